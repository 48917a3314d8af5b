/* menus.c - menus, their elements, and the one that is open. */
#include "glue.h"

static const char *const element_kinds[] = {"none", "action", "menu", "deferred"};
static const char *const item_states[] = {"off", "on", "mixed"};
static const char *const element_sizes[] = {"automatic", "small", "medium", "large"};
static const char *const row_kinds[] = {"none",   "item",      "submenu",
                                        "header", "separator", "loading"};
static const char *const checks[] = {NULL, "false", "true", "mixed"};

static void set_boolean(lua_State *L, const char *key, int value) {
  lua_pushboolean(L, value);
  lua_setfield(L, -2, key);
}
static void set_word(lua_State *L, const char *key, const char *word) {
  lua_pushstring(L, word);
  lua_setfield(L, -2, key);
}
static sidle_menu check_menu(lua_State *L, int index) {
  return (sidle_menu){lua_isnoneornil(L, index) ? 0 : sidle_lua_check_id(L, index)};
}
static int done(lua_State *L, stage_box *box, sidle_status status, uint64_t id) {
  return status < 0 ? sidle_lua_fail(L, box, status, id) : 0;
}

/* menu_create(stage, parent or nil, spec): id */
static int menu_create(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu parent = check_menu(L, 2);
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  sidle_lua_read_fields(L, 3, sidle_lua_menu_fields, &spec);
  sidle_menu menu = {0};
  sidle_lua_enter(L, box);
  sidle_status status = sidle_menu_create(box->stage, parent, &spec, &menu);
  sidle_lua_leave(box);
  if (status < 0) return sidle_lua_fail(L, box, status, parent.value);
  sidle_lua_push_id(L, menu.value);
  return 1;
}

/* Bits of the fields that the table at an index has. The fields that can be set stand in the order of
 * their bits behind the name and the kind. */
static uint32_t fields_in(lua_State *L, int index) {
  uint32_t fields = 0;
  for (int i = 0; sidle_lua_menu_fields[i + 2].name != NULL; i++) {
    if (lua_getfield(L, index, sidle_lua_menu_fields[i + 2].name) != LUA_TNIL) fields |= 1u << i;
    lua_pop(L, 1);
  }
  return fields;
}

/* menu_set(stage, menu, spec): the fields that the table has */
static int menu_set(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu menu = check_menu(L, 2);
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  uint32_t fields = fields_in(L, 3);
  sidle_lua_read_fields(L, 3, sidle_lua_menu_fields, &spec);
  sidle_lua_enter(L, box);
  sidle_status status = sidle_menu_set(box->stage, menu, fields, &spec);
  sidle_lua_leave(box);
  return done(L, box, status, menu.value);
}

/* menu_destroy(stage, menu) */
static int menu_destroy(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu menu = check_menu(L, 2);
  return done(L, box, sidle_menu_destroy(box->stage, menu), menu.value);
}

/* menu_select(stage, menu, element or nil) */
static int menu_select(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu menu = check_menu(L, 2), element = check_menu(L, 3);
  return done(L, box, sidle_menu_select(box->stage, menu, element), menu.value);
}

/* menu_complete(stage, element, token): true, or false when that question is not open */
static int menu_complete(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu element = check_menu(L, 2);
  sidle_status status = sidle_menu_complete(box->stage, element, sidle_lua_check_int32(L, 3));
  if (status < 0 && status != SIDLE_ERROR_STATE)
    return sidle_lua_fail(L, box, status, element.value);
  lua_pushboolean(L, status >= 0);
  return 1;
}

/* menu_perform(stage, element) */
static int menu_perform(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu element = check_menu(L, 2);
  return done(L, box, sidle_menu_perform(box->stage, element), element.value);
}

/* menu_state(stage, menu): a table; parent, group and button are ids */
static int menu_state(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu menu = check_menu(L, 2);
  sidle_menu_state state = {.struct_size = sizeof state};
  sidle_status status = sidle_menu_get_state(box->stage, menu, &state);
  if (status < 0) return sidle_lua_fail(L, box, status, menu.value);
  const struct {
    const char *key;
    int32_t value;
  } flags[] = {{"open", state.open},
               {"displays_inline", state.displays_inline},
               {"single_selection", state.single_selection},
               {"palette", state.palette},
               {"destructive", state.destructive},
               {"disabled", state.disabled},
               {"hidden", state.hidden},
               {"keeps_open", state.keeps_open},
               {"cached", state.cached},
               {"allows_empty", state.allows_empty}};
  lua_createtable(L, 0, 24);
  set_word(L, "kind", element_kinds[state.kind]);
  set_word(L, "state", item_states[state.state]);
  set_word(L, "element_size", element_sizes[state.element_size]);
  set_word(L, "direction",
           state.direction == SIDLE_DIRECTION_LEFT_TO_RIGHT ? "left_to_right" : "right_to_left");
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    set_boolean(L, flags[i].key, flags[i].value);
  sidle_lua_set_id(L, "parent", state.parent.value);
  sidle_lua_set_id(L, "group", state.group.value);
  sidle_lua_set_id(L, "button", state.button.value);
  sidle_lua_set_integer(L, "user_data", state.user_data);
  sidle_lua_set_integer(L, "image", state.image);
  sidle_lua_set_integer(L, "selected_image", state.selected_image);
  sidle_lua_set_integer(L, "count", (uint64_t)state.count);
  sidle_lua_set_integer(L, "selected_count", (uint64_t)state.selected_count);
  sidle_lua_set_integer(L, "token", (uint64_t)state.token);
  sidle_lua_set_number(L, "arrow_width", state.arrow_width);
  return 1;
}

