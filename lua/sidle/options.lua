--- Tables of options: read by a schema, refused with the path of the field.
--
-- A schema is { fields = { name -> field }, names = { sorted }, elsewhere = { name -> path } };
-- a field is { name = , key = , kind = , ... }. The fields themselves come from sidle.core, so
-- that a number added to the header is an option here without a line of its own.
local core = require "sidle.core"
local colors = require "sidle.colors"
local text = require "sidle.text"
core.own()

local options = {}

local function refuse(where, path, need, value)
  core.raise("option '" .. path .. "' in " .. where .. " must be " .. need
    .. " (got " .. text.show(value) .. ")")
end

--- The same for a property that is set.
function options.refuse_property(name, kind, need, value)
  core.raise("property '" .. name .. "' of " .. kind .. " must be " .. need
    .. " (got " .. text.show(value) .. ")")
end

local function is_finite(value)
  return type(value) == "number" and value == value and value ~= math.huge and value ~= -math.huge
end

--- A finite number for a property that is set.
function options.property_number(name, kind, value)
  if not is_finite(value) then options.refuse_property(name, kind, "a finite number", value) end
  return value
end

--- A finite number.
function options.number(value, path, where)
  if not is_finite(value) then refuse(where, path, "a finite number", value) end
  return value
end

local INT32 = 2147483647

--- A finite number or math.huge.
function options.endless(value, path, where)
  if not is_finite(value) and value ~= math.huge then refuse(where, path, "a number", value) end
  return value
end

--- A whole number, given as 3 or 3.0, that fits 32 bits.
function options.count(value, path, where)
  if not is_finite(value) or value ~= math.floor(value) then
    refuse(where, path, "an integer", value)
  end
  if value < -INT32 - 1 or value > INT32 then
    refuse(where, path, "an integer from -2147483648 to 2147483647", value)
  end
  return value
end

--- A whole number of 64 bits.
function options.word(value, path, where)
  if not is_finite(value) or value ~= math.floor(value)
    or value >= 9223372036854775808.0 or value < -9223372036854775808.0 then
    refuse(where, path, "an integer", value)
  end
  return value
end

--- A string.
function options.text(value, path, where)
  if type(value) ~= "string" then refuse(where, path, "a string", value) end
  return value
end

--- A string that names an object.
function options.id(value, path, where)
  if type(value) ~= "string" or value == "" or #value > 255 then
    refuse(where, path, "a string of 1 to 255 bytes", value)
  end
  return value
end

--- A place in a list, from 1.
function options.index(value, path, where)
  options.count(value, path, where)
  if value < 1 then refuse(where, path, "an integer from 1", value) end
  return value - 1
end

--- A group of rows: a number, or a name that stands for one.
function options.row_group(value, path, where)
  if type(value) == "string" and value ~= "" then return value end
  if type(value) ~= "number" then refuse(where, path, "an integer or a name", value) end
  options.count(value, path, where)
  if value < 0 then refuse(where, path, "an integer from 0 or a name", value) end
  return value
end

function options.boolean(value, path, where)
  if type(value) ~= "boolean" then refuse(where, path, "true or false", value) end
  return value
end

function options.color(value, path, where)
  local number = colors.number(value)
  if not number then
    local hint = type(value) == "string" and text.nearest(value, colors.names())
    refuse(where, path, "a colour: 0xRRGGBBAA, \"#rrggbb\", \"#rrggbbaa\" or a name"
      .. (hint and " such as " .. text.quote(hint) or ""), value)
  end
  return number
end

--- A word of a list; the number it stands for.
function options.choice(value, path, where, field)
  local number = type(value) == "string" and field.choices[value]
  if not number then refuse(where, path, text.choices(field.words), value) end
  return number
end

local curves = {}
for _, name in ipairs(core.names.curve) do curves[name] = true end

--- The name of a timing curve, or one as CSS writes it, which the engine reads.
function options.curve_name(value, path, where)
  if not curves[value] and not (type(value) == "string" and value:find("(", 1, true)) then
    refuse(where, path, "the name of a curve, steps(...) or cubic-bezier(...)"
      .. text.hint(value, core.names.curve), value)
  end
  return value
end

local springs = {}
for _, name in ipairs(core.names.spring) do springs[name] = true end

--- The name of a published spring.
function options.spring_name(value, path, where)
  if not springs[value] then
    refuse(where, path, "the name of a spring" .. text.hint(value, core.names.spring), value)
  end
  return value
end

--- A list of timing curves, or one; one text, as the header has it.
function options.curve_names(value, path, where)
  if type(value) == "string" then return options.curve_name(value, path, where) end
  if type(value) ~= "table" then refuse(where, path, "a list of names of curves", value) end
  local names = {}
  for i = 1, #value do names[i] = options.curve_name(value[i], path .. "[" .. i .. "]", where) end
  return table.concat(names, " ")
end

--- A list of finite numbers.
function options.numbers(value, path, where)
  if type(value) ~= "table" then refuse(where, path, "a list of numbers", value) end
  local numbers = {}
  for i = 1, #value do numbers[i] = options.number(value[i], path .. "[" .. i .. "]", where) end
  return numbers
end

local rect_names = { "height", "width", "x", "y" }
local rect_keys = { x = true, y = true, width = true, height = true }

--- { x = 0, y = 0, width = , height = }
function options.rect(value, path, where)
  if type(value) ~= "table" then
    refuse(where, path, "a table with x, y, width and height", value)
  end
  for key in pairs(value) do
    if not rect_keys[key] then
      core.raise("unknown option '" .. path .. "." .. tostring(key) .. "' in " .. where
        .. text.hint(key, rect_names))
    end
  end
  local rect = { x = value.x, y = value.y, width = value.width, height = value.height }
  if rect.x == nil then rect.x = 0 end
  if rect.y == nil then rect.y = 0 end
  for _, key in ipairs(rect_names) do options.number(rect[key], path .. "." .. key, where) end
  return rect
