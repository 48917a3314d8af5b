-- Changes between steps, before and after stretches in which nothing moves, and long steps.
local sidle = require "sidle"

local stage = sidle.stage { width = 320, height = 200 }
local ground = stage:layer { background = 0xEEEEEEFF, frame = { y = 100, width = 320, height = 100 } }
local layer = stage:layer { title = "Here", background = 0xDDDDDDFF, frame = { width = 100, height = 40 } }
local button = stage:button {
  id = "b", title = "Font", frame = { x = 10, y = 110, width = 300, height = 80 },
  configuration = { style = "plain", font_size = 12 },
}
local row = stage:row {
  id = "r", title = "Row", frame = { y = 50, width = 320, height = 40 },
  trailing = { { title = "Delete", color = "red" } },
}

for _ = 1, 40 do stage:step(1 / 60) end
layer.frame = { x = 200, y = 5, width = 100, height = 30 }
stage:step(0)
for _ = 1, 40 do stage:step(1 / 60) end
button:configure { font_size = 48 }
stage:step_to(2)
button.hidden = true
stage:step_to(2.5)
layer.frame = { x = 100, y = 5, width = 100, height = 30 }
stage:step(0.7)
button.hidden = false
row:open "trailing"
stage:step(2)
row:close()
ground:replace { title = "Other", transition = { kind = "push", duration = 0.4 } }
stage:step_to(6)
layer.frame = { x = 10, y = 60, width = 80, height = 30 }
