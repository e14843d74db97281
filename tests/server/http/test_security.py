"""Origins, limits, headers; nothing secret in errors, logs or numbers."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from stormark.server.http.limits import Rate
from stormark.server.operations.logs import JsonLines
from tests.server.patience import PATIENCE
from tests.server.site import Client, at_table, by, heard, opened, person, refusal, say, site

OWN = "http://testserver.local"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": OWN}, 201),
        ({"Origin": "https://friends.example"}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://testserver.local.evil.example"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_pages_of_other_origins_change_nothing(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    with site(tmp_path, origins=("https://friends.example",)) as client:
        response = client.post("/api/tables", json={"game": "xibalba"}, headers=headers)
        assert response.status_code == status
        if status == 403:
            assert refusal(response) == (403, "T-ORIGIN-01")
        assert len(client.get("/api/tables").json()["tables"]) == (status == 201)


def test_pages_of_other_origins_open_no_socket(client: Client) -> None:
    table = opened(client)["table"]["id"]
    live = f"/api/tables/{table}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(live, headers={"Origin": "https://evil.example"}) as socket,
    ):
        socket.receive_text(timeout=PATIENCE)
    with client.websocket_connect(live, headers={"Origin": OWN}) as socket:
        say(socket, "hello", protocol=1)
        assert heard(socket, "welcome")


def test_every_answer_has_the_headers_that_protect_browsers(client: Client) -> None:
    for path in ("/api/tables", "/api/nothing/here", "/health/live", "/api/openapi"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


def test_an_address_that_asks_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    with site(tmp_path, requests=Rate(0.0001, 3)) as client:
        answers = [client.get("/api/tables") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert 9_000 < int(answers[3].headers["retry-after"]) <= 10_000
    assert answers[3].headers["content-type"] == "application/json"


def test_a_body_that_is_too_large_is_not_read(client: Client) -> None:
    response = client.post("/api/tables", json={"game": "x" * 70_000})
    assert (response.status_code, response.json()["problem"]) == (413, "body-too-large")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "problem"),
    [
        ("GET", "/api/nothing", None, 404, "path-unknown"),
        ("PUT", "/api/tables", None, 405, "method-unknown"),
        ("POST", "/api/tables", b"{", 400, "request-invalid"),
        ("POST", "/api/tables", b"\xff", 400, "request-invalid"),
        pytest.param("POST", "/api/tables", b"[" * 50_000, 400, "request-invalid", id="deep"),
        ("POST", "/api/tables/x/start", None, 400, "request-invalid"),
        ("GET", "/api/tables?limit=0", None, 400, "request-invalid"),
        ("GET", "/api/tables?before=%00", None, 400, "cursor-unknown"),
    ],
)
def test_all_errors_have_the_same_shape(
    client: Client, method: str, path: str, body: bytes | None, status: int, problem: str
) -> None:
    response = client.request(method, path, content=body)
    told = response.json()
    assert (response.status_code, told["problem"]) == (status, problem)
    shape = {"problem", "place", "rule", "reason", "params", "flaws", "incident", "text"}
    assert set(told) == shape


def test_a_mistake_of_the_server_tells_nothing_but_where_it_is_logged(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("secret of the inside")

    monkeypatch.setattr("stormark.server.api.tables.summary_of", fail)
    table = client.post("/api/tables", json={"game": "xibalba"})
    assert (table.status_code, table.json()["problem"]) == (500, "server-error")
    assert "secret" not in table.text
    (failure,) = [record for record in caplog.records if record.message == "failure"]
    logged = JsonLines().format(failure)
    assert json.loads(logged)["incident"] == table.json()["incident"]
    assert json.loads(logged)["error"] == "RuntimeError"
    assert "secret" not in logged


def test_logs_hold_no_secrets(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    """No tokens, passwords, chat, names, seeds; not even the link of a table."""
    caplog.set_level(logging.DEBUG)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the client's own
    client.post("/api/people", json={"name": "Adalbert", "password": "lovelace-1815"})
    table = opened(client, person("Adalbert"), person("Ben"), password="open sesame")
    name = table["table"]["id"]
    client.post(f"/api/tables/{name}/seats/0", json={"name": "Eve", "password": "guess-it"})
    client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
    with at_table(client, name, table["seat_tokens"]["0"]) as ada:
        say(ada, "say", request="1", text="a word between us")
        heard(ada, "done")
    logged = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert '"route": "/api/tables/{table}/start"' in logged
    secrets = [
        *(name, table["host_token"], *table["seat_tokens"].values()),
        *("lovelace", "sesame", "guess-it", "a word between us", "Adalbert"),
        client.cookies["stormark_session"],
    ]
    assert [secret for secret in secrets if secret in logged] == []
