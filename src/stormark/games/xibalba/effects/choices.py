"""Choices within effects: add-on cards, alternatives, cards to gain, effects to resolve again.

Every frame here takes the only possibility without asking, except where taking none is allowed:
what a text offers is never carried out unasked (X-RULING-90).
"""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import draw, put_on_top
from stormark.games.xibalba.common_actions import carry_out, discard_from
from stormark.games.xibalba.effects.feasible import (
    action_possible,
    addon_fields,
    again,
    cycle_slots,
    discard_places,
    gain_options,
    legal_fields,
    open_options,
    reuse_places,
)
from stormark.games.xibalba.effects.lasting import add_lasting
from stormark.games.xibalba.effects.modes import may_stop
from stormark.games.xibalba.effects.perform import push_nested
from stormark.games.xibalba.modifiers import place_of
from stormark.games.xibalba.state import Frame, Position
from stormark.games.xibalba.turn.destroy_addon import DestroyAddon


def may_end(s: Position, f: Frame) -> bool:
    """Whether the next of the `pos` choices may be declined."""
    item = s.tables.items[f.items]
    return may_stop(f.mode, item.optional, f.pos < item.amount)


def counted_down(f: Frame) -> Frame:
    """The frame with one choice less to make."""
    return Frame(
        f.kind, f.seat, f.step, f.card, f.items, f.pos - 1, f.chosen, f.other, f.mode, f.data
    )


# --- an active add-on card to destroy or disable; `other` owns it, `chosen` controls the effect


def open_addons(s: Position, f: Frame) -> list[int]:
    """The fields that may be chosen; a card chosen before by the same item is not chosen again."""
    fields = addon_fields(s, f.chosen, s.tables.items[f.items], f.other)
    return [field for field in fields if place_of(s, f.other, field) not in f.data]


def run_addon(s: Position, f: Frame) -> bool:
    fields = open_addons(s, f) if f.pos > 0 else []
    if not fields:
        s.pop()
        return True
    if len(fields) == 1:
        take_addon(s, f, fields[0])
        return True
    return False


def addon_options(s: Position, f: Frame) -> list[int]:
    disabling = s.tables.items[f.items].op == V.DISABLE
    verb = L.V_DISABLE if disabling else L.V_DESTROY
    return [L.pack(verb, f.other, field) for field in open_addons(s, f)]


def choose_addon(s: Position, f: Frame, option: int) -> None:
    take_addon(s, f, L.b_of(option))


def take_addon(s: Position, f: Frame, field: int) -> None:
    item = s.tables.items[f.items]
    card = place_of(s, f.other, field)
    s.replace(counted_down(f).holding((*f.data, card)))
    if item.op == V.DISABLE:
        s.say(E.E_DISABLED, (f.other, card, f.card))
        add_lasting(s, item, f.chosen, f.card, 1 << f.other, card)
    else:
        s.push(DestroyAddon(f.chosen, card, field, f.other))


# --- one of several lists of items


def choose_options(s: Position, f: Frame) -> list[int]:
    item = s.tables.items[f.items]
    return [L.pack(L.V_OPTION, index) for index in open_options(s, f, item)]


def choose_option(s: Position, f: Frame, option: int) -> None:
    s.pop()
    push_nested(s, f, s.tables.items[f.items].lists[L.a_of(option)])


# --- market cards to replace


def run_cycle(s: Position, f: Frame) -> bool:
    slots = cycle_slots(s, s.tables.items[f.items]) if f.pos > 0 else []
    if not slots:
        s.pop()
        return True
    if len(slots) == 1 and not may_end(s, f):
        replace_slot(s, f, slots[0])
        return True
    return False


def cycle_options(s: Position, f: Frame) -> list[int]:
    options = [L.pack(L.V_SLOT, slot) for slot in cycle_slots(s, s.tables.items[f.items])]
    if may_end(s, f):
        options.append(L.pack(L.V_DONE))
    return options


def choose_cycle(s: Position, f: Frame, option: int) -> None:
    if L.verb_of(option) == L.V_DONE:
        s.pop()
    else:
        replace_slot(s, f, L.a_of(option))


