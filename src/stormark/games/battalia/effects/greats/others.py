"""Great Artefacts that change, steal, keep or call: Hammer, Crown, Hand, Pavilion, Lost Scroll."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import HAND
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import look_at, steal_card, transform_card
from stormark.games.battalia.atoms_visitors import put_bilkarr, put_metamorpha, summon
from stormark.games.battalia.effects import free
from stormark.games.battalia.effects.greats.great import GreatArtefact, GreatChoice, add
from stormark.games.battalia.effects.transform import crownable
from stormark.games.battalia.grid import is_laid
from stormark.games.battalia.procedure import SEAT, register
from stormark.games.battalia.procedure_fields import Declared, Seat
from stormark.games.battalia.queries import (
    fights_a_teammate,
    fought_over,
    is_great,
    is_royal,
    opponents,
)
from stormark.games.battalia.refusals.artefacts import unchangeable
from stormark.games.battalia.refusals.cards import held, no, not_held, wrong_answer, wrong_kind
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import keeping
from stormark.kernel.refusal import Refusal

# --- Hammer of Strato


@final
class Hammer(GreatArtefact):
    """Counts as one artefact of any type until the end of the turn (B-GA-09)."""

    word: ClassVar[str] = "hammer_of_strato"
    rule: ClassVar[str] = "B-GA-09"

    def options(self, s: Position, seat: int, card: int, options: list[int]) -> None:
        for artefact in range(L.TYPES):
            options.append(V.pack(V.V_GREAT, card, artefact + 1))

    def play(self, s: Position, seat: int, zone: int, card: int, counts_as: int) -> None:
        into = L.with_form(card, L.FORM_ARTEFACT + counts_as - 1)
        transform_card(s, seat, zone, card, into)


add(Hammer())


# --- Crown of Titus


@final
class Crown(GreatArtefact):
    """One own unit counts as a Lord until the end of the turn (B-GA-15)."""

    word: ClassVar[str] = "crown_of_titus"
    rule: ClassVar[str] = "B-GA-15"

    def usable(self, s: Position, seat: int) -> bool:
        return any(crownable(s, unit) for unit in s.hand[seat])

    def take_effect(self, s: Position, seat: int) -> None:
        begin(s, seat, CrownUnit(seat))


add(Crown())


@final
class CrownUnit(GreatChoice):
    """Which unit counts as a Lord."""

    __slots__ = ()

    word: ClassVar[str] = "crown"
    asks: ClassVar[tuple[str, ...]] = ("crown",)
    great: ClassVar[str] = "crown_of_titus"

    def options(self, s: Position) -> list[int]:
        return [
            V.pack(V.V_NAME, unit) for unit in sorted(set(s.hand[self.seat])) if crownable(s, unit)
        ]

    def choose(self, s: Position, option: int, thread: int) -> None:
        end(s, thread)
        unit = V.a_of(option)
        transform_card(s, self.seat, HAND, unit, L.with_form(unit, 4))

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        card = V.a_of(option)
        if V.b_of(option) == HAND and not held(s, seat, card):
            return not_held(s, seat, card)
        if L.kind_of(card) < L.UNBOUND and not L.form_of(card):
            return no("B-GA-15", "target")
        return unchangeable(card)


register(CrownUnit)


# --- Hand of Luut


@final
class HandOfLuut(GreatArtefact):
    """Borrow a card of an opponent's hand for this turn (B-GA-16, -17)."""

    word: ClassVar[str] = "hand_of_luut"
    rule: ClassVar[str] = "B-GA-16"

    def usable(self, s: Position, seat: int) -> bool:
        return bool(robbable(s, seat))

    def take_effect(self, s: Position, seat: int) -> None:
        begin(s, seat, Theft(seat))


add(HandOfLuut())


def robbable(s: Position, seat: int) -> list[int]:
    """Opponents with a card that may be taken, none in a teammate's open battle (R-11)."""
    return [
        other
        for other in range(s.seats)
        if opponents(s, seat, other) and s.hand[other] and not fights_a_teammate(s, other, seat)
    ]


