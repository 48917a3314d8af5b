/* How buttons look: configurations, values for states, themes, sizes, layouts, busy. The
 * font is 8 x 20 whatever its size. */
#include "looks.h"

/* the size is the same before the first step and after. */
static void sizes(void) {
  begin();
  sidle_button button = make("", 112, 34);
  sidle_button_configuration configuration = filled();
  configuration.set |=
      SIDLE_SET_TITLE | SIDLE_SET_IMAGE | SIDLE_SET_IMAGE_SIZE | SIDLE_SET_IMAGE_PADDING;
  configuration.title = text("8 by 20");
  configuration.image = 9;
  configuration.image_width = 24;
  configuration.image_height = 20;
  configuration.image_padding = 8;
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  sidle_size size = size_of(button, 1e9);
  CHECK_NEAR(size.width, 112, 0);
  CHECK_NEAR(size.height, 34, 0);
  step_ms(16);
  size = size_of(button, 1e9);
  CHECK_NEAR(size.width, 112, 0);
  CHECK_NEAR(size.height, 34, 0);
  sidle_button_layout layout = layout_of(button);
  RECT(layout.image, 12, 7, 24, 20);
  RECT(layout.title, 44, 7, 56, 20);
  RECT(layout.background, 0, 0, 112, 34);
  RECT(layout.hit_box, 0, 0, 112, 34);
  CHECK_INT(layout.title_lines, 1);
  CHECK_NEAR(layout.corner_radius, 5.95, 0);
  /* Two lines, when there is less room. */
  size = size_of(button, 100);
  CHECK_NEAR(size.width, 12 + 24 + 8 + 32 + 12, 0);
  CHECK_NEAR(size.height, 54, 0);
  /* Unset, the style has it again. */
  configuration.set &= ~(SIDLE_SET_IMAGE | SIDLE_SET_IMAGE_PADDING);
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  size = size_of(button, 1e9);
  CHECK_NEAR(size.width, 80, 0);
  sidle_text title;
  CHECK_OK(sidle_get_title(stage, button.value, &title));
  CHECK_INT(title.length, 7);
  sidle_button_configuration out = {.struct_size = sizeof out};
  CHECK_OK(sidle_button_get_configuration(stage, button, &out));
  CHECK_INT((int64_t)out.set, (int64_t)configuration.set);
  CHECK_NEAR(out.image_width, 24, 0);
  CHECK_NEAR(out.image_padding, 0, 0);
  CHECK_INT(out.style, SIDLE_BUTTON_STYLE_FILLED);
  CHECK_INT(out.title.length, 7);
  /* By its other name. */
  CHECK_OK(sidle_button_set_title(stage, button, text("a longer one")));
  CHECK_NEAR(size_of(button, 1e9).width, 12 * 8 + 24, 0);
  CHECK_NEAR(size_of(button, 72).height, 54 + 20, 0);
  CHECK_INT(layout_of(button).title_lines, 2);
  end();
}

