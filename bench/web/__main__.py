"""`python -m bench.web`: what the client for browsers weighs, how fast it answers, what it keeps.

It needs Chromium and the built client (`make setup` installs it); see bench/web/README.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from bench.web import clicks, memory, review, sizes
from tests.browser.chromium import launched
from tests.browser.player import PATIENCE, Player
from tests.browser.watch import Watch
from tests.server.processes.running import Server, served

GAMES = ("xibalba", "battalia")


def seated(browser: Browser, server: Server) -> Player:
    """Somebody with a browser that has never been here."""
    context = browser.new_context(
        base_url=server.address,
        locale="en",
        viewport={"width": 1280, "height": 800},
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    return Player(context.new_page(), "en", Watch(context, server.address))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("what", nargs="*", help="sizes, clicks, memory, review (all)")
    parser.add_argument("--moves", type=int, default=60, help="clicks to measure in each game")
    parser.add_argument("--events", type=int, default=500, help="events of the game for memory")
    chosen = parser.parse_args()
    parts: dict[str, Callable[[Player, str], str]] = {
        "sizes": sizes.report,
        "clicks": lambda player, game: clicks.report(player, game, chosen.moves),
        "memory": lambda player, game: memory.report(player, game, chosen.events),
        "review": review.report,
    }
    with (
        TemporaryDirectory() as folder,
        served(f"sqlite:///{folder}/tables.db", Path(folder, "log")) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for part in chosen.what or parts:
            for game in GAMES:
                player = seated(browser, server)
                print(f"{part}, {game}: {parts[part](player, game)}", flush=True)
                player.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
