"""Games by name and by the content they are played with."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct

from stormark.games.registry import NAMES, load_game, pack_format
from stormark.kernel.game import Game
from stormark.kernel.packs.files import read_files
from stormark.kernel.packs.header import BASED_ON, HEADER
from stormark.kernel.packs.problem import PackError, Problem

__all__ = [
    "NAMES",
    "CheckedPack",
    "checked_file",
    "checked_pack",
    "game_from_text",
    "game_named",
    "pack_file",
    "pack_header",
    "plain_text",
]

LARGEST: Final = 1_000_000  # letters of a pack that is kept; those of the games have 90,000


class CheckedPack(Struct):
    """A pack that can be played with: whole, without comments and spaces."""

    hash: str
    text: str


@cache
def game_named(name: str) -> Game[Any]:
    """A game with its own content; InputError for one nobody knows."""
    return load_game(name)


def game_from_text(game: str, text: str) -> Game[Any]:
    with pack_file(text) as path:
        return load_game(game, path)


def checked_pack(game: str, text: str) -> CheckedPack:
    """A pack as it is kept, from the text of its file.  Raises PackError."""
    with pack_file(text) as path:
        return checked_file(game, path)


def checked_file(game: str, path: Path) -> CheckedPack:
    """A pack as it is kept: what does not count is left out.  Raises PackError.

    What it leaves out is filled in from the pack below, so that its hash stays what it is when a
    later version brings other cards of its own.
    """
    content = load_game(game, path).pack_hash
    form = pack_format(game)
    whole = {**pack_header(path), **form.data(form.tables(path))}
    plain = plain_text(whole)
    if len(plain) > LARGEST:
        too_large = {"limit": LARGEST // 1_000_000}
        raise PackError([Problem("pack-file-too-large", path.name, params=too_large)])
    return CheckedPack(content, plain)


def plain_text(whole: Mapping[str, Any]) -> str:
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def pack_header(path: Path) -> dict[str, Any]:
    """What a pack says about itself; it is based on nothing any more."""
    headers = (file.data.get(HEADER, {}) for file in read_files(path, []))
    kept = {key: value for header in headers for key, value in header.items() if key != BASED_ON}
    return {HEADER: kept} if kept else {}


@contextmanager
def pack_file(text: str) -> Iterator[Path]:
    """Packs are read from files, so a text becomes one for a moment."""
    suffix = ".json" if text.lstrip().startswith("{") else ".toml"
    with TemporaryDirectory(prefix="stormark-") as folder:
        path = Path(folder) / f"pack{suffix}"
        path.write_text(text, encoding="utf-8")
        yield path
