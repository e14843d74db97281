"""Metamorpha (B-META): tributes, and what she grants on each terrain."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import HAND, has_acted, play_card, without
from stormark.games.battalia.atoms_flow import begin, end, take_back
from stormark.games.battalia.atoms_visitors import use_ability
from stormark.games.battalia.battle import sacrifice
from stormark.games.battalia.effects import free, promotion
from stormark.games.battalia.effects.transform import one_rank
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.npcs import grants
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Flag, Number, Word
from stormark.games.battalia.queries import (
    doublable,
    freely_upgradable,
    is_fanatic,
    sacrificable,
    supply_of,
)
from stormark.games.battalia.refusals.cards import held, no, not_held
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import half_laid, playing, walking
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal


class Ability:
    """What she grants to a hero on one of the six terrains."""

    rule: ClassVar[str] = ""

    def works(self, s: Position, seat: i64, hero: i64) -> bool:
        """Whether it could do anything, whichever card was paid."""
        return True

    def works_with(self, s: Position, seat: i64, hero: i64, rest: Cards) -> bool:
        """Whether it could do anything with the hand that a payment leaves."""
        return True

    def grant(self, s: Position, seat: i64, hero: i64) -> None:
        raise NotImplementedError


@final
class FreeMove(Ability):
    """Verdant Woods: three fields for free, a jump among them (B-META-12, R-23)."""

    rule: ClassVar[str] = "B-META-12"

    def works(self, s: Position, seat: i64, hero: i64) -> bool:
        field = s.heroes[2 * seat + hero]
        return bool(walking.ways_from(s, seat, field)) or bool(walking.gates_of(s, seat, hero))

    def works_with(self, s: Position, seat: i64, hero: i64, rest: Cards) -> bool:
        """Without a step to take, the tribute of a jump must be left."""
        steps = walking.ways_from(s, seat, s.heroes[2 * seat + hero])
        return bool(steps) or any(supply_of(card) for card in rest)

    def grant(self, s: Position, seat: i64, hero: i64) -> None:
        walking.start_free_move(s, seat, hero, s.rules.tables.meta_steps)


@final
class Raise(Ability):
    """Rocky Mountains: a city rises by one level (B-META-13)."""

    rule: ClassVar[str] = "B-META-13"

    def works(self, s: Position, seat: i64, hero: i64) -> bool:
        return bool(freely_upgradable(s, seat))

    def grant(self, s: Position, seat: i64, hero: i64) -> None:
        begin(s, seat, free.FreeUpgrade(seat))


@final
class RangedAttack(Ability):
    """Red Canyons: attack one of the eight fields around, without a Weapon (B-META-14, -15)."""

    rule: ClassVar[str] = "B-META-14"

    def works(self, s: Position, seat: i64, hero: i64) -> bool:
        return grants.canyon_targets(s, seat, hero).count() > 0

    def grant(self, s: Position, seat: i64, hero: i64) -> None:
        begin(s, seat, grants.CanyonAttack(seat, hero))


@final
class Promotion(Ability):
    """Emerald Lakes: a unit of the hand rises by one rank (B-META-16)."""

    rule: ClassVar[str] = "B-META-16"

    def works_with(self, s: Position, seat: i64, hero: i64, rest: Cards) -> bool:
        return any(one_rank(s, unit) for unit in rest)

    def grant(self, s: Position, seat: i64, hero: i64) -> None:
        begin(s, seat, promotion.Promote(seat))


@final
class Doubling(Ability):
    """Frost Fields: a unit counts twice in its next line (B-META-18)."""

    rule: ClassVar[str] = "B-META-18"

    def works_with(self, s: Position, seat: i64, hero: i64, rest: Cards) -> bool:
        return any(doublable(s, unit) for unit in rest)

    def grant(self, s: Position, seat: i64, hero: i64) -> None:
        begin(s, seat, grants.NameUnit(seat))


@final
class Drawing(Ability):
    """Protojungle: up to two cards of the Nation (B-META-17)."""

    rule: ClassVar[str] = "B-META-17"

    def works(self, s: Position, seat: i64, hero: i64) -> bool:
        return bool(s.nation[seat] or s.refuge[seat])

    def grant(self, s: Position, seat: i64, hero: i64) -> None:
        begin(s, seat, grants.DrawMore(seat, s.rules.tables.meta_draw))


ABILITIES: Final[tuple[Ability, ...]] = (  # by terrain
    FreeMove(),
    Raise(),
    RangedAttack(),
    Promotion(),
    Doubling(),
    Drawing(),
)


# --- tributes


def tribute_options(s: Position, seat: i64, options: Moves) -> None:
    """Heroes on her terrain whose ability was not used this turn (B-META-06, -08)."""
    if s.metamorpha < 0 or not s.hand[seat]:
        return
    terrain = s.terrain[s.metamorpha]
    if terrain >= L.FACTIONS:
        return  # no ability works in a valley
    for hero in range(2):
        field = s.heroes[2 * seat + hero]
        if field >= 0 and s.terrain[field] == terrain:
            if (2 * seat + hero, terrain) not in s.tributes:
                if ABILITIES[terrain].works(s, seat, hero) and payments(s, seat, hero, terrain):
                    options.append(V.pack(V.V_TRIBUTE, hero))


def start_tribute(s: Position, seat: i64, hero: i64) -> None:
    begin(s, seat, Tribute(seat, hero, s.terrain[s.metamorpha]))


def payments(s: Position, seat: i64, hero: i64, terrain: i64) -> list[int]:
    """Any hand card that leaves something for the ability; a Fanatic needs its sacrifice."""
    result: list[int] = []
    for card in distinct(s.hand[seat]):
        rest = without(s.hand[seat], card)
        if is_fanatic(card) and not any(sacrificable(other) for other in rest):
            continue
        if ABILITIES[terrain].works_with(s, seat, hero, rest):
            result.append(card)
    return result


@final
class Tribute(Procedure):
    """A card is paid; after the window of this line the ability follows (B-META-07, -11)."""

    __slots__ = ("hero", "paid", "terrain")

    word: ClassVar[str] = "tribute"
    asks: ClassVar[tuple[str, ...]] = ("tribute",)
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Number("hero"),
        Word("terrain", W.TERRAINS),
        Flag("paid"),
    )

    def __init__(self, seat: i64, hero: i64, terrain: i64, paid: bool = False) -> None:
        self.seat = seat
        self.hero = hero
        self.terrain = terrain
        self.paid = paid

    def run(self, s: Position, thread: i64) -> bool:
        if self.paid:
            end(s, thread)
            ABILITIES[self.terrain].grant(s, self.seat, self.hero)
        return self.paid

    def options(self, s: Position) -> list[int]:
        cards = payments(s, self.seat, self.hero, self.terrain)
        return half_laid.or_take_back(s, [V.pack(V.V_NAME, card) for card in cards])

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_TAKE_BACK:
            take_back(s, thread)
            return
        card = V.a_of(option)
        end(s, thread)
        has_acted(s, self.seat)
        play_card(s, self.seat, HAND, card)
        use_ability(s, self.seat, self.hero, self.terrain)
        paid = Tribute(self.seat, self.hero, self.terrain, True)
        playing.played(s, self.seat, V.V_TRIBUTE, (card,), paid)
        if is_fanatic(card):
            begin(s, thread, sacrifice.Sacrifice(self.seat))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        if V.verb_of(option) != V.V_NAME:
            return no("B-META-07", "tribute-first")
        card = V.a_of(option)
        if not held(s, seat, card):
            return not_held(s, seat, card, "B-META-07")
        rule = "B-FAN-07" if is_fanatic(card) else ABILITIES[self.terrain].rule
        return no(rule, "no-ability")

    def is_half_laid(self) -> bool:
        return not self.paid

    def hindrance(self, s: Position) -> i64:
        if s.metamorpha < 0 or s.terrain[s.metamorpha] != self.terrain:
            return E.BY_METAMORPHA
        field = s.heroes[2 * self.seat + self.hero]
        if field < 0 or s.terrain[field] != self.terrain:
            return E.BY_METAMORPHA
        works = ABILITIES[self.terrain].works(s, self.seat, self.hero)
        if works and payments(s, self.seat, self.hero, self.terrain):
            return E.NO_HINDRANCE
        return E.BY_CARDS


register(Tribute)
