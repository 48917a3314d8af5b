/* paint.c - draw commands with cairo. */
#include "paint.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "letters.h"

#define c sidle_host_cairo

static const double half_turn = 3.14159265358979323846;

static void set_color(cairo *image, uint32_t color, double opacity) {
  c.set_source_rgba(image, (double)(color >> 24) / 255, (double)(color >> 16 & 255) / 255,
                    (double)(color >> 8 & 255) / 255, (double)(color & 255) / 255 * opacity);
}

/* A rectangle as a path, inset on all sides, with its corners. Nothing where nothing is left. */
static void trace(cairo *image, const sidle_rect *frame, double radius, double inset) {
  const double x = frame->x + inset, y = frame->y + inset;
  const double width = frame->width - 2 * inset, height = frame->height - 2 * inset;
  if (width <= 0 || height <= 0) return;
  const double r = fmin(fmax(0, radius - inset), fmin(width, height) / 2);
  if (r <= 0) {
    c.rectangle(image, x, y, width, height);
    return;
  }
  c.new_sub_path(image);
  c.arc(image, x + width - r, y + r, r, -half_turn / 2, 0);
  c.arc(image, x + width - r, y + height - r, r, 0, half_turn / 2);
  c.arc(image, x + r, y + height - r, r, half_turn / 2, half_turn);
  c.arc(image, x + r, y + r, r, half_turn, half_turn * 3 / 2);
  c.close_path(image);
}

/* A blurred edge as layers that lie over each other, from the largest to the smallest: together they
 * are as dense at each distance as a Gaussian's integral is there. */
static void cast_shadow(cairo *image, const sidle_draw_command *command) {
  enum { LAYERS = 24 };
  const double alpha = (double)(command->shadow_color & 255) / 255 * command->opacity;
  const double radius = command->shadow_radius;
  sidle_rect frame = command->frame;
  frame.x += command->shadow_x;
  frame.y += command->shadow_y;
  double before = 0;
  const int layers = radius > 0 ? LAYERS : 1;
  for (int i = 1; i <= layers; i++) {
    /* From one radius outside to one inside, in standard deviations; layers end where it is thin. */
    const double place = layers == 1 ? 0 : 1 - (2.0 * i - 1) / layers;
    const double dense = layers == 1 ? alpha : alpha * erfc(place * sqrt(2)) / 2;
    const double layer = (dense - before) / (1 - before);
    before = dense;
    if (!(layer > 0)) continue;
    const double out = place * radius;
    c.set_source_rgba(image, (double)(command->shadow_color >> 24) / 255,
                      (double)(command->shadow_color >> 16 & 255) / 255,
                      (double)(command->shadow_color >> 8 & 255) / 255, layer);
    /* Corners of what lies outside are at least as round as it is far away. */
    trace(image, &frame, fmax(command->corner_radius, radius > 0 ? radius : 0), -out);
    c.fill(image);
  }
}

static void draw_rectangle(cairo *image, const sidle_draw_command *command) {
  const sidle_rect *frame = &command->frame;
  if ((command->shadow_color & 255) != 0) cast_shadow(image, command);
  set_color(image, command->color, command->opacity);
  trace(image, frame, command->corner_radius, 0);
  c.fill(image);
  const double width = fmin(command->stroke_width, fmin(frame->width, frame->height) / 2);
  if (width > 0 && (command->stroke_color & 255) != 0) {
    set_color(image, command->stroke_color, command->opacity);
    c.set_line_width(image, width);
    trace(image, frame, command->corner_radius, width / 2);
    c.stroke(image);
  }
  if (command->part != SIDLE_PART_ROW_CONTENT) return;
  c.set_source_rgba(image, 0, 0, 0, 0.1);
  c.set_line_width(image, 1);
  trace(image, frame, command->corner_radius, 0);
  c.stroke(image);
}

static void draw_text(letters *pen, const sidle_draw_command *command) {
  set_color(pen->image, command->color, command->opacity);
  sidle_host_letters_show(pen, &command->text, &command->frame, command->font_size);
}

/* The host has the image: a box in its place, with the token on it. */
static void draw_image(letters *pen, const sidle_draw_command *command) {
  cairo *image = pen->image;
  static const double dashes[] = {3, 2};
  const sidle_rect *frame = &command->frame;
  const double side = fmin(frame->width, frame->height);
  char text[24];
  if (!(side > 1)) return;
  set_color(image, (command->color & 255) != 0 ? command->color : 0x8E8E93FF, command->opacity);
  c.set_line_width(image, 1);
  c.set_dash(image, dashes, 2, 0);
  trace(image, frame, command->corner_radius, 0.5);
  c.stroke(image);
  c.set_dash(image, NULL, 0, 0);
  const int digits = snprintf(text, sizeof text, "#%" PRIu64, command->image);
  const double width = side * fmin(0.84, 0.24 * digits);
  const sidle_rect label = {frame->x + (frame->width - width) / 2, frame->y, width, frame->height};
  sidle_host_letters_show(pen, &(sidle_text){text, digits}, &label, side * 0.4);
}

/* Three quarters of a ring with round ends. */
static void draw_spinner(cairo *image, const sidle_draw_command *command) {
  const sidle_rect *frame = &command->frame;
  const double side = fmin(frame->width, frame->height);
  if (!(side > 0)) return;
  const double width =
      command->stroke_width > 0 ? fmin(command->stroke_width, side / 2) : side * 0.12;
  const double start = 2 * half_turn * command->phase;
  set_color(image, command->color, command->opacity);
  c.set_line_width(image, width);
  c.set_line_cap(image, CAIRO_LINE_CAP_ROUND);
  c.new_sub_path(image);
  c.arc(image, frame->x + frame->width / 2, frame->y + frame->height / 2, (side - width) / 2, start,
        start + half_turn * 3 / 2);
  c.stroke(image);
  c.set_line_cap(image, CAIRO_LINE_CAP_BUTT);
}

static void draw_line(cairo *image, const sidle_draw_command *command) {
  const sidle_rect *frame = &command->frame;
  set_color(image, command->color, command->opacity);
  c.set_line_width(image, command->stroke_width);
  c.move_to(image, frame->x, frame->y);
  c.line_to(image, frame->x + frame->width, frame->y + frame->height);
  c.stroke(image);
}

static void draw(letters *pen, const sidle_draw_command *command) {
  cairo *image = pen->image;
  switch (command->type) {
  case SIDLE_DRAW_CLIP_BEGIN:
    c.save(image);
    trace(image, &command->frame, command->corner_radius, 0);
    c.clip(image); /* of no path: nothing shows */
    break;
  case SIDLE_DRAW_CLIP_END:
    c.restore(image);
    break;
  case SIDLE_DRAW_RECTANGLE:
    draw_rectangle(image, command);
    break;
  case SIDLE_DRAW_TEXT:
    draw_text(pen, command);
    break;
  case SIDLE_DRAW_IMAGE:
    draw_image(pen, command);
    break;
  case SIDLE_DRAW_SPINNER:
    draw_spinner(image, command);
    break;
  case SIDLE_DRAW_LINE:
    draw_line(image, command);
    break;
  default:
    break;
  }
}

void sidle_host_paint_commands(cairo *image, const sidle_draw_list *list) {
  letters pen;
  sidle_host_letters_open(&pen, image);
  for (int32_t i = 0; i < list->count; i++) draw(&pen, sidle_draw_list_at(list, i));
  sidle_host_letters_close(&pen);
}
