"""The engine: runs procedures until somebody has to decide, and offers the options."""

from __future__ import annotations

from typing import final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects import choices, scout
from stormark.games.xibalba.effects.dice_choice import (
    choose_die,
    dice_choice_options,
    run_dice_choice,
)
from stormark.games.xibalba.effects.items import choose_item, item_options, run_items
from stormark.games.xibalba.effects.triggers import (
    choose_trigger,
    run_triggers,
    trigger_options,
)
from stormark.games.xibalba.invariants import broken
from stormark.games.xibalba.procedure import OVER
from stormark.games.xibalba.snapshot import to_json
from stormark.games.xibalba.state import IDLE, Frame, Position
from stormark.games.xibalba.turn import action, attack, destroy, dice, phases, reorganizing
from stormark.games.xibalba.turn.activate import run_activate
from stormark.games.xibalba.turn.buy import run_buy
from stormark.kernel.json import JsonDict
from stormark.kernel.state import Io


@final
class XibalbaState(Position):
    """A position that knows the rules."""

    __slots__ = ()

    def copy(self) -> XibalbaState:
        return XibalbaState(self.tables, self)

    def open_seats(self) -> list[int]:
        seat = self.top.decider(self)
        return [] if seat < 0 else [seat]

    def options(self, seat: int) -> list[int]:
        found = self.open
        if found is None:
            found = self.top.options(self)
            self.open = found
        return found

    def apply(self, seat: int, option: int, io: Io) -> None:
        self.chance = io.chance
        self.sink = io.sink
        self.open = None
        self.answered[seat] += 1
        self.top.choose(self, option)
        advance(self)
        self.chance = IDLE
        self.sink = None

    def returns(self) -> list[float]:
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    def check(self) -> list[str]:
        return broken(self)

    def to_json(self) -> JsonDict:
        return to_json(self)

    def run_frame(self, frame: Frame) -> bool:
        return run(self, frame)

    def frame_options(self, frame: Frame) -> list[int]:
        return options_of(self, frame)

    def choose_in_frame(self, frame: Frame, option: int) -> None:
        choose(self, frame, option)

    def frame_decider(self, frame: Frame) -> int:
        return decider(frame)


def advance(s: Position) -> None:
    """Run procedures until one waits for a decision or somebody has won (X-WIN-03)."""
    while s.winner < 0:
        if not s.top.run(s):
            return
    s.begin(OVER)


def decider(f: Frame) -> int:
    """Who decides in a waiting frame."""
    if f.kind == L.F_ATTACK and f.step == attack.BLOCK:
        return f.other
    if f.kind == L.F_DESTROY or f.kind == L.F_DESTROY_ADDON:
        return f.other
    return f.seat


def run(s: Position, f: Frame) -> bool:
    """One step of the top frame; False when it waits for a decision."""
    kind = f.kind
    if kind == L.F_ACTION:
        return action.run_action(s, f)
    if kind == L.F_DICE:
        return dice.run_dice(s, f)
    if kind == L.F_ITEMS:
        return run_items(s, f)
    if kind == L.F_ATTACK:
        return attack.run_attack(s, f)
    if kind == L.F_TRIGGERS:
        return run_triggers(s, f)
    if kind == L.F_EFFECT:
        return phases.run_effect(s, f)
    if kind == L.F_START:
        return phases.run_start(s, f)
    if kind == L.F_DESTROY:
        return destroy.run_destroy(s, f)
    if kind == L.F_DESTROY_ADDON:
        return destroy.run_destroy_addon(s, f)
    if kind == L.F_ENTER:
        return destroy.run_enter(s, f)
    if kind == L.F_BUY:
        return run_buy(s, f)
    if kind == L.F_ACTIVATE:
        return run_activate(s, f)
    if kind == L.F_DICE_CHOICE:
        return run_dice_choice(s, f)
    if kind == L.F_ADJUST:
        return dice.run_adjust(s, f)
    if kind == L.F_ADDON:
        return choices.run_addon(s, f)
    if kind == L.F_CYCLE:
        return choices.run_cycle(s, f)
    if kind == L.F_GAIN:
        return choices.run_gain(s, f)
    if kind == L.F_PLACE:
        return choices.run_place(s, f)
    if kind == L.F_REUSE:
        return choices.run_reuse(s, f)
    if kind == L.F_FREE_ACTION:
        return choices.run_free_action(s, f)
    if kind == L.F_SCOUT:
        return scout.run_scout(s, f)
    if kind == L.F_REORGANIZE:
        return reorganizing.run_reorganize(s, f)
    return False  # F_CHOOSE always waits


