/* What a pointer's sample costs while it drags a row. */
#include "bench.h"
#include "kernels.h"

typedef struct scene {
  sidle_stage *stage;
  sidle_row row;
  sidle_list list;
  int64_t repeats, time;
  int asks;
} scene;

static const int64_t apart = 8333333; /* ns between samples */

static sidle_sample sample_at(const scene *s, int32_t phase, double x) {
  return (sidle_sample){s->time, 1, phase, SIDLE_POINTER_TOUCH, 1, x, 20, 0};
}

static double place(int64_t i) {
  return 300 - (double)(i & 127);
}

static void push(void *context) {
  scene *s = context;
  sidle_row_state state = {.struct_size = sizeof state};
  for (int64_t i = 0; i < s->repeats; i++) {
    s->time += apart;
    const sidle_sample sample = sample_at(s, SIDLE_PHASE_MOVE, place(i));
    MUST(sidle_stage_push(s->stage, &sample, 1, NULL));
    MUST(sidle_stage_step_to(s->stage, s->time));
    if (s->asks) {
      MUST(sidle_row_get_state(s->stage, s->row, &state));
      sink = state.velocity;
    }
  }
}

static void make(scene *s) {
  sidle_list_spec list;
  sidle_row_spec row;
  sidle_button_spec button;
  sidle_button made;
  s->stage = make_stage(1024);
  sidle_list_spec_init(&list);
  list.frame = (sidle_rect){0, 0, 390, 844};
  MUST(sidle_list_create(s->stage, &list, &s->list));
  sidle_row_spec_init(&row);
  sidle_button_spec_init(&button);
  for (int i = 0; i < 20; i++) {
    sidle_row added;
    MUST(sidle_row_create(s->stage, s->list, &row, &added));
    MUST(sidle_row_add_button(s->stage, added, SIDLE_EDGE_TRAILING, &button, &made));
    MUST(sidle_row_add_button(s->stage, added, SIDLE_EDGE_TRAILING, &button, &made));
    if (i == 0) s->row = added;
  }
  sidle_sample sample = sample_at(s, SIDLE_PHASE_DOWN, 380);
  MUST(sidle_stage_push(s->stage, &sample, 1, NULL));
  for (int i = 0; i < 20; i++) {
    s->time += apart;
    sample = sample_at(s, SIDLE_PHASE_MOVE, 380 - 4 * i);
    MUST(sidle_stage_push(s->stage, &sample, 1, NULL));
    MUST(sidle_stage_step_to(s->stage, s->time));
  }
}

static void verify(scene *s) {
  sidle_row_state state = {.struct_size = sizeof state};
  for (int i = 0; i < 20; i++) {
    s->time += apart;
    const sidle_sample sample = sample_at(s, SIDLE_PHASE_MOVE, 300 - i);
    MUST(sidle_stage_push(s->stage, &sample, 1, NULL));
    MUST(sidle_stage_step_to(s->stage, s->time));
  }
  MUST(sidle_row_get_state(s->stage, s->row, &state));
  CHECK(state.phase == SIDLE_ROW_DRAGGING && state.pointer == 1);
  CHECK(near_to(state.offset, 281 - 380 + 10, 1e-9)); /* the slop is swallowed */
  CHECK(near_to(state.velocity, -1e9 / (double)apart, 1e-6));
}

/* ---- The floor ----------------------------------------------------------------------------- */

typedef struct floor_scene {
  kernel_track track;
  kernel_swipe swipe;
  int64_t repeats, time;
  int asks;
} floor_scene;

static void floor_push(void *context) {
  floor_scene *f = context;
  float vx = 0, vy = 0;
  for (int64_t i = 0; i < f->repeats; i++) {
    f->time += apart;
    const float x = (float)place(i) - 380;
    track_add(&f->track, f->time, x, 20);
    if (f->asks) track_velocity(&f->track, &vx, &vy);
    sink = vx + (float)swipe_move(&f->swipe, x, 0);
  }
}

void bench_pointer(void) {
  for (int asks = 0; asks < 2; asks++) {
    scene s = {.repeats = by_mode(10000, 1000, 100), .asks = asks};
    floor_scene f = {.swipe = {0, 0, 0, 148, 390, 1, 0}, .repeats = s.repeats, .asks = asks};
    make(&s);
    run_measure(&(measure){.name = asks ? "sample-and-velocity" : "sample",
                           .n = 1,
                           .per = s.repeats,
                           .run = push,
                           .limit = asks ? "floor_sample_velocity" : "floor_sample",
                           .limit_per = s.repeats,
                           .limit_run = floor_push,
                           .scene = &s,
                           .limit_scene = &f});
    verify(&s);
    sidle_stage_destroy(s.stage);
  }
}
