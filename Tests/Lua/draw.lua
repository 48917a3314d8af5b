-- What to draw, and reading it without allocating.
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
