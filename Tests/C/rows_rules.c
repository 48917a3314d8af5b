/* The rules of the preset slide_buttons, as tables: rows of 300, two trailing buttons of 50, slop
 * 30 (past, credited), decisions past 25 points from the rest, 0.35 s of ease-in-out. */
#include "scene.h"

enum { E = 100, HALF = 25, SLOP = 30 };
static const int64_t settle = 350000000;

/* x1 0.42, y1 0, x2 0.58, y2 1, solved by bisection, which needs no cleverness to be right. */
static double ease_in_out(double part) {
  double low = 0, high = 1;
  for (int i = 0; i < 200; i++) {
    const double u = (low + high) / 2;
    const double x = 3 * u * (1 - u) * (1 - u) * 0.42 + 3 * u * u * (1 - u) * 0.58 + u * u * u;
    if (x < part)
      low = u;
    else
      high = u;
  }
  return 3 * low * low * (1 - low) + low * low * low;
}

static double smaller(double a, double b) {
  return a < b ? a : b;
}

/* Offset, content and buttons agree with each other at any moment. */
static void consistent(scene *s, double offset) {
  const sidle_row_state row = row_state(s->stage, s->row[0]);
  const sidle_button_state skip = button_state(s->stage, s->skip[0]);
  const sidle_button_state done = button_state(s->stage, s->done[0]);
  const double shown = offset < 0 ? smaller(-offset / 2, 50) : 0;
  CHECK_NEAR(row.offset, offset, 1e-9);
  CHECK_NEAR(row.frame.x, 0, 0);
  CHECK_NEAR(row.frame.y, 0, 0);
  CHECK_NEAR(row.frame.width, 300, 0);
  CHECK_NEAR(row.frame.height, 40, 0);
  CHECK_NEAR(row.content_frame.x, offset, 1e-9);
  CHECK_NEAR(row.content_frame.width, 300, 1e-9);
  CHECK_NEAR(row.leading_extent, 0, 0);
  CHECK_NEAR(row.trailing_extent, E, 1e-9);
  CHECK_NEAR(skip.frame.width, shown, 1e-9);
  CHECK_NEAR(done.frame.width, shown, 1e-9);
  CHECK_INT(skip.shown, offset < 0);
  CHECK_INT(done.shown, offset < 0);
  if (offset < 0) { /* flush with the trailing edge of the content */
    CHECK_NEAR(skip.frame.x, 300 + offset, 1e-9);
    CHECK_NEAR(done.frame.x, 300 + offset + shown, 1e-9);
    CHECK_NEAR(skip.frame.height, 40, 1e-9);
  }
}

/* Direct tracking: after the claim the offset is the rest plus dx, both ways without resistance. */
static void direct(void) {
  static const double dx[] = {-10,  -29,  -30, -30.5, -31, -60, -100,
                              -120, -250, -90, -20,   5,   20,  -40};
  scene s = scene_make(NULL, NULL, 1);
  int claimed = 0;
  DOWN(s.stage, 10, 280, 20);
  for (size_t i = 0; i < sizeof dx / sizeof dx[0]; i++) {
    const int64_t ms = 20 + 10 * (int64_t)i;
    CONTEXT("direct, dx %g", dx[i]);
    MOVE(s.stage, ms, 280 + dx[i], 21);
    step_to(s.stage, MS(ms), NULL);
    claimed |= fabs(dx[i]) > SLOP;
    CHECK_INT(row_state(s.stage, s.row[0]).phase, claimed ? SIDLE_ROW_DRAGGING : SIDLE_ROW_CLOSED);
    CHECK_INT(row_state(s.stage, s.row[0]).pointer, claimed ? 1 : 0);
    consistent(&s, claimed ? dx[i] : 0);
  }
  CONTEXT("%s", "");
  sidle_stage_destroy(s.stage);
}

