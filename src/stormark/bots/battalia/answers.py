"""Answers to the small questions within an action: which card pays, what an ability does."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.fighting import fight
from stormark.bots.battalia.plan import go_on, spent, spread, walk_on, without_taking_back
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle.attack import DeclareAttack
from stormark.games.battalia.battle.course import Fight
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.turn.moving import LayMovement
from stormark.games.battalia.turn.walking import Walk

# questions worth trying every answer; the others are about which of equal cards pays
WEIGHED: Final = (
    *(V.V_SITE, V.V_STEP, V.V_JUMP, V.V_STOP, V.V_TAKE, V.V_NAME, V.V_FORM, V.V_FIELD, V.V_SEAT),
    *(V.V_RANKS, V.V_FATE, V.V_EFFECT, V.V_TENT, V.V_NPC, V.V_TERRAIN, V.V_SWAP, V.V_ROLL),
    *(V.V_USE_BOOSTER, V.V_DELIVER, V.V_SPEND, V.V_AMOUNT, V.V_TURN, V.V_FREEZE, V.V_RAGE),
    *(V.V_DRINK, V.V_BRIDGE, V.V_DISCOVER),
)
LAND: Final = (V.V_TERRAIN, V.V_SWAP)  # cards of the map that make way for others


def answer(s: BattaliaState, seat: int, frame: Procedure, options: list[int]) -> int:
    """A plain answer: fight on, walk to a target, pay with the cheapest, take the dearest."""
    if len(options) == 1:
        return options[0]
    options = without_taking_back(options)
    if isinstance(frame, (Fight, DeclareAttack)):
        return fight(s, seat, options)
    if isinstance(frame, LayMovement):
        return go_on(s, frame, options)
    if isinstance(frame, Walk):
        return walk_on(s, seat, frame.hero, options)
    verb = V.verb_of(options[0])
    if verb in (V.V_LAY, V.V_DOUBLE, V.V_SACRIFICE):
        return min(options, key=spent)
    if verb == V.V_TAKE:
        return max(options, key=spent)
    last = V.verb_of(options[-1])
    if verb == V.V_FINISH and last == V.V_PASS:
        return options[0]  # a Fate card is better than no reward
    if last == V.V_PASS or (last == V.V_FINISH and verb in LAND):
        return options[-1]  # no card of the map makes way for nothing
    return options[0]


def is_weighed(options: list[int]) -> bool:
    """Whether a question is worth trying every answer."""
    return len(options) > 1 and V.verb_of(options[0]) in WEIGHED


def worth_trying(s: BattaliaState, seat: int, options: list[int], most: int) -> list[int]:
    """As many answers as there is time for; of many changes of the map those that help somehow."""
    if len(options) > most and V.verb_of(options[0]) in LAND:
        gates: list[int] = []
        homes: list[int] = []
        ways: list[int] = []
        for option in options:
            if brings_gate(s, seat, option):
                gates.append(option)
            elif makes_home(s, seat, option):
                homes.append(option)
            elif turns_way(s, seat, option):
                ways.append(option)
        if gates or homes or ways:
            room = most - 1 - min(len(gates), most // 3)
            homes = homes[: room - min(len(ways), room // 2)]
            helpful = [*gates[: most // 3], *homes, *ways[: room - len(homes)]]
            return [*helpful, options[-1]]
    return spread(options, most)


def makes_home(s: BattaliaState, seat: int, option: int) -> bool:
    """Whether a new terrain or a swap lays the home terrain under an own city (B-BATTLE-18)."""
    verb, field, other, _ = V.unpack(option)
    home = s.faction[seat]
    if verb == V.V_TERRAIN:
        return s.owner[field] == seat and s.terrain[field] != home and other == home
    if verb != V.V_SWAP:
        return False
    return (s.owner[field] == seat and s.terrain[other] == home) or (
        s.owner[other] == seat and s.terrain[field] == home
    )


def brings_gate(s: BattaliaState, seat: int, option: int) -> bool:
    """Whether a swap lays the gate that a booster is for under the hero who has it (B-PASS-05)."""
    verb, field, other, _ = V.unpack(option)
    if verb != V.V_SWAP or s.place[field] != L.GATE:
        return False
    for hero in (2 * seat, 2 * seat + 1):
        ring = s.rings[hero]
        if ring >= 0 and (
            (s.heroes[hero] == field and s.terrain[other] == ring)
            or (s.heroes[hero] == other and s.terrain[field] == ring)
        ):
            return True
    return False


def turns_way(s: BattaliaState, seat: int, option: int) -> bool:
    """Whether a swap may turn the road that an own hero stands on or before (B-RULING-116)."""
    verb, field, other, _ = V.unpack(option)
    if verb != V.V_SWAP or L.rotations(s.shape[field]) == 1:
        return False
    for hero in (2 * seat, 2 * seat + 1):
        start = s.heroes[hero]
        if start < 0:
            continue
        if field == start or other == start:
            return True
        for direction in range(L.DIRECTIONS):
            beside = s.rules.board.beside[4 * start + direction]
            if beside in (field, other):
                return True
    return False
