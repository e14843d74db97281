"""Replays and saves: a match as one text that proves itself by being played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar, cast

from stormark.kernel.chance import KeyedChance, seed_hash
from stormark.kernel.continued import check_rules
from stormark.kernel.event import Event
from stormark.kernel.files import located, read_text_file, write_atomically
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.log import Entry, first_position
from stormark.kernel.match import Match
from stormark.kernel.positions import positions
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay_text import ReplayRecord, read_record, write_record
from stormark.kernel.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class ReplayStep:
    """One entry of the log with what happened."""

    number: int
    entry: Entry
    events: tuple[Event, ...]


class Replay(Generic[S]):
    """A match that was loaded and played again; every position of it can be looked at."""

    def __init__(self, game: Game[S], record: ReplayRecord) -> None:
        self.game = game
        self.record = record
        self.setup = _setup(game, record)
        self._states: list[S] = []
        self.verify()

    @property
    def sealed(self) -> bool:
        """Whether the seed is not known yet: then there is a log, but nothing can be played."""
        return self.record.seed is None

    def verify(self) -> None:
        """Play everything again; raises InputError at the first thing that is not true."""
        _check_seed(self.record)
        if self.record.seed is None:
            return
        match = self.match()
        if len(self.record.players) != match.seats:
            raise InputError("replay-players", "players", expected=match.seats)
        result = tuple(match.returns()) if match.over else None
        if self.record.result != result:
            raise InputError("replay-result", "result")
        if not match.over and not self.record.save:
            raise InputError("replay-seed-early", "seed")

    def match(self) -> Match[S]:
        """The match itself, ready to be continued."""
        return self._played(Match)

    def _played(self, kind: type[Match[S]]) -> Match[S]:
        record = self.record
        return kind.from_log(
            self.game, self.setup, self._seed(), record.entries, record.auto_forced
        )

    @property
    def verified_from(self) -> int:
        """The first position that can be played: more than 0 if the match went on under newer
        rules.  Of what was before there is only the log.
        """
        return first_position(self.record.entries)

    def __len__(self) -> int:
        """The number of entries; positions are numbered from 0 (the start) up to this."""
        return len(self.record.entries)

    def steps(self, viewer: int) -> Iterator[ReplayStep]:
        """The entries in order, each with the events this viewer could see."""
        told = self.match().events(viewer)
        for number, entry in enumerate(self.record.entries, 1):
            yield ReplayStep(number, entry, tuple(event for at, event in told if at == number))

    def state_at(self, number: int) -> S:
        """The position after entry `number`, as a copy; 0 is the start."""
        first = self.verified_from
        if not 0 <= number <= len(self):
            raise InputError("replay-position", str(number), allowed=len(self))
        if number < first:
            raise InputError("replay-older-rules", str(number), first=first)
        if not self._states:
            self._states = self._walk()
        return cast(S, self._states[number - first].copy())

    def view_at(self, number: int, viewer: int) -> JsonDict:
        """What a viewer knew after entry `number`."""
        return self.game.view(self.state_at(number), viewer)

    def _walk(self) -> list[S]:
        chance = KeyedChance(self._seed(), self.game.spec.streams)
        return positions(self.game, self.setup, chance, self.record.entries)

    def _seed(self) -> bytes:
        if self.record.seed is None:
            raise InputError("replay-sealed", "seed")
        return self.record.seed


def record_match(match: Match[S], players: Sequence[str], save: bool = False) -> ReplayRecord:
    """A match as a record.

    A save keeps the seed and belongs to the referee.  Without `save`, the record of an unfinished
    match has neither the seed nor digests nor positions: all would tell what is hidden.
    """
    entries = match.log
    seed: bytes | None = match.sealed_seed()
    if not match.over and not save:
        seed = None
        entries = tuple(entry.sealed() for entry in entries)
    return ReplayRecord(
        save=save,
        game=match.setup.game,
        rules_version=match.setup.rules_version,
        pack=match.setup.pack,
        options=dict(match.setup.options),
        auto_forced=match.auto_forced,
        players=tuple(players),
        seed_hash=match.seed_hash,
        seed=seed,
        entries=entries,
        result=tuple(match.returns()) if match.over else None,
        position=None if match.setup.position is None else dict(match.setup.position),
    )


def replay_text(match: Match[S], players: Sequence[str]) -> str:
    """The text to share."""
    return write_record(record_match(match, players))


def load_replay(text: str, game: Game[S]) -> Replay[S]:
    """Read and verify a replay or a save; raises InputError with place and reason."""
    return Replay(game, read_record(text))


def save_match(path: Path, match: Match[S], players: Sequence[str]) -> None:
    """Write a save file; an older one is replaced in one step."""
    write_atomically(path, write_record(record_match(match, players, save=True)))


def load_replay_file(path: Path, game: Game[S]) -> Replay[S]:
    """Read a replay or a save from a file."""
    text = read_text_file(path)
    try:
        return load_replay(text, game)
    except InputError as error:
        raise located(error, path) from None


def _setup(game: Game[S], record: ReplayRecord) -> Setup:
    """The setup, checked against the game that is here."""
    spec = game.spec
    if record.game != spec.id:
        raise InputError("replay-game", "game", found=record.game, expected=spec.id)
    check_rules(game, record.rules_version, record.pack, record.entries)
    if first_position(record.entries):  # it began under rules that are not here any more
        return Setup(record.game, record.rules_version, record.pack, record.options)
    if record.position is not None:
        return Setup(record.game, record.rules_version, record.pack, {}, record.position)
    setup = game.setup(record.options)
    if isinstance(setup, Refusal):
        raise InputError("replay-options", "options", rule=setup.rule)
    if dict(setup.options) != record.options:
        raise InputError("replay-options-incomplete", "options")
    return setup


def _check_seed(record: ReplayRecord) -> None:
    if record.seed is not None and seed_hash(record.seed) != record.seed_hash:
        raise InputError("replay-seed-hash", "seed")
    if record.seed is None and (record.save or record.result is not None):
        raise InputError("replay-seed-missing", "seed")
