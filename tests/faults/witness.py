# SPDX-License-Identifier: Apache-2.0
"""People who play on while others misbehave: in a process of their own, with the time that each of
their actions takes to be seen at all four seats."""
import multiprocessing
import queue
import time

from wire_client import Player

TABLES, PACE = 6, 0.05


class Witness(Player):
    def __init__(self, port, name, seed):
        self.refused = []
        super().__init__(port, name, seed, self.hear, lambda message: None,
                         lambda method, path, status, body: None)

    def hear(self, message):
        self.seq = message.get("seq", self.seq)
        if message["type"] == "refused":
            self.refused.append(message["code"])


def sit_down(port, number):
    players = [Witness(port, f"W{number}{seat}", number * 4 + seat) for seat in range(4)]
    table = players[0].browser.post("/api/v1/tables", {
        "game": "klaverjassen", "seat": 0, "forced": "hand", "talk": "free"})["id"]
    for seat, player in enumerate(players):
        player.open(table)
        if seat:
            player.ask({"type": "sit", "seat": seat})
    players[0].ask({"type": "start"})
    return players, table


def turn(players):
    """One thing that somebody is asked to say; how long until all have seen it."""
    for player in players:
        if player.table["phase"] == "over" and player is players[0]:
            player.ask({"type": "again"})
        answer = player.answer()
        if answer is None:
            continue
        began = time.monotonic()
        seq = player.ask(answer).get("seq", 0)
        for other in players:
            while other.seq < seq:
                other.take(other.socket.receive())
        return time.monotonic() - began
    time.sleep(0.01)
    for player in players:  # what the table does by itself
        player.ask({"type": "why", "action": "pass"})
        player.refused.pop()
    return None


def play(port, told, stop):
    try:
        tables = [sit_down(port, number) for number in range(TABLES)]
        told.put([table for _, table in tables])
        while not stop.is_set():
            for players, _ in tables:
                took = turn(players)
                if took is not None:
                    told.put(took)
            time.sleep(PACE)
        told.put({"refused": [code for players, _ in tables for player in players
                              for code in player.refused if code != "stale"]})
    except Exception as error:  # a witness that is harmed says so
        told.put({"refused": [f"{type(error).__name__}: {error}"]})


class Witnesses:
    def __init__(self, port):
        self.told, self.stop = multiprocessing.Queue(), multiprocessing.Event()
        self.process = multiprocessing.Process(target=play, args=(port, self.told, self.stop))
        self.process.start()
        self.tables = self.told.get(timeout=60)

    def times(self):
        """Those since this was last asked, in milliseconds, sorted."""
        times = []
        while True:
            try:
                each = self.told.get_nowait()
            except queue.Empty:
                return sorted(times)
            if isinstance(each, dict):
                raise RuntimeError(f"witnesses were harmed: {each}")
            times.append(each * 1000)

    def end(self):
        self.stop.set()
        while not isinstance(last := self.told.get(timeout=30), dict):
            pass
        self.process.join()
        return last["refused"]
