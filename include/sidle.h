/* sidle.h - swipe rows, their motion and their buttons, without a user interface.
 *
 * SPDX-License-Identifier: MIT
 *
 * A program creates a stage, puts lists, rows and buttons on it, pushes pointer samples, steps the
 * stage to a time, then reads events and a list of things to draw. Sidle draws nothing, reads no
 * clock and starts no thread: time and input are arguments.
 *
 * Conventions, which hold wherever a comment says nothing else:
 *
 *   Status       0 is success, positive is success with a remark, negative an error. A call that
 *                fails changes nothing but the sentence of sidle_stage_last_error, and sets its
 *                out-parameters to zero. Every call can give NULL (a pointer that must not be null
 *                is null) and BUSY (called from inside an allocator or a text resolver; it leaves
 *                the sentence as well); a call that takes an id can also give INVALID_ID, STALE,
 *                WRONG_KIND and WRONG_STAGE. Functions that return a value instead of a status
 *                answer from inside a callback as they do for a null stage.
 *   Units        Points in time are nanoseconds (int64_t) on the stage's own time line; durations
 *                are seconds (double); lengths are points (double), y grows downward; velocities
 *                are points per second, signed. A length or coordinate lies within +-1e9.
 *   Edges        Leading and trailing. In a left-to-right list leading is the left. An offset is
 *                how far the content is displaced: positive shows leading buttons, negative shows
 *                trailing ones, in both directions of reading.
 *   Colours      0xRRGGBBAA, sRGB, straight alpha. 0 is fully transparent: not drawn.
 *   Texts in     Copied before the call returns. Titles are UTF-8, at most 4096 bytes; names any
 *                bytes, at most 255, unique among the living objects of their kind on the stage.
 *   Thread       One stage, one thread at a time, also for calls that take a const stage; which
 *                thread may change. Different stages are independent. There are no globals.
 *   Allocates    Never, except create, destroy, add, reserve and set calls, and drawing a scene
 *                larger than any before.
 *   Cost         Constant, except where said.
 *   Since        0.1.0.
 */
#ifndef SIDLE_H
#define SIDLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ------------------------------------------------------------------------------- */

#define SIDLE_VERSION_MAJOR 0
#define SIDLE_VERSION_MINOR 1
#define SIDLE_VERSION_PATCH 0
#define SIDLE_VERSION_NUMBER 100 /* major * 10000 + minor * 100 + patch */
#define SIDLE_ABI 1              /* changes when a program must be compiled again */

/* The version of the library that is running, as SIDLE_VERSION_NUMBER. */
int32_t sidle_version(void);
/* The same as text, such as "0.1.0". Valid until: for ever. */
const char *sidle_version_string(void);
/* The ABI number of the library that is running; a program checks it against SIDLE_ABI.
 * sidle_stage_create does so by itself. */
int32_t sidle_abi(void);
/* How the library was built: "embedded" or "hosted". Valid until: for ever. */
const char *sidle_build_info(void);

/* 1 when the running library has the feature, else 0; 0 for numbers it does not know. */
enum {
  SIDLE_FEATURE_ROWS = 1, /* lists, rows, row buttons, the preset slide_buttons */
  SIDLE_FEATURE_LOG = 2,  /* sidle_stage_read_log */
  SIDLE_FEATURE_ANIMATIONS = 3
};
int32_t sidle_has_feature(int32_t feature);

/* ---- Status -------------------------------------------------------------------------------- */

typedef int32_t sidle_status;
enum {
  SIDLE_OK = 0,
  SIDLE_MORE = 1, /* step_to stopped early because the events were full: read them, call again */

  SIDLE_ERROR_NULL = -1,            /* a pointer that must not be null is null */
  SIDLE_ERROR_ARGUMENT = -2,        /* an unknown constant, flag or size */
  SIDLE_ERROR_NOT_FINITE = -3,      /* NaN or an infinity */
  SIDLE_ERROR_RANGE = -4,           /* a number outside its documented range */
  SIDLE_ERROR_INVALID_ID = -10,     /* not an id that any stage gave out, or zero */
  SIDLE_ERROR_STALE = -11,          /* its object was destroyed */
  SIDLE_ERROR_WRONG_KIND = -12,     /* the id of an object of another kind */
  SIDLE_ERROR_WRONG_STAGE = -13,    /* the id of an object on another stage */
  SIDLE_ERROR_TIME_BACKWARDS = -20, /* step_to a time before now */
  SIDLE_ERROR_FULL = -21,           /* a queue or the log has no room; step or read it first */
  SIDLE_ERROR_BUSY = -22,           /* called from inside a callback of the same stage */
  SIDLE_ERROR_OUT_OF_MEMORY = -30,
  SIDLE_ERROR_NAME_TAKEN = -40,
  SIDLE_ERROR_NOT_FOUND = -41,
  SIDLE_ERROR_NOT_UTF8 = -42,
  SIDLE_ERROR_NEWER_FIELDS = -50, /* a spec is longer than this library knows, and not with zeros */
  SIDLE_ERROR_ABI = -51,          /* compiled against a header this library cannot serve */
  SIDLE_ERROR_STATE = -60         /* not possible in the object's present state */
};
/* The name of a status, such as "SIDLE_ERROR_STALE"; "unknown status" for other numbers.
 * Valid until: for ever. */
const char *sidle_status_name(sidle_status status);
/* What a status means, in a few words. Valid until: for ever. */
const char *sidle_status_text(sidle_status status);

/* ---- Small types --------------------------------------------------------------------------- */

/* Bytes and how many. length -1: the bytes end with a NUL. {NULL, 0} is the empty text. */
typedef struct sidle_text {
  const char *bytes;
  int64_t length;
} sidle_text;

typedef struct sidle_size {
  double width, height;
} sidle_size;

/* Width and height are never negative. */
typedef struct sidle_rect {
  double x, y, width, height;
} sidle_rect;

/* Ids are values: copying one costs nothing and keeps nothing alive; zero is null. */
typedef struct sidle_list {
  uint64_t value;
} sidle_list;
typedef struct sidle_row {
  uint64_t value;
} sidle_row;
typedef struct sidle_button {
  uint64_t value;
} sidle_button;
typedef struct sidle_animation {
  uint64_t value;
} sidle_animation;
typedef struct sidle_layer {
  uint64_t value;
} sidle_layer;
typedef struct sidle_menu {
  uint64_t value;
} sidle_menu;

enum {
  SIDLE_KIND_NONE = 0,
  SIDLE_KIND_LIST = 1,
  SIDLE_KIND_ROW = 2,
  SIDLE_KIND_BUTTON = 3,
  SIDLE_KIND_ANIMATION = 4,
  SIDLE_KIND_LAYER = 5,
  SIDLE_KIND_MENU = 6 /* a menu or an element of one */
};
enum { SIDLE_EDGE_NONE = 0, SIDLE_EDGE_LEADING = 1, SIDLE_EDGE_TRAILING = 2 };

/* ---- What the host may supply -------------------------------------------------------------- */

/* Memory. Called inside create, destroy, add, reserve and set calls; must return normally (no
 * longjmp, no exception) and must not call Sidle. Both functions are needed. */
typedef struct sidle_allocator {
  void *context;
  /* size bytes aligned to alignment (a power of two, at most 16), or NULL when there are none. */
  void *(*allocate)(void *context, size_t size, size_t alignment);
  /* block came from allocate with the same size and alignment. */
  void (*release)(void *context, void *block, size_t size, size_t alignment);
} sidle_allocator;

/* The size of one line of text. Called when a title is set, never in a step or while drawing; must
 * be a pure function of its arguments, must return normally and must not call Sidle. text is valid
 * UTF-8 with its length, not NUL-terminated, never empty. A size that is negative, over 1e9 or not
 * finite fails the call that needed it. */
typedef struct sidle_text_resolver {
  void *context;
  sidle_size (*measure)(void *context, sidle_text text, double font_size);
} sidle_text_resolver;

/* ---- The stage ----------------------------------------------------------------------------- */

typedef struct sidle_stage sidle_stage; /* opaque */

/* How a speed is made from the samples of the last 100 ms before a contact's last move. It is 0 in
 * any case when the lift comes more than 100 ms after that, and a pause of over 40 ms between two
 * moves forgets what was before it. */
enum {
  SIDLE_STRATEGY_LINE = 1,      /* slope of a straight line: steady when a fingertip rolls off */
  SIDLE_STRATEGY_QUADRATIC = 2, /* slope at the end of a parabola; needs three samples */
  SIDLE_STRATEGY_IMPULSE = 3    /* of a body that the samples pushed along */
};
enum { SIDLE_SIDES_BOTH = 1, SIDLE_SIDES_LEFT = 2, SIDLE_SIDES_RIGHT = 3 };

/* Every spec begins with its size, as the caller knows it. The initialiser writes the defaults;
 * change what you need. Fields this library does not know must be zero. flags must be 0. */
typedef struct sidle_stage_spec {
  uint32_t struct_size, flags;
  double width, height; /* size of the stage, points, over 0; 320 x 480 */
  int64_t start_ns;     /* time at creation, +-2^62; 0. A host may pass its own monotonic clock */
  int32_t sample_capacity; /* samples waiting for a step, 1 to 1 048 576; 1024 */
  int32_t event_capacity;  /* events in one batch, 64 to 1 048 576; 1024. What cancel_all needs for
                              max_contacts, up to 76, there always is */
  int32_t max_contacts;    /* one more contact than this cancels all drags, 1 to 16; 2 */
  int32_t log_capacity;    /* bytes of log waiting to be read, 0 or 65 536 to 2^30; 0 is no log */
  const sidle_allocator *allocator;         /* NULL: malloc and free */
  const sidle_text_resolver *text_resolver; /* NULL: every character 0.6 x size, line 1.2 x size */
  int32_t velocity_strategy;                /* how the speed of a contact is made; LINE */
  int32_t edge_zone_sides;                  /* where the zone is; BOTH */
  double edge_zone;      /* points from a side in which a contact is never a drag; 0 or more; 0. The
                       host's own way back gets it; a tap stays one */
  int32_t reduce_motion; /* 1: as after sidle_stage_set_reduce_motion; 0 */
  int32_t reserved;      /* 0 */
} sidle_stage_spec;

/* Writes the defaults into as much of a spec as size says; the inline form passes sizeof. NULL is
 * allowed. */
void sidle_stage_spec_init_sized(sidle_stage_spec *spec, size_t size);
static inline void sidle_stage_spec_init(sidle_stage_spec *spec) {
  sidle_stage_spec_init_sized(spec, sizeof *spec);
}

/* Makes a stage. On an error *out is NULL and sidle_stage_spec_check has the sentence.
 * Results: NULL, ARGUMENT, NOT_FINITE, RANGE, NEWER_FIELDS, ABI, OUT_OF_MEMORY. */
sidle_status sidle_stage_create_abi(const sidle_stage_spec *spec, sidle_stage **out, int32_t abi);
static inline sidle_status sidle_stage_create(const sidle_stage_spec *spec, sidle_stage **out) {
  return sidle_stage_create_abi(spec, out, SIDLE_ABI);
}
/* Checks a stage spec without making anything and writes what is wrong with it, as snprintf
 * would, into buffer (may be NULL when size is 0). Results as sidle_stage_create, but memory. */
sidle_status sidle_stage_spec_check(const sidle_stage_spec *spec, char *buffer, int32_t size);
/* Destroys the stage and everything on it. NULL is allowed. From inside a callback of the stage
 * nothing happens. Cost: O(objects). */
void sidle_stage_destroy(sidle_stage *stage);

/* One sentence about the last call that failed on this stage: function, argument, value. Empty
 * when none failed. Valid until: the next call on the stage that fails. */
const char *sidle_stage_last_error(const sidle_stage *stage);

/* Grows the queues; a smaller number than now changes nothing. Ranges as in the spec. What is
 * queued stays; event batches read before are no longer valid. Results: RANGE, OUT_OF_MEMORY. */
sidle_status sidle_stage_reserve(sidle_stage *stage, int32_t sample_capacity,
                                 int32_t event_capacity);

/* 1: rows come to rest at once, as if each settled IMMEDIATE: the same events in the same order, each
 * end directly after what it ends. Hints are skipped. Rows on their way end now, in the order in which
 * they would have ended. 0: rows move again. Animations are the host's own and not touched. Results:
 * RANGE, FULL. Cost: O(moving rows). */
sidle_status sidle_stage_set_reduce_motion(sidle_stage *stage, int32_t on);
/* 1 while motion is reduced; 0 also when stage is NULL. */
int32_t sidle_stage_reduces_motion(const sidle_stage *stage);

enum {
  SIDLE_OVERLAY_SLOP = 1, /* orange: where each contact went down and is, a circle of tap_slop, a
                                 box as wide as slop, a box of how far it may leave its button */
  SIDLE_OVERLAY_VELOCITY = 2, /* blue: arrows of contacts and of rows that move by themselves, the
                                 way of 0.1 s */
  SIDLE_OVERLAY_ANCHORS = 4, /* of rows that are open, move or have a contact: green where they rest
                                 open, pink where a release decides (thin: to close, where that is
                                 another place), purple the pull that a full swipe takes */
  SIDLE_OVERLAY_VERDICTS = 8, /* "undecided", "claimed pan", "yielded axis", ... at each contact */
  SIDLE_OVERLAY_ALL = 15
};
/* What is drawn over the scene to see what decides: any of SIDLE_OVERLAY_ or'ed, 0 on a new stage.
 * The commands come after all others, with part NONE, and the row they tell of as their object.
 * Changes the draw list and nothing else: no hit meets it, and the fingerprint is the same. Results:
 * ARGUMENT (unknown flags), FULL (log). Cost: constant; of drawing then O(rows). */
sidle_status sidle_stage_set_debug_overlay(sidle_stage *stage, uint32_t flags);
/* 0 also when stage is NULL. */
uint32_t sidle_stage_debug_overlay(const sidle_stage *stage);

/* The object of a kind (SIDLE_KIND_) with this name. *out is its id's value.
 * Results: ARGUMENT, RANGE (name too long), NOT_FOUND. */
sidle_status sidle_find(const sidle_stage *stage, int32_t kind, sidle_text name, uint64_t *out);

/* ---- Time ---------------------------------------------------------------------------------- */

/* Moves by seconds (0 to 1e9). What is lost in rounding to nanoseconds is carried to the next
 * step, so that ten seconds of 1/30 end at ten seconds. Everything queued up to the new time and
 * every deadline takes effect at its own time, in order. The events of the batch before are
 * replaced. After MORE the rest of the time is carried: a step of 0 goes on. Results: MORE,
 * NOT_FINITE, RANGE, FULL (log). Cost: O(samples + ends), each end the logarithm of the
 * moving rows. */
sidle_status sidle_stage_step(sidle_stage *stage, double seconds);
/* Moves to a time and clears the carried remainder. The same time again is allowed; after MORE it
 * goes on.
 * Results: MORE, TIME_BACKWARDS, RANGE (over 2^62), FULL (log). */
sidle_status sidle_stage_step_to(sidle_stage *stage, int64_t time_ns);
/* The stage's time. INT64_MIN when stage is NULL. */
int64_t sidle_stage_now(const sidle_stage *stage);
/* When something will next happen without further input: a waiting sample or the end of a
 * motion; INT64_MAX when never, INT64_MIN when stage is NULL. While rows move a host that draws
 * steps more often than this. */
int64_t sidle_stage_next_deadline(const sidle_stage *stage);
/* 1 when nothing moves, waits or is still to be reported: the host may sleep until input. What turns
 * to show that something goes on, in a button or a menu, moves. */
int32_t sidle_stage_is_idle(const sidle_stage *stage);

/* ---- Input --------------------------------------------------------------------------------- */

enum {
  SIDLE_PHASE_DOWN = 1,
  SIDLE_PHASE_MOVE = 2,
  SIDLE_PHASE_UP = 3,
  SIDLE_PHASE_CANCEL = 4, /* the system took the contact away: never opens, closes or fires */
  SIDLE_PHASE_HOVER = 5,
  SIDLE_PHASE_MOMENTUM = 6 /* what a device goes on scrolling after the lift: moves nothing */
};
/* SCROLL and WHEEL are scrolling as a contact: down where the pointer is, then moves to where a
 * finger would be that took the content along (the place of the down plus what was scrolled since),
 * up when the fingers leave. They drag rows by the same slop and axis lock as a finger, and tap and
 * press nothing. A WHEEL tells no end: 150 ms after its last sample it ends by itself, at rest. */
enum {
  SIDLE_POINTER_TOUCH = 1,
  SIDLE_POINTER_MOUSE = 2,
  SIDLE_POINTER_PEN = 3,
  SIDLE_POINTER_SCROLL = 4, /* fingers on a trackpad */
  SIDLE_POINTER_WHEEL = 5,
  SIDLE_POINTER_KEY = 6 /* a key: DOWN, UP or CANCEL; buttons is its code; x, y are not read */
};
/* Codes of keys. Below 0x110000 a code is the Unicode scalar that the key types. pointer tells keyboards
 * apart from pointers, so that their times are not taken for those of one device: use a number of its own.
 * A DOWN of a key that is down is a repeat: enter, space, activate and escape do nothing then, all others what
 * they did. */
enum {
  SIDLE_KEY_SPACE = 0x20,
  SIDLE_KEY_ENTER = 0x110001,
  SIDLE_KEY_ESCAPE = 0x110002,
  SIDLE_KEY_TAB = 0x110003,
  SIDLE_KEY_BACK_TAB = 0x110004,
  SIDLE_KEY_UP = 0x110005,
  SIDLE_KEY_DOWN = 0x110006,
  SIDLE_KEY_LEFT = 0x110007,
  SIDLE_KEY_RIGHT = 0x110008,
  SIDLE_KEY_HOME = 0x110009,
  SIDLE_KEY_END = 0x11000A,
  SIDLE_KEY_PAGE_UP = 0x11000B,
  SIDLE_KEY_PAGE_DOWN = 0x11000C,
  SIDLE_KEY_ACTIVATE = 0x11000D /* of a gamepad or an encoder: as enter */
};

/* One reading of one pointer. */
typedef struct sidle_sample {
  int64_t time_ns; /* when it was read; not before -2^62 nor after 2^62 */
  int32_t pointer; /* any number that tells pointers apart */
  int32_t phase;   /* SIDLE_PHASE_ */
  int32_t kind;    /* SIDLE_POINTER_ */
  int32_t buttons; /* bit 0 the primary button; a mouse's down without it starts nothing */
  double x, y;     /* stage points */
  double pressure; /* 0 to 1; not used yet */
} sidle_sample;

