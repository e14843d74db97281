"""A replay as a file: whether it is true, and which match it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct

from stormark.kernel.continued import check_rules
from stormark.kernel.game import Game
from stormark.kernel.log import Continued
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import Replay
from stormark.kernel.replay_text import ReplayRecord, read_record
from stormark.server.content.games import game_named
from stormark.server.replays.replayed_match import ReplayedMatch

LONGEST: Final = 8000  # entries; longer matches are for `stormark replay`
BOT: Final = "bot:"

GameOf: TypeAlias = Callable[[str, str], Game[Any]]
"""A game by its name and the hash of its pack; with its own content if there is no such pack."""


class Lacking(Struct):
    """What is said of a file whose pack is not here: an InputError."""

    problem: str
    place: str
    params: dict[str, Any]


class FilePack(Struct):
    """What a file needs to be played again, and what to say to whoever may not see that."""

    game: str
    pack: str
    lacking: Lacking


class FileFacts(Struct):
    """What there is to say of a file that is true."""

    game: str
    options: dict[str, Any]
    rules_version: int
    pack: str
    players: list[str]
    seed_hash: str
    save: bool
    first: int
    last: int
    seats: int
    result: list[float] | None


def pack_of_file(text: str) -> FilePack:
    """The pack a match was last played with; raises InputError if the file holds no match."""
    record = read_record(text)
    if len(record.entries) > LONGEST:
        raise InputError("replay-too-long", "entries", found=len(record.entries), most=LONGEST)
    if record.seed is None:
        raise InputError("replay-sealed", "seed")
    game = game_named(record.game)
    return FilePack(game.spec.id, _pack(record), _lacking(game, record))


def _lacking(game: Game[Any], record: ReplayRecord) -> Lacking:
    """The game with its own content, asked about a match that needs another one."""
    try:
        check_rules(game, record.rules_version, record.pack, record.entries)
    except InputError as error:
        return Lacking(error.problem, error.place, dict(error.params))
    return Lacking("replay-pack", "pack", {"found": _pack(record), "expected": game.pack_hash})


def _pack(record: ReplayRecord) -> str:
    """The pack that a match was last played with: the game's own if that is played the same."""
    pack = record.pack
    for entry in record.entries:
        if isinstance(entry, Continued):
            pack = entry.pack
    game = game_named(record.game)
    return game.pack_hash if pack in game.earlier_packs else pack


def played_file(text: str, game_of: GameOf) -> ReplayedMatch:
    """The match of a file; raises InputError at the first thing that is not true."""
    record = read_record(text)
    if record.seed is None:
        raise InputError("replay-sealed", "seed")
    match = Replay(game_of(record.game, _pack(record)), record).match()
    names = ["" if word.startswith(BOT) else word for word in record.players]
    result = None if record.result is None else list(record.result)
    return ReplayedMatch(match, record.seed, names, result)


def file_facts(text: str, played: ReplayedMatch) -> FileFacts:
    record = read_record(text)
    return FileFacts(
        game=record.game,
        options=dict(record.options),
        rules_version=record.rules_version,
        pack=record.pack,
        players=list(record.players),
        seed_hash=record.seed_hash,
        save=record.save,
        first=played.first,
        last=played.last,
        seats=played.seats,
        result=played.result,
    )
