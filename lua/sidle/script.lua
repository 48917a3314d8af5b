--- Scripts: stories as coroutines that wait for seconds or for events, resumed by steps.
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local object = require "sidle.object"
local text = require "sidle.text"
core.own()

local script = {}

-- In Lua 5.1 a coroutine cannot be closed; it is dropped.
local close_coroutine = rawget(coroutine, "close")
local trace = debug and debug.traceback or function(_, message) return message end

-- Raw fields: _co; _due (ns) while it waits for a time; _target (an id) and _event (a name) while
-- it waits for an event; _base (ns), the moment it has come to; _turn, the step it last ran in.
local Script

local function remove(stage, self)
  local all = stage._scripts
  for i = 1, #all do
    if all[i] == self then
      table.remove(all, i)
      return
    end
  end
end

-- Runs what the coroutine has still to close; its error, if any, is returned.
local function close(self)
  local co = self._co
  self._co = false
  if co and close_coroutine and coroutine.status(co) ~= "running"
    and coroutine.status(co) ~= "normal" then
    local ok, message = close_coroutine(co)
    if not ok then return message end
  end
end

--- Runs the coroutine up to its next wait. Returns an error's message and true when it failed.
local function resume(stage, self, value)
  local co = self._co
  self._due, self._target, self._event, self._turn = false, false, false, stage._turn
  local ok, message = coroutine.resume(co, value)
  if coroutine.status(co) == "dead" then
    self._co = false
    remove(stage, self)
    if not ok then
      if type(message) == "string" then message = trace(co, message) end
      if close_coroutine then close_coroutine(co) end
      return message, true
    end
  elseif not self._co or stage._closed then -- stopped, or the stage closed, by itself
    self._co = co
    remove(stage, self)
    local problem = close(self)
    if problem ~= nil then return problem, true end
  elseif not self._due and not self._target then -- a plain yield waits for the next step
    self._due = self._base
  end
end

local function wait_seconds(self, seconds)
  if seconds ~= seconds or seconds < 0 or seconds == math.huge then
    core.raise("wait: seconds must be finite and 0 or more (got " .. text.show(seconds) .. ")")
  end
  self._due = self._base + core.to_ns(seconds)
end

local function wait_event(self, stage, target, name)
  local class = getmetatable(target)
  local kind = type(class) == "table" and class.kind
  if not kind or object.classes[kind] ~= class or kind == "script" or kind == "subscription" then
    core.raise("wait takes seconds, or an object and the name of an event (got "
      .. text.show(target) .. ")")
  end
  handlers.check_name(kind, name, "wait")
  if target._stage ~= stage then
    core.raise("wait: " .. object.label(target) .. " is on another stage")
  end
  if target ~= stage and not object.is_alive(target) then
    core.raise(object.label(target) .. " was removed")
  end
  self._target, self._event = target._id, name
end

--- Starts a story; it runs at once, up to its first wait.
function script.start(stage, fn)
  if type(fn) ~= "function" then
    core.raise("stage:script takes a function (got " .. text.show(fn) .. ")")
  end
  if stage._closed then core.raise("the stage is closed") end
  local self = setmetatable({ _stage = stage, _co = false, _due = false, _target = false,
    _event = false, _base = stage._moment or core.now(stage._core), _turn = stage._turn }, Script)
  local function wait(what, name)
    if coroutine.running() ~= self._co and self._co then
      core.raise("wait was called outside its script")
    end
    if type(what) == "number" and name == nil then
      wait_seconds(self, what)
    elseif not stage._closed then
      wait_event(self, stage, what, name)
    end
    return coroutine.yield()
  end
  self._co = coroutine.create(fn)
  stage._scripts[#stage._scripts + 1] = self
  local message, failed = resume(stage, self, wait)
  if failed then error(message, 0) end
  return self
end

Script = object.class("script", {
  --- Ends it where it waits; what it has to close is closed. Any number of times.
  stop = function(self)
    if not self._co then return end
    remove(self._stage, self)
    local problem = close(self)
    if problem ~= nil then error(problem, 0) end
  end,
}, {
  --- Whether it has come to its end, failed or was stopped.
  done = function(self) return not self._co end,
}, {})
script.Script = Script

function Script.__tostring(self)
  if not self._co then return "script (done)" end
  if self._event then return "script waiting for " .. text.quote(self._event) end
  if self._due then return "script waiting until " .. text.seconds(core.to_seconds(self._due)) end
  return "script"
end

-- ---- In a step -------------------------------------------------------------------------------

local function run(stage, self, moment, value)
  self._base, stage._moment = moment, moment
  local message, failed = resume(stage, self, value)
  if failed then handlers.failed(stage, message) end
  stage._moment = false
end

-- The script whose time comes first, no later than a limit. A wait of no time at all is over in
-- the next step, never in the same one.
local function next_due(stage, limit)
  local first
  for _, self in ipairs(stage._scripts) do
    local due = self._due
    if due and due <= limit and (due > self._base or self._turn ~= stage._turn)
      and (not first or due < first._due) then
      first = self
    end
  end
  return first
end

--- Resumes the scripts whose time comes at or before a moment, in the order of their times. What
-- is left over of a step carries on: the next wait of a script counts from when this one was due.
function script.resume_due(stage, limit)
  while not stage._closed do
    local self = next_due(stage, limit)
    if not self then return end
    run(stage, self, self._due)
  end
end

--- Resumes the scripts that wait for this event.
function script.resume_for(stage, event)
  local ready
  for _, self in ipairs(stage._scripts) do
    if self._target and (self._event == event.name or self._event == "event")
      and handlers.is_about(event, self._target) then
      ready = ready or {}
      ready[#ready + 1] = self
    end
  end
  if not ready then return end
  for _, self in ipairs(ready) do
    if self._co and self._target and not stage._closed then run(stage, self, event.at_ns, event) end
  end
end

--- The earliest time a script waits for, in nanoseconds, or nil.
function script.deadline(stage)
  local first
  for _, self in ipairs(stage._scripts) do
    if self._due and (not first or self._due < first) then first = self._due end
  end
  return first
end

--- Ends every script. The first error of what they had to close is returned.
function script.close_all(stage)
  local all, problem = stage._scripts, nil
  stage._scripts = {}
  for _, self in ipairs(all) do
    local message = close(self)
    if problem == nil then problem = message end
  end
  return problem
end

return script
