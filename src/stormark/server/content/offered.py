"""Packs that a server offers: those that come with a game, and those its operator names.

They are read once, when the server starts.  Everybody may see them and play with them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from stormark.games.registry import NAMES, game_of_pack, pack_path, shipped_packs
from stormark.kernel.game import Game
from stormark.kernel.packs.fields import NAME_LENGTH
from stormark.kernel.packs.header import HEADER
from stormark.kernel.packs.problem import PackError, Problem
from stormark.server.content.games import (
    CheckedPack,
    checked_file,
    game_from_text,
    game_named,
    plain_text,
)


class OfferedPack(Struct, frozen=True):
    """A pack that everybody here may play with."""

    game: str
    name: str
    hash: str
    text: str  # whole, and under this name
    shipped: bool = False  # it comes with the game

    @property
    def is_own(self) -> bool:
        """Whether it says nothing else than the game does anyway."""
        return self.hash == game_named(self.game).pack_hash


def read_packs(places: Iterable[str]) -> list[OfferedPack]:
    """The packs of files, folders and names of shipped ones; PackError has what is wrong with any.

    Each is called as it calls itself, or like its file where another one is called so already.
    """
    packs: list[OfferedPack] = []
    problems: list[Problem] = []
    for place in places:
        path = pack_path(Path(place))
        try:
            game = game_of_pack(path)
            checked = checked_file(game, path)
        except PackError as error:
            problems += error.problems
            continue
        known = [*shipped_of(game), *(pack for pack in packs if pack.game == game)]
        same = next((pack for pack in known if pack.hash == checked.hash), None)
        pack = same or _named(game, checked, path, {pack.name for pack in known})
        if pack not in packs:
            packs.append(pack)
    if problems:
        raise PackError(problems)
    return packs


def _named(game: str, checked: CheckedPack, path: Path, taken: set[str]) -> OfferedPack:
    """A pack under a name that no other one has."""
    whole = json.loads(checked.text)
    called = whole.pop(HEADER, {}).get("name", "")
    name = _free_name([called, path.resolve().stem], taken)
    text = plain_text({HEADER: {"game": game, "name": name}, **whole})
    return OfferedPack(game, name, checked.hash, text)


@cache
def shipped_of(game: str) -> tuple[OfferedPack, ...]:
    """The packs that come with a game."""
    found = [(name, checked_file(game, path)) for name, path in shipped_packs(game).items()]
    return tuple(OfferedPack(game, name, pack.hash, pack.text, True) for name, pack in found)


@cache
def rules_of(pack: OfferedPack) -> Game[Any]:
    """The game as it is played with a pack."""
    return game_from_text(pack.game, pack.text)


@contextmanager
def copied(packs: Sequence[OfferedPack]) -> Iterator[tuple[str, ...]]:
    """Files with these packs for processes that start later: the originals may change by then."""
    if not packs:
        yield ()
        return
    with TemporaryDirectory(prefix="stormark-packs-") as folder:
        files = [Path(folder) / f"{number}.json" for number in range(len(packs))]
        for file, pack in zip(files, packs, strict=True):
            file.write_text(pack.text, encoding="utf-8")
        yield tuple(map(str, files))


class OfferedPacks:
    """What new tables can choose from beside the cards of the game."""

    def __init__(self, given: Sequence[OfferedPack] = ()) -> None:
        self._given = [pack for pack in given if not pack.is_own]
        shipped = [pack for game in NAMES for pack in shipped_of(game)]
        self._packs = {(pack.game, pack.hash): pack for pack in (*self._given, *shipped)}

    def load(self) -> None:
        """Get all of them ready: that takes a while, and nobody who asks for one shall wait."""
        for pack in self._packs.values():
            rules_of(pack)

    def of(self, game: str) -> list[OfferedPack]:
        """Those of a game; what the operator names comes first."""
        return [pack for pack in self._packs.values() if pack.game == game]

    def proposed(self, game: str) -> str:
        """The hash of the only pack that the operator names for a game; else the game's own, ""."""
        given = [pack.hash for pack in self._given if pack.game == game]
        return given[0] if len(given) == 1 else ""

    def find(self, game: str, content: str) -> OfferedPack | None:
        return self._packs.get((game, content))


def _free_name(wanted: Iterable[str], taken: set[str]) -> str:
    """The first of some names that is not taken, or else the last one with a number."""
    last = ""
    for name in wanted:
        last = name[:NAME_LENGTH] or last
        if last and last not in taken:
            return last
    numbered = (f"{last[: NAME_LENGTH - 4]} {number}" for number in count(2))
    return next(name for name in numbered if name not in taken)
