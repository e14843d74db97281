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
from stormark.games.xibalba.fields import FIELDS
from stormark.games.xibalba.invariants import broken
from stormark.games.xibalba.procedure import OVER
from stormark.games.xibalba.state import IDLE, Frame, Position
from stormark.kernel.chance import FastRandom
from stormark.kernel.compiling import i64, vec
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

    def next_seat(self, random: FastRandom) -> i64:
        return self.top.decider(self)

    def options(self, seat: i64) -> list[int]:
        return list(self.moves(seat))

    def moves(self, seat: i64) -> vec[i64]:
        if not self.known:
            self.open = self.top.moves(self)
            self.known = True
        return self.open

    def apply(self, seat: i64, option: i64, io: Io) -> None:
        self.chance = io.chance
        self.sink = io.sink
        self.known = False
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
        return FIELDS.to_json(self)

    def run_frame(self, frame: Frame) -> bool:
        return run(self, frame)

    def frame_options(self, frame: Frame) -> list[int]:
        return options_of(self, frame)

    def choose_in_frame(self, frame: Frame, option: i64) -> None:
        choose(self, frame, option)


def advance(s: Position) -> None:
    """Run procedures until one waits for a decision or somebody has won (X-WIN-03)."""
    while s.winner < 0:
        if not s.top.run(s):
            return
    s.begin(OVER)


def run(s: Position, f: Frame) -> bool:
    """One step of the top frame; False when it waits for a decision."""
    kind = f.kind
    if kind == L.F_ITEMS:
        return run_items(s, f)
    if kind == L.F_TRIGGERS:
        return run_triggers(s, f)
    if kind == L.F_DICE_CHOICE:
        return run_dice_choice(s, f)
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
    return False  # F_CHOOSE always waits


def options_of(s: Position, f: Frame) -> list[int]:
    """The options of a waiting frame."""
    kind = f.kind
    if kind == L.F_ITEMS:
        return item_options(s, f)
    if kind == L.F_TRIGGERS:
        return trigger_options(s, f)
    if kind == L.F_DICE_CHOICE:
        return dice_choice_options(s, f)
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
    return scout.scout_options(s, f)


def choose(s: Position, f: Frame, option: i64) -> None:
    """Carry out an option of a waiting frame."""
    kind = f.kind
    if kind == L.F_ITEMS:
        choose_item(s, f, option)
    elif kind == L.F_TRIGGERS:
        choose_trigger(s, f, option)
    elif kind == L.F_DICE_CHOICE:
        choose_die(s, f, option)
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
    else:
        scout.choose_scout(s, f, option)
