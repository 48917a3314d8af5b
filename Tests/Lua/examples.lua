-- The examples print the same at every step size, and what they printed before.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local here = ...

-- Runs an example in this state; returns its lines and what it returned.
local function run(name, ...)
  local lines = {}
  local environment = setmetatable({
    print = function(value) lines[#lines + 1] = tostring(value) end,
  }, { __index = _G })
  local chunk = assert(loadfile(here .. "/../../lua/examples/" .. name .. ".lua", "t", environment))
  return lines, chunk(...)
end

for name, rows in pairs { slide_buttons = 14, swipe_delete = 8, lists = 9, mail = 4,
  material_dismiss = 4 } do
  test(name .. " prints its stored transcript at every rate", function()
    local stored = {}
    for line in io.lines(here .. "/../Golden/" .. name .. ".txt") do stored[#stored + 1] = line end
    assert(#stored > 20)
    for _, rate in ipairs { "60", "7", "30", "120", "1000" } do
      check.list(run(name, rate), stored)
    end
    check.list(run(name), stored)
  end)

  test("while the runner replays, " .. name .. " only builds and returns its stage", function()
    sidle.replaying = true
    local lines, stage = run(name)
    sidle.replaying = nil
    check.equal(#lines, 0)
    check.equal(stage.time, 0.0)
    check.equal(#stage, rows)
    stage:close()
  end)
end
