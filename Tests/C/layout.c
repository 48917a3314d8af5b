/* The layout of every struct in sidle.h, frozen for programs that are compiled already. 64-bit
 * machines. It is the compiler that checks; scripts/check_structure knows if a field is missing. */
#include "check.h"

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type)
#define FIELD(type, field, offset)                                                                 \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field)

SIZE(sidle_text, 16);
FIELD(sidle_text, bytes, 0);
FIELD(sidle_text, length, 8);

SIZE(sidle_size, 16);
FIELD(sidle_size, width, 0);
FIELD(sidle_size, height, 8);

SIZE(sidle_rect, 32);
FIELD(sidle_rect, x, 0);
FIELD(sidle_rect, y, 8);
FIELD(sidle_rect, width, 16);
FIELD(sidle_rect, height, 24);

SIZE(sidle_list, 8);
FIELD(sidle_list, value, 0);

SIZE(sidle_row, 8);
FIELD(sidle_row, value, 0);

SIZE(sidle_button, 8);
FIELD(sidle_button, value, 0);

SIZE(sidle_animation, 8);
FIELD(sidle_animation, value, 0);

SIZE(sidle_layer, 8);
FIELD(sidle_layer, value, 0);

SIZE(sidle_allocator, 24);
FIELD(sidle_allocator, context, 0);
FIELD(sidle_allocator, allocate, 8);
FIELD(sidle_allocator, release, 16);

SIZE(sidle_text_resolver, 16);
FIELD(sidle_text_resolver, context, 0);
FIELD(sidle_text_resolver, measure, 8);

SIZE(sidle_stage_spec, 88);
FIELD(sidle_stage_spec, struct_size, 0);
FIELD(sidle_stage_spec, flags, 4);
FIELD(sidle_stage_spec, width, 8);
FIELD(sidle_stage_spec, height, 16);
FIELD(sidle_stage_spec, start_ns, 24);
FIELD(sidle_stage_spec, sample_capacity, 32);
FIELD(sidle_stage_spec, event_capacity, 36);
FIELD(sidle_stage_spec, max_contacts, 40);
FIELD(sidle_stage_spec, log_capacity, 44);
FIELD(sidle_stage_spec, allocator, 48);
FIELD(sidle_stage_spec, text_resolver, 56);
FIELD(sidle_stage_spec, velocity_strategy, 64);
FIELD(sidle_stage_spec, edge_zone_sides, 68);
FIELD(sidle_stage_spec, edge_zone, 72);
FIELD(sidle_stage_spec, reduce_motion, 80);
FIELD(sidle_stage_spec, reserved, 84);

SIZE(sidle_sample, 48);
FIELD(sidle_sample, time_ns, 0);
FIELD(sidle_sample, pointer, 8);
FIELD(sidle_sample, phase, 12);
FIELD(sidle_sample, kind, 16);
FIELD(sidle_sample, buttons, 20);
FIELD(sidle_sample, x, 24);
FIELD(sidle_sample, y, 32);
FIELD(sidle_sample, pressure, 40);

SIZE(sidle_verdict, 24);
FIELD(sidle_verdict, struct_size, 0);
FIELD(sidle_verdict, verdict, 4);
FIELD(sidle_verdict, yield, 8);
FIELD(sidle_verdict, gesture, 12);
FIELD(sidle_verdict, row, 16);

SIZE(sidle_counters, 48);
FIELD(sidle_counters, struct_size, 0);
FIELD(sidle_counters, moving, 4);
FIELD(sidle_counters, late, 8);
FIELD(sidle_counters, backward, 16);
FIELD(sidle_counters, stray, 24);
FIELD(sidle_counters, doubled, 32);
FIELD(sidle_counters, refused, 40);

SIZE(sidle_event, 80);
FIELD(sidle_event, time_ns, 0);
FIELD(sidle_event, type, 8);
FIELD(sidle_event, reason, 12);
FIELD(sidle_event, object, 16);
FIELD(sidle_event, other, 24);
FIELD(sidle_event, user_data, 32);
FIELD(sidle_event, edge, 40);
FIELD(sidle_event, detail, 44);
FIELD(sidle_event, offset, 48);
FIELD(sidle_event, velocity, 56);
FIELD(sidle_event, x, 64);
FIELD(sidle_event, y, 72);

SIZE(sidle_events, 16);
FIELD(sidle_events, first, 0);
FIELD(sidle_events, count, 8);
FIELD(sidle_events, stride, 12);

SIZE(sidle_numbers, 16);
FIELD(sidle_numbers, first, 0);
FIELD(sidle_numbers, count, 8);

