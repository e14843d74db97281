"""Replays: read from a file or a text, whichever game they are of, and walked through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from stormark.kernel.action import Action
from stormark.kernel.event import Event
from stormark.kernel.files import located, read_text_file
from stormark.kernel.log import Entry, Move
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import Replay
from stormark.kernel.replay_text import ReplayRecord, read_record
from stormark.kernel.state import SPECTATOR
from stormark.library.game import LoadedGame, load
from stormark.library.match import PlayedMatch
from stormark.library.position import Position

if TYPE_CHECKING:
    from stormark.lab.analysis import Analysis


@dataclass(frozen=True)
class PlayedStep:
    """One entry of the log: a move, or that moves were taken back."""

    number: int
    entry: Entry
    before: Position
    position: Position  # after it, with everything that happened

    @property
    def move(self) -> Move | None:
        return self.entry if isinstance(self.entry, Move) else None

    @property
    def action(self) -> Action | None:
        """What was decided; None if moves were taken back."""
        return self.entry.action if isinstance(self.entry, Move) else None

    @property
    def seat(self) -> int | None:
        """Who decided it; None where the match went on under newer rules."""
        return getattr(self.entry, "seat", None)

    @property
    def notation(self) -> str:
        """The move in notation; empty if moves were taken back."""
        return "" if self.action is None else self.before.notation(self.action)

    @property
    def events(self) -> tuple[Event, ...]:
        return self.position.events

    def sentences(
        self, language: str = "en", viewer: int | None = None, names: Sequence[str] = ()
    ) -> list[str]:
        """What happened, in words, as far as a viewer may know; without one, all of it."""
        return self.position.sentences(language, viewer, names)


class PlayedReplay(Replay[Any]):
    """A match that was read and verified by being played again.

    Iterating gives its steps; `positions` are numbered from 0, the beginning.
    """

    def __init__(self, loaded: LoadedGame, record: ReplayRecord) -> None:
        self.loaded = loaded
        super().__init__(loaded.rules, record)

    @property
    def players(self) -> tuple[str, ...]:
        return self.record.players

    @property
    def result(self) -> tuple[float, ...] | None:
        """A result per seat, None if the match is not over."""
        return self.record.result

    def match(self) -> PlayedMatch:
        """The match itself, ready to be continued."""
        return cast(PlayedMatch, self._played(PlayedMatch))

    def __iter__(self) -> Iterator[PlayedStep]:
        told = self._told()
        before = self.position(self.verified_from)
        for number in range(self.verified_from + 1, len(self) + 1):
            position = self.position(number, told.get(number, ()))
            yield PlayedStep(number, self.record.entries[number - 1], before, position)
            before = position

    def position(self, number: int, events: Sequence[Event] = ()) -> Position:
        """The position after entry `number`; 0 is the beginning."""
        return Position(self.loaded, self.state_at(number), events=events)

    @property
    def positions(self) -> list[Position]:
        """All positions that can be played, the beginning first."""
        return [self.position(at) for at in range(self.verified_from, len(self) + 1)]

    def analysis(self) -> Analysis:
        """Values over time, dice against their expectation, turns."""
        from stormark.lab.analysis import analyse, of_replay

        return analyse(of_replay(self))

    def __repr__(self) -> str:
        ended = "" if self.result is None else f", result {list(self.result)}"
        players = ", ".join(self.players)
        return f"<PlayedReplay of {self.loaded.name}: {players}; {len(self)} entries{ended}>"

    def _told(self) -> dict[int, list[Event]]:
        """What happened, by the number of its entry; everybody's knowledge together."""
        found: dict[int, list[Event]] = {}
        for number, event in self.match().everything_told():
            found.setdefault(number, []).append(event)
        return found


def read_replay(source: Path | str, pack: Path | str | None = None) -> PlayedReplay:
    """Read and verify a replay or a save from a file, whichever game it is of.

    Raises InputError with the place of the first thing that is not true.
    """
    path = Path(source)
    text = read_text_file(path)
    try:
        record = read_record(text)
        return PlayedReplay(load(record.game, pack), record)
    except InputError as error:
        raise located(error, path) from None


__all__ = ["SPECTATOR", "PlayedReplay", "PlayedStep", "read_replay"]
