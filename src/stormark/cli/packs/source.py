"""The packs that a command names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stormark.games.registry import NAMES, game_of_pack, load_game, pack_format, pack_path
from stormark.kernel.game import Game
from stormark.kernel.packs.format import PackFormat, Tables
from stormark.kernel.packs.header import OWN
from stormark.kernel.refusal import InputError


@dataclass(frozen=True, slots=True)
class NamedPack:
    """A pack and its game; `path` is None for the pack that comes with the game."""

    game: str
    path: Path | None

    @property
    def format(self) -> PackFormat:
        return pack_format(self.game)

    def tables(self) -> Tables:
        return self.format.tables(self.path)


def named_packs(names: tuple[str, ...], game: str) -> list[NamedPack]:
    """The packs of one game: files, folders, `base` or another name; InputError or PackError."""
    if game and game not in NAMES:
        raise InputError("argument-unknown", "--game", found=game, allowed=", ".join(NAMES))
    paths = [None if name == OWN else pack_path(Path(name)) for name in names]
    games = {game} if game else {game_of_pack(path) for path in paths if path is not None}
    if not games:
        raise InputError("cli-pack-name-game", "--game", allowed=", ".join(NAMES))
    if len(games) > 1:
        raise InputError("cli-pack-two-games", names[-1], allowed=", ".join(sorted(games)))
    (found,) = games
    return [NamedPack(found, path) for path in paths]


def games_with(pack: str | None) -> dict[str, Game[Any]]:
    """All games by name; with a pack only the one it is for.  Raises PackError."""
    if pack is None:
        return {name: load_game(name) for name in NAMES}
    path = Path(pack)
    game = game_of_pack(path)
    return {game: load_game(game, path)}
