/* The laws of motion with arguments that must be refused: the status, and zeros for what comes out. Then
 * springs and curves of animations, which have sentences as well. */
#include "misuse.h"

static const double huge[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, 1.0000001e9,
                              -1.0000001e9};
enum { HUGE_COUNT = 5 };

static sidle_status wrong(int i) {
  return i < 3 ? SIDLE_ERROR_NOT_FINITE : SIDLE_ERROR_RANGE;
}

#define REFUSES(want, out, call) (POISON(out), CHECK_STATUS((call), (want)), ZEROED(out))

/* A spec of another size, and one with fields that this library does not know. */
static void sizes(void) {
  struct {
    sidle_spring_spec spec;
    double more[2];
  } newer;
  double number;
  const uint32_t wrong[] = {0, 1, 8, sizeof newer.spec - 8, sizeof newer.spec - 1, UINT32_MAX};
  for (int i = 0; i < 6; i++) {
    CONTEXT("struct_size %u", wrong[i]);
    sidle_spring_spec_init(&newer.spec);
    newer.spec.struct_size = wrong[i];
    REFUSES(SIDLE_ERROR_ARGUMENT, number, sidle_spring_rest_time(&newer.spec, 0, 1, 0, 0, &number));
  }
  CONTEXT("%s", "");
  POISON(newer);
  sidle_spring_spec_init_sized(&newer.spec, sizeof newer);
  CHECK_INT(newer.spec.struct_size, sizeof newer);
  CHECK_OK(sidle_spring_rest_time(&newer.spec, 0, 1, 0, 0, &number));
  newer.more[1] = 1;
  REFUSES(SIDLE_ERROR_NEWER_FIELDS, number,
          sidle_spring_rest_time(&newer.spec, 0, 1, 0, 0, &number));
}

