---@meta

-- Menus, their elements, and the one that is open.

--- Options of stage:menu, menu:add and button.menu; the list part holds the elements, each a table of
--- the same kind. An element with elements is a menu, one without an action.
---@class (exact) sidle.MenuOptions
---@field id? string its name, any 1 to 255 bytes, unique among menus and elements
---@field title? string UTF-8, up to 4096 bytes
---@field subtitle? string a second line
---@field placeholder? string of a root: what its pop-up shows while nothing is on
---@field kind? "action"|"menu"|"deferred"
---@field state? "off"|"on"|"mixed" of an action
---@field image? integer your token; 0: none
---@field selected_image? integer instead of image while it is on
---@field displays_inline? boolean its elements stand in the parent between lines
---@field single_selection? boolean one action below it at most is on
---@field palette? boolean its elements stand side by side
---@field element_size? "automatic"|"small"|"medium"|"large" of its elements
---@field destructive? boolean
---@field disabled? boolean with a menu all that is below it
---@field hidden? boolean
---@field keeps_open? boolean choosing it leaves the menu open
---@field cached? boolean of a deferred element: its content is asked for once
---@field allows_empty? boolean of a root: its pop-up may have nothing on
---@field direction? "left_to_right"|"right_to_left" of a root
---@field arrow_width? number of a root: points at the button's trailing end that open it alone
---@field user_data? integer 64 bits for a host in C
---@field data? any anything of yours

--- A menu, or an element of one.
---@class (exact) sidle.Menu
---@field id? string its name
---@field stage sidle.Stage
---@field removed boolean
---@field kind "action"|"menu"|"deferred"
---@field title string can be set
---@field state "off"|"on"|"mixed" can be set; no event tells
---@field items sidle.Menu[] its elements, in order
---@field selected_elements sidle.Menu[] the actions below it that are on, depth first
---@field selected? sidle.Menu the first of them
---@field parent? sidle.Menu
---@field group? sidle.Menu the menu whose selection it belongs to
---@field button? sidle.Button that has the root above it
---@field open boolean whether its elements show
---@field token? integer of the open question of a deferred element
---@field image integer can be set
---@field selected_image integer can be set
---@field displays_inline boolean can be set
---@field single_selection boolean can be set
---@field palette boolean can be set
---@field element_size "automatic"|"small"|"medium"|"large" can be set
---@field destructive boolean can be set
---@field disabled boolean can be set
---@field hidden boolean can be set
---@field keeps_open boolean can be set
---@field cached boolean can be set
---@field allows_empty boolean can be set
---@field direction "left_to_right"|"right_to_left" can be set
---@field arrow_width number points; can be set
---@field user_data integer can be set
---@field data any anything of yours; can be set
local Menu = {}

--- Adds an element at the end, with what is below it.
---@param options sidle.MenuOptions
---@return sidle.Menu
function Menu:add(options) end

--- Changes a text that is shown and not read back: `subtitle`, `placeholder`.
---@param options { subtitle?: string, placeholder?: string }
function Menu:set(options) end

--- Puts an action below this menu on, or with nil takes back what is chosen. No event tells.
---@param element? sidle.Menu|string an element or its id
function Menu:select(element) end

--- Gives a deferred element what content_needed asked for with a token. False, and nothing is added, when
--- that question is not open any more.
---@param token integer
---@param items? sidle.MenuOptions[]
---@return boolean
function Menu:complete(token, items) end

--- Chooses the action as a person would.
function Menu:perform() end

--- Removes it with all that is below it.
function Menu:remove() end

--- Calls a function after each step that this event of it, or of what is below it, comes in.
---@param name sidle.EventName|"event"
---@param fn fun(event: sidle.Event)
---@return sidle.Subscription
function Menu:on(name, fn) end

--- The menu that is open.
---@class (exact) sidle.OpenMenu
---@field menu sidle.Menu
---@field button sidle.Button
---@field highlighted? sidle.Menu that keys go on from
---@field rows sidle.MenuRow[] of the root's panel, then of those of the submenus that show

---@class (exact) sidle.MenuRow
---@field kind "item"|"submenu"|"header"|"separator"|"loading"
---@field element? sidle.Menu nil of a separator
---@field title? string
---@field level integer of its panel, from 1
---@field enabled boolean
---@field highlighted boolean
---@field checked? "false"|"true"|"mixed" nil of what cannot be on
---@field exclusive boolean of its group one at most is checked, as of radio buttons
---@field expanded? boolean of a submenu
---@field place? integer among what can be reached in its panel
---@field place_count? integer
---@field frame sidle.Rect on the stage
