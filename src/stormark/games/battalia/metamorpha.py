"""Metamorpha (B-META): tributes, and what she grants on each terrain."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import HAND, draw, has_acted, play_card, without
from stormark.games.battalia.atoms_flow import begin, end, go_on, take_back
from stormark.games.battalia.atoms_storm import transform_card
from stormark.games.battalia.atoms_visitors import use_ability
from stormark.games.battalia.battle import attack, sacrifice
from stormark.games.battalia.battle.targets import add_targets, capped
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.effects import free, promotion
from stormark.games.battalia.effects.transform import one_rank
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Flag, Number, Word
from stormark.games.battalia.queries import (
    doublable,
    fought_over,
    freely_upgradable,
    in_brotherhood,
    is_fanatic,
    sacrificable,
    supply_of,
)
from stormark.games.battalia.refusals import fighting
from stormark.games.battalia.refusals.cards import held, no, not_held, wrong_answer
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import half_laid, moving, playing
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal


class Ability:
    """What she grants to a hero on one of the six terrains."""

    rule: ClassVar[str] = ""

    def works(self, s: Position, seat: int, hero: int) -> bool:
        """Whether it could do anything, whichever card was paid."""
        return True

    def works_with(self, s: Position, seat: int, hero: int, rest: Cards) -> bool:
        """Whether it could do anything with the hand that a payment leaves."""
        return True

    def grant(self, s: Position, seat: int, hero: int) -> None:
        raise NotImplementedError


@final
class FreeMove(Ability):
    """Verdant Woods: three fields for free, a jump among them (B-META-12, R-23)."""

    rule: ClassVar[str] = "B-META-12"

    def works(self, s: Position, seat: int, hero: int) -> bool:
        field = s.heroes[2 * seat + hero]
        return bool(moving.ways_from(s, seat, field)) or bool(moving.gates_of(s, seat, hero))

    def works_with(self, s: Position, seat: int, hero: int, rest: Cards) -> bool:
        """Without a step to take, the tribute of a jump must be left."""
        steps = moving.ways_from(s, seat, s.heroes[2 * seat + hero])
        return bool(steps) or any(supply_of(card) for card in rest)

    def grant(self, s: Position, seat: int, hero: int) -> None:
        moving.start_free_move(s, seat, hero, s.rules.tables.meta_steps)


@final
class Raise(Ability):
    """Rocky Mountains: a city rises by one level (B-META-13)."""

    rule: ClassVar[str] = "B-META-13"

    def works(self, s: Position, seat: int, hero: int) -> bool:
        return bool(freely_upgradable(s, seat))

    def grant(self, s: Position, seat: int, hero: int) -> None:
        begin(s, seat, free.FreeUpgrade(seat))


@final
class RangedAttack(Ability):
    """Red Canyons: attack one of the eight fields around, without a Weapon (B-META-14, -15)."""

    rule: ClassVar[str] = "B-META-14"

    def works(self, s: Position, seat: int, hero: int) -> bool:
        return bool(canyon_targets(s, seat, hero))

    def grant(self, s: Position, seat: int, hero: int) -> None:
        begin(s, seat, CanyonAttack(seat, hero))


@final
class Promotion(Ability):
    """Emerald Lakes: a unit of the hand rises by one rank (B-META-16)."""

    rule: ClassVar[str] = "B-META-16"

    def works_with(self, s: Position, seat: int, hero: int, rest: Cards) -> bool:
        return any(one_rank(s, unit) for unit in rest)

    def grant(self, s: Position, seat: int, hero: int) -> None:
        begin(s, seat, promotion.Promote(seat))


@final
class Doubling(Ability):
    """Frost Fields: a unit counts twice in its next line (B-META-18)."""

    rule: ClassVar[str] = "B-META-18"

    def works_with(self, s: Position, seat: int, hero: int, rest: Cards) -> bool:
        return any(doublable(s, unit) for unit in rest)

    def grant(self, s: Position, seat: int, hero: int) -> None:
        begin(s, seat, NameUnit(seat))


@final
class Drawing(Ability):
    """Protojungle: up to two cards of the Nation (B-META-17)."""

    rule: ClassVar[str] = "B-META-17"

    def works(self, s: Position, seat: int, hero: int) -> bool:
        return bool(s.nation[seat] or s.refuge[seat])

    def grant(self, s: Position, seat: int, hero: int) -> None:
        begin(s, seat, DrawMore(seat, s.rules.tables.meta_draw))


ABILITIES: Final[tuple[Ability, ...]] = (  # by terrain
    FreeMove(),
    Raise(),
    RangedAttack(),
    Promotion(),
    Doubling(),
    Drawing(),
)


# --- tributes


def tribute_options(s: Position, seat: int, options: list[int]) -> None:
    """Heroes on her terrain whose ability was not used this turn (B-META-06, -08)."""
    if s.metamorpha < 0 or not s.hand[seat]:
        return
    terrain = s.terrain[s.metamorpha]
    if terrain >= L.FACTIONS:
        return  # no ability works in a valley
    for hero in range(2):
        field = s.heroes[2 * seat + hero]
        if field >= 0 and s.terrain[field] == terrain:
            if (2 * seat + hero) << 3 | terrain not in s.used:
                if ABILITIES[terrain].works(s, seat, hero) and payments(s, seat, hero, terrain):
                    options.append(V.pack(V.V_TRIBUTE, hero))


def start_tribute(s: Position, seat: int, hero: int) -> None:
    begin(s, seat, Tribute(seat, hero, s.terrain[s.metamorpha]))


def payments(s: Position, seat: int, hero: int, terrain: int) -> list[int]:
    """Any hand card that leaves something for the ability; a Fanatic needs its sacrifice."""
    result: list[int] = []
    for card in sorted(set(s.hand[seat])):
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

    def __init__(self, seat: int, hero: int, terrain: int, paid: bool = False) -> None:
        self.seat = seat
        self.hero = hero
        self.terrain = terrain
        self.paid = paid

    def run(self, s: Position, thread: int) -> bool:
        if self.paid:
            end(s, thread)
            ABILITIES[self.terrain].grant(s, self.seat, self.hero)
        return self.paid

    def options(self, s: Position) -> list[int]:
        cards = payments(s, self.seat, self.hero, self.terrain)
        return half_laid.or_take_back(s, [V.pack(V.V_NAME, card) for card in cards])

    def choose(self, s: Position, option: int, thread: int) -> None:
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

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        if V.verb_of(option) != V.V_NAME:
            return no("B-META-07", "tribute-first")
        card = V.a_of(option)
        if not held(s, seat, card):
            return not_held(s, seat, card, "B-META-07")
        rule = "B-FAN-07" if is_fanatic(card) else ABILITIES[self.terrain].rule
        return no(rule, "no-ability")

    def is_half_laid(self) -> bool:
        return not self.paid

    def hindrance(self, s: Position) -> int:
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


# --- Red Canyons


def canyon_targets(s: Position, seat: int, hero: int) -> list[tuple[int, int, int]]:
    """What stands on the eight surrounding fields, the own one left out (B-META-15)."""
    result: list[tuple[int, int, int]] = []
    start = s.heroes[2 * seat + hero]
    if start in fought_over(s, seat):
        return result
    if not in_brotherhood(s, seat) and not capped(s, seat):
        for field in s.rules.board.around[start]:
            add_targets(s, seat, field, result)
    return result


@final
class CanyonAttack(Procedure):
    """Whom the hero attacks; a Fanatic's sacrifice may have left him nobody."""

    __slots__ = ("hero",)

    word: ClassVar[str] = "canyon-attack"
    asks: ClassVar[tuple[str, ...]] = ("tribute",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("hero"))

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def run(self, s: Position, thread: int) -> bool:
        if canyon_targets(s, self.seat, self.hero):
            return False
        end(s, thread)
        return True

    def options(self, s: Position) -> list[int]:
        return [
            V.pack(V.V_ATTACK, target, field, defender + 1)
            for target, field, defender in canyon_targets(s, self.seat, self.hero)
        ]

    def choose(self, s: Position, option: int, thread: int) -> None:
        end(s, thread)
        target, field, defender = V.a_of(option), V.b_of(option), V.c_of(option) - 1
        attack.attack_from_afar(s, self.seat, self.hero, target, field, defender)

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        verb, target, field, defender = V.unpack(option)
        if verb != V.V_ATTACK:
            return no("B-META-14", "attack-first")
        if field == s.heroes[2 * seat + self.hero]:
            return no("B-META-15", "own-field")
        return fighting.attack(s, seat, target, field, defender - 1, True)


