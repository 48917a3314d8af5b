-- Closing and collecting, in every order and any number of times.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function collect()
  for _ = 1, 4 do collectgarbage() end
end

test("close any number of times, by hand, by <close>, by its metamethods", function()
  local kept
  do
    local stage <close> = scene.rows(1)
    kept = stage
    stage:close()
    stage:close()
  end
  check.equal(kept.closed, true)
  local meta = getmetatable(kept)
  meta.__close(kept)
  meta.__gc(kept)
  kept:close()
  local core = getmetatable(kept._core)
  core.__gc(kept._core)
  core.__close(kept._core)
  check.equal(tostring(kept._core), "sidle.core.stage (closed)")
end)

test("a finaliser called by hand on a stage in use closes it, and nothing crashes", function()
  local stage, list = scene.rows(2)
  local row = stage:find "r1"
  getmetatable(stage._core).__gc(stage._core)
  check.raises("the stage is closed", stage.step, stage, 1)
  check.raises("the stage is closed", function() return row.offset end)
  check.raises("the stage is closed", function() return list.count end)
  stage:close()
end)

test("leaving a <close> scope by an error closes the stage", function()
  local kept
  pcall(function()
    local stage <close> = scene.rows(1)
    kept = stage
    error "out"
  end)
  check.equal(kept.closed, true)
end)

test("a stage is collected with its rows, handlers, scripts and cycles", function()
  local seen = setmetatable({}, { __mode = "k" })
  do
    for _ = 1, 20 do
      local stage, list = scene.rows(5)
      for row in list:rows() do
        row.data = { stage, row }
        row:on("opened", function() return row, stage end)
        seen[row] = true
      end
      stage:on("event", function() return stage, list end)
      stage:script(function(wait)
        wait(1)
        return stage
      end)
      stage.data = stage
      seen[stage] = true
    end
  end
  collect()
  check.equal(next(seen), nil)
end)

test("ten thousand rows whose handlers know them are collected, and the memory comes back", function()
  local function fill()
    local seen = setmetatable({}, { __mode = "k" })
    for _ = 1, 10 do
      local stage = sidle.stage {}
      local list = stage:list {}
      for n = 1, 1000 do
        local row = list:row { id = "r" .. n }
        local handler = function() return row end
        row:on("opened", handler)
        seen[handler] = true
      end
    end
    collect()
    check.equal(next(seen), nil)
  end
  fill() -- leaves the interpreter's table of strings as large as it gets
  collect()
  local before = collectgarbage "count"
  fill()
  collect()
  local after = collectgarbage "count"
  assert(after < before * 1.05, before .. " KB before, " .. after .. " KB after")
end)

test("a row keeps its stage, an event keeps its row", function()
  local row
  do
    local stage = scene.rows(1)
    row = stage:find "r1"
  end
  collect()
  check.equal(row.offset, 0.0)
  row:open("trailing", { animated = false })
  local event = row.stage:step(0)()
  row = nil -- luacheck: ignore
  collect()
  check.equal(event.row.id, "r1")
  check.equal(event.row.state, "open")
end)

test("objects that outlive their stage are inert", function()
  local stage, list = scene.rows(2)
  local row = stage:find "r1"
  local button = row.trailing[1]
  local subscription = row:on("opened", print)
  local script = stage:script(function(wait) wait(1) end)
  stage:close()
  for _ = 1, 2 do
    subscription:off()
    script:stop()
    for _, object in ipairs { list, row, button } do
      check.equal(object.removed, true)
      assert(tostring(object):find("removed", 1, true))
    end
    collect()
  end
  check.equal(row.id, "r1")
  check.raises("the stage is closed", button.remove, button)
end)

test("closing in every order of stage, list, row and button", function()
  local function permutations(items, fn, n)
    n = n or #items
    if n == 0 then return fn(items) end
    for i = 1, n do
      items[n], items[i] = items[i], items[n]
      permutations(items, fn, n - 1)
      items[n], items[i] = items[i], items[n]
    end
  end
  permutations({ "stage", "list", "row", "button" }, function(order)
    local stage, list = scene.rows(2)
    local row = stage:find "r1"
    local objects = { list = list, row = row, button = row.trailing[2] }
    row:open "trailing"
    stage:step(0.1)
    for _, what in ipairs(order) do
      if what == "stage" then stage:close() else pcall(objects[what].remove, objects[what]) end
      if not stage.closed then stage:step(0.01) end
    end
    assert(stage.closed)
  end)
end)

test("a collection at every allocation disturbs nothing", function()
  local mode = collectgarbage("generational")
  collectgarbage("incremental", 1, 1000, 1)
  local lines = {}
  do
    local stage <close> = scene.rows(6)
    stage:on("event", function(event) lines[#lines + 1] = tostring(event) end)
    for turn = 1, 3 do
      for i = 1, 6 do
        collectgarbage "step"
        scene.tap(stage, 100, 40 * i - 20, stage.time + 0.01 * i)
      end
      for _ = 1, 60 do
        stage:step(1 / 60)
        collectgarbage "step"
      end
      stage:draw()
      check.equal(stage:find("r1").data, nil)
      stage:find("r2").data = { turn }
    end
  end
  collectgarbage(mode)
  collectgarbage("incremental", 200, 100)
  check.equal(#lines, 36)
end)

test("many states with stages, closed or not, open and close", function()
  -- A state of its own for each needs a C program: see states.c. Here, many stages at once.
  local stages = {}
  for i = 1, 100 do stages[i] = scene.rows(2) end
  for i = 1, 100, 2 do stages[i]:close() end
  stages = nil -- luacheck: ignore
  collect()
end)
