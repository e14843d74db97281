"""A player as everybody sees the base: values, prices and piles."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.modifiers import is_disabled, sums_of
from stormark.games.xibalba.queries import (
    action_price,
    attack_power,
    blocker_resistance,
    price,
    productivity,
    soldier_power,
)
from stormark.games.xibalba.state import warhost
from stormark.games.xibalba.turn.block import as_if_blocked
from stormark.games.xibalba.view.aims import can_act, conquest
from stormark.games.xibalba.view.foresight import next_turn
from stormark.games.xibalba.view.parts import Contributions, part, total_of
from stormark.games.xibalba.view.places import ACTIONS, BASE_PLACES, TYPES
from stormark.games.xibalba.view.prospects import prospects, resistance_of
from stormark.games.xibalba.view.types import (
    Attacker,
    Blocker,
    Pile,
    Player,
    Sum,
)

FOR_A_WHILE: Final = ("productivity", "disable")
"""Lasting effects that change productivity, or what changes it."""


def player(s: XibalbaState, seat: int, viewer: int) -> Player:
    effects = Contributions(s, seat)
    tables = s.tables
    return {
        "seat": seat,
        "faction": tables.faction_ids[s.faction[seat]],
        "level": s.level[seat],
        "resources": s.resources[seat],
        "gatherable": _gatherable(s) if seat == s.turn else 0,
        "paragon": s.paragon[seat],
        "resistance": resistance_of(s, seat, effects),
        "productivity": _productivity(s, seat, effects),
        "attacker": _attacker(s, seat, viewer, effects),
        "blocker": blocker(s, seat),
        "costs": {word: _cost(s, seat, action, effects) for action, word in enumerate(ACTIONS)},
        "prices": {
            word: [
                None if card < 0 else _price(s, seat, card, effects)
                for card in s.market[2 * index : 2 * index + (1 if s.apocalypse else 2)]
            ]
            for index, word in enumerate(TYPES)
        },
        "upgraded": s.upgrades[seat],
        "piles": {word: _pile(s, seat, at, viewer) for at, word in enumerate(BASE_PLACES)},
    }


def _productivity(s: XibalbaState, seat: int, effects: Contributions) -> Sum:
    """What the next turn brings: by then some effects are over (X-TURN-16, X-TURN-17)."""
    changes = any(one.item.word in FOR_A_WHILE for one in s.lasting)
    later = next_turn(s, seat) if changes else s
    if later is not s and productivity(later, seat) != productivity(s, seat):
        effects = Contributions(later, seat)
    printed = s.tables.productivity[s.faction[seat]][s.level[seat] - 1]
    parts = [part("printed", printed), *effects.parts(lambda sums: sums.productivity)]
    return total_of(productivity(later, seat), parts)


def _gatherable(s: XibalbaState) -> int:
    """X-GATHER-05: what would be more than a base can hold is lost."""
    symbols = sum(kind * s.action_dice[kind] for kind in range(L.R1, L.R3 + 1))
    return int(min(symbols, s.tables.resource_max - s.resources[s.turn]))


# --- soldiers


def _attacker(s: XibalbaState, seat: int, viewer: int, effects: Contributions) -> Attacker | None:
    """X-ATTACK-07, X-ATTACK-11."""
    pile = s.piles[warhost(seat)]
    soldier = s.ark if s.ark_owner == seat else pile[-1] if pile else -1
    if soldier < 0:
        return None
    shown: Attacker = {
        "card": s.tables.refs[soldier],
        "power": power_of(s, seat, soldier, effects),
        "critical": critical_of(s, seat, effects),
        "bonus": bonus_of(s, seat, soldier, effects),
        "targets": [],
    }
    if seat == viewer == s.turn and can_act(s):
        taken = conquest(s, seat, soldier)
        shown["targets"] = prospects(s, seat, soldier, taken)
        if taken is not None:
            shown["conquest"] = {
                "life": taken.hold.life,
                "income_dice": taken.hold.income_dice,
                "income_more": taken.hold.income_more,
                "open": not taken.certain,
            }
    return shown


def power_of(s: XibalbaState, seat: int, soldier: int, effects: Contributions) -> Sum:
    """Power per symbol."""
    parts = [
        part("printed", s.tables.power[soldier]),
        *effects.own_parts(soldier, V.THIS_POWER),
        *effects.parts(lambda sums: sums.power),
    ]
    return total_of(soldier_power(s, seat, soldier), parts)


def critical_of(s: XibalbaState, seat: int, effects: Contributions) -> Sum:
    parts = [part("printed", 1), *effects.parts(lambda sums: sums.critical)]
    return total_of(1 + sums_of(s, seat).critical, parts)


def bonus_of(s: XibalbaState, seat: int, soldier: int, effects: Contributions) -> Sum:
    """What is added once to an attack."""
    parts = [
        *effects.own_parts(soldier, V.THIS_ATTACK_POWER),
        *effects.parts(lambda sums: sums.attack_power),
    ]
    return total_of(attack_power(s, seat, soldier), parts)


def blocker(s: XibalbaState, seat: int) -> Blocker | None:
    """The soldier that would block an attack on this base now (X-BLOCK-02)."""
    pile = s.piles[warhost(seat)]
    if not pile:
        return None
    soldier = pile[-1]
    blocked = as_if_blocked(s, seat, soldier)
    effects = Contributions(blocked, seat)
    parts = [
        part("printed", s.tables.resistance[soldier]),
        *effects.own_parts(soldier, V.THIS_RESISTANCE),
        *effects.parts(lambda sums: sums.blocker),
    ]
    resistance = total_of(blocker_resistance(blocked, seat, soldier), parts)
    return {"card": s.tables.refs[soldier], "resistance": resistance}


# --- prices


def _cost(s: XibalbaState, seat: int, action: int, effects: Contributions) -> Sum | None:
    """What a common action costs, or the upgrade to the next level."""
    faction, level = s.faction[seat], s.level[seat]
    if action == L.UPGRADE:
        if level == L.FIELDS:
            return None
        printed = s.tables.upgrade_cost[faction][level - 1]
    else:
        printed = s.tables.action_cost[faction][action]
    changes = effects.parts(lambda sums: sums.action_costs[action])
    return total_of(action_price(s, seat, action), [part("printed", printed), *changes])


def _price(s: XibalbaState, seat: int, card: int, effects: Contributions) -> Sum:
    card_type = s.tables.type[card]
    parts = [
        part("printed", s.tables.cost[card]),
        *effects.parts(lambda sums: sums.discounts[card_type], sign=-1),
    ]
    if s.apocalypse:
        parts.append(part("mode", -s.tables.discount_apocalypse))
    return total_of(price(s, seat, card), parts)


# --- piles


def _pile(s: XibalbaState, seat: int, place: int, viewer: int) -> Pile:
    cards = s.piles[L.BASES + L.BASE_PILES * seat + place]
    shown: Pile = {
        "size": len(cards),
        "top": s.tables.refs[cards[-1]] if cards else None,
        "locked": place > s.level[seat],
        "disabled": bool(cards) and place > 0 and is_disabled(s, seat, cards[-1]),
    }
    if seat == viewer:
        shown["cards"] = [s.tables.refs[card] for card in cards]
    return shown
