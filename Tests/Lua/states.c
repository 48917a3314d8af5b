/* states.c - interpreters opened and closed around sidle.core, for a leak checker.
 *
 * Linked with Sources/CSidleLua, the library and liblua5.4; LUA_PATH says where the Lua files are.
 *
 *   1. Thirty states, some at the same time, closed with their stages open.
 *   2. The same scene with memory that ends after 1, 2, 3, ... allocations of Lua's: every error on
 *      the way must leave nothing behind.
 *   3. What sidle_lua_to_stage answers.
 */
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>

#include "sidle_lua.h"

static const char scene[] =
    "local sidle = require 'sidle'\n"
    "local stage = sidle.stage { width = 300, height = 400, log = true,\n"
    "  text_resolver = function(text, size) return #text * size, size end }\n"
    "local list = stage:list { frame = { width = 300, height = 400 }, policy = 'many' }\n"
    "for n = 1, 3 do\n"
    "  local row = list:row { preset = 'slide_buttons', id = 'r' .. n, title = 'Row', height = "
    "40,\n"
    "    trailing = { { id = 's' .. n, title = 'Skip' }, { id = 'd' .. n, title = 'Done' } } }\n"
    "  row:on('opened', function() return row, stage end)\n"
    "end\n"
    "pcall(list.row, list, { id = 'r1' })\n"
    "pcall(list.row, list, { hight = 1 })\n"
    "stage:script(function(wait) wait(0.1); stage:find('r1'):open 'trailing'; wait(9) end)\n"
    "stage:down { x = 200, y = 20, at = 0 }\n"
    "stage:move { x = 100, y = 20, at = 0.05 }\n"
    "stage:up { x = 100, y = 20, at = 0.06 }\n"
    "text = ''\n"
    "for event in stage:step_to(1) do text = text .. tostring(event) .. '\\n' end\n"
    "stage:find('r2'):remove()\n"
    "for i = 1, 3 do stage:step(0.1) end\n"
    "count = #stage:draw()\n"
    "kept, core, plain = stage, stage._core, {}\n";

static lua_State *prepare(lua_State *L) {
  luaL_openlibs(L);
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
  lua_pushcfunction(L, luaopen_sidle_core);
  lua_setfield(L, -2, "sidle.core");
  lua_pop(L, 1);
  return L;
}

static int failures;
static void expect(int holds, const char *what) {
  if (holds) return;
  failures++;
  fprintf(stderr, "states.c: %s\n", what);
}

static void play(lua_State *L) {
  if (luaL_dostring(L, scene) != LUA_OK) {
    expect(0, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
}

static void many_states(void) {
  enum { STATES = 30, TOGETHER = 3 };
  lua_State *open[TOGETHER] = {NULL};
  for (int i = 0; i < STATES; i++) {
    lua_State **slot = &open[i % TOGETHER];
    if (*slot != NULL) lua_close(*slot);
    *slot = prepare(luaL_newstate());
    play(*slot);
    if (i % 2 == 0 && luaL_dostring(*slot, "kept:close()") != LUA_OK) expect(0, "close failed");
  }
  for (int i = 0; i < TOGETHER; i++) lua_close(open[i]);
}

/* Lua's allocator, with an end. Freeing and shrinking always work, as Lua demands. */
static void *allocate(void *left, void *block, size_t old_size, size_t size) {
  if (size == 0) {
    free(block);
    return NULL;
  }
  size_t had = block != NULL ? old_size : 0;
  if (size > had && *(long *)left == 0) return NULL;
  if (size > had) --*(long *)left;
  return realloc(block, size);
}

static int protected_scene(lua_State *L) {
  prepare(L);
  if (luaL_dostring(L, scene) != LUA_OK) lua_error(L);
  return 0;
}

/* Returns 1 when the scene came to its end. */
static int play_with(long allocations) {
  lua_State *L = lua_newstate(allocate, &allocations);
  if (L == NULL) return 0;
  lua_pushcfunction(L, protected_scene);
  int finished = lua_pcall(L, 0, 0, 0) == LUA_OK;
  allocations = 1000000;
  lua_close(L);
  return finished;
}

static void little_memory(long stride) {
  long count = 1;
  while (!play_with(count)) count += stride;
  expect(count > 1000, "the scene needs more than a thousand allocations");
}

static sidle_stage *stage_of(lua_State *L, const char *expression) {
  if (luaL_dostring(L, expression) != LUA_OK) expect(0, lua_tostring(L, -1));
  sidle_stage *stage = sidle_lua_to_stage(L, -1);
  lua_settop(L, 0);
  return stage;
}

static void conversions(void) {
  lua_State *L = prepare(luaL_newstate());
  play(L);
  sidle_stage *stage = stage_of(L, "return kept");
  expect(stage != NULL, "a stage of the front end has a stage");
  expect(stage_of(L, "return core") == stage, "its userdata has the same");
  expect(sidle_stage_now(stage) > 0, "it can be used");
  expect(stage_of(L, "return kept:find 'r1'") == NULL, "a row is no stage");
  expect(stage_of(L, "return plain") == NULL, "a table is no stage");
  expect(stage_of(L, "return io.stdout") == NULL, "another userdata is no stage");
  expect(stage_of(L, "return setmetatable({}, { __index = function() error 'no' end })") == NULL,
         "no metamethod is called");
  expect(stage_of(L, "return 5") == NULL, "a number is no stage");
  expect(stage_of(L, "return") == NULL, "nothing is no stage");
  if (luaL_dostring(L, "kept:close()") != LUA_OK) expect(0, lua_tostring(L, -1));
  expect(stage_of(L, "return kept") == NULL, "a closed stage has none");
  expect(stage_of(L, "return core") == NULL, "nor has its userdata");
  lua_close(L);
}

int main(int count, char **arguments) {
  /* Every how many allocations memory ends; more is faster under a checker. */
  long stride = count > 1 ? strtol(arguments[1], NULL, 10) : 1;
  many_states();
  little_memory(stride < 1 ? 1 : stride);
  conversions();
  printf("states.c: %d failures\n", failures);
  return failures != 0;
}
