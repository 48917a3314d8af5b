/* What menus refuse: null, constants that nobody knows, elements in the wrong place, more than there
 * may be, and answers that nobody asked for. */
#include "misuse.h"

static sidle_stage *stage;
static sidle_menu root, action, deferred;
static sidle_button button;

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static sidle_menu add(sidle_menu parent, int32_t kind) {
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  spec.kind = kind;
  sidle_menu made = {0};
  CHECK_OK(sidle_menu_create(stage, parent, &spec, &made));
  return made;
}

static void constants_and_flags(void) {
  static const struct {
    const char *name;
    size_t at;
    int32_t low, high;
  } table[] = {
#define I(field, low, high) {"spec." #field, offsetof(sidle_menu_spec, field), low, high}
      I(kind, 1, 3),         I(state, 0, 2),           I(element_size, 0, 3),
      I(direction, 1, 2),    I(displays_inline, 0, 1), I(single_selection, 0, 1),
      I(palette, 0, 1),      I(destructive, 0, 1),     I(disabled, 0, 1),
      I(hidden, 0, 1),       I(keeps_open, 0, 1),      I(cached, 0, 1),
      I(allows_empty, 0, 1),
  };
  for (size_t i = 0; i < COUNT(table); i++) {
    CONTEXT("%s", table[i].name);
    const int32_t wrong[] = {table[i].low - 1, table[i].high + 1, INT32_MIN, INT32_MAX};
    for (size_t k = 0; k < COUNT(wrong); k++) {
      sidle_menu_spec spec;
      sidle_menu_spec_init(&spec);
      memcpy((char *)&spec + table[i].at, &wrong[k], sizeof wrong[k]);
      sidle_menu out;
      sidle_status want = table[i].high == 1 ? SIDLE_ERROR_RANGE : SIDLE_ERROR_ARGUMENT;
      REFUSED(stage, want, sidle_menu_create(stage, root, &spec, &out));
      CHECK(strstr(sidle_stage_last_error(stage), table[i].name) != NULL);
      REFUSED(stage, want, sidle_menu_set(stage, action, 0, &spec));
    }
  }
  CONTEXT("%s", "");
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  spec.arrow_width = -1;
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_menu_set(stage, root, 0, &spec));
  spec.arrow_width = not_finite[0];
  REFUSED(stage, SIDLE_ERROR_NOT_FINITE, sidle_menu_set(stage, root, 0, &spec));
  spec.arrow_width = 0;
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_set(stage, root, 1u << 19, &spec));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_set(stage, root, UINT32_MAX, &spec));
  spec.subtitle = (sidle_text){"\xFF", 1};
  REFUSED(stage, SIDLE_ERROR_NOT_UTF8, sidle_menu_set(stage, root, 0, &spec));
}

static void null_pointers(void) {
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  sidle_menu out;
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_menu_create(stage, root, NULL, &out));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_menu_create(stage, root, &spec, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_menu_set(stage, root, 1, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_menu_get_state(stage, root, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_menu_get_child(stage, root, 0, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_menu_get_selected(stage, root, 0, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_button_get_menu(stage, button, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_stage_get_menu(stage, NULL));
  REFUSED(stage, SIDLE_ERROR_NULL, sidle_stage_get_menu_row(stage, 0, NULL));
  sidle_menu_spec_init_sized(NULL, sizeof(sidle_menu_spec));
}

static void wrong_places(void) {
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  sidle_menu out, other = add((sidle_menu){0}, SIDLE_ELEMENT_MENU);
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_create(stage, action, &spec, &out));
  spec.kind = SIDLE_ELEMENT_ACTION;
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_create(stage, (sidle_menu){0}, &spec, &out));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_select(stage, root, other));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_select(stage, other, action));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_select(stage, root, root));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_select(stage, action, action));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_button_set_menu(stage, button, action));
  REFUSED(stage, SIDLE_ERROR_ARGUMENT, sidle_menu_complete(stage, root, 1));
  REFUSED(stage, SIDLE_ERROR_STATE, sidle_menu_complete(stage, deferred, 1));
  REFUSED(stage, SIDLE_ERROR_STATE, sidle_menu_complete(stage, deferred, 0));
  REFUSED(stage, SIDLE_ERROR_STATE, sidle_menu_perform(stage, root));
  REFUSED(stage, SIDLE_ERROR_STATE, sidle_button_open_menu(stage, button));
  for (int32_t i = -1; i <= 2; i += 3) {
    REFUSED(stage, SIDLE_ERROR_RANGE, sidle_menu_get_child(stage, root, i, &out));
    REFUSED(stage, SIDLE_ERROR_RANGE, sidle_menu_get_selected(stage, root, i, &out));
    sidle_menu_row row = {.struct_size = sizeof row};
    REFUSED(stage, SIDLE_ERROR_RANGE, sidle_stage_get_menu_row(stage, i, &row));
  }
  CHECK_OK(sidle_menu_destroy(stage, other));
}

