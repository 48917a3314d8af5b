---@meta

-- Buttons, in rows and of their own, and the tables that make them.

---@class (exact) sidle.ButtonOptions
---@field menu? sidle.Menu|sidle.MenuOptions its menu, or what makes it
---@field update? fun(button: sidle.Button) called when it is to be updated
---@field id? string its name, any 1 to 255 bytes, unique among buttons
---@field title? string UTF-8, up to 4096 bytes
---@field color? sidle.Color its background; gray
---@field background? sidle.Color the same as color
---@field title_color? sidle.Color white
---@field configuration? sidle.Configuration how it looks; without one it is a plain rectangle
---@field enabled? boolean false: a tap on it does nothing
---@field hidden? boolean true: the row is laid out without it
---@field role? "normal"|"destructive" a destructive one takes the row along
---@field keeps_open? boolean the row stays open when it is carried out
---@field level_at? number the pull from which on a lift carries it out; 0: none
---@field level_span? "width"|"extent"|"points" of level_at; "points"
---@field needs_confirm? boolean it takes a second tap, or after a pull row:resolve
---@field confirm_timeout? number seconds that the second tap may take; 3; 0: for ever
---@field selected? boolean it is on; false
---@field reports? "automatic"|"actions"|"tracking"|"moves" which events it has
---@field changes_selection? boolean carrying it out turns it on and off; false
---@field shows_menu? boolean pressing it shows its menu, once it has one; false
---@field focusable? boolean keys can get to it; true
---@field wants_updates? boolean needs_update comes when its state has changed; false
---@field fires_on? "up_inside"|"down"|"double"|"up_anywhere" what of a press carries it out
---@field exit_cancels? boolean a pointer that leaves has left for good; false
---@field long_press_keeps_action? boolean the lift after a long press carries it out all the same
---@field touch_slop? number points around it where a finger is still on it; 70
---@field mouse_slop? number the same of mice and pens; 0
---@field slop_hysteresis? number points nearer than that at which a pointer that left is back; 0
---@field long_press? number seconds until button_long_pressed; 0: off
---@field repeat_delay? number seconds until it repeats; 0: it does not
---@field repeat_interval? number seconds until the next time; 0.1
---@field repeat_acceleration? number each interval is so much of the one before; 1
---@field repeat_shortest? number seconds; no interval is shorter; 0.02
---@field minimum_gap? number seconds in which a press carries it out once at most; 0
---@field tap_window? number seconds after a tap in which the next down counts with it; 0.3
---@field user_data? integer 64 bits for a host in C
---@field data? any anything of yours

--- Options of row:button: those of a button in a list of buttons, and the edge.
---@class (exact) sidle.AddedButtonOptions
---@field edge sidle.Edge
---@field menu? sidle.Menu|sidle.MenuOptions its menu, or what makes it
---@field update? fun(button: sidle.Button) called when it is to be updated
---@field id? string its name, any 1 to 255 bytes, unique among buttons
---@field title? string UTF-8, up to 4096 bytes
---@field color? sidle.Color its background; gray
---@field background? sidle.Color the same as color
---@field title_color? sidle.Color white
---@field configuration? sidle.Configuration how it looks; without one it is a plain rectangle
---@field enabled? boolean false: a tap on it does nothing
---@field hidden? boolean true: the row is laid out without it
---@field role? "normal"|"destructive" a destructive one takes the row along
---@field keeps_open? boolean the row stays open when it is carried out
---@field level_at? number the pull from which on a lift carries it out; 0: none
---@field level_span? "width"|"extent"|"points" of level_at; "points"
---@field needs_confirm? boolean it takes a second tap, or after a pull row:resolve
---@field confirm_timeout? number seconds that the second tap may take; 3; 0: for ever
---@field selected? boolean it is on; false
---@field reports? "automatic"|"actions"|"tracking"|"moves" which events it has
---@field changes_selection? boolean carrying it out turns it on and off; false
---@field shows_menu? boolean pressing it shows its menu, once it has one; false
---@field focusable? boolean keys can get to it; true
---@field wants_updates? boolean needs_update comes when its state has changed; false
---@field fires_on? "up_inside"|"down"|"double"|"up_anywhere" what of a press carries it out
---@field exit_cancels? boolean a pointer that leaves has left for good; false
---@field long_press_keeps_action? boolean the lift after a long press carries it out all the same
---@field touch_slop? number points around it where a finger is still on it; 70
---@field mouse_slop? number the same of mice and pens; 0
---@field slop_hysteresis? number points nearer than that at which a pointer that left is back; 0
---@field long_press? number seconds until button_long_pressed; 0: off
---@field repeat_delay? number seconds until it repeats; 0: it does not
---@field repeat_interval? number seconds until the next time; 0.1
---@field repeat_acceleration? number each interval is so much of the one before; 1
---@field repeat_shortest? number seconds; no interval is shorter; 0.02
---@field minimum_gap? number seconds in which a press carries it out once at most; 0
---@field tap_window? number seconds after a tap in which the next down counts with it; 0.3
---@field user_data? integer 64 bits for a host in C
---@field data? any anything of yours

