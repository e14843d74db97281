"""Going on elsewhere: who has an account takes a seat along to another device."""

from __future__ import annotations

from tests.server.site import Client, at_table, by, heard, opened, person, refusal

ADA = {"name": "Ada", "password": "lovelace-1815"}


def path(table: str, seat: int = 0) -> str:
    return f"/api/tables/{table}/seats/{seat}/token"


def test_a_seat_of_an_account_is_played_from_another_device(client: Client) -> None:
    client.post("/api/people", json=ADA)
    made = opened(client, person("Ada"), person("Ben"))
    table, old = made["table"]["id"], made["seat_tokens"]["0"]
    client.post(f"/api/tables/{table}/start", headers=by(made["host_token"]))
    with at_table(client, table, old, lang="en") as first:
        heard(first, "company")
        taken = client.post(path(table)).json()
        assert taken["seat"] == 0
        assert heard(first, "bye")["reason"] == "seat-lost"
    with at_table(client, table, taken["token"]) as second:
        assert heard(second, "welcome")["viewer"] == 0
    with at_table(client, table, old) as again:
        assert heard(again, "bye")["reason"] == "token-unknown"


def test_nobody_takes_along_what_is_not_theirs(client: Client) -> None:
    """T-LOGIN-02 for guests, T-TOKEN-01 for others."""
    made = opened(client, person("ClientConnection"))  # by nobody who is logged in
    table, token = made["table"]["id"], made["seat_tokens"]["0"]
    assert refusal(client.post(path(table))) == (401, "T-LOGIN-02")
    client.post("/api/people", json=ADA)
    assert refusal(client.post(path(table)))[1] == "T-TOKEN-01"
    assert refusal(client.post(path(table, 1)))[1] == "T-TOKEN-01"
    assert refusal(client.post(path(table, 9)))[1] == "T-PLACE-01"
    assert refusal(client.post(path("nowhere12345")))[1] == "T-TABLE-01"
    with at_table(client, table, token) as socket:
        assert heard(socket, "welcome")["viewer"] == 0
