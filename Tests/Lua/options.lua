-- Option tables: what is taken, and the message and line of everything that is not.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local function with_list(fn)
  local stage <close> = sidle.stage { width = 300, height = 400 }
  fn(stage:list { frame = { width = 300, height = 400 } }, stage)
end

-- Each: a message and the options that cause it.
local function refused(constructor, cases)
  with_list(function(list, stage)
    for _, case in ipairs(cases) do
      check.raises(case[1], constructor(list, stage), case[2])
    end
    check.equal(list.count, 0, "rows that were made")
  end)
end

local function make_row(list)
  return function(options) list:row(options) end
end

test("an unknown option is named with its path and the nearest name", function()
  refused(make_row, {
    { "unknown option 'swipe.open_tresh' in list:row (did you mean 'open_threshold'?)",
      { swipe = { open_tresh = 1 } } },
    { "unknown option 'hight' in list:row (did you mean 'height'?)", { hight = 40 } },
    { "unknown option 'swipe.Slop' in list:row (did you mean 'slop'?)", { swipe = { Slop = 1 } } },
    { "unknown option 'slop' in list:row (did you mean 'swipe.slop'?)", { slop = 1 } },
    { "unknown option 'swipe.height' in list:row (did you mean 'height'?)",
      { swipe = { height = 1 } } },
    { "unknown option 'xyzzy' in list:row", { xyzzy = 1 } },
    { "unknown option 'trailing[2].tilte' in list:row (did you mean 'title'?)",
      { trailing = { { id = "x" }, { tilte = "y" } } } },
    { "unknown option 'trailing[2].width' in list:row",
      { id = "a", trailing = { { id = "x" }, { id = "y", width = "80px" } } } },
    { "unknown option '[1]' in list:row", { "a" } },
    { "unknown option 'frame.wdith' in list:row (did you mean 'width'?)",
      { frame = { wdith = 1 } } },
  })
end)

test("of several unknown options it is always the same one that is named", function()
  refused(make_row, { { "unknown option 'aa' in list:row", { zz = 1, mm = 1, aa = 1, kk = 1 } } })
end)

test("a value of the wrong type is shown with what it must be", function()
  refused(make_row, {
    { "option 'height' in list:row must be a finite number (got \"80px\")", { height = "80px" } },
    { "option 'height' in list:row must be a finite number (got \"40\")", { height = "40" } },
    { "option 'height' in list:row must be a finite number (got true)", { height = true } },
    { "option 'height' in list:row must be a finite number (got a table)", { height = {} } },
    { "option 'height' in list:row must be a finite number (got nan)", { height = 0 / 0 } },
    { "option 'height' in list:row must be a finite number (got inf)", { height = math.huge } },
    { "option 'swipe.slop' in list:row must be a finite number (got -inf)",
      { swipe = { slop = -math.huge } } },
    { "option 'id' in list:row must be a string of 1 to 255 bytes (got 7)", { id = 7 } },
    { "option 'id' in list:row must be a string of 1 to 255 bytes (got \"\")", { id = "" } },
    { "option 'title' in list:row must be a string (got 7)", { title = 7 } },
    { "option 'swipe' in list:row must be a table (got 3)", { swipe = 3 } },
    { "option 'trailing' in list:row must be a list of tables (got \"Done\")",
      { trailing = "Done" } },
    { "option 'trailing' in list:row must be a list of tables (it has the key \"id\")",
      { trailing = { id = "a" } } },
    { "option 'trailing[1]' in list:row must be a table (got \"Done\")",
      { trailing = { "Done" } } },
    { "option 'leading[1].title' in list:row must be a string (got false)",
      { leading = { { title = false } } } },
    { "option 'content_token' in list:row must be an integer (got 3.5)",
      { content_token = 3.5 } },
    { "option 'frame' in list:row must be a table with x, y, width and height (got 3)",
      { frame = 3 } },
    { "option 'frame.height' in list:row must be a finite number (got nil)",
      { frame = { width = 3 } } },
    { "option 'swipe.settle_curve' in list:row must be { x1, y1, x2, y2 } (got a table)",
      { swipe = { settle_curve = { 0, 0, 1 } } } },
    { "option 'swipe.settle_curve[2]' in list:row must be a finite number (got \"a\")",
      { swipe = { settle_curve = { 0, "a", 1, 1 } } } },
  })
end)

