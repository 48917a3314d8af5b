--- Buttons, in rows and of their own.
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local look = require "sidle.look"
local menus = require "sidle.menus"
local object = require "sidle.object"
local options = require "sidle.options"
local rows = require "sidle.rows"
core.own()

local methods, get, set = { on = handlers.on }, {}, {}
object.properties(get, set)
object.title("button", get, set)

--- Removes the button. It hears the end of its press, and of nothing else.
function methods.remove(self)
  local menu = core.button_menu(self._box, self._id)
  if menu then menus.gone(self._stage, menu, true) end
  core.button_destroy(self._box, self._id)
  rows.gone(self._stage, self._id)
  self._stage._dead[self._id] = true
  object.changed(self._stage)
end

--- Does what a tap on it would do.
function methods.perform(self)
  core.button_perform(self._box, self._id)
  object.changed(self._stage)
end

--- Shows its menu.
function methods.open_menu(self)
  core.button_open_menu(self._box, self._id)
  object.changed(self._stage)
end

--- Asks for an update: needs_update comes at the end of the next step.
function methods.set_needs_update(self)
  core.button_set_needs_update(self._box, self._id)
  object.changed(self._stage)
end

--- Takes the update that it waits for, if it does: true, and the event will not come.
function methods.take_update(self)
  local waited = core.button_take_update(self._box, self._id)
  object.changed(self._stage)
  return waited
end

--- What it is to someone who does not see it: { role, name, value, checked, expanded, enabled, busy, focused,
-- disabled_reason, can_press, can_open_menu, can_focus }, each nil where there is none.
function get.accessibility(self) return core.button_accessibility(self._box, self._id) end
function get.disabled_reason(self) return get.accessibility(self).disabled_reason end
function set.disabled_reason(self, value)
  if value ~= nil and type(value) ~= "string" then
    options.refuse_property("disabled_reason", "button", "a string or nil", value)
  end
  core.button_set_disabled_reason(self._box, self._id, value or "")
  object.changed(self._stage)
end

function get.row(self) return self._owner or nil end
function get.edge(self)
  local edge = core.button_state(self._box, self._id)
  return core.names.edge[edge]
end
function get.index(self)
  local _, index = core.button_state(self._box, self._id)
  if index >= 0 then return index + 1 end
end
function get.shown(self)
  local _, _, shown = core.button_state(self._box, self._id)
  return shown
end
function get.user_data(self)
  local _, _, _, data = core.button_state(self._box, self._id)
  return data
end
function get.frame(self)
  local _, _, _, _, x, y, width, height = core.button_state(self._box, self._id)
  return object.rect(x, y, width, height)
end

function get.enabled(self)
  return (select(9, core.button_state(self._box, self._id)))
end
function get.hidden(self)
  return (select(10, core.button_state(self._box, self._id)))
end
function get.progress(self)
  return (select(11, core.button_state(self._box, self._id)))
end
function get.confirming(self)
  return (select(12, core.button_state(self._box, self._id)))
end
-- Bits of SIDLE_STATE_, from the lowest.
local state_names = { "highlighted", "disabled", "selected", "focused", "hovered", "held" }
--- What it is: a table with true under the name of each state that it is in.
function get.states(self)
  local bits, states = select(13, core.button_state(self._box, self._id)), {}
  for _, name in ipairs(state_names) do
    if bits % 2 == 1 then states[name] = true end
    bits = math.floor(bits / 2)
  end
  return states
end
function get.selected(self) return get.states(self).selected or false end
function get.highlighted(self) return get.states(self).highlighted or false end
function get.hovered(self) return get.states(self).hovered or false end
function get.focused(self) return get.states(self).focused or false end
function get.update_count(self)
  return (select(14, core.button_state(self._box, self._id)))
end
function get.needs_update(self)
  return (select(15, core.button_state(self._box, self._id)))
end
function get.held(self) return get.states(self).held or false end
--- Its menu, or nil. A table makes one.
function get.menu(self)
  return object.of("menu", self._stage, core.button_menu(self._box, self._id))
end
function set.menu(self, value)
  if type(value) == "table" and getmetatable(value) == nil then
    value = menus.create(self._stage, nil, value, "button.menu")
  elseif value ~= nil and getmetatable(value) ~= object.classes.menu then
    options.refuse_property("menu", "button", "a menu, a table that makes one, or nil", value)
  end
  core.button_set_menu(self._box, self._id, value and value._id)
  object.changed(self._stage)
end
function set.frame(self, value) object.frame(self, value, core.button_set_frame) end
object.boolean("selected", "button", set, core.button_set_selected)
function set.focused(self, value)
  if type(value) ~= "boolean" then
    options.refuse_property("focused", "button", "true or false", value)
  end
  if value then
    core.set_focus(self._box, self._id)
  elseif get.focused(self) then
    core.set_focus(self._box, nil)
  end
  object.changed(self._stage)
end
object.boolean("enabled", "button", set, core.button_set_enabled)
object.boolean("hidden", "button", set, core.button_set_hidden)

look.install(methods, get, set)

local Button = object.class("button", methods, get, set)

--- button "r1.done" trailing[2]
function Button.__tostring(self)
  if not object.is_alive(self) then return object.label(self) .. " (removed)" end
  local edge, index = core.button_state(self._box, self._id)
  if index < 0 then
    return object.label(self) .. " " .. string.format("%q", core.title(self._box, self._id))
  end
  return object.label(self) .. " " .. core.names.edge[edge] .. "[" .. (index + 1) .. "]"
end

return Button
