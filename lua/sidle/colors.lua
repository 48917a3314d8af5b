--- Colours: 0xRRGGBBAA, "#rrggbb", "#rrggbbaa" or a name of CSS.
local core = require "sidle.core"
core.own()

local by_name = {
  transparent = 0x00000000, black = 0x000000FF, white = 0xFFFFFFFF, gray = 0x808080FF,
  silver = 0xC0C0C0FF, red = 0xFF0000FF, maroon = 0x800000FF, orange = 0xFFA500FF,
  gold = 0xFFD700FF, yellow = 0xFFFF00FF, olive = 0x808000FF, lime = 0x00FF00FF,
  green = 0x008000FF, teal = 0x008080FF, aqua = 0x00FFFFFF, cyan = 0x00FFFFFF,
  blue = 0x0000FFFF, navy = 0x000080FF, indigo = 0x4B0082FF, purple = 0x800080FF,
  fuchsia = 0xFF00FFFF, magenta = 0xFF00FFFF, pink = 0xFFC0CBFF, brown = 0xA52A2AFF,
}

local colors = {}

--- The colour as a number, or nil when the value is none.
function colors.number(value)
  if type(value) == "number" then
    if value >= 0 and value <= 0xFFFFFFFF and value == math.floor(value) then return value end
  elseif type(value) == "string" then
    local digits = value:match("^#(%x+)$")
    if digits and #digits == 6 then return tonumber(digits .. "ff", 16) end
    if digits and #digits == 8 then return tonumber(digits, 16) end
    return by_name[value]
  end
  return nil
end

function colors.names()
  local names = {}
  for name in pairs(by_name) do names[#names + 1] = name end
  table.sort(names)
  return names
end

return colors
