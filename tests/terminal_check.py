#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/terminal_check.py [program]: a line typed at a terminal can be edited and had again, what
is shown fits its width, no program as a bot writes on it, and the terminal is left as it was."""
import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = str(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin/troef")
UP, LEFT, WORD_LEFT, END = b"\x1b[A", b"\x1b[D", b"\x1b[1;5D", b"\x1b[4~"
INSERT, PAGE_UP, F5 = b"\x1b[2~", b"\x1b[5~", b"\x1b[15~"


def shown(text):
    """Without the codes of colours and of the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def words(text):
    """However they are broken into lines."""
    return " ".join(shown(text).split())


class Terminal:
    def __init__(self, folder, terminal="xterm",
                 arguments=("klaverjassen", "--bot", "thumb", "--lang", "en"), columns=80):
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            os.environ.update(TERM=terminal, LC_ALL="C.UTF-8", XDG_STATE_HOME=folder)
            os.execv(PROGRAM, [PROGRAM, "play", *arguments, "--seed", "1", "--pace", "0"])
        self.text = ""
        self.until("> $")

    def until(self, pattern):
        """What came until the last of it is this."""
        before, end = len(self.text), time.time() + 20
        while not re.search(pattern, shown(self.text[before:])):
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

    def asked(self, keys):
        """What is shown until it asks again."""
        self.type(keys + b"\n")
        return shown(self.until("(?s)\n.*\n> $"))

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
    table.type(INSERT + b"cor" + WORD_LEFT + PAGE_UP + b"s" + F5 + END + b"e\n")
    table.until("(?s)No deal is over yet.*> $")

    # Stopped and continued, it asks again, with what was typed and where.
    assert table.takes("keys")
    table.type(b"scre" + LEFT + LEFT)
    table.until("scre\x08\x08$")
    os.kill(table.pid, signal.SIGSTOP)
    os.kill(table.pid, signal.SIGCONT)
    table.until("> scre\x08\x08$")
    table.type(b"o\n")
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

    # A program as the bot cannot write over the table.
    talker = pathlib.Path(folder, "talker")
    talker.write_text(f"echo rude >/dev/tty; echo rude >&2; exec '{PROGRAM}' bot thumb\n")
    table = Terminal(folder, arguments=("klaverjassen", "--bot", f"cmd:sh {talker}", "--lang", "en"))
    table.asked(b"?")
    assert "rude" not in table.text, table.text
    table.type(b"quit\n")
    table.until("resume")
    assert os.waitstatus_to_exitcode(table.status()) == 0

    # That of a match that was left is asked for, and started only if that is wished.
    started = pathlib.Path(folder, "started")
    talker.write_text(f"touch {started}; exec '{PROGRAM}' bot thumb\n")
    for answer, plays in ((b"", False), (b"no", False), (b"yes", True)):
        table = Terminal(folder, arguments=("--resume", "--lang", "en"))
        assert f"may: cmd:sh {talker} Start it? yes, or no" in words(table.text), table.text
        assert not started.exists()
        text = table.asked(answer)
        assert started.exists() == plays, text
        assert ("it was not asked to; thumb plays on" in words(text)) != plays, text
        table.type(b"quit\n")
        table.until("resume")
        table.status()

    # One that takes a while is seen to think, until it has decided.
    slow = pathlib.Path(folder, "slow")
    slow.write_text("while read -r line; do case $line in *choose*) sleep 1.5;; esac; "
                    f"printf '%s\\n' \"$line\"; done | '{PROGRAM}' bot thumb\n")
    table = Terminal(folder, arguments=("heugen", "--bot", f"cmd:sh {slow}", "--lang", "en"))
    assert re.search("\nBram is thinking …\r +\rBram: ", table.text), table.text
    table.type(b"quit\n")
    table.until("resume")
    table.status()

    # No line is wider than the terminal: the menu and its help, a game and its help, its house
    # rules, and at the table the help and what is legal.
    for columns in (80, 40):
        for language in ("nl", "en"):
            for game in b"12345":
                menu = Terminal(folder, arguments=("--lang", language), columns=columns)
                keys = [b"?", bytes([game]), b"?", b"h", b"", b"help", b"?"]
                text = shown(menu.text) + "\n".join(menu.asked(key) for key in keys)
                for line in re.split("[\r\n]+", text):
                    assert len(line) <= columns, (columns, language, line)
                menu.type(b"quit\n")
                menu.until("resume")
                menu.status()
