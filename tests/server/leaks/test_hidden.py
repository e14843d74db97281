"""What is hidden from a viewer has no influence on a single byte that the viewer is sent."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.leaks.episode import Episode, Seen
from tests.server.leaks.worlds import Time, two_worlds

SCALE = int(os.environ.get("STORMARK_LEAKS", "1"))  # `make leaks` looks at more
SEED = int(os.environ.get("STORMARK_LEAKS_SEED", "5"))  # another number, other matches
LANGUAGES = (None, "en", "de")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("xibalba", 3, {}),
    ("battalia", 3, {}),
    ("battalia", 4, {"team_mode": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_viewer_is_sent_does_not_depend_on_what_is_hidden(
    game: str,
    seats: int,
    options: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Views, events, sentences, clocks, refusals, reconnects: the same bytes in both worlds."""
    found = Seen()
    time = Time(monkeypatch)

    async def look() -> None:
        async with two_worlds(tmp_path, time, game, seats, 400, SEED, **options) as worlds:
            rng = Random(SEED)
            viewers = [-1, *range(seats)]
            for number in range(20 * SCALE):
                moment = rng.randrange(1, len(worlds.history) + 1)
                viewer = viewers[number % len(viewers)]
                lang = LANGUAGES[number % 3]
                await Episode(worlds, moment, viewer, lang, number, found).run(steps=12)

    asyncio.run(look())
    assert found.permuted > 8 * SCALE, found
    assert found.moves > 30 * SCALE, found
    assert found.messages > 500 * SCALE, found
    assert found.pages > 80 * SCALE, found
    assert len(found.refusals) > 6, found
    assert len(found.reasons) > 3, found