/* with the rules that gave them. */
static void states(void) {
  begin();
  sidle_button button = make("x", 100, 40);
  sidle_button_configuration configuration = filled();
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  CHECK_OK(sidle_button_set_state_value(stage, button, SIDLE_PROPERTY_IMAGE, 0, 0, 1));
  CHECK_OK(sidle_button_set_state_value(stage, button, SIDLE_PROPERTY_IMAGE, SIDLE_STATE_SELECTED,
                                        0, 2));
  CHECK_OK(sidle_button_set_state_value(stage, button, SIDLE_PROPERTY_FONT_SIZE, 0, 21, 0));
  CHECK_INT((int64_t)look_of(button).image_token, 1);
  CHECK_OK(sidle_button_set_selected(stage, button, 1));
  DOWN(stage, 0, 50, 20);
  step_ms(1);
  sidle_button_look look = look_of(button);
  CHECK_INT(look.states, SIDLE_STATE_SELECTED | SIDLE_STATE_HIGHLIGHTED);
  CHECK_INT((int64_t)look.image_token, 2);
  CHECK_NEAR(look.font_size, 21, 0);
  CHECK_HEX(look.background.color, 0x007AFFBF);
  char name[80];
  CHECK_INT(sidle_color_rule_text(look.background.rule, name, sizeof name), 35);
  CHECK_TEXT(name, "filled.highlighted.background.light");
  CHECK_INT(look.background.steps, SIDLE_STEP_ALPHA);
  CHECK_INT(look.background.source, SIDLE_PALETTE_TINT);
  UP(stage, 2, 50, 20);
  step_ms(3);
  CHECK_OK(sidle_button_set_enabled(stage, button, 0));
  look = look_of(button);
  CHECK_NEAR(look.font_size, 21, 0);
  CHECK_HEX(look.foreground.color, 0x3C3C434D);
  CHECK_OK(sidle_stage_set_color_scheme(stage, SIDLE_SCHEME_DARK));
  CHECK_HEX(look_of(button).foreground.color, 0xEBEBF54D);
  CHECK_OK(sidle_button_set_enabled(stage, button, 1));
  CHECK_OK(sidle_stage_set_tint(stage, 0x11AA22FF));
  CHECK_HEX(look_of(button).background.color, 0x11AA22FF);
  CHECK_OK(
      sidle_button_unset_state_value(stage, button, SIDLE_PROPERTY_IMAGE, SIDLE_STATE_SELECTED));
  CHECK_INT((int64_t)look_of(button).image_token, 1);
  end();
}

/* */
static void busy(void) {
  begin();
  sidle_button button = make("Checkout", 200, 34);
  sidle_button_configuration configuration = filled();
  configuration.set |= SIDLE_SET_BUSY_SIZING | SIDLE_SET_MINIMUM_BUSY;
  configuration.busy_sizing = SIDLE_BUSY_RESERVE;
  configuration.minimum_busy = 0.3;
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  double width = size_of(button, 1e9).width;
  CHECK_OK(sidle_button_set_busy(stage, button, 1));
  CHECK_INT(sidle_stage_is_idle(stage), 0);
  DOWN(stage, 30, 50, 20);
  UP(stage, 40, 50, 20);
  step_ms(60);
  CHECK_INT(count_events(SIDLE_EVENT_BUTTON_TRIGGERED), 0);
  CHECK_OK(sidle_button_set_busy(stage, button, 0));
  for (int64_t ms = 60; ms <= 320; ms += 10) {
    step_ms(ms);
    CHECK_NEAR(size_of(button, 1e9).width, width, 0);
    CHECK_INT(layout_of(button).spinner, ms < 300);
    CHECK_INT(look_of(button).busy, ms < 300);
    if (ms < 300) CHECK_INT(sidle_stage_next_deadline(stage), MS(300));
  }
  CHECK_INT(sidle_stage_is_idle(stage), 1);
  DOWN(stage, 330, 50, 20);
  UP(stage, 340, 50, 20);
  step_ms(350);
  CHECK_INT(count_events(SIDLE_EVENT_BUTTON_TRIGGERED), 1);
  /* A press that is under way ends. */
  DOWN(stage, 360, 50, 20);
  step_ms(361);
  CHECK_OK(sidle_button_set_busy(stage, button, 1));
  UP(stage, 370, 50, 20);
  step_ms(371);
  CHECK_INT(count_events(SIDLE_EVENT_BUTTON_TRIGGERED), 0);
  CHECK_INT(count_events(SIDLE_EVENT_BUTTON_CANCELLED), 1);
  end();
}

