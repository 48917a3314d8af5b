-- Numbers and strings on their way across: kinds, limits, any bytes.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

test("counts and indices are integers, measures are floats, on every call", function()
  local stage <close>, list = scene.rows(1)
  for _ = 1, 3 do
    local row = stage:find "r1"
    check.equal(string.format("%s %s %s", #stage, row.index, row.frame.width), "1 1 300.0")
    check.equal(math.type(list.count), "integer")
    check.equal(math.type(row.offset), "float")
    check.equal(math.type(row.trailing[1].index), "integer")
    check.equal(math.type(stage.time), "float")
    check.equal(math.type(stage.time_ns), "integer")
    for name, count in pairs(stage.counters) do check.equal(math.type(count), "integer", name) end
  end
end)

test("an id with a zero byte is another than the one before it", function()
  local stage <close>, list = scene.rows(0)
  local long, short = list:row { id = "a\0b" }, list:row { id = "a" }
  check.equal(stage:find "a\0b", long)
  check.equal(stage:find "a", short)
  check.equal(#long.id, 3)
  check.equal(tostring(long), [[row "a\0b" closed, offset 0.000]])
  long:remove()
  check.equal(stage:find "a\0b", nil)
  check.equal(stage:find "a", short)
end)

test("an id of bytes that are no UTF-8 comes back as it was, found again too", function()
  local stage <close>, list = scene.rows(0)
  local every = {}
  for byte = 0, 254 do every[#every + 1] = string.char(byte) end
  local id = table.concat(every)
  check.equal(#id, 255)
  list:row { id = id }
  collectgarbage() collectgarbage()
  check.equal(stage:find(id).id, id)
  check.raises(nil, list.row, list, { id = id .. "x" })
end)

test("a title with a zero byte and one of 4096 bytes come back", function()
  local stage <close>, list = scene.rows(0)
  check.equal(list:row({ title = "a\0b" }).title, "a\0b")
  local long = ("é"):rep(2048)
  check.equal(list:row({ title = long }).title, long)
  check.raises(nil, list.row, list, { title = long .. "x" })
  check.equal(list:row({}).title, "")
  check.equal(stage:find "", nil)
end)

test("user data and content tokens of 64 bits come back", function()
  local stage <close>, list = scene.rows(0)
  for _, word in ipairs { 0, 1, -1, math.maxinteger, math.mininteger } do
    local row = list:row { user_data = word, content_token = word }
    check.equal(row.user_data, word)
    check.equal(row.content_token, word)
  end
  check.raises("option 'user_data' in list:row must be an integer (got 9.2233720368548e+18)",
    list.row, list, { user_data = 2.0 ^ 63 })
  local row = stage:row { user_data = 5, leading = { { user_data = 6 } } }
  check.equal(row.leading[1].user_data, 6)
end)

test("seconds become the nearest nanosecond", function()
  local stage <close> = sidle.stage {}
  stage:step_to(0.1)
  check.equal(stage.time_ns, 100000000)
  stage:step_to(1.0000000004)
  check.equal(stage.time_ns, 1000000000)
  stage:step_to(1.0000000006)
  check.equal(stage.time_ns, 1000000001)
  stage:step_to(11.086372070)
  check.equal(stage.time_ns, 11086372070)
  stage:step_to_ns(4503599627370497)
  check.equal(stage.time_ns, 4503599627370497)
  local before <close> = sidle.stage { start = -0.1 }
  check.equal(before.time_ns, -100000000)
  local near <close> = sidle.stage { start = -1.0000000006 }
  check.equal(near.time_ns, -1000000001)
end)

test("a time out of range is refused", function()
  local stage <close> = sidle.stage {}
  local message = check.raises(nil, stage.step_to, stage, 1e10)
  assert(message:find("a time must lie within", 1, true), message)
  check.raises("option 'at' in stage:down must be a finite number (got nan)",
    stage.down, stage, { x = 1, y = 1, at = 0 / 0 })
  check.raises(nil, stage.step, stage, 1e10)
  check.raises(nil, stage.step_to_ns, stage, math.maxinteger)
  check.equal(stage.time_ns, 0)
end)

test("nothing that is no finite number goes through any door", function()
  local stage <close>, list = scene.rows(1)
  local row = stage:find "r1"
  local print_before = stage.fingerprint
  for _, value in ipairs { 0 / 0, math.huge, -math.huge } do
    for _, use in ipairs {
      function() stage:step(value) end, function() stage:step_to(value) end,
      function() stage:down { x = value, y = 1 } end, function() stage:move { x = 1, y = value } end,
      function() stage:up { x = 1, y = 1, at = value } end,
      function() stage:down { x = 1, y = 1, pressure = value } end,
      function() stage:down { x = 1, y = 1, pointer = value } end,
      function() stage:hit(value, 1) end, function() list.scroll_offset = value end,
      function() list.frame = { width = value, height = 1 } end,
      function() row.frame = { width = 1, height = value } end,
      function() list:row { height = value } end, function() stage:settle { within = value } end,
      function() sidle.stage { width = value } end, function() stage:list { spacing = value } end,
      function() list:row { swipe = { settle_curve = { value, 0, 1, 1 } } } end,
    } do
      check.raises(nil, use)
    end
  end
  check.equal(stage.fingerprint, print_before)
end)

test("a fingerprint is sixteen hexadecimal digits", function()
  local stage <close> = scene.rows(2)
  assert(stage.fingerprint:match("^[0-9a-f]+$") and #stage.fingerprint == 16)
  local other <close> = scene.rows(2)
  check.equal(other.fingerprint, stage.fingerprint)
end)
