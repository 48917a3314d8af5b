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

/* index_object(object, key): the value. A reader runs in place: its arguments, the stage and the
 * id, take the place of this function's, and it finds the same first upvalue. */
static int index_object(lua_State *L) {
  if (lua_gettop(L) != 2) lua_settop(L, 2);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(FIELDS)) != LUA_TNIL) {
    lua_CFunction reader = lua_tocfunction(L, -1);
    if (reader == NULL) return 1;
    luaL_checktype(L, 1, LUA_TTABLE); /* __index can be called by hand */
    push_own(L, BOX_KEY);
    push_own(L, ID_KEY);
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

const luaL_Reg sidle_lua_object_functions[] = {{"object_index", object_index}, {NULL, NULL}};
