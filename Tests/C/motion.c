/* The laws of motion by themselves, beside numbers worked out with mpmath at 40 digits from the formulas
 * that the header gives. */
#include "scene.h"

/* The parts of the numbers that are allowed to be off. */
#define NEAR(got, want) CHECK_NEAR((got), (want), 1e-12 * (1 + fabs((double)(want))))

static sidle_spring_spec preset(const char *name) {
  sidle_spring_spec spec;
  sidle_spring_spec_init(&spec);
  spec.preset = text(name);
  return spec;
}

static sidle_spring_spec by_mass(double mass, double stiffness, double damping) {
  sidle_spring_spec spec = preset("");
  spec.form = SIDLE_SPRING_MASS;
  spec.mass = mass;
  spec.stiffness = stiffness;
  spec.damping = damping;
  return spec;
}

static sidle_spring described(sidle_spring_spec spec) {
  sidle_spring spring = {.struct_size = sizeof spring};
  CHECK_OK(sidle_spring_describe(&spec, &spring));
  CHECK_INT(spring.struct_size, sizeof spring);
  CHECK_INT(spring.reserved, 0);
  return spring;
}

/* Every description of one spring says the same of it in all other words. */
static void descriptions(void) {
  sidle_spring_spec specs[4];
  for (int i = 0; i < 4; i++) specs[i] = preset("");
  specs[0].stiffness = 157.91367041742973;
  specs[0].damping_ratio = 0.7;
  specs[1].form = SIDLE_SPRING_RESPONSE;
  specs[1].response = 0.5;
  specs[1].damping_ratio = 0.7;
  specs[2].form = SIDLE_SPRING_DURATION;
  specs[2].duration = 0.5;
  specs[2].bounce = 0.3;
  /* CASpringAnimation's, from Tests/data/conformance/springs_convert.csv. */
  specs[3] = by_mass(1, 157.91367041742973, 17.59291886010284);
  for (int i = 0; i < 4; i++) {
    CONTEXT("description %d", i);
    const sidle_spring spring = described(specs[i]);
    NEAR(spring.mass, 1);
    NEAR(spring.stiffness, 157.91367041742973);
    NEAR(spring.damping, 17.59291886010284);
    NEAR(spring.damping_ratio, 0.7);
    NEAR(spring.response, 0.5);
    NEAR(spring.bounce, 0.3);
    NEAR(spring.frequency, 12.566370614359172);
  }
  CONTEXT("%s", "");
  const sidle_spring heavy = described(by_mass(3, 1000, 500));
  NEAR(heavy.mass, 3);
  NEAR(heavy.stiffness, 1000);
  NEAR(heavy.damping, 500);
  NEAR(heavy.damping_ratio, 4.5643546458763842);
  NEAR(heavy.bounce, 1 / 4.5643546458763842 - 1);
  /* A name counts for more than any number, which has to be right all the same. */
  sidle_spring_spec both = preset("timing-parameters");
  both.form = SIDLE_SPRING_DURATION;
  NEAR(described(both).damping, 500);
}

/* What is published of each name: response and damping ratio. */
#define TURN 6.283185307179586
static void names(void) {
  const struct {
    const char *name;
    double response, ratio;
  } published[] = {
      {"smooth", 0.5, 1},
      {"snappy", 0.5, 0.85},
      {"bouncy", 0.5, 0.7},
      {"classic", 0.5, 0.825},
      {"interactive", 0.15, 0.86},
      {"core-animation", TURN * sqrt(1 / 100.0), 0.5},
      {"timing-parameters", TURN * sqrt(3 / 1000.0), 4.5643546458763842},
      {"react-spring", TURN * sqrt(1 / 170.0), 13 / sqrt(170.0)},
      {"flutter-scroll", TURN * sqrt(0.5 / 100), 1.1},
      {"scroll-return", 0.575, 1},
      {"android", TURN * sqrt(1 / 1500.0), 0.5},
      {"android-edge", TURN / 24.657, 0.98},
  };
  const int count = (int)(sizeof published / sizeof published[0]);
  for (int i = 0; i < count; i++) {
    CONTEXT("%s", published[i].name);
    CHECK_TEXT(sidle_spring_name(i), published[i].name);
    const sidle_spring spring = described(preset(published[i].name));
    NEAR(spring.response, published[i].response);
    NEAR(spring.damping_ratio, published[i].ratio);
  }
  CONTEXT("%s", "");
  CHECK(sidle_spring_name(count) == NULL);
  CHECK(sidle_spring_name(-1) == NULL);
  CHECK(sidle_spring_name(INT32_MAX) == NULL);
  CHECK(sidle_spring_name(INT32_MIN) == NULL);
}

