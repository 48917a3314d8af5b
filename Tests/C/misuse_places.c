/* Where a row stands: its index, its group, its height, and which way its list is read. */
#include "misuse.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static void places_of_rows(scene s) {
  const int32_t far[] = {-1, 2, INT32_MAX, INT32_MIN};
  sidle_row_spec spec;
  sidle_row out, loose;
  for (size_t i = 0; i < COUNT(far); i++) {
    CONTEXT("index %d", far[i]);
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_set_index(s.stage, s.row[0], far[i]));
    spec = slide_buttons_spec("placed");
    CHECK_INT(spec.index, -1);
    spec.index = far[i] < 0 ? -2 : far[i] > 2 ? far[i] : 3;
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_create(s.stage, s.list, &spec, &out));
    CONTEXT("direction %d", far[i] == 2 ? 3 : far[i]);
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
            sidle_list_set_direction(s.stage, s.list, far[i] == 2 ? 3 : far[i]));
  }
  CONTEXT("group");
  spec = slide_buttons_spec("placed");
  CHECK_INT(spec.group, 0);
  spec.group = -1;
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_create(s.stage, s.list, &spec, &out));
  spec.group = INT32_MAX;
  CHECK_OK(sidle_row_create(s.stage, (sidle_list){0}, &spec, &loose));
  CONTEXT("without a list");
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_row_set_index(s.stage, loose, 0));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_row_set_height(s.stage, loose, 10));
  spec = slide_buttons_spec("also placed");
  spec.index = 0;
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_row_create(s.stage, (sidle_list){0}, &spec, &out));
  CHECK_OK(sidle_row_destroy(s.stage, loose));
  CONTEXT("height");
  const double heights[] = {-1e-9, 1.0000001e9, (double)NAN, (double)INFINITY};
  for (size_t i = 0; i < COUNT(heights); i++)
    REFUSED(s.stage, i < 2 ? SIDLE_ERROR_RANGE : SIDLE_ERROR_NOT_FINITE,
            sidle_row_set_height(s.stage, s.row[0], heights[i]));
  CHECK_OK(sidle_row_set_height(s.stage, s.row[0], 1e9));
  CHECK_OK(sidle_row_set_height(s.stage, s.row[0], 0));
}

int main(void) {
  scene s = scene_make(NULL, NULL, 2);
  places_of_rows(s);
  sidle_stage_destroy(s.stage);
  return check_report();
}
