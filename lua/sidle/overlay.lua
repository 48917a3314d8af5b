-- What a debug overlay shows: words in Lua, bits in the core.
local core = require "sidle.core"
local options = require "sidle.options"
local text = require "sidle.text"
core.own()

local overlay = {}

local words = core.names.overlay
local bits = {}
for place, word in ipairs(words) do bits[word] = 2 ^ (place - 1) end

--- The words of a set of bits, in order.
function overlay.words(flags)
  local shown = {}
  for place, word in ipairs(words) do
    if math.floor(flags / 2 ^ (place - 1)) % 2 == 1 then shown[#shown + 1] = word end
  end
  return shown
end

--- The bits of an array of words; of true, all of them, and of false none.
function overlay.flags(value)
  if type(value) == "boolean" then return value and 2 ^ #words - 1 or 0 end
  if type(value) ~= "table" then
    options.refuse_property("debug_overlay", "stage", "an array of words, true or false", value)
  end
  local flags, seen = 0, {}
  for place, word in ipairs(value) do
    if not bits[word] then
      core.raise("property 'debug_overlay[" .. place .. "]' of stage: there is no " .. text.show(word)
        .. text.hint(word, words))
    end
    if not seen[word] then flags = flags + bits[word] end
    seen[word] = true
  end
  return flags
end

return overlay
