/* Rows that are dismissed to either side as a whole, with a background on each and no buttons to tap.
 * Usage: material_dismiss [steps per second]; every rate prints the same. */
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
    /* Let go before 0.4 of the width: back. */
    {0.10, DOWN, 1, 300, 28},
    {0.15, MOVE, 1, 260, 28},
    {0.20, MOVE, 1, 200, 28},
    {0.40, UP, 1, 200, 28},
    /* Beyond it: t1 slides out, the host agrees at once, and it collapses when it is out. */
    {1.00, DOWN, 1, 300, 28},
    {1.05, MOVE, 1, 260, 28},
    {1.10, MOVE, 1, 130, 28},
    {1.30, UP, 1, 130, 28},
    {1.30, ACCEPT, 1, 0, 0},
    /* To the other side, which asks first; no answer in four seconds is a no. */
    {2.50, DOWN, 1, 20, 28},
    {2.55, MOVE, 1, 80, 28},
    {2.60, MOVE, 1, 200, 28},
    {2.80, UP, 1, 200, 28},
    /* A fling dismisses from anywhere. */
    {8.00, DOWN, 1, 300, 84},
    {8.02, MOVE, 1, 270, 84},
    {8.04, MOVE, 1, 245, 84},
    {8.06, MOVE, 1, 220, 84},
    {8.06, UP, 1, 220, 84},
    {8.70, ACCEPT, 3, 0, 0},
    {8.80, RESTORE, 3, 0, 0},
    {10.00, END, 0, 0, 0},
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
  snprintf(full, sizeof full, "%c%d.%s", 't', n, name);
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
  must(sidle_row_spec_preset(&row, SIDLE_PRESET_MATERIAL_DISMISS));
  snprintf(name, sizeof name, "t%d", n);
  snprintf(title, sizeof title, "Thing %d", n);
  row.name = (sidle_text){name, -1};
  row.title = (sidle_text){title, -1};
  row.height = 56;
  row.pending_timeout = 4;
  must(sidle_row_create(stage, list, &row, &rows[n]));
  add_button(n, SIDLE_EDGE_LEADING, "keep", "Archive", 0x4CAF50FF, SIDLE_BUTTON_NORMAL);
  add_button(n, SIDLE_EDGE_TRAILING, "drop", "Delete", 0xF44336FF, SIDLE_BUTTON_NORMAL);
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
  spec.height = 224;
  must(sidle_stage_create(&spec, &stage));
  sidle_list_spec_init(&list_spec);
  list_spec.frame = (sidle_rect){0, 0, 320, 224};
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
