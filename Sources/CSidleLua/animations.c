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

/* animation_state(stage, animation): state, value, velocity, elapsed, duration, rate, user data */
static int animation_state(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_animation animation = {sidle_lua_check_id(L, 2)};
  sidle_animation_state state = {.struct_size = sizeof state};
  sidle_status status = sidle_animation_get_state(box->stage, animation, &state);
  if (status < 0) return sidle_lua_fail(L, box, status, animation.value);
  lua_pushstring(L, sidle_playback_name(state.playback));
  lua_pushnumber(L, state.value);
  lua_pushnumber(L, state.velocity);
  lua_pushnumber(L, state.elapsed);
  lua_pushnumber(L, state.duration);
  lua_pushnumber(L, state.rate);
  lua_pushinteger(L, (lua_Integer)state.user_data);
  return 7;
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

/* animation_values(stage, array): fills array[1..count] with `animation` (an id), `value` and
 * `velocity` of all that plays, using the tables that are there, and returns the count */
static int animation_values(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  sidle_animation_values values;
  sidle_status status = sidle_stage_animation_values(box->stage, &values);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  for (int32_t i = 0; i < values.count; i++) {
    const char *at = (const char *)values.first + (ptrdiff_t)i * values.stride;
    const sidle_animation_value *value = (const void *)at;
    sidle_lua_push_table_at(L, NULL, i + 1, 3);
    sidle_lua_set_integer(L, "animation", value->animation);
    sidle_lua_set_number(L, "value", value->value);
    sidle_lua_set_number(L, "velocity", value->velocity);
    lua_pop(L, 1);
  }
  lua_pushinteger(L, values.count);
  return 1;
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
                                                  {"animation_state", animation_state},
                                                  {"animation_is_alive", animation_is_alive},
                                                  {"animation_values", animation_values},
                                                  {NULL, NULL}};
