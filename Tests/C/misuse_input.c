/* Samples, time, queues, edges and flags that must be refused. */
#include "misuse.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
static const int64_t far = (int64_t)1 << 62;
static scene s;

/* Refused alone, and as the third of five, of which then none is taken. */
static void sample_refused(sidle_sample bad, sidle_status want) {
  sidle_sample five[5];
  int32_t taken = 77;
  for (int i = 0; i < 5; i++) five[i] = sample(0, 9, SIDLE_PHASE_HOVER, 1, 1);
  five[2] = bad;
  REFUSED(s.stage, want, sidle_stage_push(s.stage, &bad, 1, &taken));
  CHECK_INT(taken, 0);
  taken = 77;
  REFUSED(s.stage, want, sidle_stage_push(s.stage, five, 5, &taken));
  CHECK_INT(taken, 0);
}

static void samples(void) {
  const sidle_sample good = sample(0, 9, SIDLE_PHASE_HOVER, 1, 1);
  sidle_sample bad;
  const int32_t phases[] = {-1, 0, 7, INT32_MAX}, kinds[] = {-1, 0, 6, INT32_MIN};
  const int64_t times[] = {far + 1, -far - 1, INT64_MAX, INT64_MIN};
  for (size_t i = 0; i < 4; i++) {
    CONTEXT("sample %zu", i);
    bad = good, bad.phase = phases[i], sample_refused(bad, SIDLE_ERROR_ARGUMENT);
    bad = good, bad.kind = kinds[i], sample_refused(bad, SIDLE_ERROR_ARGUMENT);
    bad = good, bad.time_ns = times[i], sample_refused(bad, SIDLE_ERROR_RANGE);
  }
  for (size_t i = 0; i < 3; i++) {
    bad = good, bad.x = not_finite[i], sample_refused(bad, SIDLE_ERROR_NOT_FINITE);
    bad = good, bad.y = not_finite[i], sample_refused(bad, SIDLE_ERROR_NOT_FINITE);
    bad = good, bad.pressure = not_finite[i], sample_refused(bad, SIDLE_ERROR_NOT_FINITE);
  }
  bad = good, bad.x = 1.1e9, sample_refused(bad, SIDLE_ERROR_RANGE);
  bad = good, bad.y = -1.1e9, sample_refused(bad, SIDLE_ERROR_RANGE);
  bad = good, bad.pressure = 1.01, sample_refused(bad, SIDLE_ERROR_RANGE);
  bad = good, bad.pressure = -0.01, sample_refused(bad, SIDLE_ERROR_RANGE);
  CONTEXT("%s", "");

  int32_t taken = 77;
  const int32_t counts[] = {-1, INT32_MIN};
  for (size_t i = 0; i < COUNT(counts); i++) {
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_stage_push(s.stage, &good, counts[i], &taken));
    CHECK_INT(taken, 0);
  }
}

static void queues(void) {
  sidle_stage_spec spec;
  sidle_stage *stage;
  sidle_sample five[5];
  int32_t taken = 77;
  sidle_stage_spec_init(&spec);
  spec.sample_capacity = 4;
  CHECK_OK(sidle_stage_create(&spec, &stage));
  for (int i = 0; i < 5; i++) five[i] = sample(MS(i), 9, SIDLE_PHASE_HOVER, i, 1);
  CHECK_STATUS(sidle_stage_push(stage, five, 5, &taken), SIDLE_ERROR_FULL);
  CHECK_INT(taken, 4);
  CHECK(strstr(sidle_stage_last_error(stage), "sidle_stage_push") != NULL);
  REFUSED(stage, SIDLE_ERROR_FULL, sidle_stage_push(stage, five + 4, 1, &taken));
  CHECK_INT(taken, 0);
  /* A full queue looks no further than it must: there are no more samples than five. */
  REFUSED(stage, SIDLE_ERROR_FULL, sidle_stage_push(stage, five, INT32_MAX, &taken));
  CHECK_INT(taken, 0);
  CHECK_OK(sidle_stage_reserve(stage, 5, 64));
  CHECK_OK(sidle_stage_push(stage, five + 4, 1, &taken));
  CHECK_INT(taken, 1);
  CHECK_OK(sidle_stage_step_to(stage, MS(10)));
  CHECK_OK(sidle_stage_push(stage, five, 5, &taken));
  CHECK_INT(taken, 5);

  const int32_t low[] = {0, -1, INT32_MIN}, high[] = {1048577, INT32_MAX};
  for (size_t i = 0; i < COUNT(low); i++) {
    REFUSED(stage, SIDLE_ERROR_RANGE, sidle_stage_reserve(stage, low[i], 64));
    REFUSED(stage, SIDLE_ERROR_RANGE, sidle_stage_reserve(stage, 4, low[i]));
  }
  for (size_t i = 0; i < COUNT(high); i++) {
    REFUSED(stage, SIDLE_ERROR_RANGE, sidle_stage_reserve(stage, high[i], 64));
    REFUSED(stage, SIDLE_ERROR_RANGE, sidle_stage_reserve(stage, 4, high[i]));
  }
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_stage_reserve(stage, 4, 63));
  sidle_stage_destroy(stage);
}

