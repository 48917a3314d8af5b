"""Plots: the picture in the terminal, the SVG, the list, what is refused."""
import os
import re
import xml.etree.ElementTree as tree
from support import ROOT, STATE, check, contains, equal, file, finish, run

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = {"LC_ALL": "C"}

# ---- In the terminal ----

status, out, err = run("plot", "linear", "--width", "40", "--height", "16", **PLAIN)
equal((status, err), (0, ""), "a plot ends with 0 and has nothing to complain of")
lines = out.splitlines()
equal(len(lines), 16, "it is as high as was asked")
check(all(len(line) <= 40 for line in lines), "and as wide", out)
equal(lines[0], "linear: 0 to 1 in 1 s", "its title says what, from where to where, how long")
check(out.isascii(), "in a plain locale it is ASCII", out)
top = [line for line in lines if line.lstrip().startswith("1.0 +")]
check(len(top) == 1 and top[0].endswith("*") and ". ." in top[0],
      "the value ends at its final value's line", out)
contains(lines[-1], "* value   o velocity   . final value 1", "the legend names all three")
check(lines[-2].rstrip().endswith(" s") and lines[-2].split()[0] == "0.0", "time in seconds", out)
check(re.search(r"^ *1(\.0)?/s \+o+$", out, re.M), "velocity, in a second, is 1 throughout", out)
columns = [line.index("*") for line in lines[1:8] if "*" in line]
equal(columns, sorted(columns, reverse=True), "a straight line rises from left to right")

status, wide, err = run("plot", "spring", "--ratio", "0.3")
check(any(0x2800 < ord(sign) < 0x2900 for sign in wide), "in a UTF-8 locale it is braille", wide)
equal(run("plot", "spring", "--ratio", "0.3", "--unicode", **PLAIN)[1], wide,
      "--unicode draws so anywhere")
equal(run("plot", "linear", "--width", "40", "--height", "16", "--ascii")[1], out,
      "--ascii draws plainly anywhere")
equal(run("plot", "spring", "--ratio", "0.3", LC_ALL=None, LC_CTYPE=None, LANG="C.UTF-8")[1], wide,
      "LANG counts when nothing stronger is set")
equal(run("plot", "spring", "--ratio", "0.3")[1], wide, "the same again is the same")
contains(run("plot", "decay", "--velocity", "1000")[1].splitlines()[0],
         "decay, rate 0.998, velocity 1000: 0 to 499.5 in 3.45 s", "a decay finds its own end")
contains(run("plot", "in-circ", **PLAIN)[1], "velocity, cut off", "what has no bound is cut off")

# What the documentation shows is what is drawn.
with open(os.path.join(ROOT, "docs/runner.md"), encoding="utf-8") as manual:
    shown = re.search(r"^\$ sidle (plot .*)\n((?:.*\n)*?)```", manual.read(), re.M)
equal(run(*shown.group(1).split())[1], shown.group(2), "the manual's picture")

# ---- Names ----

names = run("plot", "--list")[1].split()
check(len(names) > 50 and len(set(names)) == len(names), "--list names curves and springs", names)
known = [run("-e", f"print(table.concat(require('sidle').names.{key}, ' '))")[1].split()
         for key in ("curve", "spring")]
equal(known[0] + known[1], names, "in the library's order")
for name in known[1]:
    status, drawn, err = run("plot", name, "--to", "100", **PLAIN)
    check(status == 0 and drawn.startswith(name + ": 0 to 100 in "), f"{name} is drawn", err)
for text in ["steps(4, jump-start)", "cubic-bezier(0.3, 0, 0.7, 1)", "linear(0, 0.5 20%, 1)"]:
    status, drawn, err = run("plot", text, **PLAIN)
    check(status == 0 and drawn.startswith(text + ": 0 to 1 in 1 s\n"), f"{text} is drawn", err)
equal(run("plot", "spring", "--response", "0.5", "--ratio", "0.85", **PLAIN)[1].splitlines()[1:],
      run("plot", "snappy", **PLAIN)[1].splitlines()[1:], "a name is the spring of its numbers")
contains(run("plot", "ease", "--from", "1e-9", "--to", "2e-9", **PLAIN)[1],
         "ease: 1e-09 to 2e-09 in 1 s", "small numbers are told")
