-- Settings of rows by their names in Lua: how buttons lie, how far, and how a row comes to rest.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

-- A row of 300 with two trailing buttons; a character is 9 points wide.
local function stage_with(swipe, preset)
  local stage = sidle.stage { width = 300, height = 100 }
  local row = stage:row { preset = preset, frame = { width = 300, height = 40 }, swipe = swipe,
    leading = { { title = "ab" } }, trailing = { { title = "abc" }, { title = "abcdefghij" } } }
  return stage, row, row.trailing[1], row.trailing[2]
end

test("natural widths, spaces, paddings and insets", function()
  local stage, row, first, last = stage_with { width_policy = "natural", width_min = 0,
    button_spacing = 5, button_padding = 10, trailing_inset = 20 }
  check.equal(row.trailing_extent, 47.0 + 5 + 110 + 20)
  row:open("trailing", { animated = false })
  check.equal(first.frame.x, 118.0)
  check.equal(first.frame.width, 47.0)
  check.equal(last.frame.x, 170.0)
  check.equal(last.frame.width, 130.0)
  stage:close()
end)

test("how much of each button has come to light", function()
  local stage, row, first, last = stage_with { width_policy = "fixed", width = 80,
    reveal = "staggered" }
  check.equal(first.progress, 0.0)
  stage:down { x = 290, y = 20, at = 0 }
  stage:move { x = 240, y = 20, at = 0.1 }
  stage:step_to(0.1)
  check.equal(row.offset, -40.0)
  check.equal(first.progress, 0.25)
  check.equal(last.progress, 0.25)
  check.equal(first.frame.x, 260.0)
  check.equal(last.frame.x, 280.0)
  check.equal(row.leading[1].progress, 0.0)
  stage:close()
end)

test("a row goes past its rest and back, and says so once", function()
  local stage, row = stage_with({ settle = "curve", settle_duration = 0.2, bounce = 12 })
  row:open "trailing"
  local heard = {}
  for event in stage:step_to(0.2) do heard[#heard + 1] = event.name end
  check.equal(row.offset, -(row.trailing_extent + 12))
  for event in stage:step_to(1) do heard[#heard + 1] = event.name end
  check.list(heard, { "will_open", "opened" })
  check.equal(row.offset, -row.trailing_extent)
  stage:close()
end)

test("the preset swipe_delete, and a limit over it", function()
  local stage, row = stage_with({ leading_limit = 0.2, limit_unit = "width" }, "swipe_delete")
  check.equal(row.trailing_extent, 160.0)
  check.equal(row.leading_extent, 60.0)
  stage:down { x = 10, y = 20, at = 0 }
  stage:move { x = 200, y = 20, at = 0.1 }
  stage:step_to(0.1)
  check.equal(row.offset, 60.0)
  stage:close()
end)

test("slop, lock and spring by other words", function()
  local stage, row = stage_with { slop_rule = "rebased", lock_angle = 30, spring_form = "duration",
    spring_duration = 0.4, spring_bounce = 0.3 }
  stage:down { x = 290, y = 20, at = 0 }
  stage:move { x = 276, y = 29, at = 0.1 }
  stage:step_to(0.1)
  check.equal(row.state, "closed")
  stage:move { x = 250, y = 29, at = 0.2 }
  stage:step_to(0.2)
  check.equal(row.state, "dragging")
  check.equal(row.offset, 0.0)
  stage:move { x = 240, y = 29, at = 0.3 }
  stage:step_to(0.3)
  check.equal(row.offset, -10.0)
  stage:close()
end)
