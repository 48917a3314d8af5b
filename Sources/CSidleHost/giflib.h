/* giflib.h - the part of giflib (5.1 and later) that is used here, looked for when it is wanted. */
#ifndef SIDLE_HOST_GIFLIB_H
#define SIDLE_HOST_GIFLIB_H

#include <stdbool.h>
#include <stdint.h>

typedef struct gif_file gif_file;
typedef struct gif_map gif_map;
typedef struct gif_color {
  uint8_t red, green, blue;
} gif_color;
enum { GIF_ERROR = 0, GIF_EXTENSION_CONTROL = 0xF9, GIF_EXTENSION_APPLICATION = 0xFF };

typedef struct gif_functions {
  gif_file *(*open_handle)(int file, int *error); /* the file is closed with it */
  int (*close)(gif_file *, int *error);
  void (*set_version)(gif_file *, bool is_89);
  int (*put_screen)(gif_file *, int width, int height, int resolution, int background,
                    const gif_map *);
  int (*put_image)(gif_file *, int left, int top, int width, int height, bool interlaced,
                   const gif_map *);
  int (*put_line)(gif_file *, uint8_t *pixels, int count);
  int (*put_extension)(gif_file *, int code, int length, const void *bytes);
  int (*put_extension_leader)(gif_file *, int code);
  int (*put_extension_block)(gif_file *, int length, const void *bytes);
  int (*put_extension_trailer)(gif_file *);
  gif_map *(*make_map)(int count, const gif_color *);
  void (*free_map)(gif_map *);
  const char *(*error_text)(int error);
} gif_functions;
extern gif_functions sidle_host_giflib;

/* NULL when all functions are there, else why not. */
const char *sidle_host_load_giflib(void);

#endif
