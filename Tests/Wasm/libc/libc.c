/* See stdlib.h. Text goes to the host, a byte array at a time. */
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the host gives: where text goes, and the end of the program. */
__attribute__((import_module("host"), import_name("write"))) void
host_write(int file, const char *text, size_t size);
__attribute__((import_module("host"), import_name("exit"))) _Noreturn void host_exit(int status);

/* ---- Memory -------------------------------------------------------------------------------- */

/* Freed blocks wait by size, in powers of two, for the next of their size. */
extern unsigned char __heap_base;
static uintptr_t heap_end;
static void *waiting[32];
enum { PAGE = 65536, HEADER = 16 };
int32_t blocks_out; /* what a scene has not given back */

static int order_of(size_t size) {
  int order = 4;
  while (((size_t)1 << order) < size) order++;
  return order;
}

void *malloc(size_t size) {
  if (size > (size_t)1 << 30) return NULL;
  const int order = order_of(size);
  void *block = waiting[order];
  if (block) {
    waiting[order] = *(void **)block;
  } else {
    if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    const uintptr_t start = heap_end + HEADER, end = start + ((size_t)1 << order);
    const uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + PAGE - 1) / PAGE) == (size_t)-1) {
      return NULL;
    }
    heap_end = end;
    block = (void *)start;
    *(int *)(start - HEADER) = order;
  }
  blocks_out++;
  return block;
}

void free(void *block) {
  if (!block) return;
  const int order = *(const int *)((uintptr_t)block - HEADER);
  *(void **)block = waiting[order];
  waiting[order] = block;
  blocks_out--;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = alignment <= 16 ? malloc(size) : NULL;
  return *block ? 0 : 12;
}

/* Not compiled into calls of themselves. */
__attribute__((no_builtin)) void *memcpy(void *to, const void *from, size_t size) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (size--) *t++ = *f++;
  return to;
}

__attribute__((no_builtin)) void *memmove(void *to, const void *from, size_t size) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t <= f) return memcpy(to, from, size);
  while (size--) t[size] = f[size];
  return to;
}

__attribute__((no_builtin)) void *memset(void *to, int byte, size_t size) {
  unsigned char *t = to;
  while (size--) *t++ = (unsigned char)byte;
  return to;
}

__attribute__((no_builtin)) size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

/* ---- Numbers ------------------------------------------------------------------------------- */

/* 128-bit product, which the compiler calls. Halves as they lie in memory. */
__int128 __multi3(__int128 a, __int128 b);
__int128 __multi3(__int128 a, __int128 b) {
  union {
    __int128 whole;
    struct {
      uint64_t low, high;
    } half;
  } x = {a}, y = {b}, result;
  const uint64_t mask = 0xFFFFFFFF;
  const uint64_t a0 = x.half.low & mask, a1 = x.half.low >> 32;
  const uint64_t b0 = y.half.low & mask, b1 = y.half.low >> 32;
  const uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & mask);
  result.half.low = (low & mask) | other << 32;
  result.half.high = a1 * b1 + (middle >> 32) + (other >> 32) + x.half.low * y.half.high +
                     x.half.high * y.half.low;
  return result.whole;
}

double atof(const char *text) {
  double value = 0;
  for (; *text >= '0' && *text <= '9'; text++) value = value * 10 + (*text - '0');
  return value;
}

long long llround(double x) {
  const long long down = (long long)x; /* toward zero */
  const double rest = x - (double)down;
  return rest >= 0.5 ? down + 1 : rest <= -0.5 ? down - 1 : down;
}

_Noreturn void exit(int status) {
  host_exit(status);
}

/* ---- Text ---------------------------------------------------------------------------------- */

static FILE out = 1, error = 2;
FILE *const stdout = &out, *const stderr = &error;

static size_t put_number(char *buffer, unsigned long long value, unsigned base, int width) {
  char digits[24];
  int count = 0;
  do {
    digits[count++] = "0123456789abcdef"[value % base];
    value /= base;
  } while (value);
  while (count < width) digits[count++] = '0';
  for (int i = 0; i < count; i++) buffer[i] = digits[count - 1 - i];
  return (size_t)count;
}

/* No text of the scenes is longer than 400 bytes. */
static size_t format_text(char *to, const char *format, va_list values) {
  size_t length = 0;
  for (; *format; format++) {
    if (*format != '%') {
      to[length++] = *format;
      continue;
    }
    format++;
    int width = 0;
    while (*format >= '0' && *format <= '9') width = width * 10 + (*format++ - '0');
    if (*format == 's') {
      const char *text = va_arg(values, const char *);
      const size_t size = strlen(text);
      memcpy(to + length, text, size);
      length += size;
    } else if (*format == 'd') {
      const int value = va_arg(values, int);
      if (value < 0) to[length++] = '-';
      length += put_number(to + length, value < 0 ? 0u - (unsigned)value : (unsigned)value, 10, 0);
    } else if (format[0] == 'l' && format[1] == 'l' && format[2] == 'x') {
      format += 2;
      length += put_number(to + length, va_arg(values, unsigned long long), 16, width);
    } else {
      __builtin_trap();
    }
  }
  to[length] = 0;
  return length;
}

static int print_to(FILE *file, const char *format, va_list values) {
  char text[512];
  const size_t length = format_text(text, format, values);
  host_write(*file, text, length);
  return (int)length;
}

int fprintf(FILE *file, const char *format, ...) {
  va_list values;
  va_start(values, format);
  const int length = print_to(file, format, values);
  va_end(values);
  return length;
}

int printf(const char *format, ...) {
  va_list values;
  va_start(values, format);
  const int length = print_to(stdout, format, values);
  va_end(values);
  return length;
}

int snprintf(char *buffer, size_t size, const char *format, ...) {
  char text[512];
  va_list values;
  va_start(values, format);
  const size_t length = format_text(text, format, values);
  va_end(values);
  if (length >= size) __builtin_trap();
  memcpy(buffer, text, length + 1);
  return (int)length;
}

int puts(const char *text) {
  host_write(*stdout, text, strlen(text));
  host_write(*stdout, "\n", 1);
  return 1;
}
