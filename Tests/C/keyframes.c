/* Values through keyframes: each way of getting from one to the next, beside formulas written here;
 * what they bring along into groups, repeats and new targets. */
#include "scene.h"

static sidle_stage *stage;
static const sidle_animation none = {0};
static const double values[] = {10, -20, 30, 35, 0}, times[] = {0, 0.1, 0.5, 0.5, 1};
enum { COUNT = 5 };

static void fresh(void) {
  sidle_stage_spec spec;
  sidle_stage_destroy(stage);
  sidle_stage_spec_init(&spec);
  CHECK_OK(sidle_stage_create(&spec, &stage));
}

static sidle_animation_spec frames(int32_t calculation, double duration) {
  sidle_animation_spec spec;
  sidle_animation_spec_init(&spec);
  spec.kind = SIDLE_ANIMATION_KEYFRAMES;
  spec.values = (sidle_numbers){values, COUNT};
  spec.calculation = calculation;
  spec.duration = duration;
  return spec;
}

static sidle_animation add(sidle_animation parent, sidle_animation_spec spec) {
  sidle_animation result;
  CHECK_OK(sidle_animation_create(stage, parent, &spec, &result));
  return result;
}

static sidle_animation_state state_of(sidle_animation animation) {
  sidle_animation_state state;
  memset(&state, 0, sizeof state);
  state.struct_size = sizeof state;
  CHECK_OK(sidle_animation_get_state(stage, animation, &state));
  return state;
}

/* ---- The formulas -------------------------------------------------------------------------- */

static double at(const double *when, int index) {
  return when != NULL ? when[index] : (double)index / (COUNT - 1);
}

/* Half the way between the neighbours, per unit of time; one-sided at the ends. */
static double tangent(const double *when, int i) {
  const int before = i > 0 ? i - 1 : 0, after = i < COUNT - 1 ? i + 1 : COUNT - 1;
  const double time = at(when, after) - at(when, before);
  return time > 0 ? (values[after] - values[before]) / time : 0;
}

static double model(int32_t calculation, const double *when, double x) {
  int i = 0;
  if (calculation == SIDLE_CALCULATION_DISCRETE) {
    for (i = COUNT - 1; i > 0; i--)
      if (when != NULL ? when[i] <= x : (double)i / COUNT <= x) break;
    return values[i];
  }
  if (calculation == SIDLE_CALCULATION_PACED) {
    double whole = 0, way = 0;
    for (i = 1; i < COUNT; i++) whole += fabs(values[i] - values[i - 1]);
    for (i = 1; i < COUNT; i++) {
      const double length = fabs(values[i] - values[i - 1]);
      if (x * whole < way + length)
        return values[i - 1] + (values[i] - values[i - 1]) * (x * whole - way) / length;
      way += length;
    }
    return values[COUNT - 1];
  }
  while (i < COUNT - 2 && at(when, i + 1) <= x) i++;
  const double span = at(when, i + 1) - at(when, i), t = (x - at(when, i)) / span;
  if (calculation == SIDLE_CALCULATION_LINEAR) return values[i] + (values[i + 1] - values[i]) * t;
  const double t2 = t * t, t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * values[i] + (3 * t2 - 2 * t3) * values[i + 1] +
         span * ((t3 - 2 * t2 + t) * tangent(when, i) + (t3 - t2) * tangent(when, i + 1));
}

/* ---- Tests --------------------------------------------------------------------------------- */

/* Every calculation, with and without times, in steps of 7 ms; the velocity is the slope. */
static void calculations(void) {
  const double *const lists[] = {NULL, times};
  for (int32_t calculation = 1; calculation <= 4; calculation++) {
    for (int i = 0; i < 2; i++) {
      CONTEXT("calculation %d, %s", (int)calculation, i ? "with times" : "even");
      fresh();
      sidle_animation_spec spec = frames(calculation, 2);
      if (i == 1) spec.times = (sidle_numbers){lists[i], COUNT};
      const sidle_animation one = add(none, spec);
      CHECK(state_of(one).value == values[0]);
      CHECK_OK(sidle_animation_start(stage, one));
      double slope = 0, last = values[0];
      for (int ms = 7; ms < 2000; ms += 7) {
        CHECK_OK(sidle_stage_step_to(stage, MS(ms)));
        const double x = ms / 2000.0, h = 1e-7;
        const sidle_animation_state state = state_of(one);
        const double before = model(calculation, lists[i], x - h);
        const double after = model(calculation, lists[i], x + h);
        CHECK_NEAR(state.value, model(calculation, lists[i], x), 1e-9);
        if (fabs(after - before) < 1) /* not across a jump */
          CHECK_NEAR(state.velocity, (after - before) / (2 * h) / 2, 1e-4);
        slope += fabs(state.velocity);
        last = state.value;
      }
      CHECK((slope > 0) == (calculation != SIDLE_CALCULATION_DISCRETE));
      CHECK(calculation == SIDLE_CALCULATION_DISCRETE || fabs(last) < 1);
      CHECK_OK(sidle_stage_step_to(stage, MS(2000)));
      CHECK(state_of(one).value == values[COUNT - 1] && state_of(one).velocity == 0);
      CHECK_INT(state_of(one).playback, SIDLE_PLAYBACK_FINISHED);
    }
  }
  CONTEXT("%s", "");
}

