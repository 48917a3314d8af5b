/* Rows with a delete button that lies still under their leading edge; rows bounce to their rests.
 * Usage: swipe_delete [steps per second]; every rate prints the same. */
#include <math.h>
#include <sidle.h>
#include <stdio.h>
#include <stdlib.h>

enum { DOWN = 1, MOVE, UP, CANCEL, OPEN, RESET, END };

/* A sample (what, pointer, x, y) or a call (what, row) at a time. */
static const struct entry {
  double at; /* seconds */
  int what, who;
  double x, y;
} script[] = {
    /* A drag beyond half the button opens r1; a tap on its content closes it. */
    {0.10, DOWN, 1, 60, 30},
    {0.15, MOVE, 1, 75, 31},
    {0.20, MOVE, 1, 100, 32},
    {0.25, MOVE, 1, 115, 32},
    {0.30, UP, 1, 116, 32},
    {0.80, DOWN, 1, 200, 30},
    {0.86, UP, 1, 201, 30},
    /* A drag of r2 that ends short of half closes it again. */
    {1.40, DOWN, 1, 60, 90},
    {1.45, MOVE, 1, 90, 90},
    {1.50, MOVE, 1, 109, 90},
    {1.55, UP, 1, 109, 90},
    /* Exactly half opens it. */
    {2.00, DOWN, 1, 60, 90},
    {2.05, MOVE, 1, 90, 90},
    {2.10, MOVE, 1, 110, 90},
    {2.15, UP, 1, 110, 90},
    /* r3 is dragged to the extent and beyond: its rest follows, so the lift announces nothing. r2 closes. */
    {2.60, DOWN, 1, 60, 150},
    {2.65, MOVE, 1, 120, 150},
    {2.70, MOVE, 1, 190, 150},
    {2.75, UP, 1, 190, 150},
    /* From there back to 0 and out again to more than half: an opening. */
    {3.20, DOWN, 1, 250, 150},
    {3.25, MOVE, 1, 200, 150},
    {3.30, MOVE, 1, 150, 150},
    {3.35, MOVE, 1, 210, 150},
    {3.40, UP, 1, 210, 150},
    /* The system takes the contact away beyond the extent: back to where the drag began. */
    {4.00, DOWN, 1, 60, 210},
    {4.05, MOVE, 1, 120, 210},
    {4.10, MOVE, 1, 170, 210},
    {4.15, CANCEL, 1, 170, 210},
    /* Short of it nothing had changed. */
    {4.60, DOWN, 1, 60, 210},
    {4.65, MOVE, 1, 120, 210},
    {4.70, CANCEL, 1, 120, 210},
    /* A call opens r5; a finger catches it in the first stage of the bounce and lets it go on. */
    {5.112345678, OPEN, 5, 0, 0},
    {5.12, DOWN, 1, 200, 270},
    {5.165, MOVE, 1, 211, 270},
    {5.25, UP, 1, 211, 270},
    /* A tap on Delete chooses it and closes the row; a finger catches it past 0 and lets it go home. */
    {5.80, DOWN, 1, 40, 270},
    {5.85, UP, 1, 41, 271},
    {5.93, DOWN, 1, 100, 270},
    {5.98, MOVE, 1, 112, 270},
    {6.10, UP, 1, 112, 270},
    /* r6 is to stand for something else: closed at once, without a word. */
    {6.40, OPEN, 6, 0, 0},
    {6.80, RESET, 6, 0, 0},
    {7.00, END, 0, 0, 0},
};

static sidle_stage *stage;
static sidle_row rows[9]; /* from 1, as the script counts */

/* Every call that can fail says why it did. */
static void must(sidle_status status) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", sidle_status_name(status), sidle_stage_last_error(stage));
  exit(1);
}

static void add_row(sidle_list list, int n) {
  char name[16], title[16];
  sidle_row_spec row;
  sidle_button_spec button;
  sidle_button unused;
  sidle_row_spec_init(&row);
  must(sidle_row_spec_preset(&row, SIDLE_PRESET_SWIPE_DELETE));
  snprintf(name, sizeof name, "r%d", n);
  snprintf(title, sizeof title, "Message %d", n);
  row.name = (sidle_text){name, -1};
  row.title = (sidle_text){title, -1};
  row.height = 60;
  must(sidle_row_create(stage, list, &row, &rows[n]));
  sidle_button_spec_init(&button);
  snprintf(name, sizeof name, "r%d.delete", n);
  button.name = (sidle_text){name, -1};
  button.title = (sidle_text){"Delete", -1};
  button.background = 0xFF0000FF;
  must(sidle_row_add_button(stage, rows[n], SIDLE_EDGE_LEADING, &button, &unused));
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
  spec.width = 320;
  spec.height = 480;
  must(sidle_stage_create(&spec, &stage));
  sidle_list_spec_init(&list_spec);
  list_spec.frame = (sidle_rect){0, 0, 320, 480};
  must(sidle_list_create(stage, &list_spec, &list));
  for (int n = 1; n <= 8; n++) add_row(list, n);

  for (const struct entry *e = script;; e++) {
    const int64_t at = llround(e->at * 1e9);
    do { /* in slices, the last one cut so as to land on the entry's time */
      const int64_t next = sidle_stage_now(stage) + slice;
      must(sidle_stage_step_to(stage, next < at ? next : at));
      print_events();
    } while (sidle_stage_now(stage) < at);
    if (e->what == END) break;
    if (e->what == OPEN) must(sidle_row_open(stage, rows[e->who], SIDLE_EDGE_LEADING, 0));
    if (e->what == RESET) must(sidle_row_reset(stage, rows[e->who]));
    if (e->what >= OPEN) continue;
    sidle_sample s = {at, e->who, e->what, SIDLE_POINTER_TOUCH, e->what < UP, e->x, e->y, 0};
    must(sidle_stage_push(stage, &s, 1, NULL));
  }
  printf("# fingerprint %016llx\n", (unsigned long long)sidle_stage_fingerprint(stage));
  sidle_stage_destroy(stage);
  return 0;
}