static void stepping(void) {
  for (size_t i = 0; i < 3; i++)
    REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_stage_step(s.stage, not_finite[i]));
  const double bad[] = {-1e-9, -1, -1e300, 1.0000001e9, 1e300};
  for (size_t i = 0; i < COUNT(bad); i++)
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_stage_step(s.stage, bad[i]));
  CHECK_OK(sidle_stage_step(s.stage, -0.0));
  CHECK_OK(sidle_stage_step_to(s.stage, MS(5)));
  REFUSED(s.stage, SIDLE_ERROR_TIME_BACKWARDS, sidle_stage_step_to(s.stage, MS(5) - 1));
  REFUSED(s.stage, SIDLE_ERROR_TIME_BACKWARDS, sidle_stage_step_to(s.stage, 0));
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_stage_step_to(s.stage, far + 1));
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_stage_step_to(s.stage, INT64_MAX));
  CHECK(sidle_stage_step_to(s.stage, INT64_MIN) < 0);
  CHECK_OK(sidle_stage_step_to(s.stage, MS(5)));

  /* At the end of time there is no more of it. */
  scene last = scene_make(NULL, NULL, 1);
  CHECK_OK(sidle_stage_step_to(last.stage, far));
  REFUSED(last.stage, SIDLE_ERROR_RANGE, sidle_stage_step(last.stage, 1));
  CHECK_OK(sidle_stage_step(last.stage, 0));
  CHECK(sidle_stage_now(last.stage) == far);
  sidle_stage_destroy(last.stage);
}

