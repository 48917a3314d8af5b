-- sidle.core by itself: odd arguments raise and never crash.
local core = require "sidle.core"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local values = {
  false, true, 0, 1, -1, 2.5, 0 / 0, math.huge, math.maxinteger, math.mininteger, "", "x", "a\0b",
  {}, { x = 1 }, { height = "a" }, { frame = 1 }, { settle_curve = { 1 } }, { name = 5 },
  { preset = 99 }, { background = -1 }, { policy = 77 }, { struct_size = 1 }, print,
  coroutine.create(print), io.stdout,
}

-- A small generator of its own, so that a run can be repeated.
local seed = 12345
local function random(n)
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed // 65536 % n + 1
end

test("every function refuses every kind of argument with an error, or does its work", function()
  local skip = { raise = true, own = true }
  for _ = 1, 30 do
    local stage, list = scene.rows(2)
    local row = stage:find "r1"
    local mine = { stage._core, list._id, row._id, row.trailing[1]._id }
    local names = {}
    for name, fn in pairs(core) do
      if type(fn) == "function" and not skip[name] then names[#names + 1] = name end
    end
    table.sort(names)
    for _ = 1, 300 do
      local arguments = { n = 8 }
      for i = 1, 8 do
        local pick = random(2) == 1 and mine[random(4)] or values[random(#values)]
        arguments[i] = pick
      end
      if random(10) > 1 then arguments[1] = stage._core end
      local name = names[random(#names)]
      if name ~= "stage_close" or random(20) == 1 then
        local ok, message = pcall(core[name], table.unpack(arguments, 1, random(9) - 1))
        assert(ok or message ~= nil, name)
      end
    end
    stage:close()
  end
end)

test("the messages of the core are sentences too", function()
  local stage <close>, list = scene.rows(1)
  local box = stage._core
  check.raises("field 'height' must be a number",
    core.row_create, box, list._id, { height = "x" })
  check.raises("field 'name' must be a string", core.row_create, box, list._id, { name = 5 })
  check.raises("field 'user_data' must be an integer from -9223372036854775808 to "
    .. "9223372036854775807", core.row_create, box, list._id, { user_data = 1.5 })
  local message = check.raises(nil, core.row_create, {}, nil, {})
  assert(message:find("sidle.core.stage expected, got table", 1, true), message)
end)

test("an id of another kind, of nothing, and of another stage is refused", function()
  local stage <close>, list = scene.rows(1)
  local other <close> = scene.rows(1)
  local box = stage._core
  for _, id in ipairs { 0, 1, -1, math.maxinteger, list._id, other:find("r1")._id } do
    local message = check.raises(nil, core.row_state, box, id)
    assert(message:find("sidle_row_get_state", 1, true), message)
  end
end)

test("errors by the hundred thousand leave nothing behind", function()
  local stage <close>, list = scene.rows(1)
  local row = stage:find "r1"
  local gone = scene.row(list, "gone")
  gone:remove()
  local uses = {
    function() list:row { id = "r1" } end, function() list:row { title = "\xFF" } end,
    function() row:open "leading" end, function() return gone.offset end,
    function() stage:step(-1) end, function() row.frame = { width = 1, height = 1 } end,
    function() list:row { id = "x", trailing = { { id = "r1.skip" } } } end,
  }
  local function raise_all(times)
    for _ = 1, times do
      for _, use in ipairs(uses) do assert(not pcall(use)) end
    end
  end
  raise_all(100)
  collectgarbage() collectgarbage()
  local before = collectgarbage "count"
  raise_all(15000)
  collectgarbage() collectgarbage()
  assert(collectgarbage "count" < before * 1.02 + 8)
  check.equal(list.count, 1)
end)

test("option tables of random keys and values raise cleanly or make a row", function()
  local stage <close>, list = scene.rows(0)
  local keys = { "id", "title", "height", "swipe", "trailing", "leading", "preset", "frame",
    "background", 1, 2, true, 0.5, "x" }
  local cyclic = {}
  cyclic.swipe, cyclic.trailing, cyclic[1] = cyclic, cyclic, cyclic
  for _ = 1, 3000 do
    local options = {}
    for _ = 1, random(4) do
      options[keys[random(#keys)]] = random(8) == 1 and cyclic or values[random(#values)]
    end
    local ok, message = pcall(list.row, list, options)
    assert(ok or type(message) == "string", tostring(message))
  end
  check.raises(nil, list.row, list, cyclic)
  stage:close()
end)
