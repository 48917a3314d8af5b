"""Conversions: the log that is written plays as the recording does; bad lines; long files."""
import os
import re
import signal
from support import ROOT, STATE, Terminal, check, contains, equal, file, finish, memory, run

RECORDINGS = os.path.join(ROOT, "Tests/data/recordings")
SCRIPT = "lua/examples/slide_buttons.lua"
OUT = os.path.join(STATE, "out.log")
ENDINGS = re.compile(r"\.(evemu|events|txt|json|record|yml)$")
names = [name for name in sorted(os.listdir(RECORDINGS))
         if ENDINGS.search(name) and not name.startswith("LICENSE") and "android-reading" not in name]
check(len(names) >= 33, "there are recordings", names)

# ---- A log and what it was made of are the same to a stage ----


def plain(text):
    """A log says that a contact was cancelled and not why, and has nothing but pointers."""
    text = re.sub(r"cancelled: (still down at the end|its pointer came down again)", "cancelled", text)
    return re.sub(r"# other input, not used: \d+\n", "", text)


for name in names:
    path = os.path.join(RECORDINGS, name)
    status, out, err = run("convert", path, "-o", OUT, "--view", "300x534")
    check((status, out) == (0, ""), f"{name} is converted", status, out, err)
    with open(OUT, encoding="utf-8") as log:
        text = log.read()
    check(re.match(r"sidle-log 1\nstage start=\d+ width=300 height=534 max_contacts=16\n", text) is not None,
          "the stage is as large as the view", text[:80])
    equal(run("convert", path, "--view=300x534")[1], text, "standard output gets the same")
    status, out, err = run("replay", OUT)
    check(status == 0 and err == "" and "# skipped 0\n" in out, f"the log of {name} can be replayed", err)
    equal(run("replay", "--list", OUT)[1], run("replay", "--list", path, "--view", "300x534")[1],
          f"the log of {name} has the same contacts")
    recorded = run("replay", path, SCRIPT, "--view", "300x534")
    converted = run("replay", OUT, SCRIPT)
    equal(plain(converted[1]), plain(recorded[1]), f"the log of {name} does the same to a scene")

# ---- What goes wrong ----

GOOD = ["# EVEMU 1.3", "A: 35 0 99 0 0", "A: 36 0 99 0 0", "E: 1.0 3 39 1", "E: 1.0 3 35 10",
        "E: 1.0 3 36 20", "E: 1.0 0 0 0", "E: 1.1 3 39 -1", "E: 1.1 0 0 0"]
status, whole, err = run("convert", file("good.evemu", "\n".join(GOOD)))
equal((status, err), (0, ""), "a whole one")
path = file("bad.evemu", "\n".join(GOOD[:6] + ["E: 1.0 3 zz 5", "what is this?"] + GOOD[6:]))
status, out, err = run("convert", path)
equal((status, out), (1, whole), "bad lines are left out, the rest is converted, the status is 1")
equal(err.replace(path, "bad.evemu"),
      "bad.evemu:7: expected the code of the event in hex, not 'zz'\n"
      "bad.evemu:8: expected an evemu line such as 'E: 0.000000 0003 0035 0361', not 'what'\n"
      "bad.evemu: skipped 2 that could not be read\n", "each is said with its line, and how many")
status, out, err = run("replay", "--list", path)
check(status == 1 and "1 1.000000000 100.000 " in out and out.endswith("# skipped 2\n"),
      "a list does so too", status, out)
many = file("many.evemu", "\n".join(GOOD[:6] + ["E: x"] * 25 + GOOD[6:]))
status, out, err = run("convert", many)
check(out == whole and err.count("\n") == 12 and "15 more like these\n" in err and "skipped 25 " in err,
      "many are counted, the first ten said", err)
status, out, err = run("convert", file("good.evemu", "\n".join(GOOD)), "-o", "/nonexistent/x.log")
equal((status, err), (1, "sidle: cannot write /nonexistent/x.log: No such file or directory\n"),
      "a log that cannot be written")
path = file("good.evemu", "\n".join(GOOD))
status, out, err = run("convert", path, "-o", path)
check(status == 1 and "is the recording itself" in err, "a recording is not written over", status, err)
equal(run("convert", path)[1], whole, "and is as it was")
path = file("shell.evemu", "$ evemu-record /dev/input/event4\n\n" + "\n".join(GOOD))
status, out, err = run("convert", path)
equal((status, out), (1, whole), "lines before a recording are left out")
check(err.startswith(path + ":1: expected 'sidle-log 1', JSON") and "skipped 1 " in err,
      "said and counted", err)
if os.path.exists("/dev/full"):
    status, out, err = run("convert", os.path.join(RECORDINGS, names[0]), "-o", "/dev/full")
    check(status == 1 and "cannot write /dev/full" in err, "a full disk", status, err)
