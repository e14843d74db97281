"""Windows in which potions may be drunk and used (R-65).

Whoever owns a potion that could be drunk or used is asked, clockwise from the acting player; who
owns which is open to all, so that the question tells nobody anything.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import discard_all, freeze_table_cards
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_visitors import drink_potion
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.npcs import potions
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number, Seat, Several, Word
from stormark.games.battalia.refusals import potions as refusals
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal

TURN_WINDOW: Final = 0  # start and end of a turn
ATTACK_WINDOW: Final = 1  # an attack was announced
LINE_WINDOW: Final = 2  # a line is complete and has not taken effect
DAY_WINDOW: Final = 3  # after the start of a day
BATTLE_WINDOW: Final = 4  # a battle line is complete
MOMENTS: Final = ("turn", "attack", "line", "day", "battle")
OF_BATTLES: Final = (ATTACK_WINDOW, BATTLE_WINDOW)


def open_window(s: Position, thread: i64, seat: i64, moment: i64, side: i64 = 0) -> None:
    """Ask everybody who could do something; nobody is asked where there are no potions."""
    owners = potions.owners(s)
    if not owners:
        return
    asked: list[int] = []
    for distance in range(s.seats):
        other = (seat + distance) % s.seats
        if owners >> other & 1 and can_answer(s, other, seat, moment):
            asked.append(other)
    if asked:
        begin(s, thread, Window(asked[0], moment, side, seat, tuple(asked)))


def can_answer(s: Position, seat: i64, acting: i64, moment: i64) -> bool:
    return potions.window_options(s, seat, acting, moment).count() > 1


@final
class Window(Procedure):
    """One seat after the other is asked; who can do nothing any more is passed over."""

    __slots__ = ("acting", "asked", "moment", "side")

    word: ClassVar[str] = "window"
    asks: ClassVar[tuple[str, ...]] = ("window",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Word("moment", MOMENTS),
        Number("side"),
        Seat("acting"),
        Several(Seat("asked")),
    )

    def __init__(self, seat: i64, moment: i64, side: i64, acting: i64, asked: Cards) -> None:
        self.seat = seat
        self.moment = moment
        self.side = side  # of a battle line
        self.acting = acting
        self.asked = asked  # this seat, and who comes after it

    def run(self, s: Position, thread: i64) -> bool:
        if not self.asked:
            end(s, thread)
            return True
        if not can_answer(s, self.asked[0], self.acting, self.moment):
            self.ask_next(s, thread)
            return True
        return False

    def ask_next(self, s: Position, thread: i64) -> None:
        rest = self.asked[1:]
        seat = rest[0] if rest else self.seat
        go_on(s, thread, Window(seat, self.moment, self.side, self.acting, rest))

    def options(self, s: Position) -> list[int]:
        return self.moves(s).listed()

    def moves(self, s: Position) -> Moves:
        return potions.window_options(s, self.seat, self.acting, self.moment)

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb = V.verb_of(option)
        if verb == V.V_DRINK:
            drink_potion(s, self.seat, V.a_of(option), V.b_of(option) - 1)
        elif verb == V.V_FREEZE:
            potions.POTIONS[L.FROSTHAND].use(s, self, thread)
        elif verb == V.V_RAGE:
            potions.POTIONS[L.BERSERKER].use(s, self, thread)
        else:
            self.ask_next(s, thread)

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return "window", {"window": MOMENTS[self.moment], "acting": self.acting}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.in_window(s, self, option)


register(Window)


def freeze_cards(s: Position, seat: i64, cards: Cards) -> None:
    """A line on the table is switched off."""
    freeze_table_cards(s, seat, cards)
    discard_all(s, seat, cards)
