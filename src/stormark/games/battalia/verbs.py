"""Options: the numbers of the verbs, and how an option is packed."""

from __future__ import annotations

from typing import Final

from stormark.kernel.compiling import i64


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """An option as one int of 63 bits: verb, then operands of 20, 16 and 20 bits.

    A card takes 20 bits, so it stands in `a` or `c`.
    """
    return verb | a << 7 | b << 27 | c << 43


def unpack(option: i64) -> tuple[int, int, int, int]:
    return verb_of(option), a_of(option), b_of(option), c_of(option)


def verb_of(option: i64) -> i64:
    return option & 127


def a_of(option: i64) -> i64:
    return option >> 7 & 0xFFFFF


def b_of(option: i64) -> i64:
    return option >> 27 & 0xFFFF


def c_of(option: i64) -> i64:
    return option >> 43


# --- setup
V_FACTION: Final = 0  # a: faction
V_HOME: Final = 1  # a: field of a starting city
V_DRAFT: Final = 2  # a: card
# --- announcement
V_MULLIGAN: Final = 3
V_COHORT: Final = 4  # a: faction
# --- action lines
V_HIRE: Final = 5  # a: rank
V_BUY: Final = 6  # a: artefact type
V_ROAD: Final = 7  # a: shape
V_CITY: Final = 8  # a: shape, b: rank
V_UPGRADE: Final = 9  # a: field, b: rank
V_RESIDENCE: Final = 10  # a: field
V_CAPITAL: Final = 11  # a: field
V_MOVE: Final = 12  # a: hero
V_RECRUIT: Final = 13  # a: field, b: hero
V_ATTACK: Final = 14  # a: object, b: field, c: defender + 1
V_HIDE: Final = 15  # a: card to Limbo
V_PITCH: Final = 16  # a: tent card, b: zone
V_PROMOTE: Final = 17  # a: Title, b: zone
V_AMULET: Final = 18  # a: Amulet, b: zone
V_GREAT: Final = 19  # a: Great Artefact, b: what it counts as + 1 (Hammer, Fate 1)
V_POST: Final = 20  # a: field
V_DISCOVER: Final = 21  # a: field
V_POTION: Final = 22  # a: potion
V_TRIBUTE: Final = 23  # a: hero: Metamorpha
# --- no action lines
V_OPEN: Final = 24  # a: number of a tent
V_TRADE: Final = 25  # a: rate
V_INCOME: Final = 26  # a: artefact type, or TYPES for Supply
V_BRIDGE: Final = 27  # a: 0 deliver, 1 buy, 2 swap; b: hero
V_DRINK: Final = 29  # a: potion, b: victim + 1
V_ECLIPSE: Final = 30  # a: card
V_DONE: Final = 31
# --- while a line is laid
V_LAY: Final = 33  # a: card, b: zone
V_DOUBLE: Final = 34  # a: unit, b: zone, c: Scroll or Book, 0 where a Scroll of the line serves
V_COPY: Final = 35
V_SACRIFICE: Final = 36  # a: card
V_GO: Final = 37
V_SITE: Final = 38  # a: field, b: rotation
V_STEP: Final = 39  # a: field
V_JUMP: Final = 40  # a: field
V_STOP: Final = 41
# --- choices
V_TAKE: Final = 42  # a: card
V_NAME: Final = 43  # a: card
V_FORM: Final = 44  # a: form
V_FIELD: Final = 45  # a: field
V_SEAT: Final = 46  # a: seat
V_HEROES: Final = 47  # a: mask of heroes
V_RANKS: Final = 48  # a: how many ranks a promotion rises
V_FATE: Final = 49  # a: 0 first, 1 second alternative
V_EFFECT: Final = 50  # a: storm effect to copy
V_TENT: Final = 51  # a: seat, b: number of the tent
V_NPC: Final = 52  # a: npc, b: field
V_PASS: Final = 53
V_FINISH: Final = 54
V_FREEZE: Final = 55
V_RAGE: Final = 56
V_RETREAT: Final = 57  # a: hero, b: 0 Supply, 1 Horse
V_TERRAIN: Final = 58  # a: field, b: terrain
V_SWAP: Final = 59  # a: field, b: field
V_ROLL: Final = 60  # a: which of two results of an Amulet
V_USE_BOOSTER: Final = 61
V_DELIVER: Final = 62  # a: Great Artefact, b: field of the city it raises
V_CHANGE: Final = 63  # a: what is proposed, or the answer to a proposal
V_RESUME: Final = 64  # take back that one is done
V_SPEND: Final = 65  # King's Bridge: spend the ring of a gate
V_AMOUNT: Final = 66  # a: how many cards of "up to"
V_DRAW: Final = 67  # one more card of "up to"
V_TURN: Final = 68  # a: field, b: rotation of a swapped card
V_TAKE_BACK: Final = 69  # put the cards of a half-laid line back

# --- what players say where they carry a text out themselves (B-RULING-126)
CHANGE_WORDS: Final = (
    "done",
    "again",
    "agree",
    "object",
    "draw",
    "supply",
    "stardust",
    "tribesman",
    "chief",
    "priest",
    "lord",
)
C_DONE: Final = 0
C_AGAIN: Final = 1
C_AGREE: Final = 2
C_OBJECT: Final = 3
C_DRAW: Final = 4  # the first one that changes something
C_SUPPLY: Final = 5
C_STARDUST: Final = 6
C_TRIBESMAN: Final = 7
C_LORD: Final = 10
CHANGES: Final = 11
