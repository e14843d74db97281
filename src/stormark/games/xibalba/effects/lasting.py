"""Effects that stay in force for a while (X-CARD-21, X-CARD-22, X-CARD-24, X-CARD-33)."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Item


def add_lasting(s: Position, item: Item, owner: int, card: int, mask: int, value: int) -> None:
    """Put an item in force for the players of a mask; `value` is its amount or the card it is on.

    Without a stated duration it lasts for the attack that triggered it, else until the end of the
    turn.
    """
    until = item.until
    if until == V.NO_DURATION:
        until = V.ATTACK_END if within_attack(s, item) else V.TURN_END
    uses = item.q if item.op == V.DISCOUNT else 0
    if uses:
        for seat in range(s.seats):
            if mask >> seat & 1:
                s.lasting += ((item.index, owner, card, 1 << seat, until, value, uses),)
    else:
        s.lasting += ((item.index, owner, card, mask, until, value, 0),)
    s.dirty = True
    if until != V.ATTACK_END:
        s.say(E.E_LASTING, (owner, card, until))


def within_attack(s: Position, item: Item) -> bool:
    """Whether an item was triggered by the attack under way, before its power was compared."""
    return s.attack is not None and item.trigger in (
        V.T_ATTACK,
        V.T_ATTACK_ARK,
        V.T_ATTACK_BASE,
        V.T_BASE_ATTACKED,
        V.T_BLOCK,
    )


def expire(s: Position, until: int, owner: int) -> None:
    """End the effects of a duration; `owner` -1 means whoever caused them."""
    if s.lasting:
        kept: list[tuple[int, ...]] = []
        for lasting in s.lasting:
            if lasting[4] != until or (owner >= 0 and lasting[1] != owner):
                kept.append(lasting)
        if len(kept) != len(s.lasting):
            s.lasting = tuple(kept)
            s.dirty = True


def arm_next_turn(s: Position, owner: int) -> None:
    """What waited for its owner's next turn comes into force and ends with it."""
    if s.lasting:
        changed: list[tuple[int, ...]] = []
        for lasting in s.lasting:
            if lasting[4] == V.END_OF_NEXT_TURN and lasting[1] == owner:
                changed.append((*lasting[:4], V.TURN_END, *lasting[5:]))
                s.dirty = True
            else:
                changed.append(lasting)
        s.lasting = tuple(changed)


def use_up_discounts(s: Position, seat: int, card_type: int) -> None:
    """A purchase counts against discounts that hold for the next purchases only."""
    if s.lasting:
        kept: list[tuple[int, ...]] = []
        for lasting in s.lasting:
            item = s.tables.items[lasting[0]]
            counts = lasting[6] and lasting[4] != V.END_OF_NEXT_TURN
            if counts and lasting[3] >> seat & 1 and item.kinds >> card_type & 1:
                s.dirty = True
                if lasting[6] > 1:
                    kept.append((*lasting[:6], lasting[6] - 1))
            else:
                kept.append(lasting)
        s.lasting = tuple(kept)


def end_permission(s: Position, seat: int, what: int) -> None:
    """Use up one permission of a seat that holds only once (op `permit`)."""
    for index, lasting in enumerate(s.lasting):
        item = s.tables.items[lasting[0]]
        in_force = lasting[4] != V.END_OF_NEXT_TURN
        if in_force and item.op == V.PERMIT and item.p == what and lasting[3] >> seat & 1:
            s.lasting = s.lasting[:index] + s.lasting[index + 1 :]
            s.dirty = True
            return
