"""What does not happen: the operation `prevent`, a class for each `what`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.in_force import OwnModifier
from stormark.games.xibalba.effects.operation import Operations, Params
from stormark.games.xibalba.effects.words import (
    ADDON,
    DESTRUCTION,
    POSITIVE,
    Param,
    Words,
    number,
    one_of,
)
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.sums import Sums, added
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading
    from stormark.games.xibalba.pack.placement import Moment


class Prevent(OwnModifier):
    """Something does not happen to its controller."""

    word: ClassVar[str] = "prevent"


@final
class PreventAddonLoss(Prevent):
    """An add-on card is not destroyed, always or if its owner pays for it (X-RULING-83)."""

    what: ClassVar[str] = "addon_loss"
    params: ClassVar[Params] = {
        "by": Param(one_of("attack", "any"), "any"),
        "kind": Param(ADDON, "any"),
    }
    asks_in_force: ClassVar[bool] = True

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.only_attacks = reading.word("by") == "attack"
        self.kinds = reading.kinds("kind", V.ADDONS)

    def add_to(self, sums: Sums, amount: i64) -> None:
        for card_type in (L.CIVILIAN, L.STRUCTURE):
            if self.kinds >> card_type & 1:
                if self.only_attacks:
                    sums.kept_from_attack = added(sums.kept_from_attack, card_type, 1)
                else:
                    sums.kept = added(sums.kept, card_type, 1)


@final
class PreventSoldierLoss(Prevent):
    """A soldier is not destroyed at all, or goes under its Warhost; see keeping.py."""

    what: ClassVar[str] = "soldier_loss"
    params: ClassVar[Params] = {"to": Param(one_of("stay", "warhost_bottom"))}
    triggers: ClassVar[Words] = ("block", *DESTRUCTION)

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.stays = reading.word("to") == "stay"

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        if "first_time" in item.get("if", {}):
            report.add("pack-first-time-loss", place.key("if").key("first_time"))

    def feasible(self, s: Position, e: Effect) -> bool:
        return False  # it is used when the soldier is about to be destroyed


@final
class PreventLoot(Prevent):
    """Each loot roll is lower by `amount`, or never leaves less than `keep`."""

    what: ClassVar[str] = "loot"
    params: ClassVar[Params] = {"amount": Param(POSITIVE, 0), "keep": Param(number(1, 40), 0)}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.number("amount")
        self.keep = reading.number("keep")

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        if ("amount" in item) == ("keep" in item):
            report.add("pack-loot-amount-or-keep", place.key("amount"))

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.loot += amount
        sums.kept_paragon = max(sums.kept_paragon, self.keep)


@final
class PreventArkDamage(Prevent):
    """Each attack on the own soldier in the Ark deals that much less."""

    what: ClassVar[str] = "ark_damage"
    params: ClassVar[Params] = {"amount": Param(POSITIVE)}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.number("amount")

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.ark_damage += amount


@final
class PreventResourceLoss(Prevent):
    """Opponents' effects take no resources."""

    what: ClassVar[str] = "resource_loss"
    params: ClassVar[Params] = {"by": Param(one_of("opponents"), "opponents")}

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.keeps_resources += 1


@final
class PreventHostileEffects(Prevent):
    """Opponents' effects neither destroy nor disable add-on cards; attacks still can."""

    what: ClassVar[str] = "hostile_effects"

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.safe += 1


OPERATIONS: Final[Operations] = (
    PreventAddonLoss,
    PreventSoldierLoss,
    PreventLoot,
    PreventArkDamage,
    PreventResourceLoss,
    PreventHostileEffects,
)
