/* layers.c - layers, and the transitions that fill them. */
#include "glue.h"

/* layer_create(stage, spec): id */
static int layer_create(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_layer_spec spec;
  sidle_layer_spec_init(&spec);
  sidle_lua_read_fields(L, 2, sidle_lua_layer_fields, &spec);
  sidle_layer layer = {0};
  sidle_lua_enter(L, box);
  sidle_status status = sidle_layer_create(box->stage, &spec, &layer);
  sidle_lua_leave(box);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  sidle_lua_push_id(L, layer.value);
  return 1;
}

/* layer_destroy(stage, layer) */
static int layer_destroy(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_layer layer = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_layer_destroy(box->stage, layer);
  return status < 0 ? sidle_lua_fail(L, box, status, layer.value) : 0;
}

/* layer_set_frame(stage, layer, x, y, width, height) */
static int layer_set_frame(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_layer layer = {sidle_lua_check_id(L, 2)};
  sidle_rect frame = sidle_lua_check_rect(L, 3);
  sidle_status status = sidle_layer_set_frame(box->stage, layer, frame);
  return status < 0 ? sidle_lua_fail(L, box, status, layer.value) : 0;
}

/* layer_replace(stage, layer, content, transition or nil, preset or nil): id of the animation, or
 * nil when it happened at once. The fields of the transition are laid over the preset's. */
static int layer_replace(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_layer layer = {sidle_lua_check_id(L, 2)};
  lua_settop(L, 5); /* what texts point to is pushed behind these */
  sidle_layer_content content;
  sidle_layer_content_init(&content);
  sidle_lua_read_fields(L, 3, sidle_lua_content_fields, &content);
  sidle_transition_spec spec;
  sidle_transition_spec_init(&spec);
  int has_transition = !lua_isnil(L, 4);
  if (!lua_isnil(L, 5)) sidle_transition_spec_preset(&spec, sidle_lua_check_int32(L, 5));
  if (has_transition) sidle_lua_read_fields(L, 4, sidle_lua_transition_fields, &spec);
  sidle_animation animation = {0};
  sidle_lua_enter(L, box);
  sidle_status status =
      sidle_layer_replace(box->stage, layer, &content, has_transition ? &spec : NULL, &animation);
  sidle_lua_leave(box);
  if (status < 0) return sidle_lua_fail(L, box, status, layer.value);
  sidle_lua_push_id(L, animation.value);
  return 1;
}

static void push_side(lua_State *L, const sidle_layer_side *side) {
  lua_pushnumber(L, side->x);
  lua_pushnumber(L, side->y);
  lua_pushnumber(L, side->opacity);
  lua_pushboolean(L, side->visible);
  lua_pushinteger(L, (lua_Integer)side->content_token);
  lua_pushlstring(L, side->title.length > 0 ? side->title.bytes : "", (size_t)side->title.length);
}

static void read_state(lua_State *L, sidle_layer_state *state) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_layer layer = {sidle_lua_check_id(L, 2)};
  state->struct_size = sizeof *state;
  sidle_status status = sidle_layer_get_state(box->stage, layer, state);
  if (status < 0) sidle_lua_fail(L, box, status, layer.value);
}

/* layer_state(stage, layer): x, y, width, height, user data, transition or nil, progress */
static int layer_state(lua_State *L) {
  sidle_layer_state state;
  read_state(L, &state);
  sidle_lua_push_rect(L, state.frame);
  lua_pushinteger(L, (lua_Integer)state.user_data);
  sidle_lua_push_id(L, state.transition.value);
  lua_pushnumber(L, state.progress);
  return 7;
}

/* layer_incoming(stage, layer): x, y, opacity, visible, token, title of the content */
static int layer_incoming(lua_State *L) {
  sidle_layer_state state;
  read_state(L, &state);
  push_side(L, &state.incoming);
  return 6;
}

/* layer_outgoing(stage, layer): the same of the old content; nothing without a transition */
static int layer_outgoing(lua_State *L) {
  sidle_layer_state state;
  read_state(L, &state);
  if (!state.transitioning) return 0;
  push_side(L, &state.outgoing);
  return 6;
}

/* layer_is_alive(stage, layer): boolean */
static int layer_is_alive(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_layer layer = {sidle_lua_check_id(L, 2)};
  sidle_layer_state state = {.struct_size = sizeof state};
  lua_pushboolean(L, sidle_layer_get_state(box->stage, layer, &state) >= 0);
  return 1;
}

const luaL_Reg sidle_lua_layer_functions[] = {{"layer_create", layer_create},
                                              {"layer_destroy", layer_destroy},
                                              {"layer_set_frame", layer_set_frame},
                                              {"layer_replace", layer_replace},
                                              {"layer_state", layer_state},
                                              {"layer_incoming", layer_incoming},
                                              {"layer_outgoing", layer_outgoing},
                                              {"layer_is_alive", layer_is_alive},
                                              {NULL, NULL}};