static void states(void) {
  const struct {
    sidle_spring_spec spec;
    double from, to, velocity, seconds, value, speed;
  } table[] = {
      {preset("snappy"), 0, 1, 0, 0.3, 0.95644659380411118634, 0.88586259983561628273},
      {preset("snappy"), 10, -90, 500, 0.25, -74.240562714950060902, -223.12137289932291842},
      {preset("smooth"), 0, 1, 0, 0.3, 0.89003393922678705652, 1.0921677746436510094},
      {preset("smooth"), 10, -90, 500, 0.25, -66.700815575621574525, -216.87501609703918601},
      {by_mass(2, 100, 8), 0, 1, 0, 0.3, 1.1008294125318423939, 3.6182951479260877495},
      {by_mass(2, 100, 8), 10, -90, 500, 0.25, -35.436145318624888032, -570.14139048199862788},
      {by_mass(3, 1000, 500), 0, 1, 0, 0.3, 0.44844018672769032804, 1.1166846236903130912},
      {preset("timing-parameters"), 10, -90, 500, 0.25, -27.114740315639504444,
       -127.31711204570307491},
      {preset("bouncy"), 0.1, 0.3, -7, 0, 0.1, -7},
      {preset("bouncy"), 0.1, 0.3, -7, 1e9, 0.3, 0},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    sidle_motion_state state;
    CONTEXT("state %zu", i);
    CHECK_OK(sidle_spring_state_at(&table[i].spec, table[i].from, table[i].to, table[i].velocity,
                                   table[i].seconds, &state));
    NEAR(state.value, table[i].value);
    NEAR(state.velocity, table[i].speed);
  }
  CONTEXT("%s", "");
}

/* Rest comes when an animation of the same spring ends, to the nanosecond, and by then the formula is
 * where the rule wants it. */
static void rests(void) {
  double seconds;
  sidle_spring_spec spec = preset("snappy");
  CHECK_OK(sidle_spring_rest_time(&spec, 0, 100, 0, 0, &seconds));
  CHECK_NEAR(seconds, 0.727594002213269, 1.1e-9);
  spec = preset("timing-parameters");
  CHECK_OK(sidle_spring_rest_time(&spec, 0, 1, 0, 0, &seconds));
  CHECK_NEAR(seconds, 3.41803287737052, 1.1e-9);
  CHECK_OK(sidle_spring_rest_time(&spec, 5, 5, 0, 0, &seconds));
  CHECK_NEAR(seconds, 0, 0);

  scene s = scene_make(NULL, NULL, 1);
  for (int i = 0; sidle_spring_name(i) != NULL; i++) {
    static const double rest[] = {0, 0.25};
    for (int r = 0; r < 2; r++) {
      sidle_animation_spec animation;
      sidle_animation made;
      sidle_animation_state state = {.struct_size = sizeof state};
      CONTEXT("%s, rest %g", sidle_spring_name(i), rest[r]);
      sidle_animation_spec_init(&animation);
      animation.kind = SIDLE_ANIMATION_SPRING;
      animation.spring = text(sidle_spring_name(i));
      animation.from = -20;
      animation.to = 300;
      animation.velocity = -900;
      animation.rest_distance = rest[r];
      CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &animation, &made));
      CHECK_OK(sidle_animation_get_state(s.stage, made, &state));
      spec = preset(sidle_spring_name(i));
      CHECK_OK(sidle_spring_rest_time(&spec, -20, 300, -900, rest[r], &seconds));
      CHECK(seconds == state.duration);
      sidle_motion_state at;
      CHECK_OK(sidle_spring_state_at(&spec, -20, 300, -900, seconds, &at));
      const double near = rest[r] > 0 ? rest[r] : 0.33;
      CHECK(fabs(at.value - 300) <= near && fabs(at.velocity) <= 10 * near);
      /* And a moment in the middle is where the animation is. */
      double value;
      CHECK_OK(sidle_animation_seek(s.stage, made, seconds / 2));
      CHECK_OK(sidle_animation_get_state(s.stage, made, &state));
      CHECK_OK(sidle_spring_state_at(&spec, -20, 300, -900, state.elapsed, &at));
      CHECK_OK(sidle_animation_get_value(s.stage, made, &value));
      CHECK_NEAR(value, at.value, 1e-9);
      CHECK_OK(sidle_animation_destroy(s.stage, made));
    }
  }
  CONTEXT("%s", "");
  sidle_stage_destroy(s.stage);
}

