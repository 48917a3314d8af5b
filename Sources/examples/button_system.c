/* The buttons of a shop: one that adds to the cart and tells how much is in it, one that is busy while
 * the order is on its way, a toggle, a choice of colours and a menu with a menu in it. Played without a
 * window. Usage: button_system [steps per second]; every rate prints the same. */
#include <math.h>
#include <sidle.h>
#include <stdio.h>
#include <stdlib.h>

/* The host's own numbers for its images. */
enum { CART = 1, CART_FILLED, CARD };
enum {
  DOWN = SIDLE_PHASE_DOWN,
  MOVE = SIDLE_PHASE_MOVE,
  UP = SIDLE_PHASE_UP,
  LOOK = 10,
  ORDERED,
  FLOWER,
  END
};
static const struct entry {
  double at; /* seconds */
  int what;
  double x, y;
} script[] = {
    {0.10, DOWN, 160, 40},  {0.20, UP, 160, 40}, /* Sign In */
    {0.50, DOWN, 160, 108}, {0.60, LOOK, 0, 0},     {0.70, UP, 160, 108},
    {0.70, LOOK, 0, 0},                                                     /* Add to Cart, */
    {1.00, DOWN, 160, 108}, {1.05, MOVE, 160, 300}, {1.10, MOVE, 160, 120}, /* off it and back */
    {1.20, UP, 160, 120},   {1.20, LOOK, 0, 0},     {2.00, DOWN, 160, 180},
    {2.05, UP, 160, 180},   {2.05, LOOK, 0, 0},   /* Checkout is busy ... */
    {2.40, DOWN, 160, 180}, {2.45, UP, 160, 180}, /* ... and takes no press until it is not */
    {3.00, ORDERED, 0, 0},  {3.00, LOOK, 0, 0},     {3.50, DOWN, 160, 250},
    {3.55, UP, 160, 250},                        /* In Stock Only */
    {4.00, DOWN, 80, 310},  {4.05, UP, 80, 310}, /* the colours; Bondi Blue is the first */
    {4.50, DOWN, 80, 370},  {4.60, UP, 80, 370},    {4.60, LOOK, 0, 0},
    {5.00, FLOWER, 0, 0},   {5.00, LOOK, 0, 0},     {5.50, DOWN, 240, 310},
    {5.55, UP, 240, 310}, /* More, Sort By, Date */
    {6.00, DOWN, 240, 458}, {6.05, UP, 240, 458},   {6.50, DOWN, 100, 420},
    {6.55, UP, 100, 420},   {6.55, LOOK, 0, 0},     {7.00, END, 0, 0},
};

static sidle_stage *stage;
static sidle_button cart, checkout, stock, color;
static sidle_menu colors, flower, sort;
static int quantity;
static char in_cart[24];
static sidle_button_configuration cart_look;

/* Every call that can fail says why it did. */
static void must(sidle_status status) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", sidle_status_name(status), sidle_stage_last_error(stage));
  exit(1);
}
static sidle_text text(const char *bytes) {
  return (sidle_text){bytes, -1};
}

static sidle_button button(const char *name, const char *title, sidle_rect frame, int toggles,
                           int menu, const sidle_button_configuration *look) {
  sidle_button_spec spec;
  sidle_button made;
  sidle_button_spec_init(&spec);
  spec.name = text(name);
  spec.title = text(title);
  spec.frame = frame;
  spec.changes_selection = toggles;
  spec.shows_menu = menu;
  spec.wants_updates = look == &cart_look;
  must(sidle_button_create(stage, &spec, &made));
  must(sidle_button_set_configuration(stage, made, look));
  return made;
}
static sidle_menu element(sidle_menu parent, const char *name, const char *title, int kind,
                          int on) {
  sidle_menu_spec spec;
  sidle_menu made;
  sidle_menu_spec_init(&spec);
  spec.name = text(name);
  spec.title = text(title);
  spec.kind = kind;
  spec.state = on ? SIDLE_ITEM_ON : SIDLE_ITEM_OFF;
  spec.single_selection = kind == SIDLE_ELEMENT_MENU && parent.value != 0;
  must(sidle_menu_create(stage, parent, &spec, &made));
  return made;
}
static void make(void) {
  const int action = SIDLE_ELEMENT_ACTION, menu = SIDLE_ELEMENT_MENU;
  const sidle_menu none = {0};
  sidle_stage_spec spec;
  sidle_button_configuration look;
  sidle_stage_spec_init(&spec);
  must(sidle_stage_create(&spec, &stage)); /* 320 x 480 */
  sidle_button_configuration_init(&look);
  look.set = SIDLE_SET_STYLE;
  look.style = SIDLE_BUTTON_STYLE_FILLED;
  button("sign_in", "Sign In", (sidle_rect){20, 20, 280, 44}, 0, 0, &look);
  cart_look = look;
  cart_look.set |= SIDLE_SET_IMAGE_PLACEMENT | SIDLE_SET_IMAGE_PADDING;
  cart_look.style = SIDLE_BUTTON_STYLE_TINTED;
  cart_look.image_placement = SIDLE_IMAGE_TRAILING;
  cart_look.image_padding = 8;
  cart = button("cart", "Add to Cart", (sidle_rect){20, 80, 280, 56}, 0, 0, &cart_look);
  look.set |= SIDLE_SET_SIZE | SIDLE_SET_IMAGE | SIDLE_SET_IMAGE_PADDING;
  look.set |= SIDLE_SET_BASE_BACKGROUND;
  look.image_padding = 8;
  look.size = SIDLE_BUTTON_SIZE_LARGE;
  look.image = CARD;
  look.base_background = 0x34C759FF;
  checkout = button("checkout", "Checkout", (sidle_rect){20, 152, 280, 60}, 0, 0, &look);
  look.set = SIDLE_SET_STYLE;
  look.style = SIDLE_BUTTON_STYLE_TINTED;
  stock = button("stock", "In Stock Only", (sidle_rect){20, 228, 280, 44}, 1, 0, &look);
  look.style = SIDLE_BUTTON_STYLE_GRAY;
  color = button("color", "Color", (sidle_rect){20, 288, 170, 44}, 1, 1, &look);
  colors = element(none, "colors", "", menu, 0);
  element(colors, "bondi", "Bondi Blue", action, 0);
  flower = element(colors, "flower", "Flower Power", action, 1);
  must(sidle_button_set_menu(stage, color, colors));
  sidle_button more = button("more", "More", (sidle_rect){200, 288, 100, 44}, 0, 1, &look);
  sidle_menu actions = element(none, "actions", "", menu, 0);
  element(actions, "refresh", "Refresh", action, 0);
  element(actions, "account", "Account", action, 0);
  sort = element(actions, "sort", "Sort By", menu, 0);
  element(sort, "title", "Title", action, 1);
  element(sort, "date", "Date", action, 0);
  element(sort, "size", "Size", action, 0);
  must(sidle_button_set_menu(stage, more, actions));
}

