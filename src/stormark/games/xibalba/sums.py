"""What effects add up to for one player (X-CARD-28): worked out anew when something has changed."""

from __future__ import annotations

from typing import Final, final

from stormark.kernel.compiling import i64, vec

NONE_OF_FOUR: Final = vec[i64]([0, 0, 0, 0])
NO_CHANGES: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0])
NONE_OF_THREE: Final = vec[i64]([0, 0, 0])


@final
class Sums:
    """Values that are 0 while no effect changes them; see `modifiers.refresh`."""

    __slots__ = (
        "action_costs",
        "action_prices",
        "ark_damage",
        "attack_power",
        "base",
        "blocker",
        "critical",
        "discounts",
        "free_entry",
        "keeps_resources",
        "kept",
        "kept_from_attack",
        "kept_paragon",
        "loot",
        "most_attack_dice",
        "most_resource_dice",
        "no_base_attack",
        "no_harvest",
        "paragon_dice",
        "pool",
        "power",
        "priced",
        "productivity",
        "rerolls",
        "safe",
        "triggers",
        "upgrades",
        "warhost_attacks_bases",
    )

    def __init__(self, pool_max: i64) -> None:
        # prices
        self.discounts: vec[i64] = NONE_OF_FOUR  # by card type
        self.action_costs: vec[i64] = NO_CHANGES  # by common action
        self.priced = False  # what common actions cost with all that is worked out ...
        self.action_prices: vec[i64] = NO_CHANGES  # ... and this is it
        # the base
        self.productivity: i64 = 0
        self.base: i64 = 0  # resistance of the base
        self.upgrades: i64 = 0  # more upgrades a round
        # soldiers
        self.blocker: i64 = 0  # resistance of the blocker
        self.power: i64 = 0  # per symbol
        self.attack_power: i64 = 0  # per attack
        self.critical: i64 = 0  # of each critical hit
        self.paragon_dice: vec[i64] = NONE_OF_THREE  # for control, reward, loot
        self.warhost_attacks_bases: i64 = 0
        self.free_entry: i64 = 0
        self.no_base_attack: i64 = 0
        # dice
        self.rerolls: i64 = 0
        self.pool: i64 = 0
        self.most_resource_dice: i64 = pool_max
        self.most_attack_dice: i64 = pool_max
        self.no_harvest: i64 = 0
        # protection
        self.loot: i64 = 0  # less in every loot roll
        self.kept_paragon: i64 = 0  # loot leaves so much
        self.ark_damage: i64 = 0  # less from every attack
        self.keeps_resources: i64 = 0  # from opponents' effects
        self.safe: i64 = 0  # opponents' effects neither destroy nor disable add-on cards
        self.kept: vec[i64] = NONE_OF_FOUR  # by card type: never destroyed
        self.kept_from_attack: vec[i64] = NONE_OF_FOUR
        # the moments that active cards answer to, as a mask
        self.triggers: i64 = 0


def added(values: vec[i64], index: i64, amount: i64) -> vec[i64]:
    """The values with one of them changed."""
    changed = values[:]
    changed[index] += amount
    return changed
