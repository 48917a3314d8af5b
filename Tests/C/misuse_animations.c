/* Calls about animations that must be refused: members, numbers, curves that nobody knows, groups
 * that are too deep or have begun. */
#include "misuse.h"

static scene s;
static const sidle_animation no_parent = {0};

static sidle_animation make(sidle_animation parent, int32_t kind, const char *name) {
  sidle_animation_spec spec;
  sidle_animation result;
  sidle_animation_spec_init(&spec);
  spec.kind = kind;
  if (name != NULL) spec.name = text(name);
  CHECK_OK(sidle_animation_create(s.stage, parent, &spec, &result));
  return result;
}

static void members(void) {
  const sidle_animation group = make(no_parent, SIDLE_ANIMATION_SEQUENCE, "group");
  const sidle_animation member = make(group, SIDLE_ANIMATION_CURVE, "member");
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_destroy(s.stage, member));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_start(s.stage, member));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_pause(s.stage, member));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_resume(s.stage, member));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_stop(s.stage, member));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_finish(s.stage, member));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_reverse(s.stage, member));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_seek(s.stage, member, 0.1));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_set_speed(s.stage, member, 2));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_retarget(s.stage, member, 2));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_retarget(s.stage, group, 2));

  sidle_animation_spec spec;
  sidle_animation out;
  sidle_animation_spec_init(&spec);
  POISON(out);
  /* Of what is no group, and of a group that has begun. */
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_create(s.stage, member, &spec, &out));
  ZEROED(out);
  CHECK_OK(sidle_animation_start(s.stage, group));
  REFUSED(s.stage, SIDLE_ERROR_STATE, sidle_animation_create(s.stage, group, &spec, &out));
  CHECK_OK(sidle_animation_destroy(s.stage, group));
  REFUSED(s.stage, SIDLE_ERROR_STALE, sidle_animation_start(s.stage, group));
  REFUSED(s.stage, SIDLE_ERROR_STALE, sidle_animation_start(s.stage, member));
  uint64_t found;
  REFUSED(s.stage, SIDLE_ERROR_NOT_FOUND,
          sidle_find(s.stage, SIDLE_KIND_ANIMATION, text("member"), &found));
}

static void numbers(void) {
  const sidle_animation one = make(no_parent, SIDLE_ANIMATION_SPRING, NULL);
  for (size_t i = 0; i < 3; i++) {
    const double bad = not_finite[i];
    REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_animation_seek(s.stage, one, bad));
    REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_animation_set_speed(s.stage, one, bad));
    REFUSED(s.stage, SIDLE_ERROR_NOT_FINITE, sidle_animation_retarget(s.stage, one, bad));
  }
  /* By the web model nothing runs backwards by its speed. */
  sidle_animation_spec web;
  sidle_animation made;
  sidle_animation_spec_init(&web);
  web.timing_model = SIDLE_TIMING_WEB;
  web.speed = -1;
  REFUSED(s.stage, SIDLE_ERROR_RANGE,
          sidle_animation_create(s.stage, (sidle_animation){0}, &web, &made));
  const double times[] = {-1e-9, 1.0000001e9}, speeds[] = {0, -1, 0.9e-6, 1.0000001e6};
  for (size_t i = 0; i < 2; i++)
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_animation_seek(s.stage, one, times[i]));
  for (size_t i = 0; i < 4; i++)
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_animation_set_speed(s.stage, one, speeds[i]));
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_animation_retarget(s.stage, one, 1.0000001e9));
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_animation_retarget(s.stage, one, -1.0000001e9));
  CHECK_OK(sidle_animation_destroy(s.stage, one));
}

static void texts(void) {
  static const char *const unknown[] = {"eas", "EASE", "ease ", "no such curve", "\xFF", "ease\n"};
  sidle_animation_spec spec;
  sidle_animation out;
  sidle_animation_spec_init(&spec);
  for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
    CONTEXT("curve %zu", i);
    spec.curve = text(unknown[i]);
    REFUSED(s.stage, SIDLE_ERROR_NOT_FOUND,
            sidle_animation_create(s.stage, no_parent, &spec, &out));
  }
  CONTEXT("%s", "");
  spec.curve = (sidle_text){NULL, 3};
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_animation_create(s.stage, no_parent, &spec, &out));
  spec.curve = (sidle_text){NULL, 0};
  const sidle_animation one = make(no_parent, SIDLE_ANIMATION_CURVE, "taken");
  spec.name = text("taken");
  REFUSED(s.stage, SIDLE_ERROR_NAME_TAKEN, sidle_animation_create(s.stage, no_parent, &spec, &out));
  CHECK_OK(sidle_animation_destroy(s.stage, one));
  CHECK_OK(sidle_animation_create(s.stage, no_parent, &spec, &out));
}

