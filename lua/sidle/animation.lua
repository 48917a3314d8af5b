--- Animations: values that move, for whatever you like, and groups of them.
local animations = require "sidle.animations"
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local object = require "sidle.object"
local options = require "sidle.options"
local text = require "sidle.text"
core.own()

local methods, get, set = { on = handlers.on, add = animations.add }, {}, {}
object.properties(get, set)

-- A verb that takes nothing. It returns the animation, so that one can write
-- stage:animation { ... }:start().
local function verb(name)
  local call = core["animation_" .. name]
  return function(self)
    call(self._box, self._id)
    object.changed(self._stage)
    return self
  end
end

--- From the beginning; what was under way ends as interrupted first.
methods.start = verb "start"
--- Holds it.
methods.pause = verb "pause"
--- Goes on when it was paused.
methods.resume = verb "resume"
--- Ends it where it is, as interrupted.
methods.stop = verb "stop"
--- Jumps to the end, as finished.
methods.finish = verb "finish"
--- Plays the other way from here on.
methods.reverse = verb "reverse"

-- A verb that takes a number.
local function verb_with(name, argument)
  local call = core["animation_" .. name]
  return function(self, value)
    options.number(value, argument, "animation:" .. name)
    call(self._box, self._id, value)
    object.changed(self._stage)
    return self
  end
end

--- Goes to a time since the beginning, seconds.
methods.seek = verb_with("seek", "seconds")
--- Sends a single value to another target, from where it is.
methods.retarget = verb_with("retarget", "to")

--- Removes it with its members.
function methods.remove(self)
  local stage = self._stage
  core.animation_destroy(self._box, self._id)
  animations.gone(stage, self._id)
  object.changed(stage)
end

-- Results of core.animation_state, by position.
local function field(position)
  return function(self) return (select(position, core.animation_state(self._box, self._id))) end
end
get.state = field(1)
get.value = field(2)
get.velocity = field(3)
get.elapsed = field(4)
get.duration = field(5)
get.rate = field(6)
get.user_data = field(7)

function get.speed(self) return math.abs(get.rate(self)) end
function set.speed(self, value)
  options.property_number("speed", "animation", value)
  core.animation_set_speed(self._box, self._id, value)
  object.changed(self._stage)
end

function get.parent(self) return self._owner or nil end
function get.members(self)
  local array = {}
  get.state(self) -- raises when it was removed
  for i, id in ipairs(self._stage._members[self._id] or {}) do
    array[i] = object.of("animation", self._stage, id)
  end
  return array
end

local Animation = object.class("animation", methods, get, set)

--- animation "fade" playing, value 0.500
function Animation.__tostring(self)
  if not object.is_alive(self) then return object.label(self) .. " (removed)" end
  return object.label(self) .. " " .. get.state(self) .. ", value "
    .. text.decimal(get.value(self))
end

return Animation
