/* What looks and themes refuse: null, numbers outside their range, constants that nobody knows, texts that
 * are none. */
#include "misuse.h"

static sidle_stage *stage;
static sidle_button button;

#define BIG 1e9
#define OVER 1.0000001e9
#define SMALL 1e-9
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

typedef struct number {
  size_t at;
  uint64_t set;
  double low, high, below, above;
} number;
#define N(field, bit, low, high, below, above)                                                     \
  { offsetof(sidle_button_configuration, field), bit, low, high, below, above }
#define LENGTH(field, bit) N(field, bit, 0, BIG, -SMALL, OVER)
#define SIGNED(field, bit) N(field, bit, -BIG, BIG, -OVER, OVER)

static const number numbers[] = {
    LENGTH(inset_top, SIDLE_SET_INSETS),
    LENGTH(inset_leading, SIDLE_SET_INSETS),
    LENGTH(inset_bottom, SIDLE_SET_INSETS),
    LENGTH(inset_trailing, SIDLE_SET_INSETS),
    LENGTH(image_width, SIDLE_SET_IMAGE_SIZE),
    LENGTH(image_height, SIDLE_SET_IMAGE_SIZE),
    LENGTH(image_padding, SIDLE_SET_IMAGE_PADDING),
    LENGTH(image_reservation, SIDLE_SET_IMAGE_RESERVATION),
    LENGTH(title_padding, SIDLE_SET_TITLE_PADDING),
    LENGTH(corner_radius, SIDLE_SET_CORNER_RADIUS),
    SIGNED(background_inset_top, SIDLE_SET_BACKGROUND_INSETS),
    SIGNED(background_inset_leading, SIDLE_SET_BACKGROUND_INSETS),
    SIGNED(background_inset_bottom, SIDLE_SET_BACKGROUND_INSETS),
    SIGNED(background_inset_trailing, SIDLE_SET_BACKGROUND_INSETS),
    LENGTH(stroke_width, SIDLE_SET_STROKE_WIDTH),
    SIGNED(stroke_outset, SIDLE_SET_STROKE_OUTSET),
    SIGNED(shadow_x, SIDLE_SET_SHADOW),
    SIGNED(shadow_y, SIDLE_SET_SHADOW),
    LENGTH(shadow_radius, SIDLE_SET_SHADOW),
    N(shadow_opacity, SIDLE_SET_SHADOW, 0, 1, -SMALL, 1.0000001),
    N(font_size, SIDLE_SET_FONT_SIZE, 1, 1000, 0.9999, 1000.0001),
    N(subtitle_font_size, SIDLE_SET_SUBTITLE_FONT_SIZE, 1, 1000, 0.9999, 1000.0001),
    N(minimum_busy, SIDLE_SET_MINIMUM_BUSY, 0, 1e6, -SMALL, 1.0000001e6),
    N(spring_response, SIDLE_SET_SPRING, 0, 1e6, -SMALL, 1.0000001e6),
    N(spring_damping_ratio, SIDLE_SET_SPRING, 0.01, 1e3, 0.0099, 1000.0001),
    LENGTH(hit_size, SIDLE_SET_HIT_SIZE),
};

static void refuse(const sidle_button_configuration *configuration, sidle_status want) {
  REFUSED(stage, want, sidle_button_set_configuration(stage, button, configuration));
}

static void set_number(const number *n, double value, sidle_status want) {
  sidle_button_configuration configuration;
  sidle_button_configuration_init(&configuration);
  memcpy((char *)&configuration + n->at, &value, sizeof value);
  /* What is not set is not read. */
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  configuration.set = n->set;
  if (want == SIDLE_OK)
    CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  else
    refuse(&configuration, want);
}

