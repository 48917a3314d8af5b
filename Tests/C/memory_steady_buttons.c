/* Once warm, buttons and menus allocate nothing either: pressed, held, hovered, focused, keyed, busy,
 * toggled, animated between looks, asked for updates; menus opened, wandered through and chosen from. */
#include "counted.h"

static int bad;
static int seen[64]; /* events by kind */

typedef struct shop {
  sidle_stage *stage;
  sidle_button toggle, popup, repeater, in_row;
  sidle_menu root, submenu, leaf[4];
} shop;

static sidle_menu element(sidle_stage *stage, sidle_menu parent, int32_t kind, const char *title) {
  sidle_menu_spec spec;
  sidle_menu menu;
  sidle_menu_spec_init(&spec);
  spec.kind = kind;
  spec.title = text(title);
  spec.single_selection = parent.value == 0;
  CHECK_OK(sidle_menu_create(stage, parent, &spec, &menu));
  return menu;
}

static sidle_button button(sidle_stage *stage, const char *title, double y, int32_t shows_menu) {
  sidle_button_spec spec;
  sidle_button made;
  sidle_button_configuration look;
  sidle_button_spec_init(&spec);
  spec.title = text(title);
  spec.frame = rect(10, y, 160, 40);
  spec.changes_selection = 1;
  spec.shows_menu = shows_menu;
  spec.wants_updates = 1;
  spec.reports = SIDLE_REPORTS_MOVES;
  if (!shows_menu) spec.repeat_delay = 0.1;
  CHECK_OK(sidle_button_create(stage, &spec, &made));
  sidle_button_configuration_init(&look);
  look.set = SIDLE_SET_STYLE | SIDLE_SET_IMAGE | SIDLE_SET_SUBTITLE;
  look.style = SIDLE_BUTTON_STYLE_FILLED;
  look.image = 7;
  look.subtitle = text("and what it does");
  CHECK_OK(sidle_button_set_configuration(stage, made, &look));
  CHECK_OK(sidle_button_set_state_value(stage, made, SIDLE_PROPERTY_BACKGROUND,
                                        SIDLE_STATE_HIGHLIGHTED, 0, 0xFF0000FF));
  return made;
}

/* What a frame reads. */
static void read_all(const shop *s) {
  char line[300];
  sidle_events events;
  sidle_draw_list drawn;
  sidle_hit hit = {.struct_size = sizeof hit};
  sidle_open_menu open = {.struct_size = sizeof open};
  sidle_size size;
  sidle_text title;
  bad += sidle_stage_events(s->stage, &events) != SIDLE_OK;
  for (int32_t i = 0; i < events.count; i++) {
    seen[sidle_events_at(&events, i)->type % 64]++;
    bad += sidle_event_text(s->stage, sidle_events_at(&events, i), line, sizeof line) <= 0;
  }
  bad += sidle_stage_draw(s->stage, &drawn) != SIDLE_OK;
  bad += sidle_stage_hit(s->stage, 60, 60, &hit) != SIDLE_OK;
  bad += sidle_stage_get_menu(s->stage, &open) != SIDLE_OK;
  for (int32_t i = 0; i < open.row_count; i++) {
    sidle_menu_row row = {.struct_size = sizeof row};
    bad += sidle_stage_get_menu_row(s->stage, i, &row) != SIDLE_OK;
  }
  const sidle_button buttons[] = {s->toggle, s->popup, s->repeater, s->in_row};
  for (int i = 0; i < 4; i++) {
    sidle_button_state state = {.struct_size = sizeof state};
    sidle_button_look look = {.struct_size = sizeof look};
    sidle_button_layout layout = {.struct_size = sizeof layout};
    sidle_button_accessibility access = {.struct_size = sizeof access};
    bad += sidle_button_get_state(s->stage, buttons[i], &state) != SIDLE_OK;
    bad += sidle_button_get_look(s->stage, buttons[i], &look) != SIDLE_OK;
    bad += sidle_button_get_layout(s->stage, buttons[i], &layout) != SIDLE_OK;
    bad += sidle_button_get_intrinsic_size(s->stage, buttons[i], 200, &size) != SIDLE_OK;
    bad += sidle_button_get_accessibility(s->stage, buttons[i], &access) != SIDLE_OK;
    bad += sidle_get_title(s->stage, buttons[i].value, &title) != SIDLE_OK;
  }
}

static sidle_sample key(int64_t time, int32_t phase, int32_t code) {
  sidle_sample made = sample(time, 9, phase, 0, 0);
  made.kind = SIDLE_POINTER_KEY;
  made.buttons = code;
  return made;
}
static void send(const shop *s, sidle_sample made) {
  bad += sidle_stage_push(s->stage, &made, 1, NULL) != SIDLE_OK;
}

