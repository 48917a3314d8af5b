-- Full swipe, levels, answers and rows that are removed.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

-- A list of rows r1, r2 of 300 x 40 with trailing buttons of 50 each, at rest at once.
local function stage_with(swipe, buttons)
  swipe.width_policy, swipe.width, swipe.width_min = "fixed", 50, 0
  swipe.settle = "immediate"
  local stage = sidle.stage { width = 300, height = 200 }
  local list = stage:list { frame = { width = 300, height = 200 } }
  local rows = {}
  for n = 1, 2 do
    local trailing = {}
    for i, button in ipairs(buttons) do
      trailing[i] = { id = "r" .. n .. "." .. button.id }
      for key, value in pairs(button) do if key ~= "id" then trailing[i][key] = value end end
    end
    rows[n] = list:row { id = "r" .. n, height = 40, swipe = swipe, trailing = trailing }
  end
  return stage, rows[1], rows[2]
end

local function pull(stage, to)
  stage:down { x = 290, y = 20, at = stage.time }
  stage:move { x = to, y = 20, at = stage.time + 0.1 }
  return scene.lines(stage:step(0.1))
end

test("a full swipe arms, commits, waits, is answered and undone", function()
  local stage <close>, row, other =
    stage_with({ full_swipe = "removes", full_swipe_at = 0.5 }, { { id = "more" }, { id = "del" } })
  local told = {}
  row:on("committed", function(event)
    told[#told + 1] = tostring(event.button) .. " " .. tostring(event.awaits)
  end)
  row.trailing[2]:on("armed", function(event) told[#told + 1] = event.name end)
  check.list(pull(stage, 80), {
    "0.100000000 row r1 drag_began edge=trailing reason=touch offset=-140.000 velocity=0.000",
    "0.100000000 row r1 armed button=r1.del edge=trailing reason=touch offset=-140.000 "
      .. "velocity=0.000",
  })
  check.equal(row.state, "armed")
  check.equal(row.pointer, 1)
  check.equal(row.committed_button.id, "r1.del")
  local answer = row:what_if_released_now()
  check.equal(answer.commits, true)
  check.equal(answer.awaits, true)
  check.equal(answer.button, row.trailing[2])
  stage:up { x = 80, y = 20 }
  local events = {}
  for event in stage:step(0.1) do events[#events + 1] = event end
  check.equal(events[2].name, "committed")
  check.equal(events[2].row, row)
  check.equal(events[2].awaits, true)
  check.equal(events[1].awaits, nil)
  check.list(told, { "armed", 'button "r1.del" trailing[2] true' })
  check.equal(row.state, "pending")
  row:resolve(true)
  stage:settle()
  check.equal(row.state, "removed")
  check.equal(row.removed, false)
  check.equal(other.frame.y, 0.0)
  check.raises(nil, row.resolve, row, true)
  row:restore { animated = false }
  check.equal(row.state, "closed")
  check.equal(other.frame.y, 40.0)
  -- The line stays when the objects and the stage are gone.
  local line = tostring(events[2])
  row:remove()
  for _ = 1, 3 do stage:step(0.1) end
  check.equal(tostring(events[2]), line)
  stage:close()
  check.equal(tostring(events[2]), line)
  check.equal(line, "0.100000000 row r1 committed pending button=r1.del edge=trailing reason=touch "
    .. "offset=-140.000 velocity=0.000")
end)

test("an answer is true or false, and a row that waits is told when a stage does not settle", function()
  local stage <close>, row = stage_with({ full_swipe = "removes", full_swipe_at = 0.5,
    pending_timeout = 60, on_reject = "opens" }, { { id = "del" } })
  pull(stage, 80)
  stage:up { x = 80, y = 20 }
  stage:step(0.1)
  check.raises("row:resolve: the answer must be true or false (got nil)", function()
    row:resolve()
  end)
  check.raises("the stage did not settle within 1 s (row \"r1\" is pending)", function()
    stage:settle { within = 1 }
  end)
  row:resolve(false)
  check.list(scene.names(stage:step(0)), { "r1 will_open", "r1 opened" })
end)

test("levels and buttons that keep the row open", function()
  local stage <close>, row = stage_with({},
    { { id = "read", level_at = 60, keeps_open = true }, { id = "flag", level_at = 0.5,
      level_span = "width" } })
  check.equal(#pull(stage, 200), 2)
  check.equal(row.committed_button.id, "r1.read")
  stage:up { x = 200, y = 20 }
  check.list(scene.names(stage:step(0.1)), { "r1 drag_ended", "r1 committed",
    "r1 button_triggered", "r1 will_open", "r1 opened" })
  check.equal(row.state, "open")
end)

test("a second tap confirms", function()
  local stage <close>, row = stage_with({},
    { { id = "del", needs_confirm = true, confirm_timeout = 2 } })
  row:open "trailing"
  stage:step(0)
  scene.tap(stage, 290, 20, 0.1)
  check.list(scene.names(stage:step_to(0.2)), { "r1 confirm_needed" })
  check.equal(row.trailing[1].confirming, true)
  check.list(scene.names(stage:step_to(3)), { "r1 confirm_withdrawn" })
  check.equal(row.trailing[1].confirming, false)
  scene.tap(stage, 290, 20, 3.1)
  scene.tap(stage, 290, 20, 3.3)
  check.list(scene.names(stage:step_to(4)), { "r1 confirm_needed", "r1 button_triggered",
    "r1 will_close", "r1 closed" })
end)

test("words that are none are answered with those there are", function()
  local stage <close> = sidle.stage { width = 300, height = 200 }
  local list = stage:list { frame = { width = 300, height = 200 } }
  check.raises("option 'swipe.full_swipe' in list:row must be \"off\", \"keeps\", \"removes\" or "
    .. "\"by_role\" (got \"remove\")", function()
    list:row { swipe = { full_swipe = "remove" } }
  end)
end)

-- flutter/flutter#88515: a limit to a side, smaller than the pull that dismisses may be.
test("a row that is limited to 0.2 of its width arms at 0.15 and is carried out", function()
  local stage = sidle.stage { width = 320, height = 60 }
  local row = stage:row { id = "r1", frame = { width = 320, height = 60 },
    trailing = { { id = "delete" } },
    swipe = { width_policy = "fixed", width = 80, width_min = 0, settle = "immediate",
      trailing_limit = 0.2, limit_unit = "width", full_swipe = "keeps", full_swipe_at = 0.15 } }
  stage:down { x = 300, y = 30 }
  local names, least = {}, 0
  local function hear(...)
    for event in ... do names[#names + 1] = event.name end
    least = math.min(least, row.offset)
  end
  for x = 290, 100, -10 do
    stage:move { x = x, y = 30, at = stage.time }
    hear(stage:step(0.05))
    -- The slop of 10 is swallowed: at 242 the row is pulled 48 points.
    local armed = table.concat(names, " "):find("armed", 1, true) ~= nil
    check.equal(armed, 300 - x - 10 >= 48, "at " .. x)
  end
  check.equal(least, -64.0)
  stage:up { x = 100, y = 30 }
  hear(stage:step(1))
  check.list(names, { "drag_began", "armed", "drag_ended", "committed", "button_triggered",
    "will_close", "closed" })
  check.equal(row.offset, 0.0)
  stage:close()
end)
