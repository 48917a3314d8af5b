--- Menus and their elements.
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local menus = require "sidle.menus"
local object = require "sidle.object"
local options = require "sidle.options"
local schemas = require "sidle.schemas"
local text = require "sidle.text"
core.own()

local methods, get, set = { on = handlers.on }, {}, {}
object.properties(get, set)

--- Adds an element, with what is below it, and returns it.
function methods.add(self, given) return menus.create(self._stage, self, given, "menu:add") end

--- Removes it with all that is below it.
function methods.remove(self)
  menus.gone(self._stage, self._id, true)
  core.menu_destroy(self._box, self._id)
  object.changed(self._stage)
end

-- An element as an object of this stage or by its id.
local function element(self, value, where)
  if value == nil then return nil end
  if type(value) == "string" then
    local found = self._stage:find("menu", value)
    if not found then core.raise(where .. ": no element has the id " .. text.quote(value)) end
    return found._id
  end
  if getmetatable(value) ~= object.classes.menu then
    core.raise(where .. " takes an element, its id, or nil (got " .. text.show(value) .. ")")
  end
  return value._id
end

--- Puts an action below this menu on, or with nil takes back what is chosen. No event tells.
function methods.select(self, value)
  core.menu_select(self._box, self._id, element(self, value, "menu:select"))
  object.changed(self._stage)
end

--- Chooses the action as a person would.
function methods.perform(self)
  core.menu_perform(self._box, self._id)
  object.changed(self._stage)
end

--- Gives a deferred element the elements that content_needed asked for with a token: adds them and says
-- that that is all. False, and none is added, when the question is not open any more.
function methods.complete(self, token, items)
  options.count(token, "the token", "menu:complete")
  if core.menu_state(self._box, self._id).token ~= token then return false end
  for i, item in ipairs(items or {}) do
    menus.create(self._stage, self, item, "menu:complete [" .. i .. "]")
  end
  local taken = core.menu_complete(self._box, self._id, token)
  object.changed(self._stage)
  return taken
end

local function list(self, count, at)
  local found = {}
  for i = 1, count do
    found[i] = object.of("menu", self._stage, at(self._box, self._id, i - 1))
  end
  return found
end

local function state(self) return core.menu_state(self._box, self._id) end

--- Its elements, in order.
function get.items(self) return list(self, state(self).count, core.menu_child) end
--- The actions below it that are on, depth first.
function get.selected_elements(self)
  return list(self, state(self).selected_count, core.menu_selected)
end
--- The first of them, or nil.
function get.selected(self) return get.selected_elements(self)[1] end
function get.title(self) return core.title(self._box, self._id) end
function get.parent(self) return self._owner or nil end
function get.button(self) return object.of("button", self._stage, state(self).button) end
--- The menu whose selection it belongs to, or nil.
function get.group(self) return object.of("menu", self._stage, state(self).group) end
function get.open(self) return state(self).open end
--- The token of the open question of a deferred element, or nil.
function get.token(self)
  local token = state(self).token
  return token > 0 and token or nil
end

for _, field in ipairs(core.fields.menu) do
  local name = field.name
  if name ~= "name" then
    if not get[name] then get[name] = function(self) return state(self)[name] end end
    if name ~= "kind" then
      set[name] = function(self, value)
        if value == nil then
          options.refuse_property(name, "menu", "of the kind that stage:menu takes", value)
        end
        core.menu_set(self._box, self._id, options.read({ [name] = value }, schemas.menu, "menu"))
        object.changed(self._stage)
      end
    end
  end
end
-- The engine shows these and does not tell them.
get.subtitle, get.placeholder, set.subtitle, set.placeholder = nil, nil, nil, nil
local texts = options.schema(core.fields.menu, {}, function(field)
  return field.name == "subtitle" or field.name == "placeholder"
end)

--- Changes texts that are shown and not read back: `subtitle`, `placeholder`.
function methods.set(self, given)
  core.menu_set(self._box, self._id, options.read(given, texts, "menu:set"))
  object.changed(self._stage)
end

local Menu = object.class("menu", methods, get, set)

--- menu "sort" "Sort by"
function Menu.__tostring(self)
  if not object.is_alive(self) then return object.label(self) .. " (removed)" end
  return object.label(self) .. " " .. string.format("%q", get.title(self))
end

return Menu
