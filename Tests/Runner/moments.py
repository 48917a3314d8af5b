"""Pictures of stages that live long, early or late, and whose steps are far or end early."""
import json
import os
import sys

from support import ROOT, STATE, check, contains, equal, file, finish, run

sys.path.insert(0, os.path.join(ROOT, "scripts"))
from picture_model import Picture  # noqa: E402

PICTURE = os.path.join(STATE, "p.svg")
PNG = os.path.join(STATE, "p.png")
GIF = os.path.join(STATE, "p.gif")
FRAMES = os.path.join(STATE, "f.jsonl")
MISSING = " is not installed"
LAYER = 'stage:layer { title = "A", frame = { width = 100, height = 40 }, background = 0x336699FF }'


def stage(options, *lines):
    """The text of a script."""
    first = f'local stage = require "sidle".stage {{ width = 200, height = 100, {options} }}'
    return "\n".join([first, *lines]) + "\n"


def png(script, moment, *arguments):
    """The bytes of a moment; None where there is no cairo."""
    status, out, err = run("render", "--scale", "1", "-o", PNG, *arguments, *moment, script)
    if MISSING in err:
        return None
    equal((status, out, err), (0, "", ""), f"{moment} is painted")
    with open(PNG, "rb") as painted:
        return painted.read()


# ---- A step that ends early, for its events are full, is gone all the way ----

FULL = """for _ = 1, 50 do
  stage:row { preset = "slide_buttons", frame = { width = 200, height = 40 }, trailing = { { title = "A" } } }
end
local layer = stage:layer { title = "one", frame = { y = 50, width = 200, height = 40 }, background = "white" }
layer:replace { title = "two", transition = { kind = "push", duration = 1, curve = "linear" } }
for row in stage:rows() do row:open "trailing" end
stage:step(1.5)"""
few, many = [file(f"full{n}.lua", stage(f"event_capacity = {n}", FULL)) for n in (64, 4096)]
for way in ["0.3", "0.9", "1.4"]:
    seen, wanted = png(few, ["--png", way]), png(many, ["--png", way])
    check(seen == wanted, f"the stage shows at {way} s what it shows with room for more events")
check(png(few, ["--png", "0.3"]) != png(few, ["--png", "0.9"]) or seen is None, "which is not the same at all times")

# ---- Where nothing but a spinner turns ten seconds show it ----

BUSY = """local button = stage:button { title = "x", frame = { width = 100, height = 40 } }
button.busy = true"""
DEFERRED = """local button = stage:button { title = "M", frame = { x = 10, y = 10, width = 100, height = 40 }, shows_menu = true,
  menu = { { title = "One" }, { kind = "deferred" } } }
button:open_menu()"""
for what, far in [(BUSY, 100_000), (DEFERRED, 3600)]:
    script = file("turns.lua", stage("", what, f"stage:step({far})"))
    equal(run("render", "-o", PICTURE, "--frames", FRAMES, script), (0, "", ""), "a spinner turns for long")
    with open(FRAMES, encoding="utf-8") as lines:
        times = [json.loads(line)["t"] for line in lines]
    check(600 <= len(times) <= 604 and times[-1] == far, "600 frames, and the last one", len(times), times[-1])
    check(times[-2] < 10.1, "of ten seconds", times[-2])
    check(Picture(PICTURE).duration < 14, "which the picture takes", Picture(PICTURE).duration)
LATER = file("later.lua", stage("", BUSY, LAYER + """
  :replace { title = "B", transition = { kind = "push", delay = 60, duration = 1 } }""", "stage:step(70)"))
equal(run("render", "-o", PICTURE, "--frames", FRAMES, LATER), (0, "", ""), "something moves after a minute")
with open(FRAMES, encoding="utf-8") as lines:
    times = [json.loads(line)["t"] for line in lines]
