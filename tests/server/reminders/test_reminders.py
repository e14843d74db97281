"""People who are away are told once that it is their turn, in their language."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty
from time import monotonic, sleep
from typing import Any

import pytest

from stormark.server.reminders import service
from stormark.server.reminders.push import Gone, Push
from stormark.server.storage import people, turns
from stormark.server.storage.contacts import DeviceRow
from stormark.server.storage.database import open_database
from stormark.server.storage.people import PersonRow
from tests.server.patience import PATIENCE
from tests.server.reminders.post_office import Browser, mail_server, push_service
from tests.server.site import Client, at_table, bot, by, heard, opened, person, refusal, say, site
from tests.server.storage.storing import TABLE, store
from tests.server.table.states import PERSON, Table

ADA = {"name": "Ada", "password": "lovelace-1815"}
PROOF = {"password": ADA["password"]}
URL = "https://table.example"
FIREFOX = "https://updates.push.services.mozilla.com/wpush/v2/abc"


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks all the time, so that a test waits for what happens and not for the clock."""
    monkeypatch.setattr(service, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(service, "REST", 50)


@contextmanager
def served(tmp_path: Path, **settings: Any) -> Iterator[Client]:
    with site(tmp_path, url=URL, remind_seconds=0, **settings) as client:
        client.post("/api/people", json=ADA)
        yield client


def match_of_ada(client: Client, name: str = "Ada", **given: Any) -> dict[str, Any]:
    """A match against a bot: sooner or later it is her turn."""
    made = opened(client, person(name), bot(), **given)
    client.post(f"/api/tables/{made['table']['id']}/start", headers=by(made["host_token"]))
    return made


def until(look: Callable[[], Any]) -> Any:
    """What is to be seen in the end."""
    deadline = monotonic() + PATIENCE
    while not (found := look()):
        assert monotonic() < deadline, "it never came"
        sleep(0.02)
    return found


def test_ones_tables_tell_where_it_is_ones_turn_and_until_when(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = match_of_ada(client, settings={"clock": {"kind": "days", "days": 2}})
        mine = until(
            lambda: [s for s in client.get("/api/me/tables").json() if s["asked_since"] is not None]
        )
        assert [seat["table"]["id"] for seat in mine] == [made["table"]["id"]]
        days = (mine[0]["asked_until"] - mine[0]["asked_since"]) / 86_400_000
        assert days == pytest.approx(2, abs=0.01)
        tokens = list(made["seat_tokens"].values())
        guest = client.post("/api/my-tables", json={"tokens": tokens}).json()
        assert [seat["asked_since"] for seat in guest] == [None] * len(guest)


def test_a_turn_that_is_over_is_not_told_any_more(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = match_of_ada(client)
        table = made["table"]["id"]
        asked = until(
            lambda: [s for s in client.get("/api/me/tables").json() if s["asked_since"] is not None]
        )
        seat = asked[0]["seat"]
        with at_table(client, table, made["seat_tokens"][str(seat)]) as socket:
            heard(socket, "welcome")
            say(socket, "resign", request="1")
            heard(socket, "accepted")
        over = [s["asked_since"] for s in client.get("/api/me/tables").json()]
        assert over == [None] * len(over)


def test_whoever_is_away_gets_one_mail_and_whoever_is_there_none(tmp_path: Path) -> None:
    with (
        mail_server() as (mailbox, smtp),
        served(tmp_path, smtp=smtp, mail_from="table@table.example") as client,
    ):
        wanted = {"address": "ada@home.example", "turns": True, "lang": "de", **PROOF}
        assert client.put("/api/me/mail", json=wanted).json()["mail"]["confirmed"] is False
        confirm = mailbox.mails.get(timeout=30)
        assert (confirm["To"], confirm["Subject"]) == (
            "ada@home.example",
            "Stormark: Ist das deine Adresse?",
        )
        token = link_in(confirm, "/mail/")
        answer = client.post("/api/mail/confirmation", json={"token": token})
        assert answer.status_code == 204
        assert client.get("/api/me/reminders").json()["mail"]["confirmed"] is True
        assert refusal(client.post("/api/mail/confirmation", json={"token": token})) == (
            403,
            "T-MAIL-02",
        )
        made = match_of_ada(client)
        mail = mailbox.mails.get(timeout=30)
        assert mail["Subject"] == "Xibalba: Du bist am Zug"
        assert "in der Partie Xibalba gegen Bots" in mail.get_content()
        assert f"{URL}/table/{made['table']['id']}" in mail.get_content()
        with pytest.raises(Empty):
            mailbox.mails.get(timeout=0.5)


def link_in(mail: Any, path: str) -> str:
    line = next(line for line in mail.get_content().splitlines() if path in line)
    return str(line.strip().rpartition("/")[2])


def test_a_mail_server_that_is_busy_is_asked_again(tmp_path: Path) -> None:
    with (
        mail_server() as (mailbox, smtp),
        served(tmp_path, smtp=smtp, mail_from="table@table.example") as client,
    ):
        confirmed(client, mailbox, "ada@home.example")
        mailbox.busy = True
        match_of_ada(client)
        with pytest.raises(Empty):
            mailbox.mails.get(timeout=0.5)
        mailbox.busy = False
        assert mailbox.mails.get(timeout=30)["Subject"] == "Xibalba: your turn"


def test_somebody_at_the_table_is_not_called_back_to_it(tmp_path: Path) -> None:
    with (
        mail_server() as (mailbox, smtp),
        served(tmp_path, smtp=smtp, mail_from="table@table.example") as client,
    ):
        confirmed(client, mailbox, "ada@home.example")
        made = opened(client, person("Ada"), bot())
        table = made["table"]["id"]
        with at_table(client, table, made["seat_tokens"]["0"]) as socket:
            heard(socket, "company")
            client.post(f"/api/tables/{table}/start", headers=by(made["host_token"]))
            with pytest.raises(Empty):
                mailbox.mails.get(timeout=0.5)
        assert mailbox.mails.get(timeout=30)["Subject"] == "Xibalba: your turn"


@pytest.mark.parametrize("address", ["x" * 255, 7, None])
def test_an_address_that_does_not_fit_is_a_mistake_of_its_sender(
    client: Client, address: object
) -> None:
    """Litestar knows an argument of the same name, which would be a mistake of the server."""
    client.post("/api/people", json=ADA)
    answer = client.put("/api/me/mail", json={"address": address, "turns": True, "lang": "en"})
    told = answer.json()
    assert (answer.status_code, told["problem"], told["place"]) == (
        400,
        "request-invalid",
        "address",
    )


def test_without_settings_nothing_is_offered(client: Client) -> None:
    client.post("/api/people", json=ADA)
    mine = client.get("/api/me/reminders").json()
    assert (mine["push_key"], mine["mail_offered"]) == (None, False)
    wanted = {"address": "ada@home.example", "turns": True, "lang": "en"}
    assert refusal(client.put("/api/me/mail", json=wanted))[1] == "T-MAIL-01"
    assert refusal(client.post("/api/recovery/mail", json={"name": "Ada"}))[1] == "T-MAIL-01"
    device = {"endpoint": FIREFOX, "keys": Browser().keys, "lang": "en"}
    assert refusal(client.post("/api/me/devices", json=device))[1] == "T-PUSH-01"


def test_devices_come_and_go_and_keep_their_key(tmp_path: Path) -> None:
    device = {"endpoint": FIREFOX, "keys": Browser().keys, "lang": "de", "label": "Telefon"}
    with served(tmp_path) as client:
        key = client.get("/api/me/reminders").json()["push_key"]
        assert len(key) == 87
        added = client.post("/api/me/devices", json=device).json()
        again = client.post("/api/me/devices", json=device).json()
        assert [one["label"] for one in added["devices"]] == ["Telefon"]
        assert len(again["devices"]) == 1
        client.delete(f"/api/me/devices/{again['devices'][0]['id']}")
        assert client.get("/api/me/reminders").json()["devices"] == []
    with site(tmp_path, url=URL) as client:
        client.post("/api/session", json=ADA)
        assert client.get("/api/me/reminders").json()["push_key"] == key


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://updates.push.services.mozilla.com/x",
        "https://127.0.0.1/x",
        "https://push.services.mozilla.com.evil.example/x",
        "https://updates.push.services.mozilla.com@10.0.0.1/x",
        "https://somebody@updates.push.services.mozilla.com/x",
        "https://updates.push.services.mozilla.com:81/x",
        "https://updates.push.services.mozilla.com:port/x",
        "https://[",
    ],
)
def test_only_push_services_that_are_known_are_asked(tmp_path: Path, endpoint: str) -> None:
    with served(tmp_path) as client:
        device = {"endpoint": endpoint, "keys": Browser().keys, "lang": "en"}
        assert refusal(client.post("/api/me/devices", json=device))[1] == "T-PUSH-02"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("auth", "y"),
        ("auth", "tBHItJI5svbpez7KI4CpXA=x"),
        ("p256dh", "\u00e9\u00e9\u00e9"),
        ("p256dh", "BAAA"),
        ("p256dh", "BA" + "A" * 85),
    ],
)
def test_keys_that_are_none_are_refused_by_name(tmp_path: Path, key: str, value: str) -> None:
    with served(tmp_path) as client:
        device = {"endpoint": FIREFOX, "keys": {**Browser().keys, key: value}, "lang": "en"}
        answer = client.post("/api/me/devices?lang=en", json=device)
        told = answer.json()
        assert (answer.status_code, told["problem"], told["place"]) == (
            400,
            "push-key",
            f"keys.{key}",
        )
        assert client.get("/api/me/reminders").json()["devices"] == []


