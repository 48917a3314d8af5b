-- Rows that peek, the hint of a list, reduced motion.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function stage_with(options)
  local stage = sidle.stage(options or {})
  local list = stage:list {}
  local rows = {}
  for i = 1, 2 do
    rows[i] = list:row { id = "r" .. i, trailing = { {} }, swipe = { width_policy = "fixed",
      width = 80, settle = "curve", settle_duration = 0.2, settle_curve = { 0, 0, 1, 1 } } }
  end
  return stage, list, rows
end

test("a row peeks: out, held, back, and nothing is announced", function()
  local stage, _, rows = stage_with()
  rows[1]:peek { edge = "trailing", distance = 40, hold = 0.3 }
  local seen = {}
  for i = 1, 8 do
    check.equal(#scene.lines(stage:step(0.1)), 0)
    seen[i] = string.format("%.3f", rows[1].offset)
  end
  check.list(seen, { "-20.000", "-40.000", "-40.000", "-40.000", "-40.000", "-20.000", "0.000", "0.000" })
  check.equal(rows[1].state, "closed")
  rows[1]:peek { edge = "trailing", distance = 500 }
  stage:step(0.9)
  check.equal(rows[1].offset, -80.0)
  stage:step(0.1)
  check.equal(rows[1].offset, -40.0)
  check.raises("sidle_row_peek: row; it is not closed and at rest", rows[1].peek, rows[1],
    { edge = "trailing", distance = 1 })
  check.raises(nil, rows[2].peek, rows[2], { edge = "leading", distance = 1 })
  check.raises("option 'distance' in row:peek is missing", rows[2].peek, rows[2], { edge = "trailing" })
  check.raises("sidle_row_peek: distance is 0; it must be over 0, to 1e9", rows[2].peek, rows[2],
    { edge = "trailing", distance = 0 })
  stage:close()
end)

test("a list hints once", function()
  local stage, list, rows = stage_with()
  rows[1]:open "trailing"
  check.equal(list:hint { edge = "leading", distance = 40 }, nil)
  check.equal(list:hint { edge = "trailing", distance = 40 }, rows[2])
  check.equal(list:hint { edge = "trailing", distance = 40 }, nil)
  stage:close()
end)

test("reduced motion, by option and by property", function()
  local stage, list, rows = stage_with { reduce_motion = true }
  check.equal(stage.reduce_motion, true)
  rows[1]:open "trailing"
  check.equal(rows[1].offset, -80.0)
  check.equal(list:hint { edge = "trailing", distance = 40 }, nil)
  rows[2]:peek { edge = "trailing", distance = 40 }
  check.equal(rows[2].state, "closed")
  check.equal(#scene.lines(stage:step(0)), 2)
  stage.reduce_motion = false
  check.equal(stage.reduce_motion, false)
  rows[1]:close()
  stage:step(0.1)
  check.equal(rows[1].state, "settling")
  stage.reduce_motion = true
  check.equal(rows[1].state, "closed")
  check.list(scene.lines(stage:step(0)), {
    "0.100000000 row r1 closed edge=trailing reason=code offset=0.000 velocity=0.000",
  })
  check.raises("property 'reduce_motion' of stage must be true or false (got 1)", function()
    stage.reduce_motion = 1
  end)
  stage:close()
end)
