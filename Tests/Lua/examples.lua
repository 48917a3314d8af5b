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

test("slide_buttons prints its stored transcript at every rate", function()
  local stored = {}
  for line in io.lines(here .. "/../Golden/slide_buttons.txt") do stored[#stored + 1] = line end
  assert(#stored > 20)
  for _, rate in ipairs { "60", "7", "30", "120", "1000" } do
    check.list(run("slide_buttons", rate), stored)
  end
  check.list(run "slide_buttons", stored)
end)

test("while the runner replays, slide_buttons only builds and returns its stage", function()
  sidle.replaying = true
  local lines, stage = run "slide_buttons"
  sidle.replaying = nil
  check.equal(#lines, 0)
  check.equal(stage.time, 0.0)
  check.equal(#stage, 14)
  stage:close()
end)
