/* motion.c - the laws of motion by themselves, as sidle.motion has them. No stage is needed.
 *
 * Of a failed call there is a status and no sentence, so that the error shows the arguments. */
#include "glue.h"

#define MODULE "sidle.motion."

/* Raises a reason, and what the function was given from an argument on. */
static int refuse_as(lua_State *L, const char *function, int first, const char *reason) {
  luaL_Buffer given;
  const int count = lua_gettop(L);
  if (first > count) return sidle_lua_refuse(L, MODULE "%s: %s", function, reason);
  luaL_buffinit(L, &given);
  for (int i = first; i <= count; i++) {
    if (i > first) luaL_addstring(&given, ", ");
    luaL_tolstring(L, i, NULL);
    luaL_addvalue(&given);
  }
  luaL_pushresult(&given);
  return sidle_lua_refuse(L, MODULE "%s: %s (got %s)", function, reason, lua_tostring(L, -1));
}

static int refuse(lua_State *L, const char *function, int first, sidle_status status) {
  return refuse_as(L, function, first, sidle_status_text(status));
}

static double number_at(lua_State *L, const char *function, int index) {
  int is_number;
  const double number = lua_tonumberx(L, index, &is_number);
  if (!is_number || lua_type(L, index) != LUA_TNUMBER)
    sidle_lua_refuse(L, MODULE "%s: argument %d must be a number (got %s)", function, index,
                     luaL_typename(L, index));
  return number;
}

/* 0 when it is not given. */
static double optional_at(lua_State *L, const char *function, int index) {
  return lua_isnoneornil(L, index) ? 0 : number_at(L, function, index);
}

static int push_number(lua_State *L, double number) {
  lua_pushnumber(L, number);
  return 1;
}

static int push_state(lua_State *L, sidle_motion_state state) {
  lua_pushnumber(L, state.value);
  lua_pushnumber(L, state.velocity);
  return 2;
}

/* ---- Springs, from a table with the fields of a spring ---------------------------------------- */

/* What the fields point to stays on the stack, above the arguments: read them first. */
static sidle_spring_spec spring_at(lua_State *L, int index) {
  sidle_spring_spec spec;
  sidle_spring_spec_init(&spec);
  sidle_lua_read_fields(L, index, sidle_lua_spring_fields, &spec);
  return spec;
}

/* spring_describe(spring): a table */
static int spring_describe(lua_State *L) {
  lua_settop(L, 1);
  const sidle_spring_spec spec = spring_at(L, 1);
  sidle_spring spring = {.struct_size = sizeof spring};
  const sidle_status status = sidle_spring_describe(&spec, &spring);
  lua_settop(L, 1);
  if (status < 0) return refuse(L, "spring_describe", 2, status);
  lua_createtable(L, 0, 7);
  sidle_lua_set_number(L, "mass", spring.mass);
  sidle_lua_set_number(L, "stiffness", spring.stiffness);
  sidle_lua_set_number(L, "damping", spring.damping);
  sidle_lua_set_number(L, "damping_ratio", spring.damping_ratio);
  sidle_lua_set_number(L, "response", spring.response);
  sidle_lua_set_number(L, "bounce", spring.bounce);
  sidle_lua_set_number(L, "frequency", spring.frequency);
  return 1;
}

/* spring_state_at(spring, from, to, velocity, seconds): value, velocity */
static int spring_state_at(lua_State *L) {
  static const char name[] = "spring_state_at";
  lua_settop(L, 5);
  const double from = number_at(L, name, 2), to = number_at(L, name, 3),
               velocity = number_at(L, name, 4), seconds = number_at(L, name, 5);
  const sidle_spring_spec spec = spring_at(L, 1);
  sidle_motion_state state;
  const sidle_status status = sidle_spring_state_at(&spec, from, to, velocity, seconds, &state);
  lua_settop(L, 5);
  return status < 0 ? refuse(L, name, 2, status) : push_state(L, state);
}

/* spring_rest_time(spring, from, to, velocity, rest_distance or nil): seconds */
static int spring_rest_time(lua_State *L) {
  static const char name[] = "spring_rest_time";
  lua_settop(L, 5);
  const double from = number_at(L, name, 2), to = number_at(L, name, 3),
               velocity = number_at(L, name, 4), rest = optional_at(L, name, 5);
  const sidle_spring_spec spec = spring_at(L, 1);
  double seconds;
  const sidle_status status = sidle_spring_rest_time(&spec, from, to, velocity, rest, &seconds);
  lua_settop(L, 5);
  return status < 0 ? refuse(L, name, 2, status) : push_number(L, seconds);
}

/* ---- Decays -------------------------------------------------------------------------------- */

/* decay_rate(time_constant): rate */
static int decay_rate(lua_State *L) {
  double rate;
  const sidle_status status = sidle_decay_rate(number_at(L, "decay_rate", 1), &rate);
  return status < 0 ? refuse(L, "decay_rate", 1, status) : push_number(L, rate);
}

/* decay_rest(rate, from, velocity): value */
static int decay_rest(lua_State *L) {
  static const char name[] = "decay_rest";
  double rest;
  const sidle_status status =
      sidle_decay_rest(number_at(L, name, 1), number_at(L, name, 2), number_at(L, name, 3), &rest);
  return status < 0 ? refuse(L, name, 1, status) : push_number(L, rest);
}