static void configurations(void) {
  for (size_t i = 0; i < COUNT(numbers); i++) {
    set_number(&numbers[i], numbers[i].low, SIDLE_OK);
    set_number(&numbers[i], numbers[i].high, SIDLE_OK);
    set_number(&numbers[i], numbers[i].below, SIDLE_ERROR_RANGE);
    set_number(&numbers[i], numbers[i].above, SIDLE_ERROR_RANGE);
    for (int k = 0; k < 3; k++) set_number(&numbers[i], not_finite[k], SIDLE_ERROR_NOT_FINITE);
  }
  static const int32_t most[12] = {4, 4, 6, 4, 6, 6, 4, 3, 3, 1, 1, 2};
  for (int i = 0; i < 12; i++) {
    sidle_button_configuration configuration;
    sidle_button_configuration_init(&configuration);
    int32_t *choice = &configuration.style + i;
    configuration.set = SIDLE_SET_STYLE << i;
    *choice = most[i];
    CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
    *choice = most[i] + 1;
    refuse(&configuration, SIDLE_ERROR_ARGUMENT);
    *choice = -1;
    refuse(&configuration, SIDLE_ERROR_ARGUMENT);
  }
  sidle_button_configuration configuration;
  sidle_button_configuration_init(&configuration);
  configuration.set = UINT64_C(1) << 41;
  refuse(&configuration, SIDLE_ERROR_ARGUMENT);
  configuration.set = SIDLE_SET_TITLE;
  configuration.title = text("\xff");
  refuse(&configuration, SIDLE_ERROR_NOT_UTF8);
  configuration.set = SIDLE_SET_SUBTITLE;
  configuration.subtitle = (sidle_text){"x", 5000};
  refuse(&configuration, SIDLE_ERROR_RANGE);
  configuration.set = SIDLE_SET_IMAGE_TRANSFORMER;
  configuration.image_transformer = 1;
  refuse(&configuration, SIDLE_ERROR_ARGUMENT);
  configuration.set = 0;
  configuration.reserved = 1;
  refuse(&configuration, SIDLE_ERROR_ARGUMENT);
  sidle_button_configuration_init(&configuration);
  configuration.struct_size -= 8;
  refuse(&configuration, SIDLE_ERROR_ARGUMENT);
  refuse(NULL, SIDLE_ERROR_NULL);
  sidle_button_configuration_init_sized(NULL, sizeof configuration);
  memset(&configuration, 0xA5, sizeof configuration);
  sidle_button_configuration_init_sized(&configuration, 8);
  CHECK_INT(configuration.struct_size, 8);
  CHECK_INT(configuration.reserved, (int32_t)0xA5A5A5A5);
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_button_get_configuration(stage, button, NULL));
  configuration.struct_size = 16;
  REFUSED(stage, SIDLE_ERROR_ARGUMENT,
          sidle_button_get_configuration(stage, button, &configuration));
}

static void values(void) {
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_button_set_state_value(stage, button, 0, 0, 0, 0));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_button_set_state_value(stage, button, 8, 0, 0, 0));
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_button_set_state_value(stage, button, 4, 256, 0, 0));
  REFUSED(stage, SIDLE_ERROR_RANGE,
          sidle_button_set_state_value(stage, button, SIDLE_PROPERTY_STROKE, 0, 0, 1ull << 32));
  REFUSED(stage, SIDLE_ERROR_RANGE,
          sidle_button_set_state_value(stage, button, SIDLE_PROPERTY_FONT_SIZE, 0, 0.5, 0));
  REFUSED(
      stage, SIDLE_ERROR_NOT_FINITE,
      sidle_button_set_state_value(stage, button, SIDLE_PROPERTY_CORNER_RADIUS, 0, (double)NAN, 0));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_button_unset_state_value(stage, button, 9, 0));
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_button_unset_state_value(stage, button, 4, 1u << 31));
  for (uint32_t i = 0; i < 64; i++)
    CHECK_OK(sidle_button_set_state_value(stage, button, SIDLE_PROPERTY_IMAGE, i, 0, i));
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_button_set_state_value(stage, button, 4, 64, 0, 1));
  CHECK_OK(sidle_button_set_state_value(stage, button, SIDLE_PROPERTY_IMAGE, 63, 0, 1));
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_button_set_busy(stage, button, 2));
  sidle_size size;
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_button_get_intrinsic_size(stage, button, -1, &size));
  ZEROED(size);
  REFUSED(stage, SIDLE_ERROR_NOT_FINITE,
          sidle_button_get_intrinsic_size(stage, button, (double)INFINITY, &size));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_button_get_intrinsic_size(stage, button, 1, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_button_get_look(stage, button, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_button_get_layout(stage, button, NULL));
  sidle_button_look look = {.struct_size = 8};
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_button_get_look(stage, button, &look));
  sidle_button_layout layout = {.struct_size = 8};
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_button_get_layout(stage, button, &layout));
}

static void refuse_theme(const sidle_theme *theme, sidle_status want) {
  REFUSED(stage, want, sidle_stage_set_theme(stage, theme));
}

