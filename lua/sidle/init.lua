--- Swipe rows without a user interface: stages, lists, rows, buttons,
-- animations, layers and menus as Lua objects.
-- Seconds, points and 0xRRGGBBAA everywhere. Nothing moves unless the stage is stepped.
--
-- These files keep to what Lua 5.1 and 5.4 have in common; `sidle.core` is the part in C.
local core = require "sidle.core"
if core.interface ~= 3 then
  error("the Lua files of sidle and sidle.core are of different versions", 0)
end
core.own()

require "sidle.list"
require "sidle.row"
require "sidle.button"
require "sidle.animation"
require "sidle.layer"
require "sidle.menu"
local stage = require "sidle.stage"

local sidle = {
  --- Makes a stage from a table of options.
  stage = stage.new,
  --- The version of the engine, such as "0.1.0".
  version = core.version,
  --- How the engine was built: "embedded" or "hosted".
  build_info = core.build_info,
  --- The words that options take and that events carry, as arrays.
  names = require "sidle.names",
  --- Springs, decays, rubber bands, flings and curves as functions.
  motion = require "sidle.motion",
}

-- `sidle.log_to` is the file for the log of the next stage without one of its own: the runner sets
-- it to draw a picture of what a script does. `sidle.replaying` is true while the runner replays a
-- recording, and nil otherwise.
return sidle
