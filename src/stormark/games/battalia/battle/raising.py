"""Laying cards into battle lines: the opening and raises (B-BATTLE-09 to -12, -21 to -25)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import take_card, without
from stormark.games.battalia.battle.outlook import available, can_overtake, fighters
from stormark.games.battalia.battle.retreat import retreat_options
from stormark.games.battalia.battle.sides import ATTACKER, line_of, side_of
from stormark.games.battalia.battle.steps import MOVE, OPENING, RAISING
from stormark.games.battalia.battle.strength import behind
from stormark.games.battalia.effects.transform import helper_targets
from stormark.games.battalia.lines import put_aside, sacrifice, unit_copies
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.procedures import Battle, Frame
from stormark.games.battalia.queries import artefact_of, great_of, is_fanatic, sacrificable
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.keeping import open_tent

WITH_AMULET: Final = 1  # `c` of the frame: the raise holds an Amulet (B-BATTLE-25)


def opening_options(s: Position, battle: Battle) -> list[int]:
    return [*battle_cards(s, battle, ATTACKER), V.pack(V.V_FINISH)]


def raising_options(s: Position, f: Frame, battle: Battle) -> list[int]:
    """Go on until the other side is behind; after an Amulet failed, give up (B-BATTLE-25)."""
    if behind(s, battle) != f.a:
        return [*battle_cards(s, battle, f.a), V.pack(V.V_FINISH)]
    options = raise_cards(s, battle, f.a)
    if f.c == WITH_AMULET or not options:
        options += retreat_options(s, battle, f.a)
        options.append(V.pack(V.V_PASS))
    return options


def raise_cards(s: Position, battle: Battle, side: int) -> list[int]:
    """The cards of a raise that can still leave the other side behind (B-BATTLE-24)."""
    seat = side_of(battle, side)
    cards = available(s, seat)
    line = line_of(battle, side)
    if not can_overtake(s, battle, side, line, cards):
        return []
    options: list[int] = []
    for option in battle_cards(s, battle, side):
        card = V.a_of(option)
        if V.verb_of(option) == V.V_LAY and not works_on_others(s, card):
            laid = as_laid(card)
            if not can_overtake(s, battle, side, (*line, laid), without(cards, card)):
                continue
        options.append(option)
    return options


def battle_cards(s: Position, battle: Battle, side: int) -> list[int]:
    """The cards a side may lay, and the tents it may open (B-BATTLE-11, B-TENT-07)."""
    seat = side_of(battle, side)
    options: list[int] = []
    hand, ambush = fighters(s, s.hand[seat], s.ambush[seat])
    for zone, cards in ((0, hand), (1, ambush)):
        for card in sorted(set(cards)):
            if has_use(s, battle, side, card):
                options.append(V.pack(V.V_LAY, card, zone))
    for number in range(len(s.tents[seat])):
        options.append(V.pack(V.V_OPEN, number))
    return options


def has_use(s: Position, battle: Battle, side: int, card: int) -> bool:
    """Whether a card that works on others finds one to work on."""
    return not works_on_others(s, card) or bool(helper_targets(s, battle, side, card))


def works_on_others(s: Position, card: int) -> bool:
    """Transformation artefacts, Book, Crown and Mask."""
    return artefact_of(s, card) in (L.SCROLL, L.TITLE, L.AMULET) or great_of(s, card) in (
        L.BOOK,
        L.CROWN,
        L.MASK,
    )


# --- carrying out


def play(s: Position, f: Frame, battle: Battle, option: int) -> None:
    """Lay a card into the own line, or open a tent."""
    thread = s.threads[f.seat]
    side = ATTACKER if f.step == OPENING else f.a
    seat = side_of(battle, side)
    if V.verb_of(option) == V.V_OPEN:
        open_tent(s, seat, V.a_of(option))  # the cards may serve a raise or pay a retreat
        return
    if f.step != OPENING:
        amulet = artefact_of(s, V.a_of(option)) == L.AMULET
        mark = WITH_AMULET if amulet else -1 if f.step == MOVE else f.c
        thread[-1] = Frame(f.kind, f.seat, RAISING, f.a, f.b, mark, f.data)
    card = V.a_of(option)
    take_card(s, seat, V.b_of(option), card)
    s.say(E.E_BATTLE_CARDS, (seat, card))
    artefact = artefact_of(s, card)
    if works_on_others(s, card):
        add_card(battle, side, card)
        kind = V.F_MASK
        if artefact == L.TITLE:
            kind = V.F_PROMOTE
        elif artefact == L.AMULET:
            kind = V.F_AMULET
        thread.append(Frame(kind, seat, a=card, b=side, c=f.seat))
    else:
        add_card(battle, side, as_laid(card))
        if is_fanatic(card):
            thread.append(Frame(V.F_SACRIFICE, seat, a=1))


def as_laid(card: int) -> int:
    """A card in a battle line: Fanatics and units of the Frost Fields count twice (R-59)."""
    return L.with_copies(card & ~L.NAMED, unit_copies(card))


def add_card(battle: Battle, side: int, card: int) -> None:
    if side == ATTACKER:
        battle.attacker_line += (card,)
    else:
        battle.defender_line += (card,)


def battle_sacrifices(s: Position, seat: int) -> list[int]:
    return [V.pack(V.V_SACRIFICE, card) for card in sorted(set(s.hand[seat])) if sacrificable(card)]


def choose_sacrifice(s: Position, f: Frame, option: int, thread: list[Procedure]) -> None:
    thread.pop()
    if f.a == 1:
        sacrifice(s, f.seat, V.a_of(option))
    else:
        put_aside(s, f.seat, V.a_of(option))
