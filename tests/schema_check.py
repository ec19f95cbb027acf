#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/schema_check.py [program]: simulated records against docs/troef-record.schema.json.

Every game and preset, with the legal lists and with penalised revokes too; and the schema must
refuse what is not right.
"""
import json
import pathlib
import subprocess
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin/troef"


def troef(*arguments):
    return subprocess.run([PROGRAM, *arguments], check=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True).stdout


def simulated(game, preset, *more):
    text = troef("simulate", game, "--preset", preset, "--deals", "20", "--seed", "1",
                 "--record", "-", *more)
    return [json.loads(line) for line in text.splitlines()]


def spoilt(record):
    """Copies of a deal, each with one thing wrong."""
    def copy():
        return json.loads(json.dumps(record))
    for key in ("format", "game", "rules", "dealer", "history", "actions", "result"):
        wrong = copy()
        del wrong[key]
        yield wrong
    for key, value in (("format", "troef/2"), ("game", "whist"), ("dealer", 6), ("deal", -1),
                       ("extra", 1), ("players", [1]), ("actions", ["0 play 1C"]),
                       ("actions", ["0 jump"]), ("actions", [])):
        wrong = copy()
        wrong[key] = value
        yield wrong
    for key, value in (("outcome", "won"), ("trumps", "X"), ("score", [0]), ("points", [-1, 0])):
        wrong = copy()
        wrong["result"][key] = value
        yield wrong
    for key, value in (("secret", "00"), ("commitment", "x" * 64), ("cuts", ["00" * 16]),
                       ("gathered", ""), ("seed", "00" * 32)):
        wrong = copy()
        wrong["x-proof"][key] = value
        yield wrong


def main():
    schema = json.loads((ROOT / "docs/troef-record.schema.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    lines = 0
    for game in json.loads(troef("games", "--json")):
        for preset in game["presets"]:
            for more in ((), ("--legal",), ("--honest", "--set", "shuffle=hand"),
                         ("--set", "revoke=penalised", "--legal")):
                for record in simulated(game["id"], preset["id"], *more):
                    validator.validate(record)
                    lines += 1
    record = simulated("klaverjassen", "amsterdams", "--honest")[0]
    validator.validate(dict(record, **{"x-own": {"a": 1}, "time": "2024-01-01T00:00:00Z"}))
    for wrong in spoilt(record):
        assert not validator.is_valid(wrong), f"the schema takes {wrong}"
    print(f"{lines} lines are as the schema says")


if __name__ == "__main__":
    main()
