/* Each number of each call and spec: not finite, outside its range, an unknown constant; and the
 * ends of the range, which are allowed. */
#include <float.h>

#include "misuse.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define D(type, field, low, high, below, above)                                                    \
  { #field, offsetof(type, field), low, high, below, above }

/* A double of a spec: the ends of its range, and a number just outside each (NAN: there is none). */
typedef struct number {
  const char *name;
  size_t at;
  double low, high, below, above;
} number;

/* An int32_t of a spec with the constants 1 to last. */
typedef struct choice {
  const char *name;
  size_t at;
  int32_t last;
} choice;

#define BIG 1e9
#define OVER 1.0000001e9
#define SMALL 1e-9

static const number list_numbers[] = {
    D(sidle_list_spec, frame.x, -BIG, BIG, -OVER, OVER),
    D(sidle_list_spec, frame.y, -BIG, BIG, -OVER, OVER),
    D(sidle_list_spec, frame.width, 0, BIG, -SMALL, OVER),
    D(sidle_list_spec, frame.height, 0, BIG, -SMALL, OVER),
    D(sidle_list_spec, spacing, 0, BIG, -SMALL, OVER),
    D(sidle_list_spec, scroll_offset, -BIG, BIG, -OVER, OVER),
    D(sidle_list_spec, scroll_rate, 0.5, 0.9999, 0.5 - SMALL, 0.9999 + SMALL),
    D(sidle_list_spec, scroll_coefficient, 1e-3, 1, 1e-3 - SMALL, 1 + SMALL),
};
static const choice list_choices[] = {
    {"policy", offsetof(sidle_list_spec, policy), 2},
    {"tap_outside", offsetof(sidle_list_spec, tap_outside), 3},
    {"direction", offsetof(sidle_list_spec, direction), 2},
    {"second_row", offsetof(sidle_list_spec, second_row), 2},
};

static const number row_numbers[] = {
    D(sidle_row_spec, frame.x, -BIG, BIG, -OVER, OVER),
    D(sidle_row_spec, frame.y, -BIG, BIG, -OVER, OVER),
    D(sidle_row_spec, frame.width, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, frame.height, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, height, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, slop, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, tap_slop, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, lock_ratio, SMALL, BIG, 0, OVER),
    D(sidle_row_spec, overscroll_coefficient, 0, 1, -SMALL, 1.0000001),
    D(sidle_row_spec, open_threshold, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, close_threshold, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, velocity_min, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, settle_duration, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_row_spec, settle_curve[0], 0, 1, -SMALL, 1.0000001),
    D(sidle_row_spec, settle_curve[1], -BIG, BIG, -OVER, OVER),
    D(sidle_row_spec, settle_curve[2], 0, 1, -SMALL, 1.0000001),
    D(sidle_row_spec, settle_curve[3], -BIG, BIG, -OVER, OVER),
    D(sidle_row_spec, spring_stiffness, 1e-3, 1e7, 0.9999e-3, 1.0000001e7),
    D(sidle_row_spec, spring_damping_ratio, 0.01, 100, 0.009999, 100.00001),
    D(sidle_row_spec, width, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, width_min, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, width_max, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, long_press, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_row_spec, tap_window, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_row_spec, projection_rate, 0.5, 0.9999, 0.49999, 0.99991),
    D(sidle_row_spec, overscroll_exponent, 0.1, 1, 0.09999, 1.0000001),
    D(sidle_row_spec, scroll_view_coefficient, 1e-3, 1, 0.9999e-3, 1.0000001),
    D(sidle_row_spec, bounce, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, bounce_duration, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_row_spec, lock_angle, 1, 89, 0.99999, 89.00001),
    D(sidle_row_spec, lock_angle, 0, 89, -SMALL, OVER),
    D(sidle_row_spec, spring_response, 0.002, 198, 0.0019999, 198.0001),
    D(sidle_row_spec, spring_duration, 0.002, 198, 0.0019999, 198.0001),
    D(sidle_row_spec, button_spacing, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, button_padding, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, leading_inset, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, trailing_inset, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, leading_limit, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, trailing_limit, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, spring_bounce, -0.99, 0.99, -0.990001, 0.990001),
    D(sidle_row_spec, full_swipe_at, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, full_swipe_hysteresis, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, full_swipe_velocity, 0, BIG, -SMALL, OVER),
    D(sidle_row_spec, collapse_duration, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_row_spec, pending_timeout, 0, 1e6, -SMALL, 1.0000001e6),
};
static const choice row_choices[] = {
    {"slop_comparison", offsetof(sidle_row_spec, slop_comparison), 2},
    {"slop_rule", offsetof(sidle_row_spec, slop_rule), 3},
    {"tracking", offsetof(sidle_row_spec, tracking), 2},
    {"empty_side", offsetof(sidle_row_spec, empty_side), 2},
    {"tap", offsetof(sidle_row_spec, tap), 3},
    {"overscroll", offsetof(sidle_row_spec, overscroll), 5},
    {"threshold_unit", offsetof(sidle_row_spec, threshold_unit), 3},
    {"threshold_comparison", offsetof(sidle_row_spec, threshold_comparison), 2},
    {"velocity", offsetof(sidle_row_spec, velocity), 3},
    {"close_threshold_unit", offsetof(sidle_row_spec, close_threshold_unit), 4},
    {"close_threshold_comparison", offsetof(sidle_row_spec, close_threshold_comparison), 3},
    {"drag_rest", offsetof(sidle_row_spec, drag_rest), 2},
    {"drag_sides", offsetof(sidle_row_spec, drag_sides), 2},
    {"limit_unit", offsetof(sidle_row_spec, limit_unit), 2},
    {"spring_form", offsetof(sidle_row_spec, spring_form), 3},
    {"settle", offsetof(sidle_row_spec, settle), 3},
    {"reveal", offsetof(sidle_row_spec, reveal), 4},
    {"width_policy", offsetof(sidle_row_spec, width_policy), 4},
    {"full_swipe", offsetof(sidle_row_spec, full_swipe), 4},
    {"full_swipe_edges", offsetof(sidle_row_spec, full_swipe_edges), 3},
    {"full_swipe_span", offsetof(sidle_row_spec, full_swipe_span), 3},
    {"on_reject", offsetof(sidle_row_spec, on_reject), 2},
};

static const number button_numbers[] = {
    D(sidle_button_spec, level_at, 0, BIG, -SMALL, OVER),
    D(sidle_button_spec, confirm_timeout, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_button_spec, long_press, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_button_spec, repeat_delay, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_button_spec, minimum_gap, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_button_spec, tap_window, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_button_spec, touch_slop, 0, BIG, -SMALL, OVER),
    D(sidle_button_spec, mouse_slop, 0, BIG, -SMALL, OVER),
    D(sidle_button_spec, slop_hysteresis, 0, BIG, -SMALL, OVER),
    D(sidle_button_spec, frame.width, 0, BIG, -SMALL, OVER),
    D(sidle_button_spec, frame.height, 0, BIG, -SMALL, OVER),
    D(sidle_button_spec, frame.x, -BIG, BIG, -OVER, OVER),
    D(sidle_button_spec, frame.y, -BIG, BIG, -OVER, OVER),
    D(sidle_button_spec, repeat_interval, 0, 1e6, -SMALL, 1.0000001e6),
    D(sidle_button_spec, repeat_acceleration, 0.01, 1, 0.0099999, 1.0000001),
    D(sidle_button_spec, repeat_shortest, SMALL, 1e6, 0, 1.0000001e6),
};
static const choice button_choices[] = {
    {"role", offsetof(sidle_button_spec, role), 2},
    {"level_span", offsetof(sidle_button_spec, level_span), 3},
    {"fires_on", offsetof(sidle_button_spec, fires_on), 4},
};

static const number stage_numbers[] = {
    D(sidle_stage_spec, width, SMALL, BIG, 0, OVER),
    D(sidle_stage_spec, height, SMALL, BIG, 0, OVER),
    D(sidle_stage_spec, edge_zone, 0, BIG, -SMALL, OVER),
};
static const choice stage_choices[] = {
    {"velocity_strategy", offsetof(sidle_stage_spec, velocity_strategy), 3},
    {"edge_zone_sides", offsetof(sidle_stage_spec, edge_zone_sides), 3},
};

/* A velocity may be any number. */
static const number animation_numbers[] = {
    D(sidle_animation_spec, from, -BIG, BIG, -OVER, OVER),
    D(sidle_animation_spec, to, -BIG, BIG, -OVER, OVER),
    D(sidle_animation_spec, delay, 0, BIG, -SMALL, OVER),
    D(sidle_animation_spec, duration, 0, BIG, -SMALL, OVER),
    D(sidle_animation_spec, curve_points[0], 0, 1, -SMALL, 1.0000001),
    D(sidle_animation_spec, curve_points[2], 0, 1, -SMALL, 1.0000001),
    D(sidle_animation_spec, spring_stiffness, 1e-3, 1e7, 0.9999e-3, 1.0000001e7),
    D(sidle_animation_spec, spring_damping_ratio, 0.01, 100, 0.009999, 100.00001),
    D(sidle_animation_spec, decay_rate, 0.5, 0.9999, 0.49999, 0.99991),
    D(sidle_animation_spec, speed, -1e6, 1e6, -1.0000001e6, 1.0000001e6),
    D(sidle_animation_spec, speed, 1e-6, -1e-6, 0.9e-6, -0.9e-6),
    D(sidle_animation_spec, stagger, 0, BIG, -SMALL, OVER),
    D(sidle_animation_spec, time_offset, -BIG, BIG, -OVER, OVER),
    D(sidle_animation_spec, repeat_duration, 0, BIG, -SMALL, OVER),
    D(sidle_animation_spec, beneath, -BIG, BIG, -OVER, OVER),
    D(sidle_animation_spec, iteration_start, 0, BIG, -SMALL, OVER),
    D(sidle_animation_spec, end_delay, -BIG, BIG, -OVER, OVER),
};
static const choice animation_choices[] = {
    {"kind", offsetof(sidle_animation_spec, kind), 6},
    {"calculation", offsetof(sidle_animation_spec, calculation), 4},
    {"fill", offsetof(sidle_animation_spec, fill), 4},
    {"timing_model", offsetof(sidle_animation_spec, timing_model), 2},
    {"iteration_direction", offsetof(sidle_animation_spec, iteration_direction), 4},
};

static double *field(void *spec, size_t at) {
  return (double *)(void *)((char *)spec + at);
}
static int32_t *constant(void *spec, size_t at) {
  return (int32_t *)(void *)((char *)spec + at);
}

static scene s;

static void list_refused(const sidle_list_spec *spec, sidle_status want) {
  sidle_list out;
  POISON(out);
  REFUSED(s.stage, want, sidle_list_create(s.stage, spec, &out));
  ZEROED(out);
}
static void list_allowed(const sidle_list_spec *spec) {
  sidle_list out;
  if (CHECK_OK(sidle_list_create(s.stage, spec, &out))) CHECK_OK(sidle_list_destroy(s.stage, out));
}
static void row_refused(const sidle_row_spec *spec, sidle_status want) {
  sidle_row out;
  POISON(out);
  REFUSED(s.stage, want, sidle_row_create(s.stage, s.list, spec, &out));
  ZEROED(out);
}
static void row_allowed(const sidle_row_spec *spec) {
  sidle_row out;
  if (CHECK_OK(sidle_row_create(s.stage, s.list, spec, &out)))
    CHECK_OK(sidle_row_destroy(s.stage, out));
}
static void button_refused(const sidle_button_spec *spec, sidle_status want) {
  sidle_button out;
  POISON(out);
  REFUSED(s.stage, want, sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, spec, &out));
  ZEROED(out);
}
static void button_allowed(const sidle_button_spec *spec) {
  sidle_button out;
  if (CHECK_OK(sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, spec, &out)))
    CHECK_OK(sidle_button_destroy(s.stage, out));
}
static void animation_refused(const sidle_animation_spec *spec, sidle_status want) {
  sidle_animation out;
  POISON(out);
  REFUSED(s.stage, want, sidle_animation_create(s.stage, (sidle_animation){0}, spec, &out));
  ZEROED(out);
}
static void animation_allowed(const sidle_animation_spec *spec) {
  static const double value = 1;
  sidle_animation_spec one = *spec;
  sidle_animation out;
  one.values = (sidle_numbers){&value, 1}; /* some kinds need them, none minds */
  if (CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &one, &out)))
    CHECK_OK(sidle_animation_destroy(s.stage, out));
}
static void stage_refused(const sidle_stage_spec *spec, sidle_status want) {
  sidle_stage *out = (sidle_stage *)&out;
  char sentence[200] = "";
  CHECK_STATUS(sidle_stage_create(spec, &out), want);
  CHECK(out == NULL);
  CHECK_STATUS(sidle_stage_spec_check(spec, sentence, sizeof sentence), want);
  CHECK(strstr(sentence, check_context) != NULL || !printf("\"%s\"\n", sentence));
}
static void stage_allowed(const sidle_stage_spec *spec) {
  sidle_stage *out;
  if (CHECK_OK(sidle_stage_create(spec, &out))) sidle_stage_destroy(out);
  CHECK_OK(sidle_stage_spec_check(spec, NULL, 0));
}

