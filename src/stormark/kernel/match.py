"""The referee of one match: the only holder of its state, its log and its secret seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar, cast

from stormark.kernel.action import Action
from stormark.kernel.chance import KeyedChance
from stormark.kernel.continued import after_continued, check_rules, continued_entry
from stormark.kernel.event import ALL, Event, EventList
from stormark.kernel.fields import expect
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json, canonical
from stormark.kernel.log import (
    CHOSEN,
    CONTINUED,
    FORCED,
    Continued,
    Entry,
    Move,
    Undo,
    first_position,
    moves_in_force,
)
from stormark.kernel.match_reader import MatchReader
from stormark.kernel.positions import positions, with_new_chance
from stormark.kernel.progress import Progress
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.snapshot import read_snapshot, state_data
from stormark.kernel.state import SPECTATOR, Io, State
from stormark.kernel.step import carry_out, read_text, take_all
from stormark.kernel.undo import Mark

S = TypeVar("S", bound=State)

SEED_BYTES: Final = 32


@dataclass(frozen=True)
class Accepted:
    """What an accepted move added to the log, and everything that happened.

    This is the referee's knowledge: players get `Match.events` for their seat.
    """

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    before: State = field(compare=False, repr=False)  # the positions, for `Match.noticed_by`
    after: State = field(compare=False, repr=False)

    @property
    def entry(self) -> Entry:
        """The entry of the move itself; parts of a compound and forced moves follow it."""
        return self.entries[0]


class Match(MatchReader[S]):
    """Setup, secret seed and ordered actions; everything else is derived from them.

    With `auto_forced` the referee takes a decision that has a single option for the seat, unless
    hidden cards made it the only one (B-RULING-110); such entries are marked in the log and undone
    together with the move before them.
    """

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: bytes,
        auto_forced: bool = False,
        progress: Progress[S] | None = None,
    ) -> None:
        """Begin a match, or go on with one that has come somewhere already (see `resume`)."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self.game = game
        self.setup = setup
        self.auto_forced = auto_forced
        self._seed = seed
        self._chance = KeyedChance(seed, game.spec.streams)
        self._now = self._begun() if progress is None else progress
        self.game = game.at(self._now.state)
        self._take_forced()

    @classmethod
    def from_log(
        cls,
        game: Game[S],
        setup: Setup,
        seed: bytes,
        entries: Sequence[Entry],
        auto_forced: bool = False,
    ) -> Match[S]:
        """Play a log again.  Raises InputError at the first entry that comes out differently.

        Where the match went on under other rules, what was before is kept and not played again.
        """
        first = first_position(entries)
        progress = None
        if first:
            check_rules(game, setup.rules_version, setup.pack, entries)
            progress = after_continued(game, entries[:first])
        match = cls(game, setup, seed, auto_forced, progress)
        match._agree(entries, 0, first)
        match._repeat_all(entries[match.number :])
        return match

    @classmethod
    def resume(
        cls,
        game: Game[S],
        setup: Setup,
        seed: bytes,
        entries: Sequence[Entry],
        snapshot: Json,
        auto_forced: bool = False,
    ) -> Match[S]:
        """Go on from a `snapshot` taken after these entries, without playing them again.

        Raises InputError if the snapshot does not fit.  Earlier events are not there (see
        `first_event`); everything else is as if the match had not been interrupted, if the
        snapshot was taken when the match was `undo_free`.
        """
        return cls(game, setup, seed, auto_forced, read_snapshot(game, entries, snapshot))

    @classmethod
    def continued(
        cls,
        game: Game[S],
        setup: Setup,
        seed: bytes,
        entries: Sequence[Entry],
        snapshot: Json,
        auto_forced: bool = False,
    ) -> Match[S]:
        """Go on under the rules of `game` with a match that was played by other ones until now.

        `setup` is that of the beginning, `snapshot` was taken after the last entry.  The log has
        new entries then: a Continued, and what is forced after it.  Raises InputError if the
        snapshot does not fit, or if these rules can make nothing of the position.
        """
        last = state_data(entries, expect(snapshot, dict, "snapshot"))
        log = [*entries, continued_entry(game, setup, entries, last)]
        return cls(game, setup, seed, auto_forced, after_continued(game, log))

    # What a seat may do

    def act(
        self,
        seat: int,
        action: Action,
        decision_id: str | None = None,
        then: Sequence[Action] = (),
    ) -> Accepted | Refusal:
        """Answer a decision.  `decision_id` names the one meant: a stale one is refused.

        With further actions after it, it is a compound move: taken as a whole or not at all.  It
        ends with the first action that draws chance or shows something hidden.
        """
        stale = self._stale(seat, decision_id)
        return stale or self._play(seat, [action, *then], foreseeable=True)

    def act_text(self, seat: int, text: str, decision_id: str | None = None) -> Accepted | Refusal:
        """Answer in notation, which may stand for several actions."""
        stale = self._stale(seat, decision_id)
        if stale is not None:
            return stale
        actions = read_text(self.game, self._state, seat, text)
        if isinstance(actions, Refusal):
            return actions
        return self.act(seat, actions[0], then=actions[1:])

    def undo(self, seat: int) -> Accepted | Refusal:
        """Take back the seat's last move, with what was forced after it.

        Free until chance was drawn, something was revealed or the seat knows of another one's move.
        """
        return self._go_back(seat, self.way_back(seat))

    def restart_turn(self, seat: int) -> Accepted | Refusal:
        """Take back all moves of the seat's own turn.

        Refused as a whole when anything since the turn began bars undo; the refusal then says
        how many moves `undo` can still take back one by one.
        """
        return self._go_back(seat, self.way_back(seat, turn=True))

    def way_back(self, seat: int, turn: bool = False) -> Mark[S] | Refusal:
        """Where `undo` leads a seat, or with `turn` `restart_turn`; or why neither does."""
        if self.over:
            return Refusal("K-OVER-01")
        undo, now = self._now.undo, self._state
        if not turn:
            return undo.last_move(seat, now, self.told_apart)
        side = next(side for side in self.sides if self.turn[1] in side)
        return undo.turn_start(seat, self.turn, side, now, self.told_apart)

    def start_of_turn(self, number: int) -> int:
        """The number of the position in which the turn of an earlier one began.

        Of the moves in force, that is; what was taken back does not count.
        """
        first = first_position(self._now.log)
        states = positions(self.game, self.setup, self._chance, self._now.log)
        turn = self.game.turn_of(states[number - first])
        for move, _ in moves_in_force(self._now.log):
            if move <= number:
                if self.game.turn_of(states[move - 1 - first]) != turn:
                    break
                number = move - 1
        return number

    def rewind(self, seat: int, to: int, practice: bool = False) -> Accepted | Refusal:
        """Go back to the position after entry number `to` (0: the start), whatever came since.

        For a table that has agreed to it; `seat` proposed it.  Nothing bars it, but a result of
        chance that was drawn since does not come again: new dice are rolled.  Only in `practice`
        everything comes again as it was.
        """
        if self.over:
            return Refusal("K-OVER-01")
        if not 0 <= seat < self.seats:
            return Refusal("K-SEAT-02", "", {"player": seat + 1, "players": self.seats})
        if not 0 <= to < self.number:
            return Refusal("K-UNDO-07")
        if to < first_position(self._now.log):
            return Refusal("K-UNDO-09")
        before, left = self.number, self._state
        then = positions(self.game, self.setup, self._chance, self._now.log[:to])[-1]
        state = then if practice else with_new_chance(then, self._state)
        self._now.rewound(seat, to, state, self.game.turn_of(state), practice)
        self._take_forced()
        return self._accepted(before, left)

    # Who knows of it

    def noticed_by(self, viewer: int, change: Accepted) -> bool:
        """Whether a viewer can know that anything happened.

        What nobody else may know is not even told to have happened (B-RULING-106).
        """
        if any(event.visible_to(viewer) for event in change.events):
            return True
        return self.told_apart(viewer, cast(S, change.before), cast(S, change.after))

    def told_apart(self, viewer: int, one: S, other: S) -> bool:
        """Whether a viewer can tell two positions apart; all know who is asked."""
        if one.open_seats() != other.open_seats():
            return True
        seen, also = self.game.seen_by(one, viewer), self.game.seen_by(other, viewer)
        return seen.to_json() != also.to_json()

    # How a log is played again

    def follow(self, entries: Sequence[Entry]) -> Accepted:
        """Take over entries that another referee of this match wrote, whole moves at a time.

        They are played and compared, as `from_log` does.  Raises InputError at the first one that
        comes out differently; the match then is what it was before.
        """
        before = self._now.moment()
        try:
            self._repeat_all(entries)
        except BaseException:
            self._now.return_to(before)
            raise
        return self._accepted(before.number, before.state)

    def _repeat_all(self, entries: Sequence[Entry]) -> None:
        first = self.number
        while self.number < first + len(entries):
            number = self.number
            result = self._repeat(entries, number - first)
            if isinstance(result, Refusal):
                raise InputError(
                    "log-refused", f"entries[{number}]", number=number + 1, rule=result.rule
                )
            self._agree(entries, first, number)

    def _repeat(self, entries: Sequence[Entry], index: int) -> Accepted | Refusal:
        entry = entries[index]
        if isinstance(entry, Continued):
            raise InputError("log-continued", f"entries[{self.number}]", number=self.number + 1)
        if isinstance(entry, Undo) and (entry.agreed or entry.practice):
            return self.rewind(entry.seat, entry.to, entry.practice)
        if isinstance(entry, Undo):
            return self._go_back(entry.seat, self._now.undo.mark(entry.seat, entry.to))
        actions = [entry.action]
        while (index := index + 1) < len(entries):
            later = entries[index]
            if not isinstance(later, Move) or later.cause != CONTINUED:
                break
            actions.append(later.action)
        return self._play(entry.seat, actions)

    def _agree(self, entries: Sequence[Entry], first: int, since: int) -> None:
        """Compare own entries after number `since` with the given ones, which follow `first`."""
        for at, mine in enumerate(self._now.log[since:], since):
            place = f"entries[{at}]"
            if at - first >= len(entries):
                raise InputError("log-ends-early", place, number=at + 1)
            theirs = entries[at - first]
            if canonical(theirs.to_json()) != canonical(mine.to_json()):
                problem = "log-differs" if theirs.digest == mine.digest else "log-diverges"
                raise InputError(problem, place, number=at + 1)

    # How a move is made

    def _begun(self) -> Progress[S]:
        heard = EventList()
        state = self.game.first_position(self.setup, Io(self._chance, heard))
        begun = Progress(state)
        begun.tell(self.game.event(state, *packed) for packed in heard.packed)
        return begun

    def _stale(self, seat: int, decision_id: str | None) -> Refusal | None:
        if decision_id is None or self.over or not 0 <= seat < self.seats:
            return None
        current = self._now.questions.name(self._state, seat)
        if decision_id == current:
            return None
        return Refusal("K-DECISION-01", "", {"named": decision_id, "open": current})

    def _play(
        self, seat: int, actions: Sequence[Action], foreseeable: bool = False
    ) -> Accepted | Refusal:
        taken = take_all(self.game, self._state, seat, actions, self._chance, foreseeable)
        if isinstance(taken, Refusal):
            return taken
        before, left = self.number, self._state
        self._now.moving(seat, self.turn)
        cause = CHOSEN
        for part in taken:
            self._now.moved(part, cause)
            cause = CONTINUED
        self._take_forced()
        return self._accepted(before, left)

    def _take_forced(self) -> None:
        while self.auto_forced:
            for seat in self._state.open_seats():
                options = self._state.options(seat)
                if len(options) == 1 and not self._state.has_secret_options(seat):
                    break
            else:
                return
            taken = carry_out(self.game, self._state, seat, options[0], self._chance)
            self._now.moved(taken, FORCED)

    def _go_back(self, seat: int, mark: Mark[S] | Refusal) -> Accepted | Refusal:
        if isinstance(mark, Refusal):
            return mark
        before, left = self.number, self._state
        self._now.went_back(seat, mark, self._audience_of_undo(seat, mark))
        return self._accepted(before, left)

    def _audience_of_undo(self, seat: int, mark: Mark[S]) -> int:
        """Whoever knew of what is taken back, or sees that it is."""
        told = tuple(event for _, event in self._now.told(mark.number))
        change = Accepted((), told, mark.state, self._state)
        if self.noticed_by(SPECTATOR, change):
            return ALL
        others = [other for other in range(self.seats) if self.noticed_by(other, change)]
        return sum(1 << other for other in {seat, *others})

    def _accepted(self, before: int, left: State) -> Accepted:
        events = tuple(event for _, event in self._now.told(before))
        return Accepted(tuple(self._now.log[before:]), events, left, self._state)
