"""`make kills`: the long version.  ARGS="--kills 1000 --seed 7 --database URL"."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from stormark.cli.main import run
from tests.server.kills.survival import survive

AT_ONCE = 100  # kills, until other tables are opened: long logs make servers start slowly


def main() -> int:
    parser = argparse.ArgumentParser(prog="make kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, help="more than one: on PostgreSQL")
    parser.add_argument("--database", help="an empty one; otherwise a file that is removed again")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        url = given.database or f"sqlite:///{folder}/tables.db"
        log = Path(folder) / "log"
        done = 0
        while done < given.kills:
            kills = min(AT_ONCE, given.kills - done)
            seed = given.seed + done
            written, heard = asyncio.run(survive(url, log, kills, seed, given.servers))
            done += kills
            sys.stdout.write(f"{done} kills: {written} records, {heard} messages\n")
            sys.stdout.flush()
        sys.stderr.write(log.read_text())
        return run(["server", "verify", "--database", url])


if __name__ == "__main__":
    sys.exit(main())
