"""Open decisions: what is asked, and what the question is about."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.effects.items import ASK, item_of
from stormark.games.xibalba.effects.scout import parts
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.procedure import Question
from stormark.games.xibalba.procedures import PROCEDURES
from stormark.games.xibalba.state import Frame
from stormark.kernel.action import Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.step import decision_name

FRAME_KINDS = {
    L.F_TRIGGERS: "order-triggers",
    L.F_DICE_CHOICE: "choose-die",
    L.F_ADDON: "choose-addon",
    L.F_CYCLE: "replace-market",
    L.F_GAIN: "gain-card",
    L.F_PLACE: "place-card",
    L.F_REUSE: "resolve-again",
    L.F_FREE_ACTION: "discard",
    L.F_CHOOSE: "choose-option",
    L.F_SCOUT: "scout",
}

# every kind of decision, by its word
KINDS = (
    *FRAME_KINDS.values(),
    *("use-effect", "choose-opponent"),
    *(kind for procedure in PROCEDURES for kind in procedure.asks),
)


def decision_of(s: XibalbaState, seat: int) -> Decision:
    """The open decision of a seat."""
    kind, about = question(s)
    return Decision(
        decision_name(s, seat),
        seat,
        kind,
        about,
        tuple(VERBS.decode(s.tables, option) for option in s.options(seat)),
    )


def question(s: XibalbaState) -> Question:
    """The kind of the open decision and what it is about."""
    top = s.top
    if isinstance(top, Frame):
        return kind_of(top), about_frame(s, top)
    return top.question(s)


def kind_of(frame: Frame) -> str:
    if frame.kind == L.F_ITEMS:
        return "use-effect" if frame.step == ASK else "choose-opponent"
    return FRAME_KINDS[frame.kind]


def about_frame(s: XibalbaState, frame: Frame) -> JsonDict:
    """What a prompt mentions: the card, dice left, the power of an attack."""
    shown: JsonDict = {}
    if frame.card >= 0:
        shown["card"] = s.tables.refs[frame.card]
    if frame.kind == L.F_ITEMS:
        item = item_of(s, frame)
        shown["op"] = V.OP_WORDS[item.op]
        shown["price"] = {
            "resources": item.pay_resources,
            "paragon": item.pay_paragon,
            "life": item.pay_life,
        }
    elif frame.kind in (L.F_DICE_CHOICE, L.F_CYCLE, L.F_ADDON):
        shown["left"] = frame.pos
    elif frame.kind == L.F_SCOUT and frame.data:
        shown["deck"] = V.TYPE_WORDS[frame.chosen]
        shown["left"] = len(parts(frame.data)[0])
    return shown
