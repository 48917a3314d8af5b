/* What the fingerprint tells apart: everything that decides what happens next, and nothing else. */
#include "scene.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
enum { MOST = 200 };

static uint64_t seen[MOST];
static int seen_count;

/* Another than all before. */
static void another(uint64_t fingerprint, int line) {
  int fresh = fingerprint != 0;
  for (int i = 0; i < seen_count; i++) fresh &= seen[i] != fingerprint;
  check_true(fresh, "another fingerprint", __FILE__, line);
  if (seen_count < MOST) seen[seen_count++] = fingerprint;
}
#define ANOTHER(stage) another(sidle_stage_fingerprint(stage), __LINE__)
#define THE_SAME(stage, call)                                                                      \
  do {                                                                                             \
    const uint64_t before = sidle_stage_fingerprint(stage);                                        \
    CHECK_OK(call);                                                                                \
    CHECK_HEX(sidle_stage_fingerprint(stage), before);                                             \
  } while (0)

/* Every field of a row's spec. Numbers that differ from the default and are allowed. */
static void row_fields(void) {
#define DOUBLE(name, value)                                                                        \
  { #name, offsetof(sidle_row_spec, name), value, 0 }
#define WORD(name, value)                                                                          \
  { #name, offsetof(sidle_row_spec, name), 0, value }
  static const struct {
    const char *name;
    size_t at;
    double number;
    int32_t word;
  } fields[] = {
      DOUBLE(frame.x, 5),
      DOUBLE(frame.y, 5),
      DOUBLE(frame.width, 310),
      DOUBLE(frame.height, 50),
      WORD(background, 0x11223344),
      WORD(title_color, 0x11223344),
      WORD(group, 1),
      WORD(group, 2),
      DOUBLE(slop, 11),
      DOUBLE(tap_slop, 11),
      DOUBLE(lock_ratio, 2),
      WORD(slop_comparison, 2),
      WORD(slop_rule, 2),
      WORD(tracking, 2),
      WORD(empty_side, 2),
      WORD(tap, 2),
      WORD(overscroll, 2),
      DOUBLE(overscroll_coefficient, 0.5),
      DOUBLE(open_threshold, 0.6),
      DOUBLE(close_threshold, 0.6),
      WORD(threshold_unit, 1),
      WORD(threshold_comparison, 2),
      DOUBLE(velocity_min, 400),
      WORD(velocity, 2),
      WORD(settle, 3),
      DOUBLE(spring_stiffness, 200),
      DOUBLE(spring_damping_ratio, 0.5),
      WORD(reveal, 2),
      WORD(width_policy, 2),
      DOUBLE(width_min, 80),
      DOUBLE(width_max, 100),
      DOUBLE(long_press, 0.5),
      DOUBLE(tap_window, 0.5),
      WORD(velocity, 3),
      WORD(overscroll, 4),
      WORD(overscroll, 5),
      WORD(close_threshold_unit, 2),
      WORD(close_threshold_unit, 3),
      WORD(close_threshold_comparison, 2),
      WORD(close_threshold_comparison, 3),
      DOUBLE(bounce, 20),
      WORD(drag_rest, 2),
      WORD(drag_sides, 2),
      WORD(slop_rule, 3),
      DOUBLE(lock_angle, 30),
      WORD(spring_form, 2),
      WORD(limit_unit, 2),
      WORD(reveal, 4),
      WORD(width_policy, 4),
      DOUBLE(button_spacing, 8),
      DOUBLE(button_padding, 9),
      DOUBLE(leading_inset, 8),
      DOUBLE(trailing_inset, 8),
      DOUBLE(leading_limit, 64),
      DOUBLE(trailing_limit, 64),
  };
  sidle_row_spec spec;
  sidle_row row;
  for (size_t i = 0; i <= COUNT(fields); i++) {
    scene s = scene_make(NULL, NULL, 0);
    CONTEXT("%s", i < COUNT(fields) ? fields[i].name : "the default");
    sidle_row_spec_init(&spec);
    char *field = (char *)&spec + (i < COUNT(fields) ? fields[i].at : 0);
    if (i < COUNT(fields) && fields[i].word != 0)
      *(int32_t *)(void *)field = fields[i].word;
    else if (i < COUNT(fields))
      *(double *)(void *)field = fields[i].number;
    CHECK_OK(sidle_row_create(s.stage, (sidle_list){0}, &spec, &row));
    ANOTHER(s.stage);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* Fields of a list's spec. */
static void list_fields(void) {
  static const struct {
    const char *name;
    size_t at;
    int32_t word;
  } fields[] = {{"the default", offsetof(sidle_list_spec, policy), SIDLE_POLICY_ONE},
                {"policy", offsetof(sidle_list_spec, policy), SIDLE_POLICY_MANY},
                {"tap_outside", offsetof(sidle_list_spec, tap_outside), 2},
                {"tap_outside", offsetof(sidle_list_spec, tap_outside), 3},
                {"direction", offsetof(sidle_list_spec, direction), 2},
                {"second_row", offsetof(sidle_list_spec, second_row), 2},
                {"closes_on_scroll", offsetof(sidle_list_spec, closes_on_scroll), 0}};
  for (size_t i = 0; i < COUNT(fields); i++) {
    scene s = scene_make(NULL, NULL, 0);
    sidle_list_spec spec;
    sidle_list list;
    CONTEXT("%s", fields[i].name);
    sidle_list_spec_init(&spec);
    *(int32_t *)(void *)((char *)&spec + fields[i].at) = fields[i].word;
    CHECK_OK(sidle_list_create(s.stage, &spec, &list));
    ANOTHER(s.stage);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* Each of these leads to another state than all before. */
static void states(void) {
  scene s = scene_make(NULL, NULL, 2);
  ANOTHER(s.stage);
  CHECK_OK(sidle_stage_step_to(s.stage, 1));
  ANOTHER(s.stage);
  CHECK_OK(sidle_stage_step_to(s.stage, 2));
  ANOTHER(s.stage);
  DOWN(s.stage, 10, 250, 20); /* waits */
  ANOTHER(s.stage);
  step_to(s.stage, MS(10), NULL);
  ANOTHER(s.stage);
  MOVE(s.stage, 20, 200, 20);
  ANOTHER(s.stage);
  step_to(s.stage, MS(20), NULL);
  ANOTHER(s.stage);
  CHECK_OK(sidle_row_open(s.stage, s.row[1], SIDLE_EDGE_TRAILING, 0)); /* an event waits */
  ANOTHER(s.stage);
  CHECK_OK(sidle_list_set_scroll_offset(s.stage, s.list, 0.5));
  ANOTHER(s.stage);
  CHECK_OK(sidle_list_set_direction(s.stage, s.list, SIDLE_DIRECTION_RIGHT_TO_LEFT));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_list_set_direction(s.stage, s.list, SIDLE_DIRECTION_RIGHT_TO_LEFT));
  CHECK_OK(sidle_row_set_index(s.stage, s.row[0], 1));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_row_set_index(s.stage, s.row[0], 1));
  CHECK_OK(sidle_row_set_height(s.stage, s.row[0], 12));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_row_set_height(s.stage, s.row[0], 12));
  CHECK_OK(sidle_list_close_all(s.stage, s.list, 0));
  THE_SAME(s.stage, sidle_list_close_all(s.stage, s.list, 0));
  CHECK_OK(sidle_list_set_frame(s.stage, s.list, rect(0, 0, 299, 160)));
  ANOTHER(s.stage);
  CHECK_OK(sidle_row_set_title(s.stage, s.row[0], text("t")));
  ANOTHER(s.stage);
  CHECK_OK(sidle_button_set_title(s.stage, s.skip[0], text("t")));
  ANOTHER(s.stage);
  CHECK_OK(sidle_button_set_enabled(s.stage, s.skip[0], 0));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_button_set_enabled(s.stage, s.skip[0], 0));
  CHECK_OK(sidle_button_set_hidden(s.stage, s.skip[0], 1));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_button_set_hidden(s.stage, s.skip[0], 1));
  CHECK_OK(sidle_row_set_enabled(s.stage, s.row[0], 0));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_row_set_enabled(s.stage, s.row[0], 0));
  CHECK_OK(sidle_row_set_enabled(s.stage, s.row[0], 1));
  CHECK_OK(sidle_row_cancel(s.stage, s.row[0]));
  THE_SAME(s.stage, sidle_row_cancel(s.stage, s.row[0]));
  CHECK_OK(sidle_row_reset(s.stage, s.row[0]));
  THE_SAME(s.stage, sidle_row_reset(s.stage, s.row[0]));
  CHECK_OK(sidle_row_peek(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 10, 0.1));
  ANOTHER(s.stage);
  CHECK_OK(sidle_row_reset(s.stage, s.row[0]));
  CHECK_OK(sidle_row_peek(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 10, 0.2));
  ANOTHER(s.stage);
  CHECK_OK(sidle_row_reset(s.stage, s.row[0]));
  CHECK_OK(sidle_list_hint(s.stage, s.list, SIDLE_EDGE_TRAILING, 10, 0.1, NULL));
  CHECK_OK(sidle_row_reset(s.stage, s.row[0]));
  ANOTHER(s.stage); /* the one hint was given */
  THE_SAME(s.stage, sidle_list_hint(s.stage, s.list, SIDLE_EDGE_TRAILING, 10, 0.1, NULL));
  const sidle_target target = {{1, 1, 10, 10}, 7, 0}, other = {{1, 1, 10, 10}, 8, 0};
  CHECK_OK(sidle_row_set_targets(s.stage, s.row[0], &target, 1));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_row_set_targets(s.stage, s.row[0], &target, 1));
  CHECK_OK(sidle_row_set_targets(s.stage, s.row[0], &other, 1));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_stage_set_debug_overlay(s.stage, 15)); /* it is no state */
  CHECK_INT(sidle_stage_debug_overlay(s.stage), 15);
  CHECK_OK(sidle_stage_set_debug_overlay(s.stage, 0));
  CHECK_OK(sidle_stage_set_reduce_motion(s.stage, 1));
  ANOTHER(s.stage);
  THE_SAME(s.stage, sidle_stage_set_reduce_motion(s.stage, 1));
  CHECK_OK(sidle_stage_set_reduce_motion(s.stage, 0));
  CHECK_INT(sidle_stage_reduces_motion(s.stage), 0);
  CHECK_OK(sidle_button_destroy(s.stage, s.skip[0]));
  ANOTHER(s.stage);
  CHECK_OK(sidle_stage_cancel_all(s.stage));
  ANOTHER(s.stage);
  CHECK_OK(sidle_row_destroy(s.stage, s.row[0]));
  ANOTHER(s.stage);
  sidle_animation_spec spec;
  sidle_animation animation;
  sidle_animation_spec_init(&spec);
  CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &spec, &animation));
  ANOTHER(s.stage);
  CHECK_OK(sidle_animation_start(s.stage, animation));
  ANOTHER(s.stage);
  CHECK_OK(sidle_animation_set_speed(s.stage, animation, 2));
  ANOTHER(s.stage);
  CHECK_OK(sidle_animation_reverse(s.stage, animation));
  ANOTHER(s.stage);
  CHECK_OK(sidle_animation_pause(s.stage, animation));
  ANOTHER(s.stage);
  sidle_stage_destroy(s.stage);
}

