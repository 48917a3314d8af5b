---@meta sidle

--- Swipe rows without a user interface. Seconds, points and 0xRRGGBBAA everywhere; y grows downward;
--- a negative offset shows trailing buttons. Nothing moves unless the stage is stepped.
---
--- Mistakes raise an error at the caller's line that names the field. Look-ups give nil.
---@class sidle
---@field version string the version of the engine, such as "0.1.0"
---@field build_info "embedded"|"hosted" how the engine was built
---@field names table<string, string[]> the words that options take and that events carry
---@field motion sidle.Motion springs, decays, rubber bands, flings and timing curves as functions
---@field replaying? true while the runner replays: a script then only builds its stage and returns it
local sidle = {}

--- Makes a stage: one clock, one set of objects, one queue of events.
--- When the log file cannot be written: nil, a message and "log".
---@param options? sidle.StageOptions
---@return sidle.Stage
---@nodiscard
function sidle.stage(options) end

-- ---- Objects ---------------------------------------------------------------------------------

---@class sidle.Stage
---@field width number points
---@field height number points
---@field time number seconds
---@field time_ns integer nanoseconds
---@field next_deadline? number when something will next happen without input, seconds
---@field next_deadline_ns? integer the same in nanoseconds
---@field focus? sidle.Button that keys go to; can be set
---@field open_menu? sidle.OpenMenu the menu that is open
---@field reduce_motion boolean rows come to rest at once, and give no hints; can be set
---@field color_scheme "light"|"dark" which of a theme's colours count; can be set
---@field tint? sidle.Color stands in for the theme's tint; can be set, to nil also
---@field debug_overlay sidle.Overlay[] what is drawn over the scene to see what decides; to set
---@field idle boolean nothing moves, waits or is still to be reported
---@field fingerprint string sixteen hexadecimal digits of all state
---@field counters sidle.Counters
---@field log? string all lines so far, with `log = true`
---@field closed boolean
---@field data any anything of yours; can be set
local Stage = {}

--- Makes a list.
---@param options sidle.ListOptions
---@return sidle.List
function Stage:list(options) end

--- Makes a row that is in no list.
---@param options sidle.RowOptions
---@return sidle.Row
function Stage:row(options) end

--- Makes a button of its own, above rows and layers.
---@param options sidle.OwnButtonOptions
---@return sidle.Button
function Stage:button(options) end

--- What buttons have their looks from: the name of a theme, or a table over one.
---@param theme "system"|"material"|sidle.ThemeOptions
function Stage:set_theme(theme) end

--- Makes an animation with its members; it does not move yet.
---@param options sidle.AnimationOptions
---@return sidle.Animation
function Stage:animation(options) end

--- Makes a menu with its elements; nobody's until a button has it.
---@param options sidle.MenuOptions
---@return sidle.Menu
function Stage:menu(options) end

--- Takes the open menu away, if there is one.
function Stage:close_menu() end

--- Makes a layer.
---@param options sidle.LayerOptions
---@return sidle.Layer
function Stage:layer(options) end

--- The values of all that plays, in an array of yours whose tables are used again. Gives how many
--- there are; what lies beyond is old.
---@param array sidle.AnimationValue[]
---@return integer count
function Stage:animation_values_into(array) end

--- The same as bare numbers, in arrays of yours: the i-th value and velocity are of the i-th
--- animation, and while nothing begins or ends each keeps its place. The fastest way to read many;
--- allocates nothing once the arrays are large enough. Gives how many there are; what lies beyond
--- is old.
---@param values number[] points, or whatever you animate
---@param velocities? number[] the same each second
---@param animations? sidle.Animation[]
---@return integer count
function Stage:values_into(values, velocities, animations) end

--- A contact begins.
---@param sample sidle.Sample
function Stage:down(sample) end

--- A contact moves.
---@param sample sidle.Sample
function Stage:move(sample) end

--- A contact lifts.
---@param sample sidle.Sample
function Stage:up(sample) end

--- The system takes a contact away: it never opens, closes or chooses.
---@param sample sidle.CancelSample
function Stage:cancel(sample) end

--- A pointer moves without contact.
---@param sample sidle.Sample
function Stage:hover(sample) end

--- A device goes on scrolling after the lift: moves no row.
---@param sample sidle.Sample
function Stage:momentum(sample) end

