"""Who may connect, who must go, and what a connection may send."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from stormark.server.http.limits import Rate
from tests.server.patience import PATIENCE
from tests.server.site import Client, at_table, bot, by, heard, opened, person, say, site


def ended(socket: WebSocketTestSession) -> str:
    """Why the server ends a connection; and it does."""
    reason = heard(socket, "bye")["reason"]
    with pytest.raises(WebSocketDisconnect):
        socket.receive_text(timeout=PATIENCE)
    return str(reason)


def turned_away(client: Client, table: str, token: str = "", **hello: Any) -> str:
    with at_table(client, table, token, **hello) as socket:
        return ended(socket)


def test_a_newer_session_takes_the_seat_over_and_the_older_one_is_told(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"))
    name, tokens = table["table"]["id"], table["seat_tokens"]
    with at_table(client, name, tokens["0"]) as old, at_table(client, name, tokens["1"]) as ben:
        heard(old, "company")
        heard(ben, "company")
        with at_table(client, name, tokens["0"]) as new:
            assert ended(old) == "taken-over"
            say(new, "ping")
            assert heard(new, "pong")
            say(ben, "ping")
            assert heard(ben, "pong"), "other seats are not concerned"


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ('{"type": "ping"}', "hello-expected"),
        ("nonsense", "hello-expected"),
        ('{"type": "hello"}', "hello-expected"),
        ('{"type": "hello", "protocol": 99}', "protocol-unknown"),
        ('{"type": "hello", "protocol": 1, "token": "guessed"}', "token-unknown"),
        ('{"type": "hello", "protocol": 1, "watch": 0}', "watching-refused"),
    ],
)
def test_a_connection_has_to_begin_properly(client: Client, first: str, reason: str) -> None:
    table = opened(client)["table"]["id"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_text(first)
        assert ended(socket) == reason


def test_nobody_waits_for_a_hello_forever(tmp_path: Path) -> None:
    with site(tmp_path, hello_seconds=0) as client:
        table = opened(client)["table"]["id"]
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            assert ended(socket) == "hello-late"


def test_there_is_no_way_to_a_table_that_is_not_there(client: Client) -> None:
    assert turned_away(client, "nothing") == "table-unknown"
    assert turned_away(client, "a" * 40) == "table-unknown"


def test_the_table_decides_about_spectators(client: Client) -> None:
    """Public information only by default; nobody, or over a seat's shoulder, on request."""
    seats = (person("Ada"), bot())
    closed = opened(client, *seats, settings={"spectators": "none"})
    assert turned_away(client, closed["table"]["id"]) == "spectators-refused"
    with at_table(client, closed["table"]["id"], closed["host_token"]) as host:
        assert heard(host, "welcome")["viewer"] == -1, "the host may watch anyway"
    public = opened(client, *seats)["table"]["id"]
    with at_table(client, public) as spectator:
        assert heard(spectator, "welcome")["viewer"] == -1
    glass = opened(client, *seats, settings={"spectators": "open"})
    client.post(f"/api/tables/{glass['table']['id']}/start", headers=by(glass["host_token"]))
    with at_table(client, glass["table"]["id"], watch=0) as spectator:
        welcome = heard(spectator, "welcome")
        assert welcome["viewer"] == 0
        say(spectator, "undo", request="1")
        assert heard(spectator, "refused")["rule"] == "T-SEAT-03"
    assert turned_away(client, glass["table"]["id"], watch=7) == "watching-refused"


def test_spectators_of_a_locked_table_need_its_password(client: Client) -> None:
    table = opened(client, person("Ada"), password="open sesame")
    name = table["table"]["id"]
    assert turned_away(client, name) == "password-wrong"
    assert turned_away(client, name, password="sesame") == "password-wrong"
    with at_table(client, name, password="open sesame") as spectator:
        assert heard(spectator, "welcome")
    with at_table(client, name, table["seat_tokens"]["0"]) as ada:
        assert heard(ada, "welcome")


def test_whoever_loses_the_seat_or_may_not_watch_any_more_has_to_go(client: Client) -> None:
    table = opened(client, person("Ada"))
    name, host = table["table"]["id"], by(table["host_token"])
    ben_token = client.post(f"/api/tables/{name}/seats/1", json={"name": "Ben"}).json()["token"]
    with at_table(client, name, ben_token) as ben, at_table(client, name) as spectator:
        heard(ben, "company")
        heard(spectator, "company")
        client.delete(f"/api/tables/{name}/seats/1", headers=host)
        assert ended(ben) == "seat-lost"
        client.patch(f"/api/tables/{name}", json={"settings": {"spectators": "none"}}, headers=host)
        assert ended(spectator) == "spectators-refused"


