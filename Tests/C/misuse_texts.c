/* Names and titles that are too long, not UTF-8 or taken. */
#include "misuse.h"

static scene s;
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
  const int32_t kinds[] = {-1, SIDLE_KIND_NONE, SIDLE_KIND_MENU + 1, INT32_MAX};
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
  names();
  titles();
  sidle_stage_destroy(s.stage);
  return check_report();
}