/* Queues samples in the order given. *taken (may be NULL) says how many: all, or with FULL those
 * before the first for which there was no room. On any other error none is taken. A sample older
 * than the stage's time takes effect at that time and keeps its own for the velocity; one older
 * than the latest of its pointer's samples takes effect with the last of them and is not used for
 * the velocity; both are counted. Results: ARGUMENT, NOT_FINITE, RANGE, FULL. Cost: O(count),
 * with several pointers times the samples that wait. */
sidle_status sidle_stage_push(sidle_stage *stage, const sidle_sample *samples, int32_t count,
                              int32_t *taken);

enum {
  SIDLE_VERDICT_NONE = 0, /* the pointer is not down */
  SIDLE_VERDICT_UNDECIDED = 1,
  SIDLE_VERDICT_CLAIMED = 2,
  SIDLE_VERDICT_YIELDED = 3 /* no row drags it: the host's own view may scroll by it */
};
enum {
  SIDLE_YIELD_NONE = 0,
  SIDLE_YIELD_AXIS = 1,       /* it moved along the other axis first */
  SIDLE_YIELD_EMPTY_SIDE = 2, /* it moved toward an edge without buttons */
  SIDLE_YIELD_BUSY = 3,       /* the row, or another of its list, is being dragged; or the row waits
                                 for an answer, or is being removed */
  SIDLE_YIELD_CROWDED = 4,    /* more contacts are or were down than max_contacts */
  SIDLE_YIELD_GONE = 5,       /* the row was destroyed, or taken from the contact by a call */
  SIDLE_YIELD_NOTHING = 6,    /* it went down on no row */
  SIDLE_YIELD_EDGE_ZONE = 7,  /* it went down in the edge zone */
  SIDLE_YIELD_DISABLED = 8,   /* its row is disabled */
  SIDLE_YIELD_OTHER_ROW = 9   /* it closed another row, under CLOSE_ONLY */
};
enum {
  SIDLE_GESTURE_NONE = 0,
  SIDLE_GESTURE_TAP = 1, /* never seen in a verdict: a contact that was a tap is up */
  SIDLE_GESTURE_LONG_PRESS = 2,
  SIDLE_GESTURE_PAN = 3,
  SIDLE_GESTURE_SCROLL = 4 /* of a list that scrolls by itself */
};
typedef struct sidle_verdict {
  uint32_t struct_size; /* filled in by the caller */
  int32_t verdict;      /* SIDLE_VERDICT_ */
  int32_t yield;   /* why it yielded, SIDLE_YIELD_; of an undecided one why no row will have it,
                           when only a list that scrolls still may */
  int32_t gesture; /* what claimed it, SIDLE_GESTURE_ */
  sidle_row row;   /* that it went down on and that has not been destroyed, or zero */
} sidle_verdict;
/* What has become of a pointer's contact with the samples that have taken effect. Decided inside
 * the sample that decides it, and for good, except that a claimed contact yields as CROWDED, GONE or
 * DISABLED when it loses its row or list. A list that scrolls keeps a contact that no row will have
 * undecided, as it may yet go along the list; one from the edge zone yields as soon as it goes across. A
 * host that takes an undecided one pushes a CANCEL for it. Results: ARGUMENT (struct_size). */
sidle_status sidle_stage_get_verdict(const sidle_stage *stage, int32_t pointer, sidle_verdict *out);
/* "none", "undecided", ...; "none", "axis", ...; "none", "tap", ...; "unknown" for other numbers.
 * Valid until: for ever. */
const char *sidle_verdict_name(int32_t verdict);
const char *sidle_yield_name(int32_t yield);
const char *sidle_gesture_name(int32_t gesture);

/* Takes every contact away at the stage's time, as when the window loses the focus: each drag
 * ends as cancelled, waiting samples are dropped, and the pointers count as up. Results: FULL, when
 * events of other calls wait. */
sidle_status sidle_stage_cancel_all(sidle_stage *stage);

/* Samples that were not what a well-behaved device sends. Not part of the fingerprint. */
typedef struct sidle_counters {
  uint32_t struct_size; /* filled in by the caller */
  uint32_t moving;      /* rows in motion now */
  uint64_t late;        /* older than the stage's time when pushed */
  uint64_t backward;    /* older than the same pointer's sample before it */
  uint64_t stray;       /* a move, up or cancel of a pointer that was not down */
  uint64_t doubled;     /* a down of a pointer that was down; the old contact was cancelled */
  uint64_t refused;     /* downs beyond max_contacts */
} sidle_counters;
/* Results: ARGUMENT (struct_size). */
sidle_status sidle_stage_get_counters(const sidle_stage *stage, sidle_counters *out);

/* ---- Events -------------------------------------------------------------------------------- */

enum {
  SIDLE_EVENT_ROW_DRAG_BEGAN = 1,    /* a contact has claimed the row; offset, velocity as found */
  SIDLE_EVENT_ROW_DRAG_ENDED = 2,    /* once for each drag_began; detail: 1 when it was cancelled */
  SIDLE_EVENT_ROW_WILL_OPEN = 3,     /* decided; ends with one opened or interrupted */
  SIDLE_EVENT_ROW_OPENED = 4,        /* at rest */
  SIDLE_EVENT_ROW_WILL_CLOSE = 5,    /* decided; ends with one closed or interrupted */
  SIDLE_EVENT_ROW_CLOSED = 6,        /* at rest */
  SIDLE_EVENT_ROW_INTERRUPTED = 7,   /* an announced opening or closing was taken over */
  SIDLE_EVENT_ROW_TAPPED = 8,        /* a tap on the content that the row made nothing of; x, y;
                                       detail: which of taps in a row, from 1 */
  SIDLE_EVENT_BUTTON_TRIGGERED = 9,  /* a button was chosen; other is its row */
  SIDLE_EVENT_ANIMATION_ENDED = 10,  /* at an end or interruption; detail: 1 finished, 0 not; offset
                                       and velocity: of the value, before any fill */
  SIDLE_EVENT_ROW_LONG_PRESSED = 11, /* a contact stayed on the content for long_press; x, y */
  SIDLE_EVENT_LAYER_TRANSITION_BEGAN = 12, /* its delay is over; other is its animation */
  SIDLE_EVENT_LAYER_TRANSITION_ENDED = 13, /* once for each replace that had one; other is its
                                              animation; detail: 1 finished, 0 interrupted;
                                              offset and velocity: of the progress */
  SIDLE_EVENT_LIST_SCROLL_BEGAN = 14,      /* a contact scrolls the list; offset: how far it was */
  SIDLE_EVENT_LIST_SCROLL_ENDED = 15, /* once for each scroll_began: it rests; offset: how far */
  /* other is the button, up to COMMITTED. */
  SIDLE_EVENT_ROW_ARMED = 16,          /* pulled so far that a lift would carry the button out */
  SIDLE_EVENT_ROW_DISARMED = 17,       /* that is over: once for each armed without committed */
  SIDLE_EVENT_ROW_LEVEL_ENTERED = 18,  /* as armed, of a button with a level of its own */
  SIDLE_EVENT_ROW_LEVEL_LEFT = 19,     /* as disarmed */
  SIDLE_EVENT_ROW_COMMITTED = 20,      /* the button is carried out; detail: 1 when the row goes
                                          along and waits for sidle_row_resolve */
  SIDLE_EVENT_ROW_COLLAPSE_BEGAN = 21, /* accepted; ends with one removed or interrupted */
  SIDLE_EVENT_ROW_REMOVED = 22,        /* nothing of its height is left, or it was destroyed on the
                                          way there */
  SIDLE_EVENT_ROW_RESTORED = 23,       /* it has its height again, closed */
  /* A button that needs_confirm was tapped once, or carried out by a pull; other is its row. Ends
   * with one button_triggered or confirm_withdrawn. */
  SIDLE_EVENT_BUTTON_CONFIRM_NEEDED = 24,
  SIDLE_EVENT_BUTTON_CONFIRM_WITHDRAWN = 25,
  /* Of buttons that report TRACKING. Each down is followed by exactly one of up_inside, up_outside and
   * cancelled. x, y: of the pointer, or the middle of the button for a key. */
  SIDLE_EVENT_BUTTON_DOWN = 26,
  SIDLE_EVENT_BUTTON_DOWN_REPEAT =
      27, /* after down, from the second tap in a row on; detail: which */
  SIDLE_EVENT_BUTTON_DRAG_INSIDE = 28,  /* a move on the button; MOVES only */
  SIDLE_EVENT_BUTTON_DRAG_OUTSIDE = 29, /* a move off it; MOVES only */
  SIDLE_EVENT_BUTTON_DRAG_ENTER = 30,   /* once, when it comes back */
  SIDLE_EVENT_BUTTON_DRAG_EXIT = 31,    /* once, when it leaves */
  SIDLE_EVENT_BUTTON_UP_INSIDE = 32,
  SIDLE_EVENT_BUTTON_UP_OUTSIDE = 33,
  SIDLE_EVENT_BUTTON_CANCELLED = 34,    /* the contact, or the button, was taken away */
  SIDLE_EVENT_BUTTON_LONG_PRESSED = 35, /* ACTIONS: held for long_press */
  SIDLE_EVENT_BUTTON_CHANGED = 36,      /* ACTIONS: a press selected it, or no more; detail: 1, 0 */
  SIDLE_EVENT_BUTTON_NEEDS_UPDATE =
      37,                              /* it has changed; once a step, of those that want updates */
  SIDLE_EVENT_BUTTON_UPDATE_LOOP = 38, /* the answers to so many (detail) in a row asked again */
  SIDLE_EVENT_BUTTON_FOCUSED = 39,
  SIDLE_EVENT_BUTTON_UNFOCUSED = 40,
  SIDLE_EVENT_BUTTON_HOVER_BEGAN = 41,
  SIDLE_EVENT_BUTTON_HOVER_ENDED = 42,
  /* Of menus, in the order of one choice: menu_action, menu_opened, then item_changed of the element that is
   * off and of the one that is on, menu_closed, item_triggered, selection_changed. What the host's code
   * changes is not told. x, y of item_triggered and menu_closed: of the pointer, or 0. */
  SIDLE_EVENT_BUTTON_MENU_ACTION = 43,  /* of a button: its menu, other, is about to open */
  SIDLE_EVENT_MENU_OPENED = 44,         /* of a root; other is its button */
  SIDLE_EVENT_MENU_CLOSED = 45,         /* once for each menu_opened; other is its button */
  SIDLE_EVENT_MENU_ITEM_TRIGGERED = 46, /* of an action: it was chosen; other is the button */
  SIDLE_EVENT_MENU_ITEM_CHANGED = 47, /* detail: 1 on, 0 off; other is the menu of its selection */
  SIDLE_EVENT_MENU_SELECTION_CHANGED = 48, /* of the element that is on; other was on, or 0 */
  SIDLE_EVENT_MENU_CONTENT_NEEDED = 49     /* of a deferred element: give it children, then call
                                          sidle_menu_complete with the token, detail; other: its root */
};
enum {
  SIDLE_REASON_NONE = 0,
  SIDLE_REASON_TOUCH = 1,          /* a drag of a pointer */
  SIDLE_REASON_CODE = 2,           /* a call */
  SIDLE_REASON_TAP = 3,            /* a tap on the row */
  SIDLE_REASON_TAP_OUTSIDE = 4,    /* a tap elsewhere */
  SIDLE_REASON_OTHER_ROW = 5,      /* another row of the list opens */
  SIDLE_REASON_ACTION = 6,         /* a button was chosen */
  SIDLE_REASON_CANCELLED = 7,      /* the contact was taken away */
  SIDLE_REASON_REMOVED = 8,        /* the object was destroyed */
  SIDLE_REASON_RESIZED = 9,        /* the geometry changed */
  SIDLE_REASON_DISABLED = 10,      /* the row was disabled */
  SIDLE_REASON_RESET = 11,         /* the row was reset */
  SIDLE_REASON_SCROLL = 12,        /* its list was scrolled */
  SIDLE_REASON_GROUP = 13,         /* another row of its group opens */
  SIDLE_REASON_ACCESSIBILITY = 14, /* sidle_row_perform_action */
  SIDLE_REASON_TIMED_OUT = 15,     /* no answer came in time */
  SIDLE_REASON_KEY = 16,           /* a key */
  SIDLE_REASON_HOLD = 17,          /* it is held and repeats */
  SIDLE_REASON_HIDDEN = 18,        /* the button was hidden */
  SIDLE_REASON_FOCUS = 19,         /* the focus went elsewhere */
  SIDLE_REASON_BUSY = 20,          /* the button is busy */
  SIDLE_REASON_SECONDARY = 21,     /* a press with a mouse's secondary button */
  SIDLE_REASON_OTHER_MENU = 22     /* another menu opens */
};

/* Order: by time, then as caused. Ids of destroyed objects are kept as they were. */
typedef struct sidle_event {
  int64_t time_ns;
  int32_t type;       /* SIDLE_EVENT_ */
  int32_t reason;     /* SIDLE_REASON_ */
  uint64_t object;    /* id of the row or button */
  uint64_t other;     /* id of a second object, or 0; of tapped and long_pressed: the number of the
                         target that was met, or 0 */
  uint64_t user_data; /* the object's */
  int32_t edge;       /* SIDLE_EDGE_: the edge that shows, opens or closes; the button's own */
  int32_t detail;
  double offset, velocity; /* of the row */
  double x, y;             /* of the pointer, where one caused the event, else 0 */
} sidle_event;

typedef struct sidle_events {
  const void *first; /* NULL when count is 0 */
  int32_t count;
  int32_t stride; /* bytes from one event to the next: read by this, never by sizeof */
} sidle_events;

/* The events of the last step, with those that calls before it caused. Valid until: the next
 * step or reserve. */
sidle_status sidle_stage_events(const sidle_stage *stage, sidle_events *out);
/* The event at an index, or NULL outside 0 to count - 1. */
const sidle_event *sidle_events_at(const sidle_events *events, int32_t index);
/* One line of text, without a line end, into buffer as snprintf would: the length it needs
 * without the NUL is returned, -1 when an argument is bad. buffer may be NULL when size is 0.
 * Seconds have nine digits, numbers three; no locale. Cost: O(length of names). */
int32_t sidle_event_text(const sidle_stage *stage, const sidle_event *event, char *buffer,
                         int32_t size);
/* Names as they stand in event texts: "drag_began", "touch", "trailing"; "unknown" for other
 * numbers. Valid until: for ever. */
const char *sidle_event_name(int32_t type);
const char *sidle_reason_name(int32_t reason);
const char *sidle_edge_name(int32_t edge);

/* ---- Lists --------------------------------------------------------------------------------- */

enum { SIDLE_POLICY_ONE = 1, SIDLE_POLICY_MANY = 2 };
/* Of an open row, a tap elsewhere: it closes the row and is used up; nothing; it closes the row and
 * then does what it does anyway. A tap that closes rows of several lists passes when all let it. */
enum { SIDLE_TAP_OUTSIDE_CLOSES = 1, SIDLE_TAP_OUTSIDE_IGNORED = 2, SIDLE_TAP_OUTSIDE_PASSES = 3 };
/* A drag of a row of the list while another one is open that gives way to it: of the list under ONE, or
 * of the row's group. CLOSE_ONLY: the open row closes, and the contact yields as OTHER_ROW. Calls and
 * taps hand over in any case. */
enum { SIDLE_SECOND_ROW_HAND_OVER = 1, SIDLE_SECOND_ROW_CLOSE_ONLY = 2 };
enum { SIDLE_DIRECTION_LEFT_TO_RIGHT = 1, SIDLE_DIRECTION_RIGHT_TO_LEFT = 2 };

typedef struct sidle_list_spec {
  uint32_t struct_size, flags;
  sidle_text name;
  uint64_t user_data;
  sidle_rect frame;         /* rows are stacked in it and clipped to it; 0, 0, 320, 480 */
  double spacing;           /* between rows, 0 or more; 0 */
  double scroll_offset;     /* points of content above the frame's top, any sign; 0 */
  int32_t policy;           /* how many rows may be open; ONE: a second one closes the first */
  int32_t tap_outside;      /* SIDLE_TAP_OUTSIDE_; CLOSES */
  int32_t direction;        /* SIDLE_DIRECTION_LEFT_TO_RIGHT */
  uint32_t background;      /* colour; 0xFFFFFFFF */
  int32_t second_row;       /* SIDLE_SECOND_ROW_; HAND_OVER */
  int32_t closes_on_scroll; /* 1: rows close when a scroll begins or the host scrolls; 0; 1 */

  /* Of a list that scrolls by itself when its content is higher than its frame. A contact that would
   * yield by AXIS has the list instead, from its slop on (wheels and trackpads from the beginning), and
   * flings it; a contact that comes down on a list that glides stops and has it at once, and is no tap. */
  int32_t scrolls;           /* 1: it does; 0: the host scrolls it, or nobody; 0 */
  int32_t scroll_bounces;    /* 1: it goes past its ends and comes back; 0: stops there; 1 */
  double scroll_rate;        /* what a millisecond leaves of its speed, 0.5 to 0.9999; 0.998 */
  double scroll_coefficient; /* c, 0.001 to 1: past an end it shows (1 - 1 / (c x / H + 1)) H of a
                                pull of x points, H its frame's height; 0.55 */
} sidle_list_spec;

/* Writes the defaults into as much of a spec as size says; the inline form passes sizeof. NULL is
 * allowed. */
void sidle_list_spec_init_sized(sidle_list_spec *spec, size_t size);
static inline void sidle_list_spec_init(sidle_list_spec *spec) {
  sidle_list_spec_init_sized(spec, sizeof *spec);
}
/* Results: ARGUMENT, NOT_FINITE, RANGE, NEWER_FIELDS, NAME_TAKEN, FULL (log), OUT_OF_MEMORY. */
sidle_status sidle_list_create(sidle_stage *stage, const sidle_list_spec *spec, sidle_list *out);
/* Destroys the list and its rows with their buttons; each row as sidle_row_destroy does.
 * Results: FULL. Cost: O(rows). */
sidle_status sidle_list_destroy(sidle_stage *stage, sidle_list list);
/* Open rows stay open at their new extent, at once and silently; moving rows head for the new
 * place from where they are. Results: NOT_FINITE, RANGE, FULL. Cost: O(rows). */
sidle_status sidle_list_set_frame(sidle_stage *stage, sidle_list list, sidle_rect frame);
/* Scrolls. A list that scrolls by itself is shown within its ends whatever the offset, and a scroll of it
 * ends (code). With closes_on_scroll, and when the offset is another one, rows that are open or opening
 * close (scroll); dragged ones stay in hand. Results: NOT_FINITE, RANGE, FULL. Cost: under MANY, while
 * any row shows, O(rows). */
sidle_status sidle_list_set_scroll_offset(sidle_stage *stage, sidle_list list, double offset);

