-- What becomes of contacts: verdicts, long presses, taps in a row, scrolling devices.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

-- A stage with a row of the given options, 40 high and 300 wide, with one trailing button.
local function stage_with(swipe, options)
  options = options or {}
  options.width, options.height = 300, 100
  local stage = sidle.stage(options)
  local row = stage:row { id = "r1", frame = { width = 300, height = 40 }, swipe = swipe,
    trailing = { { id = "b" } } }
  return stage, row
end

test("the verdict on a contact, from undecided to claimed, and nothing after the lift", function()
  local stage, row = stage_with()
  check.equal(stage:verdict(), nil)
  stage:down { x = 200, y = 20, at = 0.1 }
  stage:step_to(0.1)
  local verdict = stage:verdict()
  check.equal(verdict.verdict, "undecided")
  check.equal(verdict.yield, nil)
  check.equal(verdict.gesture, nil)
  check.equal(verdict.row, row)
  stage:move { x = 180, y = 20, at = 0.2 }
  stage:step_to(0.2)
  check.equal(stage:verdict(1).verdict, "claimed")
  check.equal(stage:verdict(1).gesture, "pan")
  check.equal(stage:verdict(2), nil)
  stage:up { x = 180, y = 20, at = 0.3 }
  stage:step_to(0.3)
  check.equal(stage:verdict(), nil)
  check.raises("option 'pointer' in stage:verdict must be an integer (got \"1\")", stage.verdict, stage,
    "1")
  stage:close()
end)

test("why a contact yields", function()
  local moves = { axis = { 200, 40 }, empty_side = { 230, 20 } }
  for why, to in pairs(moves) do
    local stage = stage_with()
    stage:down { x = 200, y = 20, at = 0.1 }
    stage:move { x = to[1], y = to[2], at = 0.2 }
    stage:step_to(0.2)
    check.equal(stage:verdict().verdict, "yielded")
    check.equal(stage:verdict().yield, why)
    stage:close()
  end
  local stage = stage_with(nil, { edge_zone = 15, edge_zone_sides = "left" })
  stage:down { x = 8, y = 20, at = 0.1 }
  stage:down { x = 200, y = 90, at = 0.1, pointer = 2 }
  stage:step_to(0.1)
  check.equal(stage:verdict().yield, "edge_zone")
  check.equal(stage:verdict(2).yield, "nothing")
  check.equal(stage:verdict(2).row, nil)
  stage:close()
end)

test("what a lift would do now can be asked, and changes nothing", function()
  local stage, row = stage_with { velocity = "projects", projection_rate = 0.99,
    close_threshold_unit = "points", overscroll = "scroll_view" }
  check.equal(row:what_if_released_now().held, false)
  check.equal(row:what_if_released_now().edge, nil)
  stage:down { x = 200, y = 20, at = 0.1 }
  for i = 1, 6 do stage:move { x = 200 - 5 * i, y = 20, at = 0.1 + i / 100 } end
  stage:step_to(0.16)
  local before, answer = stage.fingerprint, row:what_if_released_now()
  check.equal(stage.fingerprint, before)
  check.equal(row.offset, -20.0)
  check.equal(answer.held, true)
  check.equal(answer.edge, "trailing")
  check.equal(answer.changes, true)
  check.equal(answer.offset, -row.trailing_extent)
  check.near(answer.velocity, -500, 1e-6)
  -- Held still for longer than a lift may come late, it has no speed.
  stage:step_to(0.5)
  answer = row:what_if_released_now()
  check.equal(answer.edge, nil)
  check.equal(answer.changes, false)
  check.equal(answer.velocity, 0.0)
  stage:close()
end)

