/* Assertions for the C tests: each says file, line and both values when it fails, and goes on.
 * A program ends with `return check_report();`, which prints "N passed, N failed". */
#ifndef CHECK_H
#define CHECK_H

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sidle.h"

static int check_passed, check_failed;
enum { CHECK_ENOUGH = 40 }; /* failures in one program: the rest would say the same */
/* What is being done, for tables and loops; part of each failure's message. */
static char check_context[200];

#define CONTEXT(...) ((void)snprintf(check_context, sizeof check_context, __VA_ARGS__))

static inline int check_note(int good, const char *file, int line, const char *what) {
  if (good) {
    check_passed++;
    return 1;
  }
  check_failed++;
  printf("%s:%d: %s%s%s", file, line, check_context, check_context[0] ? ": " : "", what);
  if (check_failed == CHECK_ENOUGH) {
    printf("\nand so on; nothing more is checked\n");
    printf("%d passed, %d failed\n", check_passed, check_failed);
    exit(1);
  }
  return 0;
}

static inline int check_true(int good, const char *what, const char *file, int line) {
  if (!check_note(good, file, line, what)) printf(": false\n");
  return good;
}

static inline int check_int(int64_t got, int64_t want, const char *what, const char *file,
                            int line) {
  int good = got == want;
  if (!check_note(good, file, line, what))
    printf(": %" PRId64 ", expected %" PRId64 "\n", got, want);
  return good;
}

static inline int check_hex(uint64_t got, uint64_t want, const char *what, const char *file,
                            int line) {
  int good = got == want;
  if (!check_note(good, file, line, what))
    printf(": %016" PRIx64 ", expected %016" PRIx64 "\n", got, want);
  return good;
}

static inline int check_near(double got, double want, double tolerance, const char *what,
                             const char *file, int line) {
  int good = fabs(got - want) <= tolerance; /* false for NaN */
  if (!check_note(good, file, line, what))
    printf(": %.17g, expected %.17g within %g\n", got, want, tolerance);
  return good;
}

static inline int check_text(const char *got, const char *want, const char *what, const char *file,
                             int line) {
  int good = got != NULL && strcmp(got, want) == 0;
  if (!check_note(good, file, line, what))
    printf(":\n  got      \"%s\"\n  expected \"%s\"\n", got == NULL ? "(null)" : got, want);
  return good;
}

static inline int check_status(sidle_status got, sidle_status want, const char *what,
                               const char *file, int line) {
  int good = got == want;
  if (!check_note(good, file, line, what))
    printf(": %s, expected %s\n", sidle_status_name(got), sidle_status_name(want));
  return good;
}

#define CHECK(condition) check_true((condition) != 0, #condition, __FILE__, __LINE__)
#define CHECK_INT(got, want) check_int((got), (want), #got, __FILE__, __LINE__)
#define CHECK_HEX(got, want) check_hex((got), (want), #got, __FILE__, __LINE__)
#define CHECK_NEAR(got, want, tolerance)                                                           \
  check_near((got), (want), (tolerance), #got, __FILE__, __LINE__)
#define CHECK_TEXT(got, want) check_text((got), (want), #got, __FILE__, __LINE__)
#define CHECK_STATUS(got, want) check_status((got), (want), #got, __FILE__, __LINE__)
#define CHECK_OK(call) check_status((call), SIDLE_OK, #call, __FILE__, __LINE__)

/* A program in which nothing was checked has failed. */
static inline int check_report(void) {
  if (check_passed + check_failed == 0) {
    printf("no assertion was reached\n");
    check_failed = 1;
  }
  printf("%d passed, %d failed\n", check_passed, check_failed);
  return check_failed != 0;
}

#endif
