/* How buttons with looks are drawn, of their own and in rows. */
#include "looks.h"

static const sidle_draw_command *find(const sidle_draw_list *list, int32_t part, int index) {
  for (int32_t i = 0; i < list->count; i++) {
    const sidle_draw_command *command = sidle_draw_list_at(list, i);
    if (command->part == part && index-- == 0) return command;
  }
  return NULL;
}

static void drawing(void) {
  begin();
  sidle_button button = make("", 100, 80);
  sidle_button_configuration configuration = filled();
  configuration.set |= SIDLE_SET_TITLE | SIDLE_SET_SUBTITLE | SIDLE_SET_IMAGE |
                       SIDLE_SET_IMAGE_PLACEMENT | SIDLE_SET_INDICATOR | SIDLE_SET_SHADOW |
                       SIDLE_SET_STROKE_WIDTH | SIDLE_SET_STROKE_COLOR;
  configuration.title = text("two words");
  configuration.subtitle = text("below");
  configuration.image = 77;
  configuration.image_placement = SIDLE_IMAGE_TOP;
  configuration.indicator = SIDLE_INDICATOR_POPUP;
  configuration.shadow_opacity = 0.5;
  configuration.shadow_y = 2;
  configuration.stroke_width = 1;
  configuration.stroke_color = 0x111111FF;
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  sidle_draw_list list;
  CHECK_OK(sidle_stage_draw(stage, &list));
  const sidle_draw_command *command = find(&list, SIDLE_PART_BUTTON, 0);
  if (CHECK(command != NULL)) {
    CHECK_INT(command->type, SIDLE_DRAW_RECTANGLE);
    CHECK_HEX(command->color, 0x007AFFFF);
    CHECK_HEX(command->shadow_color, 0x00000080);
    CHECK_HEX(command->stroke_color, 0x111111FF);
    CHECK_NEAR(command->corner_radius, 5.95, 0);
  }
  /* 58 points are left for 72: two lines, in one text. */
  const sidle_draw_command *first = find(&list, SIDLE_PART_BUTTON_TITLE, 0);
  const sidle_draw_command *second = find(&list, SIDLE_PART_BUTTON_TITLE, 1);
  if (CHECK(first != NULL && second != NULL)) {
    CHECK_INT(first->text.length, 3);
    CHECK_INT(second->text.length, 5);
    CHECK(second->text.bytes == first->text.bytes + 4);
    CHECK_NEAR(second->frame.y, first->frame.y + 20, 0);
    CHECK_NEAR(first->frame.x, second->frame.x + 8, 0);
  }
  CHECK(find(&list, SIDLE_PART_BUTTON_TITLE, 2) == NULL);
  CHECK(find(&list, SIDLE_PART_BUTTON_SUBTITLE, 0) != NULL);
  command = find(&list, SIDLE_PART_BUTTON_IMAGE, 0);
  if (CHECK(command != NULL)) CHECK_INT((int64_t)command->image, 77);
  CHECK(find(&list, SIDLE_PART_BUTTON_INDICATOR, 3) != NULL);
  CHECK(find(&list, SIDLE_PART_BUTTON_FOCUS_RING, 0) == NULL);
  CHECK_OK(sidle_stage_set_focus(stage, button));
  CHECK_OK(sidle_button_set_busy(stage, button, 1));
  CHECK_OK(sidle_stage_draw(stage, &list));
  CHECK(find(&list, SIDLE_PART_BUTTON_IMAGE, 0) == NULL);
  command = find(&list, SIDLE_PART_BUTTON_SPINNER, 0);
  if (CHECK(command != NULL)) CHECK_INT(command->type, SIDLE_DRAW_SPINNER);
  CHECK(find(&list, SIDLE_PART_BUTTON_FOCUS_RING, 0) != NULL);
  /* One that was never configured is a rectangle and a title. */
  CHECK_OK(sidle_button_destroy(stage, button));
  button = make("plain", 100, 40);
  CHECK_OK(sidle_stage_draw(stage, &list));
  CHECK_INT(list.count, 2);
  command = find(&list, SIDLE_PART_BUTTON_TITLE, 0);
  if (CHECK(command != NULL)) RECT(command->frame, 30, 10, 40, 20);
  end();
}

/* In a row a button is drawn by the same rules, in the frame that the row gives it. */
static void in_rows(void) {
  begin();
  sidle_row_spec spec;
  sidle_row row;
  sidle_row_spec_init(&spec);
  spec.frame = rect(0, 0, 320, 60);
  spec.width_policy = SIDLE_WIDTH_FIXED;
  spec.width = 100;
  CHECK_OK(sidle_row_create(stage, (sidle_list){0}, &spec, &row));
  sidle_button button = add_button(stage, row, SIDLE_EDGE_TRAILING, NULL, "Flag");
  sidle_button_configuration configuration = filled();
  configuration.set |= SIDLE_SET_IMAGE;
  configuration.image = 5;
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  CHECK_OK(sidle_row_open(stage, row, SIDLE_EDGE_TRAILING, SIDLE_WITHOUT_ANIMATION));
  sidle_button_layout layout = layout_of(button);
  RECT(layout.background, 220, 0, 100, 60);
  RECT(layout.hit_box, 220, 0, 100, 60);
  RECT(layout.image, 244, 20, 20, 20);
  RECT(layout.title, 264, 20, 32, 20);
  sidle_draw_list list;
  CHECK_OK(sidle_stage_draw(stage, &list));
  const sidle_draw_command *command = find(&list, SIDLE_PART_BUTTON_IMAGE, 0);
  if (CHECK(command != NULL)) RECT(command->frame, 244, 20, 20, 20);
  end();
}

int main(void) {
  drawing();
  in_rows();
  return check_report();
}
