"""How many clicks a turn takes with the board alone: `python -m tests.browser.clicks`.

Plays matches against a bot by mouse, touch and keys, with whatever the coach advises, and prints
the mean number of presses in a turn of one's own.  `--games 3 --manner mouse --game xibalba`.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launched
from tests.browser.coach import Coach
from tests.browser.company import next_asked
from tests.browser.conftest import USUAL, choosing, ensure_built
from tests.browser.hands import Hands, Manner
from tests.browser.player import PATIENCE, Player
from tests.browser.sitting import sit_down
from tests.browser.watch import Watch
from tests.server.processes.running import served

MANNERS: tuple[Manner, ...] = ("mouse", "touch", "keys")
OPTIONS: dict[str, dict[str, Any]] = {
    "xibalba": {"players": 2, "target": 20},
    "battalia": {"players": 2, "mode": "creation"},
}
MOST = 1_500  # answers of one match


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser and a server of their own, for commands."""
    ensure_built()
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        served(f"sqlite:///{folder}/tables.db", Path(folder) / "log") as server,
    ):
        browser = launched(playwright)
        yield browser, server.address
        browser.close()
        server.stop()


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def new_player(browser: Browser, address: str, speed: float = 0, **more: Any) -> Player:
    context = browser.new_context(base_url=address, locale="en", **{**USUAL, **more})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(choosing(forced=False, speed=speed))
    return Player(context.new_page(), "en", Watch(context, address))


def play(player: Player, coach: Coach, hands: Hands, most: int = MOST) -> int:
    """To the end, or so many answers; the number of turns this player had."""
    hands.get_ready()
    turns: set[int | None] = set()
    for _ in range(most):
        asked = next_asked({player: coach})
        if asked is None:
            break
        turns.add(coach.own_turn)
        hands.answer(asked[1])
        player.wait_for_acceptance()
    return len(turns - {None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--game", choices=tuple(OPTIONS))
    parser.add_argument("--manner", choices=MANNERS)
    args = parser.parse_args()
    say(f"{'game':10} {'manner':7} {'turns':>6} {'presses':>8} {'a turn':>7}  not on the board")
    with browsing() as (browser, address):
        for game in [args.game] if args.game else OPTIONS:
            for manner in [args.manner] if args.manner else MANNERS:
                for _ in range(args.games):
                    say(measured(browser, address, game, manner))


def measured(browser: Browser, address: str, game: str, manner: Manner) -> str:
    player = new_player(browser, address, has_touch=manner == "touch")
    coach = Coach(player.page)
    sit_down(player, game, OPTIONS[game])
    hands = Hands(player, manner)
    turns = play(player, coach, hands)
    tally = hands.tally
    complaints = player.watch.complaints()
    player.page.context.close()
    assert complaints == [], complaints
    mean = tally.presses / max(1, turns)
    return (
        f"{game:10} {manner:7} {turns:6} {tally.presses:8} {mean:7.1f}"
        f"  {len(tally.unreached)} {sorted(set(tally.unreached))[:3]}"
    )


if __name__ == "__main__":
    main()
