/* specs.c - the specs of the header as tables of fields, read from Lua tables of the same keys.
 *
 * The lists below are the one place where the Lua side learns a field: the front end takes names,
 * kinds and choices from here, and the engine the defaults and ranges. */
#include "glue.h"
#include <stddef.h>
#include <string.h>

#define CHOICES(name, ...) static const choice name[] = {__VA_ARGS__, {NULL, 0}}
CHOICES(strategies, {"line", SIDLE_STRATEGY_LINE}, {"quadratic", SIDLE_STRATEGY_QUADRATIC},
        {"impulse", SIDLE_STRATEGY_IMPULSE});
CHOICES(sides, {"both", SIDLE_SIDES_BOTH}, {"left", SIDLE_SIDES_LEFT},
        {"right", SIDLE_SIDES_RIGHT});
CHOICES(policies, {"one", SIDLE_POLICY_ONE}, {"many", SIDLE_POLICY_MANY});
CHOICES(taps_outside, {"closes", SIDLE_TAP_OUTSIDE_CLOSES}, {"ignored", SIDLE_TAP_OUTSIDE_IGNORED},
        {"passes", SIDLE_TAP_OUTSIDE_PASSES});
CHOICES(second_rows, {"hand_over", SIDLE_SECOND_ROW_HAND_OVER},
        {"close_only", SIDLE_SECOND_ROW_CLOSE_ONLY});
CHOICES(directions, {"left_to_right", SIDLE_DIRECTION_LEFT_TO_RIGHT},
        {"right_to_left", SIDLE_DIRECTION_RIGHT_TO_LEFT});
CHOICES(comparisons, {"at", SIDLE_COMPARE_AT}, {"past", SIDLE_COMPARE_PAST});
CHOICES(slop_rules, {"swallowed", SIDLE_SLOP_SWALLOWED}, {"credited", SIDLE_SLOP_CREDITED});
CHOICES(trackings, {"direct", SIDLE_TRACKING_DIRECT}, {"accumulated", SIDLE_TRACKING_ACCUMULATED});
CHOICES(empty_sides, {"yields", SIDLE_EMPTY_SIDE_YIELDS}, {"follows", SIDLE_EMPTY_SIDE_FOLLOWS});
CHOICES(taps, {"closes", SIDLE_TAP_CLOSES}, {"toggles", SIDLE_TAP_TOGGLES},
        {"passes", SIDLE_TAP_PASSES});
CHOICES(overscrolls, {"elastic", SIDLE_OVERSCROLL_ELASTIC}, {"clamp", SIDLE_OVERSCROLL_CLAMP},
        {"free", SIDLE_OVERSCROLL_FREE}, {"power", SIDLE_OVERSCROLL_POWER},
        {"scroll_view", SIDLE_OVERSCROLL_SCROLL_VIEW});
CHOICES(units, {"points", SIDLE_UNIT_POINTS}, {"extent", SIDLE_UNIT_EXTENT},
        {"button", SIDLE_UNIT_BUTTON});
CHOICES(close_units, {"same", SIDLE_CLOSE_UNIT_SAME}, {"points", SIDLE_CLOSE_UNIT_POINTS},
        {"extent", SIDLE_CLOSE_UNIT_EXTENT}, {"button", SIDLE_CLOSE_UNIT_BUTTON});
CHOICES(close_comparisons, {"same", SIDLE_CLOSE_COMPARE_SAME}, {"at", SIDLE_CLOSE_COMPARE_AT},
        {"past", SIDLE_CLOSE_COMPARE_PAST});
CHOICES(velocities, {"decides", SIDLE_VELOCITY_DECIDES}, {"ignored", SIDLE_VELOCITY_IGNORED},
        {"projects", SIDLE_VELOCITY_PROJECTS});
CHOICES(settles, {"spring", SIDLE_SETTLE_SPRING}, {"curve", SIDLE_SETTLE_CURVE},
        {"immediate", SIDLE_SETTLE_IMMEDIATE});
CHOICES(reveals, {"attached", SIDLE_REVEAL_ATTACHED}, {"under", SIDLE_REVEAL_UNDER},
        {"stretch", SIDLE_REVEAL_STRETCH});
