/* What the module shows to its host: the two programs, at so many steps a second. */
#include <stdint.h>
#include <stdio.h>

int slide_buttons(int argc, char **argv);
int motion(int argc, char **argv);
extern int32_t blocks_out;

/* 0 is the first program, 1 the second. */
__attribute__((export_name("run"))) int run(int which, int rate);
__attribute__((export_name("run"))) int run(int which, int rate) {
  char text[16], *arguments[] = {text, text};
  snprintf(text, sizeof text, "%d", rate);
  return which == 0 ? slide_buttons(2, arguments) : motion(2, arguments);
}

/* Blocks of memory that the scenes still hold. */
__attribute__((export_name("blocks"))) int blocks(void);
__attribute__((export_name("blocks"))) int blocks(void) {
  return blocks_out;
}