status, out, err = run("convert", "/nonexistent/x")
equal((status, err), (1, "sidle: cannot open /nonexistent/x: No such file or directory\n"), "no file")
status, out, err = run("convert", file("text.txt", "hello\n"))
check(status == 1 and out == "" and "text.txt:1: expected 'sidle-log 1', JSON" in err, "no recording", err)
for arguments in [[], ["a", "b"], ["a", "-o"], ["a", "--what"], ["a", "--from", "1x1"]]:
    status, out, err = run("convert", *arguments)
    check(status == 2 and out == "" and err.startswith("sidle: convert: "), f"{arguments} ends with 2", err)
check(run("convert", "--help")[1].startswith("Usage: sidle convert"), "convert --help")
contains(run("--help")[1], "sidle convert", "the help names it")
file("convert", "print('a script')")
equal(run("--", "convert", cwd=STATE)[1], "a script\n", "a script named convert is a script after --")

# What no stage takes is left out where it stands: a log that is written can be played.
path = file("far.evemu", "\n".join(GOOD[:7] + ["E: 1.05 3 35 2000000000", "E: 1.05 0 0 0"] + GOOD[7:]))
status, out, err = run("convert", path)
equal((status, out), (1, whole), "a position that is too far away is left out")
equal(err.replace(path, "far.evemu"), "far.evemu:9: expected a position within +-1e9 at 1.050000000 s\n"
      "far.evemu: skipped 1 that could not be read\n", "and said with its line and time")
status, out, err = run("convert", path, "--view", "1e3x1e3")
check(status == 1 and "far.evemu:9: expected a position within" in err, "placed on a view too", err)
far = ('{"input": [{"x": 5, "y": 1, "act": 0, "t": 0, "ts": 1}, {"x": 1e308, "y": 1, "act": 2, "t": 0, "ts": 1.1},'
       ' {"x": 5, "y": 1, "act": 1, "t": 0, "ts": 1.2}]}')
path = file("far.json", far)
status, out, err = run("convert", path)
check(status == 1 and out == run("convert", file("near.json", far.replace("1e308", "5")))[1].replace(
    "sample 1100000000 pointer=1 phase=move kind=touch buttons=1 x=5 y=1 pressure=1\nstep_to 1100000000\n", ""),
      "one in a session", out)
equal(err.replace(path, "far.json"), "far.json: expected a position within +-1e9 at 1.100000000 s\n"
      "far.json: skipped 1 that could not be read\n", "is said with its time")
status, out, err = run("replay", "--list", path)
equal((status, out.splitlines()[1:]), (1, ["1 1.000000000 200.000 0.000 0.000 0.000 0.000 0.000 0.000 200.000 lift touch",
                                           "# contacts 1, at once 1, hover samples 0", "# skipped 1"]), "a list too")
status, out, err = run("convert", file("lift.json", far.replace("1e308", "5").replace('"x": 5, "y": 1, "act": 1',
                                                                                    '"x": 1e10, "y": 1, "act": 1')))
check(status == 1 and out == run("convert", file("near.json", far.replace("1e308", "5")))[1] and "skipped 1 " in err,
      "a contact that lifts too far away lifts where it was", out, err)
status, out, err = run("replay", "--list", file("down.json", far.replace('"x": 5', '"x": -2e9', 1)))
check(status == 1 and "# contacts 0," in out and out.endswith("# skipped 2\n"),
      "one that comes down too far away is none", out)
path = file("far.log", whole.replace("x=10", "x=1e12", 1).replace("pressure=1", "pressure=7", 1))
status, out, err = run("convert", path)
check(status == 1 and ":3: expected a position within" in err, "of a log as well", err)
path = file("far.log", whole.replace("pressure=1", "pressure=7", 1))
contains(run("convert", path)[2], ":3: expected a pressure from 0 to 1 at 1.000000000 s", "a pressure")
path = file("far.log", whole.replace("sample 1000000000", "sample 4611686018427387905", 1))
contains(run("convert", path)[2], ":3: expected a time within +-2^62 ns", "a time")

# ---- A log is there as a whole or not at all ----

old = file("old.log", "old\n")
os.chmod(old, 0o640)
status, out, err = run("convert", file("turn.txt", "[   1.0] EV_ABS ABS_MT_TRACKING_ID 00000001\n[   1.0] EV_ABS "
                                       "ABS_MT_POSITION_X 00000001\n[   1.0] EV_ABS ABS_MT_POSITION_Y 00000001\n"
                                       "[   1.0] EV_SYN SYN_REPORT 00000000\n"), "--rotate", "90", "-o", old)
