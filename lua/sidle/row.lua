--- Rows: content that moves aside and shows buttons.
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
object.title("row", get, set)

local edges = {}
for number, word in pairs(core.names.edge) do edges[word] = number end

local function edge_number(edge, where)
  local number = type(edge) == "string" and edges[edge]
  if not number then
    core.raise(where .. ": the edge must be " .. text.choices(core.names.edge) .. " (got "
      .. text.show(edge) .. ")")
  end
  return number
end

--- Opens an edge.
function methods.open(self, edge, given)
  local number, animated = edge_number(edge, "row:open"), schemas.is_animated(given, "row:open")
  core.row_open(self._box, self._id, animated, number)
  object.changed(self._stage)
end

--- Closes the row.
function methods.close(self, given)
  core.row_close(self._box, self._id, schemas.is_animated(given, "row:close"))
  object.changed(self._stage)
end

--- Closes the row when it is open or opening at the edge, else opens it there.
function methods.toggle(self, edge, given)
  local number, animated = edge_number(edge, "row:toggle"), schemas.is_animated(given, "row:toggle")
  core.row_toggle(self._box, self._id, animated, number)
  object.changed(self._stage)
end

--- A hint that the row has buttons: it moves aside, holds and goes back.
function methods.peek(self, given)
  local spec = options.read(given, schemas.peek, "row:peek")
  core.row_peek(self._box, self._id, spec.edge, spec.distance, spec.hold or 0.7)
  object.changed(self._stage)
end

--- Ends a drag of the row as when the contact is taken away.
function methods.cancel(self)
  core.row_cancel(self._box, self._id)
  object.changed(self._stage)
end

--- Closes the row at once, for a row that is to stand for something else.
function methods.reset(self)
  core.row_reset(self._box, self._id)
  object.changed(self._stage)
end

--- The answer that the row waits for: true removes it, false lets it return.
function methods.resolve(self, accept)
  if type(accept) ~= "boolean" then
    core.raise("row:resolve: the answer must be true or false (got " .. text.show(accept) .. ")")
  end
  core.row_resolve(self._box, self._id, accept)
  object.changed(self._stage)
end

--- Brings back a row that collapses or is removed: closed.
function methods.restore(self, given)
  core.row_restore(self._box, self._id, schemas.is_animated(given, "row:restore"))
  object.changed(self._stage)
end

--- What would become of the row if the contact that drags it lifted now. Changes nothing.
function methods.what_if_released_now(self)
  local edge, held, changes, offset, velocity, commits, awaits, button =
    core.row_what_if_released_now(self._box, self._id)
  return { edge = core.names.edge[edge], held = held, changes = changes, offset = offset,
    velocity = velocity, commits = commits, awaits = awaits,
    button = button and object.of("button", self._stage, button) }
end

--- Replaces the parts of the content that taps tell apart.
function methods.set_targets(self, given)
  local targets = options.array(given, "targets", "row:set_targets", { schema = schemas.target })
  core.row_set_targets(self._box, self._id, targets)
  object.changed(self._stage)
end

local actions = {}
for number, word in pairs(core.names.action) do actions[word] = number end

--- Does what a table of `row.actions` says; or an action by name, `press` with its button, `target` with
-- its number.
function methods.perform(self, action, what)
  if type(action) == "table" then
    what = action.button or action.target
    action = action.action
  end
  local number = type(action) == "string" and actions[action]
  if not number then
    core.raise("row:perform: the action must be " .. text.choices(core.names.action) .. " (got "
      .. text.show(action) .. ")")
  end
  local id = 0
  if action == "press" then
    if getmetatable(what) ~= object.classes.button then
      core.raise("row:perform: press takes a button (got " .. text.show(what) .. ")")
    end
    id = what._id
  elseif action == "target" then
    id = options.count(what, "target", "row:perform")
  end
  core.row_perform_action(self._box, self._id, number, id)
  object.changed(self._stage)
end

