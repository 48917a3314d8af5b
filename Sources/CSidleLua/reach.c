/* reach.c - rows for those who do not see them or have no pointer; targets of a row's content. */
#include "glue.h"

static void set_word(lua_State *L, const char *key, const char *word) {
  lua_pushstring(L, word);
  lua_setfield(L, -2, key);
}

static void set_boolean(lua_State *L, const char *key, int value) {
  lua_pushboolean(L, value);
  lua_setfield(L, -2, key);
}

static void set_edge(lua_State *L, int32_t edge) {
  if (edge != SIDLE_EDGE_NONE) set_word(L, "edge", sidle_edge_name(edge));
}

static void push_element(lua_State *L, const sidle_element *e) {
  lua_createtable(L, 0, 8);
  set_word(L, "role", sidle_role_name(e->role));
  if (e->expanded != SIDLE_EXPANDED_NONE)
    set_boolean(L, "expanded", e->expanded == SIDLE_EXPANDED_EXPANDED);
  set_edge(L, e->edge);
  set_boolean(L, "enabled", e->enabled);
  sidle_lua_set_integer(L, "object", e->object);
  if (e->role != SIDLE_ROLE_TARGET) sidle_lua_set_text(L, "title", e->name);
  lua_createtable(L, 0, 4);
  sidle_lua_set_number(L, "x", e->frame.x);
  sidle_lua_set_number(L, "y", e->frame.y);
  sidle_lua_set_number(L, "width", e->frame.width);
  sidle_lua_set_number(L, "height", e->frame.height);
  lua_setfield(L, -2, "frame");
}

static void push_action(lua_State *L, const sidle_action *a) {
  lua_createtable(L, 0, 6);
  set_word(L, "action", sidle_action_name(a->action));
  set_edge(L, a->edge);
  set_boolean(L, "enabled", a->enabled);
  sidle_lua_set_id(L, "object", a->object);
  if (a->action == SIDLE_ACTION_PRESS) sidle_lua_set_text(L, "title", a->name);
}

/* row_elements(stage, row): a list of tables; in each, object is the number of a target, else an id */
static int row_elements(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t count = 0;
  sidle_status status = sidle_row_count_elements(box->stage, row, &count);
  lua_createtable(L, count, 0);
  for (int32_t i = 0; i < count && status >= 0; i++) {
    sidle_element element = {.struct_size = sizeof element};
    status = sidle_row_get_element(box->stage, row, i, &element);
    push_element(L, &element);
    lua_rawseti(L, -2, i + 1);
  }
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 1;
}

/* row_actions(stage, row): the same of actions */
static int row_actions(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t count = 0;
  sidle_status status = sidle_row_count_actions(box->stage, row, &count);
  lua_createtable(L, count, 0);
  for (int32_t i = 0; i < count && status >= 0; i++) {
    sidle_action action = {.struct_size = sizeof action};
    status = sidle_row_get_action(box->stage, row, i, &action);
    push_action(L, &action);
    lua_rawseti(L, -2, i + 1);
  }
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 1;
}

/* row_perform_action(stage, row, action, object) */
static int row_perform_action(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  int32_t action = sidle_lua_check_int32(L, 3);
  uint64_t object = (uint64_t)luaL_checkinteger(L, 4);
  sidle_status status = sidle_row_perform_action(box->stage, row, action, object);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

/* row_set_targets(stage, row, list of {number =, x =, y =, width =, height =}) */
static int row_set_targets(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_row row = {sidle_lua_check_id(L, 2)};
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_Integer count = luaL_len(L, 3);
  if (count > 1000) count = 1000; /* refused all the same */
  sidle_target *targets = lua_newuserdatauv(L, (size_t)(count + 1) * sizeof *targets, 0);
  for (lua_Integer i = 0; i < count; i++) {
    sidle_target target = {{0, 0, 0, 0}, 0, 0};
    double *const parts[] = {&target.frame.x, &target.frame.y, &target.frame.width,
                             &target.frame.height};
    const char *const names[] = {"x", "y", "width", "height"};
    lua_rawgeti(L, 3, i + 1);
    luaL_checktype(L, -1, LUA_TTABLE);
    for (int part = 0; part < 4; part++) {
      lua_getfield(L, -1, names[part]);
      *parts[part] = lua_tonumber(L, -1);
      lua_pop(L, 1);
    }
    lua_getfield(L, -1, "number");
    target.number = sidle_lua_check_int32(L, -1);
    lua_pop(L, 2);
    targets[i] = target;
  }
  sidle_status status = sidle_row_set_targets(box->stage, row, targets, (int32_t)count);
  return status < 0 ? sidle_lua_fail(L, box, status, row.value) : 0;
}

const luaL_Reg sidle_lua_reach_functions[] = {{"row_elements", row_elements},
                                              {"row_actions", row_actions},
                                              {"row_perform_action", row_perform_action},
                                              {"row_set_targets", row_set_targets},
                                              {NULL, NULL}};
