"""Promotion (B-ART-13 to -17, R-29): by a Title, a storm effect or Metamorpha."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import colours, return_card, take_from_stack
from stormark.games.battalia.atoms_flow import end, go_on
from stormark.games.battalia.atoms_storm import look_through
from stormark.games.battalia.atoms_transform import IN_HAND
from stormark.games.battalia.effects.transform import (
    Transformation,
    names,
    one_rank,
    rises,
    unit_targets,
)
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import SEAT, register
from stormark.games.battalia.procedure_fields import Card, Declared, Number, Seat, Word
from stormark.games.battalia.queries import matches, rank_of
from stormark.games.battalia.refusals.artefacts import unpromotable
from stormark.games.battalia.refusals.cards import held, no, not_held, wrong_kind
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal

FREE: Final = -1  # no Title was played: an effect promotes a unit of the hand by one rank
PLACES: Final = ("hand", "line")
SIDES: Final = ("attacker", "defender")


@final
class Promote(Transformation):
    """Name a unit, then by how many ranks it rises, then the new unit where there is a choice."""

    __slots__ = ("place", "rise", "unit")

    word: ClassVar[str] = "promote"
    asks: ClassVar[tuple[str, ...]] = ("promote",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Card("card"),
        Word("side", SIDES),
        Seat("attacker"),
        Card("unit"),
        Word("place", PLACES),
        Number("rise"),
    )

    def __init__(
        self,
        seat: i64,
        card: i64 = FREE,
        side: i64 = -1,
        attacker: i64 = -1,
        unit: i64 = -1,
        place: i64 = IN_HAND,
        rise: i64 = 0,
    ) -> None:
        self.seat = seat
        self.card = card  # the Title
        self.side = side
        self.attacker = attacker
        self.unit = unit
        self.place = place
        self.rise = rise

    def run(self, s: Position, thread: i64) -> bool:
        """Go on as far as no choice is left; the unit itself is always named."""
        options = self.options(s)
        if not options:
            end(s, thread)
            return True
        if self.unit < 0 or len(options) > 1 or self.looks_through(s):
            return False
        self.choose(s, options[0], thread)
        return True

    def options(self, s: Position) -> list[int]:
        if self.unit < 0:
            return names(self.targets(s))
        if self.rise == 0:
            ranks = [1] if self.card == FREE else rises(s, self.unit)
            return [V.pack(V.V_RANKS, rise) for rise in ranks]
        return [V.pack(V.V_TAKE, card) for card in self.new_units(s)]

    def targets(self, s: Position) -> list[int]:
        if self.card == FREE:
            units = distinct(s.hand[self.seat])
            return [unit << 1 | IN_HAND for unit in units if one_rank(s, unit)]
        return unit_targets(s, self.seat, self.own_line(s), self.card)

    def new_stack(self, s: Position) -> i64:
        return L.UNIT_STACKS + rank_of(s, self.unit) + self.rise - 1

    def new_units(self, s: Position) -> list[int]:
        """The top card, or any colour when Titles match (B-ORACLE-10)."""
        return colours(s, self.new_stack(s), matches(s, L.TITLE))

    def looks_through(self, s: Position) -> bool:
        """Whether he chooses among cards of a stack that others do not see."""
        return self.rise > 0 and matches(s, L.TITLE) and len(s.stock[self.new_stack(s)]) > 1

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb = V.verb_of(option)
        if verb == V.V_TAKE:
            self.promote(s, V.a_of(option), thread)
            return
        unit, place, rise = self.unit, self.place, V.a_of(option)
        if verb == V.V_NAME:
            unit, place, rise = V.a_of(option), V.b_of(option), 0
            s.say(E.E_NAMED, (self.seat, unit))
        named = Promote(self.seat, self.card, self.side, self.attacker, unit, place, rise)
        go_on(s, thread, named)
        if named.looks_through(s):
            look_through(s, self.seat, [named.new_stack(s)])

    def promote(self, s: Position, new: i64, thread: i64) -> None:
        """The new unit takes the place of the old one, which goes under its stack (B-ART-14)."""
        end(s, thread)
        self.change(s, self.place, self.unit, new)
        s.say(E.E_PROMOTED, (self.seat, self.unit, new))
        take_from_stack(s, self.new_stack(s), new)
        return_card(s, self.seat, self.unit)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        verb, card, place, _ = V.unpack(option)
        if verb == V.V_NAME:
            if place == IN_HAND and not held(s, seat, card):
                return not_held(s, seat, card, "B-ART-13")
            return unpromotable(s, card)
        if verb == V.V_RANKS:
            return no("B-ART-16", "target")
        return no("B-ORACLE-10" if matches(s, L.TITLE) else "B-ART-14", "not-on-top")

    def named(self) -> Cards:
        return (self.unit,) if self.unit >= 0 and self.place == IN_HAND else ()

    def searched(self, s: Position) -> list[int]:
        return [self.new_stack(s)] if self.looks_through(s) else []


register(Promote)
