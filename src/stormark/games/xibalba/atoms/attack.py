"""The attack under way: its dice, its power, its blocker."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.state import Attack, Position
from stormark.kernel.compiling import i64


def declare_attack(s: Position, attack: Attack) -> None:
    """Name dice and target: the dice wait beside the pool (X-ATTACK-20)."""
    s.attack = attack
    s.attackers += (attack.soldier,)
    s.action_dice[L.A1] -= attack.attacks
    s.action_dice[L.A2] -= attack.criticals
    s.committed = (0, 0, 0, 0, 0, attack.attacks, attack.criticals, 0, 0, 0)
    if s.sink is not None:
        named = (attack.seat, attack.soldier, attack.target, attack.attacks, attack.criticals)
        s.say(E.E_ATTACK, named)


def set_power(s: Position, attack: Attack, power: i64) -> Attack:
    """The power is fixed (X-ATTACK-03); the attack as it now is."""
    fixed = attack.with_power(power)
    s.attack = fixed
    if s.sink is not None:
        s.say(E.E_POWER, (power,))
    return fixed


def set_blocker(s: Position, attack: Attack, soldier: i64) -> Attack:
    """The active soldier of the attacked player blocks (X-BLOCK-02); the attack as it now is."""
    blocked = attack.blocked_by(soldier)
    s.attack = blocked
    s.dirty = True  # effects may hold only while a soldier blocks
    if s.sink is not None:
        s.say(E.E_BLOCK, (attack.target, soldier))
    return blocked


def lose_blocker(s: Position, soldier: i64) -> None:
    """A destroyed soldier no longer holds the attack that it blocks."""
    if s.attack is not None and s.attack.blocker == soldier:
        s.attack = s.attack.without_blocker()


def make_unblockable(s: Position) -> None:
    """Nobody may block the attack under way (op `unblockable`)."""
    if s.attack is not None:
        s.attack = s.attack.made_unblockable()


def change_attack_dice(s: Position, kind: i64, to: i64) -> None:
    """A die named for the attack under way shows another face (G16)."""
    dice = list(s.committed)
    dice[kind] -= 1
    dice[to] += 1
    s.committed = tuple(dice)
    if s.attack is not None:
        s.attack = s.attack.with_dice(dice[L.A1], dice[L.A2])


def use_up_attack_dice(s: Position, seat: i64) -> None:
    """The dice of the attack are used up, also if it failed (X-ATTACK-22)."""
    used: list[int] = []
    for kind in range(L.KINDS):
        count = s.committed[kind]
        if count:
            s.spent[kind] += count
            if s.sink is not None:
                used.extend([kind] * count)
    s.committed = L.NO_DICE
    if s.sink is not None and used:
        s.sink.emit(E.E_SPEND, (seat, E.USE_ATTACK, *used), -1)


def end_attack(s: Position) -> None:
    s.attack = None
    s.dirty = True
