/* input.c - samples. */
#include "glue.h"
#include <string.h>

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

/* The fields of a sample that are numbers; UNKNOWN is any other. */
typedef enum { X, Y, POINTER, AT_NS, AT, BUTTONS, PRESSURE, UNKNOWN } sample_field;

/* Of the key below the top of the stack. */
static sample_field field_of_key(lua_State *L) {
  static const char *const names[] = {"x", "y", "pointer", "at_ns", "at", "buttons", "pressure"};
  size_t length;
  if (lua_type(L, -2) != LUA_TSTRING) return UNKNOWN;
  const char *key = lua_tolstring(L, -2, &length);
  sample_field found = X;
  while (found < UNKNOWN && strcmp(names[found], key) != 0) found++;
  return strlen(key) == length ? found : UNKNOWN;
}

static int set_count(int32_t *place, double number) {
  if (!(number >= INT32_MIN && number <= INT32_MAX)) return 0;
  *place = (int32_t)number;
  return *place == number;
}

static int set_measure(double *place, double number) {
  *place = number;
  return number - number == 0; /* finite */
}

/* Sets a field from the value on top; whether it is one that needs no further look. */
static int set_field(lua_State *L, sidle_sample *s, sample_field which) {
  if (lua_type(L, -1) != LUA_TNUMBER) return 0;
  const double number = lua_tonumber(L, -1);
  switch (which) {
  case X:
    return set_measure(&s->x, number);
  case Y:
    return set_measure(&s->y, number);
  case POINTER:
    return set_count(&s->pointer, number);
  case AT_NS:
    s->time_ns = lua_tointeger(L, -1);
    return lua_isinteger(L, -1);
  case AT:
    if (number - number != 0) return 0;
    s->time_ns = sidle_lua_nanoseconds(L, number);
    return 1;
  case BUTTONS:
    return set_count(&s->buttons, number);
  case PRESSURE:
    return set_measure(&s->pressure, number);
  case UNKNOWN:
    return 0;
  }
  return 0;
}

/* Fills the sample from the table at 4; whether it is a plain one. */
static int read_plain(lua_State *L, sidle_sample *s, int64_t now) {
  const unsigned place = 1u << X | 1u << Y, times = 1u << AT_NS | 1u << AT;
  unsigned seen = 0;
  lua_pushnil(L);
  while (lua_next(L, 4)) {
    const sample_field which = field_of_key(L);
    if (!set_field(L, s, which)) return 0;
    seen |= 1u << which;
    lua_pop(L, 1);
  }
  if ((seen & times) == 0) s->time_ns = now;
  return (seen & place) == place && (seen & times) != times;
}

/* plain_sample(stage, phase, buttons, table): pushes a sample of touch whose table has x and y and
 * nothing but numbers under known names, with `buttons` unless it says so itself. Returns pointer,
 * x and y; nothing for any other table, and then nothing was done. */
static int plain_sample(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_sample s = {.phase = sidle_lua_check_int32(L, 2),
                    .buttons = sidle_lua_check_int32(L, 3),
                    .pointer = 1,
                    .kind = SIDLE_POINTER_TOUCH};
  luaL_checktype(L, 4, LUA_TTABLE);
  lua_settop(L, 4);
  if (lua_getmetatable(L, 4) || !read_plain(L, &s, sidle_stage_now(box->stage))) return 0;
  sidle_status status = sidle_stage_push(box->stage, &s, 1, NULL);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  lua_pushinteger(L, s.pointer);
  lua_pushnumber(L, s.x);
  lua_pushnumber(L, s.y);
  return 3;
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

const luaL_Reg sidle_lua_input_functions[] = {
    {"sample", sample},     {"plain_sample", plain_sample}, {"cancel_all", cancel_all},
    {"counters", counters}, {"verdict", verdict},           {NULL, NULL}};
