"""Who may decide; what is open knows itself why an answer to it is refused."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.threads import thread_of, top
from stormark.kernel.refusal import Refusal


def explain(s: BattaliaState, seat: int, option: int) -> Refusal:
    """The rule that an option which is not open breaks."""
    if s.shares:
        return Refusal("B-CEND-05", "refused-over")
    if seat not in s.open_seats():
        return not_asked(s, seat, option)
    return top(s, thread_of(s, seat)).why_not(s, seat, option)


def not_asked(s: BattaliaState, seat: int, option: int) -> Refusal:
    """Somebody who has nothing to decide: out of turn, or waiting for others (R-11)."""
    setup = s.stack[-1]
    if setup.order_rule():
        return Refusal(setup.order_rule(), "refused-not-your-turn", {"seat": setup.seat})
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
