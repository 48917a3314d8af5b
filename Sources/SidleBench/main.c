/* Times the library through its public header and prints a line of fields for each row:
 * name, objects, unit, median, least, name of the limit, median of the limit, median
 * of the ratios.
 * Usage: bench time|quick|count [part of a row's name] */
#include "bench.h"
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  const char *how = argc > 1 ? argv[1] : "time";
  mode = !strcmp(how, "quick") ? QUICK : !strcmp(how, "count") ? COUNT : TIME;
  wanted = argc > 2 ? argv[2] : NULL;
  if (sidle_abi() != SIDLE_ABI) return 2;
  bench_memory();
  bench_pointer();
  bench_rows();
  bench_draw();
  bench_looks();
  bench_control();
  bench_animations();
  bench_lua();
  return finish_checks();
}
