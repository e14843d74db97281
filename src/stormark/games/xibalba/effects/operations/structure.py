"""Items inside items: alternatives, and results of a die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.effect import Effect, any_feasible, effect_below
from stormark.games.xibalba.effects.item_choice import ItemChoice
from stormark.games.xibalba.effects.operation import Operation, Operations, Params, Procedures
from stormark.games.xibalba.effects.payment import has_cost, payable
from stormark.games.xibalba.effects.triggers import fire_blanks
from stormark.games.xibalba.effects.words import DICE, Param, one_of
from stormark.games.xibalba.procedure import Question
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import ItemList
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.reading import Reading


@final
class Choose(Operation):
    """The controller picks one of the `options`, each a list of items paid for together."""

    word: ClassVar[str] = "choose"
    nested: ClassVar[str] = "options"

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.alternatives = reading.alternatives("options")

    @staticmethod
    def rolls_paragon(item: Mapping[str, Any]) -> bool:
        return True  # one of its items may

    def open_alternatives(self, s: Position, e: Effect) -> list[int]:
        """Those that can be paid for and carried out."""
        return [
            index
            for index, part in enumerate(self.alternatives)
            if payable(s, e.seat, e.card, part.items) and any_feasible(s, e, part.items)
        ]

    def feasible(self, s: Position, e: Effect) -> bool:
        return bool(self.open_alternatives(s, e))

    def perform(self, s: Position, e: Effect) -> None:
        open_ones = self.open_alternatives(s, e)
        if len(open_ones) == 1:
            s.push(e.part(self.alternatives[open_ones[0]]))
        elif open_ones:
            s.push(ChooseAlternative(e.seat, e.card, self))

    def item_lists(self) -> list[ItemList]:
        return self.alternatives

    def always_costs(self) -> bool:
        if self.has_pay():
            return True
        for part in self.alternatives:
            if not has_cost(part.items):
                return False
        return True


@final
class ChooseAlternative(ItemChoice):
    """One of several alternatives that can be carried out is chosen."""

    __slots__ = ()

    word: ClassVar[str] = "choose-option"
    asks: ClassVar[tuple[str, ...]] = ("choose-option",)

    def operation(self) -> Choose:
        assert isinstance(self.item, Choose)
        return self.item

    def options(self, s: Position) -> list[int]:
        return [
            L.pack(L.V_OPTION, index)
            for index in self.operation().open_alternatives(s, effect_below(self))
        ]

    def choose(self, s: Position, option: i64) -> None:
        part = effect_below(self).part(self.operation().alternatives[L.a_of(option)])
        s.replace(part)

    def question(self, s: Position) -> Question:
        return "choose-option", {"card": s.tables.refs[self.card]}


@final
class Gamble(Operation):
    """Roll one `die` and carry out the list of the face rolled."""

    word: ClassVar[str] = "gamble"
    params: ClassVar[Params] = {"die": Param(one_of(*DICE))}
    nested: ClassVar[str] = "results"

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.die = reading.die("die")
        self.results = reading.by_kind("results", self.die)

    @staticmethod
    def rolls_paragon(item: Mapping[str, Any]) -> bool:
        return True  # one of its items may

    def perform(self, s: Position, e: Effect) -> None:
        kind = s.roll(self.die)
        s.say(E.E_ROLL, (e.seat, E.BY_EFFECT, e.card, kind))
        if kind == L.P0:
            fire_blanks(s, e.seat, 1, e.card)  # after the result (X-RULING-79)
        if self.results[kind].items:
            s.push(e.part(self.results[kind]))

    def item_lists(self) -> list[ItemList]:
        return self.results


OPERATIONS: Final[Operations] = (Choose, Gamble)
PROCEDURES: Final[Procedures] = (ChooseAlternative,)
