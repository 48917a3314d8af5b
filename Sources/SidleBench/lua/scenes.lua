-- Scenes of the Lua module: an array of { name = , make = }, where make gives a scene:
-- n objects; per, what one run does; run; before, not timed; limit, limit_run and limit_before,
-- the name of what bounds it and the same of that; verify; steady, when a run does not make Lua's
-- heap grow; it does otherwise. Runs are short, so that a busy machine seldom cuts in. Loops over what takes
-- nanoseconds are written out tenfold, so that the loop does not count.
local sidle = require "sidle"
local pick, limits, check = ...

local DT = 1 / 120 -- seconds of a step
local sink = 0

local function near(a, b) return math.abs(a - b) <= 1e-9 end

-- ---- Getters ---------------------------------------------------------------------------------

-- A property of an object of the engine, against what a C function gives for a handle.
local function getter(object, read, expected, limit, get, handle)
  local times = 100
  local function read_limit()
    local sum = 0
    for _ = 1, times do
      sum = sum + get(handle) + get(handle) + get(handle) + get(handle) + get(handle) + get(handle)
        + get(handle) + get(handle) + get(handle) + get(handle)
    end
    sink = sum
  end
  return { n = 1, per = times * 10, limit = limit, steady = true,
    run = function() sink = read(object, times) end,
    limit_run = read_limit,
    verify = function()
      check(near(read(object, 3), 30 * expected), "the property is something else")
      check(near(get(handle), expected), "its limit reads something else")
    end }
end

local function read_field(object, times)
  local sum = 0
  for _ = 1, times do
    sum = sum + object.value + object.value + object.value + object.value + object.value
      + object.value + object.value + object.value + object.value + object.value
  end
  return sum
end

local function read_function(read, times)
  local sum = 0
  for _ = 1, times do
    sum = sum + read() + read() + read() + read() + read() + read() + read() + read() + read()
      + read()
  end
  return sum
end

local function moving()
  local stage = sidle.stage {}
  local animation = stage:animation { from = 0, to = 100, duration = 10, curve = "in-out-cubic" }
  animation:start()
  stage:step(2.5)
  return animation
end

local function animation_value(limit, get, handle)
  return function() return getter(moving(), read_field, 6.25, limit, get, handle) end
end

local function animation_reader(limit, get, handle)
  return function()
    return getter(moving():reader "value", read_function, 6.25, limit, get, handle)
  end
end

-- What a field costs that a C function gives, before it does anything.
local function any_field()
  return getter(limits.object, read_field, 6.25, "lua_number", limits.number, 25)
end

local function row_offset()
  local row = sidle.stage({}):list({}):row { trailing = { {}, {} } }
  row:open("trailing", { animated = false })
  return getter(row, function(r, times)
    local sum = 0
    for _ = 1, times do
      sum = sum + r.offset + r.offset + r.offset + r.offset + r.offset + r.offset + r.offset
        + r.offset + r.offset + r.offset
    end
    return sum
  end, -row.trailing_extent, "lua_offset", limits.offset, limits.row)
end

-- ---- Many values -----------------------------------------------------------------------------

-- A small generator of its own, so that each run has the same numbers.
local seed = 12345
local function random(low, high)
  seed = (seed * 1103515245 + 12345) % 2147483648
  return low + (high - low) * seed / 2147483648
end

local function ease(u)
  if u < 0.5 then return 4 * u * u * u end
  local w = 1 - u
  return 1 - 4 * w * w * w
end

-- What a library of tweens in plain Lua does: a table for each, with its curve, the values that it
-- moves and the table that they are in.
local function plain_tween(subject, goals, duration)
  local ways = {}
  for key, goal in pairs(goals) do
    ways[key] = { from = subject[key], way = goal - subject[key] }
  end
  return { subject = subject, ways = ways, rate = 1 / duration, progress = 0, ease = ease,
    on_update = false, on_complete = false }
end