SIZE(sidle_animation_spec, 360);
FIELD(sidle_animation_spec, struct_size, 0);
FIELD(sidle_animation_spec, flags, 4);
FIELD(sidle_animation_spec, name, 8);
FIELD(sidle_animation_spec, user_data, 24);
FIELD(sidle_animation_spec, kind, 32);
FIELD(sidle_animation_spec, autoreverses, 36);
FIELD(sidle_animation_spec, from, 40);
FIELD(sidle_animation_spec, to, 48);
FIELD(sidle_animation_spec, velocity, 56);
FIELD(sidle_animation_spec, delay, 64);
FIELD(sidle_animation_spec, duration, 72);
FIELD(sidle_animation_spec, curve, 80);
FIELD(sidle_animation_spec, curve_points, 96);
FIELD(sidle_animation_spec, spring_stiffness, 128);
FIELD(sidle_animation_spec, spring_damping_ratio, 136);
FIELD(sidle_animation_spec, decay_rate, 144);
FIELD(sidle_animation_spec, rest_distance, 152);
FIELD(sidle_animation_spec, repeat_count, 160);
FIELD(sidle_animation_spec, speed, 168);
FIELD(sidle_animation_spec, stagger, 176);
FIELD(sidle_animation_spec, values, 184);
FIELD(sidle_animation_spec, times, 200);
FIELD(sidle_animation_spec, curves, 216);
FIELD(sidle_animation_spec, calculation, 232);
FIELD(sidle_animation_spec, fill, 236);
FIELD(sidle_animation_spec, time_offset, 240);
FIELD(sidle_animation_spec, repeat_duration, 248);
FIELD(sidle_animation_spec, accumulates, 256);
FIELD(sidle_animation_spec, additive, 260);
FIELD(sidle_animation_spec, beneath, 264);
FIELD(sidle_animation_spec, timing_model, 272);
FIELD(sidle_animation_spec, iteration_direction, 276);
FIELD(sidle_animation_spec, iteration_start, 280);
FIELD(sidle_animation_spec, end_delay, 288);
FIELD(sidle_animation_spec, spring, 296);
FIELD(sidle_animation_spec, spring_form, 312);
FIELD(sidle_animation_spec, reserved, 316);
FIELD(sidle_animation_spec, spring_response, 320);
FIELD(sidle_animation_spec, spring_duration, 328);
FIELD(sidle_animation_spec, spring_bounce, 336);
FIELD(sidle_animation_spec, spring_mass, 344);
FIELD(sidle_animation_spec, spring_damping, 352);

SIZE(sidle_animation_state, 72);
FIELD(sidle_animation_state, struct_size, 0);
FIELD(sidle_animation_state, playback, 4);
FIELD(sidle_animation_state, value, 8);
FIELD(sidle_animation_state, velocity, 16);
FIELD(sidle_animation_state, elapsed, 24);
FIELD(sidle_animation_state, duration, 32);
FIELD(sidle_animation_state, rate, 40);
FIELD(sidle_animation_state, parent, 48);
FIELD(sidle_animation_state, user_data, 56);
FIELD(sidle_animation_state, member_count, 64);
FIELD(sidle_animation_state, reserved, 68);

SIZE(sidle_animation_value, 24);
FIELD(sidle_animation_value, animation, 0);
FIELD(sidle_animation_value, value, 8);
FIELD(sidle_animation_value, velocity, 16);

SIZE(sidle_animation_values, 16);
FIELD(sidle_animation_values, first, 0);
FIELD(sidle_animation_values, count, 8);
FIELD(sidle_animation_values, stride, 12);

SIZE(sidle_hit, 56);
FIELD(sidle_hit, struct_size, 0);
FIELD(sidle_hit, part, 4);
FIELD(sidle_hit, list, 8);
FIELD(sidle_hit, row, 16);
FIELD(sidle_hit, button, 24);
FIELD(sidle_hit, layer, 32);
FIELD(sidle_hit, target, 40);
FIELD(sidle_hit, reserved, 44);
FIELD(sidle_hit, menu, 48);

SIZE(sidle_draw_command, 160);
FIELD(sidle_draw_command, type, 0);
FIELD(sidle_draw_command, part, 4);
FIELD(sidle_draw_command, object, 8);
FIELD(sidle_draw_command, frame, 16);
FIELD(sidle_draw_command, color, 48);
FIELD(sidle_draw_command, flags, 52);
FIELD(sidle_draw_command, opacity, 56);
FIELD(sidle_draw_command, font_size, 64);
FIELD(sidle_draw_command, text, 72);
FIELD(sidle_draw_command, content_token, 88);
FIELD(sidle_draw_command, corner_radius, 96);
FIELD(sidle_draw_command, stroke_width, 104);
FIELD(sidle_draw_command, stroke_color, 112);
FIELD(sidle_draw_command, shadow_color, 116);
FIELD(sidle_draw_command, shadow_radius, 120);
FIELD(sidle_draw_command, shadow_x, 128);
FIELD(sidle_draw_command, shadow_y, 136);
FIELD(sidle_draw_command, phase, 144);
FIELD(sidle_draw_command, image, 152);

SIZE(sidle_draw_list, 24);
FIELD(sidle_draw_list, first, 0);
FIELD(sidle_draw_list, count, 8);
FIELD(sidle_draw_list, stride, 12);
FIELD(sidle_draw_list, serial, 16);

int main(void) {
  /* All above held, or this would not have compiled. */
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  return check_report();
}