test("a choice that is none is answered with those there are", function()
  refused(make_row, {
    { "option 'swipe.tap' in list:row must be \"closes\", \"toggles\" or \"passes\" (got \"toggle\")",
      { swipe = { tap = "toggle" } } },
    { "option 'swipe.slop_rule' in list:row must be \"swallowed\", \"credited\" or \"rebased\" "
      .. "(got 1)",
      { swipe = { slop_rule = 1 } } },
    { "option 'preset' in list:row must be \"default\", \"slide_buttons\", \"swipe_delete\", \"mail\" "
      .. "or \"material_dismiss\" (got \"mails\")",
      { preset = "mails" } },
  })
end)

test("a colour that is none is answered with the forms there are", function()
  local need = "a colour: 0xRRGGBBAA, \"#rrggbb\", \"#rrggbbaa\" or a name"
  refused(make_row, {
    { "option 'background' in list:row must be " .. need .. " such as \"yellow\" (got \"yelow\")",
      { background = "yelow" } },
    { "option 'background' in list:row must be " .. need .. " (got \"#12345\")",
      { background = "#12345" } },
    { "option 'background' in list:row must be " .. need .. " (got 4294967296)",
      { background = 0x100000000 } },
    { "option 'background' in list:row must be " .. need .. " (got -1)", { background = -1 } },
    { "option 'background' in list:row must be " .. need .. " (got 0.5)", { background = 0.5 } },
    { "options 'trailing[1].color' and 'trailing[1].background' in list:row are the same; give one",
      { trailing = { { color = "red", background = "red" } } } },
  })
end)

test("every form of a colour means the same", function()
  with_list(function(list, stage)
    for i, color in ipairs { 0xFFFF00FF, 4294902015.0, "#ffff00", "#FFFF00FF", "yellow" } do
      list:row { height = 10, id = "c" .. i, background = color }
    end
    local seen = 0
    for _, command in ipairs(stage:draw()) do
      if command.part == "row_content" then
        check.equal(command.color, 0xFFFF00FF)
        seen = seen + 1
      end
    end
    check.equal(seen, 5)
  end)
end)

test("options that are no table are refused", function()
  with_list(function(list, stage)
    check.raises("list:row takes a table of options (got nil)", list.row, list)
    check.raises("list:row takes a table of options (got \"r1\")", list.row, list, "r1")
    check.raises("stage:list takes a table of options (got 3)", stage.list, stage, 3)
    check.raises("sidle.stage takes a table of options (got 3)", sidle.stage, 3)
    check.raises("stage:down takes a table such as { pointer = 1, x = 10, y = 20, at = 0.5 } (got 1)",
      stage.down, stage, 1)
  end)
end)

test("an object in the place of options is told", function()
  with_list(function(list, stage)
    local layer = stage:layer { title = "a" }
    local slide = layer:slide_in { title = "b" }
    local row = list:row { height = 10, trailing = { { title = "a" } } }
    local need = " must be a table of options to make one from (got a sidle."
    check.raises("option 'members[1]' in stage:animation" .. need .. "animation)",
      stage.animation, stage, { kind = "sequence", members = { slide } })
    check.raises("option 'trailing[1]' in list:row" .. need .. "button)",
      list.row, list, { height = 10, trailing = { row.trailing[1] } })
    check.raises("option 'transition' in layer:replace" .. need .. "animation)",
      layer.replace, layer, { title = "c", transition = slide })
    check.raises("option 'swipe' in list:row" .. need .. "row)", list.row, list, { height = 10, swipe = row })
    check.raises("option 'members' in stage:animation must be a list of tables (got a sidle.animation)",
      stage.animation, stage, { kind = "sequence", members = slide })
    check.raises("list:row takes a table of options (got a sidle.row)", list.row, list, row)
    check.raises("sidle.stage takes a table of options (got a sidle.stage)", sidle.stage, stage)
    local free = setmetatable({ height = 10 }, { __name = "mine" }) -- anybody's table will do
    check.equal(list:row(free).removed, false)
  end)
end)

