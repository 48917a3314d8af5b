"""The session: prompts, results, chunks of several lines, values, colon commands, history."""
import os
import re
from support import STATE, Terminal, check, contains, equal, finish, plain, run


def feed(text):
    """What -i shows for lines that are piped in, without the greeting."""
    status, out, err = run("-i", stdin=text)
    check(status == 0, "a session ends with 0", status, err)
    return out.split("leave.\n", 1)[-1], err


# ---- On a terminal ----

t = Terminal()
greeting = plain(t.wait_for("  1> "))
check("sidle 0." in greeting and "Lua 5.4" in greeting and ":help" in greeting, "a greeting",
      greeting)
contains(t.line("6 * 7", "  2> "), "R0 = 42\n", "an expression is shown and kept")
contains(t.line("R0 + 0.5", "  3> "), "R1 = 42.5\n", "results can be used again")
contains(t.line("_", "  4> "), "R2 = 42.5\n", "_ is the last one")
contains(t.line("{1, 2, name = 'x'}", "  5> "), 'R3 = {1, 2, name = "x"}\n', "tables are shown")
shown = t.line("if true then", "  6. ")
check("R" not in shown, "an unfinished chunk goes on", shown)
t.line("print('in' .. 'side')", "  7. ")
contains(t.line("end", "  8> "), "inside\n", "and runs when it is whole")
contains(t.line("error('oh')", "  9> "), "repl:8: oh\n", "messages name the line of the prompt")
contains(t.line(":nonsense", " 10> "), "unknown command ':nonsense'; there are :help, :quit",
         "an unknown colon command says which there are")
contains(t.line(":help", " 11> "), "Ctrl-C", ":help helps")
contains(t.line("type(sidle.stage)", " 12> "), 'R4 = "function"', "sidle is loaded")
t.line("x = (", " 13. ")
t.interrupt(0.2)
shown = plain(t.wait_for("> "))
check("^C" in shown and ". " not in shown.split("^C")[1], "Ctrl-C abandons the chunk", shown)
contains(t.line("x", "> "), "R5 = nil\n", "nothing of it ran")
t.type("half a line")
t.interrupt(0.2)
t.wait_for("^C")
t.wait_for("> ")
contains(t.line("1", "> "), "R6 = 1\n", "Ctrl-C abandons a line")
contains(t.line("print('\u00e4\u20ac', utf8.len('\u00e4\u20ac'))", "> "), "\u00e4\u20ac\t2\n",
         "characters beyond ASCII can be typed")
t.type(":quit\r")
equal(t.finish(), 0, ":quit leaves with 0")

t = Terminal()
t.wait_for("  1> ")
t.type("\x04")
equal(t.finish(), 0, "Ctrl-D leaves with 0")

t = Terminal()
t.type("1 + 1\r1 + 1\r2 + 2\r\x04")
equal(t.finish(), 0, "what is typed before the prompt is there counts, Ctrl-D too")
check("R0 = 2\n" in t.shown and "R2 = 4\n" in t.shown, "in its order", t.shown)

# A bad chunk of two lines: one error, the next line is as if it had never been.
t = Terminal()
t.wait_for("  1> ")
t.line('"hello', "  2. ")
shown = t.line('world"', "  3> ")
equal(shown.count("unfinished string"), 1, "a chunk that can never be right is said once")
contains(t.line("1 + 1", "  4> "), "R0 = 2\n", "and forgotten")
t.type("\x1b[A\x1b[A")
t.type("\x03")
t.wait_for("^C")
t.type(":quit\r")
equal(t.finish(), 0, "the session goes on to its end")
history = os.path.join(STATE, "state", "sidle", "history")
with open(history, encoding="utf-8") as file:
    entries = file.read().split("\n")
check('"hello\\012world"' in entries, "a chunk is one entry of the history", entries)
check(all(a != b for a, b in zip(entries, entries[1:])), "a line that is repeated is kept once", entries)
equal(os.stat(history).st_mode & 0o777, 0o600, "the history is the user's alone")

# Errors of any value leave the session alive.
t = Terminal()
t.wait_for("  1> ")
contains(t.line("error()", "  2> "), "repl:1: error value: nil", "error()")
contains(t.line("error(false)", "  3> "), "repl:2: error value: false", "error(false)")
contains(t.line("error({code=3})", "  4> "), "repl:3: error value: {code = 3}", "error(table)")
FAILING = "error(setmetatable({},{__tostring=function() error 'x' end}))"
contains(t.line(FAILING, "  5> "), "<table: error in __tostring: repl:4: x>", "a failing __tostring")
contains(t.line("1", "  6> "), "R0 = 1\n", "and then 1")
t.type("os.exit(5)\r")
equal(t.finish(), 5, "os.exit ends the session with its status")

t = Terminal(TERM="dumb")
t.wait_for("  1> ")
contains(t.line("1 + 1", "  2> "), "R0 = 2\n", "a terminal that cannot edit is read plainly")
t.interrupt(0.2)
t.wait_for("  2> ")
t.type("\x04")
equal(t.finish(), 0, "and left by Ctrl-D")

# ---- Without a terminal ----

