"""Long recordings in JSON, and small ones that ask for much: how much memory they take."""
import os
import re
import subprocess
from support import BINARY, ROOT, STATE, Terminal, check, contains, environment, equal, finish, memory, run

# What reading takes must not grow with the file; this is far below what these files would need whole.
MEMORY = 56


def entry(number, time):
    act = {0: 0, 49: 1}.get(number % 50, 2)
    return f'{{"x": {number % 97}, "y": {number % 89}, "act": {act}, "t": 0, "ts": {time:.3f}}}'


def event(data, time):
    return f'{{"type":3,"timestamp":{time},"data":{data}}}'


def touch(number):
    """Half a second of a page: a press, a lift, and the positions between them."""
    time = 1_682_952_380_000 + number * 500
    places = ",".join(f'{{"x":{number % 90 + i},"y":{i},"id":5,"timeOffset":{i * 20 - 480}}}' for i in range(20))
    return ",\n".join([event(f'{{"source":2,"type":7,"id":5,"x":{number % 90},"y":7}}', time + 5),
                       event(f'{{"source":2,"type":9,"id":5,"x":{number % 90},"y":7}}', time + 400),
                       event(f'{{"source":6,"positions":[{places}]}}', time + 500)])


def tail(*arguments):
    """The last lines of an output, which is never held whole."""
    path = os.path.join(STATE, "tail.txt")
    with open(path, "wb") as out:
        subprocess.run([BINARY, *arguments], stdout=out, stderr=subprocess.DEVNULL, cwd=ROOT,
                       env=environment(), check=False)
    with open(path, "rb") as out:
        out.seek(-min(200, os.path.getsize(path)), os.SEEK_END)
        return out.read().decode()


def write(name, begin, item, end, megabytes=30):
    """A file of so many items, one after the other."""
    path = os.path.join(STATE, name)
    count = 0
    with open(path, "w", encoding="utf-8") as out:
        out.write(begin)
        while out.tell() < megabytes * 1_000_000:
            out.write("".join(item(n) + ",\n" for n in range(count, count + 5000)))
            count += 5000
        out.write(item(count) + end)
    return path, count + 1


for name, begin, item, end in [
        ("session.json", '{"input": [', lambda n: entry(n, n * 0.008), "]}"),
        ("page.json", "[", touch, "]")]:
    path, count = write(name, begin, item, end)
    for command in [["replay", "--list"], ["convert", "-o", os.path.join(STATE, "long.log")]]:
        status, used = memory(*command, path)
        check(status == 0 and used < MEMORY, f"{command[0]} of 30 MB of {name}", status, used)
    expected = count if name == "page.json" else (count + 49) // 50
    contains(tail("replay", "--list", path), f"\n# contacts {expected}, at once 1,", "all of it is read")
    t = Terminal("convert", path, "-o", os.path.join(STATE, "long.log"))
    equal(t.finish(60), 0, "on a terminal too")
    shown = [int(part) for part in re.findall(r"sidle: (\d+) %", t.shown)]
    check(len(shown) > 20 and shown == sorted(shown) and shown[0] < 10 and shown[-1] > 90,
          "and shows how far it is", shown)
    check(t.shown.endswith("\x1b[K"), "until it is done", t.shown[-20:])
    os.remove(path)
os.remove(os.path.join(STATE, "long.log"))

# Entries in the wrong order, and more than are held at once.
path = os.path.join(STATE, "backwards.json")
with open(path, "w", encoding="utf-8") as backwards:
    backwards.write('{"input": [')
    for n in range(299_999, 0, -1):
        backwards.write(entry(n, n * 0.008) + ",\n")
    backwards.write(entry(0, 0) + "]}")
contains(tail("replay", "--list", path), "\n# contacts 6000, at once 1, hover samples 0\n# skipped 0\n", "entries from the last to the first")
check(memory("replay", "--list", path)[1] < MEMORY, "in the same memory")
os.remove(path)

# What comes through a pipe, a few bytes at a time.
ENTRIES = '{"input": [' + entry(0, 0) + ",\\n" + entry(49, 0.5) + "]}"
FEED = f"printf '\\357'; sleep 0.1; printf '\\273'; sleep 0.1; printf '\\277{ENTRIES[:20]}'; sleep 0.1; printf '{ENTRIES[20:]}'"
with subprocess.Popen(["sh", "-c", FEED], stdout=subprocess.PIPE) as feed:
    piped = subprocess.run([BINARY, "replay", "--list", "/dev/stdin"], stdin=feed.stdout, capture_output=True,
                           env=environment(), check=False)
check(piped.returncode == 0 and b"# contacts 1, at once 1, hover samples 0\n# skipped 0\n" in piped.stdout,
      "a pipe is read as it comes", piped)


def frame(count):
    for n in range(count):
        yield f"E: 0.0 3 35 {n}\nE: 0.0 3 36 {n}\nE: 0.0 0 2 0\n"
    yield "E: 0.0 0 0 0\n"


def frames():
    yield from frame(6000)
    yield from frame(6000)


def slots():
    for n in range(100_000):
        yield f"E: 0.0 3 2f {n}\nE: 0.0 3 39 {n}\nE: 0.0 3 35 {n}\nE: 0.0 3 36 5\n"
    yield "E: 0.0 0 0 0\n"


def held():
    """One contact that stays, and many that come and go meanwhile."""
    for n in range(2):
        yield f"E: 0.0 3 2f {n}\nE: 0.0 3 39 {n}\nE: 0.0 3 35 {n}\nE: 0.0 3 36 5\n"
    for _ in range(300_000):
        yield "E: 0.0 0 0 0\nE: 0.0 3 39 -1\nE: 0.0 0 0 0\nE: 0.0 3 39 7\n"
    yield "E: 0.0 0 0 0\n"


def many(part, count, begin="", end=""):
    yield begin
    for _ in range(count):
        yield part
    yield end


for name, parts, said in [
        ("frames.evemu", frames(), r":387: expected at most 128 contacts in a frame\n"),
        ("slots.evemu", slots(), r":4097: expected a slot from 0 to 1023\n"),
        ("held.evemu", held(), None),
        ("line.evemu", many("E: 0.0 1 110 1 " * 1000, 3000, "E: 0.0 1 110 1\n"),
         r":2: expected a line of at most 1048576 bytes\n"),
        ("zeros.evemu", many("\0" * 10_000, 4000), r":1: expected 'sidle-log 1', JSON, or text of .*\n"),
        ("name.json", many("a" * 10_000, 4000, '{"', '": 1}'), r":1: expected a list \"input\"\n"),
        ("deep.json", many("[" * 10_000, 4000), r":1: expected values nested 1048576 deep at most\n")]:
    path = os.path.join(STATE, name)
    with open(path, "w", encoding="utf-8") as hostile:
        hostile.writelines(parts)
    status, used = memory("replay", "--list", path)
    check(status == (1 if said else 0) and used < MEMORY, f"{name} takes little memory", status, used)
    if said:
        err = run("replay", "--list", path)[2]
        check(re.match(re.escape(path) + said, err), f"{name} is told with its line", err[:300])
    os.remove(path)

finish()
