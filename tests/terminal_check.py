#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/terminal_check.py [program]: a line typed at a terminal can be edited and had again, and
the terminal is left as it was."""
import os
import pathlib
import pty
import re
import select
import signal
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = str(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin/troef")
UP, LEFT = b"\x1b[A", b"\x1b[D"


class Terminal:
    def __init__(self, folder, terminal="xterm"):
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM=terminal, LC_ALL="C.UTF-8", XDG_STATE_HOME=folder)
            os.execv(PROGRAM, [PROGRAM, "play", "klaverjassen", "--seed", "1", "--pace", "0",
                               "--lang", "en"])
        self.text = ""
        self.until("> $")

    def until(self, pattern):
        """What came until the last of it is this."""
        before, end = len(self.text), time.time() + 20
        while not re.search(pattern, re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.text[before:])):
            assert time.time() < end, (pattern, self.text[-2000:])
            if select.select([self.end], [], [], 0.1)[0]:
                self.text += os.read(self.end, 65536).decode()
        return self.text[before:]

    def type(self, keys):
        os.write(self.end, keys)

    def takes(self, what):
        """Whether it comes to take whole "lines", or "keys": that changes after its prompt."""
        end = time.time() + 20
        wanted = what == "lines"
        while (termios.tcgetattr(self.end)[3] & termios.ICANON != 0) != wanted:
            if time.time() > end:
                return False
            time.sleep(0.01)
        return True

    def status(self):
        try:
            while os.read(self.end, 65536):
                pass
        except OSError:
            pass
        return os.waitpid(self.pid, 0)[1]


with tempfile.TemporaryDirectory() as folder:
    table = Terminal(folder)
    table.type(b"scre" + LEFT + LEFT + b"o\n")
    table.until("(?s)No deal is over yet.*> $")
    table.type(UP + b"\n")
    table.until("(?s)No deal is over yet.*> $")
    assert table.takes("keys"), "it waits for keys"

    # Stopped and continued, it asks again.
    os.kill(table.pid, signal.SIGSTOP)
    os.kill(table.pid, signal.SIGCONT)
    table.until("> $")
    table.type(b"score\n")
    table.until("(?s)No deal is over yet.*> $")

    os.kill(table.pid, signal.SIGINT)
    table.until("To go on")
    assert table.takes("lines"), "the terminal is left as it was"
    assert os.waitstatus_to_exitcode(table.status()) == 0

    # The end of the input, and a terminal that cannot move its cursor.
    for kind, input_is in [("xterm", "keys"), ("dumb", "lines")]:
        table = Terminal(folder, kind)
        assert table.takes(input_is)
        table.type(b"\x04")
        table.until("To go on")
        assert table.takes("lines")
        table.status()
