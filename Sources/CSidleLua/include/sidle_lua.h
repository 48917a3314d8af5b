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
 * is neither, or when the stage is closed. Raises nothing but a memory error. The pointer lives
 * until the stage is closed or collected, so keep the value while you use it. A call that sets a
 * title or creates a row or button fails when the stage has a text resolver written in Lua;
 * everything else may be called. */
sidle_stage *sidle_lua_to_stage(lua_State *L, int index);

#ifdef __cplusplus
}
#endif
#endif
