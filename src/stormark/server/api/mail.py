"""The address of e-mail of an account: named, confirmed, undone, and used for a lost password."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from stormark.kernel.json import JsonDict
from stormark.kernel.languages import Language
from stormark.kernel.refusal import InputError
from stormark.server.accounts import mail
from stormark.server.accounts.mail import Letter
from stormark.server.accounts.people import check_password
from stormark.server.api.dependencies import (
    Address,
    Device,
    Here,
    Name,
    Password,
    Who,
    check_rate,
    require_user,
)
from stormark.server.api.errors import errors
from stormark.server.api.passkeys import UsedCredential, plain
from stormark.server.api.reminders import MyReminders, reminders_of
from stormark.server.clock.wall_clock import now_ms
from stormark.server.lobby import refuse
from stormark.server.reminders.addresses import is_address
from stormark.server.sanitize import casefolded, clean_line
from stormark.server.services import Services
from stormark.server.storage import contacts
from stormark.server.storage.contacts import MailRow
from stormark.server.storage.people import PersonRow

PAGES = {  # where the link of a mail leads, by kind
    "mail-confirm": "mail",
    "mail-change": "undo",
    "mail-changed": "undo",
    "mail-removed": "undo",
    "mail-recover": "recover",
}


class NewMail(Struct, forbid_unknown_fields=True):
    """An address, and what proves that it is not just an open browser that names it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    turns: bool
    lang: Language
    password: Password | None = None
    credential: Annotated[
        UsedCredential | None,
        Meta(description="A passkey, as for logging in, instead of the password."),
    ] = None


class Link(Struct, forbid_unknown_fields=True):
    """What stood in a link."""

    token: Annotated[str, Meta(max_length=64)]


class ForgottenPassword(Struct, forbid_unknown_fields=True):
    """Whose it is."""

    name: Name


class RecoveredPassword(Struct, forbid_unknown_fields=True):
    """What stood in the link, and the new password."""

    token: Annotated[str, Meta(max_length=64)]
    password: Password


@put("/api/me/mail", responses=errors(401, 409, 413), tags=["reminders"])
async def set_mail(
    services: Here, address: Address, device: Device, person: Who, data: JSONBody[NewMail]
) -> MyReminders:
    """Name an address, or choose what to be written to about.

    The one in force needs no proof: named again, it calls off a change that waits.
    """
    me = require_user(person)
    if services.reminders.mail is None:
        refuse("T-MAIL-01")
    before = await services.database.look(lambda c: contacts.mail_of(c, me.id))
    if before is not None and before.address == data.address and before.confirmed_at is not None:
        await services.database.run(lambda c: mail.keep(c, me.id, turns=data.turns))
        return await reminders_of(services, me.id)
    if not is_address(data.address):
        raise InputError("mail-address", "address")
    check_rate(services.limits.passwords, address)
    await _prove(services, me, device or "", data)
    row = MailRow(me.id, data.address, data.lang, data.turns, None)
    _send(services, await services.database.run(lambda c: mail.ask_for(c, row, now_ms())))
    return await reminders_of(services, me.id)


async def _prove(services: Services, me: PersonRow, browser: str, data: NewMail) -> None:
    if data.credential is not None:
        owner = await services.passkeys.log_in(browser, plain(data.credential))
        if owner.id != me.id:
            refuse("T-PASSKEY-03")
    elif data.password is not None:
        await services.people.prove(me, data.password)
    else:
        refuse("T-MAIL-03")


@delete("/api/me/mail", responses=errors(401), tags=["reminders"])
async def remove_mail(services: Here, person: Who) -> None:
    """Forget the address; it is told, if it was confirmed, and can be put back for a week."""
    who = require_user(person).id
    _send(services, await services.database.run(lambda c: mail.forget(c, who, now_ms())))


@post("/api/mail/confirmation", status_code=204, responses=errors(403, 413), tags=["reminders"])
async def confirm_mail(services: Here, data: JSONBody[Link]) -> None:
    """What the link of a mail leads to: the address is one's own."""
    letters = await services.database.run(lambda c: mail.confirm(c, data.token, now_ms()))
    if letters is None:
        refuse("T-MAIL-02")
    _send(services, letters)


@post("/api/mail/undo", status_code=204, responses=errors(403, 413), tags=["reminders"])
async def undo_mail(services: Here, data: JSONBody[Link]) -> None:
    """Have the address before back, by the link of a mail to it; all sessions end."""
    letters = await services.database.run(lambda c: mail.undo(c, data.token, now_ms()))
    if letters is None:
        refuse("T-MAIL-04")
    _send(services, letters)


@post("/api/recovery/mail", status_code=202, responses=errors(409, 413), tags=["reminders"])
async def forgot_password(
    services: Here, address: Address, data: JSONBody[ForgottenPassword]
) -> None:
    """Ask for a mail with a link; the answer is the same whether there is such an account."""
    if services.reminders.mail is None:
        refuse("T-MAIL-01")
    check_rate(services.limits.passwords, address)
    services.reminders.later(_send_recovery(services, casefolded(clean_line(data.name))))


async def _send_recovery(services: Services, folded: str) -> None:
    _send(services, await services.database.run(lambda c: mail.ask_to_recover(c, folded, now_ms())))


@post("/api/recovery/password", status_code=204, responses=errors(403, 413), tags=["reminders"])
async def recover(services: Here, address: Address, data: JSONBody[RecoveredPassword]) -> None:
    """Choose a new password by the link of a mail; all sessions end."""
    check_rate(services.limits.passwords, address)
    check_password(data.password, "password")
    hashed = await services.passwords.hashed(data.password)

    def work(connection: Connection) -> bool:
        return mail.recover(connection, data.token, hashed, now_ms())

    if not await services.database.run(work):
        refuse("T-MAIL-02")


def _send(services: Services, letters: list[Letter]) -> None:
    """Nobody waits for them.  Without a mail server (any more) nothing is sent."""
    if services.reminders.mail is None:
        return
    for letter in letters:
        page = PAGES.get(letter.kind)
        url = "" if page is None else f"{services.config.url}/{page}/{letter.token}"
        words: JsonDict = {"name": letter.name, "url": url, "address": letter.other}
        services.reminders.send_mail_later(letter.to, letter.kind, words)


HANDLERS = [set_mail, remove_mail, confirm_mail, undo_mail, forgot_password, recover]
