"""What the records of a table add up to: match, clocks, who plays, what is proposed.

The state follows from the records alone, so a server that restarts, or another process that serves
the same table, comes to the same.  A command changes the state at once and gives the record; if the
record cannot be written to the log, the state is thrown away and built again.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Any

from stormark.kernel.action import Decision
from stormark.kernel.event import Event
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.log import first_position
from stormark.kernel.match import Match
from stormark.kernel.state import SPECTATOR, State
from stormark.server.clock import Clock, ClockSettings
from stormark.server.table.proposals import STAND_IN, UNDO, Proposal
from stormark.server.table.records import Record
from stormark.server.table.viewer_numbers import ViewerNumbers


@dataclass
class SeatControl:
    """Who plays a seat: a bot, or the person it belongs to."""

    bot: str | None  # the level of the bot that plays now
    person: bool  # whether the seat belongs to a person
    resigned: bool = False
    helped: bool = False  # a bot answers the present decision, because the time was up
    stood_in: bool = False  # the bot plays because the person was away, not by their own wish
    bot_turns: list[int] = field(default_factory=list)  # in which a bot answered for the person


class TableState:
    """A match as far as it went.  `Commands` has the ways to go on, `apply` what they come to."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: bytes,
        clock: ClockSettings,
        match: Match[Any] | None = None,
        practice: bool = False,
    ) -> None:
        """A state before its first record, or with a match that has come somewhere already."""
        self.match: Match[Any] = Match(game, setup, seed) if match is None else match
        self.clock = Clock(clock, self.match.seats)
        self.controls = [SeatControl(None, person=True) for _ in range(self.match.seats)]
        self.proposal: Proposal | None = None
        self.paused = False
        self.paused_at = 0
        self.deserted = False  # it pauses because nobody is there, and only as long
        self.practice = practice  # one person plays all seats that no bot plays
        self.closed = False  # an operator ended the match
        self.seq = 0
        self.last_at = 0
        self.numbers = ViewerNumbers()
        self._requests: dict[tuple[int | None, str], int] = {}
        self._entries_at = [0]  # entries of the referee's log after each record
        self._chain = [""]  # the chain value after each record; "" while it is not written
        self._facts = [""]  # of each record: what everybody knows who is told of it

    def note(self, record: Record, number: int) -> None:
        """The referee's log has `number` entries after a record."""
        self.seq = record.seq
        self.last_at = max(self.last_at, record.at)
        self._entries_at.append(number)
        self._chain.append(record.chain)
        self._facts.append(f"{record.at} {record.kind} {record.seat}")
        self.numbers.note(record)
        if record.request is not None:
            self._requests[record.seat, record.request] = record.seq

    def written(self, chain: str) -> None:
        """The last record is in the log now, under this chain value."""
        self._chain[-1] = chain

    # Knowing

    def chain_at(self, seq: int) -> str:
        """The chain value after a record."""
        return self._chain[seq]

    def facts_of(self, seq: int) -> str:
        """What makes a record recognizable to whoever was told of it, and hides nothing."""
        return self._facts[seq]

    @property
    def viewers(self) -> range:
        """Spectators, and every seat."""
        return range(SPECTATOR, self.match.seats)

    @property
    def over(self) -> bool:
        return self.match.over or self.closed or self._last_side() is not None

    def returns(self) -> list[float]:
        """A share of the victory per seat; a side that alone did not resign has won.

        Nobody has won a match that was closed.
        """
        if self.closed:
            return [0.0] * self.match.seats
        last = None if self.match.over else self._last_side()
        if last is None:
            return self.match.returns()
        return [1.0 if seat in last else 0.0 for seat in range(self.match.seats)]

    def _last_side(self) -> list[int] | None:
        if not any(control.resigned for control in self.controls):
            return None
        left = [
            side
            for side in self.match.sides
            if not all(self.controls[seat].resigned for seat in side)
        ]
        return left[0] if len(left) == 1 else None

    def asked_before(self, seat: int | None, request: str | None) -> int | None:
        """The record that answered this request, if it was made before."""
        return None if request is None else self._requests.get((seat, request))

    def people(self) -> list[int]:
        """The seats that are played by people now."""
        return [seat for seat, control in enumerate(self.controls) if control.bot is None]

    def stood_in_for(self, seat: int) -> bool:
        """Whether a bot plays the seat only until its person is here again."""
        control = self.controls[seat]
        return not self.over and control.stood_in and not control.resigned

    def proposed_for(self, seat: int) -> bool:
        """Whether it is proposed to let a bot play the seat."""
        proposal = self.proposal
        return proposal is not None and (proposal.what, proposal.to) == (STAND_IN, seat)

    def waits_for(self, seat: int) -> bool:
        """Whether something ends as soon as the person of the seat is here again."""
        return self.proposed_for(seat) or self.stood_in_for(seat)

    @property
    def deserted_now(self) -> bool:
        return self.deserted and not self.over

    def awaited(self) -> list[int]:
        """The seats of people without whom the match pauses; none where it goes on alone."""
        if not self.clock.settings.hasty:
            return []
        return [
            seat
            for seat, control in enumerate(self.controls)
            if control.person and not control.resigned
        ]

    def all_agree(self, proposal: Proposal) -> bool:
        return proposal.agreed.issuperset(proposal.needs(self.people()))

    def entries_after(self, seq: int) -> int:
        """How many entries the referee's log had after a record."""
        return self._entries_at[min(max(seq, 0), self.seq)]

    # Showing

    def position(self, viewer: int) -> JsonDict:
        """What a viewer sees, for programs that want to try something out."""
        seen: State = self.match.seen_by(viewer)
        return seen.to_json()

    def decisions(self, viewer: int) -> list[Decision]:
        """What a viewer is asked, or may answer although nobody waits for it."""
        if viewer < 0 or self.over:
            return []
        decision = self.match.decision(viewer) or self.match.idle_decision(viewer)
        return [] if decision is None else [decision]

    @property
    def beginning(self) -> int:
        """The first record that can be told of: of what was before newer rules nothing is left."""
        first = first_position(self.match.log)
        return bisect_left(self._entries_at, first) if first else 0

    def knows(self, seq: int) -> bool:
        """Whether what happened with a record, and all after it, can be told here."""
        first = self.match.first_event
        return first == 0 if seq == 0 else first <= self._entries_at[seq - 1] + 1

    def events_by_record(self, viewer: int, since: int) -> dict[int, list[Event]]:
        """What a viewer may know of what happened after record `since`; 0: before the first."""
        found: dict[int, list[Event]] = {}
        entry = self.entries_after(since) if since > 0 else -1
        for number, event in self.match.events(viewer, entry):
            seq = bisect_left(self._entries_at, number) if number else 0
            found.setdefault(seq, []).append(event)
        return found

    def events(self, viewer: int, since: int) -> list[Event]:
        """What a viewer may know of what happened after record number `since`."""
        entry = self.entries_after(since) if since > 0 else -1
        return [event for _, event in self.match.events(viewer, entry)]

    def state_of_play(self, viewer: int, at: int) -> JsonDict:
        """What everybody may know beside the view: clocks, who plays, what is proposed.

        What the viewer could take back is added in words: see `Wording.play`.
        """
        return {
            "clock": self.clock.public(at),
            "players": [self._player(control) for control in self.controls],
            "paused": self.paused,
            "proposal": self._proposal(viewer),
            "undo": None,
            "result": list(self.returns()) if self.over else None,
        }

    def _player(self, control: SeatControl) -> JsonDict:
        """Which turns a bot played is told at the end: before, it could tell of secret steps."""
        told: JsonDict = {"bot": control.bot, "resigned": control.resigned}
        if self.over and control.bot_turns:
            told["bot_turns"] = [*control.bot_turns]
        return told

    def _proposal(self, viewer: int) -> JsonDict | None:
        """What is proposed; a record goes by the number that the viewer knows it by."""
        if self.proposal is None:
            return None
        told = self.proposal.to_json()
        if self.proposal.what == UNDO:
            told["to"] = self.numbers.number(viewer, self.proposal.to)
        return told
