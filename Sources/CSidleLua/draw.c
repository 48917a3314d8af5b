/* draw.c - what lies where, and what to draw. */
#include "glue.h"

/* hit(stage, x, y): part, list, row, button, layer, target and menu or nil each; nothing where nothing
 * is */
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
  sidle_lua_push_id(L, found.layer.value);
  if (found.target == 0)
    lua_pushnil(L);
  else
    lua_pushinteger(L, found.target);
  sidle_lua_push_id(L, found.menu.value);
  return 7;
}

/* The fields of a paint, in the table on top of the stack. A command without any has none of them:
 * nearly all are so, and setting each would take half as long again. */
static void fill_paint(lua_State *L, const sidle_draw_command *c) {
  static const char *const names[] = {"corner_radius", "stroke_width",  "stroke_color",
                                      "shadow_color",  "shadow_radius", "shadow_x",
                                      "shadow_y",      "phase",         "image"};
  const int is_plain = c->corner_radius == 0 && c->stroke_width == 0 && c->stroke_color == 0 &&
                       c->shadow_color == 0 && c->shadow_radius == 0 && c->shadow_x == 0 &&
                       c->shadow_y == 0 && c->phase == 0 && c->image == 0;
  if (is_plain) {
    const int had_none = lua_getfield(L, -1, *names) == LUA_TNIL;
    lua_pop(L, 1);
    if (had_none) return;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
      lua_pushnil(L);
      lua_setfield(L, -2, names[i]);
    }
    return;
  }
  sidle_lua_set_number(L, "corner_radius", c->corner_radius);
  sidle_lua_set_number(L, "stroke_width", c->stroke_width);
  sidle_lua_set_integer(L, "stroke_color", c->stroke_color);
  sidle_lua_set_integer(L, "shadow_color", c->shadow_color);
  sidle_lua_set_number(L, "shadow_radius", c->shadow_radius);
  sidle_lua_set_number(L, "shadow_x", c->shadow_x);
  sidle_lua_set_number(L, "shadow_y", c->shadow_y);
  sidle_lua_set_number(L, "phase", c->phase);
  sidle_lua_set_integer(L, "image", c->image);
}

/* Fills the table on top of the stack. The object goes in as an id. */
static void fill_command(lua_State *L, const sidle_draw_command *c) {
  lua_pushstring(L, sidle_lua_draw_name(c->type));
  lua_setfield(L, -2, "type");
  lua_pushstring(L, sidle_lua_part_name(c->part));
  lua_setfield(L, -2, "part");
  sidle_lua_set_integer(L, "object", c->object);
  sidle_lua_push_table_at(L, "frame", 0, 4);
  sidle_lua_set_number(L, "x", c->frame.x);
  sidle_lua_set_number(L, "y", c->frame.y);
  sidle_lua_set_number(L, "width", c->frame.width);
  sidle_lua_set_number(L, "height", c->frame.height);
  lua_pop(L, 1);
  sidle_lua_set_integer(L, "color", c->color);
  sidle_lua_set_number(L, "opacity", c->opacity);
  sidle_lua_set_number(L, "font_size", c->font_size);
  sidle_lua_set_text(L, "text", c->text);
  sidle_lua_set_integer(L, "content_token", c->content_token);
  fill_paint(L, c);
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
    sidle_lua_push_table_at(L, NULL, i + 1, 10);
    fill_command(L, sidle_draw_list_at(&list, i));
    lua_pop(L, 1);
  }
  lua_pushinteger(L, list.count);
  lua_pushinteger(L, (lua_Integer)list.serial);
  return 2;
}

const luaL_Reg sidle_lua_draw_functions[] = {{"hit", hit}, {"draw", draw}, {NULL, NULL}};
