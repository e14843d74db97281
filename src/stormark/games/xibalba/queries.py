"""Questions about a position: who is active, what things cost, which modifiers apply.

Sums over active cards and lasting effects are worked out once and kept until something changes
(`Position.dirty`).  Rules: X-CARD-07 to X-CARD-11, X-CARD-28 to X-CARD-30, X-CARD-38.
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Item


def place_of(s: Position, seat: int, place: int) -> int:
    """The active card of a seat at a place (Warhost, field 1 to 4, Ark), or -1."""
    if place == L.ARK:
        return s.ark if s.ark_owner == seat else -1
    pile = s.piles[L.BASES + L.BASE_PILES * seat + place]
    return pile[-1] if pile else -1


def is_active(s: Position, seat: int, card: int) -> bool:
    """Whether a card is an active card of a seat, effective or not (X-CARD-07)."""
    return any(place_of(s, seat, place) == card for place in range(L.ARK + 1))


def is_disabled(s: Position, seat: int, card: int) -> bool:
    """Whether a lasting effect has made an add-on card ineffective (op `disable`)."""
    for lasting in s.lasting:
        item = s.tables.items[lasting[0]]
        if item.op == V.DISABLE and lasting[3] >> seat & 1 and lasting[4] != V.END_OF_NEXT_TURN:
            if lasting[5] >= 0:
                if lasting[5] == card:
                    return True
            elif item.kinds >> s.tables.type[card] & 1:
                return True
    return False


def modifier(s: Position, seat: int, which: int) -> int:
    """The sum of a modifier for a seat."""
    if s.dirty:
        refresh(s)
    return s.modifiers[L.MODIFIERS * seat + which]


def active_cards(s: Position, seat: int) -> tuple[int, ...]:
    """The active cards of a seat whose effects count: Warhost, fields 1 to 4, Ark."""
    if s.dirty:
        refresh(s)
    return s.active[seat]


def refresh(s: Position) -> None:
    """Work out the effective active cards and all sums.

    While a card counts resources or dice (`Item.fleeting`), the sums are not kept.
    """
    s.dirty = False
    tables = s.tables
    disabling = False
    for lasting in s.lasting:
        if tables.items[lasting[0]].op == V.DISABLE:
            disabling = True
    active: list[tuple[int, ...]] = []
    first = L.BASES
    for seat in range(s.seats):
        cards: list[int] = []
        for index in range(first, first + L.BASE_PILES):
            pile = s.piles[index]
            if pile and not (disabling and is_disabled(s, seat, pile[-1])):
                cards.append(pile[-1])
        if s.ark_owner == seat:
            cards.append(s.ark)
        active.append(tuple(cards))
        first += L.BASE_PILES
    s.active = active
    sums = [0] * (L.MODIFIERS * s.seats)
    s.modifiers = sums
    offset = 0
    for _ in range(s.seats):
        sums[offset + L.M_CAP] = tables.pool_max_per_type
        sums[offset + L.M_CAP + 1] = tables.pool_max_per_type
        offset += L.MODIFIERS
    offset = 0
    fleeting = False
    for seat in range(s.seats):
        triggers = 0
        for card in active[seat]:
            triggers |= tables.triggers[card]
            items = tables.continuous[card]
            if items:
                for item in items:
                    if item.fleeting:
                        fleeting = True
                    if not item.conditions or holds(s, item, seat, card):
                        add_continuous(s, sums, item, seat)
                        if tables.reached is not None:
                            tables.reached.count(item, card)
        sums[offset + L.M_TRIGGERS] = triggers
        offset += L.MODIFIERS
    for lasting in s.lasting:
        if lasting[4] != V.END_OF_NEXT_TURN:
            item = tables.items[lasting[0]]
            for seat in range(s.seats):
                if lasting[3] >> seat & 1:
                    add_modifier(sums, item, lasting[5], L.MODIFIERS * seat)
    s.dirty = fleeting


def add_continuous(s: Position, sums: list[int], item: Item, owner: int) -> None:
    """Add a PERMANENT item to the sums of everybody it affects."""
    if item.asked:
        return
    amount = amount_of(s, item, owner, owner)
    if item.who == V.YOU:
        add_modifier(sums, item, amount, L.MODIFIERS * owner)
        return
    for seat in range(s.seats):
        if (seat != owner or item.who == V.ALL_PLAYERS) and suits(s, item, owner, seat):
            add_modifier(sums, item, amount, L.MODIFIERS * seat)


def add_modifier(sums: list[int], item: Item, amount: int, offset: int) -> None:
    """Add one item to the sums that start at `offset`."""
    op = item.op
    if op == V.DISCOUNT:
        for card_type in range(L.TYPES):
            if item.kinds >> card_type & 1:
                sums[offset + L.M_DISCOUNT + card_type] += amount
    elif op == V.ACTION_COST:
        sums[offset + L.M_COST + item.p] += amount
    elif op == V.PRODUCTIVITY:
        sums[offset + L.M_PRODUCTIVITY] += amount
    elif op == V.RESISTANCE:
        if item.p == V.OF_BASE or item.p == V.OF_TARGET_BASE:
            sums[offset + L.M_BASE] += amount
        elif item.p == V.OF_BLOCKER:
            sums[offset + L.M_BLOCKER] += amount
    elif op == V.POWER:
        if item.p == V.OF_YOURS or item.p == V.OF_ATTACKER:
            which = L.M_POWER if item.q == V.PER_SYMBOL else L.M_ATTACK_POWER
            sums[offset + which] += amount
    elif op == V.PARAGON_VALUE:
        if item.p == V.OF_YOURS:
            for when in range(3):
                if item.q == when or item.q == V.WHEN_ANY:
                    sums[offset + L.M_PARAGON + when] += amount
    elif op == V.CRITICAL_VALUE:
        sums[offset + L.M_CRITICAL] += amount
    elif op == V.REROLLS:
        sums[offset + L.M_REROLLS] += amount
    elif op == V.POOL_SIZE:
        sums[offset + L.M_POOL] += amount
    elif op == V.CAP_DICE:
        cap = offset + L.M_CAP + item.p
        sums[cap] = min(sums[cap], item.amount)
    elif op == V.PERMIT:
        sums[offset + L.M_WARHOST_ATTACKS_BASE + item.p] += 1
    elif op == V.FORBID:
        if item.p != V.FORBID_HEAL:
            sums[offset + L.M_NO_BASE_ATTACK + item.p] += 1
    elif op == V.PREVENT:
        add_prevention(sums, item, amount, offset)


def add_prevention(sums: list[int], item: Item, amount: int, offset: int) -> None:
    """Protection that always works; what its owner is asked for is no sum (`Item.asked`)."""
    if item.p == V.P_LOOT:
        sums[offset + L.M_LOOT] += amount
        sums[offset + L.M_LOOT_KEEP] = max(sums[offset + L.M_LOOT_KEEP], item.r)
    elif item.p == V.P_ARK_DAMAGE:
        sums[offset + L.M_ARK_DAMAGE] += amount
    elif item.p == V.P_RESOURCES:
        sums[offset + L.M_GRANARY] += 1
    elif item.p == V.P_HOSTILE:
        sums[offset + L.M_SAFE] += 1
    elif item.p == V.P_ADDON:
        first = L.M_KEEP_FROM_ATTACK if item.q == 0 else L.M_KEEP
        for card_type in range(L.CIVILIAN, L.STRUCTURE + 1):
            if item.kinds >> card_type & 1:
                sums[offset + first + card_type] += 1


def holds(s: Position, item: Item, seat: int, card: int) -> bool:
    """Whether all conditions of an item hold for its controller (G3).

    The condition on a richer player is about each affected player: see `suits`.
    """
    for condition, value in item.conditions:
        if condition == V.C_OWN_FACTION:
            if (s.tables.faction[card] == s.faction[seat]) != (value != 0):
                return False
        elif condition == V.C_FACTION_CARDS:
            if faction_cards(s, seat, card) < value:
                return False
        elif condition == V.C_LOCATION:
            if (1 if s.ark == card else 0) != value:
                return False
        elif condition == V.C_ARK:
            if not ark_is(s, seat, value):
                return False
        elif condition == V.C_LIFE_AT_LEAST:
            if s.ark < 0 or s.life < value:
                return False
        elif condition == V.C_LIFE_AT_MOST:
            if s.ark < 0 or s.life > value:
                return False
        elif condition == V.C_LEVEL:
            if s.level[seat] < value:
                return False
        elif condition == V.C_BLOCKING:
            if (s.attack is not None and s.attack.blocker == card) != (value != 0):
                return False
        elif condition == V.C_SYMBOLS:
            if s.attack is None or s.attack.attacks + s.attack.criticals < value:
                return False
        elif condition == V.C_FIRST_ATTACK:
            if (s.attack is not None and s.attackers.count(s.attack.soldier) == 1) != (value != 0):
                return False
    return True


def suits(s: Position, item: Item, owner: int, seat: int) -> bool:
    """Whether an item may affect a player, as far as its conditions are about that player."""
    for condition, _ in item.conditions:
        if condition == V.C_RICHER and s.resources[seat] <= s.resources[owner]:
            return False
    return True


def ark_is(s: Position, seat: int, value: int) -> bool:
    """The condition `ark`: you, opponent, or not_you, which includes neutral and empty."""
    if value == 0:
        return s.ark_owner == seat
    if value == 1:
        return s.ark_owner >= 0 and s.ark_owner != seat
    return s.ark_owner != seat


def faction_cards(s: Position, seat: int, card: int) -> int:
    """Active cards of a seat that share a card's faction, that card included."""
    faction = s.tables.faction[card]
    count = 0
    for other in active_cards(s, seat):
        if s.tables.faction[other] == faction:
            count += 1
    return count


