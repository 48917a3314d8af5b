"""Sidle's own logs: written by a script, replayed alone and with a script, damaged."""
import os
import re
from support import STATE, check, contains, equal, file, finish, run

LOG = os.path.join(STATE, "a.log")
PLAY = f"""
local sidle = require "sidle"
local stage = sidle.stage {{ width = 300, height = 534, log = [[{LOG}]],
  measure = function(text, size) return #text * 7.25, size end }}
""".replace(",\n  measure = function(text, size) return #text * 7.25, size end", "") + """
local list = stage:list { id = "a\\0\\255\\"\\n", frame = { x = 0, y = 0, width = 300, height = 534 },
  policy = "many", tap_outside = "ignored" }
for n = 1, 14 do
  list:row { preset = "slide_buttons", id = "r" .. n, height = 40, title = "Bök " .. n,
    trailing = { { title = "Skip" }, { id = n .. ".done", title = "Done" } } }
end
stage:down { pointer = 1, x = 250, y = 60, at = 0.1 }
stage:move { pointer = 1, x = 170, y = 61, at = 0.2 }
stage:step(1 / 60) stage:step(1 / 6)
stage:up { pointer = 1, x = 165, y = 61, at = 0.25 }
stage:step(1 / 3)
stage:down { pointer = 1, x = 280, y = 60, at = 1 }
stage:up { pointer = 1, x = 280, y = 60, at = 1.05 }
stage:step_to(1.5)
stage:find("r3"):open("trailing")
stage:step(0.1)
stage:find("r3").title = "New"
stage:find("r4"):remove()
list:row { height = 40, title = "again" }
stage:down { pointer = 7, x = 20, y = 20, at = 1.61 }
stage:step(0.05)
stage:cancel_all()
list.frame = { x = 1, y = 2.5, width = 280, height = 400 }
stage:step(2)
for event in stage:step(0) do print(event) end
print("# fingerprint " .. stage.fingerprint)
stage:close()
"""
status, out, err = run(file("play.lua", PLAY))
equal((status, err), (0, ""), "a script writes a log")
fingerprint = out.strip().split("\n")[-1]
with open(LOG, encoding="utf-8") as log_file:
    log = log_file.read()
check(log.startswith("sidle-log 1\nstage start=0 width=300 height=534 "), "its beginning", log[:80])

status, timeline, err = run("replay", LOG)
equal((status, err), (0, ""), "it can be replayed without a script")
equal(timeline.strip().split("\n")[-1], fingerprint, "with the same fingerprint")
for part in ['contact 1 down at 250.000, 60.000 on row r2 "Bök 2"', "row r2 drag_began", "row r2 opened",
             "contact 1 up: drag, dx=-85.000", "contact 2 up: tap", "button 2.done button_triggered",
             "row r3 opened", "contact 3 cancelled,", "# skipped 0\n"]:
    contains(timeline, part, f"its timeline has {part!r}")
for rate in ["30", "1000"]:
    equal(run("replay", LOG, "--rate", rate)[1], timeline, f"at {rate} steps a second too")
picture = os.path.join(STATE, "a.svg")
equal(run("replay", LOG, "--svg", picture)[1], timeline, "a picture changes nothing")
check(os.path.getsize(picture) > 5000, "and is drawn")

checked = file("checked.log", log + fingerprint + "\n")
equal(run("replay", checked)[0], 0, "a fingerprint in the log is checked")
wrong = file("wrong.log", log + "# fingerprint 0123456789abcdef\n")
status, out, err = run("replay", wrong)
check(status == 1 and re.search(r"wrong\.log:\d+: expected the fingerprint 0123456789abcdef, but the "
                                r"replay has [0-9a-f]{16}\n", err), "and said when it differs", err)
equal(out.replace("# skipped 1", "# skipped 0"), timeline, "while the timeline is the same")

