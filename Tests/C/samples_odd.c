/* Samples that no well-behaved device sends, as real ones do: late, backward, stray, doubled, too
 * many fingers. They are counted, and nothing goes wrong. */
#include "scene.h"

static sidle_counters counters(sidle_stage *stage) {
  sidle_counters result;
  memset(&result, 0, sizeof result);
  result.struct_size = sizeof result;
  CHECK_OK(sidle_stage_get_counters(stage, &result));
  return result;
}

static void counted(sidle_stage *stage, uint64_t late, uint64_t backward, uint64_t stray,
                    uint64_t doubled, uint64_t refused, int line) {
  const sidle_counters got = counters(stage);
  check_int((int64_t)got.late, (int64_t)late, "late", __FILE__, line);
  check_int((int64_t)got.backward, (int64_t)backward, "backward", __FILE__, line);
  check_int((int64_t)got.stray, (int64_t)stray, "stray", __FILE__, line);
  check_int((int64_t)got.doubled, (int64_t)doubled, "doubled", __FILE__, line);
  check_int((int64_t)got.refused, (int64_t)refused, "refused", __FILE__, line);
}
#define COUNTED(stage, ...) counted((stage), __VA_ARGS__, __LINE__)

/* A sample older than the stage's time takes effect at the stage's time. */
static void late(void) {
  scene s = scene_make(NULL, NULL, 1);
  sidle_events events;
  step_to(s.stage, MS(100), NULL);
  DOWN(s.stage, 60, 250, 20);
  MOVE(s.stage, 80, 200, 20);
  COUNTED(s.stage, 2, 0, 0, 0, 0);
  CHECK_OK(sidle_stage_step_to(s.stage, MS(100)));
  CHECK_OK(sidle_stage_events(s.stage, &events));
  CHECK_INT(events.count, 1);
  if (events.count == 1) {
    CHECK_INT(sidle_events_at(&events, 0)->type, SIDLE_EVENT_ROW_DRAG_BEGAN);
    CHECK_INT(sidle_events_at(&events, 0)->time_ns, MS(100));
  }
  CHECK_NEAR(row_state(s.stage, s.row[0]).offset, -50, 1e-9);
  /* On time is not late. */
  MOVE(s.stage, 100, 190, 20);
  MOVE(s.stage, 101, 180, 20);
  COUNTED(s.stage, 2, 0, 0, 0, 0);
  sidle_stage_destroy(s.stage);
}

/* Hosts step to the frame, then receive what was stamped before it: the same row, the same speed. */
static void late_velocity(void) {
  double velocities[3];
  for (int host = 0; host < 3; host++) {
    scene s = scene_make(NULL, NULL, 1);
    for (int i = 0; i <= 10; i++) {
      if (host == 1) step_to(s.stage, MS(16 * i + 12), NULL); /* the frame is 12 ms ahead */
      push(s.stage, MS(16 * i), 1, i ? SIDLE_PHASE_MOVE : SIDLE_PHASE_DOWN, 280 - 16 * i, 20);
      /* A third one repeats what was read before: not for the velocity. */
      if (host == 2 && i == 9) push(s.stage, MS(16 * i - 24), 1, SIDLE_PHASE_MOVE, 250, 20);
    }
    step_to(s.stage, MS(200), NULL);
    velocities[host] = row_state(s.stage, s.row[0]).velocity;
    sidle_stage_destroy(s.stage);
  }
  CHECK_NEAR(velocities[0], -1000, 1e-6);
  CHECK_NEAR(velocities[1], -1000, 1e-6);
  CHECK_NEAR(velocities[2], -1000, 1e-6);
}

