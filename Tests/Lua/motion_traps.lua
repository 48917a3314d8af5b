-- Mistakes of other motion libraries that a host would meet, each with its report.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local function stage_with(spec)
  local stage = sidle.stage {}
  local animation, told = stage:animation(spec or { to = 10, duration = 1, curve = "linear" }), {}
  animation:on("ended", function(event)
    told[#told + 1] = (event.finished and "finished " or "interrupted ") .. event.value
  end)
  return stage, animation, told
end

test("finished is true at the end, and stopping twice tells once"
  .. " (KDCircularProgress#47, RNBlurModalView#34, facebookarchive/Keyframes#126)", function()
  local stage, animation, told = stage_with()
  animation:start()
  stage:step(5)
  check.list(told, { "finished 10.0" })
  animation:start()
  stage:step(0.25)
  animation:stop()
  animation:stop()
  animation:finish()
  stage:step(5)
  check.list(told, { "finished 10.0", "interrupted 2.5" })
  stage:close()
end)

test("what its own end does to an animation is done once it has ended (fluentui-apple#1385)", function()
  for _, call in ipairs { "finish", "stop", "start", "reverse", "remove" } do
    local stage, animation, told = stage_with()
    local calls = 0
    animation:on("ended", function()
      calls = calls + 1
      if calls == 1 then animation[call](animation) end
    end)
    animation:start()
    stage:step(1)
    check.list(told, { "finished 10.0" })
    stage:step(5)
    check.equal(#told, call == "start" and 2 or 1, call)
    stage:close()
  end
end)

test("pausing, seeking, reversing and going on are what they say"
  .. " (openradar 18975, 18493, 18494, 17025)", function()
  local stage, animation, told = stage_with()
  animation:start()
  stage:step(0.25)
  animation:pause():seek(0.5)
  stage:step(3)
  check.equal(animation.elapsed, 0.5)
  check.equal(animation.value, 5.0)
  animation:reverse()
  check.equal(animation.elapsed, 0.5) -- turned, not mirrored
  check.equal(animation.state, "paused")
  animation:resume()
  stage:step(0.25)
  check.equal(animation.value, 2.5)
  check.list(told, {})
  stage:step(0.25)
  check.list(told, { "finished 0.0" })
  check.equal(animation.value, 0.0)
  stage:close()
end)

test("a velocity is per second whatever the time is counted in (react-native#18953, motion#1075)", function()
  local stage, animation = stage_with { kind = "spring", to = 0, velocity = 1000 }
  animation:start()
  stage:step_to_ns(1000000)
  check.near(animation.value, 1, 0.02)
  check.near(animation.velocity, 1000, 40)
  stage:close()
  local flung, glide = stage_with { kind = "decay", velocity = 1000 }
  glide:start()
  flung:step_to_ns(1000000)
  check.near(glide.value, 1, 0.01)
  flung:close()
end)

test("a row without width divides nothing by it (MMDrawerController#443)", function()
  for _, overscroll in ipairs(sidle.names.overscroll) do
    local stage <close> = sidle.stage { width = 320, height = 100 }
    local row = stage:row { frame = { width = 0, height = 100 },
      swipe = { overscroll = overscroll, full_swipe = "keeps" },
      leading = { { title = "A" } }, trailing = { { title = "B" } } }
    row:open "leading"
    stage:settle { within = 20 }
    check.equal(row.state, "open", overscroll)
    stage:down { x = 10, y = 50, at = stage.time }
    local from = stage.time
    for i = 1, 20 do stage:move { x = 10 - 20 * i, y = 50, at = from + i / 60 } end
    stage:step(0.4)
    local what = row:what_if_released_now()
    for _, number in ipairs { row.offset, row.velocity, what.offset, what.velocity } do
      check.equal(number == number and math.abs(number) < 1e9, true, overscroll)
    end
    stage:up { x = -400, y = 50, at = stage.time }
    stage:settle { within = 20 }
    check.equal(stage.idle, true, overscroll)
    check.equal(row.offset == row.offset, true, overscroll)
  end
end)

test("a scroll past its end ends once, at rest, after it has come back (WICG/overscroll-scrollend-events#1)",
  function()
  local stage <close> = sidle.stage { width = 320, height = 200 }
  local list = stage:list { frame = { width = 320, height = 200 }, scrolls = true }
  for _ = 1, 6 do list:row { height = 60 } end
  local told = {}
  local function note(event) told[#told + 1] = event.name end
  list:on("scroll_began", note)
  list:on("scroll_ended", function(event)
    note(event)
    check.equal(list.scroll_offset, 160.0)
    check.equal(list.scroll_phase, "resting")
  end)
  stage:down { x = 100, y = 190, at = 0 }
  for i = 1, 6 do stage:move { x = 100, y = 190 - 30 * i, at = i / 100 } end
  stage:up { x = 100, y = 10, at = 0.06 }
  stage:step(0.1)
  check.list(told, { "scroll_began" })
  stage:step(5)
  check.list(told, { "scroll_began", "scroll_ended" })
end)
