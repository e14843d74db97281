"""A pack's balance is checked by bots in the background, part by part."""

from __future__ import annotations

import itertools
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stormark.lab import balance_check
from stormark.lab.balance_check import PARTS
from stormark.server.heavy import work
from stormark.server.http.limits import Rate
from stormark.server.services import Services
from stormark.server.workers.turns import Turns
from stormark.server.workshop import balance
from tests.server.site import Client, refusal, site

CHEAP_CARD = {"cards": {"line_fusilier": {"cost": 0}}}


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_check, "GAMES_OF_PART", 1)
    monkeypatch.setattr(balance_check, "OPTIONS", {"players": 2, "target": 3})


def brought(client: Client) -> str:
    text = json.dumps(CHEAP_CARD)
    found: str = client.post("/api/games/xibalba/packs", json={"text": text}).json()["hash"]
    return found


def asked(client: Client, pack: str, parts: int) -> Any:
    params: dict[str, str | int] = {"pack": pack, "parts": parts}
    return client.get("/api/games/xibalba/workshop/balance", params=params)


def heavy(client: Client) -> int:
    services: Services = client.app.state.services
    return services.heavy.asked


def test_a_sample_grows_part_by_part_and_nothing_is_played_twice(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        pack = brought(client)
        before = heavy(client)
        first = asked(client, pack, 1).json()
        assert (first["done"], first["parts"], first["games"], first["bot"]) == (
            1,
            PARTS,
            1,
            "skilled",
        )
        assert heavy(client) == before + 2  # with the pack, and without
        second = asked(client, pack, 2).json()
        assert second["games"] == 2
        assert heavy(client) == before + 4
        assert asked(client, pack, 1).json() == first
        assert heavy(client) == before + 4
    cards = {card["card"]: card for card in second["cards"]}
    assert set(cards["line_fusilier"]["taken"]) == {"count", "value", "low", "high"}
    assert len(cards) == 160
    assert all(faction["won"]["low"] >= 0 for faction in second["factions"])


def test_whoever_waited_long_enough_is_told_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "SOON", -1.0)
    with site(tmp_path) as client:
        assert asked(client, "", 5).json()["done"] == 1


def test_only_packs_that_somebody_may_see_are_checked(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        assert refusal(asked(client, "0" * 64, 1)) == (404, "T-PACK-01")


@pytest.mark.parametrize("parts", [0, PARTS + 1])
def test_a_check_has_bounds(tmp_path: Path, parts: int) -> None:
    with site(tmp_path) as client:
        assert asked(client, "", parts).status_code == 400


def test_a_check_leaves_the_guest_half_of_the_time_for_other_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever used that half is told when to ask again."""
    seconds = itertools.count()
    clock = partial(next, seconds)  # every look at it is a second later than the one before
    monkeypatch.setattr(work, "Turns", partial(Turns, clock=clock))
    with site(tmp_path, heavy_seconds=Rate(0.001, 6.0)) as client:
        answers = [asked(client, "", 1 + number) for number in range(20)]
        assert [answer.status_code for answer in answers[:2]] == [200, 200]
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert refusal(refused) == (429, "T-RATE-01")
        assert int(refused.headers["retry-after"]) > 0
        assert brought(client)  # which is heavy, too, and somebody waits for it
