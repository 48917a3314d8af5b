/* looks.c - how buttons look: configurations, values for states, layouts, themes. */
#include "glue.h"
#include <stddef.h>
#include <string.h>

/* The bit of a field of a configuration. Fields that are set together have one bit. */
static const struct {
  const char *name; /* or how the names begin that have the bit */
  uint64_t bit;
} bits[] = {{"inset_", SIDLE_SET_INSETS},
            {"image_width", SIDLE_SET_IMAGE_SIZE},
            {"image_height", SIDLE_SET_IMAGE_SIZE},
            {"image_padding", SIDLE_SET_IMAGE_PADDING},
            {"image_reservation", SIDLE_SET_IMAGE_RESERVATION},
            {"title_padding", SIDLE_SET_TITLE_PADDING},
            {"corner_radius", SIDLE_SET_CORNER_RADIUS},
            {"background_inset_", SIDLE_SET_BACKGROUND_INSETS},
            {"stroke_width", SIDLE_SET_STROKE_WIDTH},
            {"stroke_outset", SIDLE_SET_STROKE_OUTSET},
            {"shadow_", SIDLE_SET_SHADOW},
            {"font_size", SIDLE_SET_FONT_SIZE},
            {"subtitle_font_size", SIDLE_SET_SUBTITLE_FONT_SIZE},
            {"minimum_busy", SIDLE_SET_MINIMUM_BUSY},
            {"spring_", SIDLE_SET_SPRING},
            {"hit_size", SIDLE_SET_HIT_SIZE},
            {"background_color", SIDLE_SET_BACKGROUND_COLOR},
            {"stroke_color", SIDLE_SET_STROKE_COLOR},
            {"base_foreground", SIDLE_SET_BASE_FOREGROUND},
            {"base_background", SIDLE_SET_BASE_BACKGROUND},
            {"style", SIDLE_SET_STYLE},
            {"size", SIDLE_SET_SIZE},
            {"corner_style", SIDLE_SET_CORNER_STYLE},
            {"title_alignment", SIDLE_SET_TITLE_ALIGNMENT},
            {"title_line_break", SIDLE_SET_TITLE_LINE_BREAK},
            {"subtitle_line_break", SIDLE_SET_SUBTITLE_LINE_BREAK},
            {"image_placement", SIDLE_SET_IMAGE_PLACEMENT},
            {"busy_sizing", SIDLE_SET_BUSY_SIZING},
            {"indicator", SIDLE_SET_INDICATOR},
            {"shows_activity_indicator", SIDLE_SET_SHOWS_ACTIVITY_INDICATOR},
            {"automatic_selection", SIDLE_SET_AUTOMATIC_SELECTION},
            {"direction", SIDLE_SET_DIRECTION},
            {"title", SIDLE_SET_TITLE},
            {"subtitle", SIDLE_SET_SUBTITLE},
            {"image", SIDLE_SET_IMAGE},
            {"background_slot", SIDLE_SET_BACKGROUND_SLOT},
            {"background_transformer", SIDLE_SET_BACKGROUND_TRANSFORMER},
            {"foreground_transformer", SIDLE_SET_FOREGROUND_TRANSFORMER},
            {"stroke_transformer", SIDLE_SET_STROKE_TRANSFORMER},
            {"image_transformer", SIDLE_SET_IMAGE_TRANSFORMER},
            {"spinner_transformer", SIDLE_SET_SPINNER_TRANSFORMER},
            {"indicator_transformer", SIDLE_SET_INDICATOR_TRANSFORMER}};

static uint64_t bit_of(const char *name) {
  for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
    size_t length = strlen(bits[i].name);
    int is_group = bits[i].name[length - 1] == '_';
    if (is_group ? strncmp(bits[i].name, name, length) == 0 : strcmp(bits[i].name, name) == 0)
      return bits[i].bit;
  }
  return 0;
}

/* button_configure(stage, button, table, unset or nil, keeps): sets what the table has and unsets the
 * names in the list `unset`; keeps says whether all else stays as it is or is unset. */