/* Once in the list's life, whatever rows come and go: the first row whose middle lies in the frame and
 * that can peeks, as sidle_row_peek. *out (may be NULL) is that row, or zero when the hint was
 * given before, no row can now, or motion is reduced; in the last two cases it is still to come.
 * Results: ARGUMENT, NOT_FINITE, RANGE, FULL (log). Cost: O(log rows + rows in the frame). */
sidle_status sidle_list_hint(sidle_stage *stage, sidle_list list, int32_t edge, double distance,
                             double hold, sidle_row *out);

enum {
  SIDLE_SCROLL_NONE = 0, /* it does not scroll by itself */
  SIDLE_SCROLL_RESTING = 1,
  SIDLE_SCROLL_DRAGGING = 2,
  SIDLE_SCROLL_GLIDING = 3
};
typedef struct sidle_list_state {
  uint32_t struct_size; /* filled in by the caller */
  int32_t row_count;
  sidle_rect frame;
  double content_height, scroll_offset;
  int32_t direction;      /* SIDLE_DIRECTION_ */
  int32_t scroll_phase;   /* SIDLE_SCROLL_ */
  double scroll_velocity; /* of the offset, points per second: of its glide or of the contact */
  double scroll_end;      /* the largest offset at rest, of a list that scrolls by itself; goes with
                             the height of rows that collapse */
} sidle_list_state;
/* Results: ARGUMENT (struct_size). */
sidle_status sidle_list_get_state(const sidle_stage *stage, sidle_list list, sidle_list_state *out);
/* The row at an index from the top. Results: RANGE. */
sidle_status sidle_list_get_row(const sidle_stage *stage, sidle_list list, int32_t index,
                                sidle_row *out);

/* Closes every row of the list, from the top, as sidle_row_close does. Results: ARGUMENT, FULL. Cost:
 * O(rows). */
sidle_status sidle_list_close_all(sidle_stage *stage, sidle_list list, uint32_t flags);
/* Mirrors the list. Open and moving rows are mirrored as they are; a drag of a row ends (resized), as
 * when its contact is taken away, for the contact would now move it the other way. Results: ARGUMENT,
 * FULL. */
sidle_status sidle_list_set_direction(sidle_stage *stage, sidle_list list, int32_t direction);
/* Which rows are open: *out is the first one below the row after, or of all when after is zero, that is
 * open or opening; zero when there is none. A dragged row counts as what it was before. Results:
 * ARGUMENT (after is no row of the list). Cost: O(rows). */
sidle_status sidle_list_next_open(const sidle_stage *stage, sidle_list list, sidle_row after,
                                  sidle_row *out);

/* ---- Rows ---------------------------------------------------------------------------------- */

enum {
  SIDLE_SLOP_SWALLOWED = 1, /* offset = dx - sign(dx) x slop */
  SIDLE_SLOP_CREDITED = 2,  /* offset = dx */
  SIDLE_SLOP_REBASED = 3    /* offset = dx - the dx of the sample that claimed */
};
enum { SIDLE_COMPARE_AT = 1, SIDLE_COMPARE_PAST = 2 }; /* >= and > */
enum { SIDLE_TRACKING_DIRECT = 1, SIDLE_TRACKING_ACCUMULATED = 2 };
enum { SIDLE_TAP_CLOSES = 1, SIDLE_TAP_TOGGLES = 2, SIDLE_TAP_PASSES = 3 };
enum { SIDLE_EMPTY_SIDE_YIELDS = 1, SIDLE_EMPTY_SIDE_FOLLOWS = 2 };
enum { SIDLE_UNIT_POINTS = 1, SIDLE_UNIT_EXTENT = 2, SIDLE_UNIT_BUTTON = 3 };
enum {
  SIDLE_CLOSE_UNIT_SAME = 1, /* as threshold_unit */
  SIDLE_CLOSE_UNIT_POINTS = 2,
  SIDLE_CLOSE_UNIT_EXTENT = 3,
  SIDLE_CLOSE_UNIT_BUTTON = 4
};
enum {
  SIDLE_CLOSE_COMPARE_SAME = 1, /* as threshold_comparison */
  SIDLE_CLOSE_COMPARE_AT = 2,
  SIDLE_CLOSE_COMPARE_PAST = 3
};
enum {
  SIDLE_VELOCITY_DECIDES = 1, /* faster than velocity_min its sign decides, else the distance */
  SIDLE_VELOCITY_IGNORED = 2, /* the distance decides */
  SIDLE_VELOCITY_PROJECTS = 3 /* the distance decides that the content would reach if it went on
                                 as fast as the pointer and slowed down by projection_rate */
};
/* What is shown of x points past the extent E of a row W wide. From each the pointer's place is
 * found again, so that a row caught there does not jump. */
enum {
  SIDLE_OVERSCROLL_ELASTIC = 1,    /* E + x overscroll_coefficient */
  SIDLE_OVERSCROLL_CLAMP = 2,      /* E */
  SIDLE_OVERSCROLL_FREE = 3,       /* E + x */
  SIDLE_OVERSCROLL_POWER = 4,      /* E + x ^ overscroll_exponent */
  SIDLE_OVERSCROLL_SCROLL_VIEW = 5 /* E + (1 - 1 / (scroll_view_coefficient x / W + 1)) W */
};
enum { SIDLE_SETTLE_SPRING = 1, SIDLE_SETTLE_CURVE = 2, SIDLE_SETTLE_IMMEDIATE = 3 };
enum {
  SIDLE_SPRING_STIFFNESS = 1, /* by spring_stiffness and spring_damping_ratio */
  SIDLE_SPRING_RESPONSE = 2,  /* by spring_response and spring_damping_ratio */
  SIDLE_SPRING_DURATION = 3,  /* by spring_duration and spring_bounce */
  SIDLE_SPRING_MASS = 4       /* by spring_mass, spring_stiffness and spring_damping; not of rows */
};
/* STAGGERED: the outer buttons lie on top, and of each as much shows as of all. */
enum {
  SIDLE_REVEAL_ATTACHED = 1, /* buttons travel with the content's edge */
  SIDLE_REVEAL_UNDER = 2,    /* they lie still, the content uncovers them */
  SIDLE_REVEAL_STRETCH = 3,  /* they grow at the content's edge, up to their width at rest */
  SIDLE_REVEAL_STAGGERED = 4 /* they slide over each other from the row's edge */
};
enum {
  SIDLE_WIDTH_CONTENT = 1,  /* the widest title and button_padding on both sides, all equal */
  SIDLE_WIDTH_FIXED = 2,    /* width points */
  SIDLE_WIDTH_FRACTION = 3, /* width times that of the row */
  SIDLE_WIDTH_NATURAL = 4   /* each its own title and button_padding on both sides; one that was
                               configured what its look takes at rest, with that in place of the
                               padding. So with CONTENT */
};
enum { SIDLE_DRAG_REST_KEPT = 1, SIDLE_DRAG_REST_FOLLOWS = 2 };
enum { SIDLE_LIMIT_POINTS = 1, SIDLE_LIMIT_WIDTH = 2 };
enum { SIDLE_DRAG_SIDES_BOTH = 1, SIDLE_DRAG_SIDES_ONE = 2 };
enum {
  SIDLE_FULL_SWIPE_OFF = 1,
  SIDLE_FULL_SWIPE_KEEPS = 2,   /* the row returns */
  SIDLE_FULL_SWIPE_REMOVES = 3, /* the row slides out and waits for sidle_row_resolve */
  SIDLE_FULL_SWIPE_BY_ROLE = 4  /* REMOVES when the button's role is DESTRUCTIVE, else KEEPS */
};
enum { SIDLE_EDGES_BOTH = 1, SIDLE_EDGES_LEADING = 2, SIDLE_EDGES_TRAILING = 3 };
/* Of what a distance is told: a fraction of the row's width, a fraction of the extent of the edge,
 * or points. */
enum { SIDLE_SPAN_WIDTH = 1, SIDLE_SPAN_EXTENT = 2, SIDLE_SPAN_POINTS = 3 };
enum { SIDLE_ON_REJECT_CLOSES = 1, SIDLE_ON_REJECT_OPENS = 2 };

typedef struct sidle_row_spec {
  uint32_t struct_size, flags;
  sidle_text name, title;
  uint64_t user_data, content_token;
  sidle_rect frame;     /* of a row without a list; 0, 0, 320, 44 */
  double height;        /* of a row in a list, 0 or more; 44 */
  uint32_t background;  /* colour of the content; 0xFFFFFFFF */
  uint32_t title_color; /* 0x000000FF */

  /* When a contact becomes a drag. */
  double slop;             /* points of horizontal travel that claim, 0 or more; 10 */
  double tap_slop;         /* a contact that went farther in any direction is no tap; 10 */
  double lock_ratio;       /* horizontal when |dx| > lock_ratio x |dy|, over 0; 1 */
  int32_t slop_comparison; /* AT: |dx| >= slop claims; PAST: |dx| > slop */
  int32_t slop_rule;       /* what of the travel is missing from the offset; SWALLOWED */
  int32_t tracking;        /* DIRECT; ACCUMULATED: every move adds the whole translation again */
  int32_t empty_side;      /* a drag toward an edge without buttons; YIELDS */
  int32_t tap;             /* on the content: CLOSES an open row, TOGGLES, or PASSES */
  int32_t overscroll;      /* past the extent; ELASTIC */
  double overscroll_coefficient; /* of ELASTIC, 0 to 1; 0.4 */

  /* Where it goes when the contact lifts. Distances are counted from the rest it began at. */
  double open_threshold;        /* in threshold_unit, 0 or more; 0.5 */
  double close_threshold;       /* 0.5 */
  int32_t threshold_unit;       /* POINTS, EXTENT (of the edge) or BUTTON (mean width at rest) */
  int32_t threshold_comparison; /* AT */
  double velocity_min;          /* points per second that decide by themselves, 0 or more; 300 */
  int32_t velocity;             /* DECIDES */
  int32_t settle;               /* SPRING, from the velocity of the release */
  double settle_duration;       /* of CURVE, seconds, 0 to 1e6; 0.35 */
  double settle_curve[4];       /* x1, y1, x2, y2; x in 0 to 1, y in +-1e9; ease-in-out */
  double spring_stiffness;      /* 1e-3 to 1e7, mass 1; 300 */
  double spring_damping_ratio;  /* 0.01 to 100; 1 */

  /* How buttons are shown. */
  int32_t reveal;       /* ATTACHED */
  int32_t width_policy; /* of each button; CONTENT */
  double width;         /* points of FIXED, fraction of FRACTION; 74 */
  double width_min;     /* obeyed by each policy; 74 */
  double width_max;     /* wins over width_min; 1e9 */

  /* What a contact can be that stays where it is. */
  double long_press; /* seconds on the content, within tap_slop, until long_pressed, 0 to 1e6; it is
                        then no tap and no drag. 0: off */
  double tap_window; /* seconds after a tap in which the next one on the content begins that is
                        counted with it, 0 to 1e6; the row answers the first alone. 0: off */

  /* More of what lies past the extent, and of where it goes when the contact lifts. */
  double projection_rate; /* of PROJECTS: what a millisecond leaves of the velocity, 0.5 to 0.9999;
                             0.998. The content goes on for velocity / (-1000 ln rate) points */
  double overscroll_exponent;         /* of POWER, 0.1 to 1; 0.8 */
  double scroll_view_coefficient;     /* of SCROLL_VIEW, 1e-3 to 1; 0.55 */
  int32_t close_threshold_unit;       /* of close_threshold alone; SAME */
  int32_t close_threshold_comparison; /* of close_threshold alone; SAME */

  /* How it comes to rest. With a bounce it first goes past, away from where it comes from, then
   * back, each time as `settle` says; not with IMMEDIATE, and not when it is there already and was
   * last announced there. */
  double bounce;          /* points past its rest, 0 or more, within the limits; 0 */
  double bounce_duration; /* of the way back with CURVE, seconds, 0 to 1e6; 0.1 */
  int32_t drag_rest;  /* KEPT; FOLLOWS: it changes silently where a drag gets to the extent or 0 */
  int32_t drag_sides; /* BOTH; ONE: a drag keeps to the buttons of the edge that it began with */

  /* Its place among other rows; no part of a preset. Of rows with the same group, in any lists or in
   * none, one at a time is open: when another opens or is dragged it closes (group), beside what the
   * policy of its list says. */
  int32_t group; /* 0: none; 0 */
  int32_t index; /* in its list, 0 to the row count: the rows from there on move down; -1: at the
                    end; without a list -1 (else STATE); -1 */

  /* Other words for what is above. */
  double lock_angle; /* degrees, 1 to 89: horizontal when the travel lies less than so far off the
                        horizontal, in place of lock_ratio, its cotangent; 0: by lock_ratio */
  double spring_response; /* period of the undamped swing, seconds, 0.002 to 198; 0.363 */
  double spring_duration; /* as SwiftUI means it: the response by another name; 0.363 */
  double spring_bounce;   /* -0.99 to 0.99; above 0 it swings, damping ratio 1 - bounce; below 0 it
                             creeps, 1 / (1 + bounce); 0 */
  int32_t spring_form;    /* which of the numbers of a spring count, not MASS; STIFFNESS */

  /* How far the content can be displaced toward either side: drags stop there, swings and bounces too, and
   * an edge whose buttons are wider together opens so far. Only a row that leaves goes beyond. */
  int32_t limit_unit;    /* POINTS, or WIDTH: a fraction of the row's width; POINTS */
  double leading_limit;  /* to show leading buttons, 0 or more; 1e9 */
  double trailing_limit; /* to show trailing buttons; 1e9 */

  /* More of how buttons lie. The extent of an edge is all its buttons with what lies between. An inset,
   * as of a screen's safe area, makes the outermost button wider; its title keeps clear of it. */
  double button_spacing; /* points between neighbours, 0 or more; 0 */
  double button_padding; /* points on both sides of a title, of CONTENT and NATURAL, 0 or more; 8 */
  double leading_inset;  /* points, 0 or more; 0 */
  double trailing_inset; /* 0 */

  /* Full swipe: a pull that carries out the outermost button of its edge that is shown, enabled and not busy.
   * What counts is how far the contact has pulled the row, before overscroll. An edge that has
   * buttons with a level_at goes by these instead. */
  int32_t full_swipe;           /* OFF */
  int32_t full_swipe_edges;     /* which edges have it; BOTH */
  int32_t full_swipe_span;      /* of full_swipe_at; WIDTH */
  int32_t on_reject;            /* where a row goes when sidle_row_resolve says no; CLOSES */
  double full_swipe_at;         /* the pull that arms, 0 or more; of the WIDTH, 1 and more is never;
                                   0.6 */
  double full_swipe_hysteresis; /* points before that at which it disarms, also of levels; 16 */
  double full_swipe_velocity;   /* points per second toward the edge's opening with which a lift
                                   commits from anywhere, 0 or more; 0: never */
  double collapse_duration;     /* seconds until nothing is left of the height of a row that is
                                   removed, 0 to 1e6; 0.3, by the curve ease */
  double pending_timeout;       /* seconds that a row waits for an answer until that counts as no,
                                   0 to 1e6; 0: for ever */
} sidle_row_spec;

/* Writes the defaults into as much of a spec as size says; the inline form passes sizeof. NULL is
 * allowed. */
void sidle_row_spec_init_sized(sidle_row_spec *spec, size_t size);
static inline void sidle_row_spec_init(sidle_row_spec *spec) {
  sidle_row_spec_init_sized(spec, sizeof *spec);
}

enum {
  SIDLE_PRESET_DEFAULT = 0,
  /* Buttons stretch out from under the finger: stretch, each 1/6 of the row; slop 30, past,
   * credited; opens and closes past half a button; a tap toggles; no velocity, no overscroll rule;
   * 0.35 s of ease-in-out. Meant for a list with policy MANY and TAP_OUTSIDE_IGNORED. */
  SIDLE_PRESET_SLIDE_BUTTONS = 1,
  /* A leading button lies still under the row: under, 80 wide; slop 10, swallowed; never dragged past
   * the extent or 0, and the rest follows there silently; opens at half the extent or more, else
   * closes; no velocity; 0.1 s of ease-in-out to 20 points past the rest, as long back. */
  SIDLE_PRESET_SWIPE_DELETE = 2,
  /* Buttons on both sides, and a full swipe past 0.6 of the row by the role of the outermost: one that
   * is DESTRUCTIVE takes the row along, another keeps it. The row follows the finger past the
   * extent one to one. */
  SIDLE_PRESET_MAIL = 3,
  /* The whole row is dismissed toward an edge that has a button, which lies under it as wide as the
   * row: past 0.4 of it, or by 700 points per second, the row slides out in 0.2 s and waits for the
   * answer; else it goes back. It never rests open; slop 18; a tap passes. */
  SIDLE_PRESET_MATERIAL_DISMISS = 4
};
/* Overwrites the fields after title_color, but for group and index, of a spec that was initialised.
 * Results: ARGUMENT. */
sidle_status sidle_row_spec_preset(sidle_row_spec *spec, int32_t preset);

/* Adds a row to a list, or without one when list is zero. It is closed. Results: ARGUMENT,
 * NOT_FINITE, RANGE, STATE, NOT_UTF8, NEWER_FIELDS, NAME_TAKEN, FULL (log), OUT_OF_MEMORY. Cost:
 * O(rows below + groups). */
sidle_status sidle_row_create(sidle_stage *stage, sidle_list list, const sidle_row_spec *spec,
                              sidle_row *out);
/* Destroys a row and its buttons. A drag ends (removed), an announced motion is interrupted, an
 * open row closes (removed). Results: FULL. Cost: O(rows of the list). */
sidle_status sidle_row_destroy(sidle_stage *stage, sidle_row row);
/* Results: RANGE, NOT_UTF8, FULL (log), OUT_OF_MEMORY. */
sidle_status sidle_row_set_title(sidle_stage *stage, sidle_row row, sidle_text title);
/* Of a row without a list (STATE otherwise). Results: STATE, NOT_FINITE, RANGE, FULL. */
sidle_status sidle_row_set_frame(sidle_stage *stage, sidle_row row, sidle_rect frame);

/* Takes a row to an index in its list, 0 to the row count - 1 (STATE without a list); those in between
 * move up or down by one. Whatever it or another row is doing goes on, and contacts stay with their
 * rows. Results: STATE, RANGE, FULL (log). Cost: O(rows below). */
sidle_status sidle_row_set_index(sidle_stage *stage, sidle_row row, int32_t index);
/* Of a row in a list, 0 or more (STATE without one). Those below move, and nothing else happens, whatever
 * the row is doing. Results: STATE, NOT_FINITE, RANGE, FULL (log). Cost: O(rows below). */
