/* Bytes that objects take, asked of a counting allocator, and what a stage costs to make. */
#include "bench.h"

/* Tables grow by a quarter: at this count they are just full, with one more each has a fifth free. */
enum { COUNT_OF = 4385 };

static double bytes_per_row(int count) {
  sidle_stage *stage = make_stage(1024);
  sidle_list_spec list_spec;
  sidle_list list;
  sidle_list_spec_init(&list_spec);
  MUST(sidle_list_create(stage, &list_spec, &list));
  const int64_t before = allocated_bytes;
  for (int i = 0; i < count; i++) {
    sidle_row_spec row_spec;
    sidle_button_spec button_spec;
    sidle_row row;
    sidle_button button;
    sidle_row_spec_init(&row_spec);
    sidle_button_spec_init(&button_spec);
    MUST(sidle_row_create(stage, list, &row_spec, &row));
    MUST(sidle_row_add_button(stage, row, SIDLE_EDGE_TRAILING, &button_spec, &button));
    MUST(sidle_row_add_button(stage, row, SIDLE_EDGE_TRAILING, &button_spec, &button));
  }
  const double bytes = (double)(allocated_bytes - before) / count;
  sidle_stage_destroy(stage);
  CHECK(allocated_bytes == 0);
  return bytes;
}

static double bytes_per_animation(int32_t kind) {
  sidle_stage *stage = make_stage(1024);
  sidle_animation_values values;
  const int64_t before = allocated_bytes;
  for (int i = 0; i < COUNT_OF; i++) {
    sidle_animation_spec spec;
    sidle_animation animation;
    sidle_animation_spec_init(&spec);
    spec.kind = kind;
    MUST(sidle_animation_create(stage, (sidle_animation){0}, &spec, &animation));
    MUST(sidle_animation_start(stage, animation));
  }
  MUST(sidle_stage_step(stage, 1.0 / 120));
  MUST(sidle_stage_animation_values(stage, &values));
  CHECK(values.count == COUNT_OF);
  const double bytes = (double)(allocated_bytes - before) / COUNT_OF;
  sidle_stage_destroy(stage);
  CHECK(allocated_bytes == 0);
  return bytes;
}

static void create_and_destroy(void *context) {
  sidle_stage_spec spec;
  sidle_stage *stage;
  (void)context;
  sidle_stage_spec_init(&spec);
  MUST(sidle_stage_create(&spec, &stage));
  sidle_stage_destroy(stage);
}

void bench_memory(void) {
  for (int more = 0; more < 2; more++)
    print_number("bytes-resting-row-two-buttons", COUNT_OF + more, "bytes",
                 bytes_per_row(COUNT_OF + more));
  print_number("bytes-spring", COUNT_OF, "bytes", bytes_per_animation(SIDLE_ANIMATION_SPRING));
  print_number("bytes-tween", COUNT_OF, "bytes", bytes_per_animation(SIDLE_ANIMATION_CURVE));
  run_measure(&(measure){.name = "stage-create-destroy",
                         .n = 1,
                         .per = 1,
                         .run = create_and_destroy,
                         .may_allocate = 1});
}
