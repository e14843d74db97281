"""Amulets (B-ART-19 to -24): a die tells what another card counts as."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import end, go_on
from stormark.games.battalia.atoms_transform import IN_HAND
from stormark.games.battalia.effects.promotion import PLACES, SIDES
from stormark.games.battalia.effects.transform import Transformation, amulet_targets, names
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, register
from stormark.games.battalia.procedure_fields import Card, Declared, Number, Seat, Several, Word
from stormark.games.battalia.queries import is_enlightened
from stormark.games.battalia.refusals.artefacts import unchangeable
from stormark.games.battalia.refusals.cards import held, no, not_held, wrong_kind
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


@final
class Amulet(Transformation):
    """Name a card, roll, keep one of two results, and where it leaves a choice, say a form."""

    __slots__ = ("place", "rolled", "target")

    word: ClassVar[str] = "amulet"
    asks: ClassVar[tuple[str, ...]] = ("amulet",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Card("card"),
        Word("side", SIDES),
        Seat("attacker"),
        Card("target"),
        Word("place", PLACES),
        Several(Number("rolled")),
    )

    def __init__(
        self,
        seat: i64,
        card: i64,
        side: i64 = -1,
        attacker: i64 = -1,
        target: i64 = -1,
        place: i64 = IN_HAND,
        rolled: Cards = (),
    ) -> None:
        self.seat = seat
        self.card = card  # the Amulet
        self.side = side
        self.attacker = attacker
        self.target = target
        self.place = place
        self.rolled = rolled  # the results among which the player still chooses

    def run(self, s: Position, thread: i64) -> bool:
        if self.target < 0:
            if self.options(s):
                return False
            end(s, thread)
        elif not self.rolled:
            go_on(s, thread, self.with_results(self.roll(s)))
        elif len(self.rolled) > 1:
            return False
        else:
            form = s.rules.tables.amulet_die[self.rolled[0] - 1]
            if form <= 0:
                return False
            self.transform(s, form, thread)  # a result that names a rank leaves no choice
        return True

    def roll(self, s: Position) -> Cards:
        """On its day an Amulet is rolled twice, and the player keeps one (B-ART-21)."""
        results: list[int] = []
        for _ in range(2 if is_enlightened(s, L.AMULET) else 1):
            result = s.roll()
            s.say(E.E_ROLLED, (self.seat, result))
            if result not in results:
                results.append(result)
        return tuple(results)

    def with_results(self, rolled: Cards) -> Amulet:
        return Amulet(
            self.seat, self.card, self.side, self.attacker, self.target, self.place, rolled
        )

    def options(self, s: Position) -> list[int]:
        if self.target < 0:
            return names(amulet_targets(s, self.seat, self.own_line(s), self.card))
        if len(self.rolled) > 1:
            return [V.pack(V.V_ROLL, result) for result in self.rolled]
        return [V.pack(V.V_FORM, form) for form in self.forms(s)]

    def forms(self, s: Position) -> list[int]:
        """What a free result may become; in battle only battle cards (B-ART-31)."""
        peaceful = self.side < 0
        artefacts = [
            L.FORM_ARTEFACT + artefact
            for artefact in range(L.TYPES)
            if peaceful or artefact not in (L.TOOLS, L.TENT)
        ]
        if s.rules.tables.amulet_die[self.rolled[0] - 1] == L.ANY_ARTEFACT:
            return artefacts
        return [1, 2, 3, 4, *([L.FORM_SUPPLY] if peaceful else []), *artefacts]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb, value, place, _ = V.unpack(option)
        if verb == V.V_NAME:
            s.say(E.E_NAMED, (self.seat, value))
            named = Amulet(self.seat, self.card, self.side, self.attacker, value, place)
            go_on(s, thread, named)
        elif verb == V.V_ROLL:
            go_on(s, thread, self.with_results((value,)))
        else:
            self.transform(s, value, thread)

    def transform(self, s: Position, form: i64, thread: i64) -> None:
        end(s, thread)
        self.change(s, self.place, self.target, L.with_form(self.target, form))
        s.say(E.E_TRANSFORMED, (self.seat, L.plain(self.target), form))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        verb, card, place, _ = V.unpack(option)
        if verb == V.V_ROLL:
            return no("B-ART-21", "target")
        if verb == V.V_FORM:
            return no("B-ART-20" if self.side < 0 else "B-ART-31", "target")
        if place == IN_HAND and not held(s, seat, card):
            return not_held(s, seat, card)
        return unchangeable(s, card)

    def named(self) -> Cards:
        return (self.target,) if self.target >= 0 and self.place == IN_HAND else ()


register(Amulet)
