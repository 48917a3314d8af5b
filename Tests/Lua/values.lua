-- All values in one go, and the fields of objects that sidle.core reads by itself.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function linear(from, to, duration, id)
  return { id = id, from = from, to = to, duration = duration, curve = "linear" }
end

-- Three that play and one that does not, at 0.5 s: 5.0, 2.5 and 30.0.
local function three()
  local stage = sidle.stage {}
  local all = {
    stage:animation(linear(0, 10, 1, "up")):start(),
    stage:animation(linear(5, 0, 1, "down")):start(),
    stage:animation(linear(20, 40, 1, "far")):start(),
  }
  stage:animation(linear(100, 200, 1, "rests"))
  stage:step_to(0.5)
  return stage, all
end

test("values, velocities and animations stand at the same places", function()
  local stage <close>, all = three()
  local values, velocities, animations = {}, {}, {}
  check.equal(stage:values_into(values, velocities, animations), 3)
  check.equal(#values, 3)
  check.equal(#velocities, 3)
  check.equal(#animations, 3)
  local found = {}
  for i, animation in ipairs(animations) do found[animation] = { values[i], velocities[i] } end
  for i, want in ipairs { { 5.0, 10.0 }, { 2.5, -5.0 }, { 30.0, 20.0 } } do
    check.equal(found[all[i]][1], want[1])
    check.equal(found[all[i]][2], want[2])
  end
end)

test("each array but the first may be left out", function()
  local stage <close> = three()
  local values, velocities, animations = {}, {}, {}
  stage:values_into(values, velocities, animations)
  local alone, named = {}, {}
  check.equal(stage:values_into(alone), 3)
  check.list(alone, values)
  check.equal(stage:values_into({}, nil, named), 3)
  for i = 1, 3 do check.equal(named[i], animations[i]) end
  local faster = {}
  check.equal(stage:values_into({}, faster), 3)
  check.list(faster, velocities)
end)

test("a value keeps its place while nothing begins or ends", function()
  local stage <close> = three()
  local first, now = {}, {}
  stage:values_into({}, nil, first)
  for _ = 1, 10 do
    stage:step(0.01)
    check.equal(stage:values_into({}, nil, now), 3)
    for i = 1, 3 do check.equal(now[i], first[i]) end
  end
end)

test("what lies beyond is old", function()
  local stage <close> = three()
  local values = { "a", "b", "c", "d" }
  check.equal(stage:values_into(values), 3)
  check.equal(values[4], "d")
  stage:step(1)
  local before = values[1]
  check.equal(stage:values_into(values), 0)
  check.equal(values[1], before)
end)

test("an animation that nobody held is made anew, and is the same as from every door", function()
  local stage <close> = sidle.stage {}
  for i = 1, 5 do stage:animation(linear(i, i, 1, "a" .. i)):start() end
  collectgarbage()
  collectgarbage()
  check.equal(next(stage._objects), nil)
  local values, animations = {}, {}
  check.equal(stage:values_into(values, nil, animations), 5)
  for i = 1, 5 do
    check.equal(animations[i], stage:find("animation", "a" .. math.tointeger(values[i])))
  end
end)

test("nothing is allocated once the arrays are large enough", function()
  local stage <close>, held = three()
  local values, velocities, animations = {}, {}, {}
  local function read(times)
    for _ = 1, times do
      stage:step(0.001)
      stage:values_into(values, velocities, animations)
    end
  end
  collectgarbage()
  collectgarbage "stop"
  read(10)
  local before = collectgarbage "count"
  read(100)
  check.equal(collectgarbage "count" - before, 0.0)
  collectgarbage "restart"
  check.equal(#held, 3)
end)

test("what is no array is refused", function()
  local stage = three()
  local takes = "stage:values_into takes an array to fill with "
  check.raises(takes .. "values (got nil)", stage.values_into, stage)
  check.raises(takes .. "values (got 3)", stage.values_into, stage, 3)
  check.raises(takes .. "velocities (got true)", stage.values_into, stage, {}, true)
  check.raises(takes .. 'animations (got "x")', stage.values_into, stage, {}, nil, "x")
  stage:close()
  check.raises("the stage is closed", stage.values_into, stage, {})
end)

-- ---- Fields ----------------------------------------------------------------------------------

test("a field is read only from an object with the userdata of a stage", function()
  local stage <close>, all = three()
  local index = getmetatable(all[1]).__index
  check.equal(index(all[1], "value"), 5.0)
  for _, other in ipairs { 5, "text", print, io.stdout, {}, { _box = io.stdout, _id = 1 },
    { _box = stage._core }, { _box = stage._core, _id = "x" }, { _box = {}, _id = all[1]._id } } do
    assert(not pcall(index, other, "value"), tostring(other))
  end
  assert(not pcall(index))
  assert(not pcall(index, all[1]))
  assert(not pcall(index, all[1], 0 / 0))
end)

test("properties that the core reads are those of the object, each of its kind", function()
  local stage <close> = scene.rows(1)
  local row = stage:find "r1"
  row:open("trailing", { animated = false })
  check.equal(row.state, "open")
  check.equal(row.offset, -row.trailing_extent)
  check.equal(row.velocity, 0.0)
  check.equal(row.leading_extent, 0.0)
  check.equal(row.user_data, 0)
  check.equal(row.content_token, 0)
  local animation = stage:animation { to = 10, duration = 2, curve = "linear", user_data = 7 }
  animation:start()
  animation.speed = 2
  stage:step(0.5)
  check.equal(animation.state, "playing")
  check.equal(animation.value, 5.0)
  check.equal(animation.velocity, 10.0)
  check.equal(animation.elapsed, 1.0)
  check.equal(animation.duration, 2.0)
  check.equal(animation.rate, 2.0)
  check.equal(animation.user_data, 7)
end)

-- ---- Readers ---------------------------------------------------------------------------------

test("a reader gives what the property does, whatever the animation is and does", function()
  local stage <close> = sidle.stage {}
  local function compare(animation)
    for _, name in ipairs { "state", "value", "velocity", "elapsed", "duration", "rate", "user_data" } do
      check.equal(animation:reader(name)(), animation[name])
    end
  end
  local plain = stage:animation { from = 3, to = 9, duration = 1, user_data = 7 }
  local group = stage:animation { kind = "sequence", members = {
    { from = 0, to = 10, duration = 0.5 },
    { kind = "spring", from = 10, to = -5 },
  } }
  local delayed = stage:animation { id = "late", to = 4, delay = 0.25, repeat_count = 3 }
  local all = { plain, group, group.members[2], delayed }
  local value = plain:reader "value"
  for _, animation in ipairs(all) do compare(animation) end
  for _, animation in ipairs { plain, group, delayed } do animation:start() end
  for _ = 1, 30 do
    stage:step(0.05)
    check.equal(value(), plain.value)
    for _, animation in ipairs(all) do compare(animation) end
  end
  plain:retarget(-2)
  stage:step(0.1)
  check.equal(value(), plain.value)
end)

test("a row's reader gives what the property does", function()
  local stage <close> = scene.rows(1)
  local row = stage:find "r1"
  local offset, state = row:reader "offset", row:reader "state"
  row:open "trailing"
  for _ = 1, 10 do
    stage:step(1 / 60)
    check.equal(offset(), row.offset)
    check.equal(state(), row.state)
  end
  check.equal(offset(3, "too much"), row.offset)
end)

test("a reader says what is wrong as the property does", function()
  local stage = sidle.stage {}
  local animation = stage:animation { id = "fade", to = 1 }
  local value, state = animation:reader "value", animation:reader "state"
  local all = "duration, elapsed, rate, state, user_data, value, velocity"
  local function refused(name, rest)
    check.raises("animation:reader reads " .. all .. " (got " .. rest, animation.reader, animation, name)
  end
  refused("valu", '"valu") (did you mean \'value\'?)')
  refused("start", '"start")')
  refused(nil, "nil)")
  refused(7, "7)")
  animation:remove()
  for _, read in ipairs { value, state } do
    check.raises('animation "fade" was removed', function() return read() + 0 end)
  end
  stage:close()
  for _, read in ipairs { value, state } do
    check.raises("the stage is closed", function() return read() + 0 end)
  end
end)

test("a reader keeps its stage, and nothing else", function()
  local value
  do
    local stage = sidle.stage {}
    local animation = stage:animation { from = 5, to = 6 }
    value = animation:reader "value"
  end
  collectgarbage()
  collectgarbage()
  check.equal(value(), 5.0)
end)
