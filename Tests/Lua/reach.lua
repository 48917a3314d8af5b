-- Rows without sight or pointer: elements and actions; targets of a row's content.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function stage_with(more)
  local stage = sidle.stage { width = 320, height = 100 }
  local options = { id = "mail", title = "Mail", frame = { width = 320, height = 40 },
    leading = { { id = "read", title = "Read" } },
    trailing = { { id = "more", title = "More", hidden = true },
      { id = "delete", title = "Delete", enabled = false } },
    swipe = { width_policy = "fixed", width = 80, width_min = 0, settle = "immediate" } }
  for key, value in pairs(more or {}) do options[key] = value end
  return stage, stage:row(options)
end

local function words(list)
  local lines = {}
  for i, one in ipairs(list) do
    local line = { one.role or one.action, one.title or one.target or "-", one.edge or "-" }
    if one.expanded ~= nil then line[#line + 1] = one.expanded and "expanded" or "collapsed" end
    if not one.enabled then line[#line + 1] = "off" end
    lines[i] = table.concat(line, " ")
  end
  return lines
end

test("a row lists what can be told of it and what can be done with it", function()
  local stage, row = stage_with()
  check.list(words(row.elements), { "row Mail - collapsed" })
  check.list(words(row.actions), { "activate - -", "press Read leading", "press Delete trailing off",
    "open_leading - leading", "open_trailing - trailing" })
  row:open "trailing"
  check.list(words(row.elements), { "row Mail trailing expanded", "button Delete trailing off" })
  check.equal(row.elements[2].button, stage:find("button", "delete"))
  check.equal(row.elements[2].frame.x, 240.0)
  check.equal(row.actions[2].button, stage:find("button", "read"))
  stage:close()
end)

test("actions are performed as they were listed, or by name", function()
  local stage, row = stage_with()
  row:perform(row.actions[1])
  row:perform "open_leading"
  row:perform("press", stage:find("button", "read"))
  check.list(scene.lines(stage:step(0)), {
    "0.000000000 row mail tapped reason=accessibility x=0.000 y=0.000",
    "0.000000000 row mail will_open edge=leading reason=accessibility offset=0.000 velocity=0.000",
    "0.000000000 row mail opened edge=leading reason=accessibility offset=80.000 velocity=0.000",
    "0.000000000 button read button_triggered row=mail edge=leading reason=accessibility x=0.000 y=0.000",
    "0.000000000 row mail will_close edge=leading reason=action offset=80.000 velocity=0.000",
    "0.000000000 row mail closed edge=leading reason=action offset=0.000 velocity=0.000",
  })
  check.raises(nil, row.perform, row, "close")
  check.raises(nil, row.perform, row, "press", stage:find("button", "delete"))
  check.raises("row:perform: press takes a button (got nil)", row.perform, row, "press")
  check.raises(nil, row.perform, row, "jump")
  check.raises("option 'target' in row:perform must be an integer (got nil)", row.perform, row, "target")
  stage:close()
end)

test("targets, by option and by call: hits, taps, elements, actions and the text of events", function()
  local stage, row = stage_with { targets = { { number = 7, x = 280, y = 0, width = 40, height = 40 } } }
  check.equal(stage:hit(300, 20).target, 7)
  check.equal(stage:hit(200, 20).target, nil)
  scene.tap(stage, 300, 20, 0.1)
  local events = {}
  for event in stage:step_to(0.2) do events[#events + 1] = event end
  check.equal(#events, 1)
  check.equal(events[1].target, 7)
  check.equal(events[1].count, 1)
  local line = tostring(events[1])
  assert(line:find(" row mail tapped reason=tap target=7 x=300.000 y=20.000", 1, true), line)
  check.list(words(row.elements), { "row Mail - collapsed", "target 7 -" })
  row:perform("target", 7)
  check.list(scene.lines(stage:step(0)), {
    "0.200000000 row mail tapped reason=accessibility target=7 x=0.000 y=0.000",
  })
  row:set_targets {}
  check.equal(stage:hit(300, 20).target, nil)
  check.raises(nil, row.perform, row, "target", 7)
  check.raises("option 'targets[1].number' in row:set_targets is missing", row.set_targets, row,
    { { x = 0, y = 0, width = 1, height = 1 } })
  check.raises("option 'targets[1].width' in row:set_targets must be a finite number (got \"a\")",
    row.set_targets, row, { { number = 1, x = 0, y = 0, width = "a", height = 1 } })
  check.raises("sidle_row_set_targets: targets.number is 0; it must be 1 to 2147483647",
    row.set_targets, row, { { number = 0, x = 0, y = 0, width = 1, height = 1 } })
  stage:close()
  -- The text of an event outlives its stage.
  check.equal(tostring(events[1]), line)
end)
