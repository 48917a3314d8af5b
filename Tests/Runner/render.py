"""Pictures of what a script does: SVG and frames, against each other, and what is refused."""
import json
import os
import subprocess
import xml.etree.ElementTree as tree
from png import points
from support import ROOT, STATE, SVG, check, contains, equal, file, finish, run, value_at

EXAMPLE = os.path.join(ROOT, "lua/examples/slide_in.lua")
PICTURE = os.path.join(STATE, "slide.svg")
FRAMES = os.path.join(STATE, "slide.jsonl")


def texts_of(root, part, duration):
    """Every text that shows at a part of the picture: what it says and where it begins."""
    found = []

    def walk(element, shown):
        shown = shown and value_at(element, "display", part) != "none"
        if element.tag == SVG + "text" and element.get("textLength") and shown:
            words = (element.text or "").strip()
            found.append((words, float(value_at(element, "x", part)),
                          float(value_at(element, "textLength", part))))
        for child in element:
            walk(child, shown)

    walk(root, True)
    check(duration > 0, "it lasts")
    return sorted(found)


# ---- The same as without a picture ----

plain = run(EXAMPLE, "60")
status, out, err = run("render", "-o", PICTURE, "--frames", FRAMES, EXAMPLE, "60")
equal((status, err), (0, ""), "rendering ends with 0 and has nothing to complain of")
equal(out, plain[1], "the script prints what it prints without a picture")
root = tree.parse(PICTURE).getroot()
equal(root.find(SVG + "title").text, "Sidle: slide_in.lua", "its title is the script's")
check(not any(element.tag == SVG + "script" for element in root.iter()), "no script")
duration = float(next(e.get("dur") for e in root.iter() if e.get("dur"))[:-1])

with open(FRAMES, encoding="utf-8") as lines:
    frames = [json.loads(line) for line in lines]
check(len(frames) > 80, "every step that shows something new is a frame", len(frames))
times = [frame["t"] for frame in frames]
equal(times, sorted(times), "frames go forward")
equal(times[0], 0.0, "from the beginning")

compared = 0
for frame, following in zip(frames, frames[1:] + [{"t": 9}]):
    if following["t"] - frame["t"] < 0.001:
        continue  # of frames at one moment the last one is drawn
    wanted = sorted((c["text"], c["frame"][0], c["frame"][2]) for c in frame["commands"]
                    if c["type"] == "text")
    got = texts_of(root, min(1.0, (frame["t"] + 1e-4) / duration), duration)
    equal([t[0] for t in got], [t[0] for t in wanted], f"the texts that show at {frame['t']}")
    for want, have in zip(wanted, got):
        check(abs(want[1] - have[1]) < 0.5 and abs(want[2] - have[2]) < 0.5,
              f"texts stand where the draw list has them at {frame['t']}", want, have)
        compared += 1
check(compared > 150, "many texts were compared", compared)
slid = [value_at(e, "x", 0.6 / duration) for e in root.iter(SVG + "text")
        if (e.text or "").startswith("Sliding")]
check(slid and abs(float(slid[0]) + 150 - (300 - 132.6) / 2) < 0.5, "half way after half a second", slid)

# ---- Fading ----

FADE = file("fade.lua", """local sidle = require "sidle"
local stage = sidle.stage { width = 300, height = 40 }
local layer = stage:layer { title = "Old" }
layer:replace { title = "New", transition = { kind = "fade", duration = 1, curve = "linear" } }
for _ = 1, 60 do stage:step(1 / 60) end
""")
equal(run("render", "-o", PICTURE, FADE), (0, "", ""), "a fade is drawn")
root = tree.parse(PICTURE).getroot()
duration = float(next(e.get("dur") for e in root.iter() if e.get("dur"))[:-1])
for words, wanted in [("Old", 0.75), ("New", 0.25)]:
    texts = [e for e in root.iter(SVG + "text") if (e.text or "").strip() == words]
    shown = float(value_at(texts[0], "opacity", 0.25 / duration))
    check(abs(shown - wanted) < 0.03, f"{words} is {wanted} there after a quarter", shown)

