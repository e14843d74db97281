"""Blocking (X-BLOCK): the active soldier of the attacked player steps in."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import set_blocker
from stormark.games.xibalba.effects.triggers import fire_for
from stormark.games.xibalba.queries import blocker_resistance
from stormark.games.xibalba.state import Attack, Position, warhost
from stormark.games.xibalba.turn.destroy import DestroySoldier
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict


def begin_block(s: Position, attack: Attack) -> None:
    """The attacked player blocks (X-BLOCK-02)."""
    attack = set_blocker(s, attack, s.piles[warhost(attack.target)][-1])
    fire_for(s, V.T_BLOCK, attack.target, attack.blocker, attack.seat)


def blocker_is_there(s: Position, attack: Attack) -> bool:
    pile = s.piles[warhost(attack.target)]
    return bool(pile) and pile[-1] == attack.blocker


def meet_blocker(s: Position, attack: Attack) -> None:
    """X-BLOCK-06, X-BLOCK-07: equality destroys."""
    if blocker_resistance(s, attack.target, attack.blocker) <= attack.power:
        s.push(
            DestroySoldier(attack.seat, attack.blocker, attack.target, attack.soldier, L.BY_ATTACK)
        )


def blocker_survives(s: Position, attack: Attack) -> None:
    if attack.survived:
        s.say(E.E_BLOCK_HOLDS, (attack.target, attack.blocker))
        fire_for(s, V.T_BLOCK_SURVIVED, attack.target, attack.blocker, attack.seat)


def as_if_blocked(s: Position, seat: i64, soldier: i64) -> Position:
    """The position in which to ask how much a blocker resists: some resist more in a block."""
    attack = s.attack
    if attack is None or attack.blocked or attack.target != seat:
        return s
    blocked = s.copy()
    set_blocker(blocked, attack, soldier)
    return blocked


def about_blocker(s: Position, attack: Attack) -> JsonDict:
    """Who would block, and how much an attack would have to beat."""
    soldier = s.piles[warhost(attack.target)][-1]
    blocked = as_if_blocked(s, attack.target, soldier)
    return {
        "blocker": s.tables.refs[soldier],
        "resistance": blocker_resistance(blocked, attack.target, soldier),
    }
