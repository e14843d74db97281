"""Exploring and income (B-VALLEY)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.grid import is_hidden
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.refusals.cards import lacks_supply, no, of_rank
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.building import discoverable
from stormark.kernel.refusal import Refusal


def begin(s: Position, seat: int, option: int) -> Refusal | None:
    verb = V.verb_of(option)
    if verb == V.V_DISCOVER:
        return discover(s, seat, V.a_of(option))
    if verb == V.V_INCOME:
        return income(s, seat, V.a_of(option))
    return None


def discover(s: Position, seat: int, field: int) -> Refusal:
    if not s.rules.valleys():
        return no("B-VALLEY-04", "no-valley")
    if not is_hidden(s, field):
        return no("B-VALLEY-12", "nothing-to-discover")
    if field not in discoverable(s, seat):
        beside = s.rules.board.neighbours[field]
        near = any(s.heroes[2 * seat + hero] in beside for hero in range(2))
        return no("B-VALLEY-14" if near else "B-VALLEY-13", "no-hero-beside")
    purse = held_by(s, seat)
    building = s.place[field] == L.BUILDING
    rule = "B-VALLEY-16" if building else "B-VALLEY-15"
    if purse.of_rank(1) < 2 and not (building and purse.tools):
        return of_rank(1, rule, 2, purse.of_rank(1))
    supply = 0 if building else s.rules.tables.discover_supply
    return lacks_supply(purse, supply, rule) or no("B-LINE-07", "incomplete")


def income(s: Position, seat: int, kind: int) -> Refusal:
    if not s.rules.valleys():
        return no("B-VALLEY-04", "no-valley")
    if s.flags[seat] & L.INCOME:
        return no("B-VALLEY-27", "income-taken")
    supplied = [
        s.rules.tables.building_supplies[s.shape[field]]
        for field in range(s.rules.board.size)
        if s.place[field] == L.BUILDING and s.owner[field] == seat
    ]
    if not supplied:
        return no("B-VALLEY-25", "no-building")
    if (-1 if kind == L.TYPES else kind) not in supplied:
        return no("B-VALLEY-26", "other-building")
    return no("B-RULING-32", "empty-stack")
