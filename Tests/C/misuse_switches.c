/* What is on or off takes 0 and 1, in calls and specs. */
#include "misuse.h"

static scene s;

static void stage_refused(const sidle_stage_spec *spec) {
  sidle_stage *out = (sidle_stage *)&out;
  char sentence[200] = "";
  CHECK_STATUS(sidle_stage_create(spec, &out), SIDLE_ERROR_RANGE);
  CHECK(out == NULL);
  CHECK_STATUS(sidle_stage_spec_check(spec, sentence, sizeof sentence), SIDLE_ERROR_RANGE);
  CHECK(strstr(sentence, check_context) != NULL || !printf("\"%s\"\n", sentence));
}

static void button_refused(const sidle_button_spec *spec) {
  sidle_button out;
  POISON(out);
  REFUSED(s.stage, SIDLE_ERROR_RANGE,
          sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, spec, &out));
  ZEROED(out);
}

static void switches(void) {
  const int32_t wrong[] = {-1, 2, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    sidle_button_spec spec;
    CONTEXT("keeps_open %d", wrong[i]);
    sidle_button_spec_init(&spec);
    CHECK_INT(spec.keeps_open, 0);
    spec.keeps_open = wrong[i];
    button_refused(&spec);
    CONTEXT("needs_confirm %d", wrong[i]);
    sidle_button_spec_init(&spec);
    CHECK_INT(spec.needs_confirm, 0);
    spec.needs_confirm = wrong[i];
    button_refused(&spec);
    CONTEXT("accept %d", wrong[i]);
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_resolve(s.stage, s.row[0], wrong[i]));
    CONTEXT("enabled %d", wrong[i]);
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_set_enabled(s.stage, s.row[0], wrong[i]));
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_button_set_enabled(s.stage, s.done[0], wrong[i]));
    sidle_button_spec_init(&spec);
    CHECK_INT(spec.enabled, 1);
    spec.enabled = wrong[i];
    button_refused(&spec);
    CONTEXT("closes_on_scroll %d", wrong[i]);
    sidle_list_spec list_spec;
    sidle_list list;
    sidle_list_spec_init(&list_spec);
    CHECK_INT(list_spec.closes_on_scroll, 1);
    list_spec.closes_on_scroll = wrong[i];
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_list_create(s.stage, &list_spec, &list));
    CONTEXT("reduce_motion");
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_stage_set_reduce_motion(s.stage, wrong[i]));
    sidle_stage_spec stage;
    sidle_stage_spec_init(&stage);
    CHECK_INT(stage.reduce_motion, 0);
    stage.reduce_motion = wrong[i];
    stage_refused(&stage);
    CONTEXT("reserved");
    sidle_stage_spec_init(&stage);
    stage.reserved = 1;
    stage_refused(&stage);
    CONTEXT("scrolls %d", wrong[i]);
    sidle_list_spec_init(&list_spec);
    CHECK_INT(list_spec.scrolls, 0);
    list_spec.scrolls = wrong[i];
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_list_create(s.stage, &list_spec, &list));
    CONTEXT("scroll_bounces %d", wrong[i]);
    sidle_list_spec_init(&list_spec);
    CHECK_INT(list_spec.scroll_bounces, 1);
    list_spec.scroll_bounces = wrong[i];
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_list_create(s.stage, &list_spec, &list));
    CONTEXT("hidden %d", wrong[i]);
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_button_set_hidden(s.stage, s.done[0], wrong[i]));
    sidle_button_spec_init(&spec);
    CHECK_INT(spec.hidden, 0);
    spec.hidden = wrong[i];
    button_refused(&spec);
  }
}

int main(void) {
  s = scene_make(NULL, NULL, 2);
  switches();
  sidle_stage_destroy(s.stage);
  return check_report();
}