test("stage options: integers, seconds and times", function()
  check.raises("option 'event_capacity' in sidle.stage must be an integer (got 3.5)",
    sidle.stage, { event_capacity = 3.5 })
  check.raises("option 'sample_capacity' in sidle.stage must be an integer from -2147483648 to "
    .. "2147483647 (got 4294967296)", sidle.stage, { sample_capacity = 4294967296 })
  check.raises("options 'start' and 'start_ns' in sidle.stage exclude each other",
    sidle.stage, { start = 1, start_ns = 1 })
  local stage <close> = sidle.stage { event_capacity = 256.0, start = 1.5, width = 300, height = 20 }
  check.equal(stage.time, 1.5)
  check.equal(stage.time_ns, 1500000000)
  local other <close> = sidle.stage { start_ns = 5 }
  check.equal(other.time_ns, 5)
  check.equal(other.width, 320.0)
  check.equal(other.height, 480.0)
end)

test("what only the engine can judge is said in its words", function()
  with_list(function(list, stage)
    local sentence = check.raises(nil, list.row, list, { height = -1 })
    assert(sentence:find("sidle_row_create", 1, true), sentence)
    assert(sentence:find("height", 1, true), sentence)
    sentence = check.raises(nil, stage.list, stage, { spacing = -1 })
    assert(sentence:find("spacing", 1, true), sentence)
    sentence = check.raises(nil, sidle.stage, { width = -1 })
    assert(sentence:find("width", 1, true), sentence)
    sentence = check.raises(nil, list.row, list, { title = "\xFF" })
    assert(sentence:find("title", 1, true), sentence)
    list:row { id = "a" }
    sentence = check.raises(nil, list.row, list, { id = "a" })
    assert(sentence:find("name", 1, true), sentence)
    check.equal(list.count, 1)
  end)
end)

test("a row whose second button fails is not made at all", function()
  with_list(function(list, stage)
    list:row { id = "r", trailing = { { id = "b" } } }
    local before = list.count
    check.raises(nil, list.row, list, { id = "q", trailing = { { id = "c" }, { id = "b" } } })
    check.equal(list.count, before)
    check.equal(stage:find "q", nil)
    check.equal(stage:find("button", "c"), nil)
    check.equal(list:row { id = "q", trailing = { { id = "c" } } }.id, "q")
  end)
end)

test("integers serve as floats and whole floats as integers", function()
  with_list(function(list, stage)
    local row = list:row { height = 40, user_data = 7.0, content_token = 1 << 62 }
    check.equal(row.frame.height, 40.0)
    check.equal(row.user_data, 7)
    check.equal(row.content_token, 1 << 62)
    stage:down { pointer = 1.0, x = 5, y = 5 }
    check.raises("option 'pointer' in stage:down must be an integer (got 1.5)",
      stage.down, stage, { pointer = 1.5, x = 5, y = 5 })
  end)
end)

test("every option of a row reaches the engine", function()
  with_list(function(list)
    for _, name in ipairs { "slop_comparison", "slop_rule", "tracking", "empty_side", "tap",
      "overscroll", "threshold_unit", "threshold_comparison", "velocity", "settle", "reveal",
      "width_policy", "close_threshold_unit", "close_threshold_comparison", "drag_rest",
      "drag_sides", "spring_form", "limit_unit" } do
      for _, word in ipairs(sidle.names[name]) do list:row { swipe = { [name] = word } } end
    end
    list:row { swipe = { slop = 0, tap_slop = 0, lock_ratio = 2, overscroll_coefficient = 1,
      open_threshold = 0, close_threshold = 0, velocity_min = 0, settle_duration = 0,
      settle_curve = { 0, 0, 1, 1 }, spring_stiffness = 100, spring_damping_ratio = 1, width = 80,
      width_min = 0, width_max = 1000, projection_rate = 0.99, overscroll_exponent = 0.5,
      scroll_view_coefficient = 0.52, bounce = 20, bounce_duration = 0, lock_angle = 30,
      spring_response = 1, spring_duration = 1, spring_bounce = -0.5,
      button_spacing = 8, button_padding = 0, leading_inset = 1, trailing_inset = 2,
      leading_limit = 64, trailing_limit = 64 } }
    local row = list:row { swipe = { width_policy = "fixed", width = 80, width_min = 1 },
      leading = { {}, {} } }
    check.equal(row.leading_extent, 160.0)
  end)
end)