def confirmed(client: Client, mailbox: Any, address: str, password: str = ADA["password"]) -> None:
    wanted = {"address": address, "turns": True, "lang": "en", "password": password}
    client.put("/api/me/mail", json=wanted)
    token = link_in(mailbox.mails.get(timeout=30), "/mail/")
    client.post("/api/mail/confirmation", json={"token": token})


def add_device(client: Client, number: int) -> None:
    device = {"endpoint": f"{FIREFOX}{number}", "keys": Browser().keys, "lang": "en"}
    client.post("/api/me/devices", json=device)


@pytest.mark.parametrize("trouble", ["silent", "broken"])
def test_devices_of_one_person_delay_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    tried = []

    async def send(_push: Push, device: DeviceRow, _notice: dict[str, str]) -> None:
        tried.append(device.id)
        if trouble == "broken":
            raise IndexError(device.id)
        await asyncio.Event().wait()

    monkeypatch.setattr(Push, "send", send)
    with (
        mail_server() as (mailbox, smtp),
        served(tmp_path, smtp=smtp, mail_from="table@table.example") as client,
    ):
        for number in range(3):
            add_device(client, number)
        match_of_ada(client)
        until(lambda: len(set(tried)) == 3)
        client.post("/api/people", json={"name": "Ben", "password": "babbage-1791"})
        confirmed(client, mailbox, "ben@home.example", "babbage-1791")
        match_of_ada(client, "Ben")
        assert mailbox.mails.get(timeout=30)["To"] == "ben@home.example"


