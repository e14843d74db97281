"""A line of chat says who speaks; nobody borrows a name for it."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.site import Client, at_table, heard, opened, person, say

ADA = {"name": "Ada", "password": "lovelace-1815"}


def speakers(client: Client, *wishes: str) -> list[tuple[str, str, bool]]:
    """Name, role and account of each, as the others read it; Ben sits at the table."""
    table = opened(client, person("Ben"), settings={"spectator_chat": "all"})
    name = table["table"]["id"]
    with ExitStack() as stack:
        ben = stack.enter_context(at_table(client, name, table["seat_tokens"]["0"]))
        heard(ben, "company")
        found = []
        for wish in wishes:
            spectator = stack.enter_context(at_table(client, name, name=wish))
            heard(spectator, "company")
            say(spectator, "say", request="1", text="Hello")
            line = heard(ben, "chat")
            found.append((line["name"], line["role"], line["account"]))
        say(ben, "say", request="1", text="Hello")
        line = heard(ben, "chat")
        assert (line["name"], line["role"], line["seat"]) == ("Ben", "player", 0)
        return found


def test_a_spectator_is_marked_and_never_looks_like_a_player_or_another(client: Client) -> None:
    assert speakers(client, "Ben", "B\u0435n", "Cleo", "cleo", "Bot 2", "") == [
        ("Ben 2", "spectator", False),
        ("", "spectator", False),
        ("Cleo", "spectator", False),
        ("cleo 2", "spectator", False),
        ("", "spectator", False),
        ("", "spectator", False),
    ]


def test_a_spectator_bears_the_name_of_an_account_only_if_it_is_theirs(client: Client) -> None:
    client.post("/api/people", json=ADA)
    assert speakers(client, "Ada") == [("Ada", "spectator", True)]
    client.cookies.clear()
    assert speakers(client, "Ada", "ADA\u0316") == [("", "spectator", False)] * 2
