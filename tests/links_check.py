#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/links_check.py: what the documents point at is there, file and heading."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def anchor(heading):
    """The name that a page gives to a heading."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")


def prose(page):
    return FENCE.sub("", page.read_text())


def fault(page, link):
    """What is wrong with a link of a page, or nothing."""
    if re.match(r"[a-z]+:", link):
        return None
    path, _, name = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return "no such file"
    if name and target.suffix == ".md" and name not in map(anchor, HEADING.findall(prose(target))):
        return "no such heading"
    return None


def main():
    listed = subprocess.check_output(["git", "ls-files", "*.md"], cwd=ROOT, text=True).split()
    links = [(ROOT / name, link) for name in listed for link in LINK.findall(prose(ROOT / name))]
    faults = [f"{page.relative_to(ROOT)}: {link}: {what}" for page, link in links if (what := fault(page, link))]
    print(*faults, f"{len(links)} links in {len(listed)} documents, {len(faults)} wrong", sep="\n")
    return bool(faults) or not links


if __name__ == "__main__":
    sys.exit(main())
