"""Cards for sale, and common actions without their price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.common_actions import (
    action_possible,
    carry_out,
    discard_for,
    discard_from,
    discard_places,
)
from stormark.games.xibalba.effects.item_choice import RepeatedChoice
from stormark.games.xibalba.effects.operation import Operation, Operations, Params, Procedures
from stormark.games.xibalba.effects.words import (
    ACTIONS_WITHOUT_DICE,
    COMMON_ACTIONS,
    DECK,
    FEW,
    Param,
    one_of,
)
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    Fields,
    item_field,
    number_field,
)
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.action_refusals import why_not_common
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.refusal import Refusal

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading
    from stormark.games.xibalba.pack.placement import Moment


@final
class CycleMarket(Operation):
    """Up to `count` cards for sale are discarded and replaced; none in Apocalypse mode."""

    word: ClassVar[str] = "cycle_market"
    params: ClassVar[Params] = {"deck": Param(DECK), "count": Param(FEW)}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.decks = reading.kinds("deck", V.EVERY_TYPE)
        self.count = reading.number("count")

    def slots(self, s: Position) -> list[int]:
        """The market slots it may empty (X-APOC-14)."""
        if s.apocalypse:
            return []
        return [
            slot
            for slot in range(L.MARKET_SLOTS)
            if s.market[slot] >= 0 and self.decks >> (slot >> 1) & 1
        ]

    def feasible(self, s: Position, e: Effect) -> bool:
        return bool(self.slots(s))

    def perform(self, s: Position, e: Effect) -> None:
        s.push(ReplaceMarket(e.seat, e.card, self, self.count, e.is_voluntary()))


@final
class ReplaceMarket(RepeatedChoice):
    """Cards for sale are replaced one after the other (X-RULING-74)."""

    __slots__ = ()

    word: ClassVar[str] = "replace-market"
    asks: ClassVar[tuple[str, ...]] = ("replace-market",)

    def operation(self) -> CycleMarket:
        assert isinstance(self.item, CycleMarket)
        return self.item

    def run(self, s: Position) -> bool:
        slots = self.operation().slots(s) if self.left > 0 else []
        if not slots:
            s.pop()
        elif len(slots) == 1 and not self.may_stop():
            self.replace(s, slots[0])
        else:
            return False
        return True

    def options(self, s: Position) -> list[int]:
        options = [L.pack(L.V_SLOT, slot) for slot in self.operation().slots(s)]
        if self.may_stop():
            options.append(L.pack(L.V_DONE))
        return options

    def choose(self, s: Position, option: i64) -> None:
        if L.verb_of(option) == L.V_DONE:
            s.pop()
        else:
            self.replace(s, L.a_of(option))

    def replace(self, s: Position, slot: i64) -> None:
        item = self.operation()
        s.replace(ReplaceMarket(self.seat, self.card, item, self.left - 1, self.voluntary))
        discard_from(s, self.seat, slot)

    def question(self, s: Position) -> Question:
        return "replace-market", {"card": s.tables.refs[self.card], "left": self.left}


# --- common actions


@final
class FreeAction(Operation):
    """A common action is carried out `count` times without paying; it counts as used.

    Who may discard a card names one or none; what costs something is asked before (X-RULING-95).
    """

    word: ClassVar[str] = "free_action"
    params: ClassVar[Params] = {"action": Param(one_of(*COMMON_ACTIONS)), "count": Param(FEW)}
    moves_soldiers: ClassVar[bool] = True
    uses_moments: ClassVar[bool] = True

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.action = reading.choice("action", V.ACTION_WORDS)
        self.count = reading.number("count")

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        action = item["action"]
        if action not in ACTIONS_WITHOUT_DICE and not moment.has_pool("changes"):
            moment.report_no_pool(report, action, place.key("action"))

    def feasible(self, s: Position, e: Effect) -> bool:
        return action_possible(s, e.seat, self.action)

    def offers_itself(self) -> bool:
        return self.action == L.DISCARD_ACTION and self.optional and not self.has_pay()

    def perform(self, s: Position, e: Effect) -> None:
        s.push(FreeActions(e.seat, e.card, self, self.count))


@final
class FreeActions(Procedure):
    """Each action is over, with its own moments, before the next one."""

    __slots__ = ("card", "item", "left")

    word: ClassVar[str] = "free-actions"
    fields: ClassVar[Fields] = (SEAT, CARD, item_field("item"), number_field("left"))
    asks: ClassVar[tuple[str, ...]] = ("discard",)

    def __init__(self, seat: i64, card: i64, item: Operation, left: i64) -> None:
        self.below = None
        self.seat = seat
        self.step = 0
        self.card = card
        self.item = item
        self.left = left

    def operation(self) -> FreeAction:
        assert isinstance(self.item, FreeAction)
        return self.item

    def run(self, s: Position) -> bool:
        action = self.operation().action
        if self.left <= 0 or not action_possible(s, self.seat, action):
            s.pop()
        elif action != L.DISCARD_ACTION:
            s.replace(self.counted_down())
            carry_out(s, self.seat, action, 0)
        else:
            places = discard_places(s, self.seat)
            if len(places) > 1 or self.item.offers_itself():
                return False
            self.discard(s, places[0])
        return True

    def counted_down(self) -> FreeActions:
        return FreeActions(self.seat, self.card, self.item, self.left - 1)

    def discard(self, s: Position, place: i64) -> None:
        s.replace(self.counted_down())
        discard_for(s, self.seat, place, 0)

    def options(self, s: Position) -> list[int]:
        options = [L.pack(L.V_DISCARD, place) for place in discard_places(s, self.seat)]
        if self.item.offers_itself():
            options.append(L.pack(L.V_DONE))
        return options

    def choose(self, s: Position, option: i64) -> None:
        if L.verb_of(option) == L.V_DONE:
            s.pop()
        else:
            self.discard(s, L.a_of(option))

    def question(self, s: Position) -> Question:
        return "discard", {"card": s.tables.refs[self.card]}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        if L.verb_of(option) == L.V_DISCARD:
            return why_not_common(s, seat, L.V_DISCARD, L.a_of(option))
        return super().why_not(s, seat, option)


OPERATIONS: Final[Operations] = (CycleMarket, FreeAction)
PROCEDURES: Final[Procedures] = (ReplaceMarket, FreeActions)
