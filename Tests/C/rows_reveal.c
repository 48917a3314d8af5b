/* Where buttons lie in each reveal style, on both edges and in both directions of reading, and how
 * wide each width policy makes them. */
#include "scene.h"

enum { WIDTH = 200, BUTTON = 45 };

/* Frames in a left-to-right list; in the other direction they are mirrored. */
static const struct {
  int32_t reveal;
  double offset;
  double x[3], width[3]; /* leading, first trailing, second trailing */
} table[] = {
    {SIDLE_REVEAL_ATTACHED, -40, {0, 160, 205}, {0, 45, 45}},
    {SIDLE_REVEAL_ATTACHED, -120, {0, 80, 125}, {0, 45, 45}},
    {SIDLE_REVEAL_ATTACHED, 30, {-15, 0, 0}, {45, 0, 0}},
    {SIDLE_REVEAL_ATTACHED, 70, {25, 0, 0}, {45, 0, 0}},
    {SIDLE_REVEAL_UNDER, -40, {0, 110, 155}, {0, 45, 45}},
    {SIDLE_REVEAL_UNDER, -120, {0, 110, 155}, {0, 45, 45}},
    {SIDLE_REVEAL_UNDER, 30, {0, 0, 0}, {45, 0, 0}},
    {SIDLE_REVEAL_STRETCH, -40, {0, 160, 180}, {0, 20, 20}},
    {SIDLE_REVEAL_STRETCH, -120, {0, 80, 125}, {0, 45, 45}},
    {SIDLE_REVEAL_STRETCH, 30, {0, 0, 0}, {30, 0, 0}},
    {SIDLE_REVEAL_STRETCH, 70, {25, 0, 0}, {45, 0, 0}},
};

static sidle_stage *stage;

static sidle_list make_list(int32_t direction) {
  sidle_stage_spec stage_spec;
  sidle_list_spec spec;
  sidle_list result;
  sidle_stage_spec_init(&stage_spec);
  CHECK_OK(sidle_stage_create(&stage_spec, &stage));
  sidle_list_spec_init(&spec);
  spec.frame = rect(50, 10, WIDTH, 100);
  spec.direction = direction;
  CHECK_OK(sidle_list_create(stage, &spec, &result));
  return result;
}

static void places(void) {
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    for (int32_t direction = 1; direction <= 2; direction++) {
      const int mirrored = direction == SIDLE_DIRECTION_RIGHT_TO_LEFT;
      const sidle_list list = make_list(direction);
      sidle_row_spec spec;
      sidle_row row;
      sidle_row_spec_init(&spec);
      spec.slop = 0;
      spec.reveal = table[i].reveal;
      spec.overscroll = SIDLE_OVERSCROLL_FREE;
      spec.width_policy = SIDLE_WIDTH_FIXED;
      spec.width = spec.width_min = BUTTON;
      CHECK_OK(sidle_row_create(stage, list, &spec, &row));
      const sidle_button buttons[3] = {add_button(stage, row, SIDLE_EDGE_LEADING, NULL, "L"),
                                       add_button(stage, row, SIDLE_EDGE_TRAILING, NULL, "T1"),
                                       add_button(stage, row, SIDLE_EDGE_TRAILING, NULL, "T2")};
      DOWN(stage, 10, 150, 20);
      MOVE(stage, 20, 150 + table[i].offset * (mirrored ? -1 : 1), 20);
      step_to(stage, MS(20), NULL);
      CHECK_NEAR(row_state(stage, row).offset, table[i].offset, 1e-9);
      for (int b = 0; b < 3; b++) {
        CONTEXT("reveal %d at %g, direction %d, button %d", table[i].reveal, table[i].offset,
                direction, b);
        const sidle_button_state state = button_state(stage, buttons[b]);
        const double width = table[i].width[b];
        const int shown = b == 0 ? table[i].offset > 0 : table[i].offset < 0;
        const double x = mirrored ? WIDTH - table[i].x[b] - width : table[i].x[b];
        CHECK_INT(state.edge, b == 0 ? SIDLE_EDGE_LEADING : SIDLE_EDGE_TRAILING);
        CHECK_INT(state.index, b == 2);
        if (!shown) continue;
        CHECK_NEAR(state.frame.x, 50 + x, 1e-9);
        CHECK_NEAR(state.frame.width, width, 1e-9);
        CHECK_NEAR(state.frame.y, 10, 0);
        CHECK_NEAR(state.frame.height, 44, 0);
      }
      sidle_stage_destroy(stage);
    }
  }
  CONTEXT("%s", "");
}

/* The extent of two buttons, whose titles are 2 and 10 characters of 0.6 x the font's size. */
static void widths(void) {
  static const struct {
    int32_t policy;
    double width, min, max, extent; /* extent -1: twice the widest content, whatever it is */
  } rules[] = {
      {SIDLE_WIDTH_FIXED, 50, 0, 1e9, 100},    {SIDLE_WIDTH_FIXED, 50, 60, 1e9, 120},
      {SIDLE_WIDTH_FIXED, 50, 0, 40, 80},      {SIDLE_WIDTH_FIXED, 50, 60, 40, 80},
      {SIDLE_WIDTH_FRACTION, 0.2, 0, 1e9, 80}, {SIDLE_WIDTH_FRACTION, 0.2, 50, 1e9, 100},
      {SIDLE_WIDTH_FRACTION, 0.5, 0, 30, 60},  {SIDLE_WIDTH_CONTENT, 1, 0, 20, 40},
      {SIDLE_WIDTH_CONTENT, 1, 300, 1e9, 600}, {SIDLE_WIDTH_CONTENT, 1, 0, 1e9, -1},
  };
  for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
    const sidle_list list = make_list(SIDLE_DIRECTION_LEFT_TO_RIGHT);
    sidle_row_spec spec;
    sidle_row row;
    CONTEXT("width rule %zu", i);
    sidle_row_spec_init(&spec);
    spec.width_policy = rules[i].policy;
    spec.width = rules[i].width;
    spec.width_min = rules[i].min;
    spec.width_max = rules[i].max;
    CHECK_OK(sidle_row_create(stage, list, &spec, &row));
    const sidle_button small = add_button(stage, row, SIDLE_EDGE_TRAILING, NULL, "ab");
    add_button(stage, row, SIDLE_EDGE_TRAILING, NULL, "abcdefghij");
    const double extent = row_state(stage, row).trailing_extent;
    if (rules[i].extent >= 0) {
      CHECK_NEAR(extent, rules[i].extent, 1e-9);
    } else {
      /* Equal for all; a longer title makes all wider, by 0.6 of a font's size each character. */
      CHECK_OK(sidle_button_set_title(stage, small, text("abcdefghijabcdefghij")));
      const double longer = row_state(stage, row).trailing_extent;
      CHECK(longer > extent && extent > 0);
      CHECK_OK(sidle_button_set_title(stage, small, text("abcdefghijabcdefghijabcdefghij")));
      CHECK_NEAR(row_state(stage, row).trailing_extent - longer, longer - extent, 1e-9);
    }
    sidle_stage_destroy(stage);
  }
  CONTEXT("%s", "");
}

int main(void) {
  places();
  widths();
  return check_report();
}