static int button_configure(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  lua_settop(L, 5); /* what texts point to is pushed behind these */
  sidle_button_configuration configuration;
  sidle_button_configuration_init(&configuration);
  if (lua_toboolean(L, 5)) {
    sidle_status status = sidle_button_get_configuration(box->stage, button, &configuration);
    if (status < 0) return sidle_lua_fail(L, box, status, button.value);
    /* The texts lie where the call below frees them. */
    lua_pushlstring(L, configuration.title.length > 0 ? configuration.title.bytes : "",
                    (size_t)configuration.title.length);
    configuration.title.bytes = lua_tostring(L, -1);
    lua_pushlstring(L, configuration.subtitle.length > 0 ? configuration.subtitle.bytes : "",
                    (size_t)configuration.subtitle.length);
    configuration.subtitle.bytes = lua_tostring(L, -1);
  }
  for (lua_Integer i = 1; lua_istable(L, 4) && i <= (lua_Integer)lua_rawlen(L, 4); i++) {
    lua_rawgeti(L, 4, i);
    configuration.set &= ~bit_of(luaL_checkstring(L, -1));
    lua_pop(L, 1);
  }
  sidle_lua_read_fields(L, 3, sidle_lua_configuration_fields, &configuration);
  for (const field *f = sidle_lua_configuration_fields; f->name != NULL; f++) {
    if (lua_getfield(L, 3, f->name) != LUA_TNIL) configuration.set |= bit_of(f->name);
    lua_pop(L, 1);
  }
  sidle_lua_enter(L, box);
  sidle_status status = sidle_button_set_configuration(box->stage, button, &configuration);
  sidle_lua_leave(box);
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

static void push_transformer(lua_State *L, uint64_t transformer) {
  char text[160];
  int32_t length = sidle_color_transformer_text(transformer, text, sizeof text);
  lua_pushlstring(L, text, length > 0 ? (size_t)length : 0);
}

/* Pushes the value of a field as options take it. */
static void push_field(lua_State *L, const field *f, const char *from) {
  int32_t whole;
  uint32_t color;
  uint64_t word;
  double number;
  sidle_text text;
  switch (f->kind) {
  case FIELD_NUMBER:
    memcpy(&number, from, sizeof number);
    lua_pushnumber(L, number);
    return;
  case FIELD_COLOR:
    memcpy(&color, from, sizeof color);
    lua_pushinteger(L, color);
    return;
  case FIELD_FLAG:
    memcpy(&whole, from, sizeof whole);
    lua_pushboolean(L, whole);
    return;
  case FIELD_CHOICE:
    memcpy(&whole, from, sizeof whole);
    for (const choice *c = f->choices; c->name != NULL; c++) {
      if (c->value != whole) continue;
      lua_pushstring(L, c->name);
      return;
    }
    lua_pushnil(L);
    return;
  case FIELD_TEXT:
    memcpy(&text, from, sizeof text);
    lua_pushlstring(L, text.length > 0 ? text.bytes : "", (size_t)text.length);
    return;
  case FIELD_TRANSFORMER:
    memcpy(&word, from, sizeof word);
    push_transformer(L, word);
    return;
  default:
    memcpy(&word, from, sizeof word);
    lua_pushinteger(L, (lua_Integer)word);
    return;
  }
}

/* button_configuration(stage, button): a table of what is set */
static int button_configuration(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_button_configuration configuration = {.struct_size = sizeof configuration};
  sidle_status status = sidle_button_get_configuration(box->stage, button, &configuration);
  if (status < 0) return sidle_lua_fail(L, box, status, button.value);
  lua_newtable(L);
  for (const field *f = sidle_lua_configuration_fields; f->name != NULL; f++) {
    if ((configuration.set & bit_of(f->name)) == 0) continue;
    push_field(L, f, (const char *)&configuration + f->offset);
    lua_setfield(L, -2, f->name);
  }
  return 1;
}

/* button_set_state_value(stage, button, property, states, value or nil) */
static int button_set_state_value(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  int32_t property = sidle_lua_check_int32(L, 3);
  uint32_t states = (uint32_t)sidle_lua_check_int32(L, 4);
  sidle_status status;
  if (lua_isnil(L, 5)) {
    status = sidle_button_unset_state_value(box->stage, button, property, states);
  } else {
    double number = luaL_checknumber(L, 5);
    int is_whole;
    uint64_t token = (uint64_t)lua_tointegerx(L, 5, &is_whole);
    status = sidle_button_set_state_value(box->stage, button, property, states, number,
                                          is_whole ? token : 0);
  }
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

/* button_set_busy(stage, button, boolean) */
static int button_set_busy(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_status status = sidle_button_set_busy(box->stage, button, lua_toboolean(L, 3));
  return status < 0 ? sidle_lua_fail(L, box, status, button.value) : 0;
}

static void set_color(lua_State *L, const char *key, const sidle_look_color *color) {
  static const char *const steps[] = {"base",       "destructive", "alpha",
                                      "over_white", "transformed", "layer"};
  char rule[80];
  if (color->rule == 0) return;
  lua_createtable(L, 0, 4);
  sidle_lua_set_integer(L, "color", color->color);
  (void)sidle_color_rule_text(color->rule, rule, sizeof rule);
  lua_pushstring(L, rule);
  lua_setfield(L, -2, "rule");
  sidle_lua_set_integer(L, "source", color->source);
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    if ((color->steps & 1u << i) == 0) continue;
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, steps[i]);
  }
  lua_setfield(L, -2, key);
}

