-- Rows with two buttons behind their trailing edge, played without a window.
-- Usage: lua slide_buttons.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

-- Seconds, then a sample (what, pointer, x, y) or a call (what, row, edge).
local script = {
  -- A drag opens r2; a tap on its content closes it.
  { 0.10, "down", 1, 250, 60 }, { 0.15, "move", 1, 230, 61 }, { 0.20, "move", 1, 210, 62 },
  { 0.25, "move", 1, 170, 63 }, { 0.30, "up", 1, 165, 63 },
  { 0.80, "down", 1, 100, 60 }, { 0.86, "up", 1, 101, 61 },
  -- A drag of r1 that goes back before it lifts: too short to open.
  { 1.40, "down", 1, 200, 20 }, { 1.45, "move", 1, 165, 20 }, { 1.50, "move", 1, 180, 20 },
  { 1.55, "up", 1, 180, 20 },
  -- A tap opens r5; a tap on Done chooses it and closes the row.
  { 2.00, "down", 1, 120, 180 }, { 2.05, "up", 1, 120, 180 },
  { 2.60, "down", 1, 280, 180 }, { 2.66, "up", 1, 281, 181 },
  -- The system takes the contact away from r3.
  { 3.10, "down", 1, 260, 100 }, { 3.15, "move", 1, 200, 98 }, { 3.20, "cancel", 1, 200, 98 },
  -- A call opens r7; a drag catches it on its way and closes it.
  { 3.712345678, "open", "r7", "trailing" },
  { 3.90, "down", 1, 100, 260 }, { 3.95, "move", 1, 140, 260 }, { 4.00, "move", 1, 170, 260 },
  { 4.05, "up", 1, 190, 260 },
  -- Two pointers open r9 and r10 at the same time; a tap on Skip closes r9.
  { 4.60, "down", 1, 250, 340 }, { 4.62, "down", 2, 240, 380 }, { 4.66, "move", 1, 200, 340 },
  { 4.68, "move", 2, 180, 381 }, { 4.72, "up", 1, 180, 340 }, { 4.75, "up", 2, 150, 381 },
  { 5.30, "down", 1, 225, 340 }, { 5.36, "up", 1, 225, 340 },
  -- A contact that moves down first never drags.
  { 5.80, "down", 1, 150, 140 }, { 5.85, "move", 1, 155, 190 }, { 5.90, "up", 1, 60, 190 },
  -- A call closes r10 under a drag.
  { 6.10, "down", 1, 100, 380 }, { 6.15, "move", 1, 60, 380 }, { 6.20, "close", "r10" },
  { 6.25, "move", 1, 40, 380 }, { 6.30, "up", 1, 20, 380 },
  { 7.00, "end" },
}

local stage = sidle.stage { width = 300, height = 534 }
local list = stage:list {
  frame = { x = 0, y = 0, width = 300, height = 534 }, policy = "many", tap_outside = "ignored",
}
for n = 1, 14 do
  local id = "r" .. n
  list:row {
    preset = "slide_buttons", id = id, title = "Book " .. n, height = 40,
    trailing = {
      { id = id .. ".skip", title = "Skip", color = "yellow", title_color = "black" },
      { id = id .. ".done", title = "Done", color = "red" },
    },
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
