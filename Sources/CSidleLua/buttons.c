/* buttons.c - buttons, of rows and of their own. */
#include "glue.h"

/* button_add(stage, row, edge, spec): id */
static int button_add(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t edge = sidle_lua_check_int32(L, 3);
  sidle_button_spec spec;
  sidle_button_spec_init(&spec);
  sidle_lua_read_fields(L, 4, sidle_lua_button_fields, &spec);
  sidle_button button = {0};
  sidle_lua_enter(L, box);
  sidle_status status = sidle_row_add_button(box->stage, row, edge, &spec, &button);
  sidle_lua_leave(box);
  if (status < 0) return sidle_lua_fail(L, box, status, row.value);
  sidle_lua_push_id(L, button.value);
  return 1;
}

/* button_create(stage, spec): id */
static int button_create(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button_spec spec;
  sidle_button_spec_init(&spec);
  sidle_lua_read_fields(L, 2, sidle_lua_button_fields, &spec);
  sidle_button button = {0};
  sidle_lua_enter(L, box);
  sidle_status status = sidle_button_create(box->stage, &spec, &button);
  sidle_lua_leave(box);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  sidle_lua_push_id(L, button.value);
  return 1;
}

/* button_set_frame(stage, button, x, y, width, height) */
static int button_set_frame(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_button_set_frame(box->stage, button, sidle_lua_check_rect(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_set_selected(stage, button, boolean) */
static int button_set_selected(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_button_set_selected(box->stage, button, lua_toboolean(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_perform(stage, button) */
static int button_perform(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_button_perform(box->stage, button);
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_set_needs_update(stage, button) */
static int button_set_needs_update(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_button_set_needs_update(box->stage, button);
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_take_update(stage, button): whether it waited for an update */
static int button_take_update(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  int32_t waited = 0;
  sidle_status status = sidle_button_take_update(box->stage, button, &waited);
  if (status < 0) return sidle_lua_fail(L, box, status, button.value);
  lua_pushboolean(L, waited);
  return 1;
}

/* button_set_disabled_reason(stage, button, text) */
static int button_set_disabled_reason(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status =
      sidle_button_set_disabled_reason(box->stage, button, sidle_lua_check_text(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

static void set_word(lua_State *L, const char *key, const char *const *words, int32_t value) {
  if (words[value] == NULL) return;
  lua_pushstring(L, words[value]);
  lua_setfield(L, -2, key);
}
static void set_flag(lua_State *L, const char *key, int value) {
  lua_pushboolean(L, value);
  lua_setfield(L, -2, key);
}
static void set_text(lua_State *L, const char *key, sidle_text value) {
  if (value.length <= 0) return;
  lua_pushlstring(L, value.bytes, (size_t)value.length);
  lua_setfield(L, -2, key);
}

/* button_accessibility(stage, button): a table of what it tells, without its frame */
static int button_accessibility(lua_State *L) {
  static const char *const roles[] = {NULL, "button", "toggle", "menu_button", "pop_up"};
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_button_accessibility told = {.struct_size = sizeof told};
  sidle_status status = sidle_button_get_accessibility(box->stage, button, &told);
  if (status < 0) return sidle_lua_fail(L, box, status, button.value);
  lua_createtable(L, 0, 12);
  set_word(L, "role", roles, told.role);
  if (told.checked != SIDLE_CHECKED_NONE)
    set_flag(L, "checked", told.checked == SIDLE_CHECKED_TRUE);
  if (told.expanded != SIDLE_EXPANDED_NONE)
    set_flag(L, "expanded", told.expanded == SIDLE_EXPANDED_EXPANDED);
  set_flag(L, "enabled", told.enabled);
  set_flag(L, "busy", told.busy);
  set_flag(L, "focused", told.focused);
  set_flag(L, "can_press", (told.actions & SIDLE_CAN_PRESS) != 0);
  set_flag(L, "can_open_menu", (told.actions & SIDLE_CAN_OPEN_MENU) != 0);
  set_flag(L, "can_focus", (told.actions & SIDLE_CAN_FOCUS) != 0);
  set_text(L, "name", told.name);
  set_text(L, "value", told.value);
  set_text(L, "disabled_reason", told.disabled_reason);
  return 1;
}

/* set_focus(stage, button or nil) */
static int set_focus(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {lua_isnil(L, 2) ? 0 : sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_stage_set_focus(box->stage, button);
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* focus(stage): the id of the button that keys go to, or nil */
static int focus(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {0};
  sidle_status status = sidle_stage_get_focus(box->stage, &button);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  sidle_lua_push_id(L, button.value);
  return 1;
}

/* button_destroy(stage, button) */
static int button_destroy(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_button_destroy(box->stage, button);
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_set_title(stage, button, title) */
static int button_set_title(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_text title = sidle_lua_check_text(L, 3);
  sidle_lua_enter(L, box);
  sidle_status status = sidle_button_set_title(box->stage, button, title);
  sidle_lua_leave(box);
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_count(stage, row, edge): how many */
static int button_count(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t edge = sidle_lua_check_int32(L, 3), count = 0;
  sidle_status status = sidle_row_count_buttons(box->stage, row, edge, &count);
  if (status < 0) return sidle_lua_fail(L, box, status, row.value);
  lua_pushinteger(L, count);
  return 1;
}

/* button_at(stage, row, edge, index from 0): id */
static int button_at(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t edge = sidle_lua_check_int32(L, 3), index = sidle_lua_check_int32(L, 4);
  sidle_button button = {0};
  sidle_status status = sidle_row_get_button(box->stage, row, edge, index, &button);
  if (status < 0) return sidle_lua_fail(L, box, status, row.value);
  sidle_lua_push_id(L, button.value);
  return 1;
}

/* button_state(stage, button): edge, index from 0, shown, user data, x, y, width, height, enabled,
 * hidden, progress, confirming, bits of states, how many updates, whether it needs one */
static int button_state(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_button_state state = {.struct_size = sizeof state};
  sidle_status status = sidle_button_get_state(box->stage, button, &state);
  if (status < 0) return sidle_lua_fail(L, box, status, button.value);
  lua_pushinteger(L, state.edge);
  lua_pushinteger(L, state.index);
  lua_pushboolean(L, state.shown);
  lua_pushinteger(L, (lua_Integer)state.user_data);
  sidle_lua_push_rect(L, state.frame);
  lua_pushboolean(L, state.enabled);
  lua_pushboolean(L, state.hidden);
  lua_pushnumber(L, state.progress);
  lua_pushboolean(L, state.confirming);
  lua_pushinteger(L, state.states);
  lua_pushinteger(L, (lua_Integer)state.update_count);
  lua_pushboolean(L, state.needs_update);
  return 15;
}

/* button_set_enabled(stage, button, boolean) */
static int button_set_enabled(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_button_set_enabled(box->stage, button, lua_toboolean(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_set_hidden(stage, button, boolean) */
static int button_set_hidden(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_button_set_hidden(box->stage, button, lua_toboolean(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_is_alive(stage, button): boolean, and its row or nil */
static int button_is_alive(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_button_state state = {.struct_size = sizeof state};
  lua_pushboolean(L, sidle_button_get_state(box->stage, button, &state) >= 0);
  sidle_lua_push_id(L, state.row.value);
  return 2;
}

const luaL_Reg sidle_lua_button_functions[] = {
    {"button_add", button_add},
    {"button_create", button_create},
    {"button_destroy", button_destroy},
    {"button_set_title", button_set_title},
    {"button_set_frame", button_set_frame},
    {"button_set_selected", button_set_selected},
    {"button_perform", button_perform},
    {"button_accessibility", button_accessibility},
    {"button_set_disabled_reason", button_set_disabled_reason},
    {"button_set_needs_update", button_set_needs_update},
    {"button_take_update", button_take_update},
    {"button_count", button_count},
    {"button_at", button_at},
    {"button_state", button_state},
    {"button_set_enabled", button_set_enabled},
    {"button_set_hidden", button_set_hidden},
    {"button_is_alive", button_is_alive},
    {"set_focus", set_focus},
    {"focus", focus},
    {NULL, NULL}};
