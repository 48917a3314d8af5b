/* Calls about menus, behind one signature: as in calls_animations.h. */
#ifndef CALLS_MENUS_H
#define CALLS_MENUS_H

#include "misuse.h"

static sidle_status call_menu_create(sidle_stage *stage, uint64_t id) {
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  sidle_menu out;
  POISON(out);
  sidle_status status = sidle_menu_create(stage, (sidle_menu){id}, &spec, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_menu_destroy(sidle_stage *stage, uint64_t id) {
  return sidle_menu_destroy(stage, (sidle_menu){id});
}

static sidle_status call_menu_set(sidle_stage *stage, uint64_t id) {
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  return sidle_menu_set(stage, (sidle_menu){id}, SIDLE_MENU_FIELD_USER_DATA, &spec);
}

static sidle_status call_menu_select(sidle_stage *stage, uint64_t id) {
  return sidle_menu_select(stage, (sidle_menu){id}, (sidle_menu){0});
}

static sidle_status call_menu_complete(sidle_stage *stage, uint64_t id) {
  return sidle_menu_complete(stage, (sidle_menu){id}, 1);
}

static sidle_status call_menu_perform(sidle_stage *stage, uint64_t id) {
  return sidle_menu_perform(stage, (sidle_menu){id});
}

static sidle_status call_menu_get_state(sidle_stage *stage, uint64_t id) {
  sidle_menu_state out;
  STATE_OF(out);
  sidle_status status = sidle_menu_get_state(stage, (sidle_menu){id}, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_menu_get_child(sidle_stage *stage, uint64_t id) {
  sidle_menu out;
  POISON(out);
  sidle_status status = sidle_menu_get_child(stage, (sidle_menu){id}, 0, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_menu_get_selected(sidle_stage *stage, uint64_t id) {
  sidle_menu out;
  POISON(out);
  sidle_status status = sidle_menu_get_selected(stage, (sidle_menu){id}, 0, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_button_set_menu(sidle_stage *stage, uint64_t id) {
  return sidle_button_set_menu(stage, (sidle_button){id}, (sidle_menu){0});
}

static sidle_status call_button_get_menu(sidle_stage *stage, uint64_t id) {
  sidle_menu out;
  POISON(out);
  sidle_status status = sidle_button_get_menu(stage, (sidle_button){id}, &out);
  if (status < 0) ZEROED(out);
  return status;
}

static sidle_status call_button_open_menu(sidle_stage *stage, uint64_t id) {
  return sidle_button_open_menu(stage, (sidle_button){id});
}

static sidle_status call_stage_close_menu(sidle_stage *stage, uint64_t id) {
  (void)id;
  return sidle_stage_close_menu(stage);
}

static sidle_status call_stage_get_menu(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_open_menu out;
  STATE_OF(out);
  sidle_status status = sidle_stage_get_menu(stage, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

static sidle_status call_stage_get_menu_row(sidle_stage *stage, uint64_t id) {
  (void)id;
  sidle_menu_row out;
  STATE_OF(out);
  sidle_status status = sidle_stage_get_menu_row(stage, 0, &out);
  if (status < 0) ZEROED_AFTER_SIZE(out);
  return status;
}

#endif