check(sum(60 < t < 61 for t in times) > 55, "and is shown on its way", len(times))
TOUCH = file("touch.json", '{"input": [{"x": 1, "y": 99, "act": 0, "t": 0, "ts": 1},'
             '{"x": 1, "y": 99, "act": 1, "t": 0, "ts": 5000}]}')
HOST = file("host.lua", stage("", BUSY, "return stage"))
equal(run("replay", TOUCH, HOST, "--quiet", "--svg", PICTURE)[0], 0, "a replay to a script with a spinner")
check(Picture(PICTURE).duration < 14, "takes no longer", Picture(PICTURE).duration)

# ---- All times that a stage can have ----

LIFE = stage("start_ns = -(1 << 62), log = arg[1] == 'log' and arg[2] or nil",
             "local layer = " + LAYER, "stage:down { x = 150, y = 20 }", "stage:step(0)",
             'layer:replace { title = "B" }', "stage:up { x = 150, y = 20, at_ns = 1 << 62 }",
             "stage:step_to_ns(1 << 62)", "layer.frame = { width = 50, height = 40 }", "stage:close()")
WHOLE = file("whole.lua", LIFE)
for arguments in [("-o", PICTURE), ("--frames", FRAMES), ("--gif", GIF)]:
    status, out, err = run("render", *arguments, WHOLE)
    if MISSING not in err:
        equal((status, out, err), (0, "", ""), f"from the first time to the last: {arguments[0]}")
check(Picture(PICTURE).duration < 10, "which takes no time", Picture(PICTURE).duration)
LOG = os.path.join(STATE, "whole.log")
equal(run(WHOLE, "log", LOG), (0, "", ""), "its log")
for arguments in [(), ("--svg", PICTURE, "--overlay")]:
    status, out, err = run("replay", LOG, *arguments)
    equal((status, err), (0, ""), "is played")
    contains(out, "in 9223372036.855 s", "with a contact as long as that")

# ---- A moment is any of them ----

for start, inside, wrong, said in [
        ("start = 1700000000", ["1700000000", "1700000000.25", "1700000001"], "1699999999.9", "begins at 1700000000.000"),
        ("start = -3", ["-3", "-2.75", "-2"], "-1.5", "ends at -2.000"),
        ("start = -1", ["-1", "-0.5", "0"], "0.1", "ends at 0.000"),
        ("start_ns = -(1 << 62)", ["-4611686018.427387904", "-4611686018", "-4611686017.5"], "0", "ends at -4611686017.4"),
        ("start_ns = (1 << 62) - 1000000000", ["4611686017.427387904", "4611686018.427387904"], "1", "begins at 4611686017")]:
    script = file("when.lua", stage(start, LAYER + ':slide_in { title = "B" }', "stage:step(1)"))
    pictures = [png(script, ["--png", moment]) for moment in inside]
    check(pictures[0] is None or len(set(pictures)) == len(inside), f"each moment of {start} shows something else")
    equal(png(script, ["--png=" + inside[1]]), pictures[1], "after an equals sign, too")
    if pictures[0] is not None:
        status, _, err = run("render", f"--png={wrong}", "-o", PNG, script)
        equal(status, 1, "what is outside is none")
        contains(err, said, "which is told")
# At one nanosecond the layer is another: no moment is rounded.
SHARP = file("sharp.lua", stage("start = 1700000000", "local layer = " + LAYER, "stage:step_to_ns(1700000000123456789)",
                                "layer.frame = { width = 50, height = 40 }", "stage:step(1)"))
before, at = [png(SHARP, ["--png", f"1700000000.12345678{n}"]) for n in (8, 9)]
check(before is None or before != at, "a moment is taken to the nanosecond")
for moment in ["4611686018.427387905", "-4611686018.427387905", "1e10", "nan", "soon", "", "--5", "1.2.3"]:
    status, out, err = run("render", "--png", moment, "-o", PNG, SHARP)
    equal((status, out), (2, ""), f"{moment} is no time of a stage")
    contains(err, f"render: --png wants a time of the stage in seconds, not '{moment}'", "which is told")

finish()
