/* events.c - events as small tables, and their text. */
#include "glue.h"
#include <string.h>

/* The longest event text: two names of 255 bytes, each byte written as four, and the rest. */
enum { TEXT_SIZE = 4096 };

static void set_boolean(lua_State *L, const char *key, int value) {
  lua_pushboolean(L, value);
  lua_setfield(L, -2, key);
}

/* Whether `other` is the number of a target, or 0, instead of an id. */
static int has_target(const sidle_event *e) {
  return e->type == SIDLE_EVENT_ROW_TAPPED || e->type == SIDLE_EVENT_ROW_LONG_PRESSED;
}
/* Whether an event is a button's, its row, if it has one, the other object. */
static int is_of_button(int32_t type) {
  return type == SIDLE_EVENT_BUTTON_TRIGGERED || type == SIDLE_EVENT_BUTTON_CONFIRM_NEEDED ||
         type == SIDLE_EVENT_BUTTON_CONFIRM_WITHDRAWN ||
         (type >= SIDLE_EVENT_BUTTON_DOWN && type <= SIDLE_EVENT_BUTTON_HOVER_ENDED);
}
/* Whether its detail is a count, where it is not 0. */
static int has_count(const sidle_event *e) {
  return e->type == SIDLE_EVENT_ROW_TAPPED ||
         (is_of_button(e->type) && e->type != SIDLE_EVENT_BUTTON_CHANGED && e->detail != 0);
}
/* Whether it is a row's, a button of it the other object. */
static int names_button(int32_t type) {
  return type >= SIDLE_EVENT_ROW_ARMED && type <= SIDLE_EVENT_ROW_COMMITTED;
}

/* What the two objects of an event of menus are called; the first field of others is NULL. */
typedef struct menu_names {
  const char *object, *other;
} menu_names;
static menu_names names_of_menu(int32_t type) {
  switch (type) {
  case SIDLE_EVENT_BUTTON_MENU_ACTION:
    return (menu_names){"button", "menu"};
  case SIDLE_EVENT_MENU_OPENED:
  case SIDLE_EVENT_MENU_CLOSED:
    return (menu_names){"menu", "button"};
  case SIDLE_EVENT_MENU_ITEM_TRIGGERED:
    return (menu_names){"item", "button"};
  case SIDLE_EVENT_MENU_ITEM_CHANGED:
    return (menu_names){"item", "group"};
  case SIDLE_EVENT_MENU_SELECTION_CHANGED:
    return (menu_names){"item", "old"};
  case SIDLE_EVENT_MENU_CONTENT_NEEDED:
    return (menu_names){"item", "menu"};
  default:
    return (menu_names){NULL, NULL};
  }
}

static void set_menu_event_fields(lua_State *L, const sidle_event *e) {
  menu_names names = names_of_menu(e->type);
  sidle_lua_set_id(L, names.object, e->object);
  sidle_lua_set_id(L, names.other, e->other);
  if (e->type == SIDLE_EVENT_MENU_ITEM_CHANGED) set_boolean(L, "selected", e->detail == 1);
  if (e->type == SIDLE_EVENT_MENU_CONTENT_NEEDED)
    sidle_lua_set_integer(L, "token", (uint64_t)e->detail);
  sidle_lua_set_number(L, "x", e->x);
  sidle_lua_set_number(L, "y", e->y);
}

/* The fields that events of rows and buttons have. */
static void set_row_fields(lua_State *L, const sidle_event *e) {
  int is_button = is_of_button(e->type);
  sidle_lua_set_id(L, "button", is_button ? e->object : names_button(e->type) ? e->other : 0);
  sidle_lua_set_id(L, "row", is_button ? e->other : e->object);
  sidle_lua_set_number(L, "offset", e->offset);
  sidle_lua_set_number(L, "x", e->x);
  sidle_lua_set_number(L, "y", e->y);
  set_boolean(L, "cancelled", e->type == SIDLE_EVENT_ROW_DRAG_ENDED && e->detail == 1);
  if (e->type == SIDLE_EVENT_ROW_COMMITTED) set_boolean(L, "awaits", e->detail == 1);
  if (has_count(e)) sidle_lua_set_integer(L, "count", (uint64_t)e->detail);
  if (e->type == SIDLE_EVENT_BUTTON_CHANGED) set_boolean(L, "selected", e->detail == 1);
  if (has_target(e)) sidle_lua_set_id(L, "target", e->other);
}

