"""Logging in by a passkey: it answers for one site, one browser and one moment."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from stormark.server.accounts import passkeys
from stormark.server.accounts.passkeys import LASTING
from stormark.server.clock.wall_clock import now_ms
from tests.server.passkeys.authenticator import PRESENT, Authenticator, Json, read, written
from tests.server.passkeys.steps import (
    ADA,
    DEVICE,
    NOT_ADDED,
    REFUSED,
    URL,
    added,
    entered,
    kept,
    leave,
    log_in,
    login_question,
    question,
    stored,
)
from tests.server.site import Client, refusal, site


def changed(credential: Json, **response: str) -> Json:
    return {**credential, "response": {**credential["response"], **response}}


def without_owner(device: Authenticator, client: Client) -> Json:
    device.flags = PRESENT
    return device.get(login_question(client))


def of_another_site(device: Authenticator, client: Client) -> Json:
    device.origin = "https://evil.example.org"
    return device.get(login_question(client))


def of_another_rp(device: Authenticator, client: Client) -> Json:
    device.keys[0].site = "evil.example.org"
    return device.get({**login_question(client), "rpId": "evil.example.org"})


def signed_by_another_key(device: Authenticator, client: Client) -> Json:
    other = Authenticator(URL)
    other.create({"rp": {"id": "play.example.org"}, **FOR_NOBODY}, device.keys[0].id)
    other.keys[0].owner = device.keys[0].owner
    return other.get(login_question(client))


def of_somebody_else(device: Authenticator, client: Client) -> Json:
    return changed(device.get(login_question(client)), userHandle=written(b"somebody"))


def for_a_made_up_question(device: Authenticator, client: Client) -> Json:
    return device.get({**login_question(client), "challenge": written(bytes(32))})


def for_the_question_of_a_new_key(device: Authenticator, client: Client) -> Json:
    client.post("/api/session", json=ADA)
    challenge = question(client)["challenge"]
    client.delete("/api/session")
    return device.get({**login_question(client), "challenge": challenge})


def as_if_made_new(device: Authenticator, client: Client) -> Json:
    credential = device.get(login_question(client))
    data = read(credential["response"]["clientDataJSON"]).replace(
        b"webauthn.get", b"webauthn.create"
    )
    return changed(credential, clientDataJSON=written(data))


def of_an_unknown_key(device: Authenticator, client: Client) -> Json:
    credential = device.get(login_question(client))
    return {**credential, "id": "AAAA", "rawId": "AAAA"}


FOR_NOBODY: Json = {
    "user": {"id": ""},
    "challenge": "",
    "excludeCredentials": [],
}


@pytest.mark.parametrize(
    "wrong",
    [
        without_owner,
        of_another_site,
        of_another_rp,
        signed_by_another_key,
        of_somebody_else,
        for_a_made_up_question,
        for_the_question_of_a_new_key,
        as_if_made_new,
        of_an_unknown_key,
    ],
)
def test_a_wrong_answer_opens_nothing_and_says_nothing_about_what_is_wrong(
    client: Client, device: Authenticator, wrong: Callable[[Authenticator, Client], Json]
) -> None:
    added(client, device)
    leave(client)
    answer = entered(client, wrong(device, client))
    assert refusal(answer) == REFUSED
    assert answer.json()["params"] == {}
    assert client.get("/api/me").status_code == 401


@pytest.mark.parametrize("field", ["clientDataJSON", "authenticatorData", "signature"])
@pytest.mark.parametrize("nonsense", ["", "AAAA", "%%%", "é", "gg" * 1000])
def test_bytes_that_mean_nothing_are_refused(
    client: Client, device: Authenticator, field: str, nonsense: str
) -> None:
    added(client, device)
    leave(client)
    answer = entered(client, changed(device.get(login_question(client)), **{field: nonsense}))
    assert refusal(answer) == REFUSED


@pytest.mark.parametrize("field", ["clientDataJSON", "attestationObject"])
@pytest.mark.parametrize("nonsense", ["", "AAAA", "%%%", "gg" * 1000])
def test_a_new_key_of_bytes_that_mean_nothing_is_refused(
    client: Client, device: Authenticator, field: str, nonsense: str
) -> None:
    credential = changed(device.create(question(client)), **{field: nonsense})
    assert refusal(kept(client, credential)) == NOT_ADDED


def test_a_question_is_answered_once(client: Client, device: Authenticator) -> None:
    options = question(client)
    assert kept(client, device.create(options)).status_code == 201
    assert refusal(kept(client, Authenticator(URL).create(options))) == NOT_ADDED
    leave(client)
    answer = device.get(login_question(client))
    assert entered(client, answer).status_code == 200
    leave(client)
    assert refusal(entered(client, answer)) == REFUSED


def test_a_wrong_answer_uses_the_question_up(client: Client, device: Authenticator) -> None:
    added(client, device)
    leave(client)
    answer = device.get(login_question(client))
    assert refusal(entered(client, changed(answer, signature="AAAA"))) == REFUSED
    assert refusal(entered(client, answer)) == REFUSED


def test_a_question_is_for_the_browser_that_asked(client: Client, device: Authenticator) -> None:
    added(client, device)
    leave(client)
    answer = device.get(login_question(client))
    asked_by = client.cookies[DEVICE]
    client.cookies.clear()
    assert refusal(entered(client, answer)) == REFUSED
    client.cookies.set(DEVICE, "another-browser")
    assert refusal(entered(client, answer)) == REFUSED
    client.cookies.set(DEVICE, asked_by)
    assert entered(client, answer).status_code == 200


def test_a_new_key_is_for_the_session_that_asked(client: Client, device: Authenticator) -> None:
    credential = device.create(question(client))
    client.post("/api/session", json=ADA)
    assert refusal(kept(client, credential)) == NOT_ADDED


def test_a_question_is_forgotten_after_some_minutes(
    client: Client, device: Authenticator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    added(client, device)
    leave(client)
    answer = device.get(login_question(client))
    monkeypatch.setattr(passkeys, "now_ms", lambda: now_ms() + LASTING)
    assert refusal(entered(client, answer)) == REFUSED
    login_question(client)
    assert len(stored(tmp_path, "challenges")) == 1  # those that nobody answered are gone


def test_a_key_that_counts_backwards_is_refused_and_noted(
    client: Client, device: Authenticator, caplog: pytest.LogCaptureFixture
) -> None:
    added(client, device)
    assert log_in(client, device).status_code == 200
    device.keys[0].count = 0
    with caplog.at_level(logging.WARNING):
        assert refusal(log_in(client, device)) == REFUSED
    assert "passkey counted backwards" in caplog.text
    device.keys[0].count = 7
    assert log_in(client, device).status_code == 200


def test_a_device_that_does_not_count_logs_in_again_and_again(
    client: Client, device: Authenticator
) -> None:
    device.counts = False
    added(client, device)
    assert [log_in(client, device).status_code for _ in range(3)] == [200] * 3


def test_a_question_asked_by_one_process_is_answered_to_another(
    client: Client, device: Authenticator, tmp_path: Path
) -> None:
    added(client, device)
    leave(client)
    answer = device.get(login_question(client))
    with site(tmp_path, url=URL) as other:
        other.cookies.set(DEVICE, client.cookies[DEVICE])
        assert entered(other, answer).status_code == 200
