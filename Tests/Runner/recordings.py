"""Recordings that cannot be read, or not all of them."""
import os
from support import ROOT, STATE, check, contains, equal, file, finish, run

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
check(status == 1 and err != "", "a directory", status, err)
for name, text, message in [
        ("empty.json", "", "empty.json:1: expected 'sidle-log 1' or a JSON object, but the file is empty\n"),
        ("blank.json", "\n\n", "blank.json:1: expected 'sidle-log 1' or a JSON object, but the file is empty\n"),
        ("text.txt", "\nhello\n", "text.txt:2: expected 'sidle-log 1' or a JSON object\n"),
        ("binary", b"\x89PNG\r\n\x00", "binary:1: expected 'sidle-log 1' or a JSON object\n"),
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
check(status == 1 and "sidle_stage_push" in err, "places that the stage cannot take", status, err)

# Each of the recordings that come with the source.
names = [name for name in sorted(os.listdir(RECORDINGS)) if name.endswith(".json")]
check(len(names) >= 2, "there are recordings", names)
for name in names:
    path = os.path.join(RECORDINGS, name)
    status, out, err = run("replay", path, SCRIPT)
    check(status == 0 and err == "" and "# skipped 0\n" in out, f"{name} can be read", err)
    for cut in [2, 100, 1000, 2001]:
        with open(path, "rb") as whole_file:
            status, out, err = replay("part.json", whole_file.read()[:-cut])
        check(status == 1 and "part.json:" in err, f"{name} without its last {cut} bytes", err)
android = run("replay", os.path.join(RECORDINGS, "android-phone.swipe-and-taps.session.json"), SCRIPT)[1]
equal(android.count("cancelled: its pointer came down again"), 3, "downs that never end")

finish()
