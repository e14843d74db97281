"""The course of a battle (B-BATTLE-21 to -29): what happens at each step, and who does it."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle import steps
from stormark.games.battalia.battle.attack import (
    defence_options,
    hero_choices,
    run_defence,
    set_heroes,
    start_line,
    weapons,
)
from stormark.games.battalia.battle.cards import battle_cards
from stormark.games.battalia.battle.raising import opening_options, play
from stormark.games.battalia.battle.result import clean_up, lose, win
from stormark.games.battalia.battle.retreat import retreat_options
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER, side_of
from stormark.games.battalia.battle.strength import behind, total
from stormark.games.battalia.procedures import Battle, Frame
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.windows import ATTACK_WINDOW, BATTLE_WINDOW, open_window


def run_battle(s: Position, f: Frame) -> bool:
    thread = s.threads[f.seat]
    battle = s.battle[f.seat]
    assert battle is not None
    step = f.step
    if step == steps.CHOOSE_HEROES:
        if f.b == 1:
            battle.attacker_heroes = 1 << battle.bonus_hero
            battle.ranged = True
            thread[-1] = f.at(steps.ANNOUNCED)
            return True
        masks = hero_choices(s, battle)
        if len(masks) > 1:
            return False
        set_heroes(s, battle, masks[0])
        thread[-1] = f.at(steps.WEAPON)
    elif step == steps.WEAPON:
        options = weapons(s, battle)
        if len(options) != 1:  # none: only in a sampled position
            return False
        start_line(s, battle, options[0])
        thread[-1] = f.at(steps.ANNOUNCED)
    elif step == steps.ANNOUNCED:
        thread[-1] = f.at(steps.DEFENCE)  # the window opens before the defender acts
        open_window(s, f.seat, f.seat, ATTACK_WINDOW)
    elif step == steps.DEFENCE:
        return run_defence(s, f, battle)
    elif step == steps.OPENING:
        return False
    elif step in (steps.OPENED, steps.RAISED):
        thread[-1] = f.at(steps.MOVE)
        side = ATTACKER if step == steps.OPENED else f.a
        open_window(s, f.seat, side_of(battle, side), BATTLE_WINDOW, side)
    elif step == steps.MOVE:
        return run_move(s, f, battle)
    elif step == steps.RAISING:
        return False
    else:
        thread.pop()
        clean_up(s, battle)
    return True


def run_move(s: Position, f: Frame, battle: Battle) -> bool:
    thread = s.threads[f.seat]
    if battle.frozen:
        thread[-1] = f.at(steps.OVER)  # the attack does not take place
        return True
    side = behind(s, battle)
    totals = (total(s, battle, ATTACKER), total(s, battle, DEFENDER))
    if f.data != totals:
        s.say(E.E_TOTALS, totals)
        f = f.holding(totals)
        thread[-1] = f
    if side == DEFENDER and battle.defender < 0:
        win(s, f, battle)
        return True
    if f.a != side:
        f = Frame(f.kind, f.seat, steps.MOVE, side, f.b, f.c, f.data)
        thread[-1] = f
    if holds_nothing(s, side_of(battle, side)):
        lose(s, f, battle)
        return True
    return False


def holds_nothing(s: Position, seat: int) -> bool:
    """Whether everybody can see that a player has nothing to raise or to retreat with.

    Whoever holds anything is asked, whatever it is: else it would be told (R-110).
    """
    return not (s.hand[seat] or s.ambush[seat] or s.tents[seat])


def battle_options(s: Position, f: Frame) -> list[int]:
    """What a side may do where the battle waits for it."""
    battle = s.battle[f.seat]
    assert battle is not None
    if f.step == steps.CHOOSE_HEROES:
        return [V.pack(V.V_HEROES, mask) for mask in hero_choices(s, battle)]
    if f.step == steps.WEAPON:
        return weapons(s, battle)
    if f.step == steps.DEFENCE:
        return defence_options(s, battle)
    if f.step == steps.OPENING:
        return opening_options(s, battle)
    if f.step == steps.RAISING and behind(s, battle) != f.a:
        return [*battle_cards(s, battle, f.a), V.pack(V.V_FINISH)]
    return move_options(s, f, battle)


def move_options(s: Position, f: Frame, battle: Battle) -> list[int]:
    """Raise, retreat heroes, or pass (B-BATTLE-23)."""
    return [
        *battle_cards(s, battle, f.a),
        *retreat_options(s, battle, f.a),
        V.pack(V.V_PASS),
    ]


def choose_battle(s: Position, f: Frame, option: int) -> None:
    battle = s.battle[f.seat]
    assert battle is not None
    thread = s.threads[f.seat]
    verb = V.verb_of(option)
    if verb == V.V_HEROES:
        if f.step == steps.CHOOSE_HEROES:
            set_heroes(s, battle, V.a_of(option))
            thread[-1] = f.at(steps.WEAPON)
        else:
            battle.defender_heroes = V.a_of(option)
            s.refill |= 1 << battle.defender
            thread[-1] = f.at(steps.OPENING)
    elif f.step == steps.WEAPON:
        start_line(s, battle, option)
        thread[-1] = f.at(steps.ANNOUNCED)
    elif verb == V.V_FINISH:
        thread[-1] = f.at(steps.OPENED if f.step == steps.OPENING else steps.RAISED)
    elif verb == V.V_PASS:
        s.say(E.E_PASSED, (side_of(battle, f.a),))
        lose(s, f, battle)
    elif verb == V.V_RETREAT:
        seat = side_of(battle, f.a)
        if f.step == steps.RAISING:
            thread[-1] = f.at(steps.MOVE)
        thread.append(Frame(V.F_RETREAT, seat, a=V.a_of(option), b=V.b_of(option), c=f.a))
    else:
        play(s, f, battle, option)
