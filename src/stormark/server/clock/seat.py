"""The clock of one seat: what it may use, what it has used."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Final, NamedTuple

from stormark.kernel.fields import expect, inside, only, read
from stormark.kernel.json import Json, JsonDict
from stormark.server.clock.settings import MOVE, NONE, ClockSettings

_WINDOW: Final = "window "


class Question(NamedTuple):
    """An open decision: who is asked, whether in the own turn, and the decision's id."""

    seat: int
    own_turn: bool
    decision: str

    @property
    def name(self) -> str:
        """Seat and number of the decision, without how often the match had gone back.

        A question asked again after an undo has a new id (`0.7.1`) but no new time.
        """
        return ".".join(self.decision.split(".")[:2])


def turn_allowance(turn: int) -> str:
    return f"turn {turn}"


@dataclass
class SeatClock:
    """Time is drawn from an allowance (of a decision, a turn or a window), then from the bank.

    What was spent of an allowance is remembered as long as an undo can bring it back.
    """

    bank: int
    used: int = 0  # all the time this seat was charged
    credited: int = -1  # the last turn that brought an increment
    bot: bool = False
    asked: bool = False
    latest: str = ""  # the allowance in use, or used last
    spent: dict[str, int] = field(default_factory=dict)
    windows: dict[str, str] = field(default_factory=dict)  # of decisions outside the own turn

    @property
    def open(self) -> str:
        """The allowance in use; nothing: the seat is not asked."""
        return self.latest if self.asked else ""

    def runs(self, settings: ClockSettings) -> bool:
        """Whether time passes for this seat, pauses aside."""
        return settings.kind != NONE and self.asked and not self.bot

    def ask(self, settings: ClockSettings, question: Question, turn: int) -> None:
        if question.own_turn and turn > self.credited:
            self.credited = turn
            self.bank += 0 if self.bot else settings.increment
        self.latest = self._allowance(settings, question, turn)
        self.asked = True

    def stop_asking(self) -> None:
        self.asked = False

    def was_not_asked(self, turn: int) -> None:
        """Somebody took back what led to this question: the next one comes with fresh time."""
        if self.open != turn_allowance(turn):
            self.spent.pop(self.open, None)
        self.stop_asking()

    def left(self, settings: ClockSettings, turn: int) -> int:
        """What this seat may use before its time is up; idle seats as if asked in their turn."""
        name = self.open or turn_allowance(turn)
        return _size(settings, name) - self.spent.get(name, 0) + self.bank

    def charge(self, settings: ClockSettings, duration: int, turn: int) -> None:
        """Take time away, at most what is left."""
        charged = min(duration, self.left(settings, turn))
        spent = self.spent.get(self.open, 0)
        fresh = min(charged, _size(settings, self.open) - spent)
        if fresh:
            self.spent[self.open] = spent + fresh
        self.bank -= charged - fresh
        self.used += charged

    def renew(self, settings: ClockSettings, turn: int) -> None:
        """A fresh allowance, and at least the grace in the bank."""
        self.spent.pop(self.open or turn_allowance(turn), None)
        self.bank = max(self.bank, settings.grace)

    def forget(self, turn: int) -> None:
        """Drop what no undo can bring back: all but the latest question and the present turn.

        A question that waits for others to answer theirs comes back with its time.
        """
        kept = {self.latest, turn_allowance(turn)}
        self.spent = {name: spent for name, spent in self.spent.items() if name in kept}
        self.windows = {asked: name for asked, name in self.windows.items() if name in kept}

    def _allowance(self, settings: ClockSettings, question: Question, turn: int) -> str:
        """The name of the allowance a question draws from."""
        if settings.reaction and not question.own_turn:
            begun = self.open if self.open.startswith(_WINDOW) else _WINDOW + question.name
            return self.windows.setdefault(question.name, begun)
        if settings.kind == MOVE:
            return f"decision {question.name}"
        return turn_allowance(turn)

    def to_json(self) -> JsonDict:
        return asdict(self)

    @staticmethod
    def from_json(data: Json, place: str) -> SeatClock:
        table = expect(data, dict, place)
        only(table, SeatClock.__dataclass_fields__, place)
        spent = read(table, "spent", dict, place)
        windows = read(table, "windows", dict, place)
        return SeatClock(
            bank=read(table, "bank", int, place),
            used=read(table, "used", int, place),
            credited=read(table, "credited", int, place),
            bot=read(table, "bot", bool, place),
            asked=read(table, "asked", bool, place),
            latest=read(table, "latest", str, place),
            spent={name: expect(spent[name], int, inside(place, name)) for name in spent},
            windows={asked: expect(windows[asked], str, inside(place, asked)) for asked in windows},
        )


def _size(settings: ClockSettings, allowance: str) -> int:
    return settings.reaction if allowance.startswith(_WINDOW) else settings.allowance
