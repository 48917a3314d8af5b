/* A row that a full swipe takes along, from the pull to its return or removal: what each door sees. */
#include "scene.h"

/* Three rows of 300 x 40 with two buttons of 50; full swipe from 150 points on. */
static scene make(int32_t kind) {
  sidle_row_spec spec;
  sidle_row_spec_init(&spec);
  CHECK_INT(spec.full_swipe, SIDLE_FULL_SWIPE_OFF);
  CHECK_INT(spec.full_swipe_edges, SIDLE_EDGES_BOTH);
  CHECK_INT(spec.full_swipe_span, SIDLE_SPAN_WIDTH);
  CHECK_INT(spec.on_reject, SIDLE_ON_REJECT_CLOSES);
  CHECK_NEAR(spec.full_swipe_at, 0.6, 1e-9);
  CHECK_NEAR(spec.full_swipe_hysteresis, 16, 1e-9);
  CHECK_NEAR(spec.full_swipe_velocity, 0, 1e-9);
  CHECK_NEAR(spec.collapse_duration, 0.3, 1e-9);
  CHECK_NEAR(spec.pending_timeout, 0, 1e-9);
  spec.height = 40;
  spec.width_policy = SIDLE_WIDTH_FIXED;
  spec.width = 50;
  spec.width_min = 0;
  spec.full_swipe = kind;
  spec.full_swipe_at = 0.5;
  spec.settle = SIDLE_SETTLE_IMMEDIATE;
  return scene_make(NULL, &spec, 3);
}

static sidle_what_if what_if(scene *s) {
  sidle_what_if answer = {.struct_size = sizeof answer};
  CHECK_OK(sidle_row_what_if_released_now(s->stage, s->row[0], &answer));
  return answer;
}

static double list_height(scene *s) {
  sidle_list_state state = {.struct_size = sizeof state};
  CHECK_OK(sidle_list_get_state(s->stage, s->list, &state));
  return state.content_height;
}

/* Pulled by 200 points and held. */
static void pull(scene *s, transcript *t) {
  DOWN(s->stage, 0, 290, 20);
  MOVE(s->stage, 100, 80, 20);
  step_to(s->stage, MS(100), t);
}

static void refused(void) {
  scene s = make(SIDLE_FULL_SWIPE_REMOVES);
  CHECK_STATUS(sidle_row_resolve(s.stage, s.row[0], 1), SIDLE_ERROR_STATE);
  CHECK_STATUS(sidle_row_resolve(s.stage, s.row[0], 2), SIDLE_ERROR_RANGE);
  CHECK_STATUS(sidle_row_restore(s.stage, s.row[0], 0), SIDLE_ERROR_STATE);
  CHECK_STATUS(sidle_row_restore(s.stage, s.row[0], 2), SIDLE_ERROR_ARGUMENT);
  pull(&s, NULL);
  CHECK_STATUS(sidle_row_resolve(s.stage, s.row[0], 1), SIDLE_ERROR_STATE);
  sidle_stage_destroy(s.stage);
}

