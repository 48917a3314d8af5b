/* Calls about targets, elements and actions of rows, behind one signature, as in calls_rows.h. */
#ifndef CALLS_REACH_H
#define CALLS_REACH_H

#include "misuse.h"

static sidle_status call_row_set_targets(sidle_stage *stage, uint64_t id) {
  const sidle_target target = {{1, 1, 10, 10}, 1, 0};
  return sidle_row_set_targets(stage, (sidle_row){id}, &target, 1);
}

static sidle_status call_row_count_elements(sidle_stage *stage, uint64_t id) {
  int32_t out;
  POISON(out);
  sidle_status status = sidle_row_count_elements(stage, (sidle_row){id}, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_row_get_element(sidle_stage *stage, uint64_t id) {
  sidle_element out;
  STATE_OF(out);
  sidle_status status = sidle_row_get_element(stage, (sidle_row){id}, 0, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_row_count_actions(sidle_stage *stage, uint64_t id) {
  int32_t out;
  POISON(out);
  sidle_status status = sidle_row_count_actions(stage, (sidle_row){id}, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_row_get_action(sidle_stage *stage, uint64_t id) {
  sidle_action out;
  STATE_OF(out);
  sidle_status status = sidle_row_get_action(stage, (sidle_row){id}, 0, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_row_perform_action(sidle_stage *stage, uint64_t id) {
  return sidle_row_perform_action(stage, (sidle_row){id}, SIDLE_ACTION_ACTIVATE, 0);
}

#endif
