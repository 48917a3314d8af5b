-- Every timing curve by its name: where it is at eight moments of one second.
-- Usage: lua easing.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

local stage = sidle.stage { width = 100, height = 100 }
local curves = {}
for _, name in ipairs(sidle.names.curve) do
  curves[#curves + 1] = stage:animation { id = name, to = 1, duration = 1, curve = name }
end
if sidle.replaying then return stage end

local slice = 1 / (tonumber((...)) or 60)
local ended = 0
local function go_to(at)
  repeat -- in slices, the last one cut so as to land on the time
    for event in stage:step_to(math.min(stage.time + slice, at)) do
      ended = ended + (event.finished and event.value == 1 and 1 or 0)
    end
  until stage.time >= at
end

for _, curve in ipairs(curves) do curve:start() end
local columns, rows = { 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 1 }, {}
for i, curve in ipairs(curves) do rows[i] = { ("%-27s"):format(curve.id) } end
for _, at in ipairs(columns) do
  go_to(at)
  for i, curve in ipairs(curves) do
    -- Nothing that is 0 gets a sign.
    table.insert(rows[i], (("%9.4f"):format(curve.value):gsub("%-(0%.0000)$", " %1")))
  end
end

local head = { ("%-27s"):format("# curve") }
for _, at in ipairs(columns) do head[#head + 1] = ("%9.2f"):format(at) end
print(table.concat(head))
for _, row in ipairs(rows) do print(table.concat(row)) end
print(("# %d of %d finished at 1"):format(ended, #curves))
print("# fingerprint " .. stage.fingerprint)
stage:close()