def amount_of(s: Position, item: Item, owner: int, affected: int) -> int:
    """The amount of an item for an affected player, counters worked out."""
    counter = item.counter
    if counter == V.NO_COUNTER:
        return item.amount
    if counter == V.N_LEVEL:
        count = s.level[affected]
    elif counter == V.N_FIVES:
        count = s.resources[owner] // 5
    elif counter == V.N_BLANKS:
        count = 0
        if owner == s.turn:  # nobody else has an action pool now
            count = s.action_dice[L.R0] + s.action_dice[L.A0] + s.action_dice[L.P0]
    else:
        wanted = L.STRUCTURE if counter == V.N_STRUCTURES else L.CIVILIAN
        count = 0
        for field in range(1, L.FIELDS + 1):
            pile = s.piles[L.BASES + L.BASE_PILES * affected + field]
            if pile and s.tables.type[pile[-1]] == wanted:
                count += 1
    amount = count * item.each
    return max(-item.cap, min(amount, item.cap)) if item.cap else amount


# --- prices (X-CARD-30: reductions stop at a floor, a printed value below it is not raised)


def price(s: Position, seat: int, card: int) -> int:
    """What a seat pays for a market card (X-BUY-02, X-APOC-04)."""
    printed = s.tables.cost[card]
    value = printed - modifier(s, seat, L.M_DISCOUNT + s.tables.type[card])
    if s.apocalypse:
        value -= s.tables.discount_apocalypse
    floor = s.tables.price_floor
    return value if value >= floor else min(printed, floor)


