/* Counts what a program asks of malloc, by whatever name, and of an allocator of the host's. Include it first;
 * one file of a program only. */
#ifndef COUNTED_H
#define COUNTED_H

#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>

#include "scene.h"

/* The C library's own, under the names it exports for this purpose. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static int64_t mallocs, allocations;

void *malloc(size_t size) {
  mallocs++;
  return __libc_malloc(size);
}
void *calloc(size_t n, size_t size) {
  mallocs++;
  return __libc_calloc(n, size);
}
void *realloc(void *block, size_t size) {
  mallocs++;
  return __libc_realloc(block, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  mallocs++;
  return __libc_memalign(alignment, size);
}
void *memalign(size_t alignment, size_t size) {
  mallocs++;
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **out, size_t alignment, size_t size) {
  mallocs++;
  *out = __libc_memalign(alignment, size);
  return *out == NULL ? ENOMEM : 0;
}
void free(void *block) {
  if (block != NULL) mallocs++;
  __libc_free(block);
}

static void *allocate(void *context, size_t size, size_t alignment) {
  (void)context;
  allocations++;
  return __libc_memalign(alignment, size);
}
static void release(void *context, void *block, size_t size, size_t alignment) {
  (void)context, (void)size, (void)alignment;
  allocations++;
  __libc_free(block);
}

/* That the counter counts. */
static void check_counter(void) {
  const int64_t before = mallocs;
  void *volatile probe = malloc(1);
  free(probe);
  CHECK_INT(mallocs - before, 2);
}

#endif
