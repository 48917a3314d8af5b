---@meta

-- What moves for whatever you like: animations, and layers with their transitions.

--- A value that moves, or a group of such. Only one without a parent is started and controlled.
---@class sidle.Animation
---@field id? string
---@field stage sidle.Stage
---@field state sidle.Playback of the whole it belongs to
---@field value number
---@field velocity number per second of the stage
---@field elapsed number seconds since its beginning, delay included
---@field duration number of the whole, delay and repeats included; math.huge when endless
---@field rate number negative: plays backwards
---@field speed number the rate without its direction; can be set
---@field parent? sidle.Animation
---@field members sidle.Animation[]
---@field user_data integer
---@field removed boolean
---@field data any anything of yours; can be set
local Animation = {}

--- A function that gives a property over and over, in half the time; raises once the animation is gone.
---@param name "state"|"value"|"velocity"|"elapsed"|"duration"|"rate"|"user_data"
---@return fun(): any
---@nodiscard
function Animation:reader(name) end

--- From the beginning; what was under way ends as interrupted first.
---@return sidle.Animation
function Animation:start() end

--- Holds it.
---@return sidle.Animation
function Animation:pause() end

--- Goes on when it was paused.
---@return sidle.Animation
function Animation:resume() end

--- Ends it where it is, as interrupted.
---@return sidle.Animation
function Animation:stop() end

--- Jumps to the end, as finished.
---@return sidle.Animation
function Animation:finish() end

--- Plays the other way from here on.
---@return sidle.Animation
function Animation:reverse() end

--- Goes to a time since the beginning.
---@param seconds number
---@return sidle.Animation
function Animation:seek(seconds) end

--- Sends a single value to another target, from where it is.
---@param to number
---@return sidle.Animation
function Animation:retarget(to) end

--- Adds a member to a group that has not begun.
---@param options sidle.AnimationOptions
---@return sidle.Animation
function Animation:add(options) end

--- Calls a function after each step in which it ended.
---@param name "ended"|"event"
---@param handler fun(event: sidle.Event)
---@return sidle.Subscription
function Animation:on(name, handler) end

--- Removes it with its members; one under way ends as interrupted.
function Animation:remove() end

---@class sidle.Layer
---@field id? string
---@field stage sidle.Stage
---@field frame sidle.Rect can be set
---@field title string of the content
---@field content_token integer
---@field transition? sidle.Animation that is under way, or whose end is held
---@field progress number of the transition; 1 without
---@field incoming sidle.LayerSide the content, new or only
---@field outgoing? sidle.LayerSide the old one while there is a transition
---@field user_data integer
---@field removed boolean
---@field data any anything of yours; can be set
local Layer = {}

--- Puts another content in the place of the present one, at once or by a transition.
---@param options sidle.ReplaceOptions
---@return sidle.Animation? transition
function Layer:replace(options) end

--- The same by a push from the left in one second, unless `duration` says otherwise.
---@param options sidle.SlideInOptions
---@return sidle.Animation transition
function Layer:slide_in(options) end

--- Calls a function after each step in which a transition began or ended.
---@param name "transition_began"|"transition_ended"|"event"
---@param handler fun(event: sidle.Event)
---@return sidle.Subscription
function Layer:on(name, handler) end

--- Removes it; a transition that is under way ends as interrupted.
function Layer:remove() end
