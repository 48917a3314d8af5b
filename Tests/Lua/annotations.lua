-- The annotations name what there is, and nothing else: class by class, word by word.
local sidle = require "sidle"
local scene = require "scene"
local schemas = require "sidle.schemas"
local options = require "sidle.options"
local theme = require "sidle.theme"
local core = require "sidle.core"
local input = require "sidle.input"
local Event = require "sidle.event"
local harness = require "harness"
local test, check = harness.test, harness.check

local here = ...
-- All lines of the annotations.
local lines = {}
for _, name in ipairs { "sidle", "sidle_buttons", "sidle_laws", "sidle_looks",
  "sidle_menus", "sidle_motion", "sidle_reach", "sidle_swipe", "sidle_tables", "sidle_words" } do
  for line in io.lines(here .. "/../../lua/library/" .. name .. ".lua") do
    lines[#lines + 1] = line
  end
end

-- class -> { fields = {}, methods = {} } and alias -> words
local classes, aliases = {}, {}
do
  local class, alias
  for _, line in ipairs(lines) do
    local name = line:match("^%-%-%-@class %(exact%) ([%w.]+)") or line:match("^%-%-%-@class ([%w.]+)")
    if name then
      class = { fields = {}, methods = {} }
      classes[name], alias = class, nil
    end
    local field = line:match("^%-%-%-@field ([%w_]+)")
    if field then class.fields[#class.fields + 1] = field end
    local owner, method = line:match("^function (%w+)[:.]([%w_]+)%(")
    if owner then
      local target = owner == "sidle" and classes.sidle or classes["sidle." .. owner]
      target.methods[#target.methods + 1] = method
    end
    local alias_name, rest = line:match("^%-%-%-@alias sidle%.(%w+)%s*(.*)$")
    if alias_name then alias, aliases[alias_name] = alias_name, {} end
    for word in (rest or line:match("^%-%-%-| (.*)$") or ""):gsub("#.*", ""):gmatch('"([%w_]+)"') do
      if alias then table.insert(aliases[alias], word) end
    end
  end
end

local function keys(...)
  local all = {}
  for _, t in ipairs { ... } do
    for key in pairs(t) do all[#all + 1] = key end
  end
  return all
end

local function same(got, want)
  table.sort(got)
  table.sort(want)
  check.list(got, want)
end

local stage, list = scene.rows(1)
local row = stage:find "r1"

test("every property and method of each object is annotated", function()
  local objects = {
    Stage = stage, List = list, Row = row, Button = row.trailing[1],
    Animation = stage:animation {},
    Layer = stage:layer { frame = { y = 900, width = 9, height = 9 } },
    Menu = stage:menu {}, Subscription = row:on("opened", print),
    Script = stage:script(function() end),
  }
  for name, object in pairs(objects) do
    local class, meta = classes["sidle." .. name], getmetatable(object)
    same(class.fields, keys(meta.get))
    same(class.methods, keys(meta.methods))
    for key in pairs(meta.set) do assert(meta.get[key], key) end
  end
end)

test("every option is annotated", function()
  same(classes["sidle.StageOptions"].fields, schemas.stage.names)
  same(classes["sidle.ListOptions"].fields, schemas.list.names)
  same(classes["sidle.RowOptions"].fields, schemas.row.names)
  same(classes["sidle.SwipeOptions"].fields, schemas.swipe.names)
  same(classes["sidle.ButtonOptions"].fields, schemas.button_in_row.names)
  same(classes["sidle.AddedButtonOptions"].fields, schemas.button.names)
  same(classes["sidle.OwnButtonOptions"].fields, schemas.own_button.names)
  same(classes["sidle.Configuration"].fields, options.schema(core.fields.configuration).names)
  same(classes["sidle.ThemeOptions"].fields, theme.schema.names)
  same(classes["sidle.MotionOptions"].fields, schemas.motion.names)
  same(classes["sidle.SettleOptions"].fields, schemas.settle.names)
  same(classes["sidle.PeekOptions"].fields, schemas.peek.names)
  same(classes["sidle.TargetOptions"].fields, schemas.target.names)
  same(classes["sidle.ReserveOptions"].fields, schemas.reserve.names)
  same(classes["sidle.AnimationOptions"].fields, schemas.animation.names)
  same(classes["sidle.SpringOptions"].fields, schemas.spring.names)
  same(classes["sidle.LayerOptions"].fields, schemas.layer.names)
  same(classes["sidle.MenuOptions"].fields, schemas.menu.names)
  same(classes["sidle.ReplaceOptions"].fields, schemas.replace.names)
  same(classes["sidle.SlideInOptions"].fields, schemas.slide_in.names)
  same(classes["sidle.TransitionOptions"].fields, schemas.transition.names)
  same(classes["sidle.Sample"].fields, input.names)
  same(classes["sidle.CancelSample"].fields, input.names)
end)

test("the fields of every table that comes out are annotated", function()
  same(classes["sidle.Event"].fields, keys(Event.fields))
  same(classes["sidle.Counters"].fields, keys(stage.counters))
  same(classes["sidle.Rect"].fields, keys(row.frame))
  same(classes["sidle.RectOptions"].fields, keys(row.frame))
  row:open("trailing", { animated = false })
  local layer = stage:layer { frame = { x = 0, y = 900, width = 10, height = 10 } }
  same(classes["sidle.LayerSide"].fields, keys(layer.incoming))
  local hit = keys(stage:hit(280, 20))
  hit[#hit + 1] = "layer" -- where one lies
  hit[#hit + 1] = "target"
  hit[#hit + 1] = "menu"
  same(classes["sidle.Hit"].fields, hit)
  row:set_targets { { number = 3, x = 0, y = 0, width = 10, height = 10 } }
  for name, property in pairs { Element = "elements", Action = "actions" } do
    local fields = {}
    for _, one in ipairs(row[property]) do
      for key in pairs(one) do fields[key] = true end
    end
    same(classes["sidle." .. name].fields, keys(fields))
  end
  local button = stage:button { menu = { {}, { {} } } }
  button:open_menu()
  same(classes["sidle.OpenMenu"].fields, { "menu", "button", "highlighted", "rows" })
  local fields = { expanded = true, checked = true }
  for key in pairs(stage.open_menu.rows[1]) do fields[key] = true end
  same(classes["sidle.MenuRow"].fields, keys(fields))
  button:remove()
  local shown = stage:button { title = "x", frame = { width = 9, height = 9 } }
  shown.configuration = { style = "filled", subtitle = "y", image = 1, indicator = "popup",
    stroke_color = "red" }
  shown.focused = true
  same(classes["sidle.Look"].fields, keys(shown:look()))
  local layout = keys(shown:layout())
  layout[#layout + 1] = "spinner" -- in the image's place
  same(classes["sidle.Layout"].fields, layout)
  same(classes["sidle.Size"].fields, keys(shown.intrinsic_size))
  shown:remove()
  local draw = {}
  stage:down { pointer = 1, x = 200, y = 20 }
  stage:step(0)
  stage.debug_overlay = { "slop" } -- which is painted with strokes and corners
  for _, command in ipairs(stage:draw()) do
    for key in pairs(command) do draw[key] = true end
  end
  same(classes["sidle.DrawCommand"].fields, keys(draw))
  local values = {}
  stage:animation({}):start()
  check.equal(stage:animation_values_into(values), 1)
  same(classes["sidle.AnimationValue"].fields, keys(values[1]))
end)

test("the module is annotated", function()
  same(keys(sidle), { "stage", "version", "build_info", "names", "motion" })
  same(classes.sidle.fields, { "version", "build_info", "names", "motion", "replaying" })
  same(classes.sidle.methods, { "stage" })
  same(classes["sidle.Motion"].methods, keys(sidle.motion))
  same(classes["sidle.Spring"].fields, keys(sidle.motion.spring_describe "smooth"))
end)

test("every word is annotated", function()
  check.list(aliases.EventName, sidle.names.event)
  check.list(aliases.Reason, sidle.names.reason)
  check.list(aliases.Edge, sidle.names.edge)
  check.list(aliases.State, sidle.names.state)
  check.list(aliases.Kind, sidle.names.kind)
  check.list(aliases.Playback, sidle.names.playback)
  check.list(aliases.Pointer, sidle.names.pointer)
  check.list(aliases.Verdict, sidle.names.verdict)
  check.list(aliases.Yield, sidle.names.yield)
  check.list(aliases.Gesture, sidle.names.gesture)
  check.list(aliases.ActionName, sidle.names.action)
  check.list(aliases.Role, sidle.names.role)
  check.list(aliases.Preset, sidle.names.preset)
  check.list(aliases.Part, sidle.names.part)
  check.list(aliases.Draw, sidle.names.draw)
  check.list(aliases.Overlay, sidle.names.overlay)
end)

test("the choices of an option stand in its annotation", function()
  local text = {}
  for _, line in ipairs(lines) do
    local name, rest = line:match("^%-%-%-@field ([%w_]+)%?? (%S+)")
    if name then text[#text + 1] = name .. " " .. rest end
  end
  local all = table.concat(text, "\n") .. "\n"
  for _, schema in pairs { schemas.stage, schemas.list, schemas.swipe, schemas.animation,
    schemas.layer, schemas.menu, schemas.transition } do
    for name, field in pairs(schema.fields) do
      if field.choices then
        local words = {}
        for i, word in ipairs(field.words) do words[i] = '"' .. word .. '"' end
        local want = name .. " " .. table.concat(words, "|") .. "\n"
        assert(all:find(want, 1, true), want)
      end
    end
  end
end)

stage:close()