sidle_status sidle_row_set_height(sidle_stage *stage, sidle_row row, double height);

enum { SIDLE_WITHOUT_ANIMATION = 1 }; /* flag of open, close and toggle */
/* Opens an edge, from wherever the row is; a drag of it ends as cancelled. Nothing happens, and no
 * event comes, when it is open there or on its way. Results: ARGUMENT, FULL, STATE (the edge has
 * no button). */
sidle_status sidle_row_open(sidle_stage *stage, sidle_row row, int32_t edge, uint32_t flags);
sidle_status sidle_row_close(sidle_stage *stage, sidle_row row, uint32_t flags);
/* Closes a row that is open or opening at the edge, else opens it there. */
sidle_status sidle_row_toggle(sidle_stage *stage, sidle_row row, int32_t edge, uint32_t flags);

/* A hint that a row has buttons: a row that is closed and at rest moves distance points (over 0, to 1e9)
 * toward showing an edge, at most the edge's extent, by the motion it settles with, holds there for
 * hold seconds (0 to 1e6) and goes back the same way. No event comes of it; meanwhile it counts as
 * settling to closed. A contact that goes down on the row, a scroll of its list, another size and
 * sidle_row_close send it back, from where it is and as fast as it is; a drag and sidle_row_open take it
 * over like that. Nothing happens while motion is reduced. Results: ARGUMENT, NOT_FINITE, RANGE,
 * FULL (log), STATE (not closed and at rest, disabled, no button there). */
sidle_status sidle_row_peek(sidle_stage *stage, sidle_row row, int32_t edge, double distance,
                            double hold);
/* 0 takes the row from contacts, 1 gives it back. A disabled row closes (disabled), a drag of it ends
 * (disabled), and until it is enabled contacts on it yield as DISABLED, taps on it and its buttons
 * do nothing but close rows elsewhere, and to open it gives STATE. Results: RANGE, FULL. */
sidle_status sidle_row_set_enabled(sidle_stage *stage, sidle_row row, int32_t enabled);
/* Ends a drag of the row as when its contact is taken away: back to the rest it began at, whatever
 * the offset. Nothing happens to a row that is not dragged. Results: FULL. */
sidle_status sidle_row_cancel(sidle_stage *stage, sidle_row row);
/* Closes the row at once, for a row that is to stand for something else. A drag ends (reset), an
 * announced motion is interrupted (reset); that an open row is now closed is not announced. Contacts
 * on it come to nothing. Results: FULL. */
sidle_status sidle_row_reset(sidle_stage *stage, sidle_row row);

/* The answer that a row waits for since the event committed, whether or not it is already where it
 * waits. 1: it collapses as soon as it is there, is removed, and then takes no room until
 * sidle_row_restore or its destruction. 0: it returns, as on_reject says. A row that stays closes
 * at a yes, or with keeps_open of its button is open. While it waits and after
 * a yes no contact has it, and neither a tap elsewhere nor another row closes it. To close, open,
 * disable or reset a row that waits is a no as well. A row that collapses or is removed cannot be
 * opened; only restore and reset bring it back. Results: RANGE, FULL, STATE (it waits for no
 * answer). */
sidle_status sidle_row_resolve(sidle_stage *stage, sidle_row row, int32_t accept);
/* Brings back a row that collapses or is removed: closed, its height growing for collapse_duration,
 * or at once (SIDLE_WITHOUT_ANIMATION); one that comes back already goes on. Results: ARGUMENT, FULL,
 * STATE (it is neither). Cost: O(rows
 * of the list). */
sidle_status sidle_row_restore(sidle_stage *stage, sidle_row row, uint32_t flags);

enum {
  SIDLE_ROW_CLOSED = 1,
  SIDLE_ROW_OPEN = 2,
  SIDLE_ROW_DRAGGING = 3,
  SIDLE_ROW_SETTLING = 4,
  SIDLE_ROW_ARMED = 5,      /* dragged, and a lift would carry out its button */
  SIDLE_ROW_COMMITTING = 6, /* on its way to where it waits for an answer */
  SIDLE_ROW_PENDING = 7,    /* waiting there */
  SIDLE_ROW_COLLAPSING = 8,
  SIDLE_ROW_REMOVED = 9,
  SIDLE_ROW_RESTORING = 10
};
typedef struct sidle_row_state {
  uint32_t struct_size; /* filled in by the caller */
  int32_t phase;        /* SIDLE_ROW_ */
  int32_t edge; /* open or heading there, shown by the drag, or of the button that takes the row
                   along; NONE when closed or closing */
  int32_t settled_edge; /* where it last was at rest; NONE: closed */
  int32_t index;        /* in its list, from 0; -1 without a list */
  int32_t pointer;      /* that drags it, else 0 */
  double offset, velocity;
  double leading_extent, trailing_extent; /* widths of the buttons of an edge together */
  sidle_rect frame;                       /* of the row */
  sidle_rect content_frame;               /* of its content, displaced */
  sidle_list list;                        /* or zero */
  uint64_t user_data, content_token;
  int32_t enabled;     /* 0 when contacts cannot have it */
  int32_t group;       /* of the spec */
  sidle_button button; /* that a lift would carry out, or that takes the row along; or zero */
} sidle_row_state;
/* Where the row is now. Results: ARGUMENT (struct_size). */
sidle_status sidle_row_get_state(const sidle_stage *stage, sidle_row row, sidle_row_state *out);
const char *sidle_row_phase_name(int32_t phase); /* "closed", ...; "unknown" */

typedef struct sidle_what_if {
  uint32_t struct_size; /* filled in by the caller */
  int32_t held;         /* 1 when a contact drags the row; else the rest is where it is or heads */
  int32_t edge;         /* where it would be open at rest; NONE: closed */
  int32_t changes;      /* 1 when the lift would announce will_open or will_close */
  double offset;        /* of that rest, or of where it would wait */
  double velocity;      /* of the contact as the lift would have it; else of the row */
  int32_t commits;      /* 1 when the lift would carry out a button */
  int32_t awaits;       /* 1 when the row would then wait for sidle_row_resolve */
  sidle_button button;  /* or zero */
} sidle_what_if;
/* What would become of the row if the contact that drags it lifted at the stage's time, where it is.
 * Changes nothing, so a host can ask in each frame what to hint at. Results: ARGUMENT
 * (struct_size). */
sidle_status sidle_row_what_if_released_now(const sidle_stage *stage, sidle_row row,
                                            sidle_what_if *out);

/* A part of a row's content that taps tell apart. */
typedef struct sidle_target {
  sidle_rect frame; /* in the content; x counts from its leading side in the direction of reading */
  int32_t number;   /* the host's own, 1 or more */
  int32_t reserved; /* 0 */
} sidle_target;
/* Replaces the targets of a row's content: at most 64, copied; of those that overlap the last is met.
 * They travel with the content. A contact meets the target it goes down on: tapped and long_pressed
 * have its number in other, and a tap on it is never the row's own while the row is closed. A contact
 * that became a drag taps none. Results: ARGUMENT, NOT_FINITE, RANGE, FULL (log), OUT_OF_MEMORY. */
sidle_status sidle_row_set_targets(sidle_stage *stage, sidle_row row, const sidle_target *targets,
                                   int32_t count);

/* ---- Accessibility ------------------------------------------------------------------------- */

enum { SIDLE_ROLE_ROW = 1, SIDLE_ROLE_TARGET = 2, SIDLE_ROLE_BUTTON = 3 };
enum { SIDLE_EXPANDED_NONE = 0, SIDLE_EXPANDED_COLLAPSED = 1, SIDLE_EXPANDED_EXPANDED = 2 };
typedef struct sidle_element {
  uint32_t struct_size; /* filled in by the caller */
  int32_t role;         /* SIDLE_ROLE_ */
  int32_t expanded;     /* of a row: SIDLE_EXPANDED_; NONE without buttons */
  int32_t edge;         /* where a row is open or opens; of a button its own */
  int32_t enabled;      /* 0: nothing can be done with it */
  int32_t reserved;     /* 0 */
  uint64_t object;      /* id of the row or button, or number of the target */
  sidle_text name;      /* title of the row or button. Valid until: its next set or destroy call */
  sidle_rect frame;     /* as it lies now */
} sidle_element;
/* What of a row can be told and reached one by one, in order of reading: its content, the targets of
 * it, and, of a row that is open or opening, the buttons of that edge from leading to trailing. Never a
 * hidden button, and none of a row that is closed or closing: those are in its actions. Cost:
 * O(the row's buttons). */
sidle_status sidle_row_count_elements(const sidle_stage *stage, sidle_row row, int32_t *out);
/* Results: ARGUMENT (struct_size), RANGE. */
sidle_status sidle_row_get_element(const sidle_stage *stage, sidle_row row, int32_t index,
                                   sidle_element *out);

enum {
  SIDLE_ACTION_ACTIVATE = 1, /* as a tap on the content */
  SIDLE_ACTION_TARGET = 2,   /* as a tap on a target of it */
  SIDLE_ACTION_PRESS = 3,    /* as a tap on a button, also of a closed row, which stays closed */
  SIDLE_ACTION_OPEN_LEADING = 4,
  SIDLE_ACTION_OPEN_TRAILING = 5,
  SIDLE_ACTION_CLOSE = 6
};
typedef struct sidle_action {
  uint32_t struct_size; /* filled in by the caller */
  int32_t action;       /* SIDLE_ACTION_ */
  int32_t edge;         /* that opens, or the button's; else NONE */
  int32_t enabled;      /* 0: reported, and to perform it gives STATE */
  uint64_t object;      /* of PRESS the button's id, of TARGET its number; else 0 */
  sidle_text name;      /* of PRESS the button's title. Valid until: its next set or destroy call */
} sidle_action;
/* What can be done with a row without seeing it, or with keys: the content; its targets; every button
 * that is not hidden, open or not, leading before trailing, as declared; then what opens the edges that
 * have buttons, and closes. */
sidle_status sidle_row_count_actions(const sidle_stage *stage, sidle_row row, int32_t *out);
/* Results: ARGUMENT (struct_size), RANGE. Cost: O(the row's buttons). */
sidle_status sidle_row_get_action(const sidle_stage *stage, sidle_row row, int32_t index,
                                  sidle_action *out);
/* Does an action with the object that get_action told. The events are those of a tap or call, with
 * the reason ACCESSIBILITY and x, y 0. Results: ARGUMENT, RANGE (no such target), STATE (disabled,
 * hidden, or the row is there already), FULL; of PRESS also those of a button's id. */
sidle_status sidle_row_perform_action(sidle_stage *stage, sidle_row row, int32_t action,
                                      uint64_t object);
/* "activate", "target", "press", ...; "row", "target", "button"; "unknown" for other numbers. Valid
 * until: for ever. */
const char *sidle_action_name(int32_t action);
const char *sidle_role_name(int32_t role);

/* ---- Buttons ------------------------------------------------------------------------------- */

/* Buttons of rows and buttons of their own, which have a frame on the stage, are the same: whatever one
 * can do the other can. Those of their own lie above rows and layers, in order of creation. */

/* Which events a button has beside button_triggered, confirm_needed and confirm_withdrawn. */
enum {
  SIDLE_REPORTS_AUTOMATIC = 0, /* ACTIONS in a row, TRACKING of one of its own */
  SIDLE_REPORTS_ACTIONS = 1,
  SIDLE_REPORTS_TRACKING = 2, /* also each step of a press, focus and hovering */
  SIDLE_REPORTS_MOVES = 3     /* also every move of a pointer that presses it */
};
enum {
  SIDLE_FIRES_ON_UP_INSIDE = 1,
  SIDLE_FIRES_ON_DOWN = 2,
  SIDLE_FIRES_ON_DOUBLE = 3, /* the second down of a double tap */
  SIDLE_FIRES_ON_UP_ANYWHERE = 4
};
/* What a button is: a set. */
enum {
  SIDLE_STATE_NORMAL = 0,
  SIDLE_STATE_HIGHLIGHTED = 1, /* a press is on it */
  SIDLE_STATE_DISABLED = 2,
  SIDLE_STATE_SELECTED = 4,
  SIDLE_STATE_FOCUSED = 8,
  SIDLE_STATE_HOVERED = 16, /* never while disabled */
  SIDLE_STATE_HELD = 32     /* it shows its menu */
};

/* What a button that is carried out asks of its row: NORMAL closes it; DESTRUCTIVE takes it along:
 * it slides out and waits for sidle_row_resolve. */
enum { SIDLE_BUTTON_NORMAL = 1, SIDLE_BUTTON_DESTRUCTIVE = 2 };

typedef struct sidle_button_spec {
  uint32_t struct_size, flags;
  sidle_text name, title;
  uint64_t user_data;
  uint32_t background;   /* 0x8E8E93FF */
  uint32_t title_color;  /* 0xFFFFFFFF */
  int32_t enabled;       /* 0: a tap on it does nothing; 1 */
  int32_t hidden;        /* 1: the row is laid out as if it were not there; 0 */
  int32_t role;          /* NORMAL */
  int32_t keeps_open;    /* 1: the row stays open when it is carried out; 0 */
  double level_at;       /* a lift with the row pulled so far, and not as far as another button's,
                           carries it out; in level_span, 0 or more; 0: no level */
  int32_t level_span;    /* of level_at, SIDLE_SPAN_; POINTS */
  int32_t needs_confirm; /* 1: a first tap gives confirm_needed, a second one carries it out; when a
                            pull carries it out, the row opens and waits for sidle_row_resolve; 0 */
  double confirm_timeout; /* seconds that the second tap may take, 0 to 1e6; 0: for ever; 3 */

  /* What presses make of it. A button in a row, whose contact may become a drag, is pressed as long as
   * that is still a tap. A press goes by what the button was when it began. */
  sidle_rect frame;          /* of one of its own; 0, 0, 100, 40 */
  int32_t selected;          /* 1: it is on; 0 */
  int32_t reports;           /* SIDLE_REPORTS_; AUTOMATIC */
  int32_t changes_selection; /* 1: to carry it out turns it on or off; see menus; 0 */
  int32_t shows_menu;        /* 1: to press it shows its menu, once it has one; 0 */
  int32_t focusable;         /* 0: keys never get to it; 1 */
  int32_t wants_updates;     /* 1: needs_update comes when its state has changed, and at first; 0 */
  int32_t fires_on;     /* SIDLE_FIRES_ON_; UP_INSIDE. A lift after a long press or repeats carries
                                nothing out */
  int32_t exit_cancels; /* 1: a pointer that leaves has left for good; 0 */
  int32_t long_press_keeps_action; /* 1: after a long press the lift carries it out; 0 */
  int32_t reserved;                /* 0 */
  double touch_slop; /* points around the frame where a finger is still on it, 0 or more; 70. In a
                                row, of any pointer, the row's tap_slop */
  double mouse_slop; /* the same of mice and pens; 0 */
  double slop_hysteresis; /* points nearer than that at which one that left is back, 0 or more; 0 */
  double long_press;      /* seconds on it until button_long_pressed, 0 to 1e6; 0: off */
  double repeat_delay;    /* seconds on it until it is carried out for the first time (hold), 0 to
                                1e6; 0: it does not repeat */
  double repeat_interval; /* seconds until the next time, 0 to 1e6; 0: once; 0.1 */
  double repeat_acceleration; /* each interval is so much of the one before, 0.01 to 1; 1 */
  double repeat_shortest;     /* seconds; no interval is shorter, 1e-9 to 1e6; 0.02 */
  double minimum_gap; /* seconds in which a press carries it out once at most, 0 to 1e6; 0 */
  double tap_window;  /* seconds after a tap in which the next down is counted with it, 0 to 1e6;
                                0.3 */
} sidle_button_spec;

/* Writes the defaults into as much of a spec as size says; the inline form passes sizeof. NULL is
 * allowed. */
void sidle_button_spec_init_sized(sidle_button_spec *spec, size_t size);
static inline void sidle_button_spec_init(sidle_button_spec *spec) {
  sidle_button_spec_init_sized(spec, sizeof *spec);
}
/* Adds a button after those of an edge, which are listed from leading to trailing; 32 at most. An
 * open row follows its new extent as after sidle_list_set_frame. Results: ARGUMENT, NOT_FINITE,
 * RANGE, NOT_UTF8, NEWER_FIELDS, NAME_TAKEN, FULL, OUT_OF_MEMORY. */
sidle_status sidle_row_add_button(sidle_stage *stage, sidle_row row, int32_t edge,
                                  const sidle_button_spec *spec, sidle_button *out);
/* Makes a button of its own. level_at, needs_confirm and keeps_open have no meaning without a row and must
 * be as initialised (ARGUMENT). Results: ARGUMENT, NOT_FINITE, RANGE, NOT_UTF8, NEWER_FIELDS, NAME_TAKEN,
 * FULL (log), OUT_OF_MEMORY. */
sidle_status sidle_button_create(sidle_stage *stage, const sidle_button_spec *spec,
                                 sidle_button *out);
/* A press of it ends as cancelled (removed); no event of it follows. When it was the last of an edge that
 * is open, the row closes (removed). Results: FULL. */
sidle_status sidle_button_destroy(sidle_stage *stage, sidle_button button);
/* Results: RANGE, NOT_UTF8, FULL, OUT_OF_MEMORY. */
sidle_status sidle_button_set_title(sidle_stage *stage, sidle_button button, sidle_text title);
/* 0: a tap on the button is used up and does nothing; a press of it ends as cancelled (disabled), and one
 * that begins meanwhile comes to nothing, even if the button is enabled before the lift. It keeps the
 * focus. Results: RANGE, FULL. */
sidle_status sidle_button_set_enabled(sidle_stage *stage, sidle_button button, int32_t enabled);
/* 1: the row is laid out as if the button were not there, and an open row follows its new extent as
 * after sidle_list_set_frame; when no other of its edge is shown, a row open there closes (resized).
 * The button keeps its place among those of its edge. A press of it ends as cancelled (hidden). Results:
 * RANGE, FULL. */
sidle_status sidle_button_set_hidden(sidle_stage *stage, sidle_button button, int32_t hidden);
/* How many buttons an edge has, hidden ones too. */
sidle_status sidle_row_count_buttons(const sidle_stage *stage, sidle_row row, int32_t edge,
                                     int32_t *out);
/* Results: ARGUMENT, RANGE. */
sidle_status sidle_row_get_button(const sidle_stage *stage, sidle_row row, int32_t edge,
                                  int32_t index, sidle_button *out);

