#ifndef SIDLE_TEST_STDIO_H
#define SIDLE_TEST_STDIO_H
#include <stddef.h>

typedef int FILE;
extern FILE *const stdout, *const stderr;
/* Of formats: %d, %s, and %llx with or without a width of zeros; anything else is a mistake. */
int printf(const char *format, ...);
int fprintf(FILE *file, const char *format, ...);
int snprintf(char *buffer, size_t size, const char *format, ...);
int puts(const char *text);

#endif
