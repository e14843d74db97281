"""Action lines (B-LINE): what each needs, and laying cards until nothing is missing.

A card is offered only if the line can still be completed with the rest; so a line that was begun
is always completed, and no card moves in vain (B-LINE-07).
"""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND, lay_open, take_card, to_limbo, without
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.line import NUMBERS, Branch, Line
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.purse import Purse, can_complete, copy_serves, held_by
from stormark.games.battalia.queries import (
    artefact_of,
    doublable,
    great_of,
    is_enlightened,
    is_fanatic,
    rank_of,
    sacrificable,
    supply_of,
)
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves, moves_of


def is_crossing(shape: i64) -> bool:
    return shape == L.T_SHAPE or shape == L.X_SHAPE


def need(s: Position, line: Line, branch: Branch) -> None:
    """Set what a branch of a line must hold (B-LINE-08)."""
    tables = s.rules.tables
    action = branch.action
    line.branch = branch
    line.units = 0
    line.rank = 1
    line.same = False
    line.labour = False
    line.supply = 0
    if action == V.V_HIRE:
        line.units = 1
        line.rank = tables.hire_rank[branch.what - 1]
        line.supply = tables.hire_supply[branch.what - 1]
    elif action == V.V_BUY:
        line.units = 1
        line.rank = tables.buy_rank[branch.what]
        line.supply = tables.buy_supply[branch.what]
    elif action == V.V_ROAD:
        line.units, line.same, line.labour = 2, True, True
        line.supply = tables.crossing_supply if is_crossing(branch.what) else tables.road_supply
    elif action == V.V_CITY:
        line.units, line.rank, line.same = 3, branch.rank, True
    elif action == V.V_UPGRADE:
        line.units, line.rank, line.same = 2, branch.rank, True
    elif action == V.V_POST:
        line.units, line.same = 2, True
    elif action == V.V_DISCOVER:
        building = s.place[branch.field] == L.BUILDING
        line.units, line.same, line.labour = 2, True, building
        line.supply = 0 if building else tables.discover_supply
    elif action == V.V_RESIDENCE:
        line.units, line.rank, line.same = 1, L.QUEEN_RANK, True
    elif action == V.V_CAPITAL:
        line.units, line.rank, line.same = 1, L.KING_RANK, True
    elif action == V.V_POTION:
        line.supply = tables.potion_supply


def new_line(s: Position, branch: Branch) -> Line:
    line = Line(branch)
    need(s, line, branch)
    return line


# --- which cards may be laid


def serves(s: Position, line: Line, card: i64) -> bool:
    """Whether a card is a unit the line is waiting for; royals never build (B-CITY-06)."""
    rank = rank_of(s, card)
    return rank == line.rank if line.same else rank >= line.rank


def can_start(s: Position, purse: Purse, action: i64, number: i64 = 0) -> bool:
    """Whether a purse holds the cards for a line; the number is what is hired, bought or laid, or
    the rank that pays.
    """
    at = NUMBERS * action + number
    line = s.rules.fresh_lines[at]
    if line is None:
        line = new_line(s, Branch(action, number, number))
        s.rules.fresh_lines[at] = line
    return can_complete(line, purse)


def completes(s: Position, seat: i64, line: Line) -> bool:
    """Whether a line can still be completed with what its player holds."""
    return can_complete(line, held_by(s, seat))


def lay_options(s: Position, seat: i64, line: Line) -> Moves:
    """The cards that may be laid next."""
    options = Moves()
    purse = held_by(s, seat)
    if line.units:
        if line.copies and copy_serves(line):
            trial = line.copy()
            take_copy(trial)
            if can_complete(trial, purse):
                options.append(V.V_COPY)
        for card in purse.kinds:
            unit_options(s, seat, line, purse, HAND, card, options)
        for card in purse.hidden:
            unit_options(s, seat, line, purse, AMBUSH, card, options)
        return options
    for card in purse.kinds:
        if supply_of(card):
            options.append(V.pack(V.V_LAY, card, HAND))
    for card in purse.hidden:
        if supply_of(card):
            options.append(V.pack(V.V_LAY, card, AMBUSH))
    return options


def unit_options(
    s: Position, seat: i64, line: Line, purse: Purse, zone: i64, card: i64, options: Moves
) -> None:
    """How a card may be laid as a unit, or as the Tools that stand for two."""
    labour = line.labour and line.units == 2 and not line.copies
    if labour and artefact_of(s, card) == L.TOOLS:
        trial = line.copy()
        trial.units = 0
        if left_completes(s, trial, purse, zone, card):
            options.append(V.pack(V.V_LAY, card, zone))
        return
    if not serves(s, line, card):
        return
    trial = line.copy()
    put_unit(s, trial, card, unit_copies(card))
    if is_fanatic(card):
        purse.take(s, card, zone == HAND)
        if sacrifices(s, trial, purse, left_in_hand(s, seat, zone, card)):
            options.append(V.pack(V.V_LAY, card, zone))
        purse.put(s, card, zone == HAND)
    elif left_completes(s, trial, purse, zone, card):
        options.append(V.pack(V.V_LAY, card, zone))
    if doublable(s, card) and (line.copies == 0 or line.copy_rank == rank_of(s, card)):
        double_options(s, seat, line, purse, zone, card, options)


def left_completes(s: Position, line: Line, purse: Purse, zone: i64, card: i64) -> bool:
    """Whether the other cards of a purse complete a line."""
    purse.take(s, card, zone == HAND)
    enough = can_complete(line, purse)
    purse.put(s, card, zone == HAND)
    return enough


