/* paint.h - draw commands with cairo. */
#ifndef SIDLE_HOST_PAINT_H
#define SIDLE_HOST_PAINT_H

#include "cairo.h"
#include "sidle.h"

/* Paints all commands, over what is there. */
void sidle_host_paint_commands(cairo *image, const sidle_draw_list *list);

#endif
