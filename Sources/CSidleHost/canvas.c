/* canvas.c - pixels that draw commands are painted on. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "paint.h"
#include "sidle_host.h"

#define c sidle_host_cairo

struct sidle_host_canvas {
  cairo_surface *surface;
  cairo *image;
  int32_t width, height;
  double scale;
};

const char *sidle_host_canvas_open(double width, double height, double scale,
                                   sidle_host_canvas **out) {
  const double columns = width * scale, lines = height * scale;
  *out = NULL;
  const char *reason = sidle_host_load_cairo();
  if (reason != NULL) return reason;
  if (!(columns >= 1 && columns <= 16384 && lines >= 1 && lines <= 16384))
    return "an image has 1 to 16384 pixels each way";
  sidle_host_canvas *canvas = calloc(1, sizeof *canvas);
  if (canvas == NULL) return "not enough memory";
  canvas->width = (int32_t)(columns + 0.5);
  canvas->height = (int32_t)(lines + 0.5);
  canvas->scale = scale;
  canvas->surface = c.image_surface_create(CAIRO_FORMAT_ARGB32, canvas->width, canvas->height);
  canvas->image = c.create(canvas->surface);
  *out = canvas;
  return NULL;
}

void sidle_host_canvas_close(sidle_host_canvas *canvas) {
  if (canvas == NULL) return;
  c.destroy(canvas->image);
  c.surface_destroy(canvas->surface);
  free(canvas);
}

void sidle_host_canvas_clear(sidle_host_canvas *canvas) {
  c.set_source_rgba(canvas->image, 1, 1, 1, 1);
  c.paint(canvas->image);
}

const char *sidle_host_canvas_paint(sidle_host_canvas *canvas, const sidle_draw_list *list) {
  c.save(canvas->image);
  c.scale(canvas->image, canvas->scale, canvas->scale);
  sidle_host_paint_commands(canvas->image, list);
  c.restore(canvas->image);
  const int status = c.status(canvas->image);
  return status == 0 ? NULL : c.status_to_string(status);
}

static int write_bytes(void *context, const unsigned char *bytes, unsigned int count) {
  const int file = *(const int *)context;
  while (count > 0) {
    const ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return CAIRO_STATUS_WRITE_ERROR;
    bytes += written;
    count -= (unsigned int)written;
  }
  return 0;
}

const char *sidle_host_canvas_write_png(sidle_host_canvas *canvas, int file) {
  errno = 0;
  const int status = c.surface_write_to_png_stream(canvas->surface, write_bytes, &file);
  const int reason = errno;
  close(file);
  if (status == CAIRO_STATUS_WRITE_ERROR && reason != 0) return strerror(reason);
  return status == 0 ? NULL : c.status_to_string(status);
}

sidle_host_pixels sidle_host_canvas_pixels(sidle_host_canvas *canvas) {
  c.surface_flush(canvas->surface);
  return (sidle_host_pixels){c.image_surface_get_data(canvas->surface), canvas->width,
                             canvas->height, c.image_surface_get_stride(canvas->surface)};
}
