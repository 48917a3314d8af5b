-- Samples.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

test("two contacts on two rows are two taps, in the order of lifting", function()
  local stage <close> = scene.rows(2)
  stage:down { pointer = 1, x = 100, y = 20, at = 1.000 }
  stage:down { pointer = 2, x = 100, y = 60, at = 1.010 }
  stage:up { pointer = 1, x = 100, y = 20, at = 1.020 }
  stage:up { pointer = 2, x = 100, y = 60, at = 1.030 }
  check.list(scene.names(stage:step_to(1.1)), { "r1 will_open", "r2 will_open" })
end)

test("a lift without a contact is counted and nothing else, and a tap works after it", function()
  local stage <close> = scene.rows(1)
  stage:up { pointer = 3, x = 10, y = 10, at = 0.1 }
  check.list(scene.lines(stage:step_to(0.2)), {})
  check.equal(stage.counters.stray, 1)
  local before = stage.fingerprint
  check.raises("option 'x' in stage:move is missing", stage.move, stage, { y = 10, at = 0.3 })
  check.raises("option 'y' in stage:down is missing", stage.down, stage, { x = 10, at = 0.3 })
  check.equal(stage.fingerprint, before)
  scene.tap(stage, 100, 20, 0.5)
  check.list(scene.names(stage:step_to(0.6)), { "r1 will_open" })
end)

test("a drag follows the contact one to one after the slop, without a jump", function()
  local stage <close> = sidle.stage { width = 320, height = 100 }
  local row = stage:row { id = "a", frame = { width = 320, height = 60 },
    trailing = { { id = "x", title = "Delete" } }, swipe = { overscroll = "free" } }
  stage:down { x = 300, y = 30, at = 0 }
  stage:move { x = 290, y = 30, at = 0.01 }
  stage:step_to(0.01)
  local offsets, before = {}, row.offset
  for i = 1, 5 do
    stage:move { x = 290 - 10 * i, y = 30, at = 0.01 + i * 0.01 }
    stage:step_to(0.01 + i * 0.01)
    check.near(row.offset - before, -10)
    before = row.offset
    offsets[i] = string.format("%g", row.offset)
  end
  check.equal(table.concat(offsets, " "), "-10 -20 -30 -40 -50")
end)

test("without a time a sample has the stage's, without a pointer the first", function()
  local stage <close> = scene.rows(1)
  stage:step_to(2)
  stage:down { x = 100, y = 20 }
  stage:up { x = 100, y = 20 }
  local lines = scene.lines(stage:step(0))
  check.list(lines, {
    "2.000000000 row r1 will_open edge=trailing reason=tap offset=0.000 velocity=0.000" })
end)

test("a time is exact in nanoseconds", function()
  local stage <close> = scene.rows(1)
  stage:down { x = 100, y = 20, at_ns = 5 }
  stage:up { x = 100, y = 20, at_ns = 123456789 }
  local event = stage:step(1)()
  check.equal(event.at_ns, 123456789)
  check.equal(event.at, 0.123456789)
  check.raises("options 'at' and 'at_ns' in stage:down exclude each other",
    stage.down, stage, { x = 1, y = 1, at = 1, at_ns = 1 })
  check.raises("option 'at_ns' in stage:down must be an integer (got 1.5)",
    stage.down, stage, { x = 1, y = 1, at_ns = 1.5 })
end)

test("a mouse without its button starts nothing", function()
  local stage <close> = scene.rows(1)
  stage:down { x = 100, y = 20, kind = "mouse", buttons = 0, at = 0.1 }
  stage:up { x = 100, y = 20, kind = "mouse", at = 0.2 }
  check.list(scene.lines(stage:step_to(0.3)), {})
  stage:down { x = 100, y = 20, kind = "mouse", at = 0.4 }
  stage:up { x = 100, y = 20, kind = "mouse", at = 0.5 }
  check.list(scene.names(stage:step_to(0.5)), { "r1 will_open" })
  check.raises("option 'kind' in stage:down must be "
    .. "\"touch\", \"mouse\", \"pen\", \"scroll\", \"wheel\" or \"key\" (got \"finger\")",
    stage.down, stage, { x = 1, y = 1, kind = "finger" })
  check.raises("unknown option 'pionter' in stage:down (did you mean 'pointer'?)",
    stage.down, stage, { x = 1, y = 1, pionter = 1 })
  stage:hover { x = 10, y = 20, kind = "mouse" }
end)

