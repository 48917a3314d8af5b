-- A stage larger than what clips: buttons alone, a layer that leaves its first place, and texts that
-- are no words: blanks, marks of a markup, nothing but one letter.
local sidle = require "sidle"

local stage = sidle.stage { width = 600, height = 500 }
local layer = stage:layer {
  title = "Head", background = 0xFF0000FF, frame = { width = 100, height = 40 },
}
stage:button {
  title = "  two  spaces  ", frame = { x = 400, y = 440, width = 150, height = 44 },
  configuration = { style = "filled" },
}
stage:button {
  title = "<&\">\t'", frame = { x = 20, y = 440, width = 150, height = 44 }, configuration = { style = "tinted" },
}
for n = 1, 20 do
  stage:step(1 / 60)
  layer.frame = { x = n * 25, y = n * 20, width = 100, height = 40 }
end
stage:step(0.1)
