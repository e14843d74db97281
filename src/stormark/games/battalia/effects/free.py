"""What storm effects, Great Artefacts and Metamorpha grant for free."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import mark_city
from stormark.games.battalia.atoms_flow import end, go_on
from stormark.games.battalia.atoms_storm import destroy_tent, fetch_from_limbo
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.grid import sites
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import SEAT, register
from stormark.games.battalia.procedure_fields import Declared, Word
from stormark.games.battalia.queries import (
    fights_a_teammate,
    freely_upgradable,
    is_great,
    is_royal,
    may_gain_great,
    opponents,
)
from stormark.games.battalia.refusals.cards import no, wrong_answer, wrong_kind
from stormark.games.battalia.refusals.sites import wrong_site
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import execute
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal


@final
class FreeArtefact(Choice):
    """Effect 1: a face-up top artefact; on a match any colour (B-STORM-E01)."""

    __slots__ = ()

    word: ClassVar[str] = "free-artefact"
    asks: ClassVar[tuple[str, ...]] = ("free-artefact",)

    def options(self, s: Position) -> list[int]:
        return [
            V.pack(V.V_BUY, artefact)
            for artefact in range(L.TYPES)
            if s.stock[L.ARTEFACT_STACKS + artefact]
        ]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        execute.take_artefact(s, self.seat, V.a_of(option), True)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-STORM-E01.1")


register(FreeArtefact)


@final
class FreeRoad(Choice):
    """Effect 4: first a shape, then its site (B-STORM-E04.1)."""

    __slots__ = ("shape",)

    word: ClassVar[str] = "free-road"
    asks: ClassVar[tuple[str, ...]] = ("free-road",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Word("shape", W.SHAPES))

    def __init__(self, seat: i64, shape: i64 = -1) -> None:
        self.seat = seat
        self.shape = shape

    def options(self, s: Position) -> list[int]:
        if self.shape < 0:
            return [
                V.pack(V.V_ROAD, shape)
                for shape in L.ROAD_SHAPES
                if s.stock[L.ROAD_STACKS + shape] and sites(s, self.seat, shape, False)
            ]
        return [
            V.pack(V.V_SITE, site >> 2, site & 3) for site in sites(s, self.seat, self.shape, False)
        ]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if self.shape < 0:
            go_on(s, thread, FreeRoad(self.seat, V.a_of(option)))
        else:
            end(s, thread)
            execute.build_road(s, self.seat, self.shape, V.a_of(option), V.b_of(option))

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], {} if self.shape < 0 else {"shape": W.SHAPES[self.shape]}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        if self.shape >= 0:
            return wrong_site(s, seat, self.shape, False, V.a_of(option), V.b_of(option))
        return no("B-STORM-E04.1", "target")


register(FreeRoad)


@final
class FreeUpgrade(Choice):
    """Effect 10 and Metamorpha: one of the own cities rises, to level 4 at most (R-18)."""

    __slots__ = ()

    word: ClassVar[str] = "free-upgrade"
    asks: ClassVar[tuple[str, ...]] = ("free-upgrade",)

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_FIELD, field) for field in freely_upgradable(s, self.seat)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        field = V.a_of(option)
        mark_city(s, field, self.seat, s.level[field] + 1)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        field = V.a_of(option)
        owner = s.owner[field]
        if owner != seat:
            friend = owner >= 0 and not opponents(s, seat, owner)
            return no("B-TEAM-19" if friend else "B-STORM-E10.1", "target")
        return no("B-RULING-18" if s.place[field] == L.CITY else "B-RULING-76", "not-upgradable")


register(FreeUpgrade)


# --- Limbo: effect 11 and Kry-Cek's Lost Scroll


def fetchable(s: Position, seat: i64) -> list[int]:
    """Any card of Limbo except royal ones and a Great Artefact too many (R-17, R-30, R-49)."""
    return [
        card
        for card in distinct(s.limbo)
        if not is_royal(card) and not (is_great(card) and not may_gain_great(s, seat))
    ]


@final
class FromLimbo(Choice):
    """One card of Limbo comes into the hand (B-STORM-E11.1, B-SA-23)."""

    __slots__ = ()

    word: ClassVar[str] = "from-limbo"
    asks: ClassVar[tuple[str, ...]] = ("from-limbo",)

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_TAKE, card) for card in fetchable(s, self.seat)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        fetch_from_limbo(s, self.seat, V.a_of(option))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        card = V.a_of(option)
        if card not in s.limbo:
            return no("B-LIMBO-04", "not-in-limbo", card=s.rules.words.card(card))
        if is_royal(card):
            return no("B-RULING-17", "royal-in-limbo")
        return no("B-RULING-49", "owns-great")


register(FromLimbo)


# --- effect 12


def tents_to_destroy(s: Position, seat: i64) -> list[tuple[int, int]]:
    """(owner, number): an opponent's tent, else one of the own team (R-31).

    A tent out of reach in a teammate's open battle is left alone; as long as it is an opponent's,
    it spares the own team all the same (B-RULING-115).
    """
    enemies_camp = any(s.tents[other] for other in range(s.seats) if opponents(s, seat, other))
    return [
        (owner, number)
        for owner in range(s.seats)
        if opponents(s, seat, owner) == enemies_camp and not fights_a_teammate(s, owner, seat)
        for number in range(len(s.tents[owner]))
    ]


@final
class DestroyTent(Choice):
    """Effect 12: the tent and its cards go to the Refuge of its owner (B-STORM-E12)."""

    __slots__ = ()

    word: ClassVar[str] = "destroy-tent"
    asks: ClassVar[tuple[str, ...]] = ("destroy-tent",)

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_TENT, owner, number) for owner, number in tents_to_destroy(s, self.seat)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        destroy_tent(s, V.a_of(option), V.b_of(option))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-31")


register(DestroyTent)
