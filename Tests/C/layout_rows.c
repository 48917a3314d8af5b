/* As layout.c, of lists, rows and their buttons. */
#include "check.h"

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type)
#define FIELD(type, field, offset)                                                                 \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field)

SIZE(sidle_list_spec, 128);
FIELD(sidle_list_spec, struct_size, 0);
FIELD(sidle_list_spec, flags, 4);
FIELD(sidle_list_spec, name, 8);
FIELD(sidle_list_spec, user_data, 24);
FIELD(sidle_list_spec, frame, 32);
FIELD(sidle_list_spec, spacing, 64);
FIELD(sidle_list_spec, scroll_offset, 72);
FIELD(sidle_list_spec, policy, 80);
FIELD(sidle_list_spec, tap_outside, 84);
FIELD(sidle_list_spec, direction, 88);
FIELD(sidle_list_spec, background, 92);
FIELD(sidle_list_spec, second_row, 96);
FIELD(sidle_list_spec, closes_on_scroll, 100);
FIELD(sidle_list_spec, scrolls, 104);
FIELD(sidle_list_spec, scroll_bounces, 108);
FIELD(sidle_list_spec, scroll_rate, 112);
FIELD(sidle_list_spec, scroll_coefficient, 120);

SIZE(sidle_list_state, 80);
FIELD(sidle_list_state, struct_size, 0);
FIELD(sidle_list_state, row_count, 4);
FIELD(sidle_list_state, frame, 8);
FIELD(sidle_list_state, content_height, 40);
FIELD(sidle_list_state, scroll_offset, 48);
FIELD(sidle_list_state, direction, 56);
FIELD(sidle_list_state, scroll_phase, 60);
FIELD(sidle_list_state, scroll_velocity, 64);
FIELD(sidle_list_state, scroll_end, 72);

SIZE(sidle_row_spec, 512);
FIELD(sidle_row_spec, struct_size, 0);
FIELD(sidle_row_spec, flags, 4);
FIELD(sidle_row_spec, name, 8);
FIELD(sidle_row_spec, title, 24);
FIELD(sidle_row_spec, user_data, 40);
FIELD(sidle_row_spec, content_token, 48);
FIELD(sidle_row_spec, frame, 56);
FIELD(sidle_row_spec, height, 88);
FIELD(sidle_row_spec, background, 96);
FIELD(sidle_row_spec, title_color, 100);
FIELD(sidle_row_spec, slop, 104);
FIELD(sidle_row_spec, tap_slop, 112);
FIELD(sidle_row_spec, lock_ratio, 120);
FIELD(sidle_row_spec, slop_comparison, 128);
FIELD(sidle_row_spec, slop_rule, 132);
FIELD(sidle_row_spec, tracking, 136);
FIELD(sidle_row_spec, empty_side, 140);
FIELD(sidle_row_spec, tap, 144);
FIELD(sidle_row_spec, overscroll, 148);
FIELD(sidle_row_spec, overscroll_coefficient, 152);
FIELD(sidle_row_spec, open_threshold, 160);
FIELD(sidle_row_spec, close_threshold, 168);
FIELD(sidle_row_spec, threshold_unit, 176);
FIELD(sidle_row_spec, threshold_comparison, 180);
FIELD(sidle_row_spec, velocity_min, 184);
FIELD(sidle_row_spec, velocity, 192);
FIELD(sidle_row_spec, settle, 196);
FIELD(sidle_row_spec, settle_duration, 200);
FIELD(sidle_row_spec, settle_curve, 208);
FIELD(sidle_row_spec, spring_stiffness, 240);
FIELD(sidle_row_spec, spring_damping_ratio, 248);
FIELD(sidle_row_spec, reveal, 256);
FIELD(sidle_row_spec, width_policy, 260);
FIELD(sidle_row_spec, width, 264);
FIELD(sidle_row_spec, width_min, 272);
FIELD(sidle_row_spec, width_max, 280);
FIELD(sidle_row_spec, long_press, 288);
FIELD(sidle_row_spec, tap_window, 296);
FIELD(sidle_row_spec, projection_rate, 304);
FIELD(sidle_row_spec, overscroll_exponent, 312);
FIELD(sidle_row_spec, scroll_view_coefficient, 320);
FIELD(sidle_row_spec, close_threshold_unit, 328);
FIELD(sidle_row_spec, close_threshold_comparison, 332);
FIELD(sidle_row_spec, bounce, 336);
FIELD(sidle_row_spec, bounce_duration, 344);
FIELD(sidle_row_spec, drag_rest, 352);
FIELD(sidle_row_spec, drag_sides, 356);
FIELD(sidle_row_spec, group, 360);
FIELD(sidle_row_spec, index, 364);
FIELD(sidle_row_spec, lock_angle, 368);
FIELD(sidle_row_spec, spring_response, 376);
FIELD(sidle_row_spec, spring_duration, 384);
FIELD(sidle_row_spec, spring_bounce, 392);
FIELD(sidle_row_spec, spring_form, 400);
FIELD(sidle_row_spec, limit_unit, 404);
FIELD(sidle_row_spec, leading_limit, 408);
FIELD(sidle_row_spec, trailing_limit, 416);
FIELD(sidle_row_spec, button_spacing, 424);
FIELD(sidle_row_spec, button_padding, 432);
FIELD(sidle_row_spec, leading_inset, 440);
FIELD(sidle_row_spec, trailing_inset, 448);
FIELD(sidle_row_spec, full_swipe, 456);
FIELD(sidle_row_spec, full_swipe_edges, 460);
FIELD(sidle_row_spec, full_swipe_span, 464);
FIELD(sidle_row_spec, on_reject, 468);
FIELD(sidle_row_spec, full_swipe_at, 472);
FIELD(sidle_row_spec, full_swipe_hysteresis, 480);
FIELD(sidle_row_spec, full_swipe_velocity, 488);
FIELD(sidle_row_spec, collapse_duration, 496);
FIELD(sidle_row_spec, pending_timeout, 504);

