#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/study_check.py [program]: what troef_study tells of beliefs, cards and kinds, in few decisions."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin/troef_study"
ROW = re.compile(r"(\S+) +(\S+)  (\S+) ± (\S+) +\S+ ms  differs in (\d+)")


def study(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True)


def rows(*arguments):
    done = study(*arguments)
    assert done.returncode == 0, done.stderr
    return {row[0]: [float(x) for x in row[1:]] for row in ROW.findall(done.stdout)}


# Who weighs what was said and played places the others' cards better than who draws evenly.
told = rows("beliefs", "heugen", "heugen", "layouts=1", "club", "--decisions", "60")
assert told["layouts=1"][1:] == [0, 0, 0], told
assert told["club"][1] > 0, told

# The same seed, the same cards, and no card costs less than nothing; who hardly thinks plays others.
call = ["cards", "klaverjassen", "amsterdams", "club", "nodes_playing=1", "--decisions", "60"]
cost = rows(*call)
assert cost == rows(*call), cost
assert cost["club"][0] >= 0 and cost["nodes_playing=1"][3] > 0, cost

# Every line brings more by 95 %.
call = ["kinds", "heugen", "heugen", "--players", "thumb", "--decisions", "50000", "--lines", "5"]
done = study(*call)
assert done.returncode == 0 and done.stdout == study(*call).stdout, done
lines = re.findall(r"^ +\+(\S+) ± (\S+) +(\d+)  .*: .*, not .*$", done.stdout, re.M)
gains = [(float(mean), float(margin), int(count)) for mean, margin, count in lines]
assert 1 <= len(gains) <= 5, done.stdout
assert all(mean > margin and count >= 30 for mean, margin, count in gains), done.stdout

for wrong, told in [("layout=8", "there is layouts"), ("layouts=x", "not a number"),
                    ("layouts", "neither club nor")]:
    done = study("cards", "heugen", "heugen", wrong)
    assert done.returncode == 2 and told in done.stderr, (wrong, done)
for wrong in [("beliefs",), ("believes", "heugen", "heugen"), ("cards", "heugen", "heugen", "--decisions", "0"),
              ("cards", "heugen", "heugen", "--deal", "1"), ("kinds", "heugen", "heugen", "--lines", "0"),
              ("kinds", "heugen", "heugen", "club"), ("beliefs", "heugen", "nope")]:
    assert study(*wrong).returncode == 2, wrong
assert study("beliefs", "nope", "heugen").returncode == 2

shown = study("--help")
assert shown.returncode == 0 and "Usage: troef_study [OPTIONS]" in shown.stdout, shown
for told in ("=club", "=300", "=1", "95 %"):
    assert told in shown.stdout, (told, shown.stdout)

for call in (["beliefs", "heugen", "heugen", "--decisions", "3"], ["--help"]):
    with open("/dev/full", "w") as full:
        done = subprocess.run([PROGRAM, *call], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1 and "cannot be written" in done.stderr, done
print("troef_study tells what it should")