def options_of(s: Position, f: Frame) -> list[int]:
    """The options of a waiting frame."""
    kind = f.kind
    if kind == L.F_ACTION:
        return action.action_options(s, f)
    if kind == L.F_DICE:
        return dice.dice_options(s, f)
    if kind == L.F_ITEMS:
        return item_options(s, f)
    if kind == L.F_ATTACK:
        return attack.attack_options_open(s, f)
    if kind == L.F_TRIGGERS:
        return trigger_options(s, f)
    if kind == L.F_EFFECT:
        return phases.resolve_options(s, f)
    if kind == L.F_DESTROY:
        return destroy.keep_soldier_options(s, f)
    if kind == L.F_DESTROY_ADDON:
        return destroy.keep_addon_options(s, f)
    if kind == L.F_DICE_CHOICE:
        return dice_choice_options(s, f)
    if kind == L.F_ADJUST:
        return dice.adjust_options(s, f)
    if kind == L.F_ADDON:
        return choices.addon_options(s, f)
    if kind == L.F_CYCLE:
        return choices.cycle_options(s, f)
    if kind == L.F_GAIN:
        return choices.gain_choices(s, f)
    if kind == L.F_PLACE:
        return choices.place_options(s, f)
    if kind == L.F_REUSE:
        return choices.reuse_options(s, f)
    if kind == L.F_FREE_ACTION:
        return choices.free_discard_options(s, f)
    if kind == L.F_CHOOSE:
        return choices.choose_options(s, f)
    if kind == L.F_REORGANIZE:
        return reorganizing.reorganize_options(s, f)
    return scout.scout_options(s, f)


def choose(s: Position, f: Frame, option: int) -> None:
    """Carry out an option of a waiting frame."""
    kind = f.kind
    if kind == L.F_ACTION:
        action.choose_action(s, f, option)
    elif kind == L.F_DICE:
        dice.choose_dice(s, f, option)
    elif kind == L.F_ITEMS:
        choose_item(s, f, option)
    elif kind == L.F_ATTACK:
        attack.choose_in_attack(s, f, option)
    elif kind == L.F_TRIGGERS:
        choose_trigger(s, f, option)
    elif kind == L.F_EFFECT:
        phases.choose_resolve(s, f, option)
    elif kind == L.F_DESTROY:
        destroy.choose_keep_soldier(s, f, option)
    elif kind == L.F_DESTROY_ADDON:
        destroy.choose_keep_addon(s, f, option)
    elif kind == L.F_DICE_CHOICE:
        choose_die(s, f, option)
    elif kind == L.F_ADJUST:
        dice.choose_adjust(s, f, option)
    elif kind == L.F_ADDON:
        choices.choose_addon(s, f, option)
    elif kind == L.F_CYCLE:
        choices.choose_cycle(s, f, option)
    elif kind == L.F_GAIN:
        choices.choose_gain(s, f, option)
    elif kind == L.F_PLACE:
        choices.choose_place(s, f, option)
    elif kind == L.F_REUSE:
        choices.choose_reuse(s, f, option)
    elif kind == L.F_FREE_ACTION:
        choices.choose_free_discard(s, f, option)
    elif kind == L.F_CHOOSE:
        choices.choose_option(s, f, option)
    elif kind == L.F_REORGANIZE:
        reorganizing.choose_reorganize(s, f, option)
    else:
        scout.choose_scout(s, f, option)
