"""The action phase (X-ACTION): everything a player may do, and the automatic end."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import (
    gain_paragon,
    gain_resources,
    pay_resources,
    spend_die,
)
from stormark.games.xibalba.common_actions import carry_out, discard_from
from stormark.games.xibalba.effects.feasible import (
    action_possible,
    any_feasible,
    discard_places,
)
from stormark.games.xibalba.effects.payment import (
    open_items,
    payable,
)
from stormark.games.xibalba.modifiers import is_disabled, modifier
from stormark.games.xibalba.queries import accepts, action_price, price, upgrades_allowed
from stormark.games.xibalba.state import Frame, Position, warhost
from stormark.games.xibalba.turn.attack import declare
from stormark.games.xibalba.turn.buy import buy
from stormark.games.xibalba.turn.phases import EndOfTurn


def run_action(s: Position, f: Frame) -> bool:
    """The phase ends by itself when nothing but ending or removing dice is left (X-ACTION-09)."""
    options = action_options(s, f)
    if L.verb_of(options[0]) < L.V_REMOVE:
        s.open = options
        return False
    end_phase(s, f)
    return True


def end_phase(s: Position, f: Frame) -> None:
    s.phase = L.END_OF_TURN
    s.say(E.E_PHASE, (f.seat, L.END_OF_TURN))
    s.begin(EndOfTurn(f.seat))


def action_options(s: Position, f: Frame) -> list[int]:
    """Dice actions, purchases, common actions, card effects; then removing dice and the end."""
    seat = f.seat
    dice = s.action_dice
    options: list[int] = []
    for kind in range(L.R1, L.R3 + 1):
        if dice[kind]:
            options.append(L.V_GATHER | kind << 6)
    for kind in range(L.P1, L.P2 + 1):
        if dice[kind]:
            options.append(L.V_EXCHANGE | kind << 6)
    attack_options(s, seat, options)
    resources = s.resources[seat]
    buy_options(s, seat, resources, options)
    common_options(s, seat, resources, options)
    activation_options(s, seat, options)
    for kind in range(L.KINDS):
        if dice[kind]:
            options.append(L.V_REMOVE | kind << 6)
    options.append(L.V_END)
    return options


def attack_options(s: Position, seat: int, options: list[int]) -> None:
    """Attacks with every number of symbols (X-ATTACK-02), and entering an empty Ark (X-ARK-02)."""
    symbols = s.action_dice[L.A1]
    criticals = s.action_dice[L.A2]
    soldiers = bool(s.piles[warhost(seat)])
    if s.ark < 0 and soldiers:
        if symbols:
            options.append(L.V_ENTER | L.A1 << 6)
        if criticals:
            options.append(L.V_ENTER | L.A2 << 6)
        if modifier(s, seat, L.M_FREE_ENTRY):
            options.append(L.V_ENTER | L.KINDS << 6)
    if not symbols and not criticals:
        return
    for target in targets(s, seat):
        for attacks in range(symbols + 1):
            for used in range(criticals + 1):
                if attacks or used:
                    options.append(L.pack(L.V_ATTACK, target, attacks, used))


def targets(s: Position, seat: int) -> list[int]:
    """What the own soldier may attack: 0 for the Ark, 1 + seat for a base (X-ATTACK-07 to -12)."""
    result: list[int] = []
    from_ark = s.ark_owner == seat
    if not from_ark and not s.piles[warhost(seat)]:
        return result
    if not from_ark and s.ark >= 0:
        result.append(0)
    if from_ark or modifier(s, seat, L.M_WARHOST_ATTACKS_BASE):
        if not modifier(s, seat, L.M_NO_BASE_ATTACK):
            for other in range(s.seats):
                if other != seat:
                    result.append(1 + other)
    return result


def buy_options(s: Position, seat: int, resources: int, options: list[int]) -> None:
    for slot in range(L.MARKET_SLOTS):
        card = s.market[slot]
        if card >= 0 and price(s, seat, card) <= resources:
            card_type = slot >> 1
            if card_type == L.SOLDIER or card_type == L.EVENT:
                options.append(L.V_BUY | slot << 6)
            else:
                for field in range(1, s.level[seat] + 1):
                    if accepts(s, seat, field, card_type):
                        options.append(L.V_BUY | slot << 6 | field << 14)


def common_options(s: Position, seat: int, resources: int, options: list[int]) -> None:
    if resources >= action_price(s, seat, L.DISCARD_ACTION):
        for place in discard_places(s, seat):
            options.append(L.V_DISCARD | place << 6)
    for action in range(L.REORGANIZE, L.UPGRADE):
        if resources >= action_price(s, seat, action) and action_possible(s, seat, action):
            options.append(L.V_DISCARD + action)
    level = s.level[seat]
    if level < L.FIELDS and s.upgrades[seat] < upgrades_allowed(s, seat):
        if resources >= action_price(s, seat, L.UPGRADE):
            options.append(L.V_UPGRADE | (level + 1) << 6)


def activation_options(s: Position, seat: int, options: list[int]) -> None:
    for field in range(1, L.FIELDS + 1):
        pile = s.piles[L.BASES + L.BASE_PILES * seat + field]
        if pile and s.tables.tag[pile[-1]] == L.TAG_ACTION and can_activate(s, seat, pile[-1]):
            options.append(L.V_ACTIVATE | field << 6)


def can_activate(s: Position, seat: int, card: int) -> bool:
    """Whether an ACTION effect may be used now (X-CARD-16, X-CARD-17, X-CARD-34)."""
    items = s.tables.lists[s.tables.main[card]]
    if not items or (s.lasting and is_disabled(s, seat, card)):
        return False
    items = open_items(s, card, items)
    frame = Frame(L.F_ITEMS, seat, card=card)
    return payable(s, seat, card, items) and any_feasible(s, frame, items)


# --- carrying an option out


def choose_action(s: Position, f: Frame, option: int) -> None:
    seat = f.seat
    verb = L.verb_of(option)
    a = L.a_of(option)
    if verb == L.V_GATHER:
        spend_die(s, a, E.USE_GATHER)
        gain_resources(s, seat, a, E.BY_DICE, -1)  # R1, R2, R3 are their own numbers
    elif verb == L.V_EXCHANGE:
        spend_die(s, a, E.USE_EXCHANGE)
        gain_paragon(s, seat, a - L.P0, E.BY_DICE, -1)
    elif verb == L.V_ATTACK:
        declare(s, seat, a - 1, L.b_of(option), L.c_of(option))
    elif verb == L.V_ENTER:
        s.push(Frame(L.F_ENTER, seat, mode=a))
    elif verb == L.V_BUY:
        buy(s, seat, a, L.b_of(option))
    elif verb == L.V_DISCARD:
        cost = action_price(s, seat, L.DISCARD_ACTION)
        pay_resources(s, seat, cost)
        s.say(E.E_ACTION, (seat, L.DISCARD_ACTION, cost))
        discard_from(s, seat, a)
    elif verb == L.V_UPGRADE:
        carry_out(s, seat, L.UPGRADE, action_price(s, seat, L.UPGRADE))
    elif verb == L.V_ACTIVATE:
        s.push(
            Frame(
                L.F_ACTIVATE,
                seat,
                card=s.piles[L.BASES + L.BASE_PILES * seat + a][-1],
            )
        )
    elif verb == L.V_REMOVE:
        spend_die(s, a, E.USE_REMOVE)
    elif verb == L.V_END:
        end_phase(s, f)
    else:
        action = verb - L.V_DISCARD
        carry_out(s, seat, action, action_price(s, seat, action))
