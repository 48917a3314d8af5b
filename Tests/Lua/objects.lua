-- Objects: their properties, and that the same one is always the same value.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

test("a row says what it is", function()
  local stage <close>, list = scene.rows(3)
  local row = stage:find "r2"
  check.equal(row.id, "r2")
  check.equal(row.title, "r2")
  check.equal(row.state, "closed")
  check.equal(row.edge, nil)
  check.equal(row.settled_edge, nil)
  check.equal(row.offset, 0.0)
  check.equal(row.velocity, 0.0)
  check.equal(row.index, 2)
  check.equal(row.pointer, nil)
  check.equal(row.list, list)
  check.equal(row.stage, stage)
  check.equal(row.leading_extent, 0.0)
  check.equal(row.trailing_extent, 100.0)
  check.equal(row.removed, false)
  check.equal(row.frame.y, 40.0)
  check.equal(row.frame.width, 300.0)
  check.equal(row.content_frame.x, 0.0)
  check.equal(#row.leading, 0)
  check.equal(#row.trailing, 2)
  check.equal(tostring(row), 'row "r2" closed, offset 0.000')
  row:open("trailing", { animated = false })
  check.equal(row.state, "open")
  check.equal(row.edge, "trailing")
  check.equal(row.settled_edge, "trailing")
  check.equal(row.offset, -100.0)
  check.equal(row.content_frame.x, -100.0)
  check.equal(tostring(row), 'row "r2" open trailing, offset -100.000')
end)

test("a drag shows in state and pointer", function()
  local stage <close> = scene.rows(1)
  local row = stage:find "r1"
  stage:down { pointer = 7, x = 200, y = 20, at = 0 }
  stage:move { pointer = 7, x = 150, y = 20, at = 0.05 }
  stage:step_to(0.05)
  check.equal(row.state, "dragging")
  check.equal(row.pointer, 7)
  check.equal(row.offset, -50.0)
  check.equal(tostring(row), 'row "r1" dragging trailing, offset -50.000')
end)

test("a button says what it is", function()
  local stage <close> = scene.rows(1)
  local row = stage:find "r1"
  local done = row.trailing[2]
  check.equal(done.id, "r1.done")
  check.equal(done.title, "Done")
  check.equal(done.edge, "trailing")
  check.equal(done.index, 2)
  check.equal(done.row, row)
  check.equal(done.stage, stage)
  check.equal(done.shown, false)
  check.equal(tostring(done), 'button "r1.done" trailing[2]')
  row:open("trailing", { animated = false })
  check.equal(done.shown, true)
  check.equal(done.frame.x, 250.0)
  check.equal(done.frame.width, 50.0)
  done.title = "Finished"
  check.equal(done.title, "Finished")
end)

test("a list says what it is", function()
  local stage <close>, list = scene.rows(3)
  check.equal(list.id, "list")
  check.equal(list.count, 3)
  check.equal(#list, 3)
  check.equal(list.content_height, 120.0)
  check.equal(list.scroll_offset, 0.0)
  check.equal(list.frame.width, 300.0)
  check.equal(list.stage, stage)
  check.equal(tostring(list), 'list "list", 3 rows')
  list.scroll_offset = 10
  check.equal(list.scroll_offset, 10.0)
  check.equal(stage:find("r1").frame.y, -10.0)
  list.frame = { x = 5, y = 6, width = 200, height = 100 }
  check.equal(list.frame.x, 5.0)
  check.equal(stage:find("r1").frame.width, 200.0)
  check.equal(list:row_at(2), stage:find "r2")
  check.equal(list:row_at(0), nil)
  check.equal(list:row_at(4), nil)
end)

test("a row without a list has a frame of its own", function()
  local stage <close> = sidle.stage {}
  local row = stage:row { id = "a", frame = { x = 1, y = 2, width = 320, height = 50 } }
  check.equal(row.list, nil)
  check.equal(row.index, nil)
  check.equal(row.frame.y, 2.0)
  row.frame = { width = 100, height = 20 }
  check.equal(row.frame.width, 100.0)
  check.equal(#stage, 1)
end)

test("buttons are added and removed", function()
  local stage <close> = scene.rows(1)
  local row = stage:find "r1"
  local button = row:button { edge = "trailing", id = "more", title = "More", color = "blue" }
  check.equal(#row.trailing, 3)
  check.equal(row.trailing[3], button)
  row.trailing[1]:remove()
  check.equal(#row.trailing, 2)
  check.equal(button.index, 2)
  check.equal(button.removed, false)
end)

test("the same object is the same value from every door", function()
  local stage <close>, list = scene.rows(2)
  local row = stage:find "r1"
  check.equal(stage:find "r1", row)
  check.equal(stage:find("row", "r1"), row)
  check.equal(list:row_at(1), row)
  check.equal(list:rows()(), row)
  check.equal(stage:rows()(), row)
  check.equal(stage:hit(150, 20).row, row)
  check.equal(stage:hit(150, 20).list, list)
  check.equal(row.trailing[1].row, row)
  check.equal(stage:find("list", "list"), list)
  check.equal(stage:find("button", "r1.done"), row.trailing[2])
  row:open("trailing", { animated = false })
  check.equal(stage:hit(280, 20).button, row.trailing[2])
  for event in stage:step(0) do
    check.equal(event.row, row)
  end
  for _, command in ipairs(stage:draw()) do
    if command.part == "row_content" and command.frame.y < 40 then
      check.equal(command.object, row)
    end
  end
end)

test("an object that serves as a key is found again after a collection", function()
  local stage <close> = scene.rows(2)
  local t = {}
  t[stage:find "r1"] = 1
  collectgarbage() collectgarbage()
  check.equal(t[stage:find "r1"], 1)
  local old = stage:find "r1"
  old:remove()
  local again = scene.row(stage:find("list", "list"), "r1")
  assert(again ~= old, "a new row is a new value")
  check.equal(t[again], nil)
  check.equal(stage:find "r1", again)
  check.equal(old.removed, true)
  check.equal(again.removed, false)
end)

test("data stays with an object whose value is collected", function()
  local stage <close>, list = scene.rows(1)
  stage:find("r1").data = { 1 }
  list.data, stage.data = "l", "s"
  collectgarbage() collectgarbage()
  check.equal(stage:find("r1").data[1], 1)
  check.equal(list.data, "l")
  check.equal(stage.data, "s")
  check.equal(list:row({ data = 5 }).data, 5)
end)

test("iterators give what there was when they began", function()
  local stage <close>, list = scene.rows(4)
  stage:row { id = "free" }
  local ids = {}
  for row in stage:rows() do
    ids[#ids + 1] = row.id
    row:remove()
  end
  check.equal(table.concat(ids, " "), "r1 r2 r3 r4 free")
  check.equal(list.count, 0)
  check.equal(#stage, 0)
  for each in stage:lists() do check.equal(each, list) end
end)

test("find gives nil for what is not there", function()
  local stage <close> = scene.rows(1)
  check.equal(stage:find "r9", nil)
  check.equal(stage:find("button", "r1"), nil)
  check.equal(stage:find "", nil)
  check.equal(stage:find(("x"):rep(300)), nil)
  check.equal(select("#", stage:find "r9"), 1)
end)

test("hit gives nil where nothing is", function()
  local stage <close> = sidle.stage { width = 300, height = 400 }
  stage:list { frame = { width = 300, height = 100 } }
  check.equal(stage:hit(10, 200), nil)
  check.equal(stage:hit(10, 50).part, "list")
end)

test("objects as text", function()
  local stage <close>, list = scene.rows(2)
  check.equal(tostring(stage), "stage 300x400 at 0 s, 2 rows")
  local odd = list:row { id = 'a\0b"c\n\\1' }
  check.equal(tostring(odd), [[row "a\0b\"c\n\\1" closed, offset 0.000]])
  check.equal(tostring(list:row {}), "row without id closed, offset 0.000")
  check.equal(tostring(list:row { id = "a\0001" }), [[row "a\0001" closed, offset 0.000]])
end)

test("names are there to be read", function()
  check.equal(table.concat(sidle.names.edge, " "), "leading trailing")
  check.equal(table.concat(sidle.names.preset, " "),
    "default slide_buttons swipe_delete mail material_dismiss")
  check.equal(table.concat(sidle.names.state, " "), "closed open dragging settling armed "
    .. "committing pending collapsing removed restoring")
  check.equal(table.concat(sidle.names.policy, " "), "one many")
  check.equal(sidle.names.event[1], "drag_began")
  check.equal(sidle.version, "0.1.0")
  assert(sidle.build_info == "embedded" or sidle.build_info == "hosted")
  check.equal(sidle.replaying, nil)
end)
