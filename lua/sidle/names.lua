--- The words that options take and that events carry, as arrays in the order of the header.
local core = require "sidle.core"
local colors = require "sidle.colors"
core.own()

local names = {}

-- sidle.core has them by number, some from 0 on.
for key, words in pairs(core.names) do
  local array = {}
  for number = 0, 1000 do
    if words[number] then
      array[#array + 1] = words[number]
    elseif number > 0 then
      break
    end
  end
  names[key] = array
end

-- The choices of options, by the option's name.
local owners = {}
for owner in pairs(core.fields) do owners[#owners + 1] = owner end
-- Rows first: where two owners differ, theirs have the plain name.
table.sort(owners, function(a, b)
  if (a == "row") ~= (b == "row") then return a == "row" end
  return a < b
end)

local function are_same(left, right)
  return left and table.concat(left, " ") == table.concat(right, " ")
end

for _, owner in ipairs(owners) do
  for _, field in ipairs(core.fields[owner]) do
    if field.choices then
      local words = {}
      for word in pairs(field.choices) do words[#words + 1] = word end
      table.sort(words, function(a, b) return field.choices[a] < field.choices[b] end)
      -- An animation's kind is not an object's, but one fill is like the other.
      local key = names[field.name] and owner .. "_" .. field.name or field.name
      if not are_same(names[field.name], words) then names[key] = words end
    end
  end
end

names.color = colors.names()

return names
