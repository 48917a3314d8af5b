/* names.c - the enumerations of the header as lowercase words. */
#include "glue.h"
#include <string.h>

static const char *const kinds[] = {"none", "list", "row", "button", "animation", "layer", "menu"};
static const char *const parts[] = {"none",
                                    "list",
                                    "row",
                                    "row_content",
                                    "row_title",
                                    "button",
                                    "button_title",
                                    "layer",
                                    "layer_content",
                                    "layer_title",
                                    "menu",
                                    "menu_row",
                                    "menu_title",
                                    "button_subtitle",
                                    "button_image",
                                    "button_spinner",
                                    "button_indicator",
                                    "button_focus_ring"};
static const char *const draws[] = {"none",     "rectangle", "text",    "clip_begin",
                                    "clip_end", "image",     "spinner", "line"};
/* In the order of their bits. */
static const char *const overlays[] = {"none", "slop", "velocity", "anchors", "verdicts"};
static const char *const phases[] = {"none", "down", "move", "up", "cancel", "hover", "momentum"};
static const char *const pointers[] = {"none", "touch", "mouse", "pen", "scroll", "wheel", "key"};
static const char *const presets[] = {"default", "slide_buttons", "swipe_delete", "mail",
                                      "material_dismiss"};
static const char *const transition_presets[] = {"default", "slide_in"};

/* Keys that have a name, and their codes: those of the header in order, then the space. */
static const char *const keys[] = {"enter",   "escape",    "tab",      "back_tab", "up",
                                   "down",    "left",      "right",    "home",     "end",
                                   "page_up", "page_down", "activate", "space"};

#define COUNT(array) ((int32_t)(sizeof(array) / sizeof *(array)))

static const char *name_in(const char *const *names, int32_t count, int32_t value) {
  return value >= 0 && value < count ? names[value] : "unknown";
}
const char *sidle_lua_part_name(int32_t part) {
  return name_in(parts, COUNT(parts), part);
}
const char *sidle_lua_draw_name(int32_t type) {
  return name_in(draws, COUNT(draws), type);
}
const char *sidle_lua_kind_name(int32_t kind) {
  return name_in(kinds, COUNT(kinds), kind);
}

static void set_list(lua_State *L, const char *key, const char *const *names, int32_t first,
                     int32_t count) {
  lua_createtable(L, count, 0);
  for (int32_t value = first; value < count; value++) {
    lua_pushstring(L, names[value]);
    lua_rawseti(L, -2, value);
  }
  lua_setfield(L, -2, key);
}

/* From 1 up to the first number the engine does not know. */
static void set_engine_list(lua_State *L, const char *key, const char *(*name)(int32_t)) {
  lua_newtable(L);
  for (int32_t value = 1; value < 1000 && strcmp(name(value), "unknown") != 0; value++) {
    lua_pushstring(L, name(value));
    lua_rawseti(L, -2, value);
  }
  lua_setfield(L, -2, key);
}

/* From the index 0 up to the first without a name. */
static void set_published(lua_State *L, const char *key, const char *(*name)(int32_t)) {
  lua_newtable(L);
  for (int32_t i = 0; name(i) != NULL; i++) {
    lua_pushstring(L, name(i));
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, key);
}

/* Codes of keys by name. */
static void set_keys(lua_State *L) {
  lua_newtable(L);
  for (int32_t i = 0; i < COUNT(keys); i++) {
    int is_last = i + 1 == COUNT(keys);
    lua_pushinteger(L, is_last ? SIDLE_KEY_SPACE : SIDLE_KEY_ENTER + i);
    lua_setfield(L, -2, keys[i]);
  }
  lua_setfield(L, -2, "key");
}

void sidle_lua_push_names(lua_State *L) {
  lua_newtable(L);
  set_keys(L);
  set_engine_list(L, "event", sidle_event_name);
  set_engine_list(L, "reason", sidle_reason_name);
  set_engine_list(L, "edge", sidle_edge_name);
  set_engine_list(L, "state", sidle_row_phase_name);
  set_engine_list(L, "playback", sidle_playback_name);
  set_engine_list(L, "verdict", sidle_verdict_name);
  set_engine_list(L, "yield", sidle_yield_name);
  set_engine_list(L, "gesture", sidle_gesture_name);
  set_engine_list(L, "transition", sidle_transition_name);
  set_engine_list(L, "action", sidle_action_name);
  set_engine_list(L, "role", sidle_role_name);
  set_published(L, "curve", sidle_curve_name);
  set_published(L, "spring", sidle_spring_name);
  set_list(L, "kind", kinds, 1, COUNT(kinds));
  set_list(L, "part", parts, 1, COUNT(parts));
  set_list(L, "draw", draws, 1, COUNT(draws));
  set_list(L, "overlay", overlays, 1, COUNT(overlays));
  set_list(L, "phase", phases, 1, COUNT(phases));
  set_list(L, "pointer", pointers, 1, COUNT(pointers));
  set_list(L, "preset", presets, 0, COUNT(presets));
  set_list(L, "transition_preset", transition_presets, 0, COUNT(transition_presets));
}
