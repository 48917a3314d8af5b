/* As layout.c, of the laws of motion. */
#include "check.h"

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type)
#define FIELD(type, field, offset)                                                                 \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field)

SIZE(sidle_motion_state, 16);
FIELD(sidle_motion_state, value, 0);
FIELD(sidle_motion_state, velocity, 8);

SIZE(sidle_spring_spec, 88);
FIELD(sidle_spring_spec, struct_size, 0);
FIELD(sidle_spring_spec, flags, 4);
FIELD(sidle_spring_spec, preset, 8);
FIELD(sidle_spring_spec, form, 24);
FIELD(sidle_spring_spec, reserved, 28);
FIELD(sidle_spring_spec, stiffness, 32);
FIELD(sidle_spring_spec, damping_ratio, 40);
FIELD(sidle_spring_spec, response, 48);
FIELD(sidle_spring_spec, duration, 56);
FIELD(sidle_spring_spec, bounce, 64);
FIELD(sidle_spring_spec, mass, 72);
FIELD(sidle_spring_spec, damping, 80);

SIZE(sidle_spring, 64);
FIELD(sidle_spring, struct_size, 0);
FIELD(sidle_spring, reserved, 4);
FIELD(sidle_spring, mass, 8);
FIELD(sidle_spring, stiffness, 16);
FIELD(sidle_spring, damping, 24);
FIELD(sidle_spring, damping_ratio, 32);
FIELD(sidle_spring, response, 40);
FIELD(sidle_spring, bounce, 48);
FIELD(sidle_spring, frequency, 56);

int main(void) {
  /* All above held, or this would not have compiled. */
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  return check_report();
}
