/* What layers and transitions refuse: null, numbers outside their range, constants and curves that
 * nobody knows, titles that are no text. */
#include "misuse.h"

static sidle_stage *stage;
static sidle_layer layer;

typedef struct number {
  const char *name;
  size_t at;
  double low, high, below, above;
} number;
#define D(type, field, low, high, below, above)                                                    \
  { #field, offsetof(type, field), low, high, below, above }
#define BIG 1e9
#define OVER 1.0000001e9
#define SMALL 1e-9
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const number layer_numbers[] = {
    D(sidle_layer_spec, frame.x, -BIG, BIG, -OVER, OVER),
    D(sidle_layer_spec, frame.y, -BIG, BIG, -OVER, OVER),
    D(sidle_layer_spec, frame.width, 0, BIG, -SMALL, OVER),
    D(sidle_layer_spec, frame.height, 0, BIG, -SMALL, OVER),
    D(sidle_layer_spec, font_size, 1, 1000, 0.9999, 1000.0001),
};
static const number transition_numbers[] = {
    D(sidle_transition_spec, start_progress, -BIG, BIG, -OVER, OVER),
    D(sidle_transition_spec, end_progress, -BIG, BIG, -OVER, OVER),
    D(sidle_transition_spec, delay, 0, BIG, -SMALL, OVER),
    D(sidle_transition_spec, duration, 0, BIG, -SMALL, OVER),
    D(sidle_transition_spec, time_offset, 0, BIG, -SMALL, OVER),
    D(sidle_transition_spec, speed, 1e-6, 1e6, 0.9e-6, 1.0000001e6),
    D(sidle_transition_spec, speed, 1e-6, 1e6, -1, 1.0000001e6),
    D(sidle_transition_spec, curve_points[0], 0, 1, -SMALL, 1.0000001),
    D(sidle_transition_spec, curve_points[1], -BIG, BIG, -OVER, OVER),
    D(sidle_transition_spec, curve_points[2], 0, 1, -SMALL, 1.0000001),
    D(sidle_transition_spec, curve_points[3], -BIG, BIG, -OVER, OVER),
};

static sidle_status create(const sidle_layer_spec *spec) {
  sidle_layer out;
  sidle_status status = sidle_layer_create(stage, spec, &out);
  if (status >= 0) CHECK_OK(sidle_layer_destroy(stage, out));
  return status;
}

static sidle_status replace(const sidle_transition_spec *spec) {
  sidle_layer_content content;
  sidle_layer_content_init(&content);
  sidle_status status = sidle_layer_replace(stage, layer, &content, spec, NULL);
  if (status >= 0) step_to(stage, sidle_stage_now(stage), NULL); /* its events make room */
  return status;
}

static void refuse_layer(const sidle_layer_spec *spec, sidle_status want) {
  misuse_before(stage, "sidle_layer_create");
  misuse_after(stage, create(spec), want, "sidle_layer_create", __FILE__, __LINE__);
}

static void refuse_transition(const sidle_transition_spec *spec, sidle_status want) {
  misuse_before(stage, "sidle_layer_replace");
  misuse_after(stage, replace(spec), want, "sidle_layer_replace", __FILE__, __LINE__);
}

static void set(void *spec, size_t at, double value) {
  memcpy((char *)spec + at, &value, sizeof value);
}

static void numbers_of_layers(void) {
  sidle_layer_spec spec;
  sidle_layer_spec_init(&spec);
  for (size_t i = 0; i < COUNT(layer_numbers); i++) {
    const number *n = &layer_numbers[i];
    CONTEXT("%s", n->name);
    double old;
    memcpy(&old, (char *)&spec + n->at, sizeof old);
    for (size_t k = 0; k < 3; k++) {
      set(&spec, n->at, not_finite[k]);
      refuse_layer(&spec, SIDLE_ERROR_NOT_FINITE);
    }
    set(&spec, n->at, n->below);
    refuse_layer(&spec, SIDLE_ERROR_RANGE);
    CHECK(strstr(sidle_stage_last_error(stage), strncmp(n->name, "frame", 5) ? n->name : "frame"));
    set(&spec, n->at, n->above);
    refuse_layer(&spec, SIDLE_ERROR_RANGE);
    set(&spec, n->at, n->low);
    CHECK_OK(create(&spec));
    set(&spec, n->at, n->high);
    CHECK_OK(create(&spec));
    set(&spec, n->at, old);
  }
  CONTEXT("%s", "");
}

static void numbers_of_transitions(void) {
  sidle_transition_spec spec;
  sidle_transition_spec_init(&spec);
  for (size_t i = 0; i < COUNT(transition_numbers); i++) {
    const number *n = &transition_numbers[i];
    CONTEXT("%s", n->name);
    double old;
    memcpy(&old, (char *)&spec + n->at, sizeof old);
    for (size_t k = 0; k < 3; k++) {
      set(&spec, n->at, not_finite[k]);
      refuse_transition(&spec, SIDLE_ERROR_NOT_FINITE);
    }
    set(&spec, n->at, n->below);
    refuse_transition(&spec, SIDLE_ERROR_RANGE);
    CHECK(strstr(sidle_stage_last_error(stage), n->name) != NULL);
    set(&spec, n->at, n->above);
    refuse_transition(&spec, SIDLE_ERROR_RANGE);
    set(&spec, n->at, n->low);
    CHECK_OK(replace(&spec));
    set(&spec, n->at, n->high);
    CHECK_OK(replace(&spec));
    set(&spec, n->at, old);
  }
  CONTEXT("%s", "");
}

static void choices(void) {
  sidle_layer_spec spec;
  sidle_transition_spec by;
  const struct {
    int32_t *field;
    int32_t last;
  } of_layers[] = {{&spec.title_alignment, 3}, {&spec.direction, 2}},
    of_transitions[] = {{&by.kind, 4}, {&by.from, 4}, {&by.fill, 4}};
  sidle_layer_spec_init(&spec);
  sidle_transition_spec_init(&by);
  for (size_t i = 0; i < COUNT(of_layers); i++) {
    const int32_t old = *of_layers[i].field, wrong[] = {0, -1, of_layers[i].last + 1, INT32_MAX};
    for (size_t k = 0; k < COUNT(wrong); k++) {
      *of_layers[i].field = wrong[k];
      refuse_layer(&spec, SIDLE_ERROR_ARGUMENT);
    }
    *of_layers[i].field = old;
  }
  for (size_t i = 0; i < COUNT(of_transitions); i++) {
    const int32_t old = *of_transitions[i].field;
    const int32_t wrong[] = {0, -1, of_transitions[i].last + 1, INT32_MIN};
    for (size_t k = 0; k < COUNT(wrong); k++) {
      *of_transitions[i].field = wrong[k];
      refuse_transition(&by, SIDLE_ERROR_ARGUMENT);
    }
    *of_transitions[i].field = old;
  }
  by.fades = 2;
  refuse_transition(&by, SIDLE_ERROR_RANGE);
  CHECK_STATUS(sidle_transition_spec_preset(&by, 2), SIDLE_ERROR_ARGUMENT);
  CHECK_STATUS(sidle_transition_spec_preset(&by, -1), SIDLE_ERROR_ARGUMENT);
}

static void texts(void) {
  sidle_layer_spec spec;
  sidle_layer_content content;
  sidle_transition_spec by;
  sidle_layer out;
  sidle_layer_spec_init(&spec);
  sidle_layer_content_init(&content);
  sidle_transition_spec_init(&by);
  spec.title = text("\xFF");
  REFUSED(stage, SIDLE_ERROR_NOT_UTF8, sidle_layer_create(stage, &spec, &out));
  spec.title = (sidle_text){NULL, 3};
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_layer_create(stage, &spec, &out));
  spec.title = text("");
  spec.name = text("banner");
  REFUSED(stage, SIDLE_ERROR_NAME_TAKEN, sidle_layer_create(stage, &spec, &out));
  content.title = text("\xC0\x80");
  REFUSED(stage, SIDLE_ERROR_NOT_UTF8, sidle_layer_replace(stage, layer, &content, &by, NULL));
  content.title = (sidle_text){"a", -2};
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_layer_replace(stage, layer, &content, NULL, NULL));
  content.title = text("");
  by.curve = text("eas");
  REFUSED(stage, SIDLE_ERROR_NOT_FOUND, sidle_layer_replace(stage, layer, &content, &by, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_layer_replace(stage, layer, NULL, NULL, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_layer_create(stage, NULL, &out));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_layer_create(stage, &spec, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_layer_get_state(stage, layer, NULL));
  for (size_t k = 0; k < 3; k++) {
    const sidle_rect bad = {not_finite[k], 0, 1, 1};
    REFUSED(stage, SIDLE_ERROR_NOT_FINITE, sidle_layer_set_frame(stage, layer, bad));
  }
  const sidle_rect negative = {0, 0, -1, 1};
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_layer_set_frame(stage, layer, negative));
}

int main(void) {
  sidle_stage_spec stage_spec;
  sidle_layer_spec spec;
  sidle_stage_spec_init(&stage_spec);
  CHECK_OK(sidle_stage_create(&stage_spec, &stage));
  sidle_layer_spec_init(&spec);
  spec.name = text("banner");
  CHECK_OK(sidle_layer_create(stage, &spec, &layer));
  numbers_of_layers();
  numbers_of_transitions();
  choices();
  texts();
  sidle_stage_destroy(stage);
  return check_report();
}
