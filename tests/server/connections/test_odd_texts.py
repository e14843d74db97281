"""Texts that databases do not like, over the socket and over HTTP, on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from stormark.server.app import create_app
from stormark.server.config import Config
from tests.server.site import CHEAP, UNLIMITED, Client, at_table, by, heard, opened, person, say

ODD = ["\x00", "a\x00b", "\ufdfa" * 30, "\u0958" * 40, "\U0001f9d9\u200d\u2640\ufe0f", "’; DROP"]


@pytest.fixture
def client(database_url: str) -> Iterator[Client]:
    config = Config(database_url, **{**CHEAP, **UNLIMITED})
    with TestClient(create_app(config)) as client:
        yield client


def test_odd_texts_are_cleaned_or_refused_and_break_nothing(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"))
    name, tokens = table["table"]["id"], table["seat_tokens"]
    client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
    with at_table(client, name, tokens["0"]) as ada:
        heard(ada, "company")
        for number, text in enumerate(ODD):
            for kind in ("say", "note"):
                say(ada, kind, request=f"{kind} {number}", text=text)
            say(ada, "write", request=text[:64], text=text)
            for kind in ("undo", "leave", "return"):
                say(ada, kind, request=text[:60] + kind[:1])
            say(ada, "ping")
            assert heard(ada, "pong"), "the connection is still there"
    for text in ODD:
        seat = f"/api/tables/{name}/seats/0"
        asked = [
            client.patch(seat, json={"name": text[:40]}, headers=by(tokens["0"])),
            client.patch(seat, json={"name": "x"}, headers={b"X-Table-Token": b"\xff\xe9"}),
            client.post("/api/people", json={"name": text[:40], "password": f"{text} password"}),
            client.post("/api/session", json={"name": text[:40], "password": text}),
            client.post("/api/my-tables", json={"tokens": [text]}),
            client.get("/api/tables", params={"game": text[:40]}),
            client.get("/api/tables", params={"before": text[:40]}),
            client.get("/api/me", headers={"Cookie": "stormark_session=%00"}),
        ]
        assert [answer.status_code for answer in asked if answer.status_code >= 500] == []
