"""Two processes that share a PostgreSQL: one company at the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from litestar.testing import TestClient

from stormark.server.app import create_app
from stormark.server.config import Config
from tests.server.site import CHEAP, UNLIMITED, Client, at_table, by, heard, opened, person, say


@contextmanager
def two_servers(url: str) -> Iterator[tuple[Client, Client]]:
    """As good as two processes: they have nothing in common but the database."""
    config = Config(url, **{**CHEAP, **UNLIMITED})
    with TestClient(create_app(config)) as one, TestClient(create_app(config)) as other:
        yield one, other


def test_a_session_of_another_process_takes_a_seat_over(postgres_url: str) -> None:
    with two_servers(postgres_url) as (one, other):
        table = opened(one, person("Ada"), person("Ben"))
        name, token = table["table"]["id"], table["seat_tokens"]["0"]
        with at_table(one, name, token) as old:
            heard(old, "company")
            with at_table(other, name, token) as new:
                heard(new, "company")
                assert heard(old, "bye")["reason"] == "taken-over"
                say(new, "ping")
                assert heard(new, "pong")


def test_chat_and_presence_reach_all_processes(postgres_url: str) -> None:
    with two_servers(postgres_url) as (one, other):
        table = opened(one, person("Ada"), person("Ben"))
        name, tokens = table["table"]["id"], table["seat_tokens"]
        with at_table(one, name, tokens["0"]) as ada:
            assert heard(ada, "company")["presence"]["seats"] == [0]
            with at_table(other, name, tokens["1"]) as ben:
                assert heard(ben, "company")["presence"]["seats"] == [0, 1]
                assert heard(ada, "presence")["seats"] == [0, 1]
                say(ada, "say", request="1", text="Hello over there")
                assert heard(ben, "chat")["text"] == "Hello over there"
                say(ben, "say", request="1", text="Hello back")
                while heard(ada, "chat")["text"] != "Hello back":
                    pass
            assert heard(ada, "presence")["seats"] == [0]


def test_a_seat_that_is_lost_in_one_process_is_lost_in_all(postgres_url: str) -> None:
    with two_servers(postgres_url) as (one, other):
        table = opened(one, person("Ada"), person("Ben"))
        name = table["table"]["id"]
        with at_table(other, name, table["seat_tokens"]["1"]) as ben:
            heard(ben, "company")
            one.delete(f"/api/tables/{name}/seats/1", headers=by(table["host_token"]))
            assert heard(ben, "bye")["reason"] == "seat-lost"
