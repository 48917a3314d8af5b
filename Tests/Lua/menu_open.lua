-- The open menu: what it shows while its elements change, how it is painted, and menus of buttons in rows.
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

test("choosing an element that keeps the menu open leaves it open", function()
  local stage <close> = stage_with { shows_menu = true, menu = { id = "root",
    single_selection = true, { id = "a", title = "a", keeps_open = true }, { id = "b", title = "b" } } }
  local send = pointer(stage, "mouse")
  send("down", 50, 60, 0)
  send("up", 50, 60, 0.05)
  send("down", 50, 110, 1)
  send("up", 50, 110, 1.05)
  check.equal(names(stage, 2),
    "menu_action, menu_opened, item_changed a, item_triggered a, selection_changed a")
  check.equal(stage.open_menu.rows[1].checked, "true")
end)

test("an element that is disabled while its row still shows is not chosen", function()
  local stage <close> = stage_with { shows_menu = true }
  local send = pointer(stage, "mouse")
  send("down", 50, 60, 0)
  send("up", 50, 60, 0.05)
  stage:step_to(0.5)
  stage:find("menu", "a").disabled = true
  check.equal(stage.open_menu.rows[1].enabled, true)
  send("down", 50, 110, 1)
  send("up", 50, 110, 1.05)
  check.equal(names(stage, 2), "")
  check.equal(stage.open_menu ~= nil, true)
end)

