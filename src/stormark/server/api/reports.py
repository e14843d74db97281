"""For everybody: report something, read notices, choose a new password with a code."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import HeaderParameter, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from stormark.server.accounts.people import check_password
from stormark.server.api.dependencies import (
    Address,
    Here,
    Name,
    Password,
    Who,
    account_id,
    check_rate,
    require_user,
)
from stormark.server.api.errors import errors
from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import token_hash
from stormark.server.lobby import refuse
from stormark.server.moderation.actions import Id, SeatNumber
from stormark.server.moderation.reports import Cause, Kind, Reported, Reporter, file_report
from stormark.server.protocol.localizer import problem_in_words
from stormark.server.sanitize import casefolded, clean_line
from stormark.server.storage import notices, operators, people
from stormark.server.storage.notices import Addressee
from stormark.text.saying import chosen_language

WORDS = 500
CODE = 40

OptionalToken = Annotated[
    str | None,
    HeaderParameter(
        name="X-Table-Token",
        min_length=1,
        max_length=64,
        description="The token of one's seat, for those who have one.",
    ),
]


class ReportWanted(Struct, forbid_unknown_fields=True):
    """What is wrong where: a table, a line of its chat, a name at it, or its finished game."""

    kind: Kind
    table: Id
    cause: Cause
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    seat: SeatNumber | None = None
    words: Annotated[str, Meta(max_length=WORDS)] = ""


class Reception(Struct):
    """Whether it is news, or was reported by the same person before."""

    new: bool


class NoticeShown(Struct):
    """What an operator decided about one's account."""

    id: int
    at: int
    message: str
    params: dict[str, Any]
    text: str


class NoticesRead(Struct, forbid_unknown_fields=True):
    """The last one that was read."""

    up_to: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class PasswordReset(Struct, forbid_unknown_fields=True):
    """A name, the code that an operator gave out, and the new password."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=CODE)]
    password: Password


@post("/api/reports", status_code=200, responses=errors(404, 413), tags=["people"])
async def report(
    services: Here,
    address: Address,
    person: Who,
    data: JSONBody[ReportWanted],
    token: OptionalToken = None,
) -> Reception:
    """Tell the operators that something is wrong."""
    check_rate(services.limits.reports, address)
    about = Reported(data.kind, data.table, data.line, data.seat)
    reporter = Reporter(account_id(person), token or "", address)
    new = await services.database.run(
        lambda c: file_report(c, about, data.cause, data.words, reporter, now_ms())
    )
    return Reception(new)


@get("/api/me/notices", responses=errors(401), tags=["people"])
async def my_notices(
    services: Here, person: Who, request: Request[Any, Any, Any]
) -> list[NoticeShown]:
    """What operators decided about one's account and one has not read yet, the oldest first."""
    to = Addressee(require_user(person).id)
    chosen = request.query_params.get("lang")
    lang = chosen_language(chosen, request.headers.get("accept-language"))
    unread = await services.database.look(lambda c: notices.unread(c, to))
    return [
        NoticeShown(
            row.id, row.at, row.message, row.params, problem_in_words(lang, row.message, row.params)
        )
        for row in unread
    ]


@post("/api/me/notices", status_code=204, responses=errors(401, 413), tags=["people"])
async def read_notices(services: Here, person: Who, data: JSONBody[NoticesRead]) -> None:
    """One has read them, up to one of them."""
    to = Addressee(require_user(person).id)
    await services.moderation.have_read(to, data.up_to)


@post("/api/session/reset", status_code=204, responses=errors(401, 413), tags=["people"])
async def reset_password(services: Here, address: Address, data: JSONBody[PasswordReset]) -> None:
    """Choose a new password with a code of the operators; all sessions end."""
    folded = casefolded(clean_line(data.name))
    check_rate(services.limits.passwords, address, f"reset:{folded}")
    check_password(data.password, "password")
    hashed = await services.passwords.hashed(data.password)
    code = token_hash(data.code.strip().upper())

    def work(connection: Connection) -> bool:
        person = people.named(connection, folded)
        if person is None or not operators.use_reset(connection, person.id, code, now_ms()):
            return False
        people.set_password(connection, person.id, hashed)
        people.close_sessions(connection, person.id)
        return True

    if not await services.database.run(work):
        refuse("T-RESET-01")


HANDLERS = [report, my_notices, read_notices, reset_password]
