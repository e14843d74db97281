"""What operators are shown: nothing hidden in a match, no token, no seed, no whole address."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Milliseconds = Annotated[int, Meta(description="Since 1970.")]


class ShownSeat(Struct):
    """Who sits at a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: Annotated[str | None, Meta(description="The account; null: a guest, a bot, nobody.")]


class ShownTable(Struct):
    """A table from outside."""

    id: str
    game: str
    status: Literal["open", "running", "finished"]
    public: bool
    locked: bool
    created_at: Milliseconds
    changed_at: Annotated[int, Meta(description="When something last happened there.")]
    seats: list[ShownSeat]
    connected: Annotated[int, Meta(description="Players and spectators who are there now.")] = 0


class ShownLine(Struct):
    """Something that was said."""

    id: int
    at: Milliseconds
    seat: int | None
    name: str
    text: str
    person: Annotated[str | None, Meta(description="The account of whoever said it.")]


class ShownSanction(Struct):
    """A ban or a mute."""

    id: str
    kind: Literal["ban", "mute"]
    reason: str
    created_at: Milliseconds
    expires_at: Annotated[int | None, Meta(description="null: until somebody lifts it.")]
    person: str | None
    name: Annotated[str, Meta(description="Of the account or the seat.")]
    network: str | None
    table: str | None
    seat: int | None


class ShownPack(Struct):
    """A pack that somebody shares."""

    hash: str
    game: str
    shared_at: Milliseconds
    shares: Annotated[int, Meta(description="How many share it.")]


class ShownPerson(Struct):
    """An account."""

    id: str
    name: str
    created_at: Milliseconds
    seen_at: Annotated[int, Meta(description="When they were last here, to some minutes.")]
    address: Annotated[str, Meta(description="The part of the net they last came from.")]
    sessions: Annotated[int, Meta(description="Browsers they are logged in with.")]
    operator: bool


class ShownGuest(Struct):
    """Somebody without an account at a seat."""

    table: str
    game: str
    status: Literal["open", "running", "finished"]
    seat: int
    name: str
    seen_at: int | None
    address: str


class ShownSession(Struct):
    """A browser somebody is logged in with."""

    created_at: Milliseconds
    expires_at: Milliseconds


class Evidence(Struct):
    """What was to be seen when something was reported."""

    game: str
    status: Literal["open", "running", "finished"]
    seats: list[ShownSeat]
    chat: list[ShownLine]
    line: Annotated[int | None, Meta(description="The line that is meant.")] = None
    seat: Annotated[int | None, Meta(description="The seat of whoever is meant.")] = None
    name: Annotated[str, Meta(description="The name that is meant.")] = ""


class ShownReport(Struct):
    """What a player reported, with what it was about at that time."""

    id: str
    at: Milliseconds
    kind: Literal["table", "line", "name", "game"]
    cause: str
    words: str
    table: str
    evidence: Evidence
    state: Literal["open", "done", "dismissed"]
    answer: str
    closed_at: int | None
    reporter: Annotated[str, Meta(description="The name of the account, or nothing.")]


class ShownEntry(Struct):
    """An entry of the audit log."""

    seq: int
    at: Milliseconds
    actor: Annotated[str | None, Meta(description="The account; null: the server's terminal.")]
    actor_name: str
    action: str
    details: dict[str, Any]
    reason: str
    address: str
    hash: Annotated[str, Meta(description="Of this entry and the hash of the one before.")]
