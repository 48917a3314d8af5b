/* palette.h - few colours for many pixels. */
#ifndef SIDLE_HOST_PALETTE_H
#define SIDLE_HOST_PALETTE_H

#include <stdint.h>

enum { PALETTE_COLORS = 256 };

/* Cells of 5 bits a channel, with what lies in each. Large: not for the stack. */
typedef struct palette {
  int32_t count; /* colours, 1 to 256 */
  uint8_t colors[PALETTE_COLORS][3];
  struct {
    uint32_t count, sums[3];
    uint32_t favourite, votes; /* the pixel that most are, if one is; at least so many are it */
    uint8_t color;             /* the index of its colour */
  } cells[1 << 15];
  uint16_t used[1 << 15]; /* cells with pixels, then sorted into boxes */
  int32_t used_count;
} palette;

/* Colours for pixels 0xAARRGGBB (the alpha is not read), added line by line after a reset. */
void sidle_host_palette_reset(palette *);
void sidle_host_palette_add(palette *, const uint32_t *pixels, int32_t count);
void sidle_host_palette_choose(palette *);
/* The index of a pixel's colour. The pixel was added before. */
uint8_t sidle_host_palette_find(const palette *, uint32_t pixel);

#endif
