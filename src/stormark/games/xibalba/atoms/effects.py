"""Effects in force for a while, uses of limited effects, and moments that have come about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stormark.games.xibalba import events as E
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.records import Lasting, PastMoment
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.operation import Operation


def put_in_force(
    s: Position,
    item: Operation,
    owner: i64,
    card: i64,
    players: tuple[int, ...],
    amount: i64 = 0,
    on: i64 = -1,
    uses: i64 = 0,
) -> None:
    """An item stays in force for some players (X-CARD-24, X-CARD-33).

    One that holds for the next purchases only is counted for each player.
    """
    until = item.duration(s)
    if uses:
        for seat in players:
            s.lasting += (Lasting(item, owner, card, (seat,), until, amount, on, uses),)
    else:
        s.lasting += (Lasting(item, owner, card, players, until, amount, on),)
    s.dirty = True
    if until != V.ATTACK_END:
        s.say(E.E_LASTING, (owner, card, until))


def expire(s: Position, until: i64, owner: i64) -> None:
    """End the effects of a duration; `owner` -1 means whoever caused them."""
    if s.lasting:
        kept: list[Lasting] = []
        for lasting in s.lasting:
            if lasting.until != until or (owner >= 0 and lasting.owner != owner):
                kept.append(lasting)
        if len(kept) != len(s.lasting):
            s.lasting = tuple(kept)
            s.dirty = True


def arm_next_turn(s: Position, owner: i64) -> None:
    """What waited for its owner's next turn comes into force and ends with it."""
    if s.lasting:
        changed: list[Lasting] = []
        for lasting in s.lasting:
            if lasting.until == V.END_OF_NEXT_TURN and lasting.owner == owner:
                changed.append(lasting.lasting_until(V.TURN_END))
                s.dirty = True
            else:
                changed.append(lasting)
        s.lasting = tuple(changed)


def use_up_discounts(s: Position, seat: i64, card_type: i64) -> None:
    """A purchase counts against discounts that hold for the next purchases only."""
    if s.lasting:
        kept: list[Lasting] = []
        for lasting in s.lasting:
            counts = lasting.uses > 0 and lasting.in_force() and seat in lasting.players
            if counts and lasting.item.lowers_price(card_type):
                s.dirty = True
                if lasting.uses > 1:
                    kept.append(lasting.used_once())
            else:
                kept.append(lasting)
        s.lasting = tuple(kept)


def use_up_free_entry(s: Position, seat: i64) -> None:
    """The permission to enter the Ark without a symbol holds only once (op `permit`)."""
    for index, lasting in enumerate(s.lasting):
        if lasting.in_force() and lasting.item.permits_free_entry() and seat in lasting.players:
            s.lasting = s.lasting[:index] + s.lasting[index + 1 :]
            s.dirty = True
            return


def end_heal_bans(s: Position) -> None:
    """A ban on healing ends when its soldier leaves the Ark (op `forbid`, heal)."""
    if s.lasting:
        s.lasting = tuple([lasting for lasting in s.lasting if not lasting.item.forbids_healing()])


def count_use(s: Position, item: Operation, card: i64) -> None:
    """A limited item of a card is used (G6)."""
    if item.limit:
        s.uses += (card << 6 | item.key,)


def note_moment(s: Position, trigger: i64, seat: i64, soldier: i64, bought: i64) -> None:
    """A moment of a seat has come about, if some card asks for its first time (X-RULING-91)."""
    if s.tables.first_times >> trigger & 1:
        s.moments += (PastMoment(trigger, seat, soldier, bought),)
