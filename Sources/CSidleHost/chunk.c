/* Running chunks: files, texts and modules, as stock Lua's program does. */
#include <stdlib.h>
#include <string.h>

#include "host_internal.h"

/* What a protected body is told; at its stack index 1. */
typedef struct request {
  const char *text, *name;
  const char *const *arguments;
  int32_t count, first;
} request;

static int set_arguments(lua_State *L) {
  const request *wanted = lua_touserdata(L, 1);
  int32_t after = wanted->count - wanted->first - 1;
  lua_createtable(L, after > 0 ? after : 0, wanted->first + 1);
  for (int32_t i = 0; i < wanted->count; i++) {
    lua_pushstring(L, wanted->arguments[i]);
    lua_rawseti(L, -2, i - wanted->first);
  }
  lua_setglobal(L, "arg");
  return 0;
}

sidle_host_status sidle_host_set_arguments(sidle_host *host, const char *const *arguments,
                                           int32_t count, int32_t script) {
  request wanted = {.arguments = arguments, .count = count, .first = script};
  return host_protect(host, set_arguments, &wanted);
}

/* Raises the message of a chunk that could not be loaded. */
static void check_loaded(lua_State *L, int status) {
  if (status != LUA_OK) lua_error(L);
}

static int run_text(lua_State *L) {
  const request *wanted = lua_touserdata(L, 1);
  check_loaded(L, luaL_loadbuffer(L, wanted->text, strlen(wanted->text), wanted->name));
  lua_call(L, 0, 0);
  return 0;
}

sidle_host_status sidle_host_run_text(sidle_host *host, const char *text, const char *name) {
  request wanted = {.text = text, .name = name};
  return host_protect(host, run_text, &wanted);
}

static int run_file(lua_State *L) {
  const request *wanted = lua_touserdata(L, 1);
  luaL_checkstack(L, wanted->count + 1, "too many arguments to script");
  check_loaded(L, luaL_loadfile(L, wanted->name));
  for (int32_t i = 0; i < wanted->count; i++) lua_pushstring(L, wanted->arguments[i]);
  lua_call(L, wanted->count, 0);
  return 0;
}

sidle_host_status sidle_host_run_file(sidle_host *host, const char *path,
                                      const char *const *arguments, int32_t count) {
  request wanted = {.name = path, .arguments = arguments, .count = count};
  return host_protect(host, run_file, &wanted);
}

sidle_host_status sidle_host_run_init(sidle_host *host) {
  const char *name = "=LUA_INIT_5_4", *text = getenv(name + 1);
  if (host->flags & SIDLE_HOST_NO_ENVIRONMENT) return SIDLE_HOST_OK;
  if (!text) text = getenv((name = "=LUA_INIT") + 1);
  if (!text) return SIDLE_HOST_OK;
  if (text[0] == '@') return sidle_host_run_file(host, text + 1, NULL, 0);
  return sidle_host_run_text(host, text, name);
}

static int require_module(lua_State *L) {
  const request *wanted = lua_touserdata(L, 1);
  const char *equals = strchr(wanted->text, '=');
  lua_getglobal(L, "require");
  lua_pushstring(L, equals ? equals + 1 : wanted->text);
  lua_call(L, 1, 1);
  if (equals) {
    lua_pushlstring(L, wanted->text, (size_t)(equals - wanted->text));
  } else {
    lua_pushstring(L, wanted->text);
  }
  lua_pushglobaltable(L);
  lua_insert(L, -3);
  lua_insert(L, -2); /* globals, name, module */
  lua_settable(L, -3);
  return 0;
}

sidle_host_status sidle_host_require(sidle_host *host, const char *module) {
  request wanted = {.text = module};
  return host_protect(host, require_module, &wanted);
}
