/* Null for each pointer that must not be null, and null where it is allowed. */
#include "misuse.h"

static void without_a_stage(void) {
  char buffer[200];
  sidle_event event;
  sidle_events events = {NULL, 0, 0};
  sidle_draw_list draw = {NULL, 0, 0, 0};
  memset(&event, 0, sizeof event);
  sidle_stage_destroy(NULL);
  CHECK_TEXT(sidle_stage_last_error(NULL), "");
  CHECK(sidle_stage_now(NULL) == INT64_MIN);
  CHECK(sidle_stage_next_deadline(NULL) == INT64_MIN);
  CHECK_HEX(sidle_stage_fingerprint(NULL), 0);
  (void)sidle_stage_is_idle(NULL);
  CHECK_INT(sidle_stage_reduces_motion(NULL), 0);
  CHECK_INT(sidle_stage_debug_overlay(NULL), 0);
  CHECK_INT(sidle_event_text(NULL, &event, buffer, sizeof buffer), -1);
  CHECK(sidle_events_at(NULL, 0) == NULL);
  CHECK(sidle_events_at(&events, 0) == NULL);
  CHECK(sidle_draw_list_at(NULL, 0) == NULL);
  CHECK(sidle_draw_list_at(&draw, 0) == NULL);
  sidle_stage_spec_init_sized(NULL, sizeof(sidle_stage_spec));
  sidle_list_spec_init_sized(NULL, sizeof(sidle_list_spec));
  sidle_row_spec_init_sized(NULL, sizeof(sidle_row_spec));
  sidle_button_spec_init_sized(NULL, sizeof(sidle_button_spec));
  sidle_animation_spec_init_sized(NULL, sizeof(sidle_animation_spec));
  sidle_menu_spec_init_sized(NULL, sizeof(sidle_menu_spec));
  sidle_layer_spec_init_sized(NULL, sizeof(sidle_layer_spec));
  sidle_layer_content_init_sized(NULL, sizeof(sidle_layer_content));
  sidle_transition_spec_init_sized(NULL, sizeof(sidle_transition_spec));
  CHECK_STATUS(sidle_transition_spec_preset(NULL, SIDLE_TRANSITION_PRESET_DEFAULT),
               SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_row_spec_preset(NULL, SIDLE_PRESET_DEFAULT), SIDLE_ERROR_NULL);
}

