/* input.c - samples. */
#include "glue.h"

/* sample(stage, phase, pointer, x, y, ns or nil, kind, buttons, pressure)
 * Without a time it is the stage's. */
static int sample(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_sample s = {.phase = sidle_lua_check_int32(L, 2),
                    .pointer = sidle_lua_check_int32(L, 3),
                    .x = luaL_checknumber(L, 4),
                    .y = luaL_checknumber(L, 5),
                    .kind = sidle_lua_check_int32(L, 7),
                    .buttons = sidle_lua_check_int32(L, 8),
                    .pressure = luaL_checknumber(L, 9)};
  s.time_ns = lua_isnil(L, 6) ? sidle_stage_now(box->stage) : luaL_checkinteger(L, 6);
  sidle_status status = sidle_stage_push(box->stage, &s, 1, NULL);
  return status < 0 ? sidle_lua_fail(L, box, status, 0) : 0;
}

/* cancel_all(stage) */
static int cancel_all(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_status status = sidle_stage_cancel_all(box->stage);
  return status < 0 ? sidle_lua_fail(L, box, status, 0) : 0;
}

/* The word of a number from 1 on, nil for 0. */
static void push_word(lua_State *L, int32_t value, const char *(*name)(int32_t)) {
  if (value == 0)
    lua_pushnil(L);
  else
    lua_pushstring(L, name(value));
}

/* verdict(stage, pointer): verdict, yield, gesture and row, each nil where there is none; nothing
 * for a pointer that is not down. */
static int verdict(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_verdict v = {.struct_size = sizeof v};
  sidle_status status = sidle_stage_get_verdict(box->stage, sidle_lua_check_int32(L, 2), &v);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  if (v.verdict == SIDLE_VERDICT_NONE) return 0;
  push_word(L, v.verdict, sidle_verdict_name);
  push_word(L, v.yield, sidle_yield_name);
  push_word(L, v.gesture, sidle_gesture_name);
  sidle_lua_push_id(L, v.row.value);
  return 4;
}

/* counters(stage): moving, late, backward, stray, doubled, refused */
static int counters(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_counters c = {.struct_size = sizeof c};
  sidle_status status = sidle_stage_get_counters(box->stage, &c);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  lua_pushinteger(L, c.moving);
  lua_pushinteger(L, (lua_Integer)c.late);
  lua_pushinteger(L, (lua_Integer)c.backward);
  lua_pushinteger(L, (lua_Integer)c.stray);
  lua_pushinteger(L, (lua_Integer)c.doubled);
  lua_pushinteger(L, (lua_Integer)c.refused);
  return 6;
}

const luaL_Reg sidle_lua_input_functions[] = {{"sample", sample},
                                              {"cancel_all", cancel_all},
                                              {"counters", counters},
                                              {"verdict", verdict},
                                              {NULL, NULL}};
