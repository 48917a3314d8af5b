/* What becomes of contacts: verdicts for the host's own scroll view, the edge zone, long presses, taps
 * in a row, scrolling devices, how speeds are made. */
#include "scene.h"

static void verdict_is(sidle_stage *stage, int32_t pointer, int32_t verdict, int32_t yield,
                       int32_t gesture, uint64_t row, int line) {
  sidle_verdict got = {.struct_size = sizeof got};
  CHECK_OK(sidle_stage_get_verdict(stage, pointer, &got));
  check_int(got.verdict, verdict, "verdict", __FILE__, line);
  check_int(got.yield, yield, "yield", __FILE__, line);
  check_int(got.gesture, gesture, "gesture", __FILE__, line);
  CHECK_HEX(got.row.value, row);
}
#define VERDICT(s, pointer, verdict, yield, gesture, row)                                          \
  verdict_is((s).stage, (pointer), SIDLE_VERDICT_##verdict, SIDLE_YIELD_##yield,                   \
             SIDLE_GESTURE_##gesture, (row).value, __LINE__)

static const sidle_row no_row = {0};

/* A scene whose rows a spec makes. */
static scene scene_of(double long_press, double tap_window) {
  scene s = scene_make(NULL, NULL, 0);
  for (int i = 0; i < 2; i++) {
    sidle_row_spec spec;
    sidle_button_spec button;
    sidle_row_spec_init(&spec);
    spec.height = 40;
    spec.long_press = long_press;
    spec.tap_window = tap_window;
    sidle_button_spec_init(&button);
    CHECK_OK(sidle_row_create(s.stage, s.list, &spec, &s.row[i]));
    CHECK_OK(sidle_row_add_button(s.stage, s.row[i], SIDLE_EDGE_TRAILING, &button, &s.done[i]));
  }
  return s;
}

static void drags(void) {
  scene s = scene_of(0, 0);
  VERDICT(s, 1, NONE, NONE, NONE, no_row);
  DOWN(s.stage, 10, 200, 20);
  VERDICT(s, 1, NONE, NONE, NONE, no_row); /* it waits for its step */
  step_to(s.stage, MS(10), NULL);
  VERDICT(s, 1, UNDECIDED, NONE, NONE, s.row[0]);
  MOVE(s.stage, 20, 191, 22);
  step_to(s.stage, MS(20), NULL);
  VERDICT(s, 1, UNDECIDED, NONE, NONE, s.row[0]);
  MOVE(s.stage, 30, 190, 22);
  step_to(s.stage, MS(30), NULL);
  VERDICT(s, 1, CLAIMED, NONE, PAN, s.row[0]);
  VERDICT(s, 2, NONE, NONE, NONE, no_row);
  CHECK_OK(sidle_row_destroy(s.stage, s.row[0]));
  VERDICT(s, 1, YIELDED, GONE, NONE, no_row);
  UP(s.stage, 40, 190, 22);
  step_to(s.stage, MS(40), NULL);
  VERDICT(s, 1, NONE, NONE, NONE, no_row);
  sidle_stage_destroy(s.stage);
}

static void yields(void) {
  static const struct {
    double x, y, to_x, to_y;
    int32_t yield;
  } table[] = {
      {200, 20, 200, 31, SIDLE_YIELD_AXIS},       {200, 20, 208, 9, SIDLE_YIELD_AXIS},
      {200, 20, 211, 20, SIDLE_YIELD_EMPTY_SIDE}, {200, 150, 180, 150, SIDLE_YIELD_NOTHING},
      {200, 20, -100000, 20, SIDLE_YIELD_NONE},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    scene s = scene_of(0, 0);
    CONTEXT("%zu", i);
    DOWN(s.stage, 10, table[i].x, table[i].y);
    MOVE(s.stage, 20, table[i].to_x, table[i].to_y);
    MOVE(s.stage, 30, table[i].to_x - 50, table[i].to_y);
    step_to(s.stage, MS(30), NULL);
    sidle_verdict got = {.struct_size = sizeof got};
    CHECK_OK(sidle_stage_get_verdict(s.stage, 1, &got));
    CHECK_INT(got.yield, table[i].yield);
    CHECK_INT(got.verdict, table[i].yield ? SIDLE_VERDICT_YIELDED : SIDLE_VERDICT_CLAIMED);
    CHECK_INT(row_state(s.stage, s.row[0]).phase,
              table[i].yield ? SIDLE_ROW_CLOSED : SIDLE_ROW_DRAGGING);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

static void presses(void) {
  scene s = scene_of(0.25, 0.2);
  transcript t = {NULL, 0, 0, 0};
  DOWN(s.stage, 10, 100, 20);
  step_to(s.stage, MS(10), NULL);
  CHECK_INT(sidle_stage_next_deadline(s.stage), MS(260));
  CHECK_INT(sidle_stage_is_idle(s.stage), 0);
  step_to(s.stage, MS(300), &t);
  VERDICT(s, 1, CLAIMED, NONE, LONG_PRESS, s.row[0]);
  UP(s.stage, 310, 100, 20);
  /* Two taps in a row, and one that comes too late. */
  const int64_t taps[] = {400, 500, 900};
  for (int i = 0; i < 3; i++) {
    DOWN(s.stage, taps[i], 100, 20);
    UP(s.stage, taps[i] + 50, 100, 20);
  }
  step_to(s.stage, MS(1000), &t);
  CHECK_TEXT(transcript_text(&t),
             "0.260000000 row #1 long_pressed reason=touch x=100.000 y=20.000\n"
             "0.450000000 row #1 tapped reason=tap x=100.000 y=20.000\n"
             "0.550000000 row #1 tapped reason=tap count=2 x=100.000 y=20.000\n"
             "0.950000000 row #1 tapped reason=tap x=100.000 y=20.000\n");
  free(t.bytes);
  sidle_stage_destroy(s.stage);
}

static void push_kind(sidle_stage *stage, int64_t ms, int32_t phase, int32_t kind, double x) {
  sidle_sample one = sample(MS(ms), 1, phase, x, 20);
  one.kind = kind;
  CHECK_OK(sidle_stage_push(stage, &one, 1, NULL));
}

/* A trackpad holds the row until the fingers leave, and its momentum moves nothing; a wheel ends by
 * itself. */
static void scrolls(void) {
  for (int32_t kind = SIDLE_POINTER_SCROLL; kind <= SIDLE_POINTER_WHEEL; kind++) {
    scene s = scene_of(0.05, 0.2);
    const int is_wheel = kind == SIDLE_POINTER_WHEEL;
    CONTEXT("kind %d", (int)kind);
    push_kind(s.stage, 10, SIDLE_PHASE_DOWN, kind, 200);
    push_kind(s.stage, 90, SIDLE_PHASE_MOVE, kind, 150);
    step_to(s.stage, MS(90), NULL);
    VERDICT(s, 1, CLAIMED, NONE, PAN, s.row[0]);
    CHECK_INT(sidle_stage_next_deadline(s.stage), is_wheel ? MS(240) : INT64_MAX);
    step_to(s.stage, MS(239), NULL);
    CHECK_NEAR(row_state(s.stage, s.row[0]).offset, -40, 1e-9);
    step_to(s.stage, MS(400), NULL);
    CHECK_INT(row_state(s.stage, s.row[0]).phase,
              is_wheel ? SIDLE_ROW_SETTLING : SIDLE_ROW_DRAGGING);
    if (!is_wheel) push_kind(s.stage, 500, SIDLE_PHASE_UP, kind, 150);
    for (int i = 0; i < 9; i++)
      push_kind(s.stage, 510 + i, SIDLE_PHASE_MOMENTUM, kind, 140 - 9 * i);
    step_to(s.stage, MS(3000), NULL);
    CHECK_INT(row_state(s.stage, s.row[0]).settled_edge, SIDLE_EDGE_TRAILING);
    sidle_counters counters = {.struct_size = sizeof counters};
    CHECK_OK(sidle_stage_get_counters(s.stage, &counters));
    CHECK_INT((int64_t)counters.stray, 0);
    VERDICT(s, 1, NONE, NONE, NONE, no_row);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* A flick whose last samples jump back: the line keeps the direction, the others turn with them. */
static void strategies(void) {
  static const double places[] = {290, 270, 245, 220, 200, 185, 200, 215};
  for (int32_t strategy = SIDLE_STRATEGY_LINE; strategy <= SIDLE_STRATEGY_IMPULSE; strategy++) {
    sidle_stage_spec spec;
    sidle_stage_spec_init(&spec);
    spec.width = 300;
    spec.height = 160;
    spec.velocity_strategy = strategy;
    spec.edge_zone = 5;
    sidle_stage *stage;
    sidle_row_spec row_spec;
    sidle_button_spec button_spec;
    sidle_row row;
    sidle_button button;
    if (!CHECK_OK(sidle_stage_create(&spec, &stage))) return;
    sidle_row_spec_init(&row_spec);
    sidle_button_spec_init(&button_spec);
    CHECK_OK(sidle_row_create(stage, (sidle_list){0}, &row_spec, &row));
    CHECK_OK(sidle_row_add_button(stage, row, SIDLE_EDGE_TRAILING, &button_spec, &button));
    DOWN(stage, 0, 294, 20);
    for (int i = 0; i < 8; i++) MOVE(stage, 10 * (i + 1), places[i], 20);
    step_to(stage, MS(80), NULL);
    const double velocity = row_state(stage, row).velocity;
    CONTEXT("strategy %d, %g", (int)strategy, velocity);
    CHECK((velocity < 0) == (strategy == SIDLE_STRATEGY_LINE));
    /* In the edge zone a contact is no drag. */
    UP(stage, 90, 215, 20);
    step_to(stage, MS(2000), NULL);
    DOWN(stage, 2010, 296, 20);
    MOVE(stage, 2020, 200, 20);
    step_to(stage, MS(2020), NULL);
    sidle_verdict got = {.struct_size = sizeof got};
    CHECK_OK(sidle_stage_get_verdict(stage, 1, &got));
    CHECK_INT(got.yield, SIDLE_YIELD_EDGE_ZONE);
    sidle_stage_destroy(stage);
  }
  CONTEXT("%s", "");
}

int main(void) {
  drags();
  yields();
  presses();
  scrolls();
  strategies();
  return check_report();
}
