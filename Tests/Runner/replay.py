"""Replays: the golden timeline, the same at any rate; handlers; the picture.

What the golden timeline must say was worked out by hand from the recording. Its positions are
pixels of a 750 x 1334 screen, played to a stage of 300 x 534 points, so x is times 0.4 and y times
0.4003; rows are 40 points high, so row number = floor(y / 40) + 1:

  contact  pixels               points           row   what the rules make of it
  1        566, 1140            226.4, 456.3     r12   tap: opens, 0.35 s, to -100
  2        337, 1120            134.8, 448.3     r12   tap: closes
  3        385, 1279            154.0, 512.0     r13   tap: opens
  4        504, 450 to 0, 445   201.6, 180.1     r5    drag. 441 is 63 px = 25.2 pt: not yet past the
                                                       slop of 30; 422 at 11.150429932 s is 82 px =
                                                       32.8 pt: claims, credited. At 0 px the offset
                                                       is -201.6; 0 - -201.6 > 25: opens to -100
  5        284, 463             113.6, 185.3     r5    tap: closes
  6        558, 457             223.2, 182.9     r5    tap: opens
  7        387, 460             154.8, 184.1     r5    tap: closes
  8        251, 995 to 722, 1083  100.4, 398.3   r10   drag. 282 is 12.4 pt; 349 at 22.609903076 s is
                                                       98 px = 39.2 pt: claims, toward the leading
                                                       edge, which has no buttons and follows; ends
                                                       at 471 px = 188.4: back, with no event
  9        132, 1284            52.8, 514.0      r13   tap: closes
  10       232, 688             92.8, 275.4      r7    still down at the end: cancelled
"""
import os
import re
import xml.etree.ElementTree as tree
from support import ROOT, STATE, SVG, check, contains, equal, file, finish, run, value_at

RECORDING = "Tests/data/recordings/iphone.swipes-and-taps.session.json"
SCRIPT = "lua/examples/slide_buttons.lua"
SIZES = ["--from", "750x1334", "--to", "300x534"]
PICTURE = os.path.join(STATE, "demo.svg")

with open(os.path.join(ROOT, "Tests/Golden/replay-iphone.txt"), encoding="utf-8") as golden_file:
    golden = golden_file.read()

# ---- The timeline ----

status, out, err = run("replay", RECORDING, SCRIPT, *SIZES)
equal((status, err), (0, ""), "the replay ends with 0 and has nothing to complain of")
equal(out, golden, "its timeline is the stored one")
for rate in ["1", "30", "60", "120", "1000", "59.94"]:
    equal(run("replay", RECORDING, SCRIPT, *SIZES, "--rate", rate)[1], golden,
          f"{rate} steps a second give the same")
lines = golden.splitlines()
check(lines[-1].startswith("# fingerprint ") and len(lines[-1]) == 30, "the last line", lines[-1])
equal(run("replay", RECORDING, SCRIPT, *SIZES, "--quiet")[1], lines[-1] + "\n",
      "--quiet leaves the fingerprint")
events = [line for line in lines if not line.startswith("#")]
times = [float(re.match(r"(?:# )?(\d+\.\d{9}) ", line).group(1)) for line in lines[:-5]]
equal(times, sorted(times), "events and comments stand in order of time")
equal(len(events), 20, "20 events")
TAPS = {"r12": 2, "r13": 2, "r5": 3}
for row, count in TAPS.items():
    equal(sum(f" row {row} will_" in line and "reason=tap" in line for line in events), count,
          f"{row} is toggled {count} times by taps")
contains(golden, "11.150429932 row r5 drag_began edge=trailing reason=touch offset=-32.800",
         "r5 is claimed by the first sample past 30 points")
contains(golden, "11.502061035 row r5 will_open edge=trailing reason=touch offset=-201.600",
         "and opens from where the finger left it")
contains(golden, "22.609903076 row r10 drag_began edge=leading reason=touch offset=39.200",
         "r10 is claimed toward its empty side")
check(not re.search(r"row r10 (will_|opened|closed)", golden), "and says no more than its drag")
contains(golden, "contact 10 cancelled: still down at the end", "the last contact is cancelled")
equal(len(re.findall(r"up: tap,", golden)), 7, "seven taps")
contains(golden, "# contacts 10: 7 tapped, 2 dragged, 1 cancelled, 0 without a gesture\n", "ten")
contains(golden, "# open at the end: none\n", "nothing is open at the end")

