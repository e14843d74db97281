"""Great Artefacts that count as others, change or keep cards: Hammer, Crown, Pavilion."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import HAND
from stormark.games.battalia.atoms_flow import begin, end
from stormark.games.battalia.atoms_storm import transform_card
from stormark.games.battalia.effects.greats.great import GreatArtefact, GreatChoice, add
from stormark.games.battalia.effects.transform import crownable
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import register
from stormark.games.battalia.refusals.artefacts import unchangeable
from stormark.games.battalia.refusals.cards import held, no, not_held, wrong_kind
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import tents
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal

# --- Hammer of Strato


@final
class Hammer(GreatArtefact):
    """Counts as one artefact of any type until the end of the turn (B-GA-09)."""

    word: ClassVar[str] = "hammer_of_strato"
    rule: ClassVar[str] = "B-GA-09"

    def options(self, s: Position, seat: i64, card: i64, options: Moves) -> None:
        for artefact in range(L.TYPES):
            options.append(V.pack(V.V_GREAT, card, artefact + 1))

    def play(self, s: Position, seat: i64, zone: i64, card: i64, counts_as: i64) -> None:
        into = L.with_form(card, L.FORM_ARTEFACT + counts_as - 1)
        transform_card(s, seat, zone, card, into)


add(Hammer())


# --- Crown of Titus


@final
class Crown(GreatArtefact):
    """One own unit counts as a Lord until the end of the turn (B-GA-15)."""

    word: ClassVar[str] = "crown_of_titus"
    rule: ClassVar[str] = "B-GA-15"

    def usable(self, s: Position, seat: i64) -> bool:
        return any(crownable(s, unit) for unit in s.hand[seat])

    def take_effect(self, s: Position, seat: i64) -> None:
        begin(s, seat, CrownUnit(seat))


add(Crown())


@final
class CrownUnit(GreatChoice):
    """Which unit counts as a Lord."""

    __slots__ = ()

    word: ClassVar[str] = "crown"
    asks: ClassVar[tuple[str, ...]] = ("crown",)
    secret_options: ClassVar[bool] = True
    great: ClassVar[str] = "crown_of_titus"

    def options(self, s: Position) -> list[int]:
        return [
            V.pack(V.V_NAME, unit) for unit in distinct(s.hand[self.seat]) if crownable(s, unit)
        ]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        unit = V.a_of(option)
        transform_card(s, self.seat, HAND, unit, L.with_form(unit, 4))

    def is_forced(self, s: Position) -> bool:
        return len(s.hand[self.seat]) == 1

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        card = V.a_of(option)
        if V.b_of(option) == HAND and not held(s, seat, card):
            return not_held(s, seat, card)
        if L.kind_of(card) < L.UNBOUND and not L.form_of(card):
            return no("B-GA-15", "target")
        return unchangeable(s, card)


register(CrownUnit)


# --- Pavilion of Eyla


@final
class Pavilion(GreatArtefact):
    """A tent for several cards (B-GA-18, B-TENT)."""

    word: ClassVar[str] = "pavilion_of_eyla"
    rule: ClassVar[str] = "B-GA-18"

    def usable(self, s: Position, seat: i64) -> bool:
        return bool(tents.storable(s, seat, -1))

    def play(self, s: Position, seat: i64, zone: i64, card: i64, counts_as: i64) -> None:
        tents.start_pitch(s, seat, card, zone)


add(Pavilion())
