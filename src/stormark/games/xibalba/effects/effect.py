"""Resolving a list of items from top to bottom (G3, X-CARD-36): the procedure of every effect."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import count_use, return_dice
from stormark.games.xibalba.effects import paying
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.payment import payable, within_limit
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    Fields,
    flag_field,
    item_list_field,
    number_field,
    seat_field,
    step_field,
    type_field,
    word_field,
)
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import NO_ITEMS, ItemList
from stormark.kernel.compiling import i64, mypyc_attr

LOOK: Final = 0  # at the next item
ASK: Final = 1  # whether an optional one is used
PAY: Final = 2
WHOM: Final = 3  # which opponent it affects
CARRY_OUT: Final = 4

# --- how a list of items came to be resolved
IN_EFFECT_PHASE: Final = 0
IN_DICE_PHASE: Final = 1
ACTIVATION: Final = 2  # ACTION effect of an add-on card, paid for as a whole
EVENT: Final = 3
MOMENT: Final = 4
OCCASIONS: Final = ("effect-phase", "dice-phase", "activation", "event", "moment")


@mypyc_attr(free_list_len=1)
@final
class Effect(Procedure):
    """The items of a card, or of a part of one, are resolved for its controller."""

    __slots__ = (
        "at_item",
        "bought",
        "card",
        "chosen",
        "earlier",
        "items",
        "nested",
        "occasion",
        "other",
        "used",
    )

    word: ClassVar[str] = "effect"
    fields: ClassVar[Fields] = (
        SEAT,
        CARD,
        item_list_field("items"),
        word_field("occasion", *OCCASIONS),
        number_field("at_item"),
        step_field("look", "ask", "pay", "whom", "carry-out"),
        seat_field("chosen", may_miss=True),
        seat_field("other", may_miss=True),
        flag_field("nested"),
        number_field("used", most=1 << 31),
        type_field("bought", may_miss=True),
        number_field("earlier", most=1 << 31),
    )
    asks: ClassVar[tuple[str, ...]] = ("use-effect", "choose-opponent")

    def __init__(
        self,
        seat: i64,
        card: i64,
        items: ItemList = NO_ITEMS,
        occasion: i64 = IN_EFFECT_PHASE,
        at_item: i64 = 0,
        step: i64 = LOOK,
        chosen: i64 = -1,
        other: i64 = -1,
        nested: bool = False,
        used: i64 = 0,
        bought: i64 = -1,
        earlier: i64 = 0,
    ) -> None:
        self.below = None
        self.seat = seat
        self.card = card
        self.items = items
        self.occasion = occasion
        self.at_item = at_item
        self.step = step
        self.chosen = chosen  # opponent chosen by an item
        self.other = other  # the other side of a moment: target, attacker or former owner
        self.nested = nested  # it is the chosen or rolled part of another item
        self.used = used  # which items an activation uses, as a mask
        self.bought = bought  # the type of the card whose purchase is the moment
        self.earlier = earlier  # how many moments had been noted down before this one

    def at(self, step: i64) -> Effect:
        return self.moved(self.at_item, step, self.chosen)

    def moved(self, at_item: i64, step: i64, chosen: i64) -> Effect:
        return Effect(
            self.seat,
            self.card,
            self.items,
            self.occasion,
            at_item,
            step,
            chosen,
            self.other,
            self.nested,
            self.used,
            self.bought,
            self.earlier,
        )

    def part(self, items: ItemList) -> Effect:
        """A nested list of items, resolved as part of the same effect."""
        return Effect(
            self.seat,
            self.card,
            items,
            self.occasion,
            0,
            LOOK,
            self.chosen,
            self.other,
            True,
            self.used,
            self.bought,
            self.earlier,
        )

    def again(self, card: i64, items: ItemList) -> Effect:
        """The effect of another card, resolved once more in the course of this one."""
        return Effect(self.seat, card, items, self.occasion)

    def is_voluntary(self) -> bool:
        """Whether it was begun by choice: an activation or an event."""
        return self.occasion == ACTIVATION or self.occasion == EVENT

    # --- from item to item

    def run(self, s: Position) -> bool:
        items = self.items.items
        if self.at_item >= len(items):
            s.pop()
            if self.is_voluntary() and not self.nested:
                return_dice(s)
            return True
        item = items[self.at_item]
        if self.step == LOOK:
            self.look(s, item)
        elif self.step == ASK:
            return False
        elif self.step == PAY:
            s.goto(WHOM)
            if not self.paid_before():
                count_use(s, item, self.card)
                if item.has_pay():
                    paying.pay(s, self.seat, self.card, [item])
        elif self.step == WHOM:
            return self.only_player(s, item)
        else:
            s.replace(self.moved(self.at_item + 1, LOOK, self.chosen))
            if s.tables.reached is not None:
                s.tables.reached.count(item, self.card)
            item.perform(s, self)
        return True

    def paid_before(self) -> bool:
        """Items of an activation were paid for and counted together (G2)."""
        return self.occasion == ACTIVATION and not self.nested

    def look(self, s: Position, item: Operation) -> None:
        if not self.is_used(s, item):
            s.replace(self.moved(self.at_item + 1, LOOK, self.chosen))
        elif item.optional and not item.offers_itself():
            s.goto(ASK)
        else:
            s.goto(PAY)

    def is_used(self, s: Position, item: Operation) -> bool:
        if not self.paid_before():
            return ready(s, self, item)
        in_use = self.used >> self.at_item & 1
        return bool(in_use) and item.holds(s, self.seat, self.card) and item.feasible(s, self)

    def only_player(self, s: Position, item: Operation) -> bool:
        """Go on unless there are several opponents to choose from (X-RULING-71)."""
        if item.chooses_player():
            seats = item.affected(s, self)
            if len(seats) > 1:
                return False
            if seats:
                s.replace(self.moved(self.at_item, CARRY_OUT, seats[0]))
                return True
        s.goto(CARRY_OUT)
        return True

    # --- its decisions: whether an item is used, and on whom

    def options(self, s: Position) -> list[int]:
        if self.step == ASK:
            return [L.pack(L.V_USE), L.pack(L.V_PASS)]
        seats = self.items.items[self.at_item].affected(s, self)
        return [L.pack(L.V_OPPONENT, seat) for seat in seats]

    def choose(self, s: Position, option: i64) -> None:
        verb = L.verb_of(option)
        if verb == L.V_USE:
            s.goto(PAY)
        elif verb == L.V_PASS:
            s.replace(self.moved(self.at_item + 1, LOOK, self.chosen))
        else:
            s.replace(self.moved(self.at_item, CARRY_OUT, L.a_of(option)))

    def question(self, s: Position) -> Question:
        item = self.items.items[self.at_item]
        return "use-effect" if self.step == ASK else "choose-opponent", {
            "card": s.tables.refs[self.card],
            "op": item.word,
            "price": {
                "resources": item.pay_resources,
                "paragon": item.pay_paragon,
                "life": item.pay_life,
            },
        }


def effect_below(procedure: Procedure) -> Effect:
    """The effect in the course of which a choice is made; it is already at the next item."""
    below = procedure.below
    assert isinstance(below, Effect)
    return below


# --- whether items are carried out


def ready(s: Position, e: Effect, item: Operation) -> bool:
    """Whether an item of an effect is to be applied now."""
    return (
        item.holds(s, e.seat, e.card)
        and item.answers(s, e)
        and within_limit(s, item, e.card)
        and (not item.has_pay() or payable(s, e.seat, e.card, [item]))
        and item.feasible(s, e)
    )


def any_ready(s: Position, e: Effect, items: list[Operation]) -> bool:
    for item in items:
        if ready(s, e, item):
            return True
    return False


def any_feasible(s: Position, e: Effect, items: list[Operation]) -> bool:
    """Whether at least one of some items, paid for together, could be carried out."""
    for item in items:
        if item.holds(s, e.seat, e.card) and item.feasible(s, e):
            return True
    return False
