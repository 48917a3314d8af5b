/* Calls about lists, rows and buttons, behind one signature: good arguments but for the stage and the id, which are the caller's. A
 * failing call must zero what it would have filled in; that is checked here. */
#ifndef CALLS_ROWS_H
#define CALLS_ROWS_H

#include "misuse.h"

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

static sidle_status call_list_close_all(sidle_stage *stage, uint64_t id) {
  return sidle_list_close_all(stage, (sidle_list){id}, 0);
}

static sidle_status call_list_next_open(sidle_stage *stage, uint64_t id) {
  sidle_row out;
  POISON(out);
  sidle_status status = sidle_list_next_open(stage, (sidle_list){id}, (sidle_row){0}, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_list_set_direction(sidle_stage *stage, uint64_t id) {
  return sidle_list_set_direction(stage, (sidle_list){id}, SIDLE_DIRECTION_LEFT_TO_RIGHT);
}

static sidle_status call_row_set_index(sidle_stage *stage, uint64_t id) {
  return sidle_row_set_index(stage, (sidle_row){id}, 0);
}

static sidle_status call_row_set_height(sidle_stage *stage, uint64_t id) {
  return sidle_row_set_height(stage, (sidle_row){id}, 10);
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

static sidle_status call_row_peek(sidle_stage *stage, uint64_t id) {
  return sidle_row_peek(stage, (sidle_row){id}, SIDLE_EDGE_TRAILING, 10, 0.1);
}

static sidle_status call_list_hint(sidle_stage *stage, uint64_t id) {
  sidle_row out;
  POISON(out);
  sidle_status status =
      sidle_list_hint(stage, (sidle_list){id}, SIDLE_EDGE_TRAILING, 10, 0.1, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_row_set_enabled(sidle_stage *stage, uint64_t id) {
  return sidle_row_set_enabled(stage, (sidle_row){id}, 1);
}

static sidle_status call_row_cancel(sidle_stage *stage, uint64_t id) {
  return sidle_row_cancel(stage, (sidle_row){id});
}

static sidle_status call_row_reset(sidle_stage *stage, uint64_t id) {
  return sidle_row_reset(stage, (sidle_row){id});
}

static sidle_status call_row_resolve(sidle_stage *stage, uint64_t id) {
  return sidle_row_resolve(stage, (sidle_row){id}, 1);
}

static sidle_status call_row_restore(sidle_stage *stage, uint64_t id) {
  return sidle_row_restore(stage, (sidle_row){id}, 0);
}

static sidle_status call_button_set_enabled(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_enabled(stage, (sidle_button){id}, 1);
}

static sidle_status call_button_set_hidden(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_hidden(stage, (sidle_button){id}, 0);
}

static sidle_status call_row_what_if_released_now(sidle_stage *stage, uint64_t id) {
  sidle_what_if out;
  STATE_OF(out);
  sidle_status status = sidle_row_what_if_released_now(stage, (sidle_row){id}, &out);
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

#endif
