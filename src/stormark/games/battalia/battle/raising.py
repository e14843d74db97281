"""Laying cards into battle lines: the opening and raises (B-BATTLE-21 to -25)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.battle.cards import (
    as_laid,
    battle_cards,
    take_for_battle,
    works_on_others,
)
from stormark.games.battalia.battle.sides import ATTACKER, side_of
from stormark.games.battalia.battle.steps import OPENING, RAISING
from stormark.games.battalia.effects import battle_helpers
from stormark.games.battalia.lines import put_aside, sacrifice, sacrifice_options
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.procedures import Battle, Frame
from stormark.games.battalia.queries import is_fanatic, sacrificable
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.keeping import open_tent


def opening_options(s: Position, battle: Battle) -> list[int]:
    return [*battle_cards(s, battle, ATTACKER), V.pack(V.V_FINISH)]


def play(s: Position, f: Frame, battle: Battle, option: int) -> None:
    """Lay a card into the own line, or open a tent."""
    thread = s.threads[f.seat]
    side = ATTACKER if f.step == OPENING else f.a
    seat = side_of(battle, side)
    if V.verb_of(option) == V.V_OPEN:
        open_tent(s, seat, V.a_of(option))  # the cards may serve a raise or pay a retreat
        return
    if f.step != OPENING:
        thread[-1] = f.at(RAISING)
    card = V.a_of(option)
    take_for_battle(s, seat, V.b_of(option), card)
    s.say(E.E_BATTLE_CARDS, (seat, card))
    if works_on_others(s, card):
        add_card(battle, side, card)
        begin(s, f.seat, battle_helpers.help_battle(s, seat, card, side, f.seat))
    else:
        add_card(battle, side, as_laid(card))
        if is_fanatic(card):
            thread.append(Frame(V.F_SACRIFICE, seat, a=1))


def add_card(battle: Battle, side: int, card: int) -> None:
    if side == ATTACKER:
        battle.attacker_line += (card,)
    else:
        battle.defender_line += (card,)


# --- a Fanatic's sacrifice: `a` is 1 where it is laid openly, else it belongs to a half-laid line


def sacrifice_choices(s: Position, f: Frame) -> list[int]:
    if f.a != 1:
        return sacrifice_options(s, f.seat)
    cards = [card for card in sorted(set(s.hand[f.seat])) if sacrificable(card)]
    return [V.pack(V.V_SACRIFICE, card) for card in cards]


def run_sacrifice(s: Position, f: Frame, thread: list[Procedure]) -> bool:
    """Take the only possibility; but where all look on, asking tells nothing of a hand."""
    options = sacrifice_choices(s, f)
    if len(options) > 1 or (f.a == 1 and len(s.hand[f.seat]) > 1):
        return False
    if options:
        choose_sacrifice(s, f, options[0], thread)
    else:
        thread.pop()
    return True


def choose_sacrifice(s: Position, f: Frame, option: int, thread: list[Procedure]) -> None:
    thread.pop()
    if f.a == 1:
        sacrifice(s, f.seat, V.a_of(option))
    else:
        put_aside(s, f.seat, V.a_of(option))
