"""Accounts: logged in by a cookie, forgotten on request, never told apart by a stranger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.server.site import Client, at_table, by, heard, opened, person, refusal, say, site

ADA = {"name": "Ada", "password": "lovelace-1815"}


def register(client: Client, **given: str) -> Any:
    response = client.post("/api/people", json={**ADA, **given})
    assert response.status_code == 201, response.text
    return response


def stored(tmp_path: Path) -> str:
    """Everything in the database, as text."""
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        names = connection.execute(text("SELECT name FROM sqlite_master WHERE type='table'"))
        rows = [
            str(row)
            for name in names
            for row in connection.execute(text(f"SELECT * FROM {name[0]}"))
        ]
    engine.dispose()
    return "\n".join(rows)


def test_whoever_registers_is_logged_in_by_a_cookie_that_no_script_reads(client: Client) -> None:
    cookie = register(client).headers["set-cookie"]
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie
    assert client.get("/api/me").json()["name"] == "Ada"


def test_the_cookie_of_a_server_behind_https_never_travels_without_it(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.base_url = "https://testserver.local"
        response = register(client)
        assert "Secure" in response.headers["set-cookie"]
        assert response.headers["strict-transport-security"]


def test_only_hashes_of_passwords_and_tokens_are_stored(client: Client, tmp_path: Path) -> None:
    register(client)
    table = opened(client, person("Ada"), password="open sesame")
    secrets = [
        *(ADA["password"], "open sesame", client.cookies["stormark_session"]),
        *(table["host_token"], *table["seat_tokens"].values()),
    ]
    found = stored(tmp_path)
    assert "Ada" in found
    assert [secret for secret in secrets if secret in found] == []


def test_names_that_look_alike_are_the_same(client: Client) -> None:
    register(client)
    for name in ("ADA", " ada ", "Ａda", "A da"):
        response = client.post("/api/people", json={**ADA, "name": name})
        assert refusal(response) == (409, "T-LOGIN-03"), name


def test_a_short_password_is_refused(client: Client) -> None:
    response = client.post("/api/people", json={"name": "Ada", "password": "1234567"})
    assert (response.status_code, response.json()["problem"]) == (400, "password-short")


def test_a_wrong_name_and_a_wrong_password_look_the_same(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(client)
    passwords = client.app.state.services.passwords
    checked: list[str] = []
    verify = passwords._verify

    def counting(stored: str, given: str) -> bool:
        checked.append(stored)
        return bool(verify(stored, given))

    monkeypatch.setattr(passwords, "_verify", counting)
    wrong = [{"name": "Ada", "password": "wrong-password"}, {**ADA, "name": "Nobody"}]
    answers = [client.post("/api/session", json=given) for given in wrong]
    assert [refusal(answer) for answer in answers] == [(401, "T-LOGIN-01")] * 2
    assert answers[0].content == answers[1].content
    assert len(checked) == 2, "the same work for both"


def test_logging_out_ends_the_session_itself(client: Client) -> None:
    register(client)
    token = client.cookies["stormark_session"]
    assert client.delete("/api/session").status_code == 204
    client.cookies.set("stormark_session", token)
    assert refusal(client.get("/api/me")) == (401, "T-LOGIN-02")


def test_logging_out_everywhere_ends_all_sessions(client: Client) -> None:
    register(client)
    first = client.cookies["stormark_session"]
    client.post("/api/session", json=ADA)
    assert client.delete("/api/sessions").status_code == 204
    client.cookies.set("stormark_session", first)
    assert client.get("/api/me").status_code == 401


def test_a_session_ends_by_itself(tmp_path: Path) -> None:
    with site(tmp_path, session_days=0) as client:
        register(client)
        assert client.get("/api/me").status_code == 401


def test_a_new_password_ends_all_other_sessions(client: Client) -> None:
    register(client)
    first = client.cookies["stormark_session"]
    wrong = client.post("/api/me/password", json={"old": "wrong", "new": "countess-of-l"})
    assert refusal(wrong) == (401, "T-LOGIN-01")
    change = {"old": ADA["password"], "new": "countess-of-l"}
    assert client.post("/api/me/password", json=change).status_code == 200
    assert client.get("/api/me").status_code == 200
    client.cookies.set("stormark_session", first)
    assert client.get("/api/me").status_code == 401
    assert client.post("/api/session", json=ADA).status_code == 401
    assert client.post("/api/session", json={**ADA, "password": change["new"]}).status_code == 200


def test_attempts_to_log_in_are_limited_per_address(tmp_path: Path) -> None:
    from stormark.server.http.limits import Rate

    with site(tmp_path, passwords=Rate(0.001, 3)) as client:
        answers = [client.post("/api/session", json=ADA) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
    assert refusal(answers[3]) == (429, "T-RATE-01")
    assert int(answers[3].headers["retry-after"]) > 0


def test_an_account_finds_its_seats_again(client: Client) -> None:
    register(client)
    mine = opened(client, person("Ada"))["table"]["id"]
    other = opened(client)["table"]["id"]
    client.post(f"/api/tables/{other}/seats/1", json={"name": "Countess"})
    found = client.get("/api/me/tables").json()
    assert {(seat["table"]["id"], seat["seat"]) for seat in found} == {(mine, 0), (other, 1)}
    assert client.get(f"/api/tables/{mine}").json()["seats"][0]["account"]
    client.delete("/api/session")
    assert client.get("/api/me/tables").status_code == 401


def test_an_account_can_be_exported_and_forgotten_and_its_games_stay(
    client: Client, tmp_path: Path
) -> None:
    register(client)
    table = opened(client, person("Ada"))
    name = table["table"]["id"]
    with at_table(client, name, table["seat_tokens"]["0"]) as ada:
        say(ada, "say", request="1", text="Hello from Ada's seat")
        say(ada, "note", request="2", text="trust nobody")
        heard(ada, "done")
        heard(ada, "done")
        exported = client.get("/api/me/export").json()
        assert exported["seats"][0] | {"table": name} == exported["seats"][0]
        assert exported["seats"][0]["notes"] == "trust nobody"
        assert [line["text"] for line in exported["chat"]] == ["Hello from Ada's seat"]
        assert len(exported["sessions"]) == 1
        wrong = client.post("/api/me/deletion", json={"password": "wrong"})
        assert refusal(wrong) == (401, "T-LOGIN-01")
        gone = client.post("/api/me/deletion", json={"password": ADA["password"]})
        assert gone.status_code == 204
        assert heard(ada, "table")["table"]["seats"][0]["name"] == ""
    assert client.get("/api/me").status_code == 401
    assert client.get(f"/api/tables/{name}").json()["seats"][0]["kind"] == "person"
    left = stored(tmp_path).replace("Hello from Ada's seat", "")
    assert ("Ada" in left, "trust nobody" in left) == (False, False)
    still = client.post("/api/my-tables", json={"tokens": [table["seat_tokens"]["0"]]}).json()
    assert len(still) == 1, "the seat itself is still held by its token"
    renamed = client.patch(
        f"/api/tables/{name}/seats/0",
        json={"name": "ClientConnection"},
        headers=by(table["seat_tokens"]["0"]),
    )
    assert renamed.status_code == 200
