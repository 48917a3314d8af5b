-- Rows with a delete button that lies still under their leading edge; rows bounce to their rests.
-- Usage: lua swipe_delete.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

-- Seconds, then a sample (what, pointer, x, y) or a call (what, row, edge).
local script = {
  -- A drag beyond half the button opens r1; a tap on its content closes it.
  { 0.10, "down", 1, 60, 30 }, { 0.15, "move", 1, 75, 31 }, { 0.20, "move", 1, 100, 32 },
  { 0.25, "move", 1, 115, 32 }, { 0.30, "up", 1, 116, 32 },
  { 0.80, "down", 1, 200, 30 }, { 0.86, "up", 1, 201, 30 },
  -- A drag of r2 that ends short of half closes it again.
  { 1.40, "down", 1, 60, 90 }, { 1.45, "move", 1, 90, 90 }, { 1.50, "move", 1, 109, 90 },
  { 1.55, "up", 1, 109, 90 },
  -- Exactly half opens it.
  { 2.00, "down", 1, 60, 90 }, { 2.05, "move", 1, 90, 90 }, { 2.10, "move", 1, 110, 90 },
  { 2.15, "up", 1, 110, 90 },
  -- r3 is dragged to the extent and beyond: its rest follows, so the lift announces nothing. r2 closes.
  { 2.60, "down", 1, 60, 150 }, { 2.65, "move", 1, 120, 150 }, { 2.70, "move", 1, 190, 150 },
  { 2.75, "up", 1, 190, 150 },
  -- From there back to 0 and out again to more than half: an opening.
  { 3.20, "down", 1, 250, 150 }, { 3.25, "move", 1, 200, 150 }, { 3.30, "move", 1, 150, 150 },
  { 3.35, "move", 1, 210, 150 }, { 3.40, "up", 1, 210, 150 },
  -- The system takes the contact away beyond the extent: back to where the drag began.
  { 4.00, "down", 1, 60, 210 }, { 4.05, "move", 1, 120, 210 }, { 4.10, "move", 1, 170, 210 },
  { 4.15, "cancel", 1, 170, 210 },
  -- Short of it nothing had changed.
  { 4.60, "down", 1, 60, 210 }, { 4.65, "move", 1, 120, 210 }, { 4.70, "cancel", 1, 120, 210 },
  -- A call opens r5; a finger catches it in the first stage of the bounce and lets it go on.
  { 5.112345678, "open", "r5", "leading" },
  { 5.12, "down", 1, 200, 270 }, { 5.165, "move", 1, 211, 270 }, { 5.25, "up", 1, 211, 270 },
  -- A tap on Delete chooses it and closes the row; a finger catches it past 0 and lets it go home.
  { 5.80, "down", 1, 40, 270 }, { 5.85, "up", 1, 41, 271 },
  { 5.93, "down", 1, 100, 270 }, { 5.98, "move", 1, 112, 270 }, { 6.10, "up", 1, 112, 270 },
  -- r6 is to stand for something else: closed at once, without a word.
  { 6.40, "open", "r6", "leading" }, { 6.80, "reset", "r6" },
  { 7.00, "end" },
}

local stage = sidle.stage { width = 320, height = 480 }
local list = stage:list { frame = { x = 0, y = 0, width = 320, height = 480 } }
for n = 1, 8 do
  local id = "r" .. n
  list:row {
    preset = "swipe_delete", id = id, title = "Message " .. n, height = 60,
    leading = { { id = id .. ".delete", title = "Delete", color = "red" } },
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