static void decays(void) {
  double number;
  sidle_motion_state state;
  CHECK_OK(sidle_decay_rest(0.998, 100, 1000, &number));
  NEAR(number, 599.49983316645525507);
  CHECK_OK(sidle_decay_rest(0.998, 100, 0, &number));
  NEAR(number, 100);
  CHECK_OK(sidle_decay_velocity(0.998, 100, 400, &number));
  NEAR(number, 600.60080120192320553);
  CHECK_OK(sidle_decay_rest(0.998, 100, number, &number));
  NEAR(number, 400);
  CHECK_OK(sidle_decay_state_at(0.998, 100, 1000, 0.25, &state));
  NEAR(state.value, 296.68951512429719655);
  NEAR(state.velocity, 606.22706542776437267);
  CHECK_OK(sidle_decay_state_at(0.998, 100, 1000, 0, &state));
  NEAR(state.value, 100);
  NEAR(state.velocity, 1000);
  CHECK_OK(sidle_decay_rest_time(0.998, 1000, 0, &number));
  CHECK_NEAR(number, 3.45042260940628, 1.1e-9);
  CHECK_OK(sidle_decay_rest_time(0.998, -1000, 0.5, &number));
  CHECK_NEAR(number, 3.44992269282305, 1.1e-9);
  CHECK_OK(sidle_decay_rest_time(0.998, 0, 0, &number));
  CHECK_NEAR(number, 0, 0);
  CHECK_OK(sidle_decay_rate(0.325, &number));
  NEAR(number, 0.99692780579951452654);
  const double ends[] = {0.0015, 9.999};
  for (int i = 0; i < 2; i++) { /* what comes out can be used */
    double rest;
    CHECK_OK(sidle_decay_rate(ends[i], &number));
    CHECK_OK(sidle_decay_rest(number, 0, 1000, &rest));
    CHECK_NEAR(rest, 1000 * ends[i], 1e-7);
  }
}

static void bands(void) {
  double number;
  CHECK_OK(sidle_rubber_band_shown(SIDLE_OVERSCROLL_SCROLL_VIEW, 0.55, 400, 100, &number));
  NEAR(number, 48.351648351648351648);
  /* From Tests/data/conformance/rubber_band_oracle.csv. */
  CHECK_OK(sidle_rubber_band_shown(SIDLE_OVERSCROLL_SCROLL_VIEW, 0.55, 300, -20, &number));
  NEAR(number, -10.61093247588424519945);
  CHECK_OK(sidle_rubber_band_shown(SIDLE_OVERSCROLL_POWER, 0.8, 400, 100, &number));
  NEAR(number, 39.810717055349725077);
  CHECK_OK(sidle_rubber_band_shown(SIDLE_OVERSCROLL_ELASTIC, 0.2, 0, -50, &number));
  NEAR(number, -10);
  CHECK_OK(sidle_rubber_band_shown(SIDLE_OVERSCROLL_SCROLL_VIEW, 0.55, 0, 100, &number));
  NEAR(number, 0);
  static const int32_t forms[] = {SIDLE_OVERSCROLL_ELASTIC, SIDLE_OVERSCROLL_POWER,
                                  SIDLE_OVERSCROLL_SCROLL_VIEW};
  static const double pulls[] = {-1e9, -300, -0.01, 0, 1e-9, 7, 1e4};
  for (int f = 0; f < 3; f++)
    for (int p = 0; p < 7; p++) {
      double shown, back;
      CONTEXT("form %d, pull %g", (int)forms[f], pulls[p]);
      CHECK_OK(sidle_rubber_band_shown(forms[f], 0.6, 400, pulls[p], &shown));
      CHECK_OK(sidle_rubber_band_pull(forms[f], 0.6, 400, shown, &back));
      /* Near its end the scroll view's band says little of the pull. */
      CHECK_NEAR(back, pulls[p], 1e-12 * fabs(pulls[p]) * (fabs(pulls[p]) + 1));
    }
  CONTEXT("%s", "");
}