typedef struct sidle_button_state {
  uint32_t struct_size; /* filled in by the caller */
  int32_t edge, index;
  int32_t shown;    /* 1 when any of it is uncovered */
  sidle_rect frame; /* as it lies now; width 0 when stretch shows nothing of it */
  sidle_row row;
  uint64_t user_data;
  int32_t enabled; /* 0 when a tap on it does nothing */
  int32_t hidden;  /* 1: its frame is all zeros */
  double progress; /* how much of its width at rest has come to light, 0 to 1; under STAGGERED and
                      STRETCH that of all; 1 from the extent on, unless a limit is below it */
  int32_t confirming;    /* 1 while it waits for its second tap, or for an answer after a pull */
  uint32_t states;       /* SIDLE_STATE_, together */
  uint64_t update_count; /* how often needs_update came */
  int32_t needs_update;  /* 1 while the next one is to come */
  int32_t reserved;      /* 0 */
} sidle_button_state;
/* Where the button is now. Results: ARGUMENT (struct_size). */
sidle_status sidle_button_get_state(const sidle_stage *stage, sidle_button button,
                                    sidle_button_state *out);

/* Of a button of its own; STATE for one in a row. Results: STATE, NOT_FINITE, RANGE, FULL. */
sidle_status sidle_button_set_frame(sidle_stage *stage, sidle_button button, sidle_rect frame);
/* Turns it on (1) or off, silently. Results: RANGE, FULL (log), OUT_OF_MEMORY. */
sidle_status sidle_button_set_selected(sidle_stage *stage, sidle_button button, int32_t selected);
/* Does what a tap on it would do, with the reason code: carries it out, turns it on or off, shows its
 * menu. Nothing when it is disabled, hidden or busy. Results: FULL. */
sidle_status sidle_button_perform(sidle_stage *stage, sidle_button button);

/* Why it is disabled, for its user: UTF-8, at most 4096 bytes; empty: no reason, as at first. Kept, whether it
 * is disabled or not. Results: RANGE, NOT_UTF8, FULL (log), OUT_OF_MEMORY. */
sidle_status sidle_button_set_disabled_reason(sidle_stage *stage, sidle_button button,
                                              sidle_text reason);
enum {
  SIDLE_CONTROL_BUTTON = 1,
  SIDLE_CONTROL_TOGGLE = 2,      /* it is on or off: checked */
  SIDLE_CONTROL_MENU_BUTTON = 3, /* it shows a menu: expanded */
  SIDLE_CONTROL_POP_UP = 4       /* the same, and value is what is chosen in it */
};
/* What can be done with a button now, and with its row: sidle_button_perform, sidle_button_open_menu, sidle_stage_set_focus. */
enum { SIDLE_CAN_PRESS = 1, SIDLE_CAN_OPEN_MENU = 2, SIDLE_CAN_FOCUS = 4 };
typedef struct sidle_button_accessibility {
  uint32_t struct_size; /* filled in by the caller */
  int32_t role;         /* SIDLE_CONTROL_ */
  int32_t checked;      /* of a toggle: SIDLE_CHECKED_FALSE or _TRUE; else NONE */
  int32_t expanded;     /* of a button with a menu: SIDLE_EXPANDED_; else NONE */
  int32_t enabled;
  int32_t busy;
  int32_t focused;
  uint32_t actions;           /* SIDLE_CAN_, together */
  sidle_text name;            /* its title, as it was given */
  sidle_text value;           /* what is chosen in a pop-up; else the subtitle, if it has one */
  sidle_text disabled_reason; /* all texts are valid until: the next call that is not const */
  sidle_rect frame;           /* as it lies now */
} sidle_button_accessibility;
/* What the button is to someone who does not see it. Results: ARGUMENT (struct_size). */
sidle_status sidle_button_get_accessibility(const sidle_stage *stage, sidle_button button,
                                            sidle_button_accessibility *out);

/* Updates. A button that wants_updates and whose state has changed has one event needs_update at the end of
 * the step, however often it changed; the host answers by setting what it likes, which by itself asks for
 * nothing. This asks: in answer to an update, for another one in the next step; eight such answers in a
 * row are reported as update_loop. When passes happen depends on how time is sliced. Results: FULL (log). */
sidle_status sidle_button_set_needs_update(sidle_stage *stage, sidle_button button);
/* *out is 1 when the button waited for an update, which then will not come: the host does it now, as before
 * it asks for a size. Results: FULL (log). */
sidle_status sidle_button_take_update(sidle_stage *stage, sidle_button button, int32_t *out);

/* Sends keys to a button of its own (STATE: it is hidden, in a row or not focusable), or to none when it is
 * zero. Enter, space and activate press it and carry it out when they come up; tab and back tab go on to
 * the next and the previous one in order of creation. A press by a key ends as cancelled (focus) when the
 * focus goes. Results: STATE, FULL. */
sidle_status sidle_stage_set_focus(sidle_stage *stage, sidle_button button);
/* *out is the button that keys go to, or zero. */
sidle_status sidle_stage_get_focus(const sidle_stage *stage, sidle_button *out);

/* The name given at creation, of a list, row or button by its id's value, living or destroyed
 * since the step before last. Valid until: the object is destroyed and two steps have passed.
 * Results: STALE when it is longer gone, or gone and was given no name. */
sidle_status sidle_get_name(const sidle_stage *stage, uint64_t id, sidle_text *out);
/* The title of a row or button. Valid until: the next set or destroy call for it. */
sidle_status sidle_get_title(const sidle_stage *stage, uint64_t id, sidle_text *out);

/* ---- Looks of buttons ---------------------------------------------------------------------- */

/* What is set of a button's look goes before what its style, its size and the theme say; what is unset comes
 * from these, whatever the state. A button that was given neither a configuration nor a value for a state is a
 * rectangle in background with its title in title_color, and a spinner in that while it is busy. Looks, sizes and layouts are worked out when they are asked
 * for: there is none that could be late. */

enum {
  SIDLE_BUTTON_STYLE_PLAIN = 1,
  SIDLE_BUTTON_STYLE_GRAY = 2,
  SIDLE_BUTTON_STYLE_TINTED = 3,
  SIDLE_BUTTON_STYLE_FILLED = 4,
  /* The same by the names of the desktop. */
  SIDLE_BUTTON_STYLE_BORDERLESS = 1,
  SIDLE_BUTTON_STYLE_BORDERED = 2,
  SIDLE_BUTTON_STYLE_BORDERED_TINTED = 3,
  SIDLE_BUTTON_STYLE_BORDERED_PROMINENT = 4
};
enum {
  SIDLE_BUTTON_SIZE_MINI = 1,
  SIDLE_BUTTON_SIZE_SMALL = 2,
  SIDLE_BUTTON_SIZE_MEDIUM = 3,
  SIDLE_BUTTON_SIZE_LARGE = 4
};
/* FIXED: corner_radius as it is; DYNAMIC: it grows with the font; then the theme's radii of these names;
 * CAPSULE: half the shorter side. No radius is ever more than that. */
enum {
  SIDLE_CORNER_FIXED = 1,
  SIDLE_CORNER_DYNAMIC = 2,
  SIDLE_CORNER_SMALL = 3,
  SIDLE_CORNER_MEDIUM = 4,
  SIDLE_CORNER_LARGE = 5,
  SIDLE_CORNER_CAPSULE = 6
};
/* How title and subtitle stand to each other; AUTOMATIC: at the image's side when that is leading or
 * trailing, else in the middle. */
enum {
  SIDLE_TEXT_ALIGN_AUTOMATIC = 1,
  SIDLE_TEXT_ALIGN_LEADING = 2,
  SIDLE_TEXT_ALIGN_CENTER = 3,
  SIDLE_TEXT_ALIGN_TRAILING = 4
};
/* The first two make lines, also where the text has a line feed; the others keep to one line, which is clipped
 * to its room at this side. Words are parted by blanks; a longer one stands alone. */
enum {
  SIDLE_LINE_BREAK_WORD_WRAP = 1,
  SIDLE_LINE_BREAK_CHARACTER_WRAP = 2,
  SIDLE_LINE_BREAK_CLIP = 3,
  SIDLE_LINE_BREAK_TRUNCATE_HEAD = 4,
  SIDLE_LINE_BREAK_TRUNCATE_MIDDLE = 5,
  SIDLE_LINE_BREAK_TRUNCATE_TAIL = 6
};
enum {
  SIDLE_IMAGE_LEADING = 1,
  SIDLE_IMAGE_TRAILING = 2,
  SIDLE_IMAGE_TOP = 3,
  SIDLE_IMAGE_BOTTOM = 4
};
/* What the spinner does to the size. REFLOW: it takes the image's place, and what room it needs; RESERVE: that
 * room is there always; OVERLAY: it takes none, and stands in the middle in place of all else. */
enum { SIDLE_BUSY_REFLOW = 1, SIDLE_BUSY_RESERVE = 2, SIDLE_BUSY_OVERLAY = 3 };
/* The mark of a pop-up; AUTOMATIC: when it shows its menu and changes selection. */
enum { SIDLE_INDICATOR_AUTOMATIC = 1, SIDLE_INDICATOR_NONE = 2, SIDLE_INDICATOR_POPUP = 3 };

/* Bits of what is set in a configuration. */
#define SIDLE_SET_INSETS UINT64_C(0x1) /* all four, as in each that is of several fields */
#define SIDLE_SET_IMAGE_SIZE UINT64_C(0x2)
#define SIDLE_SET_IMAGE_PADDING UINT64_C(0x4)
#define SIDLE_SET_IMAGE_RESERVATION UINT64_C(0x8)
#define SIDLE_SET_TITLE_PADDING UINT64_C(0x10)
#define SIDLE_SET_CORNER_RADIUS UINT64_C(0x20)
#define SIDLE_SET_BACKGROUND_INSETS UINT64_C(0x40)
#define SIDLE_SET_STROKE_WIDTH UINT64_C(0x80)
#define SIDLE_SET_STROKE_OUTSET UINT64_C(0x100)
#define SIDLE_SET_SHADOW UINT64_C(0x200)
#define SIDLE_SET_FONT_SIZE UINT64_C(0x400)
#define SIDLE_SET_SUBTITLE_FONT_SIZE UINT64_C(0x800)
#define SIDLE_SET_MINIMUM_BUSY UINT64_C(0x1000)
#define SIDLE_SET_SPRING UINT64_C(0x2000)
#define SIDLE_SET_HIT_SIZE UINT64_C(0x4000)
#define SIDLE_SET_BACKGROUND_COLOR UINT64_C(0x8000)
#define SIDLE_SET_STROKE_COLOR UINT64_C(0x10000)
#define SIDLE_SET_BASE_FOREGROUND UINT64_C(0x20000)
#define SIDLE_SET_BASE_BACKGROUND UINT64_C(0x40000)
#define SIDLE_SET_STYLE UINT64_C(0x80000)
#define SIDLE_SET_SIZE UINT64_C(0x100000)
#define SIDLE_SET_CORNER_STYLE UINT64_C(0x200000)
#define SIDLE_SET_TITLE_ALIGNMENT UINT64_C(0x400000)
#define SIDLE_SET_TITLE_LINE_BREAK UINT64_C(0x800000)
#define SIDLE_SET_SUBTITLE_LINE_BREAK UINT64_C(0x1000000)
#define SIDLE_SET_IMAGE_PLACEMENT UINT64_C(0x2000000)
#define SIDLE_SET_BUSY_SIZING UINT64_C(0x4000000)
#define SIDLE_SET_INDICATOR UINT64_C(0x8000000)
#define SIDLE_SET_SHOWS_ACTIVITY_INDICATOR UINT64_C(0x10000000)
#define SIDLE_SET_AUTOMATIC_SELECTION UINT64_C(0x20000000)
#define SIDLE_SET_DIRECTION UINT64_C(0x40000000)
#define SIDLE_SET_TITLE UINT64_C(0x80000000)
#define SIDLE_SET_SUBTITLE UINT64_C(0x100000000)
#define SIDLE_SET_IMAGE UINT64_C(0x200000000)
#define SIDLE_SET_BACKGROUND_SLOT UINT64_C(0x400000000)
#define SIDLE_SET_BACKGROUND_TRANSFORMER UINT64_C(0x800000000)
#define SIDLE_SET_FOREGROUND_TRANSFORMER UINT64_C(0x1000000000)
#define SIDLE_SET_STROKE_TRANSFORMER UINT64_C(0x2000000000)
#define SIDLE_SET_IMAGE_TRANSFORMER UINT64_C(0x4000000000)
#define SIDLE_SET_SPINNER_TRANSFORMER UINT64_C(0x8000000000)
#define SIDLE_SET_INDICATOR_TRANSFORMER UINT64_C(0x10000000000)

typedef struct sidle_button_configuration {
  uint32_t struct_size, flags;
  uint64_t set;     /* SIDLE_SET_: which fields count; the others are not read */
  sidle_text title; /* the button's title, by another name: unset, it stays as it is */
  sidle_text subtitle;
  uint64_t image;           /* the host's token; 0: no image */
  uint64_t background_slot; /* content_token of the background's rectangle, for the host to draw */
  /* From sidle_color_transformer_parse; done last. Those of image, spinner and indicator are done to the
   * foreground as its own has left it. */
  uint64_t background_transformer, foreground_transformer, stroke_transformer;
  uint64_t image_transformer, spinner_transformer, indicator_transformer;
  /* Points, 0 or more, where nothing else is said. What is behind the comma holds while it is unset. */
  double inset_top, inset_leading, inset_bottom, inset_trailing; /* around all; the theme's */
  double image_width, image_height;                              /* the theme's image_size */
  double image_padding;     /* between image and texts, when there are both; the theme's */
  double image_reservation; /* room for the image along the line to the texts: a smaller one is in
                                         its middle, a larger one has its own; 0 */
  double title_padding;     /* between title and subtitle, when there are both; the theme's */
  double corner_radius;     /* the theme's */
  double background_inset_top, background_inset_leading;     /* within +-1e9; 0 */
  double background_inset_bottom, background_inset_trailing; /* within +-1e9; 0 */
  double stroke_width;                                       /* the theme's */
  double stroke_outset;        /* outward, within +-1e9; the corners stay concentric; 0 */
  double shadow_x, shadow_y;   /* within +-1e9; 0 */
  double shadow_radius;        /* 0 */
  double shadow_opacity;       /* 0 to 1; 0 */
  double font_size;            /* of the title, 1 to 1000; the theme's */
  double subtitle_font_size;   /* the same; the theme's */
  double minimum_busy;         /* seconds that it shows being busy at least, 0 to 1e6; 0 */
  double spring_response;      /* seconds, 0 to 1e6: how a layout gets to the next; 0: at once */
  double spring_damping_ratio; /* 0.01 to 1e3; 1 */
  double hit_size;             /* least width and height of what a pointer meets; the theme's */
  uint32_t background_color;   /* in every state; the style's */
  uint32_t stroke_color;       /* in every state; the style's */
  uint32_t shadow_color;       /* set with the shadow's numbers; 0x000000FF */
  uint32_t base_foreground;    /* what the style makes its foregrounds of; the tint or white */
  uint32_t base_background;    /* what the style makes its backgrounds of; the tint or none */
  int32_t style;               /* SIDLE_BUTTON_STYLE_; PLAIN */
  int32_t size;                /* SIDLE_BUTTON_SIZE_; MEDIUM */
  int32_t corner_style;        /* SIDLE_CORNER_; the theme's */
  int32_t title_alignment;     /* SIDLE_TEXT_ALIGN_; AUTOMATIC */
  int32_t title_line_break;    /* SIDLE_LINE_BREAK_; WORD_WRAP */
  int32_t subtitle_line_break; /* SIDLE_LINE_BREAK_; WORD_WRAP */
  int32_t image_placement;     /* SIDLE_IMAGE_; LEADING */
  int32_t busy_sizing;         /* SIDLE_BUSY_; REFLOW */
  int32_t indicator;           /* SIDLE_INDICATOR_; AUTOMATIC */
  int32_t shows_activity_indicator; /* 1: a spinner as if busy, and presses all the same; 0 */
  int32_t automatic_selection; /* 1: being selected changes the colours; the theme's, by style */
  int32_t direction;           /* SIDLE_DIRECTION_; that of its row's list, else LEFT_TO_RIGHT */
  int32_t reserved;            /* 0 */
} sidle_button_configuration;
/* Nothing is set, and every field has what the comments above say holds then, or 0. */
void sidle_button_configuration_init_sized(sidle_button_configuration *configuration, size_t size);
static inline void sidle_button_configuration_init(sidle_button_configuration *configuration) {
  sidle_button_configuration_init_sized(configuration, sizeof *configuration);
}
/* Sets what is set in the configuration and unsets all else. Texts are measured now, each word or character by
 * itself too where they may make lines; in another font later, as by a state's value or another theme, they
 * count as larger in proportion. A button's background and title_color do not count any more. Results:
 * NULL, ARGUMENT, NOT_FINITE, RANGE, NOT_UTF8, NEWER_FIELDS, FULL, OUT_OF_MEMORY. */
sidle_status sidle_button_set_configuration(sidle_stage *stage, sidle_button button,
                                            const sidle_button_configuration *configuration);
/* What was set; a button without a configuration has its title. Texts are valid until: the next set or
 * destroy call for the button. Results: ARGUMENT (struct_size). */
sidle_status sidle_button_get_configuration(const sidle_stage *stage, sidle_button button,
                                            sidle_button_configuration *out);

/* What can have a value of its own in a state. */
enum {
  SIDLE_PROPERTY_BACKGROUND = 1,    /* a colour, as token */
  SIDLE_PROPERTY_FOREGROUND = 2,    /* a colour, as token */
  SIDLE_PROPERTY_STROKE = 3,        /* a colour, as token */
  SIDLE_PROPERTY_IMAGE = 4,         /* the host's token */
  SIDLE_PROPERTY_FONT_SIZE = 5,     /* a number, 1 to 1000 */
  SIDLE_PROPERTY_CORNER_RADIUS = 6, /* a number, 0 or more */
  SIDLE_PROPERTY_STROKE_WIDTH = 7   /* a number, 0 or more */
};
/* Sets a value for the set of states (SIDLE_STATE_, together; 64 and 128 are the host's own). Of several values
 * holds that of the nearest set: the state itself; else without hovered; then without focused, highlighted,
 * selected as well; at last normal. So what is set for a disabled button holds whatever else it is. 64 at most.
 * token counts for colours and images, number for the rest. Results: ARGUMENT, NOT_FINITE, RANGE, FULL (log),
 * OUT_OF_MEMORY. */
sidle_status sidle_button_set_state_value(sidle_stage *stage, sidle_button button, int32_t property,
                                          uint32_t states, double number, uint64_t token);
/* Takes the value for just this set away, if there is one. Results: ARGUMENT, RANGE, FULL (log),
 * OUT_OF_MEMORY. */
sidle_status sidle_button_unset_state_value(sidle_stage *stage, sidle_button button,
                                            int32_t property, uint32_t states);

