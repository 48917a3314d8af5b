/* The log: whole lines, for every call that changed something, and FULL when nobody reads it. */
#include "misuse.h"

static scene make(int32_t capacity) {
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  spec.width = 300;
  spec.height = 160;
  spec.log_capacity = capacity;
  return scene_make(&spec, NULL, 2);
}

/* What was logged since the last look: whole lines of printable ASCII or UTF-8. Their number. */
static int lines(sidle_stage *stage) {
  sidle_text log;
  int result = 0;
  memset(&log, 0xA5, sizeof log);
  CHECK_OK(sidle_stage_read_log(stage, &log));
  CHECK(log.length >= 0 && (log.length == 0 || log.bytes != NULL));
  if (log.length > 0) CHECK(log.bytes[log.length - 1] == '\n');
  for (int64_t i = 0; i < log.length; i++) {
    const unsigned char byte = (unsigned char)log.bytes[i];
    if (byte == '\n') {
      result++;
      CHECK(i > 0 && log.bytes[i - 1] != '\n');
    } else if (byte < 0x20 || byte == 0x7F) {
      CHECK(!"a control character");
    }
  }
  return result;
}

static void what_is_logged(void) {
  scene s = make(65536);
  CHECK(lines(s.stage) >= 1 + 1 + 2 + 4); /* stage, list, rows, buttons */
  CHECK_INT(lines(s.stage), 0);           /* read once */
  DOWN(s.stage, 10, 250, 20);
  MOVE(s.stage, 20, 150, 20);
  UP(s.stage, 30, 150, 20);
  CHECK_INT(lines(s.stage), 3);
  CHECK_OK(sidle_stage_step_to(s.stage, MS(30)));
  CHECK_OK(sidle_stage_step(s.stage, 0.016));
  CHECK_INT(lines(s.stage), 2);
  CHECK_OK(sidle_row_set_title(s.stage, s.row[0], text("line\nend \xE2\x82\xAC")));
  CHECK_INT(lines(s.stage), 1);
  CHECK_OK(sidle_row_close(s.stage, s.row[0], 0));
  CHECK_OK(sidle_row_open(s.stage, s.row[1], SIDLE_EDGE_TRAILING, 0));
  CHECK_OK(sidle_list_set_scroll_offset(s.stage, s.list, 5));
  CHECK_OK(sidle_list_set_frame(s.stage, s.list, rect(0, 0, 200, 100)));
  CHECK_OK(sidle_stage_cancel_all(s.stage));
  CHECK_INT(lines(s.stage), 5);
  sidle_animation_spec spec;
  sidle_animation animation;
  sidle_animation_spec_init(&spec);
  CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &spec, &animation));
  CHECK_OK(sidle_animation_start(s.stage, animation));
  CHECK_OK(sidle_animation_pause(s.stage, animation));
  CHECK_OK(sidle_animation_seek(s.stage, animation, 0.1));
  CHECK_OK(sidle_animation_resume(s.stage, animation));
  CHECK_OK(sidle_animation_set_speed(s.stage, animation, 2));
  CHECK_OK(sidle_animation_reverse(s.stage, animation));
  CHECK_OK(sidle_animation_retarget(s.stage, animation, 3));
  CHECK_OK(sidle_animation_stop(s.stage, animation));
  CHECK_OK(sidle_animation_destroy(s.stage, animation));
  CHECK_INT(lines(s.stage), 10);
  /* Looking and failing leave no trace. */
  sidle_draw_list drawn;
  (void)row_state(s.stage, s.row[0]);
  (void)sidle_stage_fingerprint(s.stage);
  CHECK_OK(sidle_stage_draw(s.stage, &drawn));
  CHECK(sidle_stage_step(s.stage, -1) < 0);
  CHECK(sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_LEADING, 0) < 0);
  CHECK_INT(lines(s.stage), 0);
  CHECK_OK(sidle_row_destroy(s.stage, s.row[0]));
  CHECK_OK(sidle_list_destroy(s.stage, s.list));
  CHECK_INT(lines(s.stage), 2);
  sidle_stage_destroy(s.stage);
}

