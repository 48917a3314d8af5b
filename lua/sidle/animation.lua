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

local readers = { state = core.animation_playback, value = core.animation_value,
  velocity = core.animation_velocity, elapsed = core.animation_elapsed,
  duration = core.animation_duration, rate = core.animation_rate,
  user_data = core.animation_user_data }

function get.speed(self) return math.abs(self.rate) end
function set.speed(self, value)
  options.property_number("speed", "animation", value)
  core.animation_set_speed(self._box, self._id, value)
  object.changed(self._stage)
end

function get.parent(self) return self._owner or nil end
function get.members(self)
  local array = {}
  core.animation_playback(self._box, self._id) -- raises when it was removed
  for i, id in ipairs(self._stage._members[self._id] or {}) do
    array[i] = object.of("animation", self._stage, id)
  end
  return array
end

local Animation = object.class("animation", methods, get, set, readers)

--- animation "fade" playing, value 0.500
function Animation.__tostring(self)
  if not object.is_alive(self) then return object.label(self) .. " (removed)" end
  return object.label(self) .. " " .. self.state .. ", value " .. text.decimal(self.value)
end

return Animation
