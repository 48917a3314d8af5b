/* Where the default row goes when it is let go: what four widely used swipe libraries agree on. Row
 * of 320, two trailing buttons of 80: opens past half of 160, unless faster than 300 points a second. */
#include "scene.h"

static const struct {
  int open; /* at rest before */
  double offset, velocity;
  int opens;
} table[] = {
    {0, -50, 0, 0},
    {0, -50, -80, 0},
    {0, -50, -600, 1},
    {0, -120, 0, 1},
    {0, -120, 80, 1},
    {0, -120, 600, 0},
    {1, -120, 0, 1},
    {1, -60, 0, 0},
    {1, -120, 600, 0},
    /* At the threshold, and on both sides of it and of the velocity that decides. */
    {0, -79.9, 0, 0},
    {0, -80, 0, 1},
    {1, -80.1, 0, 1},
    {1, -80, 0, 0},
    {0, -50, -299, 0},
    {0, -50, -301, 1},
    {1, -120, 299, 1},
    {1, -120, 301, 0},
    {1, -100, -600, 1},
};

enum { SLOP = 10, STEP = 8, MOVES = 10 };

/* A drag whose last MOVES moves have one velocity, so that the line through them does. */
static void release(size_t i, int32_t edge, int32_t direction) {
  sidle_stage_spec stage_spec;
  sidle_list_spec list_spec;
  sidle_row_spec spec;
  sidle_list list;
  sidle_row row;
  sidle_stage *stage;
  transcript t = {NULL, 0, 0, 0};
  sidle_stage_spec_init(&stage_spec);
  CHECK_OK(sidle_stage_create(&stage_spec, &stage));
  sidle_list_spec_init(&list_spec);
  list_spec.direction = direction;
  CHECK_OK(sidle_list_create(stage, &list_spec, &list));
  sidle_row_spec_init(&spec);
  spec.width_policy = SIDLE_WIDTH_FIXED;
  spec.width = spec.width_min = 80;
  CHECK_OK(sidle_row_create(stage, list, &spec, &row));
  add_button(stage, row, edge, NULL, "More");
  add_button(stage, row, edge, NULL, "Delete");
  if (table[i].open) CHECK_OK(sidle_row_open(stage, row, edge, SIDLE_WITHOUT_ANIMATION));
  step_to(stage, 0, &t);

  /* To the trailing side as the table has it; mirrored for the other edge and direction. */
  const double mirror = (edge == SIDLE_EDGE_LEADING ? -1 : 1) * (direction == 2 ? -1 : 1);
  const double rest = table[i].open ? -160 : 0, moved = table[i].offset - rest;
  const double travel = moved + (moved < 0 ? -SLOP : SLOP);
  const double speed = table[i].velocity * STEP / 1000;
  DOWN(stage, 10, 160, 20);
  MOVE(stage, 20, 160 + mirror * (moved < 0 ? -SLOP : SLOP), 20);
  /* After a pause the speed is measured anew. */
  for (int n = 0; n <= MOVES; n++)
    MOVE(stage, 200 + STEP * n, 160 + mirror * (travel - speed * (MOVES - n)), 20);
  const int64_t lifted = 200 + STEP * MOVES + (table[i].velocity == 0 ? 150 : 1);
  step_to(stage, MS(lifted) - 1, &t);
  const double sign = edge == SIDLE_EDGE_LEADING ? -1 : 1;
  CHECK_NEAR(row_state(stage, row).offset, sign * table[i].offset, 1e-9);
  /* What a lift at this time would do can be asked before it comes. */
  sidle_what_if answer = {.struct_size = sizeof answer};
  step_to(stage, MS(lifted), &t);
  CHECK_OK(sidle_row_what_if_released_now(stage, row, &answer));
  CHECK_INT(answer.held, 1);
  CHECK_INT(answer.edge, table[i].opens ? edge : SIDLE_EDGE_NONE);
  CHECK_INT(answer.changes, table[i].opens != table[i].open);
  CHECK_NEAR(answer.offset, table[i].opens ? -160 * sign : 0, 0);
  CHECK_NEAR(answer.velocity, sign * table[i].velocity, 1e-6);
  UP(stage, lifted, 160 + mirror * travel, 20);
  step_to(stage, MS(lifted), &t);
  CHECK_OK(sidle_row_what_if_released_now(stage, row, &answer));
  CHECK_INT(answer.held, 0);
  CHECK_INT(answer.edge, table[i].opens ? edge : SIDLE_EDGE_NONE);
  CHECK_INT(answer.changes, 0);
  CHECK_INT(row_state(stage, row).edge, table[i].opens ? edge : SIDLE_EDGE_NONE);
  step_to(stage, MS(20000), &t);
  CHECK_INT(row_state(stage, row).phase, table[i].opens ? SIDLE_ROW_OPEN : SIDLE_ROW_CLOSED);
  CHECK_NEAR(row_state(stage, row).offset, table[i].opens ? -160 * sign : 0, 0);
  /* Announced only when it changed. */
  const int changed = table[i].opens != table[i].open;
  const char *text = strstr(transcript_text(&t), "drag_ended");
  if (CHECK(text != NULL)) {
    CHECK_INT(strstr(text, "will_open") != NULL, changed && table[i].opens);
    CHECK_INT(strstr(text, "will_close") != NULL, changed && !table[i].opens);
  }
  free(t.bytes);
  sidle_stage_destroy(stage);
}

int main(void) {
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    for (int32_t edge = 1; edge <= 2; edge++) {
      for (int32_t direction = 1; direction <= 2; direction++) {
        CONTEXT("%s, offset %g, velocity %g, edge %d, direction %d",
                table[i].open ? "open" : "closed", table[i].offset, table[i].velocity, edge,
                direction);
        release(i, edge, direction);
      }
    }
  }
  return check_report();
}