/* Names, and who owns what, are state; the order of creation is, too. */
static void objects(void) {
  for (int i = 0; i < 5; i++) {
    scene s = scene_make(NULL, NULL, 0);
    sidle_row_spec spec = slide_buttons_spec(i == 1 ? "name" : NULL);
    sidle_row row;
    CONTEXT("object %d", i);
    if (i == 2) spec.title = text("title");
    if (i == 3) spec.user_data = 1;
    if (i == 4) spec.content_token = 1;
    CHECK_OK(sidle_row_create(s.stage, s.list, &spec, &row));
    ANOTHER(s.stage);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* Looking, counting, growing and the addresses of things are no state. */
static void no_state(void) {
  scene s = scene_make(NULL, NULL, 2), other = scene_make(NULL, NULL, 2);
  CHECK_HEX(sidle_stage_fingerprint(s.stage), sidle_stage_fingerprint(other.stage));
  sidle_draw_list drawn;
  sidle_events events;
  sidle_counters counters = {.struct_size = sizeof counters};
  sidle_verdict verdict = {.struct_size = sizeof verdict};
  sidle_hit hit = {.struct_size = sizeof hit};
  THE_SAME(s.stage, sidle_stage_draw(s.stage, &drawn));
  THE_SAME(s.stage, sidle_stage_events(s.stage, &events));
  THE_SAME(s.stage, sidle_stage_get_counters(s.stage, &counters));
  THE_SAME(s.stage, sidle_stage_get_verdict(s.stage, 7, &verdict));
  THE_SAME(s.stage, sidle_stage_hit(s.stage, 10, 10, &hit));
  THE_SAME(s.stage, sidle_stage_step(s.stage, 0.4e-9));
  THE_SAME(s.stage, sidle_stage_step_to(s.stage, 0));
  THE_SAME(s.stage, sidle_row_close(s.stage, s.row[0], 0));
  push(s.stage, 0, 7, SIDLE_PHASE_UP, 1, 1); /* stray: counted, and gone */
  step_to(s.stage, 0, NULL);
  CHECK_HEX(sidle_stage_fingerprint(s.stage), sidle_stage_fingerprint(other.stage));
  sidle_stage_destroy(s.stage);
  sidle_stage_destroy(other.stage);
}

/* Down at 340 or 360 ms: within 0.3 s of the last tap's end, or not. Everything else is the same, the
 * speed too, since a pause forgets what was before it. */
static scene second_down(int64_t down_ms) {
  scene s = scene_make(NULL, NULL, 0);
  sidle_row_spec spec = slide_buttons_spec(NULL);
  sidle_row row;
  spec.tap = SIDLE_TAP_PASSES;
  spec.tap_window = 0.3;
  CHECK_OK(sidle_row_create(s.stage, s.list, &spec, &row));
  DOWN(s.stage, 0, 150, 20);
  UP(s.stage, 50, 150, 20);
  DOWN(s.stage, down_ms, 150, 20);
  MOVE(s.stage, 420, 151, 20);
  step_to(s.stage, MS(430), NULL);
  return s;
}

/* When a contact began decides whether its tap is the next in a row. */
static void begun(void) {
  scene early = second_down(340), late = second_down(360);
  CHECK(sidle_stage_fingerprint(early.stage) != sidle_stage_fingerprint(late.stage));
  for (int i = 0; i < 2; i++) {
    sidle_stage *stage = i == 0 ? early.stage : late.stage;
    sidle_events events;
    UP(stage, 440, 151, 20);
    CHECK_OK(sidle_stage_step_to(stage, MS(440)));
    CHECK_OK(sidle_stage_events(stage, &events));
    CHECK_INT(events.count, 1);
    CHECK_INT(sidle_events_at(&events, 0)->type, SIDLE_EVENT_ROW_TAPPED);
    CHECK_INT(sidle_events_at(&events, 0)->detail, i == 0 ? 2 : 1);
    sidle_stage_destroy(stage);
  }
}

int main(void) {
  row_fields();
  list_fields();
  states();
  objects();
  no_state();
  begun();
  return check_report();
}
