/* Every function of sidle.h that takes a stage and gives a status, behind one signature: with good
 * arguments but for the stage and the id, which are the caller's. A failing call must zero what
 * it would have filled in; that is checked here. */
#ifndef CALLS_H
#define CALLS_H

#include "misuse.h"

typedef sidle_status (*call)(sidle_stage *stage, uint64_t id);

static sidle_status call_list_destroy(sidle_stage *stage, uint64_t id) {
  return sidle_list_destroy(stage, (sidle_list){id});
}

static sidle_status call_list_set_frame(sidle_stage *stage, uint64_t id) {
  return sidle_list_set_frame(stage, (sidle_list){id}, rect(0, 0, 10, 10));
}

static sidle_status call_list_set_scroll_offset(sidle_stage *stage, uint64_t id) {
  return sidle_list_set_scroll_offset(stage, (sidle_list){id}, 1);
}

static sidle_status call_list_get_state(sidle_stage *stage, uint64_t id) {
  sidle_list_state out;
  STATE_OF(out);
  sidle_status status = sidle_list_get_state(stage, (sidle_list){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_list_get_row(sidle_stage *stage, uint64_t id) {
  sidle_row out;
  POISON(out);
  sidle_status status = sidle_list_get_row(stage, (sidle_list){id}, 0, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_row_create(sidle_stage *stage, uint64_t id) {
  sidle_row_spec spec;
  sidle_row_spec_init(&spec);
  sidle_row out;
  POISON(out);
  sidle_status status = sidle_row_create(stage, (sidle_list){id}, &spec, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_row_destroy(sidle_stage *stage, uint64_t id) {
  return sidle_row_destroy(stage, (sidle_row){id});
}

static sidle_status call_row_set_title(sidle_stage *stage, uint64_t id) {
  return sidle_row_set_title(stage, (sidle_row){id}, text("title"));
}

static sidle_status call_row_set_frame(sidle_stage *stage, uint64_t id) {
  return sidle_row_set_frame(stage, (sidle_row){id}, rect(0, 0, 10, 10));
}

static sidle_status call_row_open(sidle_stage *stage, uint64_t id) {
  return sidle_row_open(stage, (sidle_row){id}, SIDLE_EDGE_TRAILING, 0);
}

static sidle_status call_row_close(sidle_stage *stage, uint64_t id) {
  return sidle_row_close(stage, (sidle_row){id}, 0);
}

static sidle_status call_row_toggle(sidle_stage *stage, uint64_t id) {
  return sidle_row_toggle(stage, (sidle_row){id}, SIDLE_EDGE_TRAILING, 0);
}

static sidle_status call_row_get_state(sidle_stage *stage, uint64_t id) {
  sidle_row_state out;
  STATE_OF(out);
  sidle_status status = sidle_row_get_state(stage, (sidle_row){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_row_add_button(sidle_stage *stage, uint64_t id) {
  sidle_button_spec spec;
  sidle_button_spec_init(&spec);
  sidle_button out;
  POISON(out);
  sidle_status status =
      sidle_row_add_button(stage, (sidle_row){id}, SIDLE_EDGE_LEADING, &spec, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_row_count_buttons(sidle_stage *stage, uint64_t id) {
  int32_t out;
  POISON(out);
  sidle_status status = sidle_row_count_buttons(stage, (sidle_row){id}, SIDLE_EDGE_LEADING, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_row_get_button(sidle_stage *stage, uint64_t id) {
  sidle_button out;
  POISON(out);
  sidle_status status = sidle_row_get_button(stage, (sidle_row){id}, SIDLE_EDGE_TRAILING, 0, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_button_destroy(sidle_stage *stage, uint64_t id) {
  return sidle_button_destroy(stage, (sidle_button){id});
}

static sidle_status call_button_set_title(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_title(stage, (sidle_button){id}, text("title"));
}

static sidle_status call_button_get_state(sidle_stage *stage, uint64_t id) {
  sidle_button_state out;
  STATE_OF(out);
  sidle_status status = sidle_button_get_state(stage, (sidle_button){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_get_name(sidle_stage *stage, uint64_t id) {
  sidle_text out;
  POISON(out);
  sidle_status status = sidle_get_name(stage, id, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_get_title(sidle_stage *stage, uint64_t id) {
  sidle_text out;
  POISON(out);
  sidle_status status = sidle_get_title(stage, id, &out);
  if (status < 0) ZEROED(out);
  return status;
}

/* Those that take no id. */

static sidle_status call_stage_reserve(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_reserve(stage, 1, 64);
}

static sidle_status call_find(sidle_stage *stage, uint64_t id) {
  (void)id;
  uint64_t out;
  POISON(out);
  sidle_status status = sidle_find(stage, SIDLE_KIND_LIST, text("list"), &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_stage_step(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_step(stage, 0);
}

static sidle_status call_stage_step_to(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_step_to(stage, sidle_stage_now(stage));
}

static sidle_status call_stage_push(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_sample one = sample(0, 9, SIDLE_PHASE_HOVER, 1, 1);
  int32_t out;
  POISON(out);
  sidle_status status = sidle_stage_push(stage, &one, 1, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_stage_cancel_all(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_cancel_all(stage);
}

static sidle_status call_stage_get_counters(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_counters out;
  STATE_OF(out);
  sidle_status status = sidle_stage_get_counters(stage, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_stage_events(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_events out;
  POISON(out);
  sidle_status status = sidle_stage_events(stage, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_list_create(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_list_spec spec;
  sidle_list_spec_init(&spec);
  sidle_list out;
  POISON(out);
  sidle_status status = sidle_list_create(stage, &spec, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_stage_hit(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_hit out;
  STATE_OF(out);
  sidle_status status = sidle_stage_hit(stage, 1, 1, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_stage_draw(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_draw_list out;
  POISON(out);
  sidle_status status = sidle_stage_draw(stage, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_stage_read_log(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_text out;
  POISON(out);
  sidle_status status = sidle_stage_read_log(stage, &out);
  if (status < 0) ZEROED(out);
  return status;
}

enum { TAKES_LIST = 1, TAKES_ROW = 2, TAKES_BUTTON = 4, OR_ZERO = 8 };
typedef struct call_entry {
  const char *name;
  int takes; /* TAKES_ of the id, or 0 */
  call call;
} call_entry;

static const call_entry calls[] = {
    {"sidle_list_destroy", TAKES_LIST, call_list_destroy},
    {"sidle_list_set_frame", TAKES_LIST, call_list_set_frame},
    {"sidle_list_set_scroll_offset", TAKES_LIST, call_list_set_scroll_offset},
    {"sidle_list_get_state", TAKES_LIST, call_list_get_state},
    {"sidle_list_get_row", TAKES_LIST, call_list_get_row},
    {"sidle_row_create", TAKES_LIST | OR_ZERO, call_row_create},
    {"sidle_row_destroy", TAKES_ROW, call_row_destroy},
    {"sidle_row_set_title", TAKES_ROW, call_row_set_title},
    {"sidle_row_set_frame", TAKES_ROW, call_row_set_frame},
    {"sidle_row_open", TAKES_ROW, call_row_open},
    {"sidle_row_close", TAKES_ROW, call_row_close},
    {"sidle_row_toggle", TAKES_ROW, call_row_toggle},
    {"sidle_row_get_state", TAKES_ROW, call_row_get_state},
    {"sidle_row_add_button", TAKES_ROW, call_row_add_button},
    {"sidle_row_count_buttons", TAKES_ROW, call_row_count_buttons},
    {"sidle_row_get_button", TAKES_ROW, call_row_get_button},
    {"sidle_button_destroy", TAKES_BUTTON, call_button_destroy},
    {"sidle_button_set_title", TAKES_BUTTON, call_button_set_title},
    {"sidle_button_get_state", TAKES_BUTTON, call_button_get_state},
    {"sidle_get_name", TAKES_LIST | TAKES_ROW | TAKES_BUTTON, call_get_name},
    {"sidle_get_title", TAKES_ROW | TAKES_BUTTON, call_get_title},
    {"sidle_stage_reserve", 0, call_stage_reserve},
    {"sidle_find", 0, call_find},
    {"sidle_stage_step", 0, call_stage_step},
    {"sidle_stage_step_to", 0, call_stage_step_to},
    {"sidle_stage_push", 0, call_stage_push},
    {"sidle_stage_cancel_all", 0, call_stage_cancel_all},
    {"sidle_stage_get_counters", 0, call_stage_get_counters},
    {"sidle_stage_events", 0, call_stage_events},
    {"sidle_list_create", 0, call_list_create},
    {"sidle_stage_hit", 0, call_stage_hit},
    {"sidle_stage_draw", 0, call_stage_draw},
    {"sidle_stage_read_log", 0, call_stage_read_log},
};
enum { CALL_COUNT = sizeof calls / sizeof calls[0] };

#endif
