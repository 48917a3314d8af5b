/* The interpreter, and the one way into it: host_protect. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "editor.h"
#include "host_internal.h"

static int open_everything(lua_State *L) {
  sidle_host *host = lua_touserdata(L, 1);
  int ignore_environment = (host->flags & SIDLE_HOST_NO_ENVIRONMENT) != 0;
  host_open_interrupt(L);
  if (ignore_environment) {
    lua_pushboolean(L, 1);
    lua_setfield(L, LUA_REGISTRYINDEX, "LUA_NOENV"); /* read by the package library */
  }
  luaL_openlibs(L);
  host_open_printer(L);
  host_open_paths(L, ignore_environment);
  if (host->flags & SIDLE_HOST_WARNINGS) lua_warning(L, "@on", 0);
  lua_gc(L, LUA_GCGEN, 0, 0); /* as stock Lua's program */
  return 0;
}

sidle_host *sidle_host_create(uint32_t flags) {
  sidle_host *host = calloc(1, sizeof *host);
  if (!host) return NULL;
  host->flags = flags;
  host->L = luaL_newstate();
  if (!host->L) {
    free(host);
    return NULL;
  }
  host_take_signals(host->L);
  host_protect(host, open_everything, host);
  return host;
}

void sidle_host_destroy(sidle_host *host) {
  if (!host) return;
  host_begin_running(); /* finalisers and to-be-closed variables are user code */
  lua_close(host->L);
  host_give_signals_back();
  host_close_editor(host->editor);
  free(host->line);
  free(host->message);
  free(host);
}

const char *sidle_host_message(const sidle_host *host) {
  return host->message ? host->message : "";
}

const char *sidle_host_lua_release(void) {
  return LUA_RELEASE;
}

/* Keeps a copy; a NUL inside, which would end it, becomes a blank. */
static void set_message(sidle_host *host, const char *message, size_t length) {
  char *copy = message ? malloc(length + 1) : NULL;
  if (copy) {
    memcpy(copy, message, length + 1);
    for (size_t i = 0; i < length; i++) {
      if (copy[i] == 0) copy[i] = ' ';
    }
  }
  free(host->message);
  host->message = copy;
}

sidle_host_status host_protect(sidle_host *host, lua_CFunction body, void *argument) {
  lua_State *L = host->L;
  int status, interrupted, left;
  set_message(host, NULL, 0);
  lua_settop(L, 0);
  /* Neither a light C function nor a light userdata needs memory: nothing here can raise. */
  lua_pushcfunction(L, host_report);
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, argument);
  host_begin_running();
  status = lua_pcall(L, 1, 0, 1);
  interrupted = host_end_running(L);
  left = host_end_leaving(L);
  if (status != LUA_OK) {
    size_t length = 0;
    const char *message = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
    if (message) {
      set_message(host, message, length);
    } else {
      set_message(host, "error in error handling", strlen("error in error handling"));
    }
  } else if (interrupted) {
    set_message(host, "interrupted", strlen("interrupted"));
  }
  lua_settop(L, 0);
  if (interrupted) return SIDLE_HOST_INTERRUPTED;
  if (left) return SIDLE_HOST_EXITED;
  return status == LUA_OK ? SIDLE_HOST_OK : SIDLE_HOST_FAILED;
}
