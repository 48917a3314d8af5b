/* Calls about animations, behind one signature: good arguments but for the stage and the id, which are the caller's. A
 * failing call must zero what it would have filled in; that is checked here. */
#ifndef CALLS_ANIMATIONS_H
#define CALLS_ANIMATIONS_H

#include "misuse.h"

static sidle_status call_animation_create(sidle_stage *stage, uint64_t id) {
  sidle_animation out;
  POISON(out);
  sidle_animation_spec spec;
  sidle_animation_spec_init(&spec);
  sidle_status status = sidle_animation_create(stage, (sidle_animation){id}, &spec, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_animation_destroy(sidle_stage *stage, uint64_t id) {
  return sidle_animation_destroy(stage, (sidle_animation){id});
}

static sidle_status call_animation_start(sidle_stage *stage, uint64_t id) {
  return sidle_animation_start(stage, (sidle_animation){id});
}

static sidle_status call_animation_pause(sidle_stage *stage, uint64_t id) {
  return sidle_animation_pause(stage, (sidle_animation){id});
}

static sidle_status call_animation_resume(sidle_stage *stage, uint64_t id) {
  return sidle_animation_resume(stage, (sidle_animation){id});
}

static sidle_status call_animation_stop(sidle_stage *stage, uint64_t id) {
  return sidle_animation_stop(stage, (sidle_animation){id});
}

static sidle_status call_animation_finish(sidle_stage *stage, uint64_t id) {
  return sidle_animation_finish(stage, (sidle_animation){id});
}

static sidle_status call_animation_reverse(sidle_stage *stage, uint64_t id) {
  return sidle_animation_reverse(stage, (sidle_animation){id});
}

static sidle_status call_animation_seek(sidle_stage *stage, uint64_t id) {
  return sidle_animation_seek(stage, (sidle_animation){id}, 0.5);
}

static sidle_status call_animation_set_speed(sidle_stage *stage, uint64_t id) {
  return sidle_animation_set_speed(stage, (sidle_animation){id}, 2);
}

static sidle_status call_animation_retarget(sidle_stage *stage, uint64_t id) {
  return sidle_animation_retarget(stage, (sidle_animation){id}, 2);
}

static sidle_status call_animation_get_state(sidle_stage *stage, uint64_t id) {
  sidle_animation_state out;
  STATE_OF(out);
  sidle_status status = sidle_animation_get_state(stage, (sidle_animation){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_animation_get_value(sidle_stage *stage, uint64_t id) {
  double out = 77;
  sidle_status status = sidle_animation_get_value(stage, (sidle_animation){id}, &out);
  if (status < 0) CHECK(out == 0);
  return status;
}

static sidle_status call_stage_animation_values(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_animation_values out;
  POISON(out);
  sidle_status status = sidle_stage_animation_values(stage, &out);
  if (status < 0) ZEROED(out);
  return status;
}

#endif