@final
class Theft(GreatChoice):
    """First an opponent, whose hand the player then sees, then a card of it."""

    __slots__ = ("victim",)

    word: ClassVar[str] = "theft"
    asks: ClassVar[tuple[str, ...]] = ("theft",)
    great: ClassVar[str] = "hand_of_luut"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Seat("victim"))

    def __init__(self, seat: int, victim: int = -1) -> None:
        self.seat = seat
        self.victim = victim

    def options(self, s: Position) -> list[int]:
        if self.victim < 0:
            return [V.pack(V.V_SEAT, seat) for seat in robbable(s, self.seat)]
        options = [
            V.pack(V.V_TAKE, card)
            for card in sorted(set(s.hand[self.victim]))
            if not is_great(card) and not is_royal(card)
        ]
        return options or [V.pack(V.V_FINISH)]

    def choose(self, s: Position, option: int, thread: int) -> None:
        verb = V.verb_of(option)
        if verb == V.V_SEAT:
            victim = V.a_of(option)
            go_on(s, thread, Theft(self.seat, victim))
            look_at(s, self.seat, s.hand[victim])
            return
        end(s, thread)
        if verb == V.V_TAKE:
            steal_card(s, self.seat, self.victim, V.a_of(option))

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        if V.verb_of(option) == V.V_TAKE:
            return no("B-GA-16", "not-stolen")
        victim = V.a_of(option)
        fighting = victim < s.seats and opponents(s, seat, victim) and s.hand[victim]
        return no("B-RULING-11" if fighting else "B-GA-16", "victim-hand")

    def looks_at(self) -> tuple[str, int]:
        return ("hand", self.victim) if self.victim >= 0 else ("", 0)


register(Theft)


# --- Pavilion of Eyla


@final
class Pavilion(GreatArtefact):
    """A tent for several cards (B-GA-18, B-TENT)."""

    word: ClassVar[str] = "pavilion_of_eyla"
    rule: ClassVar[str] = "B-GA-18"

    def usable(self, s: Position, seat: int) -> bool:
        return bool(keeping.storable(s, seat, -1))

    def play(self, s: Position, seat: int, zone: int, card: int, counts_as: int) -> None:
        keeping.start_pitch(s, seat, card, zone)


add(Pavilion())


# --- Kry-Cek's Lost Scroll

METAMORPHA: Final = 0
BILKARR: Final = 1


@final
class KryCek(GreatArtefact):
    """Fetch a card from Limbo; by the alternative rule summon an NPC (B-SA-23, -24)."""

    word: ClassVar[str] = "kry_ceks_lost_scroll"
    rule: ClassVar[str] = "B-SA-23"

    def usable(self, s: Position, seat: int) -> bool:
        if s.rules.kry_cek:
            return bool(Summon(seat).options(s))
        return bool(free.fetchable(s, seat))

    def take_effect(self, s: Position, seat: int) -> None:
        if s.rules.kry_cek:
            begin(s, seat, Summon(seat))
        else:
            begin(s, seat, free.FromLimbo(seat))

    def unusable_rule(self, s: Position, seat: int) -> str:
        if s.rules.kry_cek:
            return "B-SA-27" if summoned_by(s, seat) >= 0 else "B-SA-24"
        return self.rule


add(KryCek())


def summoned_by(s: Position, seat: int) -> int:
    """The NPC a player has summoned, or -1."""
    for index in range(0, len(s.summoned), 2):
        if s.summoned[index + 1] == seat:
            return s.summoned[index]
    return -1


@final
class Summon(GreatChoice):
    """Whom, and where; the own NPC that is in play already moves instead (B-SA-24 to -28, R-48)."""

    __slots__ = ()

    word: ClassVar[str] = "summon"
    asks: ClassVar[tuple[str, ...]] = ("summon",)
    great: ClassVar[str] = "kry_ceks_lost_scroll"

    def options(self, s: Position) -> list[int]:
        options: list[int] = []
        mine = summoned_by(s, self.seat)
        closed = fought_over(s, self.seat)
        for npc in (METAMORPHA, BILKARR):
            place = s.metamorpha if npc == METAMORPHA else s.bilkarr
            if mine >= 0:
                if npc != mine or place in closed:
                    continue
            elif place >= 0:
                continue
            for field in range(s.rules.board.size):
                if s.place[field] == L.MISSING or field in closed:
                    continue
                if npc == BILKARR or is_laid(s, field):
                    options.append(V.pack(V.V_NPC, npc, field))
        return options

    def choose(self, s: Position, option: int, thread: int) -> None:
        end(s, thread)
        npc, field = V.a_of(option), V.b_of(option)
        if summoned_by(s, self.seat) < 0:
            summon(s, self.seat, npc)
        if npc == METAMORPHA:
            put_metamorpha(s, field)
        else:
            put_bilkarr(s, field, -1, 1, False)

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-48")


register(Summon)
