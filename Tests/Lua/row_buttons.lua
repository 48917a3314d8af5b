-- Buttons in rows are buttons: the same presses, hovering, menus and looks, whatever else is set of them.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

-- A row of 320 x 40 that is open, with one trailing button B of 74 points from x 246 on.
local function row_with(button, options)
  local stage = sidle.stage { width = 320, height = 400,
    text_resolver = function(text, size) return size / 2 * #text, size * 1.25 end }
  local list = stage:list { frame = { width = 320, height = 400 } }
  options = options or {}
  button.id, button.title = "B", button.title or "B"
  options.id, options.trailing = "r", { button }
  local row = list:row(options)
  row:open("trailing", { animated = false })
  stage:step(0.1)
  return stage, row, row.trailing[1], list
end

-- What happens, without times and places.
local function listen(stage)
  local heard = {}
  stage:on("event", function(event)
    local which = event.button or event.menu or event.row
    heard[#heard + 1] = (which and which.id or "") .. " " .. event.name .. " "
      .. (event.reason or "none")
  end)
  return heard
end

local function count(heard, name)
  local found = 0
  for _, line in ipairs(heard) do
    if line:find(" " .. name .. " ", 1, true) then found = found + 1 end
  end
  return found
end

-- The kinds of a button that may make no difference to what a tap does.
local kinds = {
  { "plain", {} },
  { "configured", { configuration = { style = "filled" } } },
  { "reporting", { reports = "tracking" } },
  { "with a reach of its own", { reports = "tracking", touch_slop = 300, mouse_slop = 300 } },
}
local function each_kind(body)
  for _, kind in ipairs(kinds) do
    for _, pointer in ipairs { "touch", "mouse" } do
      local button = {}
      for key, value in pairs(kind[2]) do button[key] = value end
      body(button, pointer, kind[1] .. ", " .. pointer)
    end
  end
end

test("a lift where the button is no more carries nothing out, whatever the button is like", function()
  each_kind(function(spec, pointer, what)
    for _, close in ipairs {
      function(row) row:close() end,
      function(row) row:close { animated = false } end,
      function(row) row:reset() end,
    } do
      local stage <close>, row, button = row_with(spec)
      local heard = listen(stage)
      stage:down { x = 260, y = 20, at = 0.2, kind = pointer }
      stage:step_to(0.3)
      close(row)
      stage:step_to(0.5)
      check.equal(stage:hit(260, 20).part, "row_content", what)
      stage:up { x = 260, y = 20, at = 0.6, kind = pointer }
      stage:step_to(3)
      check.equal(count(heard, "button_triggered"), 0, what)
      check.equal(row.state, "closed", what)
      check.equal(button.highlighted, false, what)
    end
  end)
end)

test("a press ends to the eye when its button has gone, without the pointer having moved", function()
  local stage <close>, row, button = row_with { reports = "tracking" }
  stage:down { x = 260, y = 20, at = 0.2 }
  stage:step_to(0.3)
  check.equal(button.highlighted, true)
  row:close()
  stage:step_to(3)
  check.equal(button.highlighted, false)
end)

test("a press of a button that is disabled or busy meanwhile carries nothing out", function()
  each_kind(function(spec, pointer, what)
    for _, property in ipairs { "enabled", "busy", "hidden" } do
      local stage <close>, _, button = row_with(spec)
      local heard = listen(stage)
      local before = button[property]
      stage:down { x = 280, y = 20, at = 0.2, kind = pointer }
      stage:step_to(0.3)
      button[property] = not before
      button[property] = before
      stage:up { x = 280, y = 20, at = 0.4, kind = pointer }
      stage:step_to(1)
      check.equal(count(heard, "button_triggered"), 0, what .. ", " .. property)
      -- And the next one does.
      scene.tap(stage, 280, 20, 1.1)
      stage:step_to(1.2)
      local again = property == "hidden" and 0 or 1 -- that closed the row
      check.equal(count(heard, "button_triggered"), again, what .. ", " .. property .. ", again")
    end
  end)
end)

test("hovering follows rows that come, go and move under the pointer", function()
  local ways = {
    { "closed at once", function(row) row:close { animated = false } end },
    { "closed", function(row) row:close() end },
    { "reset", function(row) row:reset() end },
    { "scrolled", function(_, list) list.scroll_offset = 200 end },
    { "disabled", function(row) row.enabled = false end },
    { "a row above", function(_, list)
      list:row { index = 1, height = 100 }
    end },
    { "another place", function(row) row.height = 1 end },
  }
  for _, way in ipairs(ways) do
    local stage <close>, row, button, list =
      row_with({ reports = "tracking" }, { height = 40 })
    list:row { height = 900 }
    local heard = listen(stage)
    stage:hover { x = 280, y = 20, at = 0.2 }
    stage:step_to(0.3)
    check.equal(button.hovered, true, way[1])
    way[2](row, list)
    stage:step_to(3)
    check.equal(stage:hit(280, 20).button ~= button, true, way[1])
    check.equal(button.hovered, false, way[1])
    check.equal(count(heard, "hover_began"), 1, way[1])
    check.equal(count(heard, "hover_ended"), 1, way[1])
  end
  local stage <close>, row, button = row_with { reports = "tracking" }
  row:close { animated = false }
  stage:hover { x = 280, y = 20, at = 0.2 }
  stage:step_to(0.3)
  check.equal(button.hovered, false)
  row:open "trailing"
  stage:step_to(3)
  check.equal(button.hovered, true)
end)

test("hovering does not depend on how time is sliced", function()
  local function run(slice)
    local stage <close>, row = row_with { reports = "tracking" }
    local lines = {}
    stage:on("event", function(event) lines[#lines + 1] = tostring(event) end)
    stage:hover { x = 280, y = 20, at = 0.2 }
    stage:step_to(0.3)
    row:close()
    for i = 1, math.floor(1.2 / slice + 0.5) do stage:step_to(0.3 + i * slice) end
    row:open "trailing"
    for i = 1, math.floor(1.2 / slice + 0.5) do stage:step_to(1.5 + i * slice) end
    return lines
  end
  local lines = run(1.2)
  assert(#lines >= 6, #lines)
  check.list(run(0.01), lines)
  check.list(run(0.4), lines)
end)

local function menu() return { id = "M", { id = "one", title = "One" }, { id = "two", title = "Two" } } end

test("the arrow of a split button shows its menu in a row as well", function()
  for _, direction in ipairs { "left_to_right", "right_to_left" } do
    local items = menu()
    items.arrow_width, items.direction = 20, direction
    local stage <close>, row, button = row_with { menu = items }
    local heard = listen(stage)
    local arrow = direction == "left_to_right" and 316 or 250
    scene.tap(stage, arrow, 20, 0.2)
    stage:step_to(0.4)
    check.equal(count(heard, "menu_opened"), 1, direction)
    check.equal(count(heard, "button_triggered"), 0, direction)
    check.equal(row.state, "open", direction)
    stage:close_menu()
    scene.tap(stage, 283, 20, 1)
    stage:step_to(1.2)
    check.equal(count(heard, "button_triggered"), 1, direction)
    check.equal(count(heard, "menu_opened"), 1, direction)
    check.equal(button.held, false, direction)
  end
end)

test("a menu opens when a mouse comes down, in a row as on its own, and the pointer goes on in it", function()
  local function run(make, kind, fires)
    local stage <close>, button = make { menu = menu(), shows_menu = true, fires_on = fires,
      reports = "tracking" }
    local heard = listen(stage)
    local frame = button.frame
    local x, y = frame.x + frame.width / 2, frame.y + 20
    stage:down { x = x, y = y, at = 0.2, kind = kind }
    stage:step_to(0.3)
    check.equal(button.held, true)
    -- To the second row of the menu, and a lift there.
    local place
    for _, row in ipairs(stage.open_menu.rows) do
      if row.element and row.element.id == "two" then place = row.frame end
    end
    stage:move { x = place.x + 10, y = place.y + place.height / 2, at = 0.9, kind = kind }
    stage:up { x = place.x + 10, y = place.y + place.height / 2, at = 1, kind = kind }
    stage:step_to(1.2)
    return heard
  end
  local function own(spec)
    local stage = sidle.stage { width = 320, height = 400 }
    spec.id, spec.title, spec.frame = "B", "B", { x = 246, width = 74, height = 40 }
    return stage, stage:button(spec)
  end
  local function in_row(spec)
    local stage, _, button = row_with(spec)
    return stage, button
  end
  for _, case in ipairs { { "mouse", "up_inside" }, { "pen", "up_inside" }, { "touch", "down" } } do
    local heard = run(own, case[1], case[2])
    check.equal(count(heard, "item_triggered"), 1, case[1])
    check.list(run(in_row, case[1], case[2]), heard)
  end
end)

test("busy for a while leaves a button as it was", function()
  local stage <close>, row, button = row_with { title = "Delete", color = "red", title_color = "yellow" }
  local function seen()
    local look = button:look()
    local parts = {}
    for _, command in ipairs(stage:draw()) do
      parts[#parts + 1] = ("%s %s %s %08x %g %g"):format(command.type, command.part,
        command.text or "", command.color or 0, command.frame.x, command.frame.width)
    end
    return { ("%08x"):format(look.background.color), ("%08x"):format(look.foreground.color),
      tostring(row.trailing_extent), table.concat(parts, "\n") }
  end
  local before = seen()
  button.busy = true
  local look = button:look()
  check.equal(("%08x"):format(look.background.color), before[1])
  check.equal(("%08x"):format(look.foreground.color), before[2])
  local spinners = 0
  for _, command in ipairs(stage:draw()) do
    if command.type == "spinner" then spinners = spinners + 1 end
  end
  check.equal(spinners, 1)
  button.busy = false
  check.list(seen(), before)
end)

test("the row is as wide as its buttons ask for, whichever call came last", function()
  local _ <close>, row, button = row_with(
    { configuration = { style = "filled" }, title = "Go now", changes_selection = true,
      shows_menu = true },
    { swipe = { width_policy = "natural", width_min = 0, button_padding = 0 } })
  local function fits()
    check.equal(math.abs(row.trailing_extent - button:size_within(320).width) < 1e-9, true)
    return row.trailing_extent
  end
  local first = fits()
  button:set_state_value("font_size", {}, 40)
  local large = fits()
  assert(large > first)
  button:set_state_value("font_size", {}, nil)
  check.equal(fits(), first)
  button.menu = menu()
  local marked = row.trailing_extent
  assert(marked > first)
  button:configure { style = "filled" }
  check.equal(row.trailing_extent, marked)
  button.menu = nil
  check.equal(fits(), first)
end)

test("what can be done with a button goes by its row, too", function()
  local _ <close>, row, button = row_with { menu = menu() }
  local function can()
    local snapshot = button.accessibility
    return tostring(snapshot.can_press) .. " " .. tostring(snapshot.can_open_menu)
  end
  check.equal(can(), "true true")
  row.enabled = false
  check.equal(can(), "false false")
  row.enabled = true
  check.equal(can(), "true true")
end)

test("a spinner that nobody sees keeps nothing awake", function()
  local stage <close>, row, button = row_with { configuration = { style = "filled" } }
  button.busy = true
  stage:step(1)
  check.equal(stage.idle, false)
  row:close { animated = false }
  stage:step(0)
  stage:step(0)
  check.equal(stage.idle, true)
  row:open("trailing", { animated = false })
  stage:step(0)
  stage:step(0)
  check.equal(stage.idle, false)
  local own = stage:button { title = "x", frame = { x = 1000, y = 0, width = 40, height = 40 } }
  own.busy = true
  button.busy = false
  stage:step(0)
  stage:step(0)
  check.equal(stage.idle, true)
  own.frame = { x = 0, y = 300, width = 40, height = 40 }
  check.equal(stage.idle, false)
end)

test("why a confirmation is taken back when its button is hidden", function()
  local stage <close>, _, button = row_with { needs_confirm = true }
  local heard = listen(stage)
  scene.tap(stage, 280, 20, 0.2)
  stage:step_to(0.4)
  button.hidden = true
  stage:step_to(0.5)
  check.equal(count(heard, "confirm_withdrawn"), 1)
  check.list({ table.concat(heard, "; "):match "B confirm_withdrawn %w+" }, { "B confirm_withdrawn hidden" })
end)

test("what is held so long that it removes its row says how often, as all repeats do", function()
  local stage <close> = row_with { role = "destructive", repeat_delay = 0.1, reports = "tracking" }
  local times
  stage:on("button_triggered", function(event) times = event.count end)
  stage:down { x = 280, y = 20, at = 0.2 }
  stage:step_to(0.35)
  check.equal(times, 1)
end)

test("what a row does takes the menu of its button away, with the row's reason", function()
  local ways = {
    { "scroll", function(_, list) list.scroll_offset = 5 end },
    { "reset", function(row) row:reset() end },
    { "code", function(row) row:close() end },
    { "disabled", function(row) row.enabled = false end },
    { "removed", function(row) row:remove() end },
    { "other_row", function(_, list)
      list:row { id = "s", trailing = { { title = "S" } } }:open "trailing"
    end },
    { "disabled", function(row) row.trailing[1].enabled = false end },
    { "busy", function(row) row.trailing[1].busy = true end },
    { "hidden", function(row) row.trailing[1].hidden = true end },
    { "accessibility", function(row) row:perform "close" end },
  }
  for _, way in ipairs(ways) do
    local stage <close>, row, button, list = row_with { menu = menu() }
    list:row { height = 900 }
    button:open_menu()
    local heard = listen(stage)
    stage:step(0.01)
    way[2](row, list)
    stage:step(2)
    local reason = table.concat(heard, ";"):match "menu_closed (%w[%w_]*)"
    check.equal(reason, way[1])
    check.equal(count(heard, "menu_closed"), 1, way[1])
    check.equal(stage.open_menu, nil, way[1])
  end
  local stage <close>, row, button = row_with { menu = menu(), shows_menu = true }
  local heard = listen(stage)
  row:perform("press", button)
  stage:step(0)
  check.list(heard, { "B menu_action accessibility", "B menu_opened accessibility" })
end)
