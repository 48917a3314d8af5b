-- Where errors point: at the innermost line that is not part of the library.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function here() return debug.getinfo(2, "l").currentline end

-- Calls fn, which stores the line of its mistake in `line`, and compares.
local line
local function points_at_its_line(fn)
  local ok, message = pcall(fn)
  assert(not ok, "nothing was raised")
  check.equal(check.line_of(message), line, message)
  assert(message:find("errors.lua:", 1, true), message)
end

local stage, list = scene.rows(2)
local row = stage:find "r1"

test("a mistake in options points at the constructor's line", function()
  points_at_its_line(function() line = here(); list:row { hight = 1 } end)
  points_at_its_line(function() line = here(); stage:row { hight = 1 } end)
  points_at_its_line(function() line = here(); stage:list { polcy = 1 } end)
  points_at_its_line(function() line = here(); row:button { edge = "trailing", tilte = 1 } end)
  points_at_its_line(function() line = here(); sidle.stage { widht = 1 } end)
  points_at_its_line(function() line = here(); list:row { trailing = { { width = 1 } } } end)
end)

test("a mistake in a sample or a time points at its line", function()
  points_at_its_line(function() line = here(); stage:down { x = 1 } end)
  points_at_its_line(function() line = here(); stage:move { x = 0 / 0, y = 1 } end)
  points_at_its_line(function() line = here(); stage:step("1") end)
  points_at_its_line(function() line = here(); stage:step(-1) end)
  points_at_its_line(function() line = here(); stage:step_to(-1) end)
  points_at_its_line(function() line = here(); stage:settle { withing = 1 } end)
end)

test("a mistake with a property points at its line", function()
  points_at_its_line(function() line = here(); return row.ofset end)
  points_at_its_line(function() line = here(); row.offset = 1 end)
  points_at_its_line(function() line = here(); row.title = 1 end)
  points_at_its_line(function() line = here(); row:on("opend", print) end)
  points_at_its_line(function() line = here(); row:open("left") end)
end)

test("a mistake in a debug overlay points at its line", function()
  points_at_its_line(function() line = here(); stage.debug_overlay = { "slopp" } end)
  points_at_its_line(function() line = here(); stage.debug_overlay = 3 end)
end)

test("each file of the library that raises says that it is part of it", function()
  local count = 0
  for name in pairs(package.loaded) do
    local path = name:find("^sidle") and package.searchpath(name, package.path)
    if path then
      local file <close> = assert(io.open(path))
      local code = file:read "a"
      if code:find("core.raise", 1, true) then
        count = count + 1
        assert(code:find("core.own()", 1, true), path)
      end
    end
  end
  assert(count > 10, count)
end)

test("an error of the engine points at the caller's line", function()
  points_at_its_line(function() line = here(); list:row { id = "r1" } end)
  points_at_its_line(function() line = here(); list:row { height = -1 } end)
  points_at_its_line(function() line = here(); row:open("leading") end)
  points_at_its_line(function() line = here(); row.title = "\xFF" end)
  points_at_its_line(function() line = here(); row.frame = { width = 1, height = 1 } end)
end)

test("from a nested function it points at the innermost line", function()
  local function inner()
    line = here(); list:row { hight = 1 }
  end
  local function outer() inner() end
  points_at_its_line(function() outer() end)
end)

test("after a tail call it points at the function that is still there", function()
  local function tail() return list:row { hight = 1 } end
  points_at_its_line(function()
    line = here(); tail()
  end)
end)

test("through pcall, a coroutine and a metamethod it points at the caller's line", function()
  points_at_its_line(function()
    line = here(); error(select(2, pcall(list.row, list, { hight = 1 })), 0)
  end)
  points_at_its_line(function()
    local co = coroutine.create(function()
      line = here(); list:row { hight = 1 }
    end)
    error(select(2, coroutine.resume(co)), 0)
  end)
  points_at_its_line(function()
    local proxy = setmetatable({}, { __index = function()
      line = here(); return row.ofset
    end })
    return proxy.x
  end)
end)

test("the messages of properties", function()
  check.raises("row has no property 'ofset' (did you mean 'offset'?)",
    function() return row.ofset end)
  check.raises("row has no property 'qqq'", function() return row.qqq end)
  check.raises("row has no property [1]", function() return row[1] end)
  check.raises("property 'offset' of row is read-only", function() row.offset = 1 end)
  check.raises("property 'open' of row is read-only", function() row.open = 1 end)
  check.raises("row has no property 'ofset' (did you mean 'offset'?)",
    function() row.ofset = 1 end)
  check.raises("property 'title' of row must be a string (got 1)", function() row.title = 1 end)
  check.raises("property 'scroll_offset' of list must be a finite number (got nan)",
    function() list.scroll_offset = 0 / 0 end)
  check.raises("stage has no property 'tiem' (did you mean 'time'?)",
    function() return stage.tiem end)
  check.raises("list has no property 'cuont' (did you mean 'count'?)",
    function() return list.cuont end)
  check.raises("button has no property 'frmae' (did you mean 'frame'?)",
    function() return row.trailing[1].frmae end)
  check.raises("property 'time' of stage is read-only", function() stage.time = 1 end)
end)

