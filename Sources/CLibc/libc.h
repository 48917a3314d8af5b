/* What the engine takes of the C library by name: the default allocator. Used by SidleC alone. */
#ifndef SIDLE_CLIBC_H
#define SIDLE_CLIBC_H
#include <stdlib.h>
#endif
