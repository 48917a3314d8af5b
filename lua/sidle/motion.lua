--- The laws of motion by themselves: springs, decays, rubber bands, flings and timing curves as pure
-- functions, by the names of the header. No stage is needed.
local core = require "sidle.core"
local options = require "sidle.options"
local schemas = require "sidle.schemas"
local text = require "sidle.text"
core.own()

local motion = {
  decay_rate = core.decay_rate,
  decay_rest = core.decay_rest,
  decay_velocity = core.decay_velocity,
  decay_state_at = core.decay_state_at,
  decay_rest_time = core.decay_rest_time,
  fling_travel = core.fling_travel,
  fling_state_at = core.fling_state_at,
  curve_evaluate = core.curve_evaluate,
}

-- The functions of a spring take the name of a published one or a table of options.
for _, name in ipairs { "spring_describe", "spring_state_at", "spring_rest_time" } do
  local where, compute = "sidle.motion." .. name, core[name]
  motion[name] = function(spring, ...)
    if type(spring) == "string" then spring = { preset = spring } end
    return compute(options.read(spring, schemas.spring, where), ...)
  end
end

-- Those of a rubber band the word of a form.
local overscroll = { elastic = true, power = true, scroll_view = true }
local numbers
for _, field in ipairs(core.fields.row) do
  if field.name == "overscroll" then numbers = field.choices end
end
for _, name in ipairs { "rubber_band_shown", "rubber_band_pull" } do
  local where, compute = "sidle.motion." .. name, core[name]
  motion[name] = function(form, ...)
    if not overscroll[form] then
      core.raise(where .. ": argument 1 must be \"elastic\", \"power\" or \"scroll_view\" (got "
        .. text.show(form) .. ")")
    end
    return compute(numbers[form], ...)
  end
end

return motion
