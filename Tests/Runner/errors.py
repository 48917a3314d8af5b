"""Error texts: the place first, the line itself, the frames a person wrote."""
from support import check, contains, equal, file, finish, run


def report(text, name="demo.lua"):
    path = file(name, text)
    status, out, err = run(path)
    check(status == 1 and out == "", f"{name} fails", status, out)
    return err.replace(path, name)


equal(report("local function f()\n  error('broken')\nend\n\nf()\n"),
      "demo.lua:2: broken\n"
      "    error('broken')\n"
      "stack traceback:\n"
      "\tdemo.lua:2: in local 'f'\n"
      "\tdemo.lua:5: in main chunk\n",
      "message, line, frames; neither error nor the runner among them")
equal(report("x = = 1\n"), "demo.lua:1: unexpected symbol near '='\n    x = = 1\n",
      "a syntax error has its line and no frames")
equal(report("local t = {}\nt.x.y = 1"),
      "demo.lua:2: attempt to index a nil value (field 'x')\n    t.x.y = 1\n"
      "stack traceback:\n\tdemo.lua:2: in main chunk\n", "an error of Lua itself")
equal(report("string.rep()").split("\n")[0],
      "demo.lua:1: bad argument #1 to 'rep' (string expected, got no value)", "one of a C function")
equal(report("local sidle = require 'sidle'\nlocal s = sidle.stage { width = 1, hight = 2 }\n"),
      "demo.lua:2: unknown option 'hight' in sidle.stage (did you mean 'height'?)\n"
      "    local s = sidle.stage { width = 1, hight = 2 }\n"
      "stack traceback:\n\tdemo.lua:2: in main chunk\n",
      "a mistake in an option is reported at the script's line, without Sidle's files")

# ---- Values that are no text ----

for value, shown in [("", "nil"), ("nil", "nil"), ("false", "false"), ("42", "42"),
                     ("{code = 3}", "{code = 3}")]:
    equal(report(f"error({value})").split("\n")[0], f"demo.lua:1: error value: {shown}",
          f"error({value}) shows its value and its place")
FAILING = "setmetatable({}, {__tostring = function() error 'x' end})"
contains(report(f"error({FAILING})"), "<table: error in __tostring: demo.lua:1: x>",
         "a failing __tostring is shown in its place")
contains(report("error(setmetatable({}, {__tostring = function() return 3 end}))"),
         "<table: __tostring gave a number>", "so is one that gives no text")
equal(report("error(setmetatable({}, {__tostring = function() return 'mine' end}))").split("\n")[0],
      "mine", "__tostring is obeyed")
contains(report("error('a\\0b')"), "a b", "a NUL does not cut the message")
equal(report("error('no place', 0)").split("\n")[0], "no place", "a message without a place")

# ---- Depth ----

deep = report("local function f(n)\n  if n > 0 then return 1 + f(n - 1) end\n  error('deep')\nend\nf(100)")
check(deep.count("\n") < 32 and "more)" in deep and deep.rstrip().endswith("in main chunk"),
      "a deep stack is shortened in the middle", deep)
endless = report("local function f() return 1 + f() end\nf()")
check(endless.startswith("demo.lua:1: stack overflow") and endless.count("\n") < 40,
      "endless recursion is reported, and soon", endless[:300])
contains(report("local function h() error({}) end\nxpcall(h, function() error('again') end)\n"
                "error('after')"), "demo.lua:3: after", "an error in a message handler")
contains(report("coroutine.wrap(function() error('inside') end)()"), "inside",
         "an error in a coroutine")
equal(run("-e", "local t <close> = setmetatable({}, {__close = function() error 'c' end})")[0], 1,
      "an error in a to-be-closed variable")
equal(run("-e", "setmetatable({}, {__gc = function() error 'g' end})")[0], 0,
      "an error in a finaliser at the end is none of the script's")

finish()
