-- Lists whose rows move, come and go, grow, and stand in groups.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local swipe = { width_policy = "fixed", width = 80, width_min = 0, settle = "immediate" }

local function make(list, id, more)
  local options = { id = id, height = 40, trailing = { {} }, swipe = swipe }
  for name, value in pairs(more or {}) do options[name] = value end
  return list:row(options)
end

local function with_list(fn)
  local stage = sidle.stage { width = 300, height = 200 }
  local list = stage:list { frame = { width = 300, height = 200 }, policy = "many" }
  for n = 1, 3 do make(list, "r" .. n) end
  fn(stage, list)
  stage:close()
end

local function order(list)
  local ids = {}
  for row in list:rows() do ids[#ids + 1] = row.id .. "@" .. math.floor(row.frame.y) end
  return table.concat(ids, " ")
end

test("rows are put in at an index and moved to one, from 1", function()
  with_list(function(_, list)
    make(list, "first", { index = 1, height = 10 })
    check.equal(order(list), "first@0 r1@10 r2@50 r3@90")
    list:row_at(4).index = 2
    check.equal(order(list), "first@0 r3@10 r1@50 r2@90")
    check.equal(list:row_at(2).index, 2)
    check.raises("option 'index' in list:row must be an integer from 1 (got 0)", make, list, "x",
      { index = 0 })
    check.raises(nil, make, list, "x", { index = 6 })
    check.raises(nil, function() list:row_at(1).index = 5 end)
    check.raises(nil, function() list:row_at(1).index = 0 end)
    check.equal(list.count, 4)
  end)
end)

test("a row's height can be set in a list, its frame without one", function()
  with_list(function(stage, list)
    local row = list:row_at(2)
    row.height = 7
    check.equal(row.height, 7.0)
    check.equal(order(list), "r1@0 r2@40 r3@47")
    check.equal(list.content_height, 87.0)
    check.raises("property 'height' of row must be a finite number (got \"7\")", function()
      row.height = "7"
    end)
    local loose = stage:row { frame = { width = 10, height = 10 } }
    check.raises(nil, function() loose.height = 7 end)
    check.equal(loose.height, 10.0)
  end)
end)

test("a list can be mirrored", function()
  with_list(function(stage, list)
    list:row_at(1):open "trailing"
    check.equal(list.direction, "left_to_right")
    list.direction = "right_to_left"
    check.equal(list.direction, "right_to_left")
    check.equal(list:row_at(1).content_frame.x, 80.0)
    check.raises("property 'direction' of list must be \"left_to_right\" or \"right_to_left\" (got 2)",
      function() list.direction = 2 end)
    stage:step(0)
  end)
end)

test("groups have names or numbers, and go across lists", function()
  with_list(function(stage, list)
    local a = make(list, "a", { group = "mail" })
    local b = make(stage, "b", { group = "mail" })
    local c = make(list, "c", { group = 3 })
    local d = make(list, "d", { group = "news" })
    check.list({ a.group, b.group, c.group, d.group, list:row_at(1).group or "none" },
      { "mail", "mail", 3, "news", "none" })
    for _, row in ipairs { a, c, d } do row:open "trailing" end
    check.equal(list.open_row, a)
    stage:step(0)
    b:open "trailing"
    check.list(scene.names(stage:step(0)), {
      "b will_open", "b opened", "a will_close", "a closed",
    })
    check.equal(c.state .. d.state, "openopen")
    check.raises("option 'group' in list:row must be an integer or a name (got true)", make, list,
      "x", { group = true })
    check.raises("option 'group' in list:row must be an integer from 0 or a name (got -1)", make,
      list, "x", { group = -1 })
  end)
end)
