-- The log: to a file, or kept.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function read(path)
  local file <close> = assert(io.open(path, "rb"))
  return file:read "a"
end

-- Something of everything.
local function play(stage)
  local list = stage:find("list", "list")
  for i = 1, 3 do scene.tap(stage, 100, 40 * i - 20, 0.1 * i) end
  for _ = 1, 30 do stage:step(1 / 30) end
  stage:find("r1"):close()
  stage:find("r1").title = "other"
  list.scroll_offset = 3
  stage:step_to(2)
  stage:find("r2"):remove()
  stage:cancel_all()
end

test("a kept log grows with every call and is read whole, any number of times", function()
  local stage <close> = scene.rows(3, { log = true })
  local before = stage.log
  assert(#before > 0)
  play(stage)
  local after = stage.log
  check.equal(after:sub(1, #before), before)
  check.equal(stage.log, after)
  for line in after:gmatch "[^\n]*\n" do assert(#line > 1) end
  check.equal(after:sub(-1), "\n")
end)

test("a log in a file has the same lines as a kept one", function()
  local path = os.tmpname()
  local kept <close> = scene.rows(3, { log = true })
  play(kept)
  local stage = scene.rows(3, { log = path })
  check.equal(stage.log, nil)
  play(stage)
  stage:close()
  check.equal(read(path), kept.log)
  os.remove(path)
end)

test("a log in a file is there after each step, and whole when the stage is collected", function()
  local path = os.tmpname()
  do
    local stage = scene.rows(1, { log = path })
    stage:step(1)
    local so_far = read(path)
    assert(#so_far > 0)
    stage:find("r1"):open "trailing"
    stage = nil -- luacheck: ignore
  end
  for _ = 1, 4 do collectgarbage() end
  local all = read(path)
  assert(all:find("open", 1, true), all)
  os.remove(path)
end)

test("a log that cannot be written is an outcome: nil, a message and a code", function()
  local stage, message, code = sidle.stage { log = "/nonexistent/directory/file" }
  check.equal(stage, nil)
  assert(message:find("cannot write the log: /nonexistent/directory/file", 1, true), message)
  check.equal(code, "log")
end)

test("a full disk raises, at the caller's line", function()
  local file = io.open("/dev/full", "wb")
  if not file then return end
  file:close()
  local stage = assert(sidle.stage { log = "/dev/full" })
  local message = check.raises(nil, stage.step, stage, 1)
  assert(message:find("cannot write the log", 1, true), message)
  pcall(stage.close, stage)
  check.equal(stage.closed, true)
end)

test("the log is never full: a thousand rows and ten thousand samples in a row", function()
  local stage <close> = sidle.stage { log = true, log_capacity = 65536, sample_capacity = 20000 }
  local list = stage:list {}
  for n = 1, 1000 do
    list:row { id = ("x"):rep(200) .. n, title = ("y"):rep(4000), leading = { {}, {} } }
  end
  for i = 1, 10000 do stage:hover { x = i % 300, y = 1, at = i / 1000 } end
  stage:step_to(11)
  assert(#stage.log > 4000000)
end)

test("without the option there is no log", function()
  local stage <close> = scene.rows(1)
  check.equal(stage.log, nil)
  check.raises("option 'log' in sidle.stage must be a file name or true (got 5)",
    sidle.stage, { log = 5 })
end)
