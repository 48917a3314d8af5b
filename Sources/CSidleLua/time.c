/* time.c - stepping, and seconds as nanoseconds. */
#include "glue.h"

#define NANOSECONDS 1e9
#define TIME_LIMIT 4611686018427387904.0 /* 2^62, the end of the stage's time line */

static double seconds_of(int64_t nanoseconds) {
  return (double)nanoseconds / NANOSECONDS;
}

/* What to_seconds has made goes back to where it came from, as in the engine: far out the product may be
 * rounded past the middle between two. */
int64_t sidle_lua_nanoseconds(lua_State *L, double seconds) {
  double value = seconds * NANOSECONDS;
  if (!(value >= -TIME_LIMIT && value <= TIME_LIMIT))
    sidle_lua_refuse(L, "a time must lie within 4611686018 s of 0 (got %f)", seconds);
  if (value > -4503599627370496.0 && value < 4503599627370496.0) /* 2^52: beyond, whole anyway */
    value += value < 0 ? -0.5 : 0.5;
  int64_t nearest = (int64_t)value;
  if (seconds_of(nearest) == seconds) return nearest;
  if (seconds_of(nearest - 1) == seconds) return nearest - 1;
  if (seconds_of(nearest + 1) == seconds) return nearest + 1;
  return nearest;
}

static int stepped(lua_State *L, stage_box *box, sidle_status status) {
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  lua_pushboolean(L, status == SIDLE_MORE);
  return 1;
}

/* step(stage, seconds): boolean, whether it stopped early because the events were full */
static int step(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  double seconds = luaL_checknumber(L, 2);
  return stepped(L, box, sidle_stage_step(box->stage, seconds));
}

/* step_to(stage, nanoseconds): the same */
static int step_to(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  lua_Integer time = luaL_checkinteger(L, 2);
  return stepped(L, box, sidle_stage_step_to(box->stage, time));
}

/* now(stage): nanoseconds */
static int now(lua_State *L) {
  lua_pushinteger(L, sidle_stage_now(sidle_lua_open_box(L)->stage));
  return 1;
}

/* deadline(stage): nanoseconds, or nil when nothing will happen by itself */
static int deadline(lua_State *L) {
  int64_t time = sidle_stage_next_deadline(sidle_lua_open_box(L)->stage);
  if (time == INT64_MAX) return 0;
  lua_pushinteger(L, time);
  return 1;
}

/* is_idle(stage): boolean */
static int is_idle(lua_State *L) {
  lua_pushboolean(L, sidle_stage_is_idle(sidle_lua_open_box(L)->stage));
  return 1;
}

/* to_ns(seconds): the nearest nanosecond */
static int to_ns(lua_State *L) {
  lua_pushinteger(L, sidle_lua_nanoseconds(L, luaL_checknumber(L, 1)));
  return 1;
}

/* to_seconds(nanoseconds) */
static int to_seconds(lua_State *L) {
  lua_pushnumber(L, seconds_of(luaL_checkinteger(L, 1)));
  return 1;
}

const luaL_Reg sidle_lua_time_functions[] = {{"step", step},
                                             {"step_to", step_to},
                                             {"now", now},
                                             {"deadline", deadline},
                                             {"is_idle", is_idle},
                                             {"to_ns", to_ns},
                                             {"to_seconds", to_seconds},
                                             {NULL, NULL}};
