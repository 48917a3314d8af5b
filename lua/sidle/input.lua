--- Samples: one table for each reading of a pointer.
local core = require "sidle.core"
local options = require "sidle.options"
local text = require "sidle.text"
core.own()

local input = {}

local phases, kinds = {}, {}
for number, word in pairs(core.names.phase) do phases[word] = number end
for number, word in pairs(core.names.pointer) do kinds[word] = number end
local kind_field = { choices = kinds, words = core.names.pointer }

--- The fields of a sample.
input.names = { "at", "at_ns", "buttons", "kind", "pointer", "pressure", "x", "y" }
local known = {}
for _, name in ipairs(input.names) do known[name] = true end

local PRIMARY_BUTTON = 1 -- bit 0 of the buttons

local function moment(sample, where)
  local at, at_ns = sample.at, sample.at_ns
  if at_ns ~= nil then
    if at ~= nil then core.raise("options 'at' and 'at_ns' in " .. where .. " exclude each other") end
    return options.word(at_ns, "at_ns", where)
  elseif at ~= nil then
    return core.to_ns(options.number(at, "at", where))
  end
end

local function coordinate(stage, sample, name, pointer, phase, where)
  local value = sample[name]
  if value == nil then
    local last = phase == "cancel" and stage._last[name][pointer]
    if last then return last end
    core.raise("option '" .. name .. "' in " .. where .. " is missing")
  end
  return options.number(value, name, where)
end

-- Pushes any sample; the pointer and its place.
local function push(stage, sample, phase, pressed, where)
  for key in pairs(sample) do
    if not known[key] then
      core.raise("unknown option '" .. tostring(key) .. "' in " .. where
        .. text.hint(key, input.names))
    end
  end
  local pointer, kind, buttons = sample.pointer, sample.kind, sample.buttons
  if pointer == nil then pointer = 1 else options.count(pointer, "pointer", where) end
  if kind == nil then kind = 1 else kind = options.choice(kind, "kind", where, kind_field) end
  if buttons == nil then buttons = pressed else options.count(buttons, "buttons", where) end
  local pressure = sample.pressure
  if pressure == nil then pressure = 0 else options.number(pressure, "pressure", where) end
  local x = coordinate(stage, sample, "x", pointer, phase, where)
  local y = coordinate(stage, sample, "y", pointer, phase, where)
  core.sample(stage._core, phases[phase], pointer, x, y, moment(sample, where), kind, buttons,
    pressure)
  return pointer, x, y
end

--- The method for a phase.
-- The time is the stage's when it is not given, the pointer 1, the kind "touch". A contact that is
-- down has its primary button pressed unless `buttons` says otherwise. A cancel without a place
-- has the pointer's last one.
function input.method(phase)
  local where, number = "stage:" .. phase, phases[phase]
  local pressed = (phase == "down" or phase == "move") and PRIMARY_BUTTON or 0
  return function(stage, sample)
    if type(sample) ~= "table" then
      core.raise(where .. " takes a table such as { pointer = 1, x = 10, y = 20, at = 0.5 } (got "
        .. text.show(sample) .. ")")
    end
    local pointer, x, y = core.plain_sample(stage._core, number, pressed, sample)
    if not pointer then pointer, x, y = push(stage, sample, phase, pressed, where) end
    if pressed == 0 then x, y = nil, nil end -- up: there is no last place any more
    stage._last.x[pointer], stage._last.y[pointer] = x, y
    if stage._log then stage._log:drain(stage) end
  end
end

-- ---- Keys ------------------------------------------------------------------------------------

-- A pointer number of its own, so that its times are not taken for those of a touch.
local KEYBOARD = -1
local key_options = { at = true, at_ns = true }

-- The code of a key: its name, the character that it types, or a number.
local function key_code(key, where)
  if type(key) == "number" then return options.count(key, "the key", where) end
  local code = type(key) == "string" and (core.names.key[key] or text.scalar(key))
  if not code then
    local names = {}
    for name in pairs(core.names.key) do names[#names + 1] = name end
    table.sort(names)
    core.raise(where .. ": no key is called " .. text.show(key) .. text.hint(key, names))
  end
  return code
end

local function press(stage, phase, key, given, where)
  local code, at = key_code(key, where), nil
  if given ~= nil then
    if type(given) ~= "table" then
      core.raise(where .. " takes a table such as { at = 0.5 } (got " .. text.show(given) .. ")")
    end
    for name in pairs(given) do
      if not key_options[name] then
        core.raise("unknown option '" .. tostring(name) .. "' in " .. where
          .. text.hint(name, { "at", "at_ns" }))
      end
    end
    at = moment(given, where)
  end
  core.sample(stage._core, phases[phase], KEYBOARD, 0, 0, at, kinds.key, code, 0)
  if stage._log then stage._log:drain(stage) end
end

--- Keys: "enter", "space", "left", a character that it types, or a code.
input.keys = {}
function input.keys.key_down(stage, key, given) press(stage, "down", key, given, "stage:key_down") end
function input.keys.key_up(stage, key, given) press(stage, "up", key, given, "stage:key_up") end
--- Down and up at one time.
function input.keys.key(stage, key, given)
  press(stage, "down", key, given, "stage:key")
  press(stage, "up", key, given, "stage:key")
end

return input
