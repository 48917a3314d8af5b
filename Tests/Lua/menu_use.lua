-- Menus in use: presses, pointers, keys and time.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function letters() return { id = "root", { id = "a", title = "a" }, { id = "b", title = "b" },
  { id = "c", title = "c" } } end

local function stage_with(options)
  local stage = sidle.stage { width = options.width or 800, height = options.height or 600 }
  options.width, options.height = nil, nil
  options.id = "button"
  options.frame = options.frame or { x = 20, y = 40, width = 100, height = 40 }
  options.reports = options.reports or "actions"
  options.menu = options.menu or letters()
  return stage, stage:button(options)
end

local function pointer(stage, kind, buttons)
  return function(phase, x, y, at)
    stage[phase](stage, { pointer = 1, kind = kind, buttons = buttons, x = x, y = y, at = at })
  end
end

local function names(stage, time)
  local all = {}
  for event in stage:step_to(time) do
    all[#all + 1] = event.name .. (event.item and " " .. event.item.id or "")
  end
  return table.concat(all, ", ")
end

-- radix-ui/primitives#540
test("A-10: the release that opened the menu chooses nothing, though a row lies there", function()
  local function opened(at, x, y)
    local stage, button = stage_with { shows_menu = true, height = 148,
      frame = { x = 0, y = 0, width = 100, height = 40 } }
    local send = pointer(stage, "mouse")
    send("down", 50, 38, 0)
    if x ~= 50 or y ~= 38 then send("move", x, y, at) end
    send("up", x, y, at)
    local got = names(stage, 1)
    check.equal(button.held, stage.open_menu ~= nil)
    check.equal(stage:hit(50, 38).menu ~= nil, stage.open_menu ~= nil)
    stage:close()
    return got
  end
  check.equal(opened(0.08, 50, 38), "menu_action, menu_opened")
  check.equal(opened(0.29, 50, 45), "menu_action, menu_opened")
  check.equal(opened(0.3, 50, 38), "menu_action, menu_opened, menu_closed, item_triggered a")
  check.equal(opened(0.08, 50, 60), "menu_action, menu_opened, menu_closed, item_triggered b")
end)

-- radix-ui/primitives#1912, #3241, #2540
test("A-11: a touch that comes to scroll opens nothing; one that lifts on the button opens", function()
  local stage <close>, button = stage_with { shows_menu = true, reports = "tracking" }
  local send = pointer(stage, "touch")
  send("down", 50, 60, 0)
  send("move", 50, 72, 0.02)
  send("move", 50, 100, 0.04)
  send("cancel", 50, 100, 0.05)
  check.equal(names(stage, 1), "down, cancelled")
  check.equal(button.held, false)
  send("down", 50, 60, 1)
  send("up", 50, 60, 1.05)
  check.equal(names(stage, 2), "down, up_inside, menu_action, menu_opened")
  check.equal(button.held, true)
end)

test("with fires_on down a touch opens it when it begins, and can drag to a row", function()
  local stage <close> = stage_with { shows_menu = true, fires_on = "down" }
  local send = pointer(stage, "touch")
  send("down", 50, 60, 0)
  send("move", 50, 100, 0.1)
  send("up", 50, 100, 0.2)
  check.equal(names(stage, 1), "menu_action, menu_opened, menu_closed, item_triggered a")
end)

test("what shows the menu: the table of pushes, toggles, pull-downs and pop-ups", function()
  -- menu, shows_menu, changes_selection -> a click, a press of half a second, a secondary click
  local opens, acts, flips = "menu_action, menu_opened", "button_triggered", "button_triggered, changed"
  local long = "button_long_pressed, menu_action, menu_opened"
  for _, case in ipairs {
    { false, false, false, acts, acts, "" }, { false, true, false, acts, acts, "" },
    { false, false, true, flips, flips, "" }, { false, true, true, flips, flips, "" },
    { true, false, false, acts, long, opens }, { true, false, true, flips, long, opens },
    { true, true, false, opens, opens, opens }, { true, true, true, opens, opens, opens },
  } do
    for i, press in ipairs { { 0.1 }, { 0.6 }, { 0.1, 2 } } do
      local stage = sidle.stage { width = 800, height = 600 }
      local button = stage:button { frame = { x = 20, y = 40, width = 100, height = 40 },
        reports = "actions", shows_menu = case[2], changes_selection = case[3],
        menu = case[1] and letters() or nil }
      local send = pointer(stage, "mouse", press[2] or 1)
      send("down", 50, 60, 0)
      send("up", 50, 60, press[1])
      check.equal(names(stage, 1), case[3 + i], table.concat({ tostring(case[1]), tostring(case[2]),
        tostring(case[3]), i }, " "))
      check.equal(button.held, stage.open_menu ~= nil)
      stage:close()
    end
  end
end)

-- KarimEbrahemAbdelaziz/SwiftyMenu#23
test("A-35: after a choice the button is not held, and the next press opens", function()
  local stage <close>, button = stage_with { shows_menu = true, changes_selection = true }
  local send = pointer(stage, "mouse")
  for round = 0, 2 do
    send("down", 50, 60, round * 2)
    send("up", 50, 60, round * 2 + 0.05)
    stage:step_to(round * 2 + 0.5)
    check.equal(button.held, true)
    send("down", 50, 150, round * 2 + 1)
    send("up", 50, 150, round * 2 + 1.05)
    stage:step_to(round * 2 + 1.5)
    check.equal(button.held, false)
    check.equal(button.title, "b")
  end
end)

-- microsoft/microsoft-ui-xaml#8061
test("A-36: the main part of a split button toggles, its arrow opens, for touch, mouse and pen", function()
  for _, kind in ipairs { "touch", "mouse", "pen" } do
    for _, direction in ipairs { "left_to_right", "right_to_left" } do
      local items = letters()
      items.arrow_width, items.direction = 30, direction
      local stage <close>, button = stage_with { changes_selection = true, menu = items }
      local arrow, main = direction == "left_to_right" and 100 or 40, 70
      local send = pointer(stage, kind)
      send("down", main, 60, 0)
      send("up", main, 60, 0.05)
      check.equal(names(stage, 1), "button_triggered, changed")
      check.equal(button.selected, true)
      check.equal(stage.open_menu, nil)
      send("down", arrow, 60, 1)
      send("up", arrow, 60, 1.05)
      check.equal(names(stage, 2), "menu_action, menu_opened")
      check.equal(button.selected, true)
    end
  end
end)

-- ocornut/imgui#6304
test("A-38: a press ends by what the button was when it began, also when it gets a menu meanwhile", function()
  local stage <close> = sidle.stage {}
  local button = stage:button { reports = "actions", shows_menu = true }
  local send = pointer(stage, "touch")
  send("down", 50, 20, 0)
  stage:step_to(0.1)
  button.menu = letters()
  send("up", 50, 20, 0.2)
  check.equal(names(stage, 1), "button_triggered")
  send("down", 50, 20, 1)
  send("up", 50, 20, 1.1)
  check.equal(names(stage, 2), "menu_action, menu_opened")
  -- The same by a key.
  stage:close_menu()
  button.menu = nil
  button.focused = true
  stage:key_down "enter"
  names(stage, 3)
  button.menu = { { title = "x" } }
  stage:key_up "enter"
  check.equal(names(stage, 4), "button_triggered")
end)

test("a tap outside closes and is used up; so is one on the button", function()
  local stage <close> = stage_with { shows_menu = true }
  local other = stage:button { id = "other", reports = "actions",
    frame = { x = 500, y = 40, width = 100, height = 40 } }
  local send = pointer(stage, "mouse")
  for i, x in ipairs { 550, 50 } do
    send("down", 50, 60, i * 4)
    send("up", 50, 60, i * 4 + 0.05)
    send("down", x, 60, i * 4 + 1)
    send("up", x, 60, i * 4 + 1.05)
    check.equal(names(stage, i * 4 + 2), "menu_action, menu_opened, menu_closed")
    check.equal(stage.open_menu, nil)
  end
  send("down", 550, 60, 20)
  send("up", 550, 60, 20.05)
  check.equal(names(stage, 21), "button_triggered")
  check.equal(other.removed, false)
  check.equal(stage.counters.stray, 0)
end)

-- adobe/react-spectrum#6704, SAP/fundamental-ngx#7786, instructure/instructure-ui#496
test("A-31, A-32, A-39: keys open, walk, search, go into submenus and back, and choose", function()
  for _, direction in ipairs { "left_to_right", "right_to_left" } do
    local into = direction == "left_to_right" and "right" or "left"
    local back = direction == "left_to_right" and "left" or "right"
    local stage <close>, button = stage_with { shows_menu = true, menu = { id = "root",
      direction = direction, { id = "hello", title = "Hello" },
      { id = "helicopter", title = "Helicopter", { id = "up", title = "Up" } },
      { id = "last", title = "Last" } } }
    button.focused = true
    stage:step(0)
    local function lit() return stage.open_menu.highlighted and stage.open_menu.highlighted.id end
    local function press(key)
      stage:key(key)
      stage:step(0.1)
    end
    press "down"
    check.equal(lit(), "hello")
    press "down"
    check.equal(lit(), "helicopter")
    press "down"
    check.equal(lit(), "last")
    for letter in ("helic"):gmatch "." do press(letter) end
    check.equal(lit(), "helicopter")
    press(into)
    check.equal(lit(), "up")
    press(back)
    check.equal(lit(), "helicopter")
    press "x"
    press(into)
    check.equal(lit(), "up")
    stage:key "enter"
    check.list(scene.lines(stage:step(0)), {
      ("%.9f menu root menu_closed button=button reason=action"):format(stage.time),
      ("%.9f menu up item_triggered button=button reason=key"):format(stage.time),
    })
    check.equal(button.focused, true)
    press "up"
    check.equal(lit(), "last")
    press "escape"
    check.equal(stage.open_menu, nil)
    -- Enter opens when it comes up, and its coming up is nobody's then.
    stage:key_down "enter"
    stage:key_up "enter"
    check.equal(names(stage, stage.time + 1), "menu_action, menu_opened")
    stage:key_down "space"
    stage:key_up "space"
    check.equal(names(stage, stage.time + 1), "menu_closed, item_triggered hello")
  end
end)

-- ocornut/imgui#5902
test("A-33: a menu opens where its chosen row can be seen, and keys go on from there", function()
  local items = {}
  for i = 1, 100 do items[i] = { id = "r" .. i, title = "row " .. i } end
  local stage <close>, button = stage_with { shows_menu = true, changes_selection = true,
    height = 96 + 440, menu = items }
  button.menu:select("r61")
  button:open_menu()
  local row = stage.open_menu.rows[61]
  check.equal(row.highlighted, true)
  check.equal(row.frame.y + row.frame.height / 2, 88 + 220.0)
  -- What is painted is what is met.
  local texts = 0
  for _, command in ipairs(stage:draw()) do
    if command.part == "menu_title" then
      texts = texts + 1
      local frame = command.frame
      local y = frame.y + frame.height / 2
      if y > 88 and y < 528 then
        check.equal(stage:hit(frame.x + 1, y).menu, command.object)
      end
    end
  end
  check.equal(texts, 11)
end)

test("a submenu opens in time, wherever steps end", function()
  local function run(slice)
    local stage <close> = stage_with { shows_menu = true, menu = { id = "root",
      { id = "m", title = "More", { id = "x", title = "x" } }, { id = "b", title = "b" } } }
    local send = pointer(stage, "mouse")
    send("down", 50, 60, 0)
    send("up", 50, 60, 0.05)
    send("hover", 50, 110, 0.1)
    send("hover", 52, 110, 0.25)
    send("hover", 90, 140, 0.5)
    local lines = {}
    while stage.time < 0.95 do
      stage:step_to(math.min(stage.time + slice, 0.95))
    end
    lines[1] = stage.fingerprint
    lines[2] = #stage.open_menu.rows
    return table.concat(lines, " ")
  end
  local want = run(1)
  for _, slice in ipairs { 0.1, 1 / 60, 0.001 } do check.equal(run(slice), want) end
end)
