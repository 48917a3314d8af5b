-- How buttons look: configurations, values for states, layouts, themes; with a font of 8 x 20.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local function stage_with(options)
  local stage = sidle.stage {
    text_resolver = function(text) return 8 * #text, 20 end,
  }
  options = options or {}
  options.id, options.title = "b", options.title or "Add to Cart"
  options.frame = options.frame or { width = 200, height = 34 }
  return stage, stage:button(options)
end

test("a configuration is set as a whole, changed in part, read and unset", function()
  local stage, button = stage_with()
  check.equal(next(button.configuration), nil)
  button.configuration = { style = "bordered_prominent", image = 7, image_padding = 8,
    image_transformer = "opacity 0.5" }
  local set = button.configuration
  check.equal(set.style, "filled")
  check.equal(set.image, 7)
  check.equal(set.image_padding, 8.0)
  check.equal(set.image_transformer, "opacity 0.5")
  check.equal(set.size, nil)
  button:configure { size = "large", title = "Buy", shows_activity_indicator = true }
  check.equal(button.title, "Buy")
  check.equal(button.configuration.image, 7)
  check.equal(button.configuration.size, "large")
  check.equal(button.configuration.shows_activity_indicator, true)
  button:configure { unset = { "image", "size", "shows_activity_indicator" }, subtitle = "now" }
  check.equal(button.configuration.image, nil)
  check.equal(button.configuration.subtitle, "now")
  check.equal(button.configuration.style, "filled")
  button.configuration = {}
  check.equal(next(button.configuration), nil)
  check.equal(button.title, "Buy")
  stage:close()
end)

test("sizes and layouts are those of the configuration", function()
  local stage, button = stage_with()
  button.configuration = { style = "filled", image = 1, image_width = 20, image_height = 20,
    image_padding = 8 }
  check.equal(button.intrinsic_size.width, 12.0 + 20 + 8 + 88 + 12)
  check.equal(button.intrinsic_size.height, 34.0)
  check.equal(button:size_within(100).height, 54.0)
  local layout = button:layout()
  check.equal(layout.background.width, 200.0)
  check.equal(layout.image.x, 42.0)
  check.equal(layout.title.x, 70.0)
  check.equal(layout.subtitle, nil)
  check.equal(layout.title_lines, 1)
  check.equal(layout.moving, false)
  button.busy = true
  check.equal(button.busy, true)
  check.equal(button:layout().image, nil)
  check.equal(button:layout().spinner.x, 42.0)
  button.busy = false
  check.equal(button.busy, false)
  stage:close()
end)

test("a look has colours, each with the rule that gave it", function()
  local stage, button = stage_with()
  button.configuration = { style = "tinted" }
  local look = button:look()
  check.equal(look.background.color, 0x007AFF2E)
  check.equal(look.background.rule, "tinted.normal.background.light")
  check.equal(look.background.alpha, true)
  check.equal(look.background.base, nil)
  check.equal(look.focus_ring, nil)
  button:configure { base_background = "red" }
  check.equal(button:look().background.color, 0xFF00002E)
  check.equal(button:look().background.base, true)
  button:set_state_value("background", { "selected", "highlighted" }, "#010203")
  button:set_state_value("font_size", "normal", 21)
  button.selected = true
  check.equal(button:look().background.rule, "tinted.selected.background.light")
  stage:down { x = 10, y = 10 }
  stage:step(0.001)
  check.equal(button:look().background.color, 0x010203FF)
  check.equal(button:look().background.rule, "state_value")
  check.equal(button:look().font_size, 21.0)
  button:set_state_value("background", { "selected", "highlighted" }, nil)
  check.equal(button:look().background.rule, "tinted.selected_highlighted.background.light")
  stage:close()
end)

test("a theme is a name, or a table over one", function()
  local stage, button = stage_with()
  button.configuration = { style = "filled" }
  stage:set_theme "material"
  check.equal(button:look().background.color, 0x6750A4FF)
  check.equal(button.intrinsic_size.height, 56.0)
  stage:set_theme { preset = "material", palette = { tint = { "red", "blue" } },
    sizes = { medium = { minimum_height = 70 } }, menu = { row_height = 50 }, hit_size = 0,
    selection_styles = { "plain" }, corner_style = "fixed",
    recipes = { filled = { normal = {
      foreground = { "base_foreground black 50 over_white", "white" } } } } }
  check.equal(button:look().background.color, 0xFF0000FF)
  check.equal(button:look().foreground.color, 0x7F7F7FFF)
  check.equal(button:look().foreground.over_white, true)
  check.equal(button.intrinsic_size.height, 70.0)
  check.equal(stage.color_scheme, "light")
  stage.color_scheme = "dark"
  check.equal(stage.color_scheme, "dark")
  check.equal(button:look().background.color, 0x0000FFFF)
  check.equal(button:look().foreground.color, 0xFFFFFFFF)
  check.equal(stage.tint, nil)
  stage.tint = "lime"
  check.equal(stage.tint, 0x00FF00FF)
  check.equal(button:look().background.color, 0x00FF00FF)
  stage.tint = nil
  check.equal(button:look().background.color, 0x0000FFFF)
  stage:close()
end)

