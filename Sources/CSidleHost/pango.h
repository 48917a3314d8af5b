/* pango.h - the part of Pango that is used here, looked for when it is wanted: texts are painted
 * without it too, but only as cairo can. Stable since Pango 1.22. */
#ifndef SIDLE_HOST_PANGO_H
#define SIDLE_HOST_PANGO_H

#include "cairo.h"

typedef struct pango_layout pango_layout;
typedef struct pango_line pango_line;
typedef struct pango_font pango_font;
typedef struct pango_rectangle {
  int x, y, width, height;
} pango_rectangle;
enum { PANGO_UNIT = 1024 };

typedef struct pango_functions {
  pango_font *(*font_new)(void);
  void (*font_free)(pango_font *);
  void (*font_set_family)(pango_font *, const char *);
  void (*font_set_absolute_size)(pango_font *, double units);
  pango_layout *(*create_layout)(cairo *);
  void (*set_single_paragraph)(pango_layout *, int);
  void (*set_font)(pango_layout *, const pango_font *);
  void (*set_text)(pango_layout *, const char *, int length);
  pango_line *(*get_line)(pango_layout *, int line);
  void (*get_extents)(pango_line *, pango_rectangle *ink, pango_rectangle *logical);
  void (*show_line)(cairo *, pango_line *);
  void (*trace_line)(cairo *, pango_line *);
  void (*unref)(void *);
} pango_functions;
extern pango_functions sidle_host_pango;

/* 1 when all functions are there. */
int sidle_host_load_pango(void);

#endif