out, err = feed("1\n:quit\n2\n")
equal(out, "  1> R0 = 1\n  2> ", "-i has prompts also for piped lines, and :quit")
out, err = feed("x = {}\nx.y =\n5\nx\n")
equal(out, "  1>   2>   3.   4> R0 = {y = 5}\n  5> \n", "continuation, and the end of input")
equal(feed("f(\n")[1], "repl:1: the input ends before the chunk does\n", "an end inside a chunk")
equal(run("-i", "-e", "y = 3", stdin="y\n")[1].split("> ", 1)[1], "R0 = 3\n  2> \n",
      "-i comes after the rest")
equal(run("-i", "-e", "error 'x'", stdin="1\n")[0], 1, "unless that failed")
equal(run(stdin=":help\n")[0], 1, "without -i a pipe is a script, not a session")
check(not os.path.exists(os.path.join(STATE, "fresh")), "nothing is kept yet")
run("-i", stdin="1\n", XDG_STATE_HOME=os.path.join(STATE, "fresh"))
check(not os.path.exists(os.path.join(STATE, "fresh")), "no history of what was not typed")

# ---- Chunks ----


def results(*lines):
    """The results of lines, as shown, one line each."""
    shown = feed("\n".join(lines) + "\n")[0]
    return [found[1] for found in (re.search(r"R\d+ = (.*)$", part) for part in shown.split("\n"))
            if found]


for sentence, lines, expected in [
        ("several values", ["string.find('abc', 'b')"], ["2", "2"]),
        ("a nil result", ["nil"], ["nil"]),
        ("no result", ["print()"], []),
        ("=x", ["x = 4", "=x"], ["4"]),
        ("return x", ["return 5"], ["5"]),
        ("an assignment", ["x = 1"], []),
        ("an expression over lines", ["1 +", "2"], ["3"]),
        ("a table over lines", ["{", "1,", "2}"], ["{1, 2}"]),
        ("a long string over lines", ["[[a", "b]]"], ['"a\\nb"']),
        ("a comment over lines", ["--[[ a", "b ]] 7"], ["7"]),
        ("a comment", ["-- nothing", "8"], ["8"]),
        ("an empty line", ["", "9"], ["9"]),
        ("a function over lines", ["function f()", "return 1, 'a'", "end", "f()"], ["1", '"a"']),
        ("a break that no line can mend", ["break", "1"], ["1"]),
        ("a label", ["::here::", "2"], ["2"]),
        ("a loop with goto", ["for i = 1, 2 do", "goto next", "::next::", "end", "3"], ["3"])]:
    equal(results(*lines), expected, sentence)
for line, expected in [("1 + + 2", "repl:1: unexpected symbol near '+'"),
                       ("x = = 2", "repl:1: unexpected symbol near '='"),
                       ("for", None), ("end", "repl:1: <eof> expected near 'end'"),
                       ("local 3", "repl:1: <name> expected near '3'")]:
    err = feed(line + "\n1\n")[1]
    if expected:
        equal(err.split("\n")[0].replace("'<eof>'", "<eof>"), expected, f"the error of {line}")
contains(feed("\n\nnil + 1\n")[1], "repl:3: attempt to perform arithmetic", "lines are counted")

# ---- Values ----

for code, expected in [
        ("1", "1"), ("1.0", "1.0"), ("-0.0", "-0.0"), ("0/0", "nan"), ("-(0/0)", "nan"),
        ("1/0", "inf"), ("-1/0", "-inf"), ("math.mininteger", "-9223372036854775808"),
        ("'a\"b\\\\c\\n\\t\\0\\255\u00e9'", '"a\\"b\\\\c\\n\\t\\x00\\xFF\u00e9"'),
        ("{}", "{}"), ("{{}}", "{{}}"), ("{1, nil, 3}", "{1, [3] = 3}"),
        ("{[1.5]=1, [true]=2, [false]=3, b=4, ['a b']=6, ['end']=7, [-1]=8}",
         '{[-1] = 8, [1.5] = 1, ["a b"] = 6, b = 4, ["end"] = 7, [false] = 3, [true] = 2}'),
        ("setmetatable({1}, {__index=error, __len=error, __pairs=error, __eq=error})", "{1}"),
        ("setmetatable({1}, {__tostring=function() return 'T' end})", "T"),
        ("setmetatable({}, {__name=3})", "{}")]:
    equal(results(code), [expected], f"{code} is shown")
equal(results("t = {} t.t = t", "t"), ["<1>{t = <table 1>}"], "a table in itself is numbered")
text = feed("t = {} for i = 1, 1000 do t[i] = i end\nt\n")[0]
check("more)" in text and len(text) < 2000, "a long table is cut", text)
text = feed("t = {} for i = 1, 99 do t = {t} end\nt\n")[0]
check("{...}" in text and len(text) < 200, "a deep table is cut", text)
text = feed("t = {} for i = 1, 30 do t = {t, t} end\nt\n")[0]
check(len(text) < 20000, "a wide and deep table is cut", len(text))
text = feed("('x'):rep(100000)\n")[0]
check("(100000 bytes)" in text and len(text) < 2500, "a long text is cut", len(text))
KEYS = "{[print]=1, [{}]=2, [io.stdout]=3, [coroutine.create(print)]=4, [1]=5, x=6, [true]=7}"
check(results(KEYS)[0] != "" and feed(KEYS + "\n")[1] == "", "keys of any type can be ordered")
equal(results("string.format, print, tostring = nil", "type = nil next = nil", "{1, x = 'y'}"),
      ['{1, x = "y"}'], "the printer needs nothing that a user can break")
equal(results("setmetatable(_G, {__newindex = error})", "1")[-1], "1", "nor globals to be open")

finish()