/* decay_velocity(rate, from, to): velocity */
static int decay_velocity(lua_State *L) {
  static const char name[] = "decay_velocity";
  double velocity;
  const sidle_status status = sidle_decay_velocity(number_at(L, name, 1), number_at(L, name, 2),
                                                   number_at(L, name, 3), &velocity);
  return status < 0 ? refuse(L, name, 1, status) : push_number(L, velocity);
}

/* decay_state_at(rate, from, velocity, seconds): value, velocity */
static int decay_state_at(lua_State *L) {
  static const char name[] = "decay_state_at";
  sidle_motion_state state;
  const sidle_status status =
      sidle_decay_state_at(number_at(L, name, 1), number_at(L, name, 2), number_at(L, name, 3),
                           number_at(L, name, 4), &state);
  return status < 0 ? refuse(L, name, 1, status) : push_state(L, state);
}

/* decay_rest_time(rate, velocity, rest_distance or nil): seconds */
static int decay_rest_time(lua_State *L) {
  static const char name[] = "decay_rest_time";
  double seconds;
  const sidle_status status = sidle_decay_rest_time(number_at(L, name, 1), number_at(L, name, 2),
                                                    optional_at(L, name, 3), &seconds);
  return status < 0 ? refuse(L, name, 1, status) : push_number(L, seconds);
}

/* ---- Rubber bands and flings --------------------------------------------------------------- */

/* rubber_band_shown(overscroll, number, dimension, pull): what is shown */
static int rubber_band_shown(lua_State *L) {
  static const char name[] = "rubber_band_shown";
  double shown;
  const sidle_status status =
      sidle_rubber_band_shown(sidle_lua_check_int32(L, 1), number_at(L, name, 2),
                              number_at(L, name, 3), number_at(L, name, 4), &shown);
  return status < 0 ? refuse(L, name, 2, status) : push_number(L, shown);
}

/* rubber_band_pull(overscroll, number, dimension, shown): the pull */
static int rubber_band_pull(lua_State *L) {
  static const char name[] = "rubber_band_pull";
  double pull;
  const sidle_status status =
      sidle_rubber_band_pull(sidle_lua_check_int32(L, 1), number_at(L, name, 2),
                             number_at(L, name, 3), number_at(L, name, 4), &pull);
  return status < 0 ? refuse(L, name, 2, status) : push_number(L, pull);
}

/* fling_travel(friction, velocity): distance, seconds */
static int fling_travel(lua_State *L) {
  static const char name[] = "fling_travel";
  double distance, seconds;
  const sidle_status status =
      sidle_fling_travel(number_at(L, name, 1), number_at(L, name, 2), &distance, &seconds);
  if (status < 0) return refuse(L, name, 1, status);
  lua_pushnumber(L, distance);
  lua_pushnumber(L, seconds);
  return 2;
}

/* fling_state_at(friction, from, velocity, seconds): value, velocity */
static int fling_state_at(lua_State *L) {
  static const char name[] = "fling_state_at";
  sidle_motion_state state;
  const sidle_status status =
      sidle_fling_state_at(number_at(L, name, 1), number_at(L, name, 2), number_at(L, name, 3),
                           number_at(L, name, 4), &state);
  return status < 0 ? refuse(L, name, 1, status) : push_state(L, state);
}

/* curve_evaluate(text, x): value, slope */
static int curve_evaluate(lua_State *L) {
  static const char name[] = "curve_evaluate";
  double value, slope;
  if (lua_type(L, 1) != LUA_TSTRING)
    return sidle_lua_refuse(L, MODULE "%s: argument 1 must be a string (got %s)", name,
                            luaL_typename(L, 1));
  const double x = number_at(L, name, 2);
  const sidle_status status = sidle_curve_evaluate(sidle_lua_check_text(L, 1), x, &value, &slope);
  if (status == SIDLE_ERROR_NOT_FOUND)
    return refuse_as(L, name, 1, "no timing curve has this name");
  if (status == SIDLE_ERROR_ARGUMENT) return refuse_as(L, name, 1, "no timing curve is written so");
  if (status < 0) return refuse(L, name, 1, status);
  lua_pushnumber(L, value);
  lua_pushnumber(L, slope);
  return 2;
}

const luaL_Reg sidle_lua_motion_functions[] = {{"spring_describe", spring_describe},
                                               {"spring_state_at", spring_state_at},
                                               {"spring_rest_time", spring_rest_time},
                                               {"decay_rate", decay_rate},
                                               {"decay_rest", decay_rest},
                                               {"decay_velocity", decay_velocity},
                                               {"decay_state_at", decay_state_at},
                                               {"decay_rest_time", decay_rest_time},
                                               {"rubber_band_shown", rubber_band_shown},
                                               {"rubber_band_pull", rubber_band_pull},
                                               {"fling_travel", fling_travel},
                                               {"fling_state_at", fling_state_at},
                                               {"curve_evaluate", curve_evaluate},
                                               {NULL, NULL}};
