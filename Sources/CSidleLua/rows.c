/* rows.c - rows. */
#include "glue.h"

/* row_create(stage, list or nil, spec): id. spec.preset is applied before the other fields. */
static int row_create(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {lua_isnil(L, 2) ? 0 : sidle_lua_check_id(L, 2)};
  luaL_checktype(L, 3, LUA_TTABLE);
  sidle_row_spec spec;
  sidle_row_spec_init(&spec);
  sidle_status status = SIDLE_OK;
  if (lua_getfield(L, 3, "preset") != LUA_TNIL)
    status = sidle_row_spec_preset(&spec, sidle_lua_check_int32(L, -1));
  if (status < 0) return sidle_lua_refuse(L, "%s", sidle_status_text(status));
  lua_pop(L, 1);
  sidle_lua_read_fields(L, 3, sidle_lua_row_fields, &spec);
  sidle_row row = {0};
  sidle_lua_enter(L, box);
  status = sidle_row_create(box->stage, list, &spec, &row);
  sidle_lua_leave(box);
  if (status < 0) return sidle_lua_fail(L, box, status, list.value);
  sidle_lua_push_id(L, row.value);
  return 1;
}

/* row_destroy(stage, row) */
static int row_destroy(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_row_destroy(box->stage, row);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_set_title(stage, row, title) */
static int row_set_title(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_text title = sidle_lua_check_text(L, 3);
  sidle_lua_enter(L, box);
  sidle_status status = sidle_row_set_title(box->stage, row, title);
  sidle_lua_leave(box);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_set_frame(stage, row, x, y, width, height) */
static int row_set_frame(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_rect frame = sidle_lua_check_rect(L, 3);
  sidle_status status = sidle_row_set_frame(box->stage, row, frame);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_set_index(stage, row, index from 0) */
static int row_set_index(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t index = sidle_lua_check_int32(L, 3);
  sidle_status status = sidle_row_set_index(box->stage, row, index);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_set_height(stage, row, height) */
static int row_set_height(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  double height = luaL_checknumber(L, 3);
  sidle_status status = sidle_row_set_height(box->stage, row, height);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

static uint32_t motion_flags(lua_State *L, int index) {
  return lua_toboolean(L, index) ? 0 : SIDLE_WITHOUT_ANIMATION;
}

/* row_open(stage, row, animated, edge) */
static int row_open(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t edge = sidle_lua_check_int32(L, 4);
  sidle_status status = sidle_row_open(box->stage, row, edge, motion_flags(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_close(stage, row, animated) */
static int row_close(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_row_close(box->stage, row, motion_flags(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_toggle(stage, row, animated, edge) */
static int row_toggle(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t edge = sidle_lua_check_int32(L, 4);
  sidle_status status = sidle_row_toggle(box->stage, row, edge, motion_flags(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_peek(stage, row, edge, distance, hold) */
static int row_peek(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t edge = sidle_lua_check_int32(L, 3);
  double distance = luaL_checknumber(L, 4), hold = luaL_checknumber(L, 5);
  sidle_status status = sidle_row_peek(box->stage, row, edge, distance, hold);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* The engine clears what is behind the size. */
static void read_state(lua_State *L, sidle_row_state *state) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  state->struct_size = sizeof *state;
  sidle_status status = sidle_row_get_state(box->stage, row, state);
  if (status < 0) sidle_lua_fail(L, box, status, row.value);
}

static sidle_row_state state_of(lua_State *L) {
  sidle_row_state state;
  read_state(L, &state);
  return state;
}

/* row_state(stage, row): state, edge, settled edge, offset, velocity, index from 0 or -1, pointer,
 * leading extent, trailing extent, user data, content token, list or nil, button or nil */
static int row_state(lua_State *L) {
  sidle_row_state state = state_of(L);
  lua_pushstring(L, sidle_row_phase_name(state.phase));
  lua_pushinteger(L, state.edge);
  lua_pushinteger(L, state.settled_edge);
  lua_pushnumber(L, state.offset);
  lua_pushnumber(L, state.velocity);
  lua_pushinteger(L, state.index);
  lua_pushinteger(L, state.pointer);
  lua_pushnumber(L, state.leading_extent);
  lua_pushnumber(L, state.trailing_extent);
  lua_pushinteger(L, (lua_Integer)state.user_data);
  lua_pushinteger(L, (lua_Integer)state.content_token);
  sidle_lua_push_id(L, state.list.value);
  sidle_lua_push_id(L, state.button.value);
  return 13;
}

/* row_set_enabled(stage, row, boolean) */
static int row_set_enabled(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_row_set_enabled(box->stage, row, lua_toboolean(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_cancel(stage, row) */
static int row_cancel(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_row_cancel(box->stage, row);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_reset(stage, row) */
static int row_reset(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_row_reset(box->stage, row);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_resolve(stage, row, boolean) */
static int row_resolve(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_row_resolve(box->stage, row, lua_toboolean(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_restore(stage, row, animated) */
static int row_restore(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_row_restore(box->stage, row, motion_flags(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_offset(stage, row), and the other fields that a row has always */
#define FIELD(name, push, value)                                                                   \
  static int row_##name(lua_State *L) {                                                            \
    sidle_row_state state;                                                                         \
    read_state(L, &state);                                                                         \
    push(L, value);                                                                                \
    return 1;                                                                                      \
  }
FIELD(phase, lua_pushstring, sidle_row_phase_name(state.phase))
FIELD(offset, lua_pushnumber, state.offset)
FIELD(velocity, lua_pushnumber, state.velocity)
FIELD(leading_extent, lua_pushnumber, state.leading_extent)
FIELD(trailing_extent, lua_pushnumber, state.trailing_extent)
FIELD(user_data, lua_pushinteger, (lua_Integer)state.user_data)
FIELD(content_token, lua_pushinteger, (lua_Integer)state.content_token)
FIELD(enabled, lua_pushboolean, state.enabled)
FIELD(height, lua_pushnumber, state.frame.height)
FIELD(group, lua_pushinteger, state.group)

/* row_frame(stage, row): x, y, width, height */
static int row_frame(lua_State *L) {
  sidle_lua_push_rect(L, state_of(L).frame);
  return 4;
}

/* row_content_frame(stage, row): the same of the content */
static int row_content_frame(lua_State *L) {
  sidle_lua_push_rect(L, state_of(L).content_frame);
  return 4;
}

/* row_what_if_released_now(stage, row): edge, held, changes, offset, velocity, commits, awaits, button
 * or nil */
static int row_what_if_released_now(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_what_if answer = {.struct_size = sizeof answer};
  sidle_status status = sidle_row_what_if_released_now(box->stage, row, &answer);
  if (status < 0) return sidle_lua_fail(L, box, status, row.value);
  lua_pushinteger(L, answer.edge);
  lua_pushboolean(L, answer.held);
  lua_pushboolean(L, answer.changes);
  lua_pushnumber(L, answer.offset);
  lua_pushnumber(L, answer.velocity);
  lua_pushboolean(L, answer.commits);
  lua_pushboolean(L, answer.awaits);
  sidle_lua_push_id(L, answer.button.value);
  return 8;
}

/* row_is_alive(stage, row): boolean, and its list or nil */
static int row_is_alive(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  sidle_row_state state = {.struct_size = sizeof state};
  lua_pushboolean(L, sidle_row_get_state(box->stage, row, &state) >= 0);
  sidle_lua_push_id(L, state.list.value);
  return 2;
}

const luaL_Reg sidle_lua_row_functions[] = {{"row_create", row_create},
                                            {"row_destroy", row_destroy},
                                            {"row_set_title", row_set_title},
                                            {"row_set_frame", row_set_frame},
                                            {"row_set_height", row_set_height},
                                            {"row_set_index", row_set_index},
                                            {"row_open", row_open},
                                            {"row_close", row_close},
                                            {"row_toggle", row_toggle},
                                            {"row_peek", row_peek},
                                            {"row_set_enabled", row_set_enabled},
                                            {"row_cancel", row_cancel},
                                            {"row_reset", row_reset},
                                            {"row_resolve", row_resolve},
                                            {"row_restore", row_restore},
                                            {"row_state", row_state},
                                            {"row_frame", row_frame},
                                            {"row_content_frame", row_content_frame},
                                            {"row_is_alive", row_is_alive},
                                            {"row_phase", row_phase},
                                            {"row_offset", row_offset},
                                            {"row_velocity", row_velocity},
                                            {"row_leading_extent", row_leading_extent},
                                            {"row_trailing_extent", row_trailing_extent},
                                            {"row_user_data", row_user_data},
                                            {"row_content_token", row_content_token},
                                            {"row_enabled", row_enabled},
                                            {"row_height", row_height},
                                            {"row_group", row_group},
                                            {"row_what_if_released_now", row_what_if_released_now},
                                            {NULL, NULL}};
