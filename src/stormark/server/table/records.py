"""What the log of a table consists of.  Everything about a running match follows from its records.

The words of the log (`started`, `moves` ...) are stored and travel to clients: they stay, whatever
the classes are called.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from stormark.kernel.log import Entry
from stormark.server.table.proposals import Proposable

Expiry: TypeAlias = Literal["help", "bot", "resign"]
"""When a seat's time is up: a bot answers once, a bot takes over, or the seat resigns."""

AnsweredBy: TypeAlias = Literal["bot", "standing"]
"""Where the server answers for a seat: a bot does, or the answer was given in advance."""


class RecordContent(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What a record says beside the entries of the referee's log.

    A process of a later version may say more: that is left out.
    """


class SeatAtStart(Struct, frozen=True):
    """Who sits at a seat when the match begins."""

    kind: str  # a person, or a bot
    bot: str | None


class MatchStarted(RecordContent, frozen=True, tag="started"):
    """The first record.  A table that was forked has a Continued, with its first position."""

    seats: list[SeatAtStart]


class MovesMade(RecordContent, frozen=True, tag="moves"):
    """A move with its parts and what was forced, or an undo."""

    by: AnsweredBy | None = None  # None: the seat itself


class ProposalMade(RecordContent, frozen=True, tag="proposed"):
    """A seat proposes something; where nobody else has to agree it is done."""

    what: Proposable
    to: int = 0  # the record to go back to, or the seat that `bot` shall play
    bot: str = ""


class ProposalAgreed(RecordContent, frozen=True, tag="agreed"):
    """A seat agrees; with the last one it is done."""

    bot: str = ""


class ProposalDeclined(RecordContent, frozen=True, tag="declined"):
    """A seat declines, or whoever proposed it thinks better of it."""


class PauseEnded(RecordContent, frozen=True, tag="resumed"):
    """The end of a pause."""


class BotTookOver(RecordContent, frozen=True, tag="taken_over"):
    """A bot plays a seat from now on."""

    seat: int
    bot: str
    why: str


class SeatGivenBack(RecordContent, frozen=True, tag="given_back"):
    """A person plays the seat again."""


class SeatResigned(RecordContent, frozen=True, tag="resigned"):
    """A seat gives up."""

    bot: str


class TimeExpired(RecordContent, frozen=True, tag="expired"):
    """A seat's time is up."""

    seat: int
    then: Expiry
    bot: str


class ServerInterrupted(RecordContent, frozen=True, tag="interrupted"):
    """The server was away."""

    last_seen_at: int


class TableDeserted(RecordContent, frozen=True, tag="deserted"):
    """Nobody was there any more: the match pauses until somebody is."""

    since: int  # when the last of them went; clocks stand from then on


class MatchClosed(RecordContent, frozen=True, tag="closed"):
    """An operator ended the match: nobody has won."""


class RulesChanged(RecordContent, frozen=True, tag="continued"):
    """Another version of the rules holds from now on.

    Without entries, everything before is true by the newer rules as well.  Otherwise it is not
    played any more: the entry is a Continued with the position, and `aside` is what there was
    around it (see `snapshot.surroundings`).
    """

    rules_from: int = msgspec.field(name="from")
    rules_to: int = msgspec.field(name="to")
    pack: str
    aside: dict[str, Any] | None = None


AnyContent: TypeAlias = (
    MatchStarted
    | MovesMade
    | ProposalMade
    | ProposalAgreed
    | ProposalDeclined
    | PauseEnded
    | BotTookOver
    | SeatGivenBack
    | SeatResigned
    | TimeExpired
    | ServerInterrupted
    | TableDeserted
    | MatchClosed
    | RulesChanged
)


@dataclass(frozen=True)
class Record:
    """One accepted request, or something the server found."""

    seq: int  # from 1 without gaps
    at: int  # milliseconds since 1970
    seat: int | None  # who asked for it; None: the server itself
    request: str | None
    content: AnyContent
    entries: tuple[Entry, ...] = ()  # what it adds to the referee's log
    hidden_from: tuple[int, ...] = ()  # viewers who may not know that anything happened
    chain: str = field(default="", compare=False)  # as it was written: see `storage.chain`

    @property
    def kind(self) -> str:
        return kind_of(type(self.content))


def kind_of(content: type[Any]) -> str:
    """The word of the log for a kind of record.

    >>> kind_of(MovesMade)
    'moves'
    """
    return str(content.__struct_config__.tag)
