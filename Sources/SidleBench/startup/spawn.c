/* How much longer one program takes to begin and end than another; run by turns.
 * Usage: spawn PROGRAM OTHER. Prints a line as the benchmark does, in ms. */
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>

enum { ROUNDS = 401 };
extern char **environ;

static double run(char *program) {
  struct timespec a, b;
  char *arguments[] = {program, NULL};
  pid_t child;
  int status = 0;
  clock_gettime(CLOCK_MONOTONIC, &a);
  if (posix_spawn(&child, program, NULL, NULL, arguments, environ) != 0 ||
      waitpid(child, &status, 0) != child || status != 0) {
    fprintf(stderr, "%s did not run\n", program);
    exit(1);
  }
  clock_gettime(CLOCK_MONOTONIC, &b);
  return (double)(b.tv_sec - a.tv_sec) * 1e3 + (double)(b.tv_nsec - a.tv_nsec) * 1e-6;
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  static double ours[ROUNDS], theirs[ROUNDS];
  if (argc < 3) return 2;
  for (int i = 0; i < ROUNDS; i++) {
    ours[i] = run(argv[1]);
    theirs[i] = run(argv[2]);
  }
  qsort(ours, ROUNDS, sizeof *ours, compare);
  qsort(theirs, ROUNDS, sizeof *theirs, compare);
  printf("start-up\t1\tms\t%.4f\t%.4f\t\t\t\n", ours[ROUNDS / 2] - theirs[ROUNDS / 2],
         ours[0] - theirs[0]);
  return 0;
}
