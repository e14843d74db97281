"""Great Artefacts that fetch cards: Horn, Pouch, Standard, Crystal (B-GA-13, B-SA-08 to -20)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import draw, take_supply, without
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import fetch_from_refuge, look_at, put_on_nation
from stormark.games.battalia.effects.greats.great import GreatArtefact, GreatChoice, add, value_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import UNKNOWN, Declared, Number, cards
from stormark.games.battalia.queries import is_great, strength_of
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

# --- Horn of Baldur


@final
class Horn(GreatArtefact):
    """Draw cards (B-GA-13)."""

    word: ClassVar[str] = "horn_of_baldur"
    rule: ClassVar[str] = "B-GA-13"

    def usable(self, s: Position, seat: i64) -> bool:
        return bool(s.nation[seat] or s.refuge[seat])

    def take_effect(self, s: Position, seat: i64) -> None:
        draw(s, seat, self.value(s, "draw"))


add(Horn())


# --- "up to": the player takes as many cards as he likes (B-RULING-114)


class Amount(Procedure):
    """How many cards are taken, at most `most`; all possible answers are open."""

    __slots__ = ("most",)

    great: ClassVar[str] = ""
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("most"))

    def __init__(self, seat: i64, most: i64) -> None:
        self.seat = seat
        self.most = most

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_AMOUNT, amount) for amount in range(self.most, -1, -1)]

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], {"great": self.great, "most": self.most}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-114")


# --- Fortuna's Pouch


@final
class Pouch(GreatArtefact):
    """Take Supply cards from the common supply (B-SA-08)."""

    word: ClassVar[str] = "fortunas_pouch"
    rule: ClassVar[str] = "B-SA-08"

    def usable(self, s: Position, seat: i64) -> bool:
        return s.supply > 0

    def take_effect(self, s: Position, seat: i64) -> None:
        begin(s, seat, PouchAmount(seat, min(s.supply, self.value(s, "supply"))))


add(Pouch())


@final
class PouchAmount(Amount):
    """How many Supply cards come out of the Pouch."""

    __slots__ = ()

    word: ClassVar[str] = "pouch"
    asks: ClassVar[tuple[str, ...]] = ("pouch",)
    great: ClassVar[str] = "fortunas_pouch"

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        take_supply(s, self.seat, V.a_of(option), True)


register(PouchAmount)


# --- Vigo's Standard


@final
class Standard(GreatArtefact):
    """Cards of one kind come back from the Refuge (B-SA-10)."""

    word: ClassVar[str] = "vigos_standard"
    rule: ClassVar[str] = "B-SA-10"

    def usable(self, s: Position, seat: i64) -> bool:
        return bool(callable_cards(s, seat, ()))

    def take_effect(self, s: Position, seat: i64) -> None:
        begin(s, seat, CallBack(seat))


add(Standard())


def callable_cards(s: Position, seat: i64, taken: Cards) -> list[int]:
    """Cards of the Refuge with printed strength, of one kind, 8 in all (R-44)."""
    left = strength_left(s, taken)
    return [
        card
        for card in distinct(s.refuge[seat])
        if 0 < printed_strength(s, card) <= left and (not taken or same_kind(s, card, taken[0]))
    ]


def strength_left(s: Position, taken: Cards) -> i64:
    left = value_of(s, "vigos_standard", "max_strength")
    for card in taken:
        left -= printed_strength(s, card)
    return left


def printed_strength(s: Position, card: i64) -> i64:
    """Without enlightenment; Great Artefacts have none (C-17)."""
    if is_great(card):
        return 0
    if s.rules.tables.artefact[card] == L.WEAPON:
        return s.rules.tables.weapon_strength
    return strength_of(s, card, True)


def same_kind(s: Position, one: i64, other: i64) -> bool:
    """Of one rank, or of one type of artefact."""
    tables = s.rules.tables
    return tables.rank[one] == tables.rank[other] and tables.artefact[one] == tables.artefact[other]


@final
class CallBack(GreatChoice):
    """One card after the other, until the player has enough."""

    __slots__ = ("taken",)

    word: ClassVar[str] = "standard"
    asks: ClassVar[tuple[str, ...]] = ("standard",)
    secret_options: ClassVar[bool] = True
    great: ClassVar[str] = "vigos_standard"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, cards("taken"))

    def __init__(self, seat: i64, taken: Cards = ()) -> None:
        self.seat = seat
        self.taken = taken

    def options(self, s: Position) -> list[int]:
        found = callable_cards(s, self.seat, self.taken)
        return [*(V.pack(V.V_TAKE, card) for card in found), V.pack(V.V_FINISH)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_FINISH:
            end(s, thread)
            return
        card = V.a_of(option)
        fetch_from_refuge(s, self.seat, card)
        go_on(s, thread, CallBack(self.seat, (*self.taken, card)))

    def is_forced(self, s: Position) -> bool:
        """Nothing is left in the Refuge, or no further card of the kind fits."""
        if not s.refuge[self.seat] or not self.taken:
            return not s.refuge[self.seat]
        return printed_strength(s, self.taken[0]) > strength_left(s, self.taken)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-SA-10")


register(CallBack)


# --- Ming's Crystal


@final
class Crystal(GreatArtefact):
    """Look at cards of the Nation, and put some of them on top (B-SA-18 to -20)."""

    word: ClassVar[str] = "mings_crystal"
    rule: ClassVar[str] = "B-SA-18"

    def usable(self, s: Position, seat: i64) -> bool:
        return bool(s.nation[seat])

    def take_effect(self, s: Position, seat: i64) -> None:
        begin(s, seat, CrystalAmount(seat, min(len(s.nation[seat]), self.value(s, "look"))))


add(Crystal())


@final
class CrystalAmount(Amount):
    """How many cards of the Nation are looked at."""

    __slots__ = ()

    word: ClassVar[str] = "crystal-look"
    asks: ClassVar[tuple[str, ...]] = ("crystal-look",)
    great: ClassVar[str] = "mings_crystal"

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        nation = s.nation[self.seat]
        seen = nation[len(nation) - V.a_of(option) :]
        if seen:
            look_at(s, self.seat, seen)
            go_on(s, thread, Arrange(self.seat, seen))
        else:
            end(s, thread)


register(CrystalAmount)


@final
class Arrange(GreatChoice):
    """Which card is drawn next; those left over are mixed into the Nation (R-46)."""

    __slots__ = ("chosen", "left")

    word: ClassVar[str] = "crystal"
    asks: ClassVar[tuple[str, ...]] = ("crystal",)
    secret_options: ClassVar[bool] = True
    great: ClassVar[str] = "mings_crystal"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, cards("left"), cards("chosen"))

    def __init__(self, seat: i64, left: Cards, chosen: Cards = ()) -> None:
        self.seat = seat
        self.left = left  # they still lie in the Nation, the uppermost last
        self.chosen = chosen  # the first will be drawn first

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_TAKE, card) for card in distinct(self.left)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        card = V.a_of(option)
        left = without(self.left, card)
        chosen = (*self.chosen, card)
        if left and len(chosen) < value_of(s, "mings_crystal", "keep"):
            go_on(s, thread, Arrange(self.seat, left, chosen))
        else:
            end(s, thread)
            put_on_nation(s, self.seat, chosen, left)

    def is_forced(self, s: Position) -> bool:
        return len(self.left) == 1

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-SA-20")

    def seen_by(self, viewer: i64) -> Procedure:
        if viewer == self.seat:
            return self
        return Arrange(self.seat, (UNKNOWN,) * len(self.left), (UNKNOWN,) * len(self.chosen))

    def looks_at(self) -> tuple[str, int]:
        return "nation", len(self.left) + len(self.chosen)

    def guessed(self, s: Position) -> Procedure:
        if UNKNOWN not in self.left + self.chosen:
            return self
        nation = s.nation[self.seat]
        looked = nation[len(nation) - self.looks_at()[1] :]
        return Arrange(self.seat, looked[len(self.chosen) :], looked[: len(self.chosen)])


register(Arrange)
