"""Where everything lies in a state, and how options are packed: the numbers behind the words.

Nothing outside this package uses these numbers; `words.py` translates them at the border.
"""

from __future__ import annotations

from typing import Final

from stormark.kernel.compiling import i64

# --- card types, also the order of the four decks (X-COMP-10)
SOLDIER: Final = 0
CIVILIAN: Final = 1
STRUCTURE: Final = 2
EVENT: Final = 3
TYPES: Final = 4

MOST_SEATS: Final = 4

# --- piles: four decks, four discard piles, then a Warhost and four add-on fields per base
DISCARD: Final = 4
BASES: Final = 8
BASE_PILES: Final = 5
FIELDS: Final = 4
MARKET_SLOTS: Final = 8  # two per type; Apocalypse mode uses the first of each (X-APOC-02)

# --- places of a base, as options name them: the Warhost, fields 1 to 4, the Ark
WARHOST: Final = 0
ARK: Final = 5

# --- die types and the kinds of dice: a die is its type and the face it shows (X-ACTION-14)
RESOURCE_DIE: Final = 0
ATTACK_DIE: Final = 1
PARAGON_DIE: Final = 2
R0: Final = 0  # blank resource die
R1: Final = 1
R2: Final = 2
R3: Final = 3
A0: Final = 4  # blank attack die
A1: Final = 5  # attack symbol
A2: Final = 6  # critical hit
P0: Final = 7  # blank Paragon die
P1: Final = 8
P2: Final = 9
KINDS: Final = 10
FIRST_KIND: Final = (R0, A0, P0, KINDS)  # kinds of die type d: FIRST_KIND[d] .. FIRST_KIND[d + 1]
DIE_TYPE: Final = (0, 0, 0, 0, 1, 1, 1, 2, 2, 2)
BLANK_KIND: Final = (R0, A0, P0)
NO_DICE: Final = (0,) * KINDS

# --- chance streams
ROLL: Final = 0  # + die type
SHUFFLE: Final = 3  # + card type
FACTIONS: Final = 7
ROLL_OFF: Final = 8
STREAMS: Final = (
    "dice/resource",
    "dice/attack",
    "dice/paragon",
    "deck/soldier",
    "deck/civilian",
    "deck/structure",
    "deck/event",
    "factions",
    "roll-off",
)

# --- common actions, the order of price lists
DISCARD_ACTION: Final = 0
REORGANIZE: Final = 1
PHARMACEUTICALS: Final = 2
WEAPON_TECHNOLOGY: Final = 3
TACTICAL_ASSAULT: Final = 4
HARVEST: Final = 5
UPGRADE: Final = 6
ACTIONS: Final = 7

# --- phases of a turn
EFFECT_PHASE: Final = 0
DICE_PHASE: Final = 1
ACTION_PHASE: Final = 2
END_OF_TURN: Final = 3

# --- phase tags of cards (X-CARD-04)
TAG_EFFECT: Final = 0
TAG_DICE: Final = 1
TAG_ACTION: Final = 2
TAG_PERMANENT: Final = 3

# --- verbs of options; a packed option is verb | a << 6 | b << 14 | c << 22
V_RESOLVE: Final = 0  # a: place of the card whose EFFECT or DICE effect comes next
V_SPLIT: Final = 1  # a: resource dice, b: attack dice
V_ADD_DIE: Final = 2  # a: die type
V_DROP_DIE: Final = 3  # a: die type
V_KEEP: Final = 4  # a: kind
V_KEEP_ALL: Final = 5
V_ROLL: Final = 6
V_GATHER: Final = 7  # a: kind
V_EXCHANGE: Final = 8  # a: kind
V_ATTACK: Final = 9  # a: 0 the Ark, 1 + seat a base; b: attack symbols, c: critical hits
V_ENTER: Final = 10  # a: kind paid, KINDS for free
V_BUY: Final = 11  # a: market slot, b: field or 0
V_DISCARD: Final = 12  # a: market slot, or MARKET_SLOTS + place
V_REORGANIZE: Final = 13
V_PHARMACEUTICALS: Final = 14
V_WEAPON: Final = 15
V_ASSAULT: Final = 16
V_HARVEST: Final = 17
V_UPGRADE: Final = 18  # a: new level
V_ACTIVATE: Final = 19  # a: field
V_REMOVE: Final = 20  # a: kind
V_END: Final = 21
V_BLOCK: Final = 22
V_PASS: Final = 23
V_DESTROY: Final = 24  # a: seat, b: field
V_OPPONENT: Final = 25  # a: seat
V_OPTION: Final = 26  # a: index of an alternative
V_USE: Final = 27
V_DIE: Final = 28  # a: kind
V_CHANGE: Final = 29  # a: kind of change, b: how much, 0 while that is not asked
V_TRIGGER: Final = 30  # a: card, b: trigger
V_FIELD: Final = 31  # a: field
V_LIFT: Final = 32  # a: place, b: index from the bottom, c: place it goes to
V_DONE: Final = 33
V_DECK: Final = 34  # a: card type
V_TOP: Final = 35  # a: card
V_BOTTOM: Final = 36  # a: card
V_SLOT: Final = 37  # a: market slot
V_TAKE: Final = 38  # a: card
V_KEEP_CARD: Final = 39  # a: card whose effect keeps another from being destroyed
V_DISABLE: Final = 40  # a: seat, b: field


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """An option as one int."""
    return verb | a << 6 | b << 14 | c << 22


def unpack(option: i64) -> tuple[int, int, int, int]:
    return verb_of(option), a_of(option), b_of(option), c_of(option)


def verb_of(option: i64) -> i64:
    return option & 63


def a_of(option: i64) -> i64:
    return option >> 6 & 255


def b_of(option: i64) -> i64:
    return option >> 14 & 255


def c_of(option: i64) -> i64:
    return option >> 22


# --- what destroys a card
BY_EFFECT: Final = 0
BY_ATTACK: Final = 1
BY_SACRIFICE: Final = 2  # a cost: the card cannot be kept (X-CARD-37)
DESTROYERS: Final = ("effect", "attack", "sacrifice")

# --- keys of counted uses: card << 6 | key of the item
CARD_KEY: Final = 63  # activations of a card; single items have smaller keys

# --- uses of the Paragon value (X-LOOT-15)
CONTROL: Final = 0
REWARD: Final = 1
LOOT: Final = 2