# ---- The script ----

status, out, err = run("replay", RECORDING)
check(status == 1 and "name a script" in err, "an app session needs a script", status, err)
for name, text, part in [
        ("nothing", "return", "must return its stage (got nil)"),
        ("a table", "return {}", "must return its stage (got {})"),
        ("a closed stage",
         "local s = require 'sidle'.stage { width = 1, height = 1 } s:close() return s",
         "must return its stage"),
        ("an error", "error 'oh'", ":1: oh"), ("bad syntax", "x = = 1", ":1: unexpected symbol")]:
    status, out, err = run("replay", RECORDING, file("stage.lua", text))
    check(status == 1 and out == "" and part in err, f"a script that returns {name}", status, err)
equal(run("replay", RECORDING, "/nonexistent.lua")[0], 1, "a script that is not there")
equal(run("-e", "print(require 'sidle'.replaying)")[1], "nil\n", "sidle.replaying is for replays")

STAGE = """
local sidle = require "sidle"
local stage = sidle.stage { width = 300, height = 534 }
local list = stage:list { frame = { x = 0, y = 0, width = 300, height = 534 },
  policy = "many", tap_outside = "ignored" }
for n = 1, 14 do
  list:row { preset = "slide_buttons", id = "r" .. n, height = 40, title = "Row " .. n,
    trailing = { { title = "Skip" }, { title = "Done" } } }
end
"""
REACTS = STAGE + """
stage:on("opened", function(event)
  print("handler: " .. event.row.id .. " opened")
  if event.row.id == "r12" then stage:find("r1"):open("trailing") end
  if event.row.id == "r13" then stage:find("r3"):remove() end
end)
stage:script(function(wait) wait(3.123456789) stage:find("r2"):open("trailing") end)
return stage
"""
reacts = file("reacts.lua", REACTS)
status, out, err = run("replay", RECORDING, reacts, *SIZES)
contains(out, "handler: r12 opened\n", "handlers run")
contains(out, "6.647247070 row r1 will_open edge=trailing reason=code", "and act")
contains(out, "3.123456789 row r2 will_open edge=trailing reason=code", "stories are waited for")
equal(status, 0, "that is no error")
for rate in ["30", "1000"]:
    equal(run("replay", RECORDING, reacts, *SIZES, "--rate", rate)[1], out,
          f"what handlers do in answer is the same with {rate} steps a second")
status, out, err = run("replay", RECORDING, SCRIPT, *SIZES, "--svg", "/nonexistent/x.svg")
check(status == 1 and "cannot write /nonexistent/x.svg" in err, "a picture that cannot be written",
      status, err)
status, out, err = run("replay", RECORDING, file("fails.lua", STAGE + """
stage:on("opened", function() error("handler trouble") end)
return stage
"""), *SIZES)
check(status == 1 and "fails.lua:11: handler trouble" in err, "an error in a handler", status, err)
status, out, err = run("replay", RECORDING, file("closes.lua", STAGE + """
stage:on("opened", function() stage:close() end)
return stage
"""), *SIZES)
check(status == 1 and "the script closed its stage" in err, "a stage that is closed", status, err)
ENDLESS = STAGE + "stage:script(function(wait) while true do wait(0) end end)\nreturn stage\n"
status, out, err = run("replay", RECORDING, file("endless.lua", ENDLESS), *SIZES)
check(status == 0 and "# not at rest" in out, "a story that never ends", status, err)

# A contact that stays for a hundred years, while a spinner turns.
HELD = file("held.json", """{"input": [{"x": 226, "y": 456, "act": 0, "t": 0, "ts": 1},
{"x": 226, "y": 456, "act": 1, "t": 0, "ts": 3000000000}]}""")
SPINS = file("spins.lua", STAGE + 'stage:button { title = "x", frame = { x = 0, y = 0, width = 40, height = 40 } }'
             ".busy = true\nreturn stage\n")
held = run("replay", HELD, SPINS)
check(held[0] == 0 and "\n# 3000000000.000000000 contact 1 up: " in held[1], "a long hold is soon over", held)
equal(run("replay", HELD, SPINS, "--svg", PICTURE), held, "with a picture as well")
equal(run("replay", HELD, SPINS, "--rate", "7"), held, "and is the same at any rate")

