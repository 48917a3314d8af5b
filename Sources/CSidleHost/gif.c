/* gif.c - moments as an animated GIF.
 *
 * Each image covers what differs from the one before it and has colours of its own. An image waits
 * until the next one tells how long it shows. */
#include <stdlib.h>
#include <string.h>

#include "giflib.h"
#include "palette.h"
#include "sidle_host.h"

#define g sidle_host_giflib

typedef struct area {
  int32_t left, top, right, bottom;
} area;

struct sidle_host_gif {
  gif_file *file;
  int32_t width, height;
  uint32_t *shown, *waiting; /* pixels as written so far, and those that wait */
  int64_t begun;             /* when what waits began, hundredths of a second */
  int has_waiting, has_failed;
  uint8_t *line;
  palette colors;
};

static const char *failed(int error) {
  const char *text = g.error_text(error);
  return text != NULL ? text : "giflib failed";
}

const char *sidle_host_gif_open(int file, int32_t width, int32_t height, sidle_host_gif **out) {
  int error = 0;
  *out = NULL;
  const char *reason = sidle_host_load_giflib();
  if (reason != NULL) return reason;
  sidle_host_gif *gif = calloc(1, sizeof *gif);
  const size_t count = (size_t)width * (size_t)height;
  if (gif == NULL) return "not enough memory";
  gif->width = width;
  gif->height = height;
  gif->shown = calloc(count, sizeof *gif->shown);
  gif->waiting = calloc(count, sizeof *gif->waiting);
  gif->line = malloc((size_t)width);
  if (gif->shown != NULL && gif->waiting != NULL && gif->line != NULL)
    gif->file = g.open_handle(file, &error);
  *out = gif;
  if (gif->file == NULL) return error != 0 ? failed(error) : "not enough memory";
  static const uint8_t for_ever[] = {1, 0, 0};
  g.set_version(gif->file, true);
  if (g.put_screen(gif->file, width, height, 8, 0, NULL) == GIF_ERROR ||
      g.put_extension_leader(gif->file, GIF_EXTENSION_APPLICATION) == GIF_ERROR ||
      g.put_extension_block(gif->file, 11, "NETSCAPE2.0") == GIF_ERROR ||
      g.put_extension_block(gif->file, sizeof for_ever, for_ever) == GIF_ERROR ||
      g.put_extension_trailer(gif->file) == GIF_ERROR)
    return "the file could not be written";
  return NULL;
}

/* Where what waits differs from what is shown. */
static area difference(const sidle_host_gif *gif) {
  area found = {gif->width, gif->height, 0, 0};
  for (int32_t y = 0; y < gif->height; y++) {
    const uint32_t *a = gif->shown + (size_t)y * (size_t)gif->width;
    const uint32_t *b = gif->waiting + (size_t)y * (size_t)gif->width;
    if (memcmp(a, b, sizeof *a * (size_t)gif->width) == 0) continue;
    int32_t left = 0, right = gif->width;
    while (a[left] == b[left]) left++;
    while (a[right - 1] == b[right - 1]) right--;
    if (left < found.left) found.left = left;
    if (right > found.right) found.right = right;
    if (y < found.top) found.top = y;
    found.bottom = y + 1;
  }
  if (found.right == 0) found = (area){0, 0, 1, 1};
  return found;
}

static int put_lines(sidle_host_gif *gif, const area *where) {
  const int32_t width = where->right - where->left;
  for (int32_t y = where->top; y < where->bottom; y++) {
    const size_t start = (size_t)y * (size_t)gif->width + (size_t)where->left;
    const uint32_t *pixels = gif->waiting + start;
    for (int32_t x = 0; x < width; x++)
      gif->line[x] = sidle_host_palette_find(&gif->colors, pixels[x]);
    memcpy(gif->shown + start, pixels, sizeof *pixels * (size_t)width);
    if (g.put_line(gif->file, gif->line, width) == GIF_ERROR) return 0;
  }
  return 1;
}

/* Writes what waits, to be shown for so many hundredths of a second. */
static int put(sidle_host_gif *gif, int64_t hundredths) {
  const area where = difference(gif);
  const int64_t delay = hundredths < 65535 ? hundredths : 65535;
  const uint8_t control[] = {1 << 2 /* left in place */, (uint8_t)(delay & 255),
                             (uint8_t)(delay >> 8), 0};
  gif_color colors[PALETTE_COLORS] = {{0, 0, 0}};
  sidle_host_palette_reset(&gif->colors);
  for (int32_t y = where.top; y < where.bottom; y++)
    sidle_host_palette_add(&gif->colors,
                           gif->waiting + (size_t)y * (size_t)gif->width + (size_t)where.left,
                           where.right - where.left);
  sidle_host_palette_choose(&gif->colors);
  int32_t size = 2; /* a power of two */
  while (size < gif->colors.count) size *= 2;
  for (int32_t i = 0; i < gif->colors.count; i++)
    colors[i] =
        (gif_color){gif->colors.colors[i][0], gif->colors.colors[i][1], gif->colors.colors[i][2]};
  gif_map *map = g.make_map(size, colors);
  const int done =
      map != NULL &&
      g.put_extension(gif->file, GIF_EXTENSION_CONTROL, sizeof control, control) != GIF_ERROR &&
      g.put_image(gif->file, where.left, where.top, where.right - where.left,
                  where.bottom - where.top, false, map) != GIF_ERROR &&
      put_lines(gif, &where);
  if (map != NULL) g.free_map(map);
  return done;
}

void sidle_host_gif_show(sidle_host_gif *gif, sidle_host_pixels pixels, int64_t hundredths) {
  int is_other = !gif->has_waiting;
  for (int32_t y = 0; y < gif->height && !is_other; y++)
    is_other = memcmp(gif->waiting + (size_t)y * (size_t)gif->width,
                      pixels.first + (size_t)y * (size_t)pixels.stride,
                      sizeof *gif->waiting * (size_t)gif->width) != 0;
  if (!is_other) return;
  if (gif->has_waiting && hundredths > gif->begun) {
    if (!put(gif, hundredths - gif->begun)) gif->has_failed = 1;
    gif->begun = hundredths;
  }
  if (!gif->has_waiting) gif->begun = hundredths;
  gif->has_waiting = 1;
  for (int32_t y = 0; y < gif->height; y++)
    memcpy(gif->waiting + (size_t)y * (size_t)gif->width,
           pixels.first + (size_t)y * (size_t)pixels.stride,
           sizeof *gif->waiting * (size_t)gif->width);
}

const char *sidle_host_gif_close(sidle_host_gif *gif, int64_t hundredths) {
  const char *reason = NULL;
  int error = 0;
  if (gif == NULL) return NULL;
  if (gif->file != NULL) {
    if (gif->has_waiting && !put(gif, hundredths - gif->begun)) gif->has_failed = 1;
    if (gif->has_failed) reason = "the file could not be written";
    if (g.close(gif->file, &error) == GIF_ERROR && reason == NULL) reason = failed(error);
  }
  free(gif->shown);
  free(gif->waiting);
  free(gif->line);
  free(gif);
  return reason;
}