static void creating_a_stage(void) {
  sidle_stage_spec spec;
  sidle_stage *stage = (sidle_stage *)&spec;
  char buffer[200] = "?";
  sidle_stage_spec_init(&spec);
  CHECK_STATUS(sidle_stage_create(NULL, &stage), SIDLE_ERROR_NULL);
  CHECK(stage == NULL);
  CHECK_STATUS(sidle_stage_create(&spec, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_stage_spec_check(NULL, buffer, sizeof buffer), SIDLE_ERROR_NULL);
  CHECK(buffer[0] != 0 && buffer[0] != '?');
  CHECK_STATUS(sidle_stage_spec_check(&spec, NULL, 5), SIDLE_ERROR_NULL);
  CHECK_OK(sidle_stage_spec_check(&spec, NULL, 0));

  /* Both functions of an allocator, and the one of a resolver. */
  sidle_allocator allocator;
  sidle_text_resolver resolver;
  memset(&allocator, 0, sizeof allocator);
  memset(&resolver, 0, sizeof resolver);
  spec.allocator = &allocator;
  stage = (sidle_stage *)&spec;
  CHECK_STATUS(sidle_stage_create(&spec, &stage), SIDLE_ERROR_NULL);
  CHECK(stage == NULL);
  spec.allocator = NULL;
  spec.text_resolver = &resolver;
  stage = (sidle_stage *)&spec;
  CHECK_STATUS(sidle_stage_create(&spec, &stage), SIDLE_ERROR_NULL);
  CHECK(stage == NULL);
}

static void on_a_stage(void) {
  scene s = scene_make(NULL, NULL, 1);
  sidle_list_spec list;
  sidle_row_spec row;
  sidle_button_spec button;
  sidle_text name;
  sidle_list list_out;
  sidle_row row_out;
  sidle_button button_out;
  int32_t taken = 77;
  sidle_list_spec_init(&list);
  sidle_row_spec_init(&row);
  sidle_button_spec_init(&button);

  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_find(s.stage, SIDLE_KIND_ROW, text("a"), NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_push(s.stage, NULL, 1, &taken));
  CHECK_INT(taken, 0);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_get_counters(s.stage, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_get_verdict(s.stage, 1, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_events(s.stage, NULL));
  POISON(list_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_list_create(s.stage, NULL, &list_out));
  ZEROED(list_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_list_create(s.stage, &list, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_list_get_state(s.stage, s.list, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_list_get_row(s.stage, s.list, 0, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_list_next_open(s.stage, s.list, (sidle_row){0}, NULL));
  POISON(row_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_create(s.stage, s.list, NULL, &row_out));
  ZEROED(row_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_create(s.stage, s.list, &row, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_get_state(s.stage, s.row[0], NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_what_if_released_now(s.stage, s.row[0], NULL));
  POISON(button_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL,
          sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, NULL, &button_out));
  ZEROED(button_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL,
          sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, &button, NULL));
  POISON(button_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_button_create(s.stage, NULL, &button_out));
  ZEROED(button_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_button_create(s.stage, &button, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_button_take_update(s.stage, s.done[0], NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_get_focus(s.stage, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_button_get_accessibility(s.stage, s.done[0], NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL,
          sidle_row_count_buttons(s.stage, s.row[0], SIDLE_EDGE_LEADING, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL,
          sidle_row_get_button(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 0, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_button_get_state(s.stage, s.done[0], NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_get_name(s.stage, s.row[0].value, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_get_title(s.stage, s.row[0].value, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_hit(s.stage, 1, 1, NULL));
  sidle_animation_spec animation;
  sidle_animation animation_out, none = {0};
  sidle_animation_spec_init(&animation);
  POISON(animation_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_animation_create(s.stage, none, NULL, &animation_out));
  ZEROED(animation_out);
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_animation_create(s.stage, none, &animation, NULL));
  CHECK_OK(sidle_animation_create(s.stage, none, &animation, &animation_out));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_animation_get_state(s.stage, animation_out, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_animation_get_value(s.stage, animation_out, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_animation_values(s.stage, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_draw(s.stage, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_stage_read_log(s.stage, NULL));

  /* Bytes that are null, with a length that is not 0. */
  name.bytes = NULL;
  for (int64_t length = -1; length <= 5; length += 3) {
    uint64_t found = 77;
    name.length = length;
    REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_find(s.stage, SIDLE_KIND_ROW, name, &found));
    CHECK_INT((int64_t)found, 0);
    REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_set_title(s.stage, s.row[0], name));
    REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_button_set_title(s.stage, s.done[0], name));
    row.title = name;
    REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_create(s.stage, s.list, &row, &row_out));
    list.name = name;
    REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_list_create(s.stage, &list, &list_out));
    button.name = name;
    REFUSED(s.stage, SIDLE_ERROR_NULL,
            sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, &button, &button_out));
  }
  name.length = 0; /* the empty text */
  CHECK_OK(sidle_row_set_title(s.stage, s.row[0], name));

  /* No sample at all needs no pointer; nobody needs to know how many were taken. */
  sidle_sample hover = sample(0, 9, SIDLE_PHASE_HOVER, 1, 1);
  CHECK_OK(sidle_stage_push(s.stage, NULL, 0, &taken));
  CHECK_OK(sidle_stage_push(s.stage, &hover, 1, NULL));

  sidle_event event;
  char buffer[8];
  memset(&event, 0, sizeof event);
  CHECK_INT(sidle_event_text(s.stage, NULL, buffer, sizeof buffer), -1);
  CHECK_INT(sidle_event_text(s.stage, &event, NULL, 5), -1);
  CHECK_INT(sidle_event_text(s.stage, &event, buffer, -1), -1);
  CHECK(sidle_event_text(s.stage, &event, NULL, 0) > 0);
  sidle_stage_destroy(s.stage);
}

int main(void) {
  without_a_stage();
  creating_a_stage();
  on_a_stage();
  return check_report();
}
