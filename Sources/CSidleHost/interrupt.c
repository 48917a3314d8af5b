/* Ctrl-C. A handler can only set a flag; a hook that Lua calls every thousand instructions reads
 * it and raises. The hook is set before any user code, so that every coroutine inherits it, and
 * once it has hit it asks to be called at each instruction: the error then comes again outside
 * every pcall that catches it, until control is back in the runner.
 *
 * os.exit can be made to end a script the same way (leave.c).
 *
 * A hook never fires inside a C function. So a second Ctrl-C ends the process when the first has
 * not been noticed, and also when it comes within a second of the first.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "host_internal.h"

enum { HOOK_INTERVAL = 1000, SECOND_PRESS_MILLISECONDS = 1000, STUCK_SECONDS = 1 };
enum { STATUS_INTERRUPTED = 130 };

const char host_key_interrupt = 0;
const char host_key_place = 0;
const char host_key_frames = 0;

static volatile sig_atomic_t pending;   /* Ctrl-C came and is not dealt with yet */
static volatile sig_atomic_t noticed;   /* the hook has seen it */
static volatile sig_atomic_t running;   /* Lua code runs */
static volatile sig_atomic_t prompting; /* a line is being read: the terminal may be raw */
static volatile int64_t pressed_at;     /* milliseconds; touched in the handler alone */
static lua_State *main_state;
static struct sigaction earlier_interrupt, earlier_alarm;
static int taken;

static void hook(lua_State *L, lua_Debug *activation);

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void say(const char *text) {
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
}

static void on_interrupt(int number) {
  int saved = errno;
  int64_t now = milliseconds();
  (void)number;
  if (!prompting && pending && (!noticed || now - pressed_at < SECOND_PRESS_MILLISECONDS)) {
    say("\n");
    _exit(STATUS_INTERRUPTED);
  }
  pressed_at = now;
  noticed = 0;
  pending = 1;
  if (running) {
    lua_sethook(main_state, hook, LUA_MASKCOUNT, 1); /* also when a script set its own */
    alarm(STUCK_SECONDS);
  }
  errno = saved;
}

/* A while after Ctrl-C: nothing has stopped, so a C function must be at work. */
static void on_alarm(int number) {
  int saved = errno;
  (void)number;
  if (running && pending && !noticed) {
    say("sidle: still inside a C function; press Ctrl-C again to end sidle\n");
  }
  errno = saved;
}

static void hook(lua_State *L, lua_Debug *activation) {
  (void)activation;
  if (!(pending || host_is_leaving()) || !running) { /* re-armed by an interruption that is over */
    host_rest(L);
    return;
  }
  host_raise_in(L);
  if (pending && !noticed) {
    noticed = 1;
    host_push_place(L, L, 0);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &host_key_place);
    if (L == main_state) {
      lua_pushliteral(L, ""); /* the report will show these frames */
    } else {
      host_push_frames(L, L, 0);
      lua_pushliteral(L, "\n\t(end of the coroutine)");
      lua_concat(L, 2);
    }
    lua_rawsetp(L, LUA_REGISTRYINDEX, &host_key_frames);
  }
  if (pending) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_key_interrupt);
  } else {
    host_push_leaving(L);
  }
  lua_error(L);
}

static int interrupt_text(lua_State *L) {
  lua_pushliteral(L, "interrupted");
  return 1;
}

void host_open_interrupt(lua_State *L) {
  lua_newuserdatauv(L, 0, 0);
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, interrupt_text);
  lua_setfield(L, -2, "__tostring");
  lua_pushliteral(L, "interruption");
  lua_setfield(L, -2, "__name");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &host_key_interrupt);
  host_rest(L);
}

void host_take_signals(lua_State *L) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  main_state = L;
  /* No SA_RESTART: a read that waits must end, so that a script waiting for input stops. */
  action.sa_handler = on_interrupt;
  sigaction(SIGINT, &action, &earlier_interrupt);
  action.sa_handler = on_alarm;
  action.sa_flags = SA_RESTART;
  sigaction(SIGALRM, &action, &earlier_alarm);
  taken = 1;
}

void host_give_signals_back(void) {
  running = 0;
  if (!taken) return;
  sigaction(SIGINT, &earlier_interrupt, NULL);
  sigaction(SIGALRM, &earlier_alarm, NULL);
  taken = 0;
}

void host_begin_running(void) {
  running = 1;
}

/* Takes the interruption that is pending, if any. */
static int take_pending(void) {
  int was = pending;
  pending = 0;
  noticed = 0;
  return was;
}

void host_raise_in(lua_State *L) {
  lua_sethook(L, hook, LUA_MASKCOUNT, 1);
}

void host_rest(lua_State *L) {
  lua_sethook(L, hook, LUA_MASKCOUNT, HOOK_INTERVAL);
}

int host_end_running(lua_State *L) {
  running = 0;
  if (!take_pending()) return 0;
  alarm(0);
  host_rest(L);
  return 1;
}

void host_begin_prompting(void) {
  prompting = 1;
}

int host_end_prompting(void) {
  prompting = 0;
  return take_pending();
}

int host_interrupt_pending(void) {
  return pending;
}

int32_t sidle_host_interrupted(void) {
  return take_pending();
}
