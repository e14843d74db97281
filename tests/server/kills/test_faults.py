"""Whatever happens to the database and the way to it, nothing that anybody was promised is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stormark.cli.main import run
from tests.server.kills.faults import FAULTS
from tests.server.kills.ordeal import endure, fault_after_fault
from tests.server.kills.storm import TABLES
from tests.server.postgres import new_database, running_postgres

FEW = [table for table in TABLES if not table[2]][:2]


def test_after_every_kind_of_fault_every_match_goes_on_with_all_that_was_seen(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with running_postgres(synchronous_commit="on") as postgres:
        url = new_database(postgres.url)
        faults = fault_after_fault(len(FAULTS), seed=3)
        endured = asyncio.run(endure(postgres, url, log, faults, 3, FEW))
        assert run(["server", "verify", "--database", url]) == 0
    assert set(endured.faults) == set(FAULTS)
    assert endured.records > len(FAULTS)
    lines = log.read_text().splitlines()
    assert [line for line in lines if '"event": "failure"' in line] == []
    assert [line for line in lines if '"event": "records lost"' in line] == []
