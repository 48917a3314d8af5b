/* The header before anything else, and twice; every inline function used. Compiled as C and C++ in
 * every dialect, with nearly every warning a compiler has. Not run. */
#include "sidle.h"
#include "sidle.h"

int32_t use_the_header(void);
int32_t use_the_header(void) {
  sidle_stage_spec stage_spec;
  sidle_list_spec list_spec;
  sidle_row_spec row_spec;
  sidle_button_spec button_spec;
  sidle_stage *stage;
  sidle_stage_spec_init(&stage_spec);
  sidle_list_spec_init(&list_spec);
  sidle_row_spec_init(&row_spec);
  sidle_button_spec_init(&button_spec);
  return sidle_stage_create(&stage_spec, &stage);
}
