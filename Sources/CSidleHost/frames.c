/* Tracebacks, trimmed to what a person wrote: without the runner's own calls at the bottom, without
 * Sidle's Lua files, without the C function that raised. */
#include <stdio.h>
#include <string.h>

#include "host_internal.h"

/* So many frames are shown from the top and from the bottom of a deep stack. */
enum { FRAMES_TOP = 10, FRAMES_BOTTOM = 11 };

const char host_key_sources = 0;

/* Whether a path begins as one of Sidle's own Lua files does, which mean nothing to a reader. Lua
 * shortens long paths to "..." and their end, so a part of the beginning may be missing. */
static int begins_as(const char *path, const char *prefix) {
  const char *tail = "/sidle";
  size_t shortest = strlen(tail), length = strlen(prefix);
  if (strncmp(path, "...", 3) != 0) return strncmp(path, prefix, length) == 0;
  for (path += 3; length > shortest; length--, prefix++) {
    if (strncmp(path, prefix, length) == 0) return 1;
  }
  return 0;
}

static int is_own_file(lua_State *L, const char *path) {
  int found = 0;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_sources) == LUA_TTABLE) {
    for (lua_Integer i = 1; !found && i <= 2; i++) {
      lua_rawgeti(L, -1, i);
      if (lua_type(L, -1) == LUA_TSTRING) found = begins_as(path, lua_tostring(L, -1));
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
  return found;
}

static int is_front_end(lua_State *L, const lua_Debug *frame) {
  return frame->source[0] == '@' && is_own_file(L, frame->source + 1);
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

/* The last level of a stack, which may be a hundred thousand deep: each look walks from the top. */
static int last_level(lua_State *of) {
  lua_Debug frame;
  int below = 0, above = 1;
  while (lua_getstack(of, above, &frame)) {
    below = above;
    above *= 2;
  }
  while (above - below > 1) {
    int middle = below + (above - below) / 2;
    if (lua_getstack(of, middle, &frame)) {
      below = middle;
    } else {
      above = middle;
    }
  }
  return below;
}

/* The last level that is a Lua function: below it are the runner's own calls. */
static int last_lua_level(lua_State *of) {
  lua_Debug frame;
  int level = last_level(of);
  for (; lua_getstack(of, level, &frame); level--) {
    lua_getinfo(of, "S", &frame);
    if (*frame.what != 'C') break;
  }
  return level;
}

void host_push_frames(lua_State *L, lua_State *of, int level) {
  luaL_Buffer text;
  lua_Debug frame;
  int last = last_lua_level(of);
  int skipped_from = level + FRAMES_TOP, skipped_to = last - FRAMES_BOTTOM;
  int at_top = 1; /* C functions there raised, or were called by Sidle's files */
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
    if (at_top && *frame.what == 'C') continue;
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

/* Frames as text, as Lua's own traceback writes them, line by line. */
void host_push_trimmed(lua_State *L, const char *frames) {
  luaL_Buffer text;
  size_t kept = 0; /* up to the last line that is not C */
  luaL_buffinit(L, &text);
  while (frames && *frames) {
    const char *line = frames, *path = line + 1 + strspn(line + 1, "\t ");
    int is_c = strncmp(path, "[C]:", 4) == 0;
    frames = strchr(line + 1, '\n');
    if (is_own_file(L, path)) {
      luaL_buffsub(&text, luaL_bufflen(&text) - kept); /* with the C functions it called */
    } else if (!is_c || kept > 0) {
      luaL_addlstring(&text, line, frames ? (size_t)(frames - line) : strlen(line));
      if (!is_c) kept = luaL_bufflen(&text);
    }
  }
  luaL_buffsub(&text, luaL_bufflen(&text) - kept);
  luaL_pushresult(&text);
}