/* button_look(stage, button): a table of colours, each a table with its rule, and of measures */
static int button_look(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_button_look look = {.struct_size = sizeof look};
  sidle_status status = sidle_button_get_look(box->stage, button, &look);
  if (status < 0) return sidle_lua_fail(L, box, status, button.value);
  lua_createtable(L, 0, 12);
  set_color(L, "background", &look.background);
  set_color(L, "foreground", &look.foreground);
  set_color(L, "stroke", &look.stroke);
  set_color(L, "image", &look.image);
  set_color(L, "spinner", &look.spinner);
  set_color(L, "indicator", &look.indicator);
  set_color(L, "focus_ring", &look.focus_ring);
  sidle_lua_set_integer(L, "image_token", look.image_token);
  sidle_lua_set_number(L, "font_size", look.font_size);
  sidle_lua_set_number(L, "stroke_width", look.stroke_width);
  sidle_lua_set_number(L, "corner_radius", look.corner_radius);
  lua_pushboolean(L, look.busy);
  lua_setfield(L, -2, "busy");
  return 1;
}

static void set_rect(lua_State *L, const char *key, sidle_rect rect) {
  if (rect.width <= 0 && rect.height <= 0) return;
  lua_createtable(L, 0, 4);
  sidle_lua_set_number(L, "x", rect.x);
  sidle_lua_set_number(L, "y", rect.y);
  sidle_lua_set_number(L, "width", rect.width);
  sidle_lua_set_number(L, "height", rect.height);
  lua_setfield(L, -2, key);
}

static void set_boolean(lua_State *L, const char *key, int value) {
  lua_pushboolean(L, value);
  lua_setfield(L, -2, key);
}

/* button_layout(stage, button): a table of rectangles; what is not there is absent */
static int button_layout(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_button_layout layout = {.struct_size = sizeof layout};
  sidle_status status = sidle_button_get_layout(box->stage, button, &layout);
  if (status < 0) return sidle_lua_fail(L, box, status, button.value);
  lua_createtable(L, 0, 12);
  set_rect(L, "background", layout.background);
  set_rect(L, layout.spinner ? "spinner" : "image", layout.image);
  set_rect(L, "title", layout.title);
  set_rect(L, "subtitle", layout.subtitle);
  set_rect(L, "indicator", layout.indicator);
  set_rect(L, "focus_ring", layout.focus_ring);
  set_rect(L, "hit_box", layout.hit_box);
  sidle_lua_set_number(L, "corner_radius", layout.corner_radius);
  sidle_lua_set_integer(L, "title_lines", (uint64_t)layout.title_lines);
  sidle_lua_set_integer(L, "subtitle_lines", (uint64_t)layout.subtitle_lines);
  set_boolean(L, "covered", layout.covered);
  set_boolean(L, "moving", layout.moving);
  return 1;
}

/* button_size(stage, button, available): width, height */
static int button_size(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_button button = {sidle_lua_check_id(L, 2)};
  sidle_size size = {0, 0};
  sidle_status status =
      sidle_button_get_intrinsic_size(box->stage, button, luaL_checknumber(L, 3), &size);
  if (status < 0) return sidle_lua_fail(L, box, status, button.value);
  lua_pushnumber(L, size.width);
  lua_pushnumber(L, size.height);
  return 2;
}

