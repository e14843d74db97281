"""The messages of a table's socket.  docs/protocol.md and the JSON schema are made from these.

A connection shows one viewer: a seat, or a spectator.  It begins with `hello`; the server answers
`welcome`, then an `update` for everything that happens, numbered without gaps.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

PROTOCOL: Final = 1

Request: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""The client's own name for what it asks: asking again under the same name changes nothing."""
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
JsonObject: TypeAlias = dict[str, Any]


class Said(Struct, tag_field="type", forbid_unknown_fields=True):
    """Any message of a client."""


class Hello(Said, tag="hello"):
    """The first message.  Without a token one watches; `since` is the last number already seen."""

    protocol: int
    token: Token = ""
    since: int | None = None
    lang: Literal["en", "de"] | None = None  # decisions and events come with sentences
    watch: int | None = None  # the seat a spectator wants to look over, where the table allows it
    name: Annotated[str, Meta(max_length=40)] = ""  # what a spectator wants to be called
    password: Annotated[str, Meta(max_length=200)] = ""  # of a locked table, for spectators


class Act(Said, tag="act"):
    """Answer the decision named with one of its actions."""

    request: Request
    decision: Annotated[str, Meta(max_length=40)]
    action: JsonObject


class Write(Said, tag="write"):
    """Answer in notation; a compound move is taken as a whole or not at all."""

    request: Request
    text: Annotated[str, Meta(max_length=200)]
    decision: Annotated[str, Meta(max_length=40)] | None = None


class TakeBack(Said, tag="undo"):
    """Take back one's last move, or with `turn` everything of one's turn."""

    request: Request
    turn: bool = False


class Propose(Said, tag="propose"):
    """Propose to take back everything after record `to`, or to pause; all people must agree."""

    request: Request
    what: Literal["undo", "pause"]
    to: int = 0


class Agree(Said, tag="agree"):
    """Agree to what is proposed."""

    request: Request


class Decline(Said, tag="decline"):
    """Decline what is proposed, or withdraw it."""

    request: Request


class Resume(Said, tag="resume"):
    """End a pause."""

    request: Request


class LeaveToBot(Said, tag="leave"):
    """Let a bot play one's seat until one comes back."""

    request: Request


class ComeBack(Said, tag="return"):
    """Play one's seat oneself again."""

    request: Request


class Resign(Said, tag="resign"):
    """Give up; a bot plays on where others still play against each other."""

    request: Request


class Standing(Said, tag="standing"):
    """Answers given in advance: what to answer to each kind of decision, until changed."""

    request: Request
    answers: dict[Annotated[str, Meta(max_length=40)], JsonObject]


class Say(Said, tag="say"):
    """A line of chat."""

    request: Request
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Said, tag="mute"):
    """Read no more of a seat's chat, or with -1 of all spectators'; or read it again."""

    request: Request
    seat: Annotated[int, Meta(ge=-1, le=99)]
    muted: bool = True


class Note(Said, tag="note"):
    """Keep one's private notes about this table; they replace those before."""

    request: Request
    text: Annotated[str, Meta(max_length=10_000)]


class Ping(Said, tag="ping"):
    """Answered by `pong`."""


Asked: TypeAlias = (
    Act | Write | TakeBack | Propose | Agree | Decline | Resume | LeaveToBot | ComeBack | Resign
)
"""What a seat can ask for: each becomes a record of the log, or is refused."""

Sociable: TypeAlias = Say | Mute | Note
"""What has nothing to do with the match."""

FromClient: TypeAlias = Hello | Asked | Standing | Sociable | Ping


class Told(Struct, tag_field="type", omit_defaults=True):
    """Any message of the server."""


class Welcome(Told, tag="welcome", omit_defaults=False):
    """Where things stand: the whole view of this viewer and what it is asked."""

    protocol: int
    viewer: int  # a seat, or -1
    seq: int  # the number of the last record of the log
    table: JsonObject
    view: JsonObject | None  # None until the match begins
    decisions: list[JsonObject]
    play: JsonObject | None  # clocks, who plays, what is proposed, the result
    events: list[JsonObject]  # what happened after `since`
    standing: JsonObject  # this seat's answers given in advance


class Update(Told, tag="update", omit_defaults=False):
    """Record number `seq` of the log: what this viewer may know of it."""

    seq: int
    events: list[JsonObject]
    kind: str  # of the record
    by: int | None  # the seat that asked for it
    patch: list[list[Any]]  # how the view changed: see docs/protocol.md
    decisions: list[JsonObject]
    play: JsonObject


class Accepted(Told, tag="accepted"):
    """What was asked is done, and is record `seq` of the log."""

    request: str
    seq: int


class Refused(Told, tag="refused"):
    """What was asked breaks a rule; nothing has changed."""

    request: str
    rule: str
    reason: str = ""
    params: JsonObject = {}


class Prepared(Told, tag="prepared"):
    """The answers given in advance are kept."""

    request: str
    answers: JsonObject


class TableChanged(Told, tag="table"):
    """Who sits where, names, settings: the table's public card, whole."""

    table: JsonObject


class ChatLine(Told, tag="chat", omit_defaults=False):
    """Somebody said something; `seat` is None for a spectator."""

    id: int
    at: int
    seat: int | None
    name: str
    text: str


class Presence(Told, tag="presence", omit_defaults=False):
    """Who is connected: the seats, and how many spectators."""

    seats: list[int]
    spectators: int


class Company(Told, tag="company", omit_defaults=False):
    """Sent once after the first `welcome`: the last lines of chat, and what is this seat's own."""

    chat: list[ChatLine]
    presence: Presence
    muted: list[int]
    notes: str


class Done(Told, tag="done"):
    """What was asked is done; it is no part of the match."""

    request: str


class Problem(Told, tag="error"):
    """A message that could not be understood: which field, and what is wrong with it."""

    problem: str
    place: str
    params: JsonObject = {}


class Pong(Told, tag="pong"):
    """Here."""


class Farewell(Told, tag="bye"):
    """The server is about to close the connection; `reason` is a message id."""

    reason: str


FromServer: TypeAlias = (
    Welcome
    | Update
    | Accepted
    | Refused
    | Prepared
    | TableChanged
    | ChatLine
    | Presence
    | Company
    | Done
    | Problem
    | Pong
    | Farewell
)