check(status == 1 and "--from" in err, "a conversion fails on the way", status, err)
equal(open(old, encoding="utf-8").read(), "old\n", "and leaves an older log as it was")
good = file("good.evemu", "\n".join(GOOD))
equal(run("convert", good, "-o", old)[0], 0, "one that succeeds")
equal((open(old, encoding="utf-8").read(), os.stat(old).st_mode & 0o777), (whole, 0o640),
      "takes its place, with its permissions")
mask = os.umask(0)
os.umask(mask)
fresh = os.path.join(STATE, "fresh.log")
equal((run("convert", good, "-o", fresh)[0], os.stat(fresh).st_mode & 0o777), (0, 0o666 & ~mask), "a new one")
link = os.path.join(STATE, "link.log")
os.symlink(fresh, link)
file("fresh.log", "old\n")
equal((run("convert", good, "-o", link)[0], os.path.islink(link), open(fresh, encoding="utf-8").read()),
      (0, True, whole), "a link stays one")
file("fresh.log", "old\n")
second = os.path.join(STATE, "second.log")
os.link(fresh, second)
equal((run("convert", good, "-o", second)[0], open(fresh, encoding="utf-8").read()), (0, whole),
      "a file of two names has one content")
equal([name for name in os.listdir(STATE) if name.endswith(".part")], [], "nothing is left beside them")

# Descriptions beside the events, in either spelling; without them the units stay.
for ending in ["desc", "prop"]:
    path = file("pad.swipe.events", "\n".join(GOOD[3:]))
    description = file("pad." + ending, "\n".join(GOOD[:3]))
    contains(run("convert", path, "--view", "200x200")[1], " x=20 y=40 ", f"pad.{ending} belongs to it")
    os.remove(description)
status, out, err = run("convert", path, "--view", "200x200")
contains(out, " x=10 y=20 ", "without a description units stay as they are")
contains(err, "no axis ranges", "and that is said")

# ---- Long files ----

LONG = os.path.join(STATE, "long.evemu")
MEGABYTES = 100
with open(LONG, "w", encoding="utf-8") as long_file:
    long_file.write("\n".join(GOOD[:3]) + "\n")
    frame = 0
    while long_file.tell() < MEGABYTES * 1_000_000:
        for _ in range(2000):
            time = f"{frame // 125}.{frame % 125 * 8000:06d}"
            if frame % 50 == 0:
                body = f"E: {time} 0003 0039 {frame // 50 % 65536:04d}\t# EV_ABS / ABS_MT_TRACKING_ID\n"
            elif frame % 50 == 49:
                body = f"E: {time} 0003 0039 -001\t# EV_ABS / ABS_MT_TRACKING_ID   -1\n"
            else:
                body = ""
            if frame % 50 != 49:
                body += (f"E: {time} 0003 0035 {frame % 97:04d}\t# EV_ABS / ABS_MT_POSITION_X    {frame % 97}\n"
                         f"E: {time} 0003 0036 {frame % 89:04d}\t# EV_ABS / ABS_MT_POSITION_Y    {frame % 89}\n")
            long_file.write(body + f"E: {time} 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------\n")
            frame += 1


status, used = memory("convert", LONG, "-o", OUT)
check(status == 0 and used < 64, "100 MB of events are converted in less than 64 MB", status, used)
check(os.path.getsize(OUT) > 50_000_000, "all of them", os.path.getsize(OUT))
for arguments in [["replay", "--list", LONG], ["replay", OUT, "--quiet"]]:
    status, used = memory(*arguments)
    check(status == 0 and used < 64, f"{arguments[:2]} takes less than 64 MB", status, used)
t = Terminal("convert", LONG, "-o", OUT)
equal(t.finish(60), 0, "on a terminal too")
shown = re.findall(r"sidle: (\d+) %", t.shown)
check(len(shown) > 20 and [int(s) for s in shown] == sorted(int(s) for s in shown),
      "and shows how far it is", t.shown[-200:])
check(t.shown.endswith("\x1b[K"), "until it is done", t.shown[-20:])
for number, status in [(signal.SIGINT, -2), (signal.SIGTERM, -15)]:
    for target in [old, os.path.join(STATE, "none.log")]:
        t = Terminal("convert", LONG, "-o", target)
        t.wait_for("sidle: 5 %")
        check(any(name.endswith(".part") for name in os.listdir(STATE)), "a part is being written")
        if number == signal.SIGINT:
            t.interrupt(0)
        else:
            os.kill(t.child, number)
        equal(t.finish(), status, "a conversion that is interrupted")
        equal([name for name in os.listdir(STATE) if name.endswith(".part")], [], "leaves no part")
        check(not os.path.exists(os.path.join(STATE, "none.log")), "and no log")
        equal(open(old, encoding="utf-8").read(), whole, "an older one is as it was")

finish()
