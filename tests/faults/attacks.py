# SPDX-License-Identifier: Apache-2.0
"""What a client may do wrong. Each attack yields rows: what, what came of it, what is wanted."""
import json
import os
import pathlib
import random
import socket
import sqlite3
import time

from raw import Raw, frame, http, request
from wire_client import Player

HELLO = {"type": "hello", "v": 1}


class Target:
    def __init__(self, server, tables):
        self.server, self.port, self.tables = server, server.port, tables
        self.random = random.Random(1)
        self.people = 0

    def person(self):
        self.people += 1
        return Player(self.port, f"Evil {self.people}", self.people, lambda message: None,
                      lambda message: None, lambda *_: None)

    def table(self, player, **settings):
        return player.browser.post("/api/v1/tables", {
            "game": "klaverjassen", "seat": 0, "start": True, **settings})["id"]

    def seated(self, **settings):
        """A socket of somebody who sits at a table of their own, against bots."""
        player = self.person()
        raw = Raw(self.port, self.table(player, **settings), player.browser.cookie)
        raw.say(HELLO)
        raw.table = raw.answer("table")
        return raw

    def memory(self):
        pages = pathlib.Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGESIZE")

    def metric(self, name):
        stream = socket.create_connection(("127.0.0.1", self.port))
        stream.sendall(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        text = stream.makefile("rb").read().decode()
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    @staticmethod
    def wait(seconds):
        time.sleep(seconds)


def malformed(target):
    """No message of the protocol: each is answered, and the socket stays."""
    noise = ["", "{", "null", "[]", "0", '"x"', '{"type":7}', '{"type":"act"}', "[" * 8000,
             '{"a":' * 1500, '{"type":"hello","v":1e400}', '{"type":"sync","type":"sync"}']
    noise += [json.dumps(each) for each in (
        {"type": "sit", "seat": -1}, {"type": "sit", "seat": 2**70}, {"type": "act", "more": 1},
        {"type": "say", "text": "x" * 7000}, {"type": "sync", "id": "x" * 41},
        {"type": "say", "text": "a\u202eb"}, {"type": "x" * 8000},
        {"type": "act", "deal": 0, "at": 0, "action": "play \u0000"})]
    answered = kept = 0
    for _ in range(4):
        raw = target.seated()
        for each in noise:
            raw.say(each)
            answered += raw.answer("refused", "done", "table") != 0
        for _ in range(15):
            text = "".join(chr(target.random.randrange(32, 127)) for _ in range(200))
            raw.say(text)
            answered += raw.answer("refused")["code"] == "message"
        raw.say({"type": "sync"})
        kept += isinstance(raw.answer("table"), dict)
        raw.close()
    yield "malformed messages that were answered", answered, 4 * (len(noise) + 15)
    yield "and the socket stays", kept, 4


def versions(target):
    player = target.person()
    table = target.table(player)

    def first(message):
        raw = Raw(target.port, table, player.browser.cookie)
        raw.say(message)
        return raw.answer("refused", "table").get("code", "table")
    yield "hello of version 2", first({"type": "hello", "v": 2}), "message"
    act = {"type": "act", "deal": 0, "at": 0, "action": "pass"}
    yield "an action before hello", first(act), "message"
    for name, protocol in (("another subprotocol", "troef.2"), ("no subprotocol", None)):
        yield name, Raw(target.port, table, player.browser.cookie, protocol=protocol).status, 400


def frames(target):
    def closed(*data):
        raw = target.seated()
        for each in data:
            raw.send(each)
        return raw.end()[0]
    text = json.dumps({"type": "say", "phrase": "hello"})
    yield "a frame of 9,000 bytes", closed(frame("x" * 9000)), 1009
    yield "a frame that says it has 2^62 bytes", closed(
        b"\x81\xff" + (2**62).to_bytes(8, "big") + bytes(4)), 1009
    yield "a message of 9,000 bytes in parts", closed(
        frame("x" * 3000, final=False), *[frame("x" * 3000, 0, False)] * 3), 1009
    yield "10,000 parts of one byte", closed(
        frame("x", final=False), *[frame("x", 0, False)] * 10000), 1009
    yield "a binary frame", closed(frame(text, 2)), 1003
    yield "no UTF-8", closed(frame(b"\xff\xfe{}")), 1007
    yield "a frame without a mask", closed(frame(text, masked=False)), 1002
    yield "an opcode that there is not", closed(frame(text, 5)), 1002
    yield "a part of nothing", closed(frame(text, 0)), 1002
    yield "a long ping", closed(frame("x" * 200, 9)), 1002
    raw = target.seated()
    raw.send(frame(text[:5], final=False))
    for char in text[5:-1]:
        raw.send(frame(char, 0, False))
    raw.send(frame(text[-1], 0))
    yield "a message in 30 parts is one message", raw.answer("done", "refused")["type"], "done"
    raw.send(frame(text)[:7])
    raw.close()  # and half a frame


def tokens(target):
    player = target.person()
    table, cookie = target.table(player), player.browser.cookie
    yield "a socket of nobody", Raw(target.port, table).status, 401
    yield "a token that nobody was given", Raw(target.port, table, "troef=" + "0" * 64).status, 401
    yield "no token at all", Raw(target.port, table, "troef=' OR 1=1 --").status, 401
    yield "a stolen token, from another site", Raw(
        target.port, table, cookie, origin="https://evil.example").status, 403
    yield "and without any origin", Raw(target.port, table, cookie, origin=None).status, 403
    yield "a change from another site", request(
        target.port, "POST", "/api/v1/me", b'{"name":"Evil"}', Cookie=cookie,
        Origin="https://evil.example"), 403
    code = player.browser.post("/api/v1/me/link", {})["code"]
    newer = player.browser.post("/api/v1/me/link", {})["code"]

    def move(code):
        return request(target.port, "POST", "/api/v1/me/move", json.dumps({"code": code}).encode())
    yield "a code that a newer one replaced", move(code), 403
    yield "a code, once", move(newer), 200
    yield "the same code again", move(newer), 403
    yield "a code that is guessed", move("abcdefghjkmn"), 403
    path = os.path.join(target.server.folder.name, "troef.db")
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        dump = "\n".join(database.iterdump())
    token = cookie.split("=")[1]
    yield "the token as it is, in the database", token in dump, False


def others(target):
    """What is not one's own to do."""
    player = target.person()
    table = target.table(player, sit="link")
    stranger = target.person()
    raw = Raw(target.port, table, stranger.browser.cookie)
    raw.say(HELLO)
    seen = raw.answer("table")

    def code(raw, message):
        raw.say(dict(message, id="q"))
        while (answer := raw.answer("refused", "done")).get("id") != "q":
            pass
        return answer.get("code", "done")
    look = seen["look"] or {"hands": [], "at": 0}
    act = {"type": "act", "deal": 0, "at": look["at"], "action": "pass"}
    yield "cards that a stranger is told of", sum(len(hand["cards"]) for hand in look["hands"]), 0
    yield "an action of who does not sit", code(raw, act), "not_seated"
    yield "a start by who does not own the table", code(raw, {"type": "start"}), "not_owner"
    bot = {"type": "bot", "seat": 0, "level": "thumb"}
    yield "a bot on somebody's chair", code(raw, bot), "not_owner"
    yield "a chair where somebody sits", code(raw, {"type": "sit", "seat": 0}), "seat_taken"
    yield "a chair that there is not", code(raw, {"type": "sit", "seat": 9}), "message"
    seat = next(seat for seat, chair in enumerate(seen["table"]["seats"]) if chair["bot"])
    yield "a bot's chair, in a match", code(raw, {"type": "sit", "seat": seat}), "done"
    yield "and then another, for its cards", code(raw, {"type": "sit", "seat": seat % 3 + 1}), "started"
    wrong = [code(raw, dict(act, at=at)) for at in (0, 999)]
    yield "actions of another moment that were done", wrong.count("done"), 0
    private = target.person()
    hidden = Raw(target.port, target.table(private, sit="alone"), stranger.browser.cookie)
    hidden.say(HELLO)
    answer = hidden.answer("refused", "table").get("code")
    yield "a table of somebody who plays alone", answer, "no_table"


def turns(target):
    """Every action that is not one of the legal ones is refused, and changes nothing."""
    raw = target.seated(cut="auto")
    taken = tried = 0
    for attempt in range(30):
        raw.say({"type": "sync"})
        message = raw.answer("table")
        look = message["look"]
        if look is None or not look.get("hand"):
            target.wait(0.3)
            continue
        hand = look["hand"]
        others = [r + s for r in "789TJQKA" for s in "CDHS" if r + s not in hand]
        raw.say({"type": "act", "deal": look["deal"], "at": look["at"], "id": f"t{attempt}",
                 "action": "play " + target.random.choice(others)})
        tried += 1
        taken += raw.answer("refused", "done")["type"] == "done"
        target.wait(0.12)
    yield "cards of others that could be played", taken, 0
    yield "and it was tried", tried > 10, True


def floods(target):
    raw = target.seated()
    raw.send(b"".join([frame(json.dumps({"type": "sync"}))] * 500))
    code, refused = raw.end()
    yield "500 messages at once", code, 1008
    yield "refused before that", refused.count("rate"), 19
    raw = target.seated()
    for _ in range(500):
        raw.send(frame("x", 9))
    yield "500 pings at once", raw.end()[0], 1008
    statuses = [request(target.port, "GET", "/api/v1/me", Content_Length=None) for _ in range(2500)]
    yield "2,500 requests: too many are refused", 429 in statuses and statuses[0] in (200, 401), True
    target.wait(3)


def is_open(stream):
    """Nothing came, and not the end either."""
    stream.setblocking(False)
    try:
        return stream.recv(65536) != b"" and stream.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def crowds(target):
    streams = []
    for _ in range(1000):
        stream = socket.socket()
        stream.settimeout(2)
        try:
            stream.connect(("127.0.0.1", target.port))
            stream.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")  # and no more
            streams.append(stream)
        except OSError:
            stream.close()
    target.wait(1)
    yield "1,000 connections of one address, kept", sum(map(is_open, streams)), range(100, 401)
    target.wait(17)
    yield "requests that never end, after 18 s", sum(map(is_open, streams)), 0
    for stream in streams:
        stream.close()


def requests(target):
    port = target.port
    yield "a header of 10,000 bytes", request(port, "GET", "/", X_Long="x" * 10000), (431, 0)
    yield "a body of 20,000 bytes", request(port, "POST", "/api/v1/me", b"x" * 20000), (413, 0)
    yield "no JSON", request(port, "POST", "/api/v1/me", b"name=An"), 400
    yield "a body of another type", request(
        port, "POST", "/api/v1/me", b'{"name":"An"}', Content_Type="text/plain"), 415
    yield "a name of 10,000 letters", request(
        port, "POST", "/api/v1/me", json.dumps({"name": "x" * 10000}).encode()), 400
    yield "a method that there is not", request(port, "BREW", "/api/v1/me"), (405, 400)
    yield "a path out of the page", request(port, "GET", "/../../../../etc/passwd"), (200, 404, 400)
    yield "no HTTP", http(port, os.urandom(64) + b"\r\n\r\n"), (400, 0)


def slow_readers(target):
    """64 who ask for much and read nothing, at the tables of the witnesses."""
    before = target.metric("troef_slow_readers_total")
    memory = most = target.memory()
    slow = []
    for number in range(64):
        player = target.person()
        raw = Raw(target.port, target.tables[number % len(target.tables)], player.browser.cookie,
                  receive=4096)
        raw.say(HELLO)
        slow.append(raw)
    deadline = time.monotonic() + 60
    sync = frame(json.dumps({"type": "sync"}))
    while time.monotonic() < deadline:
        for raw in slow:
            raw.send(sync)
        most = max(most, target.memory())
        if target.metric("troef_slow_readers_total") - before >= 64:
            break
        time.sleep(0.12)
    yield "slow readers that were dropped", int(target.metric("troef_slow_readers_total") - before), 64
    yield "memory that they took at most, MiB", (most - memory) // 2**20, range(0, 33)
    for raw in slow:
        raw.close()


ATTACKS = [malformed, versions, frames, tokens, others, turns, requests, slow_readers, floods, crowds]