--- Adds a button after those of its edge.
function methods.button(self, given)
  local spec = options.read(given, schemas.button, "row:button")
  local button = rows.add_button(self, spec.edge, spec)
  object.changed(self._stage)
  return button
end

--- Removes the row and its buttons.
function methods.remove(self)
  local stage = self._stage
  local gone = #stage._gone
  rows.row_gone(stage, self._id)
  local ok, message = pcall(core.row_destroy, self._box, self._id)
  if not ok then
    for i = #stage._gone, gone + 1, -1 do stage._gone[i] = nil end
    error(message, 0)
  end
  if not self._owner then rows.take_out(stage._rows, self._id) end
  object.changed(stage)
end

local readers = { state = core.row_phase, offset = core.row_offset, velocity = core.row_velocity,
  leading_extent = core.row_leading_extent, trailing_extent = core.row_trailing_extent,
  user_data = core.row_user_data, content_token = core.row_content_token,
  enabled = core.row_enabled, height = core.row_height }
object.boolean("enabled", "row", set, core.row_set_enabled)

function get.edge(self)
  local _, edge = core.row_state(self._box, self._id)
  return core.names.edge[edge]
end
function get.settled_edge(self)
  local _, _, edge = core.row_state(self._box, self._id)
  return core.names.edge[edge]
end
function get.index(self)
  local index = select(6, core.row_state(self._box, self._id))
  if index >= 0 then return index + 1 end
end
function set.index(self, value)
  core.row_set_index(self._box, self._id, options.count(value, "index", "row") - 1)
  object.changed(self._stage)
end
function get.pointer(self)
  local state, _, _, _, _, _, pointer = core.row_state(self._box, self._id)
  if state == "dragging" or state == "armed" then return pointer end
end
-- Not `button`, which adds one.
function get.committed_button(self)
  local button = select(13, core.row_state(self._box, self._id))
  return button and object.of("button", self._stage, button)
end
function get.group(self) return rows.group(self._stage, core.row_group(self._box, self._id)) end
function get.list(self) return self._owner or nil end
function set.height(self, value)
  options.property_number("height", "row", value)
  core.row_set_height(self._box, self._id, value)
  object.changed(self._stage)
end
function get.frame(self) return object.rect(core.row_frame(self._box, self._id)) end
function set.frame(self, value) object.frame(self, value, core.row_set_frame) end
function get.content_frame(self)
  return object.rect(core.row_content_frame(self._box, self._id))
end

local function buttons(self, edge)
  local number, array = edges[edge], {}
  for i = 1, core.button_count(self._box, self._id, number) do
    local id = core.button_at(self._box, self._id, number, i - 1)
    array[i] = object.of("button", self._stage, id)
  end
  return array
end
function get.leading(self) return buttons(self, "leading") end
function get.trailing(self) return buttons(self, "trailing") end

--- What of the row can be told and reached one by one, in order of reading.
function get.elements(self)
  local all = core.row_elements(self._box, self._id)
  for _, element in ipairs(all) do
    if element.role == "button" then
      element.button = object.of("button", self._stage, element.object)
    elseif element.role == "target" then
      element.target = element.object
    end
    element.object = nil
  end
  return all
end

--- What can be done with the row without seeing it, or with keys.
function get.actions(self)
  local all = core.row_actions(self._box, self._id)
  for _, action in ipairs(all) do
    if action.action == "press" then
      action.button = object.of("button", self._stage, action.object)
    else
      action.target = action.object
    end
    action.object = nil
  end
  return all
end

local Row = object.class("row", methods, get, set, readers)

--- row "r4" open trailing, offset -100.000
function Row.__tostring(self)
  if not object.is_alive(self) then return object.label(self) .. " (removed)" end
  local state, edge, _, offset = core.row_state(self._box, self._id)
  edge = core.names.edge[edge]
  return object.label(self) .. " " .. state .. (edge and " " .. edge or "") .. ", offset "
    .. text.decimal(offset)
end

return Row
