"""Sessions are listed and ended one by one; recovery codes replace a lost password."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from tests.server.site import Client, refusal

ADA = {"name": "Ada", "password": "lovelace-1815"}
SESSION = "stormark_session"


def logged_in(client: Client, agent: str, path: str = "/api/session") -> str:
    """The token of one more session."""
    answer = client.post(path, json=ADA, headers={"user-agent": agent})
    assert answer.is_success, answer.text
    return str(client.cookies[SESSION])


def sessions(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/sessions").json()
    return found


def two_sessions(client: Client) -> tuple[str, str]:
    return logged_in(client, "Phone/1", "/api/people"), logged_in(client, "Laptop/2")


def use(client: Client, token: str) -> None:
    client.cookies.set(SESSION, token)


def test_sessions_are_listed_with_browser_and_time_and_which_one_asks(client: Client) -> None:
    two_sessions(client)
    found = {one["agent"]: one for one in sessions(client)}
    assert {name: one["current"] for name, one in found.items()} == {
        "Phone/1": False,
        "Laptop/2": True,
    }
    assert all(one["seen_at"] >= one["created_at"] > 0 for one in found.values())


def test_one_session_is_ended_and_the_others_stay(client: Client) -> None:
    phone, laptop = two_sessions(client)
    ended = next(one["id"] for one in sessions(client) if not one["current"])
    assert client.delete(f"/api/me/sessions/{ended}").status_code == 204
    assert refusal(client.delete(f"/api/me/sessions/{ended}")) == (404, "T-SESSION-01")
    assert client.get("/api/me").status_code == 200
    use(client, phone)
    assert client.get("/api/me").status_code == 401
    use(client, laptop)
    assert len(sessions(client)) == 1


def test_nobody_ends_the_session_of_somebody_else(client: Client) -> None:
    two_sessions(client)
    theirs = [one["id"] for one in sessions(client)]
    client.cookies.clear()
    client.post("/api/people", json={**ADA, "name": "Eve"})
    for one in (*theirs, "%", "_"):
        assert refusal(client.delete(f"/api/me/sessions/{one}")) == (404, "T-SESSION-01")


def test_all_other_sessions_are_ended_at_once(client: Client) -> None:
    phone, laptop = two_sessions(client)
    use(client, phone)
    assert client.delete("/api/me/sessions").status_code == 204
    assert [one["agent"] for one in sessions(client)] == ["Phone/1"]
    use(client, laptop)
    assert client.get("/api/me").status_code == 401


def codes(client: Client) -> list[str]:
    answer = client.post("/api/me/recovery-codes", json={"password": ADA["password"]})
    assert answer.status_code == 201, answer.text
    found: list[str] = answer.json()["codes"]
    return found


def recovery(client: Client, code: str, name: str = "Ada", password: str = "countess-1") -> Any:
    body = {"name": name, "code": code, "password": password}
    return client.post("/api/session/recovery", json=body)


def test_a_code_sets_a_new_password_once_and_ends_all_sessions(client: Client) -> None:
    before = logged_in(client, "Phone", "/api/people")
    given = codes(client)
    assert len(set(given)) == 10
    assert client.get("/api/me/recovery-codes").json()["left"] == 10
    client.cookies.clear()
    answer = recovery(client, given[0].lower().replace("-", " "))
    assert (answer.status_code, answer.json()["name"]) == (200, "Ada")
    assert client.get("/api/me/recovery-codes").json()["left"] == 9
    use(client, before)
    assert client.get("/api/me").status_code == 401
    assert client.post("/api/session", json=ADA).status_code == 401
    assert client.post("/api/session", json={**ADA, "password": "countess-1"}).is_success
    assert refusal(recovery(client, given[0])) == (401, "T-LOGIN-04")


def test_new_codes_take_the_place_of_those_before(client: Client) -> None:
    logged_in(client, "Phone", "/api/people")
    first, second = codes(client), codes(client)
    wrong = client.post("/api/me/recovery-codes", json={"password": "wrong"})
    assert refusal(wrong) == (401, "T-LOGIN-01")
    assert recovery(client, first[0]).status_code == 401
    assert recovery(client, second[0]).status_code == 200


def test_a_wrong_name_and_a_wrong_code_look_the_same(client: Client) -> None:
    logged_in(client, "Phone", "/api/people")
    given = codes(client)
    client.cookies.clear()
    answers = [recovery(client, "ABCD-ABCD-ABCD-ABCD"), recovery(client, given[0], "Nobody here")]
    assert [refusal(answer) for answer in answers] == [(401, "T-LOGIN-04")] * 2
    assert answers[0].content == answers[1].content
    short = recovery(client, given[0], password="short")
    assert (short.status_code, short.json()["place"]) == (400, "password")


def test_only_hashes_of_codes_and_browsers_are_stored_and_go_with_the_account(
    client: Client, tmp_path: Path
) -> None:
    logged_in(client, "Phone", "/api/people")
    given, device = codes(client), client.cookies["stormark_device"]
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")

    def kept() -> list[str]:
        with engine.connect() as connection:
            return [
                str(row)
                for table in ("recovery_codes", "known_places")
                for row in connection.execute(text(f"SELECT * FROM {table}"))
            ]

    assert len(kept()) == 12
    assert not any(secret in row for row in kept() for secret in (*given, device, "testclient"))
    client.post("/api/me/deletion", json={"password": ADA["password"]})
    assert kept() == []
    engine.dispose()
