"""The messages of a table's socket.  docs/protocol.md and the JSON schema are made from these.

A connection shows one viewer: a seat, or a spectator.  It begins with `hello`; the server answers
`welcome`, then an `update` for everything that happens, numbered without gaps.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec import field as msgspec_field

from stormark.kernel.languages import Language
from stormark.server.protocol.shapes import (
    Decision,
    Event,
    JsonObject,
    PatchStep,
    Plan,
    Play,
    Section,
    Text,
)
from stormark.server.protocol.summaries import TableSummary

PROTOCOL: Final = 1

RequestId: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\x00-\x1f\x7f]+$",
        description="The client's own name for this: asking again under it changes nothing.",
    ),
]
Answered: TypeAlias = Annotated[str, Meta(description="The name the client gave its request.")]
DecisionId: TypeAlias = Annotated[str, Meta(max_length=40, description="The `id` of a decision.")]
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
Answers: TypeAlias = Annotated[
    dict[Annotated[str, Meta(max_length=40)], JsonObject],
    Meta(description="An action for each kind of decision."),
]


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Any message of a client."""


class Hello(ClientMessage, tag="hello"):
    """The first message.  Without a token one watches."""

    protocol: Annotated[int, Meta(description="The version of the protocol: 1.")]
    token: Annotated[str, Meta(max_length=64, description="What proves whose seat it is.")] = ""
    since: Annotated[
        int | None, Meta(description="The last number already seen: later events come with it.")
    ] = None
    head: Annotated[
        str,
        Meta(
            max_length=64, description="The last `head` that was told, so that no loss is missed."
        ),
    ] = ""
    lang: Annotated[
        Language | None,
        Meta(description="Decisions and events come with sentences in this language."),
    ] = None
    text: Annotated[
        bool, Meta(description="With `lang`: the whole table comes in words, as `board`.")
    ] = False
    position: Annotated[
        bool, Meta(description="With every question comes the position to think about it.")
    ] = False
    watch: Annotated[
        int | None,
        Meta(description="The seat a spectator wants to look over, where the table allows it."),
    ] = None
    name: Annotated[
        str, Meta(max_length=40, description="What a spectator wants to be called.")
    ] = ""
    password: Annotated[
        str, Meta(max_length=200, description="Of a locked table, for spectators.")
    ] = ""


class Act(ClientMessage, tag="act"):
    """Answer the decision named with one of its actions, and go on with others at once.

    All of them are taken as a whole or not at all: one record, one `undo`.  They may go on to the
    first action that draws chance or shows something hidden.
    """

    request: RequestId
    decision: DecisionId
    action: Annotated[JsonObject, Meta(description="One of the decision's actions, without text.")]
    then: Annotated[
        list[JsonObject],
        Meta(max_length=64, description="Further actions of this seat after it, in order."),
    ] = []


class Write(ClientMessage, tag="write"):
    """Answer in notation; a compound move is taken as a whole or not at all.

    It may go on to the first action that draws chance or shows something hidden.
    """

    request: RequestId
    text: Annotated[str, Meta(max_length=200, description="The notation of the game.")]
    decision: Annotated[
        DecisionId | None, Meta(description="null: whatever is asked at the moment.")
    ] = None


class TakeBack(ClientMessage, tag="undo"):
    """Take back one's last move, or with `turn` everything of one's turn."""

    request: RequestId
    turn: Annotated[bool, Meta(description="Everything of the own turn at once.")] = False


class Propose(ClientMessage, tag="propose"):
    """Propose to go back, to pause, to go on after a pause, or to let a bot play for somebody.

    All other people must agree.  A bot may be proposed for somebody who has been away for a while.
    """

    request: RequestId
    what: Literal["undo", "pause", "resume", "stand_in"]
    to: Annotated[
        int,
        Meta(description="The last number that shall still count, or the seat of who is away."),
    ] = 0


class Agree(ClientMessage, tag="agree"):
    """Agree to what is proposed."""

    request: RequestId


class Decline(ClientMessage, tag="decline"):
    """Decline what is proposed, or withdraw it."""

    request: RequestId


