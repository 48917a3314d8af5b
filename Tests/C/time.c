/* Steps add up, slices do not matter, and a host knows how long it may sleep. */
#include <stdlib.h>

#include "scene.h"

/* Ten seconds of steps that are no whole number of nanoseconds end at ten seconds. */
static void ten_seconds(void) {
  static const int rates[] = {24, 30, 50, 60, 75, 90, 120, 144, 240, 1000, 7, 11, 13};
  for (size_t i = 0; i < sizeof rates / sizeof rates[0]; i++) {
    const int rate = rates[i];
    scene s = scene_make(NULL, NULL, 1);
    CONTEXT("ten seconds at %d", rate);
    for (int n = 1; n <= 10 * rate; n++) {
      CHECK_OK(sidle_stage_step(s.stage, 1.0 / rate));
      /* Nowhere on the way is it off by more than a nanosecond. */
      const int64_t want = (int64_t)((2000000000ll * n + rate) / (2ll * rate));
      if (llabs(sidle_stage_now(s.stage) - want) > 1) {
        CHECK_INT(sidle_stage_now(s.stage), want);
        break;
      }
    }
    CHECK_INT(sidle_stage_now(s.stage), 10000000000);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* step_to clears what is carried; steps far below a nanosecond add up too. */
static void remainders(void) {
  scene s = scene_make(NULL, NULL, 1);
  for (int i = 0; i < 1000; i++) CHECK_OK(sidle_stage_step(s.stage, 1e-12));
  CHECK_INT(sidle_stage_now(s.stage), 1);
  CHECK_OK(sidle_stage_step(s.stage, 0.4e-9));
  CHECK_INT(sidle_stage_now(s.stage), 1);
  const uint64_t carried = sidle_stage_fingerprint(s.stage);
  CHECK_OK(sidle_stage_step_to(s.stage, 1));
  CHECK_HEX(sidle_stage_fingerprint(s.stage), carried); /* not part of it */
  CHECK_OK(sidle_stage_step(s.stage, 0.4e-9));
  CHECK_OK(sidle_stage_step(s.stage, 0.0));
  CHECK_INT(sidle_stage_now(s.stage), 1);
  CHECK_OK(sidle_stage_step(s.stage, 1e9));
  CHECK_INT(sidle_stage_now(s.stage), 1000000000000000001);
  sidle_stage_destroy(s.stage);
}

/* A script with everything in it, played with at most `slice` at a time: by step_to, or by step
 * with a last step_to to land on the time of a call. */
typedef struct played {
  transcript t;
  uint64_t fingerprint;
} played;

static void advance(scene *s, int64_t to, int64_t slice, transcript *t) {
  while (sidle_stage_now(s->stage) < to) {
    const int64_t next = sidle_stage_now(s->stage) + slice;
    step_to(s->stage, next < to ? next : to, t);
  }
}

static played play(int64_t slice, int64_t start, sidle_row_spec spec) {
  sidle_stage_spec stage;
  sidle_stage_spec_init(&stage);
  stage.width = 300;
  stage.height = 160;
  stage.start_ns = start;
  scene s = scene_make(&stage, &spec, 4);
  played p;
  memset(&p, 0, sizeof p);
  for (int round = 0; round < 3; round++) {
    const int64_t ms = start / 1000000 + 2000 * round;
    for (int i = 0; i <= 10; i++) {
      const int32_t phase = i == 0 ? SIDLE_PHASE_DOWN : i < 10 ? SIDLE_PHASE_MOVE : SIDLE_PHASE_UP;
      push(s.stage, MS(ms + 100 + 8 * i), 1, phase, 280 - 9 * i, 20 + i);
      push(s.stage, MS(ms + 103 + 9 * i), 2, phase, 150 + (5 + round) * i, 60);
    }
    advance(&s, MS(ms + 333) + 1, slice, &p.t); /* r1 and r2 are on their way */
    CHECK_OK(sidle_row_toggle(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 0));
    CHECK_OK(sidle_row_open(s.stage, s.row[2], SIDLE_EDGE_TRAILING, 0));
    advance(&s, MS(ms + 500), slice, &p.t);
    push(s.stage, MS(ms + 500), 1, SIDLE_PHASE_DOWN, 250, 100);
    push(s.stage, MS(ms + 530), 1, SIDLE_PHASE_UP, 250, 100);
    push(s.stage, MS(ms + 600), 1, SIDLE_PHASE_DOWN, 250, 140);
    push(s.stage, MS(ms + 640), 1, SIDLE_PHASE_MOVE, 180, 140);
    push(s.stage, MS(ms + 660), 1, SIDLE_PHASE_CANCEL, 180, 140);
    advance(&s, MS(ms + 1234), slice, &p.t);
  }
  p.fingerprint = sidle_stage_fingerprint(s.stage);
  CHECK(p.t.count > 20);
  sidle_stage_destroy(s.stage);
  return p;
}

static void slices(void) {
  static const int rates[] = {1, 30, 60, 120, 144, 1000, 7919};
  for (int kind = 0; kind < 4; kind++) {
    sidle_row_spec spec;
    sidle_row_spec_init(&spec); /* a spring, with a velocity that decides */
    spec.height = 40;
    if (kind == 1) spec = slide_buttons_spec(NULL);
    if (kind == 2) spec.spring_damping_ratio = 0.4, spec.reveal = SIDLE_REVEAL_UNDER;
    if (kind == 3) spec = slide_buttons_spec(NULL), spec.tracking = SIDLE_TRACKING_ACCUMULATED;
    const int64_t start = kind == 2 ? MS(-123456) : 0;
    const played whole = play(INT64_C(1000000000000), start, spec);
    for (size_t i = 0; i < sizeof rates / sizeof rates[0]; i++) {
      CONTEXT("settings %d at %d steps a second", kind, rates[i]);
      played sliced = play(1000000000 / rates[i], start, spec);
      CHECK_TEXT(transcript_text(&sliced.t), transcript_text(&whole.t));
      CHECK_HEX(sliced.fingerprint, whole.fingerprint);
      free(sliced.t.bytes);
    }
    free(whole.t.bytes);
  }
  CONTEXT("%s", "");
}

/* One step of a thousand seconds is as good as many. */
static void long_steps(void) {
  scene a = scene_make(NULL, NULL, 1), b = scene_make(NULL, NULL, 1);
  CHECK_OK(sidle_row_open(a.stage, a.row[0], SIDLE_EDGE_TRAILING, 0));
  CHECK_OK(sidle_row_open(b.stage, b.row[0], SIDLE_EDGE_TRAILING, 0));
  CHECK_OK(sidle_stage_step(a.stage, 1000));
  for (int i = 0; i < 1000000; i++)
    if (sidle_stage_step(b.stage, 0.001) < 0) CHECK(!"a step failed");
  CHECK_INT(sidle_stage_now(a.stage), sidle_stage_now(b.stage));
  CHECK_HEX(sidle_stage_fingerprint(a.stage), sidle_stage_fingerprint(b.stage));
  sidle_stage_destroy(a.stage);
  sidle_stage_destroy(b.stage);
}

static void sleeping(void) {
  scene s = scene_make(NULL, NULL, 2);
  CHECK_OK(sidle_stage_step(s.stage, 0));
  CHECK_INT(sidle_stage_is_idle(s.stage), 1);
  CHECK(sidle_stage_next_deadline(s.stage) == INT64_MAX);
  push(s.stage, MS(70), 1, SIDLE_PHASE_DOWN, 100, 20);
  CHECK_INT(sidle_stage_is_idle(s.stage), 0);
  CHECK(sidle_stage_next_deadline(s.stage) == MS(70));
  step_to(s.stage, MS(70), NULL);
  push(s.stage, MS(80), 1, SIDLE_PHASE_UP, 100, 20); /* a tap: opens */
  step_to(s.stage, MS(80), NULL);
  CHECK_INT(sidle_stage_is_idle(s.stage), 0);
  CHECK(sidle_stage_next_deadline(s.stage) == MS(430));
  sidle_counters counters = {.struct_size = sizeof counters};
  CHECK_OK(sidle_stage_get_counters(s.stage, &counters));
  CHECK_INT(counters.moving, 1);
  step_to(s.stage, MS(430), NULL);
  CHECK_OK(sidle_stage_get_counters(s.stage, &counters));
  CHECK_INT(counters.moving, 0);
  CHECK(sidle_stage_next_deadline(s.stage) == INT64_MAX);
  CHECK_INT(sidle_stage_is_idle(s.stage), 1);
  /* A call between steps has something to report. */
  CHECK_OK(sidle_row_close(s.stage, s.row[0], SIDLE_WITHOUT_ANIMATION));
  CHECK_INT(sidle_stage_is_idle(s.stage), 0);
  sidle_stage_destroy(s.stage);
}

int main(void) {
  ten_seconds();
  remainders();
  slices();
  long_steps();
  sleeping();
  return check_report();
}
