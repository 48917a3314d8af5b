/* Buttons with a look: one's share of ten thousand that are updated and laid out. */
#include "bench.h"
#include <string.h>

typedef struct scene {
  sidle_stage *stage;
  sidle_button *buttons;
  int64_t count;
  int32_t selected;
} scene;

static void make(scene *s, int64_t count) {
  memset(s, 0, sizeof *s);
  s->stage = make_stage(1024);
  s->count = count;
  s->buttons = array_of(count, sizeof *s->buttons);
  for (int64_t i = 0; i < count; i++) {
    sidle_button_spec spec;
    sidle_button_configuration configuration;
    sidle_button_spec_init(&spec);
    spec.frame = (sidle_rect){0, 0, 200, 60};
    MUST(sidle_button_create(s->stage, &spec, &s->buttons[i]));
    sidle_button_configuration_init(&configuration);
    configuration.set = SIDLE_SET_STYLE | SIDLE_SET_TITLE | SIDLE_SET_SUBTITLE | SIDLE_SET_IMAGE |
                        SIDLE_SET_IMAGE_PADDING;
    configuration.style = SIDLE_BUTTON_STYLE_TINTED;
    configuration.title = (sidle_text){"Add to Cart", -1};
    configuration.subtitle = (sidle_text){"3 items", -1};
    configuration.image = 1;
    configuration.image_padding = 8;
    MUST(sidle_button_set_configuration(s->stage, s->buttons[i], &configuration));
  }
}

/* Its state changes, and it is laid out, for which its look is worked out. */
static void update_and_lay_out(void *context) {
  scene *s = context;
  sidle_button_layout layout = {.struct_size = sizeof layout};
  s->selected = !s->selected;
  for (int64_t i = 0; i < s->count; i++) {
    MUST(sidle_button_set_selected(s->stage, s->buttons[i], s->selected));
    MUST(sidle_button_get_layout(s->stage, s->buttons[i], &layout));
    sink = layout.title.x;
  }
  CHECK(layout.title_lines == 1 && layout.image.width == 20);
}

/* Its colours, each with its rule. */
static void look_at(void *context) {
  scene *s = context;
  sidle_button_look look = {.struct_size = sizeof look};
  for (int64_t i = 0; i < s->count; i++) {
    MUST(sidle_button_get_look(s->stage, s->buttons[i], &look));
    sink = look.background.color;
  }
}

void bench_looks(void) {
  scene s;
  const int64_t count = by_mode(10000, 1000, 1000);
  make(&s, count);
  run_measure(&(measure){.name = "update-and-lay-out-button",
                         .n = count,
                         .per = count,
                         .run = update_and_lay_out,
                         .scene = &s});
  run_measure(
      &(measure){.name = "look-of-button", .n = count, .per = count, .run = look_at, .scene = &s});
  sidle_stage_destroy(s.stage);
}
