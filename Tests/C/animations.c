/* Animations a host can use for anything: values on their way, groups, and one end for each start. */
#include "scene.h"

static sidle_stage *stage;
static const sidle_animation none = {0};

static sidle_animation_spec linear(double from, double to, double duration) {
  sidle_animation_spec spec;
  sidle_animation_spec_init(&spec);
  spec.curve = text("linear");
  spec.from = from;
  spec.to = to;
  spec.duration = duration;
  return spec;
}

static sidle_animation add(sidle_animation parent, sidle_animation_spec spec) {
  sidle_animation result;
  CHECK_OK(sidle_animation_create(stage, parent, &spec, &result));
  return result;
}

static sidle_animation group(sidle_animation parent, int32_t kind) {
  sidle_animation_spec spec;
  sidle_animation_spec_init(&spec);
  spec.kind = kind;
  return add(parent, spec);
}

static sidle_animation_state state_of(sidle_animation animation) {
  sidle_animation_state state;
  memset(&state, 0, sizeof state);
  state.struct_size = sizeof state;
  CHECK_OK(sidle_animation_get_state(stage, animation, &state));
  /* The value alone is the same, whatever the animation is and does. */
  double value = -77;
  CHECK_OK(sidle_animation_get_value(stage, animation, &value));
  CHECK(value == state.value);
  return state;
}

/* Steps by milliseconds, and gives how many ends were reported of an animation; the last one's
 * detail in *finished. */
static int ends(sidle_animation animation, double ms, int *finished) {
  sidle_events events;
  int result = 0;
  CHECK_OK(sidle_stage_step_to(stage, sidle_stage_now(stage) + (int64_t)(ms * 1e6)));
  CHECK_OK(sidle_stage_events(stage, &events));
  for (int32_t i = 0; i < events.count; i++) {
    const sidle_event *event = sidle_events_at(&events, i);
    if (event->type != SIDLE_EVENT_ANIMATION_ENDED || event->object != animation.value) continue;
    result++;
    if (finished != NULL) *finished = event->detail;
  }
  return result;
}

static void fresh(void) {
  sidle_stage_spec spec;
  sidle_stage_destroy(stage);
  sidle_stage_spec_init(&spec);
  CHECK_OK(sidle_stage_create(&spec, &stage));
}

/* A line from 10 to 30 in a second, with everything that timing can do to it. */
static void timing(void) {
  static const struct {
    double delay, repeat, speed;
    int32_t autoreverses;
    double total; /* seconds until the end: the delay, and the runs at their speed */
    struct {
      double at, value;
    } points[4]; /* seconds of the stage */
  } table[] = {
      {0, 1, 1, 0, 1, {{0, 10}, {0.25, 15}, {0.5, 20}, {0.999, 29.98}}},
      {0.5, 1, 1, 0, 1.5, {{0.25, 10}, {0.5, 10}, {0.75, 15}, {1.25, 25}}},
      {0, 2.5, 1, 0, 2.5, {{0.75, 25}, {1.25, 15}, {2.25, 15}, {2.4, 18}}},
      {0, 1, 2, 0, 0.5, {{0.125, 15}, {0.25, 20}, {0.4, 26}, {0.45, 28}}},
      {0, 1, 1, 1, 2, {{0.5, 20}, {1.25, 25}, {1.5, 20}, {1.75, 15}}},
      {0.5, 2, 0.5, 1, 8.5, {{1, 15}, {2, 25}, {4, 15}, {6, 25}}},
      {0, 1, -1, 0, 1, {{0, 10}, {0.25, 25}, {0.5, 20}, {0.75, 15}}},
      {0.5, 1.5, -2, 0, 1.25, {{0.5, 10}, {0.625, 25}, {0.875, 15}, {1.125, 25}}},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    sidle_animation_spec spec = linear(10, 30, 1);
    CONTEXT("timing %zu", i);
    fresh();
    spec.delay = table[i].delay;
    spec.repeat_count = table[i].repeat;
    spec.speed = table[i].speed;
    spec.autoreverses = table[i].autoreverses;
    const sidle_animation one = add(none, spec);
    CHECK_INT(state_of(one).playback, SIDLE_PLAYBACK_IDLE);
    CHECK_NEAR(state_of(one).duration, table[i].total, 1e-9);
    CHECK_OK(sidle_animation_start(stage, one));
    CHECK_INT(state_of(one).playback, SIDLE_PLAYBACK_PLAYING);
    for (int p = 0; p < 4; p++) {
      CHECK_OK(sidle_stage_step_to(stage, llround(table[i].points[p].at * 1e9)));
      CHECK_NEAR(state_of(one).value, table[i].points[p].value, 1e-6);
      CHECK_NEAR(state_of(one).elapsed, table[i].points[p].at, 1e-9);
    }
    const int64_t end = llround(table[i].total * 1e9);
    CHECK(sidle_stage_next_deadline(stage) == end);
    CHECK_OK(sidle_stage_step_to(stage, end - 1));
    CHECK_INT(state_of(one).playback, SIDLE_PLAYBACK_PLAYING);
    CHECK_INT(ends(one, 1e-6, NULL), 1);
    const sidle_animation_state at_end = state_of(one);
    CHECK_INT(at_end.playback, SIDLE_PLAYBACK_FINISHED);
    double whole = table[i].repeat - floor(table[i].repeat);
    if (table[i].speed < 0 && whole > 0)
      whole = 1 - whole; /* backwards it stands at its beginning */
    const double last = table[i].autoreverses ? 10
                        : whole > 0           ? 10 + 20 * whole
                        : table[i].speed > 0  ? 30
                                              : 10;
    CHECK(at_end.value == last); /* exactly */
    CHECK(at_end.velocity == 0 || whole > 0);
    CHECK_INT(ends(one, 5000, NULL), 0);
  }
  CONTEXT("%s", "");
}

