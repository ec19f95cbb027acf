# SPDX-License-Identifier: Apache-2.0
"""A client of a Troef server with nothing but Python: HTTP, a socket, and a player without rules."""
import base64
import http.client
import json
import os
import random
import socket
import struct
import subprocess
import tempfile


class Server:
    """`troef serve` on a port and a file of its own."""

    LIMITS = "[limits]\nposts = [10000, 1000]\nreviews = [1000, 1000]\nframes = [1000, 1000]\n"

    def __init__(self, program, limits=LIMITS):
        self.folder = tempfile.TemporaryDirectory()
        config = os.path.join(self.folder.name, "troef.toml")
        with open(config, "w", encoding="utf-8") as file:
            file.write(limits)
        self.process = subprocess.Popen(
            [program, "serve", "--listen", "127.0.0.1:0", "--config", config,
             "--store", "sqlite:" + os.path.join(self.folder.name, "troef.db")],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.port = int(line.rsplit(":", 1)[1].rstrip("/\n"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        status = self.process.wait()
        self.folder.cleanup()
        assert status == 0, f"the server ended with {status}"


class Browser:
    def __init__(self, port, name, heard=lambda method, path, status, body: None):
        self.port, self.heard, self.cookie = port, heard, None
        self.person = self.post("/api/v1/me", {"name": name})["id"]

    def request(self, method, path, body=None):
        origin = f"http://127.0.0.1:{self.port}"
        headers = {"Origin": origin, "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        connection.close()
        self.heard(method, path, answer.status, text)
        return answer.status, text

    def get(self, path):
        return json.loads(self.request("GET", path)[1])

    def post(self, path, body):
        return json.loads(self.request("POST", path, body)[1])


class Socket:
    def __init__(self, browser, table):
        self.stream = socket.create_connection(("127.0.0.1", browser.port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            (f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{browser.port}\r\n"
             f"Origin: http://127.0.0.1:{browser.port}\r\nConnection: Upgrade\r\n"
             f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
             f"Sec-WebSocket-Protocol: troef.1\r\nCookie: {browser.cookie}\r\n\r\n").encode())
        self.file = self.stream.makefile("rb")
        assert b" 101 " in self.file.readline(), "no socket"
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def send(self, text, opcode=1):
        payload = text if isinstance(text, bytes) else text.encode()
        head = bytes([0x80 | opcode])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        else:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(payload))
        self.stream.sendall(head + bytes(4) + payload)  # a mask of zeros

    def receive(self):
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                raise EOFError
            first, length = head
            if length == 126:
                length = struct.unpack(">H", self.file.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.file.read(8))[0]
            payload = self.file.read(length)
            if first & 15 == 9:
                self.send(payload, 10)
            elif first & 15 == 8:
                raise EOFError
            else:
                return json.loads(payload)


RANKS, SUITS = "23456789TJQKA", "CDHS"


class Player:
    """Plays any legal action, and checks nothing."""

    def __init__(self, port, name, seed, heard, said, requested):
        self.browser = Browser(port, name, requested)
        self.random = random.Random(seed)
        self.heard, self.said = heard, said
        self.table, self.look, self.seq, self.asked = {}, {}, 0, 0
        self.socket = None

    def open(self, table):
        self.socket = Socket(self.browser, table)
        self.say({"type": "hello", "v": 1})
        self.wait(lambda message: message["type"] == "table")

    def say(self, message):
        self.asked += 1
        message = dict(message, id=f"m{self.asked}")
        self.said(message)
        self.socket.send(json.dumps(message))
        return message["id"]

    def ask(self, message):
        key = self.say(message)
        return self.wait(lambda answer: answer.get("id") == key)

    def wait(self, wanted):
        while True:
            message = self.socket.receive()
            self.take(message)
            if wanted(message):
                return message

    def take(self, message):
        self.heard(message)
        if message["type"] == "table":
            self.table, self.look = message["table"], message["look"] or {}
        if message["type"] == "step":
            for mine, news in ((self.table, message["table"]), (self.look, message["look"] or {})):
                mine.update(news)
                for key in [key for key, value in mine.items() if value is None]:
                    if mine is self.look:
                        del mine[key]

    def answer(self):
        """What it is asked to say, or None."""
        seat = self.table["you"]["seat"]
        chair = self.table["seats"][seat]
        phase = self.table["phase"]
        if phase == "cutting" and not chair["cut"]:
            answer = {"type": "cut", "deal": self.look["deal"], "bytes": os.urandom(16).hex()}
            return dict(answer, lift=9) if self.table["settings"]["cut"] == "hand" else answer
        if phase == "between" and not chair["next"]:
            return {"type": "next"}
        if phase == "playing" and self.table["you"].get("rest"):
            return {"type": "rest", "deal": self.look["deal"], "at": self.look["at"]}
        if phase == "playing" and self.look.get("legal") and not self.plays_itself(seat):
            return {"type": "act", "deal": self.look["deal"], "at": self.look["at"],
                    "action": self.choose(self.random.choice(self.look["legal"]))}
        return None

    def plays_itself(self, seat):
        """Whether the table plays its cards, as somebody takes all tricks that are left."""
        rest = self.table.get("rest")
        if not rest or not (rest["settled"] or rest["seat"] == seat):
            return False
        cards = [entry for entry in self.look["legal"] if entry["verb"] != "call-roem"]
        may_say = rest["seat"] != seat and any("stuk" in entry for entry in cards)
        return not may_say and all(entry["verb"] == "play" for entry in cards)

    def choose(self, entry):
        verb, one = entry["verb"], self.random.choice
        match entry["shape"]:
            case "number":
                marked = [f"{number} final" for number in entry["final"]]
                return f"{verb} {one(entry['numbers'] + marked)}"
            case "name":
                return f"{verb} {one(entry['names'])}"
            case "suit":
                return f"{verb} {one(entry['suits'])}"
            case "card":
                return f"{verb} {one(entry['cards'] or entry['stuk'])}"
            case "cards":
                cards = self.random.sample(entry["from"], entry["count"])
                cards.sort(key=lambda card: (SUITS.index(card[1]), RANKS.index(card[0])))
                return " ".join([verb, *cards])
            case "two_cards":
                return " ".join([verb, *one(entry["pairs"])])
            case "melds":
                return one(entry["melds"])["action"]
        return verb
