--- Buttons of rows.
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local object = require "sidle.object"
local rows = require "sidle.rows"
core.own()

local methods, get, set = { on = handlers.on }, {}, {}
object.properties(get, set)
object.title("button", get, set)

--- Removes the button.
function methods.remove(self)
  core.button_destroy(self._box, self._id)
  rows.gone(self._stage, self._id)
  object.changed(self._stage)
end

function get.row(self) return self._owner end
function get.edge(self)
  local edge = core.button_state(self._box, self._id)
  return core.names.edge[edge]
end
function get.index(self)
  local _, index = core.button_state(self._box, self._id)
  return index + 1
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
object.boolean("enabled", "button", set, core.button_set_enabled)
object.boolean("hidden", "button", set, core.button_set_hidden)

local Button = object.class("button", methods, get, set)

--- button "r1.done" trailing[2]
function Button.__tostring(self)
  if not object.is_alive(self) then return object.label(self) .. " (removed)" end
  local edge, index = core.button_state(self._box, self._id)
  return object.label(self) .. " " .. core.names.edge[edge] .. "[" .. (index + 1) .. "]"
end

return Button
