/* sidle_lua.h - what a C program that embeds Lua 5.4 needs of the Lua module sidle.core.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef SIDLE_LUA_H
#define SIDLE_LUA_H

#include <lauxlib.h>
#include <lua.h>
#include <sidle.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Opens the module and leaves its table on the stack. A program that links it in puts it into
 * package.preload["sidle.core"]; the Lua files of `sidle` then find it there. */
int luaopen_sidle_core(lua_State *L);

/* The stage behind a value: a stage of the module `sidle` or of `sidle.core`. NULL when the value
 * is neither, or when the stage is closed. Raises nothing. The pointer lives until the stage is
 * closed or collected, so keep the value while you use it. Calls that set titles or create rows
 * and buttons run the stage's Lua text resolver when it has one, and fail outside a call of
 * sidle.core; everything else may be called. */
sidle_stage *sidle_lua_to_stage(lua_State *L, int index);

#ifdef __cplusplus
}
#endif
#endif
