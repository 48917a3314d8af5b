#include "kernels.h"
#include <math.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

/* e^x for x <= 0, by ln 2 in two parts and Taylor's series. */
static inline double exp_decay(double x) {
  x = x < -708.0 ? -708.0 : x;
  double kf = x * 1.44269504088896340736 + 6755399441055744.0;
  int64_t ki;
  memcpy(&ki, &kf, sizeof ki);
  kf -= 6755399441055744.0;
  const double r = x - kf * 6.93147180369123816490e-01 - kf * 1.90821492927058770002e-10;
  double p = 1. / 479001600;
  p = 1. / 39916800 + r * p;
  p = 1. / 3628800 + r * p;
  p = 1. / 362880 + r * p;
  p = 1. / 40320 + r * p;
  p = 1. / 5040 + r * p;
  p = 1. / 720 + r * p;
  p = 1. / 120 + r * p;
  p = 1. / 24 + r * p;
  p = 1. / 6 + r * p;
  p = 0.5 + r * p;
  p = 1 + r * (1 + r * p);
  const int64_t bits = (int64_t)((uint64_t)(ki + 1023) << 52);
  double scale;
  memcpy(&scale, &bits, sizeof scale);
  return p * scale;
}

static inline void sine_cosine(double x, double *sine, double *cosine) {
  double kf = x * 0.63661977236758134308 + 6755399441055744.0;
  int64_t q;
  memcpy(&q, &kf, sizeof q);
  kf -= 6755399441055744.0;
  const double r = x - kf * 1.57079632673412561417e+00 - kf * 6.07710050650619224932e-11, z = r * r;
  double s = -1. / 1307674368000.;
  s = 1. / 6227020800. + z * s;
  s = -1. / 39916800 + z * s;
  s = 1. / 362880 + z * s;
  s = -1. / 5040 + z * s;
  s = 1. / 120 + z * s;
  s = r + r * z * (-1. / 6 + z * s);
  double c = 1. / 20922789888000.;
  c = -1. / 87178291200. + z * c;
  c = 1. / 479001600. + z * c;
  c = -1. / 3628800 + z * c;
  c = 1. / 40320 + z * c;
  c = -1. / 720 + z * c;
  c = 1. / 24 + z * c;
  c = 1 + z * (-0.5 + z * c);
  const double a = (q & 1) ? c : s, b = (q & 1) ? s : c;
  const int64_t sign_a = (int64_t)((uint64_t)(q & 2) << 62);
  const int64_t sign_b = (int64_t)((uint64_t)((q + 1) & 2) << 62);
  int64_t bits_a, bits_b;
  memcpy(&bits_a, &a, sizeof bits_a);
  memcpy(&bits_b, &b, sizeof bits_b);
  bits_a ^= sign_a;
  bits_b ^= sign_b;
  memcpy(sine, &bits_a, sizeof bits_a);
  memcpy(cosine, &bits_b, sizeof bits_b);
}

NOINLINE long closed_f64(const kernel_springs *s, double dt) {
  double *restrict t = s->t, *restrict x = s->x, *restrict v = s->v;
  const double *restrict zw = s->zw, *restrict wd = s->wd, *restrict a = s->a, *restrict b = s->b,
                         *restrict target = s->target;
  const long n = s->n;
  int64_t settled = 0;
  for (long i = 0; i < n; i++) {
    const double ti = t[i] + dt, e = exp_decay(-zw[i] * ti);
    double sn, cs;
    sine_cosine(wd[i] * ti, &sn, &cs);
    const double y = e * (a[i] * cs + b[i] * sn);
    const double w = e * ((b[i] * wd[i] - zw[i] * a[i]) * cs - (a[i] * wd[i] + zw[i] * b[i]) * sn);
    t[i] = ti;
    x[i] = target[i] + y;
    v[i] = w;
    settled += (fabs(y) < 1e-3) & (fabs(w) < 1e-3);
  }
  return (long)settled;
}

