"""What the server says at a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec import field as msgspec_field

from stormark.server.protocol.shapes import (
    AutoAnswers,
    Decision,
    Event,
    Hint,
    JsonObject,
    PatchStep,
    Plan,
    Play,
    Section,
    SideChance,
    Text,
)
from stormark.server.protocol.summaries import TableSummary

Answered: TypeAlias = Annotated[str, Meta(description="The name the client gave its request.")]
Params: TypeAlias = Annotated[JsonObject, Meta(description="What the message's text mentions.")]
Whole: TypeAlias = Annotated[TableSummary, Meta(description="The table's public card.")]
Asks: TypeAlias = Annotated[list[Decision], Meta(description="What this viewer is asked now.")]
Reached: TypeAlias = Annotated[
    int,
    Meta(
        description="The events are those after this number; if it is more than was asked for, "
        "`history` tells what was before."
    ),
]
Known: TypeAlias = Annotated[list[Event], Meta(description="What happened, for this viewer.")]
HeadText: TypeAlias = Annotated[
    str,
    Meta(description="Of the log as this viewer knows it: to be shown with the next `hello`."),
]
InWords: TypeAlias = Annotated[
    list[Section] | UnsetType,
    Meta(description="The table in words, where `hello` asked for `text`."),
]
Position: TypeAlias = Annotated[
    JsonObject | UnsetType,
    Meta(
        description="Where `hello` asked for it and while the viewer is asked: the position as it "
        "sees it, in the form in which this version of Stormark keeps positions."
    ),
]


class ServerMessage(Struct, tag_field="type", omit_defaults=True):
    """Any message of the server."""


class Welcome(ServerMessage, tag="welcome", omit_defaults=False):
    """Where things stand: the whole view of this viewer and what it is asked."""

    protocol: int
    viewer: Annotated[int, Meta(description="A seat, or -1 for a spectator.")]
    seq: Annotated[
        int, Meta(description="The last number of this viewer; 0: the match has not begun.")
    ]
    table: Whole
    view: Annotated[
        JsonObject | None,
        Meta(description="In the form the game defines; null until the match begins."),
    ]
    decisions: Asks
    play: Play | None
    events: Annotated[
        list[Event],
        Meta(description="What happened after `since`; of much only the last part."),
    ]
    standing: Annotated[JsonObject, Meta(description="This seat's automatic answers.")]
    earlier: Reached = 0
    head: HeadText = ""
    board: InWords = UNSET
    position: Position = UNSET


class Update(ServerMessage, tag="update", omit_defaults=False):
    """A record of the log: what this viewer may know of it; one it may not notice is not sent."""

    seq: Annotated[int, Meta(description="Its number for this viewer: one more than before.")]
    events: Known
    kind: Annotated[str, Meta(description="What kind of record it is.")]
    by: Annotated[int | None, Meta(description="The seat it came from; null: the server.")]
    patch: Annotated[list[PatchStep], Meta(description="How the view changed.")]
    decisions: Asks
    play: Play
    head: HeadText = ""
    board: InWords = UNSET
    position: Position = UNSET


class Accepted(ServerMessage, tag="accepted"):
    """What was asked is done."""

    request: Answered
    seq: Annotated[int, Meta(description="The number of the record it became.")]


class Refused(ServerMessage, tag="refused"):
    """What was asked breaks a rule; nothing has changed."""

    request: Answered
    rule: Annotated[str, Meta(description="The id of the rule.")]
    reason: Annotated[str, Meta(description="Which way to break it, where there are several.")] = ""
    params: Params = {}
    text: Text = ""


class WhyAnswer(ServerMessage, tag="because"):
    """What would keep the seat from an action at the moment, or that nothing would."""

    request: Answered
    possible: bool
    rule: Annotated[str, Meta(description="The id of the rule that forbids it.")] = ""
    reason: Annotated[str, Meta(description="Which way to break it, where there are several.")] = ""
    params: Params = {}
    text: Text = ""


class Plans(ServerMessage, tag="plans", omit_defaults=False):
    """The ways to a goal, the nearest first; none if it cannot be reached foreseeably."""

    request: Answered
    plans: Annotated[
        list[Plan],
        Meta(
            description="For every action that fits the goal the cheapest way; for a goal that "
            "only one action fits, also other ways to pay."
        ),
    ]
    more: Annotated[bool, Meta(description="There may be others: not everything was tried.")]


class Hints(ServerMessage, tag="hints", omit_defaults=False):
    """What a strong player would do, from what the seat sees; none if it has nothing to decide."""

    request: Answered
    decision: Annotated[str, Meta(description="The question it is about; empty: there is none.")]
    hints: Annotated[list[Hint], Meta(description="The best plans, the best one first.")]


class Chances(ServerMessage, tag="chances", omit_defaults=False):
    """How likely every side wins, from what the seat sees."""

    request: Answered
    sides: Annotated[list[SideChance], Meta(description="In the order of their first seats.")]


class Earlier(ServerMessage, tag="earlier", omit_defaults=False):
    """What happened before, as a page of the log."""

    request: Answered
    events: Known
    earlier: Reached


class AutoAnswersSaved(ServerMessage, tag="prepared"):
    """The automatic answers are stored."""

    request: Answered
    answers: AutoAnswers


class TableChanged(ServerMessage, tag="table"):
    """Who sits where, names or settings changed."""

    table: Whole


class ChatLine(ServerMessage, tag="chat", omit_defaults=False):
    """Somebody said something."""

    id: Annotated[int, Meta(description="Grows from line to line.")]
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    seat: Annotated[int | None, Meta(description="null: a spectator.")]
    role: Annotated[
        Literal["player", "spectator"],
        Meta(description="Shown beside the name: spectators may be called anything."),
    ]
    account: Annotated[bool, Meta(description="Whether they were logged in; otherwise a guest.")]
    name: Annotated[str, Meta(description="Empty: a spectator without a name.")]
    text: str


class ChatLineRemoved(ServerMessage, tag="chat_removed", omit_defaults=False):
    """An operator removed a line of chat."""

    id: Annotated[int, Meta(description="Its number.")]


class Notice(ServerMessage, tag="notice", omit_defaults=False):
    """What an operator decided about the person connected here."""

    id: Annotated[int, Meta(description="Grows from notice to notice.")]
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    message: Annotated[str, Meta(description="A message id.")]
    params: Params
    text: Text


class Presence(ServerMessage, tag="presence", omit_defaults=False):
    """Who is connected."""

    seats: list[int]
    spectators: Annotated[int, Meta(description="How many.")]


class SocialState(ServerMessage, tag="company", omit_defaults=False):
    """Sent once after the first `welcome`."""

    chat: Annotated[list[ChatLine], Meta(description="The last lines.")]
    presence: Presence
    muted: Annotated[list[int], Meta(description="Whom this seat does not read.")]
    notes: Annotated[str, Meta(description="What this seat wrote down for itself.")]


class Done(ServerMessage, tag="done"):
    """What was asked is done; it is no part of the match."""

    request: Answered


class Problem(ServerMessage, tag="error"):
    """A message that could not be understood, or not be carried out now (`storage`).

    What could not be written may be asked for again under the same name.
    """

    problem: Annotated[str, Meta(description="A message id.")]
    place: Annotated[str, Meta(description="The field.")]
    params: Params = {}
    request: Annotated[str, Meta(description="What could not be carried out.")] = ""
    text: Text = ""


class Pong(ServerMessage, tag="pong"):
    """Here."""


class ComeBackIn(Struct):
    """Seconds in which to come back; a client that is sent away chooses any moment between."""

    earliest: Annotated[float, Meta(ge=0)] = msgspec_field(name="from")
    latest: Annotated[float, Meta(ge=0)] = msgspec_field(name="to")


class Bye(ServerMessage, tag="bye"):
    """The server is about to close the connection."""

    reason: Annotated[str, Meta(description="A message id: see closing reasons.")]
    text: Text = ""
    back: Annotated[
        ComeBackIn | UnsetType, Meta(description="When to come back, where the server knows.")
    ] = UNSET


FromServer: TypeAlias = (
    Welcome
    | Update
    | Accepted
    | Refused
    | WhyAnswer
    | Plans
    | Hints
    | Chances
    | Earlier
    | AutoAnswersSaved
    | TableChanged
    | ChatLine
    | ChatLineRemoved
    | Notice
    | Presence
    | SocialState
    | Done
    | Problem
    | Pong
    | Bye
)