test("mistakes name the field", function()
  local stage, button = stage_with()
  local function fails(text, call)
    local message = check.raises(nil, call)
    assert(message:find(text, 1, true), message)
  end
  fails("button.configuration", function() button.configuration = { colour = 1 } end)
  fails("style", function() button:configure { style = "fancy" } end)
  fails("unset[1]", function() button:configure { unset = { "nothing" } } end)
  fails("image_transformer", function() button:configure { image_transformer = "grey" } end)
  fails("configuration.font_size", function() button:configure { font_size = 0 } end)
  fails("property", function() button:set_state_value("colour", "normal", 1) end)
  fails("states", function() button:set_state_value("image", "pressed", 1) end)
  fails("value", function() button:set_state_value("stroke", "normal", "reddish") end)
  fails("busy", function() button.busy = 1 end)
  fails("preset", function() stage:set_theme "fancy" end)
  fails("palette.tin", function() stage:set_theme { palette = { tin = "red" } } end)
  fails("recipes.filled.normal.stroke", function()
    stage:set_theme { recipes = { filled = { normal = { stroke = "reddish" } } } }
  end)
  fails("sizes.small.inset", function() stage:set_theme { sizes = { small = { inset = 1 } } } end)
  fails("theme.sizes", function() stage:set_theme { sizes = { small = { inset_top = -2 } } } end)
  fails("selection_styles", function() stage:set_theme { selection_styles = { "all" } } end)
  fails("color_scheme", function() stage.color_scheme = "dim" end)
  fails("tint", function() stage.tint = "reddish" end)
  stage:close()
end)

test("what is drawn of a button has a part for each", function()
  local stage, button = stage_with { title = "Go", frame = { width = 120, height = 60 } }
  button.configuration = { style = "filled", subtitle = "now", image = 3, indicator = "popup" }
  local parts = {}
  for _, command in ipairs(stage:draw()) do parts[#parts + 1] = command.type .. " " .. command.part end
  check.list(parts, { "rectangle button", "image button_image", "text button_title",
    "text button_subtitle", "line button_indicator", "line button_indicator",
    "line button_indicator", "line button_indicator" })
  stage:close()
end)

test("A-29: an answer that sets the image and asks again has one pass a step, and is reported", function()
  local calls, loops = 0, 0
  local stage, button = stage_with { wants_updates = true }
  button.configuration = { style = "filled" }
  button:on("needs_update", function()
    calls = calls + 1
    button:configure { image = calls, image_padding = 4 }
    button:set_needs_update()
  end)
  button:on("update_loop", function() loops = loops + 1 end)
  button.selected = true
  local before = calls
  for _ = 1, 20 do
    stage:step(1 / 60)
    check.equal(button.configuration.image, calls)
    check.equal(button:layout().image.width, 20.0)
  end
  check.equal(calls - before, 20)
  check.equal(loops, 1)
  stage:close()
end)

test("A-30: the size that is asked for before the first step is that after it", function()
  local stage, button = stage_with { wants_updates = true }
  button:configure { style = "tinted", title = "Buy now", subtitle = "today" }
  local size = button.intrinsic_size
  check.equal(size.width, 80.0)
  check.equal(size.height, 55.0)
  stage:step(1)
  check.equal(button.intrinsic_size.width, size.width)
  check.equal(button.intrinsic_size.height, size.height)
  stage:close()
end)

test("the state whose value stands in: the host's own go first, then held, and disabled last", function()
  local stage <close> = sidle.stage { width = 300, height = 300 }
  local button = stage:button { id = "b", menu = { { title = "x" } }, frame = { width = 100, height = 40 } }
  button.configuration = { style = "filled" }
  local order = { "hovered", "focused", "highlighted", "selected", "disabled" }
  for i, state in ipairs(order) do button:set_state_value("background", state, i) end
  button:set_state_value("background", { "held", "selected" }, 10)
  button:set_state_value("background", { "focused", "selected" }, 11)
  button.selected, button.focused = true, true
  check.equal(button:look().background.color, 11)
  button:open_menu()
  check.equal(button.held, true)
  check.equal(button:look().background.color, 11) -- without held
  button.focused = false
  check.equal(button:look().background.color, 10)
  button:set_state_value("background", { "held", "selected" }, nil)
  check.equal(button:look().background.color, 4)
  button.enabled = false
  check.equal(button:look().background.color, 5)
end)

test("what a pop-up mirrors is one line in its room, and leaves its row as wide as it was", function()
  local stage <close> = sidle.stage { width = 300, height = 300 }
  local long = "A very long title of one choice that fits on no button"
  local popup = { title = "Own title of two lines", shows_menu = true, changes_selection = true,
    menu = { { id = "short", title = "A" }, { id = "long", title = long } } }
  local row = stage:row { frame = { x = 0, y = 100, width = 300, height = 40 }, trailing = { popup } }
  local inner = row.trailing[1]
  inner.configuration = { style = "filled", title_line_break = "word_wrap" }
  local extent = row.trailing_extent
  inner.menu:select "long"
  check.equal(inner.title, long)
  check.equal(row.trailing_extent, extent)
  inner:configure { title_line_break = "word_wrap" } -- measured anew
  check.equal(row.trailing_extent, extent)
  local bare = stage:row { frame = { x = 0, y = 140, width = 300, height = 40 },
    trailing = { { title = popup.title } } }
  bare.trailing[1].configuration = { style = "filled", title_line_break = "word_wrap",
    indicator = "popup" }
  check.equal(row.trailing_extent, bare.trailing_extent)
  local own = stage:button { title = "x", frame = { width = 120, height = 80 }, shows_menu = true,
    changes_selection = true, menu = { { id = "c", title = "A" }, { id = "d", title = long } } }
  own.configuration = { style = "filled", title_line_break = "word_wrap" }
  local line = own:layout().title.height
  own.menu:select "d"
  local title = own:layout().title
  check.equal(title.height, line)
  assert(title.x >= 0 and title.x + title.width <= 120)
end)
