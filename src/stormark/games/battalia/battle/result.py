"""The end of a battle: heroes are lost, cities change hands, lines leave (B-BATTLE-27 to -38)."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import draw, lose_hero, mark_city, take_unit
from stormark.games.battalia.atoms_battle import close_battle
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import DEFENDER, HEROES
from stormark.games.battalia.battle.strength import behind
from stormark.games.battalia.effects import fate
from stormark.games.battalia.queries import count_level
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64


def lose(s: Position, battle: Battle) -> None:
    """The side that is behind loses (B-BATTLE-27)."""
    if behind(s, battle) == DEFENDER:
        win(s, battle)
    else:
        lose_heroes(s, battle.attacker, stakes_of(s, battle).attacker_heroes)


def win(s: Position, battle: Battle) -> None:
    """The attacker wins: heroes are lost, cities change hands (B-BATTLE-31 to -33)."""
    seat = battle.attacker
    stakes = stakes_of(s, battle)
    s.say(E.E_WON, (seat,))
    lose_heroes(s, battle.defender, stakes.defender_heroes)
    if stakes.great:
        begin(s, seat, fate.ChooseGreat(seat))
    if stakes.level:
        mark_city(s, battle.field, seat, stakes.level)
    if stakes.lord and not s.shares:
        take_unit(s, seat, 4, False)


def lose_heroes(s: Position, seat: i64, heroes: i64) -> None:
    for hero in range(2):
        if heroes >> hero & 1:
            lose_hero(s, seat, hero)


def end_battle(s: Position, battle: Battle) -> None:
    """Lines leave the battle; in team mode the defender draws up at once (B-TEAM-13)."""
    close_battle(s, battle)
    defender = battle.defender
    if defender >= 0 and s.rules.team_mode:
        draw(s, defender, s.rules.tables.hand_size - len(s.hand[defender]))
    s.say(E.E_BATTLE_OVER, (battle.attacker,))


# --- what is at stake


@final
class Stakes:
    """What a battle decides: the winner's gain, and the heroes the loser loses."""

    __slots__ = ("attacker_heroes", "defender_heroes", "great", "level", "lord")

    def __init__(self, battle: Battle) -> None:
        self.attacker_heroes = battle.attacker_heroes  # lost if the attack fails (B-BATTLE-34)
        self.defender_heroes = battle.defender_heroes  # lost if it succeeds (B-BATTLE-32, -33)
        self.level: i64 = 0  # of the attacker's marker on the attacked field, 0 for none
        self.lord = False  # a Lord joins whoever takes a neutral city (B-NEUTRAL-03)
        self.great = False  # a Great Artefact of the ruin (B-RUINS-03)


def stakes_of(s: Position, battle: Battle) -> Stakes:
    stakes = Stakes(battle)
    tables = s.rules.tables
    if battle.object == L.RUIN:
        stakes.great = True
    elif battle.object == L.CENTRE:
        stakes.level = tables.centre_level
    elif battle.object == L.BUILDING:
        stakes.level = tables.building_level
    elif battle.object != HEROES and battle.defender < 0:
        stakes.level = 4  # B-NEUTRAL-02, B-HERO-03
        stakes.lord = True
    elif battle.object != HEROES:
        stakes.level = captured_level(s, battle.attacker, s.level[battle.field])
    return stakes


def captured_level(s: Position, seat: i64, level: i64) -> i64:
    """A captured residence or capital beyond the captor's limit falls (B-KINGS-29, R-20)."""
    if level == 6 and count_level(s, seat, 6) >= s.rules.tables.max_capitals:
        level = 5
    if level == 5 and count_level(s, seat, 5) >= s.rules.tables.max_residences:
        level = 4
    return level
