/* Every function called from inside both kinds of callback: it says BUSY and does nothing. */
#include "calls.h"

static scene s;
static int armed, seen;
static uint64_t target; /* an id that would be good outside */
static int64_t now;

/* What a host might do in a callback and must not. Remembered, not checked by fingerprint: inside
 * a call the stage is between two states. */
static void call_back(void) {
  sidle_event event;
  sidle_stage_spec unused;
  memset(&event, 0, sizeof event);
  seen++;
  armed = 0;
  for (size_t i = 0; i < CALL_COUNT; i++) {
    CONTEXT("%s in a callback", calls[i].name);
    CHECK_STATUS(calls[i].call(s.stage, target), SIDLE_ERROR_BUSY);
    CHECK_STATUS(calls[i].call(s.stage, 0), SIDLE_ERROR_BUSY);
  }
  CONTEXT("%s", "");
  sidle_stage_destroy(s.stage); /* nothing happens */
  (void)sidle_stage_last_error(s.stage);
  (void)sidle_stage_now(s.stage);
  (void)sidle_stage_next_deadline(s.stage);
  (void)sidle_stage_is_idle(s.stage);
  (void)sidle_stage_fingerprint(s.stage);
  char buffer[200];
  (void)sidle_event_text(s.stage, &event, buffer, sizeof buffer);
  /* What needs no stage is always allowed. */
  sidle_stage_spec_init(&unused);
  CHECK_OK(sidle_stage_spec_check(&unused, NULL, 0));
  CHECK_TEXT(sidle_status_name(SIDLE_ERROR_BUSY), "SIDLE_ERROR_BUSY");
  armed = 1;
}

static void *allocate(void *context, size_t size, size_t alignment) {
  (void)context, (void)alignment;
  if (armed) call_back();
  return malloc(size);
}
static void release(void *context, void *block, size_t size, size_t alignment) {
  (void)context, (void)size, (void)alignment;
  if (armed) call_back();
  free(block);
}
static sidle_size measure(void *context, sidle_text bytes, double font_size) {
  sidle_size size = {(double)bytes.length * font_size / 2, font_size};
  (void)context;
  CHECK(bytes.length > 0 && bytes.bytes != NULL);
  CHECK(font_size > 0 && font_size < 1000);
  if (armed) call_back();
  return size;
}

/* While armed, the call outside succeeds and the stage is as if nobody had called back. */
#define ARMED(call, at_least)                                                                      \
  do {                                                                                             \
    seen = 0;                                                                                      \
    armed = 1;                                                                                     \
    sidle_status status = (call);                                                                  \
    armed = 0;                                                                                     \
    check_status(status, SIDLE_OK, #call, __FILE__, __LINE__);                                     \
    CHECK(seen >= (at_least));                                                                     \
    CHECK(sidle_stage_now(s.stage) == now);                                                        \
  } while (0)

static uint64_t play(int with_callbacks) {
  static char title[4000];
  const sidle_allocator allocator = {NULL, allocate, release};
  const sidle_text_resolver resolver = {NULL, measure};
  sidle_stage_spec spec;
  sidle_button_spec button;
  sidle_button out;
  sidle_list list;
  sidle_list_spec list_spec;
  sidle_row rows[200];
  sidle_stage_spec_init(&spec);
  spec.allocator = &allocator;
  spec.text_resolver = &resolver;
  s = scene_make(&spec, NULL, 2);
  target = s.row[0].value;
  memset(title, 'x', sizeof title);
  const sidle_text long_title = {title, sizeof title};
  now = MS(7);
  CHECK_OK(sidle_stage_step_to(s.stage, now));
  sidle_button_spec_init(&button);
  button.title = text("Other");
  sidle_list_spec_init(&list_spec);
  list_spec.name = text("grown");
  sidle_animation_spec animation_spec;
  sidle_animation animation;
  sidle_animation_spec_init(&animation_spec);
  if (with_callbacks) {
    ARMED(sidle_row_set_title(s.stage, s.row[0], long_title), 1);
    ARMED(sidle_button_set_title(s.stage, s.done[0], text("measured")), 1);
    ARMED(sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, &button, &out), 1);
    ARMED(sidle_stage_reserve(s.stage, 100000, 100000), 1);
    ARMED(sidle_list_create(s.stage, &list_spec, &list), 0);
    ARMED(sidle_animation_create(s.stage, (sidle_animation){0}, &animation_spec, &animation), 0);
  } else {
    CHECK_OK(sidle_row_set_title(s.stage, s.row[0], long_title));
    CHECK_OK(sidle_button_set_title(s.stage, s.done[0], text("measured")));
    CHECK_OK(sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, &button, &out));
    CHECK_OK(sidle_stage_reserve(s.stage, 100000, 100000));
    CHECK_OK(sidle_list_create(s.stage, &list_spec, &list));
    CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &animation_spec, &animation));
  }
  /* Tables grow on the way. */
  seen = 0;
  armed = with_callbacks;
  for (int i = 0; i < 200; i++) {
    sidle_row_spec row = slide_buttons_spec(NULL);
    row.title = text("Row");
    CHECK_OK(sidle_row_create(s.stage, list, &row, &rows[i]));
  }
  armed = 0;
  CHECK(seen >= 200 || !with_callbacks);
  CHECK_OK(sidle_stage_step_to(s.stage, MS(8)));
  const uint64_t fingerprint = sidle_stage_fingerprint(s.stage);
  armed = with_callbacks;
  sidle_stage_destroy(s.stage);
  armed = 0;
  return fingerprint;
}

static sidle_size answer;
static sidle_size measure_badly(void *context, sidle_text bytes, double font_size) {
  (void)context, (void)bytes, (void)font_size;
  return answer;
}

/* A size that is no size fails the call that needed it, whatever the call was. */
static void bad_sizes(void) {
  const sidle_text_resolver resolver = {NULL, measure_badly};
  const double numbers[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, -1, 1.1e9};
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  spec.text_resolver = &resolver;
  answer = (sidle_size){10, 10};
  scene here = scene_make(&spec, NULL, 1);
  for (size_t i = 0; i < 10; i++) {
    const sidle_status want = i / 2 < 3 ? SIDLE_ERROR_NOT_FINITE : SIDLE_ERROR_RANGE;
    sidle_row_spec row = slide_buttons_spec("new");
    sidle_button_spec button;
    sidle_row row_out;
    sidle_button button_out;
    CONTEXT("%s %g", i % 2 ? "height" : "width", numbers[i / 2]);
    answer = (sidle_size){10, 10};
    *(i % 2 ? &answer.height : &answer.width) = numbers[i / 2];
    sidle_button_spec_init(&button);
    row.title = button.title = text("title");
    POISON(row_out);
    REFUSED(here.stage, want, sidle_row_create(here.stage, here.list, &row, &row_out));
    ZEROED(row_out);
    POISON(button_out);
    REFUSED(
        here.stage, want,
        sidle_row_add_button(here.stage, here.row[0], SIDLE_EDGE_LEADING, &button, &button_out));
    ZEROED(button_out);
    REFUSED(here.stage, want, sidle_row_set_title(here.stage, here.row[0], text("new")));
    REFUSED(here.stage, want, sidle_button_set_title(here.stage, here.done[0], text("new")));
  }
  sidle_stage_destroy(here.stage);
}

int main(void) {
  const uint64_t with = play(1);
  CHECK_HEX(with, play(0));
  bad_sizes();
  return check_report();
}