/* TYPE is stage, list or row; the functions above are found by that name. */
#define EACH_NUMBER(TYPE)                                                                          \
  for (size_t i = 0; i < COUNT(TYPE##_numbers); i++) {                                             \
    const number *n = &TYPE##_numbers[i];                                                          \
    sidle_##TYPE##_spec spec;                                                                      \
    CONTEXT("%s", n->name);                                                                        \
    sidle_##TYPE##_spec_init(&spec);                                                               \
    for (size_t j = 0; j < 3; j++) {                                                               \
      *field(&spec, n->at) = not_finite[j];                                                        \
      TYPE##_refused(&spec, SIDLE_ERROR_NOT_FINITE);                                               \
    }                                                                                              \
    *field(&spec, n->at) = n->below;                                                               \
    TYPE##_refused(&spec, SIDLE_ERROR_RANGE);                                                      \
    *field(&spec, n->at) = -DBL_MAX;                                                               \
    TYPE##_refused(&spec, SIDLE_ERROR_RANGE);                                                      \
    *field(&spec, n->at) = n->above;                                                               \
    TYPE##_refused(&spec, SIDLE_ERROR_RANGE);                                                      \
    *field(&spec, n->at) = n->low;                                                                 \
    TYPE##_allowed(&spec);                                                                         \
    *field(&spec, n->at) = n->high;                                                                \
    TYPE##_allowed(&spec);                                                                         \
  }
#define EACH_CHOICE(TYPE)                                                                          \
  for (size_t i = 0; i < COUNT(TYPE##_choices); i++) {                                             \
    const choice *c = &TYPE##_choices[i];                                                          \
    const int32_t unknown[] = {-1, 0, c->last + 1, INT32_MAX, INT32_MIN};                          \
    sidle_##TYPE##_spec spec;                                                                      \
    CONTEXT("%s", c->name);                                                                        \
    sidle_##TYPE##_spec_init(&spec);                                                               \
    for (size_t j = 0; j < COUNT(unknown); j++) {                                                  \
      *constant(&spec, c->at) = unknown[j];                                                        \
      TYPE##_refused(&spec, SIDLE_ERROR_ARGUMENT);                                                 \
    }                                                                                              \
    for (int32_t value = 1; value <= c->last; value++) {                                           \
      *constant(&spec, c->at) = value;                                                             \
      TYPE##_allowed(&spec);                                                                       \
    }                                                                                              \
  }

static void whole_numbers_of_a_stage(void) {
  static const struct {
    const char *name;
    size_t at;
    int32_t values[4]; /* lowest, highest, and one outside each */
  } table[] = {
      {"sample_capacity", offsetof(sidle_stage_spec, sample_capacity), {1, 1048576, 0, 1048577}},
      {"event_capacity", offsetof(sidle_stage_spec, event_capacity), {64, 1048576, 63, 1048577}},
      {"max_contacts", offsetof(sidle_stage_spec, max_contacts), {1, 16, 0, 17}},
      {"log_capacity", offsetof(sidle_stage_spec, log_capacity), {65536, 65536, 65535, -1}},
      {"log_capacity", offsetof(sidle_stage_spec, log_capacity), {0, 0, 1, (1 << 30) + 1}},
  };
  static const int64_t far = (int64_t)1 << 62;
  sidle_stage_spec spec;
  for (size_t i = 0; i < COUNT(table); i++) {
    CONTEXT("%s", table[i].name);
    sidle_stage_spec_init(&spec);
    for (int j = 0; j < 4; j++) {
      *constant(&spec, table[i].at) = table[i].values[j];
      if (j < 2)
        stage_allowed(&spec);
      else
        stage_refused(&spec, SIDLE_ERROR_RANGE);
    }
    *constant(&spec, table[i].at) = INT32_MIN;
    stage_refused(&spec, SIDLE_ERROR_RANGE);
    *constant(&spec, table[i].at) = INT32_MAX;
    stage_refused(&spec, SIDLE_ERROR_RANGE);
  }
  CONTEXT("start_ns");
  sidle_stage_spec_init(&spec);
  const int64_t starts[] = {-far, far, far + 1, -far - 1, INT64_MAX, INT64_MIN};
  for (size_t j = 0; j < COUNT(starts); j++) {
    spec.start_ns = starts[j];
    if (j < 2)
      stage_allowed(&spec);
    else
      stage_refused(&spec, SIDLE_ERROR_RANGE);
  }
  CONTEXT("abi");
  sidle_stage_spec_init(&spec);
  const int32_t abis[] = {0, -1, SIDLE_ABI + 1, INT32_MAX};
  for (size_t j = 0; j < COUNT(abis); j++) {
    sidle_stage *out = (sidle_stage *)&spec;
    CHECK_STATUS(sidle_stage_create_abi(&spec, &out, abis[j]), SIDLE_ERROR_ABI);
    CHECK(out == NULL);
  }
}

/* Numbers that have another rule than a range. */
static void odd_ones_of_an_animation(void) {
  sidle_animation_spec spec;
  CONTEXT("repeat_count");
  sidle_animation_spec_init(&spec);
  const double counts[] = {0, 0.5, 1e6, (double)INFINITY};
  for (size_t i = 0; i < COUNT(counts); i++) {
    spec.repeat_count = counts[i];
    animation_allowed(&spec);
  }
  spec.repeat_count = -SMALL, animation_refused(&spec, SIDLE_ERROR_RANGE);
  spec.repeat_count = (double)NAN, animation_refused(&spec, SIDLE_ERROR_NOT_FINITE);
  CHECK(spec.repeat_count != 0);
  static const size_t flags[] = {offsetof(sidle_animation_spec, autoreverses),
                                 offsetof(sidle_animation_spec, accumulates),
                                 offsetof(sidle_animation_spec, additive)};
  for (size_t i = 0; i < COUNT(flags); i++) {
    CONTEXT("%s", (const char *[]){"autoreverses", "accumulates", "additive"}[i]);
    sidle_animation_spec_init(&spec);
    for (int32_t value = -1; value <= 2; value++) {
      *constant(&spec, flags[i]) = value;
      if (value == 0 || value == 1)
        animation_allowed(&spec);
      else
        animation_refused(&spec, SIDLE_ERROR_RANGE);
    }
  }
  CONTEXT("velocity, rest_distance and y of the curve");
  for (size_t i = 0; i < 3; i++) {
    const size_t at[] = {offsetof(sidle_animation_spec, velocity),
                         offsetof(sidle_animation_spec, rest_distance),
                         offsetof(sidle_animation_spec, curve_points[1]),
                         offsetof(sidle_animation_spec, curve_points[3])};
    for (size_t j = 0; j < COUNT(at); j++) {
      sidle_animation_spec_init(&spec);
      spec.kind = j < 2 ? SIDLE_ANIMATION_SPRING : SIDLE_ANIMATION_CURVE;
      *field(&spec, at[j]) = not_finite[i];
      animation_refused(&spec, SIDLE_ERROR_NOT_FINITE);
    }
  }
}

int main(void) {
  s = scene_make(NULL, NULL, 2);
  EACH_NUMBER(stage)
  EACH_CHOICE(stage)
  EACH_NUMBER(list)
  EACH_CHOICE(list)
  EACH_NUMBER(row)
  EACH_CHOICE(row)
  EACH_NUMBER(button)
  EACH_CHOICE(button)
  EACH_NUMBER(animation)
  EACH_CHOICE(animation)
  odd_ones_of_an_animation();
  whole_numbers_of_a_stage();
  sidle_stage_destroy(s.stage);
  return check_report();
}
