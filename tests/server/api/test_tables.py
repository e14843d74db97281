"""Tables are opened, listed, changed, started and played again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.site import Client, bot, by, opened, person, refusal


def test_the_host_of_a_table_gets_a_token_for_each_seat_of_a_person(client: Client) -> None:
    table = opened(client, person("Ada"), bot(), person("Ben"), options={"players": 4})
    assert sorted(table["seat_tokens"]) == ["0", "2"]
    assert len({table["host_token"], *table["seat_tokens"].values()}) == 3
    kinds = [seat["kind"] for seat in table["table"]["seats"]]
    assert kinds == ["person", "bot", "person", "open"]


def test_options_that_are_not_named_are_filled_in(client: Client) -> None:
    table = opened(client, game="battalia", options={"players": 4, "valley": "kings_bridge"})
    options = table["table"]["options"]
    assert (options["team_mode"], options["mode"]) == (True, "stormgates")


def test_a_rule_that_forbids_an_option_is_named(client: Client) -> None:
    wanted = {"game": "battalia", "options": {"players": 3, "team_mode": True}}
    assert refusal(client.post("/api/tables", json=wanted)) == (409, "B-TEAM-01")


@pytest.mark.parametrize(
    ("wanted", "place"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "xibalba", "options": {"player": 2}}, "options.player"),
        ({"game": "xibalba", "options": {"mode": "other"}}, "options.mode"),
        ({"game": "xibalba", "options": {"players": 10**30}}, "options.players"),
        ({"game": "xibalba", "seats": [{"kind": "bot", "bot": "clever"}]}, "seats[0].bot"),
        ({"game": "xibalba", "seats": [{"kind": "person", "name": "\u202e "}]}, "seats[0].name"),
        ({"game": "xibalba", "seats": [{}] * 3}, "seats"),
        ({"game": "xibalba", "settings": {"clock": {"kind": "sand"}}}, "settings.clock.kind"),
        ({"game": "xibalba", "settings": {"stand_in": "nobody"}}, "settings.stand_in"),
        ({"game": "xibalba", "settings": {"secret": 1}}, "settings"),
        ({"game": "xibalba", "colour": "red"}, "data"),
    ],
)
def test_bad_input_names_its_field(client: Client, wanted: dict[str, Any], place: str) -> None:
    response = client.post("/api/tables", json=wanted)
    assert (response.status_code, response.json()["place"]) == (400, place)
    assert client.get("/api/tables").json()["tables"] == []


def test_the_card_of_a_table_holds_nothing_secret(client: Client) -> None:
    table = opened(client, person("Ada"), password="open sesame")
    shown = client.get(f"/api/tables/{table['table']['id']}").text
    secrets = [table["host_token"], *table["seat_tokens"].values(), "sesame", "argon2"]
    assert [secret for secret in secrets if secret in shown] == []
    assert not any(f'"{key}"' in shown for key in ("seed", "host_token", "token", "password"))


def test_only_public_tables_are_listed_and_others_are_found_by_their_link(client: Client) -> None:
    public = opened(client)["table"]["id"]
    private = opened(client, settings={"public": False})["table"]["id"]
    listed = [table["id"] for table in client.get("/api/tables").json()["tables"]]
    assert listed == [public]
    assert client.get(f"/api/tables/{private}").status_code == 200


def test_the_list_is_filtered_by_game_and_status(client: Client) -> None:
    opened(client, game="battalia")
    running = opened(client, bot(), bot())
    client.post(f"/api/tables/{running['table']['id']}/start", headers=by(running["host_token"]))
    assert len(client.get("/api/tables?game=battalia").json()["tables"]) == 1
    assert client.get("/api/tables?game=xibalba").json()["tables"] == []
    (found,) = client.get("/api/tables?status=running&game=xibalba").json()["tables"]
    assert found["id"] == running["table"]["id"]


def test_the_pages_of_the_list_leave_nothing_out_and_repeat_nothing(client: Client) -> None:
    made = [opened(client)["table"]["id"] for _ in range(7)]
    seen: list[str] = []
    query = "/api/tables?limit=3"
    pages = 0
    while query:
        page = client.get(query).json()
        seen += [table["id"] for table in page["tables"]]
        query = f"/api/tables?limit=3&before={page['next']}" if page["next"] else ""
        pages += 1
    assert (pages, sorted(seen)) == (3, sorted(made))


def test_an_unknown_table_is_not_found(client: Client) -> None:
    for name in ("nothing", "%00", "a" * 300, "x'y"):
        response = client.get(f"/api/tables/{name}")
        assert response.status_code == 404, name


def test_the_host_alone_begins_and_only_with_all_seats_taken(client: Client) -> None:
    table = opened(client, person("Ada"))
    start = f"/api/tables/{table['table']['id']}/start"
    assert refusal(client.post(start, headers=by(table["seat_tokens"]["0"]))) == (403, "T-HOST-01")
    assert refusal(client.post(start, headers=by(table["host_token"]))) == (409, "T-START-03")
    client.post(f"/api/tables/{table['table']['id']}/seats/1", json={"name": "Ben"})
    assert client.post(start, headers=by(table["host_token"])).json()["status"] == "running"
    assert refusal(client.post(start, headers=by(table["host_token"]))) == (409, "T-START-02")


def test_a_match_of_teams_shows_who_plays_with_whom(client: Client) -> None:
    """B-TEAM-01: drawn when the match begins, and public from then on."""
    table = opened(client, *[bot()] * 4, game="battalia", options={"players": 4})
    assert table["table"]["sides"] is None
    path = f"/api/tables/{table['table']['id']}"
    card = client.post(f"{path}/start", headers=by(table["host_token"])).json()
    assert sorted(len(side) for side in card["sides"]) == [2, 2]
    assert sorted(seat for side in card["sides"] for seat in side) == [0, 1, 2, 3]
    assert client.get(path).json()["sides"] == card["sides"]


def test_a_table_can_begin_by_itself_when_the_last_seat_is_taken(client: Client) -> None:
    table = opened(client, bot(), settings={"auto_start": True})["table"]["id"]
    client.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"})
    assert client.get(f"/api/tables/{table}").json()["status"] == "running"


def test_what_a_change_leaves_out_stays(client: Client) -> None:
    settings = {"public": False, "spectators": "none", "clock": {"kind": "move", "seconds": 60}}
    options = {"players": 3, "target": 9}
    table = opened(client, person("Ada"), settings=settings, options=options)
    path, host = f"/api/tables/{table['table']['id']}", by(table["host_token"])
    before = table["table"]
    card = client.patch(path, json={"settings": {"chat": False}}, headers=host).json()
    assert card["settings"] == {**before["settings"], "chat": False}
    assert card["options"] == before["options"]
    other = client.patch(path, json={"options": {"target": 10}}, headers=host).json()
    assert other["options"] == {**before["options"], "target": 10}
    assert other["settings"] == card["settings"]
    for nonsense in (
        {"chat": "loud"},
        {"cha": True},
        {"spectators": "all"},
        {"clock": {"kind": "x"}},
    ):
        answer = client.patch(path, json={"settings": nonsense}, headers=host)
        assert answer.status_code == 400, nonsense
    assert client.get(path).json()["settings"] == card["settings"]


def test_the_host_changes_options_and_settings_before_the_match(client: Client) -> None:
    table = opened(client, person("Ada"), person("Ben"))
    path = f"/api/tables/{table['table']['id']}"
    host = by(table["host_token"])
    change: dict[str, Any] = {"options": {"players": 3}, "settings": {"spectators": "none"}}
    card = client.patch(path, json=change, headers=host).json()
    assert (len(card["seats"]), card["settings"]["spectators"]) == (3, "none")
    assert [seat["name"] for seat in card["seats"]] == ["Ada", "Ben", ""]
    client.put(f"{path}/seats/2", json=person("Cleo"), headers=host)
    fewer = client.patch(path, json={"options": {"players": 2}}, headers=host)
    assert refusal(fewer) == (409, "T-PLACE-02")
    other = client.patch(path, json=change, headers=by(table["seat_tokens"]["0"]))
    assert refusal(other) == (403, "T-HOST-01")


def test_nothing_of_a_running_table_can_be_changed(client: Client) -> None:
    table = opened(client, bot(), bot())
    path, host = f"/api/tables/{table['table']['id']}", by(table["host_token"])
    client.post(f"{path}/start", headers=host)
    asked = [
        client.patch(path, json={"settings": {}}, headers=host),
        client.delete(path, headers=host),
        client.put(f"{path}/seats/0", json=person("Ada"), headers=host),
        client.post(f"{path}/seats/0/move", json={"to": 1}, headers=host),
        client.delete(f"{path}/seats/0", headers=host),
    ]
    assert {refusal(response) for response in asked} == {(409, "T-TABLE-02")}


def test_the_host_can_dissolve_an_open_table(client: Client) -> None:
    table = opened(client, person("Ada"))
    path = f"/api/tables/{table['table']['id']}"
    assert client.delete(path, headers=by("guessed")).status_code == 403
    assert client.delete(path, headers=by(table["host_token"])).status_code == 204
    assert refusal(client.get(path)) == (404, "T-TABLE-01")
