/* What is on or off takes 0 and 1, in calls and specs. */
#include <stddef.h>

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

/* The switches of a button, and what they are by default. */
static const struct {
  const char *name;
  size_t at;
  int32_t usual;
} button_switches[] = {
    {"selected", offsetof(sidle_button_spec, selected), 0},
    {"changes_selection", offsetof(sidle_button_spec, changes_selection), 0},
    {"shows_menu", offsetof(sidle_button_spec, shows_menu), 0},
    {"focusable", offsetof(sidle_button_spec, focusable), 1},
    {"wants_updates", offsetof(sidle_button_spec, wants_updates), 0},
    {"exit_cancels", offsetof(sidle_button_spec, exit_cancels), 0},
    {"long_press_keeps_action", offsetof(sidle_button_spec, long_press_keeps_action), 0},
};

static void switches_of_buttons(int32_t wrong) {
  for (size_t i = 0; i < sizeof button_switches / sizeof button_switches[0]; i++) {
    sidle_button_spec spec;
    int32_t usual;
    sidle_button_spec_init(&spec);
    CONTEXT("%s", button_switches[i].name);
    memcpy(&usual, (char *)&spec + button_switches[i].at, sizeof usual);
    CHECK_INT(usual, button_switches[i].usual);
    memcpy((char *)&spec + button_switches[i].at, &wrong, sizeof wrong);
    button_refused(&spec);
  }
  sidle_button_spec spec;
  sidle_button_spec_init(&spec);
  CONTEXT("reserved");
  spec.reserved = wrong;
  button_refused(&spec);
  CONTEXT("selected");
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_button_set_selected(s.stage, s.done[0], wrong));
}

/* What only a row has a use for is refused of a button without one. */
static void buttons_without_a_row(void) {
  for (int i = 0; i < 3; i++) {
    sidle_button_spec spec;
    sidle_button out;
    CONTEXT("spec");
    sidle_button_spec_init(&spec);
    if (i == 0) spec.keeps_open = 1;
    if (i == 1) spec.needs_confirm = 1;
    if (i == 2) spec.level_at = 0.5;
    POISON(out);
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_button_create(s.stage, &spec, &out));
    ZEROED(out);
  }
  CONTEXT("button");
  REFUSED(s.stage, SIDLE_ERROR_STATE,
          sidle_button_set_frame(s.stage, s.done[0], (sidle_rect){0, 0, 1, 1}));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_stage_set_focus(s.stage, s.done[0]));
  const int32_t reports[] = {-1, 4, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < sizeof reports / sizeof reports[0]; i++) {
    sidle_button_spec spec;
    sidle_button out;
    CONTEXT("reports");
    sidle_button_spec_init(&spec);
    spec.reports = reports[i];
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_button_create(s.stage, &spec, &out));
  }
}

static void switches(void) {
  const int32_t wrong[] = {-1, 2, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    switches_of_buttons(wrong[i]);
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
    CONTEXT("debug_overlay");
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
            sidle_stage_set_debug_overlay(s.stage, UINT32_C(16) << i));
    CHECK_INT(sidle_stage_debug_overlay(s.stage), 0);
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
  buttons_without_a_row();
  sidle_stage_destroy(s.stage);
  return check_report();
}