/* 1: it shows a spinner and takes no press; one that is under way ends as cancelled (busy). It keeps the focus.
 * 0: no more, once it has shown being busy for minimum_busy. Results: RANGE, FULL, OUT_OF_MEMORY. */
sidle_status sidle_button_set_busy(sidle_stage *stage, sidle_button button, int32_t busy);

/* What was done to a colour. */
enum {
  SIDLE_STEP_BASE = 1,        /* a base colour of the configuration stood in for the palette's */
  SIDLE_STEP_DESTRUCTIVE = 2, /* the role stood in for the tint */
  SIDLE_STEP_ALPHA = 4,       /* part of its alpha was taken */
  SIDLE_STEP_OVER_WHITE = 8,
  SIDLE_STEP_TRANSFORMED = 16,
  SIDLE_STEP_LAYER = 32 /* a layer of the foreground lies over it */
};
/* A colour, and the rule that gave it. */
typedef struct sidle_look_color {
  uint32_t color;
  /* 1 to 120: a recipe of the theme, counted from 1 in the order of the struct; 201: the configuration;
   * 202: a value for a state; 203: the focus ring; 0: no such colour. */
  int32_t rule;
  uint32_t steps; /* SIDLE_STEP_, together */
  /* Of a recipe the SIDLE_PALETTE_ that it took; of a value for a state that state. */
  uint32_t source;
} sidle_look_color;
typedef struct sidle_button_look {
  uint32_t struct_size; /* filled in by the caller */
  uint32_t states;      /* SIDLE_STATE_, together */
  sidle_look_color background, foreground, stroke, image, spinner, indicator, focus_ring;
  uint64_t image_token;
  double font_size;
  double stroke_width;
  double corner_radius; /* as configured for the state; -1: half the shorter side */
  int32_t busy;         /* 1 while it takes no press because it is busy */
  int32_t reserved;     /* 0 */
} sidle_button_look;
/* How the button looks now. Results: ARGUMENT (struct_size). */
sidle_status sidle_button_get_look(const sidle_stage *stage, sidle_button button,
                                   sidle_button_look *out);
/* Writes the name of a rule, such as "filled.highlighted.background.dark", as snprintf would; returns how
 * long it is. "none" for other numbers; -1 without a buffer, which may be NULL when size is 0. */
int32_t sidle_color_rule_text(int32_t rule, char *buffer, int32_t size);

typedef struct sidle_button_layout {
  uint32_t struct_size; /* filled in by the caller */
  int32_t spinner;      /* 1: image is where the spinner is */
  /* In stage points; zeros for what is not there. */
  sidle_rect background, image, title, subtitle, indicator, focus_ring;
  sidle_rect hit_box;   /* of one in a row its frame */
  double corner_radius; /* of the background, as it is painted */
  int32_t title_lines, subtitle_lines;
  int32_t covered; /* 1: only the spinner is shown, as it lies over all else */
  int32_t moving;  /* 1 while a spring takes it there */
} sidle_button_layout;
/* Where the parts of the button are now; zeros while it is hidden. A button in a row is laid out as wide as it
 * is at rest, in the middle of its frame, and has no spring. Results: ARGUMENT (struct_size). Cost:
 * O(words of its texts). */
sidle_status sidle_button_get_layout(const sidle_stage *stage, sidle_button button,
                                     sidle_button_layout *out);
/* The size that the button asks for, when it may be available points wide at most (0 to 1e9; texts that may
 * make lines do so). Results: NULL, NOT_FINITE, RANGE. Cost: O(words of its texts). */
sidle_status sidle_button_get_intrinsic_size(const sidle_stage *stage, sidle_button button,
                                             double available, sidle_size *out);

/* Colour transformers: up to four steps, parted by blanks or commas, done one after the other: grayscale;
 * preferred_tint (the palette's accent, when there is one); monochrome_tint (its secondary label);
 * over_white, over_black; and with a number 0 to 1 of at most three decimals opacity, lighten, darken. *out is 0
 * for the empty text. Results: NULL, ARGUMENT, RANGE (longer than 4096 bytes). */
sidle_status sidle_color_transformer_parse(sidle_text text, uint64_t *out);
/* Writes the text of a transformer, as snprintf would; returns how long it is, or -1 when it is none. buffer
 * may be NULL when size is 0. */
int32_t sidle_color_transformer_text(uint64_t transformer, char *buffer, int32_t size);

/* ---- Themes -------------------------------------------------------------------------------- */

enum {
  SIDLE_PALETTE_CLEAR = 0,
  SIDLE_PALETTE_TINT = 1,
  SIDLE_PALETTE_WHITE = 2,
  SIDLE_PALETTE_BLACK = 3,
  SIDLE_PALETTE_LABEL = 4,
  SIDLE_PALETTE_SECONDARY_LABEL = 5,
  SIDLE_PALETTE_TERTIARY_LABEL = 6,
  SIDLE_PALETTE_QUATERNARY_LABEL = 7,
  SIDLE_PALETTE_FILL = 8,
  SIDLE_PALETTE_SECONDARY_FILL = 9,
  SIDLE_PALETTE_TERTIARY_FILL = 10,
  SIDLE_PALETTE_QUATERNARY_FILL = 11,
  SIDLE_PALETTE_HIGHLIGHTED_FILL = 12,
  SIDLE_PALETTE_BACKGROUND = 13,
  SIDLE_PALETTE_SEPARATOR = 14,
  SIDLE_PALETTE_DESTRUCTIVE = 15,
  SIDLE_PALETTE_FOCUS_RING = 16,
  SIDLE_PALETTE_ON_TINT = 17,
  SIDLE_PALETTE_CONTAINER = 18,
  SIDLE_PALETTE_ON_CONTAINER = 19,
  SIDLE_PALETTE_SURFACE = 20,
  SIDLE_PALETTE_ON_SURFACE = 21,
  SIDLE_PALETTE_OUTLINE = 22,
  SIDLE_PALETTE_ACCENT = 23, /* that the user chose; clear: none */
  SIDLE_PALETTE_COUNT = 24
};
enum { SIDLE_BASE_NONE = 0, SIDLE_BASE_BACKGROUND = 1, SIDLE_BASE_FOREGROUND = 2 };
/* How a colour is made: the base colour of the configuration when that is set, else the palette's; then so much
 * of its alpha; then as seen before white. */
typedef struct sidle_color_recipe {
  uint8_t base;       /* SIDLE_BASE_ */
  uint8_t entry;      /* SIDLE_PALETTE_ */
  uint8_t alpha;      /* percent, 0 to 100 */
  uint8_t over_white; /* 0 or 1 */
} sidle_color_recipe;
/* What goes with a button's size. Points, 0 or more. */
typedef struct sidle_size_metrics {
  double inset_top, inset_leading, inset_bottom, inset_trailing;
  double radius, small_radius, medium_radius, large_radius;
  double pressed_radius, selected_radius; /* while highlighted, selected; -1: as otherwise */
  double font_size, subtitle_font_size;   /* 1 to 1000 */
  double image_size, image_padding, title_padding, spinner_size;
  double indicator_size, indicator_padding, minimum_height, stroke_width;
} sidle_size_metrics;
/* Of menus. Points, 0 or more, but the last two, 0 to 1. */
typedef struct sidle_menu_metrics {
  double row_height, padding_leading, padding_trailing, padding_top, padding_bottom;
  double mark_width, icon_size, icon_gap, subtitle_gap, radius, row_radius, separator_height;
  double minimum_width, maximum_width, font_size, subtitle_font_size;
  double palette_padding, palette_gap, active_layer, disabled_opacity;
} sidle_menu_metrics;
/* What makes one system's buttons look unlike another's: tables, which a host may fill as it likes. */
typedef struct sidle_theme {
  uint32_t struct_size, flags;
  sidle_size_metrics sizes[4]; /* mini, small, medium, large */
  sidle_menu_metrics menu;
  /* How much of the foreground lies over the background in these states, 0 to 1; of several the last. */
  double hover_layer, focus_layer, pressed_layer;
  double focus_ring_width, focus_ring_outset, hit_size; /* points, 0 or more */
  double spring_response, spring_damping_ratio;         /* of what the host animates by the theme */
  uint32_t palette[24][2];                              /* SIDLE_PALETTE_; light, dark */
  /* Background, foreground, stroke; plain, gray, tinted, filled; normal, highlighted, selected, both,
   * disabled; light, dark. */
  sidle_color_recipe recipes[3][4][5][2];
  int32_t corner_style;     /* SIDLE_CORNER_ of buttons that set none */
  int32_t selection_styles; /* bits 0 to 3: the styles that show being selected: plain, gray, ... */
} sidle_theme;
enum { SIDLE_THEME_SYSTEM = 1, SIDLE_THEME_MATERIAL = 2 };
/* Fills in SYSTEM: the look of Apple's systems. */
void sidle_theme_init_sized(sidle_theme *theme, size_t size);
static inline void sidle_theme_init(sidle_theme *theme) {
  sidle_theme_init_sized(theme, sizeof *theme);
}
/* Writes a theme over an initialised one. MATERIAL: Material 3 with its text, outlined, tonal and filled buttons
 * under the names plain, gray, tinted and filled. Results: NULL, ARGUMENT. */
sidle_status sidle_theme_preset(sidle_theme *theme, int32_t preset);
/* All buttons that were configured have their looks from this theme, at first from SYSTEM. Results: NULL,
 * ARGUMENT, NOT_FINITE, RANGE, NEWER_FIELDS, FULL, OUT_OF_MEMORY. Cost: O(buttons configured). */
sidle_status sidle_stage_set_theme(sidle_stage *stage, const sidle_theme *theme);
enum { SIDLE_SCHEME_LIGHT = 1, SIDLE_SCHEME_DARK = 2 };
/* Which of a theme's colours count; at first LIGHT. Results: ARGUMENT, FULL (log). */
sidle_status sidle_stage_set_color_scheme(sidle_stage *stage, int32_t scheme);
/* Stands in for the palette's tint; 0, as at first: the palette's. Results: FULL (log). */
sidle_status sidle_stage_set_tint(sidle_stage *stage, uint32_t color);
/* What was set last; 0 when stage is NULL. */
int32_t sidle_stage_color_scheme(const sidle_stage *stage);
uint32_t sidle_stage_tint(const sidle_stage *stage);

/* ---- Animations ---------------------------------------------------------------------------- */

enum {
  SIDLE_ANIMATION_CURVE = 1,    /* from, to, by a timing curve for a duration */
  SIDLE_ANIMATION_SPRING = 2,   /* from, to, pulled by a spring until it is at rest */
  SIDLE_ANIMATION_DECAY = 3,    /* from, at a velocity that fades */
  SIDLE_ANIMATION_SEQUENCE = 4, /* its members one after another */
  SIDLE_ANIMATION_PARALLEL = 5, /* its members together, or each a little later */
  SIDLE_ANIMATION_KEYFRAMES = 6 /* through values at times, for a duration */
};
/* How keyframes get from one value to the next. */
enum {
  SIDLE_CALCULATION_LINEAR = 1,   /* straight */
  SIDLE_CALCULATION_DISCRETE = 2, /* each value until the time of the next; without times all last
                                     equally long */
  SIDLE_CALCULATION_PACED = 3,    /* at one speed; times and curves are not read */
  SIDLE_CALCULATION_CUBIC = 4     /* by a smooth curve through all values */
};
/* When an animation shows its value outside its active time, which its delay precedes. */
enum {
  SIDLE_FILL_NONE = 1,
  SIDLE_FILL_FORWARDS = 2,  /* after it, the last value */
  SIDLE_FILL_BACKWARDS = 3, /* before it, the first value */
  SIDLE_FILL_BOTH = 4
};
/* By which rules an animation runs: Core Animation's, or those of Web Animations, which show the last
 * instant only when they fill forwards. */
enum { SIDLE_TIMING_MEDIA = 1, SIDLE_TIMING_WEB = 2 };
/* Of WEB: which way the runs go; of the alternating every other one the other way. */
enum {
  SIDLE_ITERATIONS_NORMAL = 1,
  SIDLE_ITERATIONS_REVERSE = 2,
  SIDLE_ITERATIONS_ALTERNATE = 3,
  SIDLE_ITERATIONS_ALTERNATE_REVERSE = 4
};
typedef struct sidle_numbers {
  const double *first; /* NULL when count is 0 */
  int64_t count;
} sidle_numbers;

/* A value that moves, for whatever the host likes, or a group of such. Values are the host's own
 * units. Everything is a function of elapsed time: what is left over at the end of one part goes
 * into the next, and the end is exact. */
typedef struct sidle_animation_spec {
  uint32_t struct_size, flags;
  sidle_text name;
  uint64_t user_data;
  int32_t kind;            /* SIDLE_ANIMATION_; CURVE */
  int32_t autoreverses;    /* 1: every run goes forth and back; 0 */
  double from, to;         /* within +-1e9; 0 and 1. A decay finds its own end: to is not read */
  double velocity;         /* of a spring or decay at the start, units per second, absolute; 0 */
  double delay;            /* before the first run, seconds, 0 to 1e9; of WEB also as much below 0:
                              then it begins inside its runs; 0 */
  double duration;         /* of a curve or keyframes, seconds, 0 to 1e9; 0.25 */
  sidle_text curve;        /* its name: "ease", "out-cubic", ..., or as CSS writes it "steps(4,
                              jump-end)" or "cubic-bezier(0.3, 0, 0.7, 1)", at most 255 bytes; empty:
                              curve_points */
  double curve_points[4];  /* x1, y1, x2, y2; x in 0 to 1; 0.25, 0.1, 0.25, 1 ("ease") */
  double spring_stiffness; /* 1e-3 to 1e7, of mass 1 but by MASS; 300 */
  double spring_damping_ratio; /* 0.01 to 100; 1 */
  double decay_rate;           /* what a millisecond leaves of the velocity, 0.5 to 0.9999; 0.998 */
  double rest_distance;        /* of a spring or decay that counts as rest, with ten times that in a
                                  second as its speed; 0: a thousandth of the way, or of how far
                                  the velocity reaches (over the square root of the stiffness),
                                  which is more */
  double repeat_count;         /* runs, 0 or more, also in parts, or infinity; 1 */
  double speed;   /* 1e-6 to 1e6; 1. Of MEDIA also as much below 0: the runs go backwards, from
                                  time_offset on and with wrap, which without one shows the first
                                  value for an instant, then the last */
  double stagger; /* of PARALLEL: how much later each member begins, seconds, 0 to 1e9; 0 */
  /* Of KEYFRAMES, which do not read from, to and curve. All is copied. */
  sidle_numbers values; /* 1 to 1024 within +-1e9; the last is where a run ends */
  sidle_numbers times;  /* of the duration, one for each value, 0 to 1, never falling; none: even */
  sidle_text curves; /* timing curves as in curve, separated by spaces, one for each way from value
                           to value or one for all, at most 4096 bytes; empty: straight */
  int32_t calculation; /* SIDLE_CALCULATION_; LINEAR */
  int32_t fill;        /* SIDLE_FILL_; BOTH. Where it shows nothing, beneath is shown; a member of a
                           group that shows nothing shows nothing either */
  double time_offset; /* where in its runs it begins, seconds inside, within +-1e9; the phase wraps,
                           and it takes no less time; 0 */
  double repeat_duration; /* of all runs together, seconds inside, 0 to 1e9, instead of
                             repeat_count; autoreverses does not double it; 0: not used */
  int32_t accumulates;    /* 1: every run adds what the runs before it ended with; 0. Of a value */
  int32_t additive;       /* 1: its value is added to what is beneath it; 0. Of a value */
  double beneath;         /* within +-1e9; 0. Beneath an additive member of a PARALLEL is, instead,
                             the member before it, as it shows */
  int32_t timing_model;   /* SIDLE_TIMING_; MEDIA. WEB reads the three fields below, and neither
                             autoreverses, time_offset nor repeat_duration */
  int32_t iteration_direction; /* SIDLE_ITERATIONS_; NORMAL */
  double iteration_start;      /* where the first run begins, in runs, 0 to 1e9; 0 */
  double end_delay;            /* after the last run, seconds, within +-1e9; 0 */
  /* Other words for the spring of a SPRING. What is made of them is kept: a log says stiffness and
   * damping ratio. */
  sidle_text spring;      /* name of a published one, as sidle_spring_name has them: "snappy", ...;
                             empty: by spring_form */
  int32_t spring_form;    /* which of its numbers count: SIDLE_SPRING_; STIFFNESS */
  int32_t reserved;       /* 0 */
  double spring_response; /* period of the undamped swing, seconds, 0.002 to 198; 0.363 */
  double spring_duration; /* as SwiftUI means it: the response by another name; 0.363 */
  double spring_bounce;   /* -0.99 to 0.99; above 0 it swings, damping ratio 1 - bounce; below 0 it
                             creeps, 1 / (1 + bounce); 0 */
  double spring_mass;     /* of MASS, 1e-6 to 1e6; the stiffness is 1e-3 to 1e7 times it; 1 */
  double spring_damping;  /* of MASS, 0 to 1e9; the damping ratio it makes is 0.01 to 100; 34.64 */
} sidle_animation_spec;

/* Writes the defaults into as much of a spec as size says; the inline form passes sizeof. NULL is
 * allowed. */
void sidle_animation_spec_init_sized(sidle_animation_spec *spec, size_t size);
static inline void sidle_animation_spec_init(sidle_animation_spec *spec) {
  sidle_animation_spec_init_sized(spec, sizeof *spec);
}

/* Makes an animation, which does not move yet; with a parent it is the next member of that group,
 * which must not have begun. Groups nest 16 deep at most. Members follow their group: only a root,
 * one without a parent, is started, controlled and destroyed. Results: NULL, ARGUMENT, NOT_FINITE,
 * RANGE, STATE, NOT_FOUND (no curve or spring of that name), NEWER_FIELDS, NAME_TAKEN, FULL (log),
 * OUT_OF_MEMORY.
 * Cost: O(animations in the root). */
sidle_status sidle_animation_create(sidle_stage *stage, sidle_animation parent,
                                    const sidle_animation_spec *spec, sidle_animation *out);
/* With all its members. One that is under way ends as interrupted. Results: STATE, FULL. */
sidle_status sidle_animation_destroy(sidle_stage *stage, sidle_animation animation);

/* The calls below give STATE for a member, FULL when the event or its record has no room, and
 * OUT_OF_MEMORY when it is the first to play it backwards or at another speed than the stage's.
 *
 * start: from the beginning (from the end, played backwards); what was under way ends as
 * interrupted first. After a retarget the beginning is where that happened. */