# ---- A moment as a PNG ----
READ_PIXELS = """
import json, sys
from PIL import Image
shown = Image.open(sys.argv[1]).convert("RGB")
print(json.dumps([[shown.getpixel((x, y)) for x in range(64)] for y in range(64)]))
"""
READ_GIF = """
import json, sys
from PIL import Image
film = Image.open(sys.argv[1])
assert film.format == "GIF"
found = {"size": film.size, "loop": film.info["loop"], "delays": [], "edges": []}
for number in range(film.n_frames):
    film.seek(number)
    found["delays"].append(film.info["duration"])
    shown = film.convert("RGB")
    red = [x for x in range(300) if shown.getpixel((x, 20))[1] < 128]
    found["edges"].append(red[0] if red else 300)
found["colors"] = [shown.getpixel((100, 20)), shown.getpixel((290, 20))]
print(json.dumps(found))
"""


LIGHTS_TEXT = """local sidle = require "sidle"
local stage = sidle.stage { width = 300, height = 40 }
local row = stage:row { frame = { width = 300, height = 40 }, background = "white",
  swipe = { width_policy = "fixed", width = 60, width_min = 0, settle = "curve", settle_duration = 1,
    settle_curve = { 0, 0, 1, 1 } },
  trailing = { { color = "#ff0000" } } }
row:open "trailing"
stage:step_to(2)
"""
LIGHTS = file("lights.lua", LIGHTS_TEXT)
status, out, err = run("render", "--png", "0.5", "--scale", "1", "-o", PICTURE, LIGHTS)
if "libcairo.so.2 is not installed" in err:
    equal(status, 1, "without cairo there is no PNG, and it is told")
else:
    equal((status, out, err), (0, "", ""), "a moment is painted")
    width, height, at = points(PICTURE)
    equal((width, height), (300, 40), "as large as the stage")
    for x, color in [(100, (255, 255, 255)), (265, (255, 255, 255)), (275, (255, 0, 0))]:
        equal(at(x, 20), color, f"half way open the button shows from 270 on: {x}")
    equal(run("render", "--png", "0.5", "-o", PICTURE, LIGHTS)[0], 0, "without a scale")
    equal(points(PICTURE)[:2], (600, 80), "two pixels are a point")
    status, out, err = run("render", "--png", "3", "-o", PICTURE, LIGHTS)
    equal(status, 1, "a moment after the end is none")
    contains(err, "lights.lua ends at 2.000000000 s", "which is told")

# ---- All of it as a GIF ----

GIF = os.path.join(STATE, "lights.gif")
status, out, err = run("render", "--gif", GIF, "--scale", "1", "--rate", "50", LIGHTS)
if " is not installed" in err:
    equal(status, 1, "without cairo or giflib there is no GIF, and it is told")
