/* What bounds the rows of the Lua module. */
#include "limits.h"
#include <lauxlib.h>

enum { NUMBERS = 1 << 16 };
static double numbers[NUMBERS];

/* get(handle): a number by a handle that nothing checks */
static int get(lua_State *L) {
  lua_pushnumber(L, numbers[lua_tointeger(L, 1) & (NUMBERS - 1)]);
  return 1;
}

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
  static const luaL_Reg functions[] = {{"get", get}, {"fill", fill}, {"call", call}, {NULL, NULL}};
  for (int i = 0; i < NUMBERS; i++) numbers[i] = i;
  luaL_newlib(L, functions);
}
