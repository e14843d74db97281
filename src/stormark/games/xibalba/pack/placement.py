"""Where an item makes sense: the same words can be meaningful on one card and empty on another.

Rule of thumb: what has a clear meaning is allowed, also if no card of the base pack does it; what
could never do anything, or would tear an attack apart, is a problem.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.place import is_activation, is_continuous
from stormark.games.xibalba.effects.registry import class_of, params_of
from stormark.games.xibalba.effects.words import (
    ANY_TIME,
    ATTACK_UNDER_WAY,
    CHOICE_OF_POOL,
    CHOSEN_OPPONENTS,
    CONTINUOUS_WHO,
    DESTRUCTION,
    EFFECT_PHASE,
    IN_OPPONENTS_TURNS,
    TRIGGER_PARAMS,
    USE,
    WHO_NEEDS_TRIGGER,
    WHOLE_TURN,
    WITH_ACTION_POOL,
)
from stormark.kernel.packs.report import Place, Report

Item = Mapping[str, Any]


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
        return is_continuous(self.card_type, self.phase, self.trigger)

    @property
    def activation(self) -> bool:
        return is_activation(self.card_type, self.phase, self.trigger)

    def has_pool(self, pool: str) -> bool:
        """Whether there is an action pool whose dice can be changed, or to which some are added."""
        if self.trigger:
            return self.trigger in WITH_ACTION_POOL
        if self.activation or self.card_type == "event" or self.continuous:
            return True  # continuous: reported as such
        return pool == "adds" and self.phase == "DICE"

    def report_no_pool(self, report: Report, op: str, place: Place) -> None:
        report.add("pack-no-action-pool", place, op=op, allowed=", ".join(WITH_ACTION_POOL))


def operation_of(item: Item) -> type[Operation]:
    return class_of(item["op"], item.get("what"))


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
    ):
        rule(report, item, place, moment)
    operation_of(item).check(report, item, place, moment)


def _structure(report: Report, item: Item, place: Place, moment: Moment) -> None:
    if not moment.structure:
        return
    if operation_of(item).nested:
        report.add("pack-nested-too-deep", place.key("op"))
    for key in ("trigger", "limit"):
        if key in item:
            report.add("pack-useless-inside", place.key(key), key=key, outer=moment.structure)


def _trigger(report: Report, item: Item, place: Place, moment: Moment) -> None:
    op = operation_of(item)
    trigger = moment.trigger
    here = place.key("trigger")
    if moment.card_type == "event":
        for key in ("trigger", "limit"):
            if key in item:
                report.add("pack-useless-event", place.key(key), key=key)
        if op.triggers:
            _needs_trigger(report, item, here)
        return
    if moment.card_type == "soldier" and moment.phase == "ACTION" and not trigger:
        report.add("pack-soldier-needs-trigger", here)
    elif op.triggers and trigger not in op.triggers:
        _needs_trigger(report, item, here)
    if trigger in IN_OPPONENTS_TURNS and moment.phase != "PERMANENT":
        report.add("pack-trigger-needs-permanent", here, trigger=trigger, phase=moment.phase)
    if op.moves_soldiers and trigger in ATTACK_UNDER_WAY:
        report.add("pack-op-during-attack", place.key("op"), op=item["op"], trigger=trigger)
    if item.get("trigger") in TRIGGER_PARAMS and "kind" in op.params:
        report.add("pack-kind-twice", place.key("kind"), op=item["op"], trigger=trigger)
    if trigger and "limit" not in item and not moment.structure and _feeds_itself(item, trigger):
        report.add("pack-limit-needed", place.key("limit"), op=item["op"], trigger=trigger)


def _needs_trigger(report: Report, item: Item, place: Place) -> None:
    op = operation_of(item)
    allowed = ", ".join(op.triggers)
    report.add("pack-op-needs-trigger", place, op=op.what or op.word, allowed=allowed)


def _feeds_itself(item: Item, trigger: str) -> bool:
    """Could the item bring about its own moment again and again?"""
    op = operation_of(item)
    return op.uses_moments or (trigger == "paragon_blank" and op.rolls_paragon(item))


def _continuous(report: Report, item: Item, place: Place, moment: Moment) -> None:
    if not moment.continuous:
        return
    op = operation_of(item)
    if not op.continuous and not op.triggers:
        key = "what" if op.what else "op"
        report.add("pack-not-continuous", place.key(key), op=op.what or op.word)
        return
    always = ("until", "uses")
    useless = always if op.asks_in_force else (*always, "pay", "optional", "limit")
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
    elif moment.continuous and operation_of(item).continuous and who not in CONTINUOUS_WHO:
        report.add("pack-who-continuous", here, who=who, allowed=", ".join(CONTINUOUS_WHO))
    elif who == "same_opponent" and moment.trigger not in moment.opponent_chosen:
        report.add("pack-no-same-opponent", here)
    if who == "opponent":
        moment.opponent_chosen.add(moment.trigger)


def _player_key(item: Item) -> str:
    """The parameter that names players: `from` can also name faces or piles."""
    for key in ("who", "from"):
        param = params_of(item["op"], item.get("what")).get(key)
        if param is not None and key in item and "opponent" in param.value.words:
            return key
    return ""


def _duration(report: Report, item: Item, place: Place, moment: Moment) -> None:
    op = operation_of(item)
    if "until" in item and not op.lasting:
        report.add("pack-until-not-lasting", place.key("until"), op=op.word)
        return
    if moment.continuous or not op.lasting:
        return
    if moment.trigger == USE and "until" not in item:
        report.add("pack-use-needs-until", place.key("until"), op=op.word)
        return
    until = item.get("until", "turn_end")
    needed = _needed_duration(op, item.get("who", "you"), moment)
    if needed and until != needed:
        report.add("pack-duration-misses", place.key("until"), found=until, allowed=needed)


def _needed_duration(op: type[Operation], who: str, moment: Moment) -> str:
    """How long a change must last to matter, if it would be over too soon otherwise."""
    if op.counts_in == ANY_TIME:
        return ""
    if who == "you" and op.counts_in != WHOLE_TURN:
        return "" if _in_time(op, moment) else "end_of_your_next_turn"
    own_turn = moment.trigger not in (*IN_OPPONENTS_TURNS, *DESTRUCTION, "ark_income")
    # Opponents roll, buy and attack in their own turns only.
    return "your_next_turn" if who in CHOSEN_OPPONENTS and own_turn else ""


def _in_time(op: type[Operation], moment: Moment) -> bool:
    """Does a change made now still count for the controller in this very turn?"""
    if moment.trigger or moment.card_type == "event" or op.counts_in == EFFECT_PHASE:
        return False
    return moment.phase == "EFFECT" or (moment.phase == "DICE" and op.counts_in != CHOICE_OF_POOL)


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
    players = _player_key(item)
    for name in item.get("if", {}):
        here = place.key("if").key(name)
        condition = CONDITIONS[name]
        if condition.of_soldiers and moment.card_type != "soldier":
            report.add("pack-only-soldiers", here, key=name)
        elif condition.continuous and not moment.continuous:
            report.add("pack-blocking-continuous", here)
        elif condition.triggers and moment.trigger not in condition.triggers:
            allowed = ", ".join(condition.triggers)
            report.add("pack-condition-needs-trigger", here, key=name, allowed=allowed)
        elif condition.of_whole_item and moment.structure:
            report.add("pack-useless-inside", here, key=name, outer=moment.structure)
        elif condition.of_players and (not players or item[players] == "you"):
            report.add("pack-condition-needs-players", here, key=name)


def _dice(report: Report, item: Item, place: Place, moment: Moment) -> None:
    op = operation_of(item)
    if op.pool and not moment.has_pool(op.pool):
        moment.report_no_pool(report, op.word, place.key("op"))
