/* A program that begins and ends: with one stage, or with a library that does nothing. */
#ifdef WITH_SIDLE
#include <sidle.h>

int main(void) {
  sidle_stage_spec spec;
  sidle_stage *stage;
  sidle_stage_spec_init(&spec);
  if (sidle_stage_create(&spec, &stage) != SIDLE_OK) return 1;
  sidle_stage_destroy(stage);
  return 0;
}
#else
int empty_call(void);

int main(void) {
  return empty_call() - 1;
}
#endif