def replace_slot(s: Position, f: Frame, slot: int) -> None:
    s.replace(counted_down(f))
    discard_from(s, f.seat, slot)


# --- a card to gain, and the field to place it on


def run_gain(s: Position, f: Frame) -> bool:
    options = gain_options(s, f.seat, s.tables.items[f.items])
    if len(options) > 1:
        return False
    s.pop()
    if options:
        gain(s, f, options[0])
    return True


def gain_choices(s: Position, f: Frame) -> list[int]:
    item = s.tables.items[f.items]
    verb = L.V_DECK if item.q == V.FROM_DECK else L.V_TAKE
    return [L.pack(verb, choice) for choice in gain_options(s, f.seat, item)]


def choose_gain(s: Position, f: Frame, option: int) -> None:
    s.pop()
    gain(s, f, L.a_of(option))


def gain(s: Position, f: Frame, what: int) -> None:
    """Take the top card of a deck, or a card out of a discard pile, and place it."""
    item = s.tables.items[f.items]
    if item.q == V.FROM_DECK:
        card = draw(s, what)
    else:
        card = what
        index = L.DISCARD + s.tables.type[card]
        pile = s.piles[index]
        at = pile.index(card)
        s.piles[index] = pile[:at] + pile[at + 1 :]
    if s.tables.type[card] == L.SOLDIER:
        put_on_top(s, f.seat, L.WARHOST, card)
    else:
        s.push(Frame(L.F_PLACE, f.seat, card=card))


def run_place(s: Position, f: Frame) -> bool:
    fields = legal_fields(s, f.seat, s.tables.type[f.card])
    if len(fields) > 1:
        return False
    s.pop()
    put_on_top(s, f.seat, fields[0], f.card)
    return True


def place_options(s: Position, f: Frame) -> list[int]:
    fields = legal_fields(s, f.seat, s.tables.type[f.card])
    return [L.pack(L.V_FIELD, field) for field in fields]


def choose_place(s: Position, f: Frame, option: int) -> None:
    s.pop()
    put_on_top(s, f.seat, L.a_of(option), f.card)


# --- an own effect to resolve once more


def run_reuse(s: Position, f: Frame) -> bool:
    places = reuse_places(s, f, s.tables.items[f.items])
    if len(places) > 1:
        return False
    s.pop()
    if places:
        resolve_again(s, f, places[0])
    return True


def reuse_options(s: Position, f: Frame) -> list[int]:
    places = reuse_places(s, f, s.tables.items[f.items])
    return [L.pack(L.V_RESOLVE, place) for place in places]


def choose_reuse(s: Position, f: Frame, option: int) -> None:
    s.pop()
    resolve_again(s, f, L.a_of(option))


def resolve_again(s: Position, f: Frame, place: int) -> None:
    card = place_of(s, f.seat, place)
    s.say(E.E_EFFECT, (f.seat, card))
    frame = again(f, card)
    frame.items = s.tables.main[card]
    s.push(frame)


# --- a common action without its price, `pos` times (its own moments come after each)


def run_free_action(s: Position, f: Frame) -> bool:
    item = s.tables.items[f.items]
    if f.pos <= 0 or not action_possible(s, f.seat, item.p):
        s.pop()
    elif item.p == L.DISCARD_ACTION:
        places = discard_places(s, f.seat)
        if len(places) > 1 or item.offers_itself():
            return False
        discard_free(s, f, places[0])
    else:
        s.replace(counted_down(f))
        carry_out(s, f.seat, item.p, 0)
    return True


def discard_free(s: Position, f: Frame, place: int) -> None:
    s.replace(counted_down(f))
    s.say(E.E_ACTION, (f.seat, L.DISCARD_ACTION, 0))
    discard_from(s, f.seat, place)


def free_discard_options(s: Position, f: Frame) -> list[int]:
    options = [L.pack(L.V_DISCARD, place) for place in discard_places(s, f.seat)]
    if s.tables.items[f.items].offers_itself():
        options.append(L.pack(L.V_DONE))
    return options


def choose_free_discard(s: Position, f: Frame, option: int) -> None:
    if L.verb_of(option) == L.V_DONE:
        s.pop()
    else:
        discard_free(s, f, L.a_of(option))
