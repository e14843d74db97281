"""Who may decide, and which file knows the question that is open."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.frames.threads import thread_of, top
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.refusals.acting import in_turn
from stormark.games.battalia.refusals.choices import in_choice
from stormark.games.battalia.refusals.fighting import in_battle, retreating
from stormark.games.battalia.refusals.laying import in_line, sacrificing
from stormark.games.battalia.refusals.moving import on_the_way
from stormark.games.battalia.refusals.potions import in_window
from stormark.kernel.refusal import Refusal

SETUP_RULES = {
    V.F_FACTIONS: (V.V_FACTION, "B-CSETUP-18", "refused-faction"),
    V.F_HOMES: (V.V_HOME, "B-CSETUP-19", "refused-home"),
    V.F_DRAFT: (V.V_DRAFT, "B-DRAFT-02", "refused-draft"),
}


def explain(s: BattaliaState, seat: int, option: int) -> Refusal:
    """The rule that an option which is not open breaks."""
    if s.shares:
        return Refusal("B-CEND-05", "refused-over")
    if seat not in s.open_seats():
        return not_asked(s, seat, option)
    frame = top(s, thread_of(s, seat))
    if frame.kind in SETUP_RULES:
        return in_setup(frame, option)
    if frame.kind == V.F_ACT:
        return in_turn(s, seat, option)
    if frame.kind == V.F_LINE:
        return in_line(s, seat, option)
    if frame.kind == V.F_SACRIFICE:
        return sacrificing(s, seat, option)
    if frame.kind == V.F_MOVING:
        return on_the_way(s, frame, option)
    if frame.kind == V.F_BATTLE:
        return in_battle(s, seat, frame, option)
    if frame.kind == V.F_RETREAT:
        return retreating(s, frame, option)
    if frame.kind == V.F_WINDOW:
        return in_window(s, frame, option)
    return in_choice(s, frame, option)


def not_asked(s: BattaliaState, seat: int, option: int) -> Refusal:
    """Somebody who has nothing to decide: out of turn, or waiting for others (R-11)."""
    frame = s.stack[-1]
    if frame.kind in SETUP_RULES:
        return Refusal(SETUP_RULES[frame.kind][1], "refused-not-your-turn", {"seat": frame.seat})
    waiting = {"seat": s.open_seats()[0]}
    for battle in s.battle:
        if battle is not None and seat in (battle.attacker, battle.defender):
            if V.verb_of(option) == V.V_COHORT and seat == battle.defender:
                return Refusal("B-COHORT-11", "refused-in-battle")
            return Refusal("B-BATTLE-23", "refused-waiting", {**waiting})
    if seat not in active_team(s):
        return Refusal("B-TURN-01", "refused-not-your-turn", {"seat": active_team(s)[0]})
    if s.flags[seat] & L.DONE:
        return Refusal("B-RULING-11", "refused-done")
    return Refusal("B-LINE-04", "refused-waiting", {**waiting})


def in_setup(frame: Frame, option: int) -> Refusal:
    verb, rule, reason = SETUP_RULES[frame.kind]
    return Refusal(rule, reason if V.verb_of(option) == verb else "refused-setup")