/* A layout goes to the next by its spring, and ends at a time that is known. */
static void springs(void) {
  begin();
  sidle_button button = make("Short", 100, 34);
  sidle_button_configuration configuration = filled();
  configuration.set |= SIDLE_SET_SPRING | SIDLE_SET_TITLE;
  configuration.title = text("Short");
  configuration.spring_response = 0.4;
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  CHECK_INT(layout_of(button).moving, 0);
  CHECK_OK(sidle_button_set_frame(stage, button, rect(10, 5, 200, 34)));
  CHECK_INT(layout_of(button).moving, 1);
  RECT(layout_of(button).background, 10, 5, 100, 34);
  RECT(layout_of(button).hit_box, 10, 5, 200, 34);
  int64_t until = sidle_stage_next_deadline(stage);
  CHECK(until > MS(200) && until < MS(800));
  double last = 100;
  for (int64_t ms = 10; MS(ms) < until; ms += 10) {
    step_ms(ms);
    double width = layout_of(button).background.width;
    CHECK(width > last && width < 200);
    CHECK_NEAR(layout_of(button).title.x, 10 + (width - 40) / 2, 1e-9);
    last = width;
  }
  CHECK_OK(sidle_stage_step_to(stage, until));
  RECT(layout_of(button).background, 10, 5, 200, 34);
  CHECK_INT(layout_of(button).moving, 0);
  CHECK_INT(sidle_stage_is_idle(stage), 1);
  /* Motion that is reduced has none. */
  CHECK_OK(sidle_button_set_frame(stage, button, rect(10, 5, 100, 34)));
  CHECK_INT(layout_of(button).moving, 1);
  CHECK_OK(sidle_stage_set_reduce_motion(stage, 1));
  RECT(layout_of(button).background, 10, 5, 100, 34);
  CHECK_OK(sidle_button_set_frame(stage, button, rect(10, 5, 150, 34)));
  RECT(layout_of(button).background, 10, 5, 150, 34);
  end();
}

static void themes(void) {
  begin();
  sidle_button button = make("Ok", 100, 56);
  sidle_button_configuration configuration = filled();
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  sidle_theme theme;
  sidle_theme_init(&theme);
  CHECK_INT(theme.struct_size, sizeof theme);
  CHECK_NEAR(theme.sizes[2].radius, 5.95, 0);
  CHECK_HEX(theme.palette[SIDLE_PALETTE_TINT][1], 0x0A84FFFF);
  CHECK_NEAR(theme.menu.row_height, 44, 0);
  CHECK_OK(sidle_theme_preset(&theme, SIDLE_THEME_MATERIAL));
  CHECK_OK(sidle_stage_set_theme(stage, &theme));
  CHECK_HEX(look_of(button).background.color, 0x6750A4FF);
  CHECK_NEAR(size_of(button, 1e9).height, 56, 0);
  CHECK_NEAR(layout_of(button).corner_radius, 28, 0);
  /* A host's own. */
  theme.palette[SIDLE_PALETTE_TINT][0] = 0x010203FF;
  theme.recipes[0][3][0][0].alpha = 50;
  CHECK_OK(sidle_stage_set_theme(stage, &theme));
  CHECK_HEX(look_of(button).background.color, 0x01020380);
  end();
}

/* The same at any step size: a spring that is sent elsewhere on its way, and a busy button that goes on
 * being so. */
static uint64_t play(int64_t slice) {
  begin();
  sidle_button button = make("Short", 100, 34);
  sidle_button_configuration configuration = filled();
  configuration.set |= SIDLE_SET_SPRING | SIDLE_SET_MINIMUM_BUSY;
  configuration.spring_response = 0.5;
  configuration.spring_damping_ratio = 0.4;
  configuration.minimum_busy = 0.21;
  CHECK_OK(sidle_button_set_configuration(stage, button, &configuration));
  for (int64_t at = 0; at <= 2000; at += 100) {
    for (int64_t now = at - 100 + slice; now < at; now += slice)
      if (now > 0) step_ms(now);
    step_ms(at);
    if (at == 100) CHECK_OK(sidle_button_set_frame(stage, button, rect(0, 0, 300, 50)));
    if (at == 200) CHECK_OK(sidle_button_set_frame(stage, button, rect(9, 9, 40, 34)));
    if (at == 300) CHECK_OK(sidle_button_set_busy(stage, button, 1));
    if (at == 400) CHECK_OK(sidle_button_set_busy(stage, button, 0));
  }
  CHECK_INT(layout_of(button).moving, 0);
  uint64_t print = sidle_stage_fingerprint(stage);
  end();
  return print;
}

static void slicing(void) {
  uint64_t whole = play(100);
  CHECK_HEX(play(1), whole);
  CHECK_HEX(play(7), whole);
  CHECK_HEX(play(33), whole);
}

int main(void) {
  slicing();
  sizes();
  states();
  busy();
  springs();
  themes();
  return check_report();
}
