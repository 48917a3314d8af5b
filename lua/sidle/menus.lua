--- Making menus from nested tables, and looking at the one that is open.
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local object = require "sidle.object"
local options = require "sidle.options"
local schemas = require "sidle.schemas"
local text = require "sidle.text"
core.own()

local menus = {}

-- The list part of a table, and the rest of it as options.
local function split(given, where)
  if type(given) ~= "table" then
    core.raise(where .. " takes a table of options (got " .. text.show(given) .. ")")
  end
  local items, fields = {}, {}
  for i = 1, #given do items[i] = given[i] end
  for key, value in pairs(given) do
    if not (type(key) == "number" and items[key] ~= nil) then fields[key] = value end
  end
  return items, fields
end

--- Makes a menu or an element of one, and what is below it. One with elements is a menu, one without
-- an action, unless `kind` says otherwise. All of it, or nothing when a part fails.
function menus.create(stage, parent, given, where)
  local items, fields = split(given, where)
  local spec = options.read(fields, schemas.menu, where)
  if not fields.kind and parent then
    spec.kind = schemas.menu.fields.kind.choices[#items > 0 and "menu" or "action"]
  end
  local id = core.menu_create(stage._core, parent and parent._id, spec)
  local menu = object.new("menu", stage, id, spec.name, parent)
  if spec.data ~= nil then menu.data = spec.data end
  object.changed(stage)
  local ok, message = pcall(function()
    for i, item in ipairs(items) do menus.create(stage, menu, item, where .. " [" .. i .. "]") end
  end)
  if ok then return menu end
  local first = #stage._gone + 1
  menus.gone(stage, id)
  core.menu_destroy(stage._core, id)
  handlers.forget(stage, first, #stage._gone)
  object.changed(stage)
  error(message, 0)
end

--- A menu is about to go with all that is below it: what Lua keeps of them goes after their last events, of
-- which they hear nothing more when they are `dead`.
function menus.gone(stage, id, dead)
  local state = core.menu_state(stage._core, id)
  stage._gone[#stage._gone + 1] = id
  if dead then stage._dead[id] = object.of("button", stage, state.button) or true end
  for i = 0, state.count - 1 do
    menus.gone(stage, core.menu_child(stage._core, id, i), dead)
  end
end

--- The menu that is open: { menu, button, highlighted, rows }, or nil. Each row has its kind, element,
-- title, level, enabled, highlighted, checked, exclusive, expanded, place, place_count and frame.
function menus.open(stage)
  local menu, button, highlighted, count = core.open_menu(stage._core)
  if not menu then return nil end
  local rows = {}
  for i = 1, count do
    local row, x, y, width, height = core.menu_row(stage._core, i - 1)
    row.frame = object.rect(x, y, width, height)
    row.element = object.of("menu", stage, row.element)
    row.title = row.element and core.title(stage._core, row.element._id) or nil
    rows[i] = row
  end
  return { menu = object.of("menu", stage, menu), button = object.of("button", stage, button),
    highlighted = object.of("menu", stage, highlighted), rows = rows }
end

return menus
