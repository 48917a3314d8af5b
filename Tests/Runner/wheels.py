"""What ends without a sample that tells so: wheels, 150 ms after their last one. The list, the timeline,
a conversion and a script's stage make the same contacts of a log; so they do of fingers on a trackpad,
of what glides on after them, of pointers that hover, and of keys, which are no contacts."""
import os
import random
import re
from support import STATE, check, contains, equal, file, finish, run

HEAD = """sidle-log 1
stage start=0 width=320 height=240 sample_capacity=1024 event_capacity=%d max_contacts=%d
row r1.1 list=- name="r" title="" measured=0,0 frame=0,0,320,44
button b1.1 row=r1.1 edge=trailing name="" title="A" measured=10,18
"""
SCRIPT = file("stage.lua", """
local sidle = require "sidle"
local stage = sidle.stage { width = 320, height = 240 }
local row = stage:row { id = "r", frame = { width = 320, height = 44 }, trailing = { { id = "A", title = "A" } } }
stage.focus = stage:find("r.A") or stage:find("A")
return stage
""")
OUT = os.path.join(STATE, "out.log")
MS = 1_000_000


def sample(at, phase, x, kind="wheel", pointer=1, buttons=0):
    """A sample at a time in ns."""
    return (f"sample {at} pointer={pointer} phase={phase} kind={kind} buttons={buttons} x={x} y=20 pressure=0\n")


def stroke(begin, to, **more):
    """A wheel or a trackpad is turned for 40 ms."""
    return (sample(begin, "down", 200, **more) + sample(begin + 20 * MS, "move", (200 + to) / 2, **more)
            + sample(begin + 40 * MS, "move", to, **more))


def log(body, events=1024, contacts=2):
    return file("w.log", HEAD % (events, contacts) + body)


def told(timeline):
    """How each contact of a timeline ended, by its number: when, and by what."""
    return {int(number): (float(time), "lift" if how == "up" else "cancel") for time, number, how in
            re.findall(r"^# (\S+) contact (\d+) (up|cancelled)", timeline, re.M)}


def listed(path):
    """The same of a list."""
    status, out, err = run("replay", "--list", path)
    equal((status, err), (0, ""), "a list")
    rows = [line.split(" ") for line in out.splitlines() if line[0] != "#"]
    return {int(row[0]): (round(float(row[1]) + float(row[2]) / 1e3, 9), row[10]) for row in rows}, rows


def adds_up(timeline):
    """The contacts of the summary, which are as many as its parts are."""
    count, parts = re.search(r"^# contacts (\d+): (.*)$", timeline, re.M).groups()
    equal(sum(int(part.split(" ")[0]) for part in parts.split(", ")), int(count), f"{parts} add up")
    return int(count)


def agree(path, expected, sentence):
    """All ways to read a log make the same contacts of it; its timeline, alone and with the script."""
    alone = run("replay", path)
    scripted = run("replay", path, SCRIPT)
    equal((alone[0], alone[2], scripted[0], scripted[2]), (0, "", 0, ""), f"{sentence}: it is played")
    equal(run("convert", path, "-o", OUT), (0, "", ""), f"{sentence}: it is converted")
    converted = run("replay", OUT, SCRIPT)
    ends = listed(path)[0]
    if expected is not None:
        equal({number: (time * 1e3, how) for number, (time, how) in ends.items()}, expected, f"{sentence}: the list")
    equal(told(scripted[1]), ends, f"{sentence}: a script's stage")
    equal(converted[1], scripted[1].replace("cancelled: still down at the end", "cancelled"),
          f"{sentence}: the log that it is converted to")
    equal(listed(OUT), listed(path), f"{sentence}: and its list")
    equal([adds_up(alone[1]), adds_up(scripted[1])], [len(ends)] * 2, f"{sentence}: the summaries")
    return alone[1], scripted[1]


# ---- A wheel ----

OPENED = """# 0.000000000 contact 1 down at 200.000, 20.000 on row r
0.020000000 row r drag_began edge=trailing reason=touch offset=-20.000 velocity=0.000
# 0.190000000 contact 1 up: drag, dx=-80.000 dy=0.000 in 0.190 s, 2 moves
0.190000000 row r drag_ended edge=trailing reason=touch offset=-60.000 velocity=0.000
0.190000000 row r will_open edge=trailing reason=touch offset=-60.000 velocity=0.000
"""
alone, scripted = agree(log(stroke(0, 120) + f"step_to {3000 * MS}\n"), {1: (190, "lift")}, "one stroke")
for timeline in [alone, scripted]:
    check(re.sub(r"offset=-\d+", "offset=-60", timeline).startswith(re.sub(r"offset=-\d+", "offset=-60", OPENED)),
          "it ends at rest 150 ms after its last sample, and the row opens", timeline)
    contains(timeline, "# contacts 1: 0 tapped, 1 dragged, 0 cancelled, 0 without a gesture\n", "it is a drag")
    contains(timeline, " row r opened ", "the row opens")
    contains(timeline, "# open at the end: r trailing ", "and stays so")
