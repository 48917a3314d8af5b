/* Sizes and flags of specs and states, and texts that are too long, not UTF-8 or taken. */
#include "misuse.h"

static scene s;

/* A spec in a larger block, as a caller with a newer header has it. */
typedef union wide {
  sidle_stage_spec stage;
  sidle_list_spec list;
  sidle_row_spec row;
  sidle_button_spec button;
  sidle_row_state row_state;
  sidle_list_state list_state;
  sidle_button_state button_state;
  sidle_counters counters;
  sidle_hit hit;
  struct {
    uint32_t struct_size, flags;
  } head;
  unsigned char bytes[1024];
} wide;

typedef void (*initialise)(void *spec, size_t size);
typedef sidle_status (*use)(wide *spec);

static void init_stage(void *spec, size_t size) {
  sidle_stage_spec_init_sized(spec, size);
}
static void init_list(void *spec, size_t size) {
  sidle_list_spec_init_sized(spec, size);
}
static void init_row(void *spec, size_t size) {
  sidle_row_spec_init_sized(spec, size);
}
static void init_button(void *spec, size_t size) {
  sidle_button_spec_init_sized(spec, size);
}
static sidle_status use_stage(wide *spec) {
  sidle_stage *out = (sidle_stage *)&spec;
  sidle_status status = sidle_stage_create(&spec->stage, &out);
  if (status < 0)
    CHECK(out == NULL);
  else
    sidle_stage_destroy(out);
  return status;
}
static sidle_status use_list(wide *spec) {
  sidle_list out;
  POISON(out);
  sidle_status status = sidle_list_create(s.stage, &spec->list, &out);
  if (status < 0)
    ZEROED(out);
  else
    CHECK_OK(sidle_list_destroy(s.stage, out));
  return status;
}
static sidle_status use_row(wide *spec) {
  sidle_row out;
  POISON(out);
  sidle_status status = sidle_row_create(s.stage, s.list, &spec->row, &out);
  if (status < 0)
    ZEROED(out);
  else
    CHECK_OK(sidle_row_destroy(s.stage, out));
  return status;
}
static sidle_status use_preset(wide *spec) {
  return sidle_row_spec_preset(&spec->row, SIDLE_PRESET_SLIDE_BUTTONS);
}
static sidle_status use_button(wide *spec) {
  sidle_button out;
  POISON(out);
  sidle_status status =
      sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, &spec->button, &out);
  if (status < 0)
    ZEROED(out);
  else
    CHECK_OK(sidle_button_destroy(s.stage, out));
  return status;
}

static const struct {
  const char *name;
  size_t size;
  initialise initialise;
  use use;
} specs[] = {
    {"sidle_stage_create", sizeof(sidle_stage_spec), init_stage, use_stage},
    {"sidle_list_create", sizeof(sidle_list_spec), init_list, use_list},
    {"sidle_row_create", sizeof(sidle_row_spec), init_row, use_row},
    {"sidle_row_spec_preset", sizeof(sidle_row_spec), init_row, use_preset},
    {"sidle_row_add_button", sizeof(sidle_button_spec), init_button, use_button},
};

/* On the stage when the call is about one. */
static void refused(size_t i, wide *spec, sidle_status want) {
  if (specs[i].use == use_stage || specs[i].use == use_preset) {
    check_status(specs[i].use(spec), want, specs[i].name, __FILE__, __LINE__);
    return;
  }
  misuse_before(s.stage, specs[i].name);
  misuse_after(s.stage, specs[i].use(spec), want, specs[i].name, __FILE__, __LINE__);
}

static void sizes_of_specs(void) {
  wide spec;
  for (size_t i = 0; i < sizeof specs / sizeof specs[0]; i++) {
    const size_t size = specs[i].size;
    /* An initialiser writes what the caller has room for, and not a byte more. */
    for (size_t room = 0; room <= size; room += 4) {
      CONTEXT("%s, init of %zu bytes", specs[i].name, room);
      memset(&spec, 0xA5, sizeof spec);
      specs[i].initialise(&spec, room);
      for (size_t b = room; b < sizeof spec; b++)
        if (spec.bytes[b] != 0xA5) {
          CHECK(!"a byte after the end was written");
          break;
        }
    }
    const size_t wrong[] = {0, 1, 4, 8, size - 8, size - 1, UINT32_MAX, 0xA5A5A5A5};
    /* A preset writes the fields that it knows; a size that is too large is the next call's. */
    const size_t kinds = sizeof wrong / sizeof wrong[0] - (specs[i].use == use_preset ? 2 : 0);
    for (size_t w = 0; w < kinds; w++) {
      CONTEXT("%s, struct_size %zu", specs[i].name, wrong[w]);
      memset(&spec, 0, sizeof spec);
      specs[i].initialise(&spec, size);
      spec.head.struct_size = (uint32_t)wrong[w];
      refused(i, &spec, SIDLE_ERROR_ARGUMENT);
    }
    CONTEXT("%s, a newer caller", specs[i].name);
    memset(&spec, 0xA5, sizeof spec);
    specs[i].initialise(&spec, size + 16);
    CHECK_INT(spec.head.struct_size, (int64_t)(size + 16));
    check_status(specs[i].use(&spec), SIDLE_OK, specs[i].name, __FILE__, __LINE__);
    CHECK_INT(spec.bytes[size + 16], 0xA5);
    if (specs[i].use == use_preset) continue; /* and so are flags */
    for (size_t b = size; b < size + 16; b += 5) {
      spec.bytes[b] = 1;
      refused(i, &spec, SIDLE_ERROR_NEWER_FIELDS);
      spec.bytes[b] = 0;
    }
    for (int bit = 0; bit < 32; bit++) {
      CONTEXT("%s, flag %d", specs[i].name, bit);
      specs[i].initialise(&spec, size);
      spec.head.flags = (uint32_t)1 << bit;
      refused(i, &spec, SIDLE_ERROR_ARGUMENT);
    }
  }
  CONTEXT("%s", "");
}

