/* Starting, retargeting, stopping, finishing and ending one animation while others play. */
#include "bench.h"
#include <stdio.h>
#include <stdlib.h>

enum { HANDS = 100 }; /* animations that a body works on, beside those that only play */

typedef struct scene {
  sidle_stage *stage;
  sidle_animation hands[HANDS];
  int64_t rounds;
  double target;
} scene;

/* Events of calls wait for the next step, and there is room for 64 000 of them. */
static void drain(scene *s) {
  MUST(sidle_stage_step(s->stage, 0));
}

static void stop_all(void *context) {
  scene *s = context;
  for (int i = 0; i < HANDS; i++) MUST(sidle_animation_stop(s->stage, s->hands[i]));
  drain(s);
}

static void start_each(void *context) {
  scene *s = context;
  for (int i = 0; i < HANDS; i++) MUST(sidle_animation_start(s->stage, s->hands[i]));
}

static void start_all(void *context) {
  stop_all(context);
  start_each(context);
}

static void stop_each(void *context) {
  scene *s = context;
  for (int i = 0; i < HANDS; i++) MUST(sidle_animation_stop(s->stage, s->hands[i]));
}

static void finish_each(void *context) {
  scene *s = context;
  for (int i = 0; i < HANDS; i++) MUST(sidle_animation_finish(s->stage, s->hands[i]));
}

static void retarget_each(void *context) {
  scene *s = context;
  for (int64_t k = 0; k < s->rounds; k++) {
    s->target = s->target == 50 ? 150 : 50;
    for (int i = 0; i < HANDS; i++) {
      MUST(sidle_animation_retarget(s->stage, s->hands[i], s->target));
    }
  }
}

static void get_each(void *context) {
  scene *s = context;
  sidle_animation_state state = {.struct_size = sizeof state};
  for (int64_t k = 0; k < s->rounds; k++) {
    for (int i = 0; i < HANDS; i++) {
      MUST(sidle_animation_get_state(s->stage, s->hands[i], &state));
      sink = state.value;
    }
  }
}

/* The hands last 0.25 s to 0.5 s. */
static void end_each(void *context) {
  scene *s = context;
  MUST(sidle_stage_step(s->stage, 1));
}

static void end_checked(scene *s) {
  sidle_events events;
  start_all(s);
  end_each(s);
  MUST(sidle_stage_events(s->stage, &events));
  CHECK(events.count == HANDS);
  int64_t last = 0;
  for (int32_t i = 0; i < events.count; i++) {
    const sidle_event *e = sidle_events_at(&events, i);
    CHECK(e->type == SIDLE_EVENT_ANIMATION_ENDED && e->detail == 1);
    CHECK(e->time_ns >= last);
    last = e->time_ns;
  }
}

static sidle_animation add(scene *s, int32_t kind, double shortest, double range) {
  sidle_animation_spec spec;
  sidle_animation animation;
  sidle_animation_spec_init(&spec);
  spec.kind = kind;
  spec.to = 100 + 100 * random_unit();
  spec.duration = shortest + range * random_unit();
  spec.curve = (sidle_text){"ease-in-out", -1};
  MUST(sidle_animation_create(s->stage, (sidle_animation){0}, &spec, &animation));
  return animation;
}

static void measure_of(scene *s, const char *what, int64_t alive, body run, body before) {
  char name[60];
  snprintf(name, sizeof name, "%s", what);
  if (!is_wanted(name)) return;
  const int64_t rounds = run == retarget_each || run == get_each ? s->rounds : 1;
  run_measure(
      &(measure){name, alive, HANDS * rounds, run, before, NULL, 0, NULL, NULL, s, NULL, 0});
}

static void bench_kind(int32_t kind, int64_t alive) {
  const int is_spring = kind == SIDLE_ANIMATION_SPRING;
  scene s = {.stage = make_stage(65536), .rounds = by_mode(20, 2, 1)};
  for (int64_t i = 0; i < alive; i++) {
    MUST(sidle_animation_start(s.stage, add(&s, SIDLE_ANIMATION_CURVE, 1e5, 1e5)));
  }
  for (int i = 0; i < HANDS; i++) s.hands[i] = add(&s, kind, 0.25, 0.25);
  measure_of(&s, is_spring ? "start-spring" : "start-tween", alive, start_each, stop_all);
  measure_of(&s, is_spring ? "retarget-spring" : "retarget-tween", alive, retarget_each, start_all);
  measure_of(&s, is_spring ? "get-state-spring" : "get-state-tween", alive, get_each, start_all);
  measure_of(&s, is_spring ? "stop-spring" : "stop-tween", alive, stop_each, start_all);
  measure_of(&s, is_spring ? "finish-spring" : "finish-tween", alive, finish_each, start_all);
  if (!is_spring) measure_of(&s, "end-tween-in-step", alive, end_each, start_all);
  stop_all(&s);
  drain(&s);
  /* A retarget keeps the whole duration; new hands end as made. */
  for (int i = 0; i < HANDS; i++) MUST(sidle_animation_destroy(s.stage, s.hands[i]));
  for (int i = 0; i < HANDS; i++) s.hands[i] = add(&s, SIDLE_ANIMATION_CURVE, 0.25, 0.25);
  end_checked(&s);
  sidle_stage_destroy(s.stage);
}

void bench_control(void) {
  static const int64_t alive[] = {100, 100000};
  for (int i = 0; i < 2; i++) {
    bench_kind(SIDLE_ANIMATION_CURVE, mode == TIME ? alive[i] : alive[i] < 10000 ? 100 : 10000);
    bench_kind(SIDLE_ANIMATION_SPRING, mode == TIME ? alive[i] : alive[i] < 10000 ? 100 : 10000);
  }
}
