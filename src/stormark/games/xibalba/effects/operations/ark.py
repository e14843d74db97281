"""The soldier in the Ark."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba.atoms import change_life, heal, retreat
from stormark.games.xibalba.effects.operation import Operation, Operations, Params
from stormark.games.xibalba.effects.operations.soldiers import destroy_by_effect
from stormark.games.xibalba.effects.words import SCALED_POSITIVE, Param
from stormark.games.xibalba.queries import heal_forbidden
from stormark.games.xibalba.state import Position

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading


@final
class DamageArk(Operation):
    """The soldier in the Ark loses life points; it is not an attack (G9, G13)."""

    word: ClassVar[str] = "damage_ark"
    params: ClassVar[Params] = {"amount": Param(SCALED_POSITIVE)}
    moves_soldiers: ClassVar[bool] = True

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.amount("amount")

    def feasible(self, s: Position, e: Effect) -> bool:
        return s.ark >= 0 and self.amount.of(s, e.seat, e.seat) > 0

    def perform(self, s: Position, e: Effect) -> None:
        change_life(s, -self.amount.of(s, e.seat, e.seat), E.BY_EFFECT, e.card)
        if s.life == 0:
            destroy_by_effect(s, e, s.ark, s.ark_owner)


@final
class HealArk(Operation):
    """The controller's soldier in the Ark gains life points."""

    word: ClassVar[str] = "heal_ark"
    params: ClassVar[Params] = {"amount": Param(SCALED_POSITIVE)}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.amount("amount")

    def feasible(self, s: Position, e: Effect) -> bool:
        amount = self.amount.of(s, e.seat, e.seat)
        return s.ark_owner == e.seat and amount > 0 and not heal_forbidden(s)

    def perform(self, s: Position, e: Effect) -> None:
        heal(s, self.amount.of(s, e.seat, e.seat), E.BY_EFFECT, e.card)


@final
class Retreat(Operation):
    """The own soldier returns to the top of the Warhost; the Ark is empty (G10)."""

    word: ClassVar[str] = "retreat"
    moves_soldiers: ClassVar[bool] = True

    def feasible(self, s: Position, e: Effect) -> bool:
        return s.ark_owner == e.seat

    def perform(self, s: Position, e: Effect) -> None:
        retreat(s, e.seat)


OPERATIONS: Final[Operations] = (DamageArk, HealArk, Retreat)
