"""What `sidle render` writes, where, and when: files and standard output, scripts that end early or
take no step, and texts of all kinds in a PNG."""
import ctypes
import json
import os
import resource
import subprocess

from png import points
from support import BINARY, ROOT, STATE, check, contains, environment, equal, file, finish, run

PICTURE = os.path.join(STATE, "p.svg")
PNG = os.path.join(STATE, "p.png")
GIF = os.path.join(STATE, "p.gif")
FRAMES = os.path.join(STATE, "f.jsonl")
STAGE = 'local stage = require "sidle".stage { width = 200, height = 40 }\n'
LAYER = STAGE + 'stage:layer { title = "Here", background = 0xFF0000FF }\n'
HAS_CAIRO = "is not installed" not in run(
    "render", "--png", "0", "-o", PNG, file("one.lua", LAYER + "stage:step(1)"))[2]


def there(*paths):
    """Which of the files are there; they are taken away."""
    found = [path for path in paths if os.path.exists(path)]
    for path in found:
        os.remove(path)
    return found


# ---- os.exit ----

for end, code, given in [("os.exit(0)", 0, ""), ("os.exit()", 0, ""), ("os.exit(true, true)", 0, ""),
                         ("os.exit(3)", 3, "3"), ("os.exit(false)", 1, "false"), ("os.exit(-1)", 255, "-1"),
                         ("os.exit(2.0, true)", 2, "2")]:
    for way in ["{}", "pcall(function() {} end)", "coroutine.wrap(function() {} end)()",
                "pcall(coroutine.wrap(function() pcall(function() {} end) print 'on' end))",
                "xpcall(function() {} end, function(m) print 'on' return m end)",
                "coroutine.resume(coroutine.create(function() print(coroutine.resume(coroutine.create("
                "function() {} end))) end))",
                "local b = stage:button {{ frame = {{ width = 9, height = 9 }} }}\n"
                "b:on('button_triggered', function() {} end)\nb:perform 'press'\nstage:step(1)"]:
        there(PICTURE)
        script = file("exit.lua", LAYER + "stage:step(0.5)\nprint 'said'\n" + way.format(end) + "\nprint 'on'\n")
        status, out, err = run("render", "-o", PICTURE, script)
        equal((status, out), (code, "said\n"), f"{way.format(end)} ends the script, with its status")
        equal(there(PICTURE), [PICTURE] if code == 0 else [], "what it showed is drawn if all is well")
        told = f"ended with os.exit({given}), so nothing is drawn\n"
        check(err.endswith(told) if code else err == "", "else it is told", err)
status, _, err = run("render", "-o", PICTURE, file("bad.lua", LAYER + "os.exit('x')"))
equal(status, 1, "what stock Lua refuses is refused")
contains(err, "bad argument #1 to", "with its words")

# ---- Scripts without a step, and moments ----

there(PICTURE, PNG, GIF, FRAMES)
STILL = file("still.lua", LAYER)
equal(run("render", "-o", PICTURE, "--frames", FRAMES, STILL), (0, "", ""), "a scene that does not move")
with open(FRAMES, encoding="utf-8") as lines:
    frames = [json.loads(line) for line in lines]
equal([frame["t"] for frame in frames], [0.0], "is one frame")
contains(json.dumps(frames), '"text": "Here"', "with all that is in it")
with open(PICTURE, encoding="utf-8") as drawn:
    contains(drawn.read(), ">Here<", "and in the picture")
CHANGES = file("changes.lua", STAGE + """local layer = stage:layer { title = "" }
stage:step_to(1)
layer = stage:layer { title = "", background = 0x0000FFFF, frame = { width = 100, height = 40 } }
stage:step_to(2)
layer.frame = { width = 200, height = 40 }
""")