local function step_plain(tweens, dt)
  for i = #tweens, 1, -1 do
    local tween = tweens[i]
    local progress = tween.progress + tween.rate * dt
    tween.progress = progress
    local share = progress >= 1 and 1 or tween.ease(progress)
    local subject = tween.subject
    for key, way in pairs(tween.ways) do subject[key] = way.from + share * way.way end
    if tween.on_update then tween.on_update() end
    if progress >= 1 then
      tweens[i] = tweens[#tweens]
      tweens[#tweens] = nil
      if tween.on_complete then tween.on_complete() end
    end
  end
end

-- A stage with n tweens under way, and the same as plain tables. These are made first, one beside
-- the other, as in a program that has nothing else.
local function tweens(n)
  local from, to, duration, subjects, plain = {}, {}, {}, {}, {}
  for i = 1, n do
    from[i], to[i] = random(0, 100), random(200, 300)
    duration[i] = math.floor(random(1, 2) * 1e9) / 1e9
  end
  for i = 1, n do
    subjects[i] = { value = from[i] }
    plain[i] = plain_tween(subjects[i], { value = to[i] }, duration[i])
  end
  local stage, all, place = sidle.stage { event_capacity = 65536 }, {}, {}
  for i = 1, n do
    all[i] = stage:animation { from = from[i], to = to[i], duration = duration[i],
      curve = "in-out-cubic" }
    all[i]:start()
    place[all[i]] = i
  end
  return stage, all, subjects, plain, place
end

local function read_values()
  local n = pick(10000, 1000, 1000)
  local stage, _, subjects, plain, place = tweens(n)
  local values, animations = {}, {}
  stage:step(0.5)
  step_plain(plain, 0.5)
  return { n = n, per = n, limit = "lua_fill", steady = true,
    run = function() stage:values_into(values) end,
    limit_run = function() limits.fill(values, n) end,
    verify = function()
      local count, good = stage:values_into(values, nil, animations), true
      for i = 1, n do good = good and near(values[i], subjects[place[animations[i]]].value) end
      check(count == n and good, "values_into reads something else")
    end }
end

-- The other two ways to read all values: with velocities and objects, and as tables.
local function read_with(read)
  return function()
    local n = pick(10000, 1000, 1000)
    local stage, all = tweens(n)
    stage:step(0.5)
    local reader, at = read(stage)
    return { n = n, per = n, steady = true, run = reader,
      verify = function()
        local found, good = {}, reader() == n
        for i = 1, n do
          local animation, value, velocity = at(i)
          found[animation] = true
          good = good and near(value, animation.value) and near(velocity, animation.velocity)
        end
        for i = 1, n do good = good and found[all[i]] end
        check(good, "what is read is not what each animation says")
      end }
  end
end

local read_all = read_with(function(stage)
  local values, velocities, animations = {}, {}, {}
  return function() return stage:values_into(values, velocities, animations) end,
    function(i) return animations[i], values[i], velocities[i] end
end)

local read_tables = read_with(function(stage)
  local array = {}
  return function() return stage:animation_values_into(array) end,
    function(i) return array[i].animation, array[i].value, array[i].velocity end
end)

local function step_and_read()
  local n, steps = pick(10000, 1000, 1000), pick(2, 5, 5)
  local stage, all, subjects, plain, place = tweens(n)
  local values, animations = {}, {}
  return { n = n, per = n * steps, limit = "plain_lua", steady = true,
    before = function()
      for i = 1, n do all[i]:seek(0) end
    end,
    run = function()
      for _ = 1, steps do
        stage:step(DT)
        local array, sum = values, 0
        for i = 1, stage:values_into(array) do sum = sum + array[i] end
        sink = sum
      end
    end,
    limit_before = function() -- all tables are in reach of the processor
      for i = 1, n do plain[i].progress = 0 end
      step_plain(plain, DT)
    end,
    limit_run = function()
      for _ = 1, steps do
        step_plain(plain, DT)
        local array, sum = subjects, 0
        for i = 1, n do sum = sum + array[i].value end
        sink = sum
      end
    end,
    verify = function()
      for i = 1, n do
        all[i]:seek(0.75)
        plain[i].progress = 0
      end
      step_plain(plain, 0.75)
      local count, good = stage:values_into(values, nil, animations), true
      for i = 1, n do good = good and near(values[i], subjects[place[animations[i]]].value) end
      check(count == n and good, "a tween is not where a plain one is")
    end }
end

-- ---- Samples and events ----------------------------------------------------------------------

local APART = 8333333 -- nanoseconds between samples

local function push_sample()
  local repeats = 100
  local stage = sidle.stage { width = 390, height = 844 }
  local list = stage:list { frame = { width = 390, height = 844 } }
  for _ = 1, 20 do list:row { trailing = { {}, {} } } end
  local sample = { pointer = 1, x = 380, y = 20, at_ns = 0 }
  local function move(x)
    sample.x, sample.at_ns = x, sample.at_ns + APART
    stage:move(sample)
    stage:step_to_ns(sample.at_ns)
  end
  stage:down(sample)
  for i = 1, 20 do move(380 - 4 * i) end
  return { n = 1, per = repeats, steady = true,
    run = function()
      for i = 1, repeats do move(300 - (i & 127)) end
    end,
    verify = function()
      for i = 1, 20 do move(300 - i) end
      local row = list:row_at(1)
      check(row.state == "dragging", "the row is not dragged")
      check(near(row.offset, 280 - 380 + 10), "the row is elsewhere") -- the slop is swallowed
    end }
end

local function draw()
  local stage, commands = sidle.stage { width = 390, height = 844 }, {}
  local list = stage:list { frame = { width = 390, height = 844 } }
  for i = 1, 19 do list:row { title = "Row " .. i, trailing = { {}, {} } } end
  list:row { title = "Row 20", trailing = { {}, {} } }:open("trailing", { animated = false })
  return { n = 20, per = 1, steady = true,
    run = function() sink = stage:draw_into(commands) end,
    verify = function()
      local titles = 0
      for i = 1, stage:draw_into(commands) do
        if commands[i].part == "row_title" then titles = titles + 1 end
      end
      check(titles > 0, "no title is drawn")
    end }
end

local function handle_events()
  local hands = 100
  local stage, heard, all = sidle.stage {}, 0, {}
  for i = 1, hands do all[i] = stage:animation { duration = random(0.25, 0.5), curve = "linear" } end
  local function handler() heard = heard + 1 end
  stage:on("ended", handler)
  local function start()
    for i = 1, hands do all[i]:start() end
    stage:step(0)
  end
  return { n = hands, per = hands, limit = "lua_call",
    before = start,
    run = function() stage:step(1) end,
    limit_run = function() limits.call(handler, hands) end,
    verify = function()
      start()
      heard = 0
      stage:step(1)
      check(heard == hands, "not every end was heard")
    end }
end

return {
  { name = "lua-get-value", make = animation_value("lua_value", limits.value, limits.animation) },
  { name = "lua-get-value-bare", make = animation_value("lua_number", limits.number, 25) },
  { name = "lua-reader", make = animation_reader("lua_value", limits.value, limits.animation) },
  { name = "lua-reader-bare", make = animation_reader("lua_number", limits.number, 25) },
  { name = "lua-any-field", make = any_field },
  { name = "lua-get-offset", make = row_offset },
  { name = "lua-read-values", make = read_values },
  { name = "lua-read-all", make = read_all },
  { name = "lua-read-tables", make = read_tables },
  { name = "lua-step-tweens", make = step_and_read },
  { name = "lua-sample", make = push_sample },
  { name = "lua-draw", make = draw },
  { name = "lua-event", make = handle_events },
  sink = function() return sink end, -- what is read is used
}
