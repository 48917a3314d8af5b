-- What is shown, hidden and shown again elsewhere: a button, the buttons of a row that has scrolled,
-- a menu whose button has moved, the layers of a row that opens twice.
local sidle = require "sidle"

local stage = sidle.stage { width = 320, height = 400 }
local list = stage:list { frame = { width = 320, height = 120 } }
for n = 1, 12 do
  list:row { id = "r" .. n, title = "Row " .. n, height = 40, trailing = { { title = "Delete", color = "red" } } }
end
local button = stage:button {
  id = "b", title = "Here", frame = { x = 10, y = 130, width = 100, height = 40 },
  configuration = { style = "filled" },
}
local menu = stage:button {
  id = "m", title = "Menu", frame = { x = 10, y = 200, width = 100, height = 40 },
  configuration = { style = "filled" }, menu = { { title = "One" }, { title = "Two" } },
}

local function go(frames)
  for _ = 1, frames do stage:step(1 / 60) end
end

local row = list:row_at(2)
row:open "trailing"
stage:step_to(0.5)
row:close()
go(30)
button.hidden = true
list.scroll_offset = 40
stage:step_to(1.3)
button.frame = { x = 200, y = 150, width = 100, height = 40 }
button.hidden = false
row:open "trailing"
go(30)
menu:open_menu()
stage:step_to(2.2)
stage:close_menu()
go(20)
menu.frame = { x = 180, y = 220, width = 120, height = 44 }
menu:open_menu()
stage:step_to(3)
