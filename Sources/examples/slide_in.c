/* A label whose text slides in, and a button that makes it, played without a window.
 * Usage: slide_in [steps per second]; every rate prints the same. */
#include <math.h>
#include <sidle.h>
#include <stdio.h>
#include <stdlib.h>

enum { TAP = 1, LOOK, END };

/* A tap on the button, a look at the label, or the end. */
static const struct entry {
  double at; /* seconds */
  int what;
} script[] = {
    {0.10, TAP}, /* slides in within the second that the preset takes */
    {0.10, LOOK}, {0.35, LOOK}, {0.60, LOOK}, {0.85, LOOK}, {1.10, LOOK},
    {1.50, TAP}, /* a third of a second, taken over before it ends */
    {1.60, LOOK}, {1.70, TAP},  {1.70, LOOK}, {1.80, LOOK}, {2.50, END},
};
/* What each tap brings: the text and, where it is not the preset's, the duration. */
static const struct {
  const char *text;
  double duration;
} texts[] = {{"Sliding Text!", 0}, {"Quicker", 1.0 / 3}, {"Label", 0.25}};

static sidle_stage *stage;
static sidle_layer label;
static int taps;

/* Every call that can fail says why it did. */
static void must(sidle_status status) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", sidle_status_name(status), sidle_stage_last_error(stage));
  exit(1);
}

static void slide_in(void) {
  sidle_layer_content content;
  sidle_transition_spec slide;
  sidle_layer_content_init(&content);
  content.title = (sidle_text){texts[taps].text, -1};
  sidle_transition_spec_init(&slide);
  must(sidle_transition_spec_preset(&slide, SIDLE_TRANSITION_PRESET_SLIDE_IN));
  if (texts[taps].duration > 0) slide.duration = texts[taps].duration;
  must(sidle_layer_replace(stage, label, &content, &slide, NULL));
  taps++;
}

/* What the events of a step mean here, then the events. */
static void answer(void) {
  sidle_events events;
  char line[200];
  must(sidle_stage_events(stage, &events));
  for (int32_t i = 0; i < events.count; i++) {
    const sidle_event *event = sidle_events_at(&events, i);
    if (event->type == SIDLE_EVENT_LAYER_TRANSITION_ENDED)
      puts(event->detail == 1 ? "completed" : "taken over");
    if (event->type == SIDLE_EVENT_ROW_TAPPED) slide_in();
  }
  for (int32_t i = 0; i < events.count; i++) {
    sidle_event_text(stage, sidle_events_at(&events, i), line, sizeof line);
    puts(line);
  }
}

static void look(void) {
  sidle_layer_state state = {.struct_size = sizeof state};
  must(sidle_layer_get_state(stage, label, &state));
  const sidle_layer_side *new = &state.incoming, *old = &state.outgoing;
  printf("%.3f %.*s at %.3f, ", (double)sidle_stage_now(stage) / 1e9, (int)new->title.length,
         new->title.bytes, new->x);
  if (state.transitioning)
    printf("%.*s at %.3f\n", (int)old->title.length, old->title.bytes, old->x);
  else
    puts("alone");
}

static void make(void) {
  sidle_stage_spec spec;
  sidle_layer_spec layer;
  sidle_row_spec row;
  sidle_row button;
  sidle_stage_spec_init(&spec);
  spec.width = 300;
  spec.height = 100;
  must(sidle_stage_create(&spec, &stage));
  sidle_layer_spec_init(&layer); /* 300 x 40 */
  layer.name = (sidle_text){"label", -1};
  layer.title = (sidle_text){"Label", -1};
  must(sidle_layer_create(stage, &layer, &label));
  sidle_row_spec_init(&row);
  row.name = (sidle_text){"button", -1};
  row.title = (sidle_text){"Slide in", -1};
  row.frame = (sidle_rect){0, 50, 300, 50};
  row.tap = SIDLE_TAP_PASSES;
  must(sidle_row_create(stage, (sidle_list){0}, &row, &button));
}

int main(int argc, char **argv) {
  const double rate = argc > 1 ? atof(argv[1]) : 60;
  const int64_t slice = rate >= 1 ? llround(1e9 / rate) : 1000000000;
  make();
  for (const struct entry *e = script;; e++) {
    const int64_t at = llround(e->at * 1e9);
    do { /* in slices, the last one cut so as to land on the entry's time */
      const int64_t next = sidle_stage_now(stage) + slice;
      must(sidle_stage_step_to(stage, next < at ? next : at));
      answer();
    } while (sidle_stage_now(stage) < at);
    if (e->what == END) break;
    if (e->what == LOOK) look();
    if (e->what != TAP) continue;
    sidle_sample tap = {at, 1, SIDLE_PHASE_DOWN, SIDLE_POINTER_TOUCH, 1, 150, 75, 0};
    must(sidle_stage_push(stage, &tap, 1, NULL));
    tap.phase = SIDLE_PHASE_UP;
    must(sidle_stage_push(stage, &tap, 1, NULL));
    must(sidle_stage_step(stage, 0));
    answer();
  }
  printf("# fingerprint %016llx\n", (unsigned long long)sidle_stage_fingerprint(stage));
  sidle_stage_destroy(stage);
  return 0;
}
