"""A replay as a file: whether it is true, and which match it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct

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


class FilePack(Struct):
    """What a file needs to be played again."""

    game: str
    pack: str


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
    return FilePack(game_named(record.game).spec.id, _pack(record))


def _pack(record: ReplayRecord) -> str:
    for entry in reversed(record.entries):
        if isinstance(entry, Continued):
            return entry.pack
    return record.pack


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
