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

SIZE(sidle_allocator, 24);
FIELD(sidle_allocator, context, 0);
FIELD(sidle_allocator, allocate, 8);
FIELD(sidle_allocator, release, 16);

SIZE(sidle_text_resolver, 16);
FIELD(sidle_text_resolver, context, 0);
FIELD(sidle_text_resolver, measure, 8);

SIZE(sidle_stage_spec, 64);
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

SIZE(sidle_sample, 48);
FIELD(sidle_sample, time_ns, 0);
FIELD(sidle_sample, pointer, 8);
FIELD(sidle_sample, phase, 12);
FIELD(sidle_sample, kind, 16);
FIELD(sidle_sample, buttons, 20);
FIELD(sidle_sample, x, 24);
FIELD(sidle_sample, y, 32);
FIELD(sidle_sample, pressure, 40);

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

SIZE(sidle_list_spec, 96);
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

SIZE(sidle_list_state, 56);
FIELD(sidle_list_state, struct_size, 0);
FIELD(sidle_list_state, row_count, 4);
FIELD(sidle_list_state, frame, 8);
FIELD(sidle_list_state, content_height, 40);
FIELD(sidle_list_state, scroll_offset, 48);

SIZE(sidle_row_spec, 288);
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

SIZE(sidle_row_state, 144);
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

SIZE(sidle_button_spec, 56);
FIELD(sidle_button_spec, struct_size, 0);
FIELD(sidle_button_spec, flags, 4);
FIELD(sidle_button_spec, name, 8);
FIELD(sidle_button_spec, title, 24);
FIELD(sidle_button_spec, user_data, 40);
FIELD(sidle_button_spec, background, 48);
FIELD(sidle_button_spec, title_color, 52);

SIZE(sidle_button_state, 64);
FIELD(sidle_button_state, struct_size, 0);
FIELD(sidle_button_state, edge, 4);
FIELD(sidle_button_state, index, 8);
FIELD(sidle_button_state, shown, 12);
FIELD(sidle_button_state, frame, 16);
FIELD(sidle_button_state, row, 48);
FIELD(sidle_button_state, user_data, 56);

SIZE(sidle_hit, 32);
FIELD(sidle_hit, struct_size, 0);
FIELD(sidle_hit, part, 4);
FIELD(sidle_hit, list, 8);
FIELD(sidle_hit, row, 16);
FIELD(sidle_hit, button, 24);

SIZE(sidle_draw_command, 96);
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

SIZE(sidle_draw_list, 24);
FIELD(sidle_draw_list, first, 0);
FIELD(sidle_draw_list, count, 8);
FIELD(sidle_draw_list, stride, 12);
FIELD(sidle_draw_list, serial, 16);

/* Constants are as frozen as fields: a new one takes a new number. */
#define VALUE(constant, value) _Static_assert((constant) == (value), #constant)

