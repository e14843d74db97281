"""A server that is killed at random moments loses nothing that anybody saw or was promised."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stormark.cli.main import run
from tests.server.kills.storm import TABLES
from tests.server.kills.survival import survive

KILLS = 30  # `make kills` does as many as one likes
KILLS_OF_TWO = 10


def test_killed_at_random_moments_every_match_goes_on_with_all_that_was_seen(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    written, heard = asyncio.run(survive(url, tmp_path / "log", KILLS, seed=1))
    assert written > KILLS
    assert heard > KILLS
    assert run(["server", "verify", "--database", url]) == 0
    assert (tmp_path / "log").read_text() == ""


def test_of_two_servers_on_one_database_either_may_be_killed_and_nothing_is_lost(
    postgres_url: str, tmp_path: Path
) -> None:
    without_clock = [table for table in TABLES if not table[2]]
    asyncio.run(
        survive(postgres_url, tmp_path / "log", KILLS_OF_TWO, 2, servers=2, tables=without_clock)
    )
    assert run(["server", "verify", "--database", postgres_url]) == 0
    log = (tmp_path / "log").read_text()
    assert [line for line in log.splitlines() if '"level": "error"' in line] == []
