"""What everybody may know about a table without sitting at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stormark.server.table.settings import TableSettings


class HostChange(Struct):
    """Something that the host changed after people sat down."""

    what: Annotated[
        str, Meta(description="`options.NAME`, `settings.NAME`, or `seats.NUMBER` counted from 0.")
    ]
    before: Annotated[
        Any,
        Meta(
            description="What those who sit here knew; null: nothing, or an open seat. Of a seat: "
            "`kind` (person, bot) with `name` or `bot`."
        ),
    ]
    after: Any


class SeatSummary(Struct):
    """Who sits at a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: Annotated[str | None, Meta(description="Its level.")]
    account: Annotated[
        bool,
        Meta(description="Whether the name is that of an account; guests may take any name."),
    ]
    kept: Annotated[
        bool, Meta(description="For somebody of the table before who has not come yet.")
    ]
    ready: Annotated[
        bool, Meta(description="False: the host changed something that they have not agreed to.")
    ]
    changes: Annotated[
        list[HostChange], Meta(description="What whoever sits here has not agreed to.")
    ]


class TableSummary(Struct):
    """A table from outside: no part of its match, no secret."""

    id: str
    game: str
    options: dict[str, Any]
    pack: Annotated[str, Meta(description="Hash of the content pack.")]
    rules_version: int
    status: Literal["open", "running", "finished"]
    settings: TableSettings
    locked: Annotated[bool, Meta(description="Whether it takes a password to sit or to watch.")]
    coached: Annotated[
        bool, Meta(description="Whether those who play may ask the coach for hints.")
    ]
    seed_hash: Annotated[
        str, Meta(description="Of the secret that decides chance, published before the match.")
    ]
    result: Annotated[list[float] | None, Meta(description="A share of the victory per seat.")]
    created_at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    changed_at: int
    origin: Annotated[dict[str, Any] | None, Meta(description="The table that this one came from.")]
    rematch: Annotated[
        str | None, Meta(description="The table at which the same players play again.")
    ]
    sides: Annotated[
        list[list[int]] | None,
        Meta(description="Who plays with whom; null before the match begins."),
    ]
    damaged: Annotated[
        bool, Meta(description="Records that were seen are lost: nobody can play on here.")
    ]
    changes: Annotated[
        list[HostChange],
        Meta(description="What seats that are not `ready` have to agree to before the match."),
    ]
    offer: Annotated[
        str, Meta(description="What whoever sits down agrees to, in one word: for `offer` there.")
    ]
    seats: list[SeatSummary]
