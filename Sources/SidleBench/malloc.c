/* The program's own malloc, so that what a library asks for behind its allocator's back counts
 * too, and what the Lua module asks for, which takes no allocator. */
#define _GNU_SOURCE
#include "bench.h"
#include <errno.h>
#include <stdlib.h>

/* The C library's own, under the names it exports for this purpose. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

/* Declared by malloc.h, which not every C library has. */
void *memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  allocator_calls++;
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  allocator_calls++;
  return __libc_calloc(count, size);
}
void *realloc(void *block, size_t size) {
  allocator_calls++;
  return __libc_realloc(block, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  allocator_calls++;
  return __libc_memalign(alignment, size);
}
void *memalign(size_t alignment, size_t size) {
  allocator_calls++;
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **out, size_t alignment, size_t size) {
  allocator_calls++;
  *out = __libc_memalign(alignment, size);
  return *out == NULL ? ENOMEM : 0;
}
void free(void *block) {
  if (block != NULL) allocator_calls++;
  __libc_free(block);
}

void *uncounted_realloc(void *block, size_t size) {
  if (size != 0) return __libc_realloc(block, size);
  __libc_free(block);
  return NULL;
}
