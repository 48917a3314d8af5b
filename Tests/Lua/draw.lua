-- What to draw, and reading it without allocating.
local core = require "sidle.core"
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

test("commands have frames, colours, texts and objects", function()
  local stage <close>, list = scene.rows(1)
  local row = stage:find "r1"
  row.title = "a title longer than the buttons"
  row:open("trailing", { animated = false })
  local seen = {}
  for _, command in ipairs(stage:draw()) do
    seen[command.part .. " " .. command.type] = command
    check.equal(math.type(command.frame.x), "float")
    check.equal(math.type(command.color), "integer")
  end
  check.equal(seen["row_content rectangle"].object, row)
  check.equal(seen["row_content rectangle"].frame.x, -100.0)
  check.equal(seen["row_title text"].text, row.title)
  check.equal(seen["button rectangle"].object, row.trailing[2])
  check.equal(seen["button_title text"].text, "Done")
  check.equal(seen["list rectangle"].object, list)
  check.equal(seen["list rectangle"].color, 0xFFFFFFFF)
end)

test("draw_into uses the tables it finds and tells how many there are", function()
  local stage <close> = scene.rows(3)
  local array = {}
  local count, serial = stage:draw_into(array)
  check.equal(count, #array)
  local first, frame = array[1], array[1].frame
  local again, same = stage:draw_into(array)
  check.equal(again, count)
  check.equal(same, serial)
  check.equal(array[1], first)
  check.equal(array[1].frame, frame)
  stage:find("r1"):open("trailing", { animated = false })
  local more, other = stage:draw_into(array)
  assert(more > count and other ~= serial)
  stage:find("r1"):remove()
  local fewer = stage:draw_into(array)
  assert(fewer < more and #array == more)
  check.raises("stage:draw_into takes an array to fill (got nil)", stage.draw_into, stage)
end)

-- How many KB the Lua heap grows while fn runs a hundred times, with the collector off and after
-- as many runs that leave the interpreter's own stacks as large as they have to be.
local function growth(fn)
  collectgarbage()
  collectgarbage "stop"
  for _ = 1, 100 do fn() end
  local before = collectgarbage "count"
  for _ = 1, 100 do fn() end
  local after = collectgarbage "count"
  collectgarbage "restart"
  return after - before
end

test("drawing again, reading numbers and stepping do not grow the Lua heap", function()
  local stage <close>, list = scene.rows(8)
  local row, array = stage:find "r1", {}
  row.title = ("a long title that is no short string "):rep(3)
  local button = row.trailing[1]
  row:open "trailing"
  stage:step_to(0.1)
  check.equal(growth(function() stage:draw_into(array) end), 0.0)
  check.equal(growth(function() return row.offset, row.velocity, row.state, row.edge end), 0.0)
  check.equal(growth(function() return list.count, button.shown, button.index end), 0.0)
  check.equal(growth(function() return stage.time, stage.idle, stage.next_deadline end), 0.0)
  local time = 0.1
  check.equal(growth(function()
    time = time + 0.0001
    stage:step_to(time)
    stage:draw_into(array)
  end), 0.0)
  local sample = { pointer = 1, x = 1, y = 390 }
  check.equal(growth(function()
    stage:down(sample)
    sample.x = sample.x + 0.25
    stage:move(sample)
    stage:up(sample)
    stage:step(0.001)
  end), 0.0)
end)

-- The commands of the overlay, by type.
local function over(stage)
  local found, parts = {}, 0
  for _, command in ipairs(stage:draw()) do
    if command.part == "none" then
      found[command.type] = found[command.type] or {}
      table.insert(found[command.type], command)
    else
      check.equal(found.clip_begin, nil) -- nothing comes after it
      parts = parts + 1
    end
  end
  return found, parts
end

test("a debug overlay shows contacts, speeds, anchors and verdicts over the scene", function()
  local stage <close> = scene.rows(2)
  local row = stage:find "r1"
  check.list(stage.debug_overlay, {})
  local _, parts = over(stage)
  local before = stage.fingerprint
  stage:down { pointer = 1, x = 200, y = 20, at = 0 }
  for n = 1, 5 do stage:move { pointer = 1, x = 200 - 8 * n, y = 20, at = n / 100 } end
  stage:step_to(0.05)
  local fingerprint = stage.fingerprint
  assert(fingerprint ~= before)
  stage.debug_overlay = { "slop" }
  check.list(stage.debug_overlay, { "slop" })
  local found = over(stage)
  check.equal(#found.rectangle, 3)
  local circle, box, dot = found.rectangle[1], found.rectangle[2], found.rectangle[3]
  check.equal(circle.object, row)
  check.equal(circle.frame.x + circle.frame.width / 2, 200.0)
  check.equal(circle.corner_radius, circle.frame.width / 2)
  check.equal(circle.color, 0)
  assert(circle.stroke_width > 0 and circle.stroke_color ~= 0)
  check.equal(box.corner_radius, 0.0)
  check.equal(dot.frame.x + dot.frame.width / 2, 160.0)
  check.equal(found.line[1].frame.width, -40.0)
  stage.debug_overlay = { "velocity", "velocity" }
  check.equal(#over(stage).line, 3)
  assert(math.abs(over(stage).line[1].frame.width + 80) < 1e-6) -- 800 points per second, for 0.1 s
  stage.debug_overlay = { "verdicts" }
  found = over(stage)
  check.equal(found.text[1].text .. " " .. found.text[2].text, "claimed pan")
  stage.debug_overlay = { "anchors" }
  found = over(stage)
  check.equal(found.line[1].frame.x, 200.0) -- where the content's edge is when the buttons are open
  check.equal(found.line[2].frame.x, 275.0) -- past here it opens
  check.equal(found.line[3].frame.x, 225.0) -- and back past here it closes
  check.equal(found.text, nil)
  stage.debug_overlay = true
  check.list(stage.debug_overlay, { "slop", "velocity", "anchors", "verdicts" })
  assert(#over(stage).line > 5)
  check.equal(stage.fingerprint, fingerprint)
  check.equal(stage:hit(200, 20).row, row)
  stage.debug_overlay = false
  check.equal(over(stage).clip_begin, nil)
  stage:up { pointer = 1, x = 160, y = 20, at = 0.05 }
  stage:settle()
  row:close { animated = false }
  stage:settle()
  stage.debug_overlay = true
  found = over(stage)
  check.equal(#found.clip_begin, 1)
  check.equal(found.rectangle, nil) -- nothing is down, open or on its way
  check.equal(select(2, over(stage)), parts)
end)

test("tables that were painted are plain again", function()
  local stage <close> = scene.rows(1)
  stage:down { pointer = 1, x = 200, y = 20, at = 0 }
  stage:step(0)
  stage.debug_overlay = true
  local array = {}
  local count = stage:draw_into(array)
  local painted
  for i = 1, count do painted = painted or array[i].stroke_width and i end
  assert(painted)
  local kept = array[painted]
  stage.debug_overlay = false
  local list = stage:list { frame = { x = 0, y = 200, width = 300, height = 100 } }
  for _ = 1, 9 do list:row { height = 10, title = "a" } end
  stage:draw_into(array)
  check.equal(array[painted], kept)
  for _, name in ipairs { "corner_radius", "stroke_width", "stroke_color", "shadow_color", "shadow_radius",
    "shadow_x", "shadow_y", "phase", "image" } do
    check.equal(kept[name], nil)
  end
end)

test("a wrong overlay is told", function()
  local stage <close> = scene.rows(1)
  check.raises("property 'debug_overlay' of stage must be an array of words, true or false (got 3)",
    function() stage.debug_overlay = 3 end)
  check.raises("property 'debug_overlay[2]' of stage: there is no \"anchor\" (did you mean 'anchors'?)",
    function() stage.debug_overlay = { "slop", "anchor" } end)
  check.list(stage.debug_overlay, {})
end)

test("each part that is drawn has its object, whether a script holds it or not", function()
  local kind_of = { list = "list", row = "row", button = "button", layer = "layer", menu = "menu" }
  local missing = {}
  for _, part in pairs(core.names.part) do
    assert(kind_of[part:match "^%a+"], part .. " is of no kind of object")
    missing[part] = true
  end
  -- A stage on which nobody holds anything.
  local stage <close> = sidle.stage { width = 400, height = 600 }
  local function fill()
    local list = stage:list { frame = { width = 300, height = 80 } }
    local row = list:row { id = "row", height = 40, title = "A title of some length",
      trailing = { { title = "B" } } }
    row:open("trailing", { animated = false })
    stage:layer { frame = { y = 100, width = 300, height = 40 }, title = "C", content_token = 5 }
    local button = stage:button { frame = { y = 150, width = 300, height = 60 }, title = "D",
      configuration = { style = "filled", image = 3, subtitle = "E", indicator = "popup" } }
    stage:button { frame = { y = 220, width = 100, height = 40 } }.busy = true
    stage:button { frame = { y = 300, width = 100, height = 40 }, title = "F",
      menu = { { title = "G", image = 4 }, { title = "H" } } }:open_menu()
    stage.focus = button
    stage:key "tab"
    stage:key "back_tab"
  end
  fill()
  local function look()
    stage:step(0.1)
    collectgarbage()
    collectgarbage()
    local commands = stage:draw()
    for _, command in ipairs(commands) do
      local part = command.part
      if part == "none" then -- an overlay, on a stage with one row that is open
        if command.type == "line" then check.equal(command.object.id, "row") end
      else
        assert(command.object, part .. " has no object")
        check.equal(getmetatable(command.object).kind, kind_of[part:match "^%a+"])
        missing[part] = nil
      end
    end
  end
  look()
  stage:close_menu()
  look()
  stage.debug_overlay = true
  look()
  local rest = {}
  for part in pairs(missing) do rest[#rest + 1] = part end
  check.list(rest, {})
end)
