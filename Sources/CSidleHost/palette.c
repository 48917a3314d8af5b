/* palette.c - the median cut: the box of colours with the widest side is halved, so that as many
 * pixels lie on either side, until there are as many boxes as colours. After Heckbert, "Color image
 * quantization for frame buffer display" (1982). A colour that a
 * third of a box's pixels have it keeps exactly, else it has their mean: so flat grounds stay as
 * they are, and what is painted over them in part leaves no trace. */
#include "palette.h"

#include <stdlib.h>
#include <string.h>

typedef struct box {
  int32_t first, count; /* of used */
  uint64_t pixels;
  int32_t axis, span; /* its widest side */
} box;

static int32_t channel(uint32_t cell, int32_t axis) {
  return (int32_t)(cell >> (10 - 5 * axis) & 31);
}

static uint32_t cell_of(uint32_t pixel) {
  return (pixel >> 9 & 0x7C00) | (pixel >> 6 & 0x3E0) | (pixel >> 3 & 0x1F);
}

void sidle_host_palette_reset(palette *p) {
  for (int32_t i = 0; i < p->used_count; i++) memset(&p->cells[p->used[i]], 0, sizeof p->cells[0]);
  p->used_count = 0;
  p->count = 0;
}

void sidle_host_palette_add(palette *p, const uint32_t *pixels, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    const uint32_t cell = cell_of(pixels[i]);
    if (p->cells[cell].count == 0) p->used[p->used_count++] = (uint16_t)cell;
    if (p->cells[cell].count >= 1 << 24) continue;
    p->cells[cell].count++;
    /* The vote of Boyer and Moore. */
    if (p->cells[cell].votes == 0) p->cells[cell].favourite = pixels[i];
    p->cells[cell].votes += p->cells[cell].favourite == pixels[i] ? 1 : UINT32_MAX;
    for (int32_t axis = 0; axis < 3; axis++)
      p->cells[cell].sums[axis] += pixels[i] >> (16 - 8 * axis) & 255;
  }
}

static box measure(const palette *p, int32_t first, int32_t count) {
  box result = {first, count, 0, 0, 0};
  for (int32_t axis = 0; axis < 3; axis++) {
    int32_t low = 31, high = 0;
    for (int32_t i = first; i < first + count; i++) {
      const int32_t value = channel(p->used[i], axis);
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low > result.span) {
      result.span = high - low;
      result.axis = axis;
    }
  }
  for (int32_t i = first; i < first + count; i++) result.pixels += p->cells[p->used[i]].count;
  return result;
}

/* Counts each value, which keeps the order of equal ones: the same pixels give the same palette. */
static void sort(palette *p, const box *b) {
  static uint16_t sorted[1 << 15];
  int32_t starts[33] = {0};
  for (int32_t i = 0; i < b->count; i++) starts[channel(p->used[b->first + i], b->axis) + 1]++;
  for (int32_t i = 0; i < 32; i++) starts[i + 1] += starts[i];
  for (int32_t i = 0; i < b->count; i++) {
    const uint16_t cell = p->used[b->first + i];
    sorted[starts[channel(cell, b->axis)]++] = cell;
  }
  memcpy(&p->used[b->first], sorted, sizeof sorted[0] * (size_t)b->count);
}

/* Of its cells those before the cut; at least one on either side. */
static int32_t half(const palette *p, const box *b) {
  uint64_t before = 0;
  for (int32_t i = 0; i < b->count - 1; i++) {
    before += p->cells[p->used[b->first + i]].count;
    if (before * 2 >= b->pixels) return i + 1;
  }
  return b->count - 1;
}

static void color(palette *p, const box *b, int32_t index) {
  uint64_t sums[3] = {0};
  uint32_t favourite = 0, votes = 0;
  for (int32_t i = b->first; i < b->first + b->count; i++) {
    if (p->cells[p->used[i]].votes > votes) {
      votes = p->cells[p->used[i]].votes;
      favourite = p->cells[p->used[i]].favourite;
    }
    p->cells[p->used[i]].color = (uint8_t)index;
    for (int32_t axis = 0; axis < 3; axis++) sums[axis] += p->cells[p->used[i]].sums[axis];
  }
  for (int32_t axis = 0; axis < 3; axis++)
    p->colors[index][axis] = 3 * (uint64_t)votes >= b->pixels
                                 ? (uint8_t)(favourite >> (16 - 8 * axis))
                                 : (uint8_t)((sums[axis] + b->pixels / 2) / b->pixels);
}

void sidle_host_palette_choose(palette *p) {
  box boxes[PALETTE_COLORS];
  int32_t count = p->used_count > 0;
  boxes[0] = measure(p, 0, p->used_count);
  while (count < PALETTE_COLORS) {
    int32_t widest = -1;
    for (int32_t i = 0; i < count; i++)
      if (boxes[i].count > 1 && (widest < 0 || boxes[i].span > boxes[widest].span)) widest = i;
    if (widest < 0) break;
    const box whole = boxes[widest];
    sort(p, &whole);
    const int32_t cut = half(p, &whole);
    boxes[widest] = measure(p, whole.first, cut);
    boxes[count++] = measure(p, whole.first + cut, whole.count - cut);
  }
  for (int32_t i = 0; i < count; i++) color(p, &boxes[i], i);
  p->count = count;
}

uint8_t sidle_host_palette_find(const palette *p, uint32_t pixel) {
  return p->cells[cell_of(pixel)].color;
}
