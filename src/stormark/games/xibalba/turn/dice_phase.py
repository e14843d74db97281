"""The dice phase (X-DICE): pool, DICE effects, initial roll, re-rolls, the end of the phase."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    choose_pool,
    enter_phase,
    initial_roll,
    keep,
    keep_all,
    reroll,
)
from stormark.games.xibalba.effects.triggers import fire_for
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import SEAT, Fields, step_field
from stormark.games.xibalba.queries import pool_caps, pool_total, rerolls
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn import action_phase
from stormark.games.xibalba.turn.resolve import (
    resolve,
    resolve_options,
    unresolved,
    why_not_resolved,
)
from stormark.games.xibalba.words import FACES
from stormark.kernel.refusal import Refusal

SPLIT: Final = 0  # choose how many dice of each type
BEFORE_ROLL: Final = 1  # DICE effects
SORT: Final = 2  # keep dice or roll again
DONE: Final = 3


@final
class DicePhase(Procedure):
    """The dice phase of the current player."""

    word: ClassVar[str] = "dice-phase"
    fields: ClassVar[Fields] = (SEAT, step_field("split", "before-roll", "sort", "done"))
    asks: ClassVar[tuple[str, ...]] = ("split-pool", "resolve-dice", "sort-dice")

    def at(self, step: int) -> DicePhase:
        return DicePhase(self.seat, step)

    def run(self, s: Position) -> bool:
        if self.step == SPLIT:
            if pool_total(s, self.seat):
                return False
            s.goto(BEFORE_ROLL)  # no dice at all: nothing to choose (X-RULING-23)
        elif self.step == BEFORE_ROLL:
            if unresolved(s, self.seat, L.TAG_DICE):
                return False
            s.goto(SORT)
            initial_roll(s)
        elif self.step == SORT:
            if in_pool(s) and s.rerolled < rerolls(s, self.seat):
                return False
            keep_all(s)  # X-DICE-16, X-DICE-17
            s.goto(DONE)
            fire_for(s, V.T_POOL_COMPLETE, self.seat)
        else:
            enter_phase(s, self.seat, L.ACTION_PHASE)
            s.begin(action_phase.ActionPhase(self.seat))
        return True

    def options(self, s: Position) -> list[int]:
        if self.step == SPLIT:
            return split_options(s, self.seat)
        if self.step == BEFORE_ROLL:
            return resolve_options(s, self.seat, L.TAG_DICE)
        return sort_options(s)

    def choose(self, s: Position, option: int) -> None:
        verb = L.verb_of(option)
        if verb == L.V_KEEP:
            keep(s, self.seat, L.a_of(option))
        elif verb == L.V_ROLL:
            reroll(s)
        elif verb == L.V_KEEP_ALL:
            keep_all(s)
        elif verb == L.V_SPLIT:
            choose_pool(s, self.seat, L.a_of(option), L.b_of(option))
            s.goto(BEFORE_ROLL)
        else:
            resolve(s, self.seat, L.TAG_DICE, L.a_of(option))

    def question(self, s: Position) -> Question:
        if self.step == SPLIT:
            return "split-pool", {}
        if self.step == BEFORE_ROLL:
            return "resolve-dice", {}
        return "sort-dice", {"rerolls": rerolls(s, self.seat) - s.rerolled}

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        verb = L.verb_of(option)
        if L.V_GATHER <= verb <= L.V_END:
            return Refusal("X-ACTION-10", "refused-action-phase-later")
        if self.step == SPLIT:
            if verb == L.V_SPLIT:
                return why_not_split(s, seat, L.a_of(option), L.b_of(option))
            return Refusal("X-DICE-01", "refused-pool-first")
        if self.step == BEFORE_ROLL:
            if verb == L.V_RESOLVE:
                return why_not_resolved(s, seat, L.TAG_DICE, L.a_of(option))
            return Refusal("X-DICE-07", "refused-effects-left")
        if verb == L.V_KEEP:
            return Refusal("X-DICE-11", "refused-no-such-die", {"face": FACES[L.a_of(option)]})
        return Refusal("X-DICE-11", "refused-sort-first")


# --- the pool


def split_options(s: Position, seat: int) -> list[int]:
    """The ways to choose exactly the total within the limits of both types (X-DICE-02, -03)."""
    total = pool_total(s, seat)
    resource_cap, attack_cap = pool_caps(s, seat)
    most = min(total, resource_cap)
    least = max(0, total - attack_cap)
    return [
        L.pack(L.V_SPLIT, resource, total - resource) for resource in range(most, least - 1, -1)
    ]


def why_not_split(s: Position, seat: int, resource: int, attack: int) -> Refusal:
    total = pool_total(s, seat)
    if resource + attack != total:
        return Refusal(
            "X-DICE-02", "refused-pool-total", {"chosen": resource + attack, "total": total}
        )
    most = s.tables.pool_max_per_type
    rule = "X-DICE-04" if resource > most or attack > most else "X-DICE-03"
    resource_cap, attack_cap = pool_caps(s, seat)
    if total == s.tables.pool_size and resource_cap == attack_cap == most:
        rule = "X-DICE-03"
    return Refusal(rule, "refused-pool-split", {"resource": resource_cap, "attack": attack_cap})


# --- sorting out


def in_pool(s: Position) -> int:
    """How many dice are in the dice pool."""
    count = 0
    for kind in range(L.P0):
        count += s.dice[kind]
    return count


def sort_options(s: Position) -> list[int]:
    """Keep a die of a kind, keep all, or roll the others again (X-DICE-11 to X-DICE-13)."""
    options: list[int] = []
    for kind in range(L.P0):
        if s.dice[kind]:
            options.append(L.V_KEEP | kind << 6)
    options.append(L.V_KEEP_ALL)
    options.append(L.V_ROLL)
    return options
