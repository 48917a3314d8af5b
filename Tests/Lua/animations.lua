-- Animations.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function linear(from, to, duration)
  return { from = from, to = to, duration = duration, curve = "linear" }
end

test("a value moves from start to its end, and ends once", function()
  local stage <close> = sidle.stage {}
  local fade, told = stage:animation { id = "fade", duration = 0.5, curve = "linear" }, {}
  fade:on("ended", function(event) told[#told + 1] = event end)
  check.equal(fade.state, "idle")
  check.equal(stage.idle, true)
  check.equal(fade:start(), fade)
  check.equal(stage.idle, false)
  stage:step_to(0.125)
  check.equal(fade.value, 0.25)
  check.equal(fade.velocity, 2.0)
  check.equal(fade.elapsed, 0.125)
  check.equal(fade.duration, 0.5)
  check.equal(tostring(fade), 'animation "fade" playing, value 0.250')
  check.list(scene.lines(stage:settle()),
    { "0.500000000 animation fade ended finished reason=none value=1.000 velocity=0.000" })
  check.equal(#told, 1)
  check.equal(told[1].animation, fade)
  check.equal(told[1].finished, true)
  check.equal(told[1].value, 1.0)
  check.equal(told[1].row, nil)
  check.equal(told[1].reason, nil)
  check.equal(fade.value, 1.0)
  check.equal(fade.state, "finished")
end)

test("a sequence that is stopped half-way stays there, with one end and no finish", function()
  local stage <close> = sidle.stage {}
  local sequence = stage:animation {
    kind = "sequence", members = { linear(0, 1, 1), linear(1, 5, 1) },
  }
  local first = sequence.members[1]
  sequence:start()
  stage:step_to(1.5)
  check.equal(sequence.value, 3.0)
  check.raises(nil, first.stop, first)
  sequence:stop()
  local events = {}
  for event in stage:step(3) do events[#events + 1] = event end
  check.equal(#events, 1)
  check.equal(events[1].finished, false)
  check.equal(sequence.value, 3.0)
  check.equal(sequence.state, "interrupted")
end)

test("members are objects of their group, added at once or one by one", function()
  local stage <close> = sidle.stage {}
  local group = stage:animation { kind = "parallel", stagger = 0.1, members = { { id = "a" } } }
  local b = group:add { id = "b", data = 5 }
  check.equal(#group.members, 2)
  check.equal(group.members[2], b)
  check.equal(b.parent, group)
  check.equal(group.parent, nil)
  check.equal(b.data, 5)
  check.equal(stage:find("animation", "a"), group.members[1])
  check.equal(#b.members, 0)
  collectgarbage() collectgarbage()
  check.equal(group.members[1].id, "a")
  group:start()
  check.raises(nil, group.add, group, { id = "c" })
  check.equal(#group.members, 2)
end)

test("a group that fails in a part is not made at all", function()
  local stage <close> = sidle.stage {}
  stage:animation { id = "taken" }
  check.raises(nil, stage.animation, stage,
    { id = "group", kind = "sequence", members = { { id = "new" }, { id = "taken" } } })
  check.equal(stage:find("animation", "group"), nil)
  check.equal(stage:find("animation", "new"), nil)
  local messages = {
    { "option 'members[2].duration' in stage:animation must be a finite number (got \"1\")",
      { kind = "sequence", members = { {}, { duration = "1" } } } },
    { "option 'curve' in stage:animation must be the name of a curve, steps(...) or "
      .. "cubic-bezier(...) (did you mean 'out-cubic'?) "
      .. "(got \"out-cubik\")", { curve = "out-cubik" } },
    { "option 'kind' in stage:animation must be \"curve\", \"spring\", \"decay\", \"sequence\", "
      .. "\"parallel\" or \"keyframes\" (got \"springs\")", { kind = "springs" } },
    { "option 'repeat_count' in stage:animation must be a number (got nan)",
      { repeat_count = 0 / 0 } },
    { "option 'autoreverses' in stage:animation must be true or false (got 1)",
      { autoreverses = 1 } },
  }
  for _, case in ipairs(messages) do
    check.raises(case[1], stage.animation, stage, case[2])
  end
  local cyclic = {}
  cyclic.members = { cyclic }
  local message = check.raises(nil, stage.animation, stage, cyclic)
  assert(message:find("nests too deep", 1, true), message)
end)

test("pause, resume, seek, reverse, finish, retarget and speed", function()
  local stage <close> = sidle.stage {}
  local a = stage:animation(linear(0, 10, 1)):start()
  stage:step_to(0.25)
  a:pause()
  check.equal(a.state, "paused")
  stage:step_to(1)
  check.equal(a.value, 2.5)
  a:resume()
  a:seek(0.5)
  check.equal(a.value, 5.0)
  a.speed = 2
  check.equal(a.speed, 2.0)
  stage:step_to(1.125)
  check.near(a.value, 7.5)
  a:reverse()
  check.equal(a.rate, -2.0)
  check.equal(a.speed, 2.0)
  stage:step_to(1.25)
  check.near(a.value, 5)
  a:reverse():finish()
  check.equal(a.value, 10.0)
  check.equal(a.state, "finished")
  a:retarget(0)
  check.equal(a.state, "playing")
  stage:settle()
  check.equal(a.value, 0.0)
  check.raises("property 'speed' of animation must be a finite number (got nan)",
    function() a.speed = 0 / 0 end)
  check.raises("option 'seconds' in animation:seek must be a finite number (got nil)", a.seek, a)
  check.raises("animation has no property 'valeu' (did you mean 'value'?)",
    function() return a.valeu end)
end)

test("an end is told to the animation and the stage, and a script can wait for it", function()
  local stage <close> = scene.rows(1)
  local log = {}
  local a = stage:animation(linear(0, 1, 0.1))
  stage:on("ended", function(event) log[#log + 1] = "stage " .. tostring(event.finished) end)
  stage:script(function(wait)
    for _ = 1, 2 do
      a:start()
      local event = wait(a, "ended")
      log[#log + 1] = "script " .. event.name
    end
  end)
  stage:settle()
  check.list(log, { "stage true", "script ended", "stage true", "script ended" })
  check.raises("animation:on: animation has no event \"opened\"", a.on, a, "opened", print)
  check.raises("row:on: row has no event \"ended\"", function()
    stage:find("r1"):on("ended", print)
  end)
end)

test("a removed animation is named, its end is told, and its text stays right", function()
  local stage <close> = sidle.stage {}
  local group = stage:animation { id = "g", kind = "sequence", members = { linear(0, 1, 1) } }
  local member = group.members[1]
  group:start()
  stage:step_to(0.5)
  group:remove()
  local event = stage:step(0)()
  local line = tostring(event)
  check.equal(line,
    "0.500000000 animation g ended interrupted reason=removed value=0.500 velocity=1.000")
  for _ = 1, 5 do stage:step(1) end
  check.equal(tostring(event), line)
  check.raises('animation "g" was removed', function() return group.value end)
  check.raises('animation "g" was removed', group.start, group)
  check.raises("animation without id was removed", function() return member.value end)
  check.raises("animation without id was removed", function() return member.members end)
  check.equal(tostring(group), 'animation "g" (removed)')
  check.equal(next(stage._members), nil)
end)

test("all values are read in one go, without allocating", function()
  local stage <close> = sidle.stage {}
  local a, b = stage:animation(linear(0, 10, 1)):start(), stage:animation(linear(5, 0, 1)):start()
  stage:step_to(0.5)
  local values = {}
  check.equal(stage:animation_values_into(values), 2)
  local found = {}
  for _, each in ipairs(values) do found[each.animation] = each.value end
  check.equal(found[a], 5.0)
  check.equal(found[b], 2.5)
  collectgarbage()
  collectgarbage "stop"
  for _ = 1, 10 do stage:animation_values_into(values) end
  local before = collectgarbage "count"
  for _ = 1, 100 do stage:animation_values_into(values) end
  check.equal(collectgarbage "count" - before, 0.0)
  collectgarbage "restart"
end)

test("keyframes go through values, with a curve for each way or one for all", function()
  local stage <close> = sidle.stage {}
  local function at(place, given)
    given.kind, given.duration = "keyframes", 1
    return stage:animation(given):seek(place).value
  end
  check.equal(at(0.25, { values = { 0, 10, 30 } }), 5.0)
  check.equal(at(0.25, { values = { 0, 10, 30 }, times = { 0, 0.25, 1 } }), 10.0)
  check.equal(at(0.5, { values = { 0, 10, 30 }, calculation = "paced" }), 15.0)
  check.equal(at(0.5, { values = { 0, 10, 30 }, calculation = "discrete" }), 10.0)
  check.equal(at(0.75, { values = { 0, 10, 30 }, curves = { "linear", "in-quad" } }), 15.0)
  check.equal(at(0.75, { values = { 0, 10, 30 }, curves = "in-quad" }), 15.0)
  local messages = {
    { "option 'values' in stage:animation must be a list of numbers (got 3)", { values = 3 } },
    { "option 'values[2]' in stage:animation must be a finite number (got \"x\")",
      { values = { 1, "x" } } },
    { "option 'times[1]' in stage:animation must be a finite number (got nan)",
      { times = { 0 / 0 } } },
    { "option 'curves[2]' in stage:animation must be the name of a curve, steps(...) or "
      .. "cubic-bezier(...) (did you mean 'linear'?) "
      .. "(got \"linaer\")", { curves = { "ease", "linaer" } } },
    { "option 'curves' in stage:animation must be a list of names of curves (got 1)", { curves = 1 } },
    { "option 'calculation' in stage:animation must be \"linear\", \"discrete\", \"paced\" or "
      .. "\"cubic\" (got \"smooth\")", { calculation = "smooth" } },
  }
  for _, case in ipairs(messages) do check.raises(case[1], stage.animation, stage, case[2]) end
  -- What only the engine knows.
  check.raises(nil, stage.animation, stage, { kind = "keyframes" })
  check.raises(nil, stage.animation, stage, { kind = "keyframes", values = { 1, 2 }, times = { 0 } })
  check.raises(nil, stage.animation, stage, { kind = "keyframes", values = { 1 / 3, 2e9 } })
end)

test("fill, offset, repeats by duration, accumulation and addition", function()
  local stage <close> = sidle.stage {}
  local guest = linear(0, 10, 1)
  guest.fill, guest.beneath, guest.delay, guest.time_offset = "none", -5, 1, 0.25
  local a = stage:animation(guest):start()
  local stairs = linear(0, 10, 1)
  stairs.accumulates, stairs.repeat_duration = true, 2.5
  local b = stage:animation(stairs):start()
  local stack = stage:animation {
    kind = "parallel", members = { linear(0, 8, 4), { from = 1, to = 1, duration = 4, additive = true } },
  }:start()
  stage:step_to(0.5)
  check.equal(a.value, -5.0)
  check.equal(b.value, 5.0)
  check.equal(stack.value, 2.0)
  check.equal(stack.members[1].value, 1.0)
  stage:step_to(1.5)
  check.equal(a.value, 7.5)
  check.equal(b.value, 15.0)
  stage:settle()
  check.equal(a.value, -5.0)
  check.equal(b.value, 25.0)
  check.equal(stack.value, 9.0)
end)

test("the web model: directions, a start inside the runs, and a delay at the end", function()
  local stage <close> = sidle.stage {}
  local given = linear(0, 10, 1)
  given.timing_model, given.iteration_direction, given.repeat_count = "web", "alternate_reverse", 2
  given.iteration_start, given.end_delay, given.fill = 0.25, 0.5, "none"
  given.beneath = -1
  local a = stage:animation(given):start()
  check.equal(a.duration, 2.5)
  local seen = {}
  for at, value in pairs { [0.25] = 5.0, [1.0] = 2.5, [1.5] = 7.5, [2.0] = -1.0, [2.25] = -1.0 } do
    seen[#seen + 1] = { at, value }
  end
  table.sort(seen, function(one, other) return one[1] < other[1] end)
  for _, each in ipairs(seen) do
    stage:step_to(each[1])
    check.near(a.value, each[2])
  end
  check.equal(a.state, "playing")
  stage:settle()
  check.equal(stage.time, 2.5)
end)

test("settle says which animation never ends", function()
  local stage <close> = sidle.stage {}
  local endless = stage:animation { id = "pulse", repeat_count = math.huge, autoreverses = true }
  endless:start()
  check.equal(endless.duration, math.huge)
  check.raises('the stage did not settle within 0.5 s (animation "pulse" is playing)',
    stage.settle, stage, { within = 0.5 })
end)
