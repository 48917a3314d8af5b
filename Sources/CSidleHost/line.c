/* Reading lines: with the editor on a terminal that can do it, plainly otherwise. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "editor.h"
#include "host_internal.h"

static sidle_host_status read_plainly(sidle_host *host, const char *prompt, const char **text,
                                      size_t *length) {
  ssize_t count;
  fputs(prompt, stdout);
  fflush(stdout);
  host_begin_prompting();
  errno = 0;
  count = getline(&host->line, &host->line_size, stdin);
  if (host_end_prompting()) {
    clearerr(stdin);
    putchar('\n');
    return SIDLE_HOST_INTERRUPTED;
  }
  if (count < 0) return SIDLE_HOST_END;
  *text = host->line;
  *length = (size_t)count;
  if (count > 0 && host->line[count - 1] == '\n') *length -= 1;
  return SIDLE_HOST_OK;
}

sidle_host_status sidle_host_read_line(sidle_host *host, const char *prompt, const char **text,
                                       size_t *length) {
  if (!host->editor && !host->plain) {
    host->editor = host_open_editor();
    host->plain = host->editor == NULL;
  }
  *text = "";
  *length = 0;
  fflush(stdout);
  if (host->editor) return host_edit_line(host->editor, prompt, text, length);
  return read_plainly(host, prompt, text, length);
}

void sidle_host_remember(sidle_host *host, const char *chunk) {
  if (host->editor) host_add_history(host->editor, chunk);
}