# With a script the samples alone count.
status, out, err = run("replay", LOG, "lua/examples/slide_buttons.lua")
check(status == 0 and "row r2 opened edge=trailing reason=touch" in out and "reason=code" not in out,
      "with a script the samples alone are used", out, err)
shifted = re.sub(r"^(sample|step_to) (\d+)", lambda m: f"{m[1]} {int(m[2]) + 7_000_000_000}",
                 log.replace("start=0", "start=7000000000"), flags=re.M)
equal(run("replay", file("shifted.log", shifted), "lua/examples/slide_buttons.lua")[1], out,
      "and count from the log's own start")

# ---- Damaged ----

lines = log.split("\n")

# ---- Pictures of steps that are far, and of steps to where there is no way ----

SPINNER = file("spinner.log", """sidle-log 1
stage start=0 width=100 height=60 sample_capacity=1024 event_capacity=1024 max_contacts=2
button b1.1 row=- name="" title="x" measured=9,18 user_data=0 background=0x8e8e93ff \
title_color=0xffffffff frame=0,0,100,40
call button_set_busy b1.1 busy=1
step_to TIME
""")
with open(SPINNER, encoding="utf-8") as spinner_file:
    spinner = spinner_file.read()
for time, expected in [(36_000_000_000_000, 0), ((1 << 63) - 1, 1), (-5, 1)]:
    path = file("spinner.log", spinner.replace("TIME", str(time)))
    picture = os.path.join(STATE, "spinner.svg")
    plain = run("replay", path)
    drawn = run("replay", path, "--svg", picture)
    equal((plain[0], drawn), (expected, plain), f"a picture changes nothing about a step to {time}")
    check(os.path.getsize(picture) < 500_000, "nor shows each turn of a spinner", os.path.getsize(picture))
    if expected:
        check(plain[2].startswith(f"{path}:5: sidle_stage_step_to: "), "what is wrong has its line", plain[2])


def damaged(number, change):
    """The log with one line changed; status, timeline and errors."""
    copy = list(lines)
    copy[number - 1] = change(copy[number - 1])
    path = file("bad.log", "\n".join(copy))
    result = run("replay", path)
    return result[0], result[1], result[2].replace(path, "bad.log")


first_row = next(i for i, line in enumerate(lines, 1) if line.startswith("row "))
first_button = first_row + 1
first_sample = next(i for i, line in enumerate(lines, 1) if line.startswith("sample "))
first_step = next(i for i, line in enumerate(lines, 1) if line.startswith("step "))
first_call = next(i for i, line in enumerate(lines, 1) if line.startswith("call row_open"))
for number, old, new, message in [
        (first_row, "slop_rule=credited", "slop_rule=crdited",
         "expected 'swallowed' or 'credited' or 'rebased' for slop_rule, not 'crdited'"),
        (first_row, "slop=30", "slope=30", "expected a field of row, not 'slope'"),
        (first_row, "row r1.1", "row r2.1", "expected r2.1, but the library made r1.1"),
        (first_button, "background=0x", "background=#", "expected a colour such as 0xffcc00ff for background"),
        (first_sample, "phase=down", "phase=press",
         "expected 'down' or 'move' or 'up' or 'cancel' or 'hover' or 'momentum' for phase, not 'press'"),
        (first_sample, "x=250", "x=inf", "expected a number for x"),
        (first_step, "step ", "stp ", "expected one of stage, list, row, button, animation, layer, menu, transition, sample, step, "
         "step_to, call or a comment, not 'stp'"),
        (first_call, "row_open", "row_opn", "expected one of cancel_all, reserve, "),
        (first_call, "edge=trailing", "edge=left", "expected 'none' or 'leading' or 'trailing' for edge, not 'left'"),
        (first_call, "r3.1", "r3.9", "expected an object made further up, not r3.9")]:
    check(old in lines[number - 1], f"line {number} has {old}", lines[number - 1])
    status, out, err = damaged(number, lambda line, old=old, new=new: line.replace(old, new))
    check(status == 1 and err.startswith(f"bad.log:{number}: {message}"),
          f"{new} is said with its line", status, err)
    check("# fingerprint " in out and "# skipped 0" not in out, "and counted; the rest is played", out)

