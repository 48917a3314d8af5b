/* The order and number of events: ends for begins, nothing lost when the queue is small, batches
 * that stay as they are. */
#include "scene.h"

/* Counts by type. */
typedef struct tally {
  int of[16];
} tally;

static void count(tally *t, sidle_stage *stage) {
  sidle_events events;
  CHECK_OK(sidle_stage_events(stage, &events));
  CHECK(events.count == 0 || events.first != NULL);
  CHECK(events.count == 0 || events.stride >= (int32_t)sizeof(sidle_event));
  int64_t last = INT64_MIN;
  for (int32_t i = 0; i < events.count; i++) {
    const sidle_event *event = sidle_events_at(&events, i);
    if (!CHECK(event != NULL && event->type > 0 && event->type < 16)) return;
    CHECK((const char *)event == (const char *)events.first + (ptrdiff_t)i * events.stride);
    CHECK(event->time_ns >= last && event->time_ns <= sidle_stage_now(stage));
    last = event->time_ns;
    t->of[event->type]++;
  }
  CHECK(sidle_events_at(&events, -1) == NULL);
  CHECK(sidle_events_at(&events, events.count) == NULL);
  CHECK(sidle_events_at(&events, INT32_MAX) == NULL);
}

/* Every drag that began has ended, every announced motion has come to an end. */
static void balanced(const tally *t) {
  const int interrupted = t->of[SIDLE_EVENT_ROW_INTERRUPTED];
  CHECK_INT(t->of[SIDLE_EVENT_ROW_DRAG_BEGAN], t->of[SIDLE_EVENT_ROW_DRAG_ENDED]);
  CHECK_INT(t->of[SIDLE_EVENT_ROW_WILL_OPEN] + t->of[SIDLE_EVENT_ROW_WILL_CLOSE],
            t->of[SIDLE_EVENT_ROW_OPENED] + t->of[SIDLE_EVENT_ROW_CLOSED] + interrupted);
}

/* Fingers and calls from a small generator: the same each time, whatever the machine. */
static uint32_t seed;
static int dice(int sides) {
  seed = seed * 1664525u + 1013904223u;
  return (int)((seed >> 16) % (uint32_t)sides);
}

static void churn(scene *s, int64_t from, int n, transcript *t, tally *counts) {
  int down[4] = {0};
  int64_t now = from;
  for (int i = 0; i < n; i++) {
    const int pointer = dice(3) + 1, what = dice(12);
    const double x = dice(300), y = dice(160);
    now += MS(1 + dice(9));
    if (what < 7) {
      const int32_t phase = !down[pointer] ? SIDLE_PHASE_DOWN
                            : what < 5     ? SIDLE_PHASE_MOVE
                            : dice(4)      ? SIDLE_PHASE_UP
                                           : SIDLE_PHASE_CANCEL;
      down[pointer] = phase == SIDLE_PHASE_DOWN || phase == SIDLE_PHASE_MOVE;
      push(s->stage, now, pointer, phase, x, y);
    } else if (what < 9) {
      int32_t edge = SIDLE_EDGE_TRAILING;
      CHECK_OK(sidle_row_toggle(s->stage, s->row[dice(4)], edge, (uint32_t)(dice(4) == 0)));
    } else if (what == 9) {
      CHECK_OK(sidle_row_close(s->stage, s->row[dice(4)], 0));
    }
    if (what >= 10 || i == n - 1) {
      sidle_status status;
      do {
        status = sidle_stage_step_to(s->stage, now);
        CHECK(status == SIDLE_OK || status == SIDLE_MORE);
        transcript_add(t, s->stage);
        if (counts != NULL) count(counts, s->stage);
      } while (status == SIDLE_MORE);
    }
  }
  CHECK_OK(sidle_stage_cancel_all(s->stage));
  step_to(s->stage, now + MS(5000), NULL);
}

