/* animations.c - values that move, for whatever the host likes. */
#include "glue.h"

/* animation_create(stage, parent or nil, spec): id */
static int animation_create(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_animation parent = {lua_isnil(L, 2) ? 0 : sidle_lua_check_id(L, 2)};
  sidle_animation_spec spec;
  sidle_animation_spec_init(&spec);
  sidle_lua_read_fields(L, 3, sidle_lua_animation_fields, &spec);
  sidle_animation animation = {0};
  sidle_status status = sidle_animation_create(box->stage, parent, &spec, &animation);
  if (status < 0) return sidle_lua_fail(L, box, status, parent.value);
  sidle_lua_push_id(L, animation.value);
  return 1;
}

/* animation_start(stage, animation), and the other calls that take nothing else */
#define CONTROL(verb)                                                                              \
  static int animation_##verb(lua_State *L) {                                                      \
    stage_box *box = sidle_lua_open_box(L);                                                        \
    sidle_animation animation = {sidle_lua_check_id(L, 2)};                                        \
    sidle_status status = sidle_animation_##verb(box->stage, animation);                           \
    return status < 0 ? sidle_lua_fail(L, box, status, animation.value) : 0;                       \
  }
CONTROL(destroy)
CONTROL(start)
CONTROL(pause)
CONTROL(resume)
CONTROL(stop)
CONTROL(finish)
CONTROL(reverse)

/* animation_seek(stage, animation, seconds), and the others that take a number */
#define CONTROL_BY_NUMBER(verb)                                                                    \
  static int animation_##verb(lua_State *L) {                                                      \
    stage_box *box = sidle_lua_open_box(L);                                                        \
    sidle_animation animation = {sidle_lua_check_id(L, 2)};                                        \
    double number = luaL_checknumber(L, 3);                                                        \
    sidle_status status = sidle_animation_##verb(box->stage, animation, number);                   \
    return status < 0 ? sidle_lua_fail(L, box, status, animation.value) : 0;                       \
  }
CONTROL_BY_NUMBER(seek)
CONTROL_BY_NUMBER(set_speed)
CONTROL_BY_NUMBER(retarget)

/* The engine clears what is behind the size. */
static void read_state(lua_State *L, sidle_animation_state *state) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_animation animation = {sidle_lua_check_id(L, 2)};
  state->struct_size = sizeof *state;
  sidle_status status = sidle_animation_get_state(box->stage, animation, state);
  if (status < 0) sidle_lua_fail(L, box, status, animation.value);
}

/* animation_playback(stage, animation), and the other fields of its state but the value */
#define FIELD(name, push, value)                                                                   \
  static int animation_##name(lua_State *L) {                                                      \
    sidle_animation_state state;                                                                   \
    read_state(L, &state);                                                                         \
    push(L, value);                                                                                \
    return 1;                                                                                      \
  }
FIELD(playback, lua_pushstring, sidle_playback_name(state.playback))
FIELD(velocity, lua_pushnumber, state.velocity)
FIELD(elapsed, lua_pushnumber, state.elapsed)
FIELD(duration, lua_pushnumber, state.duration)
FIELD(rate, lua_pushnumber, state.rate)
FIELD(user_data, lua_pushinteger, (lua_Integer)state.user_data)

/* animation_value(stage, animation): the one that is read most */
int sidle_lua_animation_value(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_animation animation = {sidle_lua_check_id(L, 2)};
  double value;
  sidle_status status = sidle_animation_get_value(box->stage, animation, &value);
  if (status < 0) return sidle_lua_fail(L, box, status, animation.value);
  lua_pushnumber(L, value);
  return 1;
}

/* animation_is_alive(stage, animation): boolean, and its parent or nil */
static int animation_is_alive(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_animation animation = {sidle_lua_check_id(L, 2)};
  sidle_animation_state state = {.struct_size = sizeof state};
  lua_pushboolean(L, sidle_animation_get_state(box->stage, animation, &state) >= 0);
  sidle_lua_push_id(L, state.parent.value);
  return 2;
}

/* Leaves the object of an id in the table at `objects` on top, or the id when it is not there. */
static int push_object(lua_State *L, int objects, uint64_t id) {
  if (lua_rawgeti(L, objects, (lua_Integer)id) != LUA_TNIL) return 1;
  lua_pop(L, 1);
  lua_pushinteger(L, (lua_Integer)id);
  return 0;
}

