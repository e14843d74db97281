"""Changes that set a game up: stacks are filled, cards dealt, players seated."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import draw, uncover, without
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import with_number, with_pile
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

# --- the stock


def fill_stack(s: Position, stack: i64, cards: Cards) -> None:
    """Cards join a stack of the stock, which is shuffled (B-CSETUP-03, -04)."""
    s.stock[stack] = s.shuffled(L.S_STOCK, s.stock[stack] + cards)


def fill_supply(s: Position, supply: i64) -> None:
    s.supply = supply


def fill_expansion(s: Position, stardust: i64, chests: i64, effects: i64, fates: Cards) -> None:
    """Stardust, Chests, storm effects and Fate cards (B-SETUP-02, B-STORM-01, B-FATE-01)."""
    s.stardust = stardust
    s.chests = chests
    s.storm = s.shuffled(L.S_STORM, tuple(range(effects)))
    s.fates = s.shuffled(L.S_FATE, fates)


def deal_greats(s: Position, known: i64, face_up: i64, keep_rest: bool) -> None:
    """Some Great Artefacts lie face up; the others form the rest stack, or are out of the game."""
    greats = s.shuffled(L.S_SETUP, tuple(L.GREAT + number for number in range(known)))
    s.great_up = greats[:face_up]
    s.great_rest = greats[face_up:] if keep_rest else ()


def hide_under_gate(s: Position, gate: i64, count: i64) -> None:
    """Great Artefacts of the rest stack lie face down under a gate (B-BRIDGE-01)."""
    s.under_gate = with_pile(s.under_gate, gate, s.great_rest[:count])
    s.great_rest = s.great_rest[count:]


def lay_out_royals(s: Position) -> None:
    """The Queens and Kings of the players' factions (B-SETUP-07, R-84)."""
    s.royals = tuple(L.QUEENS + faction for faction in s.faction) + tuple(
        L.KINGS + faction for faction in s.faction
    )


# --- the map


def leave_out(s: Position, field: i64) -> None:
    """A field that does not exist in this game (B-CSETUP-09)."""
    s.place[field] = L.MISSING


def take_terrain(s: Position, stack: i64, terrain: i64) -> None:
    s.stock[stack] = without(s.stock[stack], terrain)


def put_level(s: Position, field: i64, level: i64) -> None:
    """A neutral marker (B-CSETUP-14, B-VALLEY-06)."""
    s.level[field] = level


def lay_face_down(s: Position, hidden: Cards) -> None:
    """Undiscovered valley cards: field, building or -1 (B-VALLEY-07, -08)."""
    s.hidden = hidden


# --- players


def seat_players(s: Position, order: Cards, teams: tuple[Cards, ...], team_of: Cards) -> None:
    s.order = order
    s.teams = teams
    s.team_of = team_of


def take_faction(s: Position, seat: i64, faction: i64) -> None:
    s.faction = with_number(s.faction, seat, faction)
    s.say(E.E_FACTION, (seat, faction))


def deal_unit(s: Position, seat: i64, stack: i64) -> None:
    """A starting unit, which nobody else sees (B-CSETUP-17)."""
    s.refuge[seat] += (s.stock[stack][-1],)
    s.stock[stack] = s.stock[stack][:-1]


def offer_units(s: Position, stack: i64, count: i64) -> Cards:
    """Draw the units of a round of the draft (B-DRAFT-02)."""
    offer = s.stock[stack][-count:]
    s.stock[stack] = s.stock[stack][:-count]
    s.say(E.E_OFFERED, offer)
    uncover(s, stack)
    return offer


def draft_unit(s: Position, seat: i64, card: i64) -> None:
    """What was taken lies open until the draft is over (B-RULING-118)."""
    s.table[seat] += (card,)
    s.say(E.E_DRAFT, (seat, card))


def shuffle_deck(s: Position, seat: i64) -> None:
    """Starting units and Supply become the Nation, of which the first hand is drawn."""
    tables = s.rules.tables
    s.supply -= tables.start_supply
    cards = s.table[seat] + s.refuge[seat] + (L.SUPPLY,) * tables.start_supply
    s.table[seat] = ()
    s.refuge[seat] = ()
    s.nation[seat] = s.shuffled(L.S_NATION + seat, cards)
    draw(s, seat, tables.hand_size)
