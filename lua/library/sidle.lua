---@meta sidle

--- Swipe rows without a user interface. Seconds, points and 0xRRGGBBAA everywhere; y grows downward;
--- a negative offset shows trailing buttons. Nothing moves unless the stage is stepped.
---
--- Mistakes raise an error at the caller's line that names the field. Look-ups give nil.
---@class sidle
---@field version string the version of the engine, such as "0.1.0"
---@field build_info "embedded"|"hosted" how the engine was built
---@field names table<string, string[]> the words that options take and that events carry
---@field replaying? true while the runner replays: a script then only builds its stage and returns it
local sidle = {}

--- Makes a stage: one clock, one set of objects, one queue of events.
--- When the log file cannot be written: nil, a message and "log".
---@param options? sidle.StageOptions
---@return sidle.Stage
---@nodiscard
function sidle.stage(options) end

-- ---- Words -----------------------------------------------------------------------------------

---@alias sidle.Edge "leading"|"trailing"
---@alias sidle.State "closed"|"open"|"dragging"|"settling"
---@alias sidle.Kind "list"|"row"|"button"
---@alias sidle.Pointer "touch"|"mouse"|"pen"
---@alias sidle.Preset "default"|"slide_buttons"
---@alias sidle.Part "list"|"row"|"row_content"|"row_title"|"button"|"button_title"
---@alias sidle.Draw "rectangle"|"text"|"clip_begin"|"clip_end"

--- What happened. In `on` and `wait` the name "event" stands for all of them.
---@alias sidle.EventName
---| "drag_began" # a contact has claimed the row
---| "drag_ended" # once for each drag_began
---| "will_open" # decided; ends with one opened or interrupted
---| "opened" # at rest
---| "will_close" # decided; ends with one closed or interrupted
---| "closed" # at rest
---| "interrupted" # an announced opening or closing was taken over
---| "tapped" # a tap on the row's content
---| "button_triggered" # a button was chosen

---@alias sidle.Reason
---| "touch" # a drag of a pointer
---| "code" # a call
---| "tap" # a tap on the row
---| "tap_outside" # a tap elsewhere
---| "other_row" # another row of the list opens
---| "action" # a button was chosen
---| "cancelled" # the contact was taken away
---| "removed" # the object was removed
---| "resized" # the geometry changed

--- 0xRRGGBBAA, "#rrggbb", "#rrggbbaa" or a name of CSS such as "yellow".
---@alias sidle.Color integer|string

---@class (exact) sidle.Rect
---@field x number
---@field y number
---@field width number
---@field height number

--- A rectangle to be set; x and y are 0 when absent.
---@class (exact) sidle.RectOptions
---@field x? number
---@field y? number
---@field width number
---@field height number

-- ---- Options ---------------------------------------------------------------------------------

---@class (exact) sidle.StageOptions
---@field width? number points; 320
---@field height? number points; 480
---@field start? number the first time, seconds; 0
---@field start_ns? integer the same in nanoseconds
---@field sample_capacity? integer samples waiting for a step; 1024
---@field event_capacity? integer events the engine holds at a time; 1024
---@field max_contacts? integer one more contact than this cancels all drags; 2
---@field log? string|true a file for the log of all that changes the stage, or true to keep it
---@field log_capacity? integer bytes of log for one call; 1 048 576 with `log`, else 0
---@field text_resolver? fun(text: string, font_size: number): number, number the width and height of one line
---@field data? any anything of yours

---@class (exact) sidle.ListOptions
---@field id? string its name, any 1 to 255 bytes, unique among lists
---@field frame? sidle.RectOptions 0, 0, 320, 480
---@field spacing? number between rows; 0
---@field scroll_offset? number points of content above the frame; 0
---@field policy? "one"|"many" how many rows may be open; "one"
---@field tap_outside? "closes"|"ignored" a tap elsewhere while a row is open; "closes"
---@field direction? "left_to_right"|"right_to_left"
---@field background? sidle.Color white
---@field user_data? integer 64 bits for a host in C
---@field data? any anything of yours