with open(OUT, encoding="utf-8") as converted:
    text = converted.read()
check("phase=cancel" not in text and text.endswith(f"step_to {190 * MS}\n"),
      "a conversion does not cancel it, and goes on until it has ended", text)
contains(run("replay", OUT)[1], "# 0.190000000 contact 1 up: ", "also when it is replayed alone")

two = stroke(0, 120) + stroke(1000 * MS, 280) + f"step_to {3000 * MS}\n"
alone, scripted = agree(log(two), {1: (190, "lift"), 2: (1190, "lift")}, "two strokes")
for timeline in [alone, scripted]:
    contains(timeline, "# contacts 2: 0 tapped, 2 dragged, 0 cancelled, 0 without a gesture\n", "two drags")
    check("came down again" not in timeline, "neither is cut off", timeline)
rows = listed(log(two))[1]
equal([row[2:3] + row[7:] for row in rows], [["190.000", "0.000", "0.000", "150.000", "lift", "wheel"]] * 2,
      "a wheel is listed with its rest, and has no speed at its end")

# At the very time of its end a sample still belongs to it: then the first is cut off.
for late, expected in [(0, {1: (190, "cancel"), 2: (380, "lift")}), (1, {1: (190, "lift"), 2: (380.000001, "lift")})]:
    path = log(stroke(0, 120) + stroke(190 * MS + late, 120) + f"step_to {3000 * MS}\n")
    alone, scripted = agree(path, expected, f"a down {late} ns after the end of the last one")
    for timeline in [alone, scripted]:
        equal("came down again" in timeline, late == 0, "what the engine makes of it")
path = log(sample(0, "down", 200) + "".join(sample(step * 150 * MS, "move", 200 - step) for step in range(1, 5))
           + sample(750 * MS + 1, "move", 0) + sample(760 * MS, "up", 0) + f"step_to {3000 * MS}\n")
agree(path, {1: (750, "lift")}, "moves keep it down; what comes after its end is nobody's")
equal(listed(path)[1][0][3], "-4.000", "and no part of it")
path = log(stroke(0, 120) + "".join(sample(50 * MS * step, "hover", 120, "mouse") for step in range(1, 9))
           + sample(60 * MS, "momentum", 90) + f"step_to {3000 * MS}\n")
agree(path, {1: (190, "lift")}, "what hovers by its pointer does not keep it down")
path = log(stroke(0, 120) + sample(90 * MS, "up", 120) + f"step_to {3000 * MS}\n")
agree(path, {1: (90, "lift")}, "one that tells its end has it")
path = log(stroke(0, 120) + sample(90 * MS, "cancel", 120) + f"step_to {3000 * MS}\n")
agree(path, {1: (90, "cancel")}, "also a cancel")

# With another contact that is still down at the end, which is taken away; refused ones end as well.
path = log(sample(0, "down", 20, "touch", 2, 1) + stroke(10 * MS, 120) + f"step_to {50 * MS}\n")
alone, scripted = agree(path, {1: (50, "cancel"), 2: (200, "lift")}, "a finger beside it")
contains(scripted, "# 0.050000000 contact 1 cancelled: still down at the end", "the finger is taken away")
contains(alone, ", 2 still down\n", "a log that breaks off leaves both down")
path = log(sample(0, "down", 20, "touch", 2, 1) + stroke(10 * MS, 120) + sample(400 * MS, "up", 20, "touch", 2)
           + f"step_to {3000 * MS}\n", contacts=1)
agree(path, {1: (400, "lift"), 2: (200, "lift")}, "one too many")

# Samples that are given ahead; steps that are cut short, which they are by a batch of 64 events.
ahead = sample(500 * MS, "down", 20, "touch", 2, 1) + sample(600 * MS, "up", 20, "touch", 2)
timeline = run("replay", log(stroke(0, 120) + ahead + f"step_to {3000 * MS}\n"))[1]
times = [float(time) for time in re.findall(r"^(?:# )?(\d+\.\d{9}) ", timeline, re.M)]
check(times == sorted(times) and told(timeline) == {1: (0.19, "lift"), 2: (0.6, "lift")}, "given ahead", timeline)
ROW = 'row r2.1 list=- name="s" title="" measured=0,0 frame=0,100,320,44\n'
taps = "".join(sample(190 * MS, phase, 20, "touch", 2, int(phase == "down")).replace("y=20", "y=120")
               for _ in range(8) for phase in ["down", "up"])
steps = f"step_to {100 * MS}\n" * 3 + f"step_to {190 * MS}\n"  # stops at the first tap
rest = f"step_to {3000 * MS}\n" * 40
for between, expected in [("", {1: (0.19, "lift")}),
                          (stroke(190 * MS, 120), {1: (0.19, "cancel"), 10: (0.38, "lift")})]:
    timeline = run("replay", log(ROW + stroke(0, 120) + taps + steps + between + rest, events=64))
    check(timeline[2] == "" and "still down" not in timeline[1], "a step is cut short", timeline)
    ends = told(timeline[1])
    equal({number: ends[number] for number in ends if not 1 < number < 10}, expected,
          "a wheel whose end the stage has yet to come to is still down")
    check(timeline[1].index("contact 1 ") < timeline[1].index(" row r drag_ended"), "and told first", timeline[1])