test("a method without its object says how to call it", function()
  check.raises("row:open must be called with a colon on a row (got \"trailing\")",
    row.open, "trailing")
  check.raises("row:open must be called with a colon on a row (got nil)", row.open)
  check.raises("row:open must be called with a colon on a row (got a sidle.button)",
    row.open, row.trailing[1], "trailing")
  check.raises("stage:step must be called with a colon on a stage (got 0.5)", stage.step, 0.5)
end)

test("the messages of verbs", function()
  check.raises("row:open: the edge must be \"leading\" or \"trailing\" (got \"left\")",
    row.open, row, "left")
  check.raises("row:toggle: the edge must be \"leading\" or \"trailing\" (got nil)",
    row.toggle, row)
  check.raises("unknown option 'animate' in row:open (did you mean 'animated'?)",
    row.open, row, "trailing", { animate = false })
  check.raises("option 'animated' in row:close must be true or false (got 0)",
    row.close, row, { animated = 0 })
  check.raises("option 'edge' in row:button is missing", row.button, row, { title = "x" })
  check.raises("row:on: row has no event \"opend\" (did you mean 'opened'?)",
    row.on, row, "opend", print)
  check.raises("row:on: the handler must be a function (got nil)", row.on, row, "opened")
  check.raises("stage:find: no kind of object is called \"buton\" (did you mean 'button'?)",
    stage.find, stage, "buton", "x")
  check.raises("stage:find: the id must be a string (got 7)", stage.find, stage, 7)
  check.raises("option 'x' in stage:hit must be a finite number (got nan)",
    stage.hit, stage, 0 / 0, 1)
end)

test("a removed object is named, in every use", function()
  local scratch = scene.row(list, "r4")
  local button = scratch.trailing[1]
  scratch:remove()
  for _, use in ipairs {
    function() return scratch.offset end, function() return scratch.frame end,
    function() return scratch.trailing end, function() scratch:open("trailing") end,
    function() scratch:close() end, function() scratch:remove() end,
    function() scratch.title = "x" end, function() scratch:on("opened", print) end,
    function() scratch:button { edge = "trailing" } end,
  } do
    check.raises("row \"r4\" was removed", use)
  end
  check.raises("button \"r4.skip\" was removed", function() return button.frame end)
  check.raises("button \"r4.skip\" was removed", button.remove, button)
  points_at_its_line(function() line = here(); return scratch.offset end)
  check.equal(scratch.id, "r4")
  check.equal(scratch.removed, true)
  check.equal(tostring(scratch), "row \"r4\" (removed)")
  local nameless = list:row { height = 1 }
  nameless:remove()
  check.raises("row without id was removed", function() return nameless.offset end)
  check.equal(list.count, 2)
end)

test("an object whose row or list was removed is removed", function()
  local other = stage:list { id = "other", frame = { width = 10, height = 10 } }
  local child = other:row { id = "child", leading = { { id = "leaf" } } }
  local leaf = child.leading[1]
  other:remove()
  check.raises("list \"other\" was removed", function() return other.count end)
  check.raises("row \"child\" was removed", function() return child.offset end)
  check.raises("button \"leaf\" was removed", function() return leaf.frame end)
  check.equal(stage:find "child", nil)
end)

test("a closed stage says so, in every use", function()
  local other = scene.rows(1)
  local r1 = other:find "r1"
  other:close()
  for _, use in ipairs {
    function() return r1.offset end, function() r1:open("trailing") end,
    function() r1:on("opened", print) end, function() r1.title = "x" end,
    function() return other.time end, function() other:step(1) end,
    function() other:down { x = 1, y = 1 } end, function() other:list {} end,
    function() return other:find "r1" end, function() return other:draw() end,
    function() other:script(print) end, function() return other.idle end,
    function() other:settle() end, function() return other:rows() end,
  } do
    check.raises("the stage is closed", use)
  end
  check.equal(tostring(other), "stage (closed)")
  check.equal(tostring(r1), "row \"r1\" (removed)")
  check.equal(other.closed, true)
  check.equal(r1.removed, true)
end)

stage:close()
