"""The contacts of recordings as `replay --list` tells them, against an independent reader's."""
import json
import os
import re
from support import ROOT, check, equal, finish, run

RECORDINGS = os.path.join(ROOT, "Tests/data/recordings")
FIELDS = ["contact", "begin_s", "duration_ms", "dx", "dy", "path", "peak", "release_x", "release_y",
          "idle_ms", "end", "kind"]


def table(name):
    """The rows of a table of readings, as dictionaries."""
    with open(os.path.join(RECORDINGS, name), encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return [dict(zip(lines[0], line)) for line in lines[1:]]


def listed(name, *arguments):
    """The contacts of a recording, how many, how many at once."""
    status, out, err = run("replay", "--list", os.path.join(RECORDINGS, name), *arguments)
    equal((status, err), (0, ""), f"{name} is read whole")
    lines = out.split("\n")
    equal(lines[0], "# " + " ".join(FIELDS), "the table has a heading")
    contacts = [dict(zip(FIELDS, line.split(" "))) for line in lines if line and line[0] != "#"]
    count, at_once = lines[-3].replace(",", "").split(" ")[2:6:3]
    equal(lines[-2], "# skipped 0", f"nothing of {name} is skipped")
    equal(len(contacts), int(count), f"{name} has as many lines as contacts")
    return contacts, int(count), int(at_once)


def near(seen, expected, within, sentence):
    check(abs(float(seen) - float(expected)) <= within, sentence, seen, expected)


for row in table("readings.tsv"):
    name = row["file"]
    view = [] if row["view"] == "units" else ["--view", row["view"]]
    contacts, count, at_once = listed(name, *view)
    equal((count, at_once), (int(row["contacts"]), int(row["at_once"])), f"{name}: contacts")
    contact = contacts[int(row["number"]) - 1]
    for field, column, within in [("duration_ms", "ms", 0.0501), ("dx", "dx", 0.0501), ("dy", "dy", 0.0501),
                                  ("path", "path", 0.501), ("idle_ms", "idle", 0.0501)]:
        near(contact[field], row[column], within, f"{name}: {field}")
    near(contact["peak"], row["peak"], float(row["peak"]) / 4, f"{name}: peak")
    release = float(contact["release_" + row["axis"]])
    low, high = float(row["band_low"]), float(row["band_high"])
    if float(row["idle"]) > 100:
        equal((contact["release_x"], contact["release_y"]), ("0.000", "0.000"), f"{name}: at rest")
    else:
        wide = 0.1 * (high - low)
        check(low - wide <= release <= high + wide, f"{name}: release", release, low, high)
        for axis in "xy":
            near(contact["release_" + axis], row["release_" + axis], 0.501,
                 f"{name}: the line's slope in {axis}")

for row in table("counts.tsv"):
    contacts, count, at_once = listed(row["file"])
    equal(count, int(row["contacts"]), f"{row['file']}: contacts")
    if int(row["at_once"]) >= 0:
        equal(at_once, int(row["at_once"]), f"{row['file']}: at once")

# Android's own reading of a file: every position, the down and the up.
with open(os.path.join(RECORDINGS, "pixel-tablet.one-finger-swipe.android-reading.json"),
          encoding="utf-8") as file:
    android = [(event["action"], event["axes"]["AXIS_X"], event["axes"]["AXIS_Y"],
                event["axes"]["AXIS_PRESSURE"]) for event in json.load(file)[0]["events"]]
NAMES = {"down": "DOWN", "move": "MOVE", "up": "UP"}
for name in ["pixel-tablet.one-finger-swipe.evemu", "derived-libinput-record.pixel-tablet.yml"]:
    status, out, err = run("convert", os.path.join(RECORDINGS, name))
    equal((status, err), (0, ""), f"{name} is converted")
    samples = [dict(field.split("=") for field in line.split(" ")[2:])
               for line in out.split("\n") if line.startswith("sample ")]
    equal([(NAMES[s["phase"]], float(s["x"]), float(s["y"])) for s in samples],
          [(action, x, y) for action, x, y, _ in android], f"{name}: as Android reads it")
    equal([float(s["pressure"]) for s in samples[:-1]], [p for *_, p in android[:-1]],
          f"{name}: and as strong")

# What the documentation shows is what is printed.
with open(os.path.join(ROOT, "docs/recordings.md"), encoding="utf-8") as manual:
    shown = re.search(r"^\$ sidle (replay --list .*)\n((?:.*\n)*?)```", manual.read(), re.M)
equal(run(*shown.group(1).split())[1], shown.group(2), "the manual's list")

finish()
