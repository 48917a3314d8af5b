/* Lines about events, and the names of constants. */
#include <locale.h>

#include "scene.h"

static scene s;

static const char *line_of(const sidle_event *event) {
  static char line[1024];
  memset(line, '?', sizeof line);
  CHECK(sidle_event_text(s.stage, event, line, sizeof line) > 0);
  return line;
}

/* An event that never happened, for the numbers in it. */
static sidle_event made_up(void) {
  sidle_event event;
  memset(&event, 0, sizeof event);
  event.type = SIDLE_EVENT_ROW_DRAG_BEGAN;
  event.reason = SIDLE_REASON_TOUCH;
  event.object = s.row[0].value;
  event.edge = SIDLE_EDGE_TRAILING;
  return event;
}

/* Seconds have nine digits, from the integer clock. */
static void seconds(void) {
  static const struct {
    int64_t ns;
    const char *text;
  } table[] = {
      {0, "0.000000000"},
      {1, "0.000000001"},
      {999999999, "0.999999999"},
      {INT64_C(11086372070), "11.086372070"},
      {-1, "-0.000000001"},
      {INT64_C(-1500000000), "-1.500000000"},
      {(int64_t)1 << 62, "4611686018.427387904"},
      {-((int64_t)1 << 62), "-4611686018.427387904"},
      {INT64_MAX, "9223372036.854775807"},
      {INT64_MIN, "-9223372036.854775808"},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    char want[200];
    sidle_event event = made_up();
    event.time_ns = table[i].ns;
    (void)snprintf(want, sizeof want,
                   "%s row a drag_began edge=trailing reason=touch offset=0.000 velocity=0.000",
                   table[i].text);
    CHECK_TEXT(line_of(&event), want);
  }
}

/* Numbers have three decimals, half away from zero, and are never -0.000. */
static void numbers(void) {
  static const struct {
    double number;
    const char *text;
  } table[] = {
      {0.0, "0.000"},
      {-0.0, "0.000"},
      {-0.0004, "0.000"},
      {0.0005, "0.001"}, /* the nearest double is just over the half */
      {0.00049999999999999, "0.000"},
      {-0.0006, "-0.001"},
      {0.0625, "0.063"}, /* exactly a half: away from zero */
      {-0.0625, "-0.063"},
      {0.1875, "0.188"},
      {-30.8, "-30.800"},
      {1e-300, "0.000"},
      {0.9999, "1.000"},
      {123456789.0009765625, "123456789.001"},
      {1e9, "1000000000.000"},
      {-1e9, "-1000000000.000"},
      {2251799813685248.5, "2251799813685248.500"},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    char want[200];
    sidle_event event = made_up();
    event.offset = table[i].number;
    event.velocity = -table[i].number;
    const char *text = table[i].text;
    const char *negative = text[0] == '-' ? text + 1 : text;
    const char *sign = text[0] == '-' || strcmp(text, "0.000") == 0 ? "" : "-";
    (void)snprintf(want, sizeof want,
                   "0.000000000 row a drag_began edge=trailing reason=touch offset=%s "
                   "velocity=%s%s",
                   text, sign, negative);
    CHECK_TEXT(line_of(&event), want);
  }
}

/* As snprintf: the length it needs, and never a byte too many. */
static void buffers(void) {
  char whole[300], part[300];
  const sidle_event event = made_up();
  const int32_t length = sidle_event_text(s.stage, &event, whole, sizeof whole);
  CHECK_INT(length, (int64_t)strlen(whole));
  CHECK_INT(sidle_event_text(s.stage, &event, NULL, 0), length);
  for (int32_t size = 0; size < length + 3; size++) {
    memset(part, '?', sizeof part);
    CONTEXT("buffer of %d", size);
    CHECK_INT(sidle_event_text(s.stage, &event, part, size), length);
    CHECK_INT(part[size], '?');
    if (size == 0) continue;
    const int32_t kept = size - 1 < length ? size - 1 : length;
    CHECK(memcmp(part, whole, (size_t)kept) == 0);
    CHECK_INT(part[kept], 0);
  }
  CONTEXT("%s", "");
}

