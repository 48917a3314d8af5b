-- The glue has what the header has: every function, every field of a spec, every choice.
local core = require "sidle.core"
local harness = require "harness"
local test, check = harness.test, harness.check

local here = ...

local function read(path)
  local file <close> = assert(io.open(path))
  return file:read "a"
end

local header = read(here .. "/../../include/sidle.h")
local plain = header:gsub("/%*.-%*/", "")

local function sorted(set)
  local words = {}
  for word in pairs(set) do words[#words + 1] = word end
  table.sort(words)
  return words
end

test("every function of the header is called by the glue", function()
  -- Those that Lua has no use for.
  local unused = {
    sidle_version = true, sidle_has_feature = true, sidle_status_name = true,
    -- used through their inline forms
    sidle_stage_create_abi = true, sidle_stage_spec_init_sized = true,
    sidle_list_spec_init_sized = true, sidle_row_spec_init_sized = true,
    sidle_button_spec_init_sized = true, sidle_animation_spec_init_sized = true,
    sidle_layer_spec_init_sized = true, sidle_layer_content_init_sized = true,
    sidle_transition_spec_init_sized = true, sidle_button_configuration_init_sized = true,
    sidle_theme_init_sized = true, sidle_menu_spec_init_sized = true,
    sidle_spring_spec_init_sized = true,
  }
  local glue = {}
  for _, name in ipairs { "animations", "buttons", "core", "draw", "errors", "events", "fields", "input",
    "layers", "list", "looks", "menus", "motion", "names", "reach", "rows", "specs", "stage",
    "tables", "time" } do
    glue[#glue + 1] = read(here .. "/../../Sources/CSidleLua/" .. name .. ".c")
  end
  glue = table.concat(glue)
  local count, missing = 0, {}
  for name in plain:gmatch "(sidle_[%w_]+)%(" do
    count = count + 1
    -- Some are written by a macro: sidle_animation_##verb
    local verb = name:match "^sidle_animation_(.*)$"
    local found = glue:find(name .. "%f[^%w_]")
      or verb and glue:find("CONTROL[_A-Z]*%(" .. verb .. "%)")
    if not found and not unused[name] then missing[#missing + 1] = name end
  end
  assert(count > 60, count)
  check.list(missing, {})
end)

test("every field of a spec is read", function()
  local skip = { struct_size = true, flags = true, allocator = true, text_resolver = true,
    reserved = true, set = true }
  for kind, struct in pairs { stage = "stage_spec", list = "list_spec", row = "row_spec",
    button = "button_spec", animation = "animation_spec", layer = "layer_spec", menu = "menu_spec",
    spring = "spring_spec", content = "layer_content", transition = "transition_spec",
    configuration = "button_configuration", size_metrics = "size_metrics",
    menu_metrics = "menu_metrics" } do
    local body = plain:match("typedef struct sidle_" .. struct .. " {(.-)}")
    local want, got = {}, {}
    for declaration in body:gmatch "[^;]+;" do
      -- "double x, y;", "double curve[4];", "const type *pointer;"
      local names = declaration:gsub("%[%d+%]", ""):match "^%s*[%w_ ]-[%w_]+%s+%*?([%w_, ]+);$"
      for name in (names or ""):gmatch "[%w_]+" do
        if not skip[name] then want[name] = true end
      end
    end
    for _, field in ipairs(core.fields[kind]) do got[field.name] = true end
    check.list(sorted(got), sorted(want))
  end
end)

test("every choice has its word", function()
  local prefixes = {
    policy = "POLICY", tap_outside = "TAP_OUTSIDE", second_row = "SECOND_ROW", direction = "DIRECTION",
    slop_comparison = "COMPARE", threshold_comparison = "COMPARE", slop_rule = "SLOP",
    tracking = "TRACKING", empty_side = "EMPTY_SIDE", tap = "TAP", overscroll = "OVERSCROLL",
    close_threshold_unit = "CLOSE_UNIT", close_threshold_comparison = "CLOSE_COMPARE",
    drag_rest = "DRAG_REST", drag_sides = "DRAG_SIDES", spring_form = "SPRING",
    form = "SPRING", limit_unit = "LIMIT",
    threshold_unit = "UNIT", velocity = "VELOCITY", settle = "SETTLE", reveal = "REVEAL",
    width_policy = "WIDTH", kind = "ANIMATION", calculation = "CALCULATION", fill = "FILL",
    timing_model = "TIMING", iteration_direction = "ITERATIONS",
    velocity_strategy = "STRATEGY", edge_zone_sides = "SIDES", title_alignment = "ALIGN",
    from = "FROM", full_swipe = "FULL_SWIPE", full_swipe_edges = "EDGES", full_swipe_span = "SPAN",
    on_reject = "ON_REJECT", role = "BUTTON", level_span = "SPAN", reports = "REPORTS",
    fires_on = "FIRES_ON", style = "BUTTON_STYLE", size = "BUTTON_SIZE", corner_style = "CORNER",
    title_line_break = "LINE_BREAK", subtitle_line_break = "LINE_BREAK", image_placement = "IMAGE",
    busy_sizing = "BUSY", indicator = "INDICATOR", state = "ITEM", element_size = "ELEMENT_SIZE",
  }
  local seen = 0
  for owner, fields in pairs(core.fields) do
    for _, field in ipairs(fields) do
      if field.choices then
        seen = seen + 1
        local name = assert(prefixes[field.name], field.name)
        if owner == "transition" and field.name == "kind" then name = "TRANSITION" end
        if owner == "configuration" and field.name == "title_alignment" then name = "TEXT_ALIGN" end
        if owner == "menu" and field.name == "kind" then name = "ELEMENT" end
        local prefix, want = "^SIDLE_" .. name .. "_", {}
        for constant, value in plain:gmatch "(SIDLE_[%w_]+) = (%d+)" do
          local word = constant:match(prefix .. "(.*)$")
          if prefix == "^SIDLE_TAP_" and word and word:find "^OUTSIDE" then word = nil end
          if name == "BUTTON" and word and word:find "^S[TI][YZ]" then word = nil end
          if owner == "row" and name == "SPRING" and word == "MASS" then word = nil end
          if name == "ELEMENT" and word and word:find "^SIZE" then word = nil end
          if name == "TRANSITION" and word and word:find "^PRESET" then word = nil end
          if word then want[word:lower() .. " " .. value] = true end
        end
        local got = {}
        for word, value in pairs(field.choices) do got[word .. " " .. value] = true end
        check.list(sorted(got), sorted(want))
      end
    end
  end
  check.equal(seen, 59)
end)

test("every other enumeration has its words", function()
  local first = { preset = 0, transition_preset = 0 }
  for key, prefix in pairs { kind = "KIND", part = "PART", draw = "DRAW", phase = "PHASE",
    pointer = "POINTER", preset = "PRESET", edge = "EDGE", state = "ROW", playback = "PLAYBACK",
    reason = "REASON", verdict = "VERDICT", yield = "YIELD", gesture = "GESTURE",
    transition_preset = "TRANSITION_PRESET" } do
    local want, got = {}, {}
    for constant, value in plain:gmatch "(SIDLE_[%w_]+) = (%d+)" do
      local word = constant:match("^SIDLE_" .. prefix .. "_(.*)$")
      if word and tonumber(value) >= (first[key] or 1) then
        want[word:lower() .. " " .. value] = true
      end
    end
    for value, word in pairs(core.names[key]) do got[word .. " " .. value] = true end
    check.list(sorted(got), sorted(want))
  end
end)
