"""The games at hand, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.manifest import GameManifest, manifest
from stormark.kernel.observation import Observer
from stormark.kernel.option_table import OptionTable
from stormark.kernel.packs.files import pack_name, read_files
from stormark.kernel.packs.format import PackFormat
from stormark.kernel.packs.header import find_game
from stormark.kernel.packs.problem import PackError, Problem
from stormark.kernel.refusal import InputError
from stormark.kernel.state import State

NAMES = ("xibalba", "battalia")


def check_pack_file(name: str, path: Path) -> list[Problem]:
    """Every problem of a pack for a game; an empty list means that it can be played."""
    return _manifest(name).check_pack(pack_path(path))


def shipped_packs(name: str) -> dict[str, Path]:
    """The packs that come with a game beside its own, by their names.

    >>> list(shipped_packs("xibalba"))
    ['balanced']
    """
    folder = Path(__file__).parent / name / "data" / "packs"
    return {file.stem: file for file in sorted(folder.glob("*.toml"))}


def pack_path(pack: Path | str) -> Path:
    """Where a pack lies that is told by its file, or by its name if it comes with a game."""
    path = Path(pack)
    if not path.exists():
        for name in NAMES:
            if str(pack) in shipped_packs(name):
                return shipped_packs(name)[str(pack)]
    return path


def game_of_pack(path: Path) -> str:
    """The game a pack is for, as it says itself or as its sections tell; raises PackError."""
    path = pack_path(path)
    unreadable: list[Problem] = []
    files = read_files(path, unreadable)
    if unreadable:
        raise PackError(unreadable)
    known = {name: pack_format(name).tables(None) for name in NAMES}
    return find_game(files, pack_name(path), known)


def pack_format(name: str) -> PackFormat:
    """What the tools for packs have to know about the packs of a game."""
    return _manifest(name).pack_format


def load_game(name: str, pack: Path | str | None = None) -> Game[Any]:
    """A game with its own content or with a pack; InputError or PackError say what is wrong.

    A pack that comes with a game is told by its name: `load_game("xibalba", "balanced")`.

    >>> load_game("xibalba").spec.id, load_game("battalia").spec.id
    ('xibalba', 'battalia')
    """
    return _manifest(name).load(None if pack is None else pack_path(pack))


def trial_position(game: Game[Any], section: str, card: str) -> tuple[JsonDict, State]:
    """The options of a game in which a card of its pack can be tried out at once, and a position.

    Raises InputError for a card that cannot be tried out.

    >>> options, position = trial_position(load_game("xibalba"), "cards", "line_fusilier")
    >>> options, position.open_seats()
    ({'players': 2}, [0])
    """
    given = _manifest(game.spec.id).trial(game, section, card)
    names = [field.name for field in game.option_fields()]
    position: State = game.position(given)
    return {name: given[name] for name in names if name in given}, position


def option_table(name: str) -> OptionTable:
    """Every option of a game as a number, for one thread.

    >>> option_table("xibalba").words(0)
    'resolve place=0'
    """
    return _manifest(name).option_table()


def observer(name: str) -> Observer:
    """What a seat of a game sees, as bytes."""
    return _manifest(name).observer()


def _manifest(name: str) -> GameManifest:
    if name not in NAMES:
        raise InputError("argument-unknown", "game", found=name, allowed=", ".join(NAMES))
    return manifest("games", name, GameManifest)
