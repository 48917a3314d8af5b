/* giflib.c - looks for giflib. */
#include "giflib.h"

#include <dlfcn.h>
#include <stddef.h>

gif_functions sidle_host_giflib;

/* The functions by their names, in the order of the struct. */
static const char *const names[] = {
    "EGifOpenFileHandle",      "EGifCloseFile",          "EGifSetGifVersion",
    "EGifPutScreenDesc",       "EGifPutImageDesc",       "EGifPutLine",
    "EGifPutExtension",        "EGifPutExtensionLeader", "EGifPutExtensionBlock",
    "EGifPutExtensionTrailer", "GifMakeMapObject",       "GifFreeMapObject",
    "GifErrorString"};
_Static_assert(sizeof(gif_functions) == sizeof names, "one name for each function");

const char *sidle_host_load_giflib(void) {
  if (sidle_host_giflib.error_text != NULL) return NULL;
  void *library = dlopen("libgif.so.7", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return "libgif.so.7 is not installed (Debian: libgif7)";
  void **slots = (void **)&sidle_host_giflib;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    slots[i] = dlsym(library, names[i]);
    if (slots[i] == NULL) return "this libgif.so.7 lacks a function";
  }
  return NULL;
}
