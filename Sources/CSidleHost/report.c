/* Error reports: the message with its file and line first, the line of source it points at, then
 * the frames a person wrote. Any value can be an error; those that are no text are shown as the
 * prompt would show them. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host_internal.h"

enum { QUOTED_LINE_SIZE = 160 };

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

/* Pushes the frames that belong to the message at index 2: those it brought along, which are then
 * taken off it, those of an interrupted coroutine, and those of this thread. */
static void push_all_frames(lua_State *L) {
  const char *title = "\nstack traceback:", *message = lua_tostring(L, 2);
  const char *brought = strstr(message, title);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_interrupt);
  if (brought) {
    lua_pushlstring(L, message, (size_t)(brought - message));
    host_push_trimmed(L, brought + strlen(title));
    lua_insert(L, 3);
    lua_replace(L, 2);
  } else if (lua_rawequal(L, 1, -1)) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_frames);
    host_push_frames(L, L, 1);
    lua_concat(L, 2);
    lua_insert(L, 3);
  } else {
    host_push_frames(L, L, 1);
    lua_insert(L, 3);
  }
  lua_settop(L, 3);
  if (lua_rawlen(L, 3) == 0) return;
  lua_pushstring(L, title);
  lua_insert(L, 3);
  lua_concat(L, 2);
}

int host_report(lua_State *L) {
  lua_settop(L, 1);
  luaL_checkstack(L, 10, NULL);
  push_message(L);
  push_all_frames(L);
  push_quoted_line(L, lua_tostring(L, 2));
  lua_insert(L, 3);
  lua_concat(L, 3);
  return 1;
}
