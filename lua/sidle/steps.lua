--- Stepping: the engine moves, then handlers and scripts hear of it in order, then the caller may
-- read the same events.
local core = require "sidle.core"
local Event = require "sidle.event"
local handlers = require "sidle.handlers"
local object = require "sidle.object"
local options = require "sidle.options"
local schemas = require "sidle.schemas"
local script = require "sidle.script"
local text = require "sidle.text"
core.own()

local steps = {}

local FRAME = 1 / 60      -- the slice of stage:settle, seconds
local SETTLE_WITHIN = 10  -- its limit when none is given, seconds

local function nothing() return nil end

--- An iterator over an array of events.
local function each(events, count)
  if count == 0 then return nothing end
  local i = 0
  return function()
    i = i + 1
    if i <= count then return events[i] end
  end
end

-- Reads the batch of the last step. While the engine says that there are more, steps on: to the
-- same target, or after a step by seconds with one of 0 seconds, which goes on to where it led.
local function gather(stage, more, target, events, count)
  local first = count + 1
  count = core.events(stage._core, events, count)
  while more do
    local before, now = count, core.now(stage._core)
    object.changed(stage)
    if target then
      more = core.step_to(stage._core, target)
    else
      more = core.step(stage._core, 0)
    end
    count = core.events(stage._core, events, count)
    if more and count == before and core.now(stage._core) == now then
      core.raise("the stage's event_capacity is too small to go on")
    end
  end
  Event.finish(stage, events, first, count)
  object.changed(stage)
  if stage._log then stage._log:flush() end
  return count
end

local function deliver(stage, events, first, count)
  stage._delivering = coroutine.running() or true
  stage._turn, stage._failure = stage._turn + 1, false
  local gone = #stage._gone -- what handlers remove has its last events in the next step
  for i = first, count do
    if stage._closed then break end
    local event = events[i]
    script.resume_due(stage, event.at_ns - 1)
    stage._moment = event.at_ns
    handlers.deliver(stage, event)
    stage._moment = false
    script.resume_for(stage, event)
  end
  if not stage._closed then
    if #stage._scripts > 0 then script.resume_due(stage, core.now(stage._core)) end
    handlers.forget(stage, 1, gone)
  end
  stage._delivering = false
  local failure = stage._failure
  if failure then
    stage._failure = false
    error(failure[1], 0)
  end
end

-- Whether the delivery that was begun is still under way in its thread. It is not when an
-- interruption threw it out, or when a coroutine that stepped has died.
local function is_delivering(stage)
  local thread = stage._delivering
  if not thread or not debug or thread == true then return thread end
  local here = thread == coroutine.running()
  for level = 0, math.huge do
    local frame
    if here then frame = debug.getinfo(level, "f") else frame = debug.getinfo(thread, level, "f") end
    if not frame then break end
    if frame.func == deliver then return true end
  end
  stage._delivering, stage._moment = false, false
  return false
end

local function ready(stage, where)
  if stage._closed then core.raise("the stage is closed") end
  if stage._delivering and is_delivering(stage) then
    core.raise(where .. " was called from inside a handler of the same stage")
  end
end

-- The events of a step go into a new array, unless there are none.
local function finish(stage, more, target)
  local events = stage._spare
  local count = gather(stage, more, target, events, 0)
  if count == 0 and #stage._scripts == 0 and #stage._gone == 0 then
    stage._turn = stage._turn + 1
    return nothing -- as most steps: there is nobody to tell
  end
  if count > 0 then stage._spare = {} end
  deliver(stage, events, 1, count)
  return each(events, count)
end

--- Moves by seconds.
function steps.step(stage, seconds)
  ready(stage, "stage:step")
  options.number(seconds, "seconds", "stage:step")
  return finish(stage, core.step(stage._core, seconds))
end

--- Moves to a time in seconds.
function steps.step_to(stage, seconds)
  ready(stage, "stage:step_to")
  local target = core.to_ns(options.number(seconds, "seconds", "stage:step_to"))
  return finish(stage, core.step_to(stage._core, target), target)
end

--- Moves to a time in whole nanoseconds.
function steps.step_to_ns(stage, target)
  ready(stage, "stage:step_to_ns")
  options.word(target, "nanoseconds", "stage:step_to_ns")
  return finish(stage, core.step_to(stage._core, target), target)
end

--- Whether nothing will happen without input: neither in the engine nor in a script.
function steps.is_idle(stage)
  return core.is_idle(stage._core) and not script.deadline(stage)
end

--- When something will next happen, in nanoseconds, or nil.
function steps.deadline(stage)
  local engine, scripts = core.deadline(stage._core), script.deadline(stage)
  if engine and scripts then return math.min(engine, scripts) end
  return engine or scripts
end

local function refuse_to_settle(stage, within)
  local busy = ""
  for row in stage:rows() do
    local state = row.state
    if state ~= "closed" and state ~= "open" and state ~= "removed" then
      busy = " (" .. object.label(row) .. " is " .. state .. ")"
      break
    end
  end
  local playing = {}
  if busy == "" and core.animation_values(stage._core, playing) > 0 then
    local animation = object.of("animation", stage, playing[1].animation)
    busy = " (" .. object.label(animation) .. " is " .. animation.state .. ")"
  end
  core.raise("the stage did not settle within " .. text.seconds(within) .. busy)
end

--- Steps until the stage is idle, in slices of 1/60 s, or raises when that takes too long.
function steps.settle(stage, given)
  ready(stage, "stage:settle")
  local within = options.read(given or {}, schemas.settle, "stage:settle").within or SETTLE_WITHIN
  local limit = core.now(stage._core) + core.to_ns(within)
  local events, count = {}, 0
  while not steps.is_idle(stage) do
    local now = core.now(stage._core)
    if now >= limit then refuse_to_settle(stage, within) end
    local first, target, more = count + 1
    if now + core.to_ns(FRAME) < limit then
      more = core.step(stage._core, FRAME)
    else -- the last slice is cut
      target = limit
      more = core.step_to(stage._core, limit)
    end
    count = gather(stage, more, target, events, count)
    deliver(stage, events, first, count)
    if stage._closed then break end
  end
  return each(events, count)
end

return steps
