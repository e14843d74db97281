"""Announcing an attack: the heroes, the Weapon (B-BATTLE-01, -04, -05)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import AMBUSH, HAND
from stormark.games.battalia.atoms_battle import open_battle
from stormark.games.battalia.atoms_flow import begin, end, go_on, take_back
from stormark.games.battalia.battle import cards, course
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.targets import able_heroes, targets
from stormark.games.battalia.piles import holds
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import BoardField, Declared, Number, Seat, Word
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import great_of
from stormark.games.battalia.refusals import fighting
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import half_laid
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

OBJECTS: Final = ("heroes", *W.PLACES[1:])
BOTH: Final = 3  # a mask of heroes


def declare(s: Position, seat: i64, target: i64, field: i64, defender: i64) -> None:
    """Choose heroes and Weapon for an attack; it is announced once both are chosen."""
    begin(s, seat, DeclareAttack(seat, target, field, defender))


def attack_from_afar(
    s: Position, seat: i64, hero: i64, target: i64, field: i64, defender: i64
) -> None:
    """The attack of the Red Canyons: one hero, no Weapon, an empty line (R-43)."""
    battle = Battle(seat, target, field, defender, 1 << hero)
    battle.bonus_hero = hero
    battle.ranged = True
    open_battle(s, battle)
    begin(s, seat, course.Fight(seat))


@final
class DeclareAttack(Procedure):
    """The heroes first, then the card that starts the line; nobody else sees it before that."""

    __slots__ = ("defender", "field", "heroes", "object")

    word: ClassVar[str] = "declare-attack"
    asks: ClassVar[tuple[str, ...]] = ("attacking-heroes", "weapon")
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Word("object", OBJECTS),
        BoardField("field"),
        Seat("defender"),
        Number("heroes"),
    )

    def __init__(self, seat: i64, target: i64, field: i64, defender: i64, heroes: i64 = 0) -> None:
        self.seat = seat
        self.object = target  # what is attacked
        self.field = field
        self.defender = defender  # -1 for neutral ones
        self.heroes = heroes  # a mask, 0 until they are chosen

    def run(self, s: Position, thread: i64) -> bool:
        """Here one possibility is taken: nobody can tell that nobody was asked (B-RULING-122)."""
        options = self.ways_on(s)
        if len(options) != 1:
            return False
        self.choose(s, options[0], thread)
        return True

    def options(self, s: Position) -> list[int]:
        return half_laid.or_take_back(s, self.ways_on(s))

    def ways_on(self, s: Position) -> list[int]:
        """The heroes that could attack, or what could start the line."""
        if self.heroes == 0:
            return [V.pack(V.V_HEROES, mask) for mask in self.hero_choices(s)]
        return self.weapons(s)

    def hero_choices(self, s: Position) -> list[int]:
        """Which heroes attack: one, or in hero mode also both together (B-BATTLE-04, B-HERO-06)."""
        able = self.able(s)
        masks: list[int] = []
        for mask in (1, 2, BOTH):
            if mask & ~able == 0 and (mask < BOTH or s.rules.hero_mode):
                masks.append(mask)
        return masks

    def able(self, s: Position) -> i64:
        """A mask of the heroes that could attack with a Weapon the player has."""
        arrow = False
        for card in cards.starting_weapons(s, self.seat, HAND) + cards.starting_weapons(
            s, self.seat, AMBUSH
        ):
            arrow = arrow or great_of(s, card) == L.ARROW
        return able_heroes(s, self.seat, self.field, arrow)

    def weapons(self, s: Position) -> list[int]:
        """What may start the attack line: an Arrow where a chosen hero stands elsewhere."""
        options: list[int] = []
        for zone in (HAND, AMBUSH):
            for card in cards.starting_weapons(s, self.seat, zone):
                if self.is_near(s) or great_of(s, card) == L.ARROW:
                    options.append(V.pack(V.V_LAY, card, zone))
        return options

    def is_near(self, s: Position) -> bool:
        """Whether every chosen hero stands on the attacked field."""
        near = able_heroes(s, self.seat, self.field, False)
        return self.heroes & ~near == 0

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_TAKE_BACK:
            take_back(s, thread)
            return
        if V.verb_of(option) == V.V_HEROES:
            heroes = V.a_of(option)
            go_on(
                s,
                thread,
                DeclareAttack(self.seat, self.object, self.field, self.defender, heroes),
            )
            return
        card = V.a_of(option)
        cards.take_for_battle(s, self.seat, V.b_of(option), card)
        end(s, thread)
        open_battle(s, self.battle(s, card))
        begin(s, thread, course.Fight(self.seat))

    def battle(self, s: Position, weapon: i64) -> Battle:
        """The battle that begins; of two heroes one on home terrain gives the bonus (R-37)."""
        battle = Battle(self.seat, self.object, self.field, self.defender, self.heroes)
        battle.attacker_line = (weapon,)
        if L.lender_of(weapon) == self.defender >= 0:
            battle.borrowed = (L.plain(weapon),)
        battle.ranged = not self.is_near(s)
        battle.bonus_hero = 0 if self.heroes & 1 else 1
        if self.heroes == BOTH:
            second = s.heroes[2 * self.seat + 1]
            if s.terrain[second] == s.faction[self.seat]:
                battle.bonus_hero = 1
        return battle

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        about: JsonDict = {"attacker": self.seat, "defender": self.defender}
        return self.asks[0] if self.heroes == 0 else self.asks[1], about

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return fighting.declaring(s, seat, self.able(s), self.heroes, option)

    def is_half_laid(self) -> bool:
        return True

    def hindrance(self, s: Position) -> i64:
        """A teammate may have attacked the same player or field (B-TEAM-10, B-RULING-105)."""
        purse = held_by(s, self.seat)
        declared = V.pack(V.V_ATTACK, self.object, self.field, self.defender + 1)
        if not holds(targets(s, self.seat, purse.arrows > 0).row, declared):
            return E.BY_BATTLE
        return E.NO_HINDRANCE if self.ways_on(s) else E.BY_CARDS


register(DeclareAttack)
