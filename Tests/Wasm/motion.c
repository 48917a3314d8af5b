/* Every kind of motion read at odd moments, as the exact bits of its values: what the elementary
 * functions give must not depend on the machine. Built for the machine and for WebAssembly.
 * Usage: motion [steps per second] */
#include <sidle.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sidle_stage *stage;

static void must(sidle_status status) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", sidle_status_name(status), sidle_stage_last_error(stage));
  exit(1);
}

static unsigned long long bits(double x) {
  unsigned long long b;
  memcpy(&b, &x, sizeof b);
  return b;
}

static sidle_animation add(sidle_animation parent, const sidle_animation_spec *spec, int start) {
  sidle_animation made;
  must(sidle_animation_create(stage, parent, spec, &made));
  if (start) must(sidle_animation_start(stage, made));
  return made;
}

/* Curves by name, springs of every kind, glides, groups with delays, repeats and speeds. */
static sidle_animation add_all(void) {
  static const double ratios[] = {0.01, 0.2, 0.5, 0.99, 1, 1.01, 2, 30};
  static const double rates[] = {0.5, 0.9, 0.99, 0.998, 0.9999};
  const sidle_animation none = {0};
  sidle_animation_spec spec;
  const char *name;
  for (int i = 0; (name = sidle_curve_name(i)); i++) {
    sidle_animation_spec_init(&spec);
    spec.curve = (sidle_text){name, -1};
    spec.from = -17.25 + i;
    spec.to = 100.0 / (i + 1);
    spec.duration = 0.4 + 0.037 * i;
    spec.repeat_count = 1 + 0.25 * (i % 5);
    spec.autoreverses = i % 2;
    add(none, &spec, 1);
  }
  for (int i = 0; i < 8; i++) {
    sidle_animation_spec_init(&spec);
    spec.kind = SIDLE_ANIMATION_SPRING;
    spec.to = 300 - i;
    spec.velocity = 250 * (i - 3);
    spec.spring_stiffness = 40 + 70 * i;
    spec.spring_damping_ratio = ratios[i];
    add(none, &spec, 1);
  }
  for (int i = 0; i < 5; i++) {
    sidle_animation_spec_init(&spec);
    spec.kind = SIDLE_ANIMATION_DECAY;
    spec.velocity = 900 - 400 * i;
    spec.decay_rate = rates[i];
    add(none, &spec, 1);
  }
  sidle_animation_spec_init(&spec);
  spec.kind = SIDLE_ANIMATION_PARALLEL;
  spec.stagger = 0.07;
  spec.speed = 1.3;
  const sidle_animation group = add(none, &spec, 0);
  for (int i = 0; i < 4; i++) {
    sidle_animation_spec_init(&spec);
    spec.kind = i % 2 ? SIDLE_ANIMATION_SPRING : SIDLE_ANIMATION_CURVE;
    spec.delay = 0.01 * i;
    spec.to = 50 + i;
    add(group, &spec, 0);
  }
  must(sidle_animation_start(stage, group));
  sidle_animation_spec_init(&spec);
  spec.kind = SIDLE_ANIMATION_SPRING;
  spec.to = 80;
  spec.name = (sidle_text){"sent", -1};
  return add(none, &spec, 1);
}

static void print_events(void) {
  sidle_events events;
  char line[200];
  must(sidle_stage_events(stage, &events));
  for (int i = 0; i < events.count; i++) {
    sidle_event_text(stage, sidle_events_at(&events, i), line, sizeof line);
    puts(line);
  }
}

static void print_values(void) {
  sidle_animation_values values;
  must(sidle_stage_animation_values(stage, &values));
  for (int i = 0; i < values.count; i++) {
    const sidle_animation_value *v =
        (const void *)((const char *)values.first + (ptrdiff_t)i * values.stride);
    printf("%d %016llx %016llx\n", i, bits(v->value), bits(v->velocity));
  }
}

int main(int argc, char **argv) {
  const int64_t slice = (int64_t)(1e9 / (argc > 1 ? atof(argv[1]) : 60));
  sidle_stage_spec spec;
  sidle_stage_spec_init(&spec);
  must(sidle_stage_create(&spec, &stage));
  const sidle_animation sent = add_all();
  for (int k = 1; k <= 40; k++) {
    const int64_t at = k * (int64_t)77345678;
    while (sidle_stage_now(stage) < at) {
      const int64_t next = sidle_stage_now(stage) + slice;
      must(sidle_stage_step_to(stage, next < at ? next : at));
      print_events();
    }
    print_values();
    printf("# %d %016llx\n", k, (unsigned long long)sidle_stage_fingerprint(stage));
    if (k % 5 == 0) must(sidle_animation_retarget(stage, sent, 20.0 * k));
  }
  sidle_stage_destroy(stage);
  return 0;
}
