"""Nobody at a table is taken for somebody else."""

from __future__ import annotations

from tests.server.site import Client, by, opened, person, refusal

ADA = {"name": "Ada", "password": "lovelace-1815"}
ALIKE = ["Ada", "ADA", "Аԁа", "Аdа".replace("d", "ԁ"), "Ada\u0316"]


def registered(client: Client) -> None:
    """Ada has an account, and is logged out."""
    assert client.post("/api/people", json=ADA).status_code == 201
    client.cookies.clear()


def test_a_guest_takes_no_name_of_an_account_nor_one_that_looks_like_it(client: Client) -> None:
    registered(client)
    table = opened(client)["table"]["id"]
    seat = f"/api/tables/{table}/seats/0"
    for name in ALIKE:
        assert refusal(client.post(seat, json={"name": name})) == (409, "T-NAME-02"), name
    token = by(client.post(seat, json={"name": "Eve"}).json()["token"])
    for name in ALIKE:
        assert refusal(client.patch(seat, json={"name": name}, headers=token))[1] == "T-NAME-02"
    new = client.post("/api/tables", json={"game": "xibalba", "seats": [person("Ada")]})
    assert refusal(new) == (409, "T-NAME-02")


def test_whoever_the_name_belongs_to_bears_it(client: Client) -> None:
    registered(client)
    client.post("/api/session", json=ADA)
    table = opened(client, person("Ada"))["table"]
    assert table["seats"][0]["name"] == "Ada"


def test_two_at_one_table_never_look_alike(client: Client) -> None:
    table = opened(client, person("Guest"), person("guest"), options={"players": 4})
    path = f"/api/tables/{table['table']['id']}"
    client.post(f"{path}/seats/2", json={"name": "Ｇuest"})
    host = by(table["host_token"])
    given = client.put(f"{path}/seats/3", json=person("GUEST"), headers=host).json()
    names = [seat["name"] for seat in given["table"]["seats"]]
    assert names == ["Guest", "guest 2", "Guest 3", "GUEST 4"]
    client.patch(f"{path}/seats/0", json={"name": "Guest 2"}, headers=by(table["seat_tokens"]["0"]))
    assert client.get(path).json()["seats"][0]["name"] == "Guest 2 2"


def test_nobody_sits_down_as_a_bot(client: Client) -> None:
    table = opened(client)["table"]["id"]
    answer = client.post(f"/api/tables/{table}/seats/0", json={"name": "Bot 2"})
    assert refusal(answer) == (409, "T-NAME-01")
    assert refusal(client.post("/api/people", json={**ADA, "name": "Stormark"}))[1] == "T-NAME-01"