/* Any record at all gives a line: one line, and no crash. */
static void nonsense(void) {
  const uint64_t ids[] = {0, 1, UINT64_MAX, 0xDEADBEEFDEADBEEF, s.row[0].value ^ (1u << 30)};
  const double odd[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, 1e308, -1e17, 5e-324};
  for (int32_t type = -1; type < 12; type++) {
    for (size_t i = 0; i < 6; i++) {
      sidle_event event = made_up();
      event.type = type == 11 ? INT32_MAX : type;
      event.object = ids[i % 5];
      event.other = ids[(i + 1) % 5];
      event.reason = (int32_t)i * 7 - 3;
      event.edge = (int32_t)i - 2;
      event.offset = event.velocity = event.x = event.y = odd[i];
      CHECK(strchr(line_of(&event), '\n') == NULL);
    }
  }
}

/* Names may be any bytes; a line stays a line. */
static void labels(void) {
  static const char *const names[] = {"two words", "line\nend", "quote\"",
                                      "tab\t",     "\xFF\xFE",  "="};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    sidle_row_spec spec = slide_buttons_spec(names[i]);
    sidle_row row;
    sidle_event event = made_up();
    CHECK_OK(sidle_row_create(s.stage, s.list, &spec, &row));
    event.object = row.value;
    const char *line = line_of(&event);
    CHECK(strchr(line, '\n') == NULL && strchr(line, '\t') == NULL);
    CHECK(strstr(line, " row \"") != NULL);
  }
  sidle_row_spec spec = slide_buttons_spec(NULL);
  sidle_row row;
  sidle_event event = made_up();
  CHECK_OK(sidle_row_create(s.stage, s.list, &spec, &row));
  event.object = row.value;
  CHECK(strstr(line_of(&event), " row #") != NULL);
}

typedef const char *(*name_of)(int32_t value);

/* Each constant has a name of its own; every other number is "unknown". */
static void names_of(name_of f, int32_t first, int32_t last, const char *unknown,
                     const char *what) {
  for (int32_t value = first; value <= last; value++) {
    CONTEXT("%s %d", what, value);
    CHECK(f(value) != NULL && f(value)[0] != 0 && strcmp(f(value), unknown) != 0);
    for (int32_t other = first; other < value; other++) CHECK(strcmp(f(value), f(other)) != 0);
  }
  const int32_t odd[] = {first - 1, last + 1, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < 4; i++) {
    CONTEXT("%s %d", what, odd[i]);
    CHECK_TEXT(f(odd[i]), unknown);
  }
  CONTEXT("%s", "");
}

