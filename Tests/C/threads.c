/* Two stages in two threads at once, a stage that changes threads, and stages made in a row: one
 * fingerprint. */
#include <pthread.h>

#include "scene.h"

enum { THREADS = 4, ROUNDS = 50 };

/* No CHECK in here: its counters belong to one thread. */
static uint64_t play(int from, int to, sidle_stage **stage, sidle_row *row) {
  if (from == 0) {
    sidle_stage_spec spec;
    sidle_row_spec row_spec;
    sidle_button_spec button_spec;
    sidle_button button;
    sidle_stage_spec_init(&spec);
    if (sidle_stage_create(&spec, stage) != SIDLE_OK) return 0;
    sidle_row_spec_init(&row_spec);
    sidle_button_spec_init(&button_spec);
    button_spec.title = text("Delete");
    if (sidle_row_create(*stage, (sidle_list){0}, &row_spec, row) != SIDLE_OK ||
        sidle_row_add_button(*stage, *row, SIDLE_EDGE_TRAILING, &button_spec, &button) != SIDLE_OK)
      return 0;
  }
  for (int i = from; i < to; i++) {
    const int64_t ms = 100 * i;
    sidle_sample samples[3] = {sample(MS(ms + 1), 1, SIDLE_PHASE_DOWN, 300, 20),
                               sample(MS(ms + 20), 1, SIDLE_PHASE_MOVE, 250 - i, 20),
                               sample(MS(ms + 40), 1, SIDLE_PHASE_UP, 200 + i, 20)};
    if (sidle_stage_push(*stage, samples, 3, NULL) != SIDLE_OK) return 0;
    if (sidle_stage_step_to(*stage, MS(ms + 60)) != SIDLE_OK) return 0;
    if (i % 3 == 0 && sidle_row_toggle(*stage, *row, SIDLE_EDGE_TRAILING, 0) != SIDLE_OK) return 0;
  }
  return sidle_stage_fingerprint(*stage);
}

static void *alone(void *result) {
  for (int i = 0; i < 20; i++) {
    sidle_stage *stage = NULL;
    sidle_row row;
    const uint64_t fingerprint = play(0, ROUNDS, &stage, &row);
    sidle_stage_destroy(stage);
    if (i > 0 && *(uint64_t *)result != fingerprint) {
      *(uint64_t *)result = 1;
      return NULL;
    }
    *(uint64_t *)result = fingerprint;
  }
  return NULL;
}

typedef struct handover {
  sidle_stage *stage;
  sidle_row row;
  int from, to;
  uint64_t fingerprint;
} handover;

static void *part(void *argument) {
  handover *h = argument;
  h->fingerprint = play(h->from, h->to, &h->stage, &h->row);
  return NULL;
}

int main(void) {
  sidle_stage *stage = NULL;
  sidle_row row;
  const uint64_t want = play(0, ROUNDS, &stage, &row);
  CHECK(want != 0);
  sidle_stage_destroy(stage);

  pthread_t threads[THREADS];
  uint64_t results[THREADS];
  for (int i = 0; i < THREADS; i++)
    CHECK(pthread_create(&threads[i], NULL, alone, &results[i]) == 0);
  for (int i = 0; i < THREADS; i++) {
    CHECK(pthread_join(threads[i], NULL) == 0);
    CHECK_HEX(results[i], want);
  }

  /* Which thread may change. */
  handover h;
  memset(&h, 0, sizeof h);
  for (h.from = 0; h.from < ROUNDS; h.from += 10) {
    pthread_t thread;
    h.to = h.from + 10;
    CHECK(pthread_create(&thread, NULL, part, &h) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
  }
  CHECK_HEX(h.fingerprint, want);
  sidle_stage_destroy(h.stage);
  return check_report();
}
