/* glue.h - what the files of sidle.core share.
 *
 * How a call goes: arguments are read (which may raise), the engine is called and returns a
 * status, then results are pushed or an error is raised. The engine is never on the stack while
 * Lua may jump; the one call from the engine back into Lua, the text resolver, is protected.
 *
 * Every function of the module takes the stage first and has the metatable of stages as its first
 * upvalue. Ids cross as integers, choices as the header's numbers, points in time as integer
 * nanoseconds, measures as floats.
 */
#ifndef SIDLE_LUA_GLUE_H
#define SIDLE_LUA_GLUE_H

#include <lauxlib.h>
#include <lua.h>
#include <sidle.h>
#include <stdint.h>

#define RESOLVER_MUST_NOT "a text resolver must not"
#define STAGE_TYPE "sidle.core.stage" /* registry key of the metatable of stages */

/* Values kept with a stage's userdata, where the collector can follow them. */
enum {
  SLOT_RESOLVER = 1, /* the text resolver, a function */
  SLOT_FAILURE = 2,  /* the error of its last failing call */
  SLOT_DESCRIBE = 3, /* function(id): what to call a removed object in a message */
  SLOT_COUNT = 3
};

typedef struct stage_box {
  sidle_stage *stage;  /* NULL: closed, or not made yet */
  lua_State *calling;  /* the state whose call the engine is in, when that may resolve texts */
  int resolver_failed; /* during that call; its error is in SLOT_FAILURE */
  sidle_text_resolver resolver;
} stage_box;

/* stage.c */
stage_box *sidle_lua_open_box(lua_State *L);        /* argument 1; raises when it is closed */
void sidle_lua_enter(lua_State *L, stage_box *box); /* around calls that may resolve texts */
void sidle_lua_leave(stage_box *box);

/* errors.c */
int sidle_lua_raise(lua_State *L); /* the message on top, at the user's line */
int sidle_lua_refuse(lua_State *L, const char *format, ...);
int sidle_lua_fail(lua_State *L, stage_box *box, sidle_status status, uint64_t id);

/* specs.c lists the fields of the header that option tables have; fields.c reads them. */
typedef enum field_kind {
  FIELD_NUMBER,     /* double */
  FIELD_COUNT,      /* int32_t */
  FIELD_WORD,       /* int64_t or uint64_t */
  FIELD_COLOR,      /* uint32_t */
  FIELD_CHOICE,     /* int32_t with names */
  FIELD_TEXT,       /* sidle_text */
  FIELD_RECT,       /* sidle_rect, from {x=, y=, width=, height=} */
  FIELD_CURVE,      /* double[4] */
  FIELD_FLAG,       /* int32_t, 0 or 1, from a boolean */
  FIELD_NUMBERS,    /* sidle_numbers, from a list */
  FIELD_TRANSFORMER /* uint64_t, from the text of a colour transformer */
} field_kind;

typedef struct choice {
  const char *name; /* NULL ends a list */
  int32_t value;
} choice;

typedef struct field {
  const char *name; /* NULL ends a list */
  field_kind kind;
  int swipe; /* 1: one of the numbers that decide how a row is swiped */
  size_t offset;
  const choice *choices;
} field;

extern const field sidle_lua_stage_fields[];
extern const field sidle_lua_list_fields[];
extern const field sidle_lua_row_fields[];
extern const field sidle_lua_button_fields[];
extern const field sidle_lua_animation_fields[];
extern const field sidle_lua_spring_fields[];
extern const field sidle_lua_layer_fields[];
extern const field sidle_lua_menu_fields[];
extern const field sidle_lua_content_fields[];
extern const field sidle_lua_transition_fields[];
/* look_fields.c */
extern const field sidle_lua_configuration_fields[];
extern const field sidle_lua_size_fields[];
extern const field sidle_lua_menu_metric_fields[];
extern const field sidle_lua_theme_fields[];
/* Reads what the table at index has into the spec. What texts and numbers point to is pushed. */
void sidle_lua_read_fields(lua_State *L, int index, const field *fields, void *spec);
void sidle_lua_push_fields(lua_State *L);                 /* {stage={...}, list=..., ...} */
sidle_rect sidle_lua_check_rect(lua_State *L, int index); /* four numbers from index on */
void sidle_lua_push_rect(lua_State *L, sidle_rect rect);  /* pushes four numbers */
sidle_text sidle_lua_check_text(lua_State *L, int index);
int32_t sidle_lua_check_int32(lua_State *L, int index);
uint64_t sidle_lua_check_id(lua_State *L, int index);
void sidle_lua_push_id(lua_State *L, uint64_t id); /* nil for zero */

/* tables.c: filling tables that may be there already. All work on the table on top of the stack. */
void sidle_lua_set_number(lua_State *L, const char *key, double value);
void sidle_lua_set_integer(lua_State *L, const char *key, uint64_t value);
void sidle_lua_set_id(lua_State *L, const char *key, uint64_t id);       /* absent for zero */
void sidle_lua_set_text(lua_State *L, const char *key, sidle_text text); /* kept when the same */
void sidle_lua_push_table_at(lua_State *L, const char *key, lua_Integer index, int fields);

/* names.c */
void sidle_lua_push_names(lua_State *L); /* {event={...}, reason={...}, ...} by number */
const char *sidle_lua_part_name(int32_t part);
const char *sidle_lua_draw_name(int32_t type);
const char *sidle_lua_kind_name(int32_t kind);

/* animations.c */
int sidle_lua_animation_value(lua_State *L); /* animation_value(stage, animation) */

/* time.c */
int64_t sidle_lua_nanoseconds(lua_State *L, double seconds); /* nearest; raises out of range */

/* The functions of each file. */
extern const luaL_Reg sidle_lua_stage_functions[];
extern const luaL_Reg sidle_lua_time_functions[];
extern const luaL_Reg sidle_lua_input_functions[];
extern const luaL_Reg sidle_lua_event_functions[];
extern const luaL_Reg sidle_lua_list_functions[];
extern const luaL_Reg sidle_lua_row_functions[];
extern const luaL_Reg sidle_lua_button_functions[];
extern const luaL_Reg sidle_lua_animation_functions[];
extern const luaL_Reg sidle_lua_motion_functions[];
extern const luaL_Reg sidle_lua_layer_functions[];
extern const luaL_Reg sidle_lua_menu_functions[];
extern const luaL_Reg sidle_lua_draw_functions[];
extern const luaL_Reg sidle_lua_error_functions[];
extern const luaL_Reg sidle_lua_object_functions[];
extern const luaL_Reg sidle_lua_reach_functions[];
extern const luaL_Reg sidle_lua_look_functions[];

#endif