else:
    equal((status, out, err), (0, "", ""), "a GIF is made")
    # Read by a program that knows nothing of ours.
    reader = subprocess.run(["/usr/bin/python3", "-c", READ_GIF, GIF], capture_output=True, text=True,
                            check=False)
    equal(reader.stderr, "", "Pillow reads it")
    film = json.loads(reader.stdout)
    equal((film["size"], film["loop"]), ([300, 40], 0), "as large as the stage, for ever")
    delays = film["delays"]
    # A second on its way, then 1 s that stands for the still one, and 1.5 s of rest.
    check(45 <= len(delays) <= 51, "an image for each step that shows something new", len(delays))
    check(all(delay >= 20 for delay in delays), "none so short that programs make it longer", delays)
    equal(sum(delays[:-1]), 1000, "which take the second that they took")
    equal(delays[-1], 1500, "and a rest at the end")
    when = 0
    for delay, edge in zip(delays, film["edges"]):
        check(abs(edge - (300 - 60 * when / 1000)) <= 1.3, f"the button's edge after {when} ms", edge)
        when += delay
    equal(film["colors"], [[255, 255, 255], [255, 0, 0]], "in the colours of the scene, exactly")
    equal([name for name in os.listdir(STATE) if name.endswith(".part")], [], "nothing is left behind")
    # What lies over a ground in part leaves no trace: neither it nor what is like it is mixed.
    GROUND = file("ground.lua", LIGHTS_TEXT.replace("#ff0000", "#fafafa").replace("step_to(2)", "step_to(1)")
                  + 'row:close()\nstage:step_to(2)\n')
    equal(run("render", "--gif", GIF, "--scale", "1", GROUND), (0, "", ""), "white over nearly white")
    colors = json.loads(subprocess.run(["/usr/bin/python3", "-c", READ_GIF, GIF], capture_output=True,
                                       text=True, check=True).stdout)["colors"]
    equal(colors, [[255, 255, 255]] * 2, "is white again")
    # More colours than a GIF has: each is near one that it has.
    MANY = file("many.lua", """local stage = require "sidle".stage { width = 64, height = 64 }
for n = 0, 1023 do
  stage:row { frame = { x = n % 32 * 2, y = n // 32 * 2, width = 2, height = 2 },
    background = (n % 32 * 8) << 24 | (n // 32 * 8) << 16 | (n * 37 % 256) << 8 | 0xFF }
end
stage:step(0)
""")
    equal(run("render", "--gif", GIF, "--png", "0", MANY)[0], 2, "--png is another picture")
    equal(run("render", "--gif", GIF, "--scale", "1", MANY), (0, "", ""), "a GIF of 1024 colours")
    equal(run("render", "--png", "0", "--scale", "1", "-o", PICTURE, MANY), (0, "", ""), "and a PNG")
    at = points(PICTURE)[2]
    got = json.loads(subprocess.run(["/usr/bin/python3", "-c", READ_PIXELS, GIF], capture_output=True,
                                    text=True, check=True).stdout)
    off = [max(abs(a - b) for a, b in zip(at(x, y), got[y][x])) for y in range(64) for x in range(64)]
    check(max(off) <= 48, "no colour is far from what it stands for", max(off))
    check(sum(off) / len(off) < 16, "and most are near", sum(off) / len(off))
    check(len({tuple(p) for line in got for p in line}) > 200, "as many as there can be are used")
    status, out, err = run("render", "--gif", "/no/such/folder/x.gif", LIGHTS)
    equal(status, 1, "a GIF that cannot be written is an error")
    contains(err, "cannot write /no/such/folder/x.gif", "with its name")

# ---- With an overlay ----

status, out, err = run("render", "--overlay", "--frames", FRAMES, "-o", PICTURE,
                       os.path.join(ROOT, "lua/examples/mail.lua"))
equal((status, err), (0, ""), "an overlay changes nothing about the script")
equal(out, run(os.path.join(ROOT, "lua/examples/mail.lua"))[1], "nor about what it prints")
with open(FRAMES, encoding="utf-8") as lines:
    over = [c for frame in map(json.loads, lines) for c in frame["commands"] if c["part"] == 0]
words = {c["text"] for c in over if c["type"] == "text"}
check({"undecided", "claimed", "pan"} <= words, "verdicts are told", words)
check(any(c["type"] == "line" for c in over), "there are lines")
check(any(c["type"] == "rectangle" and c.get("corner_radius", 0) > 5 for c in over), "and circles")
root = tree.parse(PICTURE).getroot()
check(sum(e.tag == SVG + "line" for e in root.iter()) > 5, "in the picture, too")

