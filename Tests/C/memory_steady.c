/* Once warm, nothing is allocated: not by the allocator of the stage, not behind its back. The
 * program's own malloc counts. */
#include "counted.h"

/* A second of everything: drags, taps, calls, reads. Without the CHECKs of the helpers, so that
 * only the library is measured. */
static int bad;
static sidle_animation group;
static void second(scene *s, int64_t start) {
  char line[300];
  for (int ms = 0; ms < 1000; ms += 4) {
    const double x = 250 - ms * 0.3;
    sidle_sample samples[2];
    if (ms % 500 == 0) {
      samples[0] = sample(start + MS(ms), 1, SIDLE_PHASE_DOWN, 250, 60);
      samples[1] = sample(start + MS(ms), 2, SIDLE_PHASE_DOWN, 250, 100);
    } else if (ms % 500 == 300) {
      samples[0] = sample(start + MS(ms), 1, SIDLE_PHASE_UP, x, 60);
      samples[1] = sample(start + MS(ms), 2, SIDLE_PHASE_CANCEL, x, 100);
    } else {
      samples[0] = sample(start + MS(ms), 1, SIDLE_PHASE_MOVE, x, 60);
      samples[1] = sample(start + MS(ms), 2, SIDLE_PHASE_MOVE, x, 100);
    }
    samples[1].kind = SIDLE_POINTER_WHEEL; /* which ends by itself, at a deadline */
    sidle_events events;
    sidle_draw_list drawn;
    sidle_row_state row;
    sidle_what_if what_if;
    sidle_verdict verdict;
    sidle_button_state button;
    sidle_list_state list;
    sidle_counters counters;
    sidle_hit hit;
    sidle_text name;
    uint64_t found;
    sidle_animation_values values;
    row.struct_size = sizeof row;
    what_if.struct_size = sizeof what_if;
    button.struct_size = sizeof button;
    list.struct_size = sizeof list;
    counters.struct_size = sizeof counters;
    hit.struct_size = sizeof hit;
    verdict.struct_size = sizeof verdict;
    bad += sidle_stage_push(s->stage, samples, 2, NULL) != SIDLE_OK;
    if (ms == 100) bad += sidle_row_open(s->stage, s->row[3], SIDLE_EDGE_TRAILING, 0) != SIDLE_OK;
    if (ms == 200) bad += sidle_row_toggle(s->stage, s->row[3], SIDLE_EDGE_TRAILING, 0) != SIDLE_OK;
    if (ms == 300) bad += sidle_animation_start(s->stage, group) != SIDLE_OK;
    if (ms == 400) bad += sidle_animation_pause(s->stage, group) != SIDLE_OK;
    if (ms == 404) bad += sidle_animation_seek(s->stage, group, 0.4) != SIDLE_OK;
    if (ms == 440) bad += sidle_animation_resume(s->stage, group) != SIDLE_OK;
    if (ms == 480) bad += sidle_animation_reverse(s->stage, group) != SIDLE_OK;
    bad += sidle_stage_animation_values(s->stage, &values) != SIDLE_OK;
    if (ms == 800) bad += sidle_stage_cancel_all(s->stage) != SIDLE_OK;
    bad += sidle_stage_step_to(s->stage, start + MS(ms + 4)) != SIDLE_OK;
    bad += sidle_stage_events(s->stage, &events) != SIDLE_OK;
    for (int32_t i = 0; i < events.count; i++)
      bad += sidle_event_text(s->stage, sidle_events_at(&events, i), line, sizeof line) <= 0;
    bad += sidle_stage_draw(s->stage, &drawn) != SIDLE_OK;
    bad += sidle_row_get_state(s->stage, s->row[1], &row) != SIDLE_OK;
    bad += sidle_row_what_if_released_now(s->stage, s->row[1], &what_if) != SIDLE_OK;
    bad += sidle_button_get_state(s->stage, s->skip[1], &button) != SIDLE_OK;
    bad += sidle_list_get_state(s->stage, s->list, &list) != SIDLE_OK;
    bad += sidle_stage_get_counters(s->stage, &counters) != SIDLE_OK;
    bad += sidle_stage_get_verdict(s->stage, 2, &verdict) != SIDLE_OK;
    bad += sidle_stage_hit(s->stage, 200, 60, &hit) != SIDLE_OK;
    bad += sidle_get_name(s->stage, s->row[1].value, &name) != SIDLE_OK;
    bad += sidle_get_title(s->stage, s->skip[1].value, &name) != SIDLE_OK;
    bad += sidle_find(s->stage, SIDLE_KIND_ROW, text("b"), &found) != SIDLE_OK;
    bad += sidle_stage_step(s->stage, -1) == SIDLE_OK; /* errors need no memory either */
    (void)sidle_stage_fingerprint(s->stage);
    (void)sidle_stage_next_deadline(s->stage);
    (void)sidle_stage_is_idle(s->stage);
    bad += sidle_stage_read_log(s->stage, &name) != SIDLE_OK;
  }
}

static void steady(const sidle_allocator *allocator, int log) {
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  spec.width = 300;
  spec.height = 160;
  spec.allocator = allocator;
  spec.log_capacity = log ? 1 << 20 : 0;
  scene s = scene_make(&spec, NULL, 4);
  for (int i = 0; i < 5; i++) {
    sidle_animation_spec animation_spec;
    sidle_animation member;
    sidle_animation_spec_init(&animation_spec);
    animation_spec.kind = i ? SIDLE_ANIMATION_CURVE + i % 3 : SIDLE_ANIMATION_SEQUENCE;
    animation_spec.velocity = 10;
    if (i == 0) group = (sidle_animation){0};
    CHECK_OK(sidle_animation_create(s.stage, group, &animation_spec, &member));
    if (i == 0) group = member;
  }
  second(&s, MS(1)); /* warm: drawing has seen its largest scene */
  const int64_t before = mallocs, own = allocations;
  for (int i = 1; i <= 30; i++) second(&s, MS(1 + 1000 * i));
  const int64_t after = mallocs;
  CHECK_INT(after - before, 0);
  CHECK_INT(allocations - own, 0);
  CHECK_INT(bad, 0);
  sidle_stage_destroy(s.stage);
}

int main(void) {
  const sidle_allocator allocator = {NULL, allocate, release};
  check_counter();
  steady(NULL, 0);
  steady(NULL, 1);
  const int64_t before = mallocs;
  steady(&allocator, 1);
  /* With an allocator of the host's, even set-up and destruction leave malloc alone. */
  CHECK_INT(mallocs - before, 0);
  CHECK(allocations > 0);
  return check_report();
}