/* color_transformer(text): whether it is one */
static int color_transformer(lua_State *L) {
  uint64_t transformer = 0;
  lua_pushboolean(L, sidle_color_transformer_parse(sidle_lua_check_text(L, 1), &transformer) >= 0);
  return 1;
}

/* ---- Themes -------------------------------------------------------------------------------- */

/* Lays the array at index over numbers of 32 bits; places are counted from 0, what is absent stays. */
static void read_words(lua_State *L, int index, unsigned char *to, int count, int is_recipe) {
  for (int i = 0; i < count; i++) {
    if (lua_rawgeti(L, index, i) != LUA_TNIL) {
      uint32_t value = (uint32_t)luaL_checkinteger(L, -1);
      if (is_recipe) {
        for (int k = 0; k < 4; k++) to[i * 4 + k] = (unsigned char)(value >> (24 - 8 * k));
      } else {
        memcpy(to + i * 4, &value, sizeof value);
      }
    }
    lua_pop(L, 1);
  }
}

/* set_theme(stage, preset, sizes, menu, numbers, palette, recipes): the tables are laid over the
 * preset's. sizes has a table for each of 1 to 4; palette and recipes are arrays from 0. */
static int set_theme(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_theme theme;
  lua_settop(L, 7);
  for (int i = 3; i <= 7; i++) luaL_checktype(L, i, LUA_TTABLE);
  sidle_theme_init(&theme);
  if (sidle_theme_preset(&theme, sidle_lua_check_int32(L, 2)) < 0)
    return sidle_lua_refuse(L, "there is no such theme");
  for (int i = 0; i < 4; i++) {
    lua_rawgeti(L, 3, i + 1);
    if (lua_istable(L, -1))
      sidle_lua_read_fields(L, lua_gettop(L), sidle_lua_size_fields, &theme.sizes[i]);
    lua_pop(L, 1);
  }
  sidle_lua_read_fields(L, 4, sidle_lua_menu_metric_fields, &theme.menu);
  sidle_lua_read_fields(L, 5, sidle_lua_theme_fields, &theme);
  read_words(L, 6, (unsigned char *)theme.palette, 48, 0);
  read_words(L, 7, (unsigned char *)theme.recipes, 120, 1);
  sidle_status status = sidle_stage_set_theme(box->stage, &theme);
  return status < 0 ? sidle_lua_fail(L, box, status, 0) : 0;
}

/* set_color_scheme(stage, scheme) */
static int set_color_scheme(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_status status = sidle_stage_set_color_scheme(box->stage, sidle_lua_check_int32(L, 2));
  return status < 0 ? sidle_lua_fail(L, box, status, 0) : 0;
}

/* color_scheme(stage): which */
static int color_scheme(lua_State *L) {
  lua_pushinteger(L, sidle_stage_color_scheme(sidle_lua_open_box(L)->stage));
  return 1;
}

/* tint(stage): colour, or 0 */
static int tint(lua_State *L) {
  lua_pushinteger(L, sidle_stage_tint(sidle_lua_open_box(L)->stage));
  return 1;
}

/* set_tint(stage, color) */
static int set_tint(lua_State *L) {
  stage_box *box = sidle_lua_open_box(L);
  sidle_status status = sidle_stage_set_tint(box->stage, (uint32_t)luaL_checkinteger(L, 2));
  return status < 0 ? sidle_lua_fail(L, box, status, 0) : 0;
}

const luaL_Reg sidle_lua_look_functions[] = {{"button_configure", button_configure},
                                             {"button_configuration", button_configuration},
                                             {"button_set_state_value", button_set_state_value},
                                             {"button_set_busy", button_set_busy},
                                             {"button_look", button_look},
                                             {"button_layout", button_layout},
                                             {"button_size", button_size},
                                             {"color_transformer", color_transformer},
                                             {"set_theme", set_theme},
                                             {"set_color_scheme", set_color_scheme},
                                             {"set_tint", set_tint},
                                             {"color_scheme", color_scheme},
                                             {"tint", tint},
                                             {NULL, NULL}};
