-- Menus: making, changing and choosing, and what is told of it.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local here = ...

local function stage_with(button)
  local stage = sidle.stage { width = 800, height = 600 }
  button.id, button.title = "button", "Own"
  button.frame = button.frame or { x = 20, y = 40, width = 100, height = 40 }
  button.reports = button.reports or "actions"
  return stage, stage:button(button)
end

local function titles(list)
  local words = {}
  for i, one in ipairs(list) do words[i] = one.title end
  return table.concat(words, " ")
end

local function click(stage, x, y, at, kind)
  stage:down { pointer = 1, kind = kind or "mouse", x = x, y = y, at = at }
  stage:up { pointer = 1, kind = kind or "mouse", x = x, y = y, at = at + 0.05 }
end

local function letters() return { id = "root", { id = "a", title = "a" }, { id = "b", title = "b" },
  { id = "c", title = "c" } } end

test("nested tables make a menu; its elements are found, listed and told apart", function()
  local stage <close> = sidle.stage {}
  local menu = stage:menu {
    id = "top", title = "Top",
    { id = "refresh", title = "Refresh", image = 7 },
    { id = "sort", title = "Sort", single_selection = true,
      { id = "title", title = "Title", state = "on" }, { id = "date", title = "Date" } },
    { id = "later", kind = "deferred" },
  }
  check.equal(tostring(menu), 'menu "top" "Top"')
  check.equal(titles(menu.items), "Refresh Sort ")
  check.equal(menu.items[1].kind .. menu.items[2].kind .. menu.items[3].kind, "actionmenudeferred")
  check.equal(menu.items[1].image, 7)
  local date = stage:find("menu", "date")
  check.equal(date.parent, stage:find("menu", "sort"))
  check.equal(date.group, date.parent)
  check.equal(menu.selected, stage:find("menu", "title"))
  check.equal(stage:find("menu", "refresh").group, nil)
  date.state = "on"
  check.equal(titles(menu.selected_elements), "Date")
  menu:select("title")
  check.equal(titles(menu.selected_elements), "Title")
  date.parent:select(nil)
  check.equal(#menu.selected_elements, 0)
  check.list(scene.lines(stage:step(1)), {})
  local size = date.parent:add { title = "Size", state = "on" }
  check.equal(menu.selected, size)
  date.parent:remove()
  check.equal(date.removed, true)
  check.equal(titles(menu.items), "Refresh ")
end)

test("a pop-up's button shows what is chosen, a pull-down's its own title", function()
  local stage <close>, button = stage_with { shows_menu = true, changes_selection = true,
    menu = letters() }
  check.equal(button.title, "a")
  button.menu:select("b")
  check.equal(button.title, "b")
  stage:find("menu", "b").title = "B"
  check.equal(button.title, "B")
  button.menu = nil
  check.equal(button.title, "Own")
  local down <close>, own = stage_with { shows_menu = true, menu = letters() }
  check.equal(own.title, "Own")
  check.equal(own.menu.selected, nil)
  down:close()
end)

-- material-components/material-components-android#1756
test("A-20: each choice tells what went off, what came on, and once both", function()
  local stage <close>, button = stage_with { shows_menu = true, menu = { id = "root",
    single_selection = true, { id = "a", title = "a" }, { id = "b", title = "b" } } }
  click(stage, 50, 60, 0)
  click(stage, 50, 110, 1)
  check.list(scene.lines(stage:step_to(2)), {
    "0.000000000 button button menu_action menu=root reason=touch",
    "0.000000000 menu root menu_opened button=button reason=touch",
    "1.050000000 menu a item_changed on group=root reason=tap",
    "1.050000000 menu root menu_closed button=button reason=action",
    "1.050000000 menu a item_triggered button=button reason=tap",
    "1.050000000 menu a selection_changed reason=tap",
  })
  local heard = {}
  button:on("selection_changed", function(event)
    heard[#heard + 1] = event.old.id .. ">" .. event.item.id
  end)
  button.menu:on("item_changed", function(event)
    heard[#heard + 1] = event.item.id .. (event.selected and " on" or " off")
  end)
  click(stage, 50, 60, 2)
  click(stage, 50, 150, 3)
  stage:step_to(4)
  check.list(heard, { "a off", "b on", "a>b" })
  -- Again: it stays on, is carried out, and nothing changes.
  click(stage, 50, 60, 5)
  click(stage, 50, 150, 6)
  local names = {}
  for event in stage:step_to(7) do names[#names + 1] = event.name end
  check.list(names, { "menu_action", "menu_opened", "menu_closed", "item_triggered" })
end)

-- nex3z/ToggleButtonGroup#37
test("A-21: what code chooses is not told", function()
  local stage <close>, button = stage_with { shows_menu = true, changes_selection = true,
    menu = letters() }
  button.menu:select("c")
  stage:find("menu", "b").state = "on"
  check.equal(button.title, "b")
  check.list(scene.lines(stage:step(1)), {})
end)

-- godotengine/godot#6558
test("A-22: when the chosen row goes, the first is chosen, the title follows, silently", function()
  local stage <close>, button = stage_with { shows_menu = true, changes_selection = true,
    menu = letters() }
  button.menu:select("b")
  stage:find("menu", "b"):remove()
  check.equal(button.title, "a")
  check.list(scene.lines(stage:step(1)), {})
end)

-- godotengine/godot#35750
test("A-23: nothing is chosen where that is allowed, and the placeholder shows", function()
  local _ <close>, button = stage_with { shows_menu = true, changes_selection = true,
    menu = letters() }
  button.menu:select(nil)
  check.equal(button.title, "a")
  button.menu.allows_empty = true
  button.menu:select(nil)
  check.equal(button.title, "Own")
  button.menu:set { placeholder = "Choose" }
  check.equal(button.title, "Choose")
end)

-- deltachat/deltachat-ios#2597
test("A-34: content that is not kept is asked for at each opening, kept content once", function()
  for _, cached in ipairs { false, true } do
    local stage <close>, button = stage_with { shows_menu = true,
      menu = { id = "root", { id = "more", kind = "deferred", cached = cached } } }
    local asked = 0
    stage:on("content_needed", function(event)
      asked = asked + 1
      check.equal(event.item:complete(event.token, { { title = "state " .. asked } }), true)
      check.equal(event.item:complete(event.token, { { title = "twice" } }), false)
    end)
    button:open_menu()
    check.equal(stage.open_menu.rows[1].kind, "loading")
    stage:step(0)
    check.equal(stage.open_menu.rows[1].title, "state 1")
    stage:close_menu()
    button:open_menu()
    stage:step(0)
    check.equal(#stage.open_menu.rows, 1)
    check.equal(stage.open_menu.rows[1].title, cached and "state 1" or "state 2")
    check.equal(asked, cached and 1 or 2)
  end
end)

test("an answer that comes after the menu has closed brings nothing back", function()
  local stage <close>, button = stage_with { shows_menu = true,
    menu = { { id = "more", kind = "deferred" }, { title = "x" } } }
  button:open_menu()
  local more = stage:find("menu", "more")
  local token = more.token
  check.equal(token, 1)
  stage:close_menu()
  check.equal(more.token, nil)
  check.equal(more:complete(token, { { title = "late" } }), false)
  check.equal(#more.items, 0)
  check.equal(stage.open_menu, nil)
end)

test("one menu is open at a time; what takes its button away closes it, with the reason", function()
  local stage <close>, button = stage_with { shows_menu = true, menu = letters() }
  local other = stage:button { id = "other", frame = { x = 300, y = 40, width = 100, height = 40 },
    shows_menu = true, menu = { id = "second", { title = "x" } } }
  local function reason(fn)
    button:open_menu()
    stage:step(0)
    fn()
    for event in stage:step(0) do
      if event.name == "menu_closed" then return event.reason end
    end
  end
  check.equal(reason(function() other:open_menu() end), "other_menu")
  check.equal(stage.open_menu.button, other)
  stage:close_menu()
  check.equal(reason(function() button.enabled = false end), "disabled")
  button.enabled = true
  check.equal(reason(function() button.hidden = true end), "hidden")
  button.hidden = false
  check.equal(reason(function() stage:cancel_all() end), "cancelled")
  check.equal(reason(function() stage:close_menu() end), "code")
  local menu = button.menu
  check.equal(reason(function() button.menu = nil end), "code")
  button.menu = menu
  check.equal(reason(function() menu:remove() end), "removed")
  check.equal(button.menu, nil)
  button.menu = { id = "third", { title = "y" } }
  check.equal(reason(function() button:remove() end), "removed")
  check.equal(stage:find("menu", "third"), nil)
end)

test("an element that assistive technology chooses is chosen, open or not", function()
  local stage <close>, button = stage_with { shows_menu = true, changes_selection = true,
    menu = letters() }
  stage:find("menu", "b"):perform()
  local names = {}
  for event in stage:step(0) do names[#names + 1] = event.name .. " " .. event.reason end
  check.list(names, { "item_changed accessibility", "item_changed accessibility",
    "item_triggered accessibility", "selection_changed accessibility" })
  check.equal(button.title, "b")
end)

test("rows of the open menu say what those need who do not see it", function()
  local stage <close>, button = stage_with { shows_menu = true, menu = {
    { title = "Cut" }, { title = "Bold", state = "mixed" }, { title = "Gone", hidden = true },
    { title = "Align", displays_inline = true, single_selection = true,
      { title = "Left", state = "on" }, { title = "Right", disabled = true } },
    { title = "More", { title = "x" } },
  } }
  button:open_menu()
  local lines = {}
  for i, row in ipairs(stage.open_menu.rows) do
    lines[i] = ("%s %s %s %s %s %s %s"):format(row.kind, row.title or "-", row.checked or "-",
      row.exclusive and "one" or "-", row.enabled and "on" or "off", tostring(row.expanded),
      row.place and row.place .. "/" .. row.place_count or "-")
  end
  check.list(lines, {
    "item Cut - - on nil 1/5", "item Bold mixed - on nil 2/5", "separator - - - off nil -",
    "header Align - - off nil -", "item Left true one on nil 3/5", "item Right false one off nil 4/5",
    "separator - - - off nil -", "submenu More - - on false 5/5",
  })
end)

test("mistakes are told at the caller's line", function()
  local stage <close>, button = stage_with {}
  local menu = stage:menu { id = "m", { id = "x", title = "x" } }
  check.raises("unknown option 'tittle' in stage:menu [2] (did you mean 'title'?)",
    function() stage:menu { {}, { tittle = "x" } } end)
  check.raises('menu:select: no element has the id "y"', function() menu:select "y" end)
  check.raises("property 'menu' of button must be a menu, a table that makes one, or nil (got 3)",
    function() button.menu = 3 end)
  check.raises(nil, function() button:open_menu() end)
  check.raises(nil, function() menu.items[1]:add {} end)
end)

test("the sample of docs/menus.md prints what it says", function()
  local blocks, block = {}, nil
  for line in io.lines(here .. "/../../docs/menus.md") do
    if line:match "^```" then
      if not block then
        block = {}
        blocks[#blocks + 1] = block
      else
        block = nil
      end
    elseif block then
      block[#block + 1] = line
    end
  end
  local got = {}
  local environment = setmetatable({
    sidle = sidle,
    print = function(...) got[#got + 1] = table.concat({ ... }, "\t") end,
  }, { __index = _G })
  assert(load(table.concat(blocks[1], "\n"), "@docs/menus.md", "t", environment))()
  check.list(got, blocks[2])
end)
