/* Messages with actions on both sides: a long pull to the right marks one as read, a long pull to the
 * left archives it, with an answer from the host and undo. Played without a window.
 * Usage: mail [steps per second]; every rate prints the same. */
#include <math.h>
#include <sidle.h>
#include <stdio.h>
#include <stdlib.h>

enum { DOWN = 1, MOVE, UP, CANCEL, ACCEPT, REJECT, RESTORE, END };

/* A sample (what, pointer, x, y) or a call (what, row) at a time. */
static const struct entry {
  double at; /* seconds */
  int what, who;
  double x, y;
} script[] = {
    /* A drag opens m1; a tap on Flag chooses it and closes the row. */
    {0.10, DOWN, 1, 300, 30},
    {0.14, MOVE, 1, 280, 30},
    {0.18, MOVE, 1, 220, 31},
    {0.22, MOVE, 1, 170, 31},
    {0.40, UP, 1, 170, 31},
    {1.00, DOWN, 1, 200, 30},
    {1.06, UP, 1, 200, 30},
    /* A long pull to the right arms Read, which lets the row return. */
    {2.00, DOWN, 1, 20, 30},
    {2.04, MOVE, 1, 60, 30},
    {2.08, MOVE, 1, 140, 30},
    {2.12, MOVE, 1, 240, 30},
    {2.30, UP, 1, 240, 30},
    /* A long pull of m2 to the left arms Archive, goes back, and arms it again. */
    {3.00, DOWN, 1, 310, 90},
    {3.05, MOVE, 1, 250, 90},
    {3.10, MOVE, 1, 100, 90},
    {3.15, MOVE, 1, 120, 90},
    {3.20, MOVE, 1, 180, 90},
    {3.25, MOVE, 1, 90, 90},
    {3.40, UP, 1, 90, 90},
    /* The host says yes; the messages below move up; then the archiving is undone. */
    {4.50, ACCEPT, 2, 0, 0},
    {5.50, RESTORE, 2, 0, 0},
    /* The system takes the contact away from m3 while it is armed. */
    {6.50, DOWN, 1, 310, 150},
    {6.55, MOVE, 1, 250, 150},
    {6.60, MOVE, 1, 60, 150},
    {6.65, CANCEL, 1, 60, 150},
    /* The host says no to m3 while it is still on its way out. */
    {7.50, DOWN, 1, 310, 150},
    {7.55, MOVE, 1, 250, 150},
    {7.60, MOVE, 1, 100, 150},
    {7.65, UP, 1, 100, 150},
    {7.70, REJECT, 3, 0, 0},
    /* A fast short flick opens m4 and archives nothing; a tap elsewhere closes it. */
    {9.00, DOWN, 1, 300, 210},
    {9.02, MOVE, 1, 270, 210},
    {9.04, MOVE, 1, 230, 210},
    {9.06, MOVE, 1, 190, 210},
    {9.06, UP, 1, 190, 210},
    {10.00, DOWN, 1, 100, 30},
    {10.05, UP, 1, 100, 30},
    {11.00, END, 0, 0, 0},
};

static sidle_stage *stage;
static sidle_row rows[5]; /* from 1, as the script counts */

/* Every call that can fail says why it did. */
static void must(sidle_status status) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", sidle_status_name(status), sidle_stage_last_error(stage));
  exit(1);
}

static void add_button(int n, int32_t edge, const char *name, const char *title, uint32_t color,
                       int32_t role) {
  char full[16];
  sidle_button_spec button;
  sidle_button unused;
  sidle_button_spec_init(&button);
  snprintf(full, sizeof full, "%c%d.%s", 'm', n, name);
  button.name = (sidle_text){full, -1};
  button.title = (sidle_text){title, -1};
  button.background = color;
  button.role = role;
  must(sidle_row_add_button(stage, rows[n], edge, &button, &unused));
}

static void add_row(sidle_list list, int n) {
  char name[16], title[16];
  sidle_row_spec row;
  sidle_row_spec_init(&row);
  must(sidle_row_spec_preset(&row, SIDLE_PRESET_MAIL));
  snprintf(name, sizeof name, "m%d", n);
  snprintf(title, sizeof title, "Message %d", n);
  row.name = (sidle_text){name, -1};
  row.title = (sidle_text){title, -1};
  row.height = 60;
  must(sidle_row_create(stage, list, &row, &rows[n]));
  add_button(n, SIDLE_EDGE_LEADING, "read", "Read", 0x0A84FFFF, SIDLE_BUTTON_NORMAL);
  add_button(n, SIDLE_EDGE_TRAILING, "flag", "Flag", 0xFF9F0AFF, SIDLE_BUTTON_NORMAL);
  add_button(n, SIDLE_EDGE_TRAILING, "archive", "Archive", 0x5E5CE6FF, SIDLE_BUTTON_DESTRUCTIVE);
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

static void call(const struct entry *e, int64_t at) {
  if (e->what == ACCEPT || e->what == REJECT) {
    must(sidle_row_resolve(stage, rows[e->who], e->what == ACCEPT));
  } else if (e->what == RESTORE) {
    must(sidle_row_restore(stage, rows[e->who], 0));
  } else {
    sidle_sample s = {at, e->who, e->what, SIDLE_POINTER_TOUCH, e->what < UP, e->x, e->y, 0};
    must(sidle_stage_push(stage, &s, 1, NULL));
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
  spec.height = 240;
  must(sidle_stage_create(&spec, &stage));
  sidle_list_spec_init(&list_spec);
  list_spec.frame = (sidle_rect){0, 0, 320, 240};
  must(sidle_list_create(stage, &list_spec, &list));
  for (int n = 1; n <= 4; n++) add_row(list, n);

  for (const struct entry *e = script;; e++) {
    const int64_t at = llround(e->at * 1e9);
    do { /* in slices, the last one cut so as to land on the entry's time */
      const int64_t next = sidle_stage_now(stage) + slice;
      must(sidle_stage_step_to(stage, next < at ? next : at));
      print_events();
    } while (sidle_stage_now(stage) < at);
    if (e->what == END) break;
    call(e, at);
  }
  printf("# fingerprint %016llx\n", (unsigned long long)sidle_stage_fingerprint(stage));
  sidle_stage_destroy(stage);
  return 0;
}
