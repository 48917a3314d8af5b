-- Runs the Lua tests: lua5.4 Tests/Lua/run.lua [part of a file's name ...]
-- LUA_PATH and LUA_CPATH say where sidle is. Ends with a line "N passed, N failed".
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path
local harness = require "harness"

local files = {
  "options", "errors", "objects", "numbers", "input", "gestures", "enabling", "hints", "reach",
  "flow", "list_changes", "open_rows", "scrolling", "row_settings", "time", "events", "handlers",
  "scripts", "lifetime", "resolver", "animations", "animation_ends", "motion", "motion_traps",
  "values", "layers", "buttons", "looks", "row_buttons",
  "menus", "menu_beneath", "menu_use", "menu_open",
  "random", "log", "draw",
  "core", "header", "annotations", "examples", "pictures", "manual",
}

local function wanted(name)
  if #arg == 0 then return true end
  for _, part in ipairs(arg) do
    if name:find(part, 1, true) then return true end
  end
  return false
end

for _, name in ipairs(files) do
  if wanted(name) then
    local chunk = assert(loadfile(here .. "/" .. name .. ".lua"))
    harness.test("the file " .. name .. " runs", function() chunk(here) end)
  end
end
print(harness.passed .. " passed, " .. harness.failed .. " failed")
os.exit(harness.failed == 0, true)
