"""What there is to know of a match: for its referee, and through views and events for everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import seed_hash
from stormark.kernel.digest import digest
from stormark.kernel.event import Event
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.log import Entry
from stormark.kernel.progress import Progress
from stormark.kernel.refusal import Refusal
from stormark.kernel.snapshot import write_snapshot
from stormark.kernel.state import State
from stormark.kernel.step import read_text, resolve

S = TypeVar("S", bound=State)


class SeedSecretError(Exception):
    """Somebody asked for the seed of a match that is not over."""


class MatchReader(Generic[S]):
    """A match as it stands now; nothing in here changes it."""

    game: Game[S]
    setup: Setup
    auto_forced: bool
    _seed: bytes
    _now: Progress[S]

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def log(self) -> tuple[Entry, ...]:
        """All entries so far.  They hold hidden choices and digests: not for players' eyes."""
        return tuple(self._now.log)

    @property
    def number(self) -> int:
        """How many entries the log has: the number of the last one, and of this position."""
        return self._now.number

    @property
    def over(self) -> bool:
        return not self._state.open_seats()

    def returns(self) -> list[float]:
        """A result per seat: 1.0 won, 0.0 lost, shares for ties; all 0.0 while the game runs."""
        return self._state.returns()

    @property
    def turn(self) -> tuple[int, int]:
        """Number of the turn and the seat whose turn it is."""
        return self.game.turn_of(self._state)

    @property
    def sides(self) -> list[list[int]]:
        """The seats that win and lose together."""
        return self.game.sides(self._state)

    @property
    def digest(self) -> str:
        """The digest of the present position: every entry of the log carries its own."""
        return self._now.log[-1].digest if self._now.log else digest(self._state)

    @property
    def seed_hash(self) -> str:
        """Published when the match begins; the seed must fit it when the match is over."""
        return seed_hash(self._seed)

    @property
    def seed(self) -> bytes:
        """The seed, once the match is over; before that, asking raises SeedSecretError."""
        if not self.over:
            raise SeedSecretError("the seed is revealed when the match is over")
        return self._seed

    def sealed_seed(self) -> bytes:
        """The seed at any time, for the referee's own save files.  Never send it to anybody."""
        return self._seed

    def snapshot(self) -> JsonDict:
        """What `resume` needs beside the log, at any time.  Never send it to anybody."""
        return write_snapshot(self._now)

    @property
    def undo_free(self) -> bool:
        """Whether no free undo is open: only then a snapshot loses nothing."""
        return self._now.undo.empty

    @property
    def first_event(self) -> int:
        """The number of the first entry whose events are here: 0 if none is missing."""
        return self._now.first_event

    def decisions(self) -> list[Decision]:
        """Every open decision, in a stable order."""
        return [self._decision(seat) for seat in self._state.open_seats()]

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat, if it has one."""
        if seat not in self._state.open_seats():
            return None
        return self._decision(seat)

    def idle_decisions(self) -> list[Decision]:
        """What seats may decide although nobody waits for them: to take back "done", say."""
        return [self._decision(seat, idle=True) for seat in self._state.idle_seats()]

    def idle_decision(self, seat: int) -> Decision | None:
        """What a seat may decide although nobody waits for it, if there is anything."""
        return self._decision(seat, idle=True) if seat in self._state.idle_seats() else None

    def asked(self) -> list[tuple[int, str]]:
        """The seats that have an open decision, each with the decision's id."""
        name = self._now.questions.name
        return [(seat, name(self._state, seat)) for seat in self._state.open_seats()]

    def _decision(self, seat: int, idle: bool = False) -> Decision:
        decision = self.game.decision(self._state, seat)
        return replace(decision, id=self._now.questions.name(self._state, seat), idle=idle)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """What would keep a seat from this action; None if it is possible."""
        found = resolve(self.game, self._state, seat, action)
        return found if isinstance(found, Refusal) else None

    def why_not_text(self, seat: int, text: str) -> Refusal | None:
        """The same for notation.

        Of a compound move only the first action is judged: what comes after it may depend on
        chance, which nobody learns of by asking.
        """
        actions = read_text(self.game, self._state, seat, text)
        return actions if isinstance(actions, Refusal) else self.why_not(seat, actions[0])

    def view(self, viewer: int) -> JsonDict:
        """What a seat, or SPECTATOR, may know now."""
        return self.game.view(self._state, viewer)

    def seen_by(self, viewer: int) -> S:
        """The position as a viewer sees it, with nothing hidden in it: what bots think about."""
        return self.game.seen_by(self._state, viewer)

    def events(self, viewer: int, since: int = -1) -> list[tuple[int, Event]]:
        """What a viewer may know of what happened after log entry number `since`.

        Each event comes with the number of its entry.  Events from before the first entry have
        number 0.  Going back adds an event, `undone` or `rewound`; the events it takes back stay.
        """
        return [told for told in self._now.told(since) if told[1].visible_to(viewer)]

    def everything_told(self) -> list[tuple[int, Event]]:
        """All events with the numbers of their entries, hidden ones too: for the referee alone."""
        return self._now.told(-1)

    @property
    def _state(self) -> S:
        return self._now.state
