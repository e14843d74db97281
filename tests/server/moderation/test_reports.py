"""Players report what is wrong; operators see what it was, and answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.server.http.limits import Rate
from tests.server.moderation.offices import ask, done, logged_in, operator
from tests.server.site import Client, at_table, by, heard, opened, person, refusal, say, site


def reported(browser: Client, table: str, token: str = "", **fields: Any) -> Any:
    body = {"kind": "table", "table": table, "cause": "insult", **fields}
    headers = by(token) if token else {}
    return browser.post("/api/reports", json=body, headers=headers)


def said(client: Client, table: str, token: str, *lines: str) -> list[int]:
    with at_table(client, table, token) as socket:
        heard(socket, "company")
        numbers = []
        for number, text in enumerate(lines):
            say(socket, "say", request=str(number), text=text)
            numbers.append(heard(socket, "chat")["id"])
    return numbers


def test_a_reported_line_is_kept_with_those_around_it_although_it_is_removed(
    client: Client,
) -> None:
    made = opened(client, person("Ada"), person("Ben"))
    table, token = made["table"]["id"], made["seat_tokens"]["0"]
    lines = said(client, table, token, "before", "<b>bad</b>", "after")
    answer = reported(client, table, made["seat_tokens"]["1"], kind="line", line=lines[1])
    assert answer.json() == {"new": True}
    with operator(client) as olga:
        done(olga, "remove_line", line=lines[1])
        (report,) = olga.get("/api/admin/reports").json()["reports"]
        assert (report["kind"], report["cause"], report["state"]) == ("line", "insult", "open")
        assert report["evidence"]["line"] == lines[1]
        texts = [line["text"] for line in report["evidence"]["chat"]]
        assert texts == ["before", "<b>bad</b>", "after"]
        assert olga.get("/api/admin").json()["reports"] == 1


def test_whoever_reported_is_told_the_answer(client: Client) -> None:
    made = opened(client, person("Ada"), person("Ben"))
    table, token = made["table"]["id"], made["seat_tokens"]["1"]
    with logged_in(client, "Paul") as (paul, _), operator(client) as olga:
        reported(client, table, token, kind="name", seat=0, cause="name")
        reported(paul, table, words="Look at this")
        listed = olga.get("/api/admin/reports").json()["reports"]
        by_paul = next(report for report in listed if report["reporter"] == "Paul")
        assert by_paul["words"] == "Look at this"
        for report, state in zip(listed, ("done", "dismissed"), strict=True):
            done(olga, "close_report", "We looked.", report=report["id"], state=state)
        assert olga.get("/api/admin/reports").json()["reports"] == []
        again = ask(olga, "close_report", report=by_paul["id"], state="done")
        assert refusal(again) == (409, "T-ADMIN-10")
        (notice,) = paul.get("/api/me/notices?lang=en").json()
        assert notice["text"].startswith("Your report was reviewed")
        assert notice["text"].endswith("We looked.")
        with at_table(client, table, token, lang="de") as socket:
            assert heard(socket, "notice")["text"].startswith("Deine Meldung wurde geprüft")
        (closed,) = olga.get("/api/admin/reports?state=dismissed").json()["reports"]
        assert closed["answer"] == "We looked."


def test_one_report_per_person_and_thing(client: Client) -> None:
    made = opened(client, person("Ada"), person("Ben"))
    table, token = made["table"]["id"], made["seat_tokens"]["1"]
    with logged_in(client, "Paul") as (paul, _):
        asked: list[tuple[Client, str, dict[str, Any]]] = [
            (client, "", {}),
            (client, "", {"cause": "spam"}),  # the same address
            (client, token, {}),
            (client, token, {}),
            (client, token, {"kind": "name", "seat": 0}),
            (paul, "", {}),
            (paul, token, {}),
        ]
        news = [
            reported(browser, table, given, **fields).json()["new"]
            for browser, given, fields in asked
        ]
    assert news == [True, False, True, False, True, True, False]


@pytest.mark.parametrize(
    "fields",
    [
        {"table": "nowhere"},
        {"kind": "line"},
        {"kind": "line", "line": 1},  # of another table
        {"kind": "name"},
        {"kind": "name", "seat": 1},  # nobody sits there
        {"kind": "name", "seat": 99},
        {"kind": "game"},  # it has not even begun
    ],
)
def test_what_is_not_there_cannot_be_reported(client: Client, fields: dict[str, Any]) -> None:
    elsewhere = opened(client, person("Ada"))
    said(client, elsewhere["table"]["id"], elsewhere["seat_tokens"]["0"], "hello")
    table = opened(client, person("Ada"))["table"]["id"]
    given = {"table": table, **fields}
    assert refusal(reported(client, given.pop("table"), **given)) == (404, "T-REPORT-01")


def test_reports_of_an_address_are_limited(tmp_path: Path) -> None:
    with site(tmp_path, reports=Rate(0.001, 2)) as client:
        table = opened(client, person("Ada"))["table"]["id"]
        answers = [reported(client, table) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_an_operator_sees_no_token_and_no_seed(client: Client) -> None:
    made = opened(client, person("Ada"), person("Ben"))
    table = made["table"]["id"]
    client.post(f"/api/tables/{table}/start", headers=by(made["host_token"]))
    reported(client, table, made["seat_tokens"]["1"])
    secrets = [made["host_token"], *made["seat_tokens"].values(), "argon2", "seed", "decisions"]
    with logged_in(client, "Paul") as (_, pauls), operator(client) as olga:
        done(olga, "mute_seat", table=table, seat=0)
        pages = ["", "/tables", f"/tables/{table}", "/people", f"/people/{pauls}", "/guests"]
        for page in [*pages, "/sanctions", "/reports", "/audit"]:
            answer = olga.get(f"/api/admin{page}")
            assert answer.status_code == 200
            assert [secret for secret in secrets if secret in answer.text] == []
