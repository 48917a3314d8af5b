"""Recordings that cannot be read, or not all of them."""
import os
import re
from support import ROOT, STATE, check, contains, equal, file, finish, run

KNOWN = "'sidle-log 1', JSON, or text of evemu, getevent or libinput record"
SCRIPT = "lua/examples/slide_buttons.lua"
RECORDINGS = os.path.join(ROOT, "Tests/data/recordings")


def replay(name, text, *arguments):
    path = file(name, text)
    status, out, err = run("replay", path, SCRIPT, *arguments)
    return status, out, err.replace(path, name)


status, out, err = run("replay", "/nonexistent/a.json", SCRIPT)
equal((status, out, err), (1, "", "sidle: cannot open /nonexistent/a.json: No such file or directory\n"),
      "a file that is not there")
status, out, err = run("replay", STATE, SCRIPT)
equal((status, out, err), (1, "", f"{STATE}: cannot be read: Is a directory\n"), "a directory")
status, out, err = run("replay", "--list", STATE)
equal((status, err), (1, f"{STATE}: cannot be read: Is a directory\n"), "whose contacts are asked for")
for name, text, message in [
        ("empty.json", "", f"empty.json:1: expected {KNOWN}, but the file is empty\n"),
        ("blank.json", "\n\n", f"blank.json:1: expected {KNOWN}, but the file is empty\n"),
        ("text.txt", "\nhello\n", f"text.txt:2: expected {KNOWN}\n"),
        ("binary", b"\x89PNG\r\n\x00", f"binary:1: expected {KNOWN}\n"),
        ("zeros", b"\0" * 5000, f"zeros:1: expected {KNOWN}\n"),
        ("new.log", "sidle-log 2\n", "new.log:1: expected 'sidle-log 1', the only form known\n"),
        ("none.json", "{}", "none.json:1: expected a list \"input\"\n"
         "none.json: no input that could be replayed\n"),
        ("nothing.json", '{"input": []}', "nothing.json: no input that could be replayed\n")]:
    status, out, err = replay(name, text)
    err = err.replace(os.path.join(STATE, name), name)
    equal((status, out, err), (1, "", message), f"{name} is refused with its line")

GOOD = ['{"input": [', '{"x": 226, "y": 456, "act": 0, "t": 0, "ts": 1.0},',
        '{"x": 226, "y": 456, "act": 1, "t": 0, "ts": 1.1},',
        '{"x": 226, "y": 456, "act": 0, "t": 0, "ts": 3.0},',
        '{"x": 226, "y": 456, "act": 1, "t": 0, "ts": 3.1}', ']}']
status, whole, err = replay("good.json", "\n".join(GOOD))
check(status == 0 and err == "" and "# skipped 0\n" in whole, "a whole one", status, whole, err)

bad = GOOD[:3] + ["what is this?", '{"x": 1, "y": oh, "act": 2, "t": 0, "ts": 2},'] + GOOD[3:]
status, out, err = replay("middle.json", "\n".join(bad))
equal(status, 1, "bad lines in the middle give status 1")
equal(err, "middle.json:4: expected '{' at the beginning of an object, not 'w'\n"
      "middle.json:5: expected a number for \"y\", not 'o'\n", "each is said with its line")
equal(out, whole.replace("# skipped 0", "# skipped 2"), "and the rest is played and counted")

status, out, err = replay("cut.json", "\n".join(GOOD)[:-30])
equal(status, 1, "a file that breaks off gives status 1")
check(err.startswith("cut.json:5: expected ") and err.endswith("but the file ends here\n"),
      "with the line it breaks off in", err)
check("row r12 opened" in out and "cancelled: still down at the end" in out and "# skipped 1\n" in out,
      "what came before is played", out)

keys = GOOD[:2] + ['{"t": 1, "act": 0, "code": 30, "ts": 1.05},'] + GOOD[2:]
status, out, err = replay("keys.json", "\n".join(keys))
equal((status, err), (0, ""), "keys are no mistake")
contains(out, "# other input, not used: 1\n", "but are counted")
many = GOOD[:1] + ["{},"] * 25 + GOOD[1:]
status, out, err = replay("many.json", "\n".join(many))
check(err.count("\n") == 11 and "many.json: 15 more like these\n" in err and "# skipped 25\n" in out,
      "many mistakes are counted, the first ten said", err, out)
status, out, err = replay("back.json", "\n".join(
    GOOD[:1] + [GOOD[3], GOOD[1], GOOD[2], GOOD[4], GOOD[5]]))