def double_options(
    s: Position, seat: i64, line: Line, purse: Purse, zone: i64, card: i64, options: Moves
) -> None:
    """The Scrolls and the Book that may double a unit (B-ART-18, B-GA-19)."""
    if not line.boosted and not purse.scrolls and not purse.books:
        return
    purse.take(s, card, zone == HAND)
    if line.boosted:
        trial = line.copy()
        put_unit(s, trial, card, 2)
        if can_complete(trial, purse):
            options.append(V.pack(V.V_DOUBLE, card, zone, 0))
    for helper in distinct(s.hand[seat] + s.ambush[seat]):
        if artefact_of(s, helper) == L.SCROLL or great_of(s, helper) == L.BOOK:
            trial = line.copy()
            put_unit(s, trial, card, helper_copies(s, helper))
            if left_completes(s, trial, purse, HAND if helper in s.hand[seat] else AMBUSH, helper):
                options.append(V.pack(V.V_DOUBLE, card, zone, helper))
    purse.put(s, card, zone == HAND)


def helper_copies(s: Position, helper: i64) -> i64:
    return 3 if great_of(s, helper) == L.BOOK else 2


def unit_copies(card: i64) -> i64:
    """A Fanatic and a unit named for the Frost Fields count as two (B-FAN-09, R-59)."""
    return 2 if is_fanatic(card) or card & L.NAMED else 1


def left_in_hand(s: Position, seat: i64, zone: i64, card: i64) -> Cards:
    """The hand without a card that may lie in the ambush."""
    return without(s.hand[seat], card) if zone == HAND else s.hand[seat]


def put_unit(s: Position, line: Line, card: i64, copies: i64) -> None:
    """A unit fills one place; further copies wait for a place or a branch."""
    line.units -= 1
    line.labour = False
    if copies > 1:
        line.copies += copies - 1
        line.copy_rank = rank_of(s, card)
        if line.branch.action not in (V.V_RESIDENCE, V.V_CAPITAL):
            line.branches = max(line.branches, copies - len(line.complete))


def take_copy(line: Line) -> None:
    line.units -= 1
    line.labour = False
    line.copies -= 1


def sacrifices(s: Position, line: Line, purse: Purse, hand: Cards) -> list[int]:
    """The hand cards that may go to Limbo for a Fanatic: the line stays possible (R-72)."""
    return [
        card
        for card in distinct(hand)
        if sacrificable(card) and left_completes(s, line, purse, HAND, card)
    ]


# --- laying


def take_for_line(s: Position, seat: i64, line: Line, zone: i64, card: i64) -> None:
    """A card goes into the line; as long as that is not complete it can go back (B-RULING-106)."""
    take_card(s, seat, zone, card)
    line.cards += (card,)
    if zone == AMBUSH:
        line.from_ambush += (card,)


def lay_card(s: Position, seat: i64, line: Line, option: i64) -> None:
    """Carry out a laying option on a copy of the line."""
    verb = V.verb_of(option)
    if verb == V.V_COPY:
        take_copy(line)
        return
    card = V.a_of(option)
    zone = V.b_of(option)
    if verb == V.V_DOUBLE:
        helper = V.c_of(option)
        copies: i64 = 2
        if helper:
            # A Scroll in the hand is used before a hidden one of the same colour (B-HIDE-07).
            take_for_line(s, seat, line, HAND if helper in s.hand[seat] else AMBUSH, helper)
            copies = helper_copies(s, helper)
            if copies == 2 and is_enlightened(s, L.SCROLL):
                line.boosted += 1
        else:
            line.boosted -= 1
        put_unit(s, line, card, copies)
        take_for_line(s, seat, line, zone, card)
        return
    take_for_line(s, seat, line, zone, card)
    if line.units and artefact_of(s, card) == L.TOOLS:
        line.units = 0
        line.labour = False
        if is_enlightened(s, L.TOOLS) and line.branch.action == V.V_ROAD:
            line.roads += s.rules.tables.tools_roads_enlightened - 1
    elif line.units:
        put_unit(s, line, card, unit_copies(card))
        line.owed = is_fanatic(card)
    else:
        line.supply -= min(line.supply, supply_of(card))


def sacrifice_options(s: Position, seat: i64, line: Line) -> Moves:
    cards = sacrifices(s, line, held_by(s, seat), s.hand[seat])
    return moves_of([V.pack(V.V_SACRIFICE, card) for card in cards])


def put_aside(s: Position, seat: i64, line: Line, card: i64) -> None:
    """The sacrifice for a Fanatic of a half-laid line is as private as the line (B-RULING-106)."""
    take_card(s, seat, HAND, card)
    line.owed = False
    line.sacrificed += (card,)


def show_line(s: Position, seat: i64, line: Line) -> Cards:
    """A complete line lies open on the table, and its sacrifices are gone; the cards as laid."""
    cards = tuple([card & ~L.NAMED for card in line.cards])
    lay_open(s, seat, cards, line.from_ambush)
    if s.sink is not None:
        s.say(E.E_LINE, (seat, line.branch.action, *cards))
    for card in line.sacrificed:
        to_limbo(s, seat, card)
    return cards


def sacrifice(s: Position, seat: i64, card: i64) -> None:
    """In a battle, and for a tribute, a Fanatic's sacrifice is seen at once."""
    take_card(s, seat, HAND, card)
    to_limbo(s, seat, card)
