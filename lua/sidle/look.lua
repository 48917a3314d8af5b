--- How buttons look: the properties and methods of buttons for that.
local core = require "sidle.core"
local object = require "sidle.object"
local options = require "sidle.options"
local text = require "sidle.text"
core.own()

local look = {}

--- The text of a colour transformer.
function options.transformer(value, path, where)
  if type(value) ~= "string" or not core.color_transformer(value) then
    core.raise("option '" .. path .. "' in " .. where .. " must be a colour transformer such as "
      .. "\"opacity 0.75 over_white\" (got " .. text.show(value) .. ")")
  end
  return value
end

local schema = options.schema(core.fields.configuration)
local names = {}
for name in pairs(schema.fields) do names[name] = true end

--- A list of names of fields.
function options.field_list(value, path, where)
  if type(value) ~= "table" then
    core.raise("option '" .. path .. "' in " .. where .. " must be a list of fields (got "
      .. text.show(value) .. ")")
  end
  for i = 1, #value do
    if not names[value[i]] then
      core.raise("option '" .. path .. "[" .. i .. "]' in " .. where .. " is no field ("
        .. text.show(value[i]) .. ")" .. text.hint(value[i], schema.names))
    end
  end
  return value
end

local changes = options.schema(core.fields.configuration, {
  { name = "unset", key = "unset", kind = "field_list" },
})

local properties = { background = 1, foreground = 2, stroke = 3, image = 4, font_size = 5,
  corner_radius = 6, stroke_width = 7 }
local property_names = { "background", "foreground", "stroke", "image", "font_size",
  "corner_radius", "stroke_width" }
local state_bits = { normal = 0, highlighted = 1, disabled = 2, selected = 4, focused = 8,
  hovered = 16, held = 32, application1 = 64, application2 = 128 }
local state_names = { "normal", "highlighted", "disabled", "selected", "focused", "hovered",
  "held", "application1", "application2" }

local function states_of(value)
  local bits, seen = 0, {}
  for _, name in ipairs(type(value) == "table" and value or { value }) do
    local bit = state_bits[name]
    if not bit then
      core.raise("states in button:set_state_value must be " .. text.choices(state_names)
        .. " or a list of them (got " .. text.show(name) .. ")")
    end
    if not seen[bit] then bits = bits + bit end
    seen[bit] = true
  end
  return bits
end

--- Gives the properties and methods to buttons.
function look.install(methods, get, set)
  --- Sets what the table has, unsets what its list `unset` names, and leaves all else.
  function methods.configure(self, given)
    local spec = options.read(given, changes, "button:configure")
    core.button_configure(self._box, self._id, spec, spec.unset, true)
    object.changed(self._stage)
  end

  --- A value for a state or for a list of states together; nil takes it away.
  function methods.set_state_value(self, property, states, value)
    local code = properties[property]
    if not code then
      core.raise("property in button:set_state_value must be " .. text.choices(property_names)
        .. " (got " .. text.show(property) .. ")")
    end
    local read = code <= 3 and options.color or code == 4 and options.word or options.number
    if value ~= nil then value = read(value, "value", "button:set_state_value") end
    core.button_set_state_value(self._box, self._id, code, states_of(states), value)
    object.changed(self._stage)
  end

  --- The colours now, each a table { color, rule, source } with true under each step that was taken.
  function methods.look(self) return core.button_look(self._box, self._id) end

  --- Where the parts are now: rectangles by name, absent for what is not there.
  function methods.layout(self) return core.button_layout(self._box, self._id) end

  --- The size that it asks for when it may have a width at most.
  function methods.size_within(self, width)
    local wide, high = core.button_size(self._box, self._id,
      options.number(width, "width", "button:size_within"))
    return { width = wide, height = high }
  end

  function get.configuration(self) return core.button_configuration(self._box, self._id) end
  function set.configuration(self, value)
    local spec = options.read(value, schema, "button.configuration")
    core.button_configure(self._box, self._id, spec, nil, false)
    object.changed(self._stage)
  end
  function get.intrinsic_size(self)
    local wide, high = core.button_size(self._box, self._id, 1e9)
    return { width = wide, height = high }
  end
  function get.busy(self) return core.button_look(self._box, self._id).busy end
  object.boolean("busy", "button", set, core.button_set_busy)
end

return look
