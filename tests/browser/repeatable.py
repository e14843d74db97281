"""`python -m tests.browser.repeatable serve`: a server whose matches come out the same every time.

Tables opened with the same game, options and names get the same seed, so a test meets the same
cards and dice whenever it runs; with seeds of the server's own choice, a test that fails could not
be run again.  The commands that measure the table play new matches every time.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any
from unittest.mock import patch

from stormark.cli.main import main
from stormark.kernel.match import SEED_BYTES
from stormark.server.lobby import create
from stormark.server.storage.tables import TableRow


def same_again(**fields: Any) -> TableRow:
    """A table whose seed follows from what it is."""
    names = [seat.name for seat in fields["seats"]]
    return TableRow(**fields | {"seed": seed_of(fields["game"], fields["options"], names)})


def seed_of(game: str, options: dict[str, Any], names: list[str]) -> bytes:
    told = [game, options, names]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).digest()[:SEED_BYTES]


if __name__ == "__main__":
    with patch.object(create, "TableRow", same_again):
        main()
