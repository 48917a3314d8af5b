/* leave.c - os.exit that ends a script and not the process, where the runner has work to do after it.
 * What it raises goes through every pcall, as Ctrl-C does (interrupt.c), and through every coroutine:
 * one that waits for another is asked to raise as well, so all of them are known. */
#include <stdio.h>
#include <stdlib.h>

#include "host_internal.h"

static const char key_coroutines = 0; /* a set of threads, weak */
static int leaving;                   /* os.exit was called */
static int exit_status;               /* what the process would have ended with */
static char exit_argument[24];        /* what it was given */

static int leave(lua_State *L) {
  if (lua_isboolean(L, 1)) {
    exit_status = lua_toboolean(L, 1) ? EXIT_SUCCESS : EXIT_FAILURE;
    snprintf(exit_argument, sizeof exit_argument, "%s", lua_toboolean(L, 1) ? "true" : "false");
  } else {
    const lua_Integer given = luaL_optinteger(L, 1, EXIT_SUCCESS);
    exit_status = (int)given & 0xFF;
    snprintf(exit_argument, sizeof exit_argument, LUA_INTEGER_FMT, given);
  }
  leaving = 1;
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_MAINTHREAD);
  host_raise_in(lua_tothread(L, -1));
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_coroutines);
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) host_raise_in(lua_tothread(L, -2));
  host_push_leaving(L);
  return lua_error(L);
}

/* Of all errors Lua hands this one to no handler of an xpcall. */
void host_push_leaving(lua_State *L) {
  lua_pushliteral(L, "not enough memory");
}

/* The thread on the top goes into the set, and off the stack. */
static void remember(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_coroutines);
  lua_insert(L, -2);
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/* In the place of coroutine.create, which is the upvalue. */
static int create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_call(L, 1, 1);
  lua_pushvalue(L, -1);
  remember(L);
  return 1;
}

/* In the place of coroutine.wrap, whose function has its thread as upvalue. */
static int wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_call(L, 1, 1);
  if (lua_getupvalue(L, -1, 1) != NULL) {
    if (lua_isthread(L, -1)) {
      remember(L);
    } else {
      lua_pop(L, 1);
    }
  }
  return 1;
}

/* A field of the table on the top becomes a function that has what was there as upvalue. */
static void replace(lua_State *L, const char *name, lua_CFunction function) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, function, 1);
  lua_setfield(L, -2, name);
}

static int catch_exit(lua_State *L) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_coroutines);
  lua_getglobal(L, "os");
  replace(L, "exit", leave);
  lua_getglobal(L, "coroutine");
  replace(L, "create", create);
  replace(L, "wrap", wrap);
  return 0;
}

sidle_host_status sidle_host_catch_exit(sidle_host *host) {
  return host_protect(host, catch_exit, NULL);
}

int32_t sidle_host_exit_status(void) {
  return exit_status;
}

const char *sidle_host_exit_argument(void) {
  return exit_argument;
}

int host_is_leaving(void) {
  return leaving;
}

int host_end_leaving(lua_State *L) {
  const int was = leaving;
  leaving = 0;
  if (was) host_rest(L);
  return was;
}