/* A sample older than its pointer's last is taken at that one's time, not for the velocity. */
static void backward(void) {
  scene s = scene_make(NULL, NULL, 1);
  DOWN(s.stage, 10, 250, 20);
  MOVE(s.stage, 30, 200, 20);
  MOVE(s.stage, 20, 190, 20);
  COUNTED(s.stage, 0, 1, 0, 0, 0);
  step_to(s.stage, MS(30), NULL);
  CHECK_NEAR(row_state(s.stage, s.row[0]).offset, -60, 1e-9);
  /* After a step it can be both. */
  MOVE(s.stage, 25, 180, 20);
  COUNTED(s.stage, 1, 2, 0, 0, 0);
  step_to(s.stage, MS(30), NULL);
  CHECK_NEAR(row_state(s.stage, s.row[0]).offset, -70, 1e-9);
  /* Another pointer has a time line of its own. */
  push(s.stage, MS(60), 1, SIDLE_PHASE_MOVE, 170, 20);
  push(s.stage, MS(50), 2, SIDLE_PHASE_HOVER, 170, 20);
  COUNTED(s.stage, 1, 2, 0, 0, 0);
  /* A step backwards that is taken for the speed would show in it. */
  step_to(s.stage, MS(60), NULL);
  CHECK(row_state(s.stage, s.row[0]).velocity < 0);
  sidle_stage_destroy(s.stage);
}

static void stray(void) {
  scene s = scene_make(NULL, NULL, 1);
  const uint64_t before = sidle_stage_fingerprint(s.stage);
  CHECK(before != 0);
  push(s.stage, 0, 7, SIDLE_PHASE_MOVE, 100, 20);
  push(s.stage, 0, 8, SIDLE_PHASE_UP, 100, 20);
  push(s.stage, 0, 9, SIDLE_PHASE_CANCEL, 100, 20);
  push(s.stage, 0, 10, SIDLE_PHASE_HOVER, 100, 20); /* a hover never is */
  step_to(s.stage, 0, NULL);
  COUNTED(s.stage, 0, 0, 3, 0, 0);
  DOWN(s.stage, 10, 100, 20);
  UP(s.stage, 20, 100, 20);
  UP(s.stage, 30, 100, 20);
  step_to(s.stage, MS(30), NULL);
  COUNTED(s.stage, 0, 0, 4, 0, 0);
  sidle_stage_destroy(s.stage);
}

/* A second down of a pointer: the old contact is cancelled, the new one counts. */
static void doubled(void) {
  scene s = scene_make(NULL, NULL, 2);
  transcript t = {NULL, 0, 0, 0};
  DOWN(s.stage, 10, 250, 20);
  MOVE(s.stage, 20, 200, 20);
  DOWN(s.stage, 30, 250, 60);
  MOVE(s.stage, 40, 190, 60);
  step_to(s.stage, MS(40), &t);
  COUNTED(s.stage, 0, 0, 0, 1, 0);
  CHECK(row_state(s.stage, s.row[0]).phase != SIDLE_ROW_DRAGGING);
  CHECK_INT(row_state(s.stage, s.row[1]).phase, SIDLE_ROW_DRAGGING);
  CHECK(strstr(transcript_text(&t), " row a drag_ended ") != NULL);
  CHECK(strstr(transcript_text(&t), "reason=cancelled") != NULL);
  free(t.bytes);
  sidle_stage_destroy(s.stage);
}

