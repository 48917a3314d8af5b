/* What bounds the rows of the Lua module: C functions that do next to nothing, for Lua. */
#ifndef SIDLE_BENCH_LIMITS_H
#define SIDLE_BENCH_LIMITS_H

#include <lua.h>

/* Pushes a table of them. */
void push_limits(lua_State *L);
/* Releases what they read. */
void drop_limits(void);

#endif
