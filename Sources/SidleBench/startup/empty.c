/* The library that the start-up of a program is compared with. */
int empty_call(void);
int empty_call(void) {
  return 1;
}
