/* Standard output and errors, through the same buffers as Lua's print. */
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

#include "host_internal.h"

int32_t sidle_host_is_terminal(int32_t stream) {
  return isatty(stream);
}

void sidle_host_write(const char *bytes, size_t length) {
  if (length > 0) fwrite(bytes, 1, length, stdout);
}

void sidle_host_write_error(const char *bytes, size_t length) {
  fflush(stdout);
  if (length > 0) fwrite(bytes, 1, length, stderr);
  fflush(stderr);
}

int32_t sidle_host_flush(void) {
  int failed = fflush(stdout) != 0 || ferror(stdout);
  if (fflush(stderr) != 0 || ferror(stderr)) failed = 1;
  return !failed;
}