/* One contact too many takes all drags away, and is refused until all are up. */
static void too_many(void) {
  scene s = scene_make(NULL, NULL, 4);
  for (int p = 1; p <= 2; p++) {
    push(s.stage, MS(10), p, SIDLE_PHASE_DOWN, 250, 40 * p - 20);
    push(s.stage, MS(20), p, SIDLE_PHASE_MOVE, 190, 40 * p - 20);
  }
  step_to(s.stage, MS(20), NULL);
  CHECK_INT(row_state(s.stage, s.row[0]).phase, SIDLE_ROW_DRAGGING);
  CHECK_INT(row_state(s.stage, s.row[1]).phase, SIDLE_ROW_DRAGGING);
  push(s.stage, MS(30), 3, SIDLE_PHASE_DOWN, 250, 100);
  step_to(s.stage, MS(30), NULL);
  COUNTED(s.stage, 0, 0, 0, 0, 1);
  for (int i = 0; i < 3; i++) CHECK(row_state(s.stage, s.row[i]).phase != SIDLE_ROW_DRAGGING);
  /* New ones are refused while one of the old is down. */
  push(s.stage, MS(40), 1, SIDLE_PHASE_UP, 190, 20);
  push(s.stage, MS(50), 1, SIDLE_PHASE_DOWN, 250, 140);
  push(s.stage, MS(60), 1, SIDLE_PHASE_MOVE, 150, 140);
  step_to(s.stage, MS(60), NULL);
  COUNTED(s.stage, 0, 0, 0, 0, 2);
  CHECK_INT(row_state(s.stage, s.row[3]).phase, SIDLE_ROW_CLOSED);
  for (int p = 1; p <= 3; p++) push(s.stage, MS(70), p, SIDLE_PHASE_UP, 150, 140);
  push(s.stage, MS(80), 1, SIDLE_PHASE_DOWN, 250, 140);
  push(s.stage, MS(90), 1, SIDLE_PHASE_MOVE, 150, 140);
  step_to(s.stage, MS(90), NULL);
  CHECK_INT(row_state(s.stage, s.row[3]).phase, SIDLE_ROW_DRAGGING);
  sidle_stage_destroy(s.stage);
}

/* A mouse without its primary button starts nothing; with it, it drags. */
static void mouse(void) {
  scene s = scene_make(NULL, NULL, 1);
  for (int buttons = 0; buttons <= 3; buttons++) {
    const int64_t ms = 100 * (buttons + 1);
    sidle_sample three[3] = {sample(MS(ms), 1, SIDLE_PHASE_DOWN, 250, 20),
                             sample(MS(ms + 10), 1, SIDLE_PHASE_MOVE, 190, 20),
                             sample(MS(ms + 20), 1, SIDLE_PHASE_CANCEL, 190, 20)};
    for (int i = 0; i < 3; i++) {
      three[i].kind = SIDLE_POINTER_MOUSE;
      three[i].buttons = buttons;
    }
    CONTEXT("buttons %d", buttons);
    CHECK_OK(sidle_stage_push(s.stage, three, 3, NULL));
    step_to(s.stage, MS(ms + 10), NULL);
    CHECK_INT(row_state(s.stage, s.row[0]).phase == SIDLE_ROW_DRAGGING, buttons & 1);
    step_to(s.stage, MS(ms + 99), NULL);
  }
  CONTEXT("%s", "");
  sidle_stage_destroy(s.stage);
}

/* Focus lost: every drag ends as cancelled, what waits is dropped, pointers count as up. */
static void cancel_all(void) {
  scene s = scene_make(NULL, NULL, 2);
  transcript t = {NULL, 0, 0, 0};
  DOWN(s.stage, 10, 250, 20);
  MOVE(s.stage, 20, 150, 20);
  step_to(s.stage, MS(20), NULL);
  UP(s.stage, 30, 150, 20); /* would open */
  CHECK_OK(sidle_stage_cancel_all(s.stage));
  step_to(s.stage, MS(1000), &t);
  CHECK_INT(row_state(s.stage, s.row[0]).phase, SIDLE_ROW_CLOSED);
  CHECK(strstr(transcript_text(&t), "drag_ended") != NULL);
  CHECK(strstr(transcript_text(&t), "opened") == NULL);
  DOWN(s.stage, 1010, 250, 60); /* not doubled */
  MOVE(s.stage, 1020, 150, 60);
  step_to(s.stage, MS(1020), NULL);
  COUNTED(s.stage, 0, 0, 0, 0, 0);
  CHECK_INT(row_state(s.stage, s.row[1]).phase, SIDLE_ROW_DRAGGING);
  free(t.bytes);
  sidle_stage_destroy(s.stage);
}

int main(void) {
  late();
  late_velocity();
  backward();
  stray();
  doubled();
  too_many();
  mouse();
  cancel_all();
  return check_report();
}
