--- Values as words in messages: quoting, the nearest name, lists of choices.
local core = require "sidle.core"
core.own()

local text = {}

local escapes = { ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t", ['"'] = '\\"', ["\\"] = "\\\\" }

local function escape(byte, after)
  local short = escapes[byte]
  if not short then
    local number = string.byte(byte)
    short = after:find("^%d") and string.format("\\%03d", number) or "\\" .. number
  end
  return short
end

--- A string between quotes as Lua would read it; bytes from 128 on are kept.
function text.quote(value)
  local out, from = {}, 1
  while true do
    local at = value:find('[%c"\\]', from)
    if not at then break end
    out[#out + 1] = value:sub(from, at - 1)
    out[#out + 1] = escape(value:sub(at, at), value:sub(at + 1, at + 1))
    from = at + 1
  end
  out[#out + 1] = value:sub(from)
  return '"' .. table.concat(out) .. '"'
end

local LONGEST = 60 -- bytes of a string shown in a message

--- A value for the end of a message: (got ...).
function text.show(value)
  local kind = type(value)
  if kind == "string" then
    if #value > LONGEST then value = value:sub(1, LONGEST) .. "..." end
    return text.quote(value)
  elseif kind == "number" then
    if value ~= value then return "nan" end
    return tostring(value)
  elseif kind == "nil" or kind == "boolean" then
    return tostring(value)
  end
  local meta = getmetatable(value)
  local name = type(meta) == "table" and rawget(meta, "__name")
  return "a " .. (type(name) == "string" and name or kind)
end

--- The Unicode scalar of a string that holds one in UTF-8; nil for any other.
function text.scalar(value)
  local first = value:byte(1)
  if not first then return nil end
  local length = first < 0x80 and 1 or first >= 0xF0 and 4 or first >= 0xE0 and 3 or 2
  if #value ~= length or first >= 0x80 and first < 0xC2 then return nil end
  if length == 1 then return first end
  local scalar = first % 2 ^ (7 - length)
  for i = 2, length do
    local byte = value:byte(i)
    if byte < 0x80 or byte > 0xBF then return nil end
    scalar = scalar * 64 + byte % 64
  end
  return math.floor(scalar)
end

--- Three decimals, never "-0.000".
function text.decimal(value)
  local digits = string.format("%.3f", value):gsub(",", ".")
  return digits == "-0.000" and "0.000" or digits
end

--- Seconds as short as they can be said.
function text.seconds(value) return string.format("%.9g", value):gsub(",", ".") .. " s" end

--- "a", "b" or "c".
function text.choices(words)
  local quoted = {}
  for i, word in ipairs(words) do quoted[i] = text.quote(word) end
  local last = table.remove(quoted)
  return #quoted == 0 and last or table.concat(quoted, ", ") .. " or " .. last
end

-- How many letters must be added, taken, changed or swapped.
local function distance(a, b)
  local before, last, row = nil, {}, {}
  for j = 0, #b do last[j] = j end
  for i = 1, #a do
    row[0] = i
    for j = 1, #b do
      local same = a:byte(i) == b:byte(j)
      local best = math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same and 0 or 1))
      if before and j > 1 and a:byte(i) == b:byte(j - 1) and a:byte(i - 1) == b:byte(j) then
        best = math.min(best, before[j - 2] + 1)
      end
      row[j] = best
    end
    before, last, row = last, row, {}
  end
  return last[#b]
end

--- The name nearest to a word, or nil when none is near. names is an array.
function text.nearest(word, names)
  if type(word) ~= "string" or #word > LONGEST then return nil end
  local best, least
  local lowered = word:lower()
  for _, name in ipairs(names) do
    local far = distance(lowered, name)
    local limit = math.max(1, math.floor(#name / 3))
    if far <= limit and far < #name and (not least or far < least or far == least and name < best) then
      best, least = name, far
    end
  end
  return best
end

--- " (did you mean 'x'?)", or nothing.
function text.hint(word, names)
  local name = text.nearest(word, names)
  return name and " (did you mean '" .. name .. "'?)" or ""
end

return text
