-- Spinners, images and their tokens, while their buttons move, grow, fade and change their order.
local sidle = require "sidle"

local stage = sidle.stage { width = 400, height = 300 }
local busy = stage:button {
  title = "Busy", frame = { x = 10, y = 10, width = 140, height = 80 },
  configuration = { style = "gray", image_width = 60, image_height = 60, image = 3 },
}
local image = stage:button {
  title = "Image", frame = { x = 10, y = 100, width = 140, height = 80 },
  configuration = { style = "filled", image = 123456 },
}
local list = stage:list { frame = { y = 200, width = 400, height = 100 } }
for n = 1, 4 do
  list:row { id = "r" .. n, title = "Row " .. n, height = 40, trailing = { { title = "Delete", color = "red" } } }
end
busy.busy = true
for n = 1, 45 do
  stage:step(1 / 60)
  image.frame = { x = 10 + n * 4, y = 100 - n * 2, width = 140 + n, height = 80 }
  if n % 10 == 0 then busy.frame = { x = 10 + n, y = 10, width = 140, height = 80 + n } end
  if n == 20 then list:row_at(1).index = 3 end
  if n == 30 then image.enabled = false end
end
