"""Animated pictures against the draw lists they are made from, read without a browser."""
import json
import os
import sys

from support import ROOT, STATE, SVG, check, equal, file, finish, run

sys.path.insert(0, os.path.join(ROOT, "scripts"))
from picture_model import Picture, difference, moments, wanted  # noqa: E402

PICTURE = os.path.join(STATE, "p.svg")
FRAMES = os.path.join(STATE, "f.jsonl")
SCENES = os.path.join(ROOT, "Tests/Runner/scenes")


def render(script, *arguments):
    status, _, err = run("render", "-o", PICTURE, "--frames", FRAMES, script, *arguments)
    equal((status, err), (0, ""), f"{script} is rendered")
    with open(FRAMES, encoding="utf-8") as lines:
        return Picture(PICTURE), [json.loads(line) for line in lines]


def compare(name, picture, frames, every=1, start=0.0):
    """Each shape at each moment; how many moments."""
    compared = 0
    for time, frame in moments(frames)[::every]:
        seen = picture.time(time, start)
        if seen is None:
            continue
        other = difference(picture.shapes(seen), wanted(frame))
        check(other is None, f"{name} at {time}: {other}")
        compared += 1
    return compared


# ---- Every command, at every frame and in the middle of still stretches ----

for scene in sorted(os.listdir(SCENES)):
    picture, frames = render(os.path.join(SCENES, scene))
    check(compare(scene, picture, frames) > 20, f"{scene} has moments to compare")

# ---- The size is the stage's ----

for width, height, what in [
        (400, 600, 'stage:layer { title = "Head", frame = { width = 200, height = 40 } }'),
        (600, 800, 'stage:button { title = "Buy", frame = { x = 400, y = 600, width = 150, height = 44 } }'),
        (90.5, 40, "")]:
    script = file("size.lua", f"""local stage = require "sidle".stage {{ width = {width}, height = {height} }}
{what}
if require "sidle".replaying then return stage end
stage:step(0.1)
""")
    picture, frames = render(script)
    equal(picture.size, [width, height], "a picture is as large as the stage")
    equal([float(picture.root.get(n)) for n in ("width", "height")],
          [max(240, width) + 32, height + 68], "with room around it")
    touch = file("touch.json", '{"input": [{"x": 1, "y": 1, "act": 0, "t": 0, "ts": 1}]}')
    status, _, err = run("replay", touch, script, "--svg", PICTURE)
    equal((status, err), (0, ""), "a replay is drawn")
    equal(Picture(PICTURE).size, [width, height], "one of a replay too")

# ---- A frame shows what changed before a step, and the way of a long one ----

STEPS = file("steps.lua", """local stage = require "sidle".stage { width = 300, height = 100 }
local button = stage:button { title = "Here", frame = { width = 100, height = 40 } }
local row = stage:row { frame = { y = 50, width = 300, height = 40 }, trailing = { { title = "A" } } }
stage:step_to(1)
button.hidden = true
stage:step_to(1.5)
row:open "trailing"
stage:step(0.1)
""")
picture, frames = render(STEPS)
times = [frame["t"] for frame in frames]
check(1.0 in times, "the change is there when it was made, before the step that follows", times)
between = [t for t in times if 1.5 < t < 1.6]
check(len(between) >= 5, "a step of a tenth of a second is shown in sixtieths", times)
compare("steps.lua", picture, frames)
check(not any(s.get("words") == "Here" for s in picture.shapes(picture.time(1.2))), "hidden at 1.2 s")
check(any(s.get("words") == "Here" for s in picture.shapes(picture.time(0.9))), "not before")

# ---- A script's own times are frames, to the nanosecond ----

ODD = file("odd.lua", """math.randomseed(7)
local stage = require "sidle".stage { width = 200, height = 80 }
local layer = stage:layer { title = "A" }
for n = 1, 300 do
  local kind = math.random(4)
  if kind == 1 then stage:step(1 / 60)
  elseif kind == 2 then stage:step(math.random() * 0.05)
  elseif kind == 3 then stage:step(1 / 3e8)
  else stage:step_to(stage.time + math.random() * 0.02) end
  layer.frame = { x = n % 100, y = 0, width = 50, height = 20 }
  if n % 7 == 0 then layer:replace { title = "B" .. n, transition = { kind = "push", duration = 0.3 } } end
  io.stderr:write(string.format("%d\\n", math.floor(stage.time * 1e9 + 0.5)))
end
""")
status, _, err = run("render", "--frames", FRAMES, ODD)
equal(status, 0, "a script with odd steps is drawn")
with open(FRAMES, encoding="utf-8") as lines:
    drawn = {round(json.loads(line)["t"] * 1e9) for line in lines}
times = [int(line) for line in err.split()]
check(len(times) == 300, "it tells its times", err[-100:])
equal([time for time in times if time not in drawn], [], "each is there")

