/* The stage that a script makes for a replay. */
#include "host_internal.h"
#include "sidle_lua.h"

const char host_key_stage = 0;

typedef struct replay_request {
  const char *path;
  int64_t time;
  sidle_host_stage found;
} replay_request;

/* What there is to know of the stage at an index. */
static sidle_host_stage look_at(lua_State *L, int index) {
  sidle_host_stage found = {sidle_lua_to_stage(L, index), INT64_MAX, 0, 0};
  if (!found.stage) return found;
  if (lua_getfield(L, index, "next_deadline_ns") == LUA_TNUMBER) {
    found.deadline_ns = lua_tointeger(L, -1);
  }
  lua_getfield(L, index, "width");
  lua_getfield(L, index, "height");
  found.width = lua_tonumber(L, -2);
  found.height = lua_tonumber(L, -1);
  lua_pop(L, 3);
  return found;
}

static int load_stage(lua_State *L) {
  replay_request *wanted = lua_touserdata(L, 1);
  lua_getglobal(L, "require");
  lua_pushliteral(L, "sidle");
  lua_call(L, 1, 1);
  luaL_checktype(L, -1, LUA_TTABLE);
  lua_pushliteral(L, "replaying");
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);
  if (luaL_loadfile(L, wanted->path) != LUA_OK) return lua_error(L);
  lua_call(L, 0, 1);
  if (!sidle_lua_to_stage(L, -1)) {
    lua_pushfstring(L, "%s: a script for a replay must return its stage", wanted->path);
    host_push_shown(L, -2);
    lua_pushfstring(L, "%s (got %s)", lua_tostring(L, -2), lua_tostring(L, -1));
    return lua_error(L);
  }
  wanted->found = look_at(L, lua_gettop(L));
  lua_rawsetp(L, LUA_REGISTRYINDEX, &host_key_stage);
  return 0;
}

sidle_host_status sidle_host_load_stage(sidle_host *host, const char *path, sidle_host_stage *out) {
  replay_request wanted = {.path = path};
  sidle_host_status status = host_protect(host, load_stage, &wanted);
  *out = wanted.found;
  return status;
}

static int step_stage(lua_State *L) {
  replay_request *wanted = lua_touserdata(L, 1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_stage);
  lua_getfield(L, 2, "step_to_ns");
  lua_pushvalue(L, 2);
  lua_pushinteger(L, wanted->time);
  lua_call(L, 2, 0);
  wanted->found = look_at(L, 2);
  return 0;
}

sidle_host_status sidle_host_step_stage(sidle_host *host, int64_t time_ns, sidle_host_stage *out) {
  replay_request wanted = {.time = time_ns};
  sidle_host_status status = host_protect(host, step_stage, &wanted);
  *out = wanted.found;
  return status;
}
