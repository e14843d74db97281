"""Soldiers of players: destroying and moving them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import rotate_warhost
from stormark.games.xibalba.effects.operation import Operations, Params
from stormark.games.xibalba.effects.players import OnPlayers
from stormark.games.xibalba.effects.words import WHO, Param, one_of
from stormark.games.xibalba.modifiers import is_active
from stormark.games.xibalba.state import Position, warhost
from stormark.games.xibalba.turn.destroy import DestroySoldier
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading
    from stormark.games.xibalba.pack.placement import Moment


def destroy_by_effect(s: Position, e: Effect, victim: i64, owner: i64) -> None:
    """Destroy a soldier; if the card with the effect is a soldier, it is the destroyer (G9)."""
    soldier = e.card if s.tables.type[e.card] == L.SOLDIER else -1
    s.push(DestroySoldier(e.seat, victim, owner, soldier))


@final
class DestroySoldiers(OnPlayers):
    """The active soldier of Warhosts, or this very soldier, is destroyed."""

    word: ClassVar[str] = "destroy_soldier"
    params: ClassVar[Params] = {
        "from": Param(one_of(*WHO)),
        "where": Param(one_of("warhost", "this")),
    }
    moves_soldiers: ClassVar[bool] = True

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, "from")
        self.this = reading.word("where") == "this"

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        if item["where"] == "this":
            if moment.card_type != "soldier":
                report.add("pack-only-soldiers", place.key("where"), key="this")
            if item["from"] != "you":
                report.add_unknown("pack-unknown-word", place.key("from"), item["from"], ("you",))

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        return is_active(s, seat, e.card) if self.this else bool(s.piles[warhost(seat)])

    def perform(self, s: Position, e: Effect) -> None:
        """Player by player (X-CARD-36): the last one pushed comes first."""
        for seat in reversed(self.players(s, e)):
            victim = e.card if self.this else s.piles[warhost(seat)][-1]
            destroy_by_effect(s, e, victim, seat)


@final
class RotateWarhost(OnPlayers):
    """The active soldier of `who` goes to the bottom of its Warhost of at least two."""

    word: ClassVar[str] = "rotate_warhost"
    params: ClassVar[Params] = {"who": Param(one_of(*WHO))}
    moves_soldiers: ClassVar[bool] = True

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        return len(s.piles[warhost(seat)]) > 1

    def perform(self, s: Position, e: Effect) -> None:
        for seat in self.players(s, e):
            rotate_warhost(s, seat)


OPERATIONS: Final[Operations] = (DestroySoldiers, RotateWarhost)
