/* Every function of sidle.h that takes a stage and gives a status, in one table. */
#ifndef CALLS_H
#define CALLS_H

#include "calls_animations.h"
#include "calls_buttons.h"
#include "calls_layers.h"
#include "calls_looks.h"
#include "calls_menus.h"
#include "calls_reach.h"
#include "calls_rows.h"
#include "calls_stage.h"

typedef sidle_status (*call)(sidle_stage *stage, uint64_t id);

/* Bit k - 1 for ids of kind k. */
enum {
  TAKES_LIST = 1,
  TAKES_ROW = 2,
  TAKES_BUTTON = 4,
  TAKES_ANIMATION = 8,
  TAKES_LAYER = 16,
  TAKES_MENU = 32,
  TAKES_NAMED = TAKES_LIST | TAKES_ROW | TAKES_BUTTON | TAKES_ANIMATION | TAKES_LAYER | TAKES_MENU,
  OR_ZERO = 1 << 30
};
enum { KIND_COUNT = 6 };
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
    {"sidle_list_close_all", TAKES_LIST, call_list_close_all},
    {"sidle_list_set_direction", TAKES_LIST, call_list_set_direction},
    {"sidle_row_set_index", TAKES_ROW, call_row_set_index},
    {"sidle_row_set_height", TAKES_ROW, call_row_set_height},
    {"sidle_list_next_open", TAKES_LIST, call_list_next_open},
    {"sidle_row_create", TAKES_LIST | OR_ZERO, call_row_create},
    {"sidle_row_destroy", TAKES_ROW, call_row_destroy},
    {"sidle_row_set_title", TAKES_ROW, call_row_set_title},
    {"sidle_row_set_frame", TAKES_ROW, call_row_set_frame},
    {"sidle_row_open", TAKES_ROW, call_row_open},
    {"sidle_row_close", TAKES_ROW, call_row_close},
    {"sidle_row_toggle", TAKES_ROW, call_row_toggle},
    {"sidle_row_get_state", TAKES_ROW, call_row_get_state},
    {"sidle_row_set_enabled", TAKES_ROW, call_row_set_enabled},
    {"sidle_row_peek", TAKES_ROW, call_row_peek},
    {"sidle_list_hint", TAKES_LIST, call_list_hint},
    {"sidle_row_set_targets", TAKES_ROW, call_row_set_targets},
    {"sidle_row_count_elements", TAKES_ROW, call_row_count_elements},
    {"sidle_row_get_element", TAKES_ROW, call_row_get_element},
    {"sidle_row_count_actions", TAKES_ROW, call_row_count_actions},
    {"sidle_row_get_action", TAKES_ROW, call_row_get_action},
    {"sidle_row_perform_action", TAKES_ROW, call_row_perform_action},
    {"sidle_row_cancel", TAKES_ROW, call_row_cancel},
    {"sidle_row_reset", TAKES_ROW, call_row_reset},
    {"sidle_row_resolve", TAKES_ROW, call_row_resolve},
    {"sidle_row_restore", TAKES_ROW, call_row_restore},
    {"sidle_button_set_enabled", TAKES_BUTTON, call_button_set_enabled},
    {"sidle_button_set_hidden", TAKES_BUTTON, call_button_set_hidden},
    {"sidle_row_what_if_released_now", TAKES_ROW, call_row_what_if_released_now},
    {"sidle_row_add_button", TAKES_ROW, call_row_add_button},
    {"sidle_row_count_buttons", TAKES_ROW, call_row_count_buttons},
    {"sidle_row_get_button", TAKES_ROW, call_row_get_button},
    {"sidle_button_destroy", TAKES_BUTTON, call_button_destroy},
    {"sidle_button_set_title", TAKES_BUTTON, call_button_set_title},
    {"sidle_button_get_state", TAKES_BUTTON, call_button_get_state},
    {"sidle_button_create", 0, call_button_create},
    {"sidle_button_set_frame", TAKES_BUTTON, call_button_set_frame},
    {"sidle_button_set_selected", TAKES_BUTTON, call_button_set_selected},
    {"sidle_button_perform", TAKES_BUTTON, call_button_perform},
    {"sidle_button_set_disabled_reason", TAKES_BUTTON, call_button_set_disabled_reason},
    {"sidle_button_get_accessibility", TAKES_BUTTON, call_button_get_accessibility},
    {"sidle_button_set_needs_update", TAKES_BUTTON, call_button_set_needs_update},
    {"sidle_button_take_update", TAKES_BUTTON, call_button_take_update},
    {"sidle_button_set_configuration", TAKES_BUTTON, call_button_set_configuration},
    {"sidle_button_get_configuration", TAKES_BUTTON, call_button_get_configuration},
    {"sidle_button_set_state_value", TAKES_BUTTON, call_button_set_state_value},
    {"sidle_button_unset_state_value", TAKES_BUTTON, call_button_unset_state_value},
    {"sidle_button_set_busy", TAKES_BUTTON, call_button_set_busy},
    {"sidle_button_get_look", TAKES_BUTTON, call_button_get_look},
    {"sidle_button_get_layout", TAKES_BUTTON, call_button_get_layout},
    {"sidle_button_get_intrinsic_size", TAKES_BUTTON, call_button_get_intrinsic_size},
    {"sidle_stage_set_theme", 0, call_stage_set_theme},
    {"sidle_stage_set_color_scheme", 0, call_stage_set_color_scheme},
    {"sidle_stage_set_tint", 0, call_stage_set_tint},
    {"sidle_stage_set_focus", TAKES_BUTTON | OR_ZERO, call_stage_set_focus},
    {"sidle_stage_get_focus", 0, call_stage_get_focus},
    {"sidle_get_name", TAKES_NAMED, call_get_name},
    {"sidle_get_title", TAKES_ROW | TAKES_BUTTON | TAKES_LAYER | TAKES_MENU, call_get_title},
    {"sidle_menu_create", TAKES_MENU | OR_ZERO, call_menu_create},
    {"sidle_menu_destroy", TAKES_MENU, call_menu_destroy},
    {"sidle_menu_set", TAKES_MENU, call_menu_set},
    {"sidle_menu_select", TAKES_MENU, call_menu_select},
    {"sidle_menu_complete", TAKES_MENU, call_menu_complete},
    {"sidle_menu_perform", TAKES_MENU, call_menu_perform},
    {"sidle_menu_get_state", TAKES_MENU, call_menu_get_state},
    {"sidle_menu_get_child", TAKES_MENU, call_menu_get_child},
    {"sidle_menu_get_selected", TAKES_MENU, call_menu_get_selected},
    {"sidle_button_set_menu", TAKES_BUTTON, call_button_set_menu},
    {"sidle_button_get_menu", TAKES_BUTTON, call_button_get_menu},
    {"sidle_button_open_menu", TAKES_BUTTON, call_button_open_menu},
    {"sidle_stage_close_menu", 0, call_stage_close_menu},
    {"sidle_stage_get_menu", 0, call_stage_get_menu},
    {"sidle_stage_get_menu_row", 0, call_stage_get_menu_row},
    {"sidle_layer_create", 0, call_layer_create},
    {"sidle_layer_destroy", TAKES_LAYER, call_layer_destroy},
    {"sidle_layer_set_frame", TAKES_LAYER, call_layer_set_frame},
    {"sidle_layer_replace", TAKES_LAYER, call_layer_replace},
    {"sidle_layer_get_state", TAKES_LAYER, call_layer_get_state},
    {"sidle_animation_create", TAKES_ANIMATION | OR_ZERO, call_animation_create},
    {"sidle_animation_destroy", TAKES_ANIMATION, call_animation_destroy},
    {"sidle_animation_start", TAKES_ANIMATION, call_animation_start},
    {"sidle_animation_pause", TAKES_ANIMATION, call_animation_pause},
    {"sidle_animation_resume", TAKES_ANIMATION, call_animation_resume},
    {"sidle_animation_stop", TAKES_ANIMATION, call_animation_stop},
    {"sidle_animation_finish", TAKES_ANIMATION, call_animation_finish},
    {"sidle_animation_reverse", TAKES_ANIMATION, call_animation_reverse},
    {"sidle_animation_seek", TAKES_ANIMATION, call_animation_seek},
    {"sidle_animation_set_speed", TAKES_ANIMATION, call_animation_set_speed},
    {"sidle_animation_retarget", TAKES_ANIMATION, call_animation_retarget},
    {"sidle_animation_get_state", TAKES_ANIMATION, call_animation_get_state},
    {"sidle_animation_get_value", TAKES_ANIMATION, call_animation_get_value},
    {"sidle_stage_animation_values", 0, call_stage_animation_values},
    {"sidle_stage_reserve", 0, call_stage_reserve},
    {"sidle_find", 0, call_find},
    {"sidle_stage_step", 0, call_stage_step},
    {"sidle_stage_step_to", 0, call_stage_step_to},
    {"sidle_stage_push", 0, call_stage_push},
    {"sidle_stage_cancel_all", 0, call_stage_cancel_all},
    {"sidle_stage_get_counters", 0, call_stage_get_counters},
    {"sidle_stage_get_verdict", 0, call_stage_get_verdict},
    {"sidle_stage_events", 0, call_stage_events},
    {"sidle_stage_set_reduce_motion", 0, call_stage_set_reduce_motion},
    {"sidle_stage_set_debug_overlay", 0, call_stage_set_debug_overlay},
    {"sidle_list_create", 0, call_list_create},
    {"sidle_stage_hit", 0, call_stage_hit},
    {"sidle_stage_draw", 0, call_stage_draw},
    {"sidle_stage_read_log", 0, call_stage_read_log},
};
enum { CALL_COUNT = sizeof calls / sizeof calls[0] };

#endif
