/* What bounds the rows of the Lua module. */
#include "limits.h"
#include "../bench.h"
#include <lauxlib.h>

enum { NUMBERS = 1 << 16 };
static double numbers[NUMBERS];

/* number(handle): a quarter of the handle, out of an array; nothing is checked */
static int number(lua_State *L) {
  lua_pushnumber(L, numbers[lua_tointeger(L, 1) & (NUMBERS - 1)]);
  return 1;
}

/* An object that asks for every field gets a number from here: __index(object, key). Nothing is
 * looked for. */
static int field(lua_State *L) {
  lua_pushnumber(L, numbers[25]);
  return 1;
}

static void push_object(lua_State *L) {
  lua_newtable(L);
  lua_newtable(L);
  lua_pushcfunction(L, field);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
}

/* ---- The same calls of the engine, with nothing around them -------------------------------- */

static sidle_stage *stage; /* for the whole run */

/* value(animation) */
static int value(lua_State *L) {
  double result;
  const sidle_animation animation = {(uint64_t)lua_tointeger(L, 1)};
  MUST(sidle_animation_get_value(stage, animation, &result));
  lua_pushnumber(L, result);
  return 1;
}

/* offset(row) */
static int offset(lua_State *L) {
  sidle_row_state state = {.struct_size = sizeof state};
  const sidle_row row = {(uint64_t)lua_tointeger(L, 1)};
  MUST(sidle_row_get_state(stage, row, &state));
  lua_pushnumber(L, state.offset);
  return 1;
}

/* Sets the fields `animation` and `row` of the table on top: from 0 to 100 in 10 s, in-out-cubic,
 * at 2.5 s; and open at its trailing edge, with two buttons. */
static void make_objects(lua_State *L) {
  stage = make_stage(64);
  sidle_animation_spec animation_spec;
  sidle_animation animation;
  sidle_animation_spec_init(&animation_spec);
  animation_spec.to = 100;
  animation_spec.duration = 10;
  animation_spec.curve = (sidle_text){"in-out-cubic", -1};
  MUST(sidle_animation_create(stage, (sidle_animation){0}, &animation_spec, &animation));
  MUST(sidle_animation_start(stage, animation));
  sidle_list_spec list_spec;
  sidle_list list;
  sidle_row_spec row_spec;
  sidle_row row;
  sidle_button_spec button_spec;
  sidle_button button;
  sidle_list_spec_init(&list_spec);
  sidle_row_spec_init(&row_spec);
  sidle_button_spec_init(&button_spec);
  MUST(sidle_list_create(stage, &list_spec, &list));
  MUST(sidle_row_create(stage, list, &row_spec, &row));
  MUST(sidle_row_add_button(stage, row, SIDLE_EDGE_TRAILING, &button_spec, &button));
  MUST(sidle_row_add_button(stage, row, SIDLE_EDGE_TRAILING, &button_spec, &button));
  MUST(sidle_row_open(stage, row, SIDLE_EDGE_TRAILING, SIDLE_WITHOUT_ANIMATION));
  MUST(sidle_stage_step(stage, 2.5));
  lua_pushinteger(L, (lua_Integer)animation.value);
  lua_setfield(L, -2, "animation");
  lua_pushinteger(L, (lua_Integer)row.value);
  lua_setfield(L, -2, "row");
}

/* ---- Tables and functions ------------------------------------------------------------------ */

/* fill(array, count): numbers into a table that is there */
static int fill(lua_State *L) {
  const lua_Integer count = lua_tointeger(L, 2);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_pushnumber(L, numbers[(i - 1) & (NUMBERS - 1)]);
    lua_rawseti(L, 1, i);
  }
  return 0;
}

/* call(function, times): calls it protected with a number, as a listener kept in the registry */
static int call(lua_State *L) {
  const lua_Integer times = lua_tointeger(L, 2);
  lua_pushvalue(L, 1);
  const int reference = luaL_ref(L, LUA_REGISTRYINDEX);
  for (lua_Integer i = 0; i < times; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
    lua_pushnumber(L, (double)i);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) return lua_error(L);
  }
  luaL_unref(L, LUA_REGISTRYINDEX, reference);
  return 0;
}

void push_limits(lua_State *L) {
  static const luaL_Reg functions[] = {{"number", number}, {"value", value}, {"offset", offset},
                                       {"fill", fill},     {"call", call},   {NULL, NULL}};
  for (int i = 0; i < NUMBERS; i++) numbers[i] = i / 4.0;
  luaL_newlib(L, functions);
  push_object(L);
  lua_setfield(L, -2, "object");
  make_objects(L);
}

void drop_limits(void) {
  sidle_stage_destroy(stage);
  stage = NULL;
}