NOINLINE long tween_cubic_f64(const kernel_tweens *s, double dt) {
  double *restrict t = s->t, *restrict x = s->x;
  const double *restrict inverse = s->inverse, *restrict from = s->from, *restrict delta = s->delta;
  const long n = s->n;
  int64_t done = 0;
  for (long i = 0; i < n; i++) {
    const double ti = t[i] + dt;
    double u = ti * inverse[i];
    u = u > 1 ? 1 : u;
    const double w = 1 - u, low = 4 * u * u * u, high = 1 - 4 * w * w * w;
    const double e = u < 0.5 ? low : high;
    t[i] = ti;
    x[i] = from[i] + delta[i] * e;
    done += u >= 1;
  }
  return (long)done;
}

NOINLINE long tween_bezier_f64(const kernel_tweens *s, double dt) {
  double *restrict t = s->t, *restrict x = s->x;
  const double *restrict inverse = s->inverse, *restrict from = s->from, *restrict delta = s->delta;
  const double ax = s->curve[0], bx = s->curve[1], cx = s->curve[2];
  const double ay = s->curve[3], by = s->curve[4], cy = s->curve[5];
  const long n = s->n;
  int64_t done = 0;
  for (long i = 0; i < n; i++) {
    const double ti = t[i] + dt;
    double u = ti * inverse[i];
    u = u > 1 ? 1 : u;
    double p = u;
    for (int r = 0; r < 6; r++) {
      p -= (((ax * p + bx) * p + cx) * p - u) / ((3 * ax * p + 2 * bx) * p + cx);
    }
    t[i] = ti;
    x[i] = from[i] + delta[i] * (((ay * p + by) * p + cy) * p);
    done += u >= 1;
  }
  return (long)done;
}

NOINLINE void track_add(kernel_track *k, int64_t t, float x, float y) {
  const uint32_t i = k->head = (k->head + 1) & (TRACK_RING - 1);
  k->t[i] = t;
  k->x[i] = x;
  k->y[i] = y;
  if (k->n < TRACK_KEPT) k->n++;
}

NOINLINE int track_velocity(const kernel_track *k, float *vx, float *vy) {
  const int64_t t0 = k->t[k->head];
  const float x0 = k->x[k->head], y0 = k->y[k->head];
  float n = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, x = 0, tx = 0, ttx = 0, y = 0, ty = 0, tty = 0;
  for (uint32_t j = 0; j < k->n; j++) {
    const uint32_t i = (k->head - j) & (TRACK_RING - 1);
    const int64_t d = k->t[i] - t0;
    if (d < -100000000) break;
    const float t = (float)d * 1e-9f, a = k->x[i] - x0, b = k->y[i] - y0, t2 = t * t;
    n += 1;
    s1 += t;
    s2 += t2;
    s3 += t2 * t;
    s4 += t2 * t2;
    x += a;
    tx += t * a;
    ttx += t2 * a;
    y += b;
    ty += t * b;
    tty += t2 * b;
  }
  *vx = *vy = 0;
  if (n < 3) return 0;
  const float sxx = s2 - s1 * s1 / n, sxz = s3 - s1 * s2 / n, szz = s4 - s2 * s2 / n;
  const float det = sxx * szz - sxz * sxz;
  if (det == 0) return 0;
  *vx = ((tx - s1 * x / n) * szz - (ttx - s2 * x / n) * sxz) / det;
  *vy = ((ty - s1 * y / n) * szz - (tty - s2 * y / n) * sxz) / det;
  return 1;
}

NOINLINE int swipe_move(kernel_swipe *r, float x, float y) {
  const float dx = x - r->start_x, dy = y - r->start_y;
  if (r->state == 0) {
    if (fabsf(dx) < 8 && fabsf(dy) < 8) return 0;
    r->state = fabsf(dx) > fabsf(dy) ? 1 : 2;
  }
  if (r->state == 2) return 0;
  const float limit = -r->open;
  float o = dx > 0 ? 0 : dx;
  if (o < limit) o = limit + (o - limit) * 0.55f / (1 + (limit - o) * 0.55f / r->width);
  int changed = o != r->offset;
  r->offset = o;
  const uint8_t is_full = -dx > r->width * 0.6f;
  changed |= (is_full != r->is_full) << 1;
  r->is_full = is_full;
  return changed;
}
