"""What a question is about, as numbers."""

from __future__ import annotations

from stormark.games.xibalba.effects.effect import CARRY_OUT, Effect
from stormark.games.xibalba.effects.item_choice import ItemChoice, RepeatedChoice
from stormark.games.xibalba.effects.operations.gain import PlaceCard
from stormark.games.xibalba.effects.operations.scout import Scouting
from stormark.games.xibalba.effects.operations.todo import AgreedChange
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.destroy import DestroySoldier
from stormark.games.xibalba.turn.destroy_addon import DestroyAddon
from stormark.kernel.compiling import i64


def card_in_question(procedure: Procedure) -> i64:
    """The card whose effect asks, or that something is to happen to; -1: none."""
    if isinstance(procedure, Effect):
        return procedure.card
    if isinstance(procedure, ItemChoice):
        return procedure.card
    if isinstance(procedure, RepeatedChoice):
        return procedure.card
    if isinstance(procedure, AgreedChange):
        return procedure.card
    if isinstance(procedure, PlaceCard):
        return procedure.card
    if isinstance(procedure, Scouting):
        return procedure.card
    if isinstance(procedure, DestroySoldier):
        return procedure.card
    if isinstance(procedure, DestroyAddon):
        return procedure.card
    return -1


def step_in_question(procedure: Procedure) -> i64:
    """The step; an agreed change goes on counting where the effect that asks for it ends."""
    if isinstance(procedure, AgreedChange):
        return CARRY_OUT + 1 + procedure.step
    return procedure.step


def face(s: Position, card: i64) -> i64:
    """The face of a card + 1; copies of a card have the same.  0: no card."""
    return 0 if card < 0 else s.tables.card[card] + 1
