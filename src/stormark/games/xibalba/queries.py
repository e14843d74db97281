"""Questions about a position: what things cost, which values count, where cards may go.

Rules: X-CARD-29, X-CARD-30, X-CARD-38.
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import append, i64, vec

# --- prices (X-CARD-30: reductions stop at a floor, a printed value below it is not raised)


def price(s: Position, seat: i64, card: i64) -> i64:
    """What a seat pays for a market card (X-BUY-02, X-APOC-04)."""
    return discounted(s, card, sums_of(s, seat).discounts[s.tables.type[card]])


def discounted(s: Position, card: i64, discount: i64) -> i64:
    printed = s.tables.cost[card]
    value = printed - discount
    if s.apocalypse:
        value -= s.tables.discount_apocalypse
    floor = s.tables.price_floor
    if value >= floor:
        return value
    return printed if printed < floor else floor


def action_price(s: Position, seat: i64, action: i64) -> i64:
    """What a seat pays for a common action, or for the upgrade to its next level."""
    return action_prices(s, seat)[action]


def action_prices(s: Position, seat: i64) -> vec[i64]:
    """What a seat pays for each of them."""
    sums = sums_of(s, seat)
    if not sums.priced:
        prices = vec[i64]()
        for each in range(i64(L.ACTIONS)):
            prices = append(prices, work_out_price(s, seat, each, sums.action_costs[each]))
        sums.action_prices = prices
        sums.priced = True
    return sums.action_prices


def work_out_price(s: Position, seat: i64, action: i64, change: i64) -> i64:
    if action == L.UPGRADE:
        level = s.level[seat]
        if level >= L.FIELDS:
            return 0
        printed = s.tables.upgrade_cost[s.faction[seat]][level - 1]
    else:
        printed = s.tables.action_cost[s.faction[seat]][action]
    floor = s.tables.cost_floor[action]
    if printed + change >= floor:
        return printed + change
    return min(printed, floor)


# --- values (X-CARD-38)


def base_resistance(s: Position, seat: i64) -> i64:
    """Resistance of a base, never lowered below 1 (X-CARD-30)."""
    printed = s.tables.base[s.faction[seat]][s.level[seat] - 1]
    return max(printed + sums_of(s, seat).base, min(printed, 1))


def productivity(s: Position, seat: i64) -> i64:
    printed = s.tables.productivity[s.faction[seat]][s.level[seat] - 1]
    return max(0, printed + sums_of(s, seat).productivity)


def own_sum(s: Position, seat: i64, card: i64, value: i64) -> i64:
    """What a soldier's own items and lasting effects on it add to one of its values (`THIS_*`)."""
    total: i64 = 0
    for item in s.tables.continuous[card]:
        if item.adds_to_this(value) and item.holds(s, seat, card):
            total += item.amount_now(s, seat, seat)
    for lasting in s.lasting:
        if lasting.card == card and lasting.item.adds_to_this(value) and lasting.in_force():
            total += lasting.amount
    return total


def soldier_power(s: Position, seat: i64, card: i64) -> i64:
    """Power per symbol."""
    own = own_sum(s, seat, card, V.THIS_POWER)
    return s.tables.power[card] + own + sums_of(s, seat).power


def attack_power(s: Position, seat: i64, card: i64) -> i64:
    """What is added once to the power of each attack of a soldier."""
    return own_sum(s, seat, card, V.THIS_ATTACK_POWER) + sums_of(s, seat).attack_power


def soldier_resistance(s: Position, seat: i64, card: i64) -> i64:
    """Resistance of a soldier, for entering the Ark (X-ARK-09)."""
    return max(0, s.tables.resistance[card] + own_sum(s, seat, card, V.THIS_RESISTANCE))


def blocker_resistance(s: Position, seat: i64, card: i64) -> i64:
    return max(0, soldier_resistance(s, seat, card) + sums_of(s, seat).blocker)


def paragon_dice(s: Position, seat: i64, card: i64, use: i64) -> i64:
    """How many Paragon dice a soldier's Paragon value gives (X-LOOT-15)."""
    own = own_sum(s, seat, card, V.THIS_PARAGON + use)
    return max(0, s.tables.paragon[card] + own + sums_of(s, seat).paragon_dice[use])


def pool_caps(s: Position, seat: i64) -> tuple[i64, i64]:
    """How many resource and attack dice the pool may hold at most (X-DICE-04)."""
    sums = sums_of(s, seat)
    return sums.most_resource_dice, sums.most_attack_dice


def pool_total(s: Position, seat: i64) -> i64:
    """How many dice the pool holds (X-DICE-02, X-DICE-05)."""
    sums = sums_of(s, seat)
    most = sums.most_resource_dice + sums.most_attack_dice
    return max(0, min(s.tables.pool_size + sums.pool, most))


def rerolls(s: Position, seat: i64) -> i64:
    """The number of re-rolls of the dice phase (X-DICE-15)."""
    return max(0, s.tables.rerolls + sums_of(s, seat).rerolls)


def upgrades_allowed(s: Position, seat: i64) -> i64:
    return s.tables.upgrades_per_round + sums_of(s, seat).upgrades


# --- the Ark


def heal_forbidden(s: Position) -> bool:
    """Whether the soldier now in the Ark may not gain life points (op `forbid`, heal)."""
    for lasting in s.lasting:
        if lasting.item.forbids_healing() and lasting.on == s.ark and lasting.in_force():
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
    sums = sums_of(s, owner)
    if sums.kept[card_type]:
        return False
    if by_attack:
        return not sums.kept_from_attack[card_type]
    return by_seat == owner or not sums.safe
