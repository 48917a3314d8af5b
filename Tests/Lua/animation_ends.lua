-- Animations at their borders: before they begin, where they land, and what takes no time.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local function ends(iterator)
  local values = {}
  for event in iterator do values[#values + 1] = event.value end
  return values
end

test("what takes no time stands at its first value until it begins, then at its last", function()
  local kinds = {
    curve = { from = 1, to = 2, duration = 0 },
    keyframes = { kind = "keyframes", values = { 1, 5, 2 }, duration = 0 },
    -- Already nearer than what counts as rest.
    spring = { kind = "spring", from = 1, to = 2, rest_distance = 10 },
  }
  for kind, spec in pairs(kinds) do
    for _, model in ipairs { "media", "web" } do
      local stage <close> = sidle.stage {}
      spec.delay, spec.timing_model = 1, model
      local late = stage:animation(spec)
      check.equal(late.value, 1.0, kind)
      late:start()
      stage:step(0.5)
      check.equal(late.value, 1.0, kind)
      check.list(ends(stage:step(0.5)), { 2.0 })
      check.equal(late.value, 2.0, kind)
      -- Backwards it ends where it began.
      late:reverse()
      late:start()
      check.list(ends(stage:step(2)), { 1.0 })
      check.equal(late.value, 1.0, kind)
    end
    local stage <close> = sidle.stage {}
    spec.delay, spec.timing_model = nil, nil
    local plain = stage:animation(spec)
    check.equal(plain.value, 1.0, kind)
    check.equal(plain:reader "value"(), 1.0, kind)
    check.list(ends(plain:start() and stage:step(0)), { 2.0 })
    check.equal(plain.value, 2.0, kind)
  end
end)

test("a member that takes no time waits for its turn, and adds what it has by then", function()
  local stage <close> = sidle.stage {}
  local sequence = stage:animation { kind = "sequence", members = {
    { to = 1, duration = 1 }, { from = 1, to = 9, duration = 0 }, { from = 9, to = 10, duration = 1 },
  } }
  check.equal(sequence.members[2].value, 1.0)
  sequence:start()
  stage:step(0.5)
  check.equal(sequence.members[2].value, 1.0)
  stage:step(0.5)
  check.equal(sequence.members[2].value, 9.0)
  local parallel = stage:animation { kind = "parallel", members = {
    { from = 0, to = 10, duration = 1, curve = "linear" },
    { from = 5, to = 7, duration = 0, delay = 0.5, additive = true },
  } }
  check.equal(parallel.value, 5.0)
  parallel:start()
  stage:step(0.25)
  check.equal(parallel.value, 7.5)
  stage:step(0.25)
  check.equal(parallel.value, 12.0)
end)

test("a web animation that takes no time stands within its runs", function()
  local stage <close> = sidle.stage {}
  local half = stage:animation { duration = 0, repeat_count = 2.5, timing_model = "web" }
  local third = stage:animation { to = 3, duration = 0, iteration_start = 0.3, repeat_count = 1,
    curve = "linear", timing_model = "web" }
  local keys = stage:animation { kind = "keyframes", values = { 0, 10, 0 }, duration = 0,
    repeat_count = 0.25, timing_model = "web" }
  for _, animation in ipairs { half, third, keys } do animation:start() end
  stage:step(0)
  check.near(half.value, 0.802403387584857, 1e-12) -- "ease" at 0.5
  check.near(third.value, 0.9, 1e-12)
  check.equal(keys.value, 5.0)
end)

test("whatever the speed, the runs and their length, the end is exact", function()
  local specs = {
    { duration = 998.228, speed = 0.175 },
    { duration = 8971544.8167449, speed = 0.029695467646179 },
    { duration = 0.123456789, repeat_count = 999999999 },
    { duration = 0.663530413, repeat_count = 6883017 },
    { duration = 0.333333333, repeat_count = 4500000, speed = 0.7 },
  }
  for _, spec in ipairs(specs) do
    local stage <close> = sidle.stage {}
    spec.curve = "linear"
    local animation = stage:animation(spec):start()
    check.list(ends(stage:step_to_ns(stage.next_deadline_ns)), { 1.0 })
    check.equal(animation.value, 1.0)
    check.equal(animation.state, "finished")
    stage:step(1)
    check.equal(animation.value, 1.0)
  end
end)

test("steps that jump at their start have jumped in the first instant of each run", function()
  local stage <close> = sidle.stage {}
  for _, spec in ipairs {
    { curve = "step-start", duration = 1, repeat_count = 3 },
    { kind = "keyframes", values = { 0, 1 }, curves = "step-start", duration = 1, repeat_count = 3 },
    { kind = "keyframes", values = { 0, 1, 1 }, times = { 0, 0, 1 }, duration = 1, repeat_count = 3 },
  } do
    for _, model in ipairs { "media", "web" } do
      spec.timing_model = model
      local steps = stage:animation(spec)
      check.equal(steps.value, 0.0)
      steps:start()
      check.equal(steps.value, 1.0)
      stage:step(1)
      check.equal(steps.value, 1.0)
      steps:remove()
    end
  end
  local waits = stage:animation { curve = "step-start", duration = 1, delay = 1 }:start()
  stage:step(0.5)
  check.equal(waits.value, 0.0)
  stage:step(0.5)
  check.equal(waits.value, 1.0)
end)

test("a curve tells its speed however fast the host's units go, and takes it to another target", function()
  local stage <close> = sidle.stage {}
  local fast = stage:animation { to = 1e6, duration = 1, curve = "linear" }:start()
  stage:step(0.5)
  check.equal(fast.velocity, 1e6)
  fast:retarget(2e6)
  check.equal(fast.velocity, 1e6)
  local before = fast.value
  stage:step(1e-6)
  check.near(fast.value - before, 1, 1e-3)
  -- Steeper than 64 ways in the duration is not told: this one is vertical there.
  local vertical = stage:animation { to = 300, duration = 1, curve_points = { 1, 0, 0, 1 } }
  vertical:seek(0.5):resume()
  check.equal(vertical.velocity, 300 * 64.0)
end)

test("another target keeps the speed of the spec", function()
  local stage <close> = sidle.stage {}
  local spring = stage:animation { kind = "spring", to = 100, speed = 4 }
  local whole = spring.duration
  spring:start()
  stage:step(0.01)
  local velocity = spring.velocity
  spring:retarget(100)
  check.near(spring.velocity, velocity, 1e-9)
  check.near(spring.duration, whole - 0.01, 0.005)
  local curve = stage:animation { to = 1, duration = 1, speed = -4, curve = "linear" }:start()
  stage:step(0.125)
  curve:retarget(2)
  check.equal(curve.duration, 0.25)
  check.near(curve.velocity, -4, 1e-9)
end)

test("what fills after an early end follows its runs, and says how fast", function()
  local stage <close> = sidle.stage {}
  local group = stage:animation { kind = "parallel", members = {
    { to = 10, duration = 1, curve = "linear", timing_model = "web", end_delay = -0.5 },
    { duration = 5 },
  } }:start()
  stage:step(0.6)
  check.near(group.members[1].value, 6, 1e-12)
  check.equal(group.members[1].velocity, 10.0)
  stage:step(0.6)
  check.equal(group.members[1].value, 10.0)
  check.equal(group.members[1].velocity, 0.0)
end)

test("what is wrong inside a group is named with its place", function()
  local stage <close> = sidle.stage {}
  local function make(spec) return function() stage:animation(spec) end end
  check.raises("sidle_animation_create: members[2].to is 1e+300; it must be within +-1e9",
    make { kind = "sequence", members = { { to = 1 }, { to = 1e300 } } })
  check.raises("sidle_animation_create: members[1].members[1].duration is -1; it must be 0 to 1e9 seconds",
    make { kind = "sequence", members = { { kind = "parallel", members = { { duration = -1 } } } } })
  check.raises("option 'members' in stage:animation is for a sequence or a parallel",
    make { to = 1, members = { { to = 1 } } })
  check.equal(stage:find("animation", "none"), nil)
end)

test("by the web model a delay below 0 begins inside the runs; otherwise there is none", function()
  local stage <close> = sidle.stage {}
  local spec = { to = 4, duration = 1, curve = "linear", delay = -0.25, timing_model = "web" }
  local animation = stage:animation(spec):start()
  check.equal(animation.value, 1.0)
  check.equal(animation.duration, 0.75)
  check.list(ends(stage:step(0.75)), { 4.0 })
  spec.delay = -2
  check.list(ends(stage:animation(spec):start() and stage:step(0)), { 4.0 })
  spec.timing_model = "media"
  check.raises("sidle_animation_create: spec.delay is -2; it must be 0 to 1e9 seconds",
    function() stage:animation(spec) end)
end)

test("by the web model a finished animation stands at its end, to the bit, however early that is", function()
  local cases = {
    { curve = "step-end", duration = 0.5, end_delay = -1e-9 },
    { curve = "linear", duration = 0.25, end_delay = -0.1 },
    { curve = "linear", duration = 0.25, end_delay = -0.1, iteration_direction = "reverse" },
    { curve = "linear", duration = 0.5, repeat_count = 2, end_delay = -0.500000001 },
    { curve = "linear", delay = 0.1, duration = 0.25, end_delay = -0.25 },
    { kind = "decay", decay_rate = 0.95, velocity = 100, end_delay = -5 },
    { kind = "parallel", end_delay = -0.1, members = { { duration = 0.25, curve = "linear" } } },
    { curve = "steps(3)", from = 1, to = 0, duration = 0, delay = -0.05, iteration_start = 1,
      iteration_direction = "alternate" },
  }
  for i, spec in ipairs(cases) do
    for _, backwards in ipairs { false, true } do
      local stage <close> = sidle.stage {}
      spec.timing_model = "web"
      local animation = stage:animation(spec):start()
      if backwards then
        stage:step(0)
        animation:reverse()
        animation:start()
      end
      local told
      for event in stage:step(1) do told = event.value end
      check.equal(animation.value, told, "case " .. i)
      check.equal(animation:reader "value"(), told, "case " .. i)
      local stood = stage:animation(spec)
      stood:seek(backwards and 0 or 5)
      if not backwards then check.equal(stood.value, told, "case " .. i) end
    end
  end
  local stage <close> = sidle.stage {}
  local inside = stage:animation { curve = "linear", duration = 0.5, delay = -0.1, timing_model = "web" }
  check.equal(inside.value, 0.2)
  inside:start()
  stage:step(0.05)
  inside:reverse()
  check.list(ends(stage:step(1)), { 0.2 })
  check.equal(inside.value, 0.2)
end)
