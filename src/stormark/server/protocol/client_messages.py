"""What a client may say at a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from stormark.kernel.languages import Language
from stormark.server.protocol.shapes import AutoAnswers, JsonObject

RequestId: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\x00-\x1f\x7f]+$",
        description="The client's own name for this: asking again under it changes nothing.",
    ),
]
DecisionId: TypeAlias = Annotated[str, Meta(max_length=40, description="The `id` of a decision.")]


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Any message of a client."""


class Hello(ClientMessage, tag="hello"):
    """The first message.  Without a token you watch."""

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
    """Answer the decision named with one of its actions, and continue with others at once.

    All of them are taken as a whole or not at all: one record, one `undo`.  They may continue to
    the first action that draws chance or shows something hidden.
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

    It may continue to the first action that draws chance or shows something hidden.
    """

    request: RequestId
    text: Annotated[str, Meta(max_length=200, description="The notation of the game.")]
    decision: Annotated[
        DecisionId | None, Meta(description="null: whatever is asked at the moment.")
    ] = None


class TakeBack(ClientMessage, tag="undo"):
    """Take back the seat's last move, or with `turn` everything of its turn."""

    request: RequestId
    turn: Annotated[bool, Meta(description="Everything of the seat's own turn at once.")] = False


class Propose(ClientMessage, tag="propose"):
    """Propose to go back, to pause, to resume after a pause, or to let a bot play for somebody.

    All other people must agree.  A bot may be proposed for somebody who has been away for a while.
    """

    request: RequestId
    what: Literal["undo", "pause", "resume", "stand_in"]
    to: Annotated[
        int,
        Meta(
            description="The last number that still counts, or the seat of the person who is away."
        ),
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
    """Let a bot play the seat until its player comes back."""

    request: RequestId


class Shown(ClientMessage, tag="shown"):
    """Say how far the player has seen what happened, while a bot plays the seat: it waits for that.

    Whoever says so before `leave` watches the bot at a pace of their own.  Answered by `done`;
    nobody else is told, and a bot waits for nobody who is not there.
    """

    request: RequestId
    seq: Annotated[int, Meta(ge=0, description="The last number that was shown.")]


class ComeBack(ClientMessage, tag="return"):
    """Take the seat over from the bot again."""

    request: RequestId


class Resign(ClientMessage, tag="resign"):
    """Resign; a bot plays on where others still play against each other."""

    request: RequestId


class History(ClientMessage, tag="history"):
    """Ask for what happened earlier; answered by `earlier`."""

    request: RequestId
    to: Annotated[
        int, Meta(ge=1, description="The last number to be told: `earlier` of the page after it.")
    ]


class Why(ClientMessage, tag="why"):
    """Ask what would keep the seat from an action, without trying it; answered by `because`.

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
    """Ask how to reach a goal by foreseeable actions of the seat; answered by `plans`."""

    request: RequestId
    goal: Goal


class AskCoach(ClientMessage, tag="coach"):
    """Ask what a strong player would do with the open decision; answered by `hints`."""

    request: RequestId


class AskChances(ClientMessage, tag="chances"):
    """Ask how likely each side is to win from here; answered by `chances`."""

    request: RequestId


class SetAutoAnswers(ClientMessage, tag="standing"):
    """Automatic answers: what to answer to each kind of decision, until changed."""

    request: RequestId
    answers: AutoAnswers


class Say(ClientMessage, tag="say"):
    """A line of chat.  Unlike a record, it is written again when it is repeated."""

    request: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(ClientMessage, tag="mute"):
    """Mute somebody's chat, or unmute it."""

    request: RequestId
    seat: Annotated[int, Meta(ge=-1, le=99, description="Whose; -1: all spectators'.")]
    muted: bool = True


class Note(ClientMessage, tag="note"):
    """Store private notes about this table; they replace those before."""

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

Question: TypeAlias = Why | MakePlans | AskCoach | AskChances | History
"""What is answered without changing anything."""

FromClient: TypeAlias = Hello | Request | Question | SetAutoAnswers | SocialRequest | Shown | Ping
