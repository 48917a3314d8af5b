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
  depth();
  sidle_stage_destroy(s.stage);
  return check_report();
}
