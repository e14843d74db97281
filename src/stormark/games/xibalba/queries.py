"""Questions about a position: what things cost, which values count, where cards may go.

Rules: X-CARD-29, X-CARD-30, X-CARD-38.
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.modifiers import amount_of, holds, is_disabled, modifier
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Item
from stormark.kernel.compiling import i64

# --- prices (X-CARD-30: reductions stop at a floor, a printed value below it is not raised)


def price(s: Position, seat: i64, card: i64) -> i64:
    """What a seat pays for a market card (X-BUY-02, X-APOC-04)."""
    printed = s.tables.cost[card]
    value = printed - modifier(s, seat, L.M_DISCOUNT + s.tables.type[card])
    if s.apocalypse:
        value -= s.tables.discount_apocalypse
    floor = s.tables.price_floor
    return value if value >= floor else min(printed, floor)


def action_price(s: Position, seat: i64, action: i64) -> i64:
    """What a seat pays for a common action, or for the upgrade to its next level."""
    if action == L.UPGRADE:
        level = s.level[seat]
        if level >= L.FIELDS:
            return 0
        printed = s.tables.upgrade_cost[s.faction[seat]][level - 1]  # that of the next level
    else:
        printed = s.tables.action_cost[s.faction[seat]][action]
    value = printed + modifier(s, seat, L.M_COST + action)
    floor = s.tables.cost_floor[action]
    return value if value >= floor else min(printed, floor)


# --- values (X-CARD-38)


def base_resistance(s: Position, seat: i64) -> i64:
    """Resistance of a base, never lowered below 1 (X-CARD-30)."""
    printed = s.tables.base[s.faction[seat]][s.level[seat] - 1]
    return max(printed + modifier(s, seat, L.M_BASE), min(printed, 1))


def productivity(s: Position, seat: i64) -> i64:
    printed = s.tables.productivity[s.faction[seat]][s.level[seat] - 1]
    return max(0, printed + modifier(s, seat, L.M_PRODUCTIVITY))


def own_sum(s: Position, seat: i64, card: i64, op: i64, q: i64) -> i64:
    """What a soldier's own items and lasting effects on it add to one of its values.

    `q` tells power per symbol from power per attack, and the uses of the Paragon value.
    """
    total = 0
    if not (s.lasting and is_disabled(s, seat, card)):
        for item in s.tables.continuous[card]:
            if item.op == op and item.p == V.OF_THIS and matches(item, q):
                if holds(s, item, seat, card):
                    total += amount_of(s, item, seat, seat)
    for lasting in s.lasting:
        item = s.tables.items[lasting[0]]
        if item.op == op and item.p == V.OF_THIS and lasting[2] == card and matches(item, q):
            if lasting[4] != V.END_OF_NEXT_TURN:
                total += lasting[5]
    return total


def matches(item: Item, q: i64) -> bool:
    return item.q == q or (item.op == V.PARAGON_VALUE and item.q == V.WHEN_ANY)


def soldier_power(s: Position, seat: i64, card: i64) -> i64:
    """Power per symbol."""
    return (
        s.tables.power[card]
        + own_sum(s, seat, card, V.POWER, V.PER_SYMBOL)
        + modifier(s, seat, L.M_POWER)
    )


def attack_power(s: Position, seat: i64, card: i64) -> i64:
    """What is added once to the power of each attack of a soldier."""
    return own_sum(s, seat, card, V.POWER, V.PER_ATTACK) + modifier(s, seat, L.M_ATTACK_POWER)


def soldier_resistance(s: Position, seat: i64, card: i64) -> i64:
    """Resistance of a soldier, for entering the Ark (X-ARK-09)."""
    return max(0, s.tables.resistance[card] + own_sum(s, seat, card, V.RESISTANCE, 0))


def blocker_resistance(s: Position, seat: i64, card: i64) -> i64:
    return max(0, soldier_resistance(s, seat, card) + modifier(s, seat, L.M_BLOCKER))


def paragon_dice(s: Position, seat: i64, card: i64, use: i64) -> i64:
    """How many Paragon dice a soldier's Paragon value gives (X-LOOT-15)."""
    return max(
        0,
        s.tables.paragon[card]
        + own_sum(s, seat, card, V.PARAGON_VALUE, use)
        + modifier(s, seat, L.M_PARAGON + use),
    )


def pool_caps(s: Position, seat: i64) -> tuple[i64, i64]:
    """How many resource and attack dice the pool may hold at most (X-DICE-04)."""
    return modifier(s, seat, L.M_CAP), modifier(s, seat, L.M_CAP + 1)


def pool_total(s: Position, seat: i64) -> i64:
    """How many dice the pool holds (X-DICE-02, X-DICE-05)."""
    resource, attack = pool_caps(s, seat)
    return max(0, min(s.tables.pool_size + modifier(s, seat, L.M_POOL), resource + attack))


def rerolls(s: Position, seat: i64) -> i64:
    """The number of re-rolls of the dice phase (X-DICE-15)."""
    return max(0, s.tables.rerolls + modifier(s, seat, L.M_REROLLS))


def upgrades_allowed(s: Position, seat: i64) -> i64:
    return s.tables.upgrades_per_round + modifier(s, seat, L.M_UPGRADES)


# --- the Ark


def heal_forbidden(s: Position) -> bool:
    """Whether the soldier now in the Ark may not gain life points (op `forbid`, heal)."""
    for lasting in s.lasting:
        item = s.tables.items[lasting[0]]
        if item.op == V.FORBID and item.p == V.FORBID_HEAL and lasting[5] == s.ark:
            if lasting[4] != V.END_OF_NEXT_TURN:
                return True
    return False


def can_heal(s: Position, seat: i64) -> bool:
    """Whether a seat's soldier in the Ark could gain life points."""
    return s.ark_owner == seat and s.life < s.life_max() and not heal_forbidden(s)


# --- places for cards


def accepts(s: Position, seat: i64, field: i64, card_type: i64) -> bool:
    """Whether an add-on card may be placed on a field (X-BUY-06 to X-BUY-08)."""
    if field > s.level[seat]:
        return False
    pile = s.piles[L.BASES + L.BASE_PILES * seat + field]
    return not pile or s.tables.type[pile[-1]] == card_type


def has_place(s: Position, seat: i64, card_type: i64) -> bool:
    """Whether a card of a type can be placed in a base at all (X-BUY-09)."""
    if card_type == L.SOLDIER:
        return True
    for field in range(1, s.level[seat] + 1):
        if accepts(s, seat, field, card_type):
            return True
    return False


def can_destroy_addon(s: Position, owner: i64, field: i64, by_seat: i64, by_attack: bool) -> bool:
    """Whether the active add-on card on a field may be chosen for destruction (X-CARD-35)."""
    pile = s.piles[L.BASES + L.BASE_PILES * owner + field]
    if not pile:
        return False
    card_type = s.tables.type[pile[-1]]
    if modifier(s, owner, L.M_KEEP + card_type):
        return False
    if by_attack:
        return not modifier(s, owner, L.M_KEEP_FROM_ATTACK + card_type)
    return by_seat == owner or not modifier(s, owner, L.M_SAFE)
