--- Making rows with their buttons.
local core = require "sidle.core"
local object = require "sidle.object"
local options = require "sidle.options"
local schemas = require "sidle.schemas"
core.own()

local rows = {}

local edges = {}
for number, word in pairs(core.names.edge) do edges[word] = number end

-- What a button of any kind is given once it is there: all of it, or it goes again.
local function furnish(button, spec)
  if spec.data ~= nil then button.data = spec.data end
  local ok, message = pcall(function()
    if spec.configuration then
      core.button_configure(button._box, button._id, spec.configuration, nil, false)
    end
    if spec.menu ~= nil then button.menu = spec.menu end
  end)
  if ok then return button end
  core.button_destroy(button._box, button._id)
  rows.gone(button._stage, button._id)
  error(message, 0)
end

--- Adds a button from a spec that was read.
function rows.add_button(row, edge, spec)
  local id = core.button_add(row._box, row._id, edge, spec)
  return furnish(object.new("button", row._stage, id, spec.name, row), spec)
end

--- Makes a button of its own. `update` is called when it is to be updated.
function rows.create_button(stage, given)
  local spec = options.read(given, schemas.own_button, "stage:button")
  if spec.update then spec.wants_updates = true end
  local id = core.button_create(stage._core, spec)
  local button = furnish(object.new("button", stage, id, spec.name, nil), spec)
  if spec.update then
    local update = spec.update
    button:on("needs_update", function() update(button) end)
  end
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
    core.row_destroy(stage._core, id)
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

--- Notes that a row and its buttons will be gone.
function rows.row_gone(stage, id)
  rows.gone(stage, id)
  for number in pairs(core.names.edge) do
    for i = 0, core.button_count(stage._core, id, number) - 1 do
      rows.gone(stage, core.button_at(stage._core, id, number, i))
    end
  end
end

return rows
