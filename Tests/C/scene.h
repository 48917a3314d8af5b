/* Stages, rows and fingers that several tests need. A helper that fails reports it by itself. */
#ifndef SCENE_H
#define SCENE_H

#include <stdlib.h>

#include "check.h"

#define MS(n) ((int64_t)(n)*1000000)

static inline sidle_text text(const char *bytes) {
  sidle_text result = {bytes, -1};
  return result;
}

static inline sidle_rect rect(double x, double y, double width, double height) {
  sidle_rect result = {x, y, width, height};
  return result;
}

/* The scene of the example slide_buttons: rows of 300 x 40 in a list, two trailing buttons each. */
typedef struct scene {
  sidle_stage *stage;
  sidle_list list;
  sidle_row row[4];
  sidle_button skip[4], done[4];
} scene;

static inline sidle_row_spec slide_buttons_spec(const char *name) {
  sidle_row_spec spec;
  sidle_row_spec_init(&spec);
  CHECK_OK(sidle_row_spec_preset(&spec, SIDLE_PRESET_SLIDE_BUTTONS));
  spec.height = 40;
  if (name != NULL) spec.name = text(name);
  return spec;
}

static inline sidle_button add_button(sidle_stage *stage, sidle_row row, int32_t edge,
                                      const char *name, const char *title) {
  sidle_button_spec spec;
  sidle_button button;
  sidle_button_spec_init(&spec);
  if (name != NULL) spec.name = text(name);
  if (title != NULL) spec.title = text(title);
  CHECK_OK(sidle_row_add_button(stage, row, edge, &spec, &button));
  return button;
}

/* spec and list may be NULL: then they take the usual values. count rows, at most 4. */
static inline scene scene_make(const sidle_stage_spec *spec, const sidle_row_spec *row_spec,
                               int count) {
  static const char *const names[4] = {"a", "b", "c", "d"};
  scene s;
  sidle_stage_spec usual;
  sidle_list_spec list;
  memset(&s, 0, sizeof s);
  sidle_stage_spec_init(&usual);
  usual.width = 300;
  usual.height = 160;
  if (!CHECK_OK(sidle_stage_create(spec == NULL ? &usual : spec, &s.stage))) exit(check_report());
  sidle_list_spec_init(&list);
  list.name = text("list");
  list.frame = rect(0, 0, 300, 160);
  list.policy = SIDLE_POLICY_MANY;
  list.tap_outside = SIDLE_TAP_OUTSIDE_IGNORED;
  CHECK_OK(sidle_list_create(s.stage, &list, &s.list));
  for (int i = 0; i < count; i++) {
    sidle_row_spec row = row_spec == NULL ? slide_buttons_spec(NULL) : *row_spec;
    char name[16];
    row.name = text(names[i]);
    CHECK_OK(sidle_row_create(s.stage, s.list, &row, &s.row[i]));
    (void)snprintf(name, sizeof name, "skip %s", names[i]);
    s.skip[i] = add_button(s.stage, s.row[i], SIDLE_EDGE_TRAILING, name, "Skip");
    (void)snprintf(name, sizeof name, "done %s", names[i]);
    s.done[i] = add_button(s.stage, s.row[i], SIDLE_EDGE_TRAILING, name, "Done");
  }
  return s;
}

static inline sidle_sample sample(int64_t time_ns, int32_t pointer, int32_t phase, double x,
                                  double y) {
  sidle_sample result;
  memset(&result, 0, sizeof result);
  result.time_ns = time_ns;
  result.pointer = pointer;
  result.phase = phase;
  result.kind = SIDLE_POINTER_TOUCH;
  result.buttons = phase == SIDLE_PHASE_DOWN || phase == SIDLE_PHASE_MOVE;
  result.x = x;
  result.y = y;
  return result;
}

static inline void push(sidle_stage *stage, int64_t time_ns, int32_t pointer, int32_t phase,
                        double x, double y) {
  sidle_sample one = sample(time_ns, pointer, phase, x, y);
  int32_t taken = -1;
  CHECK_OK(sidle_stage_push(stage, &one, 1, &taken));
  CHECK_INT(taken, 1);
}

#define DOWN(stage, ms, x, y) push((stage), MS(ms), 1, SIDLE_PHASE_DOWN, (x), (y))
#define MOVE(stage, ms, x, y) push((stage), MS(ms), 1, SIDLE_PHASE_MOVE, (x), (y))
#define UP(stage, ms, x, y) push((stage), MS(ms), 1, SIDLE_PHASE_UP, (x), (y))

static inline sidle_row_state row_state(sidle_stage *stage, sidle_row row) {
  sidle_row_state state;
  memset(&state, 0, sizeof state);
  state.struct_size = sizeof state;
  CHECK_OK(sidle_row_get_state(stage, row, &state));
  return state;
}

static inline sidle_button_state button_state(sidle_stage *stage, sidle_button button) {
  sidle_button_state state;
  memset(&state, 0, sizeof state);
  state.struct_size = sizeof state;
  CHECK_OK(sidle_button_get_state(stage, button, &state));
  return state;
}

/* Everything that happened, as text: event lines, each with a line end. */
typedef struct transcript {
  char *bytes;
  size_t length, room;
  int count; /* of events */
} transcript;

static inline void transcript_add(transcript *t, sidle_stage *stage) {
  sidle_events events;
  char line[1024];
  CHECK_OK(sidle_stage_events(stage, &events));
  for (int32_t i = 0; i < events.count; i++) {
    int32_t length = sidle_event_text(stage, sidle_events_at(&events, i), line, sizeof line);
    if (!CHECK(length > 0 && length < (int32_t)sizeof line - 1)) continue;
    if (t->length + (size_t)length + 2 > t->room) {
      t->room = 2 * t->room + 4096;
      t->bytes = realloc(t->bytes, t->room);
      if (t->bytes == NULL) abort();
    }
    memcpy(t->bytes + t->length, line, (size_t)length);
    t->bytes[t->length + (size_t)length] = '\n';
    t->length += (size_t)length + 1;
    t->bytes[t->length] = 0;
    t->count++;
  }
}

static inline const char *transcript_text(const transcript *t) {
  return t->bytes == NULL ? "" : t->bytes;
}

/* Steps to a time through all that lies before it, however often the events are full. */
static inline void step_to(sidle_stage *stage, int64_t time_ns, transcript *t) {
  for (;;) {
    sidle_status status = sidle_stage_step_to(stage, time_ns);
    if (!CHECK(status == SIDLE_OK || status == SIDLE_MORE)) return;
    if (t != NULL) transcript_add(t, stage);
    if (status == SIDLE_OK) return;
  }
}

#endif
