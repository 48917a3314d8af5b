-- Groups: one after another, together, repeated; held, sought, turned around and sped up.
-- Usage: lua sequences.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

local function build(start)
  local stage = sidle.stage { width = 100, height = 100 }
  local made = {}
  local function animation(given)
    made[given.id] = stage:animation(given)
    if start then made[given.id]:start() end
  end
  -- 0.3 s up, a pause of 0.2 s, 0.1 s further: what one part leaves of a step goes into the next.
  animation { id = "stairs", kind = "sequence", members = {
    { id = "up", to = 10, duration = 0.3, curve = "linear" },
    { id = "on", from = 10, to = 40, delay = 0.2, duration = 0.1, curve = "linear" },
  } }
  -- Each of three begins 0.1 s after the one before.
  animation { id = "fan", kind = "parallel", stagger = 0.1, members = {
    { id = "first", to = 30, duration = 0.3, curve = "linear" },
    { id = "second", to = 30, duration = 0.3, curve = "linear" },
    { id = "third", to = 30, duration = 0.3, curve = "linear" },
  } }
  -- After 0.1 s forth and back, two and a half times.
  animation {
    id = "swing", to = 8, delay = 0.1, duration = 0.2, curve = "linear",
    autoreverses = true, repeat_count = 2.5,
  }
  -- A minute, to be wound about.
  animation { id = "tape", to = 60, duration = 60, curve = "linear" }
  return stage, made
end

local stage, made = build(true)
if sidle.replaying then return stage end

local function show()
  local line = { ("%.3f"):format(stage.time) }
  for _, id in ipairs { "up", "on", "first", "second", "third", "swing", "tape" } do
    line[#line + 1] = ("%s %.4f"):format(id, stage:find("animation", id).value)
  end
  print(table.concat(line, "  "))
end
local function tape(verb, argument)
  return function()
    local it = made.tape
    if verb == "speed" then it.speed = argument else it[verb](it, argument) end
    print(("%.3f  %s: %s, tape %.4f, rate %g"):format(stage.time, verb, it.state, it.value, it.rate))
  end
end

-- Seconds, then what is done.
local script = {
  { 0.05, show }, { 0.15, show }, { 0.25, show }, { 0.35, show }, { 0.45, show },
  { 0.55, show }, { 0.75, show }, { 1.00, show },
  { 1.25, tape "pause" }, { 2.00, tape "resume" }, { 2.25, tape("seek", 40) },
  { 2.50, tape("speed", 4) }, { 4.50, tape "reverse" }, { 5.00, tape("speed", 100) },
  { 6.00, tape "start" }, { 6.25, tape "stop" },
}

local slice, lines = 1 / (tonumber((...)) or 60), {}
for _, entry in ipairs(script) do
  repeat -- in slices, the last one cut so as to land on the entry's time
    for event in stage:step_to(math.min(stage.time + slice, entry[1])) do
      print(event)
      lines[#lines + 1] = event.at < 1.5 and tostring(event) or nil
    end
  until stage.time >= entry[1]
  entry[2]()
end

-- The same in one huge step.
local other, huge = build(true), {}
for event in other:step(1.5) do huge[#huge + 1] = tostring(event) end
print("one step tells the same", table.concat(huge, "\n") == table.concat(lines, "\n"))
other:close()
print("# fingerprint " .. stage.fingerprint)
stage:close()
