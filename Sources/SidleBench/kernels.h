/* The loops that bound what a step can cost, our own: structure of arrays, no calls, no library.
 *
 * Compiled by clang at -O3 for the instruction set of the library, without fused multiply-add. The
 * engine does more for each value (times in integers, handles, repeats, directions, speeds), so a
 * ratio to these says what that costs. */
#ifndef SIDLE_BENCH_KERNELS_H
#define SIDLE_BENCH_KERNELS_H

#include <stdint.h>

/* Arrays of n numbers. Each loop advances t by dt and returns how many are done. */
typedef struct kernel_springs {
  long n;
  double *t, *zw, *wd, *a, *b, *target, *x, *v;
} kernel_springs;
typedef struct kernel_tweens {
  long n;
  double *t, *inverse, *from, *delta, *x;
  double curve[6]; /* of Bezier: ax, bx, cx, ay, by, cy */
} kernel_tweens;

/* Under-damped springs in closed form, with the test for rest. */
long closed_f64(const kernel_springs *s, double dt);
/* Penner's cubic, in and out. */
long tween_cubic_f64(const kernel_tweens *s, double dt);
/* One cubic Bezier curve for all, six steps of Newton's method, no table. */
long tween_bezier_f64(const kernel_tweens *s, double dt);

/* A pointer's samples in a ring; the velocity is a least-squares parabola over 100 ms. */
enum { TRACK_RING = 32, TRACK_KEPT = 20 };
typedef struct kernel_track {
  int64_t t[TRACK_RING];
  float x[TRACK_RING], y[TRACK_RING];
  uint32_t head, n;
} kernel_track;
/* A row that follows a pointer: slop, axis lock, rubber band, threshold. */
typedef struct kernel_swipe {
  float start_x, start_y, offset, open, width;
  uint8_t state, is_full;
} kernel_swipe;
void track_add(kernel_track *k, int64_t t, float x, float y);
int track_velocity(const kernel_track *k, float *vx, float *vy);
int swipe_move(kernel_swipe *r, float x, float y);

#endif
