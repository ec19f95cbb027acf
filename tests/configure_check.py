#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/configure_check.py: a build that is there is used, and one of a folder that was moved since is
made again. Its project is an empty one."""
import json
import pathlib
import shutil
import subprocess
import tempfile

TOOLS = pathlib.Path(__file__).resolve().parent.parent / "tools"
PRESETS = {"version": 6, "configurePresets": [
    {"name": "release", "generator": "Ninja", "binaryDir": "${sourceDir}/build/${presetName}"}]}


def make(folder):
    (folder / "tools").mkdir(parents=True)
    shutil.copy(TOOLS / "configure", folder / "tools")
    (folder / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(empty NONE)\n", encoding="utf-8")
    (folder / "CMakePresets.json").write_text(json.dumps(PRESETS), encoding="utf-8")


def configure(folder, *more):
    """What it says, and that the build then works."""
    said = subprocess.run([folder / "tools/configure", "release", *more], check=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
    subprocess.run(["cmake", "--build", folder / "build/release"], check=True,
                   stdout=subprocess.DEVNULL)
    return said


def main():
    with tempfile.TemporaryDirectory() as around:
        first, second = pathlib.Path(around, "first"), pathlib.Path(around, "second")
        make(first)
        assert "Generating done" in configure(first, "missing")
        assert configure(first, "missing") == ""
        assert "Generating done" in configure(first)
        first.rename(second)
        assert "Generating done" in configure(second, "missing")
        assert configure(second, "missing") == ""
        second.rename(first)
        assert "Generating done" in configure(first)
    print("a build is made again where its folder was moved")


if __name__ == "__main__":
    main()
