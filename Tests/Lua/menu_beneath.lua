-- What an open menu has to itself, and what it goes with.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local function names(stage, wanted)
  local heard = {}
  for event in stage:step(0) do
    if not wanted or event.name:find(wanted) then
      heard[#heard + 1] = event.name .. (event.reason and " " .. event.reason or "")
    end
  end
  return heard
end

local function row_with_menu()
  local stage = sidle.stage { width = 320, height = 300 }
  local list = stage:list { frame = { x = 0, y = 0, width = 320, height = 300 } }
  local row = list:row { id = "row", height = 60, swipe = { full_swipe = "removes" },
    trailing = { { id = "b", title = "More", shows_menu = true, reports = "tracking",
      menu = { { id = "one", title = "One" } } } } }
  row:open("trailing", { animated = false })
  row.trailing[1]:open_menu()
  names(stage)
  check.equal(row.trailing[1].states.held, true)
  return stage, row
end

test("a menu goes with the row that its button is in, with the row's reason", function()
  local ways = {
    { function(row) row:close() end, "menu_closed code" },
    { function(row) row.enabled = false end, "menu_closed disabled" },
    { function(row) row:reset() end, "menu_closed reset" },
    { function(row) row:remove() end, "menu_closed removed" },
  }
  for _, way in ipairs(ways) do
    local stage, row = row_with_menu()
    local button = row.trailing[1]
    way[1](row)
    local closed = names(stage, "menu_closed")
    check.equal(#closed, 1)
    check.equal(closed[1], way[2])
    check.equal(stage.open_menu, nil)
    if not row.removed and not row.enabled then
      assert(check.raises(nil, function() button:open_menu() end):find("disabled", 1, true))
    end
    stage:close()
  end
end)

test("a drag of the row takes its menu away, and a tap while it is open is the menu's", function()
  local stage, row = row_with_menu()
  stage:down { x = 40, y = 30 }
  stage:up { x = 40, y = 30 }
  check.list(names(stage), { "menu_closed tap_outside" })
  check.equal(row.state, "open")
  stage:close()
end)

local function two_buttons(options)
  local stage = sidle.stage { width = 400, height = 400, max_contacts = 2 }
  options = options or {}
  options.id, options.shows_menu = "b", options.shows_menu ~= false
  options.menu = { id = "m", { id = "one", title = "One" }, { id = "two", title = "Two" } }
  local button = stage:button(options)
  local other = stage:button { id = "c", frame = { x = 250, y = 0, width = 100, height = 40 } }
  return stage, button, other
end

test("presses of other buttons, by pointers and keys, end when a menu opens", function()
  local stage, button, other = two_buttons()
  stage:down { x = 300, y = 20 }
  names(stage)
  button:open_menu()
  check.list(names(stage), { "cancelled other_menu", "menu_action code", "menu_opened code" })
  stage:up { x = 300, y = 20 }
  check.list(names(stage), {})
  check.equal(other.highlighted, false)
  stage:close_menu()
  stage.focus = other
  stage:key_down "enter"
  names(stage)
  button:open_menu()
  check.list(names(stage), { "cancelled other_menu", "menu_action code", "menu_opened code" })
  stage:key_up "enter"
  check.list(names(stage), {})
  stage:close()
end)

test("what opened a menu by a long press repeats no more", function()
  local stage, button = two_buttons { shows_menu = false, repeat_delay = 0.3, repeat_interval = 0.1 }
  local fired = 0
  button:on("button_triggered", function() fired = fired + 1 end)
  stage:down { x = 50, y = 20, at = 0 }
  stage:step_to(2)
  check.equal(stage.open_menu.button, button)
  check.equal(fired, 2) -- at 0.3 and 0.4; at 0.5 the menu opens
  stage:up { x = 50, y = 20, at = 2 }
  stage:step(1)
  check.equal(fired, 2)
  stage:close()
end)

test("nothing beneath an open menu is hovered, and it is again when the menu has closed", function()
  local stage, button, other = two_buttons()
  stage:hover { x = 300, y = 20, kind = "mouse" }
  check.list(names(stage), { "hover_began touch" })
  button:open_menu()
  check.equal(names(stage, "hover")[1], "hover_ended other_menu")
  stage:hover { x = 301, y = 20, kind = "mouse" }
  stage:button { id = "d", frame = { x = 250, y = 0, width = 100, height = 40 } }
  check.list(names(stage), {})
  check.equal(other.hovered, false)
  stage:close_menu()
  check.list(names(stage), { "menu_closed code", "hover_began touch" })
  stage:close()
end)

test("a menu of which nothing is left closes", function()
  local stage, button = two_buttons()
  button:open_menu()
  names(stage)
  stage:find("menu", "one"):remove()
  check.list(names(stage), {})
  stage:find("menu", "two"):remove()
  check.list(names(stage), { "menu_closed removed" })
  stage:close()
end)

test("a third contact ends the press in a menu, and a mouse's other button chooses nothing", function()
  local stage, button = two_buttons()
  button:open_menu()
  names(stage)
  local frame = stage.open_menu.rows[1].frame
  local x, y = frame.x + 20, frame.y + frame.height / 2
  stage:down { pointer = 9, x = x, y = y, kind = "mouse", buttons = 2 }
  stage:up { pointer = 9, x = x, y = y, kind = "mouse", buttons = 0 }
  check.list(names(stage), {})
  for pointer = 1, 3 do stage:down { pointer = pointer, x = x, y = y } end
  check.list(names(stage, "item"), {})
  for pointer = 1, 3 do stage:up { pointer = pointer, x = x, y = y } end
  check.list(names(stage, "item"), {})
  stage:down { x = x, y = y }
  stage:up { x = x, y = y }
  check.list(names(stage, "item_tr"), { "item_triggered tap" })
  stage:close()
end)

test("the menu of a button that takes no press is not chosen from", function()
  local stage, button = two_buttons()
  button:open_menu()
  names(stage)
  button.busy = true
  check.list(names(stage), { "menu_closed busy" })
  local one = stage:find("menu", "one")
  check.raises(nil, function() one:perform() end)
  button.busy = false
  one:perform()
  check.list(names(stage, "item"), { "item_triggered accessibility" })
  button.enabled = false
  check.raises(nil, function() one:perform() end)
  stage:close()
end)

test("another theme, scheme or tint asks for updates; a shorter time of being busy ends it now", function()
  local stage = sidle.stage { width = 400, height = 400 }
  local button = stage:button { wants_updates = true, configuration = { minimum_busy = 5 } }
  names(stage)
  for _, change in ipairs { function() stage:set_theme "material" end,
    function() stage.color_scheme = "dark" end, function() stage.tint = 0xFF0000FF end } do
    change()
    check.list(names(stage), { "needs_update" })
  end
  button.busy = true
  stage:step(1)
  button.busy = false
  button:configure { minimum_busy = 0.1 }
  check.equal(stage.next_deadline, stage.time)
  stage:step(0)
  check.equal(button.busy, false)
  stage:close()
end)
