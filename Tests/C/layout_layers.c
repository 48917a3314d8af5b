/* The layout of the structs of layers and transitions, as in layout.c. */
#include "check.h"

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type)
#define FIELD(type, field, offset)                                                                 \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field)

SIZE(sidle_layer_spec, 112);
FIELD(sidle_layer_spec, struct_size, 0);
FIELD(sidle_layer_spec, flags, 4);
FIELD(sidle_layer_spec, name, 8);
FIELD(sidle_layer_spec, title, 24);
FIELD(sidle_layer_spec, user_data, 40);
FIELD(sidle_layer_spec, content_token, 48);
FIELD(sidle_layer_spec, frame, 56);
FIELD(sidle_layer_spec, font_size, 88);
FIELD(sidle_layer_spec, background, 96);
FIELD(sidle_layer_spec, title_color, 100);
FIELD(sidle_layer_spec, title_alignment, 104);
FIELD(sidle_layer_spec, direction, 108);

SIZE(sidle_layer_content, 32);
FIELD(sidle_layer_content, struct_size, 0);
FIELD(sidle_layer_content, flags, 4);
FIELD(sidle_layer_content, title, 8);
FIELD(sidle_layer_content, content_token, 24);

SIZE(sidle_transition_spec, 120);
FIELD(sidle_transition_spec, struct_size, 0);
FIELD(sidle_transition_spec, flags, 4);
FIELD(sidle_transition_spec, kind, 8);
FIELD(sidle_transition_spec, from, 12);
FIELD(sidle_transition_spec, fades, 16);
FIELD(sidle_transition_spec, fill, 20);
FIELD(sidle_transition_spec, start_progress, 24);
FIELD(sidle_transition_spec, end_progress, 32);
FIELD(sidle_transition_spec, delay, 40);
FIELD(sidle_transition_spec, duration, 48);
FIELD(sidle_transition_spec, time_offset, 56);
FIELD(sidle_transition_spec, speed, 64);
FIELD(sidle_transition_spec, curve, 72);
FIELD(sidle_transition_spec, curve_points, 88);

SIZE(sidle_layer_side, 56);
FIELD(sidle_layer_side, x, 0);
FIELD(sidle_layer_side, y, 8);
FIELD(sidle_layer_side, opacity, 16);
FIELD(sidle_layer_side, visible, 24);
FIELD(sidle_layer_side, reserved, 28);
FIELD(sidle_layer_side, content_token, 32);
FIELD(sidle_layer_side, title, 40);

SIZE(sidle_layer_state, 176);
FIELD(sidle_layer_state, struct_size, 0);
FIELD(sidle_layer_state, transitioning, 4);
FIELD(sidle_layer_state, frame, 8);
FIELD(sidle_layer_state, user_data, 40);
FIELD(sidle_layer_state, transition, 48);
FIELD(sidle_layer_state, progress, 56);
FIELD(sidle_layer_state, incoming, 64);
FIELD(sidle_layer_state, outgoing, 120);

int main(void) {
  /* All above held, or this would not have compiled. */
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  return check_report();
}
