/* A call that must be refused: the right status, a sentence that names the function, and a stage
 * that is as it was before. */
#ifndef MISUSE_H
#define MISUSE_H

#include "scene.h"

static uint64_t misuse_fingerprint;
static int64_t misuse_now;

/* The name of the function that is called first in a piece of source. */
static inline void misuse_function(const char *source, char *name, size_t size) {
  const char *start = strstr(source, "sidle_");
  size_t length = start == NULL ? 0 : strcspn(start, "( ");
  if (length >= size) length = size - 1;
  if (start != NULL) memcpy(name, start, length);
  name[length] = 0;
}

/* Notes the state, and makes the last error one about another function. */
static inline void misuse_before(sidle_stage *stage, const char *source) {
  char name[80];
  misuse_function(source, name, sizeof name);
  if (strcmp(name, "sidle_stage_reserve") == 0)
    (void)sidle_stage_step(stage, -1);
  else
    (void)sidle_stage_reserve(stage, -1, -1);
  misuse_fingerprint = sidle_stage_fingerprint(stage);
  misuse_now = sidle_stage_now(stage);
}

static inline void misuse_after(sidle_stage *stage, sidle_status got, sidle_status want,
                                const char *source, const char *file, int line) {
  char name[80];
  const char *error = sidle_stage_last_error(stage);
  check_status(got, want, source, file, line);
  check_hex(sidle_stage_fingerprint(stage), misuse_fingerprint, source, file, line);
  check_int(sidle_stage_now(stage), misuse_now, source, file, line);
  misuse_function(source, name, sizeof name);
  if (error == NULL) {
    check_true(0, "no sentence", file, line);
    return;
  }
  const char *found = strstr(error, name);
  char after = found == NULL ? 'x' : found[strlen(name)];
  int named = after != '_' && !(after >= 'a' && after <= 'z');
  if (!check_note(named, file, line, source)) printf(": the sentence is \"%s\"\n", error);
  check_true(strchr(error, '\n') == NULL && strlen(error) < 512, "one short sentence", file, line);
}

#define REFUSED(stage, want, call)                                                                 \
  (misuse_before((stage), #call), misuse_after((stage), (call), (want), #call, __FILE__, __LINE__))

/* For out-parameters: bytes that no call leaves behind, and the zeros of a failed one. */
#define POISON(variable) memset(&(variable), 0xA5, sizeof(variable))

static inline int misuse_zero(const void *bytes, size_t from, size_t size) {
  for (size_t i = from; i < size; i++)
    if (((const unsigned char *)bytes)[i] != 0) return 0;
  return 1;
}
#define ZEROED(variable) CHECK(misuse_zero(&(variable), 0, sizeof(variable)))
/* Of a struct whose first field is the caller's. */
#define ZEROED_AFTER_SIZE(variable) CHECK(misuse_zero(&(variable), 4, sizeof(variable)))

/* Makes ready a state to fill in: poisoned but for its size. */
#define STATE_OF(variable) (POISON(variable), (variable).struct_size = (uint32_t)sizeof(variable))

static const double not_finite[3] = {(double)NAN, (double)INFINITY, -(double)INFINITY};

#endif
