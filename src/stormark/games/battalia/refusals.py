"""Why an action is refused: the rule it breaks, asked only when it is not among the options."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState, top, thread_of
from stormark.games.battalia.queries import active_team
from stormark.kernel.refusal import Refusal

LINE_RULES = {
    V.V_HIRE: "B-HIRE-02",
    V.V_BUY: "B-BUY-02",
    V.V_ROAD: "B-ROAD-02",
    V.V_CITY: "B-CITY-01",
    V.V_UPGRADE: "B-UPGRADE-01",
    V.V_RESIDENCE: "B-KINGS-21",
    V.V_CAPITAL: "B-KINGS-23",
    V.V_MOVE: "B-MOVE-03",
    V.V_RECRUIT: "B-RECRUIT-02",
    V.V_ATTACK: "B-BATTLE-01",
    V.V_HIDE: "B-HIDE-02",
    V.V_PITCH: "B-TENT-01",
    V.V_PROMOTE: "B-ART-13",
    V.V_AMULET: "B-ART-19",
    V.V_GREAT: "B-GA-07",
    V.V_POST: "B-TRADE-03",
    V.V_DISCOVER: "B-VALLEY-13",
    V.V_POTION: "B-BILK-11",
    V.V_TRIBUTE: "B-META-06",
    V.V_OPEN: "B-TENT-05",
    V.V_TRADE: "B-TRADE-08",
    V.V_INCOME: "B-VALLEY-25",
    V.V_DRINK: "B-BILK-17",
    V.V_MULLIGAN: "B-TURN-04",
    V.V_COHORT: "B-COHORT-05",
}


def explain(s: BattaliaState, seat: int, option: int) -> Refusal:
    """The rule that an option which is not open breaks."""
    if s.shares:
        return Refusal("B-CEND-05")
    if seat not in s.open_seats():
        if seat in active_team(s):
            return Refusal("B-LINE-04", "refused-waiting")
        return Refusal("B-TURN-01", "refused-not-your-turn")
    frame = top(s, thread_of(s, seat))
    verb = V.verb_of(option)
    if frame.kind == V.F_ACT and verb in LINE_RULES:
        return Refusal(LINE_RULES[verb], "refused-not-possible")
    if frame.kind == V.F_BATTLE:
        return Refusal("B-BATTLE-23", "refused-battle")
    return Refusal("B-LINE-07", "refused-pending")
