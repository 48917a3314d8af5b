/* cairo.h - the part of cairo that is used here, looked for when it is wanted: the runner works
 * without. Stable since cairo 1.2. */
#ifndef SIDLE_HOST_CAIRO_H
#define SIDLE_HOST_CAIRO_H

typedef struct cairo_surface cairo_surface;
typedef struct cairo cairo;
/* Gives 0, or CAIRO_STATUS_WRITE_ERROR. */
typedef int (*cairo_writer)(void *context, const unsigned char *bytes, unsigned int count);
typedef struct cairo_extents {
  double x_bearing, y_bearing, width, height, x_advance, y_advance;
} cairo_extents;
enum {
  CAIRO_STATUS_WRITE_ERROR = 11,
  CAIRO_FORMAT_ARGB32 = 0,
  CAIRO_SLANT_NORMAL = 0,
  CAIRO_WEIGHT_NORMAL = 0,
  CAIRO_LINE_CAP_BUTT = 0,
  CAIRO_LINE_CAP_ROUND = 1
};

/* Each is the function of that name with "cairo_" before it. */
typedef struct cairo_functions {
  cairo_surface *(*image_surface_create)(int format, int width, int height);
  unsigned char *(*image_surface_get_data)(cairo_surface *);
  int (*image_surface_get_stride)(cairo_surface *);
  void (*surface_flush)(cairo_surface *);
  int (*surface_write_to_png_stream)(cairo_surface *, cairo_writer, void *context);
  void (*surface_destroy)(cairo_surface *);
  cairo *(*create)(cairo_surface *);
  void (*destroy)(cairo *);
  int (*status)(cairo *);
  const char *(*status_to_string)(int);
  void (*save)(cairo *);
  void (*restore)(cairo *);
  void (*scale)(cairo *, double x, double y);
  void (*translate)(cairo *, double x, double y);
  void (*rectangle)(cairo *, double x, double y, double width, double height);
  void (*new_sub_path)(cairo *);
  void (*arc)(cairo *, double x, double y, double radius, double from, double to);
  void (*close_path)(cairo *);
  void (*clip)(cairo *);
  void (*fill)(cairo *);
  void (*stroke)(cairo *);
  void (*paint)(cairo *);
  void (*set_dash)(cairo *, const double *dashes, int count, double offset);
  void (*set_line_cap)(cairo *, int cap);
  void (*set_line_width)(cairo *, double);
  void (*set_source_rgba)(cairo *, double red, double green, double blue, double alpha);
  void (*select_font_face)(cairo *, const char *family, int slant, int weight);
  void (*set_font_size)(cairo *, double);
  void (*text_extents)(cairo *, const char *text, cairo_extents *);
  void (*move_to)(cairo *, double x, double y);
  void (*line_to)(cairo *, double x, double y);
  void (*text_path)(cairo *, const char *text);
  void (*show_text)(cairo *, const char *text);
} cairo_functions;
extern cairo_functions sidle_host_cairo;

/* NULL when all functions are there, else why not. */
const char *sidle_host_load_cairo(void);

#endif
