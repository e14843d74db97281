"""How long a review takes in a browser: `python -m tests.browser.reviewing`.

Bots play a match of each game; then its review is opened twice in a new browser, by its link, as
whoever has just played would.  Prints the milliseconds until there is something to use (the frame
of the curve, the way through the moves, how far the analysis is), until the first part of the
curve is drawn, and until the analysis is whole.  `--game xibalba`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launched
from tests.browser.clicks import new_player, say
from tests.browser.conftest import ensure_built
from tests.browser.matches import played_by_bots
from tests.browser.player import Player
from tests.browser.sitting import QUICK
from tests.server.processes.running import served

OPTIONS: dict[str, dict[str, Any]] = {
    "xibalba": {"players": 2},
    "battalia": {"players": 2, "mode": "creation"},
}
LONGEST = 300_000  # milliseconds that a whole review may take


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tuple(OPTIONS))
    args = parser.parse_args()
    ensure_built()
    say("game     look   moves  usable   curve   whole")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        served(f"sqlite:///{folder}/tables.db", Path(folder) / "log", HEAVY_SECONDS="none") as at,
    ):
        browser = launched(playwright)
        for game in [args.game] if args.game else OPTIONS:
            bots = new_player(browser, at.address)
            table = played_by_bots(bots, game, bot=QUICK, **OPTIONS[game])
            for look in ("first", "again"):
                found = [f"{1000 * took:7.0f}" for took in timed(browser, at.address, table)]
                told = bots.page.request.get(f"/api/tables/{table}/replay/steps?viewer=-1")
                say(f"{game:8} {look:6} {told.json()['last']:5} {' '.join(found)}")
        browser.close()
        at.stop()


def timed(browser: Browser, address: str, table: str) -> tuple[float, float, float]:
    """Seconds until the review of a match can be used, has a curve, and is whole."""
    player = new_player(browser, address)
    began = perf_counter()
    player.visit(f"/replay/{table}?review")
    expect(under_way(player).or_(costs(player)).first).to_be_visible()
    expect(player.page.get_by_role("slider", name=player.t("replay-timeline"))).to_be_visible()
    usable = perf_counter() - began
    expect(player.page.get_by_role("slider", name=player.t("review-chances")).first).to_be_visible()
    curve = perf_counter() - began
    expect(under_way(player)).to_have_count(0, timeout=LONGEST)
    whole = perf_counter() - began
    complaints = player.watch.complaints()
    player.page.context.close()
    assert complaints == [], complaints
    return usable, curve, whole


def under_way(player: Player) -> Any:
    return player.page.get_by_role("progressbar", name=player.t("review-under-way"))


def costs(player: Player) -> Any:
    """What stands there when all is known already."""
    return player.page.get_by_role("heading", name=player.t("review-costliest"))


if __name__ == "__main__":
    main()
