-- Random scripts: the same events and fingerprint at any step size and any size of the queue, and
-- exactly one end for each begin.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local random = math.random
local function pick(list) return list[random(#list)] end

local settings = { "slop_comparison", "slop_rule", "tracking", "empty_side", "tap", "overscroll",
  "threshold_unit", "threshold_comparison", "velocity", "settle", "reveal", "width_policy",
  "close_threshold_unit", "close_threshold_comparison", "drag_rest", "drag_sides", "spring_form" }

local function row_options(id)
  local options = { id = id, height = random(10, 60), swipe = {}, leading = {}, trailing = {} }
  if random(2) == 1 then options.preset = "slide_buttons" end
  for _, edge in ipairs(sidle.names.edge) do
    for i = 1, random(0, 3) do options[edge][i] = { title = ("b"):rep(random(10)) } end
  end
  local swipe = options.swipe
  for _, name in ipairs(settings) do
    if random(3) == 1 then swipe[name] = pick(sidle.names[name]) end
  end
  if random(4) == 1 then swipe.bounce, swipe.bounce_duration = random(0, 30), random() / 5 end
  if random(3) == 1 then swipe.slop = random(0, 30) end
  if random(3) == 1 then swipe.open_threshold = random() * 2 end
  if random(3) == 1 then swipe.width, swipe.width_min = random(100), random(0, 50) end
  if random(4) == 1 then swipe.settle_duration = random() * pick { 0, 0.01, 1, 10 } end
  if random(4) == 1 then swipe.settle_curve = { random(), random() * 3, random(), -random() } end
  if random(4) == 1 then swipe.spring_stiffness = 10 ^ random(-3, 6) end
  if random(4) == 1 then swipe.spring_damping_ratio = 10 ^ (random() * 4 - 2) end
  return options
end

local function rect() return { x = random(0, 99), y = random(0, 199), width = random(50, 300),
  height = random(10, 300) } end

-- What is done at which time, ms: { at, function(stage, lists) }.
local function make_script()
  local script, time, rows, lists = {}, 0, 0, {}
  for i = 1, random(0, 2) do
    lists[i] = { frame = rect(), spacing = random(0, 5) }
    for _, name in ipairs { "policy", "tap_outside", "direction", "second_row" } do
      lists[i][name] = pick(sidle.names[name])
    end
  end
  local function add(action) script[#script + 1] = { time, action } end
  local function add_row()
    rows = rows + 1
    local options, place, frame = row_options("r" .. rows), random(0, #lists), rect()
    add(function(stage, made)
      if place > 0 then return made[place]:row(options) end
      options.frame = frame
      stage:row(options)
    end)
  end
  local function sample(phase)
    local pointer, x, y, at = random(3), random(0, 300), random(0, 400), time / 1000
    add(function(stage) stage[phase](stage, { pointer = pointer, x = x, y = y, at = at }) end)
  end
  local function with_row(fn)
    local id = "r" .. random(rows)
    add(function(stage)
      local row = stage:find(id)
      if row then fn(row) end
    end)
  end
  local function call()
    local verb, edge, animated = pick { "open", "toggle" }, pick(sidle.names.edge), random(2) == 1
    with_row(function(row) pcall(row[verb], row, edge, { animated = animated }) end)
  end
  local function change()
    local what, edge, number = random(5), pick(sidle.names.edge), random(100)
    with_row(function(row)
      local button = row[edge][1]
      if what == 1 then row:remove() end
      if what == 2 and button then button:remove() end
      if what == 3 then row:button { edge = edge, title = ("c"):rep(number % 7) } end
      if what == 4 and row.list then row.list.scroll_offset = number end
      if what == 5 and row.list then row.list.frame = { width = 50 + number, height = 100 } end
    end)
  end
  local actions = {
    function() sample "down" end, function() sample "down" end, function() sample "move" end,
    function() sample "move" end, function() sample "move" end, function() sample "move" end,
    function() sample "up" end, function() sample "up" end, function() sample "cancel" end,
    call, change, add_row, function() with_row(function(row) row:close() end) end,
    function() if random(4) == 1 then add(function(stage) stage:cancel_all() end) end end,
  }
  for _ = 1, random(12) do add_row() end
  for _ = 1, random(20, 150) do
    time = time + pick { 0, 1, 10, 16, 50, 300, 1000 }
    pick(actions)()
  end
  time = time + 20000
  add(function() end)
  return script, lists
end

-- Which event must come before, for the same row; "removed" may close a row that was at rest.
local begins = { drag_began = "drag", will_open = "move", will_close = "move" }
local ends = { drag_ended = "drag", opened = "move", closed = "move", interrupted = "move" }

local function check_pair(open, event)
  local begun, ended, id = begins[event.name], ends[event.name], event.row.id
  if begun then
    assert(not open[begun .. id], tostring(event))
    open[begun .. id] = event.name
  elseif ended then
    local from = open[ended .. id]
    assert(from or event.name == "closed" and event.reason == "removed", tostring(event))
    assert(event.name ~= "opened" or from == "will_open", tostring(event))
    open[ended .. id] = nil
  end
end

local function play(script, lists, rate, capacity)
  local stage <close> = sidle.stage { width = 300, height = 400, event_capacity = capacity }
  local made, lines, open = {}, {}, {}
  for i, options in ipairs(lists) do made[i] = stage:list(options) end
  for _, entry in ipairs(script) do
    local at = entry[1] * 1000000
    repeat
      local target = math.min(stage.time_ns + math.tointeger(1000000000 // rate), at)
      for event in stage:step_to_ns(target) do
        check_pair(open, event)
        lines[#lines + 1] = tostring(event)
      end
    until stage.time_ns >= at
    entry[2](stage, made)
    for row in stage:rows() do assert(math.abs(row.offset) < 1e9, row) end
  end
  lines[#lines + 1] = stage.fingerprint
  return lines
end

test("random scripts do not depend on steps or queues, and every begin has its end", function()
  for seed = 1, 12 do
    math.randomseed(seed)
    local script, lists = make_script()
    local lines = play(script, lists, 60, 1024)
    for _, case in ipairs { { 7, 64 }, { 1000, 1024 }, { 0.01, 64 } } do
      local ok, message = pcall(check.list, play(script, lists, case[1], case[2]), lines)
      assert(ok, "seed " .. seed .. ", rate " .. case[1] .. ": " .. tostring(message))
    end
  end
end)