equal(run("plot", "ease", "--from", "1e-30", "--to", "2e-30", **PLAIN)[0], 0, "however small")
drawn = run("plot", "ease", "--duration", "0.001", "--width", "60", **PLAIN)[1].splitlines()
check(drawn[-2].endswith("0.0010 s"), "the last tick of time has its number and its unit", drawn[-2])
for name in known[0]:
    status, drawn, err = run("plot", name, **PLAIN)
    check(status == 0 and drawn.startswith(name + ": 0 to 1 in 1 s\n"), f"{name} is drawn", err)

# ---- SVG ----

path = os.path.join(STATE, "spring.svg")
status, shown, err = run("plot", "spring", "--ratio", "0.3", "--to", "100", "--svg", path)
equal((status, err), (0, ""), "--svg ends with 0")
with open(path, encoding="utf-8") as svg_file:
    text = svg_file.read()
root = tree.fromstring(text)
check("script" not in text and "href" not in text, "no script, nothing outside")
equal(root.get("viewBox"), "0 0 640 480", "its size")
texts = [node.text for node in root.iter(SVG + "text")]
for label in ["spring, stiffness 300, damping ratio 0.3", "time, s", "value", "velocity, 1/s",
              "velocity", "final value", "0", "50", "100", "150"]:
    check(label in texts, f"it says {label!r}", texts)
equal([node.get("id") for node in root.iter(SVG + "polyline")], ["value", "velocity"], "two curves")
curves = {node.get("id"): [tuple(map(float, point.split(","))) for point in
                           node.get("points").split()] for node in root.iter(SVG + "polyline")}
final = next(node for node in root.iter(SVG + "line") if node.get("id") == "final")
equal(curves["value"][-1], (616.0, float(final.get("y2"))), "the value ends on the final line")
equal(curves["value"][0], (84.0, 262.0), "it begins at the axes' corner")
# The first overshoot of a spring with damping ratio r is exp(-pi r / sqrt(1 - r r)): 37.23 of 100
# for 0.3. The axis of the value goes from 0 at 262 to 150 at 70.
peak = min(y for _, y in curves["value"])
check(abs((262 - peak) / 192 * 150 - 137.23) < 0.1, "its peak is where theory has it", peak)
for points in curves.values():
    check(all(84 <= x <= 616 and 70 <= y <= 418 for x, y in points), "all is inside the axes")
    xs = [x for x, _ in points]
    equal(xs, sorted(xs), "and goes forward in time")
equal(run("plot", "spring", "--ratio", "0.3", "--to", "100")[1], shown, "the terminal's is the same")
status, shown, err = run("plot", "ease", "--svg", "/nonexistent/x.svg")
equal((status, err), (1, "sidle: cannot write /nonexistent/x.svg: No such file or directory\n"),
      "a file that cannot be written ends with 1")

# ---- Mistakes ----

for arguments in [[], ["nope"], ["ease", "ease"], ["cubic", "1"], ["cubic", "2", "0", "1", "1"],
                  ["spring", "--ratio", "1000"], ["spring", "--stiffness", "x"], ["decay"],
                  ["ease", "--width", "1"], ["ease", "--from", "1e10"], ["ease", "--what"],
                  ["ease", "--svg"], ["--list", "x"], ["decay", "--velocity", "0"], ["steps(0)"],
                  ["steps(4"], ["linear(0,)"], ["snappy", "--ratio", "1"],
                  ["spring", "--bounce", "0", "--ratio", "1"], ["spring", "--bounce", "2"],
                  ["linear(0, 1)", "--from", "1e10"]]:
    status, shown, err = run("plot", *arguments)
    check(status == 2 and shown == "" and err.startswith("sidle: plot: ") and err.count("\n") == 1,
          f"{arguments} is refused in one line", status, shown, err)
check(run("plot", "--help")[1].startswith("Usage: sidle plot"), "plot --help")
contains(run("--help")[1], "sidle plot", "the help names it")
file("plot", "print('a script')")
equal(run("--", "plot", cwd=STATE)[1], "a script\n", "a script named plot is a script after --")

finish()
