"""The effect vocabulary as small ints, in the order in which the words are listed.

Items of cards are compiled to these numbers at load (`compile.py`); no string is compared in play.
"""

from __future__ import annotations

from typing import Final

# --- operations
OP_WORDS: Final = (
    "resources",
    "steal_resources",
    "paragon",
    "roll_paragon",
    "steal_paragon",
    "pool_size",
    "rerolls",
    "cap_dice",
    "add_symbol",
    "roll_into_pool",
    "turn_die",
    "reroll_pool",
    "power",
    "resistance",
    "paragon_value",
    "critical_value",
    "productivity",
    "damage_ark",
    "heal_ark",
    "unblockable",
    "prevent",
    "destroy_addon",
    "destroy_soldier",
    "rotate_warhost",
    "retreat",
    "permit",
    "forbid",
    "disable",
    "discount",
    "action_cost",
    "free_action",
    "cycle_market",
    "scout",
    "gain_card",
    "reuse",
    "choose",
    "gamble",
)
RESOURCES: Final = 0
STEAL_RESOURCES: Final = 1
PARAGON: Final = 2
ROLL_PARAGON: Final = 3
STEAL_PARAGON: Final = 4
POOL_SIZE: Final = 5
REROLLS: Final = 6
CAP_DICE: Final = 7
ADD_SYMBOL: Final = 8
ROLL_INTO_POOL: Final = 9
TURN_DIE: Final = 10
REROLL_POOL: Final = 11
POWER: Final = 12
RESISTANCE: Final = 13
PARAGON_VALUE: Final = 14
CRITICAL_VALUE: Final = 15
PRODUCTIVITY: Final = 16
DAMAGE_ARK: Final = 17
HEAL_ARK: Final = 18
UNBLOCKABLE: Final = 19
PREVENT: Final = 20
DESTROY_ADDON: Final = 21
DESTROY_SOLDIER: Final = 22
ROTATE_WARHOST: Final = 23
RETREAT: Final = 24
PERMIT: Final = 25
FORBID: Final = 26
DISABLE: Final = 27
DISCOUNT: Final = 28
ACTION_COST: Final = 29
FREE_ACTION: Final = 30
CYCLE_MARKET: Final = 31
SCOUT: Final = 32
GAIN_CARD: Final = 33
REUSE: Final = 34
CHOOSE: Final = 35
GAMBLE: Final = 36

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
EACH_OPPONENT: Final = 3
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

# --- conditions
CONDITION_WORDS: Final = (
    "own_faction",
    "faction_cards_at_least",
    "location",
    "ark",
    "life_at_least",
    "life_at_most",
    "level_at_least",
    "blocking",
    "symbols_at_least",
    "first_attack",
    "target_has_more_resources",
    "first_time",
)
C_OWN_FACTION: Final = 0
C_FACTION_CARDS: Final = 1
C_LOCATION: Final = 2
C_ARK: Final = 3
C_LIFE_AT_LEAST: Final = 4
C_LIFE_AT_MOST: Final = 5
C_LEVEL: Final = 6
C_BLOCKING: Final = 7
C_SYMBOLS: Final = 8
C_FIRST_ATTACK: Final = 9
C_RICHER: Final = 10
C_FIRST_TIME: Final = 11
LOCATION_WORDS: Final = ("warhost", "ark")
ARK_WORDS: Final = ("you", "opponent", "not_you")

# --- counters
COUNTER_WORDS: Final = ("structures", "civilians", "base_level", "resources_5", "blanks_in_pool")
NO_COUNTER: Final = -1
N_STRUCTURES: Final = 0
N_CIVILIANS: Final = 1
N_LEVEL: Final = 2
N_FIVES: Final = 3
N_BLANKS: Final = 4

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

# --- what single operations distinguish
OF_WORDS: Final = ("this", "yours", "attacker", "blocker", "base", "target_base")
OF_THIS: Final = 0
OF_YOURS: Final = 1
OF_ATTACKER: Final = 2
OF_BLOCKER: Final = 3
OF_BASE: Final = 4
OF_TARGET_BASE: Final = 5
PER_WORDS: Final = ("symbol", "attack")
PER_SYMBOL: Final = 0
PER_ATTACK: Final = 1
WHEN_WORDS: Final = ("control", "destroy", "loot", "any")
WHEN_ANY: Final = 3
PREVENT_WORDS: Final = (
    "addon_loss",
    "soldier_loss",
    "loot",
    "ark_damage",
    "resource_loss",
    "hostile_effects",
)
P_ADDON: Final = 0
P_SOLDIER: Final = 1
P_LOOT: Final = 2
P_ARK_DAMAGE: Final = 3
P_RESOURCES: Final = 4
P_HOSTILE: Final = 5
TO_WORDS: Final = ("stay", "warhost_bottom")
STAY: Final = 0
CHOOSER_WORDS: Final = ("you", "owner")
WHERE_WORDS: Final = ("warhost", "this")
WHERE_THIS: Final = 1
PERMIT_WORDS: Final = ("attack_base_from_warhost", "extra_upgrade", "enter_empty_ark_free")
FORBID_WORDS: Final = ("attack_base", "harvest", "heal")
FORBID_BASE: Final = 0
FORBID_HARVEST: Final = 1
FORBID_HEAL: Final = 2
FROM_WORDS: Final = ("deck", "discard")
FROM_DECK: Final = 0
CHOICE_WORDS: Final = ("top", "any")
CHOICE_TOP: Final = 0

TYPE_WORDS: Final = ("soldier", "civilian", "structure", "event")
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
TO_CHOSEN: Final = -1
TO_BLANK: Final = -2
ADDONS: Final = 0b0110  # mask of civilian and structure
EVERY_TYPE: Final = 0b1111
