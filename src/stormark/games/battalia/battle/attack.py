"""Announcing an attack: the heroes, the Weapon, the defender's heroes (B-BATTLE-01, -04 to -08)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND
from stormark.games.battalia.battle.cards import starting_weapons, take_for_battle
from stormark.games.battalia.battle.sides import HEROES
from stormark.games.battalia.battle.steps import CHOOSE_HEROES, OPENING
from stormark.games.battalia.battle.targets import able_heroes
from stormark.games.battalia.procedures import Battle, Frame
from stormark.games.battalia.queries import great_of, hero_on
from stormark.games.battalia.state import Position


def announce(s: Position, seat: int, target: int, field: int, defender: int, free: bool) -> None:
    """Declare an attack; `free` is the ranged attack of the Red Canyons, without a Weapon."""
    s.battle[seat] = Battle(seat, target, field, defender, 0)
    s.attacks += 1
    s.say(E.E_ATTACK, (seat, target, field, defender))
    s.threads[seat].append(Frame(V.F_BATTLE, seat, CHOOSE_HEROES, b=1 if free else 0))


def hero_choices(s: Position, battle: Battle) -> list[int]:
    """Which heroes attack: one, or in hero mode also both together (B-BATTLE-04, B-HERO-06)."""
    seat = battle.attacker
    arrow = False
    other_weapon = False
    for card in starting_weapons(s, seat, HAND) + starting_weapons(s, seat, AMBUSH):
        if great_of(s, card) == L.ARROW:
            arrow = True
        else:
            other_weapon = True
    near = able_heroes(s, seat, battle.field, False) if other_weapon or arrow else 0
    far = able_heroes(s, seat, battle.field, True) if arrow else near
    masks: list[int] = []
    for mask in (1, 2, 3):
        if mask & ~far == 0 and (mask < 3 or s.rules.hero_mode):
            masks.append(mask)
    return masks


def set_heroes(s: Position, battle: Battle, mask: int) -> None:
    """The attacking heroes; the first one's card gives the terrain bonus, home terrain first."""
    battle.attacker_heroes = mask
    battle.bonus_hero = 0 if mask & 1 else 1
    if mask == 3:
        field = s.heroes[2 * battle.attacker + 1]
        if s.terrain[field] == s.faction[battle.attacker]:
            battle.bonus_hero = 1


def weapons(s: Position, battle: Battle) -> list[int]:
    """What may start the attack line: an Arrow where no chosen hero stands on the field."""
    seat = battle.attacker
    near = able_heroes(s, seat, battle.field, False) & battle.attacker_heroes
    all_near = near == battle.attacker_heroes
    options: list[int] = []
    for zone in (HAND, AMBUSH):
        for card in starting_weapons(s, seat, zone):
            if all_near or great_of(s, card) == L.ARROW:
                options.append(V.pack(V.V_LAY, card, zone))
    return options


def start_line(s: Position, battle: Battle, option: int) -> None:
    card = V.a_of(option)
    seat = battle.attacker
    take_for_battle(s, seat, V.b_of(option), card)
    battle.attacker_line = (card,)
    near = able_heroes(s, seat, battle.field, False) & battle.attacker_heroes
    battle.ranged = near != battle.attacker_heroes
    s.say(E.E_BATTLE_CARDS, (seat, card))


# --- the defender's heroes (B-BATTLE-06, B-BATTLE-07)


def run_defence(s: Position, f: Frame, battle: Battle) -> bool:
    if battle.defender >= 0:
        present = hero_on(s, battle.defender, battle.field)
        if battle.object != HEROES and present:
            return False
        battle.defender_heroes = present if battle.object == HEROES else 0
        s.refill |= 1 << battle.defender
    s.threads[f.seat][-1] = f.at(OPENING)
    return True


def defence_options(s: Position, battle: Battle) -> list[int]:
    present = hero_on(s, battle.defender, battle.field)
    return [V.pack(V.V_HEROES, mask) for mask in range(4) if mask & ~present == 0]
