"""What messages hold: the parts that games and clocks fill in, as they are written in JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

JsonObject: TypeAlias = dict[str, Any]
PatchStep: TypeAlias = Annotated[
    list[Any],
    Meta(
        min_length=1,
        max_length=2,
        description="[path, value] puts a value there, [path] takes it away.",
        extra_json_schema={
            "prefixItems": [
                {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}},
                {},
            ]
        },
    ),
]
AutoAnswers: TypeAlias = Annotated[
    dict[Annotated[str, Meta(max_length=40)], JsonObject],
    Meta(description="An action for each kind of decision."),
]
Text: TypeAlias = Annotated[
    str, Meta(description="The sentence for people, where `hello` named a language.")
]


class Section(TypedDict):
    """A part of the table in words; one of level 2 belongs to the one of level 1 before it."""

    heading: str
    lines: list[str]
    level: int


class Action(TypedDict):
    """An answer to a decision: a verb with typed references."""

    verb: str
    args: JsonObject
    text: NotRequired[Text]


class Decision(TypedDict):
    """A question that the viewer's seat has to answer, or may answer although nobody waits."""

    id: Annotated[str, Meta(description="Stays the same whatever other seats do.")]
    seat: int
    kind: Annotated[str, Meta(description="Which question it is.")]
    about: Annotated[JsonObject, Meta(description="What the question mentions.")]
    actions: Annotated[list[Action], Meta(description="Every legal answer, in a stable order.")]
    idle: NotRequired[Annotated[bool, Meta(description="True: nobody waits for the answer.")]]
    secret: NotRequired[
        Annotated[bool, Meta(description="True: to be answered by hand, even with one answer.")]
    ]
    text: NotRequired[Text]


class Plan(TypedDict):
    """A way to something: actions that lead to it and cost as little as possible."""

    goal: Annotated[Action, Meta(description="What it comes to, complete.")]
    steps: Annotated[
        list[Action],
        Meta(description="All actions in order; the last one is the goal: to be sent as an `act`."),
    ]
    text: Annotated[str, Meta(description="The goal and its price in one sentence.")]
    pays: Annotated[list[str], Meta(description="What is used up on the way, in words.")]


class HintStep(TypedDict):
    """One action of a plan of the coach."""

    action: Action
    text: Annotated[str, Meta(description="What it does, in the language of the connection.")]


class HintGain(TypedDict):
    """By how much something changes until the end of the turn, on average."""

    name: Annotated[str, Meta(description="Of what the coach counts: see coach.md.")]
    amount: float
    text: Annotated[str, Meta(description="With its sign and its name.")]


class Hint(TypedDict):
    """A plan of a strong player, and what it is worth."""

    title: Annotated[str, Meta(description="By its most important actions.")]
    chance: Annotated[int, Meta(description="To win, in percent, at the end of the turn.")]
    change: Annotated[int, Meta(description="Against a quick bot's way, in points of percent.")]
    steps: Annotated[
        list[HintStep],
        Meta(description="In order, up to the first roll, draw or answer of somebody else."),
    ]
    gains: Annotated[list[HintGain], Meta(description="The largest first; losses below zero.")]
    reasons: Annotated[list[str], Meta(description="Why, sentence by sentence.")]


class SideChance(TypedDict):
    """How likely a side wins."""

    seats: Annotated[list[int], Meta(description="Who wins together.")]
    chance: Annotated[int, Meta(description="In percent; those of all sides add up to 100.")]


class Event(TypedDict):
    """Something that happened, as far as the viewer may know."""

    verb: str
    args: JsonObject
    begins: NotRequired[
        Annotated[bool, Meta(description="With `text`; true: the first of what came at once.")]
    ]
    text: NotRequired[Text]


class SeatTime(TypedDict):
    """The clock of one seat; all times are milliseconds."""

    running: Annotated[bool, Meta(description="Whether the seat's time runs now.")]
    remaining: Annotated[int | None, Meta(description="What it may still use; null: no clock.")]
    used: Annotated[int, Meta(description="What it was charged so far.")]
    bank: NotRequired[Annotated[int, Meta(description="What is left for the whole match.")]]


class Times(TypedDict):
    """All clocks, as they stood at one moment."""

    kind: Literal["none", "move", "turn", "bank", "days"]
    at: Annotated[int, Meta(description="That moment, in milliseconds since 1970.")]
    paused: bool
    playing_time_left: Annotated[int | None, Meta(description="Of the match; null: unlimited.")]
    seats: list[SeatTime]


class Player(TypedDict):
    """Who plays a seat now."""

    bot: Annotated[str | None, Meta(description="The level of the bot that plays it, or null.")]
    resigned: bool
    bot_turns: NotRequired[
        Annotated[
            list[int],
            Meta(description="At the end: the turns in which a bot answered for the person."),
        ]
    ]


class Proposed(TypedDict):
    """What the people at the table have to agree to."""

    what: Literal["undo", "pause", "resume", "stand_in"]
    by: Annotated[int, Meta(description="The seat that proposed it.")]
    to: Annotated[int, Meta(description="The number to go back to, or the seat of who is away.")]
    agreed: Annotated[list[int], Meta(description="The seats that have agreed so far.")]


class WayBack(TypedDict):
    """What an `undo` would take back, or why it would be refused."""

    possible: bool
    rule: Annotated[
        str, Meta(description="The id of the rule that forbids it; empty if none does.")
    ]
    text: Text


class WaysBack(TypedDict):
    """What this seat could take back now."""

    step: Annotated[WayBack, Meta(description="The last move.")]
    turn: Annotated[WayBack, Meta(description="The whole turn: `undo` with `turn`.")]


class Play(TypedDict):
    """What this viewer may know beside the view."""

    clock: Times
    players: Annotated[list[Player], Meta(description="By seat.")]
    paused: bool
    proposal: Proposed | None
    undo: Annotated[
        WaysBack | None,
        Meta(description="null: for spectators, and when the match is over."),
    ]
    result: Annotated[
        list[float] | None,
        Meta(description="A share of the victory per seat; null while the match goes on."),
    ]
