--- Handlers: who wants to hear of which event, and telling them after a step.
--
-- They are kept in the stage's tables, by the object's id, where the collector can follow them: a
-- handler may refer to its own row, and the row object may be dropped while its handlers stay.
local core = require "sidle.core"
local object = require "sidle.object"
local text = require "sidle.text"
core.own()

local handlers = {}

--- The id of a stage in these tables; no object has it.
local STAGE = 0
handlers.STAGE = STAGE

-- The names each kind of object can be asked for; "event" is every one.
local names_of = { stage = { "event" }, list = { "event" }, row = { "event" }, button = { "event" },
  animation = { "event" }, layer = { "event" }, menu = { "event" } }
local known = {}
local of_rows = { stage = true, list = true, row = true }
local of_buttons = { stage = true, list = true, row = true, button = true }
local of_menus = { stage = true, list = true, row = true, button = true, menu = true }
local gives = { -- names that not every row gives, or others than rows
  button_triggered = of_buttons, confirm_needed = of_buttons, confirm_withdrawn = of_buttons,
  armed = of_buttons, disarmed = of_buttons, level_entered = of_buttons, level_left = of_buttons,
  committed = of_buttons,
  down = of_buttons, down_repeat = of_buttons, drag_inside = of_buttons, drag_outside = of_buttons,
  drag_enter = of_buttons, drag_exit = of_buttons, up_inside = of_buttons, up_outside = of_buttons,
  cancelled = of_buttons, button_long_pressed = of_buttons, changed = of_buttons,
  needs_update = of_buttons, update_loop = of_buttons, focused = of_buttons, unfocused = of_buttons,
  hover_began = of_buttons, hover_ended = of_buttons,
  menu_action = of_menus, menu_opened = of_menus, menu_closed = of_menus, item_triggered = of_menus,
  item_changed = of_menus, selection_changed = of_menus, content_needed = of_menus,
  scroll_began = { stage = true, list = true },
  scroll_ended = { stage = true, list = true },
  ended = { stage = true, animation = true },
  transition_began = { stage = true, layer = true },
  transition_ended = { stage = true, layer = true },
}
for _, name in ipairs(core.names.event) do
  for kind in pairs(gives[name] or of_rows) do
    names_of[kind][#names_of[kind] + 1] = name
  end
end
for kind, names in pairs(names_of) do
  known[kind] = {}
  for _, name in ipairs(names) do known[kind][name] = true end
end

--- The names of events an object of a kind can give.
handlers.names_of = names_of

--- Raises when an object of this kind gives no such event.
function handlers.check_name(kind, name, where)
  if type(name) ~= "string" or not known[kind][name] then
    core.raise(where .. ": " .. kind .. " has no event " .. text.show(name)
      .. text.hint(name, names_of[kind]))
  end
end

local Subscription = object.class("subscription", {
  --- Ends it; it is not called again, not even for events of the same step. Any number of times.
  off = function(self)
    if not self._active then return end
    rawset(self, "_active", false)
    local by_name = self._stage._handlers[self._id]
    local old = by_name and by_name[self._name]
    if not old then return end
    local new = {} -- a delivery that is under way goes on with the old array
    for _, each in ipairs(old) do
      if each ~= self then new[#new + 1] = each end
    end
    by_name[self._name] = #new > 0 and new or nil
  end,
}, {
  --- Whether it is still called.
  active = function(self) return self._active end,
}, {})
handlers.Subscription = Subscription

function Subscription.__tostring(self)
  return "subscription to " .. text.quote(self._name) .. (self._active and "" or " (off)")
end

--- Adds a handler and returns its subscription.
function handlers.on(self, name, fn)
  local kind = getmetatable(self).kind
  local where = kind .. ":on"
  handlers.check_name(kind, name, where)
  if type(fn) ~= "function" then
    core.raise(where .. ": the handler must be a function (got " .. text.show(fn) .. ")")
  end
  local stage, id = self._stage, self._id
  if stage._closed then core.raise("the stage is closed") end
  if id ~= STAGE and not object.is_alive(self) then
    core.raise(object.label(self) .. " was removed")
  end
  local by_name = stage._handlers[id]
  if not by_name then
    by_name = {}
    stage._handlers[id] = by_name
  end
  local subscription = setmetatable(
    { _stage = stage, _id = id, _name = name, _fn = fn, _active = true }, Subscription)
  local new = {}
  for i, each in ipairs(by_name[name] or {}) do new[i] = each end
  new[#new + 1] = subscription
  by_name[name] = new
  return subscription
end

-- ---- Telling ---------------------------------------------------------------------------------

-- Carries an error with its traceback to the end of the step.
local trace = debug and debug.traceback or function(message) return message end
local function explain(message)
  if type(message) ~= "string" then return message end
  return trace(message, 2)
end

--- Keeps the first failure of a step.
function handlers.failed(stage, message)
  if not stage._failure then stage._failure = { message } end
end

local pending, argument
local function invoke()
  local fn, event = pending, argument
  pending, argument = nil, nil
  fn(event)
end

-- A button or menu that was removed hears how that ended what it was in, and no more.
local function tell_each(stage, id, array, event)
  local dead = stage._dead
  for i = 1, #array do
    local subscription = array[i]
    if stage._closed or dead[id] and event.reason ~= "removed" then return end
    if subscription._active then
      pending, argument = subscription._fn, event
      local ok, message = xpcall(invoke, explain)
      if not ok then handlers.failed(stage, message) end
    end
  end
end

-- Calls the function that was given with a transition, once.
local function complete(stage, event)
  local id = event.transition._id
  local fn = stage._completions[id]
  if not fn or stage._closed then return end
  stage._completions[id] = nil
  pending, argument = function(ended) fn(ended.finished, ended) end, event
  local ok, message = xpcall(invoke, explain)
  if not ok then handlers.failed(stage, message) end
end

local function tell(stage, id, event)
  local by_name = stage._handlers[id]
  if not by_name then return end
  local named, every = by_name[event.name], by_name.event
  if named then tell_each(stage, id, named, event) end
  if every then tell_each(stage, id, every, event) end
end

-- The button of a root; of one that was removed the one that it had.
local function button_of(menu)
  if object.is_alive(menu) then
    return object.of("button", menu._stage, core.menu_state(menu._box, menu._id).button)
  end
  local button = menu._stage._dead[menu._id]
  return button ~= true and button or nil
end

-- The objects that an event of a menu is told to, innermost first: the element, those above it, the
-- button with its row and list.
local function tell_menu(event, each)
  local menu = event.item or event.menu
  local button = event.button
  while menu do
    if each(menu._id) then return true end
    if not menu._owner and not button then button = button_of(menu) end
    menu = menu._owner
  end
  while button do
    if each(button._id) then return true end
    button = button._owner
  end
end

--- Whether an event is about the object with this id: a button's events are also its row's, a
-- row's also its list's, and all are the stage's.
function handlers.is_about(event, id)
  if id == STAGE then return true end
  if gives[event.name] == of_menus then
    return tell_menu(event, function(found) return found == id end) or false
  end
  local button, row, animation = event.button, event.row, event.animation
  if animation then return animation._id == id end
  if event.layer then return event.layer._id == id end
  if event.list then return event.list._id == id end
  if button and button._id == id or row and row._id == id then return true end
  return row and row._owner and row._owner._id == id or false
end

--- Calls the handlers for one event: those of the animation, the layer, or of the button, the row
-- and the list, then those of the stage; last the completion of a transition that ended.
function handlers.deliver(stage, event)
  if gives[event.name] == of_menus then
    tell_menu(event, function(id) tell(stage, id, event) end)
    return tell(stage, STAGE, event)
  end
  local button, row, animation = event.button, event.row, event.animation
  if animation then tell(stage, animation._id, event) end
  if event.layer then tell(stage, event.layer._id, event) end
  if event.list then tell(stage, event.list._id, event) end
  if button then tell(stage, button._id, event) end
  if row then
    tell(stage, row._id, event)
    if row._owner then tell(stage, row._owner._id, event) end
  end
  tell(stage, STAGE, event)
  if event.name == "transition_ended" then complete(stage, event) end
end

--- Forgets the handlers and data of objects that were removed, once their last events are out: of the first
-- to the last of them as they were noted.
function handlers.forget(stage, first, last)
  if last < first then return end
  local gone = stage._gone
  for i = first, last do
    local id = gone[i]
    stage._handlers[id] = nil
    stage._data[id] = nil
    stage._dead[id] = nil
    stage._members[id] = nil
  end
  for i = first, #gone do gone[i] = gone[i + last - first + 1] end
end

return handlers
