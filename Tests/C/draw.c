/* The draw list: what is visible is inside its clip and the stage, and a hit meets what the last
 * command there shows. */
#include "scene.h"

typedef struct painted {
  int part; /* of the last command that covers the point */
  uint64_t object;
  int clipped; /* some command covers the point outside its clip */
} painted;

static int inside(sidle_rect r, double x, double y) {
  return x >= r.x && x < r.x + r.width && y >= r.y && y < r.y + r.height;
}

static sidle_rect common(sidle_rect a, sidle_rect b) {
  const double x = fmax(a.x, b.x), y = fmax(a.y, b.y);
  const double right = fmin(a.x + a.width, b.x + b.width);
  const double bottom = fmin(a.y + a.height, b.y + b.height);
  return rect(x, y, fmax(0, right - x), fmax(0, bottom - y));
}

/* Parts that a hit can tell: a title is part of what it stands on. */
static int hit_part(int part) {
  if (part == SIDLE_PART_ROW_TITLE) return SIDLE_PART_ROW_CONTENT;
  if (part == SIDLE_PART_BUTTON_TITLE) return SIDLE_PART_BUTTON;
  return part;
}

/* The list is well formed: known types and parts, clips that nest and close, frames of a size. */
static void well_formed(const sidle_draw_list *list, double width, double height) {
  int depth = 0;
  sidle_rect clips[16] = {{0, 0, 0, 0}};
  clips[0] = rect(0, 0, width, height);
  for (int32_t i = 0; i < list->count; i++) {
    const sidle_draw_command *c = sidle_draw_list_at(list, i);
    if (!CHECK(c != NULL)) return;
    CHECK(c->type >= SIDLE_DRAW_RECTANGLE && c->type <= SIDLE_DRAW_LINE);
    CHECK(c->frame.width >= 0 && c->frame.height >= 0);
    CHECK_INT(c->flags, 0);
    if (c->type == SIDLE_DRAW_CLIP_END) {
      CHECK(--depth >= 0);
      continue;
    }
    const sidle_rect visible = common(clips[depth], c->frame);
    if (c->type == SIDLE_DRAW_CLIP_BEGIN) {
      if (!CHECK(depth < 15)) return;
      clips[++depth] = visible;
      continue;
    }
    CHECK(c->part > SIDLE_PART_NONE && c->part <= SIDLE_PART_BUTTON_TITLE);
    CHECK(c->opacity >= 0 && c->opacity <= 1);
    CHECK(c->object != 0);
    CHECK(visible.width > 0 && visible.height > 0); /* nothing is given that nobody can see */
    CHECK((c->color & 0xFF) != 0);
    if (c->type == SIDLE_DRAW_TEXT)
      CHECK(c->text.length > 0 && c->text.bytes != NULL && c->font_size > 0);
    else
      CHECK_INT(c->text.length, 0);
  }
  CHECK_INT(depth, 0);
  CHECK(sidle_draw_list_at(list, -1) == NULL);
  CHECK(sidle_draw_list_at(list, list->count) == NULL);
}

/* What a renderer would leave on a point. Texts lie on rectangles and change nothing here. */
static painted paint(const sidle_draw_list *list, double x, double y) {
  painted result = {SIDLE_PART_NONE, 0, 0};
  int visible[16] = {1}, depth = 0;
  for (int32_t i = 0; i < list->count; i++) {
    const sidle_draw_command *c = sidle_draw_list_at(list, i);
    if (c->type == SIDLE_DRAW_CLIP_BEGIN && depth < 15) {
      visible[depth + 1] = visible[depth] && inside(c->frame, x, y);
      depth++;
    } else if (c->type == SIDLE_DRAW_CLIP_END) {
      depth--;
    } else if (c->type == SIDLE_DRAW_RECTANGLE && visible[depth] && inside(c->frame, x, y)) {
      result.part = c->part;
      result.object = c->object;
    }
  }
  return result;
}

