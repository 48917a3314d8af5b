/* The Lua module as it is installed, in a Lua of this program: the scenes of scenes.lua as rows. */
#include "../bench.h"
#include "limits.h"
#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>

/* A function of a scene, as the body of a row. */
typedef struct part {
  lua_State *L;
  int reference; /* LUA_NOREF: the scene has none */
} part;

static int with_trace(lua_State *L) {
  luaL_traceback(L, L, lua_tostring(L, 1), 1);
  return 1;
}

static void call(lua_State *L, int arguments, int results) {
  const int handler = lua_gettop(L) - arguments;
  lua_pushcfunction(L, with_trace);
  lua_insert(L, handler);
  if (lua_pcall(L, arguments, results, handler) != LUA_OK) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    exit(2);
  }
  lua_remove(L, handler);
}

static void run_part(void *context) {
  const part *p = context;
  if (p->reference == LUA_NOREF) return;
  lua_rawgeti(p->L, LUA_REGISTRYINDEX, p->reference);
  call(p->L, 0, 0);
}

/* Of the scene on top. */
static part take_part(lua_State *L, const char *key) {
  part p = {L, LUA_NOREF};
  if (lua_getfield(L, -1, key) == LUA_TFUNCTION)
    p.reference = luaL_ref(L, LUA_REGISTRYINDEX);
  else
    lua_pop(L, 1);
  return p;
}

static int64_t take_integer(lua_State *L, const char *key) {
  lua_getfield(L, -1, key);
  const int64_t value = lua_tointeger(L, -1);
  lua_pop(L, 1);
  return value;
}

/* Texts stay valid while the scene is there. */
static const char *take_text(lua_State *L, const char *key) {
  lua_getfield(L, -1, key);
  const char *text = lua_tostring(L, -1);
  lua_pop(L, 1);
  return text;
}

/* ---- Memory -------------------------------------------------------------------------------- */

/* Lua's own memory is not what the rows count: it is looked at by itself. */
static void *lua_memory(void *context, void *block, size_t old_size, size_t size) {
  (void)context, (void)old_size;
  return uncounted_realloc(block, size);
}

static int64_t heap_bytes(lua_State *L) {
  return (int64_t)lua_gc(L, LUA_GCCOUNT) * 1024 + lua_gc(L, LUA_GCCOUNTB);
}

/* A body and what comes before it. */
typedef struct lua_scene {
  part run, before;
} lua_scene;

static void run_scene(void *context) {
  run_part(&((lua_scene *)context)->run);
}
static void before_scene(void *context) {
  run_part(&((lua_scene *)context)->before);
}

/* How much Lua's heap grows in a run of a warm scene while nothing is collected. Names that the collector
 * has taken since they were last needed come back in a run before. */
static int64_t heap_growth(lua_State *L, lua_scene *scene) {
  lua_gc(L, LUA_GCSTOP);
  before_scene(scene);
  run_scene(scene);
  before_scene(scene);
  const int64_t before = heap_bytes(L);
  run_scene(scene);
  const int64_t growth = heap_bytes(L) - before;
  lua_gc(L, LUA_GCRESTART);
  return growth;
}

/* ---- Rows ---------------------------------------------------------------------------------- */

/* The scene on top. */
static void measure_scene(lua_State *L, const char *name) {
  lua_scene scene = {take_part(L, "run"), take_part(L, "before")};
  lua_scene limit = {take_part(L, "limit_run"), take_part(L, "limit_before")};
  part verify = take_part(L, "verify");
  const int64_t per = take_integer(L, "per");
  before_scene(&scene);
  run_scene(&scene); /* warm */
  const int64_t growth = heap_growth(L, &scene);
  lua_getfield(L, -1, "steady");
  CHECK(lua_toboolean(L, -1) ? growth == 0 : growth > 0);
  lua_pop(L, 1);
  run_measure(&(measure){.name = name,
                         .n = take_integer(L, "n"),
                         .per = per,
                         .run = run_scene,
                         .before = before_scene,
                         .limit = take_text(L, "limit"),
                         .limit_per = per,
                         .limit_run = limit.run.reference != LUA_NOREF ? run_scene : NULL,
                         .limit_before = before_scene,
                         .scene = &scene,
                         .limit_scene = &limit});
  run_part(&verify);
  const part parts[] = {scene.run, scene.before, limit.run, limit.before, verify};
  for (int i = 0; i < 5; i++) luaL_unref(L, LUA_REGISTRYINDEX, parts[i].reference);
}

static int number_by_mode(lua_State *L) {
  lua_pushinteger(L, by_mode(lua_tointeger(L, 1), lua_tointeger(L, 2), lua_tointeger(L, 3)));
  return 1;
}

static int check_in_lua(lua_State *L) {
  CHECK(lua_toboolean(L, 1));
  if (!lua_toboolean(L, 1)) fprintf(stderr, "  %s\n", luaL_checkstring(L, 2));
  return 0;
}

static void find_module(lua_State *L) {
  lua_getglobal(L, "package");
  lua_pushliteral(L, BENCH_LUA "/?.lua;" BENCH_LUA "/?/init.lua");
  lua_setfield(L, -2, "path");
  lua_pushliteral(L, BENCH_CORE "/?.so");
  lua_setfield(L, -2, "cpath");
  lua_pop(L, 1);
}

void bench_lua(void) {
  lua_State *L = lua_newstate(lua_memory, NULL);
  luaL_openlibs(L);
  find_module(L);
  if (luaL_loadfile(L, BENCH_SCENES) != LUA_OK) lua_error(L);
  lua_pushcfunction(L, number_by_mode);
  push_limits(L);
  lua_pushcfunction(L, check_in_lua);
  const int64_t calls = allocator_calls;
  call(L, 3, 1);
  CHECK(allocator_calls > calls); /* what the module allocates counts */
  for (int i = 1; lua_rawgeti(L, 1, i) == LUA_TTABLE; i++) {
    const char *name = take_text(L, "name");
    if (is_wanted(name)) {
      lua_getfield(L, -1, "make");
      call(L, 0, 1);
      measure_scene(L, name);
    }
    lua_settop(L, 1);
    lua_gc(L, LUA_GCCOLLECT);
  }
  lua_close(L);
  drop_limits();
  CHECK(allocated_bytes == 0);
}
