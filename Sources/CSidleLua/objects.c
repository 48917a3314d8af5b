/* objects.c - what happens first when Lua asks an object of the front end for a field.
 *
 * Objects are tables with the userdata of their stage in _box and their id in _id. A method, or a
 * property that a function of this module reads, is found here, without a Lua function called. */
#include "glue.h"

/* Upvalues of index_object; the first is the metatable of stages, as everywhere. */
enum { FIELDS = 2, OTHER, BOX_KEY, ID_KEY, UPVALUES = ID_KEY };

/* Leaves what the object at 1 has under the key in an upvalue on top. */
static void push_own(lua_State *L, int upvalue) {
  lua_pushvalue(L, lua_upvalueindex(upvalue));
  lua_rawget(L, 1);
}

/* Pushes the value of the animation whose stage and id are on top, without ado; 0 when that is not
 * possible. */
static int push_value(lua_State *L) {
  const stage_box *box = lua_touserdata(L, -2);
  const sidle_animation animation = {(uint64_t)lua_tointeger(L, -1)};
  double value;
  if (box == NULL || !lua_getmetatable(L, -2)) return 0;
  const int is_stage = lua_rawequal(L, -1, lua_upvalueindex(1));
  lua_pop(L, 1);
  if (!is_stage || box->stage == NULL) return 0;
  if (sidle_animation_get_value(box->stage, animation, &value) < 0) return 0;
  lua_pushnumber(L, value);
  return 1;
}

/* index_object(object, key): the value. A reader runs in place: its arguments, the stage and the
 * id, take the place of this function's, and it finds the same first upvalue. */
static int index_object(lua_State *L) {
  if (lua_gettop(L) != 2) lua_settop(L, 2);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(FIELDS)) != LUA_TNIL) {
    lua_CFunction reader = lua_tocfunction(L, -1);
    if (reader == NULL) return 1;
    if (lua_type(L, 1) != LUA_TTABLE) luaL_checktype(L, 1, LUA_TTABLE); /* called by hand */
    push_own(L, BOX_KEY);
    push_own(L, ID_KEY);
    if (reader == sidle_lua_animation_value && push_value(L)) return 1;
    lua_copy(L, -1, 2);
    lua_copy(L, -2, 1);
    return reader(L);
  }
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(OTHER));
  lua_insert(L, 1);
  lua_call(L, 2, 1);
  return 1;
}

/* object_index(fields, other): a function for __index. `fields` has methods, which are Lua
 * functions, and readers, which are functions of this module that take a stage and an id and give
 * one value; other(object, key) is called for all else. */
static int object_index(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_pushliteral(L, "_box");
  lua_pushliteral(L, "_id");
  lua_pushcclosure(L, index_object, UPVALUES);
  return 1;
}

/* Upvalues of a reader's function; the first is the metatable of stages, as everywhere. */
enum { STAGE = 2, ID, READER, KEPT };

/* read_again(): the property. The reader runs in place and finds the same first upvalue. */
static int read_again(lua_State *L) {
  lua_settop(L, 0);
  lua_pushvalue(L, lua_upvalueindex(STAGE));
  lua_pushvalue(L, lua_upvalueindex(ID));
  return lua_tocfunction(L, lua_upvalueindex(READER))(L);
}

/* The same for the value of an animation: straight to the engine, without the stack. */
static int value_again(lua_State *L) {
  const stage_box *box = lua_touserdata(L, lua_upvalueindex(STAGE));
  const sidle_animation animation = {(uint64_t)lua_tointeger(L, lua_upvalueindex(ID))};
  double value;
  if (box->stage == NULL || sidle_animation_get_value(box->stage, animation, &value) < 0)
    return read_again(L); /* has something to complain about */
  lua_pushnumber(L, value);
  return 1;
}

/* object_reader(stage, id, reader, object): a function that gives what the reader does, without
 * looking for anything. It keeps the object, and with that the stage that would close. */
static int object_reader(lua_State *L) {
  luaL_checkudata(L, 1, STAGE_TYPE);
  luaL_checkinteger(L, 2);
  luaL_argcheck(L, lua_iscfunction(L, 3), 3, "a function of this module");
  lua_settop(L, 4);
  const int is_value = lua_tocfunction(L, 3) == sidle_lua_animation_value;
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_pushcclosure(L, is_value ? value_again : read_again, KEPT);
  return 1;
}

const luaL_Reg sidle_lua_object_functions[] = {
    {"object_index", object_index}, {"object_reader", object_reader}, {NULL, NULL}};