static sidle_status get_row(wide *state) {
  return sidle_row_get_state(s.stage, s.row[0], &state->row_state);
}
static sidle_status get_list(wide *state) {
  return sidle_list_get_state(s.stage, s.list, &state->list_state);
}
static sidle_status get_button(wide *state) {
  return sidle_button_get_state(s.stage, s.done[0], &state->button_state);
}
static sidle_status get_counters(wide *state) {
  return sidle_stage_get_counters(s.stage, &state->counters);
}
static sidle_status get_hit(wide *state) {
  return sidle_stage_hit(s.stage, 1, 1, &state->hit);
}

static void sizes_of_states(void) {
  static const struct {
    const char *name;
    size_t size;
    use use;
  } states[] = {
      {"sidle_row_get_state", sizeof(sidle_row_state), get_row},
      {"sidle_list_get_state", sizeof(sidle_list_state), get_list},
      {"sidle_button_get_state", sizeof(sidle_button_state), get_button},
      {"sidle_stage_get_counters", sizeof(sidle_counters), get_counters},
      {"sidle_stage_hit", sizeof(sidle_hit), get_hit},
  };
  wide state, again;
  for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) {
    const size_t size = states[i].size;
    const size_t wrong[] = {0, 1, 3, size - 1};
    for (size_t w = 0; w < sizeof wrong / sizeof wrong[0]; w++) {
      CONTEXT("%s, struct_size %zu", states[i].name, wrong[w]);
      memset(&state, 0xA5, sizeof state);
      state.head.struct_size = (uint32_t)wrong[w];
      misuse_before(s.stage, states[i].name);
      misuse_after(s.stage, states[i].use(&state), SIDLE_ERROR_ARGUMENT, states[i].name, __FILE__,
                   __LINE__);
      CHECK_INT(state.bytes[wrong[w] < 4 ? 4 : wrong[w]], 0xA5);
    }
    /* A newer caller gets what this library knows. */
    CONTEXT("%s, a newer caller", states[i].name);
    memset(&state, 0xA5, sizeof state);
    memset(&again, 0xA5, sizeof again);
    state.head.struct_size = (uint32_t)size;
    again.head.struct_size = (uint32_t)size + 32;
    CHECK_OK(states[i].use(&state));
    CHECK_OK(states[i].use(&again));
    CHECK(memcmp(state.bytes + 4, again.bytes + 4, size - 4) == 0);
    CHECK_INT(state.bytes[size], 0xA5);
    CHECK_INT(again.bytes[size + 32], 0xA5);
  }
  CONTEXT("%s", "");
}

static char many[5000];

