"""Ctrl-C: in loops, coroutines, through pcall, in C functions, in scripts, replays and reads."""
import os
import signal
import subprocess
import time
from support import BINARY, ROOT, STATE, Terminal, check, contains, environment, equal, file, finish, plain

LOOPS = {
    "a loop": "while true do end",
    "a coroutine": "coroutine.wrap(function() while true do end end)()",
    "a coroutine in a coroutine":
        "coroutine.wrap(function() coroutine.wrap(function() repeat until false end)() end)()",
    "pcall": "while true do pcall(function() while true do end end) end",
    "pcall in a coroutine":
        "coroutine.wrap(function() while true do pcall(function() while true do end end) end end)()",
    "xpcall": "while true do xpcall(function() while true do end end, print) end",
    "a loop of resumes":
        "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
    "a loop with a hook of its own":
        "debug.sethook(function() end, '', 7) while true do end",
    "a __close": "do local c <close> = setmetatable({}, {__close=function() while true do end end}) end",
    "a comparison while sorting": "table.sort({3, 2, 1}, function() while true do end end)",
}

t = Terminal()
t.wait_for("  1> ")
number = 2
t.line("stage = sidle.stage { width = 10, height = 10 } stage:step(0.5)", f"{number:3d}> ")
for name, code in LOOPS.items():
    t.type(code + "\r")
    t.interrupt()
    number += 1
    shown = plain(t.wait_for(f"{number:3d}> "))
    check(f"repl:{number - 1}: interrupted" in shown and "stack traceback:" in shown,
          f"Ctrl-C stops {name}, with a traceback", shown)
contains(t.line("stage.time", "> "), "= 0.5", "the stage is as it was")
number += 1
t.line("n = 0 for i = 1, 1e6 do n = n + 1 end", "> ")
contains(t.line("n", "> "), "1000000", "code runs again and is not stopped by what is over")
t.type(LOOPS["a coroutine"] + "\r")
t.interrupt()
t.wait_for("(end of the coroutine)")
t.wait_for("> ")
t.type(":quit\r")
equal(t.finish(), 0, "the session is alive to its end")

HARD = "string.find(('a'):rep(40), ('a*'):rep(30) .. 'b')"
t = Terminal()
t.wait_for("  1> ")
t.type(HARD + "\r")
t.interrupt()
t.wait_for("still inside a C function; press Ctrl-C again")
t.type("\x03")
equal(t.finish(), 130, "in a C function the second Ctrl-C ends the process")

t = Terminal("-e", "while true do pcall(function() while true do end end) end")
t.interrupt(0.8)
equal(t.finish(), 130, "an interrupted script ends with 130")
contains(t.shown, "(command line):1: interrupted", "with a message")

t = Terminal("-e", "io.write('ask') io.flush() io.read() print('not reached')")
t.wait_for("ask")
t.interrupt(0.2)
equal(t.finish(), 130, "a script that waits for input can be stopped")
check("not reached" not in t.shown, "and does not go on", t.shown)


def signalled(arguments, pause=0.8, stdin=subprocess.DEVNULL):
    """Status, output and errors of a run that gets SIGINT."""
    child = subprocess.Popen([BINARY, *arguments], stdin=stdin, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, cwd=ROOT, env=environment())
    time.sleep(pause)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=30)
    return child.returncode, out.decode(), err.decode()


status, out, err = signalled(["-e", "io.write('before') while true do end"])
equal((status, out), (130, "before"), "without a terminal too, and what was written is out")
status, out, err = signalled([file("spin.lua", "local function spin()\n  while true do end\nend\nspin()")])
contains(err, "spin.lua:2: interrupted\n    while true do end\n", "the message names the line")
status, out, err = signalled(["-i"], stdin=subprocess.PIPE)
equal(status, 130, "a session that reads a pipe ends")
SCRIPT = """
local sidle = require "sidle"
local stage = sidle.stage { width = 300, height = 534 }
stage:on("event", function() while true do end end)
stage:row { preset = "slide_buttons", frame = { x = 0, y = 0, width = 300, height = 534 },
  trailing = { { title = "a" } } }
return stage
"""
RECORDING = os.path.join(ROOT, "Tests/data/recordings/iphone.swipes-and-taps.session.json")
status, out, err = signalled(["replay", RECORDING, file("handler.lua", SCRIPT)])
check(status == 130 and "interrupted" in err, "a replay stops in a handler", status, out, err)
pipe = os.path.join(STATE, "pipe.log")
os.mkfifo(pipe)
for arguments in [["replay", pipe], ["replay", pipe, "lua/examples/slide_buttons.lua"]]:
    writer = subprocess.Popen(["sh", "-c", f"(echo sidle-log 1; echo stage; sleep 5) > '{pipe}'"])
    status, out, err = signalled(arguments)
    check(status == 130 and "interrupted" in err, "so does one that waits for its log", status, out, err)
    writer.kill()
    writer.wait()

# ---- Pictures that are ended: nothing stays behind ----


def ended(arguments, number, pause=0.8):
    """Ends a picture by a signal, by Ctrl-C also once more; its status and what stays in the folder it
    writes to."""
    folder = os.path.join(STATE, "ended")
    os.makedirs(folder, exist_ok=True)
    child = subprocess.Popen([BINARY, "render", *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, cwd=folder, env=environment(TMPDIR=folder))
    if number == signal.SIGPIPE:
        child.stdout.read(1)
        child.stdout.close()
    else:
        time.sleep(pause)
        child.send_signal(number)
    status = child.wait(timeout=30)
    left = os.listdir(folder)
    for name in left:
        os.remove(os.path.join(folder, name))
    return status, left


MAKES = 'local stage = require "sidle".stage { width = 90, height = 40 }\n' \
        'local layer = stage:layer { title = "A" }\nstage:step(1)\n'
ENDLESS = file("endless.lua", MAKES + "while true do end")
HARDEST = file("hardest.lua", MAKES + HARD)
PRINTS = file("prints.lua", MAKES + "while true do print(('x'):rep(1000)) end")
DRAWN = file("drawn.lua", MAKES + "for n = 1, 3000 do layer:slide_in { title = 'B' .. n % 7 } stage:step(1) end")
for number, script in [(signal.SIGTERM, ENDLESS), (signal.SIGHUP, ENDLESS), (signal.SIGKILL, HARDEST),
                       (signal.SIGINT, ENDLESS), (signal.SIGPIPE, PRINTS)]:
    status, left = ended(["-o", "p.svg", script], number)
    equal(status, 130 if number == signal.SIGINT else -number, f"{number.name} ends a picture")
    equal(left, [], "and the log it was to be made from is gone")
status, left = ended(["--gif", "p.gif", "--frames", "-", DRAWN], signal.SIGPIPE)
if status != 1:  # else there is no giflib
    equal((status, left), (-signal.SIGPIPE, []), "so is what was written of it, when nobody reads the rest")

finish()