/* Every point of a grid, off the whole numbers on which edges lie. */
static void agrees(sidle_stage *stage, double width, double height) {
  sidle_draw_list list;
  int wrong = 0;
  CHECK_OK(sidle_stage_draw(stage, &list));
  CHECK(list.count > 0 && list.stride >= (int32_t)sizeof(sidle_draw_command));
  well_formed(&list, width, height);
  for (double y = -9.7; y < height + 10 && wrong < 5; y += 4.1) {
    for (double x = -9.3; x < width + 10 && wrong < 5; x += 3.7) {
      sidle_hit hit;
      memset(&hit, 0, sizeof hit);
      hit.struct_size = sizeof hit;
      if (sidle_stage_hit(stage, x, y, &hit) != SIDLE_OK) wrong++;
      const painted point = paint(&list, x, y);
      const uint64_t object = hit.part == SIDLE_PART_BUTTON ? hit.button.value
                              : hit.part == SIDLE_PART_LIST ? hit.list.value
                              : hit.part == SIDLE_PART_NONE ? 0
                                                            : hit.row.value;
      const int outside = x < 0 || y < 0 || x >= width || y >= height;
      if (outside && hit.part == SIDLE_PART_NONE) continue;
      if (hit.part == hit_part(point.part) && object == point.object) continue;
      /* An uncovered row shows nothing of its own. */
      if (hit.part == SIDLE_PART_ROW && point.part == SIDLE_PART_LIST) continue;
      wrong++;
      printf("at %g, %g: hit part %d of %016" PRIx64 ", painted part %d of %016" PRIx64 "\n", x, y,
             hit.part, object, point.part, point.object);
    }
  }
  CHECK_INT(wrong, 0);
}

/* Each reveal style, direction and moment of a drag, in a list that is scrolled. */
static void grid(void) {
  static const double dx[] = {0, -20, -60, -100, -140, 40, 90};
  for (int reveal = SIDLE_REVEAL_ATTACHED; reveal <= SIDLE_REVEAL_STRETCH; reveal++) {
    for (int direction = 1; direction <= 2; direction++) {
      sidle_stage_spec spec;
      sidle_list_spec list;
      sidle_list id;
      sidle_row rows[6];
      sidle_stage *stage;
      sidle_stage_spec_init(&spec);
      spec.width = 240;
      spec.height = 200;
      CHECK_OK(sidle_stage_create(&spec, &stage));
      sidle_list_spec_init(&list);
      list.frame = rect(20, 30, 200, 150);
      list.spacing = 6;
      list.scroll_offset = 17;
      list.policy = SIDLE_POLICY_MANY;
      list.direction = direction;
      CHECK_OK(sidle_list_create(stage, &list, &id));
      for (int i = 0; i < 6; i++) {
        sidle_row_spec row;
        sidle_row_spec_init(&row);
        row.height = 40;
        row.slop = 0;
        row.reveal = reveal;
        row.width_policy = SIDLE_WIDTH_FIXED;
        row.width = row.width_min = 45;
        row.overscroll = SIDLE_OVERSCROLL_FREE;
        row.title = text("Row");
        CHECK_OK(sidle_row_create(stage, id, &row, &rows[i]));
        add_button(stage, rows[i], SIDLE_EDGE_LEADING, NULL, "L");
        add_button(stage, rows[i], SIDLE_EDGE_TRAILING, NULL, "T1");
        add_button(stage, rows[i], SIDLE_EDGE_TRAILING, NULL, NULL);
      }
      CHECK_OK(sidle_row_open(stage, rows[3], SIDLE_EDGE_LEADING, SIDLE_WITHOUT_ANIMATION));
      DOWN(stage, 10, 120, 75);
      for (size_t i = 0; i < sizeof dx / sizeof dx[0]; i++) {
        const int64_t ms = 20 + 10 * (int64_t)i;
        CONTEXT("reveal %d, direction %d, dx %g", reveal, direction, dx[i]);
        MOVE(stage, ms, 120 + dx[i], 75);
        step_to(stage, MS(ms), NULL);
        agrees(stage, 240, 200);
      }
      UP(stage, 100, 120 + dx[6], 75);
      step_to(stage, MS(180), NULL); /* on its way */
      agrees(stage, 240, 200);
      sidle_stage_destroy(stage);
    }
  }
  CONTEXT("%s", "");
}

