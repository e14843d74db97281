"""`make kills`: the long version.  ARGS="--kills 1000 --seed 7", or ARGS="--faults 100".

Kills are of servers, on SQLite or where --database says.  Faults are also of PostgreSQL, of which
one is started for that, and of the way to it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from stormark.cli.main import run
from tests.server.kills.ordeal import endure, fault_after_fault
from tests.server.kills.storm import TABLES
from tests.server.kills.survival import survive
from tests.server.postgres import new_database, programs, running_postgres

AT_ONCE = 25  # kills, until other tables are opened: long logs make servers start slowly
FAULTS_AT_ONCE = 20  # faults, likewise


def main() -> int:
    parser = argparse.ArgumentParser(prog="make kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, help="more than one: on PostgreSQL")
    parser.add_argument("--database", help="an empty one; otherwise a file that is removed again")
    parser.add_argument("--faults", type=int, default=0, help="instead of kills")
    given = parser.parse_args()
    if given.faults and programs() is None:
        parser.error("--faults needs PostgreSQL on this machine")
    with TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        if given.faults:
            return suffer_faults(log, given.faults, given.seed)
        url = given.database or f"sqlite:///{folder}/tables.db"
        return suffer_kills(url, log, given.kills, given.seed, given.servers)


def suffer_kills(url: str, log: Path, number: int, seed: int, servers: int) -> int:
    done = 0
    while done < number:
        kills = min(AT_ONCE, number - done)
        written, heard = asyncio.run(survive(url, log, kills, seed + done, servers))
        done += kills
        report(log, f"{done} kills: {written} records, {heard} messages")
    return run(["server", "verify", "--database", url])


def suffer_faults(log: Path, number: int, seed: int) -> int:
    without_clock = [table for table in TABLES if not table[2]]
    happened = Counter[str]()
    with running_postgres(synchronous_commit="on") as postgres:  # or a crash loses what counted
        url = new_database(postgres.url)
        faults = fault_after_fault(number, seed)
        while (done := happened.total()) < number:
            some = (fault for _, fault in zip(range(FAULTS_AT_ONCE), faults, strict=False))
            endured = asyncio.run(endure(postgres, url, log, some, seed + done, without_clock))
            happened += endured.faults
            heard = f"{endured.records} records, {endured.messages} messages"
            kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(happened.items()))
            report(log, f"{happened.total()} faults ({kinds}): {heard}")
        return run(["server", "verify", "--database", url])


def report(log: Path, line: str) -> None:
    """What servers logged since the last time, and a line."""
    if log.exists():
        sys.stderr.write(log.read_text())
        log.write_text("")
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
