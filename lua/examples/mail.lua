-- Messages with actions on both sides: a long pull to the right marks one as read, a long pull to the
-- left archives it, with an answer from the host and undo. Played without a window.
-- Usage: lua mail.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

-- Seconds, then a sample (what, pointer, x, y) or a call (what, row, argument).
local script = {
  -- A drag opens m1; a tap on Flag chooses it and closes the row.
  { 0.10, "down", 1, 300, 30 }, { 0.14, "move", 1, 280, 30 }, { 0.18, "move", 1, 220, 31 },
  { 0.22, "move", 1, 170, 31 }, { 0.40, "up", 1, 170, 31 },
  { 1.00, "down", 1, 200, 30 }, { 1.06, "up", 1, 200, 30 },
  -- A long pull to the right arms Read, which lets the row return.
  { 2.00, "down", 1, 20, 30 }, { 2.04, "move", 1, 60, 30 }, { 2.08, "move", 1, 140, 30 },
  { 2.12, "move", 1, 240, 30 }, { 2.30, "up", 1, 240, 30 },
  -- A long pull of m2 to the left arms Archive, goes back, and arms it again.
  { 3.00, "down", 1, 310, 90 }, { 3.05, "move", 1, 250, 90 }, { 3.10, "move", 1, 100, 90 },
  { 3.15, "move", 1, 120, 90 }, { 3.20, "move", 1, 180, 90 }, { 3.25, "move", 1, 90, 90 },
  { 3.40, "up", 1, 90, 90 },
  -- The host says yes; the messages below move up; then the archiving is undone.
  { 4.50, "resolve", "m2", true }, { 5.50, "restore", "m2" },
  -- The system takes the contact away from m3 while it is armed.
  { 6.50, "down", 1, 310, 150 }, { 6.55, "move", 1, 250, 150 }, { 6.60, "move", 1, 60, 150 },
  { 6.65, "cancel", 1, 60, 150 },
  -- The host says no to m3 while it is still on its way out.
  { 7.50, "down", 1, 310, 150 }, { 7.55, "move", 1, 250, 150 }, { 7.60, "move", 1, 100, 150 },
  { 7.65, "up", 1, 100, 150 }, { 7.70, "resolve", "m3", false },
  -- A fast short flick opens m4 and archives nothing; a tap elsewhere closes it.
  { 9.00, "down", 1, 300, 210 }, { 9.02, "move", 1, 270, 210 }, { 9.04, "move", 1, 230, 210 },
  { 9.06, "move", 1, 190, 210 }, { 9.06, "up", 1, 190, 210 },
  { 10.00, "down", 1, 100, 30 }, { 10.05, "up", 1, 100, 30 },
  { 11.00, "end" },
}

local stage = sidle.stage { width = 320, height = 240 }
local list = stage:list { frame = { x = 0, y = 0, width = 320, height = 240 } }
for n = 1, 4 do
  local id = "m" .. n
  list:row {
    preset = "mail", id = id, title = "Message " .. n, height = 60,
    leading = { { id = id .. ".read", title = "Read", color = 0x0A84FFFF } },
    trailing = {
      { id = id .. ".flag", title = "Flag", color = 0xFF9F0AFF },
      { id = id .. ".archive", title = "Archive", color = 0x5E5CE6FF, role = "destructive" },
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
