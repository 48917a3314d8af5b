-- Sidle from LuaJIT through its C interface, beside a loop that is written by hand in LuaJIT: 10 000
-- tweens stepped and every value read. Prints lines as the benchmark does.
-- Usage: luajit luajit.lua LIBRARY DECLARATIONS, the latter the header without its inline functions.
local ffi = require "ffi"
local library, declarations = ...
do
  local file = assert(io.open(declarations))
  ffi.cdef(file:read "*a")
  file:close()
end
ffi.cdef [[
struct bench_time { long seconds, nanoseconds; };
int clock_gettime(int, struct bench_time *);
]]
local sidle = ffi.load(library)

local N, STEPS, ROUNDS, DT = 10000, 110, 21, 1 / 120

local time = ffi.new "struct bench_time"
local function now()
  ffi.C.clock_gettime(2, time) -- of this process, which others on the machine do not stretch
  return tonumber(time.seconds) * 1e9 + tonumber(time.nanoseconds)
end

local function must(status, what) if status < 0 then error(what .. " fails: " .. status) end end

-- The same numbers in every run.
local seed = 12345
local function random(low, high)
  seed = (seed * 1103515245 + 12345) % 2147483648
  return low + (high - low) * seed / 2147483648
end

-- ---- The engine ------------------------------------------------------------------------------

local stage
do
  local spec, out = ffi.new "sidle_stage_spec[1]", ffi.new "sidle_stage *[1]"
  sidle.sidle_stage_spec_init_sized(spec, ffi.sizeof "sidle_stage_spec")
  must(sidle.sidle_stage_create_abi(spec, out, sidle.sidle_abi()), "create")
  stage = out[0]
end
local animations = ffi.new("sidle_animation[?]", N)
local from, delta, inverse = ffi.new("double[?]", N), ffi.new("double[?]", N), ffi.new("double[?]", N)
do
  local spec, none = ffi.new "sidle_animation_spec[1]", ffi.new "sidle_animation"
  local curve = "in-out-cubic"
  for i = 0, N - 1 do
    sidle.sidle_animation_spec_init_sized(spec, ffi.sizeof "sidle_animation_spec")
    local a, b = random(0, 100), random(200, 300)
    local duration = math.floor(random(1, 2) * 1e9) / 1e9
    spec[0].from, spec[0].to, spec[0].duration = a, b, duration
    spec[0].curve.bytes, spec[0].curve.length = curve, #curve
    must(sidle.sidle_animation_create(stage, none, spec, animations + i), "animation")
    must(sidle.sidle_animation_start(stage, animations[i]), "start")
    from[i], delta[i], inverse[i] = a, b - a, 1 / duration
  end
end

local values = ffi.new "sidle_animation_values[1]"
local item = ffi.typeof "const sidle_animation_value *"

local function read()
  must(sidle.sidle_stage_animation_values(stage, values), "values")
  local each, sum = ffi.cast(item, values[0].first), 0
  for i = 0, values[0].count - 1 do sum = sum + each[i].value end
  return sum
end

local function rewind()
  for i = 0, N - 1 do must(sidle.sidle_animation_seek(stage, animations[i], 0), "seek") end
end

local function step_and_read()
  local sum = 0
  for _ = 1, STEPS do
    must(sidle.sidle_stage_step(stage, DT), "step")
    sum = sum + read()
  end
  return sum
end

-- ---- The same by hand ------------------------------------------------------------------------

local times, results = ffi.new("double[?]", N), ffi.new("double[?]", N)

local function rewind_loop() ffi.fill(times, 8 * N) end

local function loop()
  local total = 0
  for _ = 1, STEPS do
    for i = 0, N - 1 do
      local t = times[i] + DT
      times[i] = t
      local u = math.min(t * inverse[i], 1)
      local w = 1 - u
      results[i] = from[i] + delta[i] * (u < 0.5 and 4 * u * u * u or 1 - 4 * w * w * w)
    end
    local sum = 0
    for i = 0, N - 1 do sum = sum + results[i] end
    total = total + sum
  end
  return total
end

-- ---- By turns --------------------------------------------------------------------------------

local function timed(before, body)
  before()
  local start = now()
  local sum = body()
  return (now() - start) / (N * STEPS), sum
end

-- Both add up to the same but for rounding.
local _, sum = timed(rewind, step_and_read)
local _, expected = timed(rewind_loop, loop)
assert(math.abs(sum - expected) < 1e-9 * expected, "the engine and the loop differ")

local mine, limits, ratios = {}, {}, {}
for i = 1, ROUNDS do
  mine[i], limits[i] = timed(rewind, step_and_read), timed(rewind_loop, loop)
  ratios[i] = mine[i] / limits[i]
end
table.sort(mine)
table.sort(limits)
table.sort(ratios)
local middle = (ROUNDS + 1) / 2
io.write(("luajit-step-tweens\t%d\tns\t%.4f\t%.4f\tluajit_loop\t%.4f\t%.4f\n"):format(
  N, mine[middle], mine[1], limits[middle], ratios[middle]))
sidle.sidle_stage_destroy(stage)