/* What is given is copied; equal keyframes are independent of each other. */
static void copies(void) {
  double mine[] = {0, 8, 4};
  char names[] = "linear out-quad";
  fresh();
  sidle_animation_spec spec = frames(SIDLE_CALCULATION_LINEAR, 1);
  spec.values = (sidle_numbers){mine, 3};
  spec.curves = text(names);
  const sidle_animation one = add(none, spec), two = add(none, spec);
  const uint64_t before = sidle_stage_fingerprint(stage);
  mine[0] = mine[1] = mine[2] = -1e6;
  memset(names, 'x', sizeof names - 1);
  CHECK_HEX(sidle_stage_fingerprint(stage), before);
  CHECK_OK(sidle_animation_start(stage, one));
  CHECK_OK(sidle_animation_start(stage, two));
  CHECK_OK(sidle_stage_step_to(stage, MS(125)));
  CHECK(state_of(one).value == 2 && state_of(two).value == 2);
  CHECK_OK(sidle_animation_destroy(stage, one));
  CHECK_OK(sidle_stage_step_to(stage, MS(750)));
  CHECK_NEAR(state_of(two).value, 8 - 4 * (1 - 0.5 * 0.5), 1e-12);
  /* One curve serves every way. */
  const double again[] = {0, 8, 4};
  spec.values = (sidle_numbers){again, 3};
  spec.curves = text("out-quad");
  const sidle_animation three = add(none, spec);
  CHECK_OK(sidle_animation_seek(stage, three, 0.25));
  CHECK_NEAR(state_of(three).value, 8 * 0.75, 1e-12);
  CHECK_OK(sidle_animation_seek(stage, three, 0.75));
  CHECK_NEAR(state_of(three).value, 8 - 4 * 0.75, 1e-12);
}

/* As a member, back and forth, in parts, and from where it is to a new target. */
static void plays(void) {
  fresh();
  sidle_animation_spec group, spec = frames(SIDLE_CALCULATION_LINEAR, 1);
  sidle_animation_spec_init(&group);
  group.kind = SIDLE_ANIMATION_SEQUENCE;
  const sidle_animation sequence = add(none, group), first = add(sequence, spec);
  spec.autoreverses = 1;
  spec.repeat_count = 1.25; /* 2.5 s: forth, back, and half the way forth */
  const sidle_animation second = add(sequence, spec);
  CHECK_NEAR(state_of(sequence).duration, 3.5, 1e-9);
  CHECK_OK(sidle_animation_start(stage, sequence));
  CHECK_OK(sidle_stage_step_to(stage, MS(1125)));
  CHECK(state_of(first).value == 0);
  CHECK_NEAR(state_of(second).value, -5, 1e-9);
  CHECK_NEAR(state_of(sequence).value, -5, 1e-9);
  CHECK_OK(sidle_stage_step_to(stage, MS(2875)));
  CHECK_NEAR(state_of(second).value, -5, 1e-9);
  CHECK_NEAR(state_of(second).velocity, 120, 1e-6);
  CHECK_OK(sidle_stage_step_to(stage, MS(9000)));
  CHECK(state_of(second).value == 30);

  const sidle_animation one = add(none, frames(SIDLE_CALCULATION_CUBIC, 1));
  CHECK_OK(sidle_animation_start(stage, one));
  CHECK_OK(sidle_stage_step_to(stage, MS(9300)));
  const sidle_animation_state before = state_of(one);
  CHECK(fabs(before.velocity) > 1);
  CHECK_OK(sidle_animation_retarget(stage, one, 77)); /* by a spring, without a jump */
  CHECK(state_of(one).value == before.value);
  CHECK_NEAR(state_of(one).velocity, before.velocity, 1e-9);
  CHECK_OK(sidle_stage_step_to(stage, MS(60000)));
  CHECK(state_of(one).value == 77);
  CHECK_OK(sidle_animation_start(stage, one)); /* from where the new target was given */
  CHECK(state_of(one).value == before.value);
}

/* One value, no duration. */
static void ends(void) {
  fresh();
  sidle_animation_spec spec = frames(SIDLE_CALCULATION_CUBIC, 1);
  spec.values.count = 1;
  const sidle_animation still = add(none, spec);
  const sidle_animation jump = add(none, frames(SIDLE_CALCULATION_LINEAR, 0));
  CHECK_OK(sidle_animation_start(stage, still));
  CHECK_OK(sidle_animation_start(stage, jump));
  CHECK(state_of(jump).value == values[COUNT - 1]);
  CHECK_OK(sidle_stage_step_to(stage, MS(500)));
  CHECK(state_of(still).value == values[0] && state_of(still).velocity == 0);
  CHECK_INT(state_of(still).playback, SIDLE_PLAYBACK_PLAYING);
  CHECK_INT(state_of(jump).playback, SIDLE_PLAYBACK_FINISHED);
}

int main(void) {
  calculations();
  copies();
  plays();
  ends();
  sidle_stage_destroy(stage);
  return check_report();
}
