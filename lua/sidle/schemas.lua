--- What each constructor takes.
local core = require "sidle.core"
local options = require "sidle.options"
core.own()

local schemas = {}

local edges = {}
for number, word in pairs(core.names.edge) do edges[word] = number end
local presets = {}
for number, word in pairs(core.names.preset) do presets[word] = number end
local preset_words = { "default", "slide_buttons", "swipe_delete", "mail", "material_dismiss" }

schemas.stage = options.schema(core.fields.stage, {
  { name = "start", key = "start", kind = "number" },
  { name = "log", key = "log", kind = "log" },
  { name = "text_resolver", key = "text_resolver", kind = "function" },
  { name = "data", key = "data", kind = "any" },
})

schemas.list = options.schema(core.fields.list, {
  { name = "data", key = "data", kind = "any" },
})

schemas.configuration = options.schema(core.fields.configuration)

-- "color" is a button's background by a shorter name.
local function button_fields(more, wanted)
  local fields = {
    { name = "color", key = "background", kind = "color", twin = "background" },
    { name = "data", key = "data", kind = "any" },
    { name = "configuration", key = "configuration", kind = "table",
      schema = schemas.configuration },
    { name = "update", key = "update", kind = "function" },
    { name = "menu", key = "menu", kind = "any" },
  }
  for _, field in ipairs(more or {}) do fields[#fields + 1] = field end
  local schema = options.schema(core.fields.button, fields, wanted)
  schema.fields.background.twin = "color"
  return schema
end

local function of_row(f) return f.name ~= "frame" end
local function of_its_own(f)
  return f.name ~= "level_at" and f.name ~= "level_span" and f.name ~= "keeps_open"
    and f.name ~= "needs_confirm" and f.name ~= "confirm_timeout"
end

--- Of a button in the table of its row, one that a row gets later, and one of its own.
schemas.button_in_row = button_fields(nil, of_row)
schemas.own_button = button_fields(nil, of_its_own)
schemas.button = button_fields({
  { name = "edge", key = "edge", kind = "choice", choices = edges,
    words = { "leading", "trailing" }, required = true },
}, of_row)

schemas.menu = options.schema(core.fields.menu, {
  { name = "data", key = "data", kind = "any" },
})

schemas.target = options.schema({}, {
  { name = "number", key = "number", kind = "count", required = true },
  { name = "x", key = "x", kind = "number", required = true },
  { name = "y", key = "y", kind = "number", required = true },
  { name = "width", key = "width", kind = "number", required = true },
  { name = "height", key = "height", kind = "number", required = true },
})

schemas.swipe = options.schema(core.fields.row, nil, function(f) return f.swipe end)
schemas.row = options.schema(core.fields.row, {
  { name = "preset", key = "preset", kind = "choice", choices = presets, words = preset_words },
  { name = "swipe", kind = "group", schema = schemas.swipe },
  { name = "leading", key = "leading", kind = "array", schema = schemas.button_in_row },
  { name = "trailing", key = "trailing", kind = "array", schema = schemas.button_in_row },
  { name = "targets", key = "targets", kind = "array", schema = schemas.target },
  { name = "data", key = "data", kind = "any" },
}, function(f) return not f.swipe end)

-- A field in the wrong table is answered with where it belongs.
schemas.row.elsewhere, schemas.swipe.elsewhere = {}, {}
for name in pairs(schemas.swipe.fields) do schemas.row.elsewhere[name] = "swipe." .. name end
for name in pairs(schemas.row.fields) do schemas.swipe.elsewhere[name] = name end

schemas.animation = options.schema(core.fields.animation, {
  { name = "data", key = "data", kind = "any" },
})
local members = { name = "members", key = "members", kind = "array", schema = schemas.animation }
schemas.animation.fields.members = members
table.insert(schemas.animation.names, members.name)
table.sort(schemas.animation.names)

schemas.spring = options.schema(core.fields.spring)

schemas.layer = options.schema(core.fields.layer, {
  { name = "data", key = "data", kind = "any" },
})
local transition_presets = {}
for number, word in pairs(core.names.transition_preset) do transition_presets[word] = number end
schemas.transition_presets = transition_presets
schemas.transition = options.schema(core.fields.transition, {
  { name = "preset", key = "preset", kind = "choice", choices = transition_presets,
    words = { "default", "slide_in" } },
})
schemas.replace = options.schema(core.fields.content, {
  { name = "transition", key = "transition", kind = "table", schema = schemas.transition },
  { name = "completion", key = "completion", kind = "function" },
})
schemas.slide_in = options.schema(core.fields.content, {
  { name = "duration", key = "duration", kind = "number" },
  { name = "completion", key = "completion", kind = "function" },
})

schemas.motion = options.schema({}, {
  { name = "animated", key = "animated", kind = "boolean" },
})
schemas.peek = options.schema({}, {
  { name = "edge", key = "edge", kind = "choice", choices = edges,
    words = { "leading", "trailing" }, required = true },
  { name = "distance", key = "distance", kind = "number", required = true },
  { name = "hold", key = "hold", kind = "number" },
})
schemas.settle = options.schema({}, {
  { name = "within", key = "within", kind = "number" },
})
schemas.reserve = options.schema({}, {
  { name = "sample_capacity", key = "sample_capacity", kind = "count" },
  { name = "event_capacity", key = "event_capacity", kind = "count" },
})

--- Whether a call that opens or closes is animated.
function schemas.is_animated(given, where)
  return given == nil or options.read(given, schemas.motion, where).animated ~= false
end

return schemas
