-- Handlers: when they run, in which order, and what they may do.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

-- Opens and closes a row at once, which makes two opened or closed events in the next step.
local function flip(row)
  row:toggle("trailing", { animated = false })
end

test("handlers run after the step, in the order of the events and of their making", function()
  local stage <close>, list = scene.rows(2)
  local log = {}
  local function note(what)
    return function(event) log[#log + 1] = what .. " " .. event.row.id .. " " .. event.name end
  end
  stage:on("opened", note "stage")
  list:on("opened", note "list")
  stage:find("r1"):on("opened", note "first")
  stage:find("r1"):on("opened", note "second")
  stage:find("r2"):on("closed", note "never")
  flip(stage:find "r1")
  flip(stage:find "r2")
  check.equal(#log, 0)
  local count = 0
  for event in stage:step(0) do
    count = count + 1
    check.equal(#log, 6, event.name)
  end
  check.list(log, { "first r1 opened", "second r1 opened", "list r1 opened", "stage r1 opened",
    "list r2 opened", "stage r2 opened" })
  assert(count > 0)
end)

test("a button's events are also its row's, its list's and its stage's", function()
  local stage <close>, list = scene.rows(1)
  local row, log = stage:find "r1", {}
  for _, object in ipairs { row.trailing[2], row, list, stage } do
    object:on("button_triggered", function(event)
      log[#log + 1] = tostring(object):match("^%a+") .. " " .. event.button.id
    end)
  end
  row.trailing[1]:on("event", function() log[#log + 1] = "the other button" end)
  row:open("trailing", { animated = false })
  scene.tap(stage, 280, 20, 0.1)
  stage:step(0.2)
  check.list(log, { "button r1.done", "row r1.done", "list r1.done", "stage r1.done" })
  check.raises("button:on: button has no event \"opened\"", function()
    row.trailing[1]:on("opened", print)
  end)
end)

-- software-mansion/react-native-gesture-handler#3475: opening called the handler for closing.
test("a handler for one event hears of no other: with only one for closing, opening calls nothing", function()
  local stage <close>, list = scene.rows(1)
  local row, log = stage:find "r1", {}
  for _, object in ipairs { row, list, stage } do
    for _, name in ipairs { "will_close", "closed" } do
      object:on(name, function(event) log[#log + 1] = event.name end)
    end
  end
  row:open "trailing"
  for _ = 1, 200 do stage:step(1 / 60) end
  check.equal(row.state, "open")
  check.list(log, {})
  row:close()
  for _ = 1, 200 do stage:step(1 / 60) end
  check.equal(row.state, "closed")
  check.list(log, { "will_close", "will_close", "will_close", "closed", "closed", "closed" })
end)

test("off ends a subscription, any number of times", function()
  local stage <close> = scene.rows(1)
  local row, count = stage:find "r1", 0
  local subscription = row:on("event", function() count = count + 1 end)
  check.equal(subscription.active, true)
  check.equal(tostring(subscription), 'subscription to "event"')
  subscription:off()
  subscription:off()
  check.equal(subscription.active, false)
  flip(row)
  stage:step(0)
  check.equal(count, 0)
  check.raises("subscription has no property 'of' (did you mean 'off'?)",
    function() return subscription.of end)
end)

test("a handler taken off during delivery is not called, one added then waits for the next event",
  function()
    local stage <close> = scene.rows(1)
    local row, calls, subscriptions, late = stage:find "r1", 0, {}, 0
    for i = 1, 10 do
      subscriptions[i] = row:on("opened", function()
        calls = calls + 1
        for k = 1, 10 do
          if k ~= i then subscriptions[k]:off() end
        end
        row:on("opened", function() late = late + 1 end)
      end)
    end
    flip(row)
    stage:step(0)
    check.equal(calls, 1)
    check.equal(subscriptions[1].active, true)
    check.equal(late, 0)
    flip(row)
    flip(row)
    stage:step(0)
    check.equal(calls, 2)
    check.equal(late, 1)
  end)

test("an error in a handler comes out of step with its traceback, after the others ran", function()
  local stage <close> = scene.rows(2)
  local log = {}
  stage:find("r1"):on("opened", function() error "first" end)
  stage:find("r1"):on("opened", function() log[#log + 1] = "same event" end)
  stage:find("r2"):on("opened", function() log[#log + 1] = "later event" end)
  stage:find("r2"):on("opened", function() error "second" end)
  flip(stage:find "r1")
  flip(stage:find "r2")
  local ok, message = pcall(stage.step, stage, 0.25)
  check.equal(ok, false)
  assert(message:find("^Tests/Lua/handlers.lua:%d+: first\nstack traceback:\n"), message)
  assert(message:find("handlers.lua", 40, true), message)
  assert(not message:find("second", 1, true), message)
  check.list(log, { "same event", "later event" })
  check.equal(stage.time, 0.25)
  stage:step(0.25) -- the error is told once
  check.equal(stage.time, 0.5)
end)

test("an error value that is no string comes out as it is", function()
  local stage <close> = scene.rows(1)
  local value = { code = 3 }
  stage:find("r1"):on("opened", function() error(value) end)
  flip(stage:find "r1")
  local ok, got = pcall(stage.step, stage, 0)
  check.equal(ok, false)
  check.equal(got, value)
  flip(stage:find "r1")
  flip(stage:find "r1")
  value = nil
  ok, got = pcall(stage.step, stage, 0)
  check.equal(ok, false)
  check.equal(got, nil)
end)

test("a mistake in a handler points at the handler's line", function()
  local stage <close> = scene.rows(1)
  local line
  stage:on("opened", function(event)
    line = debug.getinfo(1, "l").currentline + 1
    return event.row.ofset
  end)
  flip(stage:find "r1")
  local _, message = pcall(stage.step, stage, 0)
  check.equal(check.line_of(message), line)
end)

test("step from inside a handler raises, of another stage it works", function()
  local stage <close> = scene.rows(1)
  local other <close> = scene.rows(1)
  local messages = {}
  stage:on("opened", function()
    for _, fn in ipairs { "step", "step_to", "step_to_ns", "settle" } do
      local _, message = pcall(stage[fn], stage, fn == "settle" and {} or 1)
      messages[#messages + 1] = (message:gsub("^.-:%d+: ", ""))
    end
    other:step(1)
  end)
  flip(stage:find "r1")
  stage:step(0)
  check.list(messages, {
    "stage:step was called from inside a handler of the same stage",
    "stage:step_to was called from inside a handler of the same stage",
    "stage:step_to_ns was called from inside a handler of the same stage",
    "stage:settle was called from inside a handler of the same stage",
  })
  check.equal(other.time, 1.0)
  stage:step(1)
end)

test("a handler may remove anything, and later events still name it", function()
  local stage <close>, list = scene.rows(3)
  local told = {}
  stage:on("event", function(event)
    told[#told + 1] = event.row.id .. " " .. event.name
    if event.row.id == "r1" and not list.removed then list:remove() end
  end)
  flip(stage:find "r1")
  flip(stage:find "r2")
  local names = scene.names(stage:step(0))
  check.list(told, names)
  assert(names[#names]:find("^r2"), names[#names])
  local after = scene.names(stage:step(0))
  table.sort(after)
  check.list(after, { "r1 closed", "r2 closed" })
  check.equal(#told, #names + 2)
end)

test("a handler may push samples, open rows and make new ones", function()
  local stage <close>, list = scene.rows(1)
  stage:find("r1"):on("opened", function()
    scene.row(list, "r2"):open "trailing"
  end)
  flip(stage:find "r1")
  stage:step(0)
  check.list(scene.names(stage:settle()), { "r2 will_open", "r2 opened" })
end)

test("a handler may close the stage; nothing more is delivered", function()
  local stage = scene.rows(2)
  local count = 0
  stage:on("event", function()
    count = count + 1
    stage:close()
  end)
  flip(stage:find "r1")
  flip(stage:find "r2")
  stage:step(0)
  check.equal(count, 1)
  check.equal(stage.closed, true)
end)

test("handlers of a row stay when its value is collected, and go when it is removed", function()
  local stage <close> = scene.rows(1)
  local count = 0
  stage:find("r1"):on("event", function() count = count + 1 end)
  collectgarbage() collectgarbage()
  flip(stage:find "r1")
  stage:step(0)
  assert(count > 0)
  local before = count
  stage:find("r1"):remove()
  stage:step(0)
  assert(count > before, "the events of the removal are told")
  check.equal(next(stage._handlers), nil)
end)

test("a handler that yields is resumed by whoever stepped in a coroutine", function()
  local stage <close> = scene.rows(1)
  local log = {}
  stage:find("r1"):on("opened", function()
    log[#log + 1] = "before"
    coroutine.yield()
    log[#log + 1] = "after"
  end)
  flip(stage:find "r1")
  local co = coroutine.create(function()
    stage:step(0)
    log[#log + 1] = "stepped"
  end)
  assert(coroutine.resume(co))
  check.list(log, { "before" })
  check.raises("stage:step was called from inside a handler of the same stage",
    stage.step, stage, 0)
  assert(coroutine.resume(co))
  check.list(log, { "before", "after", "stepped" })
  stage:step(0)
end)

test("a stage made in a coroutine that has ended works on", function()
  local stage, count = nil, 0
  local co = coroutine.create(function()
    stage = scene.rows(1)
    stage:find("r1"):on("opened", function()
      count = count + 1
      stage:script(function(wait)
        wait(0.1)
        count = count + 10
      end)
    end)
  end)
  assert(coroutine.resume(co))
  co = nil -- luacheck: ignore
  collectgarbage() collectgarbage()
  flip(stage:find "r1")
  stage:step(0)
  check.equal(count, 1)
  stage:step(0.2)
  check.equal(count, 11)
  stage:close()
end)

test("a delivery that was thrown out by a hook does not lock the stage", function()
  local stage <close> = scene.rows(1)
  local thrown = 0
  for count = 20, 400, 7 do
    flip(stage:find "r1")
    local co = coroutine.create(function()
      debug.sethook(function() error("interrupted", 0) end, "", count)
      stage:on("event", function() end):off()
      stage:step(0)
    end)
    if not coroutine.resume(co) then thrown = thrown + 1 end
    local here = coroutine.running()
    debug.sethook(function() error("interrupted", 0) end, "", count)
    pcall(stage.step, stage, 0)
    debug.sethook()
    check.equal(coroutine.running(), here)
    stage:step(0)
  end
  assert(thrown > 5, thrown)
end)

test("a coroutine that died in a handler does not lock the stage", function()
  local stage <close> = scene.rows(1)
  stage:find("r1"):on("opened", function() coroutine.yield() end)
  flip(stage:find "r1")
  local co = coroutine.create(function() stage:step(0) end)
  assert(coroutine.resume(co))
  check.raises("stage:step was called from inside a handler of the same stage",
    stage.step, stage, 0)
  coroutine.close(co)
  stage:step(0)
end)

test("an iterator that is not read loses nothing", function()
  local stage <close> = scene.rows(1)
  local count = 0
  stage:on("opened", function() count = count + 1 end)
  flip(stage:find "r1")
  stage:step(0)
  stage:step(0)
  check.equal(count, 1)
  check.equal(sidle.replaying, nil)
end)
