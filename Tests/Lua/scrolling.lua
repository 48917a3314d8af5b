-- Lists that scroll by themselves.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function make(options)
  local stage = sidle.stage { width = 300, height = 100 }
  options = options or {}
  options.id, options.scrolls = "list", true
  options.frame = { width = 300, height = 100 }
  local list = stage:list(options)
  for n = 1, 10 do
    list:row { id = "r" .. n, height = 40, trailing = { {} }, swipe = { settle = "immediate" } }
  end
  return stage, list
end

test("a contact scrolls the list, which tells of it, its phase, velocity and end", function()
  local stage, list = make()
  check.equal(list.scroll_phase, "resting")
  check.equal(list.scroll_end, 300.0)
  local heard = {}
  list:on("scroll_began", function(event) heard[#heard + 1] = event end)
  list:on("event", function(event) heard[#heard + 1] = event.name end)
  stage:on("scroll_ended", function(event) heard[#heard + 1] = event end)
  stage:down { x = 100, y = 90, at = 0 }
  for n = 1, 6 do stage:move { x = 100, y = 90 - 10 * n, at = n / 100 } end
  local lines = scene.lines(stage:step_to(0.06))
  check.list(lines, { "0.010000000 list list scroll_began reason=touch offset=0.000" })
  check.equal(stage:verdict().gesture, "scroll")
  check.equal(list.scroll_phase, "dragging")
  check.equal(list.scroll_offset, 50.0)
  stage:up { x = 100, y = 30, at = 0.06 }
  stage:step(0.01)
  check.equal(list.scroll_phase, "gliding")
  check.equal(math.floor(list.scroll_velocity), 980)
  stage:settle()
  check.equal(list.scroll_phase, "resting")
  check.equal(list.scroll_velocity, 0.0)
  check.equal(list.scroll_offset, 300.0)
  check.equal(#heard, 4)
  check.equal(heard[1].list, list)
  check.equal(heard[1].x .. " " .. heard[1].y, "100.0 80.0")
  check.equal(heard[2] .. heard[3], "scroll_beganscroll_ended")
  check.equal(heard[4].offset, 300.0)
  check.equal(tostring(heard[4]):match " list list .*$",
    " list list scroll_ended reason=touch offset=300.000")
  stage:close()
  check.equal(tostring(heard[1]), lines[1])
end)

test("what does not scroll by itself has no phase, and rows know nothing of scrolls", function()
  local stage = sidle.stage { width = 300, height = 100 }
  local list = stage:list {}
  check.equal(list.scroll_phase, nil)
  check.equal(list.scroll_end, 0.0)
  local row = list:row {}
  check.raises(nil, row.on, row, "scroll_began", print)
  check.raises(nil, stage.list, stage, { scroll_rate = 2 })
  stage:close()
end)

test("rows close when a scroll begins", function()
  local stage, list = make { policy = "many", scroll_bounces = false }
  list:row_at(1):open "trailing"
  list:row_at(2):open "trailing"
  stage:step(0)
  stage:down { x = 100, y = 90 }
  stage:move { x = 100, y = 60 }
  local names = {}
  for event in stage:step(0) do
    names[#names + 1] = event.name .. " " .. (event.row and event.row.id or event.list.id)
  end
  check.list(names, {
    "scroll_began list", "will_close r1", "closed r1", "will_close r2", "closed r2",
  })
  stage:close()
end)