register(CanyonAttack)


# --- Frost Fields


@final
class NameUnit(Procedure):
    """Which hand card is doubled in the next line into which it is played (R-59)."""

    __slots__ = ()

    word: ClassVar[str] = "name-unit"
    asks: ClassVar[tuple[str, ...]] = ("tribute",)

    def run(self, s: Position, thread: int) -> bool:
        if self.options(s):
            return False
        end(s, thread)
        return True

    def options(self, s: Position) -> list[int]:
        units = [unit for unit in sorted(set(s.hand[self.seat])) if doublable(s, unit)]
        return [V.pack(V.V_NAME, unit) for unit in units]

    def choose(self, s: Position, option: int, thread: int) -> None:
        end(s, thread)
        unit = V.a_of(option)
        transform_card(s, self.seat, HAND, unit, unit | L.NAMED)

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        if V.verb_of(option) != V.V_NAME:
            return no("B-META-07", "tribute-first")
        card = V.a_of(option)
        if not held(s, seat, card):
            return not_held(s, seat, card, "B-META-07")
        return no("B-RULING-59", "untransformable", card=W.card_word(card))


register(NameUnit)


# --- Protojungle


@final
class DrawMore(Choice):
    """One card after the other: “up to” lets the player stop (B-META-17, B-RULING-114)."""

    __slots__ = ("left",)

    word: ClassVar[str] = "draw-more"
    asks: ClassVar[tuple[str, ...]] = ("draw-more",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("left"))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Position) -> list[int]:
        if self.left == 0 or not (s.nation[self.seat] or s.refuge[self.seat]):
            return []
        return [V.pack(V.V_DRAW), V.pack(V.V_FINISH)]

    def choose(self, s: Position, option: int, thread: int) -> None:
        if V.verb_of(option) == V.V_FINISH:
            end(s, thread)
        else:
            go_on(s, thread, DrawMore(self.seat, self.left - 1))
            draw(s, self.seat, 1)

    def question(self, s: Position, thread: int) -> tuple[str, JsonDict]:
        return self.asks[0], {"most": self.left}

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-114")


register(DrawMore)
