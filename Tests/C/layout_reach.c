/* As layout.c: the layout of structs about targets, elements and actions. */
#include "check.h"

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type)
#define FIELD(type, field, offset)                                                                 \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field)

SIZE(sidle_target, 40);
FIELD(sidle_target, frame, 0);
FIELD(sidle_target, number, 32);
FIELD(sidle_target, reserved, 36);

SIZE(sidle_element, 80);
FIELD(sidle_element, struct_size, 0);
FIELD(sidle_element, role, 4);
FIELD(sidle_element, expanded, 8);
FIELD(sidle_element, edge, 12);
FIELD(sidle_element, enabled, 16);
FIELD(sidle_element, reserved, 20);
FIELD(sidle_element, object, 24);
FIELD(sidle_element, name, 32);
FIELD(sidle_element, frame, 48);

SIZE(sidle_action, 40);
FIELD(sidle_action, struct_size, 0);
FIELD(sidle_action, action, 4);
FIELD(sidle_action, edge, 8);
FIELD(sidle_action, enabled, 12);
FIELD(sidle_action, object, 16);
FIELD(sidle_action, name, 24);

int main(void) {
  /* All above held, or this would not have compiled. */
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  return check_report();
}
