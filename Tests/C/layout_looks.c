/* The layout of the structs of looks and themes, as in layout.c. */
#include "check.h"

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type)
#define FIELD(type, field, offset)                                                                 \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field)

SIZE(sidle_button_configuration, 392);
FIELD(sidle_button_configuration, struct_size, 0);
FIELD(sidle_button_configuration, flags, 4);
FIELD(sidle_button_configuration, set, 8);
FIELD(sidle_button_configuration, title, 16);
FIELD(sidle_button_configuration, subtitle, 32);
FIELD(sidle_button_configuration, image, 48);
FIELD(sidle_button_configuration, background_slot, 56);
FIELD(sidle_button_configuration, background_transformer, 64);
FIELD(sidle_button_configuration, foreground_transformer, 72);
FIELD(sidle_button_configuration, stroke_transformer, 80);
FIELD(sidle_button_configuration, image_transformer, 88);
FIELD(sidle_button_configuration, spinner_transformer, 96);
FIELD(sidle_button_configuration, indicator_transformer, 104);
FIELD(sidle_button_configuration, inset_top, 112);
FIELD(sidle_button_configuration, inset_leading, 120);
FIELD(sidle_button_configuration, inset_bottom, 128);
FIELD(sidle_button_configuration, inset_trailing, 136);
FIELD(sidle_button_configuration, image_width, 144);
FIELD(sidle_button_configuration, image_height, 152);
FIELD(sidle_button_configuration, image_padding, 160);
FIELD(sidle_button_configuration, image_reservation, 168);
FIELD(sidle_button_configuration, title_padding, 176);
FIELD(sidle_button_configuration, corner_radius, 184);
FIELD(sidle_button_configuration, background_inset_top, 192);
FIELD(sidle_button_configuration, background_inset_leading, 200);
FIELD(sidle_button_configuration, background_inset_bottom, 208);
FIELD(sidle_button_configuration, background_inset_trailing, 216);
FIELD(sidle_button_configuration, stroke_width, 224);
FIELD(sidle_button_configuration, stroke_outset, 232);
FIELD(sidle_button_configuration, shadow_x, 240);
FIELD(sidle_button_configuration, shadow_y, 248);
FIELD(sidle_button_configuration, shadow_radius, 256);
FIELD(sidle_button_configuration, shadow_opacity, 264);
FIELD(sidle_button_configuration, font_size, 272);
FIELD(sidle_button_configuration, subtitle_font_size, 280);
FIELD(sidle_button_configuration, minimum_busy, 288);
FIELD(sidle_button_configuration, spring_response, 296);
FIELD(sidle_button_configuration, spring_damping_ratio, 304);
FIELD(sidle_button_configuration, hit_size, 312);
FIELD(sidle_button_configuration, background_color, 320);
FIELD(sidle_button_configuration, stroke_color, 324);
FIELD(sidle_button_configuration, shadow_color, 328);
FIELD(sidle_button_configuration, base_foreground, 332);
FIELD(sidle_button_configuration, base_background, 336);
FIELD(sidle_button_configuration, style, 340);
FIELD(sidle_button_configuration, size, 344);
FIELD(sidle_button_configuration, corner_style, 348);
FIELD(sidle_button_configuration, title_alignment, 352);
FIELD(sidle_button_configuration, title_line_break, 356);
FIELD(sidle_button_configuration, subtitle_line_break, 360);
FIELD(sidle_button_configuration, image_placement, 364);
FIELD(sidle_button_configuration, busy_sizing, 368);
FIELD(sidle_button_configuration, indicator, 372);
FIELD(sidle_button_configuration, shows_activity_indicator, 376);
FIELD(sidle_button_configuration, automatic_selection, 380);
FIELD(sidle_button_configuration, direction, 384);
FIELD(sidle_button_configuration, reserved, 388);

SIZE(sidle_look_color, 16);
FIELD(sidle_look_color, color, 0);
FIELD(sidle_look_color, rule, 4);
FIELD(sidle_look_color, steps, 8);
FIELD(sidle_look_color, source, 12);

SIZE(sidle_button_look, 160);
FIELD(sidle_button_look, struct_size, 0);
FIELD(sidle_button_look, states, 4);
FIELD(sidle_button_look, background, 8);
FIELD(sidle_button_look, foreground, 24);
FIELD(sidle_button_look, stroke, 40);
FIELD(sidle_button_look, image, 56);
FIELD(sidle_button_look, spinner, 72);
FIELD(sidle_button_look, indicator, 88);
FIELD(sidle_button_look, focus_ring, 104);
FIELD(sidle_button_look, image_token, 120);
FIELD(sidle_button_look, font_size, 128);
FIELD(sidle_button_look, stroke_width, 136);
FIELD(sidle_button_look, corner_radius, 144);
FIELD(sidle_button_look, busy, 152);
FIELD(sidle_button_look, reserved, 156);