def action_price(s: Position, seat: int, action: int) -> int:
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


def base_resistance(s: Position, seat: int) -> int:
    """Resistance of a base, never lowered below 1 (X-CARD-30)."""
    printed = s.tables.base[s.faction[seat]][s.level[seat] - 1]
    return max(printed + modifier(s, seat, L.M_BASE), min(printed, 1))


def productivity(s: Position, seat: int) -> int:
    printed = s.tables.productivity[s.faction[seat]][s.level[seat] - 1]
    return max(0, printed + modifier(s, seat, L.M_PRODUCTIVITY))


def own_sum(s: Position, seat: int, card: int, op: int, q: int) -> int:
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


def matches(item: Item, q: int) -> bool:
    return item.q == q or (item.op == V.PARAGON_VALUE and item.q == V.WHEN_ANY)


def soldier_power(s: Position, seat: int, card: int) -> int:
    """Power per symbol."""
    return (
        s.tables.power[card]
        + own_sum(s, seat, card, V.POWER, V.PER_SYMBOL)
        + modifier(s, seat, L.M_POWER)
    )


def attack_power(s: Position, seat: int, card: int) -> int:
    """What is added once to the power of each attack of a soldier."""
    return own_sum(s, seat, card, V.POWER, V.PER_ATTACK) + modifier(s, seat, L.M_ATTACK_POWER)


def soldier_resistance(s: Position, seat: int, card: int) -> int:
    """Resistance of a soldier, for entering the Ark (X-ARK-09)."""
    return max(0, s.tables.resistance[card] + own_sum(s, seat, card, V.RESISTANCE, 0))


def blocker_resistance(s: Position, seat: int, card: int) -> int:
    return max(0, soldier_resistance(s, seat, card) + modifier(s, seat, L.M_BLOCKER))


def paragon_dice(s: Position, seat: int, card: int, use: int) -> int:
    """How many Paragon dice a soldier's Paragon value gives (X-LOOT-15)."""
    return max(
        0,
        s.tables.paragon[card]
        + own_sum(s, seat, card, V.PARAGON_VALUE, use)
        + modifier(s, seat, L.M_PARAGON + use),
    )


def pool_caps(s: Position, seat: int) -> tuple[int, int]:
    """How many resource and attack dice the pool may hold at most (X-DICE-04)."""
    return modifier(s, seat, L.M_CAP), modifier(s, seat, L.M_CAP + 1)


def pool_total(s: Position, seat: int) -> int:
    """How many dice the pool holds (X-DICE-02, X-DICE-05)."""
    resource, attack = pool_caps(s, seat)
    return max(0, min(s.tables.pool_size + modifier(s, seat, L.M_POOL), resource + attack))


def rerolls(s: Position, seat: int) -> int:
    """The number of re-rolls of the dice phase (X-DICE-15)."""
    return max(0, s.tables.rerolls + modifier(s, seat, L.M_REROLLS))


def upgrades_allowed(s: Position, seat: int) -> int:
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


def can_heal(s: Position, seat: int) -> bool:
    """Whether a seat's soldier in the Ark could gain life points."""
    return s.ark_owner == seat and s.life < s.life_max() and not heal_forbidden(s)


# --- places for cards


def accepts(s: Position, seat: int, field: int, card_type: int) -> bool:
    """Whether an add-on card may be placed on a field (X-BUY-06 to X-BUY-08)."""
    if field > s.level[seat]:
        return False
    pile = s.piles[L.BASES + L.BASE_PILES * seat + field]
    return not pile or s.tables.type[pile[-1]] == card_type


def has_place(s: Position, seat: int, card_type: int) -> bool:
    """Whether a card of a type can be placed in a base at all (X-BUY-09)."""
    if card_type == L.SOLDIER:
        return True
    for field in range(1, s.level[seat] + 1):
        if accepts(s, seat, field, card_type):
            return True
    return False


def can_destroy_addon(s: Position, owner: int, field: int, by_seat: int, by_attack: bool) -> bool:
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
