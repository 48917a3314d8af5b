-- Scenes that the tests share.
local sidle = require "sidle"
local scene = {}

-- A stage of 300 x 400 with a list of rows r1, r2, ... of the preset slide_buttons.
function scene.rows(count, options)
  options = options or {}
  options.width, options.height = 300, 400
  local stage = sidle.stage(options)
  local list = stage:list {
    id = "list", frame = { width = 300, height = 400 }, policy = "many", tap_outside = "ignored",
  }
  for n = 1, count or 3 do scene.row(list, "r" .. n) end
  return stage, list
end

function scene.row(list, id)
  return list:row {
    preset = "slide_buttons", id = id, title = id, height = 40,
    trailing = { { id = id .. ".skip", title = "Skip" }, { id = id .. ".done", title = "Done" } },
  }
end

-- A tap at a place and time.
function scene.tap(stage, x, y, at, pointer)
  stage:down { pointer = pointer, x = x, y = y, at = at }
  stage:up { pointer = pointer, x = x, y = y, at = at + 0.05 }
end

-- The events of an iterator as lines.
function scene.lines(iterator)
  local lines = {}
  for event in iterator do lines[#lines + 1] = tostring(event) end
  return lines
end

-- The names of the events of an iterator, with the row's id.
function scene.names(iterator)
  local names = {}
  for event in iterator do names[#names + 1] = event.row.id .. " " .. event.name end
  return names
end

return scene
