/* Error reports: the message with its file and line first, the line of source it points at, then
 * the frames a person wrote. Any value can be an error; those that are no text are shown as the
 * prompt would show them. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host_internal.h"

/* So many frames are shown from the top and from the bottom of a deep stack. */
enum { FRAMES_TOP = 10, FRAMES_BOTTOM = 11 };
enum { QUOTED_LINE_SIZE = 160 };

const char host_key_sources = 0;

/* Whether a function belongs to Sidle's own Lua files, which mean nothing to a reader. */
static int is_front_end(lua_State *L, const lua_Debug *frame) {
  size_t directory;
  int found = 0;
  if (frame->source[0] != '@') return 0;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_sources) == LUA_TTABLE) {
    for (lua_Integer i = 1; !found && lua_rawgeti(L, -1, i) == LUA_TSTRING; i++) {
      const char *prefix = lua_tolstring(L, -1, &directory);
      found = strncmp(frame->source + 1, prefix, directory) == 0;
      lua_pop(L, 1);
    }
    if (!found) lua_pop(L, 1); /* the nil after the last */
  }
  lua_pop(L, 1);
  return found;
}

static int is_raiser(const lua_Debug *frame) {
  return *frame->what == 'C' && frame->name &&
         (strcmp(frame->name, "error") == 0 || strcmp(frame->name, "assert") == 0);
}

static void add_function_name(luaL_Buffer *text, const lua_Debug *frame) {
  char name[LUA_IDSIZE + 128];
  const char *kind = strcmp(frame->namewhat, "global") == 0 ? "function" : frame->namewhat;
  if (*frame->what == 'm') {
    snprintf(name, sizeof name, "main chunk");
  } else if (*frame->namewhat) {
    snprintf(name, sizeof name, "%s '%s'", kind, frame->name);
  } else if (*frame->what == 'C') {
    snprintf(name, sizeof name, "a C function");
  } else {
    snprintf(name, sizeof name, "function <%s:%d>", frame->short_src, frame->linedefined);
  }
  luaL_addstring(text, name);
}

static void add_frame(luaL_Buffer *text, const lua_Debug *frame) {
  char place[LUA_IDSIZE + 32];
  if (frame->currentline > 0) {
    snprintf(place, sizeof place, "\n\t%s:%d: in ", frame->short_src, frame->currentline);
  } else {
    snprintf(place, sizeof place, "\n\t%s: in ", frame->short_src);
  }
  luaL_addstring(text, place);
  add_function_name(text, frame);
  if (frame->istailcall) luaL_addstring(text, "\n\t(...tail calls...)");
}

/* The lowest level that is a Lua function: below it are the runner's own calls. */
static int last_lua_level(lua_State *of) {
  lua_Debug frame;
  int last = -1;
  for (int level = 0; lua_getstack(of, level, &frame); level++) {
    lua_getinfo(of, "S", &frame);
    if (*frame.what != 'C') last = level;
  }
  return last;
}

void host_push_frames(lua_State *L, lua_State *of, int level) {
  luaL_Buffer text;
  lua_Debug frame;
  int last = last_lua_level(of);
  int skipped_from = level + FRAMES_TOP, skipped_to = last - FRAMES_BOTTOM;
  int at_top = 1;
  luaL_buffinit(L, &text);
  for (; level <= last && lua_getstack(of, level, &frame); level++) {
    if (level == skipped_from && skipped_to > skipped_from) {
      char note[64];
      snprintf(note, sizeof note, "\n\t...\t(%d more)", skipped_to - skipped_from);
      luaL_addstring(&text, note);
      level = skipped_to - 1;
      continue;
    }
    lua_getinfo(of, "Slnt", &frame);
    if (at_top && is_raiser(&frame)) continue;
    if (is_front_end(L, &frame)) continue;
    at_top = 0;
    add_frame(&text, &frame);
  }
  luaL_pushresult(&text);
}

void host_push_place(lua_State *L, lua_State *of, int level) {
  lua_Debug frame;
  for (; lua_getstack(of, level, &frame); level++) {
    lua_getinfo(of, "Sl", &frame);
    if (frame.currentline > 0 && !is_front_end(L, &frame)) {
      lua_pushfstring(L, "%s:%d: ", frame.short_src, frame.currentline);
      return;
    }
  }
  lua_pushliteral(L, "");
}

/* The line of source that "file:line:" at the start of a message names, when there is one. */
static void push_quoted_line(lua_State *L, const char *message) {
  char line[QUOTED_LINE_SIZE], path[LUA_IDSIZE];
  const char *colon = strchr(message, ':');
  long wanted = colon && isdigit((unsigned char)colon[1]) ? strtol(colon + 1, NULL, 10) : 0;
  FILE *file = NULL;
  lua_pushliteral(L, "");
  if (wanted < 1 || colon - message >= (ptrdiff_t)sizeof path) return;
  memcpy(path, message, (size_t)(colon - message));
  path[colon - message] = 0;
  file = fopen(path, "r");
  if (!file) return;
  for (long number = 1; number <= wanted;) {
    if (!fgets(line, sizeof line, file)) break;
    if (number == wanted) {
      const char *start = line + strspn(line, " \t");
      line[strcspn(line, "\r\n")] = 0;
      if (*start) {
        lua_pop(L, 1);
        lua_pushfstring(L, "\n    %s", start);
      }
      break;
    }
    if (strchr(line, '\n')) number++;
  }
  fclose(file);
}

/* Message and place of an error value at index 1; pushes the text. */
static void push_message(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_interrupt);
  if (lua_rawequal(L, 1, -1)) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_place);
    lua_pushliteral(L, "interrupted");
    lua_concat(L, 2);
  } else if (lua_type(L, 1) == LUA_TSTRING) {
    lua_pushvalue(L, 1);
  } else if (luaL_getmetafield(L, 1, "__tostring") != LUA_TNIL) {
    lua_pop(L, 1);
    host_push_shown(L, 1);
  } else {
    host_push_place(L, L, 1);
    lua_pushliteral(L, "error value: ");
    host_push_shown(L, 1);
    lua_concat(L, 3);
  }
  lua_remove(L, 2);
}

int host_report(lua_State *L) {
  lua_settop(L, 1);
  luaL_checkstack(L, 10, NULL);
  push_message(L);
  push_quoted_line(L, lua_tostring(L, 2));
  lua_pushliteral(L, "");
  lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_interrupt);
  if (lua_rawequal(L, 1, -1)) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_frames);
    lua_replace(L, 4);
  }
  lua_pop(L, 1);
  host_push_frames(L, L, 1);
  lua_concat(L, 2);
  if (lua_rawlen(L, 4) > 0) {
    lua_pushliteral(L, "\nstack traceback:");
    lua_insert(L, 4);
  }
  lua_concat(L, lua_gettop(L) - 1);
  return 1;
}
