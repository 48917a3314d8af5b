/* Scenes over the public header, timed beside the loops that bound them. Shared by all files. */
#ifndef SIDLE_BENCH_H
#define SIDLE_BENCH_H

#include <sidle.h>
#include <stdint.h>

/* How a run goes. TIME: medians. QUICK: the same with few rounds and small scenes, for what is
 * asserted in them. COUNT: each body once, as callgrind counts it. */
enum mode { TIME, QUICK, COUNT };
extern enum mode mode;

/* Picks by mode. */
int64_t by_mode(int64_t time, int64_t quick, int64_t count);

/* ---- Checks -------------------------------------------------------------------------------- */

/* Ends the program when a call has failed. */
#define MUST(call) must((call), #call, __FILE__, __LINE__)
void must(sidle_status status, const char *what, const char *file, int line);
/* Counts what is right, says what is not. */
#define CHECK(good) check((good) != 0, #good, __FILE__, __LINE__)
void check(int good, const char *what, const char *file, int line);
/* Whether a and b differ by no more than allowed. */
int near_to(double a, double b, double allowed);
/* "N passed, N failed"; the status for main. */
int finish_checks(void);

/* ---- Numbers ------------------------------------------------------------------------------- */

/* The next of a sequence of numbers in 0 to 1, the same in every run. */
double random_unit(void);
/* Zeroed memory, aligned to a cache line; never NULL. */
void *array_of(int64_t count, size_t size);
/* Keeps a result from being optimised away. */
extern volatile double sink;

/* ---- The stage ----------------------------------------------------------------------------- */

/* A stage over a counting allocator, 390 x 844 points. */
sidle_stage *make_stage(int32_t event_capacity);
/* What the counting allocator has given out: bytes now; and how often it or malloc was asked. */
extern int64_t allocated_bytes;
extern int64_t allocator_calls;
void *count_allocate(void *context, size_t size, size_t alignment);
void count_release(void *context, void *block, size_t size, size_t alignment);
/* realloc and, for a size of 0, free: the only one that is not counted. */
void *uncounted_realloc(void *block, size_t size);

/* ---- Measuring ----------------------------------------------------------------------------- */

typedef void (*body)(void *scene);

/* One row of the result. A null body is left out. */
typedef struct measure {
  const char *name;
  int64_t n;         /* objects in the scene */
  int64_t per;       /* operations that one run does */
  body run;          /* timed; must not allocate, unless it may */
  body before;       /* before each run, not timed */
  const char *limit; /* name of the loop that bounds it, and that loop */
  int64_t limit_per;
  body limit_run, limit_before;
  void *scene, *limit_scene;
  int may_allocate;
} measure;
/* Runs a body and its limit by turns and prints the row. */
void run_measure(const measure *m);
/* A row that is a number: bytes, commands. */
void print_number(const char *name, int64_t n, const char *unit, double value);
/* For scenes made one after another under callgrind: whether a row of this name is wanted. */
int is_wanted(const char *name);
extern const char *wanted;

/* ---- Scenes, one file each ----------------------------------------------------------------- */

void bench_animations(void);
void bench_control(void);
void bench_rows(void);
void bench_draw(void);
void bench_looks(void);
void bench_pointer(void);
void bench_memory(void);
void bench_lua(void); /* a folder: lua */

#endif