if HAS_CAIRO:
    equal(run("render", "--png", "0", "--scale", "1", "-o", PNG, STILL), (0, "", ""), "its only moment")
    equal(points(PNG)[2](5, 5), (255, 0, 0), "is painted")
    for moment, colors in [("0.99", "  "), ("1", "b "), ("1.5", "b "), ("2", "bb")]:
        equal(run("render", "--png", moment, "--scale", "1", "-o", PNG, CHANGES), (0, "", ""), "a moment")
        at = points(PNG)[2]
        seen = "".join("b" if at(x, 5) == (0, 0, 255) else " " for x in (50, 150))
        equal(seen, colors, f"what changed at a moment shows at it: {moment}")
    status, _, err = run("render", "--png", "2.1", "-o", PNG, CHANGES)
    equal(status, 1, "past the end there is none")
    contains(err, "ends at 2.000000000 s", "which is told")
    LATE = file("late.lua", 'require "sidle".stage { start = 5 }:step(1)')
    status, _, err = run("render", "--png", "2", "-o", PNG, LATE)
    contains(err, "begins at 5.000000000 s", "nor before the beginning")
    status, _, err = run("render", "--gif", GIF, STILL)
    if "is not installed" not in err:
        equal((status, err), (0, ""), "a GIF of it")
        seen = subprocess.run(["/usr/bin/python3", "-c", "import sys; from PIL import Image; "
                               "f = Image.open(sys.argv[1]); print(f.n_frames, f.convert('RGB').getpixel((5, 5)))",
                               GIF], capture_output=True, text=True, check=False)
        equal(seen.stdout, "1 (255, 0, 0)\n", "is one image")

# ---- A stage that fails to be made is not the one that is drawn ----

there(PICTURE)
LATER = file("later.lua", 'pcall(require "sidle".stage, { width = -1 })\n' + LAYER)
equal(run("render", "-o", PICTURE, LATER), (0, "", ""), "the first that is made is")
equal(there(PICTURE), [PICTURE], "into its file")

# ---- Standard input and output ----

with open(STILL, "rb") as code:
    status, out, err = run("render", "-o", "-", "-", "a", "b", stdin=code.read() + b"print(...)\nprint(arg[0])")
equal((status, err), (0, "a\tb\n-\n"), "a script that comes in, a picture that goes out, and what is printed aside")
check(out.startswith("<svg ") and out.endswith("</svg>\n"), "the picture alone", out[:80])
contains(out, "<title id=\"title\">Sidle: standard input</title>", "with a title")
check(not os.path.exists(os.path.join(ROOT, "-")), "no file is named so")
out = run("render", "--frames", "-", STILL)[1]
equal(json.loads(out)["t"], 0.0, "frames as well")
if HAS_CAIRO:
    done = subprocess.run([BINARY, "render", "--png", "0", "-o", "-", STILL], capture_output=True,
                          env=environment(), cwd=STATE, check=False)
    equal(done.stdout[:8], b"\x89PNG\r\n\x1a\n", "and a PNG")
with open(os.path.join(STATE, "whole"), "wb") as whole:
    done = subprocess.run([BINARY, "render", "-o", "-", "-"], stdout=whole, stderr=subprocess.PIPE,
                          input=(LAYER + "print 'first' os.execute 'echo second' io.stderr:write 'third\\n'").encode(),
                          env=environment(), check=False)
with open(os.path.join(STATE, "whole"), encoding="utf-8") as whole:
    check(whole.read().startswith("<svg"), "into a file too")
equal(sorted(done.stderr.decode().split()), ["first", "second", "third"], "nothing else is in it, nothing is lost")

for closed in "2>&-", "2>/dev/null":
    done = subprocess.run(["sh", "-c", f'"$0" render -o - "$1" {closed}', BINARY, file("says.lua", LAYER + "print 'said'")],
                          capture_output=True, env=environment(), check=False)
    check(done.returncode == 0 and done.stdout.startswith(b"<svg ") and done.stdout.endswith(b"</svg>\n"),
          f"where there is no standard error it is left out: {closed}", done.stdout[:80])

status, out, err = run("plot", "ease", "--ascii", "--svg", "-")
check(out.startswith("<svg ") and out.endswith("</svg>\n"), "a plot too", out[:80])
equal((status, err), (0, run("plot", "ease", "--ascii")[1]), "with the plot in characters aside")
TOUCH = file("touch.json", '{"input": [{"x": 1, "y": 1, "act": 0, "t": 0, "ts": 1}]}')
MADE = file("made.lua", LAYER + "print 'said' return stage")
for quiet in [], ["--quiet"]:
    status, out, err = run("replay", *quiet, TOUCH, MADE, "--svg", "-")
    check(out.startswith("<svg ") and out.endswith("</svg>\n"), "a replay too", out[:80])
    equal((status, err), (0, run("replay", *quiet, TOUCH, MADE)[1]), "with the timeline aside")
equal(run("convert", TOUCH, "-o", "-"), run("convert", TOUCH), "and a log")
check(not os.path.exists(os.path.join(ROOT, "-")), "and there is no file of that name")

# ---- What is refused ----

