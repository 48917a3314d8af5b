--- Making rows with their buttons.
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local menus = require "sidle.menus"
local object = require "sidle.object"
local options = require "sidle.options"
local schemas = require "sidle.schemas"
core.own()

local rows = {}

local edges = {}
for number, word in pairs(core.names.edge) do edges[word] = number end

-- Makes a button of any kind by a call of the engine, and gives it what it can have once it is there: all of
-- it, or it goes again. `update` is called when it is to be updated.
local function make(stage, row, spec, call, ...)
  local update = spec.update
  if update then spec.wants_updates = true end
  local button = object.new("button", stage, call(...), spec.name, row)
  if spec.data ~= nil then button.data = spec.data end
  local ok, message = pcall(function()
    if spec.configuration then
      core.button_configure(button._box, button._id, spec.configuration, nil, false)
    end
    if spec.menu ~= nil then button.menu = spec.menu end
  end)
  if not ok then
    core.button_destroy(button._box, button._id)
    stage._data[button._id] = nil
    error(message, 0)
  end
  if update then button:on("needs_update", function() update(button) end) end
  return button
end

--- Adds a button from a spec that was read.
function rows.add_button(row, edge, spec)
  return make(row._stage, row, spec, core.button_add, row._box, row._id, edge, spec)
end

--- Makes a button of its own.
function rows.create_button(stage, given)
  local spec = options.read(given, schemas.own_button, "stage:button")
  local button = make(stage, nil, spec, core.button_create, stage._core, spec)
  object.changed(stage)
  return button
end

local function add_parts(row, spec)
  if spec.targets then core.row_set_targets(row._box, row._id, spec.targets) end
  for _, edge in ipairs(core.names.edge) do
    for _, button in ipairs(spec[edge] or {}) do rows.add_button(row, edges[edge], button) end
  end
end

-- Groups that have a name get numbers that nobody is likely to choose.
local FIRST_NAMED = 2 ^ 30

local function group_number(stage, group)
  if type(group) ~= "string" then return group end
  local groups = stage._groups
  if not groups[group] then
    groups[#groups + 1] = group
    groups[group] = FIRST_NAMED + #groups
  end
  return groups[group]
end

--- The group of a row as it was given: a name or a number; nil for none.
function rows.group(stage, number)
  if number ~= 0 then return stage._groups[number - FIRST_NAMED] or number end
end

--- Makes a row in a list, or in none, with its buttons: all of it, or nothing when a part fails.
function rows.create(stage, list, given, where)
  local spec = options.read(given, schemas.row, where)
  spec.group = group_number(stage, spec.group)
  local id = core.row_create(stage._core, list and list._id, spec)
  local row = object.new("row", stage, id, spec.name, list)
  object.changed(stage)
  local ok, message = pcall(add_parts, row, spec)
  object.changed(stage)
  if not ok then
    local first = #stage._gone + 1
    rows.row_gone(stage, id)
    core.row_destroy(stage._core, id)
    handlers.forget(stage, first, #stage._gone)
    object.changed(stage)
    error(message, 0)
  end
  if spec.data ~= nil then row.data = spec.data end
  if not list then stage._rows[#stage._rows + 1] = id end
  return row
end

--- Notes that an object is gone; its handlers stay until its last events are out.
function rows.gone(stage, id) stage._gone[#stage._gone + 1] = id end

--- Takes an id out of an array.
function rows.take_out(array, id)
  for i = 1, #array do
    if array[i] == id then
      table.remove(array, i)
      return
    end
  end
end

--- Notes that a row and its buttons with their menus will be gone.
function rows.row_gone(stage, id)
  rows.gone(stage, id)
  for number in pairs(core.names.edge) do
    for i = 0, core.button_count(stage._core, id, number) - 1 do
      local button = core.button_at(stage._core, id, number, i)
      local menu = core.button_menu(stage._core, button)
      if menu then menus.gone(stage, menu) end
      rows.gone(stage, button)
    end
  end
end

return rows
