"""The clocks of all seats of a match."""

from __future__ import annotations

from collections.abc import Iterable

from stormark.kernel.fields import expect, inside, only, read
from stormark.kernel.json import Json, JsonDict
from stormark.server.clock.seat import Question, SeatClock
from stormark.server.clock.settings import BANK, NONE, ClockSettings


class Clock:
    """Every method that changes something belongs to a record of the match log and gets its time.

    A time before that of an earlier record counts as that one's: clocks never run backwards.
    Questions about the clocks change nothing, however often and whenever they are asked.
    """

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self._seats = [SeatClock(settings.bank) for _ in range(seats)]
        self._at = 0  # the time of the last record
        self._turn = 0
        self._paused = False
        self._played = 0  # playing time of the whole match
        self._last_mover = -1

    # What records do

    def asked(
        self,
        now: int,
        questions: Iterable[Question],
        turn: int,
        by: int | None = None,
        undone: bool = False,
    ) -> None:
        """All open decisions after a record; nobody is asked any more when the match is over.

        `by` is the seat whose move, or (`undone`) whose undo this was; None: the match began.
        """
        self._run(now)
        if by is not None and by != self._last_mover:
            self._last_mover = by  # a seat may only take back its own latest moves
            for clock in self._seats:
                clock.forget(self._turn)
        self._turn = turn
        open_now = {question.seat: question for question in questions}
        for seat, clock in enumerate(self._seats):
            question = open_now.get(seat)
            if question is not None:
                clock.ask(self.settings, question, turn)
            elif undone and seat != by:
                clock.was_not_asked(turn)
            else:
                clock.stop_asking()

    def pause(self, now: int) -> None:
        self._run(now)
        self._paused = True

    def resume(self, now: int) -> None:
        self._run(now)
        self._paused = False

    def interrupted(self, last_seen_at: int, back_at: int) -> None:
        """The server was away in between: nobody is charged for that."""
        self._run(last_seen_at)
        self._at = max(self._at, back_at)

    def take_over(self, seat: int, now: int) -> None:
        """A bot plays this seat: it has no clock until it is given back."""
        self._run(now)
        self._seats[seat].bot = True

    def give_back(self, seat: int, now: int) -> None:
        """The player finds the clock as it was left; where nothing was left, it is renewed."""
        self._run(now)
        clock = self._seats[seat]
        clock.bot = False
        if clock.left(self.settings, self._turn) == 0:
            clock.renew(self.settings, self._turn)

    def forgive(self, seat: int, now: int) -> None:
        """The system acted for a seat whose time was up: the seat gets time to go on."""
        self._run(now)
        self._seats[seat].renew(self.settings, self._turn)

    def _run(self, now: int) -> None:
        """Charge everybody who was deciding since the last record."""
        duration = self._since(now)
        self._played += duration if self._match_runs() else 0
        for clock in self._seats:
            if clock.runs(self.settings):
                clock.charge(self.settings, duration, self._turn)
        self._at = max(self._at, now)

    # What can be asked

    @property
    def turn(self) -> int:
        """In which the last questions were asked."""
        return self._turn

    def running(self, seat: int) -> bool:
        return not self._paused and self._seats[seat].runs(self.settings)

    def remaining(self, seat: int, now: int) -> int | None:
        """Milliseconds this seat may still use; None: it has no clock.

        For a seat that is not asked: what it would have if its turn came now.
        """
        clock = self._seats[seat]
        if self.settings.kind == NONE or clock.bot:
            return None
        left = clock.left(self.settings, self._turn)
        return max(0, left - self._since(now)) if self.running(seat) else left

    def used(self, seat: int, now: int) -> int:
        """Milliseconds this seat was charged so far."""
        clock = self._seats[seat]
        if not self.running(seat):
            return clock.used
        return clock.used + min(self._since(now), clock.left(self.settings, self._turn))

    def expired(self, now: int) -> list[int]:
        """The seats whose time is up while they are asked."""
        return [
            seat
            for seat in range(len(self._seats))
            if self.running(seat) and self.remaining(seat, now) == 0
        ]

    def expires_at(self, seat: int) -> int | None:
        """When the time of a seat that is asked will be up, or was; None: its clock stands."""
        if not self.running(seat):
            return None
        return self._at + self._seats[seat].left(self.settings, self._turn)

    def next_expiry(self) -> int | None:
        """When the first of them will be: whoever waits for it has to act then."""
        ends = (self.expires_at(seat) for seat in range(len(self._seats)))
        return min((end for end in ends if end is not None), default=None)

    def playing_time_left(self, now: int) -> int | None:
        """What is left of the playing time of the whole match; None: it is not measured.

        When it is up, people are told and nothing else happens (B-TIMER-03, B-RULING-81).
        """
        if not self.settings.match:
            return None
        played = self._played + (self._since(now) if self._match_runs() else 0)
        return max(0, self.settings.match - played)

    def playing_time_up_at(self) -> int | None:
        """When to tell people that the playing time is up; None: it is up already, or stands."""
        left = self.playing_time_left(self._at)
        return self._at + left if left and self._match_runs() else None

    def public(self, now: int) -> JsonDict:
        """What everybody may see: who is asked, which their views show too, and times."""
        return {
            "kind": self.settings.kind,
            "at": now,
            "paused": self._paused,
            "playing_time_left": self.playing_time_left(now),
            "seats": [self._public_seat(seat, now) for seat in range(len(self._seats))],
        }

    def _public_seat(self, seat: int, now: int) -> JsonDict:
        remaining = self.remaining(seat, now)
        shown: JsonDict = {
            "running": self.running(seat),
            "remaining": remaining,
            "used": self.used(seat, now),
        }
        if self.settings.kind == BANK and remaining is not None:
            shown["bank"] = min(remaining, self._seats[seat].bank)  # it is drawn from last
        return shown

    def _since(self, now: int) -> int:
        """Time that counts since the last record."""
        return 0 if self._paused else max(0, now - self._at)

    def _match_runs(self) -> bool:
        return not self._paused and any(clock.asked for clock in self._seats)

    # Snapshots

    def to_json(self) -> JsonDict:
        return {
            "settings": self.settings.to_json(),
            "seats": [clock.to_json() for clock in self._seats],
            "at": self._at,
            "turn": self._turn,
            "paused": self._paused,
            "played": self._played,
            "last_mover": self._last_mover,
        }

    @staticmethod
    def from_json(data: Json, place: str = "clocks") -> Clock:
        """Inverse of `to_json`; raises InputError naming the field."""
        table = expect(data, dict, place)
        only(table, ("settings", "seats", *_NUMBERS, "paused"), place)
        seats = read(table, "seats", list, place)
        settings = ClockSettings.from_json(
            read(table, "settings", dict, place), inside(place, "settings")
        )
        clock = Clock(settings, len(seats))
        for number, seat in enumerate(seats):
            clock._seats[number] = SeatClock.from_json(seat, f"{inside(place, 'seats')}[{number}]")
        clock._at, clock._turn, clock._played, clock._last_mover = (
            read(table, name, int, place) for name in _NUMBERS
        )
        clock._paused = read(table, "paused", bool, place)
        return clock


_NUMBERS = ("at", "turn", "played", "last_mover")