---@class (exact) sidle.RowOptions
---@field preset? sidle.Preset the numbers to start from
---@field id? string its name, any 1 to 255 bytes, unique among rows
---@field title? string UTF-8, up to 4096 bytes
---@field height? number in a list; 44
---@field frame? sidle.RectOptions without a list; 0, 0, 320, 44
---@field background? sidle.Color white
---@field title_color? sidle.Color black
---@field leading? sidle.ButtonOptions[] from leading to trailing
---@field trailing? sidle.ButtonOptions[] from leading to trailing
---@field swipe? sidle.SwipeOptions
---@field content_token? integer 64 bits given back when drawing
---@field user_data? integer 64 bits for a host in C
---@field data? any anything of yours

--- What decides how a row is swiped. Defaults are those of the preset.
---@class (exact) sidle.SwipeOptions
---@field slop? number points of horizontal travel that claim; 10
---@field tap_slop? number points a tap may travel; 10
---@field lock_ratio? number horizontal when |dx| > lock_ratio x |dy|; 1
---@field slop_comparison? "at"|"past"
---@field slop_rule? "swallowed"|"credited" whether the slop is missing from the offset
---@field tracking? "direct"|"accumulated"
---@field empty_side? "yields"|"follows" a drag toward an edge without buttons
---@field tap? "closes"|"toggles"|"passes" a tap on the content
---@field overscroll? "elastic"|"clamp"|"free" past the extent
---@field overscroll_coefficient? number of elastic, 0 to 1; 0.4
---@field open_threshold? number in threshold_unit; 0.5
---@field close_threshold? number in threshold_unit; 0.5
---@field threshold_unit? "points"|"extent"|"button"
---@field threshold_comparison? "at"|"past"
---@field velocity_min? number points per second that decide by themselves; 300
---@field velocity? "decides"|"ignored"
---@field settle? "spring"|"curve"|"immediate"
---@field settle_duration? number of a curve, seconds; 0.35
---@field settle_curve? number[] x1, y1, x2, y2; ease-in-out
---@field spring_stiffness? number 300
---@field spring_damping_ratio? number 1
---@field reveal? "attached"|"under"|"stretch"
---@field width_policy? "content"|"fixed"|"fraction" of each button
---@field width? number points when fixed, a fraction of the row when fraction; 74
---@field width_min? number points; 74
---@field width_max? number points

---@class (exact) sidle.ButtonOptions
---@field id? string its name, any 1 to 255 bytes, unique among buttons
---@field title? string UTF-8, up to 4096 bytes
---@field color? sidle.Color its background; gray
---@field background? sidle.Color the same as color
---@field title_color? sidle.Color white
---@field user_data? integer 64 bits for a host in C
---@field data? any anything of yours

--- Options of row:button: those of a button in a list of buttons, and the edge.
---@class (exact) sidle.AddedButtonOptions
---@field edge sidle.Edge
---@field id? string its name, any 1 to 255 bytes, unique among buttons
---@field title? string UTF-8, up to 4096 bytes
---@field color? sidle.Color its background; gray
---@field background? sidle.Color the same as color
---@field title_color? sidle.Color white
---@field user_data? integer 64 bits for a host in C
---@field data? any anything of yours

--- One reading of a pointer.
---@class (exact) sidle.Sample
---@field x number points
---@field y number points
---@field at? number seconds; the stage's time
---@field at_ns? integer the same in nanoseconds
---@field pointer? integer which one; 1
---@field kind? sidle.Pointer "touch"
---@field buttons? integer bit 0 the primary one; pressed in down and move
---@field pressure? number 0 to 1; not used yet

--- As a sample; without x and y the pointer's last place.
---@class (exact) sidle.CancelSample
---@field x? number points
---@field y? number points
---@field at? number seconds; the stage's time
---@field at_ns? integer the same in nanoseconds
---@field pointer? integer which one; 1
---@field kind? sidle.Pointer "touch"
---@field buttons? integer
---@field pressure? number

---@class (exact) sidle.MotionOptions
---@field animated? boolean false: at once