--- A key goes down: "enter", "left", a character that it types, or a code. One that is down already
--- repeats, which does nothing.
---@param key string|integer
---@param options? sidle.KeyOptions
function Stage:key_down(key, options) end

--- A key comes up.
---@param key string|integer
---@param options? sidle.KeyOptions
function Stage:key_up(key, options) end

--- A key goes down and comes up.
---@param key string|integer
---@param options? sidle.KeyOptions
function Stage:key(key, options) end

--- What has become of a pointer's contact, so that a view of your own can take what no row wants;
--- nil when the pointer is not down. The pointer is 1 when none is given.
---@param pointer? integer
---@return sidle.VerdictTable?
function Stage:verdict(pointer) end

--- Takes every contact away, as when the window loses the focus.
function Stage:cancel_all() end

--- Moves by seconds, runs handlers in order, and gives an iterator over the same events.
---@param seconds number
---@return fun(): sidle.Event?
function Stage:step(seconds) end

--- Moves to a time in seconds.
---@param seconds number
---@return fun(): sidle.Event?
function Stage:step_to(seconds) end

--- Moves to a time in nanoseconds.
---@param nanoseconds integer
---@return fun(): sidle.Event?
function Stage:step_to_ns(nanoseconds) end

--- Steps in slices of 1/60 s until all rests and no script waits for a time, or raises.
---@param options? sidle.SettleOptions
---@return fun(): sidle.Event?
function Stage:settle(options) end

--- The object of a kind with an id; with one argument, the row.
---@overload fun(self: sidle.Stage, id: string): sidle.Row?
---@param kind sidle.Kind
---@param id string
---@return sidle.List|sidle.Row|sidle.Button|sidle.Animation|nil
function Stage:find(kind, id) end

--- What lies at a point, or nil.
---@param x number
---@param y number
---@return sidle.Hit?
function Stage:hit(x, y) end

--- What to draw, in paint order.
---@return sidle.DrawCommand[]
function Stage:draw() end

--- The same into an array of yours, whose tables are used again. Gives how many there are, and a
--- number that changes when they do; what lies beyond in the array is old.
---@param array sidle.DrawCommand[]
---@return integer count
---@return integer serial
function Stage:draw_into(array) end

--- Iterates over the rows: of each list from the top, then those without a list.
---@return fun(): sidle.Row?
function Stage:rows() end

--- Iterates over the lists, oldest first.
---@return fun(): sidle.List?
function Stage:lists() end

--- Calls a function after each step for every event of this name.
---@param name sidle.EventName|"event"
---@param handler fun(event: sidle.Event)
---@return sidle.Subscription
function Stage:on(name, handler) end

--- In a story: wait(seconds), or wait(object, name), which gives the event.
---@alias sidle.Object sidle.Stage|sidle.List|sidle.Row|sidle.Button|sidle.Animation
---@alias sidle.Wait fun(what: number|sidle.Object, name?: sidle.EventName|"event"): sidle.Event?

--- Starts a story: it runs at once up to its first wait, and steps resume it.
---@param story fun(wait: sidle.Wait)
---@return sidle.Script
function Stage:script(story) end

--- Makes the queues larger.
---@param options sidle.ReserveOptions
function Stage:reserve(options) end

--- Ends scripts, finishes the log and releases everything. Any number of times.
function Stage:close() end

---@class sidle.List
---@field id? string
---@field stage sidle.Stage
---@field count integer how many rows
---@field frame sidle.Rect can be set
---@field scroll_offset number can be set
---@field direction "left_to_right"|"right_to_left" can be set
---@field scroll_phase? "resting"|"dragging"|"gliding" of a list that scrolls by itself
---@field scroll_velocity number of the offset, points per second
---@field scroll_end number the largest offset at rest
---@field open_row? sidle.Row the first that is open or opening
---@field content_height number
---@field removed boolean
---@field data any anything of yours; can be set
local List = {}

--- Makes a row in the list, at the end or at an index.
---@param options sidle.RowOptions
---@return sidle.Row
function List:row(options) end

--- The row at an index from the top, or nil.
---@param index integer
---@return sidle.Row?
function List:row_at(index) end

--- Lets the first row peek whose middle is in sight and that can; once in the list's life. Returns the
--- row; nil when the hint was given before, no row can or motion is reduced.
---@param options sidle.PeekOptions
---@return sidle.Row?
function List:hint(options) end

