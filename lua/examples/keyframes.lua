-- Keyframes, values that add up, and what is shown before and after.
-- Usage: lua keyframes.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

local stage = sidle.stage { width = 100, height = 100 }
local path = { 0, 60, 20, 100 }
local function way(id, calculation)
  return stage:animation {
    id = id, kind = "keyframes", values = path, times = { 0, 0.5, 0.6, 1 }, duration = 0.8,
    calculation = calculation,
  }
end
local ways = { way("straight"), way("jumps", "discrete"), way("even", "paced"), way("smooth", "cubic") }
-- Each way has a curve of its own.
local eased = stage:animation {
  id = "eased", kind = "keyframes", values = path, curves = { "in-quad", "linear", "out-quad" },
  duration = 0.9,
}
-- Three steps, each on the last, and a shake on top of them.
local stairs = stage:animation {
  id = "stairs", kind = "parallel", members = {
    { id = "climb", to = 10, duration = 0.2, curve = "linear", repeat_count = 3, accumulates = true },
    { id = "shake", kind = "keyframes", values = { 0, 1, -1, 0 }, duration = 0.1, delay = 0.1,
      repeat_duration = 0.35, additive = true },
  },
}
-- Nothing of its own before 0.2 s and after 0.5 s; it begins in the middle of its way.
local guest = stage:animation {
  id = "guest", from = 10, to = 40, duration = 0.3, curve = "linear", delay = 0.2, time_offset = 0.15,
  fill = "none", beneath = -1,
}
if sidle.replaying then return stage end

local all = { ways[1], ways[2], ways[3], ways[4], eased, stairs, guest }
local function show()
  local line = { ("%.3f"):format(stage.time) }
  for _, each in ipairs(all) do line[#line + 1] = ("%s %.4f"):format(each.id, each.value) end
  print(table.concat(line, "  "))
end

for _, each in ipairs(all) do each:start() end
show()
local slice = 1 / (tonumber((...)) or 60)
for _, time in ipairs { 0.05, 0.15, 0.25, 0.32, 0.40, 0.45, 0.52, 0.65, 0.75, 1.00 } do
  repeat -- in slices, the last one cut so as to land on the time
    for event in stage:step_to(math.min(stage.time + slice, time)) do print(event) end
  until stage.time >= time
  show()
end
print("# fingerprint " .. stage.fingerprint)
stage:close()
