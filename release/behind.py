"""The compiled rules, made while the table is played already: `make play` takes them next time.

Compiling takes minutes, and nobody who wants to play shall wait for it.  The table that is
installed first interprets the rules; beside it a process of low priority builds the wheel with the
compiled ones.  What runs is never changed: the next start installs that wheel, in a second.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT))

from hatch_compiler import compiler_found  # noqa: E402

FOLDER = ROOT / "build" / "behind"
DONE = FOLDER / "done"  # as new as the wheel beside it
LOG = FOLDER / "log"
NICE = 10

TAKEN = "Taking the compiled rules: they have been made since the last start."
BEGUN = (
    "The rules are interpreted for now. Compiled ones, several times faster, are made while you\n"
    "play (some minutes, also if you stop the table); the next “make play” takes them."
)
FAILED = f"The rules could not be compiled (see {LOG}); interpreted ones do the same."


def main(venv: Path) -> int:
    """Take what is ready, or begin to make it."""
    installed = venv / ".table"
    if newer(DONE, installed):
        (wheel,) = FOLDER.glob("stormark-*.whl")
        print(TAKEN, flush=True)
        uv(venv, "pip", "install", "--quiet", "--python", str(venv / "bin" / "python"),
           "--reinstall-package", "stormark", "--no-deps", str(wheel))  # fmt: skip
        installed.touch()
        (venv / ".package").touch()
    elif newer(FOLDER / "failed", installed):
        print(FAILED, flush=True)
    elif compiler_found():
        print(BEGUN, flush=True)
        begin(venv)
    return 0


def newer(file: Path, other: Path) -> bool:
    return file.is_file() and file.stat().st_mtime_ns > other.stat().st_mtime_ns


def begin(venv: Path) -> None:
    """A process that goes on when the table is stopped."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with LOG.open("wb") as log:
        subprocess.Popen(
            [sys.executable, __file__, str(venv), "--make"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def make(venv: Path) -> int:
    """Build the wheel, unless another process is at it."""
    os.nice(NICE)
    with (FOLDER / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return 0
        for old in FOLDER.glob("*.whl"):
            old.unlink()
        constraints = ["--build-constraints", str(ROOT / "requirements" / "build.txt")]
        built = uv(venv, "build", "--wheel", "--out-dir", str(FOLDER), *constraints, str(ROOT))
        (DONE if built == 0 else FOLDER / "failed").touch()
        return built


def uv(venv: Path, *arguments: str) -> int:
    environment = {**os.environ, "STORMARK_COMPILE": "1"}
    return subprocess.run(
        [venv / "bin" / "uv", *arguments], env=environment, check=False
    ).returncode


if __name__ == "__main__":
    work = make if sys.argv[2:] == ["--make"] else main
    sys.exit(work(Path(sys.argv[1]).absolute()))
