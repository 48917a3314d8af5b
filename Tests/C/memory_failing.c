/* Every allocation fails in turn: once, and from there on. Each time the call says so, the stage is
 * as it was, the same call made again succeeds, and what was allocated is released. */
#include "misuse.h"

/* Blocks carry what they were asked with, to compare at their release. */
typedef struct block {
  size_t size, alignment;
} block;
enum { HEADER = 32 };
_Static_assert(sizeof(block) <= HEADER, "the header keeps blocks aligned");

static int count, fail_at, fail_on; /* fail_on: all from fail_at on */
static int living;
static int64_t living_bytes;

static void *allocate(void *context, size_t size, size_t alignment) {
  CHECK(context == &living);
  CHECK(size > 0);
  CHECK(alignment > 0 && alignment <= 16 && (alignment & (alignment - 1)) == 0);
  count++;
  if (count == fail_at || (fail_on && count > fail_at && fail_at > 0)) return NULL;
  char *bytes = malloc(HEADER + size);
  if (bytes == NULL) abort();
  *(block *)(void *)bytes = (block){size, alignment};
  memset(bytes + HEADER, 0xC3, size); /* nobody may count on zeros */
  living++;
  living_bytes += (int64_t)size;
  return bytes + HEADER;
}

static void release(void *context, void *memory, size_t size, size_t alignment) {
  CHECK(context == &living);
  if (!CHECK(memory != NULL)) return;
  char *bytes = (char *)memory - HEADER;
  const block *asked = (block *)(void *)bytes;
  CHECK_INT((int64_t)size, (int64_t)asked->size);
  CHECK_INT((int64_t)alignment, (int64_t)asked->alignment);
  memset(bytes, 0xDD, HEADER + asked->size); /* and nobody look at it again */
  free(bytes);
  living--;
  living_bytes -= (int64_t)size;
}

static const sidle_allocator allocator = {&living, allocate, release};
static sidle_stage *stage;
static sidle_list list;
static sidle_row row[40];
static sidle_button button[40];
static int failures;