static void set_animation_fields(lua_State *L, const sidle_event *e) {
  sidle_lua_set_id(L, "animation", e->object);
  sidle_lua_set_number(L, "value", e->offset);
  set_boolean(L, "finished", e->detail == 1);
}

static int is_transition(int32_t type) {
  return type == SIDLE_EVENT_LAYER_TRANSITION_BEGAN || type == SIDLE_EVENT_LAYER_TRANSITION_ENDED;
}

/* The transition itself is an animation, which may be gone. */
static void set_layer_fields(lua_State *L, const sidle_event *e) {
  sidle_lua_set_id(L, "layer", e->object);
  sidle_lua_set_id(L, "transition", e->other);
  sidle_lua_set_number(L, "progress", e->offset);
  if (e->type == SIDLE_EVENT_LAYER_TRANSITION_ENDED) set_boolean(L, "finished", e->detail == 1);
}

static int is_scroll(int32_t type) {
  return type == SIDLE_EVENT_LIST_SCROLL_BEGAN || type == SIDLE_EVENT_LIST_SCROLL_ENDED;
}

static void set_list_fields(lua_State *L, const sidle_event *e) {
  sidle_lua_set_id(L, "list", e->object);
  sidle_lua_set_number(L, "offset", e->offset);
  sidle_lua_set_number(L, "x", e->x);
  sidle_lua_set_number(L, "y", e->y);
}

/* Fields whose header value is "none" are absent. */
static void push_event(lua_State *L, const sidle_event *e) {
  int is_animation = e->type == SIDLE_EVENT_ANIMATION_ENDED;
  lua_createtable(L, 0, is_animation ? 8 : 13); /* tables grow to powers of two */
  lua_pushstring(L, sidle_event_name(e->type));
  lua_setfield(L, -2, "name");
  sidle_lua_set_integer(L, "at_ns", (uint64_t)e->time_ns);
  sidle_lua_set_number(L, "at", (double)e->time_ns / 1e9);
  sidle_lua_set_number(L, "velocity", e->velocity);
  if (e->reason != SIDLE_REASON_NONE) {
    lua_pushstring(L, sidle_reason_name(e->reason));
    lua_setfield(L, -2, "reason");
  }
  if (e->edge != SIDLE_EDGE_NONE) {
    lua_pushstring(L, sidle_edge_name(e->edge));
    lua_setfield(L, -2, "edge");
  }
  if (names_of_menu(e->type).object != NULL)
    set_menu_event_fields(L, e);
  else if (is_animation)
    set_animation_fields(L, e);
  else if (is_scroll(e->type))
    set_list_fields(L, e);
  else if (is_transition(e->type))
    set_layer_fields(L, e);
  else
    set_row_fields(L, e);
}

/* events(stage, array, count): appends the batch after `count` and returns the new count. In each
 * table `row`, `button`, `list`, `animation`, `layer` and `transition` are ids. */
static int events(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_Integer count = luaL_checkinteger(L, 3);
  sidle_events batch;
  sidle_status status = sidle_stage_events(box->stage, &batch);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  for (int32_t i = 0; i < batch.count; i++) {
    push_event(L, sidle_events_at(&batch, i));
    lua_rawseti(L, 2, ++count);
  }
  lua_pushinteger(L, count);
  return 1;
}

/* ---- Text ---------------------------------------------------------------------------------- */