sidle_status sidle_animation_start(sidle_stage *stage, sidle_animation animation);
/* Holds an animation that plays; nothing otherwise. */
sidle_status sidle_animation_pause(sidle_stage *stage, sidle_animation animation);
/* Goes on with one that was paused; nothing otherwise. */
sidle_status sidle_animation_resume(sidle_stage *stage, sidle_animation animation);
/* Ends it where it is, as interrupted; nothing when it is not under way. */
sidle_status sidle_animation_stop(sidle_stage *stage, sidle_animation animation);
/* Jumps to the end it plays toward, as finished; nothing when it is not under way. */
sidle_status sidle_animation_finish(sidle_stage *stage, sidle_animation animation);
/* Plays the other way from here on. */
sidle_status sidle_animation_reverse(sidle_stage *stage, sidle_animation animation);
/* Goes to a time since the beginning, seconds, 0 to 1e9 and held at the end; what is not playing
 * waits there as paused. Results: NOT_FINITE, RANGE. */
sidle_status sidle_animation_seek(sidle_stage *stage, sidle_animation animation, double seconds);
/* Time inside for one unit of the stage's, 1e-6 to 1e6; the direction stays. Results: NOT_FINITE,
 * RANGE. */
sidle_status sidle_animation_set_speed(sidle_stage *stage, sidle_animation animation, double speed);
/* Sends a single value to another target, from where it is, as fast as it is; keyframes and what
 * decays by a spring. Delay, repeats, fill and what it was added to are over. It is then under way,
 * with one end to come, at the speed it had. Results: STATE, NOT_FINITE, RANGE, OUT_OF_MEMORY. */
sidle_status sidle_animation_retarget(sidle_stage *stage, sidle_animation animation, double to);

enum {
  SIDLE_PLAYBACK_IDLE = 1, /* never started */
  SIDLE_PLAYBACK_PLAYING = 2,
  SIDLE_PLAYBACK_PAUSED = 3,
  SIDLE_PLAYBACK_FINISHED = 4,
  SIDLE_PLAYBACK_INTERRUPTED = 5
};
typedef struct sidle_animation_state {
  uint32_t struct_size; /* filled in by the caller */
  int32_t playback;     /* SIDLE_PLAYBACK_, of the root */
  double value;         /* a sequence shows its member that began last, a parallel its first with
                           the additive ones that follow it directly */
  double velocity;      /* per second of the stage */
  double elapsed;       /* seconds since its beginning, delay included */
  double duration;      /* of the whole, delay and repeats included; infinity when endless */
  double rate;          /* of the root; negative: plays backwards */
  sidle_animation parent;
  uint64_t user_data;
  int32_t member_count;
  int32_t reserved; /* 0 */
} sidle_animation_state;
/* Results: ARGUMENT (struct_size). */
sidle_status sidle_animation_get_state(const sidle_stage *stage, sidle_animation animation,
                                       sidle_animation_state *out);
/* The value of that state alone, for hosts that read a few animations by themselves each frame: takes a
 * fifth of the time. 0 when it fails. For thousands there is sidle_stage_animation_values. Cost: O(1);
 * of a member of a group O(depth), of an additive one O(members before it). */
sidle_status sidle_animation_get_value(const sidle_stage *stage, sidle_animation animation,
                                       double *out);
const char *sidle_playback_name(int32_t playback); /* "idle", "playing", ...; "unknown" */
/* The name of the timing curve at an index from 0, or NULL past the last. Valid until: for ever. */
const char *sidle_curve_name(int32_t index);

typedef struct sidle_animation_value {
  uint64_t animation; /* id of one that moves a value */
  double value, velocity;
} sidle_animation_value;
typedef struct sidle_animation_values {
  const void *first; /* NULL when count is 0 */
  int32_t count;
  int32_t stride; /* bytes from one to the next */
} sidle_animation_values;
/* All values of everything that plays, in one go, in no order to rely on; while nothing begins or
 * ends, each keeps its place. Valid until: the next call that is not const. Cost: O(values). */
sidle_status sidle_stage_animation_values(sidle_stage *stage, sidle_animation_values *out);

/* ---- Motion -------------------------------------------------------------------------------- */

/* The laws of motion by themselves, as pure functions: no stage, no state, nothing allocated, from any
 * thread. Lengths may be any unit. Numbers are within +-1e9, times 0 to 1e9 seconds, unless said;
 * results are always finite. What is refused leaves zeros, and no sentence. All give NULL, NOT_FINITE
 * and RANGE. */
typedef struct sidle_motion_state {
  double value;
  double velocity; /* per second */
} sidle_motion_state;

/* A spring in the words of those who describe one. */
typedef struct sidle_spring_spec {
  uint32_t struct_size, flags;
  sidle_text preset;    /* name of a published one; empty: by form */
  int32_t form;         /* which of the numbers count: SIDLE_SPRING_; STIFFNESS */
  int32_t reserved;     /* 0 */
  double stiffness;     /* 1e-3 to 1e7, of mass 1 but by MASS; 300 */
  double damping_ratio; /* 0.01 to 100; 1 */
  double response;      /* seconds, 0.002 to 198; 0.363 */
  double duration;      /* seconds, 0.002 to 198; 0.363 */
  double bounce;        /* -0.99 to 0.99; 0 */
  double mass;          /* of MASS, 1e-6 to 1e6; the stiffness is 1e-3 to 1e7 times it; 1 */
  double damping;       /* of MASS, 0 to 1e9; the damping ratio it makes is 0.01 to 100; 34.64 */
} sidle_spring_spec;
void sidle_spring_spec_init_sized(sidle_spring_spec *spec, size_t size);
static inline void sidle_spring_spec_init(sidle_spring_spec *spec) {
  sidle_spring_spec_init_sized(spec, sizeof *spec);
}
/* The name of the published spring at an index from 0, or NULL past the last. SwiftUI's "smooth",
 * "snappy" and "bouncy" (duration 0.5, bounce 0, 0.15, 0.3), "classic" (.spring() before 2023: response
 * 0.5, damping ratio 0.825) and "interactive" (0.15, 0.86); "core-animation" (CASpringAnimation: mass 1,
 * stiffness 100, damping 10); "timing-parameters" (UISpringTimingParameters: 3, 1000, 500);
 * "react-spring" (1, 170, 26); "flutter-scroll" (0.5, 100, damping ratio 1.1); "scroll-return" (of a
 * scroll view from past its end, as measured: response 0.575, damping ratio 1); "android" (SpringForce:
 * stiffness 1500, damping ratio 0.5); "android-edge" (of EdgeEffect: 24.657 a second squared, 0.98).
 * Valid until: for ever. */
const char *sidle_spring_name(int32_t index);

/* A spring in all words. */
typedef struct sidle_spring {
  uint32_t struct_size; /* filled in by the caller */
  uint32_t reserved;    /* 0 */
  double mass;          /* 1 unless described by one */
  double stiffness;     /* mass * frequency^2 */
  double damping;       /* 2 * damping_ratio * mass * frequency */
  double damping_ratio; /* below 1 it swings, at 1 it is critical, above 1 it creeps */
  double response;  /* period of the undamped swing, 2 pi / frequency, seconds; also its duration */
  double bounce;    /* 1 - damping_ratio up to 1, above 1 / damping_ratio - 1 */
  double frequency; /* of the undamped swing, radians per second */
} sidle_spring;
/* Results: ARGUMENT, NEWER_FIELDS, NOT_FOUND (no spring of that name). Source of the conversions: Apple's
 * documentation of Spring and CASpringAnimation. */
sidle_status sidle_spring_describe(const sidle_spring_spec *spec, sidle_spring *out);
/* Where a spring that pulls toward `to` has a value that left `from` at a velocity (per second, absolute),
 * so many seconds later: the solution of value'' + 2 r w value' + w^2 (value - to) = 0 with damping ratio r
 * and frequency w, right to 1e-12 of the motion's scale in all three regimes. It never ends; an animation
 * is exactly at `to` from its rest time on. Results as sidle_spring_describe. */
sidle_status sidle_spring_state_at(const sidle_spring_spec *spec, double from, double to,
                                   double velocity, double seconds, sidle_motion_state *out);
/* How many seconds such a value takes until it counts as at rest, as animations do: from then on it stays
 * nearer than rest_distance (0 to 1e9) and slower than ten times that in a second, solved exactly and
 * rounded up to a nanosecond. 0: a thousandth of the way, or of how far the velocity reaches (velocity /
 * frequency), which is more. Results as sidle_spring_describe. */
sidle_status sidle_spring_rest_time(const sidle_spring_spec *spec, double from, double to,
                                    double velocity, double rest_distance, double *out);

/* A decay loses the same share of its velocity in every millisecond; rate is what is left, 0.5 to 0.9999:
 * 0.998 and 0.99 in UIScrollView. velocity(t) = velocity * e^(-k t) with k = -1000 ln rate.
 *
 * The rate by the seconds in which the velocity falls to 1 / e, 0.0015 to 9.999: e^(-0.001 / seconds). */
sidle_status sidle_decay_rate(double time_constant, double *out);
/* Where a value comes to rest that is at `from` with a velocity: from + velocity / k. */
sidle_status sidle_decay_rest(double rate, double from, double velocity, double *out);
/* The velocity at `from` that comes to rest at `to`, for paging and detents: (to - from) k. */
sidle_status sidle_decay_velocity(double rate, double from, double to, double *out);
/* from + velocity (1 - e^(-k t)) / k, and its velocity. */
sidle_status sidle_decay_state_at(double rate, double from, double velocity, double seconds,
                                  sidle_motion_state *out);
/* How many seconds a decay takes until it counts as at rest, as animations do: nearer than rest_distance
 * (0 to 1e9) and slower than ten times that in a second, rounded up to a nanosecond. 0: a thousandth of the
 * way. */
sidle_status sidle_decay_rest_time(double rate, double velocity, double rest_distance, double *out);

/* What of a pull past an end is shown, the whole pull taken, never what is shown already. With x the
 * pull's size and n a number: SIDLE_OVERSCROLL_ELASTIC n x (n 1e-3 to 1), POWER x ^ n (n 0.1 to 1),
 * SCROLL_VIEW (1 - 1 / (n x / d + 1)) d with the dimension d, 0 to 1e9 and only read there (n 1e-3 to 1;
 * 0.55 and the size of the view in UIScrollView; Flutter's friction 0.52 (1 - shown / d)^2 is its slope).
 * The sign stays. Results: ARGUMENT (another SIDLE_OVERSCROLL_). */
sidle_status sidle_rubber_band_shown(int32_t overscroll, double number, double dimension,
                                     double pull, double *out);
/* The pull of which so much is shown: the inverse. RANGE: SCROLL_VIEW never shows that much. */
sidle_status sidle_rubber_band_pull(int32_t overscroll, double number, double dimension,
                                    double shown, double *out);

/* A fling as Android's, in the ballistic form of Flutter's ClampingScrollSimulation: with u the velocity
 * over friction (1e-4 to 100; Android 0.015) * 9.80665 * 39.37 * 160 * 0.84 / 0.35 (points of 1/160 inch),
 * D = ln 0.78 / ln 0.9 and T = 0.35 D u^(1 / (D - 1)) it goes velocity T / D in T seconds. */
sidle_status sidle_fling_travel(double friction, double velocity, double *distance,
                                double *seconds);
/* from + velocity T / D (1 - (1 - t / T)^D), and its velocity; from T on it rests there. */
sidle_status sidle_fling_state_at(double friction, double from, double velocity, double seconds,
                                  sidle_motion_state *out);

/* Output and slope of a timing curve at x: by its name, or as CSS writes it: "steps(4, jump-end)" (1 to
 * 2 147 483 647; jump-start, jump-end, jump-none from 2 on, jump-both, start, end), "cubic-bezier(x1, y1, x2,
 * y2)", or "linear(0, 0.5 20% 40%, 1)" with up to 64 stops; numbers of up to 19 digits, in small letters,
 * at most 4096 bytes. Beyond 0 and 1 curves go on as CSS Easing Level 2 has it; Penner's stay at 0 and 1.
 * A slope is at most the largest double; of steps and in a jump it is 0. Results: ARGUMENT (not so written),
 * NOT_FOUND (no curve of that name). Cost: O(bytes). */
sidle_status sidle_curve_evaluate(sidle_text curve, double x, double *value, double *slope);

/* ---- Layers -------------------------------------------------------------------------------- */

enum { SIDLE_ALIGN_LEADING = 1, SIDLE_ALIGN_CENTER = 2, SIDLE_ALIGN_TRAILING = 3 };
/* How one content of a layer takes the place of another; by the names of Core Animation. */
enum {
  SIDLE_TRANSITION_FADE = 1,    /* the old one fades out while the new one fades in */
  SIDLE_TRANSITION_MOVE_IN = 2, /* the new one travels over the old one */
  SIDLE_TRANSITION_PUSH = 3,    /* both travel together, by the size of the layer */
  SIDLE_TRANSITION_REVEAL = 4   /* the old one travels away from over the new one */
};
/* The side of the screen that what travels comes from, whatever the direction of reading. */
enum { SIDLE_FROM_LEFT = 1, SIDLE_FROM_RIGHT = 2, SIDLE_FROM_TOP = 3, SIDLE_FROM_BOTTOM = 4 };
enum { SIDLE_TRANSITION_PRESET_DEFAULT = 0, SIDLE_TRANSITION_PRESET_SLIDE_IN = 1 };

/* A frame that clips one content as large as itself, or two while one takes the other's place. No
 * pointer does anything to it, and none reaches what lies under it. */
typedef struct sidle_layer_spec {
  uint32_t struct_size, flags;
  sidle_text name, title;
  uint64_t user_data, content_token; /* a token of 0 draws no rectangle for the content */
  sidle_rect frame;                  /* 0, 0, 300, 40 */
  double font_size;                  /* of the title, points, 1 to 1000; 17 */
  uint32_t background;               /* colour behind the contents; 0: none */
  uint32_t title_color;              /* 0x000000FF */
  int32_t title_alignment;           /* SIDLE_ALIGN_; CENTER */
  int32_t direction;                 /* SIDLE_DIRECTION_, of the alignment; LEFT_TO_RIGHT */
} sidle_layer_spec;
void sidle_layer_spec_init_sized(sidle_layer_spec *spec, size_t size);
static inline void sidle_layer_spec_init(sidle_layer_spec *spec) {
  sidle_layer_spec_init_sized(spec, sizeof *spec);
}
/* Results: NULL, ARGUMENT, NOT_FINITE, RANGE, NOT_UTF8, NEWER_FIELDS, NAME_TAKEN, FULL (log),
 * OUT_OF_MEMORY. */
sidle_status sidle_layer_create(sidle_stage *stage, const sidle_layer_spec *spec, sidle_layer *out);
/* A transition that is under way ends as interrupted, with reason removed. Results: FULL. */
sidle_status sidle_layer_destroy(sidle_stage *stage, sidle_layer layer);
/* A transition goes on, over the new size. Results: NOT_FINITE, RANGE, FULL (log). */
sidle_status sidle_layer_set_frame(sidle_stage *stage, sidle_layer layer, sidle_rect frame);

/* A content to come. */
typedef struct sidle_layer_content {
  uint32_t struct_size, flags;
  sidle_text title; /* empty */
  uint64_t content_token;
} sidle_layer_content;
void sidle_layer_content_init_sized(sidle_layer_content *content, size_t size);
static inline void sidle_layer_content_init(sidle_layer_content *content) {
  sidle_layer_content_init_sized(content, sizeof *content);
}

/* How it comes. The progress goes from start_progress to end_progress along the curve; what is
 * drawn where is a function of it alone. */
typedef struct sidle_transition_spec {
  uint32_t struct_size, flags;
  int32_t kind;           /* SIDLE_TRANSITION_; FADE */
  int32_t from;           /* SIDLE_FROM_; LEFT. A fade does not read it */
  int32_t fades;          /* 1: what travels also fades; 0 */
  int32_t fill;           /* SIDLE_FILL_; NONE: during the delay and at the end the new content is
                             shown in its place. BACKWARDS: during the delay the start is. FORWARDS:
                             the end stays, with the old content, until the next replace, stop or
                             destroy */
  double start_progress;  /* within +-1e9; 0 */
  double end_progress;    /* within +-1e9; 1 */
  double delay;           /* seconds, 0 to 1e9; 0 */
  double duration;        /* seconds, 0 to 1e9; 0.25 */
  double time_offset;     /* where in its time it begins, with wrap, seconds, 0 to 1e9; 0 */
  double speed;           /* 1e-6 to 1e6; 1 */
  sidle_text curve;       /* a timing curve, as in sidle_animation_spec; empty: curve_points */
  double curve_points[4]; /* x1, y1, x2, y2; x in 0 to 1; 0.42, 0, 0.58, 1 ("ease-in-out") */
} sidle_transition_spec;
void sidle_transition_spec_init_sized(sidle_transition_spec *spec, size_t size);
static inline void sidle_transition_spec_init(sidle_transition_spec *spec) {
  sidle_transition_spec_init_sized(spec, sizeof *spec);
}
/* Writes a preset over an initialised spec. SLIDE_IN: a push from the left, 1 second. Results:
 * NULL, ARGUMENT. */
sidle_status sidle_transition_spec_preset(sidle_transition_spec *spec, int32_t preset);

/* Puts another content in the place of the present one: at once when spec is NULL, else by a
 * transition. One that is under way ends as interrupted, in any case, and its new content, in its
 * place, is what the next one replaces. *out (may be NULL) is the animation whose value is the
 * progress: pause, resume, seek, reverse, stop, finish it and set its speed as any other, but it
 * is neither destroyed nor retargeted, and says transition_ended of its layer where others say
 * ended. It is gone when it has ended, unless its fill holds the end. *out is zero when it
 * happened at once. Results: NULL, ARGUMENT, NOT_FINITE, RANGE, NOT_FOUND (no curve of that name),
 * NOT_UTF8, NEWER_FIELDS, FULL, OUT_OF_MEMORY; on any of these nothing has changed. */
sidle_status sidle_layer_replace(sidle_stage *stage, sidle_layer layer,
                                 const sidle_layer_content *content,
                                 const sidle_transition_spec *spec, sidle_animation *out);

/* What is drawn of one content. */
typedef struct sidle_layer_side {
  double x, y;      /* displacement from the layer's place, points */
  double opacity;   /* 0 to 1 */
  int32_t visible;  /* 1 when any of it shows inside the layer */
  int32_t reserved; /* 0 */
  uint64_t content_token;
  sidle_text title;
} sidle_layer_side;
typedef struct sidle_layer_state {
  uint32_t struct_size;  /* filled in by the caller */
  int32_t transitioning; /* 1 while there is a transition, also one whose end is held */
  sidle_rect frame;
  uint64_t user_data;
  sidle_animation transition; /* zero without one */
  double progress;            /* 1 without a transition, or where its fill shows nothing of it */
  sidle_layer_side incoming;  /* the content, new or only */
  sidle_layer_side outgoing;  /* the old one; all zeros without a transition */
} sidle_layer_state;
/* Titles are valid until: the next step, replace or destroy call. Results: ARGUMENT
 * (struct_size). */
