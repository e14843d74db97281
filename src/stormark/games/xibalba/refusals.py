"""Why an action is refused: the rule it breaks, asked only when it is not among the options.

Each check walks the rules in the order in which a referee at the table would name them.
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.feasible import discard_places
from stormark.games.xibalba.effects.payment import (
    can_sacrifice,
    open_items,
    payable,
)
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.modifiers import is_disabled, modifier, place_of
from stormark.games.xibalba.queries import (
    accepts,
    action_price,
    can_destroy_addon,
    has_place,
    heal_forbidden,
    pool_caps,
    pool_total,
    price,
    upgrades_allowed,
)
from stormark.games.xibalba.reorganize import lift, one_type_each, own_piles, unpack_piles
from stormark.games.xibalba.state import Frame, warhost
from stormark.games.xibalba.turn import attack as attack_steps
from stormark.games.xibalba.turn import dice as dice_steps
from stormark.games.xibalba.words import FACES, PLACES
from stormark.kernel.refusal import InputError, Refusal

PRICED = range(L.V_DISCARD, L.V_UPGRADE + 1)
COMMON_ACTION_RULE = {
    L.V_DISCARD: "X-DISCARD-01",
    L.V_REORGANIZE: "X-REORG-01",
    L.V_PHARMACEUTICALS: "X-PHARMA-01",
    L.V_WEAPON: "X-WEAPON-01",
    L.V_ASSAULT: "X-ASSAULT-01",
    L.V_HARVEST: "X-HARVEST-01",
    L.V_UPGRADE: "X-UPGRADE-01",
}
CHOICE_RULE = {  # other choices within an effect: a target that it cannot be carried out on
    L.V_OPTION: "X-CARD-34",
    L.V_ADD_DIE: "X-DICE-09",
    L.V_DROP_DIE: "X-DICE-09",
    L.V_TOP: "X-DECK-13",
    L.V_BOTTOM: "X-DECK-13",
}
ACTION_VERBS = range(L.V_GATHER, L.V_END + 1)
DICE_VERBS = (L.V_SPLIT, L.V_KEEP, L.V_KEEP_ALL, L.V_ROLL)


def explain(s: XibalbaState, seat: int, option: int) -> Refusal:
    """The rule that an option which is not open breaks."""
    if s.winner >= 0:
        return Refusal("X-WIN-03")
    frame = s.top
    verb = L.verb_of(option)
    if seat != frame.decider(s):
        if seat == s.turn:
            return Refusal("X-ACTION-12", "refused-waiting", {"seat": frame.decider(s)})
        return Refusal("X-TURN-11", "refused-not-your-turn", {"seat": s.turn})
    if not isinstance(frame, Frame):
        return frame.why_not(s, seat, option)
    if frame.kind == L.F_ACTION:
        if verb in ACTION_VERBS:
            return _in_action_phase(s, seat, option)
        return _out_of_place(verb)
    if frame.kind == L.F_EFFECT:
        if verb == L.V_RESOLVE:
            return _not_resolvable(s, seat, L.a_of(option), L.TAG_EFFECT)
        return Refusal("X-EFFECT-06", "refused-effects-left")
    if frame.kind == L.F_DICE:
        return _in_dice_phase(s, seat, option)
    if frame.kind == L.F_REORGANIZE:
        return _lift(s, seat, option)
    if frame.kind == L.F_ATTACK and frame.step == attack_steps.ADDON:
        return _addon(s, seat, option)
    if any(L.verb_of(other) == verb for other in s.options(seat)):
        return _wrong_choice(s, seat, option)
    return Refusal("X-ACTION-12", "refused-pending")


def _wrong_choice(s: XibalbaState, seat: int, option: int) -> Refusal:
    """The kind of answer that an effect asks for, but not one that it offers."""
    verb = L.verb_of(option)
    a = L.a_of(option)
    if verb == L.V_FIELD:
        if a > s.level[seat] or a == 0:
            return Refusal("X-BUY-08", "refused-locked", {"field": a})
        return Refusal("X-BUY-07", "refused-other-type", {"field": a})
    if verb == L.V_DISCARD:
        return _common_action(s, seat, verb, a)
    return Refusal(CHOICE_RULE.get(verb, "X-CARD-35"), "refused-target")


def _out_of_place(verb: int) -> Refusal:
    """A command of another phase or decision, given in the action phase."""
    if verb in DICE_VERBS:
        return Refusal("X-TURN-06", "refused-dice-phase-over")
    if verb == L.V_RESOLVE:
        return Refusal("X-CARD-10", "refused-effect-phase-over")
    if verb == L.V_BLOCK:
        return Refusal("X-BLOCK-01", "refused-nothing-to-block")
    return Refusal("X-ACTION-01", "refused-not-asked")


# --- the dice phase


def _in_dice_phase(s: XibalbaState, seat: int, option: int) -> Refusal:
    verb = L.verb_of(option)
    step = s.top.step
    if verb in ACTION_VERBS:
        return Refusal("X-ACTION-10", "refused-action-phase-later")
    if verb == L.V_SPLIT and step == dice_steps.SPLIT:
        return _split(s, seat, L.a_of(option), L.b_of(option))
    if step == dice_steps.SPLIT:
        return Refusal("X-DICE-01", "refused-pool-first")
    if step == dice_steps.BEFORE_ROLL:
        if verb == L.V_RESOLVE:
            return _not_resolvable(s, seat, L.a_of(option), L.TAG_DICE)
        return Refusal("X-DICE-07", "refused-effects-left")
    if verb == L.V_KEEP:
        return Refusal("X-DICE-11", "refused-no-such-die", {"face": FACES[L.a_of(option)]})
    return Refusal("X-DICE-11", "refused-sort-first")


def _split(s: XibalbaState, seat: int, resource: int, attack: int) -> Refusal:
    total = pool_total(s, seat)
    if resource + attack != total:
        return Refusal(
            "X-DICE-02", "refused-pool-total", {"chosen": resource + attack, "total": total}
        )
    most = s.tables.pool_max_per_type
    rule = "X-DICE-04" if resource > most or attack > most else "X-DICE-03"
    resource_cap, attack_cap = pool_caps(s, seat)
    if total == s.tables.pool_size and resource_cap == attack_cap == most:
        rule = "X-DICE-03"
    return Refusal(rule, "refused-pool-split", {"resource": resource_cap, "attack": attack_cap})


def _not_resolvable(s: XibalbaState, seat: int, place: int, tag: int) -> Refusal:
    card = place_of(s, seat, place)
    if card < 0:
        return Refusal("X-CARD-07", "refused-no-active-card")
    if card in s.resolved:
        rule = "X-EFFECT-10" if tag == L.TAG_EFFECT else "X-DICE-08"
        return Refusal(rule, "refused-resolved", {"card": s.tables.refs[card]})
    if s.tables.tag[card] != tag:
        return Refusal("X-CARD-10", "refused-other-phase", {"card": s.tables.refs[card]})
    return Refusal("X-CARD-19", "refused-impossible", {"card": s.tables.refs[card]})


# --- the action phase


def _in_action_phase(s: XibalbaState, seat: int, option: int) -> Refusal:
    verb = L.verb_of(option)
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
    return _common_action(s, seat, verb, a)


def _die(
    s: XibalbaState, kind: int, first: int, last: int, wrong_kind: str, missing: str
) -> Refusal:
    if not first <= kind <= last:
        return Refusal(wrong_kind, "refused-wrong-die", {"face": FACES[kind]})
    return Refusal(missing, "refused-no-such-die", {"face": FACES[kind]})


def _attack(s: XibalbaState, seat: int, option: int) -> Refusal:
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
    if target >= 0 and (from_ark or modifier(s, seat, L.M_WARHOST_ATTACKS_BASE)):
        return Refusal("X-CARD-05", "refused-forbidden-base")
    return Refusal(
        "X-ATTACK-09", "refused-empty-ark" if target < 0 else "refused-base-from-warhost"
    )


def explain_named_soldier(s: XibalbaState, seat: int, named: str) -> Refusal | None:
    """Why a soldier named for an attack, by its place or as a card, cannot make it.

    None if it is the one that attacks (X-ATTACK-07, X-ATTACK-11).
    """
    from_ark = s.ark_owner == seat
    place = L.ARK if from_ark else L.WARHOST
    attacker = place_of(s, seat, place)
    if named == PLACES[place] or (attacker >= 0 and named == s.tables.refs[attacker]):
        return None
    if from_ark:
        return Refusal("X-ATTACK-11", "refused-attack-from-ark")
    if named == PLACES[L.ARK]:
        return Refusal("X-ATTACK-01", "refused-no-ark-soldier")
    if named not in s.tables.ref_index:
        raise InputError("card-unknown", "with", found=named)
    return Refusal("X-ATTACK-07", "refused-covered-soldier")


def _enter(s: XibalbaState, seat: int, kind: int) -> Refusal:
    if s.ark >= 0:
        return Refusal("X-ARK-04", "refused-ark-occupied")
    if not s.piles[warhost(seat)]:
        return Refusal("X-ARK-02", "refused-no-warhost")
    return Refusal("X-ARK-03", "refused-entry-price")


def _buy(s: XibalbaState, seat: int, slot: int, field: int) -> Refusal:
    card = s.market[slot]
    if card < 0:
        return Refusal("X-DECK-07", "refused-empty-slot")
    card_type = slot >> 1
    cost = price(s, seat, card)
    if cost > s.resources[seat]:
        return _too_dear("X-BUY-04", cost, s.resources[seat])
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


def _too_dear(rule: str, cost: int, resources: int) -> Refusal:
    return Refusal(rule, "refused-price", {"price": cost, "resources": resources})


def _activate(s: XibalbaState, seat: int, field: int) -> Refusal:
    card = place_of(s, seat, field)
    if card < 0 or field == 0:
        return Refusal("X-CARD-07", "refused-no-active-card")
    about = {"card": s.tables.refs[card]}
    if s.tables.tag[card] != L.TAG_ACTION:
        rule = "X-CARD-12" if s.tables.tag[card] == L.TAG_PERMANENT else "X-CARD-10"
        return Refusal(rule, "refused-other-phase", {"card": s.tables.refs[card]})
    items = open_items(s, card, s.tables.lists[s.tables.main[card]])
    if not items:
        return Refusal("X-CARD-16", "refused-limit", {**about})
    if is_disabled(s, seat, card):
        return Refusal("X-CARD-05", "refused-impossible", {**about})
    for item in items:
        if item.pay_sacrifice and not can_sacrifice(s, seat, card, item.pay_sacrifice):
            return Refusal("X-CARD-37", "refused-impossible", {**about})
    rule = "X-CARD-34" if payable(s, seat, card, items) else "X-CARD-17"
    return Refusal(rule, "refused-impossible", {**about})


def _common_action(s: XibalbaState, seat: int, verb: int, a: int) -> Refusal:
    specific = _not_possible(s, seat, verb, a)
    if specific is not None:
        return specific
    cost = action_price(s, seat, verb - L.V_DISCARD)
    return _too_dear("X-ACTION-07", cost, s.resources[seat])


def _not_possible(s: XibalbaState, seat: int, verb: int, a: int) -> Refusal | None:
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
    if verb == L.V_HARVEST and modifier(s, seat, L.M_NO_HARVEST):
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


# --- decisions inside an action


def _lift(s: XibalbaState, seat: int, option: int) -> Refusal:
    verb = L.verb_of(option)
    if verb == L.V_DONE:
        if any(L.verb_of(other) == L.V_LIFT for other in s.options(seat)) and not _mixed(s):
            return Refusal("X-REORG-08", "refused-unchanged")
        return Refusal("X-REORG-04", "refused-mixed-field")
    if verb != L.V_LIFT:
        return Refusal("X-ACTION-12", "refused-pending")
    place, to = L.a_of(option), L.c_of(option)
    if place == L.ARK or to == L.ARK:
        return Refusal("X-REORG-07", "refused-ark-stays")
    if (place == L.WARHOST) != (to == L.WARHOST):
        return Refusal("X-REORG-02", "refused-soldiers-stay")
    if to > s.level[seat]:
        return Refusal("X-REORG-05", "refused-locked", {"field": to})
    assert isinstance(s.top, Frame)
    piles, lifted = unpack_piles(s.top.data)
    index = L.b_of(option)
    if index >= len(piles[place]) or piles[place][index] in lifted:
        return Refusal("X-REORG-06", "refused-lift")
    after = lift(piles, place, index, to)
    if after in (piles, own_piles(s, seat)):
        return Refusal("X-REORG-08", "refused-unchanged")
    return Refusal("X-REORG-04", "refused-mixed-field")


def _mixed(s: XibalbaState) -> bool:
    """Whether the arrangement under way still holds two types on one field."""
    assert isinstance(s.top, Frame)
    return not one_type_each(s, unpack_piles(s.top.data)[0])


def _addon(s: XibalbaState, seat: int, option: int) -> Refusal:
    attack = s.attack
    assert attack is not None
    if L.verb_of(option) != L.V_DESTROY:
        return Refusal("X-ACTION-12", "refused-pending")
    if L.a_of(option) != attack.target:
        return Refusal("X-ATTACK-15", "refused-other-base")
    field = L.b_of(option)
    if place_of(s, attack.target, field) < 0 or field == 0:
        return Refusal("X-ATTACK-15", "refused-no-active-card")
    assert not can_destroy_addon(s, attack.target, field, seat, True)
    return Refusal("X-CARD-35", "refused-protected")
