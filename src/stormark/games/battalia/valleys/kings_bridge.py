"""The King's Bridge (B-BRIDGE-08 to -15): deliver, buy or swap Great Artefacts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import mark_city
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import (
    give_back_great,
    search_out_great,
)
from stormark.games.battalia.atoms_visitors import use_bridge
from stormark.games.battalia.effects import fate
from stormark.games.battalia.grid import cities_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import holds
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import BoardField, Card, Declared, Flag, Number
from stormark.games.battalia.queries import (
    count_level,
    fought_over,
    freely_upgradable,
    is_great,
)
from stormark.games.battalia.refusals.cards import changed_fields, fought, no
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal

DELIVER: Final = 0
BUY: Final = 1
SWAP: Final = 2


def deliverable(s: Position, seat: i64) -> list[int]:
    """The Great Artefacts of a deck, wherever they lie; a pitched Pavilion stays (R-78)."""
    found: list[int] = []
    for pile in (s.hand[seat], s.nation[seat], s.refuge[seat], s.ambush[seat], s.table[seat]):
        for card in pile:
            plain = L.plain(card)
            if is_great(plain) and L.lender_of(card) < 0 and plain not in found:
                found.append(plain)
    return sorted(found)


def lowerable(s: Position, seat: i64, levels: i64) -> list[int]:
    """Cities that may be lowered: never below 1, a capital only into a free residence slot."""
    closed = fought_over(s, seat)
    return [
        field
        for field in cities_of(s, seat)
        if s.place[field] == L.CITY
        and s.level[field] > levels
        and not holds(closed, field)
        and not stuck(s, seat, field, levels)
    ]


def stuck(s: Position, seat: i64, field: i64, levels: i64) -> bool:
    return s.level[field] - levels == 5 and count_level(s, seat, 5) >= s.rules.tables.max_residences


@final
class Bridge(Procedure):
    """A hero has stopped on the bridge: deliver, buy, swap or pass (B-BRIDGE-08)."""

    __slots__ = ("hero",)

    word: ClassVar[str] = "bridge"
    asks: ClassVar[tuple[str, ...]] = ("bridge",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("hero"))

    def __init__(self, seat: i64, hero: i64) -> None:
        self.seat = seat
        self.hero = hero

    def run(self, s: Position, thread: i64) -> bool:
        """Nobody is asked where nothing but passing is left."""
        if len(self.options(s)) > 1:
            return False
        end(s, thread)
        return True

    def options(self, s: Position) -> list[int]:
        options: list[int] = []
        greats = deliverable(s, self.seat)
        to_choose = s.great_up or s.fates
        if greats and freely_upgradable(s, self.seat):
            options.append(V.pack(V.V_BRIDGE, DELIVER))
        if lowerable(s, self.seat, 2) or len(lowerable(s, self.seat, 1)) > 1:
            if to_choose:
                options.append(V.pack(V.V_BRIDGE, BUY))
        if greats and to_choose:
            options.append(V.pack(V.V_BRIDGE, SWAP))
        options.append(V.pack(V.V_PASS))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_PASS:
            end(s, thread)
            return
        use_bridge(s, self.seat, self.hero)
        deal = V.a_of(option)
        if deal == DELIVER:
            go_on(s, thread, Deliver(self.seat))
        elif deal == BUY:
            go_on(s, thread, Buy(self.seat))
        else:
            go_on(s, thread, Swap(self.seat))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = fought(s, seat, *changed_fields(s, seat, option))
        if refusal is not None:
            return refusal
        if V.verb_of(option) != V.V_BRIDGE:
            return no("B-BRIDGE-08", "bridge-first")
        deal = V.a_of(option)
        if deal == BUY:
            left = s.great_up or s.fates
            return no("B-BRIDGE-11", "not-lowered" if left else "no-great-left")
        if not deliverable(s, seat):
            return no("B-BRIDGE-09" if deal == DELIVER else "B-BRIDGE-13", "no-great")
        if deal == DELIVER:
            return no("B-RULING-18", "not-upgradable")
        return no("B-BRIDGE-13", "no-great-left")


register(Bridge)


@final
class Deliver(Procedure):
    """Great Artefacts go to the rest stack; each raises one own city (B-BRIDGE-09, -10)."""

    __slots__ = ("begun",)

    word: ClassVar[str] = "bridge-deliver"
    asks: ClassVar[tuple[str, ...]] = ("bridge",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Flag("begun"))

    def __init__(self, seat: i64, begun: bool = False) -> None:
        self.seat = seat
        self.begun = begun  # one was delivered: he may stop

    def run(self, s: Position, thread: i64) -> bool:
        if self.deliveries(s):
            return False
        end(s, thread)
        return True

    def deliveries(self, s: Position) -> list[int]:
        return [
            V.pack(V.V_DELIVER, card, field)
            for card in deliverable(s, self.seat)
            for field in freely_upgradable(s, self.seat)
        ]

    def options(self, s: Position) -> list[int]:
        options = self.deliveries(s)
        if self.begun:
            options.append(V.pack(V.V_FINISH))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_FINISH:
            end(s, thread)
            return
        card, field = V.a_of(option), V.b_of(option)
        search_out_great(s, self.seat, card)
        give_back_great(s, card)
        go_on(s, thread, Deliver(self.seat, True))
        mark_city(s, field, self.seat, s.level[field] + 1)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = fought(s, seat, *changed_fields(s, seat, option))
        if refusal is not None:
            return refusal
        if V.verb_of(option) != V.V_DELIVER:
            return no("B-BRIDGE-09", "bridge-first")
        if V.a_of(option) not in deliverable(s, seat):
            return no("B-BRIDGE-09", "no-great")
        return no("B-RULING-18", "not-upgradable")


register(Deliver)


@final
class Buy(Procedure):
    """One city falls by two levels or two by one each, for a Great Artefact (B-BRIDGE-11)."""

    __slots__ = ("lowered",)

    word: ClassVar[str] = "bridge-buy"
    asks: ClassVar[tuple[str, ...]] = ("bridge",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, BoardField("lowered"))

    def __init__(self, seat: i64, lowered: i64 = -1) -> None:
        self.seat = seat
        self.lowered = lowered  # the first of two cities

    def run(self, s: Position, thread: i64) -> bool:
        if self.options(s):
            return False
        end(s, thread)
        return True

    def options(self, s: Position) -> list[int]:
        by_one = lowerable(s, self.seat, 1)
        if self.lowered >= 0:
            return [V.pack(V.V_FIELD, field, 1) for field in by_one if field != self.lowered]
        options = [V.pack(V.V_FIELD, field, 2) for field in lowerable(s, self.seat, 2)]
        if len(by_one) > 1:
            options += [V.pack(V.V_FIELD, field, 1) for field in by_one]
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        field, levels = V.a_of(option), V.b_of(option)
        mark_city(s, field, self.seat, s.level[field] - levels)
        if levels == 2 or self.lowered >= 0:
            go_on(s, thread, fate.ChooseGreat(self.seat))
        else:
            go_on(s, thread, Buy(self.seat, field))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = fought(s, seat, *changed_fields(s, seat, option))
        if refusal is not None:
            return refusal
        if V.verb_of(option) == V.V_FIELD:
            return no("B-RULING-78", "not-lowered")
        return no("B-BRIDGE-11", "bridge-first")


register(Buy)


@final
class Swap(Procedure):
    """A Great Artefact of the own deck for a face-up one or a Fate card (B-BRIDGE-13)."""

    __slots__ = ()

    word: ClassVar[str] = "bridge-swap"
    asks: ClassVar[tuple[str, ...]] = ("bridge",)

    def run(self, s: Position, thread: i64) -> bool:
        if self.options(s):
            return False
        end(s, thread)
        return True

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_TAKE, card) for card in deliverable(s, self.seat)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        card = V.a_of(option)
        search_out_great(s, self.seat, card)
        go_on(s, thread, ReturnGreat(self.seat, card))
        begin(s, thread, fate.ChooseGreat(self.seat))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        taking = V.verb_of(option) == V.V_TAKE
        return no("B-BRIDGE-13", "no-great" if taking else "bridge-first")


register(Swap)


@final
class ReturnGreat(Procedure):
    """After a swap the old Great Artefact goes into the rest stack (B-BRIDGE-14)."""

    __slots__ = ("card",)

    word: ClassVar[str] = "return-great"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Card("card"))

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Position, thread: i64) -> bool:
        end(s, thread)
        give_back_great(s, self.card)
        return True

    def held(self) -> Cards:
        return (self.card,)


register(ReturnGreat)