equal(out, whole, "entries that stand out of order are played by time")
status, out, err = replay("oneline.json", " ".join(GOOD))
equal(out, whole, "lines do not count")
status, out, err = replay("bom.json", b"\xef\xbb\xbf" + "\r\n".join(GOOD).encode())
equal(out, whole, "nor do CR LF and a byte order mark")
status, out, err = replay("far.json", "\n".join(GOOD).replace("3.1", "1e6").replace("226", "1e8"))
check(status == 0, "far away in time and place", status, err)
status, out, err = replay("farther.json", "\n".join(GOOD).replace("226", "1e30"))
check(status == 1 and err.count("expected a position within +-1e9 at ") == 4, "places that no stage takes", status, err)
status, out, err = replay("farther.json", "\n".join(GOOD).replace("226", "1e30", 1))
check(status == 1 and "# skipped 1\n" in out and "# contacts 2:" in whole and "# contacts 1:" in out,
      "one of them: the rest is played", out, err)

# One time that no clock has: the rest is played, also where times are far from zero.
TAP = ["3 39 1", "3 35 226", "3 36 456", "0 0 0"]
clock = "".join(f"E: {second}.0 {event}\n" for second, events in [
    (1330050204, TAP), (1330050205, ["3 39 -1", "0 0 0"]), (-3999999999, TAP + ["3 39 -1", "0 0 0"]),
    (1330050206, TAP), (1330050207, ["3 39 -1", "0 0 0"])] for event in events)
status, out, err = replay("clock.evemu", clock)
check(status == 1 and "# contacts 2:" in out and "# skipped 2\n" in out and "# fingerprint " in out,
      "a far time does not end the replay", out, err)
equal(err.split("\n")[0], "clock.evemu:10: expected a time within +-2^62 ns of the beginning at "
      "-3999999999.000000000 s", "and is told with its line")

# Each of the recordings that come with the source, in a scene of rows.
OTHER = ("README.md", "LICENSE-Apache-2.0.txt", "readings.tsv", "counts.tsv",
         "pixel-tablet.one-finger-swipe.android-reading.json")
names = [name for name in sorted(os.listdir(RECORDINGS)) if name not in OTHER and not name.endswith(".desc")]
check(len(names) >= 33, "there are recordings", names)
for name in names:
    path = os.path.join(RECORDINGS, name)
    status, out, err = run("replay", path, SCRIPT, "--view", "300x534")
    check(status == 0 and "# skipped 0\n" in out, f"{name} can be replayed", err)
    has_ranges = not name.endswith((".json", ".record", ".getevent.txt")) and "clickpad" not in name
    equal(err, "" if has_ranges else
          f"{path}: no axis ranges: positions are taken as they are; --from gives their size\n",
          f"{name}: whether it fills the view is said")
    listed = run("replay", "--list", path)[1]
    count = re.search(r"^# contacts (\d+),", listed, re.M).group(1)
    contains(out, f"# contacts {count}: ", f"{name} has the contacts that are listed")
    contains(out, "# open at the end: ", f"{name} is played to its end")
    with open(path, "rb") as whole_file:
        whole = whole_file.read()
    for cut in [2, 100, 1000, 2001]:
        part = whole[:-cut] if cut < len(whole) / 2 else whole[:-1]
        if name.endswith(".json"):
            status, out, err = replay("part.json", part)
            check(len(part) > len(whole) - 2 or status == 1 and "part.json:" in err, f"{name} without its last {cut} bytes", err)
        else:
            status, out, err = replay("part", part)
            check(status in (0, 1) and "# fingerprint" in out, f"{name} without its last {cut} bytes", err)
status, out, err = run("replay", os.path.join(RECORDINGS, OTHER[-1]), SCRIPT)
check(status == 1 and err.endswith("no input that could be replayed\n"), "JSON of another kind", err)
android = run("replay", os.path.join(RECORDINGS, "android-phone.swipe-and-taps.session.json"), SCRIPT)[1]
equal(android.count("cancelled: its pointer came down again"), 3, "downs that never end")

# Without a scene there is nothing to play to, and a surface of unknown size cannot be turned.
path = os.path.join(RECORDINGS, "emulator.mouse-drag.getevent.txt")
status, out, err = run("replay", path)
check(status == 1 and "name a script" in err, "a recording needs a script", err)
for option in [["--rotate", "90"], ["--flip", "x"]]:
    status, out, err = run("replay", path, SCRIPT, *option)
    check(status == 1 and "--rotate and --flip need --from" in err, f"{option} of a surface of unknown size", err)
status, out, err = run("replay", "--list", path, "--from", "768x1280", "--view", "1280x768", "--rotate", "90")
check(status == 0 and out.split("\n")[1].split(" ")[3:5] == ["8.000", "303.000"],
      "with its size it can be turned", out, err)

finish()
