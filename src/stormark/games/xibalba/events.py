"""Events of Xibalba: their verbs, the words of their arguments, and which reveal something."""

from __future__ import annotations

from typing import Final

E_TURN: Final = 0
E_PHASE: Final = 1
E_RESOURCES: Final = 2
E_PARAGON: Final = 3
E_POOL: Final = 4
E_ROLL: Final = 5
E_KEEP: Final = 6
E_DIE: Final = 7
E_SPEND: Final = 8
E_BUY: Final = 9
E_PLACE: Final = 10
E_REVEAL: Final = 11
E_RESHUFFLE: Final = 12
E_DISCARD: Final = 13
E_DESTROY: Final = 14
E_UNCOVER: Final = 15
E_ENTER: Final = 16
E_LIFE: Final = 17
E_ARK_EMPTY: Final = 18
E_ATTACK: Final = 19
E_POWER: Final = 20
E_BLOCK: Final = 21
E_NO_BLOCK: Final = 22
E_BLOCK_HOLDS: Final = 23
E_HIT: Final = 24
E_HOLD: Final = 25
E_LOOT: Final = 26
E_ACTION: Final = 27
E_LEVEL: Final = 28
E_REORGANIZED: Final = 29
E_EFFECT: Final = 30
E_LASTING: Final = 31
E_SCOUT: Final = 32
E_SCOUTED: Final = 33
E_RETURNED: Final = 34
E_KEPT: Final = 35
E_DISABLED: Final = 36
E_ROTATE: Final = 37
E_RETREAT: Final = 38
E_WIN: Final = 39
E_SETUP: Final = 40
E_ROLL_OFF: Final = 41
E_ADD_DIE: Final = 42
E_ATTACK_ENDS: Final = 43
E_GAIN: Final = 44
E_DICE_BACK: Final = 45
E_DISCARD_TOP: Final = 46
E_PROPOSED: Final = 47
E_AGREED: Final = 48
E_OBJECTED: Final = 49

# Why dice were rolled or Paragon, resources and life points changed
BY_EFFECT: Final = 0
BY_PRODUCTIVITY: Final = 1
BY_DICE: Final = 2
BY_PAYMENT: Final = 3
BY_LOOT: Final = 4
BY_REWARD: Final = 5
BY_CONTROL: Final = 6
BY_INITIAL_ROLL: Final = 7
BY_REROLL: Final = 8
BY_ASSAULT: Final = 9
BY_HARVEST: Final = 10
BY_ATTACK: Final = 11
BY_PHARMACEUTICALS: Final = 12
CAUSE_WORDS: Final = (
    "effect",
    "productivity",
    "dice",
    "payment",
    "loot",
    "reward",
    "control",
    "initial_roll",
    "reroll",
    "tactical_assault",
    "harvest",
    "attack",
    "pharmaceuticals",
)

# verb, argument words (a trailing * takes all further values), whether it reveals something.
# Argument types are told by their names: see words.argument.
SEATS: Final = ("seat", "owner", "attack_target", "from_seat")  # arguments that name players
SPECS: Final = (
    ("turn", "seat number", False),
    ("phase", "seat phase", False),
    ("resources", "seat change total cause card", False),
    ("paragon", "seat change total cause card", False),
    ("pool", "seat resource_dice attack_dice", False),
    ("roll", "seat cause card faces*", True),
    ("keep", "seat faces*", False),
    ("turn_die", "seat from_face to_face", False),
    ("spend", "seat use faces*", False),
    ("buy", "seat card price slot", False),
    ("place", "seat card place", False),
    ("reveal", "slot card", True),
    ("reshuffle", "deck", True),
    ("discard", "seat card", False),
    ("destroy", "owner card", False),
    ("uncover", "seat place card", True),
    ("enter", "seat card life", False),
    ("life", "change total cause card", False),
    ("ark_empty", "", False),
    ("attack", "seat card attack_target attacks criticals", False),
    ("power", "power", False),
    ("block", "seat card", False),
    ("no_block", "seat", False),
    ("block_holds", "seat card", False),
    ("hit", "seat attack_target", False),
    ("hold", "seat attack_target", False),
    ("loot", "seat from_seat amount", False),
    ("action", "seat action price", False),
    ("level", "seat level", False),
    ("reorganized", "seat", True),
    ("effect", "seat card", False),
    ("lasting", "seat card until", False),
    ("scout", "seat deck count", False),
    ("scouted", "seat deck cards*", True),
    ("returned", "seat deck top bottom", True),
    ("kept", "seat card by_card", False),
    ("disabled", "seat card by_card", False),
    ("rotate", "seat", False),
    ("retreat", "seat card life", False),
    ("win", "seat paragon", False),
    ("setup", "seat faction", False),
    ("roll_off", "seat faces*", True),
    ("add_die", "seat face card", False),
    ("attack_ends", "seat", False),
    ("gain", "seat card", True),
    ("dice_back", "seat faces*", False),
    ("discard_top", "deck card", True),
    ("proposed", "seat card count", False),
    ("agreed", "seat card", False),
    ("objected", "seat card left", False),
)

# What dice were spent for
USE_GATHER: Final = 0
USE_EXCHANGE: Final = 1
USE_ATTACK: Final = 2
USE_ENTER: Final = 3
USE_REMOVE: Final = 4
USE_LEFT: Final = 5
USE_WORDS: Final = ("gather", "exchange", "attack", "enter", "remove", "left")
