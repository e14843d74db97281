"""Kry-Cek's Lost Scroll and its alternative rule (B-SA-23 to -28, R-48)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import begin, end
from stormark.games.battalia.atoms_visitors import put_bilkarr, put_metamorpha, summon
from stormark.games.battalia.effects import free
from stormark.games.battalia.effects.greats.great import GreatArtefact, GreatChoice, add
from stormark.games.battalia.grid import is_laid
from stormark.games.battalia.piles import holds
from stormark.games.battalia.procedure import register
from stormark.games.battalia.queries import (
    fought_over,
)
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal

METAMORPHA: Final = 0
BILKARR: Final = 1


@final
class KryCek(GreatArtefact):
    """Fetch a card from Limbo; by the alternative rule summon an NPC (B-SA-23, -24)."""

    word: ClassVar[str] = "kry_ceks_lost_scroll"
    rule: ClassVar[str] = "B-SA-23"

    def usable(self, s: Position, seat: i64) -> bool:
        if s.rules.kry_cek:
            return bool(Summon(seat).options(s))
        return bool(free.fetchable(s, seat))

    def take_effect(self, s: Position, seat: i64) -> None:
        if s.rules.kry_cek:
            begin(s, seat, Summon(seat))
        else:
            begin(s, seat, free.FromLimbo(seat))

    def unusable_rule(self, s: Position, seat: i64) -> str:
        if s.rules.kry_cek:
            return "B-SA-27" if summoned_by(s, seat) >= 0 else "B-SA-24"
        return self.rule


add(KryCek())


def summoned_by(s: Position, seat: i64) -> i64:
    """The NPC a player has summoned, or -1."""
    for npc, owner in s.summoned:
        if owner == seat:
            return npc
    return -1


@final
class Summon(GreatChoice):
    """Whom, and where; the own NPC that is in play already moves instead (B-SA-24 to -28, R-48)."""

    __slots__ = ()

    word: ClassVar[str] = "summon"
    asks: ClassVar[tuple[str, ...]] = ("summon",)
    great: ClassVar[str] = "kry_ceks_lost_scroll"

    def options(self, s: Position) -> list[int]:
        options: list[int] = []
        mine = summoned_by(s, self.seat)
        closed = fought_over(s, self.seat)
        for npc in (METAMORPHA, BILKARR):
            place = s.metamorpha if npc == METAMORPHA else s.bilkarr
            if mine >= 0:
                if npc != mine or holds(closed, place):
                    continue
            elif place >= 0:
                continue
            for field in range(s.rules.board.size):
                if s.place[field] == L.MISSING or holds(closed, field):
                    continue
                if npc == BILKARR or is_laid(s, field):
                    options.append(V.pack(V.V_NPC, npc, field))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        npc, field = V.a_of(option), V.b_of(option)
        if summoned_by(s, self.seat) < 0:
            summon(s, self.seat, npc)
        if npc == METAMORPHA:
            put_metamorpha(s, field)
        else:
            put_bilkarr(s, field, -1, 1, False)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-48")


register(Summon)
