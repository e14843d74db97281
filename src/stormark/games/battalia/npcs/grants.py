"""What Metamorpha's abilities ask: whom to attack, which unit counts twice, whether to draw on."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import HAND, draw
from stormark.games.battalia.atoms_flow import end, go_on
from stormark.games.battalia.atoms_storm import transform_card
from stormark.games.battalia.battle import attack
from stormark.games.battalia.battle.targets import add_targets, capped
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number
from stormark.games.battalia.queries import (
    doublable,
    in_brotherhood,
)
from stormark.games.battalia.refusals import fighting
from stormark.games.battalia.refusals.cards import held, no, not_held, wrong_answer
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal

# --- Red Canyons


def canyon_targets(s: Position, seat: i64, hero: i64) -> Moves:
    """What stands on the eight surrounding fields, the own one left out (B-META-15)."""
    result = Moves()
    start = s.heroes[2 * seat + hero]
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

    def __init__(self, seat: i64, hero: i64) -> None:
        self.seat = seat
        self.hero = hero

    def run(self, s: Position, thread: i64) -> bool:
        if canyon_targets(s, self.seat, self.hero).count():
            return False
        end(s, thread)
        return True

    def options(self, s: Position) -> list[int]:
        return canyon_targets(s, self.seat, self.hero).listed()

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        target, field, defender = V.a_of(option), V.b_of(option), V.c_of(option) - 1
        attack.attack_from_afar(s, self.seat, self.hero, target, field, defender)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
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
    secret_options: ClassVar[bool] = True

    def run(self, s: Position, thread: i64) -> bool:
        if self.options(s):
            return False
        end(s, thread)
        return True

    def options(self, s: Position) -> list[int]:
        units = [unit for unit in distinct(s.hand[self.seat]) if doublable(s, unit)]
        return [V.pack(V.V_NAME, unit) for unit in units]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        unit = V.a_of(option)
        transform_card(s, self.seat, HAND, unit, unit | L.NAMED)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        if V.verb_of(option) != V.V_NAME:
            return no("B-META-07", "tribute-first")
        card = V.a_of(option)
        if not held(s, seat, card):
            return not_held(s, seat, card, "B-META-07")
        return no("B-RULING-59", "untransformable", card=s.rules.words.card(card))


register(NameUnit)


# --- Protojungle


@final
class DrawMore(Choice):
    """One card after the other: “up to” lets the player stop (B-META-17, B-RULING-114)."""

    __slots__ = ("left",)

    word: ClassVar[str] = "draw-more"
    asks: ClassVar[tuple[str, ...]] = ("draw-more",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("left"))

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Position) -> list[int]:
        if self.left == 0 or not (s.nation[self.seat] or s.refuge[self.seat]):
            return []
        return [V.pack(V.V_DRAW), V.pack(V.V_FINISH)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_FINISH:
            end(s, thread)
        else:
            go_on(s, thread, DrawMore(self.seat, self.left - 1))
            draw(s, self.seat, 1)

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], {"most": self.left}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-114")


register(DrawMore)
