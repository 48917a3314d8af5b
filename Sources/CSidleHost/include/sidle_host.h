/* sidle_host.h - what the runner needs of Lua and of the terminal.
 *
 * The runner is Swift and Lua errors are jumps, so everything that can meet one is behind these
 * functions: each runs its work under a protected call and answers with a status. Nothing here
 * is installed; the public header of the library is sidle.h.
 *
 * Texts that come out live until the next call with the same host. One host at a time, since
 * Ctrl-C belongs to the process.
 */
#ifndef SIDLE_HOST_H
#define SIDLE_HOST_H

#include <stddef.h>
#include <stdint.h>

struct sidle_stage;
struct sidle_draw_list;
typedef struct sidle_host sidle_host;

typedef int32_t sidle_host_status;
enum {
  SIDLE_HOST_OK = 0,
  SIDLE_HOST_FAILED = 1,      /* sidle_host_message says why */
  SIDLE_HOST_INTERRUPTED = 2, /* Ctrl-C; sidle_host_message says where */
  SIDLE_HOST_INCOMPLETE = 3,  /* of a chunk: it needs more lines */
  SIDLE_HOST_END = 4,         /* of the input: there is no more */
  SIDLE_HOST_EXITED = 5       /* os.exit was called, see sidle_host_catch_exit */
};

/* ---- The interpreter (host.c, paths.c) ------------------------------------------------------ */

enum { SIDLE_HOST_WARNINGS = 1, SIDLE_HOST_NO_ENVIRONMENT = 2 };

/* Starts Lua with its standard libraries, "sidle.core" preloaded and package.path leading to the
 * front end; takes over Ctrl-C. NULL when there is no memory. flags: SIDLE_HOST_ above. */
sidle_host *sidle_host_create(uint32_t flags);
/* Closes Lua and gives Ctrl-C back. NULL is allowed. */
void sidle_host_destroy(sidle_host *host);
/* What went wrong, with its traceback, without a line end. Empty when nothing did. */
const char *sidle_host_message(const sidle_host *host);
/* Such as "Lua 5.4.4". */
const char *sidle_host_lua_release(void);

/* ---- Running (chunk.c) ---------------------------------------------------------------------- */

/* The global table arg: arguments[script] becomes arg[0], those before it get negative numbers. */
sidle_host_status sidle_host_set_arguments(sidle_host *host, const char *const *arguments,
                                           int32_t count, int32_t script);
/* Runs what LUA_INIT or LUA_INIT_5_4 says, as stock Lua does. */
sidle_host_status sidle_host_run_init(sidle_host *host);
/* Runs a text; name stands in messages. */
sidle_host_status sidle_host_run_text(sidle_host *host, const char *text, const char *name);
/* Runs a file, or standard input when path is NULL, with arguments as "...". */
sidle_host_status sidle_host_run_file(sidle_host *host, const char *path,
                                      const char *const *arguments, int32_t count);
/* As -l: "module", or "name=module" to choose the global's name. */
sidle_host_status sidle_host_require(sidle_host *host, const char *module);

/* From here on os.exit ends what runs, through every pcall, and not the process: the call answers
 * with EXITED. */
sidle_host_status sidle_host_catch_exit(sidle_host *host);
/* What os.exit was given last, as a status of a process, 0 to 255, and as it was written. */
int32_t sidle_host_exit_status(void);
const char *sidle_host_exit_argument(void);

/* ---- The session (session.c) ---------------------------------------------------------------- */

/* Compiles and runs one chunk typed at the prompt, as an expression first, then as statements,
 * and prints its results. line is the number of its first line at the prompt. INCOMPLETE: nothing
 * ran, the chunk needs another line. */
sidle_host_status sidle_host_feed(sidle_host *host, const char *text, size_t length, int32_t line);

/* ---- Replay (stage.c) ----------------------------------------------------------------------- */

