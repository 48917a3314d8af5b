/* Having what a script does written down, for a picture of it. */
#include "host_internal.h"

static int record_stage(lua_State *L) {
  const char *path = *(const char **)lua_touserdata(L, 1);
  lua_getglobal(L, "require");
  lua_pushliteral(L, "sidle");
  lua_call(L, 1, 1);
  luaL_checktype(L, -1, LUA_TTABLE);
  lua_pushliteral(L, "log_to");
  lua_pushstring(L, path);
  lua_rawset(L, -3);
  return 0;
}

sidle_host_status sidle_host_record(sidle_host *host, const char *path) {
  return host_protect(host, record_stage, &path);
}
