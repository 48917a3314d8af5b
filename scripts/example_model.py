"""What the models of examples share: the curve, the script of a Lua example, the comparison.

Nothing here comes from the engine."""
import re
import sys
from decimal import Decimal

CURVE = (0.42, 0.0, 0.58, 1.0)  # ease-in-out


def bezier(u, first, second):
    return 3 * u * (1 - u) ** 2 * first + 3 * u * u * (1 - u) * second + u**3


def slope(u, first, second):
    return 3 * (1 - u) ** 2 * first + 6 * u * (1 - u) * (second - first) + 3 * u * u * (1 - second)


def eased(part):
    """Value and slope of ease-in-out at a part of its time, by bisection."""
    x1, y1, x2, y2 = CURVE
    low, high = 0.0, 1.0
    for _ in range(100):
        u = (low + high) / 2
        low, high = (u, high) if bezier(u, x1, x2) < part else (low, u)
    return bezier(low, y1, y2), slope(low, y1, y2) / slope(low, x1, x2)


def decimals(value, places=3):
    text = f"{abs(value):.{places}f}"
    return text if float(text) == 0 or value > 0 else "-" + text


def seconds(now):
    return f"{now // 10**9}.{now % 10**9:09d}"


def script_of(example):
    """The entries `{ seconds, "what", ... }` of the example's table."""
    with open(example, encoding="utf-8") as file:
        text = re.sub(r"--.*", "", file.read())
    for entry in re.finditer(r'\{ ([\d.]+), "(\w+)"((?:, [^{}]+?)?) \}', text):
        arguments = [a.strip() for a in entry.group(3).split(",") if a.strip()]
        yield int(Decimal(entry.group(1)) * 10**9), entry.group(2), arguments


def compare(play, least_entries):
    """Plays the script of the example named first on the command line; prints where the transcript named
    second differs from the lines that gives. `play` makes lines of a script."""
    script = list(script_of(sys.argv[1]))
    lines = play(script)
    with open(sys.argv[2], encoding="utf-8") as file:
        found = file.read().split("\n")
    last = found[-2] if len(found) > 1 else ""
    expected = lines + [last, ""]
    if not re.fullmatch(r"# fingerprint [0-9a-f]{16}", last):
        expected[-2] = "# fingerprint ..."
    failed = 0
    for number in range(max(len(found), len(expected))):
        got = found[number] if number < len(found) else None
        want = expected[number] if number < len(expected) else None
        if got != want:
            failed += 1
            print(f"{sys.argv[2]}:{number + 1}:\n  found    {got}\n  by rules {want}")
    if len(script) < least_entries or len(lines) < least_entries:
        failed += 1
        print(f"only {len(script)} entries and {len(lines)} lines")
    print(f"{len(expected) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
