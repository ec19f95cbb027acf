#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/mpi_check.py [folder]: troef_mpi with two and with four processes writes what troef does.

The folder holds both programs. Without troef_mpi, or without mpirun, nothing is checked.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/release/bin"
SECONDS = 120
# Four processes on two processors, and under root as in a container.
ENVIRONMENT = os.environ | {
    "LC_ALL": "C", "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1", "OMPI_MCA_btl_vader_single_copy_mechanism": "none"}


def run(*call, folder):
    return subprocess.run([str(word) for word in call], cwd=folder, env=ENVIRONMENT,
                          stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          timeout=SECONDS)


def serial(folder, *arguments):
    return run(PROGRAMS / "troef", "solve", *arguments, "--threads", "1", folder=folder)


def spread(folder, ranks, *arguments, threads=1):
    return run("mpirun", "-n", ranks, PROGRAMS / "troef_mpi", "solve", *arguments,
               "--threads", threads, folder=folder)


def faults(text):
    return [line for line in text.splitlines() if line.startswith("lines:")]


def same(folder, ranks, *arguments, threads=1):
    one = serial(folder, *arguments)
    many = spread(folder, ranks, *arguments, threads=threads)
    assert one.stdout, one.stderr
    assert many.stdout == one.stdout, f"{ranks} processes, {arguments}:\n{many.stderr}"
    assert faults(many.stderr) == faults(one.stderr), many.stderr
    assert (many.returncode == 0) == (one.returncode == 0), many.returncode
    return one.stdout.count("\n")


def main():
    if not (PROGRAMS / "troef_mpi").exists():
        return print("skipped: there is no troef_mpi; it is built where MPI is installed")
    if not shutil.which("mpirun"):
        return print("skipped: mpirun is not installed")
    drawn = ("--random", "vijvenveertig", "--seed", "one", "--json", "--deals")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        solved = same(folder, 2, *drawn, "150")
        solved += same(folder, 4, *drawn, "150", threads=2)
        good = serial(folder, *drawn, "3", "--with-position").stdout.splitlines()
        positions = [line.split('"position": ', 1)[1][:-1] for line in good]
        (folder / "lines").write_text("\n".join([*positions, "no record", "", *positions]) + "\n")
        solved += same(folder, 2, "lines", "--json")
        whole = serial(folder, *drawn, "60").stdout
        (folder / "out").write_text(whole[:len(whole) // 2])
        spread(folder, 2, *drawn, "60", "--output", "out", "--resume")
        assert (folder / "out").read_text() == whole, "an output that was gone on with"
        version = run("mpirun", "-n", 2, PROGRAMS / "troef_mpi", "--version", folder=folder)
        assert version.returncode == 0 and version.stdout.startswith("troef_mpi "), version
        assert version.stdout.count("\n") == 1, version.stdout
        wrong = spread(folder, 2, *drawn, "1", "--goal", "nonsense")
        assert wrong.returncode != 0 and wrong.stderr.count("unknown goal") == 1, wrong.stderr
    print(f"{solved} answers with two and four processes are those of one")


main()