test("a long press comes at its time, and taps in a row are counted", function()
  local stage = stage_with { long_press = 0.5, tap_window = 0.3 }
  stage:down { x = 100, y = 20, at = 1 }
  check.list(scene.lines(stage:step_to(2)), {
    "1.500000000 row r1 long_pressed reason=touch x=100.000 y=20.000",
  })
  check.equal(stage:verdict().gesture, "long_press")
  stage:up { x = 100, y = 20, at = 2 }
  scene.tap(stage, 100, 20, 3)
  scene.tap(stage, 100, 20, 3.1)
  local counts, lines = {}, {}
  for event in stage:step_to(4) do
    counts[#counts + 1] = event.count
    lines[#lines + 1] = tostring(event)
    check.equal(event.name, "tapped")
  end
  check.list(counts, { 1, 2 })
  check.list(lines, {
    "3.050000000 row r1 tapped reason=tap x=100.000 y=20.000",
    "3.150000000 row r1 tapped reason=tap count=2 x=100.000 y=20.000",
  })
  stage:close()
end)

test("taps with anything else between them are not taps in a row", function()
  local between = {
    drag = function(stage)
      stage:down { x = 300, y = 20, at = 2 }
      stage:move { x = 280, y = 20, at = 2.1 }
      stage:move { x = 300, y = 20, at = 2.2 }
      stage:up { x = 300, y = 20, at = 2.3 }
    end,
    cancelled = function(stage)
      stage:down { x = 100, y = 20, at = 2 }
      stage:cancel { at = 2.1 }
    end,
    along = function(stage)
      stage:down { x = 100, y = 20, at = 2 }
      stage:move { x = 100, y = 80, at = 2.1 }
      stage:up { x = 100, y = 80, at = 2.2 }
    end,
    nothing = function() end,
  }
  for name, play in pairs(between) do
    local stage = stage_with { tap_window = 2 }
    scene.tap(stage, 100, 20, 1.5)
    play(stage)
    scene.tap(stage, 100, 20, 2.5)
    local counts = {}
    for event in stage:step_to(4) do
      if event.name == "tapped" then counts[#counts + 1] = event.count end
    end
    check.list(counts, { 1, name == "nothing" and 2 or 1 })
    stage:close()
  end
end)

test("the text of a second tap stays right after the stage is closed", function()
  local stage = stage_with { tap_window = 0.3 }
  scene.tap(stage, 100, 20, 3)
  scene.tap(stage, 100, 20, 3.1)
  local last
  for event in stage:step_to(4) do last = event end
  stage:close()
  check.equal(tostring(last), "3.150000000 row r1 tapped reason=tap count=2 x=100.000 y=20.000")
end)

test("a trackpad drags, and what it scrolls after the lift moves nothing", function()
  local stage, row = stage_with()
  stage:down { kind = "scroll", x = 200, y = 20, at = 0.1 }
  stage:move { kind = "scroll", x = 185, y = 20, at = 0.2 }
  stage:step_to(0.2)
  check.equal(row.offset, -5.0)
  stage:up { kind = "scroll", x = 185, y = 20, at = 0.5 }
  for i = 1, 20 do stage:momentum { kind = "scroll", x = 185 - 10 * i, y = 20, at = 0.5 + i / 100 } end
  stage:step_to(2)
  check.equal(row.state, "closed")
  check.equal(stage.counters.stray, 0)
  stage:close()
end)

test("how speeds are made is an option", function()
  check.raises("option 'velocity_strategy' in sidle.stage must be \"line\", \"quadratic\" or \"impulse\""
    .. " (got \"parabola\")", sidle.stage, { velocity_strategy = "parabola" })
  local signs = {}
  for _, strategy in ipairs { "line", "quadratic", "impulse" } do
    local stage, row = stage_with(nil, { velocity_strategy = strategy })
    stage:down { x = 295, y = 20, at = 0 }
    for i, x in ipairs { 290, 270, 245, 220, 200, 185, 200, 215 } do
      stage:move { x = x, y = 20, at = i / 100 }
    end
    stage:step_to(0.08)
    signs[#signs + 1] = row.velocity < 0 and "back" or "on"
    stage:close()
  end
  check.list(signs, { "back", "on", "on" })
end)
