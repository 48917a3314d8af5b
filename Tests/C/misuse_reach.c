/* Peeks, targets, elements and actions of rows, with arguments that are wrong. */
#include "misuse.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static scene s;

/* A peek goes some way and holds for some time. */
static void peeks(void) {
  const double distances[] = {0, -1, 9e-10, 1.0000001e9, -1e9, NAN, INFINITY, -INFINITY};
  const double holds[] = {-1e-9, -1, 1.0000001e6, NAN, INFINITY, -INFINITY};
  const int32_t edges[] = {0, 3, -1, INT32_MAX, INT32_MIN};
  sidle_row out;
#define BOTH(status, edge, distance, hold)                                                         \
  REFUSED(s.stage, status, sidle_row_peek(s.stage, s.row[0], edge, distance, hold));               \
  REFUSED(s.stage, status, sidle_list_hint(s.stage, s.list, edge, distance, hold, &out))
  for (size_t i = 0; i < COUNT(distances); i++) {
    CONTEXT("distance %g", distances[i]);
    BOTH(isfinite(distances[i]) ? SIDLE_ERROR_RANGE : SIDLE_ERROR_NOT_FINITE, SIDLE_EDGE_TRAILING,
         distances[i], 0.1);
  }
  for (size_t i = 0; i < COUNT(holds); i++) {
    CONTEXT("hold %g", holds[i]);
    BOTH(isfinite(holds[i]) ? SIDLE_ERROR_RANGE : SIDLE_ERROR_NOT_FINITE, SIDLE_EDGE_TRAILING, 10,
         holds[i]);
  }
  for (size_t i = 0; i < COUNT(edges); i++) {
    CONTEXT("edge %d", edges[i]);
    BOTH(SIDLE_ERROR_ARGUMENT, edges[i], 10, 0.1);
  }
#undef BOTH
  CONTEXT("peeks at the ends of their ranges");
  CHECK_OK(sidle_row_peek(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 1e-9, 0));
  CHECK_OK(sidle_row_reset(s.stage, s.row[0]));
  CHECK_OK(sidle_row_peek(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 1e9, 1e6));
  CHECK_OK(sidle_row_reset(s.stage, s.row[0]));
}

static void targets(void) {
  sidle_target many[65];
  for (int i = 0; i < 65; i++) many[i] = (sidle_target){{i, 0, 10, 10}, i + 1, 0};
  CONTEXT("count");
  const int32_t counts[] = {-1, 65, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < COUNT(counts); i++)
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_set_targets(s.stage, s.row[0], many, counts[i]));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_set_targets(s.stage, s.row[0], NULL, 1));
  CONTEXT("frame");
  for (int field = 0; field < 4; field++) {
    const double wrong[] = {1.0000001e9, -1.0000001e9, NAN, INFINITY};
    for (size_t i = 0; i < COUNT(wrong); i++) {
      sidle_target two[2] = {many[0], many[1]};
      double *const fields[] = {&two[1].frame.x, &two[1].frame.y, &two[1].frame.width,
                                &two[1].frame.height};
      *fields[field] = wrong[i];
      REFUSED(s.stage, isfinite(wrong[i]) ? SIDLE_ERROR_RANGE : SIDLE_ERROR_NOT_FINITE,
              sidle_row_set_targets(s.stage, s.row[0], two, 2));
    }
  }
  CONTEXT("number");
  const int32_t numbers[] = {0, -1, INT32_MIN};
  for (size_t i = 0; i < COUNT(numbers); i++) {
    sidle_target one = many[0];
    one.number = numbers[i];
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_set_targets(s.stage, s.row[0], &one, 1));
  }
  CONTEXT("reserved");
  sidle_target one = many[0];
  one.reserved = 1;
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_set_targets(s.stage, s.row[0], &one, 1));
  CONTEXT("the most there can be");
  int32_t count;
  CHECK_OK(sidle_row_set_targets(s.stage, s.row[0], many, 64));
  CHECK_OK(sidle_row_count_elements(s.stage, s.row[0], &count));
  CHECK_INT(count, 65);
  CHECK_OK(sidle_row_set_targets(s.stage, s.row[0], NULL, 0));
  CHECK_OK(sidle_row_count_elements(s.stage, s.row[0], &count));
  CHECK_INT(count, 1);
}

static void looking(void) {
  sidle_element element = {.struct_size = sizeof element};
  sidle_action action = {.struct_size = sizeof action};
  CONTEXT("index");
  int32_t elements, actions;
  CHECK_OK(sidle_row_count_elements(s.stage, s.row[0], &elements));
  CHECK_OK(sidle_row_count_actions(s.stage, s.row[0], &actions));
  const int32_t wrong[] = {-1, INT32_MIN, INT32_MAX};
  for (size_t i = 0; i < COUNT(wrong); i++) {
    REFUSED(s.stage, SIDLE_ERROR_RANGE,
            sidle_row_get_element(s.stage, s.row[0], wrong[i], &element));
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_get_action(s.stage, s.row[0], wrong[i], &action));
  }
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_get_element(s.stage, s.row[0], elements, &element));
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_get_action(s.stage, s.row[0], actions, &action));
  CONTEXT("null");
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_count_elements(s.stage, s.row[0], NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_count_actions(s.stage, s.row[0], NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_get_element(s.stage, s.row[0], 0, NULL));
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_row_get_action(s.stage, s.row[0], 0, NULL));
  CONTEXT("struct_size");
  element.struct_size = sizeof element - 8;
  REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_row_get_element(s.stage, s.row[0], 0, &element));
  action.struct_size = 0;
  REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_row_get_action(s.stage, s.row[0], 0, &action));
}

static void doing(void) {
  CONTEXT("action");
  const int32_t wrong[] = {0, 7, -1, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < COUNT(wrong); i++)
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
            sidle_row_perform_action(s.stage, s.row[0], wrong[i], 0));
  CONTEXT("object");
  REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
          sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_ACTIVATE, 1));
  REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
          sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_PRESS, s.skip[1].value));
  REFUSED(s.stage, SIDLE_ERROR_INVALID_ID,
          sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_PRESS, 0));
  REFUSED(s.stage, SIDLE_ERROR_WRONG_KIND,
          sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_PRESS, s.row[0].value));
  const uint64_t targets[] = {0, 1, INT32_MAX, UINT64_MAX};
  for (size_t i = 0; i < COUNT(targets); i++)
    REFUSED(s.stage, SIDLE_ERROR_RANGE,
            sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_TARGET, targets[i]));
  CONTEXT("state");
  REFUSED(s.stage, SIDLE_ERROR_STATE,
          sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_CLOSE, 0));
  REFUSED(s.stage, SIDLE_ERROR_STATE,
          sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_OPEN_LEADING, 0));
  CHECK_OK(sidle_button_set_enabled(s.stage, s.skip[0], 0));
  REFUSED(s.stage, SIDLE_ERROR_STATE,
          sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_PRESS, s.skip[0].value));
  CHECK_OK(sidle_row_set_enabled(s.stage, s.row[0], 0));
  REFUSED(s.stage, SIDLE_ERROR_STATE,
          sidle_row_perform_action(s.stage, s.row[0], SIDLE_ACTION_ACTIVATE, 0));
  CONTEXT("%s", "");
}

int main(void) {
  s = scene_make(NULL, NULL, 2);
  peeks();
  targets();
  looking();
  doing();
  sidle_stage_destroy(s.stage);
  return check_report();
}
