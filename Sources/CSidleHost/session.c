/* One chunk typed at the prompt. Whether it is complete is asked of the parser: an error that
 * moves when an empty line is added comes from the end of the text, so more text may mend it. */
#include <stdio.h>
#include <string.h>

#include "host_internal.h"

/* The pieces of a chunk, given to the parser one after another, the text by single bytes: then
 * how far the parser came tells which of two errors is the more telling one. */
typedef struct chunk_source {
  int32_t newlines; /* so that lines are numbered as at the prompt */
  const char *before, *text, *after;
  size_t length, used;
} chunk_source;

typedef struct typed {
  const char *text;
  size_t length;
  int32_t line;
  sidle_host *host;
  int incomplete;
} typed;

static const char *next_piece(lua_State *L, void *data, size_t *size) {
  chunk_source *source = data;
  const char *piece;
  (void)L;
  if (source->newlines > 0) {
    source->newlines -= 1;
    *size = 1;
    return "\n";
  }
  if (*source->before) {
    piece = source->before;
    *size = strlen(piece);
    source->before += *size;
    return piece;
  }
  if (source->used < source->length) {
    *size = 1;
    return &source->text[source->used++];
  }
  piece = source->after;
  *size = strlen(piece);
  source->after += *size;
  return *size > 0 ? piece : NULL;
}

/* Compiles the text between two others; pushes the function or the message. */
static int compile(lua_State *L, const typed *chunk, const char *before, const char *after,
                   size_t *used) {
  chunk_source source = {chunk->line - 1, before, chunk->text, after, chunk->length, 0};
  int status = lua_load(L, next_piece, &source, "=repl", "t");
  if (used) *used = source.used;
  return status;
}

/* The message at the top says what is wrong with the text; is it only that it ends too early? */
static int ends_early(lua_State *L, const typed *chunk, const char *before) {
  int moved;
  if (compile(L, chunk, before, "\n\n", NULL) == LUA_OK) {
    lua_pop(L, 1);
    return 1;
  }
  moved = !lua_rawequal(L, -1, -2);
  lua_pop(L, 1);
  if (!moved) return 0;
  /* What a loop around it makes right, such as a break, no further line will. */
  if (compile(L, chunk, "while true do ", "\nend", NULL) == LUA_OK) moved = 0;
  lua_pop(L, 1);
  return moved;
}

/* Pushes the compiled chunk; 0 when it is incomplete; raises when it can never be right. */
static int compile_typed(lua_State *L, typed *chunk) {
  size_t expression_used, statement_used;
  if (chunk->length > 0 && chunk->text[0] == '=') {
    chunk->text += 1;
    chunk->length -= 1;
    if (compile(L, chunk, "return ", "", NULL) == LUA_OK) return 1;
    if (ends_early(L, chunk, "return ")) return 0;
    lua_error(L);
  }
  if (compile(L, chunk, "return ", "", &expression_used) == LUA_OK) return 1;
  if (ends_early(L, chunk, "return ")) return 0;
  if (compile(L, chunk, "", "", &statement_used) == LUA_OK) return 1;
  if (ends_early(L, chunk, "")) return 0;
  if (expression_used > statement_used) lua_pop(L, 1);
  return lua_error(L);
}

/* Keeps results as R0, R1, ... and _, and prints them. Globals are set without metamethods. */
static void show_results(lua_State *L, sidle_host *host, int first) {
  int last = lua_gettop(L);
  luaL_checkstack(L, 6, "too many results to show");
  lua_pushglobaltable(L);
  for (int index = first; index <= last; index++) {
    size_t length;
    const char *text;
    lua_pushfstring(L, "R%d", host->results++);
    lua_pushvalue(L, -1);
    lua_pushvalue(L, index);
    lua_rawset(L, last + 1);
    host_push_shown(L, index);
    text = lua_tolstring(L, -1, &length);
    printf("%s = ", lua_tostring(L, -2));
    fwrite(text, 1, length, stdout);
    putchar('\n');
    lua_pop(L, 2);
  }
  lua_pushliteral(L, "_");
  lua_pushvalue(L, last);
  lua_rawset(L, last + 1);
}

static int run_typed(lua_State *L) {
  typed *chunk = lua_touserdata(L, 1);
  if (!compile_typed(L, chunk)) {
    chunk->incomplete = 1;
    return 0;
  }
  lua_replace(L, 1);
  lua_settop(L, 1);
  lua_call(L, 0, LUA_MULTRET);
  if (lua_gettop(L) > 0) show_results(L, chunk->host, 1);
  return 0;
}

sidle_host_status sidle_host_feed(sidle_host *host, const char *text, size_t length, int32_t line) {
  typed chunk = {text, length, line, host, 0};
  sidle_host_status status = host_protect(host, run_typed, &chunk);
  fflush(stdout);
  return status == SIDLE_HOST_OK && chunk.incomplete ? SIDLE_HOST_INCOMPLETE : status;
}