static void flings(void) {
  double distance, seconds;
  sidle_motion_state state;
  CHECK_OK(sidle_fling_travel(0.015, 4000, &distance, &seconds));
  NEAR(distance, 2156.9521246523971928);
  NEAR(seconds, 1.2716321040355327817);
  CHECK_OK(sidle_fling_travel(0.015, -800, &distance, &seconds));
  NEAR(distance, -131.89900795691570927);
  NEAR(seconds, 0.38880560002109965001);
  CHECK_OK(sidle_fling_state_at(0.015, 50, 4000, 0.4, &state));
  NEAR(state.value, 1321.7779161559388541);
  NEAR(state.velocity, 2394.839997035579824);
  CHECK_OK(sidle_fling_state_at(0.015, 50, -800, 0.4, &state));
  NEAR(state.value, 50 - 131.89900795691570927);
  NEAR(state.velocity, 0);
  CHECK_OK(sidle_fling_travel(0.015, 0, &distance, &seconds));
  NEAR(distance, 0);
  NEAR(seconds, 0);
  /* From Tests/data/conformance/android_fling_oracle.csv. */
  CHECK_OK(sidle_fling_travel(0.015, 8000, &distance, &seconds));
  NEAR(distance, 7186.3627539887436181);
  NEAR(seconds, 2.118361711595705847423);
}

static void curves(void) {
  static const struct {
    const char *text;
    double x, value, slope;
  } table[] = {
      {"linear", 0.3, 0.3, 1},
      {"in-quad", 0.5, 0.25, 1},
      {"cubic-bezier(0.3, -0.1, 0.7, 1.5)", 0.3, 0.280693425158668029, 1.71289122465664813},
      {"cubic-bezier( .3,-1e-1 ,\t7e-1, +1.5 )", 0.3, 0.280693425158668029, 1.71289122465664813},
      {"cubic-bezier(0.42,0,1,1)", 1.5, 1 + 0.5 / 0.58, 1 / 0.58},
      /* blink's, from Tests/data/conformance/steps.csv and README there. */
      {"steps(1, jump-start)", -1.1, -1, 0},
      {"steps(4)", 0.3, 0.25, 0},
      {"steps(4, end)", 0.3, 0.25, 0},
      {"steps(4,jump-end)", 0.3, 0.25, 0},
      {"steps(4, start)", -0.5, -0.25, 0},
      {"steps(4, jump-start)", 0.3, 0.5, 0},
      {"steps( 5 , jump-none )", 0.5, 0.5, 0},
      {"steps(3, jump-both)", 0.5, 0.5, 0},
      {"steps(2147483647)", 0, 0, 0},
      /* wpt's, from Tests/data/conformance/linear_easing.csv. */
      {"linear(0, 1.5 50%, 1)", 0.25, 0.75, 3},
      {"linear(0 0%, 1.5 50%, 1 100%)", 0.5, 1.5, -1},
      {"linear(0, 50% 1.5, 1)", 0.75, 1.25, -1},
      {"linear(0, 0.5 20% 40%, 1)", 0.3, 0.5, 0},
      {"linear(0, 20% 40% 0.5, 1)", 0.7, 0.75, 0.5 / 0.6},
      {"linear(7)", 0.3, 7, 0},
      {"linear(0,1)", 2, 2, 1},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    double value, slope;
    CONTEXT("%s", table[i].text);
    CHECK_OK(sidle_curve_evaluate(text(table[i].text), table[i].x, &value, &slope));
    NEAR(value, table[i].value);
    CHECK_NEAR(slope, table[i].slope, 1e-11);
  }
  for (int i = 0; sidle_curve_name(i) != NULL; i++) {
    double value, slope;
    CONTEXT("%s", sidle_curve_name(i));
    CHECK_OK(sidle_curve_evaluate(text(sidle_curve_name(i)), 1, &value, &slope));
    NEAR(value, 1);
    for (double x = -1e9; x <= 1e9; x += 1e7) {
      CHECK_OK(sidle_curve_evaluate(text(sidle_curve_name(i)), x, &value, &slope));
      if (!isfinite(value) || !isfinite(slope)) CHECK(0);
    }
  }
  CONTEXT("%s", "");
}

int main(void) {
  descriptions();
  names();
  states();
  rests();
  decays();
  bands();
  flings();
  curves();
  return check_report();
}
