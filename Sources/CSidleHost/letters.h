/* letters.h - texts on an image. */
#ifndef SIDLE_HOST_LETTERS_H
#define SIDLE_HOST_LETTERS_H

#include "pango.h"
#include "sidle.h"

/* What texts are painted with. By Pango where it is: letters of all scripts, joined as they should
 * be, from right to left where they run so. Else by cairo alone, letter after letter to the right. */
typedef struct letters {
  cairo *image;
  pango_layout *layout; /* NULL without Pango */
  pango_font *font;
} letters;

void sidle_host_letters_open(letters *, cairo *);
void sidle_host_letters_close(letters *);
/* A text as wide as its frame, whatever font there is, in the color that is set. size: of the font,
 * points. What is no character becomes U+FFFD, as in SVG. */
void sidle_host_letters_show(letters *, const sidle_text *, const sidle_rect *frame, double size);

#endif