static void themes(void) {
  sidle_theme theme;
  sidle_theme_init_sized(NULL, sizeof theme);
  sidle_theme_init(&theme);
  CHECK_INT(sidle_theme_preset(NULL, 1), SIDLE_ERROR_NULL);
  CHECK_INT(sidle_theme_preset(&theme, 0), SIDLE_ERROR_ARGUMENT);
  CHECK_INT(sidle_theme_preset(&theme, 3), SIDLE_ERROR_ARGUMENT);
  refuse_theme(NULL, SIDLE_ERROR_NULL);
  double *numbers_ = (double *)((char *)&theme + offsetof(sidle_theme, sizes));
  for (size_t i = 0; i < 108; i++) {
    double before = numbers_[i];
    for (int k = 0; k < 3; k++) {
      numbers_[i] = not_finite[k];
      refuse_theme(&theme, SIDLE_ERROR_NOT_FINITE);
    }
    numbers_[i] = 2e9;
    refuse_theme(&theme, SIDLE_ERROR_RANGE);
    numbers_[i] = -0.5;
    refuse_theme(&theme, SIDLE_ERROR_RANGE);
    numbers_[i] = before;
  }
  theme.recipes[2][3][4][1].entry = SIDLE_PALETTE_COUNT;
  refuse_theme(&theme, SIDLE_ERROR_ARGUMENT);
  theme.recipes[2][3][4][1].entry = 0;
  theme.recipes[0][0][0][0].alpha = 101;
  refuse_theme(&theme, SIDLE_ERROR_ARGUMENT);
  theme.recipes[0][0][0][0].alpha = 100;
  theme.corner_style = 7;
  refuse_theme(&theme, SIDLE_ERROR_ARGUMENT);
  theme.corner_style = 1;
  theme.selection_styles = 16;
  refuse_theme(&theme, SIDLE_ERROR_ARGUMENT);
  theme.selection_styles = 15;
  CHECK_OK(sidle_stage_set_theme(stage, &theme));
  theme.struct_size = 4;
  refuse_theme(&theme, SIDLE_ERROR_ARGUMENT);
  CHECK_INT(sidle_theme_preset(&theme, 1), SIDLE_ERROR_ARGUMENT);
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_stage_set_color_scheme(stage, 0));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_stage_set_color_scheme(stage, 3));
  CHECK_INT(sidle_stage_set_tint(NULL, 1), SIDLE_ERROR_NULL);
  CHECK_OK(sidle_stage_set_tint(stage, 7));
  CHECK_INT(sidle_stage_tint(stage), 7);
  CHECK_INT(sidle_stage_tint(NULL), 0);
  CHECK_INT(sidle_stage_color_scheme(stage), SIDLE_SCHEME_LIGHT);
  CHECK_INT(sidle_stage_color_scheme(NULL), 0);
}

static void texts(void) {
  uint64_t out = 5;
  char name[16];
  CHECK_OK(sidle_color_transformer_parse(text("grayscale opacity 0.5"), &out));
  CHECK_INT(sidle_color_transformer_text(out, NULL, 0), 21);
  CHECK_INT(sidle_color_transformer_text(out, name, sizeof name), 21);
  CHECK_TEXT(name, "grayscale opaci");
  CHECK_INT(sidle_color_transformer_parse(text("grey"), &out), SIDLE_ERROR_ARGUMENT);
  CHECK_INT((int64_t)out, 0);
  CHECK_INT(sidle_color_transformer_parse(text("grayscale"), NULL), SIDLE_ERROR_NULL);
  CHECK_INT(sidle_color_transformer_parse((sidle_text){NULL, 3}, &out), SIDLE_ERROR_NULL);
  CHECK_INT(sidle_color_transformer_parse((sidle_text){"x", -7}, &out), SIDLE_ERROR_RANGE);
  CHECK_INT(sidle_color_transformer_text(1, name, sizeof name), -1);
  CHECK_TEXT(name, "");
  CHECK_INT(sidle_color_transformer_text(0, name, sizeof name), 0);
  CHECK_INT(sidle_color_transformer_text(0, NULL, 4), -1);
  CHECK_INT(sidle_color_rule_text(-5, name, sizeof name), 4);
  CHECK_TEXT(name, "none");
  CHECK_INT(sidle_color_rule_text(INT32_MIN, NULL, 0), 4);
  CHECK_INT(sidle_color_rule_text(1, NULL, 5), -1);
  CHECK_INT(sidle_color_rule_text(1, name, -1), -1);
  for (int32_t rule = -10; rule < 300; rule++) CHECK(sidle_color_rule_text(rule, NULL, 0) > 0);
}

int main(void) {
  scene s = scene_make(NULL, NULL, 1);
  stage = s.stage;
  sidle_button_spec spec;
  sidle_button_spec_init(&spec);
  CHECK_OK(sidle_button_create(stage, &spec, &button));
  configurations();
  values();
  themes();
  texts();
  sidle_stage_destroy(stage);
  return check_report();
}
