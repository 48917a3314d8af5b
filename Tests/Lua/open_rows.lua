-- Which rows of a list are open, and what closes them.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function list_of(options)
  local stage = sidle.stage { width = 300, height = 200 }
  options.frame = { width = 300, height = 200 }
  local list = stage:list(options)
  for n = 1, 3 do
    list:row { id = "r" .. n, height = 40, trailing = { {} },
      swipe = { width_policy = "fixed", width = 80, width_min = 0, settle = "immediate" } }
  end
  return stage, list
end

local function open_ids(list)
  local ids = {}
  for row in list:open_rows() do ids[#ids + 1] = row.id end
  return table.concat(ids, " ")
end

test("the open row, all open rows, and closing all", function()
  local stage, list = list_of { policy = "many" }
  check.equal(list.open_row, nil)
  check.equal(open_ids(list), "")
  stage:find("r3"):open "trailing"
  stage:find("r1"):open "trailing"
  check.equal(list.open_row, stage:find "r1")
  check.equal(open_ids(list), "r1 r3")
  for row in list:open_rows() do row:remove() end
  check.equal(list.count, 1)
  stage:find("r2"):open "trailing"
  list:close_all { animated = false }
  check.equal(list.open_row, nil)
  check.raises("unknown option 'animate' in list:close_all (did you mean 'animated'?)",
    list.close_all, list, { animate = false })
  stage:close()
end)

test("a list that closes only, lets taps pass, and stays open while it scrolls", function()
  local stage, list = list_of {
    second_row = "close_only", tap_outside = "passes", closes_on_scroll = false,
  }
  stage:find("r1"):open "trailing"
  stage:step(0)
  stage:down { x = 200, y = 60 }
  stage:move { x = 100, y = 60 }
  check.list(scene.names(stage:step(0)), { "r1 will_close", "r1 closed" })
  check.equal(stage:verdict().yield, "other_row")
  stage:up { x = 100, y = 60 }
  stage:find("r1"):open "trailing"
  stage:step(0)
  scene.tap(stage, 100, 100, 1)
  check.list(scene.names(stage:step(2)), { "r1 will_close", "r1 closed", "r3 tapped" })
  stage:find("r1"):open "trailing"
  stage:step(0)
  list.scroll_offset = 10
  check.list(scene.names(stage:step(0)), {})
  check.equal(list.open_row.id, "r1")
  stage:close()
end)

test("scrolling closes with its own reason", function()
  local stage, list = list_of {}
  stage:find("r1"):open "trailing"
  stage:step(0)
  list.scroll_offset = 10
  for event in stage:step(0) do check.equal(event.reason, "scroll") end
  check.equal(list.open_row, nil)
  stage:close()
end)