def test_nobody_goes_on_looking_over_a_shoulder_when_the_table_forbids_it(client: Client) -> None:
    table = opened(client, person("Ada"), bot(), settings={"spectators": "open"})
    name = table["table"]["id"]
    with at_table(client, name, watch=0) as curious, at_table(client, name) as other:
        heard(curious, "company")
        heard(other, "company")
        change = {"settings": {"spectators": "public"}}
        client.patch(f"/api/tables/{name}", json=change, headers=by(table["host_token"]))
        assert ended(curious) == "watching-refused"
        client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
        assert heard(other, "welcome")["viewer"] == -1


def test_whoever_waits_at_a_table_is_told_when_it_is_dissolved(client: Client) -> None:
    table = opened(client, person("Ada"))
    with at_table(client, table["table"]["id"], table["seat_tokens"]["0"]) as ada:
        heard(ada, "company")
        client.delete(f"/api/tables/{table['table']['id']}", headers=by(table["host_token"]))
        assert ended(ada) == "table-unknown"


@pytest.mark.parametrize(
    ("data", "problem", "place"),
    [
        ("{", "message-not-json", "message"),
        ('{"type": "dance"}', "message-invalid", "$.type"),
        ('{"type": "undo"}', "message-invalid", "message"),
        ('{"type": "undo", "request": "1", "now": true}', "message-invalid", "message"),
        ('{"type": "undo", "request": "1", "turn": 5}', "message-invalid", "$.turn"),
        ('{"type": "hello", "protocol": 1}', "hello-again", "type"),
        pytest.param("[" * 1000, "message-too-deep", "message", id="deep"),
        pytest.param(" " * 20_000, "message-too-long", "message", id="long"),
    ],
)
def test_a_message_that_makes_no_sense_is_answered_with_its_place(
    client: Client, data: str, problem: str, place: str
) -> None:
    table = opened(client, person("Ada"))
    with at_table(client, table["table"]["id"], table["seat_tokens"]["0"]) as ada:
        ada.send_text(data)
        error = heard(ada, "error")
        assert (error["problem"], error["place"]) == (problem, place)
        say(ada, "ping")
        assert heard(ada, "pong"), "the connection goes on"


def test_a_connection_that_only_makes_mistakes_is_closed_in_the_end(tmp_path: Path) -> None:
    with site(tmp_path, mistakes=Rate(0.001, 3)) as client:
        table = opened(client, person("Ada"))
        with at_table(client, table["table"]["id"], table["seat_tokens"]["0"]) as ada:
            for _ in range(4):
                ada.send_text("nonsense")
            for _ in range(4):
                assert heard(ada, "error"), "refused before it is closed"
            assert ended(ada) == "too-many-mistakes"


def test_messages_are_limited_per_connection_and_per_seat(tmp_path: Path) -> None:
    with site(tmp_path, messages=Rate(0.001, 4), mistakes=Rate(1, 100)) as client:
        table = opened(client, person("Ada"), person("Ben"))
        name, tokens = table["table"]["id"], table["seat_tokens"]
        with at_table(client, name, tokens["0"]) as ada:
            for _ in range(4):
                say(ada, "ping")
                heard(ada, "pong")
            say(ada, "ping")
            assert heard(ada, "error")["problem"] == "too-many-messages"
            say(ada, "undo", request="9")
            refused = heard(ada, "refused")
            assert (refused["request"], refused["rule"]) == ("9", "T-RATE-01")
        with at_table(client, name, tokens["0"]) as again:
            say(again, "undo", request="9")
            assert heard(again, "refused")["rule"] == "T-RATE-01", "the seat is the same"
        with at_table(client, name, tokens["1"]) as ben:
            say(ben, "ping")
            assert heard(ben, "pong")


def test_messages_are_limited_per_address(tmp_path: Path) -> None:
    with site(tmp_path, address_messages=Rate(0.001, 3)) as client:
        table = opened(client)["table"]["id"]
        with at_table(client, table) as one, at_table(client, table) as other:
            for socket in (one, one, other):
                say(socket, "ping")
                heard(socket, "pong")
            say(other, "ping")
            assert heard(other, "error")["problem"] == "too-many-messages"


def test_connections_are_limited_per_address(tmp_path: Path) -> None:
    with site(tmp_path, connections=2) as client:
        table = opened(client)["table"]["id"]
        with at_table(client, table) as one:
            heard(one, "company")
            with at_table(client, table):
                assert heard(one, "presence")["spectators"] == 2
                assert turned_away(client, table) == "too-many-connections"
            assert heard(one, "presence")["spectators"] == 1
            with at_table(client, table) as other:
                assert heard(other, "company")


def test_what_goes_wrong_inside_of_the_server_stays_there(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("secret of the inside")

    table = opened(client, person("Ada"))
    with at_table(client, table["table"]["id"], table["seat_tokens"]["0"]) as ada:
        heard(ada, "company")
        monkeypatch.setattr(client.app.state.services.presence, "note", fail)
        say(ada, "note", request="1", text="x")
        told = json.dumps(heard(ada, "bye"))
        assert ("server-error" in told, "secret" in told) == (True, False)
