/* draw.c - what lies where, and what to draw. */
#include "glue.h"
#include <string.h>

/* hit(stage, x, y): part, list or nil, row or nil, button or nil; nothing where nothing is */
static int hit(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  double x = luaL_checknumber(L, 2), y = luaL_checknumber(L, 3);
  sidle_hit found = {.struct_size = sizeof found};
  sidle_status status = sidle_stage_hit(box->stage, x, y, &found);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  if (found.part == SIDLE_PART_NONE) return 0;
  lua_pushstring(L, sidle_lua_part_name(found.part));
  sidle_lua_push_id(L, found.list.value);
  sidle_lua_push_id(L, found.row.value);
  sidle_lua_push_id(L, found.button.value);
  return 4;
}

/* Leaves the table in the field (or at the index, when key is NULL) on the stack, made if need
 * be. */
static void push_table_at(lua_State *L, const char *key, lua_Integer index, int fields) {
  int type = key != NULL ? lua_getfield(L, -1, key) : lua_rawgeti(L, -1, index);
  if (type == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_createtable(L, 0, fields);
  lua_pushvalue(L, -1);
  if (key != NULL)
    lua_setfield(L, -3, key);
  else
    lua_rawseti(L, -3, index);
}

static void set_number(lua_State *L, const char *key, double value) {
  lua_pushnumber(L, value);
  lua_setfield(L, -2, key);
}
static void set_integer(lua_State *L, const char *key, uint64_t value) {
  lua_pushinteger(L, (lua_Integer)value);
  lua_setfield(L, -2, key);
}

/* Leaves a text that is the same alone, so that nothing is allocated for it. */
static void set_text(lua_State *L, const char *key, sidle_text text) {
  size_t length = text.bytes != NULL ? (size_t)text.length : 0, old_length;
  lua_getfield(L, -1, key);
  const char *old = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &old_length) : NULL;
  int same =
      old != NULL && old_length == length && (length == 0 || memcmp(old, text.bytes, length) == 0);
  lua_pop(L, 1);
  if (same) return;
  lua_pushlstring(L, length != 0 ? text.bytes : "", length);
  lua_setfield(L, -2, key);
}

/* Fills the table on top of the stack. The object goes in as an id. */
static void fill_command(lua_State *L, const sidle_draw_command *c) {
  lua_pushstring(L, sidle_lua_draw_name(c->type));
  lua_setfield(L, -2, "type");
  lua_pushstring(L, sidle_lua_part_name(c->part));
  lua_setfield(L, -2, "part");
  set_integer(L, "object", c->object);
  push_table_at(L, "frame", 0, 4);
  set_number(L, "x", c->frame.x);
  set_number(L, "y", c->frame.y);
  set_number(L, "width", c->frame.width);
  set_number(L, "height", c->frame.height);
  lua_pop(L, 1);
  set_integer(L, "color", c->color);
  set_number(L, "opacity", c->opacity);
  set_number(L, "font_size", c->font_size);
  set_text(L, "text", c->text);
  set_integer(L, "content_token", c->content_token);
}

/* draw(stage, array): fills array[1..count] with commands, using the tables that are there, and
 * returns the count and the serial. `object` is an id in each. */
static int draw(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  sidle_draw_list list;
  sidle_status status = sidle_stage_draw(box->stage, &list);
  if (status < 0) return sidle_lua_fail(L, box, status, 0);
  for (int32_t i = 0; i < list.count; i++) {
    push_table_at(L, NULL, i + 1, 10);
    fill_command(L, sidle_draw_list_at(&list, i));
    lua_pop(L, 1);
  }
  lua_pushinteger(L, list.count);
  lua_pushinteger(L, (lua_Integer)list.serial);
  return 2;
}

const luaL_Reg sidle_lua_draw_functions[] = {{"hit", hit}, {"draw", draw}, {NULL, NULL}};