/* A failing call leaves all as it was; then memory is back, and it is made again. */
static uint64_t before;
static int again(sidle_status status, const char *call, int line) {
  if (status != SIDLE_ERROR_OUT_OF_MEMORY) {
    check_status(status, SIDLE_OK, call, __FILE__, line);
    return 0;
  }
  failures++;
  check_hex(sidle_stage_fingerprint(stage), before, call, __FILE__, line);
  if (stage != NULL) check_true(sidle_stage_last_error(stage)[0] != 0, call, __FILE__, line);
  fail_on = 0;
  fail_at = 0;
  return 1;
}
#define UNTIL_OK(call)                                                                             \
  do {                                                                                             \
    before = sidle_stage_fingerprint(stage);                                                       \
  } while (again((call), #call, __LINE__))

static void set_up(void) {
  static char title[4096];
  sidle_stage_spec spec;
  sidle_list_spec list_spec;
  sidle_button_spec button_spec;
  char name[300];
  sidle_animation group = {0};
  sidle_stage_spec_init(&spec);
  spec.allocator = &allocator;
  spec.log_capacity = 1 << 24; /* nobody reads it here */
  stage = NULL;
  UNTIL_OK(sidle_stage_create(&spec, &stage));
  sidle_list_spec_init(&list_spec);
  list_spec.name = text("a list with a name that does not fit a few bytes");
  UNTIL_OK(sidle_list_create(stage, &list_spec, &list));
  memset(title, 't', sizeof title);
  memset(name, 'n', sizeof name);
  for (int i = 0; i < 40; i++) {
    sidle_row_spec row_spec = slide_buttons_spec(NULL);
    (void)snprintf(name + 200, 50, "%d", i);
    row_spec.name = text(name);
    row_spec.title = (sidle_text){title, i * 100};
    UNTIL_OK(sidle_row_create(stage, i % 5 ? list : (sidle_list){0}, &row_spec, &row[i]));
    sidle_button_spec_init(&button_spec);
    button_spec.name = row_spec.name;
    button_spec.title = row_spec.title;
    const int32_t edge = i % 2 ? SIDLE_EDGE_LEADING : SIDLE_EDGE_TRAILING;
    UNTIL_OK(sidle_row_add_button(stage, row[i], edge, &button_spec, &button[i]));
    sidle_animation_spec animation_spec;
    sidle_animation animation;
    sidle_animation_spec_init(&animation_spec);
    animation_spec.name = row_spec.name;
    if (i == 0) animation_spec.kind = SIDLE_ANIMATION_PARALLEL;
    UNTIL_OK(sidle_animation_create(stage, group, &animation_spec, &animation));
    if (i == 0) group = animation;
  }
  UNTIL_OK(sidle_animation_start(stage, group));
  sidle_layer_spec layer_spec;
  sidle_layer_content content;
  sidle_transition_spec by;
  sidle_layer layer;
  sidle_layer_spec_init(&layer_spec);
  sidle_layer_content_init(&content);
  sidle_transition_spec_init(&by);
  layer_spec.name = list_spec.name;
  content.title = layer_spec.title = (sidle_text){title, 300};
  UNTIL_OK(sidle_layer_create(stage, &layer_spec, &layer));
  for (int i = 0; i < 3; i++) {
    by.curve_points[1] = i; /* a curve of its own each time */
    UNTIL_OK(sidle_layer_replace(stage, layer, &content, i < 2 ? &by : NULL, NULL));
  }
  UNTIL_OK(sidle_layer_replace(stage, layer, &content, &by, NULL));
  UNTIL_OK(sidle_stage_reserve(stage, 5000, 2000));
  UNTIL_OK(sidle_row_set_title(stage, row[0], (sidle_text){title, sizeof title}));
  UNTIL_OK(sidle_button_set_title(stage, button[0], (sidle_text){title, sizeof title}));
  UNTIL_OK(sidle_button_set_selected(stage, button[0], 1));
  for (int i = 0; i < 2; i++)
    UNTIL_OK(sidle_button_set_disabled_reason(stage, button[1], text("a reason of some length")));
  button_spec.name = text("own");
  sidle_button own;
  UNTIL_OK(sidle_button_create(stage, &button_spec, &own));
  sidle_button_configuration look;
  sidle_button_configuration_init(&look);
  look.set = SIDLE_SET_TITLE | SIDLE_SET_SUBTITLE | SIDLE_SET_SPRING;
  look.title = look.subtitle = text("words that may make several lines");
  look.spring_response = 0.5;
  UNTIL_OK(sidle_button_set_configuration(stage, own, &look));
  UNTIL_OK(sidle_button_set_configuration(stage, button[2], &look));
  UNTIL_OK(sidle_button_set_title(stage, own, text("other words")));
  UNTIL_OK(sidle_button_set_busy(stage, button[3], 1));
  for (uint32_t i = 0; i < 9; i++)
    UNTIL_OK(sidle_button_set_state_value(stage, button[4], SIDLE_PROPERTY_IMAGE, i, 0, i));
  sidle_theme theme;
  sidle_theme_init(&theme);
  UNTIL_OK(sidle_stage_set_theme(stage, &theme));
  sidle_menu_spec menu_spec;
  sidle_menu menu = {0}, item;
  sidle_menu_spec_init(&menu_spec);
  menu_spec.name = list_spec.name;
  menu_spec.title = menu_spec.subtitle = menu_spec.placeholder = (sidle_text){title, 300};
  UNTIL_OK(sidle_menu_create(stage, menu, &menu_spec, &menu));
  menu_spec.name = (sidle_text){NULL, 0};
  menu_spec.kind = SIDLE_ELEMENT_ACTION;
  for (int i = 0; i < 9; i++) UNTIL_OK(sidle_menu_create(stage, menu, &menu_spec, &item));
  UNTIL_OK(
      sidle_menu_set(stage, item, SIDLE_MENU_FIELD_TITLE | SIDLE_MENU_FIELD_SUBTITLE, &menu_spec));
  UNTIL_OK(sidle_button_set_menu(stage, own, menu));
  UNTIL_OK(sidle_button_set_menu(stage, button[1], (sidle_menu){0}));
  UNTIL_OK(sidle_button_open_menu(stage, own));
  const sidle_target targets[2] = {{{0, 0, 9, 9}, 1, 0}, {{9, 0, 9, 9}, 2, 0}};
  UNTIL_OK(sidle_row_set_targets(stage, row[0], targets, 2));
  UNTIL_OK(sidle_row_set_targets(stage, row[0], targets, 1));
  UNTIL_OK(sidle_row_set_targets(stage, row[7], targets, 1));
  UNTIL_OK(sidle_row_destroy(stage, row[7]));
  UNTIL_OK(sidle_list_create(stage, (list_spec.name = text("b"), &list_spec), &list));
  sidle_draw_list drawn;
  UNTIL_OK(sidle_stage_draw(stage, &drawn));
  UNTIL_OK(sidle_row_open(stage, row[0], SIDLE_EDGE_TRAILING, 0));
  UNTIL_OK(sidle_stage_step_to(stage, MS(100)));
}

/* Runs the set-up with a failure, and gives its fingerprint. */
static uint64_t run(int at, int on) {
  count = 0;
  fail_at = at;
  fail_on = on;
  failures = 0;
  CONTEXT("allocation %d fails%s", at, on ? ", and all after it" : "");
  set_up();
  const uint64_t result = sidle_stage_fingerprint(stage);
  sidle_stage_destroy(stage);
  CHECK_INT(living, 0);
  CHECK_INT(living_bytes, 0);
  return result;
}

int main(void) {
  const uint64_t good = run(0, 0);
  const int total = count;
  CHECK(total > 10);
  printf("%d allocations in the set-up\n", total);
  for (int at = 1; at <= total; at++) {
    for (int on = 0; on <= 1; on++) {
      CHECK_HEX(run(at, on), good);
      CHECK_INT(failures, 1);
    }
  }
  CONTEXT("%s", "");

  /* A stage that cannot be made is NULL. */
  for (fail_at = 1, fail_on = 1;; fail_at++) {
    sidle_stage_spec spec;
    sidle_stage *out = (sidle_stage *)&spec;
    sidle_stage_spec_init(&spec);
    spec.allocator = &allocator;
    count = 0;
    const sidle_status status = sidle_stage_create(&spec, &out);
    if (status == SIDLE_OK) {
      sidle_stage_destroy(out);
      break;
    }
    CHECK_STATUS(status, SIDLE_ERROR_OUT_OF_MEMORY);
    CHECK(out == NULL);
    CHECK_INT(living, 0);
  }
  CHECK_INT(living, 0);
  return check_report();
}
