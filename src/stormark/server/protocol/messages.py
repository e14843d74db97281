"""The messages of a table's socket.  docs/protocol.md and the JSON schema are made from these.

A connection shows one viewer: a seat, or a spectator.  It begins with `hello`; the server answers
`welcome`, then an `update` for everything that happens, numbered without gaps.
"""

from __future__ import annotations

from typing import Final

from stormark.server.protocol.client_messages import (
    Act,
    Agree,
    ComeBack,
    Decline,
    FromClient,
    Hello,
    History,
    LeaveToBot,
    Mute,
    Note,
    Ping,
    Propose,
    Request,
    Resign,
    Resume,
    Say,
    SetAutoAnswers,
    TakeBack,
    Why,
    Write,
)
from stormark.server.protocol.server_messages import (
    Accepted,
    AutoAnswersSaved,
    Bye,
    ChatLine,
    ChatLineRemoved,
    ComeBackIn,
    Done,
    Earlier,
    FromServer,
    Notice,
    Pong,
    Presence,
    Problem,
    Refused,
    SocialState,
    TableChanged,
    Update,
    Welcome,
    WhyAnswer,
)

PROTOCOL: Final = 1

__all__ = [
    "PROTOCOL",
    "Accepted",
    "Act",
    "Agree",
    "AutoAnswersSaved",
    "Bye",
    "ChatLine",
    "ChatLineRemoved",
    "ComeBack",
    "ComeBackIn",
    "Decline",
    "Done",
    "Earlier",
    "FromClient",
    "FromServer",
    "Hello",
    "History",
    "LeaveToBot",
    "Mute",
    "Note",
    "Notice",
    "Ping",
    "Pong",
    "Presence",
    "Problem",
    "Propose",
    "Refused",
    "Request",
    "Resign",
    "Resume",
    "Say",
    "SetAutoAnswers",
    "SocialState",
    "TableChanged",
    "TakeBack",
    "Update",
    "Welcome",
    "Why",
    "WhyAnswer",
    "Write",
]