test("removing elements of an open menu leaves the rest in its place", function()
  local stage <close>, button = stage_with { shows_menu = true, menu = { id = "root",
    { id = "a", title = "a" }, { id = "m", title = "m", { id = "x", title = "x" } },
    { id = "b", title = "b" } } }
  button:open_menu()
  stage:key "down"
  stage:key "down"
  stage:key "right"
  stage:step(0)
  check.equal(#stage.open_menu.rows, 4)
  stage:find("menu", "a"):remove()
  check.equal(stage.open_menu.highlighted.id, "x")
  stage:find("menu", "m"):remove()
  check.equal(#stage.open_menu.rows, 1)
  check.equal(stage.open_menu.highlighted, nil)
  stage:key "down"
  stage:key "enter"
  check.equal(names(stage, 1), "menu_closed, item_triggered b")
end)

test("a button in a row shows its menu when it is tapped", function()
  local stage <close>, list = scene.rows(1)
  local row = stage:find "r1"
  local button = row:button { edge = "trailing", id = "more", title = "More", shows_menu = true }
  button.menu = letters()
  row:open("trailing", { animated = false })
  local frame = button.frame
  local send = pointer(stage, "touch")
  send("down", frame.x + 5, frame.y + 5, stage.time)
  send("up", frame.x + 5, frame.y + 5, stage.time + 0.05)
  stage:step(0.1)
  check.equal(stage.open_menu.button, button)
  check.equal(row.state, "open")
  check.equal(list.removed, false)
end)

test("deferred content of a submenu is asked for when the submenu shows, each time it does", function()
  local stage <close>, button = stage_with { shows_menu = true, menu = { id = "root",
    { id = "m", title = "More", { id = "later", kind = "deferred" } }, { id = "b", title = "b" } } }
  local asked = 0
  stage:on("content_needed", function(event)
    asked = asked + 1
    event.item:complete(event.token, { { title = "x" .. asked } })
  end)
  button:open_menu()
  stage:step(0)
  check.equal(asked, 0)
  for round = 1, 3 do
    stage:key "home"
    stage:key "right"
    stage:step(0)
    check.equal(asked, round)
    check.equal(stage.open_menu.rows[3].title, "x" .. round)
    stage:key "left"
    stage:step(0)
  end
end)

test("a wheel over a panel with more rows than fit scrolls it, and leaves nothing behind", function()
  local items = {}
  for i = 1, 30 do items[i] = { id = "r" .. i, title = "row " .. i } end
  local stage <close>, button = stage_with { shows_menu = true, height = 96 + 440, menu = items }
  button:open_menu()
  local first = stage.open_menu.rows[1].frame.y
  local send = pointer(stage, "wheel")
  send("down", 100, 300, 0)
  send("move", 100, 240, 0.01)
  stage:step_to(0.02)
  check.equal(stage.open_menu.rows[1].frame.y, first - 60)
  stage:step_to(1)
  stage:close_menu()
  stage:step(0)
  check.equal(stage.idle, true)
  check.equal(stage.counters.stray, 0)
  send = pointer(stage, "mouse")
  send("down", 50, 60, 2)
  send("up", 50, 60, 2.1)
  check.equal(names(stage, 3), "menu_action, menu_opened")
end)

test("a button in a row that a long press opens lets go of the row's drag", function()
  local stage <close>, list = scene.rows(1)
  local row = stage:find "r1"
  local button = row:button { edge = "trailing", id = "more", title = "More" }
  button.menu = letters()
  row:open("trailing", { animated = false })
  stage:step(0)
  local frame = button.frame
  local send = pointer(stage, "touch")
  send("down", frame.x + 5, frame.y + 5, stage.time)
  stage:step(0.6)
  check.equal(stage.open_menu.button, button)
  send("move", frame.x - 80, frame.y + 5, stage.time + 0.1)
  stage:step(0.2)
  check.equal(row.state, "open")
  send("up", frame.x - 80, frame.y + 5, stage.time + 0.1)
  stage:step(0.2)
  check.equal(row.state, "open")
  check.equal(list.removed, false)
end)

test("an open menu is painted above everything: panel, marks, images, arrows, lines, what loads", function()
  local stage <close>, button = stage_with { shows_menu = true, menu = { id = "root",
    { id = "on", title = "On", state = "on", image = 7, selected_image = 8 },
    { id = "mixed", title = "Mixed", state = "mixed", subtitle = "both" },
    { id = "gone", title = "Gone", hidden = true },
    { displays_inline = true, { id = "sub", title = "Sub", { title = "x" } } },
    { id = "later", kind = "deferred" } } }
  local before = #stage:draw()
  button:open_menu()
  local lines = {}
  for i, c in ipairs(stage:draw()) do
    if i > before then
      lines[#lines + 1] = ("%s %s %s %g,%g %gx%g"):format(c.type, c.part,
        c.object.id or "-", c.frame.x, c.frame.y, c.frame.width, c.frame.height)
    end
  end
  check.list(lines, {
    "rectangle menu root 20,88 250x207.6", "clip_begin menu root 20,88 250x207.6",
    "rectangle menu_row on 20,88 250x44",
    "line menu_row on 36,110 4x5", "line menu_row on 40,115 8x-10",
    "image menu_row on 60,100 20x20", "text menu_title on 92,99.8 20.4x20.4",
    "line menu_row mixed 36,161.8 12x0", "text menu_title mixed 92,143.8 51x20.4",
    "text menu_title mixed 92,164.2 31.2x15.6",
    "rectangle menu_row root 20,191.6 250x8",
    "text menu_title sub 92,211.4 30.6x20.4",
    "line menu_row sub 247,215.6 7x6", "line menu_row sub 247,227.6 7x-6",
    "rectangle menu_row root 20,243.6 250x8", "spinner menu_row later 135,263.6 20x20",
    "clip_end menu root 20,88 250x207.6",
  })
  local panel = stage:draw()[before + 1]
  check.equal(panel.corner_radius, 13.0)
  check.equal(panel.shadow_radius > 0, true)
  check.equal(stage:draw()[before + 6].image, 8)
end)

test("a row's action on a button with a menu shows the menu, as a tap would", function()
  local stage <close> = scene.rows(1)
  local row = stage:find "r1"
  local button = row:button { edge = "trailing", id = "more", title = "More", shows_menu = true }
  button.menu = letters()
  row:perform("press", button)
  check.equal(stage.open_menu.button, button)
  check.equal(button.held, true)
end)