static void other_buttons(void) {
  sidle_button_spec spec;
  sidle_button_spec_init(&spec);
  sidle_button second;
  CHECK_OK(sidle_button_create(stage, &spec, &second));
  CHECK_OK(sidle_button_set_menu(stage, button, root));
  CHECK_OK(sidle_button_set_menu(stage, button, root));
  REFUSED(stage, SIDLE_ERROR_STATE, sidle_button_set_menu(stage, second, root));
  CHECK_OK(sidle_button_set_enabled(stage, button, 0));
  REFUSED(stage, SIDLE_ERROR_STATE, sidle_button_open_menu(stage, button));
  CHECK_OK(sidle_button_set_enabled(stage, button, 1));
  CHECK_OK(sidle_button_set_menu(stage, button, (sidle_menu){0}));
  CHECK_OK(sidle_button_set_menu(stage, second, root));
  CHECK_OK(sidle_button_set_menu(stage, second, (sidle_menu){0}));
}

/* More elements, levels and deferred ones than there may be. */
static void too_many(void) {
  sidle_menu_spec spec;
  sidle_menu_spec_init(&spec);
  sidle_menu out, top = add((sidle_menu){0}, SIDLE_ELEMENT_MENU), deep = top;
  for (int i = 0; i < 16; i++) deep = add(deep, SIDLE_ELEMENT_MENU);
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_menu_create(stage, deep, &spec, &out));
  for (int i = 0; i < 32; i++) (void)add(top, SIDLE_ELEMENT_DEFERRED);
  spec.kind = SIDLE_ELEMENT_DEFERRED;
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_menu_create(stage, top, &spec, &out));
  for (int i = 0; i < 4096 - 16 - 32; i++) (void)add(top, SIDLE_ELEMENT_ACTION);
  spec.kind = SIDLE_ELEMENT_ACTION;
  REFUSED(stage, SIDLE_ERROR_RANGE, sidle_menu_create(stage, top, &spec, &out));
  /* All of it can be shown, used and taken down. */
  CHECK_OK(sidle_button_set_menu(stage, button, top));
  CHECK_OK(sidle_button_open_menu(stage, button));
  sidle_open_menu open = {.struct_size = sizeof open};
  CHECK_OK(sidle_stage_get_menu(stage, &open));
  CHECK_INT(open.row_count, 4096 - 15);
  sidle_draw_list list;
  CHECK_OK(sidle_stage_draw(stage, &list));
  CHECK(list.count > 2 && list.count < 300);
  CHECK_OK(sidle_menu_destroy(stage, top));
  CHECK_OK(sidle_stage_get_menu(stage, &open));
  CHECK_INT(open.row_count, 0);
}

int main(void) {
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  CHECK_OK(sidle_stage_create(&spec, &stage));
  sidle_button_spec button_spec;
  sidle_button_spec_init(&button_spec);
  CHECK_OK(sidle_button_create(stage, &button_spec, &button));
  root = add((sidle_menu){0}, SIDLE_ELEMENT_MENU);
  action = add(root, SIDLE_ELEMENT_ACTION);
  deferred = add(root, SIDLE_ELEMENT_DEFERRED);
  constants_and_flags();
  null_pointers();
  wrong_places();
  other_buttons();
  too_many();
  sidle_stage_destroy(stage);
  return check_report();
}
