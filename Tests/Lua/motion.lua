-- Springs and curves in words, and the laws of motion as functions. Tests/C/motion.c has the numbers.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check
local motion = sidle.motion

test("springs of animations are described in every way, and are the same spring", function()
  local stage <close> = sidle.stage()
  local want = stage:animation { kind = "spring", spring = "bouncy" }.duration
  for _, words in ipairs {
    { spring_form = "response", spring_response = 0.5, spring_damping_ratio = 0.7 },
    { spring_form = "duration", spring_duration = 0.5, spring_bounce = 0.3 },
    { spring_stiffness = 157.91367041742973, spring_damping_ratio = 0.7 },
    { spring_form = "mass", spring_mass = 2, spring_stiffness = 315.82734083485946,
      spring_damping = 35.18583772020568 },
  } do
    words.kind = "spring"
    check.near(stage:animation(words).duration, want, 2e-9)
  end
end)

test("each published spring makes an animation; others are refused with the nearest", function()
  local stage <close> = sidle.stage()
  for _, name in ipairs(sidle.names.spring) do
    local seconds = motion.spring_rest_time(name, 0, 1, 0)
    check.equal(stage:animation { kind = "spring", spring = name }.duration, seconds)
    check.equal(motion.spring_rest_time({ preset = name }, 0, 1, 0, 0), seconds)
  end
  check.equal(#sidle.names.spring, 12)
  check.raises("option 'spring' in stage:animation must be the name of a spring (did you mean 'snappy'?)"
      .. ' (got "snapy")',
    function() stage:animation { kind = "spring", spring = "snapy" } end)
  check.raises("sidle_animation_create: spec.spring_damping is 0; with this mass and stiffness the "
      .. "damping ratio is not 0.01 to 100",
    function() stage:animation { kind = "spring", spring_form = "mass", spring_damping = 0 } end)
end)

test("curves are written as in CSS, also those of keyframes and layers", function()
  local stage <close> = sidle.stage()
  local stepped = stage:animation { to = 4, duration = 1, curve = "steps(4, jump-start)" }:start()
  local bent = stage:animation { duration = 1, curve = "cubic-bezier(0.3, -0.1, 0.7, 1.5)" }:start()
  local frames = stage:animation { kind = "keyframes", values = { 0, 1, 2 }, duration = 1,
    curves = { "steps(2, end)", "linear" } }:start()
  local one = stage:animation { kind = "keyframes", values = { 0, 1, 2 }, duration = 1,
    curves = "steps(2, end)" }:start()
  local layer = stage:layer {}
  local shown = layer:replace { transition = { curve = "steps(2)", duration = 1 } }
  stage:step(0.3)
  check.equal(stepped.value, 2.0)
  check.near(bent.value, 0.280693425158668, 1e-12)
  check.equal(frames.value, 0.5)
  check.equal(one.value, 0.5)
  check.equal(shown.value, 0.0)
  stage:step(0.3)
  check.near(frames.value, 1.2, 1e-12)
  check.equal(one.value, 1.0)
  check.equal(shown.value, 0.5)
end)

test("what is wrong with the text of a curve is said", function()
  local stage <close> = sidle.stage()
  for curve, sentence in pairs {
    ["steps(0)"] = "steps must be 1 to 2147483647, with jump-none at least 2",
    ["steps(3, middle)"] = "steps are jump-start, jump-end, jump-none, jump-both, start or end",
    ["cubic-bezier(0, 0, 1)"] = "it must be as steps(4, jump-end), cubic-bezier(0.3, 0, 0.7, 1) or "
      .. "linear(0, 0.5 20%, 1)",
    ["cubic-bezier(2, 0, 1, 1)"] = "of cubic-bezier x1 and x2 must be 0 to 1, y1 and y2 within +-1e9",
    ["linear(0, 1)"] = "linear(...) is no curve of an animation; keyframes do the same",
    ["spring(1)"] = "no timing curve has this name",
  } do
    check.raises("sidle_animation_create: spec.curve; " .. sentence,
    function() stage:animation { curve = curve } end)
  end
  check.raises("option 'curve' in stage:animation must be the name of a curve, steps(...) or "
      .. "cubic-bezier(...) (did you mean 'ease'?) (got \"eas\")",
    function() stage:animation { curve = "eas" } end)
end)

test("the functions give what those of C give", function()
  local snappy = motion.spring_describe "snappy"
  check.near(snappy.response, 0.5, 1e-15)
  check.equal(snappy.damping_ratio, 0.85)
  local value, velocity = motion.spring_state_at("snappy", 10, -90, 500, 0.25)
  check.near(value, -74.240562714950060902, 1e-10)
  check.near(velocity, -223.12137289932291842, 1e-10)
  local heavy = { form = "mass", mass = 3, stiffness = 1000, damping = 500 }
  check.near(motion.spring_state_at(heavy, 0, 1, 0, 0.3), 0.44844018672769032804, 1e-12)
  check.near(motion.decay_rate(0.325), 0.99692780579951452654, 1e-15)
  check.near(motion.decay_rest(0.998, 100, 1000), 599.49983316645525507)
  check.near(motion.decay_velocity(0.998, 100, 400), 600.60080120192320553)
  value, velocity = motion.decay_state_at(0.998, 100, 1000, 0.25)
  check.near(value, 296.68951512429719655)
  check.near(velocity, 606.22706542776437267)
  check.near(motion.decay_rest_time(0.998, 1000), 3.45042260940628, 1.1e-9)
  check.near(motion.decay_rest_time(0.998, -1000, 0.5), 3.44992269282305, 1.1e-9)
  check.near(motion.rubber_band_shown("scroll_view", 0.55, 400, 100), 48.351648351648351648)
  check.near(motion.rubber_band_pull("scroll_view", 0.55, 400, 48.351648351648351648), 100)
  check.near(motion.rubber_band_shown("power", 0.8, 0, -100), -39.810717055349725077)
  check.equal(motion.rubber_band_pull("elastic", 0.5, 0, 10), 20.0)
  local distance, seconds = motion.fling_travel(0.015, 4000)
  check.near(distance, 2156.9521246523971928)
  check.near(seconds, 1.2716321040355327817)
  value, velocity = motion.fling_state_at(0.015, 50, 4000, 0.4)
  check.near(value, 1321.7779161559388541)
  check.near(velocity, 2394.839997035579824)
  local output, slope = motion.curve_evaluate("linear(0, 0.5 20%, 1)", 0.6)
  check.near(output, 0.75)
  check.near(slope, 0.625)
end)

test("wrong arguments are told with what they were", function()
  check.raises("sidle.motion.decay_rest: a number is outside its range (got 2, 0, 5)",
    function() motion.decay_rest(2, 0, 5) end)
  check.raises("sidle.motion.decay_rest: argument 2 must be a number (got string)",
    function() motion.decay_rest(0.998, "x", 5) end)
  check.raises("sidle.motion.spring_state_at: argument 5 must be a number (got nil)",
    function() motion.spring_state_at("snappy", 0, 1, 0) end)
  check.raises("sidle.motion.spring_state_at: a number is outside its range (got 0, 1, 0, -1)",
    function() motion.spring_state_at("snappy", 0, 1, 0, -1) end)
  check.raises("sidle.motion.spring_describe: a number is outside its range",
    function() motion.spring_describe { form = "mass", damping = 0 } end)
  check.raises("unknown option 'respons' in sidle.motion.spring_describe (did you mean 'response'?)",
    function() motion.spring_describe { respons = 1 } end)
  check.raises("sidle.motion.spring_describe takes a table of options (got 5)",
    function() motion.spring_describe(5) end)
  check.raises('sidle.motion.rubber_band_shown: argument 1 must be "elastic", "power" or "scroll_view" '
      .. '(got "clamp")',
    function() motion.rubber_band_shown("clamp", 0.5, 1, 1) end)
  check.raises("sidle.motion.rubber_band_pull: a number is outside its range (got 0.5, 9, 9)",
    function() motion.rubber_band_pull("scroll_view", 0.5, 9, 9) end)
  check.raises("sidle.motion.curve_evaluate: no timing curve has this name (got eas, 0)",
    function() motion.curve_evaluate("eas", 0) end)
  check.raises("sidle.motion.curve_evaluate: no timing curve is written so (got steps(2, 0)",
    function() motion.curve_evaluate("steps(2", 0) end)
  check.raises("sidle.motion.curve_evaluate: argument 1 must be a string (got number)",
    function() motion.curve_evaluate(5, 0) end)
end)
