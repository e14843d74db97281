"""Operators, and people they have to do with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Any

from litestar.testing import TestClient

from stormark.server.clock.wall_clock import now_ms
from stormark.server.services import Services
from stormark.server.storage import operators
from tests.server.site import Client, Json

PASSWORD = "correct horse"


def services_of(client: Client) -> Services:
    found: Services = client.app.state.services
    return found


def run(client: Client, work: Any) -> Any:
    """Something over the database of a running server."""

    async def done() -> Any:
        return await services_of(client).database.run(work)

    assert client.blocking_portal is not None
    return client.blocking_portal.call(done)


@contextmanager
def logged_in(client: Client, name: str) -> Iterator[tuple[Client, str]]:
    """Another browser at the same server, with a new account; its id."""
    browser = TestClient(client.app)
    browser.blocking_portal = client.blocking_portal  # the same running server
    made = browser.post("/api/people", json={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.text
    yield browser, person_id(client, name)


def person_id(client: Client, name: str) -> str:
    from stormark.server.sanitize import casefolded
    from stormark.server.storage import people

    found = run(client, lambda c: people.named(c, casefolded(name)))
    assert found is not None
    return str(found.id)


@contextmanager
def operator(client: Client, name: str = "Olga") -> Iterator[Client]:
    """A browser of somebody who looks after the server."""
    with logged_in(client, name) as (browser, person):
        run(client, lambda c: operators.add(c, person, now_ms()))
        yield browser


def ask(browser: Client, do: str, reason: str = "because", **fields: Any) -> Any:
    """An action under a new name."""
    body = {"request": token_hex(8), "reason": reason, "action": {"do": do, **fields}}
    return browser.post("/api/admin/actions", json=body)


def done(browser: Client, do: str, reason: str = "because", **fields: Any) -> Json:
    answer = ask(browser, do, reason, **fields)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found
