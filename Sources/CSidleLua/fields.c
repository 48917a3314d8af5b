/* fields.c - reading Lua tables by lists of fields, and small values. */
#include "glue.h"
#include <string.h>

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
  case FIELD_TRANSFORMER: {
    uint64_t value = 0;
    if (lua_type(L, -1) != LUA_TSTRING ||
        sidle_color_transformer_parse(sidle_lua_check_text(L, -1), &value) < 0)
      sidle_lua_refuse(L, "field '%s' must be the text of a colour transformer", f->name);
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
