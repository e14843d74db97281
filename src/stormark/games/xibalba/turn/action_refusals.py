"""Why something is refused in the action phase: the rules in the order a referee names them."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.common_actions import discard_places
from stormark.games.xibalba.effects.payment import can_sacrifice, open_items, payable
from stormark.games.xibalba.modifiers import is_disabled, place_of, sums_of
from stormark.games.xibalba.queries import (
    accepts,
    action_price,
    has_place,
    heal_forbidden,
    price,
    upgrades_allowed,
)
from stormark.games.xibalba.state import Position, warhost
from stormark.games.xibalba.words import FACES
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal

DICE_VERBS: Final = (L.V_SPLIT, L.V_KEEP, L.V_KEEP_ALL, L.V_ROLL)


def why_not_now(s: Position, seat: i64, option: i64) -> Refusal:
    """Why something cannot be done now in the action phase."""
    verb = L.verb_of(option)
    if verb < L.V_GATHER or verb > L.V_END:
        return _out_of_place(verb)
    a = L.a_of(option)
    if verb == L.V_GATHER:
        return _die(s, a, L.R1, L.R3, "X-GATHER-04", "X-GATHER-01")
    if verb == L.V_EXCHANGE:
        rule = "X-LOOT-07" if a == L.P0 else "X-LOOT-05"
        return _die(s, a, L.P1, L.P2, rule, "X-LOOT-05")
    if verb == L.V_ATTACK:
        return _attack(s, seat, option)
    if verb == L.V_ENTER:
        return _enter(s, seat, a)
    if verb == L.V_BUY:
        return _buy(s, seat, a, L.b_of(option))
    if verb == L.V_ACTIVATE:
        return _activate(s, seat, a)
    if verb == L.V_REMOVE:
        return Refusal("X-ACTION-05", "refused-no-such-die", {"face": FACES[a]})
    return why_not_common(s, seat, verb, a)


def _die(s: Position, kind: i64, first: i64, last: i64, wrong_kind: str, missing: str) -> Refusal:
    if not first <= kind <= last:
        return Refusal(wrong_kind, "refused-wrong-die", {"face": FACES[kind]})
    return Refusal(missing, "refused-no-such-die", {"face": FACES[kind]})


def _attack(s: Position, seat: i64, option: i64) -> Refusal:
    target = L.a_of(option) - 1
    attacks, criticals = L.b_of(option), L.c_of(option)
    from_ark = s.ark_owner == seat
    if not from_ark and not s.piles[warhost(seat)]:
        return Refusal("X-ATTACK-01", "refused-no-soldier")
    if not attacks and not criticals:
        return Refusal("X-ATTACK-02", "refused-no-symbol")
    if attacks > s.action_dice[L.A1] or criticals > s.action_dice[L.A2]:
        return Refusal(
            "X-ATTACK-01",
            "refused-symbols",
            {"attacks": s.action_dice[L.A1], "criticals": s.action_dice[L.A2]},
        )
    if target >= s.seats or target == seat:
        return Refusal("X-ATTACK-12", "refused-own-base" if target == seat else "refused-seat")
    if from_ark and target < 0:
        return Refusal("X-ATTACK-11", "refused-own-ark")
    if target >= 0 and (from_ark or sums_of(s, seat).warhost_attacks_bases):
        return Refusal("X-CARD-05", "refused-forbidden-base")
    return Refusal(
        "X-ATTACK-09", "refused-empty-ark" if target < 0 else "refused-base-from-warhost"
    )


def _enter(s: Position, seat: i64, kind: i64) -> Refusal:
    if s.ark >= 0:
        return Refusal("X-ARK-04", "refused-ark-occupied")
    if not s.piles[warhost(seat)]:
        return Refusal("X-ARK-02", "refused-no-warhost")
    return Refusal("X-ARK-03", "refused-entry-price")


def _buy(s: Position, seat: i64, slot: i64, field: i64) -> Refusal:
    card = s.market[slot]
    if card < 0:
        return Refusal("X-DECK-07", "refused-empty-slot")
    card_type = slot >> 1
    cost = price(s, seat, card)
    if cost > s.resources[seat]:
        return too_dear("X-BUY-04", cost, s.resources[seat])
    if card_type in (L.SOLDIER, L.EVENT):
        rule = "X-BUY-05" if card_type == L.SOLDIER else "X-BUY-10"
        return Refusal(rule, "refused-no-field-wanted")
    if not has_place(s, seat, card_type):
        return Refusal("X-BUY-09", "refused-no-place")
    if field == 0:
        return Refusal("X-BUY-06", "refused-field-needed")
    if field > s.level[seat]:
        return Refusal("X-BUY-08", "refused-locked", {"field": field})
    assert not accepts(s, seat, field, card_type)
    return Refusal("X-BUY-07", "refused-other-type", {"field": field})


def too_dear(rule: str, cost: i64, resources: i64) -> Refusal:
    return Refusal(rule, "refused-price", {"price": cost, "resources": resources})


def _activate(s: Position, seat: i64, field: i64) -> Refusal:
    card = place_of(s, seat, field)
    if card < 0 or field == 0:
        return Refusal("X-CARD-07", "refused-no-active-card")
    about = {"card": s.tables.refs[card]}
    if s.tables.tag[card] != L.TAG_ACTION:
        rule = "X-CARD-12" if s.tables.tag[card] == L.TAG_PERMANENT else "X-CARD-10"
        return Refusal(rule, "refused-other-phase", {"card": s.tables.refs[card]})
    items = open_items(s, card, s.tables.main[card].items)
    if not items:
        return Refusal("X-CARD-16", "refused-limit", {**about})
    if is_disabled(s, seat, card):
        return Refusal("X-CARD-05", "refused-impossible", {**about})
    for item in items:
        if item.pay_sacrifice and not can_sacrifice(s, seat, card, item.pay_sacrifice):
            return Refusal("X-CARD-37", "refused-impossible", {**about})
    rule = "X-CARD-34" if payable(s, seat, card, items) else "X-CARD-17"
    return Refusal(rule, "refused-impossible", {**about})


def why_not_common(s: Position, seat: i64, verb: i64, a: i64) -> Refusal:
    specific = _not_possible(s, seat, verb, a)
    if specific is not None:
        return specific
    cost = action_price(s, seat, verb - L.V_DISCARD)
    return too_dear("X-ACTION-07", cost, s.resources[seat])


def _not_possible(s: Position, seat: i64, verb: i64, a: i64) -> Refusal | None:
    """What keeps a common action or upgrade from being possible, its price aside."""
    if verb == L.V_DISCARD and a not in discard_places(s, seat):
        if a < L.MARKET_SLOTS and s.apocalypse:
            return Refusal("X-APOC-06", "refused-apocalypse-discard")
        if a < L.MARKET_SLOTS:
            return Refusal("X-DECK-07", "refused-empty-slot")
        if a == L.MARKET_SLOTS + L.ARK:
            return Refusal("X-DISCARD-04", "refused-ark-stays")
        return Refusal("X-DISCARD-03", "refused-empty-pile")
    if verb == L.V_PHARMACEUTICALS:
        if s.ark_owner != seat:
            return Refusal("X-PHARMA-03", "refused-no-ark-soldier")
        if s.life >= s.life_max() or heal_forbidden(s):
            return Refusal("X-PHARMA-04", "refused-life", {"life": s.life})
    if verb == L.V_WEAPON and not s.action_dice[L.A1]:
        return Refusal("X-WEAPON-02", "refused-no-such-die", {"face": "A"})
    if verb == L.V_HARVEST and sums_of(s, seat).no_harvest:
        return Refusal("X-CARD-05", "refused-forbidden-harvest")
    if verb == L.V_UPGRADE:
        if s.level[seat] >= L.FIELDS:
            return Refusal("X-UPGRADE-04", "refused-top-level")
        if a != s.level[seat] + 1:
            return Refusal("X-UPGRADE-02", "refused-level", {"level": s.level[seat] + 1})
        if s.upgrades[seat] >= upgrades_allowed(s, seat):
            return Refusal("X-UPGRADE-03", "refused-upgraded")
    if verb == L.V_REORGANIZE and action_price(s, seat, L.REORGANIZE) <= s.resources[seat]:
        return Refusal("X-REORG-08", "refused-nothing-to-rearrange")
    return None


def _out_of_place(verb: i64) -> Refusal:
    """A command of another phase or decision, given in the action phase."""
    if verb in DICE_VERBS:
        return Refusal("X-TURN-06", "refused-dice-phase-over")
    if verb == L.V_RESOLVE:
        return Refusal("X-CARD-10", "refused-effect-phase-over")
    if verb == L.V_BLOCK:
        return Refusal("X-BLOCK-01", "refused-nothing-to-block")
    return Refusal("X-ACTION-01", "refused-not-asked")