static void names(void) {
  sidle_list_spec list;
  sidle_row_spec row = slide_buttons_spec(NULL);
  sidle_button_spec button;
  sidle_list list_out;
  sidle_row row_out;
  sidle_button button_out;
  uint64_t found = 77;
  sidle_list_spec_init(&list);
  sidle_button_spec_init(&button);
  const sidle_text bad[] = {
      {many, 256}, {many, -1}, {many, -2}, {many, INT64_MIN}, {many, INT64_MAX}};
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
    CONTEXT("name of length %" PRId64, bad[i].length);
    list.name = row.name = button.name = bad[i];
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_list_create(s.stage, &list, &list_out));
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_create(s.stage, s.list, &row, &row_out));
    REFUSED(s.stage, SIDLE_ERROR_RANGE,
            sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, &button, &button_out));
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_find(s.stage, SIDLE_KIND_ROW, bad[i], &found));
    CHECK_INT((int64_t)found, 0);
  }
  CONTEXT("%s", "");
  row.name = text("a");
  REFUSED(s.stage, SIDLE_ERROR_NAME_TAKEN, sidle_row_create(s.stage, s.list, &row, &row_out));
  list.name = text("list");
  REFUSED(s.stage, SIDLE_ERROR_NAME_TAKEN, sidle_list_create(s.stage, &list, &list_out));
  button.name = text("done a");
  REFUSED(s.stage, SIDLE_ERROR_NAME_TAKEN,
          sidle_row_add_button(s.stage, s.row[1], SIDLE_EDGE_LEADING, &button, &button_out));
  REFUSED(s.stage, SIDLE_ERROR_NOT_FOUND, sidle_find(s.stage, SIDLE_KIND_LIST, text("a"), &found));
  const int32_t kinds[] = {-1, SIDLE_KIND_NONE, SIDLE_KIND_BUTTON + 1, INT32_MAX};
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    REFUSED(s.stage, SIDLE_ERROR_ARGUMENT, sidle_find(s.stage, kinds[i], text("a"), &found));

  /* Any bytes, 255 of them, the same for each kind; free again when the object is gone. */
  list.name = row.name = (sidle_text){many, 255};
  many[3] = 0;
  many[4] = (char)0xFF;
  CHECK_OK(sidle_list_create(s.stage, &list, &list_out));
  CHECK_OK(sidle_row_create(s.stage, list_out, &row, &row_out));
  sidle_text name;
  CHECK_OK(sidle_get_name(s.stage, row_out.value, &name));
  CHECK(name.length == 255 && memcmp(name.bytes, many, 255) == 0);
  CHECK_OK(sidle_find(s.stage, SIDLE_KIND_ROW, row.name, &found));
  CHECK_HEX(found, row_out.value);
  CHECK_OK(sidle_list_destroy(s.stage, list_out));
  REFUSED(s.stage, SIDLE_ERROR_NOT_FOUND, sidle_find(s.stage, SIDLE_KIND_ROW, row.name, &found));
  CHECK_OK(sidle_list_create(s.stage, &list, &list_out));
  CHECK_OK(sidle_list_destroy(s.stage, list_out));
  many[3] = many[4] = 'x';
}

static void titles(void) {
  static const char *const good[] = {"",
                                     "plain",
                                     "caf\xC3\xA9",
                                     "\xE2\x82\xAC",
                                     "\xF0\x9F\x98\x80",
                                     "\xEF\xBF\xBF",
                                     "\xF4\x8F\xBF\xBF",
                                     "\x7F"};
  static const char *const bad[] = {"\x80",
                                    "\xC3",
                                    "\xC3(",
                                    "\xC0\x80",
                                    "\xC1\xBF",
                                    "\xE2\x82",
                                    "\xE0\x80\x80",
                                    "\xED\xA0\x80",
                                    "\xED\xBF\xBF",
                                    "\xF0\x80\x80\x80",
                                    "\xF4\x90\x80\x80",
                                    "\xF5\x80\x80\x80",
                                    "\xFF",
                                    "ok\xE2",
                                    "\xF0\x9F\x98"};
  sidle_row_spec row = slide_buttons_spec(NULL);
  sidle_button_spec button;
  sidle_row row_out;
  sidle_button button_out;
  sidle_button_spec_init(&button);
  for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
    sidle_text got;
    CONTEXT("good title %zu", i);
    CHECK_OK(sidle_row_set_title(s.stage, s.row[0], text(good[i])));
    CHECK_OK(sidle_get_title(s.stage, s.row[0].value, &got));
    if (CHECK_INT(got.length, (int64_t)strlen(good[i])) && got.length > 0)
      CHECK(memcmp(got.bytes, good[i], strlen(good[i])) == 0);
    CHECK_OK(sidle_button_set_title(s.stage, s.done[0], text(good[i])));
  }
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
    CONTEXT("bad title %zu", i);
    REFUSED(s.stage, SIDLE_ERROR_NOT_UTF8, sidle_row_set_title(s.stage, s.row[0], text(bad[i])));
    REFUSED(s.stage, SIDLE_ERROR_NOT_UTF8,
            sidle_button_set_title(s.stage, s.done[0], text(bad[i])));
    row.title = button.title = text(bad[i]);
    REFUSED(s.stage, SIDLE_ERROR_NOT_UTF8, sidle_row_create(s.stage, s.list, &row, &row_out));
    REFUSED(s.stage, SIDLE_ERROR_NOT_UTF8,
            sidle_row_add_button(s.stage, s.row[0], SIDLE_EDGE_LEADING, &button, &button_out));
  }
  const sidle_text long_ones[] = {
      {many, 4097}, {many, -1}, {many, -2}, {many, INT64_MIN}, {many, INT64_MAX}};
  for (size_t i = 0; i < sizeof long_ones / sizeof long_ones[0]; i++) {
    CONTEXT("title of length %" PRId64, long_ones[i].length);
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_row_set_title(s.stage, s.row[0], long_ones[i]));
    REFUSED(s.stage, SIDLE_ERROR_RANGE, sidle_button_set_title(s.stage, s.done[0], long_ones[i]));
  }
  CONTEXT("%s", "");
  CHECK_OK(sidle_row_set_title(s.stage, s.row[0], (sidle_text){many, 4096}));
}

int main(void) {
  memset(many, 'x', sizeof many - 1);
  s = scene_make(NULL, NULL, 2);
  sizes_of_specs();
  sizes_of_states();
  names();
  titles();
  sidle_stage_destroy(s.stage);
  return check_report();
}