SIZE(sidle_button_layout, 256);
FIELD(sidle_button_layout, struct_size, 0);
FIELD(sidle_button_layout, spinner, 4);
FIELD(sidle_button_layout, background, 8);
FIELD(sidle_button_layout, image, 40);
FIELD(sidle_button_layout, title, 72);
FIELD(sidle_button_layout, subtitle, 104);
FIELD(sidle_button_layout, indicator, 136);
FIELD(sidle_button_layout, focus_ring, 168);
FIELD(sidle_button_layout, hit_box, 200);
FIELD(sidle_button_layout, corner_radius, 232);
FIELD(sidle_button_layout, title_lines, 240);
FIELD(sidle_button_layout, subtitle_lines, 244);
FIELD(sidle_button_layout, covered, 248);
FIELD(sidle_button_layout, moving, 252);

SIZE(sidle_color_recipe, 4);
FIELD(sidle_color_recipe, base, 0);
FIELD(sidle_color_recipe, entry, 1);
FIELD(sidle_color_recipe, alpha, 2);
FIELD(sidle_color_recipe, over_white, 3);

SIZE(sidle_size_metrics, 160);
FIELD(sidle_size_metrics, inset_top, 0);
FIELD(sidle_size_metrics, inset_leading, 8);
FIELD(sidle_size_metrics, inset_bottom, 16);
FIELD(sidle_size_metrics, inset_trailing, 24);
FIELD(sidle_size_metrics, radius, 32);
FIELD(sidle_size_metrics, small_radius, 40);
FIELD(sidle_size_metrics, medium_radius, 48);
FIELD(sidle_size_metrics, large_radius, 56);
FIELD(sidle_size_metrics, pressed_radius, 64);
FIELD(sidle_size_metrics, selected_radius, 72);
FIELD(sidle_size_metrics, font_size, 80);
FIELD(sidle_size_metrics, subtitle_font_size, 88);
FIELD(sidle_size_metrics, image_size, 96);
FIELD(sidle_size_metrics, image_padding, 104);
FIELD(sidle_size_metrics, title_padding, 112);
FIELD(sidle_size_metrics, spinner_size, 120);
FIELD(sidle_size_metrics, indicator_size, 128);
FIELD(sidle_size_metrics, indicator_padding, 136);
FIELD(sidle_size_metrics, minimum_height, 144);
FIELD(sidle_size_metrics, stroke_width, 152);

SIZE(sidle_menu_metrics, 160);
FIELD(sidle_menu_metrics, row_height, 0);
FIELD(sidle_menu_metrics, padding_leading, 8);
FIELD(sidle_menu_metrics, padding_trailing, 16);
FIELD(sidle_menu_metrics, padding_top, 24);
FIELD(sidle_menu_metrics, padding_bottom, 32);
FIELD(sidle_menu_metrics, mark_width, 40);
FIELD(sidle_menu_metrics, icon_size, 48);
FIELD(sidle_menu_metrics, icon_gap, 56);
FIELD(sidle_menu_metrics, subtitle_gap, 64);
FIELD(sidle_menu_metrics, radius, 72);
FIELD(sidle_menu_metrics, row_radius, 80);
FIELD(sidle_menu_metrics, separator_height, 88);
FIELD(sidle_menu_metrics, minimum_width, 96);
FIELD(sidle_menu_metrics, maximum_width, 104);
FIELD(sidle_menu_metrics, font_size, 112);
FIELD(sidle_menu_metrics, subtitle_font_size, 120);
FIELD(sidle_menu_metrics, palette_padding, 128);
FIELD(sidle_menu_metrics, palette_gap, 136);
FIELD(sidle_menu_metrics, active_layer, 144);
FIELD(sidle_menu_metrics, disabled_opacity, 152);

SIZE(sidle_theme, 1552);
FIELD(sidle_theme, struct_size, 0);
FIELD(sidle_theme, flags, 4);
FIELD(sidle_theme, sizes, 8);
FIELD(sidle_theme, menu, 648);
FIELD(sidle_theme, hover_layer, 808);
FIELD(sidle_theme, focus_layer, 816);
FIELD(sidle_theme, pressed_layer, 824);
FIELD(sidle_theme, focus_ring_width, 832);
FIELD(sidle_theme, focus_ring_outset, 840);
FIELD(sidle_theme, hit_size, 848);
FIELD(sidle_theme, spring_response, 856);
FIELD(sidle_theme, spring_damping_ratio, 864);
FIELD(sidle_theme, palette, 872);
FIELD(sidle_theme, recipes, 1064);
FIELD(sidle_theme, corner_style, 1544);
FIELD(sidle_theme, selection_styles, 1548);

int main(void) {
  /* All above held, or this would not have compiled. */
  CHECK_INT(sidle_abi(), SIDLE_ABI);
  return check_report();
}