late = log(stroke(0, 120) + f"step_to {1000 * MS}\n" + stroke(100 * MS, 280) + f"step_to {3000 * MS}\n")
equal(told(run("replay", late)[1]), {1: (0.19, "lift"), 2: (1.15, "lift")},
      "samples that come late count from when they take effect")
picture = os.path.join(STATE, "w.svg")
equal(run("replay", log(two), "--svg", picture)[1], run("replay", log(two))[1], "a picture changes nothing")
with open(picture, encoding="utf-8") as drawn:
    circle = re.search(r"<circle.*?</circle>", drawn.read(), re.S).group(0)
shown = re.search(r'attributeName="opacity"[^>]*values="([^"]*)"', circle)
check(shown is not None and len(re.findall(r"(?:^|;)0(?=;|$)", shown.group(1))) >= 2, "its pointer goes when it ends", circle)

# More wheels than can be down at once, one after the other.
many = "".join(stroke(1000 * MS * turn, 120, pointer=turn + 1) for turn in range(1100))
status, out, err = run("replay", "--list", log(many))
check((status, err) == (0, "") and "# contacts 1100, at once 1," in out, "a pointer each", status, err)

# ---- Trackpads, keys ----

scroll = stroke(0, 120, kind="scroll") + sample(50 * MS, "up", 120, "scroll")
scroll += "".join(sample(at * MS, "momentum", 120 - at, "scroll") for at in range(60, 500, 20))
alone, scripted = agree(log(scroll + f"step_to {3000 * MS}\n"), {1: (50, "lift")}, "a trackpad that glides on")
equal(listed(log(scroll))[1][0][3], "-80.000", "which is no part of the contact")
agree(log(stroke(0, 120, kind="scroll") + f"step_to {1000 * MS}\n"), {1: (40, "cancel")}, "a trackpad that is not lifted")

ENTER = 0x110001
keys = (sample(0, "down", 0, "key", 1, ENTER) + sample(5 * MS, "down", 0, "key", 1, 0x110003)
        + sample(10 * MS, "down", 0, "key", 1, ENTER))
alone, scripted = agree(log(keys + stroke(20 * MS, 120) + f"step_to {3000 * MS}\n"), {1: (210, "lift")},
                        "keys by the same pointer are no contacts")
agree(log(keys + f"step_to {3000 * MS}\n"), {}, "nor alone")
run("convert", log(keys + sample(20 * MS, "up", 0, "key", 1, 0x110003)), "-o", OUT)
with open(OUT, encoding="utf-8") as converted:
    equal(re.findall(r"sample \d+ pointer=1 phase=cancel kind=key buttons=(\d+)", converted.read()), [str(ENTER)],
          "a key that is still down at the end is taken away by its code")

for code, phase, expected in [(ENTER, "hover", "'down' or 'up' or 'cancel' of a key"), (0, "down", "the code of a key")]:
    path = log(stroke(0, 120) + sample(50 * MS, phase, 0, "key", 1, code) + f"step_to {1000 * MS}\n")
    for arguments in [["replay", path, SCRIPT], ["replay", "--list", path], ["convert", path]]:
        status, out, err = run(*arguments)
        check(status == 1 and f":8: expected {expected} at 0.050000000 s" in err, "a key that no stage takes is left out", err)

# ---- At random ----

PHASES = ["down", "down", "move", "move", "move", "up", "cancel", "hover", "momentum"]
KINDS = ["wheel", "wheel", "wheel", "touch", "scroll", "mouse", "key"]
for seed in range(40):
    choose = random.Random(seed)
    body, time = "", 0
    for _ in range(40):  # times in microseconds, as a list has durations
        time += choose.choice([0, 1000, 10 * MS, 40 * MS, 149 * MS, 150 * MS, 150 * MS + 1000, 400 * MS])
        kind = choose.choice(KINDS)
        body += f"step_to {max(time - 1000, 0)}\n"
        phase = choose.choice(["down", "up", "cancel"] if kind == "key" else PHASES)
        body += sample(time, phase, choose.randrange(0, 320), kind, choose.randrange(1, 4), 1)
    path = log(body + f"step_to {time + 3000 * MS}\n", contacts=choose.randrange(1, 4))
    ends = listed(path)[0]
    timeline = agree(path, None, f"seed {seed}")[0]
    equal({number: end for number, end in ends.items() if number in told(timeline)}, told(timeline),
          f"seed {seed}: alone")
    check(all(ends[number][1] == "cancel" for number in set(ends) - set(told(timeline))),
          f"seed {seed}: what is not told is down at the end", ends, timeline)

finish()
