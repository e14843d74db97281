"""Between action lines: announcements, and which chapter knows what a player wants to begin."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.refusals import (
    artefacts,
    building,
    fighting,
    keeping,
    moving,
    potions,
    trading,
    valleys,
)
from stormark.games.battalia.refusals.cards import no
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import act
from stormark.kernel.refusal import Refusal

EXPANSION_ONLY = (
    *(V.V_POST, V.V_DISCOVER, V.V_POTION, V.V_TRIBUTE, V.V_TRADE, V.V_INCOME, V.V_BRIDGE),
    *(V.V_DRINK, V.V_ECLIPSE, V.V_JUMP, V.V_FREEZE, V.V_RAGE, V.V_DELIVER, V.V_USE_BOOSTER),
)
OTHER_MOMENTS = {
    V.V_FACTION: "B-CSETUP-18",
    V.V_HOME: "B-CSETUP-19",
    V.V_DRAFT: "B-DRAFT-01",
    V.V_STEP: "B-MOVE-04",
    V.V_JUMP: "B-MOVE-04",
    V.V_GO: "B-MOVE-04",
    V.V_STOP: "B-MOVE-04",
    V.V_RETREAT: "B-RETREAT-01",
    V.V_PASS: "B-BATTLE-23",
    V.V_HEROES: "B-BATTLE-06",
    V.V_FREEZE: "B-BILK-24",
    V.V_RAGE: "B-BILK-23",
    V.V_SACRIFICE: "B-FAN-07",
    V.V_BRIDGE: "B-BRIDGE-08",
    V.V_DELIVER: "B-BRIDGE-08",
    V.V_USE_BOOSTER: "B-PASS-01",
    V.V_SITE: "B-PLACE-02",
}


def in_turn(s: Position, seat: int, option: int) -> Refusal:
    """Why a player cannot begin something now."""
    verb = V.verb_of(option)
    if not s.rules.stormgates and verb in EXPANSION_ONLY:
        return no("B-COMP-01", "expansion")
    if verb in (V.V_MULLIGAN, V.V_COHORT):
        return announcement(s, seat, verb, V.a_of(option))
    return (
        building.begin(s, seat, option)
        or moving.begin(s, seat, option)
        or fighting.begin(s, seat, option)
        or keeping.begin(s, seat, option)
        or artefacts.begin(s, seat, option)
        or trading.begin(s, seat, option)
        or valleys.begin(s, seat, option)
        or potions.begin(s, seat, option)
        or no(OTHER_MOMENTS.get(verb, "B-LINE-01"), "not-asked")
    )


def announcement(s: Position, seat: int, verb: int, faction: int) -> Refusal:
    """At most one, before the first action (B-TURN-03, B-TURN-04)."""
    flags = s.flags[seat]
    if flags & L.ANNOUNCED:
        if verb == V.V_COHORT:
            after_mulligan = flags & L.MULLIGANED
            return no("B-COHORT-10" if after_mulligan else "B-COHORT-08", "announced")
        return no("B-TURN-03", "announced")
    if flags & L.ACTED:
        return no("B-TURN-04", "acted")
    count = act.cohort_size(s, seat, faction)
    needed = s.rules.tables.cohort_min
    return no(
        "B-COHORT-05", "cohort", faction=s.rules.words.factions[faction], count=count, needed=needed
    )