# ---- Long pictures do not drift ----

LONG = file("long.lua", """local stage = require "sidle".stage { width = 300, height = 60 }
local layer = stage:layer { title = "A0" }
for k = 1, 600 do
  layer:replace { title = "A" .. k % 2, transition = { kind = "push", duration = 0.4, curve = "linear" } }
  for _ = 1, 30 do stage:step(1 / 60) end
end
""")
picture, frames = render(LONG)
check(picture.duration > 300, "five minutes", picture.duration)
check(compare("long.lua", picture, frames[-600:], every=7) > 50, "the end is compared")

# ---- The clock ----

MOVES = file("moves.lua", """local stage = require "sidle".stage { width = 300, height = 60 }
local layer = stage:layer { title = "A0" }
for k = 1, 4 do
  layer:replace { title = "A" .. k % 2, transition = { kind = "push", duration = 0.5 } }
  for _ = 1, 37 do stage:step(1 / 60) end
  if k == 2 then stage:step_to(stage.time + 3.21) end
end
""")
picture, frames = render(MOVES)
compare("moves.lua", picture, frames)
low, high = picture.stretches[0]
check(high - low > 3, "a stretch is shortened", picture.stretches)
compared = 0
for tenth in range(int(frames[-1]["t"] * 10)):
    # At the very moment, and right before the next one.
    for time in (tenth / 10, tenth / 10 + 0.0999):
        if not low < time < high:
            equal(picture.digits(picture.time(time) + 1e-9), f"{tenth / 10:.1f}", f"the clock at {time} s")
            compared += 1
check(compared > 40, "many digits were compared", compared)
shown = [float(picture.digits(picture.time(low + (high - low) * k / 100))) for k in range(101)]
check(shown == sorted(shown) and len(set(shown)) >= 8, "it runs fast where the stretch is short", shown)
check(all(abs(a - low - (high - low) * k / 100) < 0.5 for k, a in enumerate(shown)), "and right", shown)

# ---- The event under a narrow stage ----

NARROW = file("narrow.lua", """local stage = require "sidle".stage { width = 100, height = 50 }
stage:row { id = "a very long identifier of a row, 長い名前", frame = { width = 100, height = 40 },
  trailing = { { title = "a" } } }:open "trailing"
for _ = 1, 40 do stage:step(1 / 60) end
""")
picture, frames = render(NARROW)
compare("narrow.lua", picture, frames)
group = next(e for e in picture.root.iter(SVG + "g") if e.get("text-anchor") == "end")
unit = next(e for e in picture.root.iter(SVG + "text") if e.text == "s")
events = [e for e in group if e.tag == SVG + "text"]
check(len(events) >= 2, "events are told", len(events))
for event in events:
    left = float(event.get("x")) - float(event.get("textLength", "0"))
    check(event.get("textLength") is not None and left > float(unit.get("x")) + 8,
          "a long event is cut, and keeps off the clock", event.attrib)
    check(event.text.startswith("row ") and event.text.endswith("\u2026"), "with its beginning", event.text)

# ---- Where contacts and their overlay meet ----

TWO = file("two.json", '{"input": [' + ",".join(
    f'{{"x": {x}, "y": {y}, "act": {act}, "t": 0, "ts": {ts}}}' for x, y, act, ts in [
        (40, 30, 0, 1), (60, 30, 2, 1.05), (60, 30, 1, 1.1), (250, 130, 0, 2), (210, 131, 2, 2.05),
        (170, 131, 2, 2.3), (170, 131, 1, 2.4)]) + "]}")
LISTED = file("listed.lua", """local stage = require "sidle".stage { width = 300, height = 160 }
local list = stage:list { frame = { width = 300, height = 160 } }
for n = 1, 4 do list:row { title = "Row " .. n, height = 40, trailing = { { title = "A" } } } end
return stage
""")
status, _, err = run("replay", TWO, LISTED, "--svg", PICTURE, "--overlay")
equal((status, err), (0, ""), "a replay with its overlay is drawn")
picture = Picture(PICTURE)
dot = next(e for e in picture.stage.iter(SVG + "circle") if e.get("r") == "15")
pairs = 0
for step in range(int(picture.duration * 50)):
    part = step / 50 / picture.duration
    if picture.number(dot, "opacity", part) == 0:
        continue
    at = [picture.number(dot, name, part) for name in ("cx", "cy")]
    near = [s for s in picture.shapes(step / 50) if s["kind"] == "text" and s["words"] in (
        "undecided", "yielded", "claimed") and abs(s["place"][0] - at[0]) < 60 and abs(s["place"][1] - at[1]) < 60]
    check(near, f"the verdict on a contact stands by it: {step / 50}", at)
    pairs += 1
check(pairs > 10, "contacts were seen", pairs)

finish()
