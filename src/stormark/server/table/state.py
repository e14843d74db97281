"""What the records of a table add up to: match, clocks, who plays, what is proposed.

The state follows from the records alone, so a server that restarts, or another process that serves
the same table, comes to the same.  A command changes the state at once and gives the record; if the
record cannot be written to the log, the state is thrown away and built again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stormark.kernel.action import Decision
from stormark.kernel.continued import after_continued
from stormark.kernel.event import Event
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.log import Continued, Entry
from stormark.kernel.match import Accepted, Match
from stormark.kernel.refusal import InputError
from stormark.kernel.state import State
from stormark.server.clock import Clock, ClockSettings, Question
from stormark.server.table import records as R
from stormark.server.table.proposals import PAUSE, STAND_IN, Proposal
from stormark.server.table.records import Record, entries_of


@dataclass
class SeatControl:
    """Who plays a seat: a bot, or the person it belongs to."""

    bot: str | None  # the level of the bot that plays now
    person: bool  # whether the seat belongs to a person
    resigned: bool = False
    helped: bool = False  # a bot answers the present decision, because the time was up


class TableState:
    """A match as far as it went.  `Commands` has the ways to go on."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: bytes,
        clock: ClockSettings,
        match: Match[Any] | None = None,
    ) -> None:
        """A state before its first record, or with a match that has come somewhere already."""
        self.match: Match[Any] = Match(game, setup, seed) if match is None else match
        self.clock = Clock(clock, self.match.seats)
        self.controls = [SeatControl(None, person=True) for _ in range(self.match.seats)]
        self.proposal: Proposal | None = None
        self.paused = False
        self.seq = 0
        self.last_at = 0
        self._requests: dict[tuple[int | None, str], int] = {}
        self._entries_at = [0]  # entries of the referee's log after each record
        self._folds = {
            R.STARTED: self._started,
            R.MOVES: self._moved,
            R.PROPOSED: self._proposed,
            R.AGREED: self._agreed,
            R.DECLINED: self._declined,
            R.RESUMED: self._resumed,
            R.TAKEN_OVER: self._taken_over,
            R.GIVEN_BACK: self._given_back,
            R.RESIGNED: self._resigned,
            R.EXPIRED: self._expired,
            R.INTERRUPTED: self._interrupted,
            R.CONTINUED: self._continued,
        }

    # Folding

    def follow(self, records: Iterable[Record]) -> None:
        """Take in records that were made elsewhere.  Raises InputError at what does not fit."""
        for record in records:
            if record.seq != self.seq + 1 or record.kind not in self._folds:
                raise InputError("log-gap", f"log[{record.seq}]", expected=self.seq + 1)
            self._follow_entries(record)
            self.fold(record)

    def fold(self, record: Record) -> None:
        """Take in a record whose entries the referee has already."""
        self._folds[record.kind](record)
        self.note(record, self.match.number)

    def note(self, record: Record, number: int) -> None:
        """The referee's log has `number` entries after a record."""
        self.seq = record.seq
        self.last_at = max(self.last_at, record.at)
        self._entries_at.append(number)
        if record.request is not None:
            self._requests[record.seat, record.request] = record.seq

    def _follow_entries(self, record: Record) -> None:
        entries = entries_of(record)
        if entries and isinstance(entries[0], Continued):
            self._go_on_from(entries)
        elif entries:
            self.match.follow(entries)

    def _go_on_from(self, entries: Sequence[Entry]) -> None:
        """The match has a new position that does not follow from the one before."""
        old = self.match
        progress = after_continued(old.game, [*old.log, *entries])
        self.match = Match(old.game, old.setup, old.sealed_seed(), progress=progress)

    def _started(self, record: Record) -> None:
        listed = record.body["seats"]
        assert isinstance(listed, list)
        for number, (seat, control) in enumerate(zip(listed, self.controls, strict=True)):
            assert isinstance(seat, dict)
            control.person = seat["kind"] == "person"
            if not control.person:
                self._hand_to_bot(number, seat["bot"], record.at)
        self._ask(record, None)

    def _moved(self, record: Record) -> None:
        self.proposal = None  # it was about another position
        seat = record.seat
        assert seat is not None
        if self.controls[seat].helped:
            self.controls[seat].helped = False
            self.clock.forgive(seat, record.at)
        self._ask(record, seat)

    def _proposed(self, record: Record) -> None:
        assert record.seat is not None
        what, to = record.body["what"], record.body.get("to", 0)
        assert isinstance(what, str)
        assert isinstance(to, int)
        self._settle(Proposal(what, record.seat, to, frozenset({record.seat})), record)

    def _agreed(self, record: Record) -> None:
        assert record.seat is not None
        assert self.proposal is not None
        self._settle(self.proposal.agreed_by(record.seat), record)

    def _settle(self, proposal: Proposal, record: Record) -> None:
        """With the last agreement it is done; the entries of an undo are in the record."""
        if not self.all_agree(proposal):
            self.proposal = proposal
            return
        self.proposal = None
        if proposal.what == PAUSE:
            self.paused = True
            self.clock.pause(record.at)
        elif proposal.what == STAND_IN:
            self._hand_to_bot(proposal.to, record.body["bot"], record.at)
        else:
            self._ask(record, None)

    def _declined(self, record: Record) -> None:
        self.proposal = None

    def _resumed(self, record: Record) -> None:
        self.paused = False
        self.clock.resume(record.at)

    def _taken_over(self, record: Record) -> None:
        seat = record.body["seat"]
        assert isinstance(seat, int)
        self._hand_to_bot(seat, record.body["bot"], record.at)

    def _given_back(self, record: Record) -> None:
        assert record.seat is not None
        self.controls[record.seat].bot = None
        self.clock.give_back(record.seat, record.at)

    def _resigned(self, record: Record) -> None:
        assert record.seat is not None
        self.controls[record.seat].resigned = True
        self._hand_to_bot(record.seat, record.body["bot"], record.at)

    def _expired(self, record: Record) -> None:
        seat = record.body["seat"]
        assert isinstance(seat, int)
        if record.body["then"] == "help":
            self.controls[seat].helped = True
        else:
            self.controls[seat].resigned = record.body["then"] == "resign"
            self._hand_to_bot(seat, record.body["bot"], record.at)

    def _interrupted(self, record: Record) -> None:
        last = record.body["last_seen_at"]
        assert isinstance(last, int)
        self.clock.interrupted(last, record.at)

    def _continued(self, record: Record) -> None:
        version, pack = record.body["to"], record.body["pack"]
        assert isinstance(version, int)
        assert isinstance(pack, str)
        here = self.match.game.spec.rules_version
        if version > here:
            raise InputError("log-rules", f"log[{record.seq}]", found=version, expected=here)
        if not record.body.get("entries"):  # all of the match is true by these rules too
            self.match.setup = replace(self.match.setup, rules_version=version, pack=pack)
        self._ask(record, None)

    def _hand_to_bot(self, seat: int, bot: Json, at: int) -> None:
        assert isinstance(bot, str)
        self.controls[seat].bot = bot
        self.clock.take_over(seat, at)

    def _ask(self, record: Record, by: int | None) -> None:
        """Tell the clocks who is asked now."""
        turn, mover = self.match.turn
        side = next(side for side in self.match.sides if mover in side)
        questions = [Question(seat, seat in side, name) for seat, name in self.match.asked()]
        entries = record.body.get("entries")
        undone = isinstance(entries, list) and any(
            isinstance(entry, dict) and "undo_to" in entry for entry in entries
        )
        self.clock.asked(record.at, [] if self.over else questions, turn, by, undone)

    # Knowing

    @property
    def over(self) -> bool:
        return self.match.over or self._last_side() is not None

    def returns(self) -> list[float]:
        """A share of the victory per seat; a side that alone did not resign has won."""
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

    def all_agree(self, proposal: Proposal) -> bool:
        return proposal.agreed.issuperset(proposal.needs(self.people()))

    def entries_after(self, seq: int) -> int:
        """How many entries the referee's log had after a record."""
        return self._entries_at[min(max(seq, 0), self.seq)]

    # Showing

    def view(self, viewer: int) -> JsonDict:
        return self.match.view(viewer)

    def position(self, viewer: int) -> JsonDict:
        """The same for programs that want to try something out: what the viewer sees of it."""
        seen: State = self.match.seen_by(viewer)
        return seen.to_json()

    def decisions(self, viewer: int) -> list[Decision]:
        """What a viewer is asked, or may answer although nobody waits for it."""
        if viewer < 0 or self.over:
            return []
        decision = self.match.decision(viewer) or self.match.idle_decision(viewer)
        return [] if decision is None else [decision]

    def remembers(self, since: int) -> bool:
        """Whether all that happened after record number `since` can be told here."""
        return self.match.first_event <= (self.entries_after(since) + 1 if since > 0 else 0)

    def events(self, viewer: int, since: int) -> list[Event]:
        """What a viewer may know of what happened after record number `since`."""
        entry = self.entries_after(since) if since > 0 else -1
        return [event for _, event in self.match.events(viewer, entry)]

    def state_of_play(self, at: int) -> JsonDict:
        """What everybody may know beside the view: clocks, who plays, what is proposed."""
        return {
            "clock": self.clock.public(at),
            "players": [
                {"bot": control.bot, "resigned": control.resigned} for control in self.controls
            ],
            "paused": self.paused,
            "proposal": None if self.proposal is None else self.proposal.to_json(),
            "result": list(self.returns()) if self.over else None,
        }


def moves_body(accepted: Accepted, **more: Json) -> JsonDict:
    return {"entries": [entry.to_json() for entry in accepted.entries], **more}
