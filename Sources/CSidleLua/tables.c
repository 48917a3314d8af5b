/* tables.c - filling the tables that go out, without allocating when they are used again. */
#include "glue.h"
#include <string.h>

/* Leaves the table in the field (or at the index, when key is NULL) on the stack, made if need
 * be. */
void sidle_lua_push_table_at(lua_State *L, const char *key, lua_Integer index, int fields) {
  int type = key != NULL ? lua_getfield(L, -1, key) : lua_rawgeti(L, -1, index);
  if (type == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_createtable(L, 0, fields);
  lua_pushvalue(L, -1);
  if (key != NULL)
    lua_setfield(L, -3, key);
  else
    lua_rawseti(L, -3, index);
}

void sidle_lua_set_number(lua_State *L, const char *key, double value) {
  lua_pushnumber(L, value);
  lua_setfield(L, -2, key);
}
void sidle_lua_set_integer(lua_State *L, const char *key, uint64_t value) {
  lua_pushinteger(L, (lua_Integer)value);
  lua_setfield(L, -2, key);
}

/* Leaves a text that is the same alone, so that nothing is allocated for it. */
void sidle_lua_set_text(lua_State *L, const char *key, sidle_text text) {
  size_t length = text.bytes != NULL ? (size_t)text.length : 0, old_length;
  lua_getfield(L, -1, key);
  const char *old = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &old_length) : NULL;
  int same =
      old != NULL && old_length == length && (length == 0 || memcmp(old, text.bytes, length) == 0);
  lua_pop(L, 1);
  if (same) return;
  lua_pushlstring(L, length != 0 ? text.bytes : "", length);
  lua_setfield(L, -2, key);
}
void sidle_lua_set_id(lua_State *L, const char *key, uint64_t id) {
  if (id != 0) sidle_lua_set_integer(L, key, id);
}
