"""What the player whose turn it is could attack, and what each target has to lose."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.queries import base_resistance, paragon_dice
from stormark.games.xibalba.state import Attack
from stormark.games.xibalba.turn.action_phase import targets
from stormark.games.xibalba.turn.attack import open_addons
from stormark.games.xibalba.view.odds import loot_odds, reward_odds
from stormark.games.xibalba.view.parts import Contributions, part, total_of
from stormark.games.xibalba.view.places import BASE_PLACES
from stormark.games.xibalba.view.types import Prospect, Sum


def prospects(s: XibalbaState, seat: int, soldier: int) -> list[Prospect]:
    """Every target open to a soldier (X-ATTACK-07 to X-ATTACK-12)."""
    return [
        _base(s, seat, soldier, target - 1) if target else _ark(s, seat, soldier)
        for target in targets(s, seat)
    ]


def _ark(s: XibalbaState, seat: int, soldier: int) -> Prospect:
    dice = int(paragon_dice(s, seat, soldier, L.REWARD))
    return {
        "target": "ark",
        "needed": ark_life(s),
        "held_off": ark_protection(s),
        "paragon_dice": dice,
        "odds": reward_odds(s, seat, dice),
        "addons": [],
    }


def _base(s: XibalbaState, seat: int, soldier: int, target: int) -> Prospect:
    dice = int(paragon_dice(s, seat, soldier, L.LOOT))
    return {
        "target": target,
        "needed": resistance_of(s, target, Contributions(s, target)),
        "held_off": 0,
        "paragon_dice": dice,
        "odds": loot_odds(s, seat, target, dice),
        "addons": [BASE_PLACES[at] for at in open_addons(s, Attack(seat, soldier, target, 1, 0))],
    }


def ark_life(s: XibalbaState) -> Sum:
    return total_of(s.life, [part("life", s.life)])


def ark_protection(s: XibalbaState) -> int:
    """What the holder of the Ark takes off the power of an attack on it."""
    return int(sums_of(s, s.ark_owner).ark_damage) if s.ark_owner >= 0 else 0


def resistance_of(s: XibalbaState, seat: int, effects: Contributions) -> Sum:
    printed = s.tables.base[s.faction[seat]][s.level[seat] - 1]
    changes = effects.parts(lambda sums: sums.base)
    return total_of(base_resistance(s, seat), [part("printed", printed), *changes])