sidle_status sidle_layer_get_state(const sidle_stage *stage, sidle_layer layer,
                                   sidle_layer_state *out);
/* "fade", "move_in", ...; "unknown" for other numbers. Valid until: for ever. */
const char *sidle_transition_name(int32_t kind);

/* ---- Menus --------------------------------------------------------------------------------- */

enum {
  SIDLE_ELEMENT_ACTION = 1,  /* a leaf: something to choose */
  SIDLE_ELEMENT_MENU = 2,    /* elements of its own: a submenu, or a group where it stands */
  SIDLE_ELEMENT_DEFERRED = 3 /* stands for elements that the host gives when they come into sight */
};
enum { SIDLE_ITEM_OFF = 0, SIDLE_ITEM_ON = 1, SIDLE_ITEM_MIXED = 2 };
enum {
  SIDLE_ELEMENT_SIZE_AUTOMATIC = 0, /* as many side by side as fit in a palette, else LARGE */
  SIDLE_ELEMENT_SIZE_SMALL = 1,     /* four side by side, images where they have them */
  SIDLE_ELEMENT_SIZE_MEDIUM = 2,    /* three side by side */
  SIDLE_ELEMENT_SIZE_LARGE = 3      /* a row each */
};
/* What makes a menu or an element of one. What its kind has no use for is kept and does nothing. */
typedef struct sidle_menu_spec {
  uint32_t struct_size;
  uint32_t flags;         /* 0 */
  sidle_text name;        /* see sidle_find; empty */
  sidle_text title;       /* empty */
  sidle_text subtitle;    /* a second line of a row; empty */
  sidle_text placeholder; /* of a root: what its pop-up button shows while nothing is on; empty: the
                             button's own title */
  uint64_t user_data;     /* 0 */
  uint64_t image;         /* the host's token; 0: none */
  uint64_t selected_image;  /* instead of image while it is on; 0: the same */
  int32_t kind;             /* SIDLE_ELEMENT_; MENU */
  int32_t state;            /* SIDLE_ITEM_, of an action; OFF */
  int32_t displays_inline;  /* of a menu, 0 or 1: its elements stand in the parent; 0 */
  int32_t single_selection; /* of a menu, 0 or 1: one action at most below it is not off, also in
                               submenus; one below another is a group of its own; 0 */
  int32_t palette;          /* of a menu, 0 or 1: its elements stand side by side; 0 */
  int32_t element_size;     /* of a menu's elements: SIDLE_ELEMENT_SIZE_; AUTOMATIC */
  int32_t destructive;      /* 0 or 1; 0 */
  int32_t disabled;         /* 0 or 1; with a menu all that is below it; 0 */
  int32_t hidden;           /* 0 or 1; 0 */
  int32_t keeps_open;       /* of an action, 0 or 1: choosing it leaves the menu open; 0 */
  int32_t cached; /* of a deferred element, 0 or 1: its content is asked for once, and not at each
                             opening; 0 */
  int32_t allows_empty; /* of a root, 0 or 1: its pop-up may have nothing on; 0 */
  int32_t direction;    /* of a root: SIDLE_DIRECTION_; LEFT_TO_RIGHT */
  int32_t reserved;     /* 0 */
  double arrow_width;   /* of a root: so many points of its button's trailing end show it; 0 */
} sidle_menu_spec;
void sidle_menu_spec_init_sized(sidle_menu_spec *spec, size_t size);
static inline void sidle_menu_spec_init(sidle_menu_spec *spec) {
  sidle_menu_spec_init_sized(spec, sizeof *spec);
}
/* Puts an element at the end of a parent's, or with a parent of zero makes a root, whose kind is MENU.
 * Under a root there are 4096 elements, 32 of them deferred, 16 deep, at most (RANGE). An action that
 * comes on turns those of its selection off. Silent. Results: ARGUMENT, NOT_FINITE, RANGE, NOT_UTF8,
 * NEWER_FIELDS, NAME_TAKEN, FULL (log), OUT_OF_MEMORY. */
sidle_status sidle_menu_create(sidle_stage *stage, sidle_menu parent, const sidle_menu_spec *spec,
                               sidle_menu *out);
/* With all that is below it. The open menu of a root closes (removed); rows of other elements go from an
 * open one at once. A pop-up whose chosen element goes takes the first that is neither disabled nor hidden.
 * Results: FULL. */
sidle_status sidle_menu_destroy(sidle_stage *stage, sidle_menu menu);

/* Bits of the fields of a spec. */
enum {
  SIDLE_MENU_FIELD_TITLE = 1,
  SIDLE_MENU_FIELD_SUBTITLE = 2,
  SIDLE_MENU_FIELD_PLACEHOLDER = 4,
  SIDLE_MENU_FIELD_IMAGE = 8,
  SIDLE_MENU_FIELD_SELECTED_IMAGE = 16,
  SIDLE_MENU_FIELD_DISPLAYS_INLINE = 32,
  SIDLE_MENU_FIELD_SINGLE_SELECTION = 64,
  SIDLE_MENU_FIELD_PALETTE = 128,
  SIDLE_MENU_FIELD_DESTRUCTIVE = 256,
  SIDLE_MENU_FIELD_DISABLED = 512,
  SIDLE_MENU_FIELD_HIDDEN = 1024,
  SIDLE_MENU_FIELD_KEEPS_OPEN = 2048,
  SIDLE_MENU_FIELD_STATE = 4096,
  SIDLE_MENU_FIELD_ELEMENT_SIZE = 8192,
  SIDLE_MENU_FIELD_CACHED = 16384,
  SIDLE_MENU_FIELD_ALLOWS_EMPTY = 32768,
  SIDLE_MENU_FIELD_USER_DATA = 65536,
  SIDLE_MENU_FIELD_DIRECTION = 131072,
  SIDLE_MENU_FIELD_ARROW_WIDTH = 262144
};
/* Sets the fields of a living element that the bits name (ARGUMENT: others) from a spec, the rest of
 * which is checked and not taken. Silent; the rules of selection are kept. What an open menu is made of
 * shows at its next opening, titles, images and states at once. Results: as sidle_menu_create. */
sidle_status sidle_menu_set(sidle_stage *stage, sidle_menu menu, uint32_t fields,
                            const sidle_menu_spec *spec);
/* Puts an action below a menu on (ARGUMENT: it is elsewhere, or none), or with zero takes what is chosen in
 * the menu back, in groups of their own below it not. Silent. Results: ARGUMENT, FULL (log). */
sidle_status sidle_menu_select(sidle_stage *stage, sidle_menu menu, sidle_menu element);
/* Says that what content_needed asked for with a token is there, as children of the deferred element; those
 * from before the question go. STATE: the question was answered, or the menu has closed meanwhile and the
 * content is not cached, or there was none. Results: ARGUMENT (not deferred), STATE, FULL. */
sidle_status sidle_menu_complete(sidle_stage *stage, sidle_menu element, int32_t token);
/* Chooses an action as a person would, its menu open or not, with the reason accessibility. STATE: no
 * action, or disabled or hidden. Results: STATE, FULL. */
sidle_status sidle_menu_perform(sidle_stage *stage, sidle_menu element);

typedef struct sidle_menu_state {
  uint32_t struct_size; /* filled in by the caller */
  int32_t kind;         /* SIDLE_ELEMENT_ */
  int32_t state;        /* SIDLE_ITEM_ */
  int32_t open;         /* 1 while its elements show */
  sidle_menu parent;    /* zero of a root */
  sidle_menu group;     /* the menu whose selection it belongs to, or zero */
  sidle_button button;  /* that has the root above it, or zero */
  uint64_t user_data;
  uint64_t image;
  uint64_t selected_image;
  int32_t count;          /* of its children */
  int32_t selected_count; /* of the actions below it that are on */
  int32_t displays_inline, single_selection, palette, element_size;
  int32_t destructive, disabled, hidden, keeps_open;
  int32_t cached, allows_empty;
  int32_t direction; /* SIDLE_DIRECTION_ */
  int32_t token;     /* of the open question of a deferred element, or 0 */
  double arrow_width;
} sidle_menu_state;
/* Results: ARGUMENT (struct_size). Cost: O(elements below it). */
sidle_status sidle_menu_get_state(const sidle_stage *stage, sidle_menu menu, sidle_menu_state *out);
/* A child by its place from 0. Results: RANGE. Cost: O(index). */
sidle_status sidle_menu_get_child(const sidle_stage *stage, sidle_menu menu, int32_t index,
                                  sidle_menu *out);
/* An action below a menu that is on, by its place from 0, depth first, in all groups. Results: RANGE. Cost:
 * O(elements below it). */
sidle_status sidle_menu_get_selected(const sidle_stage *stage, sidle_menu menu, int32_t index,
                                     sidle_menu *out);

/* Gives a root to a button (ARGUMENT: no root; STATE: another button's), or with zero takes the button's
 * away. The menu goes with the button. With shows_menu a press shows it: of a mouse, a pen or a key when
 * it begins, of a finger when it lifts, so that it may still scroll, or with FIRES_ON_DOWN when it begins;
 * with changes_selection, too, the button is a pop-up: one element is on and is its title. Without
 * shows_menu a press of half a second (long_press, where that is set) shows it, or one with the secondary
 * button of a mouse, or one on its arrow. Silent. Results: ARGUMENT, STATE, FULL, OUT_OF_MEMORY. */
sidle_status sidle_button_set_menu(sidle_stage *stage, sidle_button button, sidle_menu menu);
/* *out is the menu of a button, or zero. */
sidle_status sidle_button_get_menu(const sidle_stage *stage, sidle_button button, sidle_menu *out);
/* Shows the menu of a button; nothing when it is open, or nothing of it shows. One at a time is open: the
 * other closes (other_menu). STATE: no menu, or disabled, hidden or busy. Results: STATE, FULL. */
sidle_status sidle_button_open_menu(sidle_stage *stage, sidle_button button);
/* Takes the open menu away, if there is one. Results: FULL. */
sidle_status sidle_stage_close_menu(sidle_stage *stage);

typedef struct sidle_open_menu {
  uint32_t struct_size; /* filled in by the caller */
  int32_t level_count;  /* panels */
  sidle_menu menu;      /* the root; zero without an open menu */
  sidle_button button;
  sidle_menu highlighted; /* the element that keys go on from, or zero */
  int32_t row_count;      /* in all panels */
  int32_t reserved;       /* 0 */
} sidle_open_menu;
/* The menu that is open. Results: ARGUMENT (struct_size). */
sidle_status sidle_stage_get_menu(const sidle_stage *stage, sidle_open_menu *out);
enum {
  SIDLE_MENU_ROW_ITEM = 1,
  SIDLE_MENU_ROW_SUBMENU = 2,
  SIDLE_MENU_ROW_HEADER = 3, /* the title of a group in place */
  SIDLE_MENU_ROW_SEPARATOR = 4,
  SIDLE_MENU_ROW_LOADING = 5 /* stands for what a deferred element is to bring */
};
enum {
  SIDLE_CHECKED_NONE = 0, /* it cannot be on */
  SIDLE_CHECKED_FALSE = 1,
  SIDLE_CHECKED_TRUE = 2,
  SIDLE_CHECKED_MIXED = 3
};
/* One row of the open menu, as those need it who do not see it. Actions: sidle_menu_perform of an item,
 * sidle_stage_close_menu. Its name is its title. */
typedef struct sidle_menu_row {
  uint32_t struct_size; /* filled in by the caller */
  int32_t kind;         /* SIDLE_MENU_ROW_ */
  sidle_menu element;   /* zero of a separator */
  int32_t level;        /* of its panel, from 0 */
  int32_t enabled;
  int32_t highlighted;
  int32_t checked;   /* SIDLE_CHECKED_ */
  int32_t exclusive; /* 1: of its group one at most is checked, as of radio buttons */
  int32_t expanded;  /* of a SUBMENU: 1 while it shows, else 0; -1 of others */
  int32_t place; /* among the items, submenus and loading rows of its panel, from 1; 0 of others */
  int32_t place_count;
  sidle_rect frame; /* on the stage, also where its panel is scrolled away from it */
} sidle_menu_row;
/* A row by its place from 0: those of the root's panel, then those of the submenus that show. Results:
 * ARGUMENT (struct_size), RANGE. Cost: O(rows of its panel). */
sidle_status sidle_stage_get_menu_row(const sidle_stage *stage, int32_t index, sidle_menu_row *out);

/* ---- What lies where ----------------------------------------------------------------------- */

enum {
  SIDLE_PART_NONE = 0,
  SIDLE_PART_LIST = 1,
  SIDLE_PART_ROW = 2, /* a row where neither its content nor a button is */
  SIDLE_PART_ROW_CONTENT = 3,
  SIDLE_PART_ROW_TITLE = 4,
  SIDLE_PART_BUTTON = 5,
  SIDLE_PART_BUTTON_TITLE = 6,
  SIDLE_PART_LAYER = 7,
  SIDLE_PART_LAYER_CONTENT = 8,
  SIDLE_PART_LAYER_TITLE = 9,
  SIDLE_PART_MENU = 10, /* a panel where no row can be chosen */
  SIDLE_PART_MENU_ROW = 11,
  SIDLE_PART_MENU_TITLE = 12,
  SIDLE_PART_BUTTON_SUBTITLE = 13,
  SIDLE_PART_BUTTON_IMAGE = 14,
  SIDLE_PART_BUTTON_SPINNER = 15,
  SIDLE_PART_BUTTON_INDICATOR = 16,
  SIDLE_PART_BUTTON_FOCUS_RING = 17
};
typedef struct sidle_hit {
  uint32_t struct_size; /* filled in by the caller */
  int32_t part;         /* NONE, LIST, ROW, ROW_CONTENT, BUTTON, LAYER, MENU or MENU_ROW */
  sidle_list list;
  sidle_row row;
  sidle_button button;
  sidle_layer layer;
  int32_t target;   /* number of the target of the row's content, or 0 */
  int32_t reserved; /* 0 */
  sidle_menu menu;  /* the element of a MENU_ROW, the menu whose panel it is of a MENU */
} sidle_hit;
/* What a pointer at x, y would meet, as the last draw command there shows it. Results:
 * NOT_FINITE, RANGE. Cost: O(layers + lists + rows without a list + log rows). */
sidle_status sidle_stage_hit(const sidle_stage *stage, double x, double y, sidle_hit *out);

enum {
  SIDLE_DRAW_RECTANGLE = 1,  /* frame, filled; with corners, a stroke and a shadow if any */
  SIDLE_DRAW_TEXT = 2,       /* text, as wide and high as frame */
  SIDLE_DRAW_CLIP_BEGIN = 3, /* what follows shows only inside frame and its corners, clips nest */
  SIDLE_DRAW_CLIP_END = 4,
  SIDLE_DRAW_IMAGE = 5,   /* the host's image, to fill frame; where color's alpha is not 0, the
                             image's own alpha in that color */
  SIDLE_DRAW_SPINNER = 6, /* an activity indicator in color, in the middle of frame, as large as the
                             shorter side. It turns with the stage's time: while there is one in
                             sight, is_idle is 0 and the serial changes in each step */
  SIDLE_DRAW_LINE = 7     /* in color, from frame.x, frame.y to frame.x + width, frame.y + height,
                             either of which may be negative here and only here */
};
typedef struct sidle_draw_command {
  int32_t type;    /* SIDLE_DRAW_ */
  int32_t part;    /* SIDLE_PART_; NONE in a debug overlay */
  uint64_t object; /* id of the list, row, button or layer; 0 only in a debug overlay */
  sidle_rect frame;
  uint32_t color;
  uint32_t flags;         /* 0 */
  double opacity;         /* 0 to 1, multiplies the alpha of every colour here */
  double font_size;       /* of a text, points */
  sidle_text text;        /* of a text; else empty */
  uint64_t content_token; /* of a row's or layer's content */
  double corner_radius;   /* of a rectangle, image or clip, points, 0 or more: half the shorter side
                             is the most that is painted */
  double stroke_width;    /* of a rectangle's edge, a line, a spinner's arc, points, 0 or more. The
                             stroke of a rectangle lies inside its frame, along it: so a clip to the
                             frame does not cut it, and a hit of the frame is one of all there is */
  uint32_t stroke_color;  /* of a rectangle's edge, over its fill */
  uint32_t shadow_color;  /* of a rectangle's shadow, under the whole of it; outside frame, where
                             nothing is hit */
  double shadow_radius;   /* how far its edge is blurred, 0 or more: two standard deviations, as CSS
                             has it; points */
  double shadow_x;        /* displacement of the shadow, points */
  double shadow_y;
  double phase;   /* of a spinner: how far it is turned, clockwise, 0 up to 1 */
  uint64_t image; /* of an image: the host's token */
} sidle_draw_command;
typedef struct sidle_draw_list {
  const void *first; /* NULL when count is 0 */
  int32_t count;
  int32_t stride;  /* bytes from one command to the next */
  uint64_t serial; /* changes when the commands differ from those given before */
} sidle_draw_list;
/* The scene as commands in paint order. Only what lies inside the stage and its list is given. A
 * host that sees the serial of its last frame has nothing to paint.
 * Valid until: the next step, set, create or destroy call. Allocates: only when the scene needs
 * more commands than ever before. Results: OUT_OF_MEMORY. Cost: O(lists + visible rows); O(1) while
 * the stage is idle and no call since the last draw could have changed what it shows, which getters,
 * hits and steps cannot. With a debug overlay the list is always made anew. */
sidle_status sidle_stage_draw(sidle_stage *stage, sidle_draw_list *out);
/* The command at an index, or NULL outside 0 to count - 1. */
const sidle_draw_command *sidle_draw_list_at(const sidle_draw_list *list, int32_t index);

/* ---- Replay -------------------------------------------------------------------------------- */

/* A hash of the exact bits of all state that decides what happens next: objects, motion, waiting
 * samples and events, time. Not of addresses, the carried remainder of step, or counters. Equal
 * for equal scripts, whatever the machine, the build and the slicing of time. 0 when stage is
 * NULL. Cost: O(state). */
uint64_t sidle_stage_fingerprint(const sidle_stage *stage);

/* The log since it was last read, as whole lines of text: every call that changed something, so
 * that replaying them gives the same stage. The form is in docs/log-format.md. With log_capacity 0
 * it is empty. A call whose record has no room fails with FULL and changes nothing.
 * Valid until: the next call that is not const. */
sidle_status sidle_stage_read_log(sidle_stage *stage, sidle_text *out);

#ifdef __cplusplus
}
#endif
#endif
