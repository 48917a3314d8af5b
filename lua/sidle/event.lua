--- Events: small tables with the objects they are about.
local core = require "sidle.core"
local object = require "sidle.object"
local text = require "sidle.text"
core.own()

local Event = { __name = "sidle.event", kind = "event" }

--- The fields of an event; those that do not apply are nil. Rows and buttons have offset, x, y and
-- cancelled, `tapped` and presses that follow one another a count, `changed` selected, and a target
-- where one was met, `committed` awaits; menus have item, group, old and token; animations have value
-- and finished; layers have transition, which is an animation, progress and finished; lists have
-- offset, x and y.
Event.fields = {
  name = true, at = true, at_ns = true, row = true, button = true, animation = true, edge = true,
  reason = true, offset = true, velocity = true, x = true, y = true, cancelled = true,
  count = true, target = true, value = true, finished = true, layer = true, transition = true,
  progress = true, list = true, awaits = true, selected = true, menu = true, item = true,
  group = true, old = true, token = true,
}
-- What an event of menus is about, and the other object it names.
Event.of_menu = {
  menu_action = { "button", "menu" }, menu_opened = { "menu", "button" },
  menu_closed = { "menu", "button" }, item_triggered = { "item", "button" },
  item_changed = { "item", "group" }, selection_changed = { "item", "old" },
  content_needed = { "item", "menu" },
}
-- Events of rows that have a button, too.
local of_row = { armed = true, disarmed = true, level_entered = true, level_left = true,
  committed = true }
local names = {}
for name in pairs(Event.fields) do names[#names + 1] = name end
table.sort(names)

function Event.__index(_, key)
  if Event.fields[key] == nil then
    core.raise("event has no field '" .. tostring(key) .. "'" .. text.hint(key, names))
  end
  return nil
end

--- The engine's line, also after the row is gone and the stage is closed: the names are with the
-- objects that the event holds.
function Event.__tostring(self)
  local button, row = self.button, self.row
  if of_row[self.name] then button, row = row, button end
  local of_menu = Event.of_menu[self.name]
  if of_menu then
    local about, other = self[of_menu[1]], self[of_menu[2]]
    return core.event_text(about._box, self, about._id, other and other._id, about._name or nil,
      other and other._name or nil)
  end
  local about = self.animation or button or row or self.layer or self.list
  if not about then return self.name end
  local other = button and row
  return core.event_text(about._box, self, about._id, other and other._id, about._name or nil,
    other and other._name or nil)
end

local menu_keys = { "menu", "item", "group", "old" }

-- The transition of an event is an animation; one that has ended is gone, as a rule.
function Event.finish_transition(stage, event)
  local id = event.transition
  event.transition = object.of("animation", stage, id)
  if event.finished == nil then return end
  if not core.animation_is_alive(stage._core, id) then stage._gone[#stage._gone + 1] = id end
end

--- Makes events of the tables that sidle.core filled, from number `from` to number `to`.
function Event.finish(stage, events, from, to)
  for i = from, to do
    local event = events[i]
    local row, button, animation = event.row, event.button, event.animation
    if animation then event.animation = object.of("animation", stage, animation) end
    if row then event.row = object.of("row", stage, row) end
    if button then event.button = object.of("button", stage, button) end
    if event.menu or event.item then
      for _, key in ipairs(menu_keys) do
        if event[key] then event[key] = object.of("menu", stage, event[key]) end
      end
    end
    if event.list then event.list = object.of("list", stage, event.list) end
    local layer = event.layer
    if layer then
      event.layer = object.of("layer", stage, layer)
      Event.finish_transition(stage, event)
    end
    setmetatable(event, Event)
  end
end

return Event
