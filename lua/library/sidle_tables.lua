---@meta

-- The tables that go into sidle and come out of it, and the words in them.

-- ---- Words -----------------------------------------------------------------------------------

---@alias sidle.Edge "leading"|"trailing"
---@alias sidle.State "closed"|"open"|"dragging"|"settling"
---@alias sidle.Kind "list"|"row"|"button"|"animation"
---@alias sidle.Playback "idle"|"playing"|"paused"|"finished"|"interrupted"
---@alias sidle.Pointer "touch"|"mouse"|"pen"|"scroll"|"wheel"
---@alias sidle.Verdict "undecided"|"claimed"|"yielded"
---@alias sidle.Gesture "tap"|"long_press"|"pan"
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
---| "ended" # an animation; once for each start
---| "long_pressed" # a contact stayed on the row's content

--- Why a contact is no row's to drag.
---@alias sidle.Yield
---| "axis" # it moved along the other axis first
---| "empty_side" # it moved toward an edge without buttons
---| "busy" # the row, or another of its list, is being dragged
---| "crowded" # more contacts are down than max_contacts
---| "gone" # the row was removed, or taken from the contact by a call
---| "nothing" # it went down on no row
---| "edge_zone" # it went down in the edge zone

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
---@field velocity_strategy? "line"|"quadratic"|"impulse" how the speed of a contact is made
---@field edge_zone_sides? "both"|"left"|"right"
---@field edge_zone? number points from the sides where drags are left to the host; 0
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
---@field overscroll? "elastic"|"clamp"|"free"|"power"|"scroll_view" past the extent
---@field overscroll_coefficient? number of elastic, 0 to 1; 0.4
---@field open_threshold? number in threshold_unit; 0.5
---@field close_threshold? number in threshold_unit; 0.5
---@field threshold_unit? "points"|"extent"|"button"
---@field threshold_comparison? "at"|"past"
---@field velocity_min? number points per second that decide by themselves; 300
---@field velocity? "decides"|"ignored"|"projects"
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
---@field long_press? number seconds on the content until long_pressed; 0: off
---@field tap_window? number seconds in which taps on the content are counted together; 0: off
---@field projection_rate? number of projects: what a millisecond leaves of the velocity; 0.998
---@field overscroll_exponent? number of power, 0.1 to 1; 0.8
---@field scroll_view_coefficient? number of scroll_view, 0.001 to 1; 0.55
---@field close_threshold_unit? "same"|"points"|"extent"|"button" of close_threshold alone
---@field close_threshold_comparison? "same"|"at"|"past" of close_threshold alone

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

---@class (exact) sidle.AnimationOptions
---@field id? string its name, any 1 to 255 bytes, unique among animations
---@field kind? "curve"|"spring"|"decay"|"sequence"|"parallel"
---@field members? sidle.AnimationOptions[] of a sequence or parallel
---@field from? number 0
---@field to? number 1; a decay finds its own end
---@field velocity? number of a spring or decay at the start, units per second; 0
---@field delay? number seconds before the first run; 0
---@field duration? number of a curve, seconds; 0.25
---@field curve? string one of sidle.names.curve, such as "out-cubic"; "ease"
---@field curve_points? number[] x1, y1, x2, y2
---@field spring_stiffness? number 300
---@field spring_damping_ratio? number 1
---@field decay_rate? number what a millisecond leaves of the velocity; 0.998
---@field rest_distance? number of a spring or decay that counts as rest; 0: a thousandth of the way
---@field autoreverses? boolean every run goes forth and back
---@field repeat_count? number runs, also in parts, or math.huge; 1
---@field speed? number 1
---@field stagger? number of a parallel: how much later each member begins, seconds; 0
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

--- tostring(event) is the line that transcripts are made of. `ended` has animation, value and
--- finished; all others have row, offset, x, y and cancelled. `tapped` has a count.
---@class (exact) sidle.Event
---@field name sidle.EventName
---@field at number seconds
---@field at_ns integer nanoseconds
---@field row sidle.Row
---@field button? sidle.Button the one that was chosen
---@field animation? sidle.Animation
---@field edge? sidle.Edge that shows, opens or closes; the button's own
---@field reason? sidle.Reason
---@field offset number of the row
---@field velocity number of the row or the value, per second
---@field x number where the pointer was that caused it, else 0
---@field y number
---@field cancelled boolean of drag_ended: the contact was taken away
---@field count? integer of tapped: which of taps in a row, from 1
---@field value? number of the animation
---@field finished? boolean it came to its end

--- What has become of a contact.
---@class (exact) sidle.VerdictTable
---@field verdict sidle.Verdict
---@field yield? sidle.Yield why it yielded
---@field gesture? sidle.Gesture what claimed it
---@field row? sidle.Row that it went down on

--- What a lift now would do to a row.
---@class (exact) sidle.WhatIf
---@field edge? sidle.Edge where it would be open at rest; nil: closed
---@field held boolean a contact drags it; else the rest is where it is or heads
---@field changes boolean the lift would announce will_open or will_close
---@field offset number of that rest
---@field velocity number of the contact as the lift would have it; else of the row

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

---@class (exact) sidle.AnimationValue
---@field animation sidle.Animation
---@field value number
---@field velocity number

--- Samples that were not what a well-behaved device sends, and rows in motion.
---@class (exact) sidle.Counters
---@field moving integer rows in motion now
---@field late integer older than the stage's time when pushed
---@field backward integer older than the same pointer's sample before it
---@field stray integer a move, up or cancel of a pointer that was not down
---@field doubled integer a down of a pointer that was down
---@field refused integer downs beyond max_contacts