class Resume(ClientMessage, tag="resume"):
    """Propose to end a pause; where nobody else has to agree, it ends at once."""

    request: RequestId


class LeaveToBot(ClientMessage, tag="leave"):
    """Let a bot play one's seat until one comes back."""

    request: RequestId


class ComeBack(ClientMessage, tag="return"):
    """Play one's seat oneself again."""

    request: RequestId


class Resign(ClientMessage, tag="resign"):
    """Give up; a bot plays on where others still play against each other."""

    request: RequestId


class History(ClientMessage, tag="history"):
    """Ask for what happened earlier; answered by `earlier`."""

    request: RequestId
    to: Annotated[
        int, Meta(ge=1, description="The last number to be told: `earlier` of the page after it.")
    ]


class Why(ClientMessage, tag="why"):
    """Ask what would keep one's seat from an action, without trying it; answered by `because`.

    The action is given as such or in notation, of which only the first move is judged.
    """

    request: RequestId
    action: Annotated[JsonObject | None, Meta(description="In the form of an action.")] = None
    text: Annotated[str, Meta(max_length=200, description="Or in the notation of the game.")] = ""


class Goal(Struct, forbid_unknown_fields=True):
    """An action that one would like to come to, perhaps incomplete."""

    verb: Annotated[str, Meta(min_length=1, max_length=40)]
    args: Annotated[JsonObject, Meta(description="Those that matter; others are left open.")] = {}


class MakePlans(ClientMessage, tag="plan"):
    """Ask how to come to a goal by foreseeable actions of one's own; answered by `plans`."""

    request: RequestId
    goal: Goal


class SetAutoAnswers(ClientMessage, tag="standing"):
    """Answers given in advance: what to answer to each kind of decision, until changed."""

    request: RequestId
    answers: Answers


class Say(ClientMessage, tag="say"):
    """A line of chat.  Unlike a record, it is written again when it is repeated."""

    request: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(ClientMessage, tag="mute"):
    """Read no more of somebody's chat, or read it again."""

    request: RequestId
    seat: Annotated[int, Meta(ge=-1, le=99, description="Whose; -1: all spectators'.")]
    muted: bool = True


class Note(ClientMessage, tag="note"):
    """Keep one's private notes about this table; they replace those before."""

    request: RequestId
    text: Annotated[str, Meta(max_length=10_000)]


class Ping(ClientMessage, tag="ping"):
    """Answered by `pong`."""


Request: TypeAlias = (
    Act | Write | TakeBack | Propose | Agree | Decline | Resume | LeaveToBot | ComeBack | Resign
)
"""What a seat can ask for: each becomes a record of the log, or is refused."""

SocialRequest: TypeAlias = Say | Mute | Note
"""What has nothing to do with the match."""

Question: TypeAlias = Why | MakePlans | History
"""What is answered without changing anything."""

FromClient: TypeAlias = Hello | Request | Question | SetAutoAnswers | SocialRequest | Ping


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
        JsonObject | None, Meta(description="As the game draws it up; null until the match begins.")
    ]
    decisions: Asks
    play: Play | None
    events: Annotated[
        list[Event],
        Meta(description="What happened after `since`; of much only the last part."),
    ]
    standing: Annotated[JsonObject, Meta(description="This seat's answers given in advance.")]
    earlier: Reached = 0
    head: HeadText = ""
    board: InWords = UNSET
    position: Position = UNSET


class Update(ServerMessage, tag="update", omit_defaults=False):
    """A record of the log: what this viewer may know of it; one it may not notice is not told."""

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
    rule: Annotated[str, Meta(description="The id of the rule in the way.")] = ""
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


class Earlier(ServerMessage, tag="earlier", omit_defaults=False):
    """What happened before, as a page of the log."""

    request: Answered
    events: Known
    earlier: Reached


class AutoAnswersSaved(ServerMessage, tag="prepared"):
    """The answers given in advance are kept."""

    request: Answered
    answers: Answers


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
    """What an operator decided about whoever is connected here."""

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
    """Seconds in which to come back; whoever is sent away chooses any moment between."""

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
