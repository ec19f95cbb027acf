#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/wire_check.py [program]: what really goes over the wire, against docs/asyncapi.json and
docs/openapi.json.

Four people (or as many as the game takes) play a few deals of each game and preset at a real
server; every message either way and every answer must be as the documents say, and hold no key
that they do not name.
"""
import collections
import json
import pathlib
import re
import socket
import sys
import threading

import jsonschema

from wire_client import Player, Server

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin/troef"
DEALS = 2


def strict(schema):
    """The same, but nothing that is not named."""
    if isinstance(schema, list):
        return [strict(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: strict(value) for key, value in schema.items()}
    if isinstance(schema.get("properties"), dict) and "type" in schema:
        schema.setdefault("additionalProperties", False)
    return schema


class Document:
    def __init__(self, name):
        self.plain = json.loads((ROOT / "docs" / name).read_text())
        self.whole = dict(self.plain, components=strict(self.plain["components"]))
        here = "https://troef.invalid/docs/"
        record, wire = (json.loads((ROOT / "docs" / name).read_text())
                        for name in ("troef-record.schema.json", "asyncapi.json"))
        wire["components"] = strict(wire["components"])
        self.resolver = jsonschema.RefResolver(here + name, self.whole, store={
            here + "troef-record.schema.json": record, here + "asyncapi.json": wire})
        self.counts = collections.Counter()
        self.lock = threading.Lock()

    def check(self, name, schema, value):
        with self.lock:
            self.counts[name] += 1
            validator = jsonschema.Draft202012Validator(schema, resolver=self.resolver)
            error = jsonschema.exceptions.best_match(validator.iter_errors(value))
            assert error is None, f"{name}: {error.message} at {list(error.path)}\n{str(value)[:2000]}"


class Wire(Document):
    def message(self, side):
        messages = self.whole["components"]["messages"]

        def check(message):
            name = f"{side}_{message['type']}"
            assert name in messages, f"no message {name} in asyncapi.json"
            self.check(name, messages[name]["payload"], message)
        return check


class Web(Document):
    def __init__(self, name):
        super().__init__(name)
        self.routes = [(re.compile(re.sub(r"{\w+}", "[^/]+", path) + r"(\?.*)?$"), path)
                       for path in self.plain["paths"]]

    def answer(self, method, path, status, body):
        template = next(route for pattern, route in self.routes if pattern.match(path))
        responses = self.whole["paths"][template][method.lower()]["responses"]
        answer = responses.get(str(status)) or responses[f"{status // 100}XX"]
        kind, content = next(iter(answer["content"].items()))
        value = json.loads(body) if kind == "application/json" else body
        self.check(f"{method} {template} {status}", strict(content["schema"]), value)


def play(players, deals):
    def run(player):
        try:
            while len(player.table["sheet"]) < deals and player.table["phase"] != "over":
                answer = player.answer()
                if answer:
                    player.ask(answer)
                else:
                    player.take(player.socket.receive())
        except Exception as error:  # told in the main thread
            faults.append(error)
            for other in players:
                other.socket.stream.shutdown(socket.SHUT_RDWR)
    faults = []
    threads = [threading.Thread(target=run, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for fault in faults:
        if not isinstance(fault, (EOFError, ValueError)):
            raise fault


def odds_and_ends(players, watcher, table):
    """What is not part of playing on."""
    owner, other = players[0], players[1]
    owner.ask({"type": "say", "phrase": "hello"})
    other.ask({"type": "say", "text": "hallo", "to": "table"})
    other.ask({"type": "undo"})
    other.ask({"type": "consent", "yes": False})
    other.ask({"type": "undo"})
    owner.ask({"type": "consent", "yes": False})
    owner.ask({"type": "pause", "on": True})
    owner.ask({"type": "pause", "on": False})
    other.ask({"type": "why", "action": "play 7H"})
    other.ask({"type": "act", "deal": 0, "at": 0, "action": "pass"})
    other.ask({"type": "again"})
    other.ask({"type": "rest", "deal": 0, "at": 0})
    watcher.open(table)
    watcher.ask({"type": "sit", "seat": 0})
    other.ask({"type": "stand"})
    owner.ask({"type": "bot", "seat": 1, "level": "thumb"})
    owner.ask({"type": "let", "person": "nobody", "in": True})
    watcher.ask({"type": "sit", "seat": 1})
    other.say({"type": "sync"})
    other.wait(lambda message: message["type"] == "table")


def one_table(server, wire, web, game, preset, **more):
    def player(name, seed):
        return Player(server.port, name, seed, wire.message("server"), wire.message("client"),
                      web.answer)
    players = [player(f"P{seat}", seat) for seat in range(preset["seats"])]
    made = players[0].browser.post("/api/v1/tables", {
        "game": game["id"], "preset": preset["id"], "seat": 0, "talk": "free", **more})
    table = made["id"]
    for seat, each in enumerate(players):
        each.open(table)
        if seat:
            each.ask({"type": "sit", "seat": seat})
    players[0].ask({"type": "start"})
    play(players, DEALS)
    odds_and_ends(players, player("Watcher", 9), table)
    for path in ("", "/record", "/deals/0", "/deals/0/steps", "/deals/0/steps?seat=1",
                 "/deals/0/review", "/deals/99", "/hint"):
        players[0].browser.request("GET", f"/api/v1/tables/{table}{path}")


def hints(server, wire, web, game):
    """One who plays alone asks what a bot would do."""
    player = Player(server.port, "An", 1, wire.message("server"), wire.message("client"),
                    web.answer)
    table = player.browser.post("/api/v1/tables", {
        "game": game["id"], "seat": 0, "sit": "alone", "start": True, "forced": "hand"})["id"]
    path = f"/api/v1/tables/{table}/hint"
    player.browser.request("GET", path)
    player.open(table)
    told = 0
    while told < 2:
        answer = player.answer()
        if answer and answer["type"] == "act":
            hint = player.browser.get(path)
            assert hint["at"] == answer["at"], hint
            told += 1
        if answer:
            player.ask(answer)
        else:
            player.take(player.socket.receive())


def a_claim(server, wire, web):
    """Of a revoke, before there can be one: what comes of it is told."""
    player = Player(server.port, "An", 1, wire.message("server"), wire.message("client"),
                    web.answer)
    player.open(player.browser.post("/api/v1/tables", {
        "game": "klaverjassen", "rules": {"revoke": "penalised"}, "seat": 0, "sit": "alone",
        "start": True})["id"])
    while "claim" not in player.look:
        aside = next((each for each in player.look.get("asides", ()) if each["shape"] == "seat"),
                     None)
        answer = player.answer()
        if aside:
            player.ask({"type": "act", "deal": player.look["deal"], "at": player.look["at"],
                        "action": f"{aside['verb']} {aside['seats'][0]}"})
        elif answer:
            player.ask(answer)
        else:
            player.take(player.socket.receive())
    assert player.look["claim"]["right"] is False, player.look["claim"]


def http_half(server, web):
    person = Player(server.port, "An", 1, None, None, web.answer).browser
    games = person.get("/api/v1/games")["games"]
    for game in games:
        person.get(f"/api/v1/games/{game['id']}/rules")
    person.post("/api/v1/me", {"name": "Anna"})
    code = person.post("/api/v1/me/link", {})["code"]
    person.post("/api/v1/me/move", {"code": code})
    person.post("/api/v1/me/move", {"code": code})
    person.post("/api/v1/tables", {"game": "whist"})
    person.post("/api/v1/tables", {"game": games[0]["id"], "seat": 0, "sit": "invited"})
    person.get("/api/v1/tables")
    person.get("/api/v1/me")
    for path in ("/healthz", "/readyz", "/metrics"):
        person.request("GET", path)
    return games


def main():
    wire, web = Wire("asyncapi.json"), Web("openapi.json")
    with Server(PROGRAM) as server:
        for game in http_half(server, web):
            for preset in game["presets"]:
                one_table(server, wire, web, game, preset)
            one_table(server, wire, web, game, game["presets"][0], cut="hand", forced="hand",
                      tempo=60000, reserve=60000)
            hints(server, wire, web, game)
        a_claim(server, wire, web)
    missing = {name for name in wire.whole["components"]["messages"]} - set(wire.counts)
    assert missing <= {"server_notice"}, f"nobody sent {missing}"
    print(f"{sum(wire.counts.values())} messages and {sum(web.counts.values())} answers are as the "
          f"documents say")


if __name__ == "__main__":
    main()
