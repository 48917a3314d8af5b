-- A text resolver written in Lua.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

-- A stage whose buttons are as wide as their titles.
local function stage_with(resolver)
  local stage = sidle.stage { width = 300, height = 100, text_resolver = resolver }
  return stage, stage:list { frame = { width = 300, height = 100 } }
end

test("it is asked for the size of titles, and widths follow from it", function()
  local asked = {}
  local stage <close>, list = stage_with(function(text, font_size)
    asked[text] = font_size
    return #text * 30, 12
  end)
  local row = list:row { title = "Row\0", trailing = { { title = "wider" } },
    swipe = { width_policy = "content", width_min = 0 } }
  check.equal(math.type(asked["Row\0"]), "float")
  assert(row.trailing_extent >= 150 and row.trailing_extent < 300, row.trailing_extent)
  local before = row.trailing_extent
  row.trailing[1].title = "wider!"
  check.equal(row.trailing_extent, before + 30)
  stage:close()
end)

test("its error fails the call and comes out as it was raised", function()
  local value = { code = 1 }
  local fail
  local stage <close>, list = stage_with(function()
    if fail then error(fail) end
    return 10, 10
  end)
  local row = list:row { id = "r", title = "x" }
  fail = value
  check.equal(select(2, pcall(list.row, list, { id = "q", title = "y" })), value)
  check.equal(stage:find "q", nil)
  fail = "no font"
  local message = check.raises(nil, list.row, list, { title = "y" })
  assert(message:find("^Tests/Lua/resolver.lua:%d+: no font$"), message)
  check.raises(nil, function() row.title = "other" end)
  check.equal(row.title, "x")
  check.raises(nil, row.button, row, { edge = "leading", title = "b" })
  check.equal(#row.leading, 0)
  fail = nil
  row.title = "other"
  check.equal(row.title, "other")
end)

test("what is no size fails the call", function()
  local result
  local stage <close>, list = stage_with(function() return table.unpack(result) end)
  for _, bad in ipairs { {}, { 1 }, { "a", "b" }, { {}, 1 } } do
    result = bad
    local message = check.raises(nil, list.row, list, { title = "x" })
    assert(message:find("the text resolver must return a width and a height", 1, true), message)
  end
  for _, bad in ipairs { { -1, 1 }, { 1, 0 / 0 }, { math.huge, 1 }, { 1e10, 1 } } do
    result = bad
    check.raises(nil, list.row, list, { title = "x" })
  end
  check.equal(list.count, 0)
  stage:close()
end)

test("it may not call the stage, nor close it, nor yield", function()
  local act
  local stage <close>, list = stage_with(function()
    act()
    return 10, 10
  end)
  act = function() end
  local row = list:row { id = "r", title = "x" }
  for _, use in ipairs {
    function() stage:step(1) end, function() row:open "leading" end, function() stage:close() end,
    function() list:row { title = "inner" } end, function() row.title = "inner" end,
    function() return row.offset end, function() stage:down { x = 1, y = 1 } end,
    function() coroutine.yield() end,
  } do
    act = use
    check.raises(nil, list.row, list, { title = "y" })
    assert(coroutine.resume(coroutine.create(function()
      check.raises(nil, list.row, list, { title = "y" })
    end)))
  end
  check.equal(list.count, 1)
  check.equal(stage.closed, false)
  act = function() end
  list:row { title = "z" }
  check.equal(list.count, 2)
end)

test("it is called on the coroutine that calls", function()
  local seen
  local stage <close>, list = stage_with(function()
    seen = coroutine.running()
    return 10, 10
  end)
  local co = coroutine.create(function() list:row { title = "x" } end)
  assert(coroutine.resume(co))
  check.equal(seen, co)
  list:row { title = "y" }
  assert(seen ~= co)
  stage:close()
end)

test("it runs out of stack as an error, not as a crash", function()
  local deep
  local stage <close>, list = stage_with(function()
    deep = deep + 1
    local function recurse() return 1 + recurse() end
    recurse()
  end)
  deep = 0
  check.raises(nil, list.row, list, { title = "x" })
  check.equal(deep, 1)
  stage:close()
end)
