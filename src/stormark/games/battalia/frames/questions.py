"""The questions of frames in words, and why an answer is refused."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.actions import VERBS
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.refusals.acting import in_turn
from stormark.games.battalia.refusals.choices import in_choice
from stormark.games.battalia.refusals.laying import in_line, sacrificing
from stormark.games.battalia.refusals.moving import on_the_way
from stormark.games.battalia.refusals.potions import in_window
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import moving
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

KINDS = {
    V.F_ACT: "act",
    V.F_SACRIFICE: "sacrifice",
    V.F_WINDOW: "window",
    V.F_TAKE: "choose-colour",
    V.F_HIDE: "hide-card",
    V.F_PITCH: "store-card",
    V.F_TRADE: "trade",
}


def question(s: Position, frame: Frame, thread: int) -> tuple[str, JsonDict]:
    return kind_of(s, frame), about(s, frame, thread)


def kind_of(s: Position, frame: Frame) -> str:
    if frame.kind == V.F_MOVING:
        return "movement-cards" if frame.step == moving.LAY else "walk"
    if frame.kind == V.F_LINE:
        line = s.line[frame.seat]
        assert line is not None
        if line.action in (V.V_ROAD, V.V_CITY) and len(line.params) < 3:
            return "choose-site"
        return "lay" if line.units or line.supply else "branch"
    return KINDS[frame.kind]


def about(s: Position, frame: Frame, thread: int) -> JsonDict:
    """What a prompt mentions: the line and what it still needs, the totals of a battle."""
    shown: JsonDict = {}
    line = s.line[frame.seat]
    if frame.kind == V.F_LINE and line is not None:
        shown["action"] = VERBS.by_number[line.action].word
        shown["units"] = line.units
        shown["rank"] = "" if line.rank > 4 else W.FORMS[line.rank]
        shown["supply"] = line.supply
        shown["cards"] = [W.card_word(card) for card in line.cards]
    elif frame.kind == V.F_MOVING and line is not None:
        shown["hero"] = frame.a + 1
        shown["steps"] = line.points + line.tribute if frame.b < 0 else frame.b
    elif frame.kind == V.F_WINDOW:
        shown["window"] = frame.a
        shown["acting"] = frame.c
    return shown


def why_not(s: Position, frame: Frame, seat: int, option: int) -> Refusal:
    """The rule that an option which is not open breaks."""
    if frame.kind == V.F_ACT:
        return in_turn(s, seat, option)
    if frame.kind == V.F_LINE:
        return in_line(s, seat, option)
    if frame.kind == V.F_SACRIFICE:
        return sacrificing(s, seat, option)
    if frame.kind == V.F_MOVING:
        return on_the_way(s, frame, option)
    if frame.kind == V.F_WINDOW:
        return in_window(s, frame, option)
    return in_choice(s, frame, option)
