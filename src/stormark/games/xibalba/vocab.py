"""Words that operations share, as small ints in the order in which the words are listed.

Items of cards are compiled to these numbers at load (`compile.py`); no string is compared in play.
"""

from __future__ import annotations

from typing import Final

# --- whose values change
WHO_WORDS: Final = (
    "you",
    "opponent",
    "same_opponent",
    "each_opponent",
    "all",
    "target",
    "attacker",
    "victim",
    "richest_opponent",
    "leading_opponent",
    "ark_holder",
)
YOU: Final = 0
OPPONENT: Final = 1
SAME_OPPONENT: Final = 2
ALL_PLAYERS: Final = 4
TARGET: Final = 5
ATTACKER: Final = 6
VICTIM: Final = 7
RICHEST: Final = 8
LEADING: Final = 9
ARK_HOLDER: Final = 10

# --- triggers
TRIGGER_WORDS: Final = (
    "attack",
    "attack_ark",
    "attack_base",
    "attack_done",
    "hit_base",
    "block",
    "block_survived",
    "enter_ark",
    "destroy",
    "destroyed",
    "own_soldier_destroyed",
    "ark_damaged",
    "ark_income",
    "paragon_blank",
    "buy",
    "opponent_buys",
    "harvest",
    "harvest_blank",
    "pharmaceuticals",
    "base_attacked",
    "pool_complete",
    "use",
)
NO_TRIGGER: Final = -1
T_ATTACK: Final = 0
T_ATTACK_ARK: Final = 1
T_ATTACK_BASE: Final = 2
T_ATTACK_DONE: Final = 3
T_HIT_BASE: Final = 4
T_BLOCK: Final = 5
T_BLOCK_SURVIVED: Final = 6
T_ENTER_ARK: Final = 7
T_DESTROY: Final = 8
T_DESTROYED: Final = 9
T_OWN_SOLDIER_DESTROYED: Final = 10
T_ARK_DAMAGED: Final = 11
T_ARK_INCOME: Final = 12
T_PARAGON_BLANK: Final = 13
T_BUY: Final = 14
T_OPPONENT_BUYS: Final = 15
T_HARVEST: Final = 16
T_HARVEST_BLANK: Final = 17
T_PHARMACEUTICALS: Final = 18
T_BASE_ATTACKED: Final = 19
T_POOL_COMPLETE: Final = 20
T_USE: Final = 21
TRIGGERS: Final = 22

# before the power of an attack is compared with anything
BEFORE_POWER: Final = (
    1 << T_ATTACK | 1 << T_ATTACK_ARK | 1 << T_ATTACK_BASE | 1 << T_BASE_ATTACKED | 1 << T_BLOCK
)

# --- durations
UNTIL_WORDS: Final = ("turn_end", "your_next_turn", "end_of_your_next_turn", "attack_end")
NO_DURATION: Final = -1
TURN_END: Final = 0
YOUR_NEXT_TURN: Final = 1
END_OF_NEXT_TURN: Final = 2  # waits until the owner's next turn begins, then becomes TURN_END
ATTACK_END: Final = 3  # no word of packs: what an attack trigger changes without `until`

# --- sacrifices
SACRIFICE_WORDS: Final = ("", "this", "soldier")
SACRIFICE_THIS: Final = 1
SACRIFICE_SOLDIER: Final = 2

# --- values of the soldier on whose card an item stands
THIS_POWER: Final = 0  # per symbol
THIS_ATTACK_POWER: Final = 1  # per attack
THIS_RESISTANCE: Final = 2
THIS_PARAGON: Final = 3  # + control, reward, loot

# --- what players may agree to change when they play the text of a card themselves
CHANGE_WORDS: Final = (
    "gain-resources",
    "lose-resources",
    "gain-paragon",
    "lose-paragon",
    "heal",
    "damage",
    "symbol",
    "replace",
    "destroy-addon",
    "destroy-soldier",
    "take-card",
)
GAIN_RESOURCES: Final = 0
LOSE_RESOURCES: Final = 1
GAIN_PARAGON: Final = 2
LOSE_PARAGON: Final = 3
HEAL: Final = 4  # the soldier in the Ark
DAMAGE: Final = 5
SYMBOL: Final = 6  # an additional die in the action pool
REPLACE: Final = 7  # a card for sale
DESTROY_ADDON: Final = 8
DESTROY_SOLDIER: Final = 9  # the active one of a Warhost
TAKE_CARD: Final = 10  # from the top of a deck
CHANGES: Final = 11

# --- words of cards and dice
TYPE_WORDS: Final = ("soldier", "civilian", "structure", "event")
ADDONS: Final = 0b0110  # mask of civilian and structure
EVERY_TYPE: Final = 0b1111
DIE_WORDS: Final = ("resource", "attack", "paragon")
TAG_WORDS: Final = ("EFFECT", "DICE", "ACTION", "PERMANENT")
ACTION_WORDS: Final = (
    "discard",
    "reorganize",
    "pharmaceuticals",
    "weapon_technology",
    "tactical_assault",
    "harvest",
    "upgrade",
)
FACE_WORDS: Final = (
    "blank",
    "resource_1",
    "resource_2",
    "resource_3",
    "blank",
    "attack",
    "critical",
    "blank",
    "paragon_1",
    "paragon_2",
)
