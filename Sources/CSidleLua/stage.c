/* stage.c - a stage as a userdata: made, closed, collected; and its text resolver. */
#include "glue.h"
#include "sidle_lua.h"
#include <stdio.h>
#include <string.h>

static stage_box *to_box(lua_State *L) {
  void *block = lua_touserdata(L, 1);
  if (block != NULL && lua_getmetatable(L, 1)) {
    int is_stage = lua_rawequal(L, -1, lua_upvalueindex(1));
    lua_pop(L, 1);
    if (is_stage) return block;
  }
  luaL_typeerror(L, 1, STAGE_TYPE);
  return NULL;
}

stage_box *sidle_lua_open_box(lua_State *L) {
  stage_box *box = to_box(L);
  if (box->stage == NULL) sidle_lua_refuse(L, "the stage is closed");
  return box;
}

sidle_stage *sidle_lua_to_stage(lua_State *L, int index) {
  if (!lua_checkstack(L, 4)) return NULL;
  index = lua_absindex(L, index);
  int top = lua_gettop(L);
  if (lua_istable(L, index)) { /* a stage of the front end keeps the userdata in this field */
    lua_pushliteral(L, "_core");
    lua_rawget(L, index);
    index = lua_gettop(L);
  }
  stage_box *box = luaL_testudata(L, index, STAGE_TYPE);
  sidle_stage *stage = box != NULL ? box->stage : NULL;
  lua_settop(L, top);
  return stage;
}

/* ---- The text resolver --------------------------------------------------------------------- */

typedef struct measuring {
  sidle_text text;
  double font_size;
  sidle_size size;
} measuring;

/* Runs protected. Arguments: the stage's userdata and a measuring. */
static int measure_in_lua(lua_State *L) {
  measuring *m = lua_touserdata(L, 2);
  lua_getiuservalue(L, 1, SLOT_RESOLVER);
  lua_pushlstring(L, m->text.bytes, (size_t)m->text.length);
  lua_pushnumber(L, m->font_size);
  lua_call(L, 2, 2);
  int has_width, has_height;
  m->size.width = lua_tonumberx(L, -2, &has_width);
  m->size.height = lua_tonumberx(L, -1, &has_height);
  if (!has_width || !has_height)
    return luaL_error(L, "the text resolver must return a width and a height");
  return 0;
}

/* Called by the engine: nothing here may jump. On failure the size is not one, so the engine's
 * call fails, and the error waits in SLOT_FAILURE. The running function's argument 1 is the
 * stage's userdata. */
static sidle_size measure(void *context, sidle_text text, double font_size) {
  stage_box *box = context;
  lua_State *L = box->calling;
  measuring m = {text, font_size, {-1, -1}};
  if (L == NULL || box->resolver_failed || !lua_checkstack(L, 4)) return m.size;
  lua_pushcfunction(L, measure_in_lua);
  lua_pushvalue(L, 1);
  lua_pushlightuserdata(L, &m);
  if (lua_pcall(L, 2, 0, 0) != LUA_OK) {
    lua_setiuservalue(L, 1, SLOT_FAILURE);
    box->resolver_failed = 1;
    m.size = (sidle_size){-1, -1};
  }
  return m.size;
}

void sidle_lua_enter(lua_State *L, stage_box *box) {
  if (box->calling != NULL) sidle_lua_refuse(L, RESOLVER_MUST_NOT " call the stage that asks it");
  box->resolver_failed = 0;
  box->calling = L;
}
void sidle_lua_leave(stage_box *box) {
  box->calling = NULL;
}

/* ---- Making and closing -------------------------------------------------------------------- */

/* stage_create(spec, resolver or nil, describe or nil): userdata, width, height, capacities of
 * samples and events */
static int stage_create(lua_State *L) {
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  lua_settop(L, 3);
  sidle_lua_read_fields(L, 1, sidle_lua_stage_fields, &spec);
  stage_box *box = lua_newuserdatauv(L, sizeof *box, SLOT_COUNT);
  memset(box, 0, sizeof *box);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_setmetatable(L, -2);
  if (!lua_isnil(L, 2)) {
    luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_pushvalue(L, 2);
    lua_setiuservalue(L, -2, SLOT_RESOLVER);
    box->resolver = (sidle_text_resolver){box, measure};
    spec.text_resolver = &box->resolver;
  }
  lua_pushvalue(L, 3);
  lua_setiuservalue(L, -2, SLOT_DESCRIBE);
  sidle_status status = sidle_stage_create(&spec, &box->stage);
  if (status < 0) {
    char sentence[512] = "";
    box->stage = NULL;
    sidle_stage_spec_check(&spec, sentence, sizeof sentence);
    return sidle_lua_refuse(L, "%s", *sentence ? sentence : sidle_status_text(status));
  }
  lua_pushnumber(L, spec.width);
  lua_pushnumber(L, spec.height);
  lua_pushinteger(L, spec.sample_capacity);
  lua_pushinteger(L, spec.event_capacity);
  return 5;
}