/* Lists and rows that lie over each other: who is painted last is hit first. */
static void overlapping(void) {
  sidle_stage_spec spec;
  sidle_stage *stage;
  sidle_row row;
  sidle_stage_spec_init(&spec);
  spec.width = 240;
  spec.height = 200;
  CHECK_OK(sidle_stage_create(&spec, &stage));
  for (int i = 0; i < 3; i++) {
    sidle_list_spec list_spec;
    sidle_list list;
    sidle_row_spec row_spec;
    sidle_row_spec_init(&row_spec);
    row_spec.frame = rect(20 + 50 * i, 100 - 30 * i, 150, 44);
    CHECK_OK(sidle_row_create(stage, (sidle_list){0}, &row_spec, &row));
    add_button(stage, row, SIDLE_EDGE_LEADING, NULL, "L");
    CHECK_OK(sidle_row_open(stage, row, SIDLE_EDGE_LEADING, SIDLE_WITHOUT_ANIMATION));
    sidle_list_spec_init(&list_spec);
    list_spec.frame = rect(30 + 40 * i, 10 + 25 * i, 120, 130);
    CHECK_OK(sidle_list_create(stage, &list_spec, &list));
    for (int r = 0; r < 4; r++) CHECK_OK(sidle_row_create(stage, list, &row_spec, &row));
  }
  step_to(stage, 0, NULL);
  agrees(stage, 240, 200);
  sidle_stage_destroy(stage);
}

/* Lists, rows and titles outside the stage are not given at all; what is half outside is. */
static void out_of_sight(void) {
  static const struct {
    double x, y, width, height;
    int visible;
  } table[] = {{0, 0, 100, 80, 1},     {-99, -39, 100, 40, 1}, {199, 119, 100, 80, 1},
               {200, 0, 100, 80, 0},   {0, 120, 100, 80, 0},   {-100, 0, 100, 80, 0},
               {0, -40, 100, 40, 0},   {5000, 5000, 1, 1, 0},  {0, 0, 0, 80, 0},
               {-50, -50, 1e6, 1e6, 1}};
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    for (int in_list = 0; in_list <= 1; in_list++) {
      sidle_stage_spec spec;
      sidle_stage *stage;
      sidle_list list = {0};
      sidle_row row;
      sidle_row_spec row_spec;
      sidle_draw_list drawn;
      CONTEXT("frame %zu, %s a list", i, in_list ? "in" : "without");
      sidle_stage_spec_init(&spec);
      spec.width = 200;
      spec.height = 120;
      CHECK_OK(sidle_stage_create(&spec, &stage));
      const sidle_rect frame = rect(table[i].x, table[i].y, table[i].width, table[i].height);
      if (in_list) {
        sidle_list_spec list_spec;
        sidle_list_spec_init(&list_spec);
        list_spec.frame = frame;
        CHECK_OK(sidle_list_create(stage, &list_spec, &list));
      }
      sidle_row_spec_init(&row_spec);
      row_spec.frame = frame;
      row_spec.title = text("A title that is longer than many a row is wide");
      CHECK_OK(sidle_row_create(stage, list, &row_spec, &row));
      add_button(stage, row, SIDLE_EDGE_TRAILING, NULL, "Delete");
      CHECK_OK(sidle_row_open(stage, row, SIDLE_EDGE_TRAILING, SIDLE_WITHOUT_ANIMATION));
      step_to(stage, 0, NULL);
      CHECK_OK(sidle_stage_draw(stage, &drawn));
      CHECK_INT(drawn.count > 0, table[i].visible);
      well_formed(&drawn, 200, 120);
      sidle_stage_destroy(stage);
    }
  }
  CONTEXT("%s", "");
}

/* A row of which only a corner lies on the stage, or in its list, gives what that corner shows. */
static void corners(void) {
  enum { BUTTONS = 2, WIDE = 100, TALL = 40 };
  for (int reveal = SIDLE_REVEAL_ATTACHED; reveal <= SIDLE_REVEAL_STRETCH; reveal++) {
    for (int edge = SIDLE_EDGE_LEADING; edge <= SIDLE_EDGE_TRAILING; edge++) {
      for (int corner = 0; corner < 4; corner++) {
        for (int in_list = 0; in_list <= 1; in_list++) {
          sidle_stage_spec spec;
          sidle_stage *stage;
          sidle_list list = {0};
          sidle_row row;
          sidle_row_spec row_spec;
          CONTEXT("reveal %d, edge %d, corner %d, %s a list", reveal, edge, corner,
                  in_list ? "in" : "without");
          sidle_stage_spec_init(&spec);
          spec.width = 200;
          spec.height = 120;
          CHECK_OK(sidle_stage_create(&spec, &stage));
          const double x = corner % 2 ? 199 : 1 - WIDE, y = corner / 2 ? 119 : 1 - TALL;
          sidle_row_spec_init(&row_spec);
          row_spec.frame = rect(x, y, WIDE, TALL);
          row_spec.height = TALL;
          row_spec.reveal = reveal;
          row_spec.title = text("Row");
          if (in_list) {
            sidle_list_spec list_spec;
            sidle_list_spec_init(&list_spec);
            list_spec.frame = row_spec.frame;
            CHECK_OK(sidle_list_create(stage, &list_spec, &list));
          }
          CHECK_OK(sidle_row_create(stage, list, &row_spec, &row));
          for (int i = 0; i < BUTTONS; i++) add_button(stage, row, edge, NULL, "B");
          CHECK_OK(sidle_row_open(stage, row, edge, SIDLE_WITHOUT_ANIMATION));
          step_to(stage, 0, NULL);
          agrees(stage, 200, 120);
          sidle_stage_destroy(stage);
        }
      }
    }
  }
  CONTEXT("%s", "");
}

