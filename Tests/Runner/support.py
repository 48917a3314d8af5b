"""What the runner's tests share: running the binary, alone or on a terminal, and counting."""
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BINARY = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else sys.exit("Usage: a binary")
TIMEOUT = 60
SVG = "{http://www.w3.org/2000/svg}"
STATE = tempfile.mkdtemp(prefix="sidle-tests-")
passed = failed = 0


def environment(**changes):
    """Nothing of the user's own set-up; a change to None takes a variable away."""
    result = {name: value for name, value in os.environ.items()
              if not name.startswith(("LUA_", "SIDLE"))}
    result.update(SIDLE_LUA_PATH=os.path.join(ROOT, "lua"), HOME=STATE, LC_ALL="C.UTF-8",
                  XDG_STATE_HOME=os.path.join(STATE, "state"), TERM="xterm")
    result.update(changes)
    return {name: value for name, value in result.items() if value is not None}


def run(*arguments, stdin=b"", cwd=None, **changes):
    """Status, output and errors of a run without a terminal."""
    if isinstance(stdin, str):
        stdin = stdin.encode()
    done = subprocess.run([BINARY, *arguments], input=stdin, capture_output=True, cwd=cwd or ROOT,
                          timeout=TIMEOUT, env=environment(**changes), check=False)
    return done.returncode, done.stdout.decode(errors="surrogateescape"), \
        done.stderr.decode(errors="surrogateescape")


def memory(*arguments):
    """Status and the most memory a run had, in MB. That counts what this process has, too, which
    must be small for that."""
    with open(os.devnull, "wb") as nothing:
        child = subprocess.Popen([BINARY, *arguments], stdout=nothing, stderr=nothing, cwd=ROOT,
                                 env=environment())
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    return child.returncode, usage.ru_maxrss / 1024


def check(good, sentence, *seen):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {sentence}")
        for part in seen:
            print(f"  {part!r}")


def equal(seen, expected, sentence):
    check(seen == expected, sentence, seen, expected)


def contains(text, part, sentence):
    check(part in text, sentence, text, part)


def value_at(element, attribute, part):
    """The value of an attribute when a part (0 to 1) of the picture is over."""
    for child in element:
        if child.tag not in (SVG + "animate", SVG + "animateTransform"):
            continue
        if child.get("attributeName") != attribute:
            continue
        keys = [float(key) for key in child.get("keyTimes").split(";")]
        values = child.get("values").split(";")
        check(len(keys) == len(values) and keys == sorted(keys) and keys[0] == 0 and keys[-1] == 1,
              "keys ascend from 0 to 1", keys)
        index = max(i for i, key in enumerate(keys) if key <= part)
        if child.get("calcMode") == "discrete" or index + 1 == len(keys):
            return values[index]
        low, high = float(values[index]), float(values[index + 1])
        span = keys[index + 1] - keys[index]
        return low + (high - low) * (part - keys[index]) / span
    return element.get(attribute)


def file(name, text):
    """A file of the test's own; its path."""
    path = os.path.join(STATE, name)
    with open(path, "wb") as out:
        out.write(text if isinstance(text, bytes) else text.encode())
    return path


def finish():
    shutil.rmtree(STATE, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


class Terminal:
    """The binary on a pseudo-terminal."""

    def __init__(self, *arguments, **changes):
        self.shown = ""
        self.mark = 0
        self.status = None
        self.child, self.end = pty.fork()
        if self.child == 0:
            os.chdir(ROOT)
            os.execve(BINARY, [BINARY, *arguments], environment(**changes))

    def read(self, seconds):
        """Takes in what comes within a time; False when the other side is gone."""
        ready, _, _ = select.select([self.end], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.end, 65536)
        except OSError:
            return False
        self.shown += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)

    def wait_for(self, text, seconds=15):
        """Waits until a text is shown after the last one waited for; what came up to it."""
        limit = time.monotonic() + seconds
        while text not in self.shown[self.mark:]:
            if time.monotonic() > limit or not self.read(0.1):
                break
        rest = self.shown[self.mark:]
        check(text in rest, f"the terminal shows {text!r}", rest[-400:])
        start = self.mark
        if text in rest:
            self.mark += rest.index(text) + len(text)
        return self.shown[start:self.mark]

    def type(self, text):
        os.write(self.end, text.encode())

    def line(self, text, prompt):
        """Types a line at a prompt and waits for the next prompt; what came between."""
        self.type(text + "\r")
        return plain(self.wait_for(prompt))

    def interrupt(self, pause=0.4):
        """Presses Ctrl-C after code had time to begin."""
        time.sleep(pause)
        self.type("\x03")

    def finish(self, seconds=15):
        """Waits for the end; the exit status, or "killed" when it did not come."""
        limit = time.monotonic() + seconds
        alive = True
        while time.monotonic() < limit:
            alive = alive and self.read(0.05)
            if not alive:
                time.sleep(0.02)
            done, status = os.waitpid(self.child, os.WNOHANG)
            if done:
                while self.read(0.05) and select.select([self.end], [], [], 0.05)[0]:
                    pass
                os.close(self.end)
                return os.waitstatus_to_exitcode(status)
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        os.close(self.end)
        return "killed"


def plain(text):
    """Without what moves the cursor or colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x07", "", text)
