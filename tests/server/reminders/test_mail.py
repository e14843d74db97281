"""The address of an account: another one needs proof, tells the one before, and can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from stormark.server.accounts import mail
from stormark.server.accounts.mail import HOUR, MINUTE, RECOVERY_LASTS, UNDO_LASTS
from stormark.server.config import DAY
from stormark.server.reminders.mail import Mail
from stormark.server.storage import contacts, people
from stormark.server.storage.contacts import MailRow
from stormark.server.storage.database import open_database
from stormark.server.storage.people import PersonRow, SessionRow
from tests.server.passkeys.authenticator import Authenticator
from tests.server.passkeys.steps import added, login_question
from tests.server.reminders.post_office import Mailbox, mail_server
from tests.server.site import Client, refusal, site

ADA = {"name": "Ada", "password": "lovelace-1815"}
PROOF = {"password": ADA["password"]}
URL = "https://table.example"
HOME, WORK = "ada@home.example", "ada@work.example"
CONFIRM = "Stormark: is this your address?"
UNDONE = "Stormark: this address is no longer used"
ODD = [
    "nobody",
    "a@b\r\nBcc: c@d",
    "two@at@signs",
    "root,x@example.org",
    "a@example.org,root",
    '"x"<y@example.org>',
    "=?utf-8?q?x?=@example.org",
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "a:b;@c",
    "a:b;@c.example",
    "(c)@example.org",
    "a b@example.org",
    " a@example.org",
    "a@example.org ",
    "a@example.org\x7f",
    "a@example.org>\x00",
    "a@b\u2028c.de",
    "\u0430@\u0432.\u0440\u0444",
    "a..b@example.org",
    "a@example..org",
    "a@-x.example",
    "x" * 65 + "@example.org",
]


@contextmanager
def posted(tmp_path: Path) -> Iterator[tuple[Client, Mailbox]]:
    with (
        mail_server() as (mailbox, smtp),
        site(tmp_path, url=URL, smtp=smtp, mail_from="table@table.example") as client,
    ):
        client.post("/api/people", json=ADA)
        yield client, mailbox


def put(client: Client, address: str, **proof: Any) -> Any:
    wanted = {"address": address, "turns": False, "lang": "en", **proof}
    return client.put("/api/me/mail", json=wanted)


def taken(mailbox: Mailbox, count: int) -> dict[str, Any]:
    """The next mails, by whom they are to: they are sent beside one another."""
    found = [mailbox.mails.get(timeout=30) for _ in range(count)]
    return {mail["To"]: mail for mail in found}


def link_in(mail: Any, path: str) -> dict[str, str]:
    line = next(line for line in mail.get_content().splitlines() if f"{URL}/{path}/" in line)
    return {"token": str(line.strip().rpartition("/")[2])}


def confirm(client: Client, mail: Any) -> int:
    token = link_in(mail, "mail")
    return int(client.post("/api/mail/confirmation", json=token).status_code)


def at_home(client: Client, mailbox: Mailbox) -> None:
    assert put(client, HOME, **PROOF).status_code == 200
    assert confirm(client, taken(mailbox, 1)[HOME]) == 204


def choice(client: Client) -> Any:
    return client.get("/api/me/reminders").json()["mail"]


def test_an_open_session_alone_names_no_address(tmp_path: Path) -> None:
    with posted(tmp_path) as (client, mailbox):
        assert refusal(put(client, HOME)) == (401, "T-MAIL-03")
        assert refusal(put(client, HOME, password="a guess of mine")) == (401, "T-LOGIN-01")
        assert choice(client) is None
        at_home(client, mailbox)
        assert refusal(put(client, WORK)) == (401, "T-MAIL-03")
        assert choice(client)["waiting"] is None
        assert mailbox.mails.empty()


def test_a_passkey_of_the_account_will_do_and_anothers_will_not(tmp_path: Path) -> None:
    with posted(tmp_path) as (client, mailbox):
        device, other = Authenticator(URL), Authenticator(URL)
        added(client, device)
        credential = device.get(login_question(client))
        assert put(client, HOME, credential=credential).json()["mail"]["address"] == HOME
        assert taken(mailbox, 1)[HOME]["Subject"] == CONFIRM
        again = put(client, WORK, credential=credential)
        assert refusal(again) == (401, "T-PASSKEY-03"), "an answer counts once"
        client.cookies.clear()
        client.post("/api/people", json={"name": "Ben", "password": ADA["password"]})
        added(client, other)
        credential = device.get(login_question(client))
        assert refusal(put(client, WORK, credential=credential)) == (401, "T-PASSKEY-03")


def test_the_old_address_stays_until_the_new_one_is_confirmed(tmp_path: Path) -> None:
    with posted(tmp_path) as (client, mailbox):
        at_home(client, mailbox)
        shown = put(client, WORK, **PROOF).json()["mail"]
        assert (shown["address"], shown["confirmed"], shown["waiting"]) == (HOME, True, WORK)
        letters = taken(mailbox, 2)
        assert letters[HOME]["Subject"] == "Stormark: your address is about to change"
        assert WORK in letters[HOME].get_content()
        client.post("/api/recovery/mail", json={"name": "Ada"})
        assert list(taken(mailbox, 1)) == [HOME]
        told = client.get("/api/me/export").json()
        assert (told["mail"], told["mail_waiting"], told["mails_before"]) == (HOME, WORK, [HOME])
        assert confirm(client, letters[WORK]) == 204
        assert choice(client)["address"] == WORK
        assert taken(mailbox, 1)[HOME]["Subject"] == "Stormark: your address has changed"
        client.post("/api/recovery/mail", json={"name": "Ada"})
        assert list(taken(mailbox, 1)) == [WORK]


def test_the_old_address_named_again_calls_a_change_off(tmp_path: Path) -> None:
    with posted(tmp_path) as (client, mailbox):
        at_home(client, mailbox)
        put(client, WORK, **PROOF)
        letters = taken(mailbox, 2)
        assert put(client, HOME).json()["mail"]["waiting"] is None
        assert confirm(client, letters[WORK]) == 403
        assert choice(client)["address"] == HOME


@pytest.mark.parametrize("when", ["asked", "confirmed", "removed"])
def test_the_old_address_undoes_a_change_and_ends_all_sessions(tmp_path: Path, when: str) -> None:
    with posted(tmp_path) as (client, mailbox):
        at_home(client, mailbox)
        if when == "removed":
            client.delete("/api/me/mail")
            warned = taken(mailbox, 1)[HOME]
            put(client, WORK, **PROOF)
            asked = taken(mailbox, 1)
        else:
            put(client, WORK, **PROOF)
            asked = taken(mailbox, 2)
            warned = asked[HOME]
        if when != "asked":
            confirm(client, asked[WORK])
        if when == "confirmed":
            warned = taken(mailbox, 1)[HOME]
        undo = link_in(warned, "undo")
        assert client.post("/api/mail/undo", json=undo).status_code == 204
        assert taken(mailbox, 1)[WORK]["Subject"] == UNDONE
        assert client.get("/api/me").status_code == 401
        assert confirm(client, asked[WORK]) == 403
        assert refusal(client.post("/api/mail/undo", json=undo)) == (403, "T-MAIL-04")
        client.post("/api/session", json=ADA)
        shown = choice(client)
        assert (shown["address"], shown["confirmed"], shown["waiting"]) == (HOME, True, None)
        client.post("/api/recovery/mail", json={"name": "Ada"})
        assert list(taken(mailbox, 1)) == [HOME]


def test_a_new_password_by_mail_ends_all_sessions(tmp_path: Path) -> None:
    with posted(tmp_path) as (client, mailbox):
        put(client, HOME, **PROOF)
        confirmation = taken(mailbox, 1)[HOME]
        before = client.post("/api/recovery/mail", json={"name": "Ada"})
        unknown = client.post("/api/recovery/mail", json={"name": "Nobody"})
        assert before.status_code == unknown.status_code == 202
        assert before.content == unknown.content
        confirm(client, confirmation)
        links = []
        for _ in range(2):
            client.post("/api/recovery/mail", json={"name": "ada"})
            links.append(link_in(taken(mailbox, 1)[HOME], "recover"))
        wanted = {**links[0], "password": "countess-1852"}
        assert client.post("/api/recovery/password", json=wanted).status_code == 204
        assert client.get("/api/me").status_code == 401
        for link in links:
            again = client.post("/api/recovery/password", json={**wanted, **link})
            assert refusal(again) == (403, "T-MAIL-02")
        assert client.post("/api/session", json=ADA).status_code == 401
        renewed = {**ADA, "password": "countess-1852"}
        assert client.post("/api/session", json=renewed).status_code == 200


def test_what_is_not_one_address_is_refused_by_name(tmp_path: Path) -> None:
    with posted(tmp_path) as (client, mailbox):
        client.post("/api/people", json=ADA)
        for address in ODD:
            told = put(client, address, **PROOF)
            found = told.json()
            assert (told.status_code, found["problem"], found["place"]) == (
                400,
                "mail-address",
                "address",
            ), address
        assert choice(client) is None
        assert mailbox.mails.empty()


def test_the_sender_never_stumbles_over_an_address() -> None:
    """Earlier versions have kept such ones."""
    with mail_server() as (mailbox, smtp):
        sender = Mail(smtp, "table@table.example")

        async def send() -> None:
            for address in [*ODD, HOME]:
                await sender.send(address, "Subject", "Text")

        asyncio.run(send())
        assert taken(mailbox, 1)[HOME]["Subject"] == "Subject"
        assert mailbox.mails.empty()


PERSON = "p"
BEGINNING = 1_000 * DAY


def row(address: str, confirmed_at: int | None = None) -> MailRow:
    return MailRow(PERSON, address, "en", turns=True, confirmed_at=confirmed_at)


def _known(connection: Any) -> None:
    people.create(connection, PersonRow(PERSON, "Ada", "ada", "", 0))
    contacts.set_mail(connection, row(HOME, confirmed_at=1))


def in_turn(database_url: str, *steps: Any) -> list[Any]:
    """What each step says, each in a transaction of its own."""

    async def course() -> list[Any]:
        database = open_database(database_url)
        await database.prepare()
        found = [await database.run(step) for step in (_known, *steps)]
        await database.close()
        return found[1:]

    return asyncio.run(course())


def test_an_account_gets_three_mails_an_hour_for_a_lost_password(database_url: str) -> None:
    times = [0, 1, 2, 3, 20 * MINUTE, HOUR - 1, HOUR, HOUR + 1, HOUR + 2, HOUR + 3, 2 * HOUR]
    sent = in_turn(
        database_url,
        *(lambda c, at=at: len(mail.ask_to_recover(c, "ada", BEGINNING + at)) for at in times),
        lambda c: mail.ask_to_recover(c, "nobody", BEGINNING),
    )
    assert sent == [1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1, []]


def test_links_for_a_lost_password_are_good_for_ten_minutes_and_together(database_url: str) -> None:
    tokens: list[str] = []

    def ask(connection: Any, at: int) -> None:
        tokens.extend(one.token for one in mail.ask_to_recover(connection, "ada", at))

    def use(connection: Any, which: int, at: int) -> bool:
        return mail.recover(connection, tokens[which], "hashed", at)

    over = BEGINNING + RECOVERY_LASTS
    found = in_turn(
        database_url,
        lambda c: ask(c, BEGINNING),
        lambda c: ask(c, BEGINNING + 1),
        lambda c: ask(c, BEGINNING + 2),
        lambda c: use(c, 0, over),
        lambda c: use(c, 1, over),
        lambda c: use(c, 2, over),
        lambda c: len(mail.ask_to_recover(c, "ada", over)),
    )
    assert found[3:] == [False, True, False, 0]


def test_a_change_can_be_undone_for_a_week_and_one_after_it_goes_too(database_url: str) -> None:
    letters: list[mail.Letter] = []

    def ask(connection: Any, address: str, at: int) -> None:
        letters.extend(mail.ask_for(connection, row(address), at))

    def confirmed(connection: Any, which: int, at: int) -> None:
        letters.extend(mail.confirm(connection, letters[which].token, at) or [])

    def undo(connection: Any, which: int, at: int) -> Any:
        return mail.undo(connection, letters[which].token, at)

    session = SessionRow("hashed", PERSON, BEGINNING, BEGINNING + 90 * DAY)
    ended = BEGINNING + UNDO_LASTS
    found = in_turn(
        database_url,
        lambda c: people.open_session(c, session),
        lambda c: ask(c, WORK, BEGINNING),  # 0 confirms, 1 undoes
        lambda c: confirmed(c, 0, BEGINNING + 1),  # 2 undoes
        lambda c: ask(c, "eve@evil.example", BEGINNING + 2),  # 3 confirms, 4 undoes
        lambda c: confirmed(c, 3, BEGINNING + 3),  # 5 undoes
        lambda c: undo(c, 1, ended),
        lambda c: [one.to.address for one in undo(c, 2, ended)],
        lambda c: contacts.mail_of(c, PERSON),
        lambda c: people.sessions_of(c, PERSON),
        lambda c: [undo(c, which, BEGINNING + 4) for which in (1, 2, 4, 5)],
    )
    assert [one.kind for one in letters] == [
        "mail-confirm",
        "mail-change",
        "mail-changed",
        "mail-confirm",
        "mail-change",
        "mail-changed",
    ]
    assert found[5] is None
    assert found[6] == ["eve@evil.example"]
    assert found[7] == row(HOME, confirmed_at=ended)
    assert found[8] == []
    assert found[9] == [None] * 4


def test_an_address_that_an_older_process_has_named_is_confirmed_as_it_was(
    database_url: str,
) -> None:
    """It knows nothing of addresses that wait, and replaces the one there is."""
    letters: list[mail.Letter] = []
    found = in_turn(
        database_url,
        lambda c: contacts.remove_mail(c, PERSON),
        lambda c: letters.extend(mail.ask_for(c, row(WORK), BEGINNING)),
        lambda c: mail.confirm(c, letters[0].token, BEGINNING + 1),
        lambda c: contacts.mail_of(c, PERSON),
    )
    assert found[2:] == [[], row(WORK, confirmed_at=BEGINNING + 1)]
