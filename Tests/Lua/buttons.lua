-- Buttons of their own: presses, selection, keys, the focus, hovering and updates.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function stage_with(options)
  local stage = sidle.stage { width = 300, height = 300 }
  options = options or {}
  options.id, options.title = options.id or "b", options.title or "Sign In"
  return stage, stage:button(options)
end

local function tap(stage, x, y)
  stage:down { x = x, y = y }
  stage:up { x = x, y = y }
end

test("a press of a button of its own, line by line, and what its handlers hear", function()
  local stage, button = stage_with { changes_selection = true }
  check.equal(tostring(button), 'button "b" "Sign In"')
  check.equal(button.row, nil)
  check.equal(button.edge, nil)
  check.equal(button.index, nil)
  check.equal(stage:find("button", "b"), button)
  check.equal(stage:hit(50, 20).button, button)
  local heard = {}
  for _, name in ipairs { "down", "up_inside", "button_triggered", "changed" } do
    button:on(name, function(event)
      check.equal(event.button, button)
      check.equal(event.row, nil)
      heard[#heard + 1] = event.name .. (event.selected == nil and "" or tostring(event.selected))
    end)
  end
  stage:down { x = 50, y = 20, at = 0.1 }
  stage:step_to(0.1)
  check.equal(button.highlighted, true)
  check.equal(button.states.highlighted, true)
  stage:up { x = 50, y = 20, at = 0.2 }
  check.list(scene.lines(stage:step_to(0.3)), {
    "0.200000000 button b up_inside reason=touch x=50.000 y=20.000",
    "0.200000000 button b button_triggered reason=tap x=50.000 y=20.000",
    "0.200000000 button b changed on reason=tap",
  })
  check.list(heard, { "down", "up_inside", "button_triggered", "changedtrue" })
  check.equal(button.selected, true)
  button.selected = false
  check.equal(button.selected, false)
  stage:step(1)
  check.equal(#heard, 4)
  stage:close()
end)

test("the text of an event is the engine's, also when its button and its stage are gone", function()
  local stage, button = stage_with { repeat_delay = 0.1 }
  local events = {}
  stage:on("event", function(event) events[#events + 1] = event end)
  stage:down { x = 50, y = 20 }
  stage:step(0.25)
  button:remove()
  stage:step(1)
  stage:step(1)
  local lines = {}
  for i, event in ipairs(events) do lines[i] = tostring(event) end
  stage:close()
  for i, event in ipairs(events) do check.equal(tostring(event), lines[i]) end
  check.list(lines, {
    "0.000000000 button b down reason=touch x=50.000 y=20.000",
    "0.100000000 button b button_triggered reason=hold count=1 x=50.000 y=20.000",
    "0.200000000 button b button_triggered reason=hold count=2 x=50.000 y=20.000",
    "0.250000000 button b cancelled reason=removed x=50.000 y=20.000",
  })
  check.equal(tostring(button), 'button "b" (removed)')
end)

test("an update function is called once a step, with the button, and asks for nothing", function()
  local calls, seen = 0, nil
  local stage, button
  stage, button = stage_with { update = function(self)
    calls, seen = calls + 1, self
    self.title = "Signed In"
  end }
  tap(stage, 50, 20)
  stage:step(0.1)
  check.equal(calls, 1)
  check.equal(seen, button)
  check.equal(button.title, "Signed In")
  check.equal(button.update_count, 1)
  stage:step(0.1)
  check.equal(calls, 1)
  button:set_needs_update()
  check.equal(button.needs_update, true)
  check.equal(button:take_update(), true)
  check.equal(button:take_update(), false)
  stage:step(0.1)
  check.equal(calls, 1)
  stage:close()
end)

test("keys by name, by character and by code go to the focus", function()
  local stage, button = stage_with()
  local other = stage:button { id = "c", frame = { x = 0, y = 100, width = 100, height = 40 } }
  stage.focus = button
  check.equal(stage.focus, button)
  check.equal(button.focused, true)
  stage:step(0)
  for _, key in ipairs { "space", " ", 32, "enter", "activate" } do
    stage:key(key)
    check.list(scene.lines(stage:step(0)), {
      "0.000000000 button b down reason=key x=50.000 y=20.000",
      "0.000000000 button b up_inside reason=key x=50.000 y=20.000",
      "0.000000000 button b button_triggered reason=key x=50.000 y=20.000",
    })
  end
  stage:key_down("tab", { at = 0.5 })
  stage:step(1)
  check.equal(stage.focus, other)
  other.focused = false
  check.equal(stage.focus, nil)
  button.focused = true
  stage.focus = nil
  check.equal(button.focused, false)
  stage:close()
end)

test("mistakes with buttons and keys raise at the caller, and say what would be right", function()
  local stage, button = stage_with()
  check.raises("stage:key: no key is called \"entr\" (did you mean 'enter'?)",
    function() stage:key "entr" end)
  check.raises("unknown option 'att' in stage:key (did you mean 'at'?)",
    function() stage:key("enter", { att = 1 }) end)
  check.raises("sidle_stage_push: sample.buttons is -5; "
    .. "it must be a Unicode scalar or a SIDLE_KEY_ constant", function() stage:key(-5) end)
  check.raises("property 'focus' of stage must be a button or nil (got 3)", function() stage.focus = 3 end)
  check.raises("property 'selected' of button must be true or false (got 1)",
    function() button.selected = 1 end)
  check.raises("unknown option 'keeps_open' in stage:button",
    function() stage:button { keeps_open = true } end)
  check.raises("sidle_button_create: spec.repeat_acceleration is 2; it must be 0.01 to 1",
    function() stage:button { repeat_acceleration = 2 } end)
  check.raises("option 'fires_on' in stage:button must be \"up_inside\", \"down\", \"double\" or "
    .. "\"up_anywhere\" (got \"upinside\")", function() stage:button { fires_on = "upinside" } end)
  local row = stage:row { trailing = { { id = "inner" } } }
  for _, refused in ipairs {
    function() stage.focus = row.trailing[1] end,
    function() row.trailing[1].frame = { width = 1, height = 1 } end,
  } do
    assert(check.raises(nil, refused):find("in a row", 1, true))
  end
  check.raises("unknown option 'frame' in row:button",
    function() row:button { edge = "leading", frame = { width = 1, height = 1 } } end)
  stage:close()
end)

test("a log with buttons, keys and the focus says all that was done", function()
  local stage = sidle.stage { width = 300, height = 300, log = true }
  local button = stage:button { id = "b", changes_selection = true }
  button.focused = true
  stage:key "space"
  stage:step(0.1)
  button:perform()
  button.frame = { x = 10, y = 20, width = 30, height = 40 }
  stage.focus = nil
  button:remove()
  local words = {}
  for line in stage.log:gmatch "[^\n]+" do words[#words + 1] = line:match "^%S+ ?%S*" end
  check.list(words, { "sidle-log 1", "stage start=0", "button b1.1", "call set_focus", "sample 0", "sample 0",
    "step 0.1", "call button_perform", "call button_set_frame", "call set_focus", "call button_destroy" })
  stage:close()
end)

test("buttons of rows take a menu and an update function, with their row and later", function()
  local stage <close> = sidle.stage { width = 300, height = 400 }
  local list = stage:list { frame = { width = 300, height = 400 } }
  local calls = {}
  local function update(self) calls[#calls + 1] = self.id end
  local row = list:row { preset = "slide_buttons", height = 40, trailing = {
    { id = "more", title = "More", shows_menu = true, update = update,
      menu = { id = "root", { id = "move", title = "Move" } } },
  } }
  local kept = stage:menu { id = "kept", { title = "Pin" } }
  local added = row:button { edge = "trailing", id = "added", menu = kept, update = update }
  check.equal(added.menu, kept)
  check.equal(row.trailing[1].menu, stage:find("menu", "root"))
  row:open("trailing", { animated = false })
  stage:step(0)
  check.list(calls, { "more", "added" })
  local heard = {}
  stage:find("menu", "move"):on("item_triggered", function(event) heard[#heard + 1] = event.item.id end)
  row.trailing[1]:open_menu()
  check.equal(stage.open_menu.button, row.trailing[1])
  stage:find("menu", "move"):perform()
  stage:step(0)
  check.list(heard, { "move" })
  check.list(calls, { "more", "added", "more" })
  added.selected = true
  stage:step(0)
  check.list(calls, { "more", "added", "more", "added" })
  row:remove()
  stage:step(1)
  check.equal(kept.removed, true)
  check.equal(next(stage._handlers), nil)
  check.equal(next(stage._data), nil)
end)

test("a row whose button is refused its menu is not there, nor is anything that was kept for it", function()
  local stage <close> = sidle.stage {}
  local list = stage:list {}
  for _, spec in ipairs { { { id = "a", data = 1, update = print, menu = { id = "m" } }, { menu = 3 } },
    { { id = "a", update = print, menu = { id = "m", { titel = "x" } } } } } do
    check.raises(nil, list.row, list, { trailing = spec })
    check.equal(list.count, 0)
    check.equal(stage:find("button", "a"), nil)
    check.equal(stage:find("menu", "m"), nil)
    stage:step(0)
    check.equal(next(stage._handlers), nil)
    check.equal(next(stage._data), nil)
  end
  check.raises("option 'trailing[1].update' in list:row must be a function (got 3)", function()
    list:row { trailing = { { update = 3 } } }
  end)
end)

test("a button that its handler removed hears of nothing but the end of its press", function()
  for _, way in ipairs { "remove", "event" } do
    local stage, button = stage_with { changes_selection = true, wants_updates = true }
    stage:step(0)
    button.focused = true
    stage:step(0)
    local heard, all = {}, {}
    stage:on("event", function(event) all[#all + 1] = event.name end)
    local function remove(event)
      heard[#heard + 1] = event.name
      if event.name == "up_inside" then button:remove() end
    end
    button:on(way == "event" and "event" or "up_inside", remove)
    for _, name in ipairs { "event", "up_inside", "changed", "needs_update", "unfocused" } do
      button:on(name, function(event) heard[#heard + 1] = "later " .. event.name end)
    end
    stage:down { x = 50, y = 20, at = 0.1 }
    stage:up { x = 50, y = 20, at = 0.2 }
    stage:down { x = 50, y = 20, at = 0.3 }
    stage:step_to(0.4)
    stage:step(1)
    check.list(all, { "down", "up_inside", "button_triggered", "changed", "down", "down_repeat",
      "needs_update", "cancelled", "unfocused" })
    check.list(heard, way == "remove" and
      { "later down", "up_inside", "later cancelled", "later unfocused", "later unfocused" } or
      { "down", "later down", "later up_inside", "up_inside", "cancelled", "later cancelled",
        "later unfocused", "unfocused", "later unfocused" }) -- those by name come first
    check.equal(stage._handlers[button._id], nil)
    check.equal(next(stage._dead), nil)
    stage:close()
  end
end)

test("of a button that was removed in a row the row, the list and the stage go on hearing", function()
  local stage <close> = sidle.stage { width = 300, height = 400 }
  local list = stage:list { frame = { width = 300, height = 400 } }
  local row = list:row { preset = "slide_buttons", height = 40, trailing = {
    { id = "x", reports = "tracking", menu = { id = "m", single_selection = true, { id = "i" } } } } }
  local button, heard = row.trailing[1], {}
  local function hear(who, object, name)
    object:on(name, function() heard[#heard + 1] = who .. " " .. name end)
  end
  for _, name in ipairs { "item_changed", "item_triggered" } do
    hear("item", stage:find("menu", "i"), name)
    hear("button", button, name)
    hear("row", row, name)
    hear("list", list, name)
    hear("stage", stage, name)
  end
  stage:on("menu_action", function() button:remove() end)
  row:open("trailing", { animated = false })
  button:open_menu()
  stage:find("menu", "i"):perform()
  stage:step(0)
  check.list(heard, { "row item_changed", "list item_changed", "stage item_changed", "row item_triggered",
    "list item_triggered", "stage item_triggered" })
  stage:step(1)
  check.equal(next(stage._dead), nil)
end)

test("an element that was removed by its handler hears nothing more of its choice", function()
  local stage, button = stage_with { menu = { id = "m", single_selection = true, { id = "i" } } }
  local item, heard = stage:find("menu", "i"), {}
  item:on("event", function(event)
    heard[#heard + 1] = "item " .. event.name
    item:remove()
  end)
  item:on("event", function() heard[#heard + 1] = "never" end)
  button.menu:on("event", function(event) heard[#heard + 1] = "menu " .. event.name end)
  item:perform()
  stage:step(0)
  check.list(heard, { "item item_changed", "menu item_changed", "menu item_triggered",
    "menu selection_changed" })
  stage:close()
end)
