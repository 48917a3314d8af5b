/* Every function without a stage, and every one that takes an id with every id that is not the
 * right one. */
#include "calls.h"

/* The refusal of calls[i] with an id: status, sentence with the function's name, nothing changed. */
static void refused(sidle_stage *stage, size_t i, uint64_t id, sidle_status want) {
  misuse_before(stage, calls[i].name);
  misuse_after(stage, calls[i].call(stage, id), want, calls[i].name, __FILE__, __LINE__);
}

/* One stage with an object of each kind, and ids of objects of each kind that are gone. */
typedef struct ids {
  sidle_stage *stage;
  uint64_t living[KIND_COUNT], gone[KIND_COUNT];
} ids;

static ids make(void) {
  ids result;
  scene s = scene_make(NULL, NULL, 2);
  sidle_list_spec spec;
  sidle_list extra;
  sidle_animation_spec animation_spec;
  sidle_animation animation, gone;
  sidle_layer_spec layer_spec;
  sidle_layer layer, gone_layer;
  sidle_menu_spec menu_spec;
  sidle_menu menu, gone_menu;
  sidle_list_spec_init(&spec);
  sidle_animation_spec_init(&animation_spec);
  sidle_layer_spec_init(&layer_spec);
  sidle_menu_spec_init(&menu_spec);
  CHECK_OK(sidle_menu_create(s.stage, (sidle_menu){0}, &menu_spec, &menu));
  CHECK_OK(sidle_menu_create(s.stage, (sidle_menu){0}, &menu_spec, &gone_menu));
  CHECK_OK(sidle_layer_create(s.stage, &layer_spec, &layer));
  CHECK_OK(sidle_layer_create(s.stage, &layer_spec, &gone_layer));
  CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &animation_spec, &animation));
  CHECK_OK(sidle_animation_create(s.stage, (sidle_animation){0}, &animation_spec, &gone));
  CHECK_OK(sidle_list_create(s.stage, &spec, &extra));
  result.stage = s.stage;
  result.gone[0] = extra.value;
  result.gone[1] = s.row[1].value;
  result.gone[2] = s.skip[0].value;
  result.gone[3] = gone.value;
  result.gone[4] = gone_layer.value;
  result.gone[5] = gone_menu.value;
  CHECK_OK(sidle_menu_destroy(s.stage, gone_menu));
  CHECK_OK(sidle_layer_destroy(s.stage, gone_layer));
  CHECK_OK(sidle_animation_destroy(s.stage, gone));
  CHECK_OK(sidle_list_destroy(s.stage, extra));
  CHECK_OK(sidle_row_destroy(s.stage, s.row[1]));
  CHECK_OK(sidle_button_destroy(s.stage, s.skip[0]));
  result.living[0] = s.list.value;
  result.living[1] = s.row[0].value;
  result.living[2] = s.done[0].value;
  result.living[3] = animation.value;
  result.living[4] = layer.value;
  result.living[5] = menu.value;
  for (int ms = 1; ms <= 3; ms++) step_to(s.stage, MS(ms), NULL);
  return result;
}

int main(void) {
  static const uint64_t garbage[] = {1, 0xDEADBEEFDEADBEEF, UINT64_MAX, (uint64_t)1 << 63,
                                     0x0101010101010101};
  ids here = make(), there = make();
  for (size_t i = 0; i < CALL_COUNT; i++) {
    CONTEXT("%s", calls[i].name);
    CHECK_STATUS(calls[i].call(NULL, 0), SIDLE_ERROR_NULL);
    if (calls[i].takes == 0) continue;
    for (int kind = 0; kind < KIND_COUNT; kind++) {
      int takes = (calls[i].takes & (1 << kind)) != 0;
      CONTEXT("%s with kind %d", calls[i].name, kind + 1);
      if (takes) {
        refused(here.stage, i, here.gone[kind], SIDLE_ERROR_STALE);
        refused(here.stage, i, there.living[kind], SIDLE_ERROR_WRONG_STAGE);
        CHECK_STATUS(calls[i].call(NULL, here.living[kind]), SIDLE_ERROR_NULL);
      } else {
        refused(here.stage, i, here.living[kind], SIDLE_ERROR_WRONG_KIND);
      }
    }
    if (!(calls[i].takes & OR_ZERO)) refused(here.stage, i, 0, SIDLE_ERROR_INVALID_ID);
    for (size_t g = 0; g < sizeof garbage / sizeof garbage[0]; g++) {
      /* Any of the four may be said of a number that no stage gave out; what matters is that one
       * of them is. */
      CONTEXT("%s with %016" PRIx64, calls[i].name, garbage[g]);
      uint64_t before = sidle_stage_fingerprint(here.stage);
      sidle_status status = calls[i].call(here.stage, garbage[g]);
      CHECK(status <= SIDLE_ERROR_INVALID_ID && status >= SIDLE_ERROR_WRONG_STAGE);
      CHECK_HEX(sidle_stage_fingerprint(here.stage), before);
    }
    /* A living id with one bit changed is never an object of the kind that it was. */
    for (int bit = 0; bit < 64; bit++) {
      int kind = 0, living = 0;
      while (!(calls[i].takes & (1 << kind))) kind++;
      const uint64_t id = here.living[kind] ^ ((uint64_t)1 << bit);
      for (int k = 0; k < KIND_COUNT; k++) living |= id == here.living[k];
      if (living) continue;
      CONTEXT("%s with bit %d flipped", calls[i].name, bit);
      CHECK(calls[i].call(here.stage, id) < 0);
    }
  }
  CONTEXT("%s", "");
  sidle_stage_destroy(here.stage);
  sidle_stage_destroy(there.stage);

  /* A slot that is used again gives a new id, and the old one stays stale. */
  scene s = scene_make(NULL, NULL, 1);
  uint64_t old = s.row[0].value;
  CHECK_OK(sidle_row_destroy(s.stage, s.row[0]));
  for (int i = 0; i < 1000; i++) {
    sidle_row row;
    sidle_row_spec spec = slide_buttons_spec("again");
    if (!CHECK_OK(sidle_row_create(s.stage, s.list, &spec, &row))) break;
    CHECK(row.value != old && row.value != 0);
    CHECK_OK(sidle_row_destroy(s.stage, row));
  }
  CHECK_STATUS(sidle_row_close(s.stage, (sidle_row){old}, 0), SIDLE_ERROR_STALE);
  sidle_stage_destroy(s.stage);
  return check_report();
}
