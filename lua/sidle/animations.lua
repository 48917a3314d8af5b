--- Making animations with their members.
local core = require "sidle.core"
local object = require "sidle.object"
local options = require "sidle.options"
local schemas = require "sidle.schemas"
core.own()

local animations = {}

-- By the codes of the header.
local is_group = {}
for _, field in ipairs(core.fields.animation) do
  if field.name == "kind" then
    is_group[field.choices.sequence], is_group[field.choices.parallel] = true, true
  end
end

-- Makes one from a spec that was read, and its members. Its data and theirs are given at the end.
-- `path` leads to its fields, for what the engine finds wrong with them.
local function make(stage, spec, parent, made, path)
  made.path = path
  if spec.members and spec.members[1] and not is_group[spec.kind] then
    core.raise("option '" .. path .. "members' in stage:animation is for a sequence or a parallel")
  end
  local id = core.animation_create(stage._core, parent and parent._id, spec)
  local animation = object.new("animation", stage, id, spec.name, parent)
  made[#made + 1] = { animation, spec.data }
  object.changed(stage)
  stage._members[id] = {}
  if parent then table.insert(stage._members[parent._id], id) end
  for i, member in ipairs(spec.members or {}) do
    make(stage, member, animation, made, path .. "members[" .. i .. "].")
  end
  return animation
end

-- What the engine says of a field, with where the field is.
local function located(problem, path)
  return path == "" and problem or (problem:gsub("spec%.", path, 1))
end

local function give_data(made)
  for _, each in ipairs(made) do
    if each[2] ~= nil then each[1].data = each[2] end
  end
end

--- Makes an animation without a parent: all of it, or nothing when a part fails.
function animations.create(stage, given)
  local spec, made = options.read(given, schemas.animation, "stage:animation"), {}
  local ok, result = pcall(make, stage, spec, nil, made, "")
  if not ok then
    if made[1] then
      for _, each in ipairs(made) do stage._members[each[1]._id] = nil end
      core.animation_destroy(stage._core, made[1][1]._id)
      object.changed(stage)
    end
    error(located(result, made.path), 0)
  end
  give_data(made)
  return result
end

--- Adds a member, one value or a whole group that can be made.
function animations.add(parent, given)
  local spec, made = options.read(given, schemas.animation, "animation:add"), {}
  if spec.members then
    core.raise("option 'members' in animation:add is not possible: add the group, then its members")
  end
  local member = make(parent._stage, spec, parent, made, "")
  give_data(made)
  return member
end

--- Notes that an animation and its members will be gone.
function animations.gone(stage, id)
  stage._gone[#stage._gone + 1] = id
  for _, member in ipairs(stage._members[id] or {}) do animations.gone(stage, member) end
end

return animations
