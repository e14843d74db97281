"""Where everything lies in a state, and how cards and options are packed.

A card is one int: its kind, and what has happened to this copy this turn.  Copies of a kind are
alike, so piles are tuples of such ints and equal cards give equal options.
"""

from __future__ import annotations

from typing import Final

from stormark.kernel.compiling import i64

Cards = tuple[int, ...]  # a pile, or any short list of numbers
Pairs = tuple[tuple[int, int], ...]  # who and what, in the order their names tell

# --- factions and terrains share their numbers (B-CCOMP-02, B-GATE-02)
FACTIONS: Final = 6
NEUTRAL: Final = 6  # neutral terrain
UNIVERSAL: Final = 7  # belongs to every faction
NO_FACTION: Final = -1

# --- kinds of cards
UNITS: Final = 0  # + rank - 1 + 4 * faction
UNBOUND: Final = 24  # + rank - 1
FANATICS: Final = 28  # + rank - 1
ARTEFACTS: Final = 32  # + type + 7 * faction
QUEENS: Final = 74  # + faction
KINGS: Final = 80  # + faction
SUPPLY: Final = 86
STARDUST: Final = 87
CHEST: Final = 88
GREAT: Final = 89  # + number of the Great Artefact
GREATS: Final = 17
FATES: Final = GREAT + GREATS  # + 0, 1, 2
KINDS: Final = FATES + 3

TOOLS: Final = 0
HORSE: Final = 1
WEAPON: Final = 2
TENT: Final = 3
TITLE: Final = 4
SCROLL: Final = 5
AMULET: Final = 6
TYPES: Final = 7

# the Great Artefacts by their numbers; a new one comes last, and `GREATS` counts it
GREAT_WORDS: Final[tuple[str, ...]] = (
    "hammer_of_strato",
    "sword_of_elemag",
    "shield_of_britos",
    "staff_of_terra",
    "horn_of_baldur",
    "wings_of_aviena",
    "crown_of_titus",
    "hand_of_luut",
    "pavilion_of_eyla",
    "book_of_crea",
    "farrells_arrow",
    "fortunas_pouch",
    "vigos_standard",
    "vayls_cloak",
    "mings_crystal",
    "syoens_mask",
    "kry_ceks_lost_scroll",
)
# those that the rules of other chapters name
HAMMER: Final = 0
CROWN: Final = 6
PAVILION: Final = 8
BOOK: Final = 9
ARROW: Final = 10  # the first one of the expansion
MASK: Final = 15

QUEEN_RANK: Final = 5
KING_RANK: Final = 6

UNKNOWN: Final = -2  # in a seen position: some card

# --- what has happened to a copy of a card:
# kind | form << 7 | (lender + 1) << 11 | traded << 14 | named << 15 | (copies - 1) << 16 |
# copy of Fate 1 << 18 | joker << 19
FORM_SUPPLY: Final = 5  # forms 1 to 4 are unit ranks
FORM_ARTEFACT: Final = 6  # + type
ANY_ARTEFACT: Final = -1  # results of an Amulet's roll that leave a choice (B-ART-20)
ANY_CARD: Final = -2
LENT: Final = 7 << 11  # the bits of the lender; 0 for an own card
TRADED: Final = 1 << 14
NAMED: Final = 1 << 15  # doubled by the Frost Fields in its next line
JOKER: Final = 1 << 19  # transformed by the Eclipse, never for a battle (B-BILK-27)


def kind_of(card: i64) -> i64:
    return card & 127


def form_of(card: i64) -> i64:
    return card >> 7 & 15


def lender_of(card: i64) -> i64:
    """The seat a card was borrowed from, or -1."""
    return (card >> 11 & 7) - 1


def unknown_loan(lender: i64) -> i64:
    """In a seen position: a card of which only its owner is known (B-GA-17)."""
    return UNKNOWN - 1 - lender


def lender_if_unknown(card: i64) -> i64:
    """The owner of an unknown card where it is known to be borrowed, else -1."""
    return UNKNOWN - 1 - card if card < UNKNOWN else -1


def copies_of(card: i64) -> i64:
    """How many identical cards a laid unit counts as (B-LINE-10)."""
    return (card >> 16 & 3) + 1


def with_copies(card: i64, copies: i64) -> i64:
    return card & ~(3 << 16) | (copies - 1) << 16


FATE_COPY: Final = 1 << 18  # Fate 1, played as this Great Artefact


def plain(card: i64) -> i64:
    """The card as it was printed."""
    return FATES if card & FATE_COPY else card & 127


def with_form(card: i64, form: i64) -> i64:
    return card & ~(15 << 7) | form << 7


def borrowed(card: i64, lender: i64) -> i64:
    return card | (lender + 1) << 11


# --- the map: fields are numbered row by row
NO_FIELD: Final = -1
EMPTY: Final = 0
ROAD: Final = 1
CITY: Final = 2
GATE: Final = 3
RUIN: Final = 4
CROSSING: Final = 5  # a road of a valley
BUILDING: Final = 6
CENTRE: Final = 7
CONNECTION: Final = 8
MISSING: Final = 9  # not part of the board

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
DIRECTIONS: Final = 4

DEAD_END: Final = 0
STRAIGHT: Final = 1
CURVE: Final = 2
T_SHAPE: Final = 3
X_SHAPE: Final = 4
SHAPES: Final = 5
SHAPE_EXITS: Final = (1, 5, 3, 7, 15)
ROAD_SHAPES: Final = (STRAIGHT, CURVE, T_SHAPE, X_SHAPE)

# --- the stacks of the stock
UNIT_STACKS: Final = 0  # + rank - 1
ARTEFACT_STACKS: Final = 4  # + type
CITY_STACKS: Final = 11  # + shape
ROAD_STACKS: Final = 16  # + shape
STACKS: Final = 21

# --- potions
BERSERKER: Final = 0
FROSTHAND: Final = 1
ECLIPSE: Final = 2
BROTHERHOOD: Final = 3
COLOSSUS: Final = 4
WEAKNESS: Final = 5
POTIONS: Final = 6

# --- flags of a seat in its turn
ANNOUNCED: Final = 1
ACTED: Final = 2
INCOME: Final = 4
DONE: Final = 8
MULLIGANED: Final = 16

# --- chance streams
S_STOCK: Final = 0
S_NATION: Final = 1  # + seat
S_DIE: Final = 7
S_STORM: Final = 8
S_FATE: Final = 9
S_SETUP: Final = 10
S_THEFT: Final = 11
STREAMS: Final = (
    "stock",
    "nation/1",
    "nation/2",
    "nation/3",
    "nation/4",
    "nation/5",
    "nation/6",
    "die",
    "storm",
    "fate",
    "setup",
    "theft",
)


def opposite(direction: i64) -> i64:
    """The direction that leads back: north and south, east and west."""
    return direction ^ 2


def turned(shape: i64, rotation: i64) -> i64:
    """The exits of a shape turned clockwise by quarter turns."""
    exits = SHAPE_EXITS[shape] << rotation
    return (exits | exits >> 4) & 15


def directions(exits: i64) -> Cards:
    """The exits one by one, north first."""
    return tuple([way for way in range(DIRECTIONS) if exits >> way & 1])


def rotations(shape: i64) -> i64:
    """How many different ways there are to turn a shape."""
    if shape == X_SHAPE:
        return 1
    return 2 if shape == STRAIGHT else 4
