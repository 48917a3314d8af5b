/* The layout of the structs of menus, as in layout.c. */
#include "check.h"

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type)
#define FIELD(type, field, offset)                                                                 \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field)

SIZE(sidle_menu, 8);
FIELD(sidle_menu, value, 0);

SIZE(sidle_menu_spec, 160);
FIELD(sidle_menu_spec, struct_size, 0);
FIELD(sidle_menu_spec, flags, 4);
FIELD(sidle_menu_spec, name, 8);
FIELD(sidle_menu_spec, title, 24);
FIELD(sidle_menu_spec, subtitle, 40);
FIELD(sidle_menu_spec, placeholder, 56);
FIELD(sidle_menu_spec, user_data, 72);
FIELD(sidle_menu_spec, image, 80);
FIELD(sidle_menu_spec, selected_image, 88);
FIELD(sidle_menu_spec, kind, 96);
FIELD(sidle_menu_spec, state, 100);
FIELD(sidle_menu_spec, displays_inline, 104);
FIELD(sidle_menu_spec, single_selection, 108);
FIELD(sidle_menu_spec, palette, 112);
FIELD(sidle_menu_spec, element_size, 116);
FIELD(sidle_menu_spec, destructive, 120);
FIELD(sidle_menu_spec, disabled, 124);
FIELD(sidle_menu_spec, hidden, 128);
FIELD(sidle_menu_spec, keeps_open, 132);
FIELD(sidle_menu_spec, cached, 136);
FIELD(sidle_menu_spec, allows_empty, 140);
FIELD(sidle_menu_spec, direction, 144);
FIELD(sidle_menu_spec, reserved, 148);
FIELD(sidle_menu_spec, arrow_width, 152);

SIZE(sidle_menu_state, 128);
FIELD(sidle_menu_state, struct_size, 0);
FIELD(sidle_menu_state, kind, 4);
FIELD(sidle_menu_state, state, 8);
FIELD(sidle_menu_state, open, 12);
FIELD(sidle_menu_state, parent, 16);
FIELD(sidle_menu_state, group, 24);
FIELD(sidle_menu_state, button, 32);
FIELD(sidle_menu_state, user_data, 40);
FIELD(sidle_menu_state, image, 48);
FIELD(sidle_menu_state, selected_image, 56);
FIELD(sidle_menu_state, count, 64);
FIELD(sidle_menu_state, selected_count, 68);
FIELD(sidle_menu_state, displays_inline, 72);
FIELD(sidle_menu_state, single_selection, 76);
FIELD(sidle_menu_state, palette, 80);
FIELD(sidle_menu_state, element_size, 84);
FIELD(sidle_menu_state, destructive, 88);
FIELD(sidle_menu_state, disabled, 92);
FIELD(sidle_menu_state, hidden, 96);
FIELD(sidle_menu_state, keeps_open, 100);
FIELD(sidle_menu_state, cached, 104);
FIELD(sidle_menu_state, allows_empty, 108);
FIELD(sidle_menu_state, direction, 112);
FIELD(sidle_menu_state, token, 116);
FIELD(sidle_menu_state, arrow_width, 120);

SIZE(sidle_open_menu, 40);
FIELD(sidle_open_menu, struct_size, 0);
FIELD(sidle_open_menu, level_count, 4);
FIELD(sidle_open_menu, menu, 8);
FIELD(sidle_open_menu, button, 16);
FIELD(sidle_open_menu, highlighted, 24);
FIELD(sidle_open_menu, row_count, 32);
FIELD(sidle_open_menu, reserved, 36);

SIZE(sidle_menu_row, 80);
FIELD(sidle_menu_row, struct_size, 0);
FIELD(sidle_menu_row, kind, 4);
FIELD(sidle_menu_row, element, 8);
FIELD(sidle_menu_row, level, 16);
FIELD(sidle_menu_row, enabled, 20);
FIELD(sidle_menu_row, highlighted, 24);
FIELD(sidle_menu_row, checked, 28);
FIELD(sidle_menu_row, exclusive, 32);
FIELD(sidle_menu_row, expanded, 36);
FIELD(sidle_menu_row, place, 40);
FIELD(sidle_menu_row, place_count, 44);
FIELD(sidle_menu_row, frame, 48);

int main(void) {
  /* All above held, or this would not have compiled. */
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  return check_report();
}
