"""Exploring, income, bridge and pass (B-VALLEY, B-BRIDGE, B-PASS)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.grid import is_hidden
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.refusals.cards import lacks_supply, no, of_rank
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.building import discoverable
from stormark.games.battalia.valleys import BUY, DELIVER, deliverable
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
    if purse.units[1] < 2 and not (building and purse.tools):
        return of_rank(1, rule, 2, purse.units[1])
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


# --- the King's Bridge


def on_the_bridge(s: Position, f: Frame, option: int) -> Refusal:
    verb, a, _, _ = V.unpack(option)
    if f.step == 0:
        if verb != V.V_BRIDGE:
            return no("B-BRIDGE-08", "bridge-first")
        return no_deal(s, f.seat, a)
    if f.b == DELIVER:
        return not_delivered(s, f.seat, a) if verb == V.V_DELIVER else bridge_first(f)
    if f.b == BUY and verb == V.V_FIELD:
        return no("B-RULING-78", "not-lowered")
    if f.b not in (DELIVER, BUY) and verb == V.V_TAKE:
        return no("B-BRIDGE-13", "no-great")
    return bridge_first(f)


def bridge_first(f: Frame) -> Refusal:
    return no(("B-BRIDGE-09", "B-BRIDGE-11", "B-BRIDGE-13")[f.b], "bridge-first")


def no_deal(s: Position, seat: int, deal: int) -> Refusal:
    if deal == BUY:
        rule = "B-BRIDGE-11"
        return no(rule, "not-lowered" if s.great_up or s.fates else "no-great-left")
    if not deliverable(s, seat):
        return no("B-BRIDGE-09" if deal == DELIVER else "B-BRIDGE-13", "no-great")
    if deal == DELIVER:
        return no("B-RULING-18", "not-upgradable")
    return no("B-BRIDGE-13", "no-great-left")


def not_delivered(s: Position, seat: int, card: int) -> Refusal:
    if card not in deliverable(s, seat):
        return no("B-BRIDGE-09", "no-great")
    return no("B-RULING-18", "not-upgradable")
