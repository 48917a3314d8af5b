-- Springs: three dampings, a new target on the way, and how a motion ends.
-- Usage: lua springs.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

local stage = sidle.stage { width = 100, height = 100 }
local function spring(id, ratio)
  return stage:animation {
    id = id, kind = "spring", from = 0, to = 100, spring_stiffness = 100, spring_damping_ratio = ratio,
  }
end
-- Of three balls one goes past its target, one goes straight there, one creeps.
local balls = { spring("bouncy", 0.25), spring("straight", 1), spring("creeping", 2.5) }
local follower = spring("follower", 0.5)
if sidle.replaying then return stage end

local function show(...)
  local line = { ("%.3f"):format(stage.time) }
  for _, ball in ipairs { ... } do
    line[#line + 1] = ("%s %.4f at %.4f/s"):format(ball.id, ball.value, ball.velocity)
  end
  print(table.concat(line, "  "))
end
local function show_balls() show(table.unpack(balls)) end
local function show_follower() show(follower) end
local function retarget(to)
  return function()
    show_follower()
    follower:retarget(to) -- from where it is and as fast as it is
    show_follower()
  end
end

-- Seconds, then what is done.
local script = {
  { 0.00, function() for _, ball in ipairs(balls) do ball:start() end end },
  { 0.05, show_balls }, { 0.10, show_balls }, { 0.20, show_balls }, { 0.40, show_balls },
  { 0.80, show_balls },
  { 4.00, function() follower:start() end },
  { 4.10, show_follower }, { 4.15, retarget(-50) }, { 4.20, show_follower },
  { 4.35, retarget(20) }, { 4.50, show_follower },
  -- Stopped it is interrupted, and so it is when it is started again. Finished it is at its end.
  { 6.00, function() balls[2]:start() end }, { 6.10, function() balls[2]:stop() end },
  { 6.50, function() balls[2]:start() end }, { 6.60, function() balls[2]:start() end },
  { 6.70, show_balls }, { 6.75, function() balls[2]:finish() end }, { 7.00, show_balls },
}

local slice = 1 / (tonumber((...)) or 60)
for _, entry in ipairs(script) do
  repeat -- in slices, the last one cut so as to land on the entry's time
    for event in stage:step_to(math.min(stage.time + slice, entry[1])) do print(event) end
  until stage.time >= entry[1]
  entry[2]()
end
print("# fingerprint " .. stage.fingerprint)
stage:close()
