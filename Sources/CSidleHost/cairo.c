/* cairo.c - looks for cairo. */
#include "cairo.h"

#include <dlfcn.h>
#include <stddef.h>

cairo_functions sidle_host_cairo;

/* The functions by their names, in the order of the struct. */
static const char *const names[] = {"cairo_image_surface_create",
                                    "cairo_image_surface_get_data",
                                    "cairo_image_surface_get_stride",
                                    "cairo_surface_flush",
                                    "cairo_surface_write_to_png_stream",
                                    "cairo_surface_destroy",
                                    "cairo_create",
                                    "cairo_destroy",
                                    "cairo_status",
                                    "cairo_status_to_string",
                                    "cairo_save",
                                    "cairo_restore",
                                    "cairo_scale",
                                    "cairo_translate",
                                    "cairo_rectangle",
                                    "cairo_new_sub_path",
                                    "cairo_arc",
                                    "cairo_close_path",
                                    "cairo_clip",
                                    "cairo_fill",
                                    "cairo_stroke",
                                    "cairo_paint",
                                    "cairo_set_dash",
                                    "cairo_set_line_cap",
                                    "cairo_set_line_width",
                                    "cairo_set_source_rgba",
                                    "cairo_select_font_face",
                                    "cairo_set_font_size",
                                    "cairo_text_extents",
                                    "cairo_move_to",
                                    "cairo_line_to",
                                    "cairo_text_path",
                                    "cairo_show_text"};
_Static_assert(sizeof(cairo_functions) == sizeof names, "one name for each function");

const char *sidle_host_load_cairo(void) {
  if (sidle_host_cairo.show_text != NULL) return NULL;
  void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return "libcairo.so.2 is not installed (Debian: libcairo2)";
  void **slots = (void **)&sidle_host_cairo;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    slots[i] = dlsym(library, names[i]);
    if (slots[i] == NULL) return "this libcairo.so.2 lacks a function";
  }
  return NULL;
}
