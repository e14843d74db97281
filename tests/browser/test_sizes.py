"""Nothing is cut off, too small or moves by itself at the table, on a phone and on a desk."""

from __future__ import annotations

from argparse import Namespace

import pytest
from playwright.sync_api import Browser

from tests.browser.sizes import SMALLEST, Table, Window, watched

SIZES = ((390, 844), (1280, 800))
ANSWERS = 8
MOST_SHIFT = 0.02  # of these answers, besides the log
MOST_WITH_LOG = 0.1
LOG = "div.log > section."  # where much comes at once, whole chapters leave its sight
TABLES: tuple[Table, ...] = (
    ("xibalba", {"players": 3}),
    ("battalia", {"players": 2, "mode": "creation"}),
)


@pytest.mark.parametrize("table", TABLES, ids=[game for game, _ in TABLES])
def test_a_table_stands_still_and_can_be_read(browser: Browser, address: str, table: Table) -> None:
    args = Namespace(lang="de", dark=False, speed=0, answers=ANSWERS, pictures=None)
    windows = [Window(browser, address, size, args) for size in SIZES]
    watched(windows, table, args)
    for window in windows:
        found = window.found
        assert (found.scrolls, found.clipped, found.overlaps) == (0, set(), set()), window.size
        assert found.least[0] >= SMALLEST, (window.size, found.least)
        besides = found.shifts - found.shifted.get(LOG, 0.0)
        assert besides < MOST_SHIFT, (window.size, found.shifted)
        assert found.shifts < MOST_WITH_LOG, (window.size, found.shifted)
        window.player.page.context.close()