static double number_at(lua_State *L, const char *key) {
  lua_getfield(L, 2, key);
  double value = lua_tonumber(L, -1);
  lua_pop(L, 1);
  return value;
}

/* The number from 1 whose name is in the field; 0 when it is absent or no name. */
static int32_t named_at(lua_State *L, const char *key, const char *(*name)(int32_t)) {
  int32_t found = 0;
  lua_getfield(L, 2, key);
  const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  for (int32_t value = 1; text != NULL && strcmp(name(value), "unknown") != 0; value++)
    if (strcmp(name(value), text) == 0) {
      found = value;
      break;
    }
  lua_pop(L, 1);
  return found;
}

/* The event that the table at 2 was made from. */
static sidle_event read_event(lua_State *L) {
  sidle_event e = {0};
  lua_getfield(L, 2, "at_ns");
  e.time_ns = lua_tointeger(L, -1);
  lua_getfield(L, 2, "cancelled");
  lua_getfield(L, 2, "finished");
  lua_getfield(L, 2, "awaits");
  lua_getfield(L, 2, "selected");
  for (int i = 1; i <= 4; i++) e.detail |= lua_toboolean(L, -i);
  lua_getfield(L, 2, "count");
  if (lua_isinteger(L, -1)) e.detail = (int32_t)lua_tointeger(L, -1);
  lua_getfield(L, 2, "token");
  if (lua_isinteger(L, -1)) e.detail = (int32_t)lua_tointeger(L, -1);
  lua_pop(L, 7);
  e.type = named_at(L, "name", sidle_event_name);
  e.reason = named_at(L, "reason", sidle_reason_name);
  e.edge = named_at(L, "edge", sidle_edge_name);
  lua_getfield(L, 2, "target");
  e.other = has_target(&e) ? (uint64_t)lua_tointeger(L, -1) : 0;
  lua_pop(L, 1);
  e.offset = number_at(L, e.type == SIDLE_EVENT_ANIMATION_ENDED ? "value"
                          : is_transition(e.type)               ? "progress"
                                                                : "offset");
  e.velocity = number_at(L, "velocity");
  e.x = number_at(L, "x");
  e.y = number_at(L, "y");
  return e;
}

static int is_known(const sidle_stage *stage, uint64_t id) {
  sidle_text name;
  return sidle_get_name(stage, id, &name) >= 0;
}

/* Makes a menu or a button with a name that is not empty; its id, or 0. */
static uint64_t named(sidle_stage *stage, const char *what, sidle_text name) {
  if (name.length == 0) return 0;
  if (strcmp(what, "button") == 0) {
    sidle_button_spec spec;
    sidle_button_spec_init(&spec);
    spec.name = name;
    sidle_button button;
    return sidle_button_create(stage, &spec, &button) < 0 ? 0 : button.value;
  }
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  spec.name = name;
  sidle_menu menu;
  return sidle_menu_create(stage, (sidle_menu){0}, &spec, &menu) < 0 ? 0 : menu.value;
}

/* Makes an object of the kind that the event is about, with this name, and where the name is not
 * empty puts its id into the event. */
