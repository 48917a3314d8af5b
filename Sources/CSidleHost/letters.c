/* letters.c - texts on an image. */
#include "letters.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define c sidle_host_cairo
#define p sidle_host_pango

/* Wider texts are filled as outlines: cairo places glyphs by 16 bits of pixels and shows none of a
 * text that has one farther away. Points. */
enum { WIDEST_GLYPHS = 1000 };
enum { REPLACEMENT = 0xFFFD };

void sidle_host_letters_open(letters *pen, cairo *image) {
  *pen = (letters){image, NULL, NULL};
  c.select_font_face(image, "sans-serif", CAIRO_SLANT_NORMAL, CAIRO_WEIGHT_NORMAL);
  if (!sidle_host_load_pango()) return;
  pen->layout = p.create_layout(image);
  pen->font = p.font_new();
  p.font_set_family(pen->font, "sans-serif");
  p.set_single_paragraph(pen->layout, 1);
}

void sidle_host_letters_close(letters *pen) {
  if (pen->layout == NULL) return;
  p.font_free(pen->font);
  p.unref(pen->layout);
}

/* The scalar at a place, which moves on; REPLACEMENT for a byte that begins none. */
static uint32_t next_scalar(const unsigned char **place, const unsigned char *end) {
  static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
  const unsigned char *at = *place;
  uint32_t scalar = *at;
  *place = at + 1;
  if (scalar < 0x80) return scalar;
  const int more = scalar >= 0xF8 ? 0 : scalar >= 0xF0 ? 3 : scalar >= 0xE0 ? 2 : scalar >= 0xC0;
  if (more == 0 || end - at <= more) return REPLACEMENT;
  scalar &= 0x3FU >> more;
  for (int i = 1; i <= more; i++) {
    if ((at[i] & 0xC0) != 0x80) return REPLACEMENT;
    scalar = scalar << 6 | (at[i] & 0x3F);
  }
  if (scalar < least[more] || scalar > 0x10FFFF || (scalar & 0x1FF800) == 0xD800)
    return REPLACEMENT;
  *place = at + 1 + more;
  return scalar;
}

/* Whether Unicode has a character there that shows, or may. */
static int is_character(uint32_t scalar) {
  return scalar >= 0x20 && (scalar & 0xFFFE) != 0xFFFE && !(scalar >= 0xFDD0 && scalar <= 0xFDEF);
}

/* A copy that ends with a NUL, of what a font can show; to be freed. NULL without memory. */
static char *clean(const sidle_text *text) {
  const unsigned char *place = (const unsigned char *)text->bytes, *end = place + text->length;
  char *copy = malloc((size_t)text->length * 3 + 1), *out = copy;
  while (copy != NULL && place < end) {
    const unsigned char *start = place;
    uint32_t scalar = next_scalar(&place, end);
    if (scalar == '\t' || scalar == '\n') {
      *out++ = ' ';
    } else if (scalar == REPLACEMENT || !is_character(scalar)) {
      memcpy(out, "\xEF\xBF\xBD", 3);
      out += 3;
    } else {
      memcpy(out, start, (size_t)(place - start));
      out += place - start;
    }
  }
  if (copy != NULL) *out = 0;
  return copy;
}

/* With the origin at the start of the baseline. */
static void show_by_pango(letters *pen, const char *text, double width, double size) {
  pango_rectangle extents;
  p.font_set_absolute_size(pen->font, size * PANGO_UNIT);
  p.set_font(pen->layout, pen->font);
  p.set_text(pen->layout, text, -1);
  pango_line *line = p.get_line(pen->layout, 0);
  if (line == NULL) return;
  p.get_extents(line, NULL, &extents);
  if (extents.width <= 0) return;
  c.scale(pen->image, width * PANGO_UNIT / extents.width, 1);
  c.move_to(pen->image, 0, 0);
  if (width <= WIDEST_GLYPHS) {
    p.show_line(pen->image, line);
  } else {
    p.trace_line(pen->image, line);
    c.fill(pen->image);
  }
}

static void show_by_cairo(letters *pen, const char *text, double width, double size) {
  cairo_extents extents;
  c.set_font_size(pen->image, size);
  c.text_extents(pen->image, text, &extents);
  if (extents.x_advance <= 0) return;
  c.scale(pen->image, width / extents.x_advance, 1);
  c.move_to(pen->image, 0, 0);
  if (width <= WIDEST_GLYPHS) {
    c.show_text(pen->image, text);
  } else {
    c.text_path(pen->image, text);
    c.fill(pen->image);
  }
}

void sidle_host_letters_show(letters *pen, const sidle_text *text, const sidle_rect *frame,
                             double size) {
  if (text->length <= 0 || text->length > INT_MAX / 3 || !(frame->width > 0) || !(size > 0)) return;
  char *words = clean(text);
  if (words == NULL) return;
  c.save(pen->image);
  c.translate(pen->image, frame->x, frame->y + frame->height / 2 + size * 0.35);
  if (pen->layout != NULL) {
    show_by_pango(pen, words, frame->width, size);
  } else {
    show_by_cairo(pen, words, frame->width, size);
  }
  c.restore(pen->image);
  free(words);
}
