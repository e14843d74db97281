"""The end of a battle: heroes are lost, cities change hands, lines leave (B-BATTLE-27 to -38)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import discard_all, draw, lose_hero, mark_city, take_unit
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER, line_of, side_of
from stormark.games.battalia.battle.steps import OVER
from stormark.games.battalia.battle.strength import behind
from stormark.games.battalia.effects import fate
from stormark.games.battalia.procedures import Battle, Frame
from stormark.games.battalia.queries import count_level
from stormark.games.battalia.state import Position


def lose(s: Position, f: Frame, battle: Battle) -> None:
    """The side that is behind loses (B-BATTLE-27)."""
    if behind(s, battle) == DEFENDER:
        win(s, f, battle)
        return
    s.threads[f.seat][-1] = f.at(OVER)
    for hero in range(2):
        if battle.attacker_heroes >> hero & 1:
            lose_hero(s, battle.attacker, hero)


def win(s: Position, f: Frame, battle: Battle) -> None:
    """The attacker wins: heroes are lost, cities change hands (B-BATTLE-31 to -33)."""
    thread = s.threads[f.seat]
    thread[-1] = f.at(OVER)
    seat = battle.attacker
    s.say(E.E_WON, (seat,))
    for hero in range(2):
        if battle.defender_heroes >> hero & 1:
            lose_hero(s, battle.defender, hero)
    field = battle.field
    tables = s.rules.tables
    if battle.object == L.RUIN:
        begin(s, f.seat, fate.ChooseGreat(seat))
    elif battle.object == L.CENTRE:
        mark_city(s, field, seat, tables.centre_level)
    elif battle.object == L.BUILDING:
        mark_city(s, field, seat, tables.building_level)
    elif battle.object == L.CITY:
        if battle.defender < 0:
            mark_city(s, field, seat, 4)
            if not s.shares:
                take_unit(s, seat, 4, False)  # B-NEUTRAL-03
        else:
            mark_city(s, field, seat, captured_level(s, seat, s.level[field]))


def captured_level(s: Position, seat: int, level: int) -> int:
    """A captured residence or capital beyond the captor's limit falls (B-KINGS-29, R-20)."""
    if level == 6 and count_level(s, seat, 6) >= s.rules.tables.max_capitals:
        level = 5
    if level == 5 and count_level(s, seat, 5) >= s.rules.tables.max_residences:
        level = 4
    return level


def clean_up(s: Position, battle: Battle) -> None:
    """Lines leave the battle; in team mode the defender draws up at once (B-TEAM-13)."""
    s.battle[battle.attacker] = None
    for side in (ATTACKER, DEFENDER):
        seat = side_of(battle, side)
        for card in line_of(battle, side):
            lender = L.lender_of(card)
            if lender >= 0 and lender == side_of(battle, 1 - side):
                s.refuge[lender] += (L.plain(card),)
            elif side == ATTACKER:
                s.table[seat] += (L.with_copies(card, 1),)
            else:
                discard_all(s, seat, (card,))
    defender = battle.defender
    if defender >= 0:
        s.hand[defender] = tuple(unchanged(card) for card in s.hand[defender])
        if s.rules.team_mode:
            draw(s, defender, s.rules.tables.hand_size - len(s.hand[defender]))
    s.say(E.E_BATTLE_OVER, (battle.attacker,))


def unchanged(card: int) -> int:
    """In another player's turn a transformation lasts until the end of the battle (B-ART-24)."""
    return L.plain(card) if L.lender_of(card) < 0 else card
