"""Transformations: Titles, Amulets, Scrolls, Crown, Book and Mask (B-ART-13 to -31, B-GA-15, -19).

In a battle they work on the own line too.  A frame of this file has: `a` the card played, `b` the
side in a battle (-1 outside), `c` the attacker of that battle; `data` what was chosen so far.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import colours, return_card, take_from_stack, without
from stormark.games.battalia.battle.sides import ATTACKER, line_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.procedures import Battle, Frame
from stormark.games.battalia.queries import (
    artefact_of,
    doublable,
    great_of,
    is_enlightened,
    matches,
    promotable,
    rank_of,
    transformable,
)
from stormark.games.battalia.state import Position

HAND: Final = 0
LINE: Final = 1

TARGET: Final = 0
RANKS: Final = 1
COLOUR: Final = 2
ROLLED: Final = 3
FORM: Final = 4


# --- cards in hand and in the own battle line


def own_line(s: Position, f: Frame) -> Cards:
    battle = s.battle[f.c] if f.b >= 0 else None
    return () if battle is None else line_of(battle, f.b)


def replace_card(s: Position, f: Frame, zone: int, old: int, new: int) -> None:
    """Put one card in the place of another, in the hand or in the own battle line."""
    if zone == HAND:
        s.hand[f.seat] = (*without(s.hand[f.seat], old), new)
        return
    battle = s.battle[f.c]
    assert battle is not None
    line = line_of(battle, f.b)
    at = line.index(old)
    changed = (*line[:at], new, *line[at + 1 :])
    if f.b == ATTACKER:
        battle.attacker_line = changed
    else:
        battle.defender_line = changed


# --- what a card may work on: card << 1 | zone


def unit_targets(s: Position, seat: int, line: Cards, card: int) -> list[int]:
    """The units a Scroll, Book, Crown or Title may be played on."""
    great = great_of(s, card)
    artefact = artefact_of(s, card)
    result: list[int] = []
    if artefact == L.TITLE:
        for unit in sorted(set(s.hand[seat])):
            if promotable(unit) and promotions(s, unit):
                result.append(unit << 1 | HAND)
    if great == L.CROWN:
        for unit in sorted(set(s.hand[seat])):
            if doublable(s, unit) and rank_of(s, unit) < 4:
                result.append(unit << 1 | HAND)
    for unit in sorted(set(line)):
        if artefact == L.TITLE:
            if promotable(unit) and L.copies_of(unit) == 1 and promotions(s, unit):
                result.append(unit << 1 | LINE)
        elif doublable(s, unit) and L.copies_of(unit) == 1:
            if great != L.CROWN or rank_of(s, unit) < 4:
                result.append(unit << 1 | LINE)
    return result


def amulet_targets(s: Position, seat: int, line: Cards, card: int) -> list[int]:
    """The other own cards an Amulet may be played on (B-ART-19)."""
    result = [other << 1 | HAND for other in sorted(set(s.hand[seat])) if transformable(s, other)]
    for other in sorted(set(line)):
        if transformable(s, other) and other != card and L.copies_of(other) == 1:
            result.append(other << 1 | LINE)
    return result


def helper_targets(s: Position, battle: Battle, side: int, card: int) -> list[int]:
    """What a card that works on others could work on, before it is laid into a battle."""
    seat = battle.attacker if side == ATTACKER else battle.defender
    line = line_of(battle, side)
    if great_of(s, card) == L.MASK:
        return mask_targets(s, battle, side, ())
    if artefact_of(s, card) == L.AMULET:
        targets = amulet_targets(s, seat, line, card)
        return [target for target in targets if target != card << 1 or s.hand[seat].count(card) > 1]
    return unit_targets(s, seat, line, card)


# --- promotion (B-ART-13 to -17, R-29)


def promotions(s: Position, unit: int) -> list[int]:
    """By how many ranks a unit can rise: into a stack that is not empty."""
    rank = rank_of(s, unit)
    tables = s.rules.tables
    most = tables.title_ranks_enlightened if is_enlightened(s, L.TITLE) else tables.title_ranks
    return [
        rise
        for rise in range(1, most + 1)
        if rank + rise <= 4 and s.stock[L.UNIT_STACKS + rank + rise - 1]
    ]


def one_rank(s: Position, unit: int) -> bool:
    """Whether an effect can promote a unit to the next rank."""
    return promotable(unit) and bool(s.stock[L.UNIT_STACKS + rank_of(s, unit)])


def promotion_step(s: Position, f: Frame, thread: list[Procedure]) -> bool:
    """Advance a promotion as far as no choice is left; data: target, rise."""
    if not f.data:
        if promotion_options(s, f):
            return False
        thread.pop()
        return True
    unit = f.data[0] >> 1
    if len(f.data) == 1:
        rises = promotions(s, unit) if f.a >= 0 else [1]
        if len(rises) > 1:
            return False
        thread[-1] = f.holding((*f.data, rises[0]))
        return True
    choice = new_units(s, unit, f.data[1])
    if len(choice) > 1:
        return False
    finish_promotion(s, f, thread, choice[0])
    return True


def new_units(s: Position, unit: int, rise: int) -> list[int]:
    """The units one may get: the top card, or any colour when Titles match (B-ORACLE-10)."""
    return colours(s, L.UNIT_STACKS + rank_of(s, unit) + rise - 1, matches(s, L.TITLE))


def finish_promotion(s: Position, f: Frame, thread: list[Procedure], new: int) -> None:
    thread.pop()
    unit = f.data[0] >> 1
    stack = L.UNIT_STACKS + rank_of(s, unit) + f.data[1] - 1
    take_from_stack(s, stack, new)
    replace_card(s, f, f.data[0] & 1, unit, new)
    s.say(E.E_PROMOTED, (f.seat, unit, new))
    return_card(s, f.seat, unit)


def promotion_options(s: Position, f: Frame) -> list[int]:
    if not f.data:
        if f.a >= 0:
            targets = unit_targets(s, f.seat, own_line(s, f), f.a)
        else:
            targets = [unit << 1 for unit in sorted(set(s.hand[f.seat])) if one_rank(s, unit)]
        return [V.pack(V.V_NAME, target >> 1, target & 1) for target in targets]
    unit = f.data[0] >> 1
    if len(f.data) == 1:
        return [V.pack(V.V_RANKS, rise) for rise in promotions(s, unit)]
    return [V.pack(V.V_TAKE, card) for card in new_units(s, unit, f.data[1])]


def choose_promotion(s: Position, f: Frame, option: int, thread: list[Procedure]) -> None:
    verb = V.verb_of(option)
    if verb == V.V_NAME:
        thread[-1] = f.holding((V.a_of(option) << 1 | V.b_of(option),))
    elif verb == V.V_RANKS:
        thread[-1] = f.holding((*f.data, V.a_of(option)))
    else:
        finish_promotion(s, f, thread, V.a_of(option))


# --- Amulets (B-ART-19 to -24)


def amulet_step(s: Position, f: Frame, thread: list[Procedure]) -> bool:
    """Roll once the target is named; a result that names a rank leaves nothing to choose."""
    if not f.data:
        if amulet_options(s, f):
            return False
        thread.pop()
        return True
    if f.step == TARGET:
        rolls = 2 if is_enlightened(s, L.AMULET) else 1
        results: list[int] = []
        for _ in range(rolls):
            result = s.roll()
            results.append(result)
            s.say(E.E_ROLLED, (f.seat, result))
        if len(results) == 2 and results[0] == results[1]:
            results.pop()
        thread[-1] = f.at(ROLLED).holding((f.data[0], *results))
        return True
    if f.step == ROLLED:
        if len(f.data) > 2:
            return False
        thread[-1] = f.at(FORM)
        return True
    form = s.rules.tables.amulet_die[f.data[1] - 1]
    if form > 0:
        finish_amulet(s, f, thread, form)
        return True
    return False


def amulet_options(s: Position, f: Frame) -> list[int]:
    if not f.data:
        targets = amulet_targets(s, f.seat, own_line(s, f), f.a)
        return [V.pack(V.V_NAME, target >> 1, target & 1) for target in targets]
    if f.step == ROLLED:
        return [V.pack(V.V_ROLL, result) for result in f.data[1:]]
    return [V.pack(V.V_FORM, form) for form in forms(s, f)]


def forms(s: Position, f: Frame) -> list[int]:
    """What a free result may become; in battle only battle cards (B-ART-31)."""
    artefacts = [
        L.FORM_ARTEFACT + artefact
        for artefact in range(L.TYPES)
        if f.b < 0 or artefact not in (L.TOOLS, L.TENT)
    ]
    if s.rules.tables.amulet_die[f.data[1] - 1] == L.ANY_ARTEFACT:
        return artefacts
    units = [1, 2, 3, 4]
    return units + ([L.FORM_SUPPLY] if f.b < 0 else []) + artefacts


def choose_amulet(s: Position, f: Frame, option: int, thread: list[Procedure]) -> None:
    verb = V.verb_of(option)
    if verb == V.V_NAME:
        thread[-1] = f.holding((V.a_of(option) << 1 | V.b_of(option),))
    elif verb == V.V_ROLL:
        thread[-1] = f.at(FORM).holding((f.data[0], V.a_of(option)))
    else:
        finish_amulet(s, f, thread, V.a_of(option))


def finish_amulet(s: Position, f: Frame, thread: list[Procedure], form: int) -> None:
    thread.pop()
    card = f.data[0] >> 1
    replace_card(s, f, f.data[0] & 1, card, L.with_form(card, form))
    s.say(E.E_TRANSFORMED, (f.seat, L.plain(card), form))


# --- Scroll, Book, Crown and Mask in battle


def helper_options(s: Position, f: Frame) -> list[int]:
    battle = s.battle[f.c]
    assert battle is not None
    if great_of(s, f.a) == L.MASK:
        options = [V.pack(V.V_NAME, card, LINE) for card in mask_targets(s, battle, f.b, f.data)]
        options.append(V.pack(V.V_FINISH))
        return options
    targets = unit_targets(s, f.seat, own_line(s, f), f.a)
    options = [V.pack(V.V_NAME, target >> 1, target & 1) for target in targets]
    if f.data:
        options.append(V.pack(V.V_FINISH))  # an enlightened Scroll doubles up to two
    return options


def helper_step(s: Position, f: Frame, thread: list[Procedure]) -> bool:
    battle = s.battle[f.c]
    assert battle is not None
    if great_of(s, f.a) == L.MASK:
        if not mask_targets(s, battle, f.b, f.data):
            thread.pop()
            return True
        return False
    limit = 2 if artefact_of(s, f.a) == L.SCROLL and is_enlightened(s, L.SCROLL) else 1
    if len(f.data) >= limit or not unit_targets(s, f.seat, own_line(s, f), f.a):
        thread.pop()
        return True
    return False


def choose_helper(s: Position, f: Frame, option: int, thread: list[Procedure]) -> None:
    if V.verb_of(option) == V.V_FINISH:
        thread.pop()
        return
    card = V.a_of(option)
    zone = V.b_of(option)
    thread[-1] = f.holding((*f.data, card))
    great = great_of(s, f.a)
    if great == L.MASK:
        hypnotise(s, f, card)
    elif great == L.CROWN:
        replace_card(s, f, zone, card, L.with_form(card, 4))
        s.say(E.E_TRANSFORMED, (f.seat, L.plain(card), 4))
    else:
        copies = 3 if great == L.BOOK else 2
        replace_card(s, f, zone, card, L.with_copies(card, copies))


def mask_targets(s: Position, battle: Battle, side: int, taken: Cards) -> list[int]:
    """Enemy units printed as such, two at most, with strength 3 together at most (R-47)."""
    tables = s.rules.tables
    if len(taken) >= tables.mask_units:
        return []
    left = tables.mask_strength
    for card in taken:
        left -= tables.rank[L.kind_of(card)]
    return [
        card
        for card in sorted(set(line_of(battle, 1 - side)))
        if 0 < tables.rank[L.kind_of(card)] <= left
    ]


def hypnotise(s: Position, f: Frame, card: int) -> None:
    """A unit changes sides until the end of the battle (B-SA-21, B-SA-22)."""
    battle = s.battle[f.c]
    assert battle is not None
    owner = battle.defender if f.b == ATTACKER else battle.attacker
    marked = card if L.lender_of(card) >= 0 else L.borrowed(card, owner)
    if f.b == ATTACKER:
        battle.defender_line = without(battle.defender_line, card)
        battle.attacker_line += (marked,)
    else:
        battle.attacker_line = without(battle.attacker_line, card)
        battle.defender_line += (marked,)
    s.say(E.E_STOLEN_SEEN, (f.seat, owner, L.plain(card)))
