/* Where Lua finds Sidle: the core is built in, the front end is files. They are looked for in
 * SIDLE_LUA_PATH (a directory), then as installed beside the program, then in the source tree the
 * program was built in. What is found comes first in package.path, since it belongs to this very
 * program. */
#define _GNU_SOURCE
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host_internal.h"
#include "sidle_lua.h"

static int is_file(const char *path) {
  struct stat about;
  return stat(path, &about) == 0 && S_ISREG(about.st_mode);
}

static int holds_front_end(const char *directory) {
  char path[PATH_MAX];
  int length = snprintf(path, sizeof path, "%s/sidle/init.lua", directory);
  if (length > 0 && length < (int)sizeof path && is_file(path)) return 1;
  length = snprintf(path, sizeof path, "%s/sidle.lua", directory);
  return length > 0 && length < (int)sizeof path && is_file(path);
}

/* Joins and makes canonical; 0 when there is no front end. */
static int try_directory(const char *base, const char *rest, char found[PATH_MAX]) {
  char joined[PATH_MAX];
  int length = snprintf(joined, sizeof joined, "%s%s", base, rest);
  if (length < 0 || length >= (int)sizeof joined) return 0;
  return realpath(joined, found) != NULL && holds_front_end(found);
}

static int find_front_end(int ignore_environment, char found[PATH_MAX]) {
  char program[PATH_MAX];
  const char *chosen = ignore_environment ? NULL : getenv("SIDLE_LUA_PATH");
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (chosen && *chosen && try_directory(chosen, "", found)) return 1;
  if (length <= 0) return 0;
  program[length] = 0;
  *strrchr(program, '/') = 0;
  if (try_directory(program, "/../share/lua/5.4", found)) return 1;
  for (char *end = strrchr(program, '/'); end; end = strrchr(program, '/')) {
    char manifest[PATH_MAX + 16];
    *end = 0;
    snprintf(manifest, sizeof manifest, "%s/Package.swift", program);
    if (is_file(manifest)) return try_directory(program, "/lua", found);
  }
  return 0;
}

void host_open_paths(lua_State *L, int ignore_environment) {
  char directory[PATH_MAX];
  lua_getglobal(L, "package");
  lua_getfield(L, -1, "preload");
  lua_pushcfunction(L, luaopen_sidle_core);
  lua_setfield(L, -2, "sidle.core");
  lua_pop(L, 1);
  lua_createtable(L, 2, 0);
  if (find_front_end(ignore_environment, directory)) {
    lua_pushfstring(L, "%s/sidle/", directory);
    lua_rawseti(L, -2, 1);
    lua_pushfstring(L, "%s/sidle.lua", directory);
    lua_rawseti(L, -2, 2);
    lua_pushfstring(L, "%s/?.lua;%s/?/init.lua;", directory, directory);
    lua_getfield(L, -3, "path");
    lua_concat(L, 2);
    lua_setfield(L, -3, "path");
  }
  lua_rawsetp(L, LUA_REGISTRYINDEX, &host_key_sources);
  lua_pop(L, 1);
}