static void springs(void) {
  sidle_spring_spec spec;
  sidle_motion_state state;
  sidle_spring spring;
  double number;
  sidle_spring_spec_init(&spec);
  sidle_spring_spec_init_sized(NULL, sizeof spec);
  CHECK_STATUS(sidle_spring_describe(&spec, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_spring_state_at(&spec, 0, 1, 0, 1, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_spring_rest_time(&spec, 0, 1, 0, 0, NULL), SIDLE_ERROR_NULL);
  STATE_OF(spring);
  CHECK_STATUS(sidle_spring_describe(NULL, &spring), SIDLE_ERROR_NULL);
  ZEROED_AFTER_SIZE(spring);
  REFUSES(SIDLE_ERROR_NULL, state, sidle_spring_state_at(NULL, 0, 1, 0, 1, &state));
  REFUSES(SIDLE_ERROR_NULL, number, sidle_spring_rest_time(NULL, 0, 1, 0, 0, &number));
  STATE_OF(spring);
  spring.struct_size = sizeof spring - 8;
  CHECK_STATUS(sidle_spring_describe(&spec, &spring), SIDLE_ERROR_ARGUMENT);
  for (int i = 0; i < HUGE_COUNT; i++) {
    CONTEXT("%g", huge[i]);
    REFUSES(wrong(i), state, sidle_spring_state_at(&spec, huge[i], 1, 0, 1, &state));
    REFUSES(wrong(i), state, sidle_spring_state_at(&spec, 0, huge[i], 0, 1, &state));
    REFUSES(wrong(i), state, sidle_spring_state_at(&spec, 0, 1, huge[i], 1, &state));
    REFUSES(wrong(i), state, sidle_spring_state_at(&spec, 0, 1, 0, huge[i], &state));
    REFUSES(wrong(i), number, sidle_spring_rest_time(&spec, huge[i], 1, 0, 0, &number));
    REFUSES(wrong(i), number, sidle_spring_rest_time(&spec, 0, huge[i], 0, 0, &number));
    REFUSES(wrong(i), number, sidle_spring_rest_time(&spec, 0, 1, huge[i], 0, &number));
    REFUSES(wrong(i), number, sidle_spring_rest_time(&spec, 0, 1, 0, huge[i], &number));
  }
  CONTEXT("%s", "");
  REFUSES(SIDLE_ERROR_RANGE, state, sidle_spring_state_at(&spec, 0, 1, 0, -1e-9, &state));
  REFUSES(SIDLE_ERROR_RANGE, number, sidle_spring_rest_time(&spec, 0, 1, 0, -1e-9, &number));
  spec.preset = text("snapy");
  REFUSES(SIDLE_ERROR_NOT_FOUND, number, sidle_spring_rest_time(&spec, 0, 1, 0, 0, &number));
  spec.preset = (sidle_text){NULL, 3};
  REFUSES(SIDLE_ERROR_NULL, number, sidle_spring_rest_time(&spec, 0, 1, 0, 0, &number));
  spec.preset = text("");
  const int32_t forms[] = {0, -1, 5, INT32_MAX, INT32_MIN, 257};
  for (int i = 0; i < 6; i++) {
    spec.form = forms[i];
    REFUSES(SIDLE_ERROR_ARGUMENT, number, sidle_spring_rest_time(&spec, 0, 1, 0, 0, &number));
  }
  spec.form = SIDLE_SPRING_MASS;
  spec.reserved = 1;
  REFUSES(SIDLE_ERROR_RANGE, number, sidle_spring_rest_time(&spec, 0, 1, 0, 0, &number));
  spec.reserved = 0;
  spec.flags = 1;
  REFUSES(SIDLE_ERROR_ARGUMENT, number, sidle_spring_rest_time(&spec, 0, 1, 0, 0, &number));
  spec.flags = 0;
  /* Each number at both ends of its range, and past them. */
  const struct {
    double *field;
    double least, most;
  } fields[] = {{&spec.stiffness, 1e-3, 1e7}, {&spec.damping_ratio, 0.01, 100},
                {&spec.response, 0.002, 198}, {&spec.duration, 0.002, 198},
                {&spec.bounce, -0.99, 0.99},  {&spec.mass, 1e-6, 1e6},
                {&spec.damping, 0, 1e9}};
  for (int i = 0; i < 7; i++) {
    const double usual = *fields[i].field;
    const double bad[] = {fields[i].least - 1e-9, fields[i].most * 1.0000001};
    for (int form = 1; form <= 3; form++) {
      CONTEXT("field %d, form %d", i, form);
      spec.form = form;
      *fields[i].field = fields[i].least;
      CHECK_OK(sidle_spring_state_at(&spec, 0, 1e9, 1e9, 1e9, &state));
      CHECK(isfinite(state.value) && isfinite(state.velocity));
      CHECK_OK(sidle_spring_rest_time(&spec, 0, 1e9, 1e9, 1e-300, &number));
      CHECK(isfinite(number) && number > 0);
      *fields[i].field = fields[i].most;
      CHECK_OK(sidle_spring_state_at(&spec, 0, 1e9, 1e9, 1e9, &state));
      CHECK(isfinite(state.value) && isfinite(state.velocity));
      CHECK_OK(sidle_spring_rest_time(&spec, 0, 1e9, 1e9, 1e-300, &number));
      CHECK(isfinite(number) && number > 0);
      for (int b = 0; b < 2; b++) {
        *fields[i].field = bad[b];
        REFUSES(SIDLE_ERROR_RANGE, number, sidle_spring_rest_time(&spec, 0, 1, 0, 0, &number));
      }
      *fields[i].field = (double)NAN;
      REFUSES(SIDLE_ERROR_NOT_FINITE, number, sidle_spring_rest_time(&spec, 0, 1, 0, 0, &number));
      *fields[i].field = usual;
    }
  }
  CONTEXT("%s", "");
}

static void decays(void) {
  double number;
  sidle_motion_state state;
  CHECK_STATUS(sidle_decay_rate(1, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_decay_rest(0.998, 0, 1, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_decay_velocity(0.998, 0, 1, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_decay_rest_time(0.998, 1, 0, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_decay_state_at(0.998, 0, 1, 0, NULL), SIDLE_ERROR_NULL);
  for (int i = 0; i < HUGE_COUNT; i++) {
    CONTEXT("%g", huge[i]);
    REFUSES(wrong(i), number, sidle_decay_rate(huge[i], &number));
    REFUSES(wrong(i), number, sidle_decay_rest(huge[i], 0, 1, &number));
    REFUSES(wrong(i), number, sidle_decay_rest(0.998, huge[i], 1, &number));
    REFUSES(wrong(i), number, sidle_decay_rest(0.998, 0, huge[i], &number));
    REFUSES(wrong(i), number, sidle_decay_velocity(huge[i], 0, 1, &number));
    REFUSES(wrong(i), number, sidle_decay_velocity(0.998, huge[i], 1, &number));
    REFUSES(wrong(i), number, sidle_decay_velocity(0.998, 0, huge[i], &number));
    REFUSES(wrong(i), number, sidle_decay_rest_time(huge[i], 1, 0, &number));
    REFUSES(wrong(i), number, sidle_decay_rest_time(0.998, huge[i], 0, &number));
    REFUSES(wrong(i), number, sidle_decay_rest_time(0.998, 1, huge[i], &number));
    REFUSES(wrong(i), state, sidle_decay_state_at(huge[i], 0, 1, 0, &state));
    REFUSES(wrong(i), state, sidle_decay_state_at(0.998, huge[i], 1, 0, &state));
    REFUSES(wrong(i), state, sidle_decay_state_at(0.998, 0, huge[i], 0, &state));
    REFUSES(wrong(i), state, sidle_decay_state_at(0.998, 0, 1, huge[i], &state));
  }
  CONTEXT("%s", "");
  const double rates[] = {0.4999, 0.99991, 1, 0, -1}, times[] = {0, -1, 0.00149, 10};
  for (int i = 0; i < 5; i++)
    REFUSES(SIDLE_ERROR_RANGE, number, sidle_decay_rest(rates[i], 0, 1, &number));
  for (int i = 0; i < 4; i++)
    REFUSES(SIDLE_ERROR_RANGE, number, sidle_decay_rate(times[i], &number));
  const double ends[] = {0.5, 0.9999};
  for (int i = 0; i < 2; i++) {
    CHECK_OK(sidle_decay_rest(ends[i], 1e9, 1e9, &number));
    CHECK_OK(sidle_decay_velocity(ends[i], -1e9, 1e9, &number));
    CHECK_OK(sidle_decay_state_at(ends[i], 1e9, 1e9, 1e9, &state));
    CHECK(isfinite(number) && isfinite(state.value) && state.velocity == 0);
  }
}

static void bands(void) {
  enum { ELASTIC = SIDLE_OVERSCROLL_ELASTIC, VIEW = SIDLE_OVERSCROLL_SCROLL_VIEW };
  double number;
  CHECK_STATUS(sidle_rubber_band_shown(ELASTIC, 0.5, 0, 1, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_rubber_band_pull(ELASTIC, 0.5, 0, 1, NULL), SIDLE_ERROR_NULL);
  for (int i = 0; i < HUGE_COUNT; i++) {
    CONTEXT("%g", huge[i]);
    REFUSES(wrong(i), number, sidle_rubber_band_shown(ELASTIC, huge[i], 0, 1, &number));
    REFUSES(wrong(i), number, sidle_rubber_band_shown(ELASTIC, 0.5, huge[i], 1, &number));
    REFUSES(wrong(i), number, sidle_rubber_band_shown(ELASTIC, 0.5, 0, huge[i], &number));
    REFUSES(wrong(i), number, sidle_rubber_band_pull(VIEW, huge[i], 9, 1, &number));
    REFUSES(wrong(i), number, sidle_rubber_band_pull(VIEW, 0.5, huge[i], 1, &number));
    REFUSES(wrong(i), number, sidle_rubber_band_pull(VIEW, 0.5, 9, huge[i], &number));
  }
  CONTEXT("%s", "");
  const int32_t forms[] = {SIDLE_OVERSCROLL_CLAMP, SIDLE_OVERSCROLL_FREE, 0, -1, 6, INT32_MIN};
  for (int i = 0; i < 6; i++) {
    REFUSES(SIDLE_ERROR_ARGUMENT, number, sidle_rubber_band_shown(forms[i], 0.5, 1, 1, &number));
    REFUSES(SIDLE_ERROR_ARGUMENT, number, sidle_rubber_band_pull(forms[i], 0.5, 1, 1, &number));
  }
  const double coefficients[] = {0, 0.0009, 1.001};
  for (int i = 0; i < 3; i++) {
    REFUSES(SIDLE_ERROR_RANGE, number,
            sidle_rubber_band_shown(ELASTIC, coefficients[i], 1, 1, &number));
    REFUSES(SIDLE_ERROR_RANGE, number,
            sidle_rubber_band_shown(VIEW, coefficients[i], 1, 1, &number));
    REFUSES(SIDLE_ERROR_RANGE, number,
            sidle_rubber_band_shown(SIDLE_OVERSCROLL_POWER, coefficients[i], 1, 1, &number));
  }
  /* What is never shown has no pull. */
  REFUSES(SIDLE_ERROR_RANGE, number, sidle_rubber_band_pull(VIEW, 0.5, 9, 9, &number));
  REFUSES(SIDLE_ERROR_RANGE, number, sidle_rubber_band_pull(VIEW, 0.5, 0, 1e-9, &number));
  CHECK_OK(sidle_rubber_band_pull(VIEW, 0.5, 0, 0, &number));
  CHECK_NEAR(number, 0, 0);
  CHECK_OK(sidle_rubber_band_pull(SIDLE_OVERSCROLL_POWER, 0.1, 0, 1e9, &number));
  CHECK(isfinite(number));
}

static void flings(void) {
  double distance, seconds;
  sidle_motion_state state;
  CHECK_STATUS(sidle_fling_travel(0.015, 1, NULL, &seconds), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_fling_travel(0.015, 1, &distance, NULL), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_fling_state_at(0.015, 0, 1, 0, NULL), SIDLE_ERROR_NULL);
  for (int i = 0; i < HUGE_COUNT; i++) {
    CONTEXT("%g", huge[i]);
    POISON(seconds);
    REFUSES(wrong(i), distance, sidle_fling_travel(huge[i], 1, &distance, &seconds));
    ZEROED(seconds);
    REFUSES(wrong(i), distance, sidle_fling_travel(0.015, huge[i], &distance, &seconds));
    REFUSES(wrong(i), state, sidle_fling_state_at(huge[i], 0, 1, 0, &state));
    REFUSES(wrong(i), state, sidle_fling_state_at(0.015, huge[i], 1, 0, &state));
    REFUSES(wrong(i), state, sidle_fling_state_at(0.015, 0, huge[i], 0, &state));
    REFUSES(wrong(i), state, sidle_fling_state_at(0.015, 0, 1, huge[i], &state));
  }
  CONTEXT("%s", "");
  const double frictions[] = {0, 0.9e-4, 100.1, -1}, ends[] = {1e-4, 100};
  for (int i = 0; i < 4; i++)
    REFUSES(SIDLE_ERROR_RANGE, distance, sidle_fling_travel(frictions[i], 1, &distance, &seconds));
  for (int i = 0; i < 2; i++) {
    CHECK_OK(sidle_fling_travel(ends[i], 1e9, &distance, &seconds));
    CHECK_OK(sidle_fling_state_at(ends[i], 1e9, 1e9, 1e9, &state));
    CHECK(isfinite(distance) && isfinite(seconds) && isfinite(state.value));
  }
}

/* Texts of curves: the status without a stage, and of an animation, which takes no stops. */
static const struct {
  const char *text;
  sidle_status want, of_animation;
} curves[] = {
    {"eas", SIDLE_ERROR_NOT_FOUND, SIDLE_ERROR_NOT_FOUND},
    {"", SIDLE_ERROR_NOT_FOUND, SIDLE_OK},
    {"steps", SIDLE_ERROR_NOT_FOUND, SIDLE_ERROR_NOT_FOUND},
    {"steps (4)", SIDLE_ERROR_NOT_FOUND, SIDLE_ERROR_NOT_FOUND},
    {"Steps(4)", SIDLE_ERROR_NOT_FOUND, SIDLE_ERROR_NOT_FOUND},
    {"spring(1)", SIDLE_ERROR_NOT_FOUND, SIDLE_ERROR_NOT_FOUND},
    {"steps(", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"steps()", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"steps(0)", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"steps(-1)", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"steps(2147483648)", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"steps(99999999999999999999999999)", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"steps(1, jump-none)", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"steps(2.5)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"steps(2", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"steps(2))", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"steps(2) ", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"steps(2,)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"steps(2, middle)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"steps(2, END)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"cubic-bezier()", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"cubic-bezier(0, 0, 1)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"cubic-bezier(0, 0, 1, 1, 1)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"cubic-bezier(0 0 1 1)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"cubic-bezier(0, 0, 1, nan)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"cubic-bezier(0, 0, 1, 1e999)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"cubic-bezier(-0.1, 0, 1, 1)", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"cubic-bezier(0, 0, 1.1, 1)", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"cubic-bezier(0, 1.1e9, 1, 1)", SIDLE_ERROR_RANGE, SIDLE_ERROR_RANGE},
    {"linear(0, 1)", SIDLE_OK, SIDLE_ERROR_ARGUMENT},
    {"linear()", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"linear(0, )", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"linear(20%)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"linear(0 1)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"linear(0, 20% 0.5 40%, 1)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"linear(0, 0.5 20% 30% 40%, 1)", SIDLE_ERROR_ARGUMENT, SIDLE_ERROR_ARGUMENT},
    {"linear(0, 1.1e9)", SIDLE_ERROR_RANGE, SIDLE_ERROR_ARGUMENT},
};

static void texts(void) {
  double value, slope;
  char many[600] = "linear(0";
  CHECK_STATUS(sidle_curve_evaluate(text("ease"), 0, NULL, &slope), SIDLE_ERROR_NULL);
  CHECK_STATUS(sidle_curve_evaluate(text("ease"), 0, &value, NULL), SIDLE_ERROR_NULL);
  for (int i = 0; i < HUGE_COUNT; i++)
    REFUSES(wrong(i), value, sidle_curve_evaluate(text("ease"), huge[i], &value, &slope));
  for (size_t i = 0; i < sizeof curves / sizeof curves[0]; i++) {
    CONTEXT("%s", curves[i].text);
    POISON(slope);
    CHECK_STATUS(sidle_curve_evaluate(text(curves[i].text), 0.5, &value, &slope), curves[i].want);
    if (curves[i].want < 0) {
      ZEROED(value);
      ZEROED(slope);
    }
  }
  CONTEXT("%s", "");
  REFUSES(SIDLE_ERROR_NULL, value, sidle_curve_evaluate((sidle_text){NULL, 4}, 0, &value, &slope));
  REFUSES(SIDLE_ERROR_RANGE, value, sidle_curve_evaluate((sidle_text){"x", -2}, 0, &value, &slope));
  REFUSES(SIDLE_ERROR_RANGE, value,
          sidle_curve_evaluate((sidle_text){"x", 4097}, 0, &value, &slope));
  for (int i = 1; i < 64; i++) strcat(many, ",1 9% 9%");
  strcat(many, ")");
  CHECK_OK(sidle_curve_evaluate(text(many), 0.5, &value, &slope));
  many[strlen(many) - 1] = 0;
  strcat(many, ",1)");
  REFUSES(SIDLE_ERROR_RANGE, value, sidle_curve_evaluate(text(many), 0, &value, &slope));
}

static void animations(void) {
  const sidle_animation none = {0};
  scene s = scene_make(NULL, NULL, 1);
  sidle_animation_spec spec;
  sidle_animation out;
  for (size_t i = 0; i < sizeof curves / sizeof curves[0]; i++) {
    CONTEXT("%s", curves[i].text);
    sidle_animation_spec_init(&spec);
    spec.curve = text(curves[i].text);
    if (curves[i].of_animation < 0)
      REFUSED(s.stage, curves[i].of_animation, sidle_animation_create(s.stage, none, &spec, &out));
    else
      CHECK_OK(sidle_animation_create(s.stage, none, &spec, &out));
  }
  CONTEXT("%s", "");
  sidle_animation_spec_init(&spec);
  spec.spring = text("snapy");
  REFUSED(s.stage, SIDLE_ERROR_NOT_FOUND, sidle_animation_create(s.stage, none, &spec, &out));
  spec.spring = text("");
  spec.reserved = 1;
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_animation_create(s.stage, none, &spec, &out));
  spec.reserved = 0;
  const int32_t forms[] = {0, 5, -1, 256 + 1};
  for (int i = 0; i < 4; i++) {
    spec.spring_form = forms[i];
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_animation_create(s.stage, none, &spec, &out));
  }
  /* What a mass makes of the other two is told of the field that was given. */
  static const struct {
    double mass, stiffness, damping;
    const char *field; /* NULL: it is good */
  } springs[] = {
      {1, 300, 34.64, NULL},
      {1e6, 1e3, 1e9, "spec.spring_damping"},
      {1e6, 1e3, 1000, NULL},
      {1e6, 999, 1e5, "spec.spring_mass"},
      {1e-6, 10.1, 1, "spec.spring_mass"},
      {1e-6, 10, 0.0063, NULL},
      {1, 300, 0, "spec.spring_damping"},
      {1, 100, 0.19, "spec.spring_damping"},
      {1, 100, 0.21, NULL},
      {1, 100, 1999, NULL},
      {1, 100, 2001, "spec.spring_damping"},
  };
  spec.spring_form = SIDLE_SPRING_MASS;
  for (size_t i = 0; i < sizeof springs / sizeof springs[0]; i++) {
    CONTEXT("spring %zu", i);
    spec.spring_mass = springs[i].mass;
    spec.spring_stiffness = springs[i].stiffness;
    spec.spring_damping = springs[i].damping;
    if (springs[i].field == NULL) {
      CHECK_OK(sidle_animation_create(s.stage, none, &spec, &out));
      continue;
    }
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_animation_create(s.stage, none, &spec, &out));
    CHECK(strstr(sidle_stage_last_error(s.stage), springs[i].field) != NULL);
  }
  CONTEXT("%s", "");
  /* Rows know no mass. */
  sidle_row_spec row;
  sidle_row made;
  sidle_row_spec_init(&row);
  row.spring_form = SIDLE_SPRING_MASS;
  REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_row_create(s.stage, s.list, &row, &made));
  sidle_stage_destroy(s.stage);
}

int main(void) {
  sizes();
  springs();
  decays();
  bands();
  flings();
  texts();
  animations();
  return check_report();
}
