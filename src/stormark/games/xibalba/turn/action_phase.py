"""The action phase (X-ACTION): everything a player may do, and the automatic end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import enter_phase, gain_paragon, gain_resources, spend_die
from stormark.games.xibalba.common_actions import (
    action_possible,
    carry_out,
    discard_for,
)
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import SEAT, Fields
from stormark.games.xibalba.queries import (
    accepts,
    action_price,
    action_prices,
    discounted,
    upgrades_allowed,
)
from stormark.games.xibalba.state import Position, warhost
from stormark.games.xibalba.turn import turns
from stormark.games.xibalba.turn.action_refusals import why_not_now
from stormark.games.xibalba.turn.activate import activate, can_activate
from stormark.games.xibalba.turn.attack import declare
from stormark.games.xibalba.turn.buy import buy
from stormark.games.xibalba.turn.enter_ark import enter_empty_ark
from stormark.kernel.compiling import append, i64, vec
from stormark.kernel.refusal import Refusal


@final
class ActionPhase(Procedure):
    """The current player does one thing after the other."""

    word: ClassVar[str] = "action-phase"
    fields: ClassVar[Fields] = (SEAT,)
    asks: ClassVar[tuple[str, ...]] = ("act",)

    @staticmethod
    def of(seat: i64) -> ActionPhase:
        return ACTION_PHASES[seat]

    def run(self, s: Position) -> bool:
        """The phase ends by itself when only ending or removing dice is left (X-ACTION-09)."""
        moves = self.moves(s)
        if L.verb_of(moves[0]) < L.V_REMOVE:
            s.open = moves
            s.known = True
            return False
        self.end(s)
        return True

    def options(self, s: Position) -> list[int]:
        return list(self.moves(s))

    def moves(self, s: Position) -> vec[i64]:
        """Dice actions, purchases, common actions, card effects; removing dice and the end."""
        seat = self.seat
        dice = s.action_dice
        options = vec[i64](capacity=24)
        for kind in range(i64(L.R1), i64(L.R3 + 1)):
            if dice[kind]:
                options = append(options, L.V_GATHER | kind << 6)
        for kind in range(i64(L.P1), i64(L.P2 + 1)):
            if dice[kind]:
                options = append(options, L.V_EXCHANGE | kind << 6)
        options = attack_options(s, seat, options)
        resources = s.resources[seat]
        options = buy_options(s, seat, resources, options)
        options = common_options(s, seat, resources, options)
        options = activation_options(s, seat, options)
        for kind in range(i64(L.KINDS)):
            if dice[kind]:
                options = append(options, L.V_REMOVE | kind << 6)
        return append(options, L.V_END)

    def choose(self, s: Position, option: i64) -> None:
        seat = self.seat
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
            enter_empty_ark(s, seat, a)
        elif verb == L.V_BUY:
            buy(s, seat, a, L.b_of(option))
        elif verb == L.V_DISCARD:
            discard_for(s, seat, a, action_price(s, seat, L.DISCARD_ACTION))
        elif verb == L.V_ACTIVATE:
            activate(s, seat, s.piles[L.BASES + L.BASE_PILES * seat + a][-1])
        elif verb == L.V_REMOVE:
            spend_die(s, a, E.USE_REMOVE)
        elif verb == L.V_END:
            self.end(s)
        else:
            action = verb - L.V_DISCARD
            carry_out(s, seat, action, action_price(s, seat, action))

    def end(self, s: Position) -> None:
        enter_phase(s, self.seat, L.END_OF_TURN)
        s.begin(turns.EndOfTurn.of(self.seat))

    def question(self, s: Position) -> Question:
        return "act", {}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return why_not_now(s, seat, option)


# Nothing ever lies below a phase, so one for each seat serves all games.
ACTION_PHASES: Final = [ActionPhase(seat) for seat in range(L.MOST_SEATS)]


# --- what there is to do


def attack_options(s: Position, seat: i64, options: vec[i64]) -> vec[i64]:
    """Attacks with every number of symbols (X-ATTACK-02), and entering an empty Ark (X-ARK-02)."""
    symbols = s.action_dice[L.A1]
    criticals = s.action_dice[L.A2]
    if s.ark < 0 and s.piles[warhost(seat)]:
        if symbols:
            options = append(options, L.V_ENTER | L.A1 << 6)
        if criticals:
            options = append(options, L.V_ENTER | L.A2 << 6)
        if sums_of(s, seat).free_entry:
            options = append(options, L.V_ENTER | L.KINDS << 6)
    if symbols or criticals:
        for target in targets(s, seat):
            for attacks in range(symbols + 1):
                for used in range(criticals + 1):
                    if attacks or used:
                        options = append(options, L.pack(L.V_ATTACK, target, attacks, used))
    return options


def targets(s: Position, seat: i64) -> vec[i64]:
    """What the own soldier may attack: 0 for the Ark, 1 + seat for a base (X-ATTACK-07 to -12)."""
    result = vec[i64]()
    from_ark = s.ark_owner == seat
    if not from_ark and not s.piles[warhost(seat)]:
        return result
    if not from_ark and s.ark >= 0:
        result = append(result, 0)
    if from_ark or sums_of(s, seat).warhost_attacks_bases:
        if not sums_of(s, seat).no_base_attack:
            for other in range(s.seats):
                if other != seat:
                    result = append(result, 1 + other)
    return result


def buy_options(s: Position, seat: i64, resources: i64, options: vec[i64]) -> vec[i64]:
    """Cards of the market, add-on cards for every field that takes them (X-BUY-04 to -09)."""
    discounts = sums_of(s, seat).discounts
    for slot in range(i64(L.MARKET_SLOTS)):
        card = s.market[slot]
        card_type = slot >> 1
        if card >= 0 and discounted(s, card, discounts[card_type]) <= resources:
            if card_type == L.SOLDIER or card_type == L.EVENT:
                options = append(options, L.V_BUY | slot << 6)
            else:
                for field in range(1, s.level[seat] + 1):
                    if accepts(s, seat, field, card_type):
                        options = append(options, L.V_BUY | slot << 6 | field << 14)
    return options


def common_options(s: Position, seat: i64, resources: i64, options: vec[i64]) -> vec[i64]:
    """Common actions that are possible and can be paid for (X-ACTION-07)."""
    prices = action_prices(s, seat)
    if resources >= prices[L.DISCARD_ACTION]:
        options = discard_options(s, seat, options)
    for action in range(i64(L.REORGANIZE), i64(L.UPGRADE)):
        if resources >= prices[action] and action_possible(s, seat, action):
            options = append(options, L.V_DISCARD + action)
    level = s.level[seat]
    if level < L.FIELDS and s.upgrades[seat] < upgrades_allowed(s, seat):
        if resources >= prices[L.UPGRADE]:
            options = append(options, L.V_UPGRADE | (level + 1) << 6)
    return options


def discard_options(s: Position, seat: i64, options: vec[i64]) -> vec[i64]:
    """Market cards, then own piles (X-DISCARD-02, -03, X-APOC-06): see `discard_places`."""
    if not s.apocalypse:
        for slot in range(i64(L.MARKET_SLOTS)):
            if s.market[slot] >= 0:
                options = append(options, L.V_DISCARD | slot << 6)
    first = warhost(seat)
    for place in range(i64(L.BASE_PILES)):
        if s.piles[first + place]:
            options = append(options, L.V_DISCARD | (L.MARKET_SLOTS + place) << 6)
    return options


def activation_options(s: Position, seat: i64, options: vec[i64]) -> vec[i64]:
    """ACTION effects of add-on cards (X-CARD-16)."""
    for field in range(i64(1), i64(L.FIELDS + 1)):
        pile = s.piles[L.BASES + L.BASE_PILES * seat + field]
        if pile and s.tables.tag[pile[-1]] == L.TAG_ACTION and can_activate(s, seat, pile[-1]):
            options = append(options, L.V_ACTIVATE | field << 6)
    return options
