-- Events as tables and as text.
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

-- A stage on which r1 has been dragged open; returns its events too.
local function dragged()
  local stage = scene.rows(2)
  stage:down { x = 250, y = 20, at = 0 }
  stage:move { x = 200, y = 21, at = 0.05 }
  stage:up { x = 180, y = 21, at = 0.1 }
  local events = {}
  for event in stage:step_to(1) do events[#events + 1] = event end
  return stage, events
end

test("an event has the fields of its row", function()
  local stage <close>, events = dragged()
  check.equal(#events, 4)
  local began = events[1]
  check.equal(began.name, "drag_began")
  check.equal(began.at, 0.05)
  check.equal(began.at_ns, 50000000)
  check.equal(began.reason, "touch")
  check.equal(began.row, stage:find "r1")
  check.equal(began.button, nil)
  check.equal(began.edge, "trailing")
  check.equal(began.offset, -50.0)
  check.equal(began.x, 200.0)
  check.equal(began.y, 21.0)
  check.equal(began.cancelled, false)
  check.equal(math.type(began.velocity), "float")
  check.equal(events[4].name, "opened")
  check.equal(events[4].offset, -100.0)
end)

test("an event of a button has the button and its row", function()
  local stage <close> = dragged()
  scene.tap(stage, 280, 20, 1.5)
  local event = stage:step_to(2)()
  check.equal(event.name, "button_triggered")
  check.equal(event.button, stage:find("button", "r1.done"))
  check.equal(event.row, stage:find "r1")
  check.equal(event.edge, "trailing")
  check.equal(event.x, 280.0)
end)

test("a misspelt field raises, one that does not apply is nil", function()
  local stage <close>, events = dragged()
  check.raises("event has no field 'ofset' (did you mean 'offset'?)",
    function() return events[1].ofset end)
  check.equal(events[1].button, nil)
  stage:close()
end)

test("an event's text is the engine's line", function()
  local stage <close>, events = dragged()
  local lines = {}
  for i, event in ipairs(events) do lines[i] = tostring(event) end
  check.list(lines, {
    "0.050000000 row r1 drag_began edge=trailing reason=touch offset=-50.000 velocity=0.000",
    "0.100000000 row r1 drag_ended edge=trailing reason=touch offset=-70.000 velocity=0.000",
    "0.100000000 row r1 will_open edge=trailing reason=touch offset=-70.000 velocity=0.000",
    "0.450000000 row r1 opened edge=trailing reason=touch offset=-100.000 velocity=0.000",
  })
  stage:close()
end)

test("an event's text is the same after later steps, removal and closing", function()
  local stage, events = dragged()
  scene.tap(stage, 280, 20, 1.5)
  for event in stage:step_to(2) do events[#events + 1] = event end
  local nameless = stage:row { trailing = { {} } }
  nameless:open("trailing", { animated = false })
  for event in stage:step_to(2) do events[#events + 1] = event end
  local before = {}
  for i, event in ipairs(events) do before[i] = tostring(event) end
  assert(#before >= 8, #before)
  local function same()
    local after = {}
    for i, event in ipairs(events) do after[i] = tostring(event) end
    check.list(after, before)
  end
  for _ = 1, 10 do stage:step(1) end
  same()
  stage:find("r1"):remove()
  nameless:remove()
  same()
  for _ = 1, 10 do
    stage:step(1)
    same()
  end
  local list = stage:find("list", "list")
  for n = 1, 5 do list:row { id = "new" .. n, trailing = { { id = "b" .. n } } } end
  same()
  stage:close()
  collectgarbage()
  same()
end)

test("the events of a removal name the row, in that step and later", function()
  local stage <close> = dragged()
  stage:find("r1"):remove()
  local events = {}
  for event in stage:step(0) do events[#events + 1] = event end
  assert(#events >= 1)
  local line = tostring(events[#events])
  assert(line:find("row r1 closed", 1, true) and line:find("reason=removed", 1, true), line)
  check.equal(events[1].row.id, "r1")
  check.equal(events[1].row.removed, true)
  for _ = 1, 5 do stage:step(1) end
  check.equal(tostring(events[#events]), line)
end)

test("odd names are quoted in the text, also when the row is gone", function()
  local stage <close>, list = scene.rows(0)
  local row = list:row { id = "a b\0c", trailing = { { id = "x\255y" } } }
  row:open("trailing", { animated = false })
  local event = stage:step(0)()
  local line = tostring(event)
  assert(line:find([[row "a b\x00c" ]], 1, true), line)
  row:remove()
  for _ = 1, 5 do stage:step(1) end
  check.equal(tostring(event), line)
end)

test("reading the events again gives the same values", function()
  local stage <close> = scene.rows(1)
  local told = {}
  stage:on("event", function(event) told[#told + 1] = event end)
  stage:find("r1"):open("trailing", { animated = false })
  local read = {}
  for event in stage:step(0) do read[#read + 1] = event end
  check.equal(#read, #told)
  for i = 1, #read do check.equal(read[i], told[i]) end
end)