# ---- The picture ----

status, out, err = run("replay", RECORDING, SCRIPT, *SIZES, "--svg", PICTURE)
equal((status, out), (0, golden), "a picture changes nothing about the timeline")
equal(os.path.getsize(PICTURE) < 300_000, True, "the picture is under 300 KB")
root = tree.parse(PICTURE).getroot()
names = {element.tag.replace(SVG, "") for element in root.iter()}
equal(root.tag, SVG + "svg", "it is an SVG document, and well-formed")
check("script" not in names, "without a script", names)
check(not any("href" in name for element in root.iter() for name in element.attrib),
      "nothing outside it")
check(not any(name.startswith("on") for element in root.iter() for name in element.attrib),
      "no event handlers")
check(root.find(SVG + "title") is not None, "it has a title")
description = root.find(SVG + "desc").text
check("25.774 s" in description and "shown in 1 s each" in description,
      "its description says that still stretches are short", description)
durations = {element.get("dur") for element in root.iter() if element.get("dur")}
equal(len(durations), 1, "all animations have the length of the picture")
check(float(durations.pop()[:-1]) < 20, "which is short", durations)

rows = {}
for element in root.iter(SVG + "rect"):
    if element.get("stroke-opacity") and element.get("height") == "40":
        rows["r%d" % (float(element.get("y")) / 40 + 1)] = element
check(len(rows) >= 13, "every row that shows is there", sorted(rows))
for row in ["r5", "r10", "r12", "r13", "r1"]:
    equal(float(value_at(rows[row], "x", 1)), 0.0, f"{row} ends closed")
moved = {row for row, element in rows.items() if element.find(SVG + "animate") is not None}
equal(moved, {"r5", "r10", "r12", "r13"}, "the rows that were touched move, the others do not")
lowest = min(float(value_at(rows["r5"], "x", part / 2000)) for part in range(2001))
check(abs(lowest + 201.6) < 0.5, "r5 follows the finger to -201.6", lowest)
highest = max(float(value_at(rows["r10"], "x", part / 2000)) for part in range(2001))
check(abs(highest - 188.4) < 0.5, "r10 to 188.4", highest)
texts = ["".join(element.itertext()) for element in root.iter(SVG + "text")]
check("Book 5" in texts and "Skip" in texts and "Done" in texts, "titles are texts", texts[:40])
circles = list(root.iter(SVG + "circle"))
equal(len(circles), 1, "one pointer")
equal(circles[0].get("opacity"), "0", "which does not show before it comes down")
equal(value_at(circles[0], "opacity", 1), "0", "nor at the end")

# Rows that are open at the end stay so.
CUT = file("cut.json", """{"input": [
{"x": 566, "y": 1140, "act": 0, "t": 0, "ts": 1}, {"x": 566, "y": 1140, "act": 1, "t": 0, "ts": 1.1}]}""")
plain = run("replay", CUT, SCRIPT, *SIZES, "--svg", PICTURE, "--overlay")
equal(plain[:2], run("replay", CUT, SCRIPT, *SIZES)[:2], "an overlay changes nothing that is told")
with open(PICTURE, encoding="utf-8") as drawn:
    check(">undecided<" in drawn.read(), "it is in the picture")
status, out, err = run("replay", CUT, SCRIPT, *SIZES, "--svg", PICTURE)
contains(out, "# open at the end: r12 trailing -100.000\n", "what is open is said")
contains(out, "# fingerprint ", "and the fingerprint")
rows = [element for element in tree.parse(PICTURE).getroot().iter(SVG + "rect")
        if element.get("stroke-opacity") and element.find(SVG + "animate") is not None]
equal([float(value_at(row, "x", 1)) for row in rows], [-100.0], "the picture ends with its offset")
NAMED = STAGE.replace('"Row " .. n', '"<&\\"\\1" .. n') + "return stage"
run("replay", CUT, file("named.lua", NAMED), *SIZES, "--svg", PICTURE)
check("<&\"\ufffd3" in ["".join(e.itertext()) for e in tree.parse(PICTURE).getroot().iter()],
      "titles of any kind leave it well-formed")

finish()
