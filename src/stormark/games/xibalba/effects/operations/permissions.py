"""What is permitted beyond the rules, and what is forbidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba.atoms import put_in_force
from stormark.games.xibalba.effects.in_force import OwnModifier, PlayersModifier
from stormark.games.xibalba.effects.operation import Operations, Params
from stormark.games.xibalba.effects.words import WHO, WHOLE_TURN, Param, one_of
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.sums import Sums
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.pack.placement import Moment


class Permit(OwnModifier):
    """Something the rules do not allow otherwise."""

    word: ClassVar[str] = "permit"


@final
class PermitBaseAttacks(Permit):
    """The active soldier of the Warhost may attack bases."""

    what: ClassVar[str] = "attack_base_from_warhost"

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.warhost_attacks_bases += 1


@final
class PermitUpgrade(Permit):
    """One more upgrade in this round (X-UPGRADE-03)."""

    what: ClassVar[str] = "extra_upgrade"

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.upgrades += 1


@final
class PermitFreeEntry(Permit):
    """The Ark may be entered once without a symbol."""

    what: ClassVar[str] = "enter_empty_ark_free"

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.free_entry += 1

    def permits_free_entry(self) -> bool:
        return True


class Forbid(PlayersModifier):
    """Something the rules allow otherwise."""

    word: ClassVar[str] = "forbid"
    params: ClassVar[Params] = {"who": Param(one_of(*WHO))}
    counts_in: ClassVar[str] = WHOLE_TURN


@final
class ForbidBaseAttacks(Forbid):
    """`who` may attack no base."""

    what: ClassVar[str] = "attack_base"

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.no_base_attack += 1


@final
class ForbidHarvest(Forbid):
    """`who` may not harvest."""

    what: ClassVar[str] = "harvest"

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.no_harvest += 1


@final
class ForbidHealing(Forbid):
    """The soldier now in the Ark gains no life points, as long as it stays there."""

    what: ClassVar[str] = "heal"
    continuous: ClassVar[bool] = False

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        if not moment.continuous and item["who"] != "ark_holder":
            report.add_unknown("pack-unknown-word", place.key("who"), item["who"], ("ark_holder",))

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        return s.ark_owner == seat

    def perform(self, s: Position, e: Effect) -> None:
        players = tuple(self.players(s, e))
        if players:
            put_in_force(s, self, e.seat, e.card, players, on=s.ark)

    def is_on_card(self) -> bool:
        return True

    def forbids_healing(self) -> bool:
        return True


OPERATIONS: Final[Operations] = (
    PermitBaseAttacks,
    PermitUpgrade,
    PermitFreeEntry,
    ForbidBaseAttacks,
    ForbidHarvest,
    ForbidHealing,
)
