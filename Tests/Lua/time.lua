-- Stepping, settling, and batches of events larger than the queue.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

test("a step moves by seconds and carries what rounding leaves over", function()
  local stage <close> = sidle.stage {}
  for _ = 1, 300 do stage:step(1 / 30) end
  check.equal(stage.time_ns, 10000000000)
  check.equal(stage.time, 10.0)
end)

test("time backwards raises, the same time is allowed", function()
  local stage <close> = sidle.stage {}
  stage:step_to(1)
  stage:step_to(1)
  local message = check.raises(nil, stage.step_to, stage, 0.5)
  assert(message:find("sidle_stage_step_to", 1, true), message)
  check.raises(nil, stage.step_to_ns, stage, 999999999)
  check.raises(nil, stage.step, stage, -0.1)
  check.equal(stage.time, 1.0)
end)

test("a time read in seconds is the same time again, for 97 days", function()
  for bits = 1, 52 do
    local stage <close> = sidle.stage {}
    for extra = 0, 3 do
      local time = (1 << bits) + bits * bits * extra + extra
      stage:step_to_ns(time)
      stage:step_to(stage.time)
      check.equal(stage.time_ns, time)
    end
  end
end)

test("times that are none are refused", function()
  local stage <close> = sidle.stage {}
  check.raises("option 'seconds' in stage:step must be a finite number (got nil)",
    stage.step, stage)
  check.raises("option 'seconds' in stage:step must be a finite number (got \"1\")",
    stage.step, stage, "1")
  check.raises("option 'nanoseconds' in stage:step_to_ns must be an integer (got 0.5)",
    stage.step_to_ns, stage, 0.5)
  stage:step_to_ns(3.0)
  check.equal(stage.time_ns, 3)
end)

test("the next deadline is a time while a row moves and nil when all rests", function()
  local stage <close> = scene.rows(1)
  check.equal(stage.next_deadline, nil)
  check.equal(stage.idle, true)
  stage:find("r1"):open "trailing"
  check.equal(stage.idle, false)
  check.near(stage.next_deadline, 0.35)
  check.equal(stage.next_deadline_ns, 350000000)
  stage:step_to(0.35)
  check.equal(stage.next_deadline, nil)
  check.equal(stage.idle, true)
  check.equal(stage:find("r1").state, "open")
end)

test("settle steps until all rests and gives every event", function()
  local stage <close> = scene.rows(2)
  stage:find("r1"):open "trailing"
  stage:find("r2"):open "trailing"
  check.list(scene.names(stage:settle { within = 1 }),
    { "r1 will_open", "r2 will_open", "r1 opened", "r2 opened" })
  check.equal(stage.idle, true)
  assert(stage.time >= 0.35 and stage.time < 0.35 + 1 / 60)
  local time = stage.time
  check.list(scene.names(stage:settle()), {})
  check.equal(stage.time, time)
end)

test("settle raises when it takes too long, and says which row", function()
  local stage <close> = scene.rows(2)
  stage:find("r2"):open "trailing"
  check.raises('the stage did not settle within 0.1 s (row "r2" is settling)',
    stage.settle, stage, { within = 0.1 })
  check.near(stage.time, 0.1)
  stage:settle { within = 1 }
  stage:down { x = 200, y = 20 }
  stage:move { x = 100, y = 20 }
  stage:step(0)
  stage:settle { within = 1 } -- a finger that rests is no motion
  check.equal(stage:find("r1").state, "dragging")
end)

-- Taps on nine rows again and again, which is more than a small batch holds.
local function tap_all(stage)
  for turn = 0, 9 do
    for i = 1, 9 do scene.tap(stage, 10, 40 * i - 20, turn * 0.4, i) end
  end
end

local function small_and_large()
  return scene.rows(9, { event_capacity = 64, max_contacts = 16 }),
    scene.rows(9, { event_capacity = 4096, max_contacts = 16 })
end

test("more events than the queue holds are all delivered, in order, in one step", function()
  local small, large = small_and_large()
  tap_all(small)
  tap_all(large)
  local told = {}
  small:on("event", function(event) told[#told + 1] = tostring(event) end)
  local got = scene.lines(small:step_to(5))
  check.list(got, scene.lines(large:step_to(5)))
  check.list(told, got)
  assert(#got > 128, #got)
  check.equal(small.time, 5.0)
  check.equal(small.fingerprint, large.fingerprint)
  small:close()
  large:close()
end)

test("a step by seconds also goes on to its end when the queue is small", function()
  local small, large = small_and_large()
  local function play(stage)
    tap_all(stage)
    local lines = scene.lines(stage:step(4.1234567891))
    for _ = 1, 7 do
      for _, line in ipairs(scene.lines(stage:step(1 / 30))) do lines[#lines + 1] = line end
    end
    return lines
  end
  check.list(play(small), play(large))
  check.equal(small.time_ns, large.time_ns)
  check.equal(small.fingerprint, large.fingerprint)
  small:close()
  large:close()
end)

test("the same script gives the same events at any step size", function()
  local transcripts = {}
  for i, rate in ipairs { 7, 30, 60, 1000 } do
    local stage <close> = scene.rows(3)
    local lines = {}
    local function advance(at)
      while stage.time < at do
        for event in stage:step_to(math.min(stage.time + 1 / rate, at)) do
          lines[#lines + 1] = tostring(event)
        end
      end
    end
    for k = 0, 9 do
      advance(k * 0.25)
      stage:down { x = 250, y = 40 * (k % 3) + 20, at = k * 0.25 }
      advance(k * 0.25 + 0.05)
      stage:move { x = 250 - 15 * k, y = 40 * (k % 3) + 20, at = k * 0.25 + 0.05 }
      advance(k * 0.25 + 0.125)
      stage:up { x = 240 - 15 * k, y = 40 * (k % 3) + 20, at = k * 0.25 + 0.125 }
    end
    advance(4)
    lines[#lines + 1] = stage.fingerprint
    transcripts[i] = lines
    check.list(lines, transcripts[1])
  end
end)
