-- What a list does about its rows: hand-over, closing only, groups, taps that pass, moves, scrolling.
-- Usage: lua lists.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

local stage = sidle.stage { width = 300, height = 360 }
local swipe = { width_policy = "fixed", width = 80, width_min = 0 }

-- A list of three rows, 120 high: its rows are named after it.
local function list(id, y, options, row_options)
  options.id, options.frame = id, { x = 0, y = y, width = 300, height = 120 }
  local made = stage:list(options)
  for n = 1, 3 do
    local row = { id = id .. n, title = id .. " " .. n, height = 60, swipe = swipe,
      trailing = { { id = id .. n .. ".more", title = "More" } } }
    for name, value in pairs(row_options or {}) do row[name] = value end
    made:row(row)
  end
  return made
end
local inbox = list("inbox", 0, { scrolls = true })                            -- hands over
list("drafts", 120, { second_row = "close_only", tap_outside = "ignored" })
list("sent", 240, { policy = "many", tap_outside = "passes" }, { group = "letters" })
if sidle.replaying then return stage end

local slice = 1 / (tonumber((...)) or 60)
local function wait(seconds) -- in slices, the last one cut so as to land on its time
  local at = stage.time_ns + math.floor(seconds * 1e9 + 0.5)
  repeat
    local to = math.min(stage.time_ns + math.floor(slice * 1e9), at)
    for event in stage:step_to_ns(to) do print(event) end
  until stage.time_ns == at
end
local function contact(...) -- places, 20 ms apart, and a lift at the last
  local places = { ... }
  stage:down { x = places[1][1], y = places[1][2], at = stage.time }
  for n = 2, #places do
    wait(0.02)
    stage:move { x = places[n][1], y = places[n][2], at = stage.time }
  end
  local last = places[#places]
  wait(0.02)
  stage:up { x = last[1], y = last[2], at = stage.time }
  wait(1)
end
local function swipe_left(y) contact({ 280, y }, { 240, y }, { 200, y }, { 170, y }) end
local function say(...) print("# " .. string.format(...)) end

say "a second row opens in the same gesture as the first one closes"
swipe_left(30)
swipe_left(90)
say("a row is put first while it is open: its index is 1 when its button is chosen")
inbox:row_at(2).index = 1
wait(0)
say("%s at %d, open: %s", inbox.open_row.id, inbox.open_row.index, inbox.open_row.state)
contact { 260, 30 }
say "where the list closes only, the second swipe opens nothing"
swipe_left(150)
swipe_left(210)
say "rows of a group: one at a time, whatever the list allows"
swipe_left(270)
swipe_left(330)
say "a tap that passes closes the open row and then is one on its own"
contact { 100, 270 }
say "scrolling closes; a fling goes past the end and comes back"
swipe_left(30)
contact({ 100, 100 }, { 100, 80 }, { 100, 50 }, { 100, 20 })
say("at %.1f of %.1f", inbox.scroll_offset, inbox.scroll_end)
print(string.format("# fingerprint %s", stage.fingerprint))
stage:close()