static scene stage_of(int32_t event_capacity, int preset) {
  sidle_stage_spec spec;
  sidle_row_spec row;
  sidle_stage_spec_init(&spec);
  spec.width = 300;
  spec.height = 160;
  spec.event_capacity = event_capacity;
  spec.max_contacts = 3;
  sidle_row_spec_init(&row);
  row.height = 40;
  if (preset) row = slide_buttons_spec(NULL);
  return scene_make(&spec, &row, 4);
}

/* Whatever fingers and calls do, begins have ends. */
static void ends_for_begins(void) {
  for (uint32_t round = 1; round <= 40; round++) {
    scene s = stage_of(1024, round % 2);
    tally counts;
    transcript t = {NULL, 0, 0, 0};
    memset(&counts, 0, sizeof counts);
    CONTEXT("seed %u", round);
    seed = round;
    churn(&s, 0, 300, &t, &counts);
    count(&counts, s.stage);
    balanced(&counts);
    CHECK_OK(sidle_stage_step(s.stage, 0));
    CHECK_INT(sidle_stage_is_idle(s.stage), 1);
    for (int i = 0; i < 4; i++) {
      const sidle_row_state row = row_state(s.stage, s.row[i]);
      CHECK(row.phase == SIDLE_ROW_CLOSED || row.phase == SIDLE_ROW_OPEN);
      CHECK(row.offset == 0 || row.offset == -row.trailing_extent);
    }
    free(t.bytes);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* A small queue stops at an instant and goes on: the same events, the same end. */
static void nothing_lost(void) {
  int more = 0;
  for (uint32_t round = 1; round <= 20; round++) {
    transcript small = {NULL, 0, 0, 0}, large = {NULL, 0, 0, 0};
    uint64_t fingerprints[2];
    for (int i = 0; i < 2; i++) {
      scene s = stage_of(i ? 64 : 100000, 1);
      transcript *t = i ? &small : &large;
      CONTEXT("seed %u, capacity %d", round, i ? 64 : 100000);
      /* Everything is pushed before the first step. */
      seed = round;
      for (int n = 0; n < 120; n++) {
        const int64_t at = MS(20 * n);
        const double y = 20 + 40 * dice(4);
        push(s.stage, at, 1, SIDLE_PHASE_DOWN, 250, y);
        push(s.stage, at + MS(5), 1, SIDLE_PHASE_MOVE, 150, y);
        push(s.stage, at + MS(10), 1, dice(5) ? SIDLE_PHASE_UP : SIDLE_PHASE_CANCEL, 100, y);
      }
      sidle_status status;
      int64_t last = -1;
      do {
        status = sidle_stage_step_to(s.stage, MS(4000));
        if (!CHECK(status == SIDLE_OK || status == SIDLE_MORE)) break;
        if (status == SIDLE_MORE) {
          more++;
          CHECK(sidle_stage_now(s.stage) < MS(4000) && sidle_stage_now(s.stage) >= last);
          CHECK_INT(sidle_stage_is_idle(s.stage), 0);
          last = sidle_stage_now(s.stage);
        }
        transcript_add(t, s.stage);
      } while (status == SIDLE_MORE);
      CHECK_INT(sidle_stage_now(s.stage), MS(4000));
      fingerprints[i] = sidle_stage_fingerprint(s.stage);
      sidle_stage_destroy(s.stage);
    }
    CHECK(large.count > 100);
    CHECK_TEXT(transcript_text(&small), transcript_text(&large));
    CHECK_HEX(fingerprints[1], fingerprints[0]);
    free(small.bytes);
    free(large.bytes);
  }
  CHECK(more > 20);
  CONTEXT("%s", "");
}

/* A batch stays as it is, byte for byte, whatever is done before the next step. */
static void stable_batches(void) {
  scene s = scene_make(NULL, NULL, 4);
  for (int i = 0; i < 4; i++)
    CHECK_OK(sidle_row_open(s.stage, s.row[i], SIDLE_EDGE_TRAILING, SIDLE_WITHOUT_ANIMATION));
  step_to(s.stage, MS(1), NULL);
  sidle_events events, later;
  char copy[8192], line[300], again[300];
  CHECK_OK(sidle_stage_events(s.stage, &events));
  CHECK(events.count >= 8);
  const size_t size = (size_t)events.count * (size_t)events.stride;
  if (!CHECK(size <= sizeof copy)) return;
  memcpy(copy, events.first, size);
  CHECK(sidle_event_text(s.stage, sidle_events_at(&events, 0), line, sizeof line) > 0);
  CHECK_OK(sidle_row_destroy(s.stage, s.row[0]));
  CHECK_OK(sidle_row_close(s.stage, s.row[1], 0));
  CHECK_OK(sidle_list_destroy(s.stage, s.list));
  for (int i = 0; i < 20; i++) {
    sidle_row row;
    sidle_row_spec spec = slide_buttons_spec(NULL);
    CHECK_OK(sidle_row_create(s.stage, (sidle_list){0}, &spec, &row));
  }
  CHECK_OK(sidle_stage_events(s.stage, &later));
  CHECK(later.first == events.first && later.count == events.count);
  CHECK(memcmp(copy, events.first, size) == 0);
  /* Names of what is gone are still known. */
  CHECK(sidle_event_text(s.stage, sidle_events_at(&events, 0), again, sizeof again) > 0);
  CHECK_TEXT(again, line);
  step_to(s.stage, MS(2), NULL);
  CHECK_OK(sidle_stage_events(s.stage, &later));
  for (int32_t i = 0; i < later.count; i++) {
    CHECK(sidle_event_text(s.stage, sidle_events_at(&later, i), line, sizeof line) > 0);
    const sidle_event *event = sidle_events_at(&later, i);
    if (event->object == s.row[0].value) CHECK(strstr(line, " row a ") != NULL);
  }
  sidle_stage_destroy(s.stage);
}

/* At one instant samples come before deadlines, and ends of motions in the order of creation. */
static void ties(void) {
  scene s = scene_make(NULL, NULL, 4);
  transcript t = {NULL, 0, 0, 0};
  CHECK_OK(sidle_row_open(s.stage, s.row[3], SIDLE_EDGE_TRAILING, 0));
  CHECK_OK(sidle_row_open(s.stage, s.row[1], SIDLE_EDGE_TRAILING, 0));
  CHECK_OK(sidle_row_open(s.stage, s.row[2], SIDLE_EDGE_TRAILING, 0));
  DOWN(s.stage, 300, 100, 100); /* on row c, taken over as it would have come to rest */
  MOVE(s.stage, 350, 140, 100);
  step_to(s.stage, MS(349), NULL);
  step_to(s.stage, MS(400), &t);
  CHECK_TEXT(transcript_text(&t),
             "0.350000000 row c interrupted edge=trailing reason=touch offset=-100.000 "
             "velocity=0.000\n"
             "0.350000000 row c drag_began edge=trailing reason=touch offset=-60.000 "
             "velocity=0.000\n"
             "0.350000000 row b opened edge=trailing reason=code offset=-100.000 velocity=0.000\n"
             "0.350000000 row d opened edge=trailing reason=code offset=-100.000 velocity=0.000\n");
  free(t.bytes);
  sidle_stage_destroy(s.stage);
}

/* Before the first step there is a batch, and it is empty. */
static void before_the_first_step(void) {
  scene s = scene_make(NULL, NULL, 1);
  sidle_events events;
  memset(&events, 0xA5, sizeof events);
  CHECK_OK(sidle_stage_events(s.stage, &events));
  CHECK_INT(events.count, 0);
  CHECK(events.first == NULL);
  sidle_stage_destroy(s.stage);
}

int main(void) {
  ends_for_begins();
  nothing_lost();
  stable_batches();
  ties();
  before_the_first_step();
  return check_report();
}