/* The stage that a script made. */
typedef struct sidle_host_stage {
  struct sidle_stage *stage; /* NULL when the script has closed it */
  int64_t deadline_ns;       /* when the engine or a script next acts; INT64_MAX: never */
  double width, height;      /* points; 0 when there is no stage */
} sidle_host_stage;

/* Runs a script with sidle.replaying set and keeps the stage that it returns. */
sidle_host_status sidle_host_load_stage(sidle_host *host, const char *path, sidle_host_stage *out);
/* stage:step_to_ns(time) on that stage, so that its handlers run. */
sidle_host_status sidle_host_step_stage(sidle_host *host, int64_t time_ns, sidle_host_stage *out);

/* ---- Pictures (record.c, canvas.c, gif.c) --------------------------------------------------- */

/* The first stage that a script makes, unless it keeps a log of its own, writes it to a file. */
sidle_host_status sidle_host_record(sidle_host *host, const char *path);

/* Pixels that draw commands are painted on. The functions that give a text give NULL when all went
 * well, else why not. */
typedef struct sidle_host_canvas sidle_host_canvas;
/* width x height points, scale pixels each, 1 to 16384 pixels each way. Needs libcairo.so.2, which
 * is looked for when this is called. *out is NULL on failure. */
const char *sidle_host_canvas_open(double width, double height, double scale,
                                   sidle_host_canvas **out);
/* NULL is allowed. */
void sidle_host_canvas_close(sidle_host_canvas *canvas);
/* White all over; a new canvas is transparent. */
void sidle_host_canvas_clear(sidle_host_canvas *canvas);
/* Over what is there. */
const char *sidle_host_canvas_paint(sidle_host_canvas *canvas, const struct sidle_draw_list *list);
/* To a descriptor, which is closed. */
const char *sidle_host_canvas_write_png(sidle_host_canvas *canvas, int file);

/* Lines from the top, stride bytes each, of native 0xAARRGGBB, alpha multiplied in. Valid until the
 * canvas is painted on or closed. */
typedef struct sidle_host_pixels {
  const unsigned char *first;
  int32_t width, height, stride;
} sidle_host_pixels;
sidle_host_pixels sidle_host_canvas_pixels(sidle_host_canvas *canvas);

/* An animated GIF. Needs libgif.so.7, which is looked for when this is called. file is a descriptor
 * that belongs to the GIF once *out is not NULL; *out is to be closed then, also on failure. */
typedef struct sidle_host_gif sidle_host_gif;
const char *sidle_host_gif_open(int file, int32_t width, int32_t height, sidle_host_gif **out);
/* Shows pixels, as many as the GIF has, from a time on, in hundredths of a second, ascending. What
 * is the same as before is no new image; of several at one time the last one is shown. */
void sidle_host_gif_show(sidle_host_gif *gif, sidle_host_pixels pixels, int64_t hundredths);
/* The last image shows until this time. NULL is allowed. */
const char *sidle_host_gif_close(sidle_host_gif *gif, int64_t hundredths);

/* ---- The terminal (line.c, output.c, interrupt.c) ------------------------------------------- */

/* 1 when the stream (0 input, 1 output, 2 errors) is a terminal. */
int32_t sidle_host_is_terminal(int32_t stream);
/* Bytes to standard output, or to standard error after flushing the output. */
void sidle_host_write(const char *bytes, size_t length);
void sidle_host_write_error(const char *bytes, size_t length);
/* Flushes both. 0 when something could not be written. */
int32_t sidle_host_flush(void);

/* One line of input without its end; *text lives until the next call. With line editing on a
 * terminal, plainly otherwise. INTERRUPTED: Ctrl-C was typed; END: there is no more. */
sidle_host_status sidle_host_read_line(sidle_host *host, const char *prompt, const char **text,
                                       size_t *length);
/* Adds a chunk to the history as one entry and saves it. Nothing unless lines are edited. */
void sidle_host_remember(sidle_host *host, const char *chunk);

/* 1 when Ctrl-C was typed since it was last dealt with: for long loops outside Lua. */
int32_t sidle_host_interrupted(void);

#endif
