/* host_internal.h - what the files of CSidleHost share. */
#ifndef SIDLE_HOST_INTERNAL_H
#define SIDLE_HOST_INTERNAL_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "sidle_host.h"

struct host_editor;

struct sidle_host {
  lua_State *L;
  char *message; /* owned, or NULL */
  uint32_t flags;
  int32_t results;            /* how many R variables there are */
  struct host_editor *editor; /* NULL until a line is read, and when none can be had */
  int plain;                  /* 1 when none can be had */
  char *line;                 /* read without the editor; owned */
  size_t line_size;
};

/* Keys in the Lua registry, by address. */
extern const char host_key_show;      /* the printer's function */
extern const char host_key_interrupt; /* the error value that Ctrl-C raises */
extern const char host_key_place;     /* where it was raised first: text */
extern const char host_key_frames;    /* frames of the coroutine it was raised in, or "" */
extern const char host_key_stage;     /* the stage that is being replayed */
extern const char host_key_sources;   /* set of directories of the front end */

/* Runs body(L, argument) protected: no error leaves it. argument is at stack index 1 as light
 * userdata. On failure the message is kept in the host. */
sidle_host_status host_protect(sidle_host *host, lua_CFunction body, void *argument);

/* report.c: turns an error value into the text that is shown, with where and how it came there. */
int host_report(lua_State *L);

/* frames.c */
/* Frames that came as text, trimmed to the user's; pushes a string. */
void host_push_trimmed(lua_State *L, const char *frames);
/* Frames of L from a level on, one a line, trimmed to the user's; pushes a string. */
void host_push_frames(lua_State *L, lua_State *of, int level);
/* "file:line: " of the first Lua function from a level on, or ""; pushes a string. */
void host_push_place(lua_State *L, lua_State *of, int level);

/* printer.c: installs the printer; pushes the text that shows a value. */
void host_open_printer(lua_State *L);
void host_push_shown(lua_State *L, int index);

/* paths.c: preloads sidle.core and sets package.path. */
void host_open_paths(lua_State *L, int ignore_environment);

/* interrupt.c */
void host_open_interrupt(lua_State *L); /* before any user code */
void host_take_signals(lua_State *L);
void host_give_signals_back(void);
void host_begin_running(void);
int host_end_running(lua_State *L); /* 1 when Ctrl-C was typed meanwhile */
void host_raise_in(lua_State *L); /* at each instruction of a coroutine, while there is reason to */
void host_rest(lua_State *L);     /* only looks whether there is */
int host_is_leaving(void);
void host_push_leaving(lua_State *L); /* the error that leads out */
int host_end_leaving(lua_State *L);   /* 1 when os.exit was called meanwhile, where it is caught */
void host_begin_prompting(void);
int host_end_prompting(void); /* 1 when Ctrl-C was typed meanwhile */
int host_interrupt_pending(void);

#endif