--- Options of stage:button.
---@class (exact) sidle.OwnButtonOptions
---@field frame? sidle.Rect on the stage; 0, 0, 100, 40
---@field menu? sidle.Menu|sidle.MenuOptions its menu, or what makes it
---@field update? fun(button: sidle.Button) called when it is to be updated
---@field id? string its name, any 1 to 255 bytes, unique among buttons
---@field title? string UTF-8, up to 4096 bytes
---@field color? sidle.Color its background; gray
---@field background? sidle.Color the same as color
---@field title_color? sidle.Color white
---@field configuration? sidle.Configuration how it looks; without one it is a plain rectangle
---@field enabled? boolean false: a tap on it does nothing
---@field hidden? boolean true: it is neither drawn nor met
---@field role? "normal"|"destructive"
---@field selected? boolean it is on; false
---@field reports? "automatic"|"actions"|"tracking"|"moves" which events it has
---@field changes_selection? boolean carrying it out turns it on and off; false
---@field shows_menu? boolean pressing it shows its menu, once it has one; false
---@field focusable? boolean keys can get to it; true
---@field wants_updates? boolean needs_update comes when its state has changed; false
---@field fires_on? "up_inside"|"down"|"double"|"up_anywhere" what of a press carries it out
---@field exit_cancels? boolean a pointer that leaves has left for good; false
---@field long_press_keeps_action? boolean the lift after a long press carries it out all the same
---@field touch_slop? number points around it where a finger is still on it; 70
---@field mouse_slop? number the same of mice and pens; 0
---@field slop_hysteresis? number points nearer than that at which a pointer that left is back; 0
---@field long_press? number seconds until button_long_pressed; 0: off
---@field repeat_delay? number seconds until it repeats; 0: it does not
---@field repeat_interval? number seconds until the next time; 0.1
---@field repeat_acceleration? number each interval is so much of the one before; 1
---@field repeat_shortest? number seconds; no interval is shorter; 0.02
---@field minimum_gap? number seconds in which a press carries it out once at most; 0
---@field tap_window? number seconds after a tap in which the next down counts with it; 0.3
---@field user_data? integer 64 bits for a host in C
---@field data? any anything of yours

---@class (exact) sidle.KeyOptions
---@field at? number seconds; the stage's time
---@field at_ns? integer the same in nanoseconds

---@class sidle.Button
---@field id? string
---@field stage sidle.Stage
---@field row? sidle.Row nil of one of its own, as are edge and index
---@field edge? sidle.Edge
---@field index? integer on its edge, from 1
---@field title string can be set
---@field frame sidle.Rect as it lies now; of one of its own it can be set
---@field held boolean its menu is open
---@field menu? sidle.Menu can be set, also to a table that makes one
---@field states table<string, true> highlighted, disabled, selected, focused, hovered, held
---@field selected boolean can be set, silently
---@field highlighted boolean a press is on it
---@field hovered boolean
---@field focused boolean keys go to it; can be set
---@field accessibility sidle.ButtonAccessibility what it is to someone who does not see it
---@field disabled_reason? string why it is disabled, for its user; can be set
---@field update_count integer how often it was to be updated
---@field needs_update boolean whether the next update is to come
---@field shown boolean whether any of it is uncovered
---@field progress number how much of its width at rest has come to light, 0 to 1
---@field enabled boolean whether a tap triggers it; can be set
---@field hidden boolean whether the row is laid out without it; can be set
---@field confirming boolean whether it waits for its second tap, or for an answer
---@field configuration sidle.Configuration what is set of its look; can be set, as a whole
---@field intrinsic_size sidle.Size that it asks for
---@field busy boolean it shows a spinner and takes no press; can be set
---@field user_data integer
---@field removed boolean
---@field data any anything of yours; can be set
local Button = {}

--- Calls a function after each step for every event of this name that is about the button.
---@param name sidle.ButtonEventName|"event"
---@param handler fun(event: sidle.Event)
---@return sidle.Subscription
function Button:on(name, handler) end

--- Does what a tap on it would do, with the reason code; nothing when it is disabled or hidden.
function Button:perform() end

--- Sets what the table has of its look, unsets what its list `unset` names, and leaves all else.
---@param change sidle.ConfigurationChange
function Button:configure(change) end

--- A value for a state, or for several together; nil takes it away.
---@param property sidle.StateProperty
---@param states sidle.ControlState|sidle.ControlState[]
---@param value? sidle.Color|number
function Button:set_state_value(property, states, value) end

--- Its colours now, each with the rule that gave it.
---@return sidle.Look
function Button:look() end

--- Where its parts are now.
---@return sidle.Layout
function Button:layout() end

--- The size that it asks for when it may be so wide at most.
---@param width number
---@return sidle.Size
function Button:size_within(width) end

--- Shows its menu.
function Button:open_menu() end

--- Asks for an update: needs_update comes at the end of the next step.
function Button:set_needs_update() end

--- Takes the update that it waits for, if it does: true, and the event will not come.
---@return boolean
function Button:take_update() end

--- Removes the button.
function Button:remove() end

--- What a button is to someone who does not see it.
---@class (exact) sidle.ButtonAccessibility
---@field role "button"|"toggle"|"menu_button"|"pop_up"
---@field name? string its title, as it was given
---@field value? string what is chosen in a pop-up; else the subtitle
---@field checked? boolean of a toggle
---@field expanded? boolean of a button with a menu
---@field enabled boolean
---@field busy boolean
---@field focused boolean
---@field disabled_reason? string
---@field can_press boolean
---@field can_open_menu boolean
---@field can_focus boolean
