"""The closed vocabulary of card effects, as data: what may be written, and where it makes sense.

The meaning of every word is told in docs/packs.md; a test keeps the two lists equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Words = tuple[str, ...]

CARD_TYPES: Words = ("soldier", "civilian", "structure", "event")
ADDON_TYPES: Words = ("civilian", "structure")
PHASES: Words = ("EFFECT", "DICE", "ACTION", "PERMANENT")

DICE: Words = ("resource", "attack", "paragon")
DIE_FACES: Mapping[str, Words] = {  # X-COMP-17 to X-COMP-19
    "resource": ("blank", "resource_1", "resource_2", "resource_3"),
    "attack": ("blank", "attack", "critical"),
    "paragon": ("blank", "paragon_1", "paragon_2"),
}
SYMBOLS: Words = (
    *("resource_1", "resource_2", "resource_3"),
    *("attack", "critical"),
    *("paragon_1", "paragon_2"),
)
FACES: Words = ("blank", *SYMBOLS)

COMMON_ACTIONS: Words = (  # in the order of X-BASE-05
    *("discard", "reorganize", "pharmaceuticals"),
    *("weapon_technology", "tactical_assault", "harvest"),
)
ACTIONS_WITHOUT_DICE: Words = COMMON_ACTIONS[:3]

# --- Players -------------------------------------------------------------------------------------
WHO: Words = (
    *("you", "opponent", "same_opponent", "each_opponent", "all", "target"),
    *("attacker", "victim", "richest_opponent", "leading_opponent", "ark_holder"),
)
OTHERS: Words = tuple(who for who in WHO if who not in ("you", "all"))
# A continuous effect chooses nobody: it names its players once and for all.
CONTINUOUS_WHO: Words = ("you", "each_opponent", "all")

# --- Triggers ------------------------------------------------------------------------------------
DECLARED: Words = ("attack", "attack_ark", "attack_base")
# X-CARD-14, X-RULING-93: the soldier attacks, or pays to enter the Ark.
USE = "use"
DURING_OWN_ATTACK: Words = (*DECLARED, "attack_done", "hit_base", "destroy")
# Moments that come about in opponents' turns alone: only a PERMANENT effect sees them (X-CARD-10).
IN_OPPONENTS_TURNS: Words = (
    *("base_attacked", "block", "block_survived", "ark_damaged", "opponent_buys"),
)
DESTRUCTION: Words = ("destroyed", "own_soldier_destroyed")
TRIGGERS: Words = (
    *DURING_OWN_ATTACK,
    *IN_OPPONENTS_TURNS,
    *DESTRUCTION,
    *("enter_ark", "ark_income", "paragon_blank", "buy"),
    *("harvest", "harvest_blank", "pharmaceuticals", "pool_complete", USE),
)
# Moments of the own turn at which the own action pool holds dice.
WITH_ACTION_POOL: Words = (
    *DURING_OWN_ATTACK,
    *("enter_ark", "paragon_blank", "buy"),
    *("harvest", "harvest_blank", "pharmaceuticals", "pool_complete", USE),
)
# An attack is under way: its soldiers and its target must stay where they are.
ATTACK_UNDER_WAY: Words = (*DECLARED, USE, "base_attacked", "block")
WHO_NEEDS_TRIGGER: Mapping[str, Words] = {
    "target": (*DECLARED, USE, "attack_done", "hit_base"),
    "attacker": ("base_attacked", "block", "block_survived", "ark_damaged", *DESTRUCTION),
    "victim": ("destroy",),
}

DURATIONS: Words = ("turn_end", "your_next_turn", "end_of_your_next_turn")
COUNTERS: Words = ("structures", "civilians", "base_level", "resources_5", "blanks_in_pool")


# --- Values --------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Value:
    """What a field may hold: an integer in a range, one of some words, or either of them."""

    words: Words = ()
    low: int = 0
    high: int = -1  # below `low`: no integers
    nonzero: bool = False
    scaled: bool = False  # also {per, each, max}
    true_only: bool = False


def word(*words: str) -> Value:
    return Value(words=words)


def number(low: int, high: int, *words: str) -> Value:
    return Value(words, low, high)


CHANGE = Value(low=-20, high=20, nonzero=True)
SCALED_CHANGE = Value(low=-20, high=20, nonzero=True, scaled=True)
POSITIVE = number(1, 20)
SCALED_POSITIVE = Value(low=1, high=20, scaled=True)
FEW = number(1, 8)
TRUE = Value(true_only=True)
ANY_CARD = word("any", "addon", *CARD_TYPES)
ADDON = word("any", "addon", *ADDON_TYPES)
DECK = word("any", *CARD_TYPES)


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter: its values, and its default; a parameter without a default is required."""

    value: Value
    default: int | str | None = None


