"""The same company plays again, everybody one seat further."""

from __future__ import annotations

import asyncio
from typing import Any

from stormark.server.storage import tables
from tests.server.site import Client, at_table, bot, by, heard, opened, person, refusal


def finished(client: Client, *seats: Any, **given: Any) -> dict[str, Any]:
    """A table whose match is over."""
    table = opened(client, *seats, **given)
    services: Any = client.app.state.services
    change = {"status": "finished", "result": [1.0, *[0.0] * (len(seats) - 1)]}
    name = table["table"]["id"]
    client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
    with client.portal() as portal:
        portal.call(
            asyncio.wait_for, services.database.run(lambda c: tables.change(c, name, **change)), 5
        )
    return table


def test_nobody_plays_again_before_the_match_is_over(client: Client) -> None:
    table = opened(client, person("Ada"), bot())
    path = f"/api/tables/{table['table']['id']}/rematch"
    assert refusal(client.post(path, headers=by(table["host_token"]))) == (409, "T-REMATCH-01")
    assert refusal(client.post(path, headers=by("guessed"))) == (403, "T-TOKEN-01")


def test_everybody_sits_one_seat_further_and_takes_it_with_the_old_token(client: Client) -> None:
    old = finished(
        client, person("Ada"), bot(), person("Cleo"), options={"players": 3, "target": 9}
    )
    again = client.post(
        f"/api/tables/{old['table']['id']}/rematch", headers=by(old["seat_tokens"]["2"])
    ).json()
    card = again["table"]
    assert [seat["name"] for seat in card["seats"]] == ["Cleo", "Ada", ""]
    assert [seat["kept"] for seat in card["seats"]] == [True, True, False]
    assert (card["options"], card["origin"]) == (
        old["table"]["options"],
        {"table": old["table"]["id"]},
    )
    claim = f"/api/tables/{card['id']}/claim"
    taken = client.post(claim, headers=by(old["seat_tokens"]["0"])).json()
    assert taken["seat"] == 1
    assert refusal(client.post(claim, headers=by(old["seat_tokens"]["0"]))) == (409, "T-CLAIM-01")
    assert refusal(client.post(claim, headers=by("guessed"))) == (409, "T-CLAIM-01")
    with at_table(client, card["id"], taken["token"]) as ada:
        assert heard(ada, "welcome")["viewer"] == 1


def test_all_who_are_still_there_are_told_where_it_goes_on(client: Client) -> None:
    old = finished(client, person("Ada"), person("Ben"))
    name = old["table"]["id"]
    with at_table(client, name, old["seat_tokens"]["1"]) as ben:
        heard(ben, "company")
        again = client.post(f"/api/tables/{name}/rematch", headers=by(old["host_token"])).json()
        assert heard(ben, "table")["table"]["rematch"] == again["table"]["id"]
    second = client.post(f"/api/tables/{name}/rematch", headers=by(old["host_token"]))
    assert refusal(second) == (409, "T-REMATCH-02")
    assert second.json()["params"] == {"table": again["table"]["id"]}


def test_a_seat_that_is_kept_stays_where_it_is(client: Client) -> None:
    old = finished(client, person("Ada"), person("Ben"))
    again = client.post(
        f"/api/tables/{old['table']['id']}/rematch", headers=by(old["host_token"])
    ).json()
    move = f"/api/tables/{again['table']['id']}/seats/0/move"
    moved = client.post(move, json={"to": 1}, headers=by(again["host_token"]))
    assert refusal(moved) == (409, "T-PLACE-03")


def test_the_match_begins_with_the_last_who_joins(client: Client) -> None:
    old = finished(client, person("Ada"), person("Ben"))
    name = old["table"]["id"]
    again = client.post(f"/api/tables/{name}/rematch", headers=by(old["host_token"])).json()
    path = f"/api/tables/{again['table']['id']}"
    client.post(f"{path}/claim", headers=by(old["seat_tokens"]["1"]))
    waiting = client.get(path).json()
    assert (waiting["status"], [seat["kept"] for seat in waiting["seats"]]) == (
        "open",
        [False, True],
    )
    client.post(f"{path}/claim", headers=by(old["seat_tokens"]["0"]))
    assert client.get(path).json()["status"] == "running"


def test_whoever_comes_is_asked_about_what_changed_since_the_last_match(client: Client) -> None:
    settings = {"spectators": "public"}
    old = finished(client, person("Ada"), person("Ben"), settings=settings)
    name = old["table"]["id"]
    again = client.post(f"/api/tables/{name}/rematch", headers=by(old["host_token"])).json()
    path, host = f"/api/tables/{again['table']['id']}", by(again["host_token"])
    client.patch(path, json={"settings": {"spectators": "open"}}, headers=host)
    for token in old["seat_tokens"].values():
        taken = client.post(f"{path}/claim", headers=by(token)).json()
    card = client.get(path).json()
    assert (card["status"], [seat["ready"] for seat in card["seats"]]) == ("open", [False] * 2)
    assert refusal(client.post(f"{path}/start", headers=host)) == (409, "T-START-04")
    agree = f"{path}/seats/{taken['seat']}/agreement"
    changes = {"changes": card["seats"][taken["seat"]]["changes"]}
    agreed = client.post(agree, json=changes, headers=by(taken["token"])).json()
    assert agreed["seats"][taken["seat"]]["ready"]
    assert agreed["status"] == "open", "the other one has not agreed yet"


def test_no_match_begins_with_somebody_who_has_not_come(client: Client) -> None:
    old = finished(client, person("Ada"), person("Ben"))
    name = old["table"]["id"]
    again = client.post(f"/api/tables/{name}/rematch", headers=by(old["host_token"])).json()
    path, host = f"/api/tables/{again['table']['id']}", by(again["host_token"])
    assert refusal(client.post(f"{path}/start", headers=host)) == (409, "T-PLACE-03")
    client.put(f"{path}/seats/0", json={"kind": "bot"}, headers=host)
    client.post(f"{path}/claim", headers=by(old["seat_tokens"]["0"]))
    assert client.get(path).json()["status"] == "open", "Ada has to agree to the bot first"
