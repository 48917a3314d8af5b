/* The system's Lua 5.4, for the two C targets that may see it. */
#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>
