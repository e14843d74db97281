"""Moving and jumping (B-MOVE, B-GATE), recruiting heroes (B-RECRUIT)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.grid import cities_of, is_hidden, joined, steps_from
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.refusals.cards import fought, held, lacks_supply, no, not_held
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import moving, recruiting, walking
from stormark.kernel.refusal import Refusal


def begin(s: Position, seat: int, option: int) -> Refusal | None:
    verb, a, b, _ = V.unpack(option)
    if verb == V.V_MOVE:
        return move(s, seat, a)
    if verb == V.V_RECRUIT:
        return recruit(s, seat, a, b)
    return None


def move(s: Position, seat: int, hero: int) -> Refusal:
    field = s.heroes[2 * seat + hero]
    if field < 0:
        return no("B-MOVE-01", "hero-away")
    fields = steps_from(s, field)
    refusal = fought(s, seat, field)
    if refusal is not None:
        return refusal
    if any(fought(s, seat, other) is not None for other in fields):
        if not any(fought(s, seat, other) is None for other in fields):
            return no("B-RULING-107", "fought-over")
    if not fields and s.place[field] == L.GATE:
        if 2 * seat + hero in s.jumped:
            return no("B-GATE-15", "jumped")
        return no("B-GATE-12", "tribute")
    if not fields:
        return no("B-MOVE-01", "no-way")
    return no("B-MOVE-03", "no-movement")


def recruit(s: Position, seat: int, field: int, hero: int) -> Refusal:
    if s.heroes[2 * seat + hero] >= 0:
        return no("B-RECRUIT-01", "hero-here")
    refusal = fought(s, seat, field)
    if refusal is not None:
        return refusal
    if field not in recruiting.recruit_fields(s, seat):
        return no("B-RECRUIT-03" if cities_of(s, seat) else "B-RECRUIT-06", "recruit-field")
    purse = held_by(s, seat)
    if not purse.weapons:
        return no("B-RECRUIT-02", "weapon")
    refusal = lacks_supply(purse, s.rules.tables.recruit_supply, "B-RECRUIT-02")
    return refusal or no("B-RECRUIT-02", "other-hero")


# --- on the way


def laying_movement(s: Position, line: moving.LayMovement, option: int) -> Refusal:
    verb, a, b, _ = V.unpack(option)
    if verb == V.V_LAY:
        if not held(s, line.seat, a, b):
            return not_held(s, line.seat, a)
        return no("B-MOVE-03", "wrong-card")
    if verb == V.V_GO:
        return no("B-MOVE-13", "no-movement")
    return no("B-RULING-23" if verb in (V.V_STEP, V.V_JUMP) else "B-LINE-04", "line-first")


def on_the_way(s: Position, walk: walking.Walk, option: int) -> Refusal:
    verb = V.verb_of(option)
    field = V.a_of(option)
    if verb == V.V_STEP:
        return step(s, walk, field)
    if verb == V.V_JUMP:
        return jump(s, walk, field)
    if verb == V.V_STOP:
        if walk.steps:
            return no("B-RULING-107", "fought-over")
        return no("B-MOVE-13", "one-step")
    return no("B-RULING-23" if verb == V.V_LAY else "B-LINE-04", "walk-first")


def step(s: Position, walk: walking.Walk, field: int) -> Refusal:
    start = s.heroes[2 * walk.seat + walk.hero]
    if field not in steps_from(s, start):
        beside = [joined(s, start, direction) for direction in range(L.DIRECTIONS)]
        if field in beside and is_hidden(s, field):
            return no("B-VALLEY-17", "undiscovered")
        return no("B-MOVE-01", "no-way")
    if walk.can_pay(s, field):
        return no("B-RULING-107", "fought-over")  # he could not go on from there
    if walk.free == walking.BY_LINE and walking.is_home(s, walk.seat, field):
        return no("B-RULING-109", "entered-free")
    if not walk.cards and walk.free == walking.BY_LINE:
        return no("B-MOVE-12", "no-movement")
    return no("B-MOVE-02", "no-movement")


def jump(s: Position, walk: walking.Walk, field: int) -> Refusal:
    if not s.rules.stormgates:
        return no("B-COMP-01", "expansion")
    hero = 2 * walk.seat + walk.hero
    start = s.heroes[hero]
    if s.place[start] != L.GATE or s.place[field] != L.GATE or field == start:
        return no("B-GATE-10", "no-gate")
    refusal = fought(s, walk.seat, field)
    if refusal is not None:
        return refusal
    if hero in s.jumped:
        return no("B-GATE-15", "jumped")
    if walk.free != walking.BY_LINE:
        return no("B-RULING-23", "tribute")
    if walk.supply < 1:
        return no("B-GATE-13" if walk.points else "B-GATE-12", "tribute")
    return no("B-GATE-11", "no-movement")
