"""What operators do has the effect it should, at once, and is told in the reader's language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stormark.server.http.middleware import rejection
from stormark.server.storage import audit, people
from tests.server.moderation.offices import (
    PASSWORD,
    ask,
    done,
    logged_in,
    operator,
    run,
    services_of,
)
from tests.server.patience import PATIENCE
from tests.server.site import Client, at_table, by, heard, opened, person, refusal, say


def farewell(socket: Any) -> dict[str, Any]:
    return heard(socket, "bye")


def test_a_banned_account_is_sent_away_with_the_reason_in_its_language(client: Client) -> None:
    with logged_in(client, "Paul") as (paul, pauls), operator(client) as olga:
        made = opened(paul, person("Paul"))
        table, token = made["table"]["id"], made["seat_tokens"]["0"]
        with at_table(paul, table, token, lang="de") as socket:
            heard(socket, "company")
            done(olga, "ban_person", "Beleidigungen", person=pauls, hours=24)
            bye = farewell(socket)
        assert bye["reason"] == "banned"
        assert bye["text"].startswith("Du bist bis 2")
        assert bye["text"].endswith("von diesem Server ausgeschlossen. Der Grund: Beleidigungen")
        with at_table(paul, table, token, lang="en") as socket:
            assert farewell(socket)["text"].startswith("An operator has excluded you")
        with at_table(paul, table) as socket:  # as a spectator who is logged in
            assert farewell(socket)["reason"] == "banned"
        refused = paul.post("/api/tables", json={"game": "xibalba"})
        assert refusal(refused) == (403, "T-BAN-01")
        assert refused.json()["params"]["why"] == "Beleidigungen"


def test_whoever_is_banned_may_still_leave_with_everything(client: Client) -> None:
    with logged_in(client, "Paul") as (paul, pauls), operator(client) as olga:
        done(olga, "ban_person", person=pauls)
        assert paul.get("/api/me/export").status_code == 200
        assert paul.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 204


def test_a_ban_that_is_lifted_or_over_lets_in_again(client: Client) -> None:
    from stormark.server.moderation.sanctions import Sanctions
    from stormark.server.storage.sanctions import BAN, SanctionRow

    with logged_in(client, "Paul") as (paul, pauls), operator(client) as olga:
        done(olga, "ban_person", person=pauls)
        assert paul.post("/api/tables", json={"game": "xibalba"}).status_code == 403
        row = olga.get("/api/admin/sanctions").json()[0]
        assert (row["kind"], row["name"], row["expires_at"]) == ("ban", "Paul", None)
        done(olga, "lift", sanction=row["id"])
        assert paul.post("/api/tables", json={"game": "xibalba"}).status_code == 201
        assert refusal(ask(olga, "lift", sanction=row["id"])) == (404, "T-ADMIN-06")
    over = Sanctions([SanctionRow("x", BAN, "why", 0, 1000, person="p")])
    assert over.ban_of("p", "") is None


def test_a_network_is_shut_out(client: Client) -> None:
    with operator(client) as olga:
        done(olga, "ban_network", "Spam", network="192.0.2.7/24", hours=2)
        row = olga.get("/api/admin/sanctions").json()[0]
        assert row["network"] == "192.0.2.0/24"
        services = services_of(client)
        scope = {"type": "http", "method": "GET", "path": "/api/tables", "headers": []}
        refused = rejection(services, {**scope, "client": ("192.0.2.200", 1)})
        assert refused is not None
        assert (refused.rule, refused.params["why"]) == ("T-BAN-02", "Spam")
        assert rejection(services, {**scope, "client": ("192.0.3.1", 1)}) is None
        assert rejection(services, {**scope, "client": ("2001:db8::1", 1)}) is None
        assert rejection(services, {**scope, "client": ("testclient", 1)}) is None


@pytest.mark.parametrize(
    ("network", "problem"),
    [("everywhere", "network-malformed"), ("10.0.0.0/8", "network-wide"), ("::/0", "network-wide")],
)
def test_a_range_that_is_none_or_too_wide_is_refused(
    client: Client, network: str, problem: str
) -> None:
    with operator(client) as olga:
        answer = ask(olga, "ban_network", network=network)
        assert (answer.status_code, answer.json()["problem"]) == (400, problem)
        assert answer.json()["place"] == "action.network"


def test_nobody_shuts_themselves_out() -> None:
    from stormark.server.lobby import LobbyRefusal
    from stormark.server.moderation.actions import BanNetwork
    from stormark.server.moderation.actor import Actor, Work
    from stormark.server.moderation.on_sanctions import ban_network

    work = Work(None, Actor("Olga", "o", "192.0.2.9"), "why", 0)  # type: ignore[arg-type]
    with pytest.raises(LobbyRefusal, match="T-ADMIN-05"):
        ban_network(work, BanNetwork("192.0.2.0/24"))


def test_a_muted_account_is_told_why_and_until_when(client: Client) -> None:
    with logged_in(client, "Paul") as (paul, pauls), operator(client) as olga:
        made = opened(paul, person("Paul"), person("Paula"))
        table, token = made["table"]["id"], made["seat_tokens"]["0"]
        with at_table(paul, table, token, lang="en") as socket:
            heard(socket, "company")
            done(olga, "mute_person", "shouting", person=pauls, hours=1)
            notice = heard(socket, "notice")
            assert notice["message"] == "notice-muted"
            assert notice["text"].startswith("An operator has muted you in all chats until")
            say(socket, "say", request="1", text="Hello")
            refused = heard(socket, "refused")
        assert refused["rule"] == "T-MUTE-01"
        assert "until 2" in refused["text"]
        assert refused["text"].endswith("The reason: shouting")
        listed = paul.get("/api/me/notices?lang=de").json()
        assert [one["message"] for one in listed] == ["notice-muted"]
        assert listed[0]["text"].startswith("Du darfst bis 2")
        assert paul.post("/api/me/notices", json={"up_to": listed[0]["id"]}).status_code == 204
        assert paul.get("/api/me/notices").json() == []


def test_a_mute_at_one_table_holds_there_alone(client: Client) -> None:
    with logged_in(client, "Paul") as (paul, pauls), operator(client) as olga:
        here, there = (opened(paul, person("Paul")) for _ in range(2))
        done(olga, "mute_person", person=pauls, table=here["table"]["id"])
        for made, answer in ((here, "refused"), (there, "done")):
            with at_table(paul, made["table"]["id"], made["seat_tokens"]["0"]) as socket:
                heard(socket, "company")
                say(socket, "say", request="1", text="Hello")
                heard(socket, answer)


def test_a_guest_is_muted_at_the_seat_and_told_on_coming_back(client: Client) -> None:
    made = opened(client, person("Gast"), person("Ben"))
    table = made["table"]["id"]
    with operator(client) as olga:
        done(olga, "mute_seat", "spam", table=table, seat=0)
        with at_table(client, table, made["seat_tokens"]["0"], lang="de") as socket:
            notice = heard(socket, "notice")
            assert notice["text"].startswith("Du darfst bis auf Weiteres an einem deiner Tische")
            say(socket, "say", request="1", text="Hello")
            assert heard(socket, "refused")["rule"] == "T-MUTE-01"
        with at_table(client, table, made["seat_tokens"]["1"]) as socket:
            heard(socket, "company")
            say(socket, "say", request="1", text="Hello")
            heard(socket, "done")


def test_an_open_table_goes_when_it_is_closed(client: Client) -> None:
    made = opened(client, person("Gast"))
    table = made["table"]["id"]
    with (
        operator(client) as olga,
        at_table(client, table, made["seat_tokens"]["0"], lang="en") as s,
    ):
        heard(s, "company")
        done(olga, "close_table", "bad name", table=table)
        bye = farewell(s)
        assert bye["text"] == "An operator has closed this table. The reason: bad name"
        assert client.get(f"/api/tables/{table}").status_code == 404
        assert refusal(ask(olga, "close_table", table=table)) == (404, "T-TABLE-01")


def test_a_running_match_that_is_closed_ends_without_a_winner(client: Client) -> None:
    made = opened(client, person("Ada"), person("Ben"))
    table, token = made["table"]["id"], made["seat_tokens"]["0"]
    client.post(f"/api/tables/{table}/start", headers=by(made["host_token"]))
    with operator(client) as olga, at_table(client, table, token, lang="en") as socket:
        heard(socket, "company")
        done(olga, "close_table", "cheating", table=table)
        told: dict[str, Any] = {}
        while not {"update", "notice"} <= told.keys():  # in either order
            message = json.loads(socket.receive_text(timeout=PATIENCE))
            told[message["type"]] = message
        update = told["update"]
        assert (update["kind"], update["play"]["result"]) == ("closed", [0.0, 0.0])
        assert update["decisions"] == []
        assert told["notice"]["message"] == "notice-table-closed"
        say(socket, "resign", request="1")
        assert heard(socket, "refused")["rule"] == "K-OVER-01"
        row = client.get(f"/api/tables/{table}").json()
        assert (row["status"], row["result"]) == ("finished", [0.0, 0.0])
        assert refusal(ask(olga, "close_table", table=table)) == (409, "T-ADMIN-07")
        assert client.get(f"/api/tables/{table}/replay").status_code == 200


def test_an_account_is_renamed_at_all_of_its_seats(client: Client) -> None:
    with logged_in(client, "Rude") as (rude, rudes), operator(client) as olga:
        made = opened(rude, person("Rude"))
        table = made["table"]["id"]
        with at_table(rude, table, made["seat_tokens"]["0"], lang="de") as socket:
            heard(socket, "company")
            done(olga, "rename_person", "Name", person=rudes, name="Neutral")
            notice = heard(socket, "notice")
        assert "Aus „Rude“ wurde „Neutral“" in notice["text"]
        assert rude.get("/api/me").json()["name"] == "Neutral"
        assert client.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Neutral"
        with logged_in(client, "Taken"):
            answer = ask(olga, "rename_person", person=rudes, name="TAKEN")
            assert refusal(answer) == (409, "T-LOGIN-03")


def test_a_guest_is_renamed_at_the_seat(client: Client) -> None:
    table = opened(client, person("Rude"))["table"]["id"]
    with operator(client) as olga:
        done(olga, "rename_seat", table=table, seat=0, name="Guest 1")
        assert client.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Guest 1"
        assert refusal(ask(olga, "rename_seat", table=table, seat=1, name="X")) == (
            404,
            "T-ADMIN-04",
        )


def test_a_forgotten_password_is_chosen_anew_with_a_code_once(client: Client) -> None:
    with logged_in(client, "Paul") as (paul, pauls), operator(client) as olga:
        code = done(olga, "reset_password", person=pauls)["code"]
        assert len(code) == 16
        wanted = {"name": "paul", "code": code.lower(), "password": "another one"}
        wrong = {**wanted, "code": "AAAAAAAAAAAAAAAA"}
        nobody = {**wanted, "name": "Nobody"}
        answers = [client.post("/api/session/reset", json=body) for body in (wrong, nobody)]
        assert {refusal(answer) for answer in answers} == {(401, "T-RESET-01")}
        assert client.post("/api/session/reset", json=wanted).status_code == 204
        assert paul.get("/api/me").status_code == 401
        assert refusal(client.post("/api/session/reset", json=wanted)) == (401, "T-RESET-01")
        credentials = {"name": "Paul", "password": "another one"}
        assert client.post("/api/session", json=credentials).status_code == 200
        log = run(client, lambda c: audit.latest(c, 1))
        assert code not in str(log)


def test_a_code_that_is_too_old_is_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from stormark.server.moderation import on_people

    monkeypatch.setattr(on_people, "CODE_LASTS", -1)
    with logged_in(client, "Paul") as (_, pauls), operator(client) as olga:
        code = done(olga, "reset_password", person=pauls)["code"]
        wanted = {"name": "Paul", "code": code, "password": "another one"}
        assert refusal(client.post("/api/session/reset", json=wanted)) == (401, "T-RESET-01")


def test_an_account_is_logged_out_or_removed_as_its_owner_could(client: Client) -> None:
    with logged_in(client, "Paul") as (paul, pauls), operator(client) as olga:
        table = opened(paul, person("Paul"))["table"]["id"]
        done(olga, "end_sessions", person=pauls)
        assert paul.get("/api/me").status_code == 401
        done(olga, "remove_person", person=pauls)
        assert client.get(f"/api/tables/{table}").json()["seats"][0]["name"] == ""
        assert run(client, lambda c: people.read(c, pauls)) is None
        assert refusal(ask(olga, "remove_person", person=pauls)) == (404, "T-ADMIN-04")


def test_a_removed_line_disappears_for_everybody(client: Client) -> None:
    made = opened(client, person("Ada"), person("Ben"))
    table = made["table"]["id"]
    with operator(client) as olga, at_table(client, table, made["seat_tokens"]["0"]) as socket:
        heard(socket, "company")
        say(socket, "say", request="1", text="something bad")
        line = heard(socket, "chat")["id"]
        done(olga, "remove_line", line=line)
        assert heard(socket, "chat_removed")["id"] == line
        assert olga.get(f"/api/admin/tables/{table}").json()["chat"] == []
        with at_table(client, table, made["seat_tokens"]["1"]) as other:
            assert heard(other, "company")["chat"] == []
        assert refusal(ask(olga, "remove_line", line=line)) == (404, "T-ADMIN-08")


def test_the_same_request_again_changes_nothing(client: Client) -> None:
    with logged_in(client, "Paul") as (_, pauls), operator(client) as olga:
        body = {
            "request": "one-request",
            "reason": "forgot it",
            "action": {"do": "reset_password", "person": pauls},
        }
        first = olga.post("/api/admin/actions", json=body).json()
        again = olga.post("/api/admin/actions", json=body).json()
        assert again == {"seq": first["seq"], "code": ""}
        assert len(run(client, lambda c: audit.latest(c, 10))) == 1
        with operator(client, "Otto") as otto:  # whose names for requests are his own
            other = otto.post("/api/admin/actions", json=body).json()
        assert other["seq"] == first["seq"] + 1
        assert len(other["code"]) == 16


@pytest.mark.parametrize("reason", ["\u200b ", ""])
def test_a_reason_is_needed(client: Client, reason: str) -> None:
    table = opened(client, person("Gast"))["table"]["id"]
    with operator(client) as olga:
        assert ask(olga, "close_table", reason, table=table).status_code == 400
        assert client.get(f"/api/tables/{table}").status_code == 200