static sidle_status stand_in(sidle_stage *stage, sidle_event *e, sidle_text name,
                             sidle_text other_name) {
  menu_names names = names_of_menu(e->type);
  if (names.object != NULL) {
    uint64_t object = named(stage, names.object, name),
             other = named(stage, names.other, other_name);
    if (object != 0) e->object = object;
    if (other != 0) e->other = other;
    return SIDLE_OK;
  }
  if (e->type == SIDLE_EVENT_ANIMATION_ENDED) {
    sidle_animation_spec spec;
    sidle_animation_spec_init(&spec);
    spec.name = name;
    sidle_animation animation;
    sidle_status status = sidle_animation_create(stage, (sidle_animation){0}, &spec, &animation);
    if (status >= 0 && name.length > 0) e->object = animation.value;
    return status;
  }
  if (is_scroll(e->type)) {
    sidle_list_spec spec;
    sidle_list_spec_init(&spec);
    spec.name = name;
    sidle_list list;
    sidle_status status = sidle_list_create(stage, &spec, &list);
    if (status >= 0 && name.length > 0) e->object = list.value;
    return status;
  }
  if (is_transition(e->type)) {
    sidle_layer_spec spec;
    sidle_layer_spec_init(&spec);
    spec.name = name;
    sidle_layer layer;
    sidle_status status = sidle_layer_create(stage, &spec, &layer);
    if (status >= 0 && name.length > 0) e->object = layer.value;
    return status;
  }
  int is_button = is_of_button(e->type);
  if (is_button && e->other == 0) {
    sidle_button_spec spec;
    sidle_button_spec_init(&spec);
    spec.name = name;
    sidle_button button;
    sidle_status status = sidle_button_create(stage, &spec, &button);
    if (status >= 0 && name.length > 0) e->object = button.value;
    return status;
  }
  sidle_text row_name = is_button ? other_name : name;
  sidle_row_spec row_spec;
  sidle_row_spec_init(&row_spec);
  row_spec.name = row_name;
  sidle_row row;
  sidle_status status = sidle_row_create(stage, (sidle_list){0}, &row_spec, &row);
  if (status < 0) return status;
  if (row_name.length > 0) *(is_button ? &e->other : &e->object) = row.value;
  if (!is_button && !names_button(e->type)) return status;
  sidle_button_spec button_spec;
  sidle_button_spec_init(&button_spec);
  button_spec.name = is_button ? name : other_name;
  sidle_button button;
  status = sidle_row_add_button(stage, row, SIDLE_EDGE_TRAILING, &button_spec, &button);
  if (status >= 0 && button_spec.name.length > 0)
    *(is_button ? &e->object : &e->other) = button.value;
  return status;
}

/* The engine can only name objects it knows. For one that is long gone, or on a closed stage, a
 * stage is made with objects of the same kinds and names. One without a name is told by its id
 * alone, wherever it is. */
static int32_t text_by_names(sidle_event *e, sidle_text name, sidle_text other_name, char *buffer) {
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  sidle_stage *stage = NULL;
  int32_t length = -1;
  if (sidle_stage_create(&spec, &stage) >= 0 && stand_in(stage, e, name, other_name) >= 0)
    length = sidle_event_text(stage, e, buffer, TEXT_SIZE);
  sidle_stage_destroy(stage);
  return length;
}

static sidle_text text_or_empty(lua_State *L, int index) {
  return lua_isstring(L, index) ? sidle_lua_check_text(L, index) : (sidle_text){NULL, 0};
}

/* event_text(stage, event, id, other id or nil, name or nil, other name or nil): the engine's line
 * for the table, however long ago the event was and also when the stage is closed. The ids are
 * those of the button, row, animation or layer, and of the button's row or the row's button. */
static int event_text(lua_State *L) {
  stage_box *box = luaL_checkudata(L, 1, STAGE_TYPE);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 6);
  sidle_event e = read_event(L);
  e.object = (uint64_t)lua_tointeger(L, 3);
  if (!has_target(&e)) e.other = (uint64_t)lua_tointeger(L, 4);
  sidle_text name = text_or_empty(L, 5), other_name = text_or_empty(L, 6);
  char buffer[TEXT_SIZE];
  int32_t length;
  if (box->stage != NULL && is_known(box->stage, e.object) &&
      (e.other == 0 || has_target(&e) || is_known(box->stage, e.other)))
    length = sidle_event_text(box->stage, &e, buffer, TEXT_SIZE);
  else
    length = text_by_names(&e, name, other_name, buffer);
  if (length < 0 || length >= TEXT_SIZE) return sidle_lua_refuse(L, "this event has no text");
  lua_pushlstring(L, buffer, (size_t)length);
  return 1;
}

const luaL_Reg sidle_lua_event_functions[] = {
    {"events", events}, {"event_text", event_text}, {NULL, NULL}};
