"""Where an item makes sense: the same words can be meaningful on one card and empty on another.

Rule of thumb: what has a clear meaning is allowed, also if no card of the base pack does it; what
could never do anything, or would tear an attack apart, is a problem.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from stormark.games.xibalba.pack.vocabulary import (
    ACTIONS_WITHOUT_DICE,
    ADDON_TYPES,
    ATTACK_UNDER_WAY,
    CONDITION_NEEDS_TRIGGER,
    CONTINUOUS_WHO,
    DECLARED,
    DESTRUCTION,
    DIE_FACES,
    IN_OPPONENTS_TURNS,
    NESTED,
    OPS,
    SOLDIER_CONDITIONS,
    SOLDIER_LOSS_TRIGGERS,
    TRIGGER_PARAMS,
    USE,
    WHO_NEEDS_TRIGGER,
    WITH_ACTION_POOL,
    Words,
)
from stormark.kernel.packs.report import Place, Report

Item = Mapping[str, Any]
CHOSEN_OPPONENTS: Words = (
    *("opponent", "same_opponent", "each_opponent", "richest_opponent", "leading_opponent"),
)
DICE_PHASE_VALUES: Words = ("pool_size", "rerolls", "cap_dice")


@dataclass(frozen=True, slots=True)
class Moment:
    """When an item resolves: its card, its trigger, and the list it stands in."""

    card_type: str
    phase: str
    trigger: str = ""
    structure: str = ""  # "choose" or "gamble" for the items inside
    # triggers ("" too) at which an earlier item of the card had an opponent chosen
    opponent_chosen: set[str] = field(default_factory=set)
    # what the items of this list that are paid for together cost and cannot cost twice
    paid_once: set[str] = field(default_factory=set)

    def at(self, item: Item) -> Moment:
        """The moment of an item in this list; items inside a structure share its trigger."""
        return self if self.structure else replace(self, trigger=item.get("trigger", ""))

    def inside(self, structure: str) -> Moment:
        chosen = set(self.opponent_chosen)
        return replace(self, structure=structure, opponent_chosen=chosen, paid_once=set())

    @property
    def continuous(self) -> bool:
        return self.phase == "PERMANENT" and not self.trigger and self.card_type != "event"

    @property
    def activation(self) -> bool:
        return self.phase == "ACTION" and not self.trigger and self.card_type in ADDON_TYPES


def check_placement(report: Report, item: Item, place: Place, moment: Moment) -> None:
    """Everything about one readable item that depends on where it stands."""
    for rule in (
        _structure,
        _trigger,
        _continuous,
        _players,
        _duration,
        _payment,
        _conditions,
        _dice,
        _combat,
        _cards,
    ):
        rule(report, item, place, moment)


def _structure(report: Report, item: Item, place: Place, moment: Moment) -> None:
    if not moment.structure:
        return
    if item["op"] in NESTED:
        report.add("pack-nested-too-deep", place.key("op"))
    for key in ("trigger", "limit"):
        if key in item:
            report.add("pack-useless-inside", place.key(key), key=key, outer=moment.structure)


def _trigger(report: Report, item: Item, place: Place, moment: Moment) -> None:
    op = OPS[item["op"]]
    trigger = moment.trigger
    here = place.key("trigger")
    if moment.card_type == "event":
        for key in ("trigger", "limit"):
            if key in item:
                report.add("pack-useless-event", place.key(key), key=key)
        if op.triggers:
            report.add("pack-op-needs-trigger", here, op=item["op"], allowed=", ".join(op.triggers))
        return
    if moment.card_type == "soldier" and moment.phase == "ACTION" and not trigger:
        report.add("pack-soldier-needs-trigger", here)
    elif op.triggers and trigger not in op.triggers:
        report.add("pack-op-needs-trigger", here, op=item["op"], allowed=", ".join(op.triggers))
    if trigger in IN_OPPONENTS_TURNS and moment.phase != "PERMANENT":
        report.add("pack-trigger-needs-permanent", here, trigger=trigger, phase=moment.phase)
    if op.moves_soldiers and trigger in ATTACK_UNDER_WAY:
        report.add("pack-op-during-attack", place.key("op"), op=item["op"], trigger=trigger)
    if item.get("trigger") in TRIGGER_PARAMS and "kind" in op.params:
        report.add("pack-kind-twice", place.key("kind"), op=item["op"], trigger=trigger)
    if trigger and "limit" not in item and not moment.structure and _feeds_itself(item, trigger):
        report.add("pack-limit-needed", place.key("limit"), op=item["op"], trigger=trigger)


def _feeds_itself(item: Item, trigger: str) -> bool:
    """Could the item bring about its own moment again and again?"""
    if item["op"] == "free_action":
        return True
    rolls_paragon = item["op"] == "roll_paragon" or item.get("die") in ("paragon", "any")
    return trigger == "paragon_blank" and (rolls_paragon or item["op"] in NESTED)


def _continuous(report: Report, item: Item, place: Place, moment: Moment) -> None:
    if not moment.continuous:
        return
    op = OPS[item["op"]]
    if not op.continuous and not op.triggers:
        report.add("pack-not-continuous", place.key("op"), op=item["op"])
        return
    # Only the rescue of an add-on asks its owner while it is in force.
    asks = item["op"] == "prevent" and item["what"] == "addon_loss"
    useless = ("until", "uses") if asks else ("until", "uses", "pay", "optional", "limit")
    for key in useless:
        if key in item:
            report.add("pack-useless-continuous", place.key(key), key=key)


def _players(report: Report, item: Item, place: Place, moment: Moment) -> None:
    key = _player_key(item)
    if not key:
        return
    who, here = item[key], place.key(key)
    needed = WHO_NEEDS_TRIGGER.get(who, ())
    if needed and moment.trigger not in needed:
        report.add("pack-who-needs-trigger", here, who=who, allowed=", ".join(needed))
    elif moment.continuous and OPS[item["op"]].continuous and who not in CONTINUOUS_WHO:
        report.add("pack-who-continuous", here, who=who, allowed=", ".join(CONTINUOUS_WHO))
    elif who == "same_opponent" and moment.trigger not in moment.opponent_chosen:
        report.add("pack-no-same-opponent", here)
    if who == "opponent":
        moment.opponent_chosen.add(moment.trigger)


def _player_key(item: Item) -> str:
    """The parameter that names players: `from` can also name faces or piles."""
    for key in ("who", "from"):
        param = OPS[item["op"]].params.get(key)
        if param is not None and key in item and "opponent" in param.value.words:
            return key
    return ""


def _duration(report: Report, item: Item, place: Place, moment: Moment) -> None:
    op = item["op"]
    if "until" in item and not OPS[op].lasting:
        report.add("pack-until-not-lasting", place.key("until"), op=op)
        return
    if moment.continuous or not OPS[op].lasting:
        return
    if moment.trigger == USE and "until" not in item:
        report.add("pack-use-needs-until", place.key("until"), op=op)
        return
    until = item.get("until", "turn_end")
    who = item.get("who", "you")
    needed = ""
    if op in (*DICE_PHASE_VALUES, "productivity") and who == "you":
        needed = "" if _in_time(op, moment) else "end_of_your_next_turn"
    elif op in (*DICE_PHASE_VALUES, "productivity", "forbid", "discount"):
        own_turn = moment.trigger not in (*IN_OPPONENTS_TURNS, *DESTRUCTION, "ark_income")
        # Opponents roll, buy and attack in their own turns only.
        needed = "your_next_turn" if who in CHOSEN_OPPONENTS and own_turn else ""
    if needed and until != needed:
        report.add("pack-duration-misses", place.key("until"), found=until, allowed=needed)


def _in_time(op: str, moment: Moment) -> bool:
    """Does a change made now still count for the controller in this very turn?"""
    if moment.trigger or moment.card_type == "event" or op == "productivity":
        return False
    return moment.phase == "EFFECT" or (moment.phase == "DICE" and op != "cap_dice")


def _payment(report: Report, item: Item, place: Place, moment: Moment) -> None:
    if "pay" not in item:
        return
    if not (moment.activation or moment.structure == "choose" or item.get("optional")):
        report.add("pack-pay-needs-optional", place.key("optional"))
    sacrifice = item["pay"].get("sacrifice")
    here = place.key("pay").key("sacrifice")
    if sacrifice == "this" and moment.card_type == "event":
        report.add("pack-sacrifice-event", here)
    elif sacrifice and moment.trigger in ATTACK_UNDER_WAY:
        report.add("pack-op-during-attack", here, op="sacrifice", trigger=moment.trigger)
    if sacrifice and (moment.activation or moment.structure == "choose"):
        if "sacrifice" in moment.paid_once:
            report.add("pack-second-sacrifice", here)
        moment.paid_once.add("sacrifice")


def _conditions(report: Report, item: Item, place: Place, moment: Moment) -> None:
    for name in item.get("if", {}):
        here = place.key("if").key(name)
        needed = CONDITION_NEEDS_TRIGGER.get(name, ())
        if name in SOLDIER_CONDITIONS and moment.card_type != "soldier":
            report.add("pack-only-soldiers", here, key=name)
        elif name == "blocking" and not moment.continuous:
            report.add("pack-blocking-continuous", here)
        elif needed and moment.trigger not in needed:
            report.add("pack-condition-needs-trigger", here, key=name, allowed=", ".join(needed))
        elif name == "first_time" and moment.structure:
            report.add("pack-useless-inside", here, key=name, outer=moment.structure)
        elif name == "first_time" and item.get("what") == "soldier_loss":
            report.add("pack-first-time-loss", here)
        elif name == "target_has_more_resources" and (
            not _player_key(item) or item[_player_key(item)] == "you"
        ):
            report.add("pack-condition-needs-players", here, key=name)


def _dice(report: Report, item: Item, place: Place, moment: Moment) -> None:
    op = item["op"]
    pool = OPS[op].pool
    _needs_pool(report, op, place.key("op"), not pool or _has_pool(pool, moment))
    if op == "turn_die":
        _turned_die(report, item, place, moment)
    elif op == "reroll_pool" and item["die"] != "any" and item["face"] != "any":
        faces = DIE_FACES[item["die"]]
        if item["face"] not in faces:
            report.add_unknown("pack-unknown-word", place.key("face"), item["face"], faces)
    elif op == "free_action" and item["action"] not in ACTIONS_WITHOUT_DICE:
        _needs_pool(report, item["action"], place.key("action"), _has_pool("changes", moment))


def _needs_pool(report: Report, op: str, place: Place, has_pool: bool) -> None:
    if not has_pool:
        allowed = ", ".join(WITH_ACTION_POOL)
        report.add("pack-no-action-pool", place, op=op, allowed=allowed)


def _has_pool(pool: str, moment: Moment) -> bool:
    if moment.trigger:
        return moment.trigger in WITH_ACTION_POOL
    if moment.activation or moment.card_type == "event" or moment.continuous:
        return True  # continuous: reported as such
    return pool == "adds" and moment.phase == "DICE"


def _turned_die(report: Report, item: Item, place: Place, moment: Moment) -> None:
    if item["from"] == item["to"]:
        report.add("pack-turn-same-face", place.key("to"))
    elif moment.trigger in DECLARED:  # the dice of that attack: they show A or C and must go on
        for key, faces in (("from", ("any", "attack", "critical")), ("to", ("attack", "critical"))):
            if item[key] not in faces:
                report.add_unknown("pack-unknown-word", place.key(key), item[key], faces)


def _combat(report: Report, item: Item, place: Place, moment: Moment) -> None:
    op, of = item["op"], item.get("of", "")
    needed: Words = ()
    if "this" in (of, item.get("where")) and moment.card_type != "soldier":
        key = "of" if of == "this" else "where"
        report.add("pack-only-soldiers", place.key(key), key="this")
    if item.get("where") == "this" and item["from"] != "you":
        report.add_unknown("pack-unknown-word", place.key("from"), item["from"], ("you",))
    if of == "attacker":
        needed = ("base_attacked",)
    elif of == "target_base":
        needed = ("attack", "attack_base")
    elif op == "prevent" and item["what"] == "soldier_loss":
        needed = SOLDIER_LOSS_TRIGGERS
    if needed and moment.trigger not in needed:
        allowed = ", ".join(needed)
        found = of or item["what"]
        report.add("pack-op-needs-trigger", place.key("trigger"), op=found, allowed=allowed)
    if op == "prevent" and item["what"] == "loot" and ("amount" in item) == ("keep" in item):
        report.add("pack-loot-amount-or-keep", place.key("amount"))
    if op == "forbid" and item["what"] == "heal":
        if moment.continuous:
            report.add("pack-not-continuous", place.key("what"), op="heal")
        elif item["who"] != "ark_holder":
            report.add_unknown("pack-unknown-word", place.key("who"), item["who"], ("ark_holder",))


def _cards(report: Report, item: Item, place: Place, moment: Moment) -> None:
    if item["op"] == "gain_card" and item["from"] == "deck":
        for key in ("choose", "max_cost"):
            if key in item:
                report.add("pack-useless-deck", place.key(key), key=key)
        if item["kind"] == "addon":
            report.add("pack-deck-needs-kind", place.key("kind"))
    if item["op"] == "reuse" and not moment.continuous:
        same_phase = item["phase"] == moment.phase and moment.card_type != "event"
        if item["phase"] == "DICE":
            report.add("pack-reuse-dice", place.key("phase"))
        elif moment.trigger or not same_phase:
            report.add("pack-reuse-phase", place.key("phase"), found=item["phase"])
