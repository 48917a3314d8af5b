--- The stage: one clock, one set of objects, one queue of events.
local core = require "sidle.core"
local animations = require "sidle.animations"
local Log = require "sidle.log"
local handlers = require "sidle.handlers"
local input = require "sidle.input"
local menus = require "sidle.menus"
local object = require "sidle.object"
local options = require "sidle.options"
local rows = require "sidle.rows"
local schemas = require "sidle.schemas"
local script = require "sidle.script"
local steps = require "sidle.steps"
local overlay = require "sidle.overlay"
local theme = require "sidle.theme"
local text = require "sidle.text"
core.own()

local stages = {}
local methods, get, set = {}, {}, {}

for _, phase in ipairs(core.names.phase) do methods[phase] = input.method(phase) end
methods.step, methods.step_to, methods.step_to_ns = steps.step, steps.step_to, steps.step_to_ns
for name, method in pairs(input.keys) do methods[name] = method end
methods.settle = steps.settle
methods.on = handlers.on
methods.script = script.start

--- Takes every contact away, as when the window loses the focus.
function methods.cancel_all(self)
  core.cancel_all(self._core)
  object.changed(self)
end

--- What has become of a pointer's contact; nil when it is not down.
function methods.verdict(self, pointer)
  if pointer == nil then pointer = 1 else options.count(pointer, "pointer", "stage:verdict") end
  local verdict, yield, gesture, row = core.verdict(self._core, pointer)
  if not verdict then return nil end
  return { verdict = verdict, yield = yield, gesture = gesture,
    row = row and object.of("row", self, row) or nil }
end

