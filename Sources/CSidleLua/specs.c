/* specs.c - the specs of the header as tables of fields, read from Lua tables of the same keys.
 *
 * The lists below are the one place where the Lua side learns a field: the front end takes names,
 * kinds and choices from here, and the engine the defaults and ranges. */
#include "glue.h"
#include <stddef.h>

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
CHOICES(slop_rules, {"swallowed", SIDLE_SLOP_SWALLOWED}, {"credited", SIDLE_SLOP_CREDITED},
        {"rebased", SIDLE_SLOP_REBASED});
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
        {"stretch", SIDLE_REVEAL_STRETCH}, {"staggered", SIDLE_REVEAL_STAGGERED});
CHOICES(width_policies, {"content", SIDLE_WIDTH_CONTENT}, {"fixed", SIDLE_WIDTH_FIXED},
        {"fraction", SIDLE_WIDTH_FRACTION}, {"natural", SIDLE_WIDTH_NATURAL});
CHOICES(full_swipes, {"off", SIDLE_FULL_SWIPE_OFF}, {"keeps", SIDLE_FULL_SWIPE_KEEPS},
        {"removes", SIDLE_FULL_SWIPE_REMOVES}, {"by_role", SIDLE_FULL_SWIPE_BY_ROLE});
CHOICES(edges_meant, {"both", SIDLE_EDGES_BOTH}, {"leading", SIDLE_EDGES_LEADING},
        {"trailing", SIDLE_EDGES_TRAILING});
CHOICES(spans, {"width", SIDLE_SPAN_WIDTH}, {"extent", SIDLE_SPAN_EXTENT},
        {"points", SIDLE_SPAN_POINTS});
CHOICES(rejections, {"closes", SIDLE_ON_REJECT_CLOSES}, {"opens", SIDLE_ON_REJECT_OPENS});
CHOICES(roles, {"normal", SIDLE_BUTTON_NORMAL}, {"destructive", SIDLE_BUTTON_DESTRUCTIVE});

CHOICES(element_kinds, {"action", SIDLE_ELEMENT_ACTION}, {"menu", SIDLE_ELEMENT_MENU},
        {"deferred", SIDLE_ELEMENT_DEFERRED});
CHOICES(item_states, {"off", SIDLE_ITEM_OFF}, {"on", SIDLE_ITEM_ON}, {"mixed", SIDLE_ITEM_MIXED});
CHOICES(element_sizes, {"automatic", SIDLE_ELEMENT_SIZE_AUTOMATIC},
        {"small", SIDLE_ELEMENT_SIZE_SMALL}, {"medium", SIDLE_ELEMENT_SIZE_MEDIUM},
        {"large", SIDLE_ELEMENT_SIZE_LARGE});
CHOICES(reports, {"automatic", SIDLE_REPORTS_AUTOMATIC}, {"actions", SIDLE_REPORTS_ACTIONS},
        {"tracking", SIDLE_REPORTS_TRACKING}, {"moves", SIDLE_REPORTS_MOVES});
CHOICES(firings, {"up_inside", SIDLE_FIRES_ON_UP_INSIDE}, {"down", SIDLE_FIRES_ON_DOWN},
        {"double", SIDLE_FIRES_ON_DOUBLE}, {"up_anywhere", SIDLE_FIRES_ON_UP_ANYWHERE});

CHOICES(drag_rests, {"kept", SIDLE_DRAG_REST_KEPT}, {"follows", SIDLE_DRAG_REST_FOLLOWS});
CHOICES(spring_forms, {"stiffness", SIDLE_SPRING_STIFFNESS}, {"response", SIDLE_SPRING_RESPONSE},
        {"duration", SIDLE_SPRING_DURATION});
CHOICES(all_spring_forms, {"stiffness", SIDLE_SPRING_STIFFNESS},
        {"response", SIDLE_SPRING_RESPONSE}, {"duration", SIDLE_SPRING_DURATION},
        {"mass", SIDLE_SPRING_MASS});
CHOICES(limit_units, {"points", SIDLE_LIMIT_POINTS}, {"width", SIDLE_LIMIT_WIDTH});
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
CHOICES(from_sides, {"left", SIDLE_FROM_LEFT}, {"right", SIDLE_FROM_RIGHT}, {"top", SIDLE_FROM_TOP},
        {"bottom", SIDLE_FROM_BOTTOM});

