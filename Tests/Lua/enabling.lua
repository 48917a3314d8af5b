-- Rows and buttons that are disabled or hidden; drags that are cancelled, rows that are reset.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function stage_with(buttons)
  local stage = sidle.stage { width = 300, height = 100 }
  local row = stage:row { id = "r1", frame = { width = 300, height = 40 }, trailing = buttons,
    swipe = { width_policy = "fixed", width = 80, width_min = 0, settle = "immediate" } }
  return stage, row
end

test("a disabled row closes, yields its contacts and opens for nobody", function()
  local stage, row = stage_with { {} }
  check.equal(row.enabled, true)
  row:open "trailing"
  stage:step(0)
  row.enabled = false
  check.equal(row.enabled, false)
  check.list(scene.lines(stage:step(0)), {
    "0.000000000 row r1 will_close edge=trailing reason=disabled offset=-80.000 velocity=0.000",
    "0.000000000 row r1 closed edge=trailing reason=disabled offset=0.000 velocity=0.000",
  })
  check.raises(nil, row.open, row, "trailing")
  stage:down { x = 200, y = 20 }
  stage:move { x = 100, y = 20 }
  check.equal(#scene.lines(stage:step(0)), 0)
  check.equal(stage:verdict().yield, "disabled")
  row.enabled = true
  row:open "trailing"
  check.equal(row.offset, -80.0)
  check.raises("property 'enabled' of row must be true or false (got 1)", function()
    row.enabled = 1
  end)
  stage:close()
end)

test("buttons are enabled and hidden by option and by property", function()
  local stage, row = stage_with { { id = "a", enabled = false }, { id = "b", hidden = true }, {} }
  local a, b, c = row.trailing[1], row.trailing[2], row.trailing[3]
  check.equal(a.enabled, false)
  check.equal(a.hidden, false)
  check.equal(b.enabled, true)
  check.equal(b.hidden, true)
  check.equal(#row.trailing, 3)
  check.equal(row.trailing_extent, 160.0)
  row:open "trailing"
  check.equal(c.frame.x, 220.0)
  check.equal(b.shown, false)
  b.hidden = false
  check.equal(row.offset, -240.0)
  check.equal(c.frame.x, 220.0)
  check.equal(b.frame.x, 140.0)
  stage:step(0)
  scene.tap(stage, 100, 20, 0.1)
  check.equal(#scene.lines(stage:step_to(0.2)), 0)
  a.enabled = true
  scene.tap(stage, 100, 20, 0.3)
  local first = scene.lines(stage:step_to(0.4))[1]
  assert(first:find("button a button_triggered row=r1 edge=trailing reason=tap", 1, true), first)
  check.raises("property 'hidden' of button must be true or false (got nil)", function()
    a.hidden = nil
  end)
  stage:close()
end)

test("cancel ends a drag, reset says nothing of a row that was open", function()
  local stage, row = stage_with { {} }
  stage:down { x = 200, y = 20 }
  stage:move { x = 150, y = 20 }
  stage:step(0)
  check.equal(row.offset, -40.0)
  row:cancel()
  check.equal(row.state, "closed")
  local lines = scene.lines(stage:step(0))
  check.equal(#lines, 1)
  assert(lines[1]:find("drag_ended edge=trailing reason=cancelled offset=-40.000", 1, true), lines[1])
  row:cancel()
  row:open "trailing"
  stage:step(0)
  row:reset()
  check.equal(row.state, "closed")
  check.equal(row.offset, 0.0)
  check.equal(#scene.lines(stage:step(0)), 0)
  stage:close()
end)