/* animation_values(stage, array, objects or nil): fills array[1..count] with `animation`, `value` and
 * `velocity` of all that plays, using the tables that are there, and returns the count. `objects`
 * has the Lua values of animations by id; where one is missing, or without the table, the id is
 * filled in, and true is returned too. */
static int animation_values(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  lua_settop(L, 3);
  luaL_checktype(L, 2, LUA_TTABLE);
  if (lua_isnil(L, 3)) {
    lua_newtable(L);
    lua_replace(L, 3);
  }
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_insert(L, 2); /* objects at 2, the array on top */
  sidle_animation_values values;
  sidle_status status = sidle_stage_animation_values(box->stage, &values);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  int has_all = 1;
  const char *at = values.first;
  for (int32_t i = 1; i <= values.count; i++, at += values.stride) {
    const sidle_animation_value *value = (const void *)at;
    sidle_lua_push_table_at(L, NULL, i, 3);
    has_all &= push_object(L, 2, value->animation);
    lua_setfield(L, -2, "animation");
    sidle_lua_set_number(L, "value", value->value);
    sidle_lua_set_number(L, "velocity", value->velocity);
    lua_pop(L, 1);
  }
  lua_pushinteger(L, values.count);
  lua_pushboolean(L, !has_all);
  return 2;
}

/* values_into(stage, values, velocities or nil, animations or nil, objects): fills the arrays in
 * one order and returns the count. `objects` has the Lua values of animations by id; where one is
 * missing its id is filled in, and true is returned too. */
static int values_into(lua_State *L) {
  enum { VALUES = 2, VELOCITIES, ANIMATIONS, OBJECTS };
  stage_box *box = sidle_lua_open_box(L);
  lua_settop(L, OBJECTS);
  luaL_checktype(L, VALUES, LUA_TTABLE);
  const int wants_velocities = !lua_isnil(L, VELOCITIES),
            wants_animations = !lua_isnil(L, ANIMATIONS);
  if (wants_velocities) luaL_checktype(L, VELOCITIES, LUA_TTABLE);
  if (wants_animations) luaL_checktype(L, ANIMATIONS, LUA_TTABLE);
  luaL_checktype(L, OBJECTS, LUA_TTABLE);
  sidle_animation_values values;
  sidle_status status = sidle_stage_animation_values(box->stage, &values);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  int has_all = 1;
  const char *at = values.first;
  for (int32_t i = 1; i <= values.count; i++, at += values.stride) {
    const sidle_animation_value *value = (const void *)at;
    lua_pushnumber(L, value->value);
    lua_rawseti(L, VALUES, i);
    if (wants_velocities) {
      lua_pushnumber(L, value->velocity);
      lua_rawseti(L, VELOCITIES, i);
    }
    if (wants_animations) {
      has_all &= push_object(L, OBJECTS, value->animation);
      lua_rawseti(L, ANIMATIONS, i);
    }
  }
  lua_pushinteger(L, values.count);
  lua_pushboolean(L, !has_all);
  return 2;
}

const luaL_Reg sidle_lua_animation_functions[] = {{"animation_create", animation_create},
                                                  {"animation_destroy", animation_destroy},
                                                  {"animation_start", animation_start},
                                                  {"animation_pause", animation_pause},
                                                  {"animation_resume", animation_resume},
                                                  {"animation_stop", animation_stop},
                                                  {"animation_finish", animation_finish},
                                                  {"animation_reverse", animation_reverse},
                                                  {"animation_seek", animation_seek},
                                                  {"animation_set_speed", animation_set_speed},
                                                  {"animation_retarget", animation_retarget},
                                                  {"animation_playback", animation_playback},
                                                  {"animation_value", sidle_lua_animation_value},
                                                  {"animation_velocity", animation_velocity},
                                                  {"animation_elapsed", animation_elapsed},
                                                  {"animation_duration", animation_duration},
                                                  {"animation_rate", animation_rate},
                                                  {"animation_user_data", animation_user_data},
                                                  {"animation_is_alive", animation_is_alive},
                                                  {"animation_values", animation_values},
                                                  {"values_into", values_into},
                                                  {NULL, NULL}};