/* Two seconds of all of it. */
static void round_of(const shop *s, int64_t start, int count) {
  static const int32_t keys[] = {SIDLE_KEY_DOWN,  'c',           SIDLE_KEY_RIGHT, SIDLE_KEY_DOWN,
                                 SIDLE_KEY_ENTER, SIDLE_KEY_TAB, SIDLE_KEY_SPACE, SIDLE_KEY_ESCAPE};
  for (int ms = 0; ms < 2000; ms += 8) {
    const int64_t now = start + MS(ms);
    if (ms == 40) bad += sidle_button_set_busy(s->stage, s->toggle, count % 2) != SIDLE_OK;
    if (ms == 48) bad += sidle_button_set_selected(s->stage, s->popup, count % 2) != SIDLE_OK;
    if (ms == 56) bad += sidle_button_set_needs_update(s->stage, s->repeater) != SIDLE_OK;
    if (ms == 64) bad += sidle_menu_select(s->stage, s->root, s->leaf[count % 4]) != SIDLE_OK;
    if (ms == 72) bad += sidle_stage_set_focus(s->stage, s->popup) != SIDLE_OK;
    if (ms / 400 != 3 && ms % 400 == 96)
      send(s, sample(now, 1, SIDLE_PHASE_DOWN, 60, 20 + ms % 3 * 50));
    if (ms % 400 > 96 && ms % 400 < 320)
      send(s, sample(now, 1, SIDLE_PHASE_MOVE, 60 + ms % 80, 40));
    if (ms / 400 != 3 && ms % 400 == 320)
      send(s, sample(now, 1, SIDLE_PHASE_UP, 60, 20 + ms % 3 * 50));
    sidle_sample hover = sample(now, 2, SIDLE_PHASE_HOVER, 20 + ms % 150, 10 + ms % 200);
    hover.kind = SIDLE_POINTER_MOUSE;
    send(s, hover);
    if (ms == 1200) bad += sidle_button_open_menu(s->stage, s->popup) != SIDLE_OK;
    if (ms >= 1216 && ms < 1472 && ms % 32 == 0) {
      send(s, key(now, SIDLE_PHASE_DOWN, keys[(ms - 1216) / 32]));
      send(s, key(now, SIDLE_PHASE_UP, keys[(ms - 1216) / 32]));
    }
    if (ms == 1904) bad += sidle_stage_cancel_all(s->stage) != SIDLE_OK;
    bad += sidle_stage_step_to(s->stage, now + MS(8)) != SIDLE_OK;
    read_all(s);
  }
  bad += sidle_stage_close_menu(s->stage) < 0;
}

static void steady(const sidle_allocator *allocator) {
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  spec.width = 300;
  spec.height = 300;
  spec.allocator = allocator;
  scene rows = scene_make(&spec, NULL, 1);
  shop s = {.stage = rows.stage, .in_row = rows.skip[0]};
  s.toggle = button(s.stage, "Toggle", 50, 0);
  s.popup = button(s.stage, "Choose", 100, 1);
  s.repeater = button(s.stage, "More", 150, 0);
  s.root = element(s.stage, (sidle_menu){0}, SIDLE_ELEMENT_MENU, "All");
  s.leaf[0] = element(s.stage, s.root, SIDLE_ELEMENT_ACTION, "Apple");
  s.leaf[1] = element(s.stage, s.root, SIDLE_ELEMENT_ACTION, "Banana");
  s.submenu = element(s.stage, s.root, SIDLE_ELEMENT_MENU, "Citrus");
  s.leaf[2] = element(s.stage, s.submenu, SIDLE_ELEMENT_ACTION, "Lemon");
  s.leaf[3] = element(s.stage, s.submenu, SIDLE_ELEMENT_ACTION, "Orange");
  CHECK_OK(sidle_button_set_menu(s.stage, s.popup, s.root));
  /* Warm: each choice was mirrored once, busy or not. */
  for (int i = 0; i < 4; i++) round_of(&s, MS(1 + 2000 * i), i);
  const int64_t before = mallocs, own = allocations;
  for (int i = 4; i < 24; i++) round_of(&s, MS(1 + 2000 * i), i);
  const int64_t after = mallocs;
  CHECK_INT(after - before, 0);
  CHECK_INT(allocations - own, 0);
  CHECK_INT(bad, 0);
  sidle_stage_destroy(s.stage);
}

/* All of it came to pass. */
static void check_seen(void) {
  static const int kinds[] = {
      SIDLE_EVENT_BUTTON_TRIGGERED, SIDLE_EVENT_BUTTON_DOWN,        SIDLE_EVENT_BUTTON_DRAG_INSIDE,
      SIDLE_EVENT_BUTTON_UP_INSIDE, SIDLE_EVENT_BUTTON_CANCELLED,   SIDLE_EVENT_BUTTON_CHANGED,
      SIDLE_EVENT_BUTTON_FOCUSED,   SIDLE_EVENT_BUTTON_HOVER_BEGAN, SIDLE_EVENT_MENU_OPENED,
      SIDLE_EVENT_MENU_CLOSED,      SIDLE_EVENT_MENU_ITEM_TRIGGERED};
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) CHECK(seen[kinds[i]] > 0);
}

int main(void) {
  const sidle_allocator allocator = {NULL, allocate, release};
  check_counter();
  steady(NULL);
  const int64_t before = mallocs;
  steady(&allocator);
  CHECK_INT(mallocs - before, 0);
  CHECK(allocations > 0);
  check_seen();
  return check_report();
}
