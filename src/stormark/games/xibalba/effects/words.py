"""What may be written in the items of a pack: words, values, parameters, and groups of moments.

Operations and conditions are declared in classes of their own (`operations/`, `conditions.py`);
docs/packs.md tells what every word means, and a test keeps the two equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.amount import COUNTER_WORDS

Words = tuple[str, ...]

CARD_TYPES: Final[Words] = V.TYPE_WORDS
ADDON_TYPES: Final[Words] = ("civilian", "structure")
PHASES: Final[Words] = V.TAG_WORDS

DICE: Final[Words] = V.DIE_WORDS
DIE_FACES: Final[Mapping[str, Words]] = {  # X-COMP-17 to X-COMP-19
    "resource": ("blank", "resource_1", "resource_2", "resource_3"),
    "attack": ("blank", "attack", "critical"),
    "paragon": ("blank", "paragon_1", "paragon_2"),
}
SYMBOLS: Final[Words] = (
    *("resource_1", "resource_2", "resource_3"),
    *("attack", "critical"),
    *("paragon_1", "paragon_2"),
)
FACES: Final[Words] = ("blank", *SYMBOLS)

COMMON_ACTIONS: Final[Words] = V.ACTION_WORDS[:-1]  # without the upgrade; as in X-BASE-05
ACTIONS_WITHOUT_DICE: Final[Words] = COMMON_ACTIONS[:3]

# --- players
WHO: Final[Words] = V.WHO_WORDS
OTHERS: Final[Words] = tuple(who for who in WHO if who not in ("you", "all"))
CHOSEN_OPPONENTS: Final[Words] = (
    *("opponent", "same_opponent", "each_opponent", "richest_opponent", "leading_opponent"),
)
# A continuous effect chooses nobody: it names its players once and for all.
CONTINUOUS_WHO: Final[Words] = ("you", "each_opponent", "all")

# --- moments
TRIGGERS: Final[Words] = V.TRIGGER_WORDS
DECLARED: Final[Words] = ("attack", "attack_ark", "attack_base")
# X-CARD-14, X-RULING-93: the soldier attacks, or pays to enter the Ark.
USE: Final = "use"
DURING_OWN_ATTACK: Final[Words] = (*DECLARED, "attack_done", "hit_base", "destroy")
# Moments that come about in opponents' turns alone: only a PERMANENT effect sees them (X-CARD-10).
IN_OPPONENTS_TURNS: Final[Words] = (
    *("base_attacked", "block", "block_survived", "ark_damaged", "opponent_buys"),
)
DESTRUCTION: Final[Words] = ("destroyed", "own_soldier_destroyed")
# Moments of the own turn at which the own action pool holds dice.
WITH_ACTION_POOL: Final[Words] = (
    *DURING_OWN_ATTACK,
    *("enter_ark", "paragon_blank", "buy"),
    *("harvest", "harvest_blank", "pharmaceuticals", "pool_complete", USE),
)
# An attack is under way: its soldiers and its target must stay where they are.
ATTACK_UNDER_WAY: Final[Words] = (*DECLARED, USE, "base_attacked", "block")
WHO_NEEDS_TRIGGER: Final[Mapping[str, Words]] = {
    "target": (*DECLARED, USE, "attack_done", "hit_base"),
    "attacker": ("base_attacked", "block", "block_survived", "ark_damaged", *DESTRUCTION),
    "victim": ("destroy",),
}

DURATIONS: Final[Words] = V.UNTIL_WORDS[: V.END_OF_NEXT_TURN + 1]
COUNTERS: Final[Words] = COUNTER_WORDS

# --- when a value counts that an operation changes
ANY_TIME: Final = ""
DICE_PHASE: Final = "dice phase"
CHOICE_OF_POOL: Final = "choice of the dice pool"
EFFECT_PHASE: Final = "effect phase"
WHOLE_TURN: Final = "turn"


# --- values
class Value(NamedTuple):
    """What a field may hold: an integer in a range, one of some words, or either of them."""

    words: Words = ()
    low: int = 0
    high: int = -1  # below `low`: no integers
    nonzero: bool = False
    scaled: bool = False  # also {per, each, max}
    true_only: bool = False


def one_of(*words: str) -> Value:
    return Value(words=words)


def number(low: int, high: int, *words: str) -> Value:
    return Value(words, low, high)


CHANGE: Final = Value(low=-20, high=20, nonzero=True)
SCALED_CHANGE: Final = Value(low=-20, high=20, nonzero=True, scaled=True)
POSITIVE: Final = number(1, 20)
SCALED_POSITIVE: Final = Value(low=1, high=20, scaled=True)
FEW: Final = number(1, 8)
TRUE: Final = Value(true_only=True)
ANY_CARD: Final = one_of("any", "addon", *CARD_TYPES)
ADDON: Final = one_of("any", "addon", *ADDON_TYPES)
DECK: Final = one_of("any", *CARD_TYPES)


class Param(NamedTuple):
    """A parameter: its values, and its default; a parameter without a default is required."""

    value: Value
    default: int | str | None = None


WHO_PARAM: Final = Param(one_of(*WHO), "you")

# --- what any item may have
TRIGGER_PARAMS: Final[Mapping[str, Mapping[str, Param]]] = {
    "buy": {"kind": Param(ANY_CARD, "any")},
    "opponent_buys": {"kind": Param(ANY_CARD, "any")},
}
PAY: Final[Mapping[str, Value]] = {
    "resources": number(1, 25),
    "paragon": number(1, 40),
    "life": number(1, 19),
    "sacrifice": one_of("this", "soldier"),
}
ITEM_KEYS: Final[Words] = ("op", "trigger", "if", "pay", "limit", "optional", "until")
LIMIT: Final = number(1, 9)
