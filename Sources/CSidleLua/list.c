/* list.c - lists. */
#include "glue.h"

/* list_create(stage, spec): id */
static int list_create(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list_spec spec;
  sidle_list_spec_init(&spec);
  sidle_lua_read_fields(L, 2, sidle_lua_list_fields, &spec);
  sidle_list list = {0};
  sidle_status status = sidle_list_create(box->stage, &spec, &list);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  sidle_lua_push_id(L, list.value);
  return 1;
}

/* list_destroy(stage, list) */
static int list_destroy(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_list_destroy(box->stage, list);
  return status < 0 ? sidle_lua_fail(L, box, status, list.value) : 0;
}

/* list_set_frame(stage, list, x, y, width, height) */
static int list_set_frame(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  sidle_rect frame = sidle_lua_check_rect(L, 3);
  sidle_status status = sidle_list_set_frame(box->stage, list, frame);
  return status < 0 ? sidle_lua_fail(L, box, status, list.value) : 0;
}

/* list_set_scroll_offset(stage, list, offset) */
static int list_set_scroll_offset(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  double offset = luaL_checknumber(L, 3);
  sidle_status status = sidle_list_set_scroll_offset(box->stage, list, offset);
  return status < 0 ? sidle_lua_fail(L, box, status, list.value) : 0;
}

/* list_close_all(stage, list, animated) */
static int list_close_all(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  uint32_t flags = lua_toboolean(L, 3) ? 0 : SIDLE_WITHOUT_ANIMATION;
  sidle_status status = sidle_list_close_all(box->stage, list, flags);
  return status < 0 ? sidle_lua_fail(L, box, status, list.value) : 0;
}

/* list_set_direction(stage, list, direction) */
static int list_set_direction(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_list_set_direction(box->stage, list, sidle_lua_check_int32(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, list.value) : 0;
}

/* list_direction(stage, list): its number */
static int list_direction(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  sidle_list_state state = {.struct_size = sizeof state};
  sidle_status status = sidle_list_get_state(box->stage, list, &state);
  if (status < 0) return sidle_lua_fail(L, box, status, list.value);
  lua_pushinteger(L, state.direction);
  return 1;
}

/* list_scroll(stage, list): phase or nil, velocity, largest offset */
static int list_scroll(lua_State *L) {
  static const char *const phases[] = {NULL, "resting", "dragging", "gliding"};
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  sidle_list_state state = {.struct_size = sizeof state};
  sidle_status status = sidle_list_get_state(box->stage, list, &state);
  if (status < 0) return sidle_lua_fail(L, box, status, list.value);
  lua_pushstring(L, phases[state.scroll_phase]);
  lua_pushnumber(L, state.scroll_velocity);
  lua_pushnumber(L, state.scroll_end);
  return 3;
}

/* list_next_open(stage, list, row or nil): id of the next open row below it, or nil */
static int list_next_open(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  sidle_row after = {lua_isnoneornil(L, 3) ? 0 : sidle_lua_check_id(L, 3)}, row = {0};
  sidle_status status = sidle_list_next_open(box->stage, list, after, &row);
  if (status < 0) return sidle_lua_fail(L, box, status, list.value);
  sidle_lua_push_id(L, row.value);
  return 1;
}

/* list_hint(stage, list, edge, distance, hold): the row that peeks, or nil */
static int list_hint(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  int32_t edge = sidle_lua_check_int32(L, 3);
  double distance = luaL_checknumber(L, 4), hold = luaL_checknumber(L, 5);
  sidle_row row = {0};
  sidle_status status = sidle_list_hint(box->stage, list, edge, distance, hold, &row);
  if (status < 0) return sidle_lua_fail(L, box, status, list.value);
  sidle_lua_push_id(L, row.value);
  return 1;
}

/* list_state(stage, list): row count, content height, scroll offset, x, y, width, height */
static int list_state(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  sidle_list_state state = {.struct_size = sizeof state};
  sidle_status status = sidle_list_get_state(box->stage, list, &state);
  if (status < 0) return sidle_lua_fail(L, box, status, list.value);
  lua_pushinteger(L, state.row_count);
  lua_pushnumber(L, state.content_height);
  lua_pushnumber(L, state.scroll_offset);
  sidle_lua_push_rect(L, state.frame);
  return 7;
}

/* list_row(stage, list, index from 0): id, or nil beyond the last row */
static int list_row(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  int32_t index = sidle_lua_check_int32(L, 3);
  sidle_row row = {0};
  sidle_status status = sidle_list_get_row(box->stage, list, index, &row);
  if (status < 0 && status != SIDLE_ERROR_RANGE) return sidle_lua_fail(L, box, status, list.value);
  sidle_lua_push_id(L, row.value);
  return 1;
}

/* list_is_alive(stage, list): boolean */
static int list_is_alive(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_list list = {sidle_lua_check_id(L, 2)};
  sidle_list_state state = {.struct_size = sizeof state};
  lua_pushboolean(L, sidle_list_get_state(box->stage, list, &state) >= 0);
  return 1;
}

const luaL_Reg sidle_lua_list_functions[] = {
    {"list_create", list_create},       {"list_destroy", list_destroy},
    {"list_set_frame", list_set_frame}, {"list_set_scroll_offset", list_set_scroll_offset},
    {"list_state", list_state},         {"list_row", list_row},
    {"list_close_all", list_close_all}, {"list_next_open", list_next_open},
    {"list_scroll", list_scroll},       {"list_set_direction", list_set_direction},
    {"list_direction", list_direction}, {"list_is_alive", list_is_alive},
    {"list_hint", list_hint},           {NULL, NULL}};
