-- Whatever an example shows, at many moments: numbers are numbers, each command shows inside its
-- clips, and on a grid of points a hit is what was painted last there.
local core = require "sidle.core"
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local here = ...
local EVERY = 2 -- of the steps that show something new
local COLUMNS, LINES = 14, 17

local function finite(value) return value == value and math.abs(value) < math.huge end

local function meet(a, b)
  return { left = math.max(a.left, b.left), top = math.max(a.top, b.top),
    right = math.min(a.right, b.right), bottom = math.min(a.bottom, b.bottom) }
end

-- Where a command shows. A line is as wide as its stroke.
local function bounds(command)
  local frame, around = command.frame, 0
  if command.type == "line" then around = command.stroke_width / 2 end
  return { left = math.min(frame.x, frame.x + frame.width) - around,
    top = math.min(frame.y, frame.y + frame.height) - around,
    right = math.max(frame.x, frame.x + frame.width) + around,
    bottom = math.max(frame.y, frame.y + frame.height) + around }
end

local lengths = { "corner_radius", "stroke_width", "shadow_radius" }

local function check_numbers(command)
  for _, value in pairs(command) do assert(type(value) ~= "number" or finite(value)) end
  for _, value in pairs(command.frame) do assert(finite(value)) end
  assert(command.opacity >= 0 and command.opacity <= 1)
  for _, name in ipairs(lengths) do assert((command[name] or 0) >= 0) end
  local phase = command.phase or 0
  assert(phase >= 0 and phase < 1)
  if command.type ~= "line" then assert(command.frame.width >= 0 and command.frame.height >= 0) end
end

local function check_commands(commands, count, size)
  local clips = { { left = 0, top = 0, right = size.width, bottom = size.height } }
  for i = 1, count do
    local command = commands[i]
    check_numbers(command)
    if command.type == "clip_end" then
      clips[#clips] = nil
      assert(#clips > 0, "a clip ends that did not begin")
    else
      local shown = meet(clips[#clips], bounds(command))
      assert(shown.left < shown.right and shown.top < shown.bottom, command.part .. " shows nothing")
      if command.type == "clip_begin" then clips[#clips + 1] = shown end
    end
  end
  check.equal(#clips, 1)
end

-- The object painted last at a point: a clip is the place of its object, whether it has a colour.
local function painted(commands, count, x, y)
  local clips, object, part = { true }, nil, nil
  for i = 1, count do
    local command = commands[i]
    if command.type == "clip_end" then
      clips[#clips] = nil
    else
      local frame = command.frame
      local covers = clips[#clips] and x >= frame.x and x < frame.x + frame.width and y >= frame.y
        and y < frame.y + frame.height
      if command.type == "clip_begin" then clips[#clips + 1] = covers end
      if covers then object, part = command.object, command.part end
    end
  end
  return object, part
end

local function check_hits(box, commands, count, size)
  for column = 0, COLUMNS - 1 do
    for line = 0, LINES - 1 do
      -- Off the whole numbers that edges of rows at rest lie on.
      local x = (column + 0.4142) * size.width / COLUMNS
      local y = (line + 0.5858) * size.height / LINES
      local _, list, row, button, layer, _, menu = core.hit(box, x, y)
      local object, part = painted(commands, count, x, y)
      local place = ("at %.3f, %.3f"):format(x, y)
      if menu then -- its rows have no ground of their own
        assert(part and part:find "^menu", place)
      else
        check.equal(button or layer or row or list, object, place)
      end
    end
  end
end

-- Runs `body` with a check after every step, of any stage, that shows something new.
local function watched(body)
  local step, step_to, looks, changes, serial = core.step, core.step_to, 0, 0, nil
  local commands, size = {}, nil
  local make = sidle.stage
  function sidle.stage(options)
    size = { width = options.width, height = options.height }
    return make(options)
  end
  local function look(box, ...)
    local count, now = core.draw(box, commands)
    if now ~= serial then
      serial, changes = now, changes + 1
      if changes % EVERY == 1 then
        looks = looks + 1
        check_commands(commands, count, size)
        check_hits(box, commands, count, size)
      end
    end
    return ...
  end
  function core.step(box, ...) return look(box, step(box, ...)) end
  function core.step_to(box, ...) return look(box, step_to(box, ...)) end
  local done, problem = xpcall(body, debug.traceback)
  core.step, core.step_to, sidle.stage = step, step_to, make
  if not done then error(problem, 0) end
  return looks
end

for name, least in pairs { slide_buttons = 40, swipe_delete = 30, lists = 60, mail = 60,
  material_dismiss = 40, slide_in = 40, button_system = 20 } do
  test("what " .. name .. " shows is well-formed, and hits meet it", function()
    local environment = setmetatable({ print = function() end }, { __index = _G })
    local chunk =
      assert(loadfile(here .. "/../../lua/examples/" .. name .. ".lua", "t", environment))
    local looks = watched(function() chunk "60" end)
    assert(looks >= least, looks)
  end)
end

test("with an overlay as well, which no hit meets", function()
  local looks = watched(function()
    local stage <close> = sidle.stage { width = 300, height = 200 }
    local list = stage:list { frame = { x = 0, y = 10, width = 300, height = 150 }, policy = "many" }
    for _ = 1, 5 do list:row { height = 40, leading = { {} }, trailing = { {}, {} } } end
    stage:down { pointer = 1, x = 280, y = 20 }
    stage:down { pointer = 2, x = 20, y = 190 }
    for n = 1, 40 do
      stage:move { pointer = 1, x = 280 - 6 * n, y = 20 + n, at = n / 60 }
      stage:move { pointer = 2, x = 20, y = 190 - n, at = n / 60 }
      -- Its commands are checked here, and hits against what lies below.
      stage.debug_overlay = true
      local commands = stage:draw()
      check_commands(commands, #commands, stage)
      stage.debug_overlay = false
      stage:step_to(n / 60)
    end
    stage:up { pointer = 1, x = 40, y = 60 }
    list:row_at(3):open "leading"
    for _ = 1, 30 do stage:step(1 / 60) end
  end)
  assert(looks >= 30, looks)
end)
