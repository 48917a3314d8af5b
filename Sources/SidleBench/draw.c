/* Drawing: many rows, layers in transition, and what a scene costs that has not changed. */
#include "bench.h"
#include <stdlib.h>
#include <string.h>

typedef struct scene {
  sidle_stage *stage;
  sidle_list list;
  int64_t count, repeats;
  /* The commands of the scene twice, for the loop that bounds finding that nothing changed. */
  sidle_draw_command *commands, *others;
  int32_t command_count;
} scene;

static void draw(scene *s, sidle_draw_list *list) {
  MUST(sidle_stage_draw(s->stage, list));
  sink = (double)list->serial;
}

static void draw_unchanged(void *context) {
  scene *s = context;
  sidle_draw_list list;
  draw(s, &list);
  const uint64_t serial = list.serial;
  for (int64_t i = 1; i < s->repeats; i++) draw(s, &list);
  CHECK(list.serial == serial);
}

/* After a call that may change what is shown, and does not. */
static void draw_anew(void *context) {
  scene *s = context;
  sidle_draw_list list;
  draw(s, &list);
  const uint64_t serial = list.serial;
  for (int64_t i = 0; i < s->repeats; i++) {
    MUST(sidle_list_set_scroll_offset(s->stage, s->list, 0));
    draw(s, &list);
  }
  CHECK(list.serial == serial);
}

static void compare_commands(void *context) {
  scene *s = context;
  for (int64_t i = 0; i < s->repeats; i++)
    sink = memcmp(s->commands, s->others, (size_t)s->command_count * sizeof *s->commands);
}

/* ---- Rows ---------------------------------------------------------------------------------- */

/* Every row moves by less than one of them is high. */
static void scroll_and_draw(void *context) {
  scene *s = context;
  sidle_draw_list list;
  uint64_t serial = 0;
  for (int64_t i = 0; i < s->repeats; i++) {
    MUST(sidle_list_set_scroll_offset(s->stage, s->list, i % 2 == 0 ? 0.25 : 0));
    draw(s, &list);
    CHECK(list.serial != serial);
    serial = list.serial;
  }
}

/* The list grows from a few commands to as many as ever, without asking for memory. */
static void shrink_and_draw(void *context) {
  scene *s = context;
  sidle_draw_list list;
  const int32_t whole = s->command_count;
  for (int64_t i = 0; i < s->repeats; i++) {
    const int is_short = i % 2 == 0;
    MUST(sidle_list_set_frame(s->stage, s->list, (sidle_rect){0, 0, 390, is_short ? 84.4 : 844}));
    draw(s, &list);
    CHECK(is_short ? list.count < whole / 4 : list.count == whole);
  }
}

static void make_rows(scene *s, int64_t count) {
  sidle_list_spec spec;
  sidle_list_spec_init(&spec);
  spec.frame = (sidle_rect){0, 0, 390, 844};
  memset(s, 0, sizeof *s);
  s->count = count;
  s->stage = make_stage(1024);
  MUST(sidle_list_create(s->stage, &spec, &s->list));
  for (int64_t i = 0; i <= count; i++) { /* one more, that scrolls in */
    sidle_row_spec row;
    sidle_row made;
    sidle_row_spec_init(&row);
    row.height = 844 / (double)count;
    row.title = (sidle_text){"A book of some length", -1};
    MUST(sidle_row_create(s->stage, s->list, &row, &made));
  }
}

static void copy_commands(scene *s) {
  sidle_draw_list list;
  draw(s, &list);
  s->command_count = list.count;
  s->commands = array_of(list.count, sizeof *s->commands);
  s->others = array_of(list.count, sizeof *s->others);
  for (int32_t i = 0; i < list.count; i++) {
    s->commands[i] = *sidle_draw_list_at(&list, i);
    s->others[i] = s->commands[i];
  }
}

static void bench_visible_rows(int64_t count) {
  scene s;
  make_rows(&s, count);
  s.repeats = by_mode(20, 4, 4);
  scroll_and_draw(&s); /* the draw list has its full length now */
  copy_commands(&s);
  CHECK(s.command_count >= 4 * count);
  print_number("draw-rows-commands", count, "commands", s.command_count);
  run_measure(&(measure){.name = "draw-rows-unchanged",
                         .n = count,
                         .per = s.repeats,
                         .run = draw_unchanged,
                         .scene = &s});
  run_measure(&(measure){.name = "draw-rows-anew",
                         .n = count,
                         .per = s.repeats,
                         .run = draw_anew,
                         .scene = &s,
                         .limit = "compare-commands",
                         .limit_per = s.repeats,
                         .limit_run = compare_commands,
                         .limit_scene = &s});
  run_measure(&(measure){.name = "draw-rows-scrolled",
                         .n = count,
                         .per = s.repeats,
                         .run = scroll_and_draw,
                         .scene = &s});
  run_measure(&(measure){.name = "draw-rows-resized",
                         .n = count,
                         .per = s.repeats,
                         .run = shrink_and_draw,
                         .scene = &s});
  free(s.commands);
  free(s.others);
  sidle_stage_destroy(s.stage);
}

/* ---- Layers -------------------------------------------------------------------------------- */

static void step_and_draw_layers(void *context) {
  scene *s = context;
  sidle_draw_list list;
  uint64_t serial = 0;
  for (int64_t i = 0; i < s->repeats; i++) {
    MUST(sidle_stage_step(s->stage, 1.0 / 120));
    draw(s, &list);
    CHECK(list.serial != serial);
    serial = list.serial;
  }
}

static void bench_layers(int64_t count) {
  scene s = {.count = count, .repeats = by_mode(100, 10, 10)};
  sidle_draw_list list;
  s.stage = make_stage(1024);
  for (int64_t i = 0; i < count; i++) {
    sidle_layer_spec spec;
    sidle_layer_content content;
    sidle_transition_spec transition;
    sidle_layer made;
    sidle_layer_spec_init(&spec);
    spec.frame = (sidle_rect){(double)(i % 4) * 90, (double)(i / 4 % 25) * 30, 90, 30};
    spec.title = (sidle_text){"Old", -1};
    MUST(sidle_layer_create(s.stage, &spec, &made));
    sidle_layer_content_init(&content);
    content.title = (sidle_text){"New", -1};
    sidle_transition_spec_init(&transition);
    transition.kind = SIDLE_TRANSITION_PUSH;
    transition.duration = 1000; /* longer than anybody measures */
    MUST(sidle_layer_replace(s.stage, made, &content, &transition, NULL));
  }
  MUST(sidle_stage_step(s.stage, 500)); /* both titles show */
  draw(&s, &list);
  CHECK(list.count == 4 * count);
  run_measure(&(measure){.name = "step-and-draw-layers",
                         .n = count,
                         .per = s.repeats,
                         .run = step_and_draw_layers,
                         .scene = &s});
  sidle_stage_destroy(s.stage);
}

void bench_draw(void) {
  bench_visible_rows(1000);
  bench_layers(1);
  bench_layers(100);
}