/* At first, and whenever its state or the cart has changed. */
static void update_cart(void) {
  sidle_button_state state = {.struct_size = sizeof state};
  must(sidle_button_get_state(stage, cart, &state));
  if (quantity > 0)
    snprintf(in_cart, sizeof in_cart, "%d in cart", quantity);
  else
    snprintf(in_cart, sizeof in_cart, "Empty");
  cart_look.set |= SIDLE_SET_IMAGE | SIDLE_SET_SUBTITLE;
  cart_look.image = state.states & SIDLE_STATE_HIGHLIGHTED ? CART_FILLED : CART;
  cart_look.subtitle = text(in_cart);
  must(sidle_button_set_configuration(stage, cart, &cart_look));
}
static void cart_changed(int by) {
  quantity = by > 0 ? quantity + by : 0;
  must(sidle_button_set_needs_update(stage, cart));
}

/* What the events of a step mean here, then the events. */
static void answer(void) {
  sidle_events events;
  char line[200];
  must(sidle_stage_events(stage, &events));
  for (int32_t i = 0; i < events.count; i++) {
    const sidle_event *event = sidle_events_at(&events, i);
    if (event->type == SIDLE_EVENT_BUTTON_NEEDS_UPDATE) update_cart();
    if (event->type != SIDLE_EVENT_BUTTON_TRIGGERED) continue;
    if (event->object == cart.value) cart_changed(1);
    if (event->object == checkout.value) must(sidle_button_set_busy(stage, checkout, 1));
  }
  for (int32_t i = 0; i < events.count; i++) {
    sidle_event_text(stage, sidle_events_at(&events, i), line, sizeof line);
    puts(line);
  }
}

static void look(void) {
  sidle_button_look seen = {.struct_size = sizeof seen}, busy = {.struct_size = sizeof busy};
  sidle_button_state state = {.struct_size = sizeof state};
  sidle_menu chosen;
  sidle_text title, by;
  must(sidle_button_get_look(stage, cart, &seen));
  must(sidle_button_get_look(stage, checkout, &busy));
  must(sidle_button_get_state(stage, stock, &state));
  must(sidle_get_title(stage, color.value, &title));
  must(sidle_menu_get_selected(stage, sort, 0, &chosen));
  must(sidle_get_title(stage, chosen.value, &by));
  printf("%.2f %s (image %d); %s; %s; %.*s; by %.*s\n", (double)sidle_stage_now(stage) / 1e9,
         in_cart, (int)seen.image_token, busy.busy ? "busy" : "idle",
         state.states & SIDLE_STATE_SELECTED ? "in stock" : "all", (int)title.length, title.bytes,
         (int)by.length, by.bytes);
}

int main(int argc, char **argv) {
  const double rate = argc > 1 ? atof(argv[1]) : 60;
  const int64_t slice = rate >= 1 ? llround(1e9 / rate) : 1000000000;
  make();
  must(sidle_stage_step(stage, 0)); /* what is new asks for its first update */
  answer();
  for (const struct entry *e = script;; e++) {
    const int64_t at = llround(e->at * 1e9);
    do { /* in slices, the last one cut so as to land on the entry's time */
      const int64_t next = sidle_stage_now(stage) + slice;
      must(sidle_stage_step_to(stage, next < at ? next : at));
      answer();
    } while (sidle_stage_now(stage) < at);
    if (e->what == END) break;
    sidle_sample sample = {at, 1, e->what, SIDLE_POINTER_TOUCH, e->what != UP, e->x, e->y, 0};
    if (e->what < LOOK) must(sidle_stage_push(stage, &sample, 1, NULL));
    if (e->what == LOOK) look();
    if (e->what == ORDERED) {
      must(sidle_button_set_busy(stage, checkout, 0));
      cart_changed(0);
    }
    if (e->what == FLOWER) must(sidle_menu_select(stage, colors, flower));
    must(sidle_stage_step(stage, 0));
    answer();
  }
  printf("# fingerprint %016llx\n", (unsigned long long)sidle_stage_fingerprint(stage));
  sidle_stage_destroy(stage);
  return 0;
}