WHO_PARAM = Param(word(*WHO), "you")

TRIGGER_PARAMS: Mapping[str, Mapping[str, Param]] = {
    "buy": {"kind": Param(ANY_CARD, "any")},
    "opponent_buys": {"kind": Param(ANY_CARD, "any")},
}

CONDITIONS: Mapping[str, Value] = {
    "own_faction": TRUE,
    "faction_cards_at_least": number(1, 10),
    "location": word("ark", "warhost"),
    "ark": word("you", "opponent", "not_you"),
    "life_at_least": number(1, 20),
    "life_at_most": number(1, 20),
    "level_at_least": number(1, 4),
    "blocking": TRUE,
    "symbols_at_least": number(1, 20),
    "first_attack": TRUE,
    "target_has_more_resources": TRUE,
    "first_time": TRUE,
}
SOLDIER_CONDITIONS: Words = ("location", "blocking")
CONDITION_NEEDS_TRIGGER: Mapping[str, Words] = {
    "symbols_at_least": DURING_OWN_ATTACK,
    "first_attack": DURING_OWN_ATTACK,
    # A card is destroyed once: what answers to its own end needs no first time.
    "first_time": tuple(trigger for trigger in TRIGGERS if trigger != "destroyed"),
}

PAY: Mapping[str, Value] = {
    "resources": number(1, 25),
    "paragon": number(1, 40),
    "life": number(1, 19),
    "sacrifice": word("this", "soldier"),
}
ITEM_KEYS: Words = ("op", "trigger", "if", "pay", "limit", "optional", "until")
LIMIT = number(1, 9)


# --- Operations ----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Op:
    """An operation: its parameters and the places where it means something.

    continuous: may stand on a PERMANENT card without a trigger, in force while the card is active.
    lasting: stays in force for a while when applied, so it takes `until`.
    triggers: the moments it needs; empty = any moment and no moment at all.
    pool: "changes" dice in the own action pool, or "adds" some: it needs a moment with a pool.
    moves_soldiers: may take a soldier out of a warhost or the Ark, so never during an attack.
    """

    params: Mapping[str, Param]
    continuous: bool = False
    lasting: bool = False
    triggers: Words = ()
    pool: str = ""
    moves_soldiers: bool = False


def _modifier(**params: Param) -> Op:
    return Op(params, continuous=True, lasting=True)


