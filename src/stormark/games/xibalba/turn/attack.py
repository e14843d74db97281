"""Attacks (X-ATTACK), blocking (X-BLOCK), loot (X-LOOT): the seven steps of X-ATTACK-20."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    change_life,
    change_paragon,
    check_victory,
    roll_paragon_dice,
)
from stormark.games.xibalba.effects.keeping import BY_ATTACK
from stormark.games.xibalba.effects.lasting import expire
from stormark.games.xibalba.effects.triggers import collect, fire, fire_blanks, fire_for
from stormark.games.xibalba.modifiers import modifier, place_of
from stormark.games.xibalba.queries import (
    attack_power,
    base_resistance,
    blocker_resistance,
    can_destroy_addon,
    paragon_dice,
    soldier_power,
)
from stormark.games.xibalba.state import Attack, Frame, Position, warhost

POWER: Final = 0  # the triggered effects are over: fix the power
BLOCK: Final = 1  # the attacked player decides
BLOCKED: Final = 2  # compare the power with the blocker
BLOCKER_DONE: Final = 3
HIT: Final = 4  # compare the power with the base
ADDON: Final = 5  # the attacker may destroy an add-on card
LOOT: Final = 6
LOOTED: Final = 7
FINISH: Final = 8  # the dice leave the action pool
OVER: Final = 9

IN_ARK: Final = 2
CONQUEST: Final = 4


def declare(s: Position, seat: int, target: int, attacks: int, criticals: int) -> None:
    """Steps 1 and 2: name dice and target, then the effects triggered by it."""
    from_ark = s.ark_owner == seat
    soldier = s.ark if from_ark else s.piles[warhost(seat)][-1]
    attack = Attack(seat, soldier, target, attacks, criticals)
    attack.from_ark = from_ark
    s.attack = attack
    s.attackers += (soldier,)
    s.action_dice[L.A1] -= attacks
    s.action_dice[L.A2] -= criticals
    s.committed = (0, 0, 0, 0, 0, attacks, criticals, 0, 0, 0)
    s.say(E.E_ATTACK, (seat, soldier, target, attacks, criticals))
    s.push(Frame(L.F_ATTACK, seat, card=soldier, other=target))
    attacked = target if target >= 0 else s.ark_owner
    units: list[int] = []
    collect(s, units, V.T_USE, seat, soldier, attacked)  # X-RULING-93
    collect(s, units, V.T_ATTACK, seat, soldier, attacked)
    if target >= 0:
        collect(s, units, V.T_ATTACK_BASE, seat, soldier, attacked)
        collect(s, units, V.T_BASE_ATTACKED, target, other=seat)
    else:
        collect(s, units, V.T_ATTACK_ARK, seat, soldier, attacked)
    fire(s, units)


def run_attack(s: Position, f: Frame) -> bool:
    attack = s.attack
    assert attack is not None
    step = f.step
    if step == POWER:
        fix_power(s, attack)
    elif step == BLOCK:
        return False
    elif step == BLOCKED:
        meet_blocker(s, attack)
    elif step == BLOCKER_DONE:
        s.goto(FINISH)
        if attack.survived:
            s.say(E.E_BLOCK_HOLDS, (attack.target, attack.blocker))
            fire_for(s, V.T_BLOCK_SURVIVED, attack.target, attack.blocker, attack.seat)
    elif step == HIT:
        hit_base(s, attack)
    elif step == ADDON:
        if open_addons(s, attack):
            return False
        s.goto(LOOT)
    elif step == LOOT:
        s.goto(LOOTED)
        loot(s, attack)
    elif step == LOOTED:
        s.goto(FINISH)
        fire_for(s, V.T_HIT_BASE, attack.seat, attack.soldier, attack.target)
    elif step == FINISH:
        s.goto(OVER)
        use_up_dice(s, attack)
        other = attack.target if attack.target >= 0 else f.chosen
        fire_for(s, V.T_ATTACK_DONE, attack.seat, attack.soldier, other)
    else:
        s.pop()
        s.attack = None
        s.dirty = True
        expire(s, V.ATTACK_END, -1)
    return True


def still_possible(s: Position, attack: Attack) -> bool:
    """Whether soldier and target are still there after the triggered effects (X-RULING-30)."""
    if attack.from_ark:
        return s.ark == attack.soldier
    pile = s.piles[warhost(attack.seat)]
    if not pile or pile[-1] != attack.soldier:
        return False
    return attack.target >= 0 or (s.ark >= 0 and s.ark_owner != attack.seat)


def total_power(s: Position, attack: Attack) -> int:
    """X-ATTACK-03 with everything that effects add; never below 0."""
    symbol = soldier_power(s, attack.seat, attack.soldier)
    critical = 1 + modifier(s, attack.seat, L.M_CRITICAL)
    power = (attack.attacks + attack.criticals) * symbol + attack.criticals * critical
    return max(0, power + attack_power(s, attack.seat, attack.soldier))


def fix_power(s: Position, attack: Attack) -> None:
    if not still_possible(s, attack):
        s.say(E.E_ATTACK_ENDS, (attack.seat,))
        s.goto(FINISH)
        return
    attack.power = total_power(s, attack)
    s.say(E.E_POWER, (attack.power,))
    if attack.target < 0:
        attack_ark(s, attack)
    elif attack.unblockable or not s.piles[warhost(attack.target)]:
        s.goto(HIT)  # X-BLOCK-04
    else:
        s.replace(Frame(L.F_ATTACK, attack.seat, BLOCK, attack.soldier, other=attack.target))


# --- the soldier in the Ark


def attack_ark(s: Position, attack: Attack) -> None:
    """Damage, and at 0 life points the conquest (X-ATTACK-10, X-ARK-11, X-ARK-12)."""
    owner = s.ark_owner
    damage = attack.power
    if owner >= 0:
        damage = max(0, damage - modifier(s, owner, L.M_ARK_DAMAGE))
    s.replace(Frame(L.F_ATTACK, attack.seat, FINISH, attack.soldier, chosen=owner, other=-1))
    lost = change_life(s, -damage, E.BY_ATTACK, attack.soldier)
    if s.life == 0:
        s.push(
            Frame(
                L.F_DESTROY,
                attack.seat,
                card=s.ark,
                chosen=attack.soldier,
                other=owner,
                mode=BY_ATTACK | IN_ARK | CONQUEST,
            )
        )
    elif lost and owner >= 0:
        fire_for(s, V.T_ARK_DAMAGED, owner, s.ark, attack.seat)


# --- blocking


def block_options() -> list[int]:
    return [L.V_BLOCK, L.V_PASS]


def choose_block(s: Position, f: Frame, option: int) -> None:
    """The attacked player answers (X-BLOCK-02)."""
    attack = s.attack
    assert attack is not None
    if L.verb_of(option) == L.V_PASS:
        s.say(E.E_NO_BLOCK, (attack.target,))
        s.goto(HIT)
        return
    attack.blocked = True
    attack.blocker = s.piles[warhost(attack.target)][-1]
    s.dirty = True  # effects may hold only while a soldier blocks
    s.say(E.E_BLOCK, (attack.target, attack.blocker))
    s.goto(BLOCKED)
    fire_for(s, V.T_BLOCK, attack.target, attack.blocker, attack.seat)


def meet_blocker(s: Position, attack: Attack) -> None:
    """X-BLOCK-06, X-BLOCK-07: equality destroys."""
    pile = s.piles[warhost(attack.target)]
    if not pile or pile[-1] != attack.blocker:
        s.goto(FINISH)  # an effect has taken the blocker away; the attack stays blocked
        return
    s.goto(BLOCKER_DONE)
    if blocker_resistance(s, attack.target, attack.blocker) <= attack.power:
        s.push(
            Frame(
                L.F_DESTROY,
                attack.seat,
                card=attack.blocker,
                chosen=attack.soldier,
                other=attack.target,
                mode=BY_ATTACK,
            )
        )


# --- the base


def hit_base(s: Position, attack: Attack) -> None:
    """X-ATTACK-13, X-ATTACK-14."""
    if attack.power >= base_resistance(s, attack.target):
        s.say(E.E_HIT, (attack.seat, attack.target))
        s.goto(ADDON)
    else:
        s.say(E.E_HOLD, (attack.seat, attack.target))
        s.goto(FINISH)


def open_addons(s: Position, attack: Attack) -> list[int]:
    """The fields whose active card the attacker may destroy (X-ATTACK-15)."""
    return [
        field
        for field in range(1, L.FIELDS + 1)
        if can_destroy_addon(s, attack.target, field, attack.seat, True)
    ]


def attack_options_open(s: Position, f: Frame) -> list[int]:
    """The options of the decision an attack waits for."""
    attack = s.attack
    assert attack is not None
    if f.step == BLOCK:
        return block_options()
    options = [L.pack(L.V_DESTROY, attack.target, field) for field in open_addons(s, attack)]
    options.append(L.V_PASS)
    return options


def choose_in_attack(s: Position, f: Frame, option: int) -> None:
    attack = s.attack
    assert attack is not None
    if f.step == BLOCK:
        choose_block(s, f, option)
        return
    s.goto(LOOT)
    if L.verb_of(option) == L.V_DESTROY:
        field = L.b_of(option)
        s.push(
            Frame(
                L.F_DESTROY_ADDON,
                attack.seat,
                card=place_of(s, attack.target, field),
                pos=field,
                other=attack.target,
                mode=BY_ATTACK,
            )
        )


def loot(s: Position, attack: Attack) -> None:
    """Both trackers change in one step, then the check (X-LOOT-01 to -03, -18, X-WIN-06)."""
    dice = paragon_dice(s, attack.seat, attack.soldier, L.LOOT)
    symbols, blanks = roll_paragon_dice(s, attack.seat, dice, E.BY_LOOT, attack.soldier)
    symbols = max(0, symbols - modifier(s, attack.target, L.M_LOOT))
    reachable = max(0, s.paragon[attack.target] - modifier(s, attack.target, L.M_LOOT_KEEP))
    amount = min(symbols, reachable)
    s.say(E.E_LOOT, (attack.seat, attack.target, amount))
    if amount:
        change_paragon(s, attack.target, -amount, E.BY_LOOT, attack.soldier)
        change_paragon(s, attack.seat, amount, E.BY_LOOT, attack.soldier)
        check_victory(s)
    fire_blanks(s, attack.seat, blanks, attack.soldier)


def use_up_dice(s: Position, attack: Attack) -> None:
    """Step 6: the dice are used up, also if the attack failed (X-ATTACK-22)."""
    used: list[int] = []
    for kind in range(L.KINDS):
        count = s.committed[kind]
        if count:
            s.spent[kind] += count
            used.extend([kind] * count)
    s.committed = L.NO_DICE
    if s.sink is not None and used:
        s.sink.emit(E.E_SPEND, (attack.seat, E.USE_ATTACK, *used), -1)
