-- Rows that are dismissed to either side as a whole, with a background on each and no buttons to tap.
-- Usage: lua material_dismiss.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

-- Seconds, then a sample (what, pointer, x, y) or a call (what, row, argument).
local script = {
  -- Let go before 0.4 of the width: back.
  { 0.10, "down", 1, 300, 28 }, { 0.15, "move", 1, 260, 28 }, { 0.20, "move", 1, 200, 28 },
  { 0.40, "up", 1, 200, 28 },
  -- Beyond it: t1 slides out, the host agrees at once, and it collapses when it is out.
  { 1.00, "down", 1, 300, 28 }, { 1.05, "move", 1, 260, 28 }, { 1.10, "move", 1, 130, 28 },
  { 1.30, "up", 1, 130, 28 }, { 1.30, "resolve", "t1", true },
  -- To the other side, which asks first; no answer in four seconds is a no.
  { 2.50, "down", 1, 20, 28 }, { 2.55, "move", 1, 80, 28 }, { 2.60, "move", 1, 200, 28 },
  { 2.80, "up", 1, 200, 28 },
  -- A fling dismisses from anywhere.
  { 8.00, "down", 1, 300, 84 }, { 8.02, "move", 1, 270, 84 }, { 8.04, "move", 1, 245, 84 },
  { 8.06, "move", 1, 220, 84 }, { 8.06, "up", 1, 220, 84 },
  { 8.70, "resolve", "t3", true }, { 8.80, "restore", "t3" },
  { 10.00, "end" },
}

local stage = sidle.stage { width = 320, height = 224 }
local list = stage:list { frame = { x = 0, y = 0, width = 320, height = 224 } }
for n = 1, 4 do
  local id = "t" .. n
  list:row {
    preset = "material_dismiss", id = id, title = "Thing " .. n, height = 56,
    swipe = { pending_timeout = 4 },
    leading = { { id = id .. ".keep", title = "Archive", color = 0x4CAF50FF } },
    trailing = { { id = id .. ".drop", title = "Delete", color = 0xF44336FF } },
  }
end
if sidle.replaying then return stage end

local slice = 1 / (tonumber((...)) or 60)
for _, entry in ipairs(script) do
  local at, what, a, b, c = table.unpack(entry)
  repeat -- in slices, the last one cut so as to land on the entry's time
    for event in stage:step_to(math.min(stage.time + slice, at)) do print(event) end
  until stage.time >= at
  if type(a) == "number" then
    stage[what](stage, { pointer = a, x = b, y = c, at = at })
  elseif a then
    local row = stage:find(a)
    row[what](row, b)
  end
end
print("# fingerprint " .. stage.fingerprint)
stage:close()
