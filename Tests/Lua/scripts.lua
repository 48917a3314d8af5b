-- Scripts: stories that wait.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

test("a script runs at once to its first wait and goes on in later steps", function()
  local stage <close> = sidle.stage {}
  local log = {}
  local script = stage:script(function(wait)
    log[#log + 1] = "start"
    wait(0.25)
    log[#log + 1] = "quarter"
    wait(0.25)
    log[#log + 1] = "half"
  end)
  check.list(log, { "start" })
  check.equal(script.done, false)
  check.equal(tostring(script), "script waiting until 0.25 s")
  check.equal(stage.idle, false)
  check.equal(stage.next_deadline, 0.25)
  stage:step(0.2)
  check.list(log, { "start" })
  stage:step(0.1)
  check.list(log, { "start", "quarter" })
  stage:step(0.2)
  check.list(log, { "start", "quarter", "half" })
  check.equal(script.done, true)
  check.equal(tostring(script), "script (done)")
  check.equal(stage.idle, true)
  check.equal(stage.next_deadline, nil)
end)

test("what is left of a step carries over: a hundred waits of 0.1 s end at 10 s", function()
  for _, slice in ipairs { 1 / 60, 1 / 7, 10 } do
    local stage <close> = sidle.stage {}
    local calls, last = 0, nil
    stage:script(function(wait)
      while true do
        wait(0.1)
        calls = calls + 1
        last = stage.time
      end
    end)
    while stage.time < 10 do stage:step_to(math.min(stage.time + slice, 10)) end
    check.equal(calls, 100)
    check.equal(last, 10.0)
  end
end)

test("a script waits for an event of an object and is given it", function()
  local stage <close>, list = scene.rows(2)
  local row, log = stage:find "r1", {}
  stage:script(function(wait)
    row:open "trailing"
    local event = wait(row, "opened")
    log[#log + 1] = tostring(event)
    wait(0.25)
    row:close()
    log[#log + 1] = wait(list, "closed").name
    log[#log + 1] = wait(row.trailing[1], "button_triggered").button.id
    log[#log + 1] = wait(stage, "event").name
  end)
  stage:settle { within = 3 }
  check.list(log, {
    "0.350000000 row r1 opened edge=trailing reason=code offset=-100.000 velocity=0.000", "closed" })
  row:open("trailing", { animated = false })
  scene.tap(stage, 220, 20, stage.time)
  stage:settle()
  check.list({ log[3], log[4] }, { "r1.skip", "will_close" })
end)

test("after an event a script's time is the event's, whatever the slices", function()
  for _, slice in ipairs { 0.001, 0.3, 2 } do
    local stage <close> = scene.rows(1)
    local row = stage:find "r1"
    stage:script(function(wait)
      row:open "trailing"
      wait(row, "opened")
      wait(3)
    end)
    while stage.time < 2 do stage:step_to(math.min(stage.time + slice, 2)) end
    check.equal(stage.next_deadline_ns, 3350000000)
  end
end)

test("scripts and handlers hear of things in the order of their times", function()
  local stage <close> = scene.rows(1)
  local log = {}
  stage:script(function(wait)
    wait(0.2)
    log[#log + 1] = "0.2"
    wait(0.2)
    log[#log + 1] = "0.4"
  end)
  stage:on("opened", function() log[#log + 1] = "opened at 0.35" end)
  stage:find("r1"):open "trailing"
  stage:step(1)
  check.list(log, { "0.2", "opened at 0.35", "0.4" })
end)

test("wait(0) and a plain yield go on in the next step, once each", function()
  local stage <close> = sidle.stage {}
  local count = 0
  stage:script(function(wait)
    while true do
      wait(0)
      count = count + 1
      coroutine.yield()
      count = count + 1
    end
  end)
  check.equal(count, 0)
  for i = 1, 6 do
    stage:step(0.1)
    check.equal(count, i)
  end
  stage:step(0)
  check.equal(count, 7)
end)

test("an error in a script comes out of step with the script's traceback", function()
  local stage <close> = sidle.stage {}
  local after = false
  local script = stage:script(function(wait)
    wait(0.1)
    error "oops"
  end)
  stage:script(function(wait)
    wait(0.1)
    after = true
  end)
  local ok, message = pcall(stage.step, stage, 0.5)
  check.equal(ok, false)
  assert(message:find("^Tests/Lua/scripts.lua:%d+: oops\nstack traceback:\n"), message)
  check.equal(after, true)
  check.equal(script.done, true)
  stage:step(0.5)
  ok, message = pcall(stage.script, stage, function() error "at once" end)
  check.equal(ok, false)
  assert(message:find("at once", 1, true), message)
end)

test("wait refuses what is no wait, at the script's line", function()
  local stage <close> = scene.rows(1)
  local other <close> = scene.rows(1)
  local messages = {}
  stage:script(function(wait)
    for _, arguments in ipairs {
      { -1 }, { 0 / 0 }, { math.huge }, { "1" }, { nil }, { {} }, { stage:find "r1", "opend" },
      { stage:find "r1" }, { other:find "r1", "opened" },
    } do
      local _, message = pcall(wait, arguments[1], arguments[2])
      messages[#messages + 1] = (message:gsub("^Tests/Lua/scripts.lua:%d+: ", ""))
    end
    local gone = stage:find "r1"
    gone:remove()
    messages[#messages + 1] = select(2, pcall(wait, gone, "opened")):gsub("^.-:%d+: ", "")
  end)
  check.list(messages, {
    "wait: seconds must be finite and 0 or more (got -1)",
    "wait: seconds must be finite and 0 or more (got nan)",
    "wait: seconds must be finite and 0 or more (got inf)",
    "wait takes seconds, or an object and the name of an event (got \"1\")",
    "wait takes seconds, or an object and the name of an event (got nil)",
    "wait takes seconds, or an object and the name of an event (got a table)",
    "wait: row has no event \"opend\" (did you mean 'opened'?)",
    "wait: row has no event nil",
    "wait: row \"r1\" is on another stage",
    "row \"r1\" was removed",
  })
end)

test("wait outside its script raises", function()
  local stage <close> = sidle.stage {}
  local kept
  stage:script(function(wait)
    kept = wait
    wait(1)
  end)
  check.raises("wait was called outside its script", kept, 1)
end)

test("stop ends a script where it waits and closes what it has to close", function()
  local stage <close> = sidle.stage {}
  local log = {}
  local script = stage:script(function(wait)
    local guard <close> = setmetatable({}, { __close = function() log[#log + 1] = "closed" end })
    wait(1)
    log[#log + 1] = tostring(guard)
  end)
  script:stop()
  script:stop()
  check.list(log, { "closed" })
  check.equal(script.done, true)
  stage:step(2)
  check.list(log, { "closed" })
end)

test("closing the stage closes the scripts", function()
  local stage = sidle.stage {}
  local log = {}
  for i = 1, 3 do
    stage:script(function(wait)
      local guard <close> = setmetatable({}, { __close = function() log[#log + 1] = i end })
      wait(i)
      log[#log + 1] = tostring(guard)
    end)
  end
  stage:close()
  check.list(log, { "1", "2", "3" })
end)

test("a script may close its stage, and stop itself", function()
  local stage = sidle.stage {}
  local log = {}
  local itself
  itself = stage:script(function(wait)
    local guard <close> = setmetatable({}, { __close = function() log[#log + 1] = "itself" end })
    wait(0.1)
    itself:stop()
    wait(0.1)
    log[#log + 1] = tostring(guard)
  end)
  stage:script(function(wait)
    local guard <close> = setmetatable({}, { __close = function() log[#log + 1] = "closer" end })
    wait(0.2)
    stage:close()
    wait(0.1)
    log[#log + 1] = tostring(guard)
  end)
  stage:step(0.15)
  check.list(log, { "itself" })
  check.equal(itself.done, true)
  stage:step(0.15)
  check.list(log, { "itself", "closer" })
end)

test("a script may start another, and a handler may start one", function()
  local stage <close> = scene.rows(1)
  local log = {}
  stage:find("r1"):on("opened", function(event)
    stage:script(function(wait)
      wait(0.1)
      log[#log + 1] = "0.1 after " .. event.name
    end)
  end)
  stage:script(function(wait)
    wait(0.1)
    stage:script(function(inner)
      inner(0.1)
      log[#log + 1] = "inner"
    end)
    log[#log + 1] = "outer"
  end)
  stage:find("r1"):open "trailing"
  stage:step(1)
  check.list(log, { "outer", "inner", "0.1 after opened" })
end)

test("settle waits for scripts that wait for a time", function()
  local stage <close> = scene.rows(1)
  local row = stage:find "r1"
  stage:script(function(wait)
    wait(0.5)
    row:open "trailing"
    wait(row, "opened")
    wait(row, "closed") -- never comes, and holds nobody up
  end)
  local names = scene.names(stage:settle { within = 2 })
  check.list(names, { "r1 will_open", "r1 opened" })
end)