static void check_closable(lua_State *L, const stage_box *box) {
  if (box->calling != NULL) sidle_lua_refuse(L, RESOLVER_MUST_NOT " close the stage that asks it");
}

/* stage_may_close(stage): raises when it may not */
static int stage_may_close(lua_State *L) {
  check_closable(L, to_box(L));
  return 0;
}

/* stage_close(stage): any number of times */
static int stage_close(lua_State *L) {
  stage_box *box = to_box(L);
  check_closable(L, box);
  sidle_stage *stage = box->stage;
  box->stage = NULL;
  sidle_stage_destroy(stage);
  return 0;
}

/* is_open(stage): boolean */
static int is_open(lua_State *L) {
  lua_pushboolean(L, to_box(L)->stage != NULL);
  return 1;
}

static int box_to_string(lua_State *L) {
  lua_pushstring(L, to_box(L)->stage != NULL ? STAGE_TYPE : STAGE_TYPE " (closed)");
  return 1;
}

/* reserve(stage, samples, events) */
static int reserve(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  int32_t samples = sidle_lua_check_int32(L, 2), events = sidle_lua_check_int32(L, 3);
  sidle_status status = sidle_stage_reserve(box->stage, samples, events);
  return status < 0 ? sidle_lua_fail(L, box, status, 0) : 0;
}

/* set_reduce_motion(stage, boolean) */
static int set_reduce_motion(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_status status = sidle_stage_set_reduce_motion(box->stage, lua_toboolean(L, 2));
  return status < 0 ? sidle_lua_fail(L, box, status, 0) : 0;
}

/* set_debug_overlay(stage, flags) */
static int set_debug_overlay(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  const uint32_t flags = (uint32_t)luaL_checkinteger(L, 2);
  sidle_status status = sidle_stage_set_debug_overlay(box->stage, flags);
  return status < 0 ? sidle_lua_fail(L, box, status, 0) : 0;
}

/* debug_overlay(stage): flags */
static int debug_overlay(lua_State *L) {
  lua_pushinteger(L, sidle_stage_debug_overlay(sidle_lua_open_box(L)->stage));
  return 1;
}

/* reduces_motion(stage): boolean */
static int reduces_motion(lua_State *L) {
  lua_pushboolean(L, sidle_stage_reduces_motion(sidle_lua_open_box(L)->stage));
  return 1;
}

/* find(stage, kind, name): id or nil */
static int find(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  int32_t kind = sidle_lua_check_int32(L, 2);
  sidle_text name = sidle_lua_check_text(L, 3);
  uint64_t id = 0;
  sidle_status status = sidle_find(box->stage, kind, name, &id);
  if (status < 0 && status != SIDLE_ERROR_NOT_FOUND) return sidle_lua_fail(L, box, status, 0);
  sidle_lua_push_id(L, id);
  return 1;
}

/* name(stage, id): string or nil; also for a while after the object was removed */
static int name(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  uint64_t id = sidle_lua_check_id(L, 2);
  sidle_text text = {NULL, 0};
  sidle_status status = sidle_get_name(box->stage, id, &text);
  if (status < 0 && status != SIDLE_ERROR_STALE) return sidle_lua_fail(L, box, status, id);
  if (text.length <= 0) return 0;
  lua_pushlstring(L, text.bytes, (size_t)text.length);
  return 1;
}

/* title(stage, id): string */
static int title(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  uint64_t id = sidle_lua_check_id(L, 2);
  sidle_text text = {NULL, 0};
  sidle_status status = sidle_get_title(box->stage, id, &text);
  if (status < 0) return sidle_lua_fail(L, box, status, id);
  lua_pushlstring(L, text.bytes, text.bytes != NULL ? (size_t)text.length : 0);
  return 1;
}

/* fingerprint(stage): sixteen hexadecimal digits */
static int fingerprint(lua_State *L) {
  char digits[17];
  unsigned long long value = sidle_stage_fingerprint(sidle_lua_open_box(L)->stage);
  snprintf(digits, sizeof digits, "%016llx", value);
  lua_pushlstring(L, digits, 16);
  return 1;
}

/* read_log(stage): the lines since the last call, or nil */
static int read_log(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_text text = {NULL, 0};
  sidle_status status = sidle_stage_read_log(box->stage, &text);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  if (text.length <= 0) return 0;
  lua_pushlstring(L, text.bytes, (size_t)text.length);
  return 1;
}

/* __gc and __close call stage_close; "tostring" is not part of the module's table. */
const luaL_Reg sidle_lua_stage_functions[] = {{"stage_create", stage_create},
                                              {"stage_close", stage_close},
                                              {"stage_may_close", stage_may_close},
                                              {"is_open", is_open},
                                              {"stage_text", box_to_string},
                                              {"reserve", reserve},
                                              {"set_reduce_motion", set_reduce_motion},
                                              {"reduces_motion", reduces_motion},
                                              {"set_debug_overlay", set_debug_overlay},
                                              {"debug_overlay", debug_overlay},
                                              {"find", find},
                                              {"name", name},
                                              {"title", title},
                                              {"fingerprint", fingerprint},
                                              {"read_log", read_log},
                                              {NULL, NULL}};