OPS: Mapping[str, Op] = {
    # resources and Paragon
    "resources": Op({"amount": Param(SCALED_CHANGE), "who": WHO_PARAM}),
    "steal_resources": Op({"amount": Param(SCALED_POSITIVE), "from": Param(word(*OTHERS))}),
    "paragon": Op({"amount": Param(SCALED_CHANGE), "who": WHO_PARAM}),
    "roll_paragon": Op({"dice": Param(SCALED_POSITIVE), "who": WHO_PARAM}),
    "steal_paragon": Op({"amount": Param(SCALED_POSITIVE), "from": Param(word(*OTHERS))}),
    # dice
    "pool_size": _modifier(amount=Param(CHANGE), who=WHO_PARAM),
    "rerolls": _modifier(amount=Param(CHANGE), who=WHO_PARAM),
    "cap_dice": _modifier(
        die=Param(word("resource", "attack")), max=Param(number(0, 3)), who=WHO_PARAM
    ),
    "add_symbol": Op({"symbol": Param(word(*SYMBOLS)), "count": Param(FEW)}, pool="adds"),
    "roll_into_pool": Op({"die": Param(word(*DICE)), "count": Param(FEW)}, pool="adds"),
    "turn_die": Op(
        {
            "from": Param(word("any", *FACES)),
            "to": Param(word("chosen", *FACES)),
            "count": Param(FEW),
        },
        pool="changes",
    ),
    "reroll_pool": Op(
        {
            "die": Param(word("any", *DICE)),
            "face": Param(word("any", *FACES)),
            "count": Param(FEW),
        },
        pool="changes",
    ),
    # combat values
    "power": _modifier(
        of=Param(word("this", "yours", "attacker")),
        amount=Param(SCALED_CHANGE),
        per=Param(word("symbol", "attack")),
    ),
    "resistance": _modifier(
        of=Param(word("this", "blocker", "base", "target_base")), amount=Param(SCALED_CHANGE)
    ),
    "paragon_value": _modifier(
        of=Param(word("this", "yours")),
        amount=Param(CHANGE),
        when=Param(word("control", "destroy", "loot", "any")),
    ),
    "critical_value": _modifier(amount=Param(CHANGE)),
    "productivity": _modifier(amount=Param(CHANGE), who=WHO_PARAM),
    "damage_ark": Op({"amount": Param(SCALED_POSITIVE)}, moves_soldiers=True),
    "heal_ark": Op({"amount": Param(SCALED_POSITIVE)}),
    "unblockable": Op({}, triggers=("attack", "attack_base")),
    "prevent": _modifier(
        what=Param(
            word(
                *("addon_loss", "soldier_loss", "loot"),
                *("ark_damage", "resource_loss", "hostile_effects"),
            )
        ),
        amount=Param(POSITIVE, 0),
        keep=Param(number(1, 40), 0),
        kind=Param(ADDON, ""),
        by=Param(word("attack", "any", "opponents"), ""),
        to=Param(word("stay", "warhost_bottom"), ""),
    ),
    "destroy_addon": Op(
        {
            "from": Param(word(*WHO)),
            "kind": Param(ADDON),
            "count": Param(number(1, 4)),
            "chooser": Param(word("you", "owner"), "you"),
        }
    ),
    "destroy_soldier": Op(
        {"from": Param(word(*WHO)), "where": Param(word("warhost", "this"))}, moves_soldiers=True
    ),
    "rotate_warhost": Op({"who": Param(word(*WHO))}, moves_soldiers=True),
    "retreat": Op({}, moves_soldiers=True),
    "permit": _modifier(
        what=Param(word("attack_base_from_warhost", "extra_upgrade", "enter_empty_ark_free"))
    ),
    "forbid": _modifier(what=Param(word("attack_base", "harvest", "heal")), who=Param(word(*WHO))),
    "disable": Op(
        {"from": Param(word(*OTHERS)), "kind": Param(ADDON), "count": Param(number(1, 4, "all"))},
        lasting=True,
    ),
    # cards, prices, actions
    "discount": _modifier(
        cards=Param(ANY_CARD), amount=Param(CHANGE), who=WHO_PARAM, uses=Param(FEW, 0)
    ),
    "action_cost": _modifier(action=Param(word(*COMMON_ACTIONS, "upgrade")), amount=Param(CHANGE)),
    "free_action": Op(
        {"action": Param(word(*COMMON_ACTIONS)), "count": Param(FEW)}, moves_soldiers=True
    ),
    "cycle_market": Op({"deck": Param(DECK), "count": Param(FEW)}),
    "scout": Op({"deck": Param(DECK), "count": Param(FEW)}),
    "gain_card": Op(
        {
            "kind": Param(word("soldier", "addon", *ADDON_TYPES)),
            "from": Param(word("deck", "discard")),
            "choose": Param(word("top", "any"), "top"),
            "max_cost": Param(number(1, 25), 0),
        },
        moves_soldiers=True,
    ),
    "reuse": Op(
        {
            "kind": Param(word("soldier", "addon", *ADDON_TYPES)),
            "phase": Param(word("EFFECT", "DICE")),
        }
    ),
    # structure: their one parameter besides `die` holds items
    "choose": Op({}),
    "gamble": Op({"die": Param(word(*DICE))}),
}
NESTED: Mapping[str, str] = {"choose": "options", "gamble": "results"}

# Prevention: which parameters go with which `what`, and their defaults (None: required).
PREVENT: Mapping[str, Mapping[str, Param]] = {
    "addon_loss": {"by": Param(word("attack", "any"), "any"), "kind": Param(ADDON, "any")},
    "soldier_loss": {"to": Param(word("stay", "warhost_bottom"))},
    "loot": {"amount": Param(POSITIVE, 0), "keep": Param(number(1, 40), 0)},
    "ark_damage": {"amount": Param(POSITIVE)},
    "resource_loss": {"by": Param(word("opponents"), "opponents")},
    "hostile_effects": {},
}
PREVENT_PARAMS: Words = ("amount", "keep", "kind", "by", "to")
SOLDIER_LOSS_TRIGGERS: Words = ("block", *DESTRUCTION)