/* Rows without a list keep their frames when those before them go. */
static void loose(void) {
  enum { COUNT = 6 };
  sidle_stage *stage;
  sidle_stage_spec spec;
  sidle_row rows[COUNT];
  sidle_stage_spec_init(&spec);
  CHECK_OK(sidle_stage_create(&spec, &stage));
  for (int i = 0; i < COUNT; i++) {
    sidle_row_spec row;
    sidle_row_spec_init(&row);
    row.frame = rect(i, 30 * i, 100 + i, 20);
    CHECK_OK(sidle_row_create(stage, (sidle_list){0}, &row, &rows[i]));
  }
  CHECK_OK(sidle_row_destroy(stage, rows[1]));
  CHECK_OK(sidle_row_destroy(stage, rows[3]));
  CHECK_OK(sidle_row_set_frame(stage, rows[4], rect(7, 8, 90, 10)));
  for (int i = 0; i < COUNT; i++) {
    sidle_row_state state = {.struct_size = sizeof state};
    if (i == 1 || i == 3) continue;
    const sidle_rect wanted = i == 4 ? rect(7, 8, 90, 10) : rect(i, 30 * i, 100 + i, 20);
    CONTEXT("row %d", i);
    CHECK_OK(sidle_row_get_state(stage, rows[i], &state));
    CHECK(memcmp(&state.frame, &wanted, sizeof wanted) == 0);
    CHECK_INT(state.index, -1);
  }
  CONTEXT("%s", "");
  agrees(stage, 320, 480);
  sidle_stage_destroy(stage);
}

/* The serial changes when the picture does, and only then. */
static void serials(void) {
  scene s = scene_make(NULL, NULL, 2);
  sidle_draw_list a, b;
  CHECK_OK(sidle_stage_draw(s.stage, &a));
  CHECK_OK(sidle_stage_draw(s.stage, &b));
  CHECK_HEX(b.serial, a.serial);
  step_to(s.stage, MS(100), NULL);
  CHECK_OK(sidle_stage_draw(s.stage, &b));
  CHECK_HEX(b.serial, a.serial);
  CHECK_OK(sidle_row_open(s.stage, s.row[0], SIDLE_EDGE_TRAILING, 0));
  step_to(s.stage, MS(200), NULL);
  CHECK_OK(sidle_stage_draw(s.stage, &b));
  CHECK(b.serial != a.serial);
  a = b;
  CHECK_OK(sidle_row_set_title(s.stage, s.row[1], text("New")));
  CHECK_OK(sidle_stage_draw(s.stage, &b));
  CHECK(b.serial != a.serial);
  int found = 0;
  for (int32_t i = 0; i < b.count; i++) {
    const sidle_draw_command *c = sidle_draw_list_at(&b, i);
    found += c->type == SIDLE_DRAW_TEXT && c->text.length == 3 && !memcmp(c->text.bytes, "New", 3);
  }
  CHECK_INT(found, 1);
  const uint64_t before = sidle_stage_fingerprint(s.stage);
  CHECK_OK(sidle_stage_draw(s.stage, &b));
  CHECK_HEX(sidle_stage_fingerprint(s.stage), before); /* drawing is only looking */
  sidle_stage_destroy(s.stage);
}

int main(void) {
  grid();
  overlapping();
  out_of_sight();
  corners();
  loose();
  serials();
  return check_report();
}
