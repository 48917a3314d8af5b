/* pango.c - looks for Pango. */
#include "pango.h"

#include <dlfcn.h>
#include <stddef.h>

pango_functions sidle_host_pango;

/* The functions by their names, in the order of the struct. */
static const char *const names[] = {"pango_font_description_new",
                                    "pango_font_description_free",
                                    "pango_font_description_set_family",
                                    "pango_font_description_set_absolute_size",
                                    "pango_cairo_create_layout",
                                    "pango_layout_set_single_paragraph_mode",
                                    "pango_layout_set_font_description",
                                    "pango_layout_set_text",
                                    "pango_layout_get_line_readonly",
                                    "pango_layout_line_get_extents",
                                    "pango_cairo_show_layout_line",
                                    "pango_cairo_layout_line_path",
                                    "g_object_unref"};
_Static_assert(sizeof(pango_functions) == sizeof names, "one name for each function");

int sidle_host_load_pango(void) {
  static int is_looked_for;
  if (is_looked_for) return sidle_host_pango.unref != NULL;
  is_looked_for = 1;
  /* Names of the libraries that it needs itself are found through it. */
  void *library = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return 0;
  void **slots = (void **)&sidle_host_pango;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    slots[i] = dlsym(library, names[i]);
    if (slots[i] == NULL) return sidle_host_pango.unref = NULL, 0;
  }
  return 1;
}