--- Makes a list.
function methods.list(self, given)
  local spec = options.read(given, schemas.list, "stage:list")
  local list = object.new("list", self, core.list_create(self._core, spec), spec.name)
  if spec.data ~= nil then list.data = spec.data end
  self._lists[#self._lists + 1] = list._id
  object.changed(self)
  return list
end

--- Makes a row that is in no list.
function methods.row(self, given) return rows.create(self, nil, given, "stage:row") end

--- Makes a button of its own, with a frame on the stage.
function methods.button(self, given) return rows.create_button(self, given) end

--- Makes a menu with its elements, nobody's until a button has it.
function methods.menu(self, given) return menus.create(self, nil, given, "stage:menu") end

--- Takes the open menu away, if there is one.
function methods.close_menu(self)
  core.close_menu(self._core)
  object.changed(self)
end

--- Makes an animation with its members. It does not move yet.
function methods.animation(self, given) return animations.create(self, given) end

--- Makes a layer.
function methods.layer(self, given)
  local spec = options.read(given, schemas.layer, "stage:layer")
  local layer = object.new("layer", self, core.layer_create(self._core, spec), spec.name)
  if spec.data ~= nil then layer.data = spec.data end
  object.changed(self)
  return layer
end

--- The values of all that plays in an array the caller keeps, as { animation = , value = ,
-- velocity = }; its tables are used again. Returns how many there are; what lies beyond is old.
function methods.animation_values_into(self, array)
  if type(array) ~= "table" then
    core.raise("stage:animation_values_into takes an array to fill (got " .. text.show(array) .. ")")
  end
  local count, strangers = core.animation_values(self._core, array, self._objects)
  if strangers then -- objects that nobody held
    for i = 1, count do
      local id = array[i].animation
      if type(id) == "number" then array[i].animation = object.of("animation", self, id) end
    end
  end
  return count
end

local function check_array(array, what)
  if type(array) ~= "table" then
    core.raise("stage:values_into takes an array to fill with " .. what .. " (got "
      .. text.show(array) .. ")")
  end
end

--- The same as bare numbers, in arrays the caller keeps: the i-th value and velocity are of the
-- i-th animation. While nothing begins or ends, each keeps its place. Allocates nothing once the
-- arrays are large enough. Returns how many there are; what lies beyond is old.
function methods.values_into(self, values, velocities, whose)
  check_array(values, "values")
  if velocities ~= nil then check_array(velocities, "velocities") end
  if whose ~= nil then check_array(whose, "animations") end
  local count, strangers =
    core.values_into(self._core, values, velocities, whose, self._objects)
  if strangers then -- objects that nobody held
    for i = 1, count do
      local id = whose[i]
      if type(id) == "number" then whose[i] = object.of("animation", self, id) end
    end
  end
  return count
end

local kinds = {}
for number, word in pairs(core.names.kind) do kinds[word] = number end

--- The object of a kind with this id, or nil. With one argument, the row.
function methods.find(self, kind, id)
  if id == nil then kind, id = "row", kind end
  if not kinds[kind] then
    core.raise("stage:find: no kind of object is called " .. text.show(kind)
      .. text.hint(kind, core.names.kind))
  end
  if type(id) ~= "string" then
    core.raise("stage:find: the id must be a string (got " .. text.show(id) .. ")")
  end
  if #id > 255 or id == "" then return nil end
  return object.of(kind, self, core.find(self._core, kinds[kind], id))
end

--- What lies at a point: { part = , list = , row = , button = , layer = , menu = }, or nil.
function methods.hit(self, x, y)
  options.number(x, "x", "stage:hit")
  options.number(y, "y", "stage:hit")
  local part, list, row, button, layer, target, menu = core.hit(self._core, x, y)
  if not part then return nil end
  return { part = part, list = object.of("list", self, list), row = object.of("row", self, row),
    button = object.of("button", self, button), layer = object.of("layer", self, layer),
    target = target, menu = object.of("menu", self, menu) }
end

-- A part is named after the kind of object that it is of; an overlay, whose commands have none, is of
-- rows.
local kind_of_part = { none = "row" }
for _, part in pairs(core.names.part) do kind_of_part[part] = part:match "^%a+" end

--- The draw commands in an array the caller keeps: its tables are used again, so that nothing is
-- allocated once it is large enough. Returns how many there are and a number that changes when
-- they do; what lies beyond in the array is old.
function methods.draw_into(self, array)
  if type(array) ~= "table" then
    core.raise("stage:draw_into takes an array to fill (got " .. text.show(array) .. ")")
  end
  local count, serial = core.draw(self._core, array)
  local objects = self._objects
  for i = 1, count do
    local command = array[i]
    local id = command.object
    command.object = id ~= 0 and (objects[id] or object.of(kind_of_part[command.part], self, id)) or nil
  end
  return count, serial
end

--- The draw commands in paint order, in a new array.
function methods.draw(self)
  local array = {}
  methods.draw_into(self, array)
  return array
end

local function live_lists(self)
  if self._closed then core.raise("the stage is closed") end
  local lists = {}
  for _, id in ipairs(self._lists) do
    if core.list_is_alive(self._core, id) then lists[#lists + 1] = object.of("list", self, id) end
  end
  return lists
end

--- Iterates over the lists, oldest first.
function methods.lists(self)
  local lists, i = live_lists(self), 0
  return function()
    i = i + 1
    return lists[i]
  end
end

--- Iterates over the rows: those of each list from the top, then those without a list.
function methods.rows(self)
  local all = {}
  for _, list in ipairs(live_lists(self)) do
    for row in list:rows() do all[#all + 1] = row end
  end
  for _, id in ipairs(self._rows) do
    if core.row_is_alive(self._core, id) then all[#all + 1] = object.of("row", self, id) end
  end
  local i = 0
  return function()
    i = i + 1
    return all[i]
  end
end

--- Makes the queues of samples and events larger.
function methods.reserve(self, given)
  local spec = options.read(given, schemas.reserve, "stage:reserve")
  local samples = spec.sample_capacity or self._sample_capacity
  local events = spec.event_capacity or self._event_capacity
  core.reserve(self._core, samples, events)
  self._sample_capacity = math.max(samples, self._sample_capacity)
  self._event_capacity = math.max(events, self._event_capacity)
  object.changed(self)
end

--- Ends scripts, finishes the log and releases the stage with everything on it. Any number of
-- times; nothing is delivered.
function methods.close(self)
  if self._closed then return end
  core.stage_may_close(self._core)
  self._closed = true
  local problem = script.close_all(self)
  local log = self._log
  local ok, message = true, nil
  if log then
    ok, message = pcall(log.drain, log, self)
    local closed, reason = pcall(log.close, log)
    if ok and not closed then ok, message = closed, reason end
  end
  core.stage_close(self._core)
  if problem ~= nil then error(problem, 0) end
  if not ok then error(message, 0) end
end

function get.width(self) return self._width end
function get.height(self) return self._height end
function get.time(self) return core.to_seconds(core.now(self._core)) end
function get.time_ns(self) return core.now(self._core) end
function get.idle(self) return steps.is_idle(self) end
function get.next_deadline_ns(self) return steps.deadline(self) end
function get.next_deadline(self)
  local deadline = steps.deadline(self)
  return deadline and core.to_seconds(deadline)
end
function get.fingerprint(self) return core.fingerprint(self._core) end
function get.closed(self) return self._closed end
function get.log(self) return self._log and self._log:text() or nil end
--- The button that keys go to.
function get.focus(self) return object.of("button", self, core.focus(self._core)) end
function set.focus(self, value)
  if value ~= nil and getmetatable(value) ~= object.classes.button then
    options.refuse_property("focus", "stage", "a button or nil", value)
  end
  core.set_focus(self._core, value and value._id)
  object.changed(self)
end
--- The menu that is open: { menu, button, highlighted, rows }, or nil.
function get.open_menu(self) return menus.open(self) end
--- What buttons have their looks from: the name of a theme, or a table over one.
function methods.set_theme(self, given)
  theme.set(self, given, "stage:set_theme")
  object.changed(self)
end
function get.color_scheme(self)
  return core.color_scheme(self._core) == 2 and "dark" or "light"
end
function get.tint(self)
  local tint = core.tint(self._core)
  return tint ~= 0 and tint or nil
end
function set.color_scheme(self, value)
  local scheme = ({ light = 1, dark = 2 })[value]
  if not scheme then
    options.refuse_property("color_scheme", "stage", "\"light\" or \"dark\"", value)
  end
  core.set_color_scheme(self._core, scheme)
  object.changed(self)
end
--- A colour that stands in for the theme's tint; nil: the theme's own.
function set.tint(self, value)
  core.set_tint(self._core, value == nil and 0 or theme.color(value, "tint", "stage"))
  object.changed(self)
end
function get.reduce_motion(self) return core.reduces_motion(self._core) end
function set.reduce_motion(self, value)
  if type(value) ~= "boolean" then
    options.refuse_property("reduce_motion", "stage", "true or false", value)
  end
  core.set_reduce_motion(self._core, value)
  object.changed(self)
end
--- What is drawn over the scene to see what decides: an array of words. Takes true and false, too.
function get.debug_overlay(self) return overlay.words(core.debug_overlay(self._core)) end
function set.debug_overlay(self, value)
  core.set_debug_overlay(self._core, overlay.flags(value))
  object.changed(self)
end
function get.data(self) return self._data[handlers.STAGE] end
function set.data(self, value) self._data[handlers.STAGE] = value end

function get.counters(self)
  local moving, late, backward, stray, doubled, refused = core.counters(self._core)
  return { moving = moving, late = late, backward = backward, stray = stray, doubled = doubled,
    refused = refused }
end

local Stage = object.class("stage", methods, get, set)
Stage.__close = methods.close
Stage.__gc = function(self)
  if not self._closed then
    self._scripts = {} -- a finaliser runs no code of the user's
    pcall(methods.close, self)
  end
end

function Stage.__len(self)
  local count = 0
  for _ in self:rows() do count = count + 1 end
  return count
end

function Stage.__tostring(self)
  if self._closed then return "stage (closed)" end
  return string.format("stage %gx%g at %s, %d rows", self._width, self._height,
    text.seconds(self.time), Stage.__len(self))
end

--- Makes a stage. nil, a message and "log" when the log file cannot be written.
function stages.new(given)
  local spec = options.read(given or {}, schemas.stage, "sidle.stage")
  local log, message, code
  if spec.start then
    if spec.start_ns then core.raise("options 'start' and 'start_ns' in sidle.stage exclude each other") end
    spec.start_ns = core.to_ns(spec.start)
  end
  local recorder = package.loaded.sidle
  local is_recorded = recorder and recorder.log_to and not spec.log
  if is_recorded then spec.log = recorder.log_to end
  if spec.log then spec.log_capacity = spec.log_capacity or Log.capacity end
  local objects = setmetatable({}, { __mode = "v" })
  local function describe(id)
    local self = objects[id]
    return self and object.label(self) or "the object"
  end
  local box, width, height, samples, events =
    core.stage_create(spec, spec.text_resolver, describe)
  if spec.log then
    log, message, code = Log.open(spec.log)
    if not log then
      core.stage_close(box)
      return nil, message, code
    end
  end
  if is_recorded then recorder.log_to = nil end -- the stage that is made, not one that failed to be
  local self = setmetatable({
    _core = box, _width = width, _height = height, _closed = false,
    _sample_capacity = samples, _event_capacity = events,
    _objects = objects, -- id -> object, weak
    _lists = {}, _rows = {}, -- ids in the order of creation; rows without a list
    _handlers = {}, _data = {}, -- by id
    _groups = {}, -- names of groups of rows and their numbers, both ways
    _members = {}, -- ids of a group's members, by its id
    _completions = {}, -- of transitions, by their ids
    _gone = {}, -- ids of removed objects whose last events are still to come
    _dead = {}, -- by id: those of them that hear of nothing but their end; a menu's button, or true
    _scripts = {}, _turn = 0, _moment = false,
    _delivering = false, _failure = false, _spare = {},
    _last = { x = {}, y = {} }, -- where each pointer was
    _log = log or false,
    _id = handlers.STAGE, _name = false,
  }, Stage)
  rawset(self, "_stage", self)
  if spec.data ~= nil then self.data = spec.data end
  object.changed(self)
  return self
end

return stages
