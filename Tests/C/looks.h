/* A stage whose font is 8 x 20 whatever its size, and buttons with looks on it. */
#ifndef LOOKS_H
#define LOOKS_H

#include "scene.h"

static inline sidle_size stub(void *context, sidle_text text, double font_size) {
  (void)context;
  (void)font_size;
  double count = 0;
  for (int64_t i = 0; i < text.length; i++) count += (text.bytes[i] & 0xC0) != 0x80;
  return (sidle_size){count * 8, 20};
}

static sidle_stage *stage;

static inline void begin(void) {
  static const sidle_text_resolver resolver = {NULL, stub};
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  spec.text_resolver = &resolver;
  spec.log_capacity = 1 << 20;
  if (!CHECK_OK(sidle_stage_create(&spec, &stage))) exit(check_report());
}
static inline void end(void) {
  sidle_stage_destroy(stage);
  stage = NULL;
}

static inline sidle_button make(const char *title, double width, double height) {
  sidle_button_spec spec;
  sidle_button button;
  sidle_button_spec_init(&spec);
  spec.title = text(title);
  spec.frame = rect(0, 0, width, height);
  CHECK_OK(sidle_button_create(stage, &spec, &button));
  return button;
}

static inline sidle_button_configuration filled(void) {
  sidle_button_configuration configuration;
  sidle_button_configuration_init(&configuration);
  configuration.set = SIDLE_SET_STYLE;
  configuration.style = SIDLE_BUTTON_STYLE_FILLED;
  return configuration;
}

static inline sidle_button_look look_of(sidle_button button) {
  sidle_button_look look = {.struct_size = sizeof look};
  CHECK_OK(sidle_button_get_look(stage, button, &look));
  return look;
}
static inline sidle_button_layout layout_of(sidle_button button) {
  sidle_button_layout layout = {.struct_size = sizeof layout};
  CHECK_OK(sidle_button_get_layout(stage, button, &layout));
  return layout;
}
static inline sidle_size size_of(sidle_button button, double available) {
  sidle_size size = {0, 0};
  CHECK_OK(sidle_button_get_intrinsic_size(stage, button, available, &size));
  return size;
}
static inline void step_ms(int64_t ms) {
  CHECK_OK(sidle_stage_step_to(stage, MS(ms)));
}
static inline int count_events(int32_t type) {
  sidle_events events;
  int count = 0;
  CHECK_OK(sidle_stage_events(stage, &events));
  for (int32_t i = 0; i < events.count; i++) count += sidle_events_at(&events, i)->type == type;
  return count;
}

#define RECT(got, x_, y_, width_, height_)                                                         \
  (CHECK_NEAR((got).x, x_, 1e-9), CHECK_NEAR((got).y, y_, 1e-9),                                   \
   CHECK_NEAR((got).width, width_, 1e-9), CHECK_NEAR((got).height, height_, 1e-9))

#endif
