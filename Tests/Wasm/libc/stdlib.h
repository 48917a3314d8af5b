/* The part of the C library that the engine and the scenes use, for a WebAssembly module that has
 * none. All of it is in libc.c. */
#ifndef SIDLE_TEST_STDLIB_H
#define SIDLE_TEST_STDLIB_H
#include <stddef.h>

void *malloc(size_t size);
void free(void *block);
int posix_memalign(void **block, size_t alignment, size_t size);
double atof(const char *text); /* digits only */
_Noreturn void exit(int status);

#endif