static void edges_and_flags(void) {
  const int32_t edges[] = {-1, SIDLE_EDGE_NONE, 3, INT32_MAX};
  sidle_button_spec button;
  sidle_button out;
  int32_t count = 77;
  sidle_button_spec_init(&button);
  for (size_t i = 0; i < COUNT(edges); i++) {
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_row_open(s.stage, s.row[0], edges[i], 0));
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_row_toggle(s.stage, s.row[0], edges[i], 0));
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
            sidle_row_add_button(s.stage, s.row[0], edges[i], &button, &out));
    ZEROED(out);
    POISON(out);
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
            sidle_row_count_buttons(s.stage, s.row[0], edges[i], &count));
    CHECK_INT(count, 0);
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
            sidle_row_get_button(s.stage, s.row[0], edges[i], 0, &out));
    ZEROED(out);
  }
  for (int bit = 1; bit < 32; bit++) {
    const uint32_t flag = (uint32_t)1 << bit;
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
            sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_TRAILING, flag));
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_row_close(s.stage, s.row[0], flag));
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT,
            sidle_row_toggle(s.stage, s.row[0], SIDLE_EDGE_TRAILING, flag));
  }
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_LEADING, 0));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_row_toggle(s.stage, s.row[0], SIDLE_EDGE_LEADING, 0));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_row_set_frame(s.stage, s.row[0], rect(0, 0, 100, 40)));
  const int32_t indices[] = {-1, 2, INT32_MAX, INT32_MIN};
  sidle_row row;
  for (size_t i = 0; i < COUNT(indices); i++) {
    POISON(row);
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_list_get_row(s.stage, s.list, indices[i], &row));
    ZEROED(row);
    POISON(out);
    REFUSED(s.stage, SIDLE_ERROR_RANGE,
            sidle_row_get_button(s.stage, s.row[0], SIDLE_EDGE_TRAILING, indices[i], &out));
    ZEROED(out);
  }
  sidle_row_spec spec;
  const int32_t presets[] = {-1, SIDLE_PRESET_MATERIAL_DISMISS + 1, INT32_MAX};
  sidle_row_spec_init(&spec);
  for (size_t i = 0; i < COUNT(presets); i++) {
    sidle_row_spec before = spec;
    CHECK_STATUS(sidle_row_spec_preset(&spec, presets[i]), SIDLE_ERROR_ARGUMENT);
    CHECK(memcmp(&before, &spec, sizeof spec) == 0);
  }
  /* 32 buttons on an edge, and no more. */
  for (int i = 0; i < 32; i++)
    CHECK_OK(sidle_row_add_button(s.stage, s.row[1], SIDLE_EDGE_LEADING, &button, &out));
  REFUSED(s.stage, SIDLE_ERROR_RANGE,
          sidle_row_add_button(s.stage, s.row[1], SIDLE_EDGE_LEADING, &button, &out));
  CHECK_OK(sidle_row_count_buttons(s.stage, s.row[1], SIDLE_EDGE_LEADING, &count));
  CHECK_INT(count, 32);
}

static void places(void) {
  sidle_hit hit;
  sidle_row row;
  sidle_row_spec spec = slide_buttons_spec("alone");
  CHECK_OK(sidle_row_create(s.stage, (sidle_list){0}, &spec, &row));
  for (size_t i = 0; i < 3; i++) {
    const double bad = not_finite[i];
    STATE_OF(hit);
    REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_stage_hit(s.stage, bad, 1, &hit));
    ZEROED_AFTER_SIZE(hit);
    REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_stage_hit(s.stage, 1, bad, &hit));
    REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_list_set_scroll_offset(s.stage, s.list, bad));
    for (int side = 0; side < 4; side++) {
      double numbers[4] = {1, 1, 1, 1};
      numbers[side] = bad;
      const sidle_rect frame = {numbers[0], numbers[1], numbers[2], numbers[3]};
      REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_list_set_frame(s.stage, s.list, frame));
      REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_row_set_frame(s.stage, row, frame));
    }
  }
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_stage_hit(s.stage, 1.1e9, 1, &hit));
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_stage_hit(s.stage, 1, -1.1e9, &hit));
  sidle_row_spec loose_spec;
  sidle_row loose, next;
  sidle_row_spec_init(&loose_spec);
  CHECK_OK(sidle_row_create(s.stage, (sidle_list){0}, &loose_spec, &loose));
  REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_list_next_open(s.stage, s.list, loose, &next));
  REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_list_close_all(s.stage, s.list, 2));
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_list_set_scroll_offset(s.stage, s.list, 1.1e9));
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_list_set_scroll_offset(s.stage, s.list, -1.1e9));
  const sidle_rect bad[] = {{1.1e9, 0, 1, 1}, {0, -1.1e9, 1, 1}, {0, 0, -1, 1},
                            {0, 0, 1, -1},    {0, 0, 1.1e9, 1},  {0, 0, 1, 1.1e9}};
  for (size_t i = 0; i < COUNT(bad); i++) {
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_list_set_frame(s.stage, s.list, bad[i]));
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_set_frame(s.stage, row, bad[i]));
  }
}

int main(void) {
  s = scene_make(NULL, NULL, 2);
  samples();
  queues();
  stepping();
  edges_and_flags();
  places();
  sidle_stage_destroy(s.stage);
  return check_report();
}