static void removed(void) {
  scene s = make(SIDLE_FULL_SWIPE_REMOVES);
  transcript t = {0};
  pull(&s, &t);
  CHECK_INT(row_state(s.stage, s.row[0]).phase, SIDLE_ROW_ARMED);
  CHECK_INT(row_state(s.stage, s.row[0]).button.value, s.done[0].value);
  sidle_what_if answer = what_if(&s);
  CHECK_INT(answer.commits, 1);
  CHECK_INT(answer.awaits, 1);
  CHECK_INT(answer.button.value, s.done[0].value);
  CHECK_NEAR(answer.offset, -300, 1e-9);
  UP(s.stage, 200, 80, 20);
  step_to(s.stage, MS(200), &t);
  CHECK_INT(row_state(s.stage, s.row[0]).phase, SIDLE_ROW_PENDING);
  CHECK_NEAR(row_state(s.stage, s.row[0]).offset, -300, 1e-9);
  CHECK_STATUS(sidle_row_open(s.stage, s.row[1], SIDLE_EDGE_TRAILING, 0), SIDLE_OK);
  CHECK_OK(sidle_row_resolve(s.stage, s.row[0], 1));
  step_to(s.stage, MS(350), &t);
  const double left = row_state(s.stage, s.row[0]).frame.height;
  CHECK(left > 0 && left < 40);
  CHECK_NEAR(row_state(s.stage, s.row[1]).frame.y, left, 1e-9);
  CHECK_NEAR(list_height(&s), 80 + left, 1e-9);
  step_to(s.stage, MS(1000), &t);
  CHECK_INT(row_state(s.stage, s.row[0]).phase, SIDLE_ROW_REMOVED);
  CHECK_NEAR(row_state(s.stage, s.row[2]).frame.y, 40, 1e-9);
  CHECK_INT(row_state(s.stage, s.row[2]).index, 2);
  CHECK_STATUS(sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 0), SIDLE_ERROR_STATE);
  CHECK_OK(sidle_row_restore(s.stage, s.row[0], SIDLE_WITHOUT_ANIMATION));
  step_to(s.stage, MS(1000), &t);
  CHECK_NEAR(row_state(s.stage, s.row[2]).frame.y, 80, 1e-9);
  CHECK_TEXT(
      transcript_text(&t),
      "0.100000000 row a drag_began edge=trailing reason=touch offset=-140.000 velocity=0.000\n"
      "0.100000000 row a armed button=\"done a\" edge=trailing reason=touch offset=-140.000 "
      "velocity=0.000\n"
      "0.200000000 row a drag_ended edge=trailing reason=touch offset=-140.000 velocity=0.000\n"
      "0.200000000 row a committed pending button=\"done a\" edge=trailing reason=touch "
      "offset=-140.000 velocity=0.000\n"
      "0.200000000 button \"done a\" button_triggered row=a edge=trailing reason=touch x=80.000 "
      "y=20.000\n"
      "0.200000000 row b will_open edge=trailing reason=code offset=0.000 velocity=0.000\n"
      "0.200000000 row b opened edge=trailing reason=code offset=-100.000 velocity=0.000\n"
      "0.200000000 row a collapse_began edge=trailing reason=action offset=-300.000 "
      "velocity=0.000\n"
      "0.500000000 row a removed edge=trailing reason=action offset=-300.000 velocity=0.000\n"
      "1.000000000 row a restored edge=none reason=code offset=0.000 velocity=0.000\n");
  free(t.bytes);
  sidle_stage_destroy(s.stage);
}

static void kept(void) {
  scene s = make(SIDLE_FULL_SWIPE_KEEPS);
  pull(&s, NULL);
  sidle_what_if answer = what_if(&s);
  CHECK_INT(answer.commits, 1);
  CHECK_INT(answer.awaits, 0);
  CHECK_INT(answer.changes, 1);
  UP(s.stage, 200, 80, 20);
  step_to(s.stage, MS(200), NULL);
  CHECK_INT(row_state(s.stage, s.row[0]).phase, SIDLE_ROW_CLOSED);
  CHECK_INT(row_state(s.stage, s.row[0]).button.value, 0);
  sidle_stage_destroy(s.stage);
}

static void confirmed(void) {
  scene s = make(SIDLE_FULL_SWIPE_OFF);
  sidle_button_spec spec;
  sidle_button button;
  transcript t = {0};
  sidle_button_spec_init(&spec);
  CHECK_INT(spec.role, SIDLE_BUTTON_NORMAL);
  CHECK_INT(spec.level_span, SIDLE_SPAN_POINTS);
  CHECK_NEAR(spec.confirm_timeout, 3, 1e-9);
  spec.name = text("sure");
  spec.needs_confirm = 1;
  CHECK_OK(sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_TRAILING, &spec, &button));
  CHECK_OK(sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 0));
  step_to(s.stage, 0, NULL);
  DOWN(s.stage, 10, 290, 20);
  UP(s.stage, 20, 290, 20);
  step_to(s.stage, MS(20), &t);
  CHECK_INT(button_state(s.stage, button).confirming, 1);
  CHECK_INT(sidle_stage_next_deadline(s.stage), MS(3020));
  step_to(s.stage, MS(4000), &t);
  CHECK_INT(button_state(s.stage, button).confirming, 0);
  CHECK_TEXT(transcript_text(&t),
             "0.020000000 button sure confirm_needed row=a edge=trailing reason=tap x=290.000 "
             "y=20.000\n"
             "3.020000000 button sure confirm_withdrawn row=a edge=trailing reason=timed_out "
             "x=0.000 y=0.000\n");
  free(t.bytes);
  sidle_stage_destroy(s.stage);
}

int main(void) {
  refused();
  removed();
  kept();
  confirmed();
  return check_report();
}
