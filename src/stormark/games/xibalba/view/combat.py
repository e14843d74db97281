"""The attack under way: its power with all parts, and what is at stake."""

from __future__ import annotations

from typing import Literal

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.queries import paragon_dice
from stormark.games.xibalba.state import Attack as AttackUnderWay
from stormark.games.xibalba.turn.attack import (
    ADDON,
    BLOCK,
    POWER,
    STEPS,
    Attacking,
    open_addons,
    total_power,
)
from stormark.games.xibalba.view.aims import blocking, held_off, loot_after
from stormark.games.xibalba.view.odds import loot_odds, reward_odds
from stormark.games.xibalba.view.parts import Contributions, part, total_of
from stormark.games.xibalba.view.places import BASE_PLACES
from stormark.games.xibalba.view.players import blocker, bonus_of, critical_of, power_of
from stormark.games.xibalba.view.prospects import ark_life, resistance_of
from stormark.games.xibalba.view.types import Attack, Stake, Sum


def attack(s: XibalbaState) -> Attack | None:
    under_way = s.attack
    if under_way is None or s.winner >= 0:  # a victory ends everything (X-WIN-03)
        return None
    stage = next(one.step for one in s.stack if isinstance(one, Attacking))
    power = _power(s, under_way, fixed=stage != POWER)
    return {
        "seat": under_way.seat,
        "soldier": s.tables.refs[under_way.soldier],
        "from_ark": under_way.from_ark,
        "target": "ark" if under_way.target < 0 else under_way.target,
        "attacks": under_way.attacks,
        "criticals": under_way.criticals,
        "power": power,
        "fixed": stage != POWER,
        "unblockable": under_way.unblockable,
        "blocker": None if under_way.blocker < 0 else s.tables.refs[under_way.blocker],
        "stage": STEPS[stage],
        "stakes": _stakes(s, under_way, stage, power["total"]),
    }


def _power(s: XibalbaState, attack: AttackUnderWay, fixed: bool) -> Sum:
    """X-ATTACK-03; once it is fixed, later changes do not count any more."""
    effects = Contributions(s, attack.seat)
    symbol = power_of(s, attack.seat, attack.soldier, effects)["total"]
    critical = critical_of(s, attack.seat, effects)["total"]
    parts = [
        part("symbols", (attack.attacks + attack.criticals) * symbol),
        part("criticals", attack.criticals * critical),
        *bonus_of(s, attack.seat, attack.soldier, effects)["parts"],
    ]
    if fixed:
        return total_of(attack.power, parts, rest="earlier")
    return total_of(total_power(s, attack), parts)


def _stakes(s: XibalbaState, attack: AttackUnderWay, stage: int, power: int) -> list[Stake]:
    """What the power is compared with: X-ARK-11, X-BLOCK-06, X-ATTACK-13."""
    if attack.target < 0:
        return [_ark(s, attack, power)] if stage == POWER and s.ark >= 0 else []
    stakes: list[Stake] = []
    if stage == BLOCK or attack.blocked or (stage == POWER and not attack.unblockable):
        against = blocker(s, attack.target)
        if against is not None:
            stake = _against_soldier("blocker", s, attack, power, against["resistance"])
            stakes.append(stake if attack.blocked else _foreseen(s, power, stake))
    if not attack.blocked:
        stakes.append(_base(s, attack, power, stage))
    for stake in stakes:
        stake["open"] = stake["open"] or stage == POWER
    return stakes


def _foreseen(s: XibalbaState, power: int, stake: Stake) -> Stake:
    """With every effect that answers to the block by itself."""
    block = blocking(s, power)
    assert block is not None
    needed = total_of(block["resistance"], stake["needed"]["parts"], rest="effect")
    return {
        **stake,
        "needed": needed,
        "succeeds": power >= needed["total"] and block["falls"] != "no",
        "open": block["falls"] == "open",
    }


def _ark(s: XibalbaState, attack: AttackUnderWay, power: int) -> Stake:
    left = max(0, power - held_off(s))
    return _against_soldier("ark", s, attack, left, ark_life(s))


def _against_soldier(
    what: Literal["ark", "blocker"],
    s: XibalbaState,
    attack: AttackUnderWay,
    power: int,
    needed: Sum,
) -> Stake:
    dice = int(paragon_dice(s, attack.seat, attack.soldier, L.REWARD))
    return {
        "what": what,
        "power": power,
        "needed": needed,
        "succeeds": power >= needed["total"],
        "paragon_dice": dice,
        "odds": reward_odds(s, attack.seat, dice),
        "addons": [],
        "open": False,
    }


def _base(s: XibalbaState, attack: AttackUnderWay, power: int, stage: int) -> Stake:
    needed = resistance_of(s, attack.target, Contributions(s, attack.target))
    dice = int(paragon_dice(s, attack.seat, attack.soldier, L.LOOT))
    open_now = open_addons(s, attack)
    shown: Stake = {
        "what": "base",
        "power": power,
        "needed": needed,
        "succeeds": power >= needed["total"],
        "paragon_dice": dice,
        "odds": loot_odds(s, attack.seat, attack.target, dice),
        "addons": [BASE_PLACES[field] for field in open_now],
        "open": bool(open_now) and stage <= ADDON,
    }
    if stage in (BLOCK, ADDON) and shown["succeeds"]:
        shown["after"] = {BASE_PLACES[field]: loot_after(s, field) for field in open_now}
    return shown