--- Iterates over the rows there are now; they may be removed on the way.
---@return fun(): sidle.Row?
function List:rows() end

--- Iterates over the rows that are open or opening; they may be removed on the way.
---@return fun(): sidle.Row?
function List:open_rows() end

--- Closes every row.
---@param options? sidle.MotionOptions
function List:close_all(options) end

--- Calls a function after each step for every event of the list's rows of this name.
---@param name sidle.EventName|"event"
---@param handler fun(event: sidle.Event)
---@return sidle.Subscription
function List:on(name, handler) end

--- Removes the list with its rows.
function List:remove() end

---@class sidle.Row
---@field id? string
---@field stage sidle.Stage
---@field list? sidle.List
---@field index? integer in its list, from 1; can be set
---@field title string can be set
---@field state sidle.State
---@field edge? sidle.Edge open there, or heading there
---@field settled_edge? sidle.Edge where it last was at rest
---@field offset number points
---@field velocity number points per second
---@field pointer? integer that drags it
---@field committed_button? sidle.Button that a lift would carry out, or that takes the row along
---@field leading sidle.Button[]
---@field trailing sidle.Button[]
---@field leading_extent number the widths of the buttons together
---@field trailing_extent number the widths of the buttons together
---@field frame sidle.Rect can be set without a list
---@field height number can be set in a list
---@field group? string|integer
---@field content_frame sidle.Rect displaced by the offset
---@field enabled boolean whether contacts can have it; can be set
---@field elements sidle.Element[] what of it can be told and reached, in order of reading
---@field actions sidle.Action[] what can be done with it without seeing it, or with keys
---@field content_token integer
---@field user_data integer
---@field removed boolean
---@field data any anything of yours; can be set
local Row = {}

--- A function that gives a property over and over, in less time; raises once the row is gone.
---@param name string state, offset, velocity, height, enabled, user_data and their like
---@return fun(): any
---@nodiscard
function Row:reader(name) end

--- Opens an edge, from wherever the row is.
---@param edge sidle.Edge
---@param options? sidle.MotionOptions
function Row:open(edge, options) end

--- Closes the row.
---@param options? sidle.MotionOptions
function Row:close(options) end

--- Closes the row when it is open or opening at the edge, else opens it there.
---@param edge sidle.Edge
---@param options? sidle.MotionOptions
function Row:toggle(edge, options) end

--- A hint that the row has buttons: it moves aside, holds and goes back, and announces nothing. For a
--- row that is closed and at rest.
---@param options sidle.PeekOptions
function Row:peek(options) end

--- Replaces the parts of the content that taps tell apart.
---@param targets sidle.TargetOptions[]
function Row:set_targets(targets) end

--- Does an action of `actions`, or one by name: press with its button, target with its number. Events say
--- what comes of it, with the reason accessibility.
---@param action sidle.Action|sidle.ActionName
---@param what? sidle.Button|integer
function Row:perform(action, what) end

--- Ends a drag of the row as when the contact is taken away; nothing otherwise.
function Row:cancel() end

--- Closes the row at once, for a row that is to stand for something else. That an open row is closed
--- is not announced.
function Row:reset() end

--- The answer that the row waits for since the event committed with awaits. true: it collapses and is
--- removed, but keeps its place until it is restored or removed from the stage; false: it returns.
---@param accept boolean
function Row:resolve(accept) end

--- Brings back a row that collapses or is removed: closed.
---@param options? sidle.MotionOptions
function Row:restore(options) end

--- What would become of the row if the contact that drags it lifted now. Changes nothing.
---@return sidle.WhatIf
function Row:what_if_released_now() end

--- Adds a button after those of its edge.
---@param options sidle.AddedButtonOptions
---@return sidle.Button
function Row:button(options) end

--- Calls a function after each step for every event of the row of this name.
---@param name sidle.EventName|"event"
---@param handler fun(event: sidle.Event)
---@return sidle.Subscription
function Row:on(name, handler) end

--- Removes the row and its buttons.
function Row:remove() end

---@class sidle.Subscription
---@field active boolean
local Subscription = {}

--- Ends it. Any number of times.
function Subscription:off() end

---@class sidle.Script
---@field done boolean it has come to its end, failed or was stopped
local Script = {}

--- Ends it where it waits. Any number of times.
function Script:stop() end

return sidle
