"""Guessing a password is slow, and never locks its owner out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.server.accounts.guessing import LONGEST, Backoff
from stormark.server.http.limits import Rate
from tests.server.site import Client, refusal, site

ADA = {"name": "Ada", "password": "lovelace-1815"}
WRONG = {**ADA, "password": "wrong-password"}
SLOW = Rate(0.0001, 3)


def from_address(client: Client, address: str, given: dict[str, str]) -> Any:
    """An attempt to log in from an address, without any cookie."""
    client.cookies.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stormark.server.api.dependencies.address_key", lambda _: address)
        return client.post("/api/session", json=given)


def test_guesses_from_elsewhere_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    with site(tmp_path, passwords=SLOW, guesses=SLOW) as client:
        client.post("/api/people", json=ADA)
        device = client.cookies["stormark_device"]
        attempts = [from_address(client, f"192.0.2.{n}", WRONG) for n in range(6)]
        assert [one.status_code for one in attempts] == [401] * 3 + [429] * 3, "many addresses"
        stranger = from_address(client, "198.51.100.7", ADA)
        assert stranger.status_code == 429, "strangers share a slow rate"
        assert from_address(client, "testclient", ADA).status_code == 200, "a known address"
        client.cookies.clear()
        client.cookies.set("stormark_device", device)
        assert client.post("/api/session", json=ADA).status_code == 200, "a known browser"


def test_a_neighbour_behind_the_same_address_does_not_lock_the_owner_out(tmp_path: Path) -> None:
    with site(tmp_path, passwords=SLOW, guesses=SLOW) as client:
        client.post("/api/people", json=ADA)
        device = client.cookies["stormark_device"]
        attempts = [from_address(client, "testclient", WRONG) for _ in range(5)]
        assert attempts[-1].status_code == 429
        client.cookies.clear()
        client.cookies.set("stormark_device", device)
        assert client.post("/api/session", json=ADA).status_code == 200


def test_names_that_nobody_has_are_treated_alike(tmp_path: Path) -> None:
    def course(name: str, folder: Path) -> list[tuple[int, str]]:
        folder.mkdir()
        with site(folder, passwords=None, guesses=SLOW) as client:
            client.post("/api/people", json=ADA)
            given = {**WRONG, "name": name}
            return [refusal(from_address(client, f"192.0.2.{n}", given)) for n in range(5)]

    assert course("Ada", tmp_path / "one") == course("Nobody here", tmp_path / "two")


def test_mistakes_from_one_address_take_longer_and_longer_until_it_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with site(tmp_path) as client:
        client.post("/api/people", json=ADA)
        answers = [client.post("/api/session", json=WRONG) for _ in range(7)]
        assert [one.status_code for one in answers] == [401] * 6 + [429]
        assert int(answers[-1].headers["retry-after"]) <= 2
        backoff = client.app.state.services.limits.guesses._backoff
        later = backoff._clock() + 3
        monkeypatch.setattr(backoff, "_clock", lambda: later)
        assert client.post("/api/session", json=ADA).status_code == 200
        assert client.post("/api/session", json=WRONG).status_code == 401, "it begins anew"


def test_pauses_double_up_to_a_quarter_of_an_hour() -> None:
    backoff = Backoff(clock=lambda: 0.0)
    waits = []
    for _ in range(30):
        backoff.mistake("key")
        waits.append(backoff.wait("key"))
    assert waits[:8] == [0, 0, 0, 0, 0, 2, 4, 8]
    assert waits[-1] == LONGEST
