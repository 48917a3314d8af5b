-- A test is a sentence and a function. A file of tests returns nothing; run.lua loads them all.
local harness = { passed = 0, failed = 0 }

local function report(sentence, message)
  harness.failed = harness.failed + 1
  io.stdout:write("FAILED: ", sentence, "\n    ", (message:gsub("\n", "\n    ")), "\n")
end

function harness.test(sentence, fn)
  local ok, message = xpcall(fn, function(e)
    return type(e) == "string" and debug.traceback(e, 2) or tostring(e)
  end)
  if ok then harness.passed = harness.passed + 1 else report(sentence, message) end
end

local check = {}
harness.check = check

local function show(value)
  if type(value) == "string" then return string.format("%q", value) end
  return tostring(value) .. " (" .. (math.type(value) or type(value)) .. ")"
end

-- Equal in value and, for numbers, in kind: 3 is not 3.0.
function check.equal(got, want, what)
  if rawequal(got, want) and math.type(got) == math.type(want) then return end
  error((what and what .. ": " or "") .. "got " .. show(got) .. ", want " .. show(want), 2)
end

function check.near(got, want, tolerance)
  if math.abs(got - want) <= (tolerance or 1e-9) then return end
  error("got " .. show(got) .. ", want about " .. show(want), 2)
end

function check.list(got, want)
  local a, b = table.concat(got, "\n"), table.concat(want, "\n")
  if a ~= b then error("got:\n" .. a .. "\nwant:\n" .. b, 2) end
end

-- Fails as it should, with exactly this message after the position of the line that called.
-- Without a message it returns what came.
function check.raises(message, fn, ...)
  local ok, got = pcall(fn, ...)
  if ok then error("nothing was raised", 2) end
  if message == nil then return got end
  local plain = tostring(got):gsub("^[^\n:]+:%d+: ", "")
  if plain ~= message then error("raised " .. show(got) .. ",\nwant " .. show(message), 2) end
  return got
end

-- The line number in an error message about a file of tests.
function check.line_of(message) return tonumber(message:match(":(%d+): ")) end

return harness
