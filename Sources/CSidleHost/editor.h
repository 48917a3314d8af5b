/* editor.h - the line editor, over libedit. */
#ifndef SIDLE_HOST_EDITOR_H
#define SIDLE_HOST_EDITOR_H

#include "sidle_host.h"

struct host_editor;

/* NULL when the terminal cannot be edited on, or there is no memory. */
struct host_editor *host_open_editor(void);
void host_close_editor(struct host_editor *editor);
/* As sidle_host_read_line. */
sidle_host_status host_edit_line(struct host_editor *editor, const char *prompt, const char **text,
                                 size_t *length);
/* Adds to the history and saves it. */
void host_add_history(struct host_editor *editor, const char *chunk);

#endif
