"""From what a seat asks for to the way the course goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from stormark.server.protocol import messages as M
from stormark.server.table.commands import Adding
from stormark.server.table.records import Record

Step: TypeAlias = Callable[[Adding], Record | Refusal]


def step(asked: M.Asked, bot: str) -> Step:
    """What to do for a request.  `bot` plays where people leave.  Raises InputError."""
    match asked:
        case M.Act(decision=decision, action=given):
            action = Action.from_json(given)
            return lambda adding: adding.act(action, decision)
        case M.Write(text=text, decision=maybe):
            return lambda adding: adding.write(text, maybe)
        case M.TakeBack(turn=turn):
            return lambda adding: adding.undo(turn)
        case M.Propose(what=what, to=to):
            return lambda adding: adding.propose(what, to, bot)
        case M.Agree():
            return lambda adding: adding.agree(bot)
        case M.Decline():
            return Adding.decline
        case M.Resume():
            return Adding.resume
        case M.LeaveToBot():
            return lambda adding: adding.leave_to_bot(bot, "left")
        case M.ComeBack():
            return Adding.come_back
        case M.Resign():
            return lambda adding: adding.resign(bot)
