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
from stormark.kernel.compiling import append, i64, vec
from stormark.kernel.refusal import Refusal
from stormark.kernel.vectors import ints

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

    @staticmethod
    def of(seat: i64, step: i64 = SPLIT) -> DicePhase:
        return DICE_PHASES[4 * seat + step]

    def at(self, step: i64) -> DicePhase:
        return DicePhase.of(self.seat, step)

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
            if any_in_pool(s) and s.rerolled < rerolls(s, self.seat):
                return False
            keep_all(s)  # X-DICE-16, X-DICE-17
            s.goto(DONE)
            fire_for(s, V.T_POOL_COMPLETE, self.seat)
        else:
            enter_phase(s, self.seat, L.ACTION_PHASE)
            s.begin(action_phase.ActionPhase.of(self.seat))
        return True

    def options(self, s: Position) -> list[int]:
        return list(self.moves(s))

    def moves(self, s: Position) -> vec[i64]:
        if self.step == SORT:
            return sort_options(s)
        if self.step == SPLIT:
            return split_options(s, self.seat)
        return ints(resolve_options(s, self.seat, L.TAG_DICE))

    def choose(self, s: Position, option: i64) -> None:
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

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
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


# Nothing ever lies below a phase, so one for each seat and step serves all games.
DICE_PHASES: Final = [
    DicePhase(seat, step)
    for seat in range(L.MOST_SEATS)
    for step in (SPLIT, BEFORE_ROLL, SORT, DONE)
]


# --- the pool


def split_options(s: Position, seat: i64) -> vec[i64]:
    """The ways to choose exactly the total within the limits of both types (X-DICE-02, -03)."""
    total = pool_total(s, seat)
    resource_cap, attack_cap = pool_caps(s, seat)
    options = vec[i64]()
    resource = min(total, resource_cap)
    while resource >= 0 and total - resource <= attack_cap:
        options = append(options, L.pack(L.V_SPLIT, resource, total - resource))
        resource -= 1
    return options


def why_not_split(s: Position, seat: i64, resource: i64, attack: i64) -> Refusal:
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


def any_in_pool(s: Position) -> bool:
    """Whether there are dice in the dice pool."""
    for kind in range(i64(L.P0)):
        if s.dice[kind]:
            return True
    return False


def sort_options(s: Position) -> vec[i64]:
    """Keep a die of a kind, keep all, or roll the others again (X-DICE-11 to X-DICE-13)."""
    options = vec[i64](capacity=12)
    for kind in range(i64(L.P0)):
        if s.dice[kind]:
            options = append(options, L.V_KEEP | kind << 6)
    options = append(options, L.V_KEEP_ALL)
    return append(options, L.V_ROLL)
