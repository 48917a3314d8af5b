--- Lists: rows stacked in a frame.
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local object = require "sidle.object"
local options = require "sidle.options"
local rows = require "sidle.rows"
local schemas = require "sidle.schemas"
local text = require "sidle.text"
core.own()

local methods, get, set = { on = handlers.on }, {}, {}
object.properties(get, set)

--- Makes a row in the list, at the end or at an index.
function methods.row(self, given) return rows.create(self._stage, self, given, "list:row") end

--- The row at an index from the top, or nil.
function methods.row_at(self, index)
  options.count(index, "index", "list:row_at")
  if index < 1 then return nil end
  return object.of("row", self._stage, core.list_row(self._box, self._id, index - 1))
end

--- Iterates over the rows there are now, from the top; they may be removed on the way.
function methods.rows(self)
  local all, count = {}, core.list_state(self._box, self._id)
  for i = 1, count do all[i] = methods.row_at(self, i) end
  local i = 0
  return function()
    i = i + 1
    return all[i]
  end
end

--- Closes every row.
function methods.close_all(self, given)
  local animated = schemas.is_animated(given, "list:close_all")
  core.list_close_all(self._box, self._id, animated)
  object.changed(self._stage)
end

--- Iterates over the rows that are open or opening, from the top; they may be removed on the way.
function methods.open_rows(self)
  local all, id = {}, core.list_next_open(self._box, self._id)
  while id do
    all[#all + 1] = object.of("row", self._stage, id)
    id = core.list_next_open(self._box, self._id, id)
  end
  local i = 0
  return function()
    i = i + 1
    return all[i]
  end
end

--- Lets the first row in sight that can peek, once in the list's life. Returns the row, or nil.
function methods.hint(self, given)
  local spec = options.read(given, schemas.peek, "list:hint")
  local id = core.list_hint(self._box, self._id, spec.edge, spec.distance, spec.hold or 0.7)
  object.changed(self._stage)
  return object.of("row", self._stage, id)
end

--- Removes the list with its rows and their buttons.
function methods.remove(self)
  local stage, ids, count = self._stage, {}, core.list_state(self._box, self._id)
  for i = 0, count - 1 do ids[#ids + 1] = core.list_row(self._box, self._id, i) end
  local gone = #stage._gone
  for _, id in ipairs(ids) do rows.row_gone(stage, id) end
  rows.gone(stage, self._id)
  local ok, message = pcall(core.list_destroy, self._box, self._id)
  if not ok then
    for i = #stage._gone, gone + 1, -1 do stage._gone[i] = nil end
    error(message, 0)
  end
  rows.take_out(stage._lists, self._id)
  object.changed(stage)
end

function get.scroll_phase(self) return (core.list_scroll(self._box, self._id)) end
function get.scroll_velocity(self) return (select(2, core.list_scroll(self._box, self._id))) end
function get.scroll_end(self) return (select(3, core.list_scroll(self._box, self._id))) end
function get.open_row(self)
  return object.of("row", self._stage, core.list_next_open(self._box, self._id))
end
function get.count(self) return (core.list_state(self._box, self._id)) end
function get.content_height(self)
  local _, height = core.list_state(self._box, self._id)
  return height
end
function get.scroll_offset(self)
  local _, _, offset = core.list_state(self._box, self._id)
  return offset
end
function set.scroll_offset(self, value)
  options.property_number("scroll_offset", "list", value)
  core.list_set_scroll_offset(self._box, self._id, value)
  object.changed(self._stage)
end
local directions = schemas.list.fields.direction

function get.direction(self)
  return directions.words[core.list_direction(self._box, self._id)]
end
function set.direction(self, value)
  local number = type(value) == "string" and directions.choices[value]
  if not number then
    options.refuse_property("direction", "list", text.choices(directions.words), value)
  end
  core.list_set_direction(self._box, self._id, number)
  object.changed(self._stage)
end
function get.frame(self)
  local _, _, _, x, y, width, height = core.list_state(self._box, self._id)
  return object.rect(x, y, width, height)
end
function set.frame(self, value) object.frame(self, value, core.list_set_frame) end

local List = object.class("list", methods, get, set)
List.__len = get.count

function List.__tostring(self)
  if not object.is_alive(self) then return object.label(self) .. " (removed)" end
  return object.label(self) .. ", " .. get.count(self) .. " rows"
end

return List
