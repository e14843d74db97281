"""Resolving the effect of another card once more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.effect import Effect, any_ready, effect_below
from stormark.games.xibalba.effects.item_choice import ItemChoice
from stormark.games.xibalba.effects.operation import Operation, Operations, Params, Procedures
from stormark.games.xibalba.effects.words import ADDON_TYPES, Param, one_of
from stormark.games.xibalba.modifiers import active_cards, place_of
from stormark.games.xibalba.procedure import Question
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.reading import Reading
    from stormark.games.xibalba.pack.placement import Moment


@final
class Reuse(Operation):
    """Another active EFFECT card of `kind` is resolved once more.

    No DICE effect happens twice in a round (X-DICE-08, X-RULING-92).
    """

    word: ClassVar[str] = "reuse"
    params: ClassVar[Params] = {
        "kind": Param(one_of("soldier", "addon", *ADDON_TYPES)),
        "phase": Param(one_of("EFFECT", "DICE")),
    }

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.kinds = reading.kinds("kind", V.ADDONS)

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        if moment.continuous:
            return
        if item["phase"] == "DICE":
            report.add("pack-reuse-dice", place.key("phase"))
        elif moment.trigger or moment.phase != "EFFECT" or moment.card_type == "event":
            report.add("pack-reuse-phase", place.key("phase"), found=item["phase"])

    def places(self, s: Position, e: Effect) -> list[int]:
        """The places of other own active cards whose effect can be resolved once more."""
        found: list[int] = []
        for place in range(L.ARK + 1):
            card = place_of(s, e.seat, place)
            if card == e.card or card not in active_cards(s, e.seat):
                continue
            if s.tables.tag[card] == L.TAG_EFFECT and self.kinds >> s.tables.type[card] & 1:
                items = s.tables.main[card]
                if not could_reuse(items.items):
                    if any_ready(s, e.again(card, items), items.items):
                        found.append(place)
        return found

    def feasible(self, s: Position, e: Effect) -> bool:
        return bool(self.places(s, e))

    def perform(self, s: Position, e: Effect) -> None:
        s.push(ChooseReuse(e.seat, e.card, self))

    def reuses(self) -> bool:
        return True


def could_reuse(items: list[Operation]) -> bool:
    """Whether an effect could resolve another one in turn, by itself or by one of its options."""
    for item in items:
        if item.reuses():
            return True
        for nested in item.item_lists():
            if could_reuse(nested.items):
                return True
    return False


@final
class ChooseReuse(ItemChoice):
    """The controller chooses the effect; the only one is resolved without asking."""

    __slots__ = ()

    word: ClassVar[str] = "resolve-again"
    asks: ClassVar[tuple[str, ...]] = ("resolve-again",)

    def places(self, s: Position) -> list[int]:
        assert isinstance(self.item, Reuse)
        return self.item.places(s, effect_below(self))

    def run(self, s: Position) -> bool:
        places = self.places(s)
        if len(places) > 1:
            return False
        if places:
            self.resolve(s, places[0])
        else:
            s.pop()
        return True

    def options(self, s: Position) -> list[int]:
        return [L.pack(L.V_RESOLVE, place) for place in self.places(s)]

    def choose(self, s: Position, option: i64) -> None:
        self.resolve(s, L.a_of(option))

    def resolve(self, s: Position, place: i64) -> None:
        card = place_of(s, self.seat, place)
        s.say(E.E_EFFECT, (self.seat, card))
        s.replace(effect_below(self).again(card, s.tables.main[card]))

    def question(self, s: Position) -> Question:
        return "resolve-again", {"card": s.tables.refs[self.card]}


OPERATIONS: Final[Operations] = (Reuse,)
PROCEDURES: Final[Procedures] = (ChooseReuse,)
