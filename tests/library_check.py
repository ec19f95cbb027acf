#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/library_check.py [archive]: a project outside this one uses the library as docs/library.md
says, with CMake and without.

With CMake only what is its own is compiled: the archive of the release build shows that it links.
"""
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARCHIVE = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/libtroef.a"
PROJECT = f"""
cmake_minimum_required(VERSION 3.25)
project(yours LANGUAGES CXX)
add_subdirectory({ROOT} troef)
add_executable(yours yours.cpp)
target_link_libraries(yours PRIVATE troef)
"""
# What else the documents name, with one header and no warning.
ASKING = """
#include "troef.h"

int main() {
  using namespace troef;
  const Game& game = *find_game(all_games(), "klaverjassen");
  Quick random(1);
  Deal deal(start_of(game, default_rules(game)));
  const auto bot = make_bot("thumb", 1);
  while (!cards_are_played(deal)) {
    const Turn turn = deal.turn();
    if (turn.awaited == Awaited::seat) {
      deal.play(turn.seat, bot->choose(deal.view(turn.seat)));
    } else {
      play_chance(deal, random);
    }
  }
  Holdings holdings;
  for (const Seat seat : Seats::all(4)) holdings.hands[seat] = deal.view(seat).hand();
  const View view = deal.view(deal.turn().seat);
  const solver::Question question{solver::Sought::points, 0};
  const auto problem = view.game->problem(view, holdings, question);
  solver::Solver solver;
  const bool same = solver.value(*problem) == solver.value(*pose(deal, question).problem);
  return same && !write_record(deal, {}).empty() ? 0 : 1;
}
"""


def run(*call, folder):
    done = subprocess.run([str(word) for word in call], cwd=folder, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True)
    assert done.returncode == 0, f"{call}\n{done.stdout}{done.stderr}"
    return done.stdout


def with_cmake(folder):
    (folder / "CMakeLists.txt").write_text(PROJECT)
    run("cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DCMAKE_CXX_COMPILER=g++", folder=folder)
    run("ninja", "-C", "build", "CMakeFiles/yours.dir/yours.cpp.o", folder=folder)
    built = run("ninja", "-C", "build", "-t", "commands", folder=folder)
    assert f"{ROOT}/src/deal/deal.cpp" in built, built
    for other in ("apps", "bench", "tests"):
        assert f"{ROOT}/{other}/" not in built, f"{other} is built as well"
    run("cmake", "--install", "build", "--prefix", folder / "installed", folder=folder)
    assert not (folder / "installed").exists(), "something of the library's project is installed"


def without_cmake(folder, name):
    run("g++", "-std=c++20", "-Wall", "-Werror", f"-I{ROOT}/src", f"{name}.cpp", ARCHIVE,
        "-lsimdjson", "-lfmt", "-o", name, folder=folder)
    return run(folder / name, folder=folder)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "yours.cpp").write_text((ROOT / "examples/match.cpp").read_text())
        (folder / "asking.cpp").write_text(ASKING)
        with_cmake(folder)
        assert "wins" in without_cmake(folder, "yours")
        without_cmake(folder, "asking")
    print("the library is used as its document says")


main()