static int one_of(lua_State *L,
                  sidle_status (*get)(const sidle_stage *, sidle_menu, int32_t, sidle_menu *)) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu menu = check_menu(L, 2), found = {0};
  sidle_status status = get(box->stage, menu, sidle_lua_check_int32(L, 3), &found);
  if (status < 0) return sidle_lua_fail(L, box, status, menu.value);
  sidle_lua_push_id(L, found.value);
  return 1;
}

/* menu_child(stage, menu, index from 0): id */
static int menu_child(lua_State *L) {
  return one_of(L, sidle_menu_get_child);
}

/* menu_selected(stage, menu, index from 0): id */
static int menu_selected(lua_State *L) {
  return one_of(L, sidle_menu_get_selected);
}

/* menu_is_alive(stage, menu): boolean, id of its parent or nil */
static int menu_is_alive(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu_state state = {.struct_size = sizeof state};
  lua_pushboolean(L, sidle_menu_get_state(box->stage, check_menu(L, 2), &state) >= 0);
  sidle_lua_push_id(L, state.parent.value);
  return 2;
}

/* button_set_menu(stage, button, menu or nil) */
static int button_set_menu(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  return done(L, box, sidle_button_set_menu(box->stage, button, check_menu(L, 3)), button.value);
}

/* button_menu(stage, button): id or nil */
static int button_menu(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_menu menu = {0};
  sidle_status status = sidle_button_get_menu(box->stage, button, &menu);
  if (status < 0) return sidle_lua_fail(L, box, status, button.value);
  sidle_lua_push_id(L, menu.value);
  return 1;
}

/* button_open_menu(stage, button) */
static int button_open_menu(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  return done(L, box, sidle_button_open_menu(box->stage, button), button.value);
}

/* close_menu(stage) */
static int close_menu(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  return done(L, box, sidle_stage_close_menu(box->stage), 0);
}

/* open_menu(stage): ids of the menu, the button and the highlighted element, how many rows and
 * panels; nothing without one */
static int open_menu(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_open_menu state = {.struct_size = sizeof state};
  sidle_status status = sidle_stage_get_menu(box->stage, &state);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  if (state.menu.value == 0) return 0;
  sidle_lua_push_id(L, state.menu.value);
  sidle_lua_push_id(L, state.button.value);
  sidle_lua_push_id(L, state.highlighted.value);
  lua_pushinteger(L, state.row_count);
  lua_pushinteger(L, state.level_count);
  return 5;
}

/* menu_row(stage, index from 0): a table; element is an id, or absent */
static int menu_row(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_menu_row row = {.struct_size = sizeof row};
  sidle_status status = sidle_stage_get_menu_row(box->stage, sidle_lua_check_int32(L, 2), &row);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  lua_createtable(L, 0, 12);
  set_word(L, "kind", row_kinds[row.kind]);
  sidle_lua_set_id(L, "element", row.element.value);
  sidle_lua_set_integer(L, "level", (uint64_t)row.level + 1);
  set_boolean(L, "enabled", row.enabled);
  set_boolean(L, "highlighted", row.highlighted);
  if (checks[row.checked] != NULL) set_word(L, "checked", checks[row.checked]);
  set_boolean(L, "exclusive", row.exclusive);
  if (row.expanded >= 0) set_boolean(L, "expanded", row.expanded);
  if (row.place > 0) {
    sidle_lua_set_integer(L, "place", (uint64_t)row.place);
    sidle_lua_set_integer(L, "place_count", (uint64_t)row.place_count);
  }
  sidle_lua_push_rect(L, row.frame);
  return 5;
}

const luaL_Reg sidle_lua_menu_functions[] = {{"menu_create", menu_create},
                                             {"menu_set", menu_set},
                                             {"menu_destroy", menu_destroy},
                                             {"menu_select", menu_select},
                                             {"menu_complete", menu_complete},
                                             {"menu_perform", menu_perform},
                                             {"menu_state", menu_state},
                                             {"menu_child", menu_child},
                                             {"menu_selected", menu_selected},
                                             {"menu_is_alive", menu_is_alive},
                                             {"button_set_menu", button_set_menu},
                                             {"button_menu", button_menu},
                                             {"button_open_menu", button_open_menu},
                                             {"close_menu", close_menu},
                                             {"open_menu", open_menu},
                                             {"menu_row", menu_row},
                                             {NULL, NULL}};
