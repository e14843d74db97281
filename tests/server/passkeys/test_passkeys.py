"""Passkeys are made with the password, listed, named and removed."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.server.accounts import passkeys
from stormark.server.accounts.passkeys import MOST
from stormark.server.http.limits import Rate
from tests.server.passkeys.authenticator import Authenticator, written
from tests.server.passkeys.steps import (
    ADA,
    DEVICE,
    NOT_ADDED,
    REFUSED,
    URL,
    added,
    kept,
    leave,
    log_in,
    login_question,
    mine,
    question,
    stored,
)
from tests.server.site import Client, refusal, site


def test_a_passkey_is_made_listed_used_renamed_and_removed(
    client: Client, device: Authenticator
) -> None:
    passkey = added(client, device)
    (shown,) = mine(client)
    assert (shown["id"], shown["name"], shown["used_at"]) == (passkey, "Phone", None)
    leave(client)
    answer = log_in(client, device)
    assert (answer.status_code, answer.json()["name"]) == (200, "Ada")
    assert client.get("/api/me").json()["name"] == "Ada"
    assert mine(client)[0]["used_at"] >= mine(client)[0]["created_at"]
    renamed = client.put(f"/api/me/passkeys/{passkey}", json={"name": "  Old\u202e phone "})
    assert renamed.status_code == 204
    assert mine(client)[0]["name"] == "Old phone"
    assert client.delete(f"/api/me/passkeys/{passkey}").status_code == 204
    assert mine(client) == []
    leave(client)
    assert refusal(log_in(client, device)) == REFUSED


def test_the_device_is_asked_for_a_key_that_is_found_and_seen_by_its_owner(client: Client) -> None:
    options = question(client)
    wanted = options["authenticatorSelection"]
    assert (wanted["residentKey"], wanted["userVerification"]) == ("required", "required")
    assert options["rp"]["id"] == "play.example.org"
    assert options["user"]["name"] == "Ada"
    login = login_question(client)
    assert (login["rpId"], login["userVerification"]) == ("play.example.org", "required")
    assert not login.get("allowCredentials")


def test_keys_of_the_account_are_not_made_twice_on_one_device(
    client: Client, device: Authenticator
) -> None:
    added(client, device)
    excluded = question(client)["excludeCredentials"]
    assert [one["id"] for one in excluded] == [written(device.keys[0].id)]


def test_a_key_needs_the_password_and_a_session(client: Client) -> None:
    wrong = client.post("/api/me/passkeys/question", json={"password": "wrong"})
    assert refusal(wrong) == (401, "T-LOGIN-01")
    leave(client)
    nobody = client.post("/api/me/passkeys/question", json={"password": ADA["password"]})
    assert refusal(nobody) == (401, "T-LOGIN-02")
    assert refusal(client.get("/api/me/passkeys")) == (401, "T-LOGIN-02")


def test_a_name_of_a_key_is_not_empty(client: Client, device: Authenticator) -> None:
    passkey = added(client, device)
    for answer in (
        kept(client, Authenticator(URL).create(question(client)), " \u200b "),
        client.put(f"/api/me/passkeys/{passkey}", json={"name": " "}),
    ):
        assert answer.status_code == 400
        assert (answer.json()["problem"], answer.json()["place"]) == ("field-empty", "name")


def test_an_account_has_so_many_keys_and_no_more(
    client: Client, device: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST", 2)
    early = [question(client), question(client), question(client)]
    answers = [kept(client, Authenticator(URL).create(options)) for options in early[:2]]
    assert [answer.status_code for answer in answers] == [201, 201]
    late = Authenticator(URL).create(early[2])
    assert refusal(kept(client, late)) == (409, "T-PASSKEY-05")
    asked = client.post("/api/me/passkeys/question", json={"password": ADA["password"]})
    assert refusal(asked) == (409, "T-PASSKEY-05")
    assert client.get("/api/me/passkeys").json()["most"] == MOST


def test_nobody_touches_the_keys_of_somebody_else(client: Client, device: Authenticator) -> None:
    passkey = added(client, device)
    client.cookies.clear()
    client.post("/api/people", json={**ADA, "name": "Eve"})
    renamed = client.put(f"/api/me/passkeys/{passkey}", json={"name": "Mine"})
    assert refusal(renamed) == (404, "T-PASSKEY-06")
    assert refusal(client.delete(f"/api/me/passkeys/{passkey}")) == (404, "T-PASSKEY-06")
    assert mine(client) == []


def test_a_key_under_the_name_of_another_is_not_added(
    client: Client, device: Authenticator
) -> None:
    added(client, device)
    client.cookies.clear()
    client.post("/api/people", json={**ADA, "name": "Eve"})
    forged = Authenticator(URL).create(question(client), device.keys[0].id)
    assert refusal(kept(client, forged)) == NOT_ADDED
    leave(client)
    assert log_in(client, device).json()["name"] == "Ada"


def test_keys_are_in_the_export_and_go_with_the_account(
    client: Client, device: Authenticator, tmp_path: Path
) -> None:
    added(client, device)
    (exported,) = client.get("/api/me/export").json()["passkeys"]
    assert (exported["name"], exported["used_at"]) == ("Phone", None)
    login_question(client)
    assert (len(stored(tmp_path, "passkeys")), len(stored(tmp_path, "challenges"))) == (1, 1)
    client.post("/api/me/deletion", json={"password": ADA["password"]})
    assert stored(tmp_path, "passkeys") == []
    assert refusal(log_in(client, device)) == REFUSED


def test_questions_are_stored_as_hashes(client: Client, tmp_path: Path) -> None:
    challenge = login_question(client)["challenge"]
    (row,) = stored(tmp_path, "challenges")
    assert challenge not in row
    assert client.cookies[DEVICE] not in row


def test_asking_is_limited_by_address(tmp_path: Path) -> None:
    with site(tmp_path, url=URL, passkeys=Rate(0.0001, 2)) as client:
        for _ in range(2):
            login_question(client)
        assert refusal(client.post("/api/session/passkey/question")) == (429, "T-RATE-01")


@pytest.mark.parametrize(
    ("url", "rule"),
    [
        ("", "T-PASSKEY-01"),
        ("http://play.example.org", "T-PASSKEY-02"),
        ("https://192.0.2.7", "T-PASSKEY-02"),
    ],
)
def test_an_address_that_allows_no_passkeys_is_said_so(tmp_path: Path, url: str, rule: str) -> None:
    with site(tmp_path, url=url) as client:
        client.post("/api/people", json=ADA)
        assert client.get("/api/session/passkey").json() == {"offered": False}
        assert client.get("/api/me/passkeys").json()["offered"] is False
        answers = [
            client.post("/api/session/passkey/question?lang=en"),
            client.post("/api/me/passkeys/question?lang=en", json={"password": ADA["password"]}),
        ]
        assert [refusal(answer) for answer in answers] == [(409, rule)] * 2
        assert all(not url or url in answer.json()["text"] for answer in answers)


def test_localhost_needs_no_tls(tmp_path: Path) -> None:
    url = "http://localhost:8000"
    with site(tmp_path, url=url) as client:
        client.post("/api/people", json=ADA)
        device = Authenticator(url)
        added(client, device)
        leave(client)
        assert log_in(client, device).status_code == 200