/* Accumulated tracking: every move adds the whole translation. */
static void accumulated(void) {
  static const struct {
    double slop, dx[6], offset[6];
  } table[] = {
      {0, {-5, -10, -15, -15, -10, 5}, {-5, -15, -30, -45, -55, -50}},
      {30, {-20, -31, -32, -10, 10, 40}, {0, -31, -63, -73, -63, -23}},
      {30, {-30, -30, -40, -1, -1, -1}, {0, 0, -40, -41, -42, -43}},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    sidle_row_spec spec = slide_buttons_spec(NULL);
    spec.tracking = SIDLE_TRACKING_ACCUMULATED;
    spec.slop = spec.tap_slop = table[i].slop;
    scene s = scene_make(NULL, &spec, 1);
    DOWN(s.stage, 10, 200, 20);
    for (int m = 0; m < 6; m++) {
      CONTEXT("accumulated %zu, move %d", i, m);
      MOVE(s.stage, 20 + 10 * m, 200 + table[i].dx[m], 20);
      step_to(s.stage, MS(20 + 10 * m), NULL);
      consistent(&s, table[i].offset[m]);
    }
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* Where a release ends, from closed and from open; then the way there. */
static void releases(void) {
  static const struct {
    int open;      /* at rest before */
    double far;    /* dx that claims */
    double lifted; /* dx at the lift */
  } table[] = {
      {0, -31, -31}, {0, -40, -25.01}, {0, -40, -25}, {0, -40, -24.99}, {0, -40, 0},
      {0, -40, -99}, {0, -200, -200},  {0, 40, 40},   {0, 40, -30},     {0, -40, 60},
      {1, 31, 31},   {1, 40, 25.01},   {1, 40, 25},   {1, 40, 24.99},   {1, 40, 0},
      {1, 40, 99},   {1, 150, 150},    {1, -40, -40}, {1, -40, 26},     {1, -40, -150},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    scene s = scene_make(NULL, NULL, 1);
    const double rest = table[i].open ? -E : 0;
    const double offset = rest + table[i].lifted;
    const int opens = table[i].open ? !(offset - rest > HALF) : rest - offset > HALF;
    const double target = opens ? -E : 0;
    CONTEXT("%s, lifted at dx %g", table[i].open ? "open" : "closed", table[i].lifted);
    if (table[i].open)
      CHECK_OK(sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_TRAILING, SIDLE_WITHOUT_ANIMATION));
    step_to(s.stage, MS(1), NULL);
    consistent(&s, rest);
    DOWN(s.stage, 10, 150, 20);
    MOVE(s.stage, 20, 150 + table[i].far, 20);
    MOVE(s.stage, 30, 150 + table[i].lifted, 20);
    UP(s.stage, 40, 150 + table[i].lifted, 20);
    step_to(s.stage, MS(40), NULL);
    consistent(&s, offset);
    const int moves = offset != target;
    sidle_row_state row = row_state(s.stage, s.row[0]);
    CHECK_INT(row.phase, moves ? SIDLE_ROW_SETTLING : opens ? SIDLE_ROW_OPEN : SIDLE_ROW_CLOSED);
    CHECK_INT(row.edge, opens ? SIDLE_EDGE_TRAILING : SIDLE_EDGE_NONE);
    CHECK_INT(row.pointer, 0);
    if (moves) CHECK(sidle_stage_next_deadline(s.stage) == MS(40) + settle);
    for (int part = 1; part < 20 && moves; part++) {
      CONTEXT("dx %g, %d/20 of the way", table[i].lifted, part);
      step_to(s.stage, MS(40) + settle * part / 20, NULL);
      consistent(&s, offset + (target - offset) * ease_in_out(part / 20.0));
    }
    CONTEXT("dx %g, at rest", table[i].lifted);
    step_to(s.stage, MS(40) + settle - 1, NULL);
    if (moves) CHECK_INT(row_state(s.stage, s.row[0]).phase, SIDLE_ROW_SETTLING);
    step_to(s.stage, MS(40) + settle, NULL);
    row = row_state(s.stage, s.row[0]);
    CHECK_INT(row.phase, opens ? SIDLE_ROW_OPEN : SIDLE_ROW_CLOSED);
    CHECK_INT(row.settled_edge, opens ? SIDLE_EDGE_TRAILING : SIDLE_EDGE_NONE);
    CHECK(row.offset == target && row.velocity == 0); /* exactly */
    consistent(&s, target);
    step_to(s.stage, MS(1000), NULL);
    CHECK_INT(sidle_stage_is_idle(s.stage), 1);
    CHECK(sidle_stage_next_deadline(s.stage) == INT64_MAX);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* Taps: 30 points in any direction are a tap still, more are not. */
static void taps(void) {
  static const struct {
    double dx, dy;
    int tap;
  } table[] = {{0, 0, 1},  {30, 0, 1},  {-30, 0, 1}, {0, 19, 1}, {0, -19, 1},
               {31, 0, 0}, {-31, 0, 0}, {0, 31, 0},  {0, 60, 0}, {21, 18, 1}};
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    scene s = scene_make(NULL, NULL, 2);
    transcript t = {NULL, 0, 0, 0};
    CONTEXT("tap moved by %g, %g", table[i].dx, table[i].dy);
    DOWN(s.stage, 10, 100, 20);
    MOVE(s.stage, 20, 100 + table[i].dx, 20 + table[i].dy);
    MOVE(s.stage, 30, 100, 20);
    UP(s.stage, 40, 100, 20);
    step_to(s.stage, MS(40), &t);
    CHECK_INT(row_state(s.stage, s.row[0]).edge,
              table[i].tap ? SIDLE_EDGE_TRAILING : SIDLE_EDGE_NONE);
    CHECK_INT(strstr(transcript_text(&t), " will_open ") != NULL, table[i].tap);
    step_to(s.stage, MS(1000), &t);
    free(t.bytes);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* Which way a contact went first: across claims the row, down or exactly askew leaves it. */
static void directions(void) {
  static const struct {
    double dx, dy;
    int claims;
  } table[] = {{-31, 0, 1},   {-31, 30.9, 1}, {-31, 31, 0}, {-31, 40, 0}, {-40, 31, 1},
               {-31, -31, 0}, {-60, -59, 1},  {31, -30, 1}, {-30, 31, 0}, {-20, 31, 0}};
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    scene s = scene_make(NULL, NULL, 1);
    CONTEXT("went %g, %g", table[i].dx, table[i].dy);
    DOWN(s.stage, 10, 200, 20);
    MOVE(s.stage, 20, 200 + table[i].dx, 20 + table[i].dy);
    MOVE(s.stage, 30, 100, 20); /* the verdict does not change any more */
    step_to(s.stage, MS(30), NULL);
    consistent(&s, table[i].claims ? -100 : 0);
    sidle_stage_destroy(s.stage);
  }
  CONTEXT("%s", "");
}

/* A downward start never drags; a second finger on a dragged row does nothing. */
static void arbitration(void) {
  scene s = scene_make(NULL, NULL, 2);
  DOWN(s.stage, 10, 200, 20);
  MOVE(s.stage, 20, 200, 60);
  MOVE(s.stage, 30, 100, 60);
  step_to(s.stage, MS(30), NULL);
  CHECK_INT(row_state(s.stage, s.row[0]).phase, SIDLE_ROW_CLOSED);
  UP(s.stage, 40, 100, 60);
  DOWN(s.stage, 50, 200, 20);
  MOVE(s.stage, 60, 150, 20);
  push(s.stage, MS(70), 2, SIDLE_PHASE_DOWN, 100, 20);
  push(s.stage, MS(80), 2, SIDLE_PHASE_MOVE, 10, 20);
  push(s.stage, MS(90), 2, SIDLE_PHASE_UP, 10, 20);
  step_to(s.stage, MS(90), NULL);
  consistent(&s, -50);
  CHECK_INT(row_state(s.stage, s.row[0]).pointer, 1);
  sidle_stage_destroy(s.stage);
}

int main(void) {
  direct();
  accumulated();
  releases();
  taps();
  directions();
  arbitration();
  return check_report();
}
