/* A program of somebody else's: compiled against an installed tree, knowing nothing of this
 * repository. Also compiled as C++. */
#include <sidle.h>
#include <stdio.h>

int main(void) {
  sidle_stage *stage = NULL;
  sidle_row_spec row_spec;
  sidle_button_spec button_spec;
  sidle_row row;
  sidle_button button;
  sidle_list none = {0};
  sidle_events events;
  sidle_stage_spec spec;
  char line[200];
  sidle_stage_spec_init(&spec);
  if (sidle_stage_create(&spec, &stage) != SIDLE_OK) return 1;
  sidle_row_spec_init(&row_spec);
  sidle_button_spec_init(&button_spec);
  if (sidle_row_create(stage, none, &row_spec, &row) != SIDLE_OK) return 1;
  if (sidle_row_add_button(stage, row, SIDLE_EDGE_LEADING, &button_spec, &button) != SIDLE_OK)
    return 1;
  if (sidle_row_open(stage, row, SIDLE_EDGE_LEADING, 0) != SIDLE_OK) return 1;
  if (sidle_stage_step(stage, 10.0) != SIDLE_OK) return 1;
  if (sidle_stage_events(stage, &events) != SIDLE_OK || events.count != 2) return 1;
  for (int32_t i = 0; i < events.count; i++) {
    sidle_event_text(stage, sidle_events_at(&events, i), line, (int32_t)sizeof line);
    puts(line);
  }
  printf("sidle %s, fingerprint %016llx\n", sidle_version_string(),
         (unsigned long long)sidle_stage_fingerprint(stage));
  sidle_stage_destroy(stage);
  return 0;
}