/* The log is no part of what happens. */
static void no_influence(void) {
  uint64_t fingerprints[2];
  for (int i = 0; i < 2; i++) {
    scene s = make(i ? 65536 : 0);
    DOWN(s.stage, 10, 250, 20);
    MOVE(s.stage, 20, 150, 20);
    UP(s.stage, 30, 150, 20);
    step_to(s.stage, MS(100), NULL);
    if (i == 0) CHECK_INT(lines(s.stage), 0);
    fingerprints[i] = sidle_stage_fingerprint(s.stage);
    sidle_stage_destroy(s.stage);
  }
  CHECK_HEX(fingerprints[0], fingerprints[1]);
}

/* Not read, it fills; then every call that would change something is refused whole, and works
 * again after a look. */
static void full(void) {
  scene s = make(65536);
  int32_t taken;
  int pushed = 0;
  sidle_animation_spec animation_spec;
  sidle_animation animation, none;
  sidle_animation_spec_init(&animation_spec);
  CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &animation_spec, &animation));
  sidle_status status = SIDLE_OK;
  sidle_sample hover = sample(0, 9, SIDLE_PHASE_HOVER, 1, 1);
  while (status == SIDLE_OK && pushed < 100000) {
    hover.x = pushed % 100;
    status = sidle_stage_push(s.stage, &hover, 1, &taken);
    if (status == SIDLE_OK) status = sidle_stage_step_to(s.stage, 0);
    pushed++;
  }
  CHECK_STATUS(status, SIDLE_ERROR_FULL);
  CHECK(pushed > 100 && pushed < 100000);
  sidle_row row;
  sidle_list list;
  sidle_button button;
  sidle_row_spec row_spec = slide_buttons_spec("new");
  sidle_list_spec list_spec;
  sidle_button_spec button_spec;
  sidle_list_spec_init(&list_spec);
  sidle_button_spec_init(&button_spec);
  sidle_animation_spec_init(&animation_spec);
  REFUSED(s.stage, SIDLE_ERROR_FULL,
          sidle_animation_create(s.stage, (sidle_animation){0}, &animation_spec, &none));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_animation_start(s.stage, animation));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_animation_seek(s.stage, animation, 0.1));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_animation_set_speed(s.stage, animation, 2));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_animation_destroy(s.stage, animation));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_stage_push(s.stage, &hover, 1, &taken));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_stage_step(s.stage, 1));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_stage_step_to(s.stage, MS(1)));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_stage_cancel_all(s.stage));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_list_create(s.stage, &list_spec, &list));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_list_destroy(s.stage, s.list));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_list_set_frame(s.stage, s.list, rect(0, 0, 10, 10)));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_list_set_scroll_offset(s.stage, s.list, 1));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_row_create(s.stage, s.list, &row_spec, &row));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_row_destroy(s.stage, s.row[0]));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_row_set_title(s.stage, s.row[0], text("new")));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 0));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_row_toggle(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 0));
  REFUSED(s.stage, SIDLE_ERROR_FULL,
          sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, &button_spec, &button));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_button_destroy(s.stage, s.skip[0]));
  REFUSED(s.stage, SIDLE_ERROR_FULL, sidle_button_set_title(s.stage, s.skip[0], text("new")));
  const uint64_t before = sidle_stage_fingerprint(s.stage);
  CHECK(lines(s.stage) > 200);
  CHECK_HEX(sidle_stage_fingerprint(s.stage), before); /* reading changes nothing else */
  CHECK_OK(sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 0));
  CHECK_OK(sidle_stage_step(s.stage, 1));
  CHECK_INT(lines(s.stage), 2);
  sidle_stage_destroy(s.stage);
}

int main(void) {
  what_is_logged();
  no_influence();
  full();
  return check_report();
}
