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