VALUE(SIDLE_FEATURE_ROWS, 1);
VALUE(SIDLE_FEATURE_LOG, 2);
VALUE(SIDLE_OK, 0);
VALUE(SIDLE_MORE, 1);
VALUE(SIDLE_ERROR_NULL, -1);
VALUE(SIDLE_ERROR_ARGUMENT, -2);
VALUE(SIDLE_ERROR_NOT_FINITE, -3);
VALUE(SIDLE_ERROR_RANGE, -4);
VALUE(SIDLE_ERROR_INVALID_ID, -10);
VALUE(SIDLE_ERROR_STALE, -11);
VALUE(SIDLE_ERROR_WRONG_KIND, -12);
VALUE(SIDLE_ERROR_WRONG_STAGE, -13);
VALUE(SIDLE_ERROR_TIME_BACKWARDS, -20);
VALUE(SIDLE_ERROR_FULL, -21);
VALUE(SIDLE_ERROR_BUSY, -22);
VALUE(SIDLE_ERROR_OUT_OF_MEMORY, -30);
VALUE(SIDLE_ERROR_NAME_TAKEN, -40);
VALUE(SIDLE_ERROR_NOT_FOUND, -41);
VALUE(SIDLE_ERROR_NOT_UTF8, -42);
VALUE(SIDLE_ERROR_NEWER_FIELDS, -50);
VALUE(SIDLE_ERROR_ABI, -51);
VALUE(SIDLE_ERROR_STATE, -60);
VALUE(SIDLE_KIND_NONE, 0);
VALUE(SIDLE_KIND_LIST, 1);
VALUE(SIDLE_KIND_ROW, 2);
VALUE(SIDLE_KIND_BUTTON, 3);
VALUE(SIDLE_EDGE_NONE, 0);
VALUE(SIDLE_EDGE_LEADING, 1);
VALUE(SIDLE_EDGE_TRAILING, 2);
VALUE(SIDLE_PHASE_DOWN, 1);
VALUE(SIDLE_PHASE_MOVE, 2);
VALUE(SIDLE_PHASE_UP, 3);
VALUE(SIDLE_PHASE_CANCEL, 4);
VALUE(SIDLE_PHASE_HOVER, 5);
VALUE(SIDLE_POINTER_TOUCH, 1);
VALUE(SIDLE_POINTER_MOUSE, 2);
VALUE(SIDLE_POINTER_PEN, 3);
VALUE(SIDLE_EVENT_ROW_DRAG_BEGAN, 1);
VALUE(SIDLE_EVENT_ROW_DRAG_ENDED, 2);
VALUE(SIDLE_EVENT_ROW_WILL_OPEN, 3);
VALUE(SIDLE_EVENT_ROW_OPENED, 4);
VALUE(SIDLE_EVENT_ROW_WILL_CLOSE, 5);
VALUE(SIDLE_EVENT_ROW_CLOSED, 6);
VALUE(SIDLE_EVENT_ROW_INTERRUPTED, 7);
VALUE(SIDLE_EVENT_ROW_TAPPED, 8);
VALUE(SIDLE_EVENT_BUTTON_TRIGGERED, 9);
VALUE(SIDLE_REASON_NONE, 0);
VALUE(SIDLE_REASON_TOUCH, 1);
VALUE(SIDLE_REASON_CODE, 2);
VALUE(SIDLE_REASON_TAP, 3);
VALUE(SIDLE_REASON_TAP_OUTSIDE, 4);
VALUE(SIDLE_REASON_OTHER_ROW, 5);
VALUE(SIDLE_REASON_ACTION, 6);
VALUE(SIDLE_REASON_CANCELLED, 7);
VALUE(SIDLE_REASON_REMOVED, 8);
VALUE(SIDLE_REASON_RESIZED, 9);
VALUE(SIDLE_POLICY_ONE, 1);
VALUE(SIDLE_POLICY_MANY, 2);
VALUE(SIDLE_TAP_OUTSIDE_CLOSES, 1);
VALUE(SIDLE_TAP_OUTSIDE_IGNORED, 2);
VALUE(SIDLE_DIRECTION_LEFT_TO_RIGHT, 1);
VALUE(SIDLE_DIRECTION_RIGHT_TO_LEFT, 2);
VALUE(SIDLE_SLOP_SWALLOWED, 1);
VALUE(SIDLE_SLOP_CREDITED, 2);
VALUE(SIDLE_COMPARE_AT, 1);
VALUE(SIDLE_COMPARE_PAST, 2);
VALUE(SIDLE_TRACKING_DIRECT, 1);
VALUE(SIDLE_TRACKING_ACCUMULATED, 2);
VALUE(SIDLE_TAP_CLOSES, 1);
VALUE(SIDLE_TAP_TOGGLES, 2);
VALUE(SIDLE_TAP_PASSES, 3);
VALUE(SIDLE_EMPTY_SIDE_YIELDS, 1);
VALUE(SIDLE_EMPTY_SIDE_FOLLOWS, 2);
VALUE(SIDLE_UNIT_POINTS, 1);
VALUE(SIDLE_UNIT_EXTENT, 2);
VALUE(SIDLE_UNIT_BUTTON, 3);
VALUE(SIDLE_VELOCITY_DECIDES, 1);
VALUE(SIDLE_VELOCITY_IGNORED, 2);
VALUE(SIDLE_OVERSCROLL_ELASTIC, 1);
VALUE(SIDLE_OVERSCROLL_CLAMP, 2);
VALUE(SIDLE_OVERSCROLL_FREE, 3);
VALUE(SIDLE_SETTLE_SPRING, 1);
VALUE(SIDLE_SETTLE_CURVE, 2);
VALUE(SIDLE_SETTLE_IMMEDIATE, 3);
VALUE(SIDLE_REVEAL_ATTACHED, 1);
VALUE(SIDLE_REVEAL_UNDER, 2);
VALUE(SIDLE_REVEAL_STRETCH, 3);
VALUE(SIDLE_WIDTH_CONTENT, 1);
VALUE(SIDLE_WIDTH_FIXED, 2);
VALUE(SIDLE_WIDTH_FRACTION, 3);
VALUE(SIDLE_PRESET_DEFAULT, 0);
VALUE(SIDLE_PRESET_SLIDE_BUTTONS, 1);
VALUE(SIDLE_WITHOUT_ANIMATION, 1);
VALUE(SIDLE_ROW_CLOSED, 1);
VALUE(SIDLE_ROW_OPEN, 2);
VALUE(SIDLE_ROW_DRAGGING, 3);
VALUE(SIDLE_ROW_SETTLING, 4);
VALUE(SIDLE_PART_NONE, 0);
VALUE(SIDLE_PART_LIST, 1);
VALUE(SIDLE_PART_ROW, 2);
VALUE(SIDLE_PART_ROW_CONTENT, 3);
VALUE(SIDLE_PART_ROW_TITLE, 4);
VALUE(SIDLE_PART_BUTTON, 5);
VALUE(SIDLE_PART_BUTTON_TITLE, 6);
VALUE(SIDLE_DRAW_RECTANGLE, 1);
VALUE(SIDLE_DRAW_TEXT, 2);
VALUE(SIDLE_DRAW_CLIP_BEGIN, 3);
VALUE(SIDLE_DRAW_CLIP_END, 4);
VALUE(SIDLE_ABI, 1);

int main(void) {
  /* All above held, or this would not have compiled. */
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  CHECK_INT(sidle_version(), SIDLE_VERSION_NUMBER);
  return check_report();
}