SIZE(sidle_row_state, 160);
FIELD(sidle_row_state, struct_size, 0);
FIELD(sidle_row_state, phase, 4);
FIELD(sidle_row_state, edge, 8);
FIELD(sidle_row_state, settled_edge, 12);
FIELD(sidle_row_state, index, 16);
FIELD(sidle_row_state, pointer, 20);
FIELD(sidle_row_state, offset, 24);
FIELD(sidle_row_state, velocity, 32);
FIELD(sidle_row_state, leading_extent, 40);
FIELD(sidle_row_state, trailing_extent, 48);
FIELD(sidle_row_state, frame, 56);
FIELD(sidle_row_state, content_frame, 88);
FIELD(sidle_row_state, list, 120);
FIELD(sidle_row_state, user_data, 128);
FIELD(sidle_row_state, content_token, 136);
FIELD(sidle_row_state, enabled, 144);
FIELD(sidle_row_state, group, 148);
FIELD(sidle_row_state, button, 152);

SIZE(sidle_what_if, 48);
FIELD(sidle_what_if, struct_size, 0);
FIELD(sidle_what_if, held, 4);
FIELD(sidle_what_if, edge, 8);
FIELD(sidle_what_if, changes, 12);
FIELD(sidle_what_if, offset, 16);
FIELD(sidle_what_if, velocity, 24);
FIELD(sidle_what_if, commits, 32);
FIELD(sidle_what_if, awaits, 36);
FIELD(sidle_what_if, button, 40);

SIZE(sidle_button_spec, 96);
FIELD(sidle_button_spec, struct_size, 0);
FIELD(sidle_button_spec, flags, 4);
FIELD(sidle_button_spec, name, 8);
FIELD(sidle_button_spec, title, 24);
FIELD(sidle_button_spec, user_data, 40);
FIELD(sidle_button_spec, background, 48);
FIELD(sidle_button_spec, title_color, 52);
FIELD(sidle_button_spec, enabled, 56);
FIELD(sidle_button_spec, hidden, 60);
FIELD(sidle_button_spec, role, 64);
FIELD(sidle_button_spec, keeps_open, 68);
FIELD(sidle_button_spec, level_at, 72);
FIELD(sidle_button_spec, level_span, 80);
FIELD(sidle_button_spec, needs_confirm, 84);
FIELD(sidle_button_spec, confirm_timeout, 88);

SIZE(sidle_button_state, 88);
FIELD(sidle_button_state, struct_size, 0);
FIELD(sidle_button_state, edge, 4);
FIELD(sidle_button_state, index, 8);
FIELD(sidle_button_state, shown, 12);
FIELD(sidle_button_state, frame, 16);
FIELD(sidle_button_state, row, 48);
FIELD(sidle_button_state, user_data, 56);
FIELD(sidle_button_state, enabled, 64);
FIELD(sidle_button_state, hidden, 68);
FIELD(sidle_button_state, progress, 72);
FIELD(sidle_button_state, confirming, 80);
FIELD(sidle_button_state, reserved, 84);

int main(void) {
  /* All above held, or this would not have compiled. */
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  return check_report();
}
