/* Calls about layers, behind one signature: as in calls_animations.h. */
#ifndef CALLS_LAYERS_H
#define CALLS_LAYERS_H

#include "misuse.h"

static sidle_status call_layer_create(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_layer out;
  POISON(out);
  sidle_layer_spec spec;
  sidle_layer_spec_init(&spec);
  sidle_status status = sidle_layer_create(stage, &spec, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_layer_destroy(sidle_stage *stage, uint64_t id) {
  return sidle_layer_destroy(stage, (sidle_layer){id});
}

static sidle_status call_layer_set_frame(sidle_stage *stage, uint64_t id) {
  return sidle_layer_set_frame(stage, (sidle_layer){id}, (sidle_rect){1, 2, 30, 40});
}

static sidle_status call_layer_replace(sidle_stage *stage, uint64_t id) {
  sidle_animation out;
  POISON(out);
  sidle_layer_content content;
  sidle_transition_spec spec;
  sidle_layer_content_init(&content);
  sidle_transition_spec_init(&spec);
  sidle_status status = sidle_layer_replace(stage, (sidle_layer){id}, &content, &spec, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_layer_get_state(sidle_stage *stage, uint64_t id) {
  sidle_layer_state out;
  STATE_OF(out);
  sidle_status status = sidle_layer_get_state(stage, (sidle_layer){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

#endif
