#include "bench.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <valgrind/callgrind.h>

enum mode mode = TIME;
const char *wanted;
volatile double sink;
int64_t allocated_bytes, allocator_calls;
static long passed, failed;
static int last_line;

int64_t by_mode(int64_t time, int64_t quick, int64_t count) {
  return mode == TIME ? time : mode == QUICK ? quick : count;
}

/* ---- Checks -------------------------------------------------------------------------------- */

static sidle_stage *newest; /* for the sentence of a call that failed */

void must(sidle_status status, const char *what, const char *file, int line) {
  if (status >= 0) return;
  fprintf(stderr, "%s:%d: %s: %s: %s\n", file, line, what, sidle_status_name(status),
          newest ? sidle_stage_last_error(newest) : "");
  exit(2);
}

void check(int good, const char *what, const char *file, int line) {
  if (good) {
    passed++;
  } else if (failed++, line != last_line) {
    last_line = line;
    fprintf(stderr, "%s:%d: not so: %s\n", file, line, what);
  }
}

int near_to(double a, double b, double allowed) {
  return fabs(a - b) <= allowed;
}

int finish_checks(void) {
  fprintf(stderr, "%ld passed, %ld failed\n", passed, failed);
  return failed > 0;
}

/* ---- Numbers ------------------------------------------------------------------------------- */

double random_unit(void) {
  static uint64_t state = 88172645463325252u;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (double)(state >> 11) * 0x1p-53;
}

void *array_of(int64_t count, size_t size) {
  const size_t bytes = ((size_t)count * size + 127) & ~(size_t)63;
  void *block = aligned_alloc(64, bytes);
  if (!block) {
    fputs("no memory\n", stderr);
    exit(2);
  }
  return memset(block, 0, bytes);
}

/* ---- The stage ----------------------------------------------------------------------------- */

void *count_allocate(void *context, size_t size, size_t alignment) {
  (void)context;
  allocator_calls++;
  allocated_bytes += (int64_t)size;
  const size_t whole = (size + alignment - 1) & ~(alignment - 1);
  return aligned_alloc(alignment, whole);
}

void count_release(void *context, void *block, size_t size, size_t alignment) {
  (void)context;
  (void)alignment;
  allocator_calls++;
  allocated_bytes -= (int64_t)size;
  free(block);
}

sidle_stage *make_stage(int32_t event_capacity) {
  static const sidle_allocator counting = {NULL, count_allocate, count_release};
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  spec.width = 390;
  spec.height = 844;
  spec.event_capacity = event_capacity;
  spec.allocator = &counting;
  newest = NULL;
  MUST(sidle_stage_create(&spec, &newest));
  return newest;
}

/* ---- Measuring ----------------------------------------------------------------------------- */

static double clock_ns(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* A run that took longer than this was probably cut into by another program. */
static const double uncut_ns = 1e6;

/* Operations below 10 ns are at the mercy of the clock: bodies last a tenth of a millisecond. For
 * a long one the processor's time for this program counts, whose clock is slow to read. */
static double time_run(body run, body before, void *scene, int64_t per) {
  if (before) before(scene);
  const double own_start = clock_ns(CLOCK_PROCESS_CPUTIME_ID);
  const double start = clock_ns(CLOCK_MONOTONIC);
  run(scene);
  const double end = clock_ns(CLOCK_MONOTONIC);
  const double own_end = clock_ns(CLOCK_PROCESS_CPUTIME_ID);
  return (end - start > uncut_ns ? own_end - own_start : end - start) / (double)per;
}

/* The limit is run for as long as the body took, so that what else the machine does slows both. */
static double time_limit(const measure *m, double body_ns) {
  double sum = 0;
  int runs = 0;
  while (runs < 1 || (sum < body_ns && runs < 1000)) {
    sum += time_run(m->limit_run, m->limit_before, m->limit_scene, 1);
    runs++;
  }
  return sum / runs / (double)m->limit_per;
}

/* Under callgrind: a dump of what one run executes, named after the row. */
static void count_run(const char *name, int64_t n, int64_t per, body run, body before,
                      void *scene) {
  char label[120];
  snprintf(label, sizeof label, "%s/%lld/%lld", name, (long long)n, (long long)per);
  if (before) before(scene);
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
  run(scene);
  CALLGRIND_DUMP_STATS_AT(label);
  CALLGRIND_STOP_INSTRUMENTATION;
}

int is_wanted(const char *name) {
  return !wanted || strstr(name, wanted);
}

void run_measure(const measure *m) {
  if (mode == COUNT) {
    count_run(m->name, m->n, m->per, m->run, m->before, m->scene);
    if (m->limit_run) {
      count_run(m->limit, m->n, m->limit_per, m->limit_run, m->limit_before, m->limit_scene);
    }
    return;
  }
  double times[21], limits[21], ratios[21];
  const int rounds = (int)by_mode(m->n >= 1000000 ? 9 : 21, 3, 1);
  time_run(m->run, m->before, m->scene, m->per); /* warm */
  for (int r = 0; r < rounds; r++) {
    if (m->before) m->before(m->scene);
    const int64_t calls = allocator_calls;
    times[r] = time_run(m->run, NULL, m->scene, m->per);
    const int may = m->may_allocate || allocator_calls == calls;
    if (!may) fprintf(stderr, "%s allocates\n", m->name);
    CHECK(may);
    if (m->limit_run) {
      limits[r] = time_limit(m, times[r] * (double)m->per);
      ratios[r] = times[r] / limits[r];
    }
  }
  qsort(times, (size_t)rounds, sizeof *times, compare);
  printf("%s\t%lld\tns\t%.4f\t%.4f\t", m->name, (long long)m->n, times[rounds / 2], times[0]);
  if (m->limit_run) {
    qsort(limits, (size_t)rounds, sizeof *limits, compare);
    qsort(ratios, (size_t)rounds, sizeof *ratios, compare);
    printf("%s\t%.4f\t%.4f\n", m->limit, limits[rounds / 2], ratios[rounds / 2]);
  } else {
    printf("\t\t\n");
  }
  fflush(stdout);
}

void print_number(const char *name, int64_t n, const char *unit, double value) {
  if (mode == COUNT) return;
  printf("%s\t%lld\t%s\t%.4f\t%.4f\t\t\t\n", name, (long long)n, unit, value, value);
  fflush(stdout);
}
