---@meta sidle

--- A spring, by the numbers that its form says, or by name.
---@class (exact) sidle.SpringOptions
---@field preset? string one of sidle.names.spring, such as "snappy"; by form
---@field form? "stiffness"|"response"|"duration"|"mass" which of the numbers count; "stiffness"
---@field stiffness? number of mass 1 but by "mass"; 300
---@field damping_ratio? number below 1 it swings, above it creeps; 1
---@field response? number period of the undamped swing, seconds; 0.363
---@field duration? number the same by another name, with bounce; 0.363
---@field bounce? number -0.99 to 0.99, above 0 it swings; 0
---@field mass? number by "mass"; 1
---@field damping? number by "mass"; 34.64

--- A spring in all words.
---@class sidle.Spring
---@field mass number 1 unless described by one
---@field stiffness number
---@field damping number
---@field damping_ratio number
---@field response number seconds
---@field bounce number
---@field frequency number of the undamped swing, radians per second

--- The laws of motion by themselves: functions that need no stage. Lengths may be any unit.
---@class sidle.Motion
local Motion = {}

--- A spring in all words.
---@param spring string|sidle.SpringOptions
---@return sidle.Spring
---@nodiscard
function Motion.spring_describe(spring) end

--- Where it has pulled a value that left `from` at a velocity, so many seconds later.
---@param spring string|sidle.SpringOptions
---@param from number
---@param to number
---@param velocity number per second, absolute
---@param seconds number
---@return number value
---@return number velocity
---@nodiscard
function Motion.spring_state_at(spring, from, to, velocity, seconds) end

--- When such a value counts as at rest, as an animation does.
---@param spring string|sidle.SpringOptions
---@param from number
---@param to number
---@param velocity number
---@param rest_distance? number 0: a thousandth of the way, or of how far the velocity reaches
---@return number seconds
---@nodiscard
function Motion.spring_rest_time(spring, from, to, velocity, rest_distance) end

--- The rate of a decay, what a millisecond leaves of the velocity, by the time in which it falls to 1/e.
---@param time_constant number seconds, 0.0015 to 9.999
---@return number rate
---@nodiscard
function Motion.decay_rate(time_constant) end

--- Where a value that decays comes to rest.
---@param rate number 0.5 to 0.9999; 0.998 in UIScrollView
---@param from number
---@param velocity number
---@return number value
---@nodiscard
function Motion.decay_rest(rate, from, velocity) end

--- The velocity at `from` that comes to rest at `to`.
---@param rate number
---@param from number
---@param to number
---@return number velocity
---@nodiscard
function Motion.decay_velocity(rate, from, to) end

--- Where it is so many seconds after it was at `from`.
---@param rate number
---@param from number
---@param velocity number
---@param seconds number
---@return number value
---@return number velocity
---@nodiscard
function Motion.decay_state_at(rate, from, velocity, seconds) end

--- When it counts as at rest, as an animation does.
---@param rate number
---@param velocity number
---@param rest_distance? number 0: a thousandth of the way
---@return number seconds
---@nodiscard
function Motion.decay_rest_time(rate, velocity, rest_distance) end

--- What of a pull past an end is shown.
---@param form "elastic"|"power"|"scroll_view"
---@param number number coefficient, or exponent of "power"
---@param dimension number size of the view; of "scroll_view" alone
---@param pull number
---@return number shown
---@nodiscard
function Motion.rubber_band_shown(form, number, dimension, pull) end

--- The pull of which so much is shown.
---@param form "elastic"|"power"|"scroll_view"
---@param number number
---@param dimension number
---@param shown number
---@return number pull
---@nodiscard
function Motion.rubber_band_pull(form, number, dimension, shown) end

--- How far a fling goes on Android, and in what time.
---@param friction number 0.015
---@param velocity number points per second, of 1/160 inch
---@return number distance
---@return number seconds
---@nodiscard
function Motion.fling_travel(friction, velocity) end

--- Where it is so many seconds after it was at `from`.
---@param friction number
---@param from number
---@param velocity number
---@param seconds number
---@return number value
---@return number velocity
---@nodiscard
function Motion.fling_state_at(friction, from, velocity, seconds) end

--- Output and slope of a timing curve: a name, or steps(...), cubic-bezier(...) or linear(...).
---@param curve string
---@param x number
---@return number value
---@return number slope
---@nodiscard
function Motion.curve_evaluate(curve, x) end
