/* Line editing. libedit asks for one character at a time, and the function that gives it waits in
 * ppoll: so Ctrl-C is an ordinary outcome of waiting and leaves the terminal as it was.
 *
 * The history is kept in $XDG_STATE_HOME/sidle/history, else ~/.local/state/sidle/history. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <wchar.h>

#include "editor.h"
#include "host_internal.h"

enum { HISTORY_SIZE = 1000, CONTROL_C = 3, CONTROL_D = 4 };

struct host_editor {
  EditLine *line;
  History *history;
  const char *prompt;
  int input;           /* the terminal */
  int waited;          /* 1 once this line had to wait for input */
  char path[PATH_MAX]; /* of the history; empty: it is not kept */
};

static char *prompt_text(EditLine *line) {
  struct host_editor *editor = NULL;
  el_get(line, EL_CLIENTDATA, &editor);
  return (char *)(uintptr_t)editor->prompt; /* libedit does not write to it */
}

/* Waits for input with SIGINT let through only while waiting, so that none is missed. Ctrl-C also
 * takes away what was typed before it, so there may be nothing to read after all: the terminal was
 * opened a second time so that the read need not wait. */
static int wait_for_byte(struct host_editor *editor, char *byte) {
  sigset_t blocked, before;
  ssize_t count = -1;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGINT);
  sigprocmask(SIG_BLOCK, &blocked, &before);
  while (count < 0 && !host_interrupt_pending()) {
    struct pollfd input = {editor->input, POLLIN, 0};
    if (poll(&input, 1, 0) == 0) editor->waited = 1;
    if (ppoll(&input, 1, NULL, &before) < 0) {
      if (errno != EINTR) break;
      continue;
    }
    count = read(editor->input, byte, 1);
    if (count < 0 && errno != EINTR && errno != EAGAIN) break;
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  /* What was typed before the terminal was raw went through the kernel's line discipline, which
   * leaves a NUL for Ctrl-D. */
  if (count == 1 && *byte == 0 && !editor->waited) *byte = CONTROL_D;
  if (count == 1 && *byte == CONTROL_C) { /* from a terminal that sends no signals */
    raise(SIGINT);
    return -1;
  }
  return (int)count;
}

static int read_character(EditLine *line, wchar_t *character) {
  mbstate_t state;
  struct host_editor *editor = NULL;
  el_get(line, EL_CLIENTDATA, &editor);
  memset(&state, 0, sizeof state);
  for (;;) {
    char byte;
    int count = wait_for_byte(editor, &byte);
    size_t size;
    if (count <= 0) return count;
    size = mbrtowc(character, &byte, 1, &state);
    if (size == (size_t)-2) continue; /* more bytes belong to it */
    if (size != (size_t)-1) return 1;
    memset(&state, 0, sizeof state); /* not a character: dropped */
  }
}

/* Makes the directories of a path that ends in a file's name. */
static void make_directories(const char *path) {
  char partial[PATH_MAX];
  snprintf(partial, sizeof partial, "%s", path);
  for (char *slash = strchr(partial + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    mkdir(partial, 0700);
    *slash = '/';
  }
}

static void choose_history_path(struct host_editor *editor) {
  const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
  int length = -1;
  if (state && state[0] == '/') {
    length = snprintf(editor->path, sizeof editor->path, "%s/sidle/history", state);
  } else if (home && home[0] == '/') {
    length = snprintf(editor->path, sizeof editor->path, "%s/.local/state/sidle/history", home);
  }
  if (length < 0 || length >= (int)sizeof editor->path) editor->path[0] = 0;
}

static void open_history(struct host_editor *editor) {
  HistEvent event;
  editor->history = history_init();
  if (!editor->history) return;
  history(editor->history, &event, H_SETSIZE, HISTORY_SIZE);
  history(editor->history, &event, H_SETUNIQUE, 1);
  el_set(editor->line, EL_HIST, history, editor->history);
  choose_history_path(editor);
  if (editor->path[0]) history(editor->history, &event, H_LOAD, editor->path);
}

struct host_editor *host_open_editor(void) {
  const char *kind = getenv("TERM");
  struct host_editor *editor;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return NULL;
  if (!kind || !*kind || strcmp(kind, "dumb") == 0) return NULL;
  if (!setlocale(LC_CTYPE, "") || MB_CUR_MAX == 1) setlocale(LC_CTYPE, "C.UTF-8");
  editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->line = el_init("sidle", stdin, stdout, stderr);
  if (!editor->line) {
    free(editor);
    return NULL;
  }
  editor->input = open("/proc/self/fd/0", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (editor->input < 0) editor->input = STDIN_FILENO;
  el_set(editor->line, EL_CLIENTDATA, editor);
  el_set(editor->line, EL_PROMPT, prompt_text);
  el_set(editor->line, EL_SIGNAL, 0);
  el_set(editor->line, EL_EDITOR, "emacs");
  el_set(editor->line, EL_GETCFN, read_character);
  el_source(editor->line, NULL); /* the user's own key bindings */
  open_history(editor);
  return editor;
}

void host_close_editor(struct host_editor *editor) {
  if (!editor) return;
  if (editor->history) history_end(editor->history);
  el_end(editor->line);
  if (editor->input != STDIN_FILENO) close(editor->input);
  free(editor);
}

sidle_host_status host_edit_line(struct host_editor *editor, const char *prompt, const char **text,
                                 size_t *length) {
  int count = 0;
  const char *line;
  editor->prompt = prompt;
  editor->waited = 0;
  el_resize(editor->line);
  el_set(editor->line, EL_PREP_TERM, 1); /* before the prompt shows, so that nothing gets lost */
  host_begin_prompting();
  line = el_gets(editor->line, &count);
  if (host_end_prompting()) {
    el_reset(editor->line);
    fputs("^C\n", stdout);
    return SIDLE_HOST_INTERRUPTED;
  }
  if (!line || count <= 0) return SIDLE_HOST_END;
  *text = line;
  *length = strlen(line);
  if (*length > 0 && line[*length - 1] == '\n') *length -= 1;
  return SIDLE_HOST_OK;
}

void host_add_history(struct host_editor *editor, const char *chunk) {
  HistEvent event;
  if (!editor->history || !*chunk) return;
  history(editor->history, &event, H_ENTER, chunk);
  if (!editor->path[0]) return;
  make_directories(editor->path);
  history(editor->history, &event, H_SAVE, editor->path);
  chmod(editor->path, 0600);
}
