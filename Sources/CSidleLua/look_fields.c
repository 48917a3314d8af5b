/* look_fields.c - the fields of configurations and themes, as in specs.c. */
#include "glue.h"
#include <stddef.h>

#define CHOICES(name, ...) static const choice name[] = {__VA_ARGS__, {NULL, 0}}
/* Of two names for one number the first is the one that is told. */
CHOICES(styles, {"plain", SIDLE_BUTTON_STYLE_PLAIN}, {"gray", SIDLE_BUTTON_STYLE_GRAY},
        {"tinted", SIDLE_BUTTON_STYLE_TINTED}, {"filled", SIDLE_BUTTON_STYLE_FILLED},
        {"borderless", SIDLE_BUTTON_STYLE_BORDERLESS}, {"bordered", SIDLE_BUTTON_STYLE_BORDERED},
        {"bordered_tinted", SIDLE_BUTTON_STYLE_BORDERED_TINTED},
        {"bordered_prominent", SIDLE_BUTTON_STYLE_BORDERED_PROMINENT});
CHOICES(sizes, {"mini", SIDLE_BUTTON_SIZE_MINI}, {"small", SIDLE_BUTTON_SIZE_SMALL},
        {"medium", SIDLE_BUTTON_SIZE_MEDIUM}, {"large", SIDLE_BUTTON_SIZE_LARGE});
CHOICES(corners, {"fixed", SIDLE_CORNER_FIXED}, {"dynamic", SIDLE_CORNER_DYNAMIC},
        {"small", SIDLE_CORNER_SMALL}, {"medium", SIDLE_CORNER_MEDIUM},
        {"large", SIDLE_CORNER_LARGE}, {"capsule", SIDLE_CORNER_CAPSULE});
CHOICES(alignments, {"automatic", SIDLE_TEXT_ALIGN_AUTOMATIC},
        {"leading", SIDLE_TEXT_ALIGN_LEADING}, {"center", SIDLE_TEXT_ALIGN_CENTER},
        {"trailing", SIDLE_TEXT_ALIGN_TRAILING});
CHOICES(line_breaks, {"word_wrap", SIDLE_LINE_BREAK_WORD_WRAP},
        {"character_wrap", SIDLE_LINE_BREAK_CHARACTER_WRAP}, {"clip", SIDLE_LINE_BREAK_CLIP},
        {"truncate_head", SIDLE_LINE_BREAK_TRUNCATE_HEAD},
        {"truncate_middle", SIDLE_LINE_BREAK_TRUNCATE_MIDDLE},
        {"truncate_tail", SIDLE_LINE_BREAK_TRUNCATE_TAIL});
CHOICES(placements, {"leading", SIDLE_IMAGE_LEADING}, {"trailing", SIDLE_IMAGE_TRAILING},
        {"top", SIDLE_IMAGE_TOP}, {"bottom", SIDLE_IMAGE_BOTTOM});
CHOICES(busy_sizings, {"reflow", SIDLE_BUSY_REFLOW}, {"reserve", SIDLE_BUSY_RESERVE},
        {"overlay", SIDLE_BUSY_OVERLAY});
CHOICES(indicators, {"automatic", SIDLE_INDICATOR_AUTOMATIC}, {"none", SIDLE_INDICATOR_NONE},
        {"popup", SIDLE_INDICATOR_POPUP});
CHOICES(directions, {"left_to_right", SIDLE_DIRECTION_LEFT_TO_RIGHT},
        {"right_to_left", SIDLE_DIRECTION_RIGHT_TO_LEFT});

