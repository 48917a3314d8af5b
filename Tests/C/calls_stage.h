/* Calls that take a stage and no id, behind one signature: good arguments but for the stage and the id, which are the caller's. A
 * failing call must zero what it would have filled in; that is checked here. */
#ifndef CALLS_STAGE_H
#define CALLS_STAGE_H

#include "misuse.h"

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

static sidle_status call_stage_get_verdict(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_verdict out;
  STATE_OF(out);
  sidle_status status = sidle_stage_get_verdict(stage, 1, &out);
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

static sidle_status call_stage_set_reduce_motion(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_set_reduce_motion(stage, 0);
}

static sidle_status call_stage_set_debug_overlay(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_set_debug_overlay(stage, 0);
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

#endif