end

--- { x1, y1, x2, y2 }
function options.curve(value, path, where)
  if type(value) ~= "table" or #value ~= 4 then
    refuse(where, path, "{ x1, y1, x2, y2 }", value)
  end
  local curve = {}
  for i = 1, 4 do curve[i] = options.number(value[i], path .. "[" .. i .. "]", where) end
  return curve
end

options["function"] = function(value, path, where)
  if type(value) ~= "function" then refuse(where, path, "a function", value) end
  return value
end

--- A file to write, or true to keep the text.
function options.log(value, path, where)
  if value ~= true and (type(value) ~= "string" or value == "") then
    refuse(where, path, "a file name or true", value)
  end
  return value
end

--- Any value at all; it stays in Lua.
function options.any(value) return value end

local function unknown(key, schema, prefix, where)
  if type(key) ~= "string" then
    core.raise("unknown option '" .. prefix .. "[" .. tostring(key) .. "]' in " .. where)
  end
  local place = schema.elsewhere and schema.elsewhere[key]
  core.raise("unknown option '" .. prefix .. key .. "' in " .. where
    .. (place and " (did you mean '" .. place .. "'?)" or text.hint(key, schema.names)))
end

-- The first unknown key in a fixed order, so that a message is the same on each run.
local function refuse_unknown(value, schema, prefix, where)
  local first
  for key in pairs(value) do
    if not schema.fields[key] and (first == nil or tostring(key) < tostring(first)) then
      first = key
    end
  end
  if first ~= nil then unknown(first, schema, prefix, where) end
end

-- Whether it is a stage or an object on one, which are tables, too.
local function is_object(value)
  local meta = getmetatable(value)
  local kind = type(meta) == "table" and rawget(meta, "kind")
  return type(kind) == "string" and rawget(meta, "__name") == "sidle." .. kind
end

-- A table of options for what is to be made, nothing that was made.
local function check_table(value, path, where)
  if type(value) ~= "table" then refuse(where, path, "a table", value) end
  if is_object(value) then refuse(where, path, "a table of options to make one from", value) end
end

local LONGEST_PATH = 500 -- bytes; a table that contains itself never ends

local read

--- A table of its own schema; its fields join those around it.
function options.group(value, path, where, field, out)
  check_table(value, path, where)
  read(value, field.schema, path .. ".", where, out)
end

--- A table of a schema, which stays one of its own.
function options.table(value, path, where, field)
  check_table(value, path, where)
  return read(value, field.schema, path .. ".", where, {})
end

--- A list of tables of a schema.
function options.array(value, path, where, field)
  if type(value) ~= "table" or is_object(value) then refuse(where, path, "a list of tables", value) end
  if #path > LONGEST_PATH then
    core.raise("option '" .. path:sub(1, 40) .. "...' in " .. where .. " nests too deep")
  end
  local array, count = {}, #value
  for key in pairs(value) do
    if type(key) ~= "number" or key < 1 or key > count or key ~= math.floor(key) then
      core.raise("option '" .. path .. "' in " .. where .. " must be a list of tables (it has the key "
        .. text.show(key) .. ")")
    end
  end
  for i = 1, count do
    local place = path .. "[" .. i .. "]"
    check_table(value[i], place, where)
    array[i] = read(value[i], field.schema, place .. ".", where, {})
  end
  return array
end

function read(value, schema, prefix, where, out)
  refuse_unknown(value, schema, prefix, where)
  for _, name in ipairs(schema.names) do
    local field, given = schema.fields[name], value[name]
    if given ~= nil then
      if field.key and out[field.key] ~= nil then
        core.raise("options '" .. prefix .. name .. "' and '" .. prefix .. field.twin .. "' in "
          .. where .. " are the same; give one")
      end
      local result = options[field.kind](given, prefix .. name, where, field, out)
      if field.key then out[field.key] = result end
    elseif field.required then
      core.raise("option '" .. prefix .. name .. "' in " .. where .. " is missing")
    end
  end
  return out
end

--- Reads the table; the result has the header's names and the header's numbers.
function options.read(value, schema, where)
  if type(value) ~= "table" or is_object(value) then
    core.raise(where .. " takes a table of options (got " .. text.show(value) .. ")")
  end
  return read(value, schema, "", where, {})
end

--- A schema from fields of sidle.core, those that `wanted` accepts, and more fields.
function options.schema(core_fields, more, wanted)
  local schema = { fields = {}, names = {} }
  local function add(field)
    schema.fields[field.name] = field
    schema.names[#schema.names + 1] = field.name
  end
  for _, f in ipairs(core_fields) do
    if not wanted or wanted(f) then
      local field = { name = f.name, key = f.name, kind = f.kind, choices = f.choices }
      if f.choices then
        field.words = {}
        for word in pairs(f.choices) do field.words[#field.words + 1] = word end
        table.sort(field.words, function(a, b) return f.choices[a] < f.choices[b] end)
      end
      if f.name == "name" then field.name, field.kind = "id", "id" end
      if f.name == "curve" then field.kind = "curve_name" end
      if f.name == "curves" then field.kind = "curve_names" end
      if f.name == "spring" or f.name == "preset" then field.kind = "spring_name" end
      if f.name == "repeat_count" then field.kind = "endless" end
      if f.name == "index" then field.kind = "index" end
      if f.name == "group" then field.kind = "row_group" end
      add(field)
    end
  end
  for _, field in ipairs(more or {}) do add(field) end
  table.sort(schema.names)
  return schema
end

return options
