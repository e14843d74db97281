"""Lines that are not complete: taking them back, and what teammates can do to them (B-RULING-105).

Where members of a team act at once, undoing the last move does not help any more as soon as
somebody else has moved; so they may take back what is half laid by a decision of its own.
"""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import take_back
from stormark.games.battalia.grid import site_map
from stormark.games.battalia.line import Branch
from stormark.games.battalia.piles import holds
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.queries import active_team, fought_over, hero_on
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.building import discoverable, may_hold_post
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves


def or_take_back(s: Position, options: list[int]) -> list[int]:
    """The ways on of a half-laid line; members of a team may also take it back."""
    if len(active_team(s)) > 1:
        options.append(V.V_TAKE_BACK)
    return options


def moves_or_take_back(s: Position, moves: Moves) -> Moves:
    """The same where the ways on are moves."""
    if len(active_team(s)) > 1:
        moves.append(V.V_TAKE_BACK)
    return moves


def begun(s: Position, seat: i64) -> Procedure | None:
    """What a member has begun and not completed."""
    thread = s.threads[seat]
    return thread[1] if len(thread) > 1 and thread[1].is_half_laid() else None


def take_back_hindered(s: Position) -> None:
    """Lines a teammate's step has made impossible go back to the hand; their player is told why."""
    for seat in active_team(s):
        take_back_if_hindered(s, seat)


def take_back_if_hindered(s: Position, seat: i64) -> bool:
    """Whether it was."""
    line = begun(s, seat)
    if line is None:
        return False
    reason = line.hindrance(s)
    if reason == E.NO_HINDRANCE:
        return False
    take_back(s, seat)
    s.say(E.E_TAKEN_BACK, (seat, reason), 1 << seat)
    return True


def hindrance_of(s: Position, seat: i64, branch: Branch) -> i64:
    """What keeps a branch of a half-laid line from being carried out."""
    action = branch.action
    field = branch.field
    if action == V.V_HIRE:
        return empty(s, L.UNIT_STACKS + branch.what - 1)
    if action == V.V_BUY:
        return empty(s, L.ARTEFACT_STACKS + branch.what)
    if action == V.V_ROAD or action == V.V_CITY:
        city = action == V.V_CITY
        if not s.stock[(L.CITY_STACKS if city else L.ROAD_STACKS) + branch.what]:
            return E.BY_STACK
        found = site_map(s, seat)
        if branch.needs_site():
            fits = found.has_city(branch.what) if city else found.has_road(branch.what)
        else:
            fits = found.has(field, branch.turned, branch.what, city)
        return E.NO_HINDRANCE if fits else E.BY_SITE
    if action == V.V_POTION:
        here = s.bilkarr >= 0 and hero_on(s, seat, s.bilkarr)
        return E.NO_HINDRANCE if here and s.potion_owner[branch.what] < 0 else E.BY_POTION
    if holds(fought_over(s, seat), field):
        return E.BY_BATTLE
    if action == V.V_POST:
        lost = not may_hold_post(s, seat, field)
    elif action == V.V_DISCOVER:
        lost = field not in discoverable(s, seat)
    else:
        lost = s.owner[field] != seat
    return E.BY_SITE if lost else E.NO_HINDRANCE


def empty(s: Position, stack: i64) -> i64:
    return E.NO_HINDRANCE if s.stock[stack] else E.BY_STACK
