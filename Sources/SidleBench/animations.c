/* A step and the reading of all values, with many animations alive. */
#include "bench.h"
#include "kernels.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { SPRING, CUBIC, BEZIER };
typedef struct scene {
  enum kind kind;
  double ratio; /* of a spring */
  int64_t n, steps;
  sidle_stage *stage;
  sidle_animation *animations;
  double *from, *to, *velocity, *duration;
  int64_t start; /* of all of them, ns */
  sidle_animation_values values;
} scene;

static const double dt = 1.0 / 120, stiffness = 300;

/* What a value should be, by the C library. */
static void expect(const scene *s, int64_t i, double t, double *value, double *speed) {
  const double way = s->to[i] - s->from[i];
  const double u = t / s->duration[i];
  if (s->kind == SPRING) {
    const double w0 = sqrt(stiffness), rate = s->ratio * w0, y0 = -way, v0 = s->velocity[i];
    const double e = exp(-rate * t), w = w0 * sqrt(1 - s->ratio * s->ratio);
    const double c = s->ratio < 1 ? cos(w * t) : 1, odd = s->ratio < 1 ? sin(w * t) / w : t;
    *value = s->to[i] + e * (y0 * c + (v0 + rate * y0) * odd);
    *speed = e * (v0 * c - (rate * v0 + stiffness * y0) * odd);
  } else if (s->kind == CUBIC) {
    *value = s->from[i] + way * (u < 0.5 ? 4 * u * u * u : 1 - 4 * pow(1 - u, 3));
    *speed = way * 12 * (u < 0.5 ? u * u : (1 - u) * (1 - u)) / s->duration[i];
  } else {
    double low = 0, high = 1, p = 0.5; /* halving: slow and sure */
    for (int k = 0; k < 60; k++) {
      p = 0.5 * (low + high);
      const double q = 1 - p, x = 0.75 * p * q * q + 0.75 * p * p * q + p * p * p;
      if (x < u)
        low = p;
      else
        high = p;
    }
    const double q = 1 - p;
    *value = s->from[i] + way * (0.3 * p * q * q + 3 * p * p * q + p * p * p);
    const double run = 0.25 * q * (q - 2 * p) + 0.25 * p * (2 * q - p) + p * p;
    const double rise = 0.1 * q * (q - 2 * p) + p * (2 * q - p) + p * p;
    *speed = way * rise / run / s->duration[i];
  }
}

static void verify(scene *s) {
  CHECK(s->values.count == s->n);
  const double t = (double)(sidle_stage_now(s->stage) - s->start) * 1e-9;
  const int64_t stride = s->n > 100 ? s->n / 100 : 1;
  for (int64_t i = 0; i < s->n; i += stride) {
    const sidle_animation_value *v =
        (const void *)((const char *)s->values.first + i * s->values.stride);
    double value, speed;
    expect(s, i, t, &value, &speed);
    CHECK(v->animation == s->animations[i].value);
    CHECK(near_to(v->value, value, 1e-9));
    CHECK(near_to(v->velocity, speed, 1e-6));
  }
}

/* All back to their beginnings; without an event, as starting anew would give. */
static void rewind_all(void *context) {
  scene *s = context;
  for (int64_t i = 0; i < s->n; i++) MUST(sidle_animation_seek(s->stage, s->animations[i], 0));
  s->start = sidle_stage_now(s->stage);
}

static void step_all(void *context) {
  scene *s = context;
  for (int64_t k = 0; k < s->steps; k++) {
    MUST(sidle_stage_step(s->stage, dt));
    MUST(sidle_stage_animation_values(s->stage, &s->values));
  }
}

/* ---- The same work as loops ---------------------------------------------------------------- */

typedef struct limit_scene {
  enum kind kind;
  int64_t steps;
  kernel_springs springs;
  kernel_tweens tweens;
} limit_scene;

static double *filled(int64_t n, double base, double range) {
  double *numbers = array_of(n, sizeof *numbers);
  for (int64_t i = 0; i < n; i++) numbers[i] = base + range * random_unit();
  return numbers;
}

