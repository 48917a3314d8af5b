/* The list of values beside the state of each animation, bit for bit: hundreds of every kind, alone,
 * in groups and on top of each other, that start, stop, turn, change speed, go elsewhere and end. */
#include "scene.h"

enum { MOST = 700, ROUNDS = 260 };

static sidle_stage *stage;
static sidle_animation all[MOST];
static int32_t is_group[MOST];
static int count;
static uint64_t seed = 12345;

/* SplitMix64. */
static uint32_t noise(uint32_t below) {
  uint64_t mixed = seed += 0x9e3779b97f4a7c15u;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
  return (uint32_t)((mixed ^ (mixed >> 31)) % below);
}
static double number(double low, double high) {
  return low + (high - low) * noise(1u << 30) / (1u << 30);
}
#define PICK(...)                                                                                  \
  ((const double[]){__VA_ARGS__}[noise(sizeof((const double[]){__VA_ARGS__}) / sizeof(double))])

static void add(void) {
  static const double values[] = {3, -40, 90, 90, 12}, times[] = {0, 0.25, 0.25, 0.9, 1};
  static const char *const curves[] = {"", "linear", "ease-out-cubic", "in-out-elastic",
                                       "out-cubic"};
  sidle_animation_spec spec;
  sidle_animation parent = {0};
  sidle_animation_spec_init(&spec);
  const uint32_t kind = noise(10);
  spec.kind = (int32_t)(kind < 6 ? 1 + kind : kind < 9 ? SIDLE_ANIMATION_SPRING : 1);
  spec.from = number(-10, 10);
  spec.to = number(-200, 200);
  spec.velocity = PICK(0, 300, -4000);
  spec.duration = PICK(0, 0.1, 0.7, 3.3);
  spec.curve = text(curves[noise(5)]);
  spec.spring_stiffness = PICK(300, 20, 1e5);
  spec.spring_damping_ratio = PICK(0.05, 1, 1, 4);
  spec.stagger = PICK(0, 0.03);
  spec.values = (sidle_numbers){values, 1 + noise(5)};
  if (noise(2) == 0) spec.times = (sidle_numbers){times, spec.values.count};
  spec.calculation = 1 + (int32_t)noise(4);
  if (noise(3) == 0) { /* the others are as plain as most are */
    spec.delay = PICK(0, 0.1);
    spec.repeat_count = PICK(1, 0, 2.3, (double)INFINITY);
    spec.speed = PICK(1, 0.37, 3);
    spec.autoreverses = (int32_t)noise(2);
    spec.fill = 1 + (int32_t)noise(4);
    spec.time_offset = PICK(0, 0.06);
    spec.repeat_duration = PICK(0, 0, 0.5);
    spec.accumulates = (int32_t)noise(2);
    spec.additive = (int32_t)noise(2);
    spec.beneath = PICK(0, 7.25);
    spec.timing_model = 1 + (int32_t)noise(2);
    spec.iteration_direction = 1 + (int32_t)noise(4);
    spec.iteration_start = PICK(0, 0.4, 2);
    spec.end_delay = PICK(0, 0.05, -0.03);
  }
  if (noise(3) == 0)
    for (int tries = 0; tries < 50 && parent.value == 0; tries++) {
      const int other = (int)noise((uint32_t)count + 1);
      if (other < count && is_group[other]) parent = all[other];
    }
  if (sidle_animation_create(stage, parent, &spec, &all[count]) != SIDLE_OK) return; /* begun */
  is_group[count] = spec.kind == SIDLE_ANIMATION_SEQUENCE || spec.kind == SIDLE_ANIMATION_PARALLEL;
  count++;
}

static void disturb(void) {
  const sidle_animation one = all[noise((uint32_t)count)];
  switch (noise(20)) {
  case 0:
    (void)sidle_animation_stop(stage, one);
    break;
  case 1:
    (void)sidle_animation_pause(stage, one);
    break;
  case 2:
    (void)sidle_animation_resume(stage, one);
    break;
  case 3:
    (void)sidle_animation_reverse(stage, one);
    break;
  case 4:
    (void)sidle_animation_seek(stage, one, number(0, 2));
    break;
  case 5:
    (void)sidle_animation_set_speed(stage, one, number(0.1, 4));
    break;
  case 6:
    (void)sidle_animation_finish(stage, one);
    break;
  case 7:
    (void)sidle_animation_destroy(stage, one);
    break;
  case 8:
    (void)sidle_animation_retarget(stage, one, number(-90, 90));
    break;
  default:
    (void)sidle_animation_start(stage, one);
  }
}

static int same_bits(double first, double second) {
  return memcmp(&first, &second, sizeof first) == 0;
}

/* Each value that plays is in the list once and as its state says; nothing else is. Their number. */
static int compare(void) {
  static uint64_t seen[MOST];
  sidle_animation_values values;
  int playing = 0;
  CHECK_OK(sidle_stage_animation_values(stage, &values));
  if (!CHECK(values.count >= 0 && values.count <= MOST)) return 0;
  for (int32_t i = 0; i < values.count; i++) {
    const char *at = (const char *)values.first + (ptrdiff_t)i * values.stride;
    const sidle_animation_value *value = (const void *)at;
    sidle_animation_state state = {.struct_size = sizeof state};
    seen[i] = value->animation;
    CHECK_OK(sidle_animation_get_state(stage, (sidle_animation){value->animation}, &state));
    CHECK(same_bits(value->value, state.value) && same_bits(value->velocity, state.velocity));
    CHECK_INT(state.playback, SIDLE_PLAYBACK_PLAYING);
  }
  for (int i = 0; i < count; i++) {
    sidle_animation_state state = {.struct_size = sizeof state};
    double alone = -77;
    const sidle_status status = sidle_animation_get_state(stage, all[i], &state);
    CHECK_INT(sidle_animation_get_value(stage, all[i], &alone), status);
    CHECK(same_bits(alone, state.value));
    if (is_group[i] || status != SIDLE_OK) continue;
    if (state.playback != SIDLE_PLAYBACK_PLAYING) continue;
    int times = 0;
    for (int32_t j = 0; j < values.count; j++) times += seen[j] == all[i].value;
    CHECK_INT(times, 1);
    playing++;
  }
  CHECK_INT(values.count, playing);
  return playing;
}

int main(void) {
  sidle_stage_spec spec;
  int most = 0, least = MOST;
  sidle_stage_spec_init(&spec);
  CHECK_OK(sidle_stage_create(&spec, &stage));
  while (count < 250) add();
  for (int i = 0; i < count; i++) (void)sidle_animation_start(stage, all[i]);
  for (int round = 0; round < ROUNDS && check_failed == 0; round++) {
    CONTEXT("round %d", round);
    if (count < MOST && round % 2 == 0) add();
    for (int i = 0; i < 40; i++) disturb();
    if (round % 5 != 0) CHECK_OK(sidle_stage_step(stage, PICK(0, 1e-9, 0.016, 0.05, 0.2)));
    const int playing = compare();
    if (playing > most) most = playing;
    if (playing < least) least = playing;
  }
  CONTEXT("%s", "");
  CHECK(most > 150 && least > 10); /* or this says little */
  sidle_stage_destroy(stage);
  return check_report();
}
