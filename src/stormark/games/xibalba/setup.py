"""Game preparations (X-SETUP): decks, Ark, market, factions, roll-off."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import draw, market_size, refill
from stormark.games.xibalba.engine import XibalbaState, advance
from stormark.games.xibalba.state import IDLE, Position
from stormark.games.xibalba.tables import Tables
from stormark.games.xibalba.turn.turns import StartOfTurn
from stormark.kernel.compiling import i64
from stormark.kernel.state import Io
from stormark.kernel.vectors import ints


def blank_position(tables: Tables, seats: i64, target: i64, apocalypse: bool) -> XibalbaState:
    """Everything at hand, nothing dealt: N resources, no Paragon, level 1 (X-SETUP-10 to -13)."""
    s = XibalbaState(tables, None)
    s.seats = seats
    s.target = target
    s.apocalypse = apocalypse
    s.answered = ints([0] * seats)
    s.faction = ints([-1] * seats)
    s.resources = ints([seats] * seats)
    s.paragon = ints([0] * seats)
    s.level = ints([1] * seats)
    s.upgrades = ints([0] * seats)
    s.piles = [()] * (L.BASES + L.BASE_PILES * seats)
    return s


def deal(s: Position) -> None:
    """Shuffle, put the neutral soldier into the Ark, open the market (X-SETUP-02 to -05)."""
    for card_type in range(L.TYPES):
        cards = list(s.tables.by_type[card_type])
        s.shuffle(L.SHUFFLE + card_type, cards)
        s.piles[card_type] = tuple(cards)
    s.ark = draw(s, L.SOLDIER)
    s.life = min(s.tables.resistance[s.ark] + s.seats, s.life_max())
    s.say(E.E_ENTER, (-1, s.ark, s.life))
    for card_type in range(L.TYPES):
        for slot in range(2 * card_type, 2 * card_type + market_size(s)):
            refill(s, slot)


def draw_factions(s: Position, chosen: list[int]) -> None:
    """One faction of each board is in the draw, and every player draws one (X-SETUP-08)."""
    taken = [board_of(s.tables, faction) for faction in chosen if faction >= 0]
    in_draw: list[int] = []
    for board, sides in enumerate(s.tables.boards):
        if board not in taken:
            index = s.draws[L.FACTIONS]
            s.draws[L.FACTIONS] = index + 1
            in_draw.append(sides[s.chance.draw(L.FACTIONS, index, len(sides))])
    s.shuffle(L.FACTIONS, in_draw)
    factions = list(chosen)
    for seat in range(s.seats):
        if factions[seat] < 0:
            factions[seat] = in_draw.pop()
        s.say(E.E_SETUP, (seat, factions[seat]))
    s.faction = ints(factions)


def board_of(tables: Tables, faction: i64) -> i64:
    for board, sides in enumerate(tables.boards):
        if faction in sides:
            return board
    return -1


def roll_off(s: Position) -> i64:
    """Two Paragon dice each; those who tie for the highest result roll again (X-SETUP-18, -19)."""
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        results: list[int] = []
        for seat in rolling:
            kinds = [roll_off_die(s), roll_off_die(s)]
            s.say(E.E_ROLL_OFF, (seat, *kinds))
            results.append(kinds[0] + kinds[1])
        best = max(results)
        rolling = [seat for seat, result in zip(rolling, results, strict=True) if result == best]
    return rolling[0]


def roll_off_die(s: Position) -> i64:
    index = s.draws[L.ROLL_OFF]
    s.draws[L.ROLL_OFF] = index + 1
    return s.tables.faces[L.PARAGON_DIE][s.chance.draw(L.ROLL_OFF, index, 6)]


def new_game(
    tables: Tables, seats: i64, target: i64, apocalypse: bool, factions: list[int], io: Io
) -> XibalbaState:
    """A game set up, its first turn begun as far as no decision is needed."""
    s = blank_position(tables, seats, target, apocalypse)
    s.chance = io.chance
    s.sink = io.sink
    deal(s)
    draw_factions(s, factions)
    s.begin(StartOfTurn(roll_off(s)))
    advance(s)
    s.chance = IDLE
    s.sink = None
    return s