def test_what_was_mailed_is_not_mailed_again_and_a_dead_device_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def send(_push: Push, device: DeviceRow, _notice: dict[str, str]) -> None:
        tried.append(device.id)
        raise OSError

    monkeypatch.setattr(Push, "send", send)
    with (
        mail_server() as (mailbox, smtp),
        served(tmp_path, smtp=smtp, mail_from="table@table.example") as client,
    ):
        confirmed(client, mailbox, "ada@home.example")
        add_device(client, 1)
        match_of_ada(client)
        assert mailbox.mails.get(timeout=30)["Subject"] == "Xibalba: your turn"
        until(lambda: client.get("/api/me/reminders").json()["devices"] == [])
        assert len(tried) == service.MOST_FAILURES
        assert mailbox.mails.empty()


def test_a_notice_can_be_read_by_the_browser_alone(database_url: str) -> None:
    async def course() -> None:
        database = open_database(database_url)
        await database.prepare()
        push = Push(URL, ())
        await push.open(database)
        browser = Browser()
        with push_service() as (post, endpoint):
            keys = browser.keys
            device = DeviceRow("d", "p", endpoint, keys["p256dh"], keys["auth"], "en", "", 0)
            await push.send(device, {"title": "Your turn", "tag": "turn-1"})
            headers, body = post.taken.get(timeout=30)
            assert json.loads(browser.read(body)) == {"title": "Your turn", "tag": "turn-1"}
            assert push.public_key in headers["authorization"]
            assert b"Your turn" not in body
            post.status = 410
            with pytest.raises(Gone):
                await push.send(device, {"title": "Your turn", "tag": "turn-1"})
            post.status = 503
            with pytest.raises(OSError, match="refused"):
                await push.send(device, {"title": "Your turn", "tag": "turn-1"})
        with pytest.raises(OSError, match="reached"):
            await push.send(device, {"title": "Your turn", "tag": "turn-1"})
        await database.close()

    asyncio.run(course())