#define FIELD(spec, name, kind, choices)                                                           \
  { #name, kind, 0, offsetof(spec, name), choices }
#define END                                                                                        \
  { NULL, FIELD_NUMBER, 0, 0, NULL }

#define LOOK(name, kind) FIELD(sidle_button_configuration, name, kind, NULL)
#define LOOK_CHOICE(name, choices) FIELD(sidle_button_configuration, name, FIELD_CHOICE, choices)
const field sidle_lua_configuration_fields[] = {LOOK(title, FIELD_TEXT),
                                                LOOK(subtitle, FIELD_TEXT),
                                                LOOK(image, FIELD_WORD),
                                                LOOK(background_slot, FIELD_WORD),
                                                LOOK(background_transformer, FIELD_TRANSFORMER),
                                                LOOK(foreground_transformer, FIELD_TRANSFORMER),
                                                LOOK(stroke_transformer, FIELD_TRANSFORMER),
                                                LOOK(image_transformer, FIELD_TRANSFORMER),
                                                LOOK(spinner_transformer, FIELD_TRANSFORMER),
                                                LOOK(indicator_transformer, FIELD_TRANSFORMER),
                                                LOOK(inset_top, FIELD_NUMBER),
                                                LOOK(inset_leading, FIELD_NUMBER),
                                                LOOK(inset_bottom, FIELD_NUMBER),
                                                LOOK(inset_trailing, FIELD_NUMBER),
                                                LOOK(image_width, FIELD_NUMBER),
                                                LOOK(image_height, FIELD_NUMBER),
                                                LOOK(image_padding, FIELD_NUMBER),
                                                LOOK(image_reservation, FIELD_NUMBER),
                                                LOOK(title_padding, FIELD_NUMBER),
                                                LOOK(corner_radius, FIELD_NUMBER),
                                                LOOK(background_inset_top, FIELD_NUMBER),
                                                LOOK(background_inset_leading, FIELD_NUMBER),
                                                LOOK(background_inset_bottom, FIELD_NUMBER),
                                                LOOK(background_inset_trailing, FIELD_NUMBER),
                                                LOOK(stroke_width, FIELD_NUMBER),
                                                LOOK(stroke_outset, FIELD_NUMBER),
                                                LOOK(shadow_x, FIELD_NUMBER),
                                                LOOK(shadow_y, FIELD_NUMBER),
                                                LOOK(shadow_radius, FIELD_NUMBER),
                                                LOOK(shadow_opacity, FIELD_NUMBER),
                                                LOOK(shadow_color, FIELD_COLOR),
                                                LOOK(font_size, FIELD_NUMBER),
                                                LOOK(subtitle_font_size, FIELD_NUMBER),
                                                LOOK(minimum_busy, FIELD_NUMBER),
                                                LOOK(spring_response, FIELD_NUMBER),
                                                LOOK(spring_damping_ratio, FIELD_NUMBER),
                                                LOOK(hit_size, FIELD_NUMBER),
                                                LOOK(background_color, FIELD_COLOR),
                                                LOOK(stroke_color, FIELD_COLOR),
                                                LOOK(base_foreground, FIELD_COLOR),
                                                LOOK(base_background, FIELD_COLOR),
                                                LOOK_CHOICE(style, styles),
                                                LOOK_CHOICE(size, sizes),
                                                LOOK_CHOICE(corner_style, corners),
                                                LOOK_CHOICE(title_alignment, alignments),
                                                LOOK_CHOICE(title_line_break, line_breaks),
                                                LOOK_CHOICE(subtitle_line_break, line_breaks),
                                                LOOK_CHOICE(image_placement, placements),
                                                LOOK_CHOICE(busy_sizing, busy_sizings),
                                                LOOK_CHOICE(indicator, indicators),
                                                LOOK(shows_activity_indicator, FIELD_FLAG),
                                                LOOK(automatic_selection, FIELD_FLAG),
                                                LOOK_CHOICE(direction, directions),
                                                END};

#define SIZE(name) FIELD(sidle_size_metrics, name, FIELD_NUMBER, NULL)
const field sidle_lua_size_fields[] = {
    SIZE(inset_top),       SIZE(inset_leading),  SIZE(inset_bottom),
    SIZE(inset_trailing),  SIZE(radius),         SIZE(small_radius),
    SIZE(medium_radius),   SIZE(large_radius),   SIZE(pressed_radius),
    SIZE(selected_radius), SIZE(font_size),      SIZE(subtitle_font_size),
    SIZE(image_size),      SIZE(image_padding),  SIZE(title_padding),
    SIZE(spinner_size),    SIZE(indicator_size), SIZE(indicator_padding),
    SIZE(minimum_height),  SIZE(stroke_width),   END};

#define MENU(name) FIELD(sidle_menu_metrics, name, FIELD_NUMBER, NULL)
const field sidle_lua_menu_metric_fields[] = {MENU(row_height),
                                              MENU(padding_leading),
                                              MENU(padding_trailing),
                                              MENU(padding_top),
                                              MENU(padding_bottom),
                                              MENU(mark_width),
                                              MENU(icon_size),
                                              MENU(icon_gap),
                                              MENU(subtitle_gap),
                                              MENU(radius),
                                              MENU(row_radius),
                                              MENU(separator_height),
                                              MENU(minimum_width),
                                              MENU(maximum_width),
                                              MENU(font_size),
                                              MENU(subtitle_font_size),
                                              MENU(palette_padding),
                                              MENU(palette_gap),
                                              MENU(active_layer),
                                              MENU(disabled_opacity),
                                              END};

#define THEME(name, kind, choices) FIELD(sidle_theme, name, kind, choices)
const field sidle_lua_theme_fields[] = {THEME(hover_layer, FIELD_NUMBER, NULL),
                                        THEME(focus_layer, FIELD_NUMBER, NULL),
                                        THEME(pressed_layer, FIELD_NUMBER, NULL),
                                        THEME(focus_ring_width, FIELD_NUMBER, NULL),
                                        THEME(focus_ring_outset, FIELD_NUMBER, NULL),
                                        THEME(hit_size, FIELD_NUMBER, NULL),
                                        THEME(spring_response, FIELD_NUMBER, NULL),
                                        THEME(spring_damping_ratio, FIELD_NUMBER, NULL),
                                        THEME(corner_style, FIELD_CHOICE, corners),
                                        THEME(selection_styles, FIELD_COUNT, NULL),
                                        END};
