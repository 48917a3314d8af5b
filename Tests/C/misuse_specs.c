/* Sizes and flags of specs and states. */
#include "misuse.h"

static scene s;

/* A spec in a larger block, as a caller with a newer header has it. */
typedef union wide {
  sidle_stage_spec stage;
  sidle_list_spec list;
  sidle_row_spec row;
  sidle_button_spec button;
  sidle_animation_spec animation;
  sidle_animation_state animation_state;
  sidle_layer_spec layer;
  sidle_menu_spec menu;
  sidle_layer_content content;
  sidle_transition_spec transition;
  sidle_layer_state layer_state;
  sidle_open_menu open_menu;
  sidle_row_state row_state;
  sidle_what_if what_if;
  sidle_list_state list_state;
  sidle_button_state button_state;
  sidle_counters counters;
  sidle_verdict verdict;
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

static void init_animation(void *spec, size_t size) {
  sidle_animation_spec_init_sized(spec, size);
}
static sidle_status use_animation(wide *spec) {
  sidle_animation out;
  POISON(out);
  sidle_status status =
      sidle_animation_create(s.stage, (sidle_animation){0}, &spec->animation, &out);
  if (status < 0)
    ZEROED(out);
  else
    CHECK_OK(sidle_animation_destroy(s.stage, out));
  return status;
}

static void init_menu(void *spec, size_t size) {
  sidle_menu_spec_init_sized(spec, size);
}
static sidle_status use_menu(wide *spec) {
  sidle_menu out;
  POISON(out);
  sidle_status status = sidle_menu_create(s.stage, (sidle_menu){0}, &spec->menu, &out);
  if (status < 0)
    ZEROED(out);
  else
    CHECK_OK(sidle_menu_destroy(s.stage, out));
  return status;
}

static sidle_layer layer;
static void init_layer(void *spec, size_t size) {
  sidle_layer_spec_init_sized(spec, size);
}
static sidle_status use_layer(wide *spec) {
  sidle_layer out;
  POISON(out);
  sidle_status status = sidle_layer_create(s.stage, &spec->layer, &out);
  if (status < 0)
    ZEROED(out);
  else
    CHECK_OK(sidle_layer_destroy(s.stage, out));
  return status;
}
static void init_content(void *spec, size_t size) {
  sidle_layer_content_init_sized(spec, size);
}
static sidle_status use_content(wide *spec) {
  sidle_animation out;
  POISON(out);
  sidle_status status = sidle_layer_replace(s.stage, layer, &spec->content, NULL, &out);
  ZEROED(out);
  return status;
}
static void init_transition(void *spec, size_t size) {
  sidle_transition_spec_init_sized(spec, size);
}
static sidle_status use_transition(wide *spec) {
  sidle_animation out;
  sidle_layer_content content;
  POISON(out);
  sidle_layer_content_init(&content);
  sidle_status status = sidle_layer_replace(s.stage, layer, &content, &spec->transition, &out);
  if (status < 0)
    ZEROED(out);
  else
    CHECK_OK(sidle_animation_stop(s.stage, out));
  step_to(s.stage, sidle_stage_now(s.stage), NULL); /* what was announced makes room */
  return status;
}
static sidle_status use_transition_preset(wide *spec) {
  return sidle_transition_spec_preset(&spec->transition, SIDLE_TRANSITION_PRESET_SLIDE_IN);
}
/* Presets are no calls on a stage. */
static int is_preset(use call) {
  return call == use_preset || call == use_transition_preset;
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
    {"sidle_animation_create", sizeof(sidle_animation_spec), init_animation, use_animation},
    {"sidle_menu_create", sizeof(sidle_menu_spec), init_menu, use_menu},
    {"sidle_layer_create", sizeof(sidle_layer_spec), init_layer, use_layer},
    {"sidle_layer_replace", sizeof(sidle_layer_content), init_content, use_content},
    {"sidle_layer_replace", sizeof(sidle_transition_spec), init_transition, use_transition},
    {"sidle_transition_spec_preset", sizeof(sidle_transition_spec), init_transition,
     use_transition_preset},
};

/* On the stage when the call is about one. */
static void refused(size_t i, wide *spec, sidle_status want) {
  if (specs[i].use == use_stage || is_preset(specs[i].use)) {
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
    const size_t kinds = sizeof wrong / sizeof wrong[0] - (is_preset(specs[i].use) ? 2 : 0);
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
    if (is_preset(specs[i].use)) continue; /* and so are flags */
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
static sidle_status get_what_if(wide *state) {
  return sidle_row_what_if_released_now(s.stage, s.row[0], &state->what_if);
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
static sidle_status get_verdict(wide *state) {
  return sidle_stage_get_verdict(s.stage, 1, &state->verdict);
}
static sidle_animation animation;
static sidle_status get_animation(wide *state) {
  return sidle_animation_get_state(s.stage, animation, &state->animation_state);
}
static sidle_status get_open_menu(wide *state) {
  return sidle_stage_get_menu(s.stage, &state->open_menu);
}
static sidle_status get_layer(wide *state) {
  return sidle_layer_get_state(s.stage, layer, &state->layer_state);
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
      {"sidle_row_what_if_released_now", sizeof(sidle_what_if), get_what_if},
      {"sidle_list_get_state", sizeof(sidle_list_state), get_list},
      {"sidle_button_get_state", sizeof(sidle_button_state), get_button},
      {"sidle_stage_get_counters", sizeof(sidle_counters), get_counters},
      {"sidle_stage_get_verdict", sizeof(sidle_verdict), get_verdict},
      {"sidle_stage_hit", sizeof(sidle_hit), get_hit},
      {"sidle_animation_get_state", sizeof(sidle_animation_state), get_animation},
      {"sidle_stage_get_menu", sizeof(sidle_open_menu), get_open_menu},
      {"sidle_layer_get_state", sizeof(sidle_layer_state), get_layer},
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

int main(void) {
  sidle_animation_spec spec;
  sidle_layer_spec layer_spec;
  s = scene_make(NULL, NULL, 2);
  sidle_animation_spec_init(&spec);
  CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &spec, &animation));
  sidle_layer_spec_init(&layer_spec);
  CHECK_OK(sidle_layer_create(s.stage, &layer_spec, &layer));
  sizes_of_specs();
  sizes_of_states();
  sidle_stage_destroy(s.stage);
  return check_report();
}
