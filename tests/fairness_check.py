#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/fairness_check.py [program]: honest deals of every game and preset, those of
tests/golden/fair-*.jsonl, and what troef verify says of them and of deals that were tampered with.

The lines down to `def troef` are the check of docs/fairness.md, for which nothing but this record
is needed.
"""
import itertools
import json
import pathlib
import struct
import subprocess
import sys
from hashlib import sha256

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin/troef"


def stream(seed):
    for n in itertools.count():
        yield from struct.unpack(">8I", sha256(seed + n.to_bytes(8, "big")).digest())


def by_hand(pack, below):
    for _ in range(3 + below(2)):
        left, pack = pack, []
        while left:
            packet = 3 + below(6)
            left, pack = left[packet:], left[:packet] + pack
    lifted = 3 + below(len(pack) - 5)
    return pack[lifted:] + pack[:lifted]


def differences(record):
    proof, rules, number, shown = record["x-proof"], record["rules"], record.get("deal", 0), []
    secret, cuts = bytes.fromhex(proof["secret"]), [bytes.fromhex(cut) for cut in proof["cuts"]]
    head = f"troef-deal/1\n{record.get('match', '')}\n{number}\n".encode()
    if sha256(head + secret).hexdigest() != proof["commitment"]:
        yield "commitment"
    if [len(cut) for cut in cuts] != [16] * len(record["history"]["scores"]):
        yield "cuts"
    words = stream(sha256(secret + b"".join(cuts)).digest())
    below = lambda n: next(word for word in words if word < 2**32 // n * n) % n
    for place, action in enumerate(record["actions"]):
        actor, verb, *said = action.split()
        right = said
        if verb == "deal":
            right = sorted(said, key=lambda c: ("CDHS".index(c[1]), "23456789TJQKA".index(c[0])))
            if place == 0 and number > 0 and rules["shuffle"] == "hand":
                right = by_hand(proof["gathered"].split(), below)
            elif place > 0 or rules["shuffle"] != "none":
                for i in range(len(right) - 1, 0, -1):
                    j = below(i + 1)
                    right[i], right[j] = right[j], right[i]
        elif verb == "die":
            suits = [s for s in "CDHS" if s not in shown or rules["all_pass"] == "eldest_throws"]
            suits = suits if number > 0 or shown else ["C"]
            right = [suits[below(len(suits))]]
            shown += said
        if right != said:
            yield f"{verb} of action {place}"


def troef(*arguments, text=None):
    run = subprocess.run([PROGRAM, *arguments], input=text, stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE, text=True, check=False)
    return run.returncode, run.stdout


def deals(text):
    return [record for record in map(json.loads, text.splitlines()) if "actions" in record]


def verified(records):
    """The status of troef verify, and for every deal what it says differs."""
    text = "".join(json.dumps(record) + "\n" for record in records)
    status, out = troef("verify", "--json", "-", text=text)
    lines = [json.loads(line) for line in out.splitlines()]
    said = {line["line"]: line["faults"] for line in lines if "verdict" in line}
    return status, [[f["what"] for f in said.get(i + 1, [])] for i in range(len(records))]


def simulated():
    """Honest deals of every game and preset, and of every way of making chance."""
    for game in json.loads(troef("games", "--json")[1]):
        ways = [["--set", f"shuffle={way}"] for way in ("full", "hand", "none")]
        if game["id"] == "klaverjassen":
            ways += [["--set", "trump_by=klassiek", "--set", f"all_pass={way}"]
                     for way in ("rethrow", "eldest_chooses", "eldest_throws")]
        for preset in game["presets"]:
            for way in ways:
                status, out = troef("simulate", game["id"], "--preset", preset["id"], *way,
                                    "--players", "thumb", "--deals", "50", "--seed", "1", "--honest", "--record", "-")
                assert status == 0, (game["id"], way)
                yield deals(out)


def dealt_again():
    """Of many deals those few in which all pass, so that cards are dealt again (PD-50)."""
    status, out = troef("simulate", "pandoer", "--players", "thumb", "--deals", "3000", "--seed", "1",
                        "--honest", "--record", "-")
    assert status == 0
    return [record for record in deals(out) if times_dealt(record) > 1]


def times_dealt(record):
    return sum(" deal " in action for action in record["actions"])


def turned(digits):
    return digits[:-1] + ("0" if digits[-1] != "0" else "1")


def tampered(record):
    """Copies of a deal with one thing changed, each with what must be found."""
    def copy():
        wrong = json.loads(json.dumps(record))
        return wrong, wrong["x-proof"]
    wrong, proof = copy()
    proof["commitment"] = turned(proof["commitment"])
    yield wrong, "commitment"
    wrong, proof = copy()
    proof["secret"] = turned(proof["secret"])
    yield wrong, "commitment"
    wrong, proof = copy()
    wrong["deal"] += 1
    yield wrong, "commitment"
    wrong, proof = copy()
    proof["cuts"].append("00" * 16)
    yield wrong, "cuts"
    for seat in range(len(record["x-proof"]["cuts"])):
        wrong, proof = copy()
        proof["cuts"][seat] = turned(proof["cuts"][seat])
        yield wrong, "deal"


def example(page):
    """The example of docs/fairness.md, in its parts."""
    told = json.loads((ROOT / "tests/golden/fair-example.json").read_text())
    secret, cuts = bytes.fromhex(told["secret"]), bytes.fromhex("".join(told["cuts"]))
    head = f"troef-deal/1\n{told['match']}\n{told['deal']}\n".encode()
    assert len(head + secret) == 57
    assert sha256(head + secret).hexdigest() == told["commitment"]
    assert sha256(secret + cuts).hexdigest() == told["seed"]
    words = list(itertools.islice(stream(bytes.fromhex(told["seed"])), 16))
    assert words == told["words"]
    assert struct.pack(">16I", *words).hex() == "".join(told["blocks"])
    for part in (told["commitment"], told["seed"], told["pack"], *told["blocks"]):
        assert part in page, part


def main():
    page = (ROOT / "docs/fairness.md").read_text()
    lines = pathlib.Path(__file__).read_text()
    assert lines[lines.index("def stream"):lines.index("\n\ndef troef")] in page
    example(page)
    count, dice, later = 0, 0, 0
    for records in [*simulated(), dealt_again()]:
        for record in records:
            assert not list(differences(record)), record
            dice += any(" die " in action for action in record["actions"])
            later += times_dealt(record) > 1
        assert verified(records) == (0, [[]] * len(records))
        count += len(records)
    assert dice and later
    for path in sorted((ROOT / "tests/golden").glob("fair-*.jsonl")):
        records = deals(path.read_text())
        assert verified(records) == (0, [[]] * len(records)), path
        for record in records:
            assert not list(differences(record)), path
            count += 1
        for wrong, what in tampered(records[0]):
            assert any(found.startswith(what) for found in differences(wrong)), (path, what)
            status, found = verified([wrong])
            assert status == 1 and what.replace("deal", "pack") in found[0], (path, what, found)
    print(f"{count} deals are as committed and cut")


if __name__ == "__main__":
    main()
