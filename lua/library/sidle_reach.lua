---@meta

-- Rows without sight or pointer, targets of their content, hints.

---@alias sidle.ActionName
---| "activate" # as a tap on the content
---| "target" # as a tap on a target of it
---| "press" # as a tap on a button
---| "open_leading"
---| "open_trailing"
---| "close"

---@alias sidle.Role
---| "row"
---| "target"
---| "button"

--- A part of a row's content that taps tell apart; x counts from the leading side.
---@class (exact) sidle.TargetOptions
---@field number integer yours, 1 or more
---@field x number
---@field y number
---@field width number
---@field height number

---@class (exact) sidle.PeekOptions
---@field edge sidle.Edge
---@field distance number points, over 0; at most the edge's extent is shown
---@field hold? number seconds it stays there; 0.7

--- Part of a row that can be told and reached.
---@class (exact) sidle.Element
---@field role sidle.Role
---@field expanded? boolean of a row with buttons: whether it is open or opens
---@field edge? sidle.Edge where it is open; the button's own
---@field enabled boolean
---@field title? string of the row or button
---@field button? sidle.Button
---@field target? integer
---@field frame sidle.Rect as it lies now

--- What can be done with a row.
---@class (exact) sidle.Action
---@field action sidle.ActionName
---@field edge? sidle.Edge that opens; the button's own
---@field enabled boolean
---@field title? string of the button
---@field button? sidle.Button
---@field target? integer
