--- Layers: frames that clip one content, or two while one takes the place of the other.
local core = require "sidle.core"
local handlers = require "sidle.handlers"
local object = require "sidle.object"
local options = require "sidle.options"
local rows = require "sidle.rows"
local schemas = require "sidle.schemas"
core.own()

local methods, get, set = { on = handlers.on }, {}, {}
object.properties(get, set)

-- Puts a content that was read in the place of the present one.
local function replace(self, content, transition, preset)
  local stage = self._stage
  local id = core.layer_replace(self._box, self._id, content, transition, preset)
  if id and content.completion then stage._completions[id] = content.completion end
  object.changed(stage)
  return id and object.new("animation", stage, id, nil, nil) or nil
end

--- Puts another content in the place of the present one: at once, or by a transition, whose
-- animation is returned. `completion` is called once with true when it has finished, with false
-- when it was interrupted, and with the event.
function methods.replace(self, given)
  local spec = options.read(given, schemas.replace, "layer:replace")
  local transition = spec.transition
  if not transition then
    if spec.completion then
      core.raise("option 'completion' in layer:replace needs a 'transition'")
    end
    return replace(self, spec)
  end
  return replace(self, spec, transition, transition.preset)
end

--- The same by the preset slide_in: a push from the left in one second, unless `duration` says
-- otherwise.
function methods.slide_in(self, given)
  local spec = options.read(given, schemas.slide_in, "layer:slide_in")
  return replace(self, spec, { duration = spec.duration }, schemas.transition_presets.slide_in)
end

--- Removes the layer; a transition that is under way ends as interrupted.
function methods.remove(self)
  core.layer_destroy(self._box, self._id)
  rows.gone(self._stage, self._id)
  object.changed(self._stage)
end

local function side(x, y, opacity, visible, token, title)
  if x == nil then return nil end
  return { x = x, y = y, opacity = opacity, visible = visible, content_token = token,
    title = title }
end

--- Where the content is, the new or only one: { x, y, opacity, visible, content_token, title }.
function get.incoming(self) return side(core.layer_incoming(self._box, self._id)) end
--- The same of the old content; nil without a transition.
function get.outgoing(self) return side(core.layer_outgoing(self._box, self._id)) end
function get.title(self) return core.title(self._box, self._id) end
function get.content_token(self) return (select(5, core.layer_incoming(self._box, self._id))) end
function get.user_data(self) return (select(5, core.layer_state(self._box, self._id))) end
function get.transition(self)
  local id = select(6, core.layer_state(self._box, self._id))
  return object.of("animation", self._stage, id)
end
function get.progress(self) return (select(7, core.layer_state(self._box, self._id))) end
function get.frame(self)
  local x, y, width, height = core.layer_state(self._box, self._id)
  return object.rect(x, y, width, height)
end
function set.frame(self, value) object.frame(self, value, core.layer_set_frame) end

local Layer = object.class("layer", methods, get, set)

--- layer "banner" "Sliding Text!"
function Layer.__tostring(self)
  if not object.is_alive(self) then return object.label(self) .. " (removed)" end
  return object.label(self) .. " " .. string.format("%q", get.title(self))
end

return Layer
