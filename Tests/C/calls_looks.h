/* Calls about the looks of buttons, behind one signature: as in calls_animations.h. */
#ifndef CALLS_LOOKS_H
#define CALLS_LOOKS_H

#include "misuse.h"

static sidle_status call_button_set_configuration(sidle_stage *stage, uint64_t id) {
  sidle_button_configuration configuration;
  sidle_button_configuration_init(&configuration);
  configuration.set = SIDLE_SET_STYLE | SIDLE_SET_TITLE;
  configuration.style = SIDLE_BUTTON_STYLE_FILLED;
  configuration.title = text("two words");
  return sidle_button_set_configuration(stage, (sidle_button){id}, &configuration);
}

static sidle_status call_button_get_configuration(sidle_stage *stage, uint64_t id) {
  sidle_button_configuration out;
  STATE_OF(out);
  sidle_status status = sidle_button_get_configuration(stage, (sidle_button){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_button_set_state_value(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_state_value(stage, (sidle_button){id}, SIDLE_PROPERTY_IMAGE,
                                      SIDLE_STATE_SELECTED, 0, 7);
}

static sidle_status call_button_unset_state_value(sidle_stage *stage, uint64_t id) {
  return sidle_button_unset_state_value(stage, (sidle_button){id}, SIDLE_PROPERTY_IMAGE,
                                        SIDLE_STATE_SELECTED);
}

static sidle_status call_button_set_busy(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_busy(stage, (sidle_button){id}, 1);
}

static sidle_status call_button_get_look(sidle_stage *stage, uint64_t id) {
  sidle_button_look out;
  STATE_OF(out);
  sidle_status status = sidle_button_get_look(stage, (sidle_button){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_button_get_layout(sidle_stage *stage, uint64_t id) {
  sidle_button_layout out;
  STATE_OF(out);
  sidle_status status = sidle_button_get_layout(stage, (sidle_button){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_button_get_intrinsic_size(sidle_stage *stage, uint64_t id) {
  sidle_size out;
  POISON(out);
  sidle_status status = sidle_button_get_intrinsic_size(stage, (sidle_button){id}, 100, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_stage_set_theme(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_theme theme;
  sidle_theme_init(&theme);
  return sidle_stage_set_theme(stage, &theme);
}

static sidle_status call_stage_set_color_scheme(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_set_color_scheme(stage, SIDLE_SCHEME_DARK);
}

static sidle_status call_stage_set_tint(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_set_tint(stage, 0x112233FF);
}

#endif
