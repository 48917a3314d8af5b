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
    { "option 'curve' in stage:animation must be the name of a curve (did you mean 'out-cubic'?) "
      .. "(got \"out-cubik\")", { curve = "out-cubik" } },
    { "option 'kind' in stage:animation must be \"curve\", \"spring\", \"decay\", \"sequence\" or "
      .. "\"parallel\" (got \"springs\")", { kind = "springs" } },
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

test("settle says which animation never ends", function()
  local stage <close> = sidle.stage {}
  local endless = stage:animation { id = "pulse", repeat_count = math.huge, autoreverses = true }
  endless:start()
  check.equal(endless.duration, math.huge)
  check.raises('the stage did not settle within 0.5 s (animation "pulse" is playing)',
    stage.settle, stage, { within = 0.5 })
end)