status, out, err = damaged(first_row, lambda line: line + " extra=1")
equal(out.split("\n")[-2], fingerprint, "an unknown field leaves the rest of its record")
status, out, err = damaged(2, lambda line: "# no stage")
check(status == 1 and "expected a record 'stage' first" in err, "a log without a stage", err)
status, out, err = damaged(2, lambda line: line.replace("width=300", "width=-1"))
check(status == 1 and err.startswith("bad.log:2: sidle_stage_create: spec.width is -1"),
      "a stage that cannot be made", err)
status, out, err = damaged(len(lines), lambda line: "# a comment\n\n   \n")
equal((status, out), (0, timeline), "comments and blank lines change nothing")
status, out, err = run("replay", file("crlf.log", log.replace("\n", "\r\n")))
equal(out, timeline, "nor do CR LF")
for cut in range(1, 2000, 97):
    status, out, err = run("replay", file("part.log", log[:-cut]))
    check(status in (0, 1) and "# fingerprint " in out, f"without its last {cut} bytes", status, err)

# Long logs are read line by line.
with open(os.path.join(STATE, "long.log"), "w", encoding="utf-8") as long_file:
    long_file.write("sidle-log 1\nstage width=300 height=300\nrow r1.1 list=- title=\"x\"\n")
    for i in range(200_000):
        long_file.write(f"sample {i}000 pointer=1 phase=hover kind=mouse buttons=0 x=1 y=1 pressure=0\n")
        if i % 500 == 0:
            long_file.write(f"step_to {i}000\n")
status, out, err = run("replay", os.path.join(STATE, "long.log"), "--quiet")
check(status == 0 and out.startswith("# fingerprint "), "200 000 samples", status, err)

# Looks: texts that make lines, values for states, busy buttons, springs and themes.
LOOKS = os.path.join(STATE, "looks.log")
status, out, err = run(file("looks.lua", f"""
local sidle = require "sidle"
local stage = sidle.stage {{ log = [[{LOOKS}]],
  text_resolver = function(text, size) return #text * size * 0.45 + 1.5, size * 1.3 end }}
""" + """
local b = stage:button { id = "b", frame = { width = 120, height = 60 } }
b.configuration = { style = "tinted", title = "several words to  wrap\\nand a line", subtitle = "one two",
  image = 2 ^ 40, image_transformer = "grayscale opacity 0.3", spring_response = 0.4, minimum_busy = 0.3,
  base_background = "red", inset_top = 3.3, title_line_break = "character_wrap" }
b:set_state_value("image", { "selected", "highlighted" }, 77)
b:set_state_value("font_size", "normal", 21.5)
b:set_state_value("font_size", "normal", nil)
stage:set_theme { preset = "material", palette = { tint = { "#123456", "#fedcba98" } },
  sizes = { large = { radius = 1 / 3 } } }
stage.color_scheme, stage.tint = "dark", "#0a0b0c"
stage:step(0.1)
b.frame = { x = 5, y = 5, width = 260, height = 90 }
b.busy = true
stage:step(0.05)
b.busy = false
b.title = "other words"
print(b:layout().title.x ~= nil, b:layout().spinner.width)
stage:step(0.2)
b:configure { unset = { "spring_response" }, size = "large" }
print("# fingerprint " .. stage.fingerprint)
stage:close()
"""))
equal((status, err), (0, ""), "a script of looks writes a log")
for rate in ["60", "1000"]:
    status, timeline, err = run("replay", LOOKS, "--rate", rate)
    equal((status, err), (0, ""), "which can be replayed")
    equal(timeline.strip().split("\n")[-1], out.strip().split("\n")[-1], "to the same fingerprint")

finish()
