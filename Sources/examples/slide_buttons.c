/* Rows with two buttons behind their trailing edge, played without a window.
 * Usage: slide_buttons [steps per second]; every rate prints the same. */
#include <math.h>
#include <sidle.h>
#include <stdio.h>
#include <stdlib.h>

enum { DOWN = 1, MOVE, UP, CANCEL, OPEN, CLOSE, END };

/* A sample (what, pointer, x, y) or a call (what, row) at a time. */
static const struct entry {
  double at; /* seconds */
  int what, who;
  double x, y;
} script[] = {
    /* A drag opens r2; a tap on its content closes it. */
    {0.10, DOWN, 1, 250, 60},
    {0.15, MOVE, 1, 230, 61},
    {0.20, MOVE, 1, 210, 62},
    {0.25, MOVE, 1, 170, 63},
    {0.30, UP, 1, 165, 63},
    {0.80, DOWN, 1, 100, 60},
    {0.86, UP, 1, 101, 61},
    /* A drag of r1 that goes back before it lifts: too short to open. */
    {1.40, DOWN, 1, 200, 20},
    {1.45, MOVE, 1, 165, 20},
    {1.50, MOVE, 1, 180, 20},
    {1.55, UP, 1, 180, 20},
    /* A tap opens r5; a tap on Done chooses it and closes the row. */
    {2.00, DOWN, 1, 120, 180},
    {2.05, UP, 1, 120, 180},
    {2.60, DOWN, 1, 280, 180},
    {2.66, UP, 1, 281, 181},
    /* The system takes the contact away from r3. */
    {3.10, DOWN, 1, 260, 100},
    {3.15, MOVE, 1, 200, 98},
    {3.20, CANCEL, 1, 200, 98},
    /* A call opens r7; a drag catches it on its way and closes it. */
    {3.712345678, OPEN, 7, 0, 0},
    {3.90, DOWN, 1, 100, 260},
    {3.95, MOVE, 1, 140, 260},
    {4.00, MOVE, 1, 170, 260},
    {4.05, UP, 1, 190, 260},
    /* Two pointers open r9 and r10 at the same time; a tap on Skip closes r9. */
    {4.60, DOWN, 1, 250, 340},
    {4.62, DOWN, 2, 240, 380},
    {4.66, MOVE, 1, 200, 340},
    {4.68, MOVE, 2, 180, 381},
    {4.72, UP, 1, 180, 340},
    {4.75, UP, 2, 150, 381},
    {5.30, DOWN, 1, 225, 340},
    {5.36, UP, 1, 225, 340},
    /* A contact that moves down first never drags. */
    {5.80, DOWN, 1, 150, 140},
    {5.85, MOVE, 1, 155, 190},
    {5.90, UP, 1, 60, 190},
    /* A call closes r10 under a drag. */
    {6.10, DOWN, 1, 100, 380},
    {6.15, MOVE, 1, 60, 380},
    {6.20, CLOSE, 10, 0, 0},
    {6.25, MOVE, 1, 40, 380},
    {6.30, UP, 1, 20, 380},
    {7.00, END, 0, 0, 0},
};

static sidle_stage *stage;
static sidle_row rows[15]; /* from 1, as the script counts */

/* Every call that can fail says why it did. */
static void must(sidle_status status) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", sidle_status_name(status), sidle_stage_last_error(stage));
  exit(1);
}

static void add_row(sidle_list list, int n) {
  static const char *const titles[] = {"Skip", "Done"}, *const names[] = {"skip", "done"};
  static const uint32_t colors[] = {0xFFFF00FF, 0xFF0000FF}, inks[] = {0x000000FF, 0xFFFFFFFF};
  char name[16], title[16];
  sidle_row_spec row;
  sidle_row_spec_init(&row);
  must(sidle_row_spec_preset(&row, SIDLE_PRESET_SLIDE_BUTTONS));
  snprintf(name, sizeof name, "r%d", n);
  snprintf(title, sizeof title, "Book %d", n);
  row.name = (sidle_text){name, -1};
  row.title = (sidle_text){title, -1};
  row.height = 40;
  must(sidle_row_create(stage, list, &row, &rows[n]));
  for (int i = 0; i < 2; i++) {
    sidle_button_spec button;
    sidle_button unused;
    sidle_button_spec_init(&button);
    snprintf(name, sizeof name, "r%d.%s", n, names[i]);
    button.name = (sidle_text){name, -1};
    button.title = (sidle_text){titles[i], -1};
    button.background = colors[i];
    button.title_color = inks[i];
    must(sidle_row_add_button(stage, rows[n], SIDLE_EDGE_TRAILING, &button, &unused));
  }
}

static void print_events(void) {
  sidle_events events;
  char line[200];
  must(sidle_stage_events(stage, &events));
  for (int32_t i = 0; i < events.count; i++) {
    sidle_event_text(stage, sidle_events_at(&events, i), line, sizeof line);
    puts(line);
  }
}

int main(int argc, char **argv) {
  const double rate = argc > 1 ? atof(argv[1]) : 60;
  const int64_t slice = rate >= 1 ? llround(1e9 / rate) : 1000000000;
  sidle_stage_spec spec;
  sidle_list_spec list_spec;
  sidle_list list;
  sidle_stage_spec_init(&spec);
  spec.width = 300;
  spec.height = 534;
  must(sidle_stage_create(&spec, &stage));
  sidle_list_spec_init(&list_spec);
  list_spec.frame = (sidle_rect){0, 0, 300, 534};
  list_spec.policy = SIDLE_POLICY_MANY;
  list_spec.tap_outside = SIDLE_TAP_OUTSIDE_IGNORED;
  must(sidle_list_create(stage, &list_spec, &list));
  for (int n = 1; n <= 14; n++) add_row(list, n);

  for (const struct entry *e = script;; e++) {
    const int64_t at = llround(e->at * 1e9);
    do { /* in slices, the last one cut so as to land on the entry's time */
      const int64_t next = sidle_stage_now(stage) + slice;
      must(sidle_stage_step_to(stage, next < at ? next : at));
      print_events();
    } while (sidle_stage_now(stage) < at);
    if (e->what == END) break;
    if (e->what == OPEN) must(sidle_row_open(stage, rows[e->who], SIDLE_EDGE_TRAILING, 0));
    if (e->what == CLOSE) must(sidle_row_close(stage, rows[e->who], 0));
    if (e->what >= OPEN) continue;
    sidle_sample s = {at, e->who, e->what, SIDLE_POINTER_TOUCH, e->what < UP, e->x, e->y, 0};
    must(sidle_stage_push(stage, &s, 1, NULL));
  }
  printf("# fingerprint %016llx\n", (unsigned long long)sidle_stage_fingerprint(stage));
  sidle_stage_destroy(stage);
  return 0;
}
