"""People sit down, change their names, get up; the host arranges the seats."""

from __future__ import annotations

from tests.server.site import Client, bot, by, opened, person, refusal


def names(client: Client, table: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]


def test_whoever_sits_down_gets_a_token_and_nobody_else_the_seat(client: Client) -> None:
    table = opened(client, person("Ada"))["table"]["id"]
    seat = f"/api/tables/{table}/seats/1"
    taken = client.post(seat, json={"name": " Ben\u202e "})
    assert (taken.status_code, taken.json()["seat"]) == (201, 1)
    assert names(client, table) == ["Ada", "Ben"]
    assert refusal(client.post(seat, json={"name": "Cleo"})) == (409, "T-SEAT-01")
    far = client.post(f"/api/tables/{table}/seats/7", json={"name": "Cleo"})
    assert refusal(far) == (409, "T-PLACE-01")


def test_nobody_sits_down_at_a_running_match(client: Client) -> None:
    table = opened(client, bot(), bot())
    path = f"/api/tables/{table['table']['id']}"
    client.post(f"{path}/start", headers=by(table["host_token"]))
    assert refusal(client.post(f"{path}/seats/0", json={"name": "Ben"})) == (409, "T-SEAT-02")


def test_a_locked_table_asks_for_its_password(client: Client) -> None:
    table = opened(client, password="open sesame")
    assert table["table"]["locked"]
    path = f"/api/tables/{table['table']['id']}"
    for wrong in ({"name": "Ben"}, {"name": "Ben", "password": "sesame"}):
        assert refusal(client.post(f"{path}/seats/0", json=wrong)) == (403, "T-PASSWORD-01")
    right = {"name": "Ben", "password": "open sesame"}
    assert client.post(f"{path}/seats/0", json=right).status_code == 201
    client.patch(path, json={"password": ""}, headers=by(table["host_token"]))
    assert client.post(f"{path}/seats/1", json={"name": "Cleo"}).status_code == 201


def test_only_whoever_sits_there_changes_the_name(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"))
    seat = f"/api/tables/{table['table']['id']}/seats/0"
    wrong = client.patch(seat, json={"name": "Eve"}, headers=by(table["seat_tokens"]["1"]))
    assert refusal(wrong) == (403, "T-TOKEN-01")
    client.patch(seat, json={"name": "Ada II"}, headers=by(table["seat_tokens"]["0"]))
    assert names(client, table["table"]["id"]) == ["Ada II", "Ben"]


def test_a_seat_opens_when_somebody_leaves_before_the_match(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"))
    seat, token = f"/api/tables/{table['table']['id']}/seats/1", table["seat_tokens"]["1"]
    assert client.delete(seat, headers=by(token)).status_code == 204
    assert client.post(seat, json={"name": "Cleo"}).status_code == 201
    assert refusal(client.delete(seat, headers=by(token))) == (403, "T-TOKEN-01")


def test_the_host_sends_somebody_away(client: Client) -> None:
    table = opened(client, person("Ada"))
    seat = f"/api/tables/{table['table']['id']}/seats/1"
    token = client.post(seat, json={"name": "Eve"}).json()["token"]
    client.delete(seat, headers=by(table["host_token"]))
    assert names(client, table["table"]["id"]) == ["Ada", ""]
    assert refusal(client.patch(seat, json={"name": "Eve"}, headers=by(token)))[0] == 403


def test_the_host_puts_bots_and_people_of_the_same_screen_on_seats(client: Client) -> None:
    table = opened(client, person("Ada"))
    seat = f"/api/tables/{table['table']['id']}/seats/1"
    host = by(table["host_token"])
    given = client.put(seat, json=person("Bo"), headers=host).json()
    assert client.patch(seat, json={"name": "Ben"}, headers=by(given["token"])).status_code == 200
    given = client.put(seat, json=bot("greedy"), headers=host).json()
    assert given["token"] is None
    assert given["table"]["seats"][1]["bot"] == "greedy"
    given = client.put(seat, json=bot("ixchel@casual"), headers=host).json()
    assert (given["table"]["seats"][1]["bot"], names(client, table["table"]["id"])) == (
        "ixchel@casual",
        ["Ada", "Ixchel"],
    )
    wrong = client.put(seat, json=bot("bersi@casual"), headers=host)
    assert wrong.json()["place"] == "seats[1].bot"


def test_two_of_the_same_character_are_told_apart(client: Client) -> None:
    table = opened(
        client, bot("juno@casual"), bot("juno@master"), person("Juno"), options={"players": 3}
    )
    assert names(client, table["table"]["id"]) == ["Juno", "Juno 2", "Juno 3"]


def test_two_seats_change_places_with_their_tokens(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"), options={"players": 3})
    path = f"/api/tables/{table['table']['id']}/seats"
    moved = client.post(f"{path}/0/move", json={"to": 2}, headers=by(table["host_token"]))
    assert [seat["name"] for seat in moved.json()["seats"]] == ["", "Ben", "Ada"]
    ada = by(table["seat_tokens"]["0"])
    assert client.patch(f"{path}/2", json={"name": "A"}, headers=ada).status_code == 200


def test_whoever_leaves_a_running_match_is_replaced_by_a_bot_until_they_return(
    client: Client,
) -> None:
    table = opened(client, person("Ada"), person("Ben"))
    path = f"/api/tables/{table['table']['id']}"
    client.post(f"{path}/start", headers=by(table["host_token"]))
    ada = by(table["seat_tokens"]["0"])
    assert refusal(client.delete(f"{path}/seats/1", headers=ada)) == (403, "T-TOKEN-01")
    assert client.delete(f"{path}/seats/0", headers=ada).status_code == 204
    assert client.get(path).json()["seats"][0]["kind"] == "person"


def test_guests_find_their_tables_by_their_tokens(client: Client) -> None:
    first, second = opened(client, person("Ada")), opened(client, bot(), person("Ada"))
    opened(client, person("Ben"))
    tokens = [first["seat_tokens"]["0"], second["seat_tokens"]["1"], "no token at all"]
    found = client.post("/api/my-tables", json={"tokens": tokens}).json()
    assert {(seat["table"]["id"], seat["seat"]) for seat in found} == {
        (first["table"]["id"], 0),
        (second["table"]["id"], 1),
    }
