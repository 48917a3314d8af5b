/* Rows at rest cost a step nothing; a list costs what its moving rows cost. */
#include "bench.h"
#include <stdio.h>
#include <string.h>

typedef struct scene {
  sidle_stage *stage;
  sidle_list list;
  sidle_row moving;
  int64_t count, repeats;
} scene;

static sidle_row add_row(scene *s, int buttons, int is_titled) {
  sidle_row_spec spec;
  sidle_row row;
  sidle_row_spec_init(&spec);
  spec.settle = SIDLE_SETTLE_SPRING;
  spec.spring_stiffness = 1; /* opens for seconds */
  if (is_titled) spec.title = (sidle_text){"A book of some length", -1};
  MUST(sidle_row_create(s->stage, s->list, &spec, &row));
  for (int i = 0; i < buttons; i++) {
    sidle_button_spec button;
    sidle_button made;
    sidle_button_spec_init(&button);
    if (is_titled) button.title = (sidle_text){i ? "Done" : "Skip", -1};
    MUST(sidle_row_add_button(s->stage, row, SIDLE_EDGE_TRAILING, &button, &made));
  }
  return row;
}

static void make(scene *s, int64_t count, int buttons, int is_titled) {
  sidle_list_spec spec;
  sidle_list_spec_init(&spec);
  spec.frame = (sidle_rect){0, 0, 390, 844};
  memset(s, 0, sizeof *s);
  s->count = count;
  s->stage = make_stage(1024);
  MUST(sidle_list_create(s->stage, &spec, &s->list));
  for (int64_t i = 0; i < count; i++) {
    const sidle_row row = add_row(s, buttons, is_titled);
    if (i == count / 2) s->moving = row;
  }
}

/* ---- Nothing moves ------------------------------------------------------------------------- */

static void step_idle(void *context) {
  scene *s = context;
  for (int64_t i = 0; i < s->repeats; i++) MUST(sidle_stage_step(s->stage, 1.0 / 120));
}

static void bench_idle(int64_t rows) {
  scene s;
  make(&s, rows, rows > 100000 ? 0 : 2, 0);
  s.repeats = by_mode(10000, 100, 100);
  CHECK(sidle_stage_is_idle(s.stage));
  const uint64_t before = mode == COUNT ? 0 : sidle_stage_fingerprint(s.stage);
  run_measure(
      &(measure){.name = "step-idle", .n = rows, .per = s.repeats, .run = step_idle, .scene = &s});
  CHECK(sidle_stage_is_idle(s.stage) && sidle_stage_next_deadline(s.stage) == INT64_MAX);
  CHECK(mode == COUNT || sidle_stage_fingerprint(s.stage) != before); /* the time is part of it */
  sidle_stage_destroy(s.stage);
}

/* ---- One row moves ------------------------------------------------------------------------- */

static void open_row(void *context) {
  scene *s = context;
  MUST(sidle_row_close(s->stage, s->moving, SIDLE_WITHOUT_ANIMATION));
  MUST(sidle_row_open(s->stage, s->moving, SIDLE_EDGE_TRAILING, 0));
  MUST(sidle_stage_step(s->stage, 0.5));
}

static void step_one(void *context) {
  scene *s = context;
  sidle_row_state state = {.struct_size = sizeof state};
  for (int64_t i = 0; i < s->repeats; i++) {
    MUST(sidle_stage_step(s->stage, 1.0 / 480));
    MUST(sidle_row_get_state(s->stage, s->moving, &state));
    sink = state.offset;
  }
  CHECK(state.phase == SIDLE_ROW_SETTLING);
}

static void bench_one(int64_t rows) {
  scene s;
  make(&s, rows, 2, 0);
  s.repeats = by_mode(1000, 100, 100);
  run_measure(&(measure){.name = "step-one-row-moving",
                         .n = rows,
                         .per = s.repeats,
                         .run = step_one,
                         .before = open_row,
                         .scene = &s});
  sidle_stage_destroy(s.stage);
}

/* ---- Drawing ------------------------------------------------------------------------------- */

static void draw(void *context) {
  scene *s = context;
  sidle_draw_list list;
  for (int64_t i = 0; i < s->repeats; i++) {
    MUST(sidle_stage_draw(s->stage, &list));
    sink = (double)list.serial;
  }
}

/* After a call that may change what is shown, and does not. */
static void draw_anew(void *context) {
  scene *s = context;
  sidle_draw_list list;
  for (int64_t i = 0; i < s->repeats; i++) {
    MUST(sidle_row_set_enabled(s->stage, s->moving, 1));
    MUST(sidle_stage_draw(s->stage, &list));
    sink = (double)list.serial;
  }
}

static void step_and_draw(void *context) {
  scene *s = context;
  sidle_draw_list list;
  uint64_t serial = 0;
  for (int64_t i = 0; i < s->repeats; i++) {
    MUST(sidle_stage_step(s->stage, 1.0 / 120));
    MUST(sidle_stage_draw(s->stage, &list));
    CHECK(list.serial != serial);
    serial = list.serial;
  }
}

static void bench_screen(int64_t rows) {
  scene s;
  sidle_draw_list list;
  make(&s, rows, 2, 1);
  MUST(sidle_list_get_row(s.stage, s.list, 5, &s.moving));
  s.repeats = by_mode(100, 10, 10);
  open_row(&s);
  step_and_draw(&s); /* the draw list has its full length now */
  MUST(sidle_stage_draw(s.stage, &list));
  CHECK(list.count > 50);
  print_number("draw-screen-commands", rows, "commands", list.count);
  run_measure(&(measure){
      .name = "draw-screen-unchanged", .n = rows, .per = s.repeats, .run = draw, .scene = &s});
  run_measure(&(measure){
      .name = "draw-screen-anew", .n = rows, .per = s.repeats, .run = draw_anew, .scene = &s});
  run_measure(&(measure){.name = "step-and-draw-screen",
                         .n = rows,
                         .per = s.repeats,
                         .run = step_and_draw,
                         .before = open_row,
                         .scene = &s});
  sidle_stage_destroy(s.stage);
}

void bench_rows(void) {
  static const int64_t resting[] = {0, 10, 10000, 1000000};
  const int count = (int)by_mode(4, 3, 3);
  for (int i = 0; i < count; i++) bench_idle(resting[i]);
  bench_one(10);
  bench_one(10000);
  bench_screen(20);
  bench_screen(10000);
}
