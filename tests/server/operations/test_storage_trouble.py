"""A full disk and a lost database are told as what they are, and nothing is lost by them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging import ERROR, WARNING
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, func, select

from stormark.server.app import create_app
from stormark.server.config import Config
from stormark.server.processes import heartbeat
from stormark.server.storage import postgres, sqlite
from stormark.server.storage.schema import log
from tests.server.patience import PATIENCE
from tests.server.proxy import line_to
from tests.server.site import (
    CHEAP,
    UNLIMITED,
    Client,
    at_table,
    by,
    heard,
    opened,
    person,
    say,
    site,
)

MOST_MOVES = 300


@pytest.fixture(autouse=True)
def lively(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.05)
    monkeypatch.setattr(postgres, "RESTART", 0.2)


def until_ready(client: Client, status: int) -> Any:
    deadline = monotonic() + PATIENCE
    while True:
        answer = client.get("/health/ready")
        if answer.status_code == status:
            return answer.json()
        assert monotonic() < deadline, answer.text
        sleep(0.05)


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged that somebody should look at."""
    return [
        record.getMessage()
        for record in caplog.records
        if record.name == "stormark.server" and record.levelno in (ERROR, WARNING)
    ]


def in_server(client: Client, work: Callable[[Connection], Any]) -> Any:
    assert client.blocking_portal is not None
    return client.blocking_portal.call(client.app.state.services.database.run, work)


@contextmanager
def full_disk(client: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No page more than there is: a connection that is made anew finds it the same."""
    limit = "max_page_count=1"
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, limit))

        def narrow(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA {limit}")

        in_server(client, narrow)
        yield


def test_a_full_disk_is_said_to_be_one_and_the_move_is_made_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with site(tmp_path) as client:
        table = opened(client, person("Ada"), person("Ben"))
        name, token = table["table"]["id"], table["seat_tokens"]["0"]
        client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
        with at_table(client, name, token, lang="en") as ada:
            heard(ada, "welcome")
            with full_disk(client, monkeypatch):
                for number in range(MOST_MOVES):
                    request = ask(ada, number)
                    told = either(ada, "accepted", "error")
                    if told["type"] == "error":
                        break
                assert (told["problem"], told["request"]) == ("storage", request["request"])
                assert "can’t save anything right now. Nothing was lost" in told["text"]
                assert until_ready(client, 503)["reason"] == "disk-full"
                say(ada, **request)
                assert heard(ada, "error")["problem"] == "storage"
            until_ready(client, 200)
            say(ada, **request)
            assert heard(ada, "accepted")["request"] == request["request"]
            named = select(func.count()).where(log.c.request == request["request"])
            assert in_server(client, lambda c: c.scalar(named)) == 1
    assert events(caplog) == ["storage lost", "storage back"]


def ask(ada: Any, number: int) -> dict[str, Any]:
    """Something that is always possible, and becomes a record."""
    request: dict[str, Any] = {"kind": "decline", "request": f"move {number}"}
    if number % 2 == 0:
        request |= {"kind": "propose", "what": "pause"}
    say(ada, **request)
    return request


def either(ada: Any, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(ada.receive_text(timeout=PATIENCE))
        if message["type"] in kinds:
            return message
        assert message["type"] != "bye", message


def test_a_lost_database_is_nobodys_mistake_and_is_logged_once(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with line_to(postgres_url) as line:
        config = Config(line.url, **{**CHEAP, **UNLIMITED})
        with TestClient(create_app(config)) as client:
            table = opened(client, person("Ada"), person("Ben"))
            name, token = table["table"]["id"], table["seat_tokens"]["0"]
            client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
            with at_table(client, name, token, lang="de") as ada:
                heard(ada, "welcome")
                line.cut()
                assert until_ready(client, 503)["reason"] == "database-unreachable"
                request = ask(ada, 0)
                problem = heard(ada, "error")
                assert (problem["problem"], problem["request"]) == ("storage", "move 0")
                assert "Es ist nichts verloren" in problem["text"]
                for _ in range(3):
                    answer = client.get("/api/tables")
                    assert (answer.status_code, answer.json()["problem"]) == (503, "storage")
                    assert answer.headers["retry-after"] == "5"
                line.mend()
                until_ready(client, 200)
                say(ada, **request)
                assert heard(ada, "accepted")["request"] == "move 0"
    assert events(caplog) == ["storage lost", "storage back"]


def test_a_database_that_may_only_be_read_is_said_to_be_so(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(postgres_url, **{**CHEAP, **UNLIMITED})
    with TestClient(create_app(config)) as client:
        database = client.app.state.services.database

        def only_read(connection: Connection) -> None:
            connection.exec_driver_sql("SET default_transaction_read_only = on")
            connection.exec_driver_sql("SET transaction_read_only = on")
            connection.exec_driver_sql("UPDATE history SET beat = beat")

        real = database._database.run
        monkeypatch.setattr(database._database, "run", lambda *_: real(only_read))
        assert until_ready(client, 503)["reason"] == "read-only"
        monkeypatch.undo()
