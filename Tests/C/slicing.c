/* One step of 1000 s, a thousand of 1 s and a million of 1 ms give the same bits: every value, every
 * state, every event, the whole stage. */
#include "scene.h"

enum { MADE = 60, SECONDS = 1000 };

typedef struct world {
  sidle_stage *stage;
  sidle_animation made[MADE];
  char *said; /* events as text */
  size_t length;
} world;

static world make(void) {
  static const char *const curves[] = {"ease",       "linear",     "in-out-cubic", "out-back",
                                       "in-elastic", "out-bounce", "ease-in",      "in-out-quint"};
  world w;
  sidle_stage_spec stage_spec;
  memset(&w, 0, sizeof w);
  sidle_stage_spec_init(&stage_spec);
  if (!CHECK_OK(sidle_stage_create(&stage_spec, &w.stage))) exit(check_report());
  w.said = calloc(1, 1 << 16);
  if (w.said == NULL) exit(1);
  for (int i = 0; i < MADE; i++) {
    sidle_animation_spec spec;
    sidle_animation_spec_init(&spec);
    spec.kind = SIDLE_ANIMATION_CURVE + i % 3;
    spec.curve = text(curves[i % 8]);
    spec.from = -7.3 * i;
    spec.to = 100.1 + i;
    spec.velocity = 37.7 * (i % 5 - 2);
    spec.duration = i % 4 == 0 ? 997.0001 : 0.4 + 0.37 * i;
    spec.spring_stiffness = i % 2 == 0 ? 300 : 0.02;
    spec.spring_damping_ratio = 0.05 + 0.5 * (i % 4);
    spec.decay_rate = i % 2 == 0 ? 0.998 : 0.9999;
    spec.rest_distance = i % 2 == 0 ? 0 : 1e-9;
    /* A third goes the lanes' way; others have what only some have. */
    if (i % 6 == 1) spec.delay = 1.0 / 3;
    if (i % 6 == 2) spec.repeat_count = 1e9;
    if (i % 6 == 3) spec.speed = 0.731;
    if (i % 6 == 4) spec.autoreverses = 1;
    CHECK_OK(sidle_animation_create(w.stage, (sidle_animation){0}, &spec, &w.made[i]));
    CHECK_OK(sidle_animation_start(w.stage, w.made[i]));
  }
  return w;
}

static void hear(world *w) {
  sidle_events events;
  CHECK_OK(sidle_stage_events(w->stage, &events));
  for (int32_t i = 0; i < events.count; i++) {
    char line[200];
    const int32_t size = sidle_event_text(w->stage, sidle_events_at(&events, i), line, sizeof line);
    if (!CHECK(w->length + (size_t)size + 2 < 1 << 16)) exit(check_report());
    memcpy(w->said + w->length, line, (size_t)size);
    w->length += (size_t)size;
    w->said[w->length++] = '\n';
  }
}

/* The values of both, by id, and the states. */
static void compare(world *a, world *b) {
  sidle_animation_values values[2];
  CHECK_OK(sidle_stage_animation_values(a->stage, &values[0]));
  CHECK_OK(sidle_stage_animation_values(b->stage, &values[1]));
  CHECK_INT(values[0].count, values[1].count);
  for (int i = 0; i < MADE; i++) {
    sidle_animation_state of[2];
    memset(of, 0, sizeof of);
    of[0].struct_size = of[1].struct_size = sizeof of[0];
    CHECK_OK(sidle_animation_get_state(a->stage, a->made[i], &of[0]));
    CHECK_OK(sidle_animation_get_state(b->stage, b->made[i], &of[1]));
    CHECK(memcmp(&of[0], &of[1], sizeof of[0]) == 0);
    for (int k = 0; k < 2; k++) {
      const uint64_t id = k == 0 ? a->made[i].value : b->made[i].value;
      int found = 0;
      for (int32_t j = 0; j < values[k].count; j++) {
        const sidle_animation_value *value =
            (const void *)((const char *)values[k].first + (int64_t)j * values[k].stride);
        if (value->animation != id) continue;
        found++;
        CHECK(memcmp(&value->value, &of[k].value, sizeof value->value) == 0);
        CHECK(memcmp(&value->velocity, &of[k].velocity, sizeof value->velocity) == 0);
      }
      CHECK_INT(found, of[k].playback == SIDLE_PLAYBACK_PLAYING);
    }
  }
}

int main(void) {
  world one = make(), some = make(), many = make();
  for (int second = 1; second <= SECONDS; second++) {
    CHECK_OK(sidle_stage_step(some.stage, 1));
    hear(&some);
    for (int k = 0; k < 1000; k++) {
      if (sidle_stage_step(many.stage, 0.001) != SIDLE_OK) CHECK(0);
      sidle_events events;
      if (sidle_stage_events(many.stage, &events) == SIDLE_OK && events.count > 0) hear(&many);
    }
    if (second < 20 || second % 50 == 0) compare(&some, &many);
  }
  CHECK_OK(sidle_stage_step(one.stage, SECONDS));
  hear(&one);
  CHECK(sidle_stage_now(one.stage) == MS(1000) * SECONDS);
  compare(&one, &many);
  compare(&one, &some);
  CHECK_TEXT(one.said, many.said);
  CHECK_TEXT(one.said, some.said);
  CHECK(one.length > 1000);
  CHECK_HEX(sidle_stage_fingerprint(one.stage), sidle_stage_fingerprint(many.stage));
  CHECK_HEX(sidle_stage_fingerprint(one.stage), sidle_stage_fingerprint(some.stage));
  sidle_stage_destroy(one.stage);
  sidle_stage_destroy(some.stage);
  sidle_stage_destroy(many.stage);
  free(one.said);
  free(some.said);
  free(many.said);
  return check_report();
}