/* Every way an animation can end, and that it ends once. */
static void controls(void) {
  int finished = -1;
  fresh();
  const sidle_animation one = add(none, linear(0, 100, 1));
  CHECK_INT(ends(one, 100, NULL), 0);
  CHECK_OK(sidle_animation_stop(stage, one)); /* not under way: nothing */
  CHECK_OK(sidle_animation_finish(stage, one));
  CHECK_OK(sidle_animation_pause(stage, one));
  CHECK_INT(ends(one, 100, NULL), 0);
  CHECK_INT(state_of(one).playback, SIDLE_PLAYBACK_IDLE);

  CHECK_OK(sidle_animation_start(stage, one));
  CHECK_INT(ends(one, 300, NULL), 0);
  CHECK_NEAR(state_of(one).value, 30, 1e-9);
  CHECK_NEAR(state_of(one).velocity, 100, 1e-6);
  CHECK_OK(sidle_animation_pause(stage, one));
  CHECK_INT(ends(one, 5000, NULL), 0);
  CHECK_NEAR(state_of(one).value, 30, 1e-9);
  CHECK_INT(state_of(one).playback, SIDLE_PLAYBACK_PAUSED);
  CHECK_OK(sidle_animation_resume(stage, one));
  CHECK_INT(ends(one, 100, NULL), 0);
  CHECK_NEAR(state_of(one).value, 40, 1e-9);
  CHECK_OK(sidle_animation_set_speed(stage, one, 2)); /* without a jump */
  CHECK_NEAR(state_of(one).value, 40, 1e-9);
  CHECK_INT(ends(one, 100, NULL), 0);
  CHECK_NEAR(state_of(one).value, 60, 1e-9);
  CHECK_OK(sidle_animation_reverse(stage, one));
  CHECK_NEAR(state_of(one).value, 60, 1e-9);
  CHECK_INT(ends(one, 100, NULL), 0);
  CHECK_NEAR(state_of(one).value, 40, 1e-9);
  CHECK(state_of(one).rate < 0);
  CHECK_OK(sidle_animation_seek(stage, one, 0.9));
  CHECK_NEAR(state_of(one).value, 90, 1e-9);
  CHECK_INT(ends(one, 449, NULL), 0);
  CHECK_INT(ends(one, 1, &finished), 1);
  CHECK_INT(finished, 1);
  CHECK(state_of(one).value == 0);

  /* Stopped where it is; started again while under way. */
  const sidle_animation two = add(none, linear(0, 100, 1));
  CHECK_OK(sidle_animation_start(stage, two));
  CHECK_INT(ends(two, 250, NULL), 0);
  CHECK_OK(sidle_animation_start(stage, two));
  CHECK_NEAR(state_of(two).value, 0, 1e-9);
  CHECK_INT(ends(two, 250, &finished), 1);
  CHECK_INT(finished, 0);
  CHECK_OK(sidle_animation_stop(stage, two));
  CHECK_INT(state_of(two).playback, SIDLE_PLAYBACK_INTERRUPTED);
  CHECK_NEAR(state_of(two).value, 25, 1e-9);
  CHECK_INT(ends(two, 2000, &finished), 1);
  CHECK_INT(finished, 0);
  CHECK_OK(sidle_animation_start(stage, two));
  CHECK_OK(sidle_animation_finish(stage, two));
  CHECK(state_of(two).value == 100);
  CHECK_INT(ends(two, 2000, &finished), 1);
  CHECK_INT(finished, 1);

  /* To another target from where it is. */
  CHECK_OK(sidle_animation_start(stage, two));
  CHECK_INT(ends(two, 500, NULL), 0);
  CHECK_OK(sidle_animation_retarget(stage, two, -50));
  CHECK_NEAR(state_of(two).value, 50, 1e-9);
  CHECK_INT(ends(two, 999, NULL), 0);
  CHECK_INT(ends(two, 1, &finished), 1);
  CHECK_INT(finished, 1);
  CHECK(state_of(two).value == -50);

  /* Destroyed on its way. */
  const sidle_animation three = add(none, linear(0, 1, 1));
  CHECK_OK(sidle_animation_start(stage, three));
  CHECK_INT(ends(three, 1, NULL), 0);
  CHECK_OK(sidle_animation_destroy(stage, three));
  CHECK_INT(ends(three, 1, &finished), 1);
  CHECK_INT(finished, 0);
  CHECK_INT(sidle_stage_is_idle(stage), 1);
}