#define FIELD(spec, name, kind, swipe, choices)                                                    \
  { #name, kind, swipe, offsetof(spec, name), choices }
#define END                                                                                        \
  { NULL, FIELD_NUMBER, 0, 0, NULL }

#define STAGE(name, kind) FIELD(sidle_stage_spec, name, kind, 0, NULL)
#define STAGE_CHOICE(name, choices) FIELD(sidle_stage_spec, name, FIELD_CHOICE, 0, choices)
const field sidle_lua_stage_fields[] = {
    STAGE(width, FIELD_NUMBER),           STAGE(height, FIELD_NUMBER),
    STAGE(start_ns, FIELD_WORD),          STAGE(sample_capacity, FIELD_COUNT),
    STAGE(event_capacity, FIELD_COUNT),   STAGE(max_contacts, FIELD_COUNT),
    STAGE(log_capacity, FIELD_COUNT),     STAGE_CHOICE(velocity_strategy, strategies),
    STAGE_CHOICE(edge_zone_sides, sides), STAGE(edge_zone, FIELD_NUMBER),
    STAGE(reduce_motion, FIELD_FLAG),     END};

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
                                       LIST(scrolls, FIELD_FLAG, NULL),
                                       LIST(scroll_bounces, FIELD_FLAG, NULL),
                                       LIST(scroll_rate, FIELD_NUMBER, NULL),
                                       LIST(scroll_coefficient, FIELD_NUMBER, NULL),
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
                                      ROW(group, FIELD_COUNT),
                                      ROW(index, FIELD_COUNT),
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
                                      SWIPE(lock_angle, FIELD_NUMBER),
                                      SWIPE(spring_response, FIELD_NUMBER),
                                      SWIPE(spring_duration, FIELD_NUMBER),
                                      SWIPE(spring_bounce, FIELD_NUMBER),
                                      SWIPE_CHOICE(spring_form, spring_forms),
                                      SWIPE_CHOICE(limit_unit, limit_units),
                                      SWIPE(leading_limit, FIELD_NUMBER),
                                      SWIPE(trailing_limit, FIELD_NUMBER),
                                      SWIPE(button_spacing, FIELD_NUMBER),
                                      SWIPE(button_padding, FIELD_NUMBER),
                                      SWIPE(leading_inset, FIELD_NUMBER),
                                      SWIPE(trailing_inset, FIELD_NUMBER),
                                      SWIPE_CHOICE(full_swipe, full_swipes),
                                      SWIPE_CHOICE(full_swipe_edges, edges_meant),
                                      SWIPE_CHOICE(full_swipe_span, spans),
                                      SWIPE_CHOICE(on_reject, rejections),
                                      SWIPE(full_swipe_at, FIELD_NUMBER),
                                      SWIPE(full_swipe_hysteresis, FIELD_NUMBER),
                                      SWIPE(full_swipe_velocity, FIELD_NUMBER),
                                      SWIPE(collapse_duration, FIELD_NUMBER),
                                      SWIPE(pending_timeout, FIELD_NUMBER),
                                      END};

#define BUTTON(name, kind) FIELD(sidle_button_spec, name, kind, 0, NULL)
#define BUTTON_CHOICE(name, choices) FIELD(sidle_button_spec, name, FIELD_CHOICE, 0, choices)
const field sidle_lua_button_fields[] = {BUTTON(name, FIELD_TEXT),
                                         BUTTON(title, FIELD_TEXT),
                                         BUTTON(user_data, FIELD_WORD),
                                         BUTTON(background, FIELD_COLOR),
                                         BUTTON(title_color, FIELD_COLOR),
                                         BUTTON(enabled, FIELD_FLAG),
                                         BUTTON(hidden, FIELD_FLAG),
                                         BUTTON_CHOICE(role, roles),
                                         BUTTON(keeps_open, FIELD_FLAG),
                                         BUTTON(level_at, FIELD_NUMBER),
                                         BUTTON_CHOICE(level_span, spans),
                                         BUTTON(needs_confirm, FIELD_FLAG),
                                         BUTTON(confirm_timeout, FIELD_NUMBER),
                                         BUTTON(frame, FIELD_RECT),
                                         BUTTON(selected, FIELD_FLAG),
                                         BUTTON_CHOICE(reports, reports),
                                         BUTTON(changes_selection, FIELD_FLAG),
                                         BUTTON(shows_menu, FIELD_FLAG),
                                         BUTTON(focusable, FIELD_FLAG),
                                         BUTTON(wants_updates, FIELD_FLAG),
                                         BUTTON_CHOICE(fires_on, firings),
                                         BUTTON(exit_cancels, FIELD_FLAG),
                                         BUTTON(long_press_keeps_action, FIELD_FLAG),
                                         BUTTON(touch_slop, FIELD_NUMBER),
                                         BUTTON(mouse_slop, FIELD_NUMBER),
                                         BUTTON(slop_hysteresis, FIELD_NUMBER),
                                         BUTTON(long_press, FIELD_NUMBER),
                                         BUTTON(repeat_delay, FIELD_NUMBER),
                                         BUTTON(repeat_interval, FIELD_NUMBER),
                                         BUTTON(repeat_acceleration, FIELD_NUMBER),
                                         BUTTON(repeat_shortest, FIELD_NUMBER),
                                         BUTTON(minimum_gap, FIELD_NUMBER),
                                         BUTTON(tap_window, FIELD_NUMBER),
                                         END};

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
    ANIMATION(spring, FIELD_TEXT),
    ANIMATION_CHOICE(spring_form, all_spring_forms),
    ANIMATION(spring_response, FIELD_NUMBER),
    ANIMATION(spring_duration, FIELD_NUMBER),
    ANIMATION(spring_bounce, FIELD_NUMBER),
    ANIMATION(spring_mass, FIELD_NUMBER),
    ANIMATION(spring_damping, FIELD_NUMBER),
    END};

