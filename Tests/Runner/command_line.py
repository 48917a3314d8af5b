"""The command line: options, scripts, arguments, exit statuses."""
import os
from support import ROOT, STATE, check, contains, equal, file, finish, run

# ---- Exit statuses ----

equal(run("-e", "print(1)"), (0, "1\n", ""), "a text that runs ends with 0")
equal(run(file("ok.lua", "print('ran')")), (0, "ran\n", ""), "so does a script")
equal(run(stdin="print('piped')"), (0, "piped\n", ""), "so does a piped script")
equal(run("-", stdin="print('piped')"), (0, "piped\n", ""), "so does one named by a hyphen")
for sentence, arguments, stdin in [
        ("an error in a text", ["-e", "error 'x'"], ""),
        ("an error in a script", [file("bad.lua", "error 'x'")], ""),
        ("an error in a piped script", [], "error 'x'"),
        ("a syntax error", ["-e", "x = = 1"], ""),
        ("a syntax error in a piped script", [], "1 +"),
        ("an error value that is no text", ["-e", "error{}"], ""),
        ("an error without a value", ["-e", "error()"], ""),
        ("a script that is not there", ["/nonexistent/x.lua"], ""),
        ("a module that is not there", ["-l", "no.such.module"], ""),
        ("an error in a coroutine", ["-e", "coroutine.wrap(error)('x')"], "")]:
    status, out, err = run(*arguments, stdin=stdin)
    check(status == 1 and out == "" and err != "", f"{sentence} ends with 1", status, out, err)

HANDLER = """
local sidle = require "sidle"
local stage = sidle.stage { width = 300, height = 100 }
local row = stage:row { trailing = { { title = "Done" } } }
row:on("will_open", function() error("in the handler") end)
row:on("will_open", function() print("the other handler") end)
row:open("trailing")
stage:step(1)
print("not reached")
"""
status, out, err = run(file("handler.lua", HANDLER))
equal((status, out), (1, "the other handler\n"),
      "an error in a handler ends with 1, after the other handlers ran")
contains(err, "handler.lua:5: in the handler\n", "its message names the handler's line")
check("sidle/handlers.lua" not in err, "its traceback has none of Sidle's own files", err)

equal(run("-x")[0], 2, "an unknown option ends with 2")
equal(run("-x")[2], "sidle: unknown option '-x'\nTry 'sidle --help'.\n", "and is named")
for arguments in [["-e"], ["-l"], ["replay"], ["replay", "a", "--rate", "x"],
                  ["replay", "a", "--from", "1x1"], ["replay", "a", "--what"]]:
    status, out, err = run(*arguments)
    check(status == 2 and out == "" and err.startswith("sidle: "), f"{arguments} ends with 2",
          status, out, err)
for code, expected in [("os.exit(7)", 7), ("os.exit(true)", 0), ("os.exit(false)", 1),
                       ("io.write('x') os.exit(3, true)", 3)]:
    equal(run("-e", code)[0], expected, f"{code} is honoured")
equal(run("-e", "io.write('no line end') os.exit(0)")[1], "no line end", "what was written is out")
equal(run("-e", "io.write('no line end') error 'x'")[1], "no line end", "also after an error")

# ---- Options ----

status, out, err = run("--version")
check(status == 0 and out.startswith("sidle 0.") and "Lua 5.4" in out, "--version", out)
equal(run("-v")[1], out, "-v says the same")
status, out, err = run("--help")
check(status == 0 and out.startswith("Usage: sidle") and err == "", "--help", out, err)
check(run("replay", "--help")[1].startswith("Usage: sidle replay"), "replay --help")
equal(run("-e", "x = 1", "-ex = x + 1", "-e", "print(x)")[1], "2\n", "texts run in order")
equal(run("-l", "sidle", "-e", "print(type(sidle.stage))")[1], "function\n", "-l keeps a global")
equal(run("-ls=sidle", "-e", "print(type(s.stage), sidle)")[1], "function\tnil\n", "-l name=module")
equal(run("-e", "print(1)", stdin="print(2)")[1], "1\n", "-e leaves standard input alone")
equal(run("-W", "-e", "warn('careful')")[2], "Lua warning: careful\n", "-W lets warnings through")
equal(run("-e", "warn('careful')")[2], "", "without it they are silent")
equal(run("-e", "print(x)", LUA_INIT="x = 5")[1], "5\n", "LUA_INIT is run")
equal(run("-E", "-e", "print(x)", LUA_INIT="x = 5")[1], "nil\n", "-E ignores it")
equal(run("-e", "print(x)", LUA_INIT="@" + file("init.lua", "x = 6"))[1], "6\n", "also as a file")

# ---- Scripts and arguments ----

ARGUMENTS = "print(...) print(#arg, arg[0], arg[1], arg[-1] ~= nil)"
script = file("arguments.lua", "#!/usr/bin/env sidle\n" + ARGUMENTS)
equal(run(script, "a", "-x", "")[1], f"a\t-x\t\n3\t{script}\ta\ttrue\n",
      "a script finds its arguments in ... and arg, and may begin with #!")
equal(run("-", "b", stdin=ARGUMENTS)[1], "b\n1\t-\tb\ttrue\n", "so does standard input")
odd = file("-odd.lua", "print('odd')")
equal(run("--", os.path.basename(odd), cwd=STATE)[1], "odd\n", "-- ends the options")
equal(run("--", "replay", cwd=STATE)[0], 1, "a script named replay is a script after --")
equal(run(file("bytes.lua", "print(#(...))"), b"\xff\x00"[:1])[1], "1\n", "arguments are bytes")
equal(run(script, *["x"] * 300)[1].split("\n")[0], "\t".join(["x"] * 300), "many arguments")

# ---- Finding Lua files ----

equal(run("-e", "print(require('sidle.core') ~= nil)", SIDLE_LUA_PATH=None)[1], "true\n",
      "the core is built in")
fake = os.path.join(STATE, "front", "sidle")
os.makedirs(fake)
with open(os.path.join(fake, "init.lua"), "w", encoding="utf-8") as out_file:
    out_file.write("return 'mine'")
equal(run("-e", "print((require 'sidle'))", SIDLE_LUA_PATH=os.path.dirname(fake))[1], "mine\n",
      "SIDLE_LUA_PATH names the front end")
status, out, err = run("-E", "-e", "print((require 'sidle'))", SIDLE_LUA_PATH=os.path.dirname(fake))
check(out != "mine\n", "-E ignores it", out, err)
check(os.path.isdir(os.path.join(ROOT, "lua")), "the tests lie in the source tree")

finish()