---@class (exact) sidle.SettleOptions
---@field within? number seconds; 10

---@class (exact) sidle.ReserveOptions
---@field sample_capacity? integer
---@field event_capacity? integer

-- ---- Results ---------------------------------------------------------------------------------

--- tostring(event) is the line that transcripts are made of.
---@class (exact) sidle.Event
---@field name sidle.EventName
---@field at number seconds
---@field at_ns integer nanoseconds
---@field row sidle.Row
---@field button? sidle.Button the one that was chosen
---@field edge? sidle.Edge that shows, opens or closes; the button's own
---@field reason? sidle.Reason
---@field offset number of the row
---@field velocity number of the row, points per second
---@field x number where the pointer was that caused it, else 0
---@field y number
---@field cancelled boolean of drag_ended: the contact was taken away

---@class (exact) sidle.Hit
---@field part sidle.Part
---@field list? sidle.List
---@field row? sidle.Row
---@field button? sidle.Button

--- One command in paint order; `text` and `font_size` are of a text.
---@class (exact) sidle.DrawCommand
---@field type sidle.Draw
---@field part sidle.Part|"none"
---@field object? sidle.List|sidle.Row|sidle.Button
---@field frame sidle.Rect
---@field color integer 0xRRGGBBAA
---@field opacity number 0 to 1
---@field font_size number points
---@field text string
---@field content_token integer

--- Samples that were not what a well-behaved device sends, and rows in motion.
---@class (exact) sidle.Counters
---@field moving integer rows in motion now
---@field late integer older than the stage's time when pushed
---@field backward integer older than the same pointer's sample before it
---@field stray integer a move, up or cancel of a pointer that was not down
---@field doubled integer a down of a pointer that was down
---@field refused integer downs beyond max_contacts

-- ---- Objects ---------------------------------------------------------------------------------

---@class sidle.Stage
---@field width number points
---@field height number points
---@field time number seconds
---@field time_ns integer nanoseconds
---@field next_deadline? number when something will next happen without input, seconds
---@field next_deadline_ns? integer the same in nanoseconds
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
---@return sidle.List|sidle.Row|sidle.Button|nil
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
---@alias sidle.Object sidle.Stage|sidle.List|sidle.Row|sidle.Button
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
---@field content_height number
---@field removed boolean
---@field data any anything of yours; can be set
local List = {}

--- Makes a row at the end of the list.
---@param options sidle.RowOptions
---@return sidle.Row
function List:row(options) end

--- The row at an index from the top, or nil.
---@param index integer
---@return sidle.Row?
function List:row_at(index) end

--- Iterates over the rows there are now; they may be removed on the way.
---@return fun(): sidle.Row?
function List:rows() end

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
---@field index? integer in its list, from 1
---@field title string can be set
---@field state sidle.State
---@field edge? sidle.Edge open there, or heading there
---@field settled_edge? sidle.Edge where it last was at rest
---@field offset number points
---@field velocity number points per second
---@field pointer? integer that drags it
---@field leading sidle.Button[]
---@field trailing sidle.Button[]
---@field leading_extent number the widths of the buttons together
---@field trailing_extent number the widths of the buttons together
---@field frame sidle.Rect can be set without a list
---@field content_frame sidle.Rect displaced by the offset
---@field content_token integer
---@field user_data integer
---@field removed boolean
---@field data any anything of yours; can be set
local Row = {}

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

---@class sidle.Button
---@field id? string
---@field stage sidle.Stage
---@field row sidle.Row
---@field edge sidle.Edge
---@field index integer on its edge, from 1
---@field title string can be set
---@field frame sidle.Rect as it lies now
---@field shown boolean whether any of it is uncovered
---@field user_data integer
---@field removed boolean
---@field data any anything of yours; can be set
local Button = {}

--- Calls a function after each step in which the button was chosen.
---@param name "button_triggered"|"event"
---@param handler fun(event: sidle.Event)
---@return sidle.Subscription
function Button:on(name, handler) end

--- Removes the button.
function Button:remove() end

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
