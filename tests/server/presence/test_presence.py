"""Chat, notes and presence: beside the match, for whom they are meant."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import WebSocketTestSession

from stormark.server.http.limits import Rate
from tests.server.patience import PATIENCE
from tests.server.site import Client, at_table, by, heard, opened, person, say, site

Socket = WebSocketTestSession


@contextmanager
def company(
    client: Client, settings: dict[str, Any], spectators: int = 0
) -> Iterator[tuple[list[Socket], list[Socket]]]:
    """Ada, Ben and Cleo at their seats, with spectators."""
    table = opened(
        *(client, person("Ada"), person("Ben"), person("Cleo")),
        options={"players": 3},
        settings=settings,
    )
    with ExitStack() as stack:
        name, tokens = table["table"]["id"], table["seat_tokens"]
        seats = [stack.enter_context(at_table(client, name, tokens[seat])) for seat in "012"]
        others = [
            stack.enter_context(at_table(client, name, name=f"Spectator {number}"))
            for number in range(spectators)
        ]
        for socket in (*seats, *others):
            heard(socket, "company")
        yield seats, others


def spoken(socket: Socket, text: str) -> None:
    """Say something, and wait until it is out."""
    say(socket, "say", request="line", text=text)
    assert heard(socket, "done")["request"] == "line"


def lines(socket: Socket) -> list[str]:
    """What was said to a socket up to now."""
    say(socket, "ping")
    found = []
    while (message := json.loads(socket.receive_text(timeout=PATIENCE)))["type"] != "pong":
        if message["type"] == "chat":
            found.append(f"{message['name']}: {message['text']}")
    return found


def test_everybody_at_the_table_reads_what_a_seat_says(client: Client) -> None:
    with company(client, {}, spectators=1) as (seats, others):
        spoken(seats[0], "Good luck!")
        assert all(lines(socket) == ["Ada: Good luck!"] for socket in (*seats[1:], *others))


def test_a_line_is_cleaned_before_anybody_reads_it(client: Client) -> None:
    with company(client, {}) as (seats, _):
        spoken(seats[0], "  one\ntwo\x00\u202e three ")
        assert lines(seats[1]) == ["Ada: one two three"]
        say(seats[0], "say", request="2", text="\u202e \n")
        assert heard(seats[0], "error")["place"] == "text"
        say(seats[0], "say", request="3", text="x" * 501)
        assert heard(seats[0], "error")["place"] == "$.text"
        assert lines(seats[1]) == []


def test_spectators_talk_apart_from_the_seats_by_default(client: Client) -> None:
    with company(client, {}, spectators=2) as (seats, others):
        spoken(others[0], "She should attack")
        assert lines(others[1]) == ["Spectator 0: She should attack"]
        assert lines(seats[0]) == []


def test_a_table_may_let_spectators_talk_to_all_or_not_at_all(client: Client) -> None:
    with company(client, {"spectator_chat": "all"}, spectators=1) as (seats, others):
        spoken(others[0], "Hello")
        assert lines(seats[2]) == ["Spectator 0: Hello"]
    with company(client, {"spectator_chat": "none"}, spectators=1) as (seats, others):
        say(others[0], "say", request="1", text="Hello")
        assert heard(others[0], "refused")["rule"] == "T-CHAT-01"


def test_a_table_may_be_silent(client: Client) -> None:
    with company(client, {"chat": False}) as (seats, _):
        say(seats[0], "say", request="1", text="Hello")
        assert heard(seats[0], "refused")["rule"] == "T-CHAT-01"


def test_whoever_is_muted_is_not_read_by_that_seat_until_unmuted(client: Client) -> None:
    with company(client, {"spectator_chat": "all"}, spectators=1) as (seats, others):
        for whom in (0, -1):
            say(seats[1], "mute", request="m", seat=whom)
            heard(seats[1], "done")
        spoken(seats[0], "First")
        spoken(others[0], "Second")
        assert lines(seats[1]) == []
        assert lines(seats[2]) == ["Ada: First", "Spectator 0: Second"]
        say(seats[1], "mute", request="u", seat=0, muted=False)
        heard(seats[1], "done")
        spoken(seats[0], "Third")
        assert lines(seats[1]) == ["Ada: Third"]


def test_whoever_comes_later_is_shown_what_was_said_and_is_meant_for_them(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"))
    name, tokens = table["table"]["id"], table["seat_tokens"]
    with at_table(client, name, tokens["0"]) as ada, at_table(client, name) as somebody:
        spoken(ada, "Hello")
        spoken(somebody, "Psst")
    with at_table(client, name, tokens["1"]) as ben, at_table(client, name) as other:
        assert [line["text"] for line in heard(ben, "company")["chat"]] == ["Hello"]
        assert [line["text"] for line in heard(other, "company")["chat"]] == ["Hello", "Psst"]
        say(ben, "mute", request="1", seat=0)
        heard(ben, "done")
    with at_table(client, name, tokens["1"]) as ben:
        company = heard(ben, "company")
        assert (company["chat"], company["muted"]) == ([], [0])


def test_notes_are_kept_for_the_seat_alone(client: Client) -> None:
    with company(client, {}, spectators=1) as (seats, others):
        say(seats[0], "note", request="1", text="Ben has the Bomber\nand is broke")
        heard(seats[0], "done")
        say(others[0], "note", request="1", text="mine")
        assert heard(others[0], "refused")["rule"] == "T-SEAT-03"
        assert (lines(seats[1]), lines(others[0])) == ([], [])
    table = opened(client, person("Ada"), person("Ben"))
    name, tokens = table["table"]["id"], table["seat_tokens"]
    with at_table(client, name, tokens["0"]) as ada:
        say(ada, "note", request="1", text="secret")
        heard(ada, "done")
    with at_table(client, name, tokens["0"]) as ada, at_table(client, name, tokens["1"]) as ben:
        assert heard(ada, "company")["notes"] == "secret"
        assert heard(ben, "company")["notes"] == ""
    assert "secret" not in client.get(f"/api/tables/{name}").text


def test_everybody_knows_who_is_connected(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"), settings={"spectators": "open"})
    name, tokens = table["table"]["id"], table["seat_tokens"]
    with at_table(client, name, tokens["0"]) as ada:
        assert heard(ada, "company")["presence"]["seats"] == [0]
        with at_table(client, name, tokens["1"]):
            assert heard(ada, "presence") == {"type": "presence", "seats": [0, 1], "spectators": 0}
            with at_table(client, name, watch=0):
                assert heard(ada, "presence")["spectators"] == 1
            assert heard(ada, "presence")["spectators"] == 0
        assert heard(ada, "presence")["seats"] == [0]


def test_whoever_talks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    with site(tmp_path, chat=Rate(0.01, 2)) as client, company(client, {}) as (seats, _):
        spoken(seats[0], "1")
        spoken(seats[0], "2")
        say(seats[0], "say", request="3", text="3")
        refused = heard(seats[0], "refused")
        assert (refused["rule"], refused["params"]) == ("T-RATE-01", {"seconds": 100})
        assert lines(seats[1]) == ["Ada: 1", "Ada: 2"]


def test_a_name_that_changed_is_told_and_used_from_then_on(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"))
    name, tokens = table["table"]["id"], table["seat_tokens"]
    with at_table(client, name, tokens["0"]) as ada, at_table(client, name, tokens["1"]) as ben:
        heard(ben, "company")
        path = f"/api/tables/{name}/seats/0"
        client.patch(path, json={"name": "Countess"}, headers=by(tokens["0"]))
        assert heard(ben, "table")["table"]["seats"][0]["name"] == "Countess"
        spoken(ada, "It is me")
        assert lines(ben) == ["Countess: It is me"]
