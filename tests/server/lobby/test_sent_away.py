"""Nobody takes all the seats there are, and whoever was sent away stays away."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, text

from stormark.server.lobby import Visitor
from stormark.server.storage.sent_away import SentAway
from tests.server.site import Client, bot, by, opened, refusal, site

EVE = {"name": "Eve", "password": "apple-tree-1"}


def seats(client: Client, tables: int) -> list[str]:
    """Open seats, each at a table of its own."""
    return [f"/api/tables/{opened(client)['table']['id']}/seats/0" for _ in range(tables)]


def test_a_guest_holds_only_so_many_seats_where_nobody_plays_yet(tmp_path: Path) -> None:
    with site(tmp_path, seats=3) as client:
        answers = [client.post(seat, json={"name": "Eve"}) for seat in seats(client, 5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 409, 409]
    assert refusal(answers[3]) == (409, "T-SEATS-01")
    assert answers[3].json()["params"] == {"most": 3}


def test_forgetting_the_cookie_does_not_make_an_address_many(tmp_path: Path) -> None:
    with site(tmp_path, seats=3, address_seats=4) as client:
        statuses = []
        for seat in seats(client, 6):
            client.cookies.clear()
            statuses.append(client.post(seat, json={"name": "Eve"}).status_code)
    assert statuses == [201, 201, 201, 201, 409, 409]


def test_seats_of_matches_that_have_begun_or_were_left_do_not_count(tmp_path: Path) -> None:
    with site(tmp_path, seats=1) as client:
        table = opened(client, bot(), settings={"auto_start": True})["table"]["id"]
        assert client.post(f"/api/tables/{table}/seats/1", json={"name": "Eve"}).is_success
        (first, second) = seats(client, 2)
        token = client.post(first, json={"name": "Eve"}).json()["token"]
        assert refusal(client.post(second, json={"name": "Eve"})) == (409, "T-SEATS-01")
        client.delete(first, headers=by(token))
        assert client.post(second, json={"name": "Eve"}).status_code == 201


def test_whoever_was_sent_away_returns_only_when_the_host_lets_them(client: Client) -> None:
    table = opened(client)
    path, host = f"/api/tables/{table['table']['id']}", by(table["host_token"])
    client.post(f"{path}/seats/0", json={"name": "Eve"})
    client.delete(f"{path}/seats/0", headers=host)
    again = {"name": "Somebody else"}
    assert refusal(client.post(f"{path}/seats/0", json=again)) == (403, "T-SENT-01")
    client.cookies.clear()
    assert refusal(client.post(f"{path}/seats/1", json=again)) == (403, "T-SENT-01")
    (removed,) = client.get(f"{path}/removed", headers=host).json()
    assert removed["name"] == "Eve"
    assert refusal(client.get(f"{path}/removed", headers=by("x"))) == (403, "T-HOST-01")
    entry = f"{path}/removed/{removed['id']}"
    assert refusal(client.delete(entry, headers=by("x"))) == (403, "T-HOST-01")
    assert client.delete(entry, headers=host).status_code == 204
    assert refusal(client.delete(entry, headers=host)) == (404, "T-SENT-02")
    assert client.post(f"{path}/seats/0", json=again).status_code == 201


def test_a_bot_in_the_place_of_somebody_sends_them_away_too(client: Client) -> None:
    table = opened(client)
    path, host = f"/api/tables/{table['table']['id']}", by(table["host_token"])
    client.post(f"{path}/seats/0", json={"name": "Eve"})
    client.put(f"{path}/seats/0", json=bot(), headers=host)
    assert refusal(client.post(f"{path}/seats/1", json={"name": "Eve"})) == (403, "T-SENT-01")


def test_whoever_gets_up_by_themselves_may_sit_down_again(client: Client) -> None:
    seat = seats(client, 1)[0]
    token = client.post(seat, json={"name": "Ada"}).json()["token"]
    client.delete(seat, headers=by(token))
    assert client.post(seat, json={"name": "Ada"}).status_code == 201


def test_an_account_is_sent_away_as_such_and_others_of_its_house_are_not() -> None:
    row = SentAway("1", "t", 0, "Eve", person="eve", device="phone", address="house")
    assert Visitor("eve", "laptop", "elsewhere").is_kept_out_by(row)
    assert Visitor(None, "phone", "elsewhere").is_kept_out_by(row)
    assert Visitor(None, "laptop", "house").is_kept_out_by(row), "it could be anybody"
    assert not Visitor("ada", "laptop", "house").is_kept_out_by(row)
    assert not Visitor(None, "laptop", "elsewhere").is_kept_out_by(row)


def test_where_people_sat_down_from_is_kept_hashed_and_only_until_the_match(
    client: Client, tmp_path: Path
) -> None:
    table = opened(client, bot())
    path, host = f"/api/tables/{table['table']['id']}", by(table["host_token"])
    client.post(f"{path}/seats/1", json={"name": "Ada"})
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    found = text("SELECT device, address FROM seats WHERE seat = 1")
    with engine.connect() as connection:
        assert [len(value) for value in connection.execute(found).one()] == [64, 64]
    client.post(f"{path}/start", headers=host)
    with engine.connect() as connection:
        assert tuple(connection.execute(found).one()) == (None, None)
    engine.dispose()
