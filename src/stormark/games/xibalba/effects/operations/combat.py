"""Values of soldiers and bases in combat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import make_unblockable, put_in_force
from stormark.games.xibalba.effects.in_force import OwnModifier
from stormark.games.xibalba.effects.operation import Operation, Operations, Params
from stormark.games.xibalba.effects.words import CHANGE, SCALED_CHANGE, Param, Words, one_of
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.sums import Sums, added
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading
    from stormark.games.xibalba.pack.placement import Moment

NEEDED_BY: Final[Mapping[str, Words]] = {  # the moments at which there is such a thing
    "attacker": ("base_attacked",),
    "target_base": ("attack", "attack_base"),
}


def check_of(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
    """`of` names a soldier or base that is there."""
    of = item["of"]
    if of == "this" and moment.card_type != "soldier":
        report.add("pack-only-soldiers", place.key("of"), key="this")
    needed = NEEDED_BY.get(of, ())
    if needed and moment.trigger not in needed:
        allowed = ", ".join(needed)
        report.add("pack-op-needs-trigger", place.key("trigger"), op=of, allowed=allowed)


OF_THIS: Final = 0
OF_ATTACKER: Final = 2
POWER_OF: Final = ("this", "yours", "attacker")


@final
class Power(OwnModifier):
    """Power of this soldier, of all own ones or of the attacker, per symbol or once per attack."""

    word: ClassVar[str] = "power"
    params: ClassVar[Params] = {
        "of": Param(one_of(*POWER_OF)),
        "amount": Param(SCALED_CHANGE),
        "per": Param(one_of("symbol", "attack")),
    }

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.of = reading.choice("of", POWER_OF)
        self.amount = reading.amount("amount")
        self.per_attack = reading.word("per") == "attack"
        self.fleeting = self.fleeting or self.amount.changes_all_the_time()

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        check_of(report, item, place, moment)

    def changed_player(self, e: Effect) -> i64:
        return e.other if self.of == OF_ATTACKER else e.seat

    def feasible(self, s: Position, e: Effect) -> bool:
        return self.amount.of(s, e.seat, self.changed_player(e)) != 0

    def perform(self, s: Position, e: Effect) -> None:
        seat = self.changed_player(e)
        put_in_force(s, self, e.seat, e.card, (seat,), self.amount.of(s, e.seat, seat))

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount.of(s, owner, affected)

    def add_to(self, sums: Sums, amount: i64) -> None:
        if self.of != OF_THIS:
            if self.per_attack:
                sums.attack_power += amount
            else:
                sums.power += amount

    def adds_to_this(self, value: i64) -> bool:
        wanted = V.THIS_ATTACK_POWER if self.per_attack else V.THIS_POWER
        return self.of == OF_THIS and value == wanted


OF_BLOCKER: Final = 1
OF_TARGET_BASE: Final = 3
RESISTANCE_OF: Final = ("this", "blocker", "base", "target_base")


@final
class Resistance(OwnModifier):
    """Resistance of this soldier, of the own blocker or base, or of the attacked base."""

    word: ClassVar[str] = "resistance"
    params: ClassVar[Params] = {
        "of": Param(one_of(*RESISTANCE_OF)),
        "amount": Param(SCALED_CHANGE),
    }

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.of = reading.choice("of", RESISTANCE_OF)
        self.amount = reading.amount("amount")
        self.fleeting = self.fleeting or self.amount.changes_all_the_time()

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        check_of(report, item, place, moment)

    def changed_player(self, e: Effect) -> i64:
        return e.other if self.of == OF_TARGET_BASE else e.seat

    def feasible(self, s: Position, e: Effect) -> bool:
        if self.of == OF_TARGET_BASE and (s.attack is None or s.attack.target < 0):
            return False  # no base is attacked
        return self.amount.of(s, e.seat, self.changed_player(e)) != 0

    def perform(self, s: Position, e: Effect) -> None:
        seat = self.changed_player(e)
        put_in_force(s, self, e.seat, e.card, (seat,), self.amount.of(s, e.seat, seat))

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount.of(s, owner, affected)

    def add_to(self, sums: Sums, amount: i64) -> None:
        if self.of == OF_BLOCKER:
            sums.blocker += amount
        elif self.of != OF_THIS:
            sums.base += amount

    def adds_to_this(self, value: i64) -> bool:
        return self.of == OF_THIS and value == V.THIS_RESISTANCE


PARAGON_USES: Final = ("control", "destroy", "loot")  # in the order of L.CONTROL, REWARD, LOOT


@final
class ParagonValue(OwnModifier):
    """More or fewer Paragon dice for this soldier, or for all own ones, in one use or in any."""

    word: ClassVar[str] = "paragon_value"
    params: ClassVar[Params] = {
        "of": Param(one_of("this", "yours")),
        "amount": Param(CHANGE),
        "when": Param(one_of(*PARAGON_USES, "any")),
    }

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.of_this = reading.word("of") == "this"
        self.amount = reading.number("amount")
        when = reading.word("when")
        self.uses = [use for use, word in enumerate(PARAGON_USES) if when in (word, "any")]

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        check_of(report, item, place, moment)

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        if not self.of_this:
            for use in self.uses:
                sums.paragon_dice = added(sums.paragon_dice, use, amount)

    def adds_to_this(self, value: i64) -> bool:
        return self.of_this and value - V.THIS_PARAGON in self.uses


@final
class CriticalValue(OwnModifier):
    """Each critical hit adds `amount` more than the usual +1."""

    word: ClassVar[str] = "critical_value"
    params: ClassVar[Params] = {"amount": Param(CHANGE)}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.number("amount")

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.critical += amount


@final
class Unblockable(Operation):
    """The attack cannot be blocked."""

    word: ClassVar[str] = "unblockable"
    triggers: ClassVar[Words] = ("attack", "attack_base")

    def perform(self, s: Position, e: Effect) -> None:
        make_unblockable(s)


OPERATIONS: Final[Operations] = (Power, Resistance, ParagonValue, CriticalValue, Unblockable)
