"""Which effects apply: active cards, conditions, and sums of everything that changes a value.

Sums over active cards and lasting effects are worked out once and kept until something changes
(`Position.dirty`).  Rules: X-CARD-07 to X-CARD-11, X-CARD-28.
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Item
from stormark.kernel.compiling import i64, vec
from stormark.kernel.vectors import ints


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


def modifier(s: Position, seat: i64, which: i64) -> i64:
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
    sums = ints([0] * (L.MODIFIERS * s.seats))
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


def add_continuous(s: Position, sums: vec[i64], item: Item, owner: int) -> None:
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


def add_modifier(sums: vec[i64], item: Item, amount: int, offset: int) -> None:
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


def add_prevention(sums: vec[i64], item: Item, amount: int, offset: int) -> None:
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


def has_trigger(s: Position, seat: int, trigger: int) -> bool:
    """Whether an active card of a seat has a trigger: a cheap first question."""
    return bool(modifier(s, seat, L.M_TRIGGERS) >> trigger & 1)
