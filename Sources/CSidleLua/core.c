/* core.c - the module sidle.core: the functions of sidle.h for Lua, without comfort.
 *
 * The Lua files of `sidle` make objects of it; programs use those. */
#include "glue.h"
#include "sidle_lua.h"

/* The number the Lua files ask for; changes when a function here changes its arguments. */
#define CORE_INTERFACE 3

static const luaL_Reg *const parts[] = {
    sidle_lua_stage_functions,  sidle_lua_time_functions,      sidle_lua_input_functions,
    sidle_lua_event_functions,  sidle_lua_list_functions,      sidle_lua_row_functions,
    sidle_lua_button_functions, sidle_lua_animation_functions, sidle_lua_draw_functions,
    sidle_lua_error_functions,  sidle_lua_object_functions,    sidle_lua_layer_functions,
    sidle_lua_menu_functions,   sidle_lua_reach_functions,     sidle_lua_look_functions,
    sidle_lua_motion_functions};

/* Gives the metatable of stages, on top of the stack, a function of the module below it. */
static void set_method(lua_State *L, const char *method, const char *function) {
  lua_getfield(L, -2, function);
  lua_setfield(L, -2, method);
}

/* The one name that a shared object of these files exports. */
__attribute__((visibility("default"))) int luaopen_sidle_core(lua_State *L) {
  luaL_checkversion(L);
  if (sidle_abi() != SIDLE_ABI)
    return luaL_error(L, "sidle.core was built for ABI %d of the library, which has %d", SIDLE_ABI,
                      (int)sidle_abi());
  lua_newtable(L);
  luaL_newmetatable(L, STAGE_TYPE);
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    luaL_setfuncs(L, parts[i], 1);
    lua_pop(L, 1);
  }
  set_method(L, "__gc", "stage_close");
  set_method(L, "__close", "stage_close");
  set_method(L, "__tostring", "stage_text");
  lua_pop(L, 1);
  lua_pushinteger(L, CORE_INTERFACE);
  lua_setfield(L, -2, "interface");
  lua_pushstring(L, sidle_version_string());
  lua_setfield(L, -2, "version");
  lua_pushstring(L, sidle_build_info());
  lua_setfield(L, -2, "build_info");
  sidle_lua_push_fields(L);
  lua_setfield(L, -2, "fields");
  sidle_lua_push_names(L);
  lua_setfield(L, -2, "names");
  return 1;
}