# It was asked for: a script that puts it away does not.
for change in "false", "{ 'slop' }":
    script = file("away.lua", f"""local stage = require "sidle".stage {{ width = 200, height = 40 }}
stage.debug_overlay = {change}
stage:row {{ frame = {{ width = 200, height = 40 }}, title = "x", trailing = {{ {{ title = "A" }} }} }}
stage:on("drag_began", function() stage.debug_overlay = {change} end)
if require "sidle".replaying then return stage end
stage:down {{ x = 150, y = 20, at = 0 }}
stage:move {{ x = 80, y = 20, at = 0.05 }}
stage:step(0.1)
stage.debug_overlay = {change}
""")
    equal(run("render", "--overlay", "-o", PICTURE, "--frames", FRAMES, script), (0, "", ""), "an overlay")
    with open(FRAMES, encoding="utf-8") as lines:
        last = json.loads(lines.readlines()[-1])["commands"]
    words = {c["text"] for c in last if c["type"] == "text" and c["part"] == 0}
    check({"claimed", "pan"} <= words, f"verdicts are told though the script sets {change}", words)
    touch = file("drag.json", '{"input": [{"x": 150, "y": 20, "act": 0, "t": 0, "ts": 1},'
                 '{"x": 80, "y": 20, "act": 2, "t": 0, "ts": 1.05}, {"x": 80, "y": 20, "act": 1, "t": 0, "ts": 3}]}')
    equal(run("replay", touch, script, "--svg", PICTURE, "--overlay")[0], 0, "in a replay to a script")
    root = tree.parse(PICTURE).getroot()
    check(any(e.text == "claimed" for e in root.iter(SVG + "text")), "as well")
    moment = ("render", "--png", "0.1", "--scale", "1", "-o", PICTURE, script)
    if "is not installed" not in run(*moment)[2]:
        bare = points(PICTURE)[2]
        equal(run(*moment[:1], "--overlay", *moment[1:])[0], 0, "in a moment")
        shown = points(PICTURE)[2]
        check(any(bare(x, y) != shown(x, y) for x in range(200) for y in range(40)), "as well")

# ---- The command line, and what is refused ----

contains(run("render", "--help")[1], "Usage: sidle render -o picture.svg", "--help explains it")
for arguments, message in [
        (("render",), "render: which script?"),
        (("render", EXAMPLE), "render: -o, --gif or --frames says what to write, before the script"),
        (("render", "--frame", "x", EXAMPLE), "render: unknown option '--frame'"),
        (("render", "-o"), "render: -o needs a value"),
        (("render", "--png", "1", "--frames", "x", EXAMPLE), "--png needs -o, and excludes --frames and --gif"),
        (("render", "--png", "1", "--gif", "x", EXAMPLE), "--png needs -o"),
        (("render", "--gif", EXAMPLE), "render: which script?"),
        (("render", "--png", "x", "-o", "x", EXAMPLE), "--png wants a time of the stage in seconds, not 'x'"),
        (("render", "--scale", "0", "-o", "x", EXAMPLE), "--scale wants 0.1 to 16"),
        (("render", "-o", "x", "--rate", "0", EXAMPLE), "render: --rate wants a number from 1")]:
    status, out, err = run(*arguments)
    equal((status, out), (2, ""), f"{arguments} is a wrong command line")
    contains(err, message, f"{arguments} is told so")

NOTHING = os.path.join(STATE, "nothing.svg")
status, out, err = run("render", "-o", NOTHING, file("bad.lua", "error('no', 0)"))
equal((status, out, os.path.exists(NOTHING)), (1, "", False), "a script that fails draws nothing")
contains(err, "no", "its error is told")
status, out, err = run("render", "-o", NOTHING, file("empty.lua", "print 'hello'"))
equal((status, out, os.path.exists(NOTHING)), (1, "hello\n", False), "nor does one without a stage")
contains(err, "empty.lua made no stage", "which is told")
OWN = file("own.lua", "require'sidle'.stage{log=true}:step(1)")
status, out, err = run("render", "-o", NOTHING, OWN)
contains(err, "keeps a log of its own", "a stage that writes its own log is told to be drawn from that")
status, out, err = run("render", "-o", "/no/such/folder/x.svg", EXAMPLE)
equal(status, 1, "a file that cannot be written is an error")
contains(err, "cannot write /no/such/folder/x.svg", "with its name")
leftovers = [name for name in os.listdir(STATE) if name.startswith("sidle.")]
run("render", "-o", PICTURE, EXAMPLE, TMPDIR=STATE)
equal([n for n in os.listdir(STATE) if n.startswith("sidle.")], leftovers, "nothing is left behind")

finish()