for arguments, code, message in [
        (("--scale", "2", "-o", "x", STILL), 2, "render: --scale needs --png or --gif"),
        (("--scale", "2", "--frames", "x", STILL), 2, "render: --scale needs --png or --gif"),
        (("-o", "-", "--frames=-", STILL), 2, "render: only one file can be standard output"),
        (("--gif", "-", "--frames", "-", STILL), 2, "render: only one file can be standard output"),
        (("--png", "0", "-o", "/no/such/x.png", STILL), 1, "cannot write /no/such/x.png: No such file or directory"),
        (("--frames", "/no/such/x", STILL), 1, "cannot write /no/such/x: No such file or directory"),
        (("-o", "/no/such/x", STILL), 1, "cannot write /no/such/x: No such file or directory"),
        (("-o", PICTURE, "--frames", "/dev/full", STILL), 1, "cannot write /dev/full: No space left on device")]:
    if "--png" in arguments and code == 1 and not HAS_CAIRO:
        continue
    status, out, err = run("render", *arguments)
    equal((status, out), (code, ""), f"{arguments} is refused")
    contains(err, message, "with the reason")
equal([name for name in os.listdir(STATE) if name.endswith(".part")], [], "nothing is left behind")

# ---- Draw lists are not kept ----

MANY = file("many.lua", """local sidle = require "sidle"
local stage = sidle.stage { width = 300, height = 600 }
local list = stage:list { frame = { width = 300, height = 600 } }
for n = 1, 15 do list:row { title = "Row " .. n, height = 40, trailing = { { title = "Delete" } } } end
local layer = stage:layer { title = "A", frame = { y = 550, width = 300, height = 50 } }
for n = 1, 6000 do
  if n % 60 == 1 then layer:replace { title = "B" .. n % 2, transition = { kind = "push", duration = 1 } } end
  stage:step(1 / 60)
end
""")
before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
equal(run("render", "-o", PICTURE, "--frames", FRAMES, MANY), (0, "", ""), "a long script is drawn")
most, size = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024, os.path.getsize(FRAMES)
check(size > 30_000_000, "its draw lists are long", size)
check(most < max(size, before * 1024 + 1), "longer than all the memory that was used", most, size)

# ---- Texts of all kinds in a PNG ----

if HAS_CAIRO:
    def ink(title, **changes):
        """How many pixels are dark in each column of a picture of a title, from the first that has some
        to the last."""
        script = file("title.lua", f"""local stage = require "sidle".stage {{ width = 200, height = 40 }}
stage:row {{ frame = {{ width = 200, height = 40 }}, title = {title} }}
stage:step(0)
""")
        status, _, err = run("render", "--png", "0", "--scale", "1", "-o", PNG, script, **changes)
        equal((status, err), (0, ""), f"{title} is painted")
        wide, high, at = points(PNG)
        columns = [sum(max(at(x, y)) < 128 for y in range(2, high - 2)) for x in range(wide)]
        dark = [x for x, count in enumerate(columns) if count]
        return columns[dark[0]:dark[-1] + 1] if dark else []

    # With Pango where it is, and as if it were not: what is found in its place is no library.
    WITHOUT = {"LD_LIBRARY_PATH": os.path.dirname(file("libpangocairo-1.0.so.0", ""))}
    for changes in {}, WITHOUT:
        for title in ['"\\u{FFFE}x"', '"\\u{FDD0}"', '"\\u{1FFFF}"', '"a\\1b"', '"tab\\tand\\nline"']:
            check(sum(ink(title, **changes)) > 5, f"{title} shows")
        check(len(ink('string.rep("long ", 800)', **changes)) > 180, "the part of a long title that shows")
    HEBREW = '"\u05d5\u05d5\u05d5\u05d5\u05e9\u05e9\u05e9\u05e9"'
    ARABIC = ['"\u0628\u0628\u0628\u0628"', '"\u0628\u200c\u0628\u200c\u0628\u200c\u0628"']

    # Thin letters first, so at the right; at the left without Pango. By the columns with no ink.
    def leans(columns):
        half = len(columns) // 2
        return columns[-half:].count(0) - columns[:half].count(0)

    check(leans(ink(HEBREW, **WITHOUT)) < -3, "cairo alone puts letters to the right")
    try:
        ctypes.CDLL("libpangocairo-1.0.so.0")
        check(leans(ink(HEBREW)) > 3, "Hebrew runs from right to left")
        # Joined letters are narrower than letters apart, and so are stretched to other places.
        check(ink(ARABIC[0]) != ink(ARABIC[1]), "Arabic letters join")
    except OSError:
        pass

finish()
