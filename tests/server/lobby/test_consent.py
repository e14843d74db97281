"""What the host changes after people sat down, they have to agree to."""

from __future__ import annotations

from typing import Any

from tests.server.site import Client, Json, at_table, by, heard, opened, person, refusal


class Company:
    """Ada is the host and sits at seat 0; Ben sat down at seat 1 by himself."""

    def __init__(self, client: Client, **settings: Any) -> None:
        self.client = client
        table = opened(client, person("Ada"), settings={"spectators": "public", **settings})
        self.settings: Json = table["table"]["settings"]
        self.path = f"/api/tables/{table['table']['id']}"
        self.host = by(table["host_token"])
        self.ben = by(client.post(f"{self.path}/seats/1", json={"name": "Ben"}).json()["token"])

    def change(self, **settings: Any) -> Json:
        self.settings |= settings
        body = {"settings": self.settings}
        told: Json = self.client.patch(self.path, json=body, headers=self.host).json()
        return told

    def agree(self, changes: list[Json], seat: int = 1) -> Any:
        path = f"{self.path}/seats/{seat}/agreement"
        return self.client.post(path, json={"changes": changes}, headers=self.ben)

    def start(self) -> Any:
        return self.client.post(f"{self.path}/start", headers=self.host)

    def ready(self) -> list[bool]:
        return [seat["ready"] for seat in self.client.get(self.path).json()["seats"]]


def test_no_match_begins_before_all_agree_that_spectators_see_their_hands(client: Client) -> None:
    company = Company(client)
    told = company.change(spectators="open")
    expected = [{"what": "settings.spectators", "before": "public", "after": "open"}]
    assert (told["changes"], company.ready()) == (expected, [True, False])
    assert refusal(company.start()) == (409, "T-START-04")
    assert company.agree(expected).json()["changes"] == []
    assert company.ready() == [True, True]
    assert company.start().status_code == 200


def test_options_and_clock_count_as_well_and_add_up(client: Client) -> None:
    company = Company(client)
    body = {"options": {"mode": "apocalypse"}}
    client.patch(company.path, json=body, headers=company.host)
    told = company.change(clock={"kind": "move", "seconds": 10})
    names = [change["what"] for change in told["changes"]]
    assert {"options.mode", "settings.clock"} <= set(names)
    assert company.agree(told["changes"]).status_code == 200
    assert company.start().status_code == 200


def test_nobody_agrees_to_what_they_have_not_seen(client: Client) -> None:
    company = Company(client)
    seen = company.change(expiry="resign")["changes"]
    company.change(spectators="open")
    assert refusal(company.agree(seen)) == (409, "T-AGREE-01")
    assert company.ready() == [True, False]
    assert refusal(company.agree([], seat=0)) == (403, "T-TOKEN-01")


def test_what_is_changed_back_needs_no_consent(client: Client) -> None:
    company = Company(client)
    company.change(spectators="open")
    assert company.change(spectators="public")["changes"] == []
    assert company.start().status_code == 200


def test_a_password_and_a_table_of_the_host_alone_need_no_consent(client: Client) -> None:
    company = Company(client)
    client.patch(company.path, json={"password": "sesame"}, headers=company.host)
    assert company.ready() == [True, True]
    alone = opened(client, person("Ada"), person("Ben"))
    path = f"/api/tables/{alone['table']['id']}"
    settings = {**alone["table"]["settings"], "spectators": "open"}
    told = client.patch(path, json={"settings": settings}, headers=by(alone["host_token"])).json()
    assert told["changes"] == []


def test_whoever_sits_down_later_knows_the_table_as_it_is(client: Client) -> None:
    table = opened(client, options={"players": 3}, settings={"auto_start": True})
    path, host = f"/api/tables/{table['table']['id']}", by(table["host_token"])
    ada = by(client.post(f"{path}/seats/0", json={"name": "Ada"}).json()["token"])
    settings = {**table["table"]["settings"], "spectators": "open"}
    changes = client.patch(path, json={"settings": settings}, headers=host).json()["changes"]
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        client.post(f"{path}/seats/{seat}", json={"name": name})
    card = client.get(path).json()
    assert (card["status"], [seat["ready"] for seat in card["seats"]]) == (
        "open",
        [False, True, True],
    )
    agreed = client.post(f"{path}/seats/0/agreement", json={"changes": changes}, headers=ada)
    assert agreed.json()["status"] == "running", "the last consent is the last that was missing"


def test_everybody_at_the_table_is_told_of_a_change(client: Client) -> None:
    company = Company(client)
    with at_table(client, company.path.rpartition("/")[2], company.ben["X-Table-Token"]) as ben:
        heard(ben, "company")
        company.change(spectators="open")
        card = heard(ben, "table")["table"]
        assert not card["seats"][1]["ready"]
        assert card["changes"][0]["what"] == "settings.spectators"


def test_whoever_agreed_to_something_else_in_between_is_asked_as_well(client: Client) -> None:
    company = Company(client)
    company.change(spectators="none")
    body = {"options": {"players": 3}}
    client.patch(company.path, json=body, headers=company.host)
    client.post(f"{company.path}/seats/2", json={"name": "Cleo"})  # knows no spectators
    company.change(spectators="public")
    assert company.ready() == [True, False, False]
    changes = [seat["changes"] for seat in client.get(company.path).json()["seats"]]
    assert changes[2] == [{"what": "settings.spectators", "before": "none", "after": "public"}]
    assert "settings.spectators" not in [change["what"] for change in changes[1]]


def test_nobody_gets_other_neighbours_without_consent(client: Client) -> None:
    options = {"players": 4, "team_mode": True}
    table = opened(client, person("Ada"), game="battalia", options=options)
    path, host = f"/api/tables/{table['table']['id']}", by(table["host_token"])
    for seat, name in ((1, "Ben"), (2, "Cleo"), (3, "Dora")):
        client.post(f"{path}/seats/{seat}", json={"name": name})
    moved = client.post(f"{path}/seats/1/move", json={"to": 2}, headers=host).json()
    ben, cleo = {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Cleo"}
    told = [
        {"what": "seats.1", "before": ben, "after": cleo},
        {"what": "seats.2", "before": cleo, "after": ben},
    ]
    assert [seat["changes"] for seat in moved["seats"]] == [[], told, told, told]
    put = client.put(f"{path}/seats/3", json={"kind": "bot"}, headers=host).json()["table"]
    assert [change["what"] for change in put["changes"]] == ["seats.1", "seats.2", "seats.3"]
    assert refusal(client.post(f"{path}/start", headers=host)) == (409, "T-START-04")


def test_who_gets_up_and_who_comes_instead_needs_nobodys_consent(client: Client) -> None:
    company = Company(client)
    client.delete(f"{company.path}/seats/1", headers=company.ben)
    client.post(f"{company.path}/seats/1", json={"name": "Cleo"})
    assert company.ready() == [True, True]
    assert company.start().status_code == 200


def test_nobody_sits_down_at_another_table_than_the_one_they_saw(client: Client) -> None:
    table = opened(client, person("Ada"), settings={"auto_start": True})["table"]
    path, host = f"/api/tables/{table['id']}", table
    assert host["offer"] == client.get(path).json()["offer"]
    late = client.post(f"{path}/seats/1", json={"name": "Ben", "offer": "another"})
    assert refusal(late) == (409, "T-AGREE-01")
    taken = client.post(f"{path}/seats/1", json={"name": "Ben", "offer": table["offer"]})
    assert taken.status_code == 201