#define SPRING(name, kind, choices) FIELD(sidle_spring_spec, name, kind, 0, choices)
const field sidle_lua_spring_fields[] = {
    SPRING(preset, FIELD_TEXT, NULL),      SPRING(form, FIELD_CHOICE, all_spring_forms),
    SPRING(stiffness, FIELD_NUMBER, NULL), SPRING(damping_ratio, FIELD_NUMBER, NULL),
    SPRING(response, FIELD_NUMBER, NULL),  SPRING(duration, FIELD_NUMBER, NULL),
    SPRING(bounce, FIELD_NUMBER, NULL),    SPRING(mass, FIELD_NUMBER, NULL),
    SPRING(damping, FIELD_NUMBER, NULL),   END};

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

#define MENU(name, kind, choices) FIELD(sidle_menu_spec, name, kind, 0, choices)
/* In the order of SIDLE_MENU_FIELD_, behind the two that cannot be set. */
const field sidle_lua_menu_fields[] = {MENU(name, FIELD_TEXT, NULL),
                                       MENU(kind, FIELD_CHOICE, element_kinds),
                                       MENU(title, FIELD_TEXT, NULL),
                                       MENU(subtitle, FIELD_TEXT, NULL),
                                       MENU(placeholder, FIELD_TEXT, NULL),
                                       MENU(image, FIELD_WORD, NULL),
                                       MENU(selected_image, FIELD_WORD, NULL),
                                       MENU(displays_inline, FIELD_FLAG, NULL),
                                       MENU(single_selection, FIELD_FLAG, NULL),
                                       MENU(palette, FIELD_FLAG, NULL),
                                       MENU(destructive, FIELD_FLAG, NULL),
                                       MENU(disabled, FIELD_FLAG, NULL),
                                       MENU(hidden, FIELD_FLAG, NULL),
                                       MENU(keeps_open, FIELD_FLAG, NULL),
                                       MENU(state, FIELD_CHOICE, item_states),
                                       MENU(element_size, FIELD_CHOICE, element_sizes),
                                       MENU(cached, FIELD_FLAG, NULL),
                                       MENU(allows_empty, FIELD_FLAG, NULL),
                                       MENU(user_data, FIELD_WORD, NULL),
                                       MENU(direction, FIELD_CHOICE, directions),
                                       MENU(arrow_width, FIELD_NUMBER, NULL),
                                       END};

const field sidle_lua_content_fields[] = {
    FIELD(sidle_layer_content, title, FIELD_TEXT, 0, NULL),
    FIELD(sidle_layer_content, content_token, FIELD_WORD, 0, NULL), END};

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

/* ---- Telling the front end ----------------------------------------------------------------- */

static const char *const kind_names[] = {"number",  "count",   "word",       "color",
                                         "choice",  "text",    "rect",       "curve",
                                         "boolean", "numbers", "transformer"};

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
  set_fields(L, "spring", sidle_lua_spring_fields);
  set_fields(L, "layer", sidle_lua_layer_fields);
  set_fields(L, "menu", sidle_lua_menu_fields);
  set_fields(L, "content", sidle_lua_content_fields);
  set_fields(L, "transition", sidle_lua_transition_fields);
  set_fields(L, "configuration", sidle_lua_configuration_fields);
  set_fields(L, "size_metrics", sidle_lua_size_fields);
  set_fields(L, "menu_metrics", sidle_lua_menu_metric_fields);
  set_fields(L, "theme", sidle_lua_theme_fields);
}
