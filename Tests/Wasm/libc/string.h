#ifndef SIDLE_TEST_STRING_H
#define SIDLE_TEST_STRING_H
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
size_t strlen(const char *text);

#endif