test("a cancel without a place has the pointer's last one", function()
  local stage <close> = scene.rows(1)
  local row = stage:find "r1"
  stage:down { pointer = 2, x = 200, y = 20, at = 0.1 }
  stage:move { pointer = 2, x = 150, y = 21, at = 0.2 }
  stage:cancel { pointer = 2, at = 0.3 }
  local ended
  for event in stage:step_to(0.3) do
    if event.name == "drag_ended" then ended = event end
  end
  check.equal(ended.cancelled, true)
  check.equal(ended.reason, "cancelled")
  check.equal(ended.x, 150.0)
  check.equal(ended.row, row)
  check.raises("option 'x' in stage:cancel is missing", stage.cancel, stage, { pointer = 9 })
end)

test("cancel_all ends every drag as cancelled", function()
  local stage <close> = scene.rows(2)
  for pointer = 1, 2 do
    stage:down { pointer = pointer, x = 200, y = 40 * pointer - 20, at = 0.1 }
    stage:move { pointer = pointer, x = 100, y = 40 * pointer - 20, at = 0.2 }
  end
  stage:step_to(0.2)
  stage:cancel_all()
  local cancelled = 0
  for event in stage:step_to(1) do
    if event.name == "drag_ended" then
      check.equal(event.cancelled, true)
      cancelled = cancelled + 1
    end
    assert(event.name ~= "opened")
  end
  check.equal(cancelled, 2)
end)

test("a full queue of samples raises and a step makes room", function()
  local stage <close> = scene.rows(1, { sample_capacity = 4 })
  for i = 1, 4 do stage:hover { x = i, y = 1 } end
  local message = check.raises(nil, stage.hover, stage, { x = 1, y = 1 })
  assert(message:find("sidle_stage_push", 1, true), message)
  stage:step(0)
  stage:hover { x = 1, y = 1 }
  stage:reserve { sample_capacity = 100 }
  for i = 1, 50 do stage:hover { x = i, y = 1 } end
end)

test("samples that come late are counted and still work", function()
  local stage <close> = scene.rows(1)
  stage:step_to(1)
  scene.tap(stage, 100, 20, 0.5)
  check.list(scene.names(stage:step_to(1.1)), { "r1 will_open" })
  check.equal(stage.counters.late, 2)
end)

-- A sample of touch with numbers alone is read by the core at once; anything else field by field.
-- With a metatable, or its kind, it goes the long way.
local function played(prepare)
  local stage <close> = scene.rows(2, { log = true })
  local function push(phase, sample)
    stage[phase](stage, prepare(sample))
    stage:step(0.01)
  end
  push("down", { x = 250, y = 20 })
  push("move", { x = 240, y = 20.5, at = 0.015 })
  push("move", { pointer = 1.0, x = 170, y = 22, at_ns = 25000000, pressure = 0.5, buttons = 1.0 })
  push("down", { pointer = 7, x = 200, y = 60, at = 0 })
  push("cancel", { pointer = 7 })
  push("up", { pointer = 1, x = 170, y = 22, buttons = 0 })
  push("hover", { pointer = 2, x = 10, y = 10 })
  stage:settle()
  return stage.log, stage.fingerprint
end

test("the short way of a sample and the long way come to the same", function()
  local log, fingerprint = played(function(sample) return sample end)
  for _, prepare in ipairs {
    function(sample) return setmetatable(sample, {}) end,
    function(sample)
      sample.kind = "touch"
      return sample
    end,
  } do
    local long_log, long_fingerprint = played(prepare)
    check.equal(long_fingerprint, fingerprint)
    check.equal(long_log, log)
  end
end)

test("a sample that the short way leaves has the same words for its mistake", function()
  local stage <close> = scene.rows(1)
  local before = stage.fingerprint
  for message, sample in pairs {
    ["unknown option 'x\0y' in stage:down"] = { x = 1, y = 2, ["x\0y"] = 3 },
    ["option 'y' in stage:down must be a finite number (got \"2\")"] = { x = 1, y = "2" },
    ["option 'x' in stage:down must be a finite number (got inf)"] = { x = math.huge, y = 2 },
    ["option 'y' in stage:down is missing"] = { x = 1, at = 0 },
    ["option 'pointer' in stage:down must be an integer (got 1.5)"] = { x = 1, y = 2, pointer = 1.5 },
    ["option 'buttons' in stage:down must be an integer from -2147483648 to 2147483647 (got 2147483648)"] =
      { x = 1, y = 2, buttons = 2147483648 },
    ["option 'at_ns' in stage:down must be an integer (got 0.5)"] = { x = 1, y = 2, at_ns = 0.5 },
    ["options 'at' and 'at_ns' in stage:down exclude each other"] = { x = 1, y = 2, at = 0, at_ns = 0 },
  } do
    check.raises(message, stage.down, stage, sample)
  end
  check.equal(stage.fingerprint, before)
end)
