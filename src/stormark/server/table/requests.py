"""From the message of a client to the command that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from stormark.server.protocol import messages as M
from stormark.server.table.commands import Commands
from stormark.server.table.records import Record

Command: TypeAlias = Callable[[Commands], Record | Refusal]


def command_for(asked: M.Request, bot: str) -> Command:
    """What to do for a request.  `bot` plays where people leave.  Raises InputError."""
    match asked:
        case M.Act(decision=decision, action=given, then=further):
            action = Action.from_json(given)
            then = [Action.from_json(each, f"then[{at}]") for at, each in enumerate(further)]
            return lambda commands: commands.act(action, decision, then)
        case M.Write(text=text, decision=maybe):
            return lambda commands: commands.write(text, maybe)
        case M.TakeBack(turn=turn):
            return lambda commands: commands.undo(turn)
        case M.Propose(what=what, to=to):
            return lambda commands: commands.propose(what, to)
        case M.Agree():
            return Commands.agree
        case M.Decline():
            return Commands.decline
        case M.Resume():
            return Commands.resume
        case M.LeaveToBot():
            return lambda commands: commands.leave_to_bot(bot, "left")
        case M.ComeBack():
            return Commands.come_back
        case M.Resign():
            return lambda commands: commands.resign(bot)
