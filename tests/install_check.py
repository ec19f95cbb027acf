#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""tests/install_check.py: what `cmake --install` and the Debian package put where.

Both go into a folder that is thrown away; the release build must be there.
"""
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build/release"
SERVICE = {"etc/troef/troef.toml", "usr/lib/systemd/system/troef.service"}
PROGRAM = {"bin/troef", "share/doc/troef/copyright", "share/man/man1/troef.1"}
MPI = "bin/troef_mpi"


def run(*call, **where):
    done = subprocess.run([str(word) for word in call], capture_output=True, text=True, **where)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, call))}\n{done.stdout}{done.stderr}")
    return done.stdout


def files(folder):
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if not file.is_dir()}


def installed(folder):
    run("cmake", "--install", BUILD, "--prefix", "/opt/cards",
        env={"DESTDIR": str(folder), "PATH": "/usr/bin:/bin"})
    return files(folder)


def packaged(folder):
    run("cpack", "-G", "DEB", "-B", folder, cwd=BUILD)
    package = next(folder.glob("*.deb"))
    run("dpkg-deb", "--extract", package, folder / "content")
    needs = run("dpkg-deb", "--field", package, "Depends")
    return files(folder / "content"), needs


def check(folder):
    faults = []
    mpi = {MPI} if (BUILD / MPI).exists() else set()
    found = installed(folder / "install")
    if found != {f"opt/cards/{file}" for file in PROGRAM | mpi}:
        faults.append(f"cmake --install writes outside its prefix, or not all: {sorted(found)}")
    found, needs = packaged(folder / "package")
    if found != {f"usr/{file}" for file in PROGRAM} | SERVICE:
        faults.append(f"the package holds {sorted(found)}")
    if "mpi" in needs or "libc6" not in needs:
        faults.append(f"the package needs {needs or 'nothing'}")
    return faults


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        wrong = check(pathlib.Path(name))
    print("\n".join(wrong) if wrong else "installed and packaged as it should be")
    sys.exit(1 if wrong else 0)
