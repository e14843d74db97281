"""Who is connected decides whether a table with a clock waits."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import WebSocketTestSession

from stormark.server.table import absence
from tests.server.presence.test_standing_in import match
from tests.server.site import Json, at_table, heard, site

CLOCK = {"kind": "turn", "seconds": 600}


def test_the_last_to_go_leaves_a_pause_and_the_first_to_come_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "PATIENCE", 0)
    with site(tmp_path) as client:
        table = match(client, "Ada", "Ben", clock=CLOCK)
        name, tokens = table["table"]["id"], table["seat_tokens"]
        with at_table(client, name) as watching:  # whoever watches keeps no match going
            with at_table(client, name, tokens["0"]) as ada:
                heard(ada, "company")
                with at_table(client, name, tokens["1"]) as ben:
                    heard(ben, "company")
            told = until(watching, "deserted", after=until(watching, "resumed")["seq"])
            assert told["play"]["paused"]
            assert told["play"]["clock"]["paused"]
            with at_table(client, name, tokens["1"]) as ben:
                assert heard(watching, "update")["kind"] == "resumed"
                heard(ben, "company")


def until(watching: WebSocketTestSession, kind: str, after: int = 0) -> Json:
    """The next record of a kind."""
    while (told := heard(watching, "update"))["kind"] != kind or told["seq"] <= after:
        assert told["kind"] in ("deserted", "resumed")
    return told


def test_loading_the_page_again_pauses_nothing(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        table = match(client, "Ada", "Ben", clock=CLOCK)
        name, tokens = table["table"]["id"], table["seat_tokens"]
        for _ in range(2):
            with at_table(client, name, tokens["0"]) as ada:
                welcome = heard(ada, "welcome")
                heard(ada, "company")
                assert (welcome["seq"], welcome["play"]["paused"]) == (1, False)
