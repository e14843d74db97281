"""What may be attacked, and by which heroes (B-BATTLE-02 to -05)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle.sides import HEROES
from stormark.games.battalia.grid import is_laid, reach
from stormark.games.battalia.piles import holds
from stormark.games.battalia.queries import (
    hero_on,
    in_brotherhood,
    is_concealed,
    may_gain_great,
    opponents,
)
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves


def targets(s: Position, seat: i64, arrow: bool) -> Moves:
    """Every attack a seat with a Weapon could announce."""
    result = Moves()
    if in_brotherhood(s, seat) or capped(s, seat):
        return result
    for hero in range(2):
        field = s.heroes[2 * seat + hero]
        if field >= 0:
            if not arrow:
                add_targets(s, seat, field, result)
                continue
            for near in reach(s, field):
                add_targets(s, seat, near, result)
    return result


def add_targets(s: Position, seat: i64, field: i64, result: Moves) -> None:
    """What may be attacked on a field (B-BATTLE-03, R-37)."""
    if not is_laid(s, field):
        return
    place = s.place[field]
    owner = s.owner[field]
    if place == L.CITY or place == L.CENTRE or place == L.BUILDING:
        if owner < 0 or (attackable(s, seat, owner) and not is_concealed(s, field)):
            add(s, seat, place, field, owner, result)
    elif place == L.RUIN and guards_attackable(s, seat):
        add(s, seat, place, field, -1, result)
    for other in range(s.seats):
        if hero_on(s, other, field) and attackable(s, seat, other):
            add(s, seat, HEROES, field, other, result)


def add(s: Position, seat: i64, target: i64, field: i64, defender: i64, result: Moves) -> None:
    option = V.pack(V.V_ATTACK, target, field, defender + 1)
    if not holds(result.row, option) and not locked(s, seat, field, defender):
        result.append(option)


def attackable(s: Position, seat: i64, other: i64) -> bool:
    return opponents(s, seat, other) and not in_brotherhood(s, other)


def guards_attackable(s: Position, seat: i64) -> bool:
    """Mode creation: no second Great Artefact, and one must be left (B-RUINS-05, -07)."""
    return s.rules.stormgates or (bool(s.great_up) and may_gain_great(s, seat))


def locked(s: Position, seat: i64, field: i64, defender: i64) -> bool:
    """A teammate's open battle locks its opponent, and what is neutral on its field (R-11, R-12).

    Other opponents may be attacked there: the battles do not touch (B-TEAM-11, B-RULING-101).
    """
    for mate in s.teams[s.team_of[seat]]:
        battle = s.battle[mate]
        if battle is not None and mate != seat:
            if battle.defender == defender if defender >= 0 else battle.field == field:
                return True
    return False


def capped(s: Position, seat: i64) -> bool:
    """The optional limit for the team of three (B-TEAM-14)."""
    return s.rules.trio_cap and len(s.teams[s.team_of[seat]]) == 3 and s.attacks >= 2


def able_heroes(s: Position, seat: i64, field: i64, ranged: bool) -> i64:
    """A mask of the heroes that can attack an object on a field."""
    mask: i64 = 0
    for hero in range(2):
        own = s.heroes[2 * seat + hero]
        if own >= 0 and (own == field or (ranged and field in s.rules.board.around[own])):
            mask |= 1 << hero
    return mask