static void limit_make(limit_scene *l, enum kind kind, int64_t n, int64_t steps) {
  memset(l, 0, sizeof *l);
  l->kind = kind;
  l->steps = steps;
  if (kind == SPRING) {
    l->springs = (kernel_springs){n,
                                  filled(n, 0, 0),
                                  filled(n, 2, 20),
                                  filled(n, 10, 20),
                                  filled(n, -100, 200),
                                  filled(n, -50, 100),
                                  filled(n, 0, 300),
                                  filled(n, 0, 0),
                                  filled(n, 0, 0)};
    return;
  }
  double *inverse = filled(n, 1, 1);
  for (int64_t i = 0; i < n; i++) inverse[i] = 1 / inverse[i];
  /* ease: x1 = .25, y1 = .1, x2 = .25, y2 = 1 */
  l->tweens = (kernel_tweens){n,
                              filled(n, 0, 0),
                              inverse,
                              filled(n, 0, 100),
                              filled(n, 0, 200),
                              filled(n, 0, 0),
                              {1, 0, 0.75, 1 + 0.3 - 3, 3 - 0.6, 0.3}};
}

static void limit_free(limit_scene *l) {
  double *const arrays[] = {l->springs.t, l->springs.zw,     l->springs.wd,  l->springs.a,
                            l->springs.b, l->springs.target, l->springs.x,   l->springs.v,
                            l->tweens.t,  l->tweens.inverse, l->tweens.from, l->tweens.delta,
                            l->tweens.x};
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++) free(arrays[i]);
}

static void limit_rewind(void *context) {
  limit_scene *l = context;
  double *t = l->kind == SPRING ? l->springs.t : l->tweens.t;
  const long n = l->kind == SPRING ? l->springs.n : l->tweens.n;
  memset(t, 0, (size_t)n * sizeof *t);
}

static void limit_step(void *context) {
  limit_scene *l = context;
  for (int64_t k = 0; k < l->steps; k++) {
    const long done = l->kind == SPRING  ? closed_f64(&l->springs, dt)
                      : l->kind == CUBIC ? tween_cubic_f64(&l->tweens, dt)
                                         : tween_bezier_f64(&l->tweens, dt);
    sink = (double)done;
  }
}

/* ---- Scenes -------------------------------------------------------------------------------- */

static void make(scene *s) {
  s->stage = make_stage(1024);
  s->animations = array_of(s->n, sizeof *s->animations);
  s->from = filled(s->n, 0, 100);
  s->to = filled(s->n, 200, 100);
  s->velocity = filled(s->n, -50, 100);
  s->duration = filled(s->n, 1, 1);
  for (int64_t i = 0; i < s->n; i++) s->duration[i] = round(s->duration[i] * 1e9) / 1e9;
  sidle_animation_spec spec;
  sidle_animation_spec_init(&spec);
  spec.kind = s->kind == SPRING ? SIDLE_ANIMATION_SPRING : SIDLE_ANIMATION_CURVE;
  spec.spring_stiffness = stiffness;
  spec.spring_damping_ratio = s->ratio;
  spec.curve = (sidle_text){s->kind == CUBIC ? "in-out-cubic" : "ease", -1};
  for (int64_t i = 0; i < s->n; i++) {
    spec.from = s->from[i];
    spec.to = s->to[i];
    spec.velocity = s->kind == SPRING ? s->velocity[i] : 0;
    spec.duration = s->duration[i];
    MUST(sidle_animation_create(s->stage, (sidle_animation){0}, &spec, &s->animations[i]));
    MUST(sidle_animation_start(s->stage, s->animations[i]));
  }
}

static void bench_kind(const char *name, enum kind kind, double ratio, int64_t n) {
  static const char *const limits[] = {"closed_f64", "tween_cubic_f64", "tween_bezier_f64"};
  if (!is_wanted(name)) return;
  scene s = {.kind = kind, .ratio = ratio, .n = n};
  limit_scene limit;
  /* A critical spring is over after 0.5 s, the shortest tween after 1 s. */
  s.steps = by_mode(n >= 1000000 ? 2 : kind == SPRING ? 50 : 110, 30, 10);
  make(&s);
  limit_make(&limit, kind, n, s.steps);
  run_measure(&(measure){name, n, n * s.steps, step_all, rewind_all, limits[kind], n * s.steps,
                         limit_step, limit_rewind, &s, &limit, 0});
  verify(&s);
  sidle_stage_destroy(s.stage);
  limit_free(&limit);
  free(s.animations);
  free(s.from);
  free(s.to);
  free(s.velocity);
  free(s.duration);
}

void bench_animations(void) {
  static const int64_t sizes[] = {100, 10000, 1000000};
  const int count = (int)by_mode(3, 2, 1);
  for (int i = 0; i < count; i++) {
    const int64_t n = mode == COUNT ? 1000 : sizes[i];
    bench_kind("spring-critical", SPRING, 1, n);
    bench_kind("spring-swinging", SPRING, 0.5, n);
    bench_kind("tween-in-out-cubic", CUBIC, 1, n);
    bench_kind("tween-ease", BEZIER, 1, n);
  }
}