CHOICES(width_policies, {"content", SIDLE_WIDTH_CONTENT}, {"fixed", SIDLE_WIDTH_FIXED},
        {"fraction", SIDLE_WIDTH_FRACTION});

CHOICES(drag_rests, {"kept", SIDLE_DRAG_REST_KEPT}, {"follows", SIDLE_DRAG_REST_FOLLOWS});
CHOICES(drag_sides, {"both", SIDLE_DRAG_SIDES_BOTH}, {"one", SIDLE_DRAG_SIDES_ONE});

CHOICES(animation_kinds, {"curve", SIDLE_ANIMATION_CURVE}, {"spring", SIDLE_ANIMATION_SPRING},
        {"decay", SIDLE_ANIMATION_DECAY}, {"sequence", SIDLE_ANIMATION_SEQUENCE},
        {"parallel", SIDLE_ANIMATION_PARALLEL}, {"keyframes", SIDLE_ANIMATION_KEYFRAMES});
CHOICES(calculations, {"linear", SIDLE_CALCULATION_LINEAR},
        {"discrete", SIDLE_CALCULATION_DISCRETE}, {"paced", SIDLE_CALCULATION_PACED},
        {"cubic", SIDLE_CALCULATION_CUBIC});
CHOICES(fills, {"none", SIDLE_FILL_NONE}, {"forwards", SIDLE_FILL_FORWARDS},
        {"backwards", SIDLE_FILL_BACKWARDS}, {"both", SIDLE_FILL_BOTH});
CHOICES(timing_models, {"media", SIDLE_TIMING_MEDIA}, {"web", SIDLE_TIMING_WEB});
CHOICES(iteration_directions, {"normal", SIDLE_ITERATIONS_NORMAL},
        {"reverse", SIDLE_ITERATIONS_REVERSE}, {"alternate", SIDLE_ITERATIONS_ALTERNATE},
        {"alternate_reverse", SIDLE_ITERATIONS_ALTERNATE_REVERSE});

CHOICES(alignments, {"leading", SIDLE_ALIGN_LEADING}, {"center", SIDLE_ALIGN_CENTER},
        {"trailing", SIDLE_ALIGN_TRAILING});
CHOICES(transitions, {"fade", SIDLE_TRANSITION_FADE}, {"move_in", SIDLE_TRANSITION_MOVE_IN},
        {"push", SIDLE_TRANSITION_PUSH}, {"reveal", SIDLE_TRANSITION_REVEAL});
CHOICES(from_sides, {"left", SIDLE_FROM_LEFT}, {"right", SIDLE_FROM_RIGHT},
        {"top", SIDLE_FROM_TOP}, {"bottom", SIDLE_FROM_BOTTOM});

