--- Themes as tables: what they may have, and how their colours and recipes are read.
local core = require "sidle.core"
local colors = require "sidle.colors"
local options = require "sidle.options"
local text = require "sidle.text"
core.own()

local theme = {}

-- The header's order: SIDLE_PALETTE_, then the indices of the recipes.
local entries = { "clear", "tint", "white", "black", "label", "secondary_label",
  "tertiary_label", "quaternary_label", "fill", "secondary_fill", "tertiary_fill",
  "quaternary_fill", "highlighted_fill", "background", "separator", "destructive", "focus_ring",
  "on_tint", "container", "on_container", "surface", "on_surface", "outline", "accent" }
local roles = { "background", "foreground", "stroke" }
local styles = { "plain", "gray", "tinted", "filled" }
local states = { "normal", "highlighted", "selected", "selected_highlighted", "disabled" }
local sizes = { "mini", "small", "medium", "large" }
local bases = { none = 0, base_background = 1, base_foreground = 2 }

local function places(names)
  local by_name = {}
  for index, name in ipairs(names) do by_name[name] = index - 1 end
  return by_name
end
local entry_places, role_places = places(entries), places(roles)
local style_places, state_places, size_places = places(styles), places(states), places(sizes)

local function refuse(where, path, need, value)
  core.raise("option '" .. path .. "' in " .. where .. " must be " .. need
    .. " (got " .. text.show(value) .. ")")
end

-- Each key of a table with its place among the names there are, in their order.
local function each(value, known, names, path, where, visit)
  if type(value) ~= "table" then refuse(where, path, "a table", value) end
  for key in pairs(value) do
    if not known[key] then
      core.raise("unknown option '" .. path .. "." .. tostring(key) .. "' in " .. where
        .. text.hint(key, names))
    end
  end
  for _, name in ipairs(names) do
    if value[name] ~= nil then visit(known[name], value[name], path .. "." .. name) end
  end
end

-- One value for light and dark, or { light, dark }.
local function both(value, path, where, read)
  if type(value) == "table" then
    if #value ~= 2 then refuse(where, path, "{ light, dark }", value) end
    return read(value[1], path .. "[1]", where), read(value[2], path .. "[2]", where)
  end
  local result = read(value, path, where)
  return result, result
end

--- A recipe as text: a base or none, an entry, then percent of alpha and over_white, such as
-- "base_background tint 75 over_white".
local function recipe(value, path, where)
  local need = "a recipe such as \"base_background tint 75 over_white\""
  if type(value) ~= "string" then refuse(where, path, need, value) end
  local base, entry, alpha, over = 0, nil, 100, 0
  for word in value:gmatch("[^ ]+") do
    if bases[word] and not entry then
      base = bases[word]
    elseif entry_places[word] and not entry then
      entry = entry_places[word]
    elseif word:match("^%d+$") and tonumber(word) <= 100 and entry then
      alpha = tonumber(word)
    elseif word == "over_white" and entry then
      over = 1
    else
      refuse(where, path, need, value)
    end
  end
  if not entry then refuse(where, path, need, value) end
  return ((base * 256 + entry) * 256 + alpha) * 256 + over
end

--- { tint = "red", label = { "black", "white" } }
function options.palette(value, path, where)
  local words = {}
  each(value, entry_places, entries, path, where, function(place, given, at)
    words[place * 2], words[place * 2 + 1] = both(given, at, where, options.color)
  end)
  return words
end

--- { filled = { highlighted = { background = "base_background tint 75" } } }
function options.recipes(value, path, where)
  local words = {}
  each(value, style_places, styles, path, where, function(style, by_state, in_style)
    each(by_state, state_places, states, in_style, where, function(state, by_role, in_state)
      each(by_role, role_places, roles, in_state, where, function(role, given, at)
        local place = ((role * 4 + style) * 5 + state) * 2
        words[place], words[place + 1] = both(given, at, where, recipe)
      end)
    end)
  end)
  return words
end

--- { small = { minimum_height = 32 } }
function options.size_metrics(value, path, where)
  local metrics = {}
  each(value, size_places, sizes, path, where, function(size, given, at)
    metrics[size + 1] = options.table(given, at, where, { schema = theme.size_schema })
  end)
  return metrics
end

--- { "plain", "tinted" }, as bits.
function options.style_list(value, path, where)
  if type(value) ~= "table" then refuse(where, path, "a list of styles", value) end
  local bits, seen = 0, {}
  for i = 1, #value do
    local place = style_places[value[i]]
    if not place then refuse(where, path .. "[" .. i .. "]", text.choices(styles), value[i]) end
    if not seen[place] then bits = bits + 2 ^ place end
    seen[place] = true
  end
  return bits
end

theme.size_schema = options.schema(core.fields.size_metrics)
local presets = { system = 1, material = 2 }
theme.schema = options.schema(core.fields.theme, {
  { name = "preset", key = "preset", kind = "choice", choices = presets,
    words = { "system", "material" } },
  { name = "palette", key = "palette", kind = "palette" },
  { name = "recipes", key = "recipes", kind = "recipes" },
  { name = "sizes", key = "sizes", kind = "size_metrics" },
  { name = "menu", key = "menu", kind = "table",
    schema = options.schema(core.fields.menu_metrics) },
})
theme.schema.fields.selection_styles.kind = "style_list"

--- Gives a stage the theme that a table says: what the table has over what the preset has.
function theme.set(stage, given, where)
  local spec = type(given) == "string" and options.read({ preset = given }, theme.schema, where)
    or options.read(given, theme.schema, where)
  local numbers = {}
  for _, field in ipairs(core.fields.theme) do numbers[field.name] = spec[field.name] end
  core.set_theme(stage._core, spec.preset or presets.system, spec.sizes or {}, spec.menu or {},
    numbers, spec.palette or {}, spec.recipes or {})
end

--- A colour for a property that is set.
function theme.color(value, name, kind)
  local number = colors.number(value)
  if not number then options.refuse_property(name, kind, "a colour", value) end
  return number
end

return theme