/* What is left over at the end of one part goes into the next; members start together or later. */
static void groups(void) {
  fresh();
  const sidle_animation sequence = group(none, SIDLE_ANIMATION_SEQUENCE);
  const sidle_animation first = add(sequence, linear(0, 10, 0.1));
  const sidle_animation second = add(sequence, linear(0, 10, 0.1));
  CHECK_INT(state_of(sequence).member_count, 2);
  CHECK_HEX(state_of(second).parent.value, sequence.value);
  CHECK_NEAR(state_of(sequence).duration, 0.2, 1e-9);
  CHECK_OK(sidle_animation_start(stage, sequence));
  CHECK_INT(ends(sequence, 130, NULL), 0);
  CHECK(state_of(first).value == 10);
  CHECK_NEAR(state_of(second).value, 3, 1e-9);
  CHECK_NEAR(state_of(sequence).value, 3, 1e-9);
  CHECK_INT(ends(sequence, 70, NULL), 1);
  CHECK(state_of(second).value == 10);

  sidle_animation_spec spec;
  sidle_animation_spec_init(&spec);
  spec.kind = SIDLE_ANIMATION_PARALLEL;
  spec.stagger = 0.05;
  const sidle_animation parallel = add(none, spec);
  sidle_animation member[3];
  for (int i = 0; i < 3; i++) member[i] = add(parallel, linear(0, 100, 0.1));
  CHECK_OK(sidle_animation_start(stage, parallel));
  CHECK_INT(ends(parallel, 80, NULL), 0);
  CHECK_NEAR(state_of(member[0]).value, 80, 1e-9);
  CHECK_NEAR(state_of(member[1]).value, 30, 1e-9);
  CHECK_NEAR(state_of(member[2]).value, 0, 1e-9);
  /* All values at once. */
  sidle_animation_values values;
  CHECK_OK(sidle_stage_animation_values(stage, &values));
  CHECK_INT(values.count, 3);
  for (int32_t i = 0; i < values.count && i < 3; i++) {
    const sidle_animation_value *value =
        (const sidle_animation_value *)(const void *)((const char *)values.first +
                                                      (ptrdiff_t)i * values.stride);
    CHECK_HEX(value->animation, member[i].value);
    CHECK_NEAR(value->value, state_of(member[i]).value, 0);
  }
  CHECK_INT(ends(parallel, 119, NULL), 0);
  CHECK_INT(ends(parallel, 1, NULL), 1);
  CHECK_INT(ends(parallel, 1000, NULL), 0);
}