#define FIELD(spec, name, kind, swipe, choices)                                                    \
  { #name, kind, swipe, offsetof(spec, name), choices }
#define END                                                                                        \
  { NULL, FIELD_NUMBER, 0, 0, NULL }

#define STAGE(name, kind) FIELD(sidle_stage_spec, name, kind, 0, NULL)
#define STAGE_CHOICE(name, choices) FIELD(sidle_stage_spec, name, FIELD_CHOICE, 0, choices)
const field sidle_lua_stage_fields[] = {STAGE(width, FIELD_NUMBER),
                                        STAGE(height, FIELD_NUMBER),
                                        STAGE(start_ns, FIELD_WORD),
                                        STAGE(sample_capacity, FIELD_COUNT),
                                        STAGE(event_capacity, FIELD_COUNT),
                                        STAGE(max_contacts, FIELD_COUNT),
                                        STAGE(log_capacity, FIELD_COUNT),
                                        STAGE_CHOICE(velocity_strategy, strategies),
                                        STAGE_CHOICE(edge_zone_sides, sides),
                                        STAGE(edge_zone, FIELD_NUMBER),
                                        END};

#define LIST(name, kind, choices) FIELD(sidle_list_spec, name, kind, 0, choices)
const field sidle_lua_list_fields[] = {LIST(name, FIELD_TEXT, NULL),
                                       LIST(user_data, FIELD_WORD, NULL),
                                       LIST(frame, FIELD_RECT, NULL),
                                       LIST(spacing, FIELD_NUMBER, NULL),
                                       LIST(scroll_offset, FIELD_NUMBER, NULL),
                                       LIST(policy, FIELD_CHOICE, policies),
                                       LIST(tap_outside, FIELD_CHOICE, taps_outside),
                                       LIST(direction, FIELD_CHOICE, directions),
                                       LIST(background, FIELD_COLOR, NULL),
                                       LIST(second_row, FIELD_CHOICE, second_rows),
                                       LIST(closes_on_scroll, FIELD_FLAG, NULL),
                                       END};

#define ROW(name, kind) FIELD(sidle_row_spec, name, kind, 0, NULL)
#define SWIPE(name, kind) FIELD(sidle_row_spec, name, kind, 1, NULL)
#define SWIPE_CHOICE(name, choices) FIELD(sidle_row_spec, name, FIELD_CHOICE, 1, choices)
const field sidle_lua_row_fields[] = {ROW(name, FIELD_TEXT),
                                      ROW(title, FIELD_TEXT),
                                      ROW(user_data, FIELD_WORD),
                                      ROW(content_token, FIELD_WORD),
                                      ROW(frame, FIELD_RECT),
                                      ROW(height, FIELD_NUMBER),
                                      ROW(background, FIELD_COLOR),
                                      ROW(title_color, FIELD_COLOR),
                                      SWIPE(slop, FIELD_NUMBER),
                                      SWIPE(tap_slop, FIELD_NUMBER),
                                      SWIPE(lock_ratio, FIELD_NUMBER),
                                      SWIPE_CHOICE(slop_comparison, comparisons),
                                      SWIPE_CHOICE(slop_rule, slop_rules),
                                      SWIPE_CHOICE(tracking, trackings),
                                      SWIPE_CHOICE(empty_side, empty_sides),
                                      SWIPE_CHOICE(tap, taps),
                                      SWIPE_CHOICE(overscroll, overscrolls),
                                      SWIPE(overscroll_coefficient, FIELD_NUMBER),
                                      SWIPE(open_threshold, FIELD_NUMBER),
                                      SWIPE(close_threshold, FIELD_NUMBER),
                                      SWIPE_CHOICE(threshold_unit, units),
                                      SWIPE_CHOICE(threshold_comparison, comparisons),
                                      SWIPE(velocity_min, FIELD_NUMBER),
                                      SWIPE_CHOICE(velocity, velocities),
                                      SWIPE_CHOICE(settle, settles),
                                      SWIPE(settle_duration, FIELD_NUMBER),
                                      SWIPE(settle_curve, FIELD_CURVE),
                                      SWIPE(spring_stiffness, FIELD_NUMBER),
                                      SWIPE(spring_damping_ratio, FIELD_NUMBER),
                                      SWIPE_CHOICE(reveal, reveals),
                                      SWIPE_CHOICE(width_policy, width_policies),
                                      SWIPE(width, FIELD_NUMBER),
                                      SWIPE(width_min, FIELD_NUMBER),
                                      SWIPE(width_max, FIELD_NUMBER),
                                      SWIPE(long_press, FIELD_NUMBER),
                                      SWIPE(tap_window, FIELD_NUMBER),
                                      SWIPE(projection_rate, FIELD_NUMBER),
                                      SWIPE(overscroll_exponent, FIELD_NUMBER),
                                      SWIPE(scroll_view_coefficient, FIELD_NUMBER),
                                      SWIPE_CHOICE(close_threshold_unit, close_units),
                                      SWIPE_CHOICE(close_threshold_comparison, close_comparisons),
                                      SWIPE(bounce, FIELD_NUMBER),
                                      SWIPE(bounce_duration, FIELD_NUMBER),
                                      SWIPE_CHOICE(drag_rest, drag_rests),
                                      SWIPE_CHOICE(drag_sides, drag_sides),
                                      END};

#define BUTTON(name, kind) FIELD(sidle_button_spec, name, kind, 0, NULL)
const field sidle_lua_button_fields[] = {
    BUTTON(name, FIELD_TEXT),         BUTTON(title, FIELD_TEXT),
    BUTTON(user_data, FIELD_WORD),    BUTTON(background, FIELD_COLOR),
    BUTTON(title_color, FIELD_COLOR), BUTTON(enabled, FIELD_FLAG),
    BUTTON(hidden, FIELD_FLAG),       END};

#define ANIMATION(name, kind) FIELD(sidle_animation_spec, name, kind, 0, NULL)
#define ANIMATION_CHOICE(name, choices) FIELD(sidle_animation_spec, name, FIELD_CHOICE, 0, choices)
const field sidle_lua_animation_fields[] = {
    ANIMATION(name, FIELD_TEXT),
    ANIMATION(user_data, FIELD_WORD),
    ANIMATION_CHOICE(kind, animation_kinds),
    ANIMATION(autoreverses, FIELD_FLAG),
    ANIMATION(from, FIELD_NUMBER),
    ANIMATION(to, FIELD_NUMBER),
    ANIMATION(velocity, FIELD_NUMBER),
    ANIMATION(delay, FIELD_NUMBER),
    ANIMATION(duration, FIELD_NUMBER),
    ANIMATION(curve, FIELD_TEXT),
    ANIMATION(curve_points, FIELD_CURVE),
    ANIMATION(spring_stiffness, FIELD_NUMBER),
    ANIMATION(spring_damping_ratio, FIELD_NUMBER),
    ANIMATION(decay_rate, FIELD_NUMBER),
    ANIMATION(rest_distance, FIELD_NUMBER),
    ANIMATION(repeat_count, FIELD_NUMBER),
    ANIMATION(speed, FIELD_NUMBER),
    ANIMATION(stagger, FIELD_NUMBER),
    ANIMATION(values, FIELD_NUMBERS),
    ANIMATION(times, FIELD_NUMBERS),
    ANIMATION(curves, FIELD_TEXT),
    ANIMATION_CHOICE(calculation, calculations),
    ANIMATION_CHOICE(fill, fills),
    ANIMATION(time_offset, FIELD_NUMBER),
    ANIMATION(repeat_duration, FIELD_NUMBER),
    ANIMATION(accumulates, FIELD_FLAG),
    ANIMATION(additive, FIELD_FLAG),
    ANIMATION(beneath, FIELD_NUMBER),
    ANIMATION_CHOICE(timing_model, timing_models),
    ANIMATION_CHOICE(iteration_direction, iteration_directions),
    ANIMATION(iteration_start, FIELD_NUMBER),
    ANIMATION(end_delay, FIELD_NUMBER),
    END};

#define LAYER(name, kind, choices) FIELD(sidle_layer_spec, name, kind, 0, choices)
const field sidle_lua_layer_fields[] = {LAYER(name, FIELD_TEXT, NULL),
                                        LAYER(title, FIELD_TEXT, NULL),
                                        LAYER(user_data, FIELD_WORD, NULL),
                                        LAYER(content_token, FIELD_WORD, NULL),
                                        LAYER(frame, FIELD_RECT, NULL),
                                        LAYER(font_size, FIELD_NUMBER, NULL),
                                        LAYER(background, FIELD_COLOR, NULL),
                                        LAYER(title_color, FIELD_COLOR, NULL),
                                        LAYER(title_alignment, FIELD_CHOICE, alignments),
                                        LAYER(direction, FIELD_CHOICE, directions),
                                        END};

const field sidle_lua_content_fields[] = {FIELD(sidle_layer_content, title, FIELD_TEXT, 0, NULL),
                                          FIELD(sidle_layer_content, content_token, FIELD_WORD, 0,
                                                NULL),
                                          END};

#define TRANSITION(name, kind, choices) FIELD(sidle_transition_spec, name, kind, 0, choices)
const field sidle_lua_transition_fields[] = {TRANSITION(kind, FIELD_CHOICE, transitions),
                                             TRANSITION(from, FIELD_CHOICE, from_sides),
                                             TRANSITION(fades, FIELD_FLAG, NULL),
                                             TRANSITION(fill, FIELD_CHOICE, fills),
                                             TRANSITION(start_progress, FIELD_NUMBER, NULL),
                                             TRANSITION(end_progress, FIELD_NUMBER, NULL),
                                             TRANSITION(delay, FIELD_NUMBER, NULL),
                                             TRANSITION(duration, FIELD_NUMBER, NULL),
                                             TRANSITION(time_offset, FIELD_NUMBER, NULL),
                                             TRANSITION(speed, FIELD_NUMBER, NULL),
                                             TRANSITION(curve, FIELD_TEXT, NULL),
                                             TRANSITION(curve_points, FIELD_CURVE, NULL),
                                             END};

/* ---- Reading ------------------------------------------------------------------------------- */

static double number_of(lua_State *L, const char *name) {
  int is_number;
  double value = lua_tonumberx(L, -1, &is_number);
  if (!is_number) sidle_lua_refuse(L, "field '%s' must be a number", name);
  return value;
}
static lua_Integer integer_of(lua_State *L, const char *name, lua_Integer least, lua_Integer most) {
  int is_integer;
  lua_Integer value = lua_tointegerx(L, -1, &is_integer);
  if (!is_integer || value < least || value > most)
    sidle_lua_refuse(L, "field '%s' must be an integer from %I to %I", name, least, most);
  return value;
}
static double member_of(lua_State *L, const char *name, const char *key, lua_Integer index) {
  if (key != NULL)
    lua_getfield(L, -1, key);
  else
    lua_geti(L, -1, index);
  double value = number_of(L, name);
  lua_pop(L, 1);
  return value;
}
static void need_table(lua_State *L, const char *name) {
  if (!lua_istable(L, -1)) sidle_lua_refuse(L, "field '%s' must be a table", name);
}

/* Puts a userdata with the numbers in the place of the list of them on top of the stack. */
static sidle_numbers numbers_of(lua_State *L, const char *name) {
  need_table(L, name);
  size_t count = lua_rawlen(L, -1);
  double *numbers = lua_newuserdatauv(L, count * sizeof *numbers, 0);
  lua_insert(L, -2);
  for (size_t i = 0; i < count; i++) numbers[i] = member_of(L, name, NULL, (lua_Integer)i + 1);
  lua_pop(L, 1);
  return (sidle_numbers){count > 0 ? numbers : NULL, (int64_t)count};
}

/* Reads the value on top of the stack into the field at `to`. */
static void read_field(lua_State *L, const field *f, char *to) {
  switch (f->kind) {
  case FIELD_NUMBER: {
    double value = number_of(L, f->name);
    memcpy(to, &value, sizeof value);
    return;
  }
  case FIELD_COUNT:
  case FIELD_CHOICE: {
    int32_t value = (int32_t)integer_of(L, f->name, INT32_MIN, INT32_MAX);
    memcpy(to, &value, sizeof value);
    return;
  }
  case FIELD_FLAG: {
    int32_t value = lua_toboolean(L, -1);
    memcpy(to, &value, sizeof value);
    return;
  }
  case FIELD_WORD: {
    int64_t value = integer_of(L, f->name, LUA_MININTEGER, LUA_MAXINTEGER);
    memcpy(to, &value, sizeof value);
    return;
  }
  case FIELD_COLOR: {
    uint32_t value = (uint32_t)integer_of(L, f->name, 0, UINT32_MAX);
    memcpy(to, &value, sizeof value);
    return;
  }
  case FIELD_TEXT: { /* only true strings: they live as long as the table */
    if (lua_type(L, -1) != LUA_TSTRING) sidle_lua_refuse(L, "field '%s' must be a string", f->name);
    size_t length;
    sidle_text value = {lua_tolstring(L, -1, &length), 0};
    value.length = (int64_t)length;
    memcpy(to, &value, sizeof value);
    return;
  }
  case FIELD_NUMBERS: {
    sidle_numbers value = numbers_of(L, f->name);
    memcpy(to, &value, sizeof value);
    return;
  }
  case FIELD_RECT: {
    need_table(L, f->name);
    sidle_rect value = {member_of(L, f->name, "x", 0), member_of(L, f->name, "y", 0),
                        member_of(L, f->name, "width", 0), member_of(L, f->name, "height", 0)};
    memcpy(to, &value, sizeof value);
    return;
  }
  case FIELD_CURVE: {
    need_table(L, f->name);
    double value[4];
    for (int i = 0; i < 4; i++) value[i] = member_of(L, f->name, NULL, i + 1);
    memcpy(to, value, sizeof value);
    return;
  }
  }
}

/* Texts and numbers stay on the stack, where nothing that runs meanwhile can free them. */
void sidle_lua_read_fields(lua_State *L, int index, const field *fields, void *spec) {
  luaL_checktype(L, index, LUA_TTABLE);
  luaL_checkstack(L, 16, NULL);
  for (const field *f = fields; f->name != NULL; f++) {
    lua_pushstring(L, f->name);
    int is_given = lua_rawget(L, index) != LUA_TNIL;
    if (is_given) read_field(L, f, (char *)spec + f->offset);
    int is_kept = is_given && (f->kind == FIELD_TEXT || f->kind == FIELD_NUMBERS);
    if (!is_kept) lua_pop(L, 1);
  }
}

/* ---- Telling the front end ----------------------------------------------------------------- */

static const char *const kind_names[] = {"number", "count", "word",  "color",   "choice",
                                         "text",   "rect",  "curve", "boolean", "numbers"};

static void set_fields(lua_State *L, const char *key, const field *fields) {
  lua_newtable(L);
  lua_Integer count = 0;
  for (const field *f = fields; f->name != NULL; f++) {
    lua_createtable(L, 0, 4);
    lua_pushstring(L, f->name);
    lua_setfield(L, -2, "name");
    lua_pushstring(L, kind_names[f->kind]);
    lua_setfield(L, -2, "kind");
    lua_pushboolean(L, f->swipe);
    lua_setfield(L, -2, "swipe");
    if (f->choices != NULL) {
      lua_newtable(L);
      for (const choice *c = f->choices; c->name != NULL; c++) {
        lua_pushinteger(L, c->value);
        lua_setfield(L, -2, c->name);
      }
      lua_setfield(L, -2, "choices");
    }
    lua_rawseti(L, -2, ++count);
  }
  lua_setfield(L, -2, key);
}

void sidle_lua_push_fields(lua_State *L) {
  lua_newtable(L);
  set_fields(L, "stage", sidle_lua_stage_fields);
  set_fields(L, "list", sidle_lua_list_fields);
  set_fields(L, "row", sidle_lua_row_fields);
  set_fields(L, "button", sidle_lua_button_fields);
  set_fields(L, "animation", sidle_lua_animation_fields);
  set_fields(L, "layer", sidle_lua_layer_fields);
  set_fields(L, "content", sidle_lua_content_fields);
  set_fields(L, "transition", sidle_lua_transition_fields);
}

/* ---- Small values -------------------------------------------------------------------------- */

sidle_rect sidle_lua_check_rect(lua_State *L, int index) {
  return (sidle_rect){luaL_checknumber(L, index), luaL_checknumber(L, index + 1),
                      luaL_checknumber(L, index + 2), luaL_checknumber(L, index + 3)};
}
void sidle_lua_push_rect(lua_State *L, sidle_rect rect) {
  lua_pushnumber(L, rect.x);
  lua_pushnumber(L, rect.y);
  lua_pushnumber(L, rect.width);
  lua_pushnumber(L, rect.height);
}
sidle_text sidle_lua_check_text(lua_State *L, int index) {
  size_t length;
  const char *bytes = luaL_checklstring(L, index, &length);
  return (sidle_text){bytes, (int64_t)length};
}
int32_t sidle_lua_check_int32(lua_State *L, int index) {
  lua_Integer value = luaL_checkinteger(L, index);
  luaL_argcheck(L, value >= INT32_MIN && value <= INT32_MAX, index, "out of range");
  return (int32_t)value;
}
uint64_t sidle_lua_check_id(lua_State *L, int index) {
  return (uint64_t)luaL_checkinteger(L, index);
}
void sidle_lua_push_id(lua_State *L, uint64_t id) {
  if (id != 0)
    lua_pushinteger(L, (lua_Integer)id);
  else
    lua_pushnil(L);
}
