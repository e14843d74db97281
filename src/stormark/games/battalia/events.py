"""Events of Battalia: their verbs, the words of their arguments, and which reveal something."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("seat", "seats", "owner", "defender", "victim")  # arguments that name players
SPECS: Final = (
    ("day", "week day", False),
    ("turn", "seats*", False),
    ("faction", "seat faction", False),
    ("starting_city", "seat field", False),
    ("draft", "seat card", True),
    ("cards_drawn", "seat count", True),
    ("cards_drawn_seen", "seat cards*", True),
    ("shuffled", "seat", False),
    ("mulligan", "seat", False),
    ("cohort", "seat of_faction cards*", True),
    ("line", "seat action cards*", True),
    ("gained", "seat card zone", True),
    ("returned", "seat card", True),
    ("to_limbo", "seat card", True),
    ("from_limbo", "seat card", False),
    ("hidden", "seat count", False),
    ("tent", "seat count", False),
    ("tent_opened", "seat cards*", True),
    ("tent_destroyed", "owner", True),
    ("laid", "seat terrain_card shape terrain field exits*", True),
    ("replaced", "seat field terrain", True),
    ("swapped", "seat field other_field", False),
    ("city", "owner field level", False),
    ("moved", "seat hero field", False),
    ("jumped", "seat hero field", False),
    ("recruited", "seat hero field", False),
    ("hero_lost", "seat hero", False),
    ("retreated", "seat hero field", False),
    ("storm", "seat effect", True),
    ("fate", "seat fate", True),
    ("rolled", "seat result", True),
    ("transformed", "seat card form", True),
    ("promoted", "seat card new_card", True),
    ("attack", "seat target field defender", True),
    ("battle_cards", "seat cards*", True),
    ("battle_totals", "attack_total defence_total", False),
    ("passed", "seat", False),
    ("won", "seat", False),
    ("battle_over", "seat", False),
    ("stolen", "seat owner count", True),
    ("stolen_seen", "seat owner card", True),
    ("concealed", "seat field", False),
    ("post", "seat field", False),
    ("traded", "seat", True),
    ("potion_bought", "seat potion", False),
    ("potion_drunk", "seat potion victim", False),
    ("potion_used", "seat potion", False),
    ("potion_over", "potion", False),
    ("frozen", "seat cards*", False),
    ("metamorpha", "field", False),
    ("bilkarr", "field", True),
    ("npc_left", "npc", False),
    ("checkpoint", "number", False),
    ("counted", "seat count", True),
    ("royal", "seat card", False),
    ("deposed", "seat card", True),
    ("veteran", "seat standing", False),
    ("discovered", "seat field building", True),
    ("income", "seat", False),
    ("ring", "seat hero gate", True),
    ("ring_spent", "seat gate", False),
    ("great", "seat card zone", True),
    ("searched", "seat", False),
    ("searched_seen", "seat cards*", True),
    ("over", "cause", False),
    ("done", "seat", False),
    ("not_done", "seat", False),
    ("turned", "seat field exits*", False),
    ("taken_back", "seat hindrance", True),
    ("uncovered", "card", True),
    ("uncovered_terrain", "terrain_card shape terrain", True),
    ("offered", "cards*", True),
    ("from_ambush", "seat count", True),
    ("named", "seat card", True),
    ("paid", "seat cards*", True),
    ("stopped", "seat hero", False),
    ("unmarked", "seat card", True),
    ("terrains_seen", "seat terrain_card shape terrains*", True),
    ("multiplied", "seat card copies", True),
    ("proposed", "seat card count", False),
    ("agreed", "seat card", False),
    ("objected", "seat card left", False),
)

SHOWN: Final = ("line", "from_ambush", "paid")
"""Events by which a player shows others cards of his own: he himself learns nothing new."""

E_DAY: Final = 0
E_TURN: Final = 1
E_FACTION: Final = 2
E_STARTING_CITY: Final = 3
E_DRAFT: Final = 4
E_DRAWN: Final = 5
E_DRAWN_SEEN: Final = 6
E_SHUFFLED: Final = 7
E_MULLIGAN: Final = 8
E_COHORT: Final = 9
E_LINE: Final = 10
E_GAINED: Final = 11
E_RETURNED: Final = 12
E_TO_LIMBO: Final = 13
E_FROM_LIMBO: Final = 14
E_HIDDEN: Final = 15
E_TENT: Final = 16
E_TENT_OPENED: Final = 17
E_TENT_DESTROYED: Final = 18
E_LAID: Final = 19
E_REPLACED: Final = 20
E_SWAPPED: Final = 21
E_CITY: Final = 22
E_MOVED: Final = 23
E_JUMPED: Final = 24
E_RECRUITED: Final = 25
E_HERO_LOST: Final = 26
E_RETREATED: Final = 27
E_STORM: Final = 28
E_FATE: Final = 29
E_ROLLED: Final = 30
E_TRANSFORMED: Final = 31
E_PROMOTED: Final = 32
E_ATTACK: Final = 33
E_BATTLE_CARDS: Final = 34
E_TOTALS: Final = 35
E_PASSED: Final = 36
E_WON: Final = 37
E_BATTLE_OVER: Final = 38
E_STOLEN: Final = 39
E_STOLEN_SEEN: Final = 40
E_CONCEALED: Final = 41
E_POST: Final = 42
E_TRADED: Final = 43
E_POTION_BOUGHT: Final = 44
E_POTION_DRUNK: Final = 45
E_POTION_USED: Final = 46
E_POTION_OVER: Final = 47
E_FROZEN: Final = 48
E_METAMORPHA: Final = 49
E_BILKARR: Final = 50
E_NPC_LEFT: Final = 51
E_CHECKPOINT: Final = 52
E_COUNTED: Final = 53
E_ROYAL: Final = 54
E_DEPOSED: Final = 55
E_VETERAN: Final = 56
E_DISCOVERED: Final = 57
E_INCOME: Final = 58
E_RING: Final = 59
E_RING_SPENT: Final = 60
E_SEARCHED: Final = 62
E_SEARCHED_SEEN: Final = 63
E_OVER: Final = 64
E_DONE: Final = 65
E_NOT_DONE: Final = 66
E_TURNED: Final = 67
E_TAKEN_BACK: Final = 68
E_UNCOVERED: Final = 69
E_UNCOVERED_TERRAIN: Final = 70
E_OFFERED: Final = 71
E_FROM_AMBUSH: Final = 72
E_NAMED: Final = 73
E_PAID: Final = 74
E_STOPPED: Final = 75
E_UNMARKED: Final = 76
E_TERRAINS_SEEN: Final = 77
E_MULTIPLIED: Final = 78
E_PROPOSED: Final = 79
E_AGREED: Final = 80
E_OBJECTED: Final = 81

# zones, as events name them
Z_HAND: Final = 0
Z_REFUGE: Final = 1
ZONE_WORDS: Final = ("hand", "refuge")

# why a game ended
BY_MAP: Final = 0
BY_CITIES: Final = 1
BY_WEEKS: Final = 2
END_WORDS: Final = ("map", "cities", "weeks")

# why a half-laid line went back to the hand (B-RULING-105)
NO_HINDRANCE: Final = -1
BY_STACK: Final = 0
BY_SITE: Final = 1
BY_BATTLE: Final = 2
BY_POTION: Final = 3
BY_METAMORPHA: Final = 4
BY_CARDS: Final = 5
HINDRANCE_WORDS: Final = ("stack", "site", "battle", "potion", "metamorpha", "cards")
