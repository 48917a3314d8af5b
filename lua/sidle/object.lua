--- What stages, lists, rows, buttons and animations have in common: properties that raise on a misspelling,
-- methods that check their object, and one Lua value for each object of the engine.
--
-- Raw fields begin with an underscore and are private: _stage, _box (the userdata of sidle.core),
-- _id, _name (or false), _owner (a button's row, a row's list, an animation's group,
-- an element's menu, or false).
local core = require "sidle.core"
local text = require "sidle.text"
core.own()

local object = { classes = {} }

local function no_property(kind, key, names)
  if type(key) ~= "string" then
    core.raise(kind .. " has no property [" .. tostring(key) .. "]")
  end
  core.raise(kind .. " has no property '" .. key .. "'" .. text.hint(key, names))
end

--- The metatable of a kind of object. methods, get and set are tables of functions by name; readers
-- are functions of sidle.core for properties that it reads by itself, from a stage and an id.
function object.class(kind, methods, get, set, readers)
  local names, fields = {}, {}
  for name, reader in pairs(readers or {}) do
    fields[name] = reader
    get[name] = function(self) return reader(self._box, self._id) end
  end
  if readers then methods.reader = object.reader(kind, readers) end
  for name in pairs(methods) do names[#names + 1] = name end
  for name in pairs(get) do names[#names + 1] = name end
  table.sort(names)
  local class = { __name = "sidle." .. kind, kind = kind, methods = methods, get = get, set = set }
  class.__index = core.object_index(fields, function(self, key)
    local getter = get[key]
    if getter then return getter(self) end
    return no_property(kind, key, names)
  end)
  function class.__newindex(self, key, value)
    local setter = set[key]
    if setter then return setter(self, value) end
    if methods[key] or get[key] then
      core.raise("property '" .. key .. "' of " .. kind .. " is read-only")
    end
    no_property(kind, key, names)
  end
  -- Called without an object, as in row.open("trailing"), a method says so.
  for name, method in pairs(methods) do
    methods[name] = function(self, ...)
      if getmetatable(self) ~= class then
        core.raise(kind .. ":" .. name .. " must be called with a colon on a " .. kind
          .. " (got " .. text.show(self) .. ")")
      end
      return method(self, ...)
    end
    fields[name] = methods[name]
  end
  object.classes[kind] = class
  return class
end

--- A method that gives a function for a property that sidle.core reads: it gives the property of its object
-- over and over, in half the time, for it looks for nothing.
function object.reader(kind, readers)
  local names = {}
  for name in pairs(readers) do names[#names + 1] = name end
  table.sort(names)
  return function(self, name)
    local reader = readers[name]
    if not reader then
      core.raise(kind .. ":reader reads " .. table.concat(names, ", ") .. " (got "
        .. text.show(name) .. ")" .. (type(name) == "string" and text.hint(name, names) or ""))
    end
    return core.object_reader(self._box, self._id, reader, self)
  end
end

--- row "r4"
function object.label(self)
  local kind = getmetatable(self).kind
  return self._name and kind .. " " .. text.quote(self._name) or kind .. " without id"
end

--- Makes the Lua value of an object that has none yet.
function object.new(kind, stage, id, name, owner)
  local self = { _stage = stage, _box = stage._core, _id = id, _name = name or false,
    _owner = owner or false }
  setmetatable(self, object.classes[kind])
  stage._objects[id] = self
  return self
end

local function owner_of(kind, stage, id)
  if kind == "row" then
    local _, list = core.row_is_alive(stage._core, id)
    return list and object.of("list", stage, list)
  elseif kind == "button" then
    local _, row = core.button_is_alive(stage._core, id)
    return row and object.of("row", stage, row)
  elseif kind == "animation" then
    local _, parent = core.animation_is_alive(stage._core, id)
    return parent and object.of("animation", stage, parent)
  elseif kind == "menu" then
    local _, parent = core.menu_is_alive(stage._core, id)
    return parent and object.of("menu", stage, parent)
  end
end

--- The Lua value of an object by its id, always the same while anyone holds it; nil for nil.
function object.of(kind, stage, id)
  if not id then return nil end
  local self = stage._objects[id]
  if self then return self end
  return object.new(kind, stage, id, core.name(stage._core, id), owner_of(kind, stage, id))
end

--- Whether the object is still on its stage.
function object.is_alive(self)
  if self._stage._closed then return false end
  return (core[getmetatable(self).kind .. "_is_alive"](self._box, self._id))
end

function object.rect(x, y, width, height)
  return { x = x, y = y, width = width, height = height }
end

--- Called after each call that changed something, so that the log is never full.
function object.changed(stage)
  local log = stage._log
  if log then log:drain(stage) end
end

--- The properties that every object on a stage has.
function object.properties(get, set)
  function get.id(self) return self._name or nil end
  function get.stage(self) return self._stage end
  function get.removed(self) return not object.is_alive(self) end
  function get.data(self) return self._stage._data[self._id] end
  function set.data(self, value) self._stage._data[self._id] = value end
end

--- The title of a row or button.
function object.title(kind, get, set)
  local options = require "sidle.options"
  local set_title = core[kind .. "_set_title"]
  function get.title(self) return core.title(self._box, self._id) end
  function set.title(self, value)
    if type(value) ~= "string" then options.refuse_property("title", kind, "a string", value) end
    set_title(self._box, self._id, value)
    object.changed(self._stage)
  end
end

--- A property that is set to true or false.
function object.boolean(name, kind, set, call)
  local options = require "sidle.options"
  set[name] = function(self, value)
    if type(value) ~= "boolean" then options.refuse_property(name, kind, "true or false", value) end
    call(self._box, self._id, value)
    object.changed(self._stage)
  end
end

--- A frame that can be set.
function object.frame(self, value, set_frame)
  local options = require "sidle.options"
  local kind = getmetatable(self).kind
  local rect = options.rect(value, "frame", kind)
  set_frame(self._box, self._id, rect.x, rect.y, rect.width, rect.height)
  object.changed(self._stage)
end

return object