/* A spring obeys its differential equation, here integrated in small steps by Runge and Kutta. */
static void spring(void) {
  static const double ratios[] = {0.1, 0.5, 1, 2};
  for (size_t i = 0; i < 4; i++) {
    const double stiffness = 180, damping = 2 * ratios[i] * sqrt(stiffness);
    double x = -1, v = 5; /* distance from the target, and speed */
    sidle_animation_spec spec;
    CONTEXT("damping ratio %g", ratios[i]);
    fresh();
    sidle_animation_spec_init(&spec);
    spec.kind = SIDLE_ANIMATION_SPRING;
    spec.from = 2, spec.to = 3, spec.velocity = 5;
    spec.spring_stiffness = stiffness;
    spec.spring_damping_ratio = ratios[i];
    const sidle_animation one = add(none, spec);
    CHECK_OK(sidle_animation_start(stage, one));
    for (int ms = 1; ms <= 200; ms++) {
      for (int part = 0; part < 10; part++) {
        const double h = 1e-4;
        const double a1 = -stiffness * x - damping * v;
        const double v2 = v + h / 2 * a1, a2 = -stiffness * (x + h / 2 * v) - damping * v2;
        const double v3 = v + h / 2 * a2, a3 = -stiffness * (x + h / 2 * v2) - damping * v3;
        const double v4 = v + h * a3, a4 = -stiffness * (x + h * v3) - damping * v4;
        x += h / 6 * (v + 2 * v2 + 2 * v3 + v4);
        v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
      }
      if (ends(one, 1, NULL) > 0) break;
      CHECK_NEAR(state_of(one).value, 3 + x, 1e-9);
      CHECK_NEAR(state_of(one).velocity, v, 1e-7);
    }
    CHECK_OK(sidle_stage_step(stage, 1000));
    CHECK(state_of(one).value == 3 && state_of(one).velocity == 0);
  }
  CONTEXT("%s", "");
}

/* The same script in one step and in many. */
static void slices(void) {
  uint64_t fingerprints[3];
  char *texts[3];
  static const int64_t slice[3] = {MS(100000), MS(16) + 666667, 777777};
  for (int i = 0; i < 3; i++) {
    transcript t = {NULL, 0, 0, 0};
    fresh();
    const sidle_animation sequence = group(none, SIDLE_ANIMATION_SEQUENCE);
    const sidle_animation parallel = group(sequence, SIDLE_ANIMATION_PARALLEL);
    sidle_animation_spec spec = linear(0, 1, 0.3);
    spec.kind = SIDLE_ANIMATION_SPRING;
    add(parallel, spec);
    spec.kind = SIDLE_ANIMATION_DECAY;
    spec.velocity = 300;
    add(parallel, spec);
    add(sequence, linear(0, 1, 1.0 / 3));
    sidle_animation_spec endless = linear(0, 1, 0.07);
    endless.repeat_count = (double)INFINITY;
    const sidle_animation forever = add(none, endless);
    CHECK_OK(sidle_animation_start(stage, sequence));
    CHECK_OK(sidle_animation_start(stage, forever));
    for (int at = 1; at <= 10; at++) {
      while (sidle_stage_now(stage) < MS(370 * at)) {
        const int64_t next = sidle_stage_now(stage) + slice[i];
        step_to(stage, next < MS(370 * at) ? next : MS(370 * at), &t);
      }
      if (at % 3 == 0) CHECK_OK(sidle_animation_reverse(stage, sequence));
      if (at == 5) CHECK_OK(sidle_animation_stop(stage, forever));
      if (at == 6) CHECK_OK(sidle_animation_start(stage, sequence));
    }
    step_to(stage, sidle_stage_now(stage), &t);
    fingerprints[i] = sidle_stage_fingerprint(stage);
    texts[i] = t.bytes;
    CHECK(t.count >= 2);
  }
  for (int i = 1; i < 3; i++) {
    CHECK_TEXT(texts[i], texts[0]);
    CHECK_HEX(fingerprints[i], fingerprints[0]);
  }
  for (int i = 0; i < 3; i++) free(texts[i]);
}

int main(void) {
  timing();
  controls();
  groups();
  spring();
  slices();
  sidle_stage_destroy(stage);
  return check_report();
}
