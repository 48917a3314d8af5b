/* errors.c - the one place that raises: at the user's line, in the engine's words. */
#include <stdarg.h>

#include "glue.h"

/* Registry key of the set of chunks that are part of the library, by source. */
#define SOURCES "sidle.core.sources"

static int is_own(lua_State *L, const char *source) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, SOURCES);
  int found = lua_getfield(L, -1, source) != LUA_TNIL;
  lua_pop(L, 2);
  return found;
}

/* Pushes "file:line: " of the innermost Lua function that is not part of the library. After a tail
 * call the caller's frame is gone and the next one out is named. */
static void push_where(lua_State *L) {
  lua_Debug at;
  for (int level = 0; lua_getstack(L, level, &at); level++) {
    lua_getinfo(L, "Sl", &at);
    if (at.currentline > 0 && !is_own(L, at.source)) {
      lua_pushfstring(L, "%s:%d: ", at.short_src, at.currentline);
      return;
    }
  }
  lua_pushliteral(L, "");
}

int sidle_lua_raise(lua_State *L) {
  push_where(L);
  lua_insert(L, -2);
  lua_concat(L, 2);
  return lua_error(L);
}

int sidle_lua_refuse(lua_State *L, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  lua_pushvfstring(L, format, arguments);
  va_end(arguments);
  return sidle_lua_raise(L);
}

/* Raises what a failed call on the stage of argument 1 has to say. id is the object it was about,
 * or 0. A text resolver's own error goes on as it was raised. */
int sidle_lua_fail(lua_State *L, stage_box *box, sidle_status status, uint64_t id) {
  if (box->resolver_failed) {
    box->resolver_failed = 0;
    lua_getiuservalue(L, 1, SLOT_FAILURE);
    lua_pushnil(L);
    lua_setiuservalue(L, 1, SLOT_FAILURE);
    return lua_error(L);
  }
  if (status == SIDLE_ERROR_STALE && id != 0 &&
      lua_getiuservalue(L, 1, SLOT_DESCRIBE) == LUA_TFUNCTION) {
    lua_pushinteger(L, (lua_Integer)id);
    lua_call(L, 1, 1);
    const char *what = luaL_tolstring(L, -1, NULL);
    return sidle_lua_refuse(L, "%s was removed", what);
  }
  if (status == SIDLE_ERROR_BUSY) /* leaves the sentence of an earlier failure as it is */
    return sidle_lua_refuse(L, RESOLVER_MUST_NOT " call the stage that asks it");
  const char *sentence = sidle_stage_last_error(box->stage);
  if (sentence == NULL || *sentence == '\0') sentence = sidle_status_text(status);
  return sidle_lua_refuse(L, "%s", sentence);
}

/* raise(message): an error at the line of the innermost function outside the library. */
static int raise(lua_State *L) {
  luaL_checkstring(L, 1);
  lua_settop(L, 1);
  return sidle_lua_raise(L);
}

/* own(): the functions of the calling chunk are part of the library and never blamed. */
static int own(lua_State *L) {
  lua_Debug caller;
  if (!lua_getstack(L, 1, &caller)) return 0;
  lua_getinfo(L, "S", &caller);
  luaL_getsubtable(L, LUA_REGISTRYINDEX, SOURCES);
  lua_pushboolean(L, 1);
  lua_setfield(L, -2, caller.source);
  return 0;
}

const luaL_Reg sidle_lua_error_functions[] = {{"raise", raise}, {"own", own}, {NULL, NULL}};
