-- A label whose text slides in, and a button that makes it, played without a window.
-- Usage: lua slide_in.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

-- Seconds, then a tap on the button, a look at the label, or the end.
local script = {
  { 0.10, "tap" }, -- slides in within the second that the preset takes
  { 0.10, "look" }, { 0.35, "look" }, { 0.60, "look" }, { 0.85, "look" }, { 1.10, "look" },
  { 1.50, "tap" }, -- a third of a second, taken over before it ends
  { 1.60, "look" }, { 1.70, "tap" }, { 1.70, "look" }, { 1.80, "look" },
  { 2.50, "end" },
}
-- What each tap brings: the text and, where it is not the preset's, the duration.
local texts = { { "Sliding Text!" }, { "Quicker", 1 / 3 }, { "Label", 0.25 } }

local stage = sidle.stage { width = 300, height = 100 }
local label = stage:layer {
  id = "label", title = "Label", frame = { x = 0, y = 0, width = 300, height = 40 },
}
local button = stage:row {
  id = "button", title = "Slide in", frame = { x = 0, y = 50, width = 300, height = 50 },
  swipe = { tap = "passes" },
}
if sidle.replaying then return stage end

local taps = 0
button:on("tapped", function()
  taps = taps + 1
  label:slide_in {
    title = texts[taps][1], duration = texts[taps][2],
    completion = function(finished) print(finished and "completed" or "taken over") end,
  }
end)

local function look()
  local new, old = label.incoming, label.outgoing
  print(string.format("%.3f %s at %.3f, %s", stage.time, new.title, new.x,
    old and string.format("%s at %.3f", old.title, old.x) or "alone"))
end

local slice = 1 / (tonumber((...)) or 60)
for _, entry in ipairs(script) do
  local at, what = entry[1], entry[2]
  repeat -- in slices, the last one cut so as to land on the entry's time
    for event in stage:step_to(math.min(stage.time + slice, at)) do print(event) end
  until stage.time >= at
  if what == "look" then
    look()
  elseif what == "tap" then
    stage:down { x = 150, y = 75, at = at }
    stage:up { x = 150, y = 75, at = at }
    for event in stage:step(0) do print(event) end -- its handler is called here
  end
end
print("# fingerprint " .. stage.fingerprint)
stage:close()
