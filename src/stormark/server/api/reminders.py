"""How one wants to be called back: notices of the browser, e-mail, a calendar of one's turns."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from stormark.kernel.languages import FALLBACK, Language
from stormark.kernel.refusal import Refusal
from stormark.server.api.dependencies import (
    Here,
    InPath,
    Who,
    require_user,
)
from stormark.server.api.errors import errors
from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_id, new_token, token_hash
from stormark.server.lobby import LobbyRefusal, refuse
from stormark.server.reminders.calendar import calendar_of
from stormark.server.reminders.push import check_keys
from stormark.server.sanitize import clean_line
from stormark.server.services import Services
from stormark.server.storage import contacts, links, tables, turns
from stormark.server.storage.contacts import DeviceRow, MailRow
from stormark.server.storage.tables import TableRow
from stormark.server.storage.turns import TurnRow

MOST_DEVICES: Final = 20


class Device(Struct):
    """A browser that shows notices."""

    id: str
    label: str
    created_at: int


class MailChoice(Struct):
    """Where mail goes, and whether the address was confirmed."""

    address: str
    turns: Annotated[bool, Meta(description="Whether to write when it is one's turn.")]
    confirmed: bool
    waiting: Annotated[
        str | None, Meta(description="The address that takes its place once it is confirmed.")
    ]


class MyReminders(Struct):
    """Everything about being called back."""

    push_key: Annotated[
        str | None, Meta(description="For the browser's `applicationServerKey`; null: no notices.")
    ]
    devices: list[Device]
    mail_offered: bool
    mail: MailChoice | None
    calendar: Annotated[bool, Meta(description="Whether there is a link to one's calendar.")]


class PushKeys(Struct, forbid_unknown_fields=True):
    """What only the browser can read is made with these."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class NewDevice(Struct, forbid_unknown_fields=True):
    """A subscription as the browser gives it, and what to call it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    keys: PushKeys
    lang: Language
    label: Annotated[str, Meta(max_length=80)] = ""


class CalendarLink(Struct):
    """Where a calendar program finds one's turns; it is told once."""

    url: str


@get("/api/me/reminders", responses=errors(401), tags=["reminders"])
async def my_reminders(services: Here, person: Who) -> MyReminders:
    """How one is called back so far."""
    return await reminders_of(services, require_user(person).id)


@post("/api/me/devices", status_code=201, responses=errors(401, 409, 413), tags=["reminders"])
async def add_device(services: Here, person: Who, data: JSONBody[NewDevice]) -> MyReminders:
    """Get notices in this browser, also while no page is open."""
    who = require_user(person).id
    push = services.reminders.push
    if push is None:
        refuse("T-PUSH-01")
    if not push.accepts(data.endpoint):
        refuse("T-PUSH-02")
    check_keys(data.keys.p256dh, data.keys.auth, "keys")
    row = DeviceRow(
        id=new_id(),
        person=who,
        endpoint=data.endpoint,
        p256dh=data.keys.p256dh,
        auth=data.keys.auth,
        lang=data.lang,
        label=clean_line(data.label),
        created_at=now_ms(),
    )

    def work(connection: Connection) -> None:
        contacts.add_device(connection, row)
        if contacts.count_devices(connection, who) > MOST_DEVICES:
            raise LobbyRefusal(Refusal("T-PUSH-03", "", {"most": MOST_DEVICES}))

    await services.database.run(work)
    return await reminders_of(services, who)


@delete("/api/me/devices/{which:str}", responses=errors(401), tags=["reminders"])
async def remove_device(services: Here, person: Who, which: InPath) -> None:
    """No more notices there."""
    who = require_user(person).id
    await services.database.run(lambda c: contacts.remove_device(c, who, which))


@post("/api/me/calendar", status_code=201, responses=errors(401), tags=["reminders"])
async def new_calendar(services: Here, person: Who) -> CalendarLink:
    """A link to one's turns with their ends; the link before is worth nothing any more."""
    who, token = require_user(person).id, new_token()
    await services.database.run(
        lambda c: links.replace(c, who, links.CALENDAR, token_hash(token), None)
    )
    return CalendarLink(f"{services.config.url}/api/calendar/{token}")


@delete("/api/me/calendar", responses=errors(401), tags=["reminders"])
async def remove_calendar(services: Here, person: Who) -> None:
    """End the link."""
    who = require_user(person).id
    await services.database.run(lambda c: links.remove(c, who, links.CALENDAR))


@get("/api/calendar/{token:str}", responses=errors(403), tags=["reminders"])
async def calendar(
    services: Here, token: InPath, lang: FromQuery[Language | None] = None
) -> Response[bytes]:
    """One's turns in the format of calendars (RFC 5545)."""

    def work(connection: Connection) -> list[tuple[TurnRow, TableRow]] | None:
        who = links.person_of(connection, token_hash(token), links.CALENDAR, now_ms())
        if who is None:
            return None
        mine = turns.of_person(connection, who)
        rows = {row.id: row for row in tables.read_many(connection, [one.table for one in mine])}
        return [(one, rows[one.table]) for one in mine if one.table in rows]

    found = await services.database.look(work)
    if found is None:
        refuse("T-MAIL-02")
    text = calendar_of(found, lang or FALLBACK, services.config.url, now_ms())
    return Response(text, media_type="text/calendar; charset=utf-8")


async def reminders_of(services: Services, who: str) -> MyReminders:
    devices, mail, calendar_link = await services.database.look(
        lambda c: (
            contacts.devices_of(c, who),
            contacts.mail_of(c, who),
            links.exists(c, who, links.CALENDAR),
        )
    )
    push = services.reminders.push
    return MyReminders(
        push_key=None if push is None else push.public_key,
        devices=[Device(row.id, row.label, row.created_at) for row in devices],
        mail_offered=services.reminders.mail is not None,
        mail=None if mail is None else _mail_choice(mail),
        calendar=calendar_link,
    )


def _mail_choice(row: MailRow) -> MailChoice:
    return MailChoice(row.address, row.turns, row.confirmed_at is not None, row.waiting)


HANDLERS = [
    my_reminders,
    add_device,
    remove_device,
    new_calendar,
    remove_calendar,
    calendar,
]