/* The numbers and curves of keyframes, one thing wrong at a time. */
static void keyframes(void) {
  static const double three[] = {1, -1e9, 1e9}, far[] = {0, 1.0000001e9, 0}, rise[] = {0, 0.5, 1};
  static const double fall[] = {0, 0.6, 0.5}, past[] = {0, 0.5, 1.0000001}, below[] = {-1e-9, 0, 1};
  static double many[1025];
  const double odd[3][3] = {{0, not_finite[0], 0}, {not_finite[1], 0, 0}, {0, 0, not_finite[2]}};
#define LIST(array) ((sidle_numbers){array, (int64_t)(sizeof(array) / sizeof(array)[0])})
  const sidle_numbers none = {NULL, 0};
  const struct {
    sidle_numbers values, times;
    const char *curves;
    sidle_status want;
  } table[] = {
      {none, none, "", SIDLE_ERROR_RANGE},
      {{three, -1}, none, "", SIDLE_ERROR_RANGE},
      {{three, INT64_MAX}, none, "", SIDLE_ERROR_RANGE},
      {{NULL, 2}, none, "", SIDLE_ERROR_NULL},
      {LIST(many), none, "", SIDLE_ERROR_RANGE},
      {LIST(far), none, "", SIDLE_ERROR_RANGE},
      {LIST(odd[0]), none, "", SIDLE_ERROR_NOT_FINITE},
      {LIST(odd[1]), none, "", SIDLE_ERROR_NOT_FINITE},
      {LIST(odd[2]), none, "", SIDLE_ERROR_NOT_FINITE},
      {LIST(three), {rise, 2}, "", SIDLE_ERROR_RANGE},
      {LIST(three), {NULL, 3}, "", SIDLE_ERROR_NULL},
      {LIST(three), {rise, INT64_MIN}, "", SIDLE_ERROR_RANGE},
      {LIST(three), LIST(fall), "", SIDLE_ERROR_RANGE},
      {LIST(three), LIST(past), "", SIDLE_ERROR_RANGE},
      {LIST(three), LIST(below), "", SIDLE_ERROR_RANGE},
      {LIST(three), LIST(odd[0]), "", SIDLE_ERROR_NOT_FINITE},
      {LIST(three), none, "ease linear ease", SIDLE_ERROR_RANGE},
      {LIST(three), none, "ease eas", SIDLE_ERROR_NOT_FOUND},
      {LIST(three), none, "ease,linear", SIDLE_ERROR_NOT_FOUND},
      {LIST(three), none, "ease\tlinear", SIDLE_ERROR_NOT_FOUND},
      {LIST(three), LIST(rise), "", SIDLE_OK},
      {LIST(three), none, "ease", SIDLE_OK},
      {LIST(three), none, "  ease   linear ", SIDLE_OK},
      {{three, 1}, {rise, 1}, "ease", SIDLE_OK},
      {{many, 1024}, none, "", SIDLE_OK},
  };
  sidle_animation_spec spec;
  sidle_animation out;
  sidle_animation_spec_init(&spec);
  spec.kind = SIDLE_ANIMATION_KEYFRAMES;
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    CONTEXT("keyframes %zu", i);
    spec.values = table[i].values;
    spec.times = table[i].times;
    spec.curves = text(table[i].curves);
    if (table[i].want == SIDLE_OK) {
      CHECK_OK(sidle_animation_create(s.stage, no_parent, &spec, &out));
      CHECK_OK(sidle_animation_destroy(s.stage, out));
    } else {
      POISON(out);
      REFUSED(s.stage, table[i].want, sidle_animation_create(s.stage, no_parent, &spec, &out));
      ZEROED(out);
    }
  }
  CONTEXT("%s", "curves that are too long, or nowhere");
  static char longest[4098];
  memset(longest, ' ', sizeof longest - 1);
  spec.values = LIST(three);
  spec.curves = text(longest);
  REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_animation_create(s.stage, no_parent, &spec, &out));
  spec.curves = (sidle_text){NULL, 1};
  REFUSED(s.stage, SIDLE_ERROR_NULL, sidle_animation_create(s.stage, no_parent, &spec, &out));
#undef LIST
}

static void depth(void) {
  sidle_animation parent = make(no_parent, SIDLE_ANIMATION_SEQUENCE, NULL), out = parent;
  const sidle_animation root = parent;
  sidle_animation_spec spec;
  sidle_status status = SIDLE_OK;
  int groups = 1;
  sidle_animation_spec_init(&spec);
  spec.kind = SIDLE_ANIMATION_PARALLEL;
  for (; groups < 100; groups++) {
    status = sidle_animation_create(s.stage, parent, &spec, &out);
    if (status != SIDLE_OK) break;
    parent = out;
  }
  CHECK_INT(groups, 16);
  CHECK(status < 0 && out.value == 0);
  CHECK_OK(sidle_animation_start(s.stage, root));
  CHECK_OK(sidle_stage_step(s.stage, 1));
  CHECK_OK(sidle_animation_destroy(s.stage, root));
}

int main(void) {
  s = scene_make(NULL, NULL, 1);
  members();
  numbers();
  texts();
  keyframes();
  depth();
  sidle_stage_destroy(s.stage);
  return check_report();
}