static void names(void) {
  static const sidle_status statuses[] = {0,   1,   -1,  -2,  -3,  -4,  -10, -11, -12, -13,
                                          -20, -21, -22, -30, -40, -41, -42, -50, -51, -60};
  names_of(sidle_event_name, 1, SIDLE_EVENT_MENU_CONTENT_NEEDED, "unknown", "event");
  names_of(sidle_transition_name, 1, SIDLE_TRANSITION_REVEAL, "unknown", "transition");
  names_of(sidle_playback_name, 1, SIDLE_PLAYBACK_INTERRUPTED, "unknown", "playback");
  names_of(sidle_reason_name, 0, SIDLE_REASON_OTHER_MENU, "unknown", "reason");
  names_of(sidle_edge_name, 0, SIDLE_EDGE_TRAILING, "unknown", "edge");
  names_of(sidle_row_phase_name, 1, SIDLE_ROW_RESTORING, "unknown", "phase");
  names_of(sidle_verdict_name, 0, SIDLE_VERDICT_YIELDED, "unknown", "verdict");
  names_of(sidle_yield_name, 0, SIDLE_YIELD_OTHER_ROW, "unknown", "yield");
  names_of(sidle_action_name, 1, SIDLE_ACTION_CLOSE, "unknown", "action");
  names_of(sidle_role_name, 1, SIDLE_ROLE_BUTTON, "unknown", "role");
  names_of(sidle_gesture_name, 0, SIDLE_GESTURE_SCROLL, "unknown", "gesture");
  CHECK_TEXT(sidle_event_name(SIDLE_EVENT_ROW_DRAG_BEGAN), "drag_began");
  CHECK_TEXT(sidle_reason_name(SIDLE_REASON_TAP_OUTSIDE), "tap_outside");
  CHECK_TEXT(sidle_edge_name(SIDLE_EDGE_TRAILING), "trailing");
  CHECK_TEXT(sidle_verdict_name(SIDLE_VERDICT_CLAIMED), "claimed");
  CHECK_TEXT(sidle_yield_name(SIDLE_YIELD_EDGE_ZONE), "edge_zone");
  CHECK_TEXT(sidle_gesture_name(SIDLE_GESTURE_LONG_PRESS), "long_press");
  CHECK_TEXT(sidle_row_phase_name(SIDLE_ROW_CLOSED), "closed");
  CHECK_TEXT(sidle_playback_name(SIDLE_PLAYBACK_IDLE), "idle");
  /* Curves end with a NULL, each has another name, and a spec takes each by it. */
  int curves = 0;
  while (sidle_curve_name(curves) != NULL) {
    sidle_animation_spec spec;
    sidle_animation animation;
    CONTEXT("curve %d", curves);
    for (int i = 0; i < curves; i++)
      CHECK(strcmp(sidle_curve_name(curves), sidle_curve_name(i)) != 0);
    sidle_animation_spec_init(&spec);
    spec.curve = text(sidle_curve_name(curves++));
    CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &spec, &animation));
  }
  CONTEXT("%s", "");
  CHECK(curves > 30);
  CHECK(sidle_curve_name(-1) == NULL);
  CHECK(sidle_curve_name(INT32_MAX) == NULL);
  CHECK(sidle_curve_name(INT32_MIN) == NULL);
  for (size_t i = 0; i < sizeof statuses / sizeof statuses[0]; i++) {
    CHECK(strncmp(sidle_status_name(statuses[i]), "SIDLE_", 6) == 0);
    CHECK(strlen(sidle_status_text(statuses[i])) > 1);
  }
  CHECK_TEXT(sidle_status_name(SIDLE_OK), "SIDLE_OK");
  CHECK_TEXT(sidle_status_name(SIDLE_ERROR_STALE), "SIDLE_ERROR_STALE");
  CHECK_TEXT(sidle_status_name(-9999), "unknown status");
  CHECK_TEXT(sidle_status_name(INT32_MIN), "unknown status");
  CHECK(sidle_status_text(12345) != NULL);
}

static void versions(void) {
  char version[32];
  (void)snprintf(version, sizeof version, "%d.%d.%d", SIDLE_VERSION_MAJOR, SIDLE_VERSION_MINOR,
                 SIDLE_VERSION_PATCH);
  CHECK_TEXT(sidle_version_string(), version);
  CHECK_INT(sidle_version(), SIDLE_VERSION_NUMBER);
  CHECK_INT(SIDLE_VERSION_NUMBER,
            SIDLE_VERSION_MAJOR * 10000 + SIDLE_VERSION_MINOR * 100 + SIDLE_VERSION_PATCH);
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  CHECK_TEXT(sidle_build_info(), "embedded");
  CHECK_INT(sidle_has_feature(SIDLE_FEATURE_ROWS), 1);
  CHECK_INT(sidle_has_feature(SIDLE_FEATURE_LOG), 1);
  CHECK_INT(sidle_has_feature(SIDLE_FEATURE_ANIMATIONS), 1);
  CHECK_INT(sidle_has_feature(0), 0);
  CHECK_INT(sidle_has_feature(-1), 0);
  CHECK_INT(sidle_has_feature(INT32_MAX), 0);
}

int main(void) {
  (void)setlocale(LC_ALL, ""); /* a decimal comma, where the machine has such a locale */
  s = scene_make(NULL, NULL, 1);
  seconds();
  numbers();
  buffers();
  nonsense();
  labels();
  names();
  versions();
  sidle_stage_destroy(s.stage);
  return check_report();
}
