/* Calls about buttons of their own, behind one signature: see calls_rows.h. */
#ifndef CALLS_BUTTONS_H
#define CALLS_BUTTONS_H

#include "misuse.h"

static sidle_status call_button_create(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_button_spec spec;
  sidle_button_spec_init(&spec);
  sidle_button out;
  POISON(out);
  sidle_status status = sidle_button_create(stage, &spec, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_button_set_frame(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_frame(stage, (sidle_button){id}, (sidle_rect){1, 2, 30, 40});
}

static sidle_status call_button_set_selected(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_selected(stage, (sidle_button){id}, 1);
}

static sidle_status call_button_perform(sidle_stage *stage, uint64_t id) {
  return sidle_button_perform(stage, (sidle_button){id});
}

static sidle_status call_button_set_disabled_reason(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_disabled_reason(stage, (sidle_button){id}, text("too early"));
}

static sidle_status call_button_get_accessibility(sidle_stage *stage, uint64_t id) {
  sidle_button_accessibility out;
  STATE_OF(out);
  sidle_status status = sidle_button_get_accessibility(stage, (sidle_button){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_button_set_needs_update(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_needs_update(stage, (sidle_button){id});
}

static sidle_status call_button_take_update(sidle_stage *stage, uint64_t id) {
  int32_t out;
  POISON(out);
  sidle_status status = sidle_button_take_update(stage, (sidle_button){id}, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_stage_set_focus(sidle_stage *stage, uint64_t id) {
  return sidle_stage_set_focus(stage, (sidle_button){id});
}

static sidle_status call_stage_get_focus(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_button out;
  POISON(out);
  sidle_status status = sidle_stage_get_focus(stage, &out);
  if (status < 0) ZEROED(out);
  return status;
}

#endif