def test_of_two_processes_one_reminds(database_url: str) -> None:
    """A turn that was claimed is nobody else's for a while, and then it is tried again."""

    async def course() -> None:
        database = open_database(database_url)
        await database.prepare()
        await database.run(_with_a_turn)
        first = await database.run(lambda c: turns.claim(c, 10, 10, 20, 5))
        assert [row.seat for row in first] == [1]
        assert await database.run(lambda c: turns.claim(c, 10, 15, 25, 5)) == []
        second = await database.run(lambda c: turns.claim(c, 10, 20, 30, 5))
        assert second == first
        await database.run(lambda c: turns.told(c, first[0], 21))
        assert await database.run(lambda c: turns.claim(c, 10, 99, 100, 5)) == []
        await database.close()

    asyncio.run(course())


def _with_a_turn(connection: Any) -> None:
    people.create(connection, PersonRow("p", "Ada", "ada", "", 0))
    store(connection, Table(PERSON, PERSON))
    turns.replace(connection, TABLE, [turns.Turn(1, "p", None)], 5)


def test_a_calendar_tells_when_ones_time_is_up(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = match_of_ada(client, settings={"clock": {"kind": "days", "days": 3}})
        link = client.post("/api/me/calendar").json()["url"]
        assert link.startswith(f"{URL}/api/calendar/")
        path = link.removeprefix(URL)
        text = until(lambda: (found := client.get(path).text) and "BEGIN:VEVENT" in found and found)
        assert f"{URL}/table/{made['table']['id']}" in text.replace("\r\n ", "")
        assert "your time runs out" in text.replace("\r\n ", "")
        assert client.get(path).headers["content-type"].startswith("text/calendar")
        assert "deine Zeit" not in text
        renewed = client.post("/api/me/calendar").json()["url"].removeprefix(URL)
        assert refusal(client.get(path)) == (403, "T-MAIL-02")
        client.delete("/api/me/calendar")
        assert refusal(client.get(renewed)) == (403, "T-MAIL-02")


def test_everything_goes_with_the_account(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        client.post(
            "/api/me/devices",
            json={"endpoint": FIREFOX, "keys": Browser().keys, "lang": "de", "label": "Telefon"},
        )
        told = client.get("/api/me/export").json()
        assert [device["label"] for device in told["devices"]] == ["Telefon"]
        client.post("/api/me/deletion", json={"password": ADA["password"]})
        client.post("/api/people", json=ADA)
        assert client.get("/api/me/reminders").json()["devices"] == []


def test_device_of_another_person_is_not_removed(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        added = client.post(
            "/api/me/devices", json={"endpoint": FIREFOX, "keys": Browser().keys, "lang": "de"}
        ).json()
        mine = dict(client.cookies)
        client.cookies.clear()
        client.post("/api/people", json={"name": "Ben", "password": "babbage-1791"})
        client.delete(f"/api/me/devices/{added['devices'][0]['id']}")
        client.cookies.clear()
        client.cookies.update(mine)
        assert len(client.get("/api/me/reminders").json()["devices"]) == 1
