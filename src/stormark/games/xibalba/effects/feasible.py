"""Whether an item can be carried out, on whom, and on what (X-CARD-19, X-CARD-34, X-CARD-35)."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.modes import NESTED
from stormark.games.xibalba.effects.moments import came_before
from stormark.games.xibalba.effects.payment import payable, within_limit
from stormark.games.xibalba.modifiers import (
    active_cards,
    amount_of,
    holds,
    is_active,
    modifier,
    place_of,
    suits,
)
from stormark.games.xibalba.queries import (
    accepts,
    can_destroy_addon,
    can_heal,
    has_place,
    heal_forbidden,
)
from stormark.games.xibalba.state import Frame, Position, warhost
from stormark.games.xibalba.tables import Item
from stormark.games.xibalba.turn.reorganize import can_rearrange


def ready(s: Position, f: Frame, item: Item) -> bool:
    """Whether an item of an items frame is to be applied now."""
    if item.conditions and not holds(s, item, f.seat, f.card):
        return False
    if item.trigger in (V.T_BUY, V.T_OPPONENT_BUYS) and not f.mode & NESTED:
        if not item.kinds >> f.data[0] & 1:
            return False
    if item.first_time and came_before(s, item, f.seat, f.card, f.data[1]):
        return False
    return (
        within_limit(s, item, f.card)
        and (not item.has_pay() or payable(s, f.seat, f.card, [item]))
        and feasible(s, f, item)
    )


def feasible(s: Position, f: Frame, item: Item) -> bool:
    """Whether any part of an item could be carried out."""
    op = item.op
    if op in (V.CHOOSE, V.GAMBLE):
        return op == V.GAMBLE or bool(open_options(s, f, item))
    if takes_players(op):
        for seat in candidates(s, f, item):
            if affects(s, f, item, seat):
                return True
        return False
    if op == V.TURN_DIE or op == V.REROLL_POOL:
        return bool(dice_options(s, f, item))
    if op == V.DAMAGE_ARK:
        return s.ark >= 0 and amount_of(s, item, f.seat, f.seat) > 0
    if op == V.HEAL_ARK:
        amount = amount_of(s, item, f.seat, f.seat)
        return s.ark_owner == f.seat and amount > 0 and not heal_forbidden(s)
    if op == V.RETREAT:
        return s.ark_owner == f.seat
    if op == V.FREE_ACTION:
        return action_possible(s, f.seat, item.p)
    if op == V.CYCLE_MARKET:
        return bool(cycle_slots(s, item))
    if op == V.SCOUT:
        return bool(scout_decks(s, item))
    if op == V.GAIN_CARD:
        return bool(gain_options(s, f.seat, item))
    if op == V.REUSE:
        return bool(reuse_places(s, f, item))
    if op == V.PREVENT:
        return item.p != V.P_SOLDIER
    if op == V.POWER or op == V.RESISTANCE:
        if op == V.RESISTANCE and item.p == V.OF_TARGET_BASE:
            if s.attack is None or s.attack.target < 0:
                return False  # no base is attacked
        return amount_of(s, item, f.seat, changed_player(f, item)) != 0
    return True


# --- players


def changed_player(f: Frame, item: Item) -> int:
    """Whose power or resistance an item changes: the other side's, or the controller's."""
    other = item.p == V.OF_ATTACKER or item.p == V.OF_TARGET_BASE
    return f.other if other else f.seat


def takes_players(op: int) -> bool:
    """Operations with `who` or `from`."""
    return op in (
        V.RESOURCES,
        V.STEAL_RESOURCES,
        V.PARAGON,
        V.ROLL_PARAGON,
        V.STEAL_PARAGON,
        V.POOL_SIZE,
        V.REROLLS,
        V.CAP_DICE,
        V.PRODUCTIVITY,
        V.DESTROY_ADDON,
        V.DESTROY_SOLDIER,
        V.ROTATE_WARHOST,
        V.FORBID,
        V.DISABLE,
        V.DISCOUNT,
    )


def candidates(s: Position, f: Frame, item: Item) -> list[int]:
    """The players an item names, the current player first, then clockwise (X-CARD-36)."""
    who = item.who
    if who == V.YOU:
        return [f.seat]
    if who == V.SAME_OPPONENT:
        return [f.chosen] if f.chosen >= 0 else []
    if who in (V.TARGET, V.ATTACKER, V.VICTIM):
        return [f.other] if f.other >= 0 else []
    if who == V.ARK_HOLDER:
        return [s.ark_owner] if s.ark_owner >= 0 else []
    seats: list[int] = []
    for distance in range(s.seats):
        seat = (s.turn + distance) % s.seats
        if seat != f.seat or who == V.ALL_PLAYERS:
            seats.append(seat)
    if who == V.RICHEST or who == V.LEADING:
        track = s.resources if who == V.RICHEST else s.paragon
        best = max([track[seat] for seat in seats])
        return [seat for seat in seats if track[seat] == best]
    return seats


def is_choice(who: int) -> bool:
    """Whether the controller picks one of the candidates (G12)."""
    return who in (V.OPPONENT, V.RICHEST, V.LEADING)


def affected(s: Position, f: Frame, item: Item) -> list[int]:
    """The candidates on whom an item can be carried out."""
    return [seat for seat in candidates(s, f, item) if affects(s, f, item, seat)]


def affects(s: Position, f: Frame, item: Item, seat: int) -> bool:
    """Whether an item can be carried out on a player."""
    op = item.op
    if not suits(s, item, f.seat, seat):
        return False
    if seat == f.seat and op in (V.STEAL_RESOURCES, V.STEAL_PARAGON):
        return False
    if op == V.RESOURCES or op == V.STEAL_RESOURCES:
        amount = amount_of(s, item, f.seat, seat)
        if op == V.RESOURCES and amount >= 0:
            return amount > 0
        protected = seat != f.seat and modifier(s, seat, L.M_GRANARY) > 0
        return amount != 0 and s.resources[seat] > 0 and not protected
    if op == V.PARAGON:
        amount = amount_of(s, item, f.seat, seat)
        return amount > 0 or (amount < 0 and s.paragon[seat] > 0)
    if op == V.STEAL_PARAGON:
        return s.paragon[seat] > 0 and amount_of(s, item, f.seat, seat) > 0
    if op == V.ROLL_PARAGON:
        return amount_of(s, item, f.seat, seat) > 0
    if op == V.DESTROY_ADDON:
        return bool(addon_fields(s, f.seat, item, seat))
    if op == V.DESTROY_SOLDIER:
        if item.p == V.WHERE_THIS:
            return is_active(s, seat, f.card)
        return bool(s.piles[warhost(seat)])
    if op == V.ROTATE_WARHOST:
        return len(s.piles[warhost(seat)]) > 1
    if op == V.DISABLE:
        if seat != f.seat and modifier(s, seat, L.M_SAFE):
            return False
        return item.amount < 0 or bool(addon_fields(s, f.seat, item, seat))
    if op == V.FORBID and item.p == V.FORBID_HEAL:
        return s.ark_owner == seat
    return True


def addon_fields(s: Position, by_seat: int, item: Item, owner: int) -> list[int]:
    """The fields whose active add-on card an item may destroy or disable."""
    fields: list[int] = []
    for field in range(1, L.FIELDS + 1):
        card = place_of(s, owner, field)
        if card >= 0 and item.kinds >> s.tables.type[card] & 1:
            if item.op == V.DISABLE or can_destroy_addon(s, owner, field, by_seat, False):
                fields.append(field)
    return fields


# --- dice


def in_attack(s: Position, item: Item) -> bool:
    """An attack trigger turns dice used for that attack instead of dice in the action pool."""
    return s.attack is not None and item.trigger in (V.T_ATTACK, V.T_ATTACK_ARK, V.T_ATTACK_BASE)


def dice_options(s: Position, f: Frame, item: Item) -> list[int]:
    """The dice an item may turn or re-roll: kind | new kind << 4, equal kinds for a re-roll."""
    dice = list(s.committed) if in_attack(s, item) else s.action_dice
    options: list[int] = []
    for kind in range(L.KINDS):
        if dice[kind] and item.p >> kind & 1:
            if item.op == V.REROLL_POOL:
                options.append(kind | kind << 4)
            elif item.q >= 0:
                if item.q != kind:
                    options.append(kind | item.q << 4)
            elif item.q == V.TO_BLANK:
                if kind != L.BLANK_KIND[L.DIE_TYPE[kind]]:
                    options.append(kind | L.BLANK_KIND[L.DIE_TYPE[kind]] << 4)
            else:
                faces = s.tables.faces[L.DIE_TYPE[kind]]
                for face in range(L.KINDS):
                    if face != kind and face in faces:
                        options.append(kind | face << 4)
    return options


# --- cards


def cycle_slots(s: Position, item: Item) -> list[int]:
    """The market slots an item may empty; none in Apocalypse mode (X-APOC-14)."""
    if s.apocalypse:
        return []
    return [
        slot
        for slot in range(L.MARKET_SLOTS)
        if s.market[slot] >= 0 and item.kinds >> (slot >> 1) & 1
    ]


def scout_decks(s: Position, item: Item) -> list[int]:
    return [deck for deck in range(L.TYPES) if item.kinds >> deck & 1 and s.piles[deck]]


def gain_options(s: Position, seat: int, item: Item) -> list[int]:
    """What `gain_card` may take: card types from decks, cards from discard piles."""
    options: list[int] = []
    for card_type in range(L.EVENT):
        if item.kinds >> card_type & 1 and has_place(s, seat, card_type):
            pile = s.piles[L.DISCARD + card_type]
            if item.q == V.FROM_DECK:
                if s.piles[card_type] or pile:
                    options.append(card_type)
            else:
                for card in pile[-1:] if item.r == V.CHOICE_TOP else pile:
                    if item.amount == 0 or s.tables.cost[card] <= item.amount:
                        options.append(card)
    return options


def legal_fields(s: Position, seat: int, card_type: int) -> list[int]:
    return [field for field in range(1, s.level[seat] + 1) if accepts(s, seat, field, card_type)]


def reuse_places(s: Position, f: Frame, item: Item) -> list[int]:
    """The places of other own active cards whose effect can be resolved once more."""
    places: list[int] = []
    for place in range(L.ARK + 1):
        card = place_of(s, f.seat, place)
        if card == f.card or card not in active_cards(s, f.seat):
            continue
        if s.tables.tag[card] == item.q and item.kinds >> s.tables.type[card] & 1:
            items = s.tables.lists[s.tables.main[card]]
            if not has_reuse(s, items) and any_ready(s, again(f, card), items):
                places.append(place)
    return places


def again(f: Frame, card: int) -> Frame:
    """The frame in which the effect of another card is resolved once more."""
    return Frame(L.F_ITEMS, f.seat, card=card, mode=f.mode & ~NESTED)


def has_reuse(s: Position, items: list[Item]) -> bool:
    """Whether an effect could resolve another one in turn, by itself or by one of its options."""
    for item in items:
        if item.op == V.REUSE:
            return True
        for nested in item.lists:
            if has_reuse(s, s.tables.lists[nested]):
                return True
    return False


def any_ready(s: Position, f: Frame, items: list[Item]) -> bool:
    for item in items:
        if ready(s, f, item):
            return True
    return False


def any_feasible(s: Position, f: Frame, items: list[Item]) -> bool:
    """Whether at least one of some items, paid for together, could be carried out."""
    for item in items:
        if (not item.conditions or holds(s, item, f.seat, f.card)) and feasible(s, f, item):
            return True
    return False


def open_options(s: Position, f: Frame, item: Item) -> list[int]:
    """The alternatives of `choose` that can be paid for and carried out."""
    return [
        index
        for index, items_id in enumerate(item.lists)
        if payable(s, f.seat, f.card, s.tables.lists[items_id])
        and any_feasible(s, f, s.tables.lists[items_id])
    ]


# --- common actions without their price (op `free_action`, and the action phase)


def action_possible(s: Position, seat: int, action: int) -> bool:
    """Whether a common action is possible, its price aside."""
    if action == L.DISCARD_ACTION:
        return bool(discard_places(s, seat))
    if action == L.REORGANIZE:
        return can_rearrange(s, seat)
    if action == L.PHARMACEUTICALS:
        return can_heal(s, seat)
    if action == L.WEAPON_TECHNOLOGY:
        return s.action_dice[L.A1] > 0
    if action == L.HARVEST:
        return not modifier(s, seat, L.M_NO_HARVEST)
    return True


def discard_places(s: Position, seat: int) -> list[int]:
    """What may be discarded: market slots, then own piles (X-DISCARD-02, -03, X-APOC-06)."""
    places: list[int] = []
    if not s.apocalypse:
        for slot in range(L.MARKET_SLOTS):
            if s.market[slot] >= 0:
                places.append(slot)
    for place in range(L.BASE_PILES):
        if s.piles[L.BASES + L.BASE_PILES * seat + place]:
            places.append(L.MARKET_SLOTS + place)
    return places
