/* A moment as a PNG, painted by cairo, which is looked for when it is wanted: the runner works without. */
#include <dlfcn.h>
#include <stdio.h>

#include "sidle.h"
#include "sidle_host.h"

/* The part of cairo.h that is used here; stable since cairo 1.0. */
typedef struct cairo_surface cairo_surface;
typedef struct cairo cairo;
typedef struct cairo_extents {
  double x_bearing, y_bearing, width, height, x_advance, y_advance;
} cairo_extents;
enum { CAIRO_FORMAT_ARGB32 = 0, CAIRO_SLANT_NORMAL = 0, CAIRO_WEIGHT_NORMAL = 0 };

static struct {
  cairo_surface *(*image_surface_create)(int format, int width, int height);
  int (*surface_write_to_png)(cairo_surface *, const char *path);
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
  void (*clip)(cairo *);
  void (*fill)(cairo *);
  void (*stroke)(cairo *);
  void (*paint)(cairo *);
  void (*set_line_width)(cairo *, double);
  void (*set_source_rgba)(cairo *, double red, double green, double blue, double alpha);
  void (*select_font_face)(cairo *, const char *family, int slant, int weight);
  void (*set_font_size)(cairo *, double);
  void (*text_extents)(cairo *, const char *text, cairo_extents *);
  void (*move_to)(cairo *, double x, double y);
  void (*show_text)(cairo *, const char *text);
} c;

/* The functions above by their names, in their order. */
static const char *const names[] = {"cairo_image_surface_create",
                                    "cairo_surface_write_to_png",
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
                                    "cairo_clip",
                                    "cairo_fill",
                                    "cairo_stroke",
                                    "cairo_paint",
                                    "cairo_set_line_width",
                                    "cairo_set_source_rgba",
                                    "cairo_select_font_face",
                                    "cairo_set_font_size",
                                    "cairo_text_extents",
                                    "cairo_move_to",
                                    "cairo_show_text"};
_Static_assert(sizeof c == sizeof names, "one name for each function");

static const char *load(void) {
  void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return "libcairo.so.2 is not installed (Debian: libcairo2)";
  void **slots = (void **)&c;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    slots[i] = dlsym(library, names[i]);
    if (slots[i] == NULL) return "this libcairo.so.2 lacks a function";
  }
  return NULL;
}

static void set_color(cairo *image, uint32_t color, double opacity) {
  c.set_source_rgba(image, (double)(color >> 24) / 255, (double)(color >> 16 & 255) / 255,
                    (double)(color >> 8 & 255) / 255, (double)(color & 255) / 255 * opacity);
}

/* A text fills its frame, whatever font there is. */
static void draw_text(cairo *image, const sidle_draw_command *command) {
  char text[4097];
  cairo_extents extents;
  if (command->text.length <= 0 || command->text.length >= (int64_t)sizeof text) return;
  snprintf(text, sizeof text, "%.*s", (int)command->text.length, command->text.bytes);
  c.set_font_size(image, command->font_size);
  c.text_extents(image, text, &extents);
  if (extents.x_advance <= 0) return;
  c.save(image);
  c.translate(image, command->frame.x,
              command->frame.y + command->frame.height / 2 + command->font_size * 0.35);
  c.scale(image, command->frame.width / extents.x_advance, 1);
  c.move_to(image, 0, 0);
  set_color(image, command->color, command->opacity);
  c.show_text(image, text);
  c.restore(image);
}

static void draw_rectangle(cairo *image, const sidle_draw_command *command) {
  const sidle_rect *frame = &command->frame;
  set_color(image, command->color, command->opacity);
  c.rectangle(image, frame->x, frame->y, frame->width, frame->height);
  c.fill(image);
  if (command->part != SIDLE_PART_ROW_CONTENT) return;
  c.set_source_rgba(image, 0, 0, 0, 0.1);
  c.set_line_width(image, 1);
  c.rectangle(image, frame->x, frame->y, frame->width, frame->height);
  c.stroke(image);
}

static void draw(cairo *image, const sidle_draw_list *list) {
  c.select_font_face(image, "sans-serif", CAIRO_SLANT_NORMAL, CAIRO_WEIGHT_NORMAL);
  for (int32_t i = 0; i < list->count; i++) {
    const sidle_draw_command *command = sidle_draw_list_at(list, i);
    const sidle_rect *frame = &command->frame;
    switch (command->type) {
    case SIDLE_DRAW_CLIP_BEGIN:
      c.save(image);
      c.rectangle(image, frame->x, frame->y, frame->width, frame->height);
      c.clip(image);
      break;
    case SIDLE_DRAW_CLIP_END:
      c.restore(image);
      break;
    case SIDLE_DRAW_RECTANGLE:
      draw_rectangle(image, command);
      break;
    case SIDLE_DRAW_TEXT:
      draw_text(image, command);
      break;
    default:
      break;
    }
  }
}

const char *sidle_host_paint_png(struct sidle_stage *stage, double width, double height,
                                 double scale, const char *path) {
  static const char *reason;
  sidle_draw_list list;
  const double columns = width * scale, lines = height * scale;
  if (c.show_text == NULL && (reason = load()) != NULL) return reason;
  if (!(columns >= 1 && columns <= 16384 && lines >= 1 && lines <= 16384))
    return "an image has 1 to 16384 pixels each way";
  if (sidle_stage_draw(stage, &list) < 0) return sidle_stage_last_error(stage);
  cairo_surface *surface =
      c.image_surface_create(CAIRO_FORMAT_ARGB32, (int)(columns + 0.5), (int)(lines + 0.5));
  cairo *image = c.create(surface);
  c.set_source_rgba(image, 1, 1, 1, 1);
  c.paint(image);
  c.scale(image, scale, scale);
  draw(image, &list);
  int status = c.status(image);
  c.destroy(image);
  if (status == 0) status = c.surface_write_to_png(surface, path);
  c.surface_destroy(surface);
  return status == 0 ? NULL : c.status_to_string(status);
}
