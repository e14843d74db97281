"""How many clicks a turn takes with the board alone: `python -m tests.browser.clicks`.

Plays matches against a bot by mouse, touch and keys, with whatever the coach advises, and prints
the mean number of presses in a turn of one's own, those spent on questions with one answer, and the
most that any answer to a verb took.  `--games 3 --manner mouse --game xibalba`.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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
MOST_MISSING = 5  # answers that the board has no way to


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


def new_player(
    browser: Browser, address: str, speed: float = 0, *, forced: bool = False, **more: Any
) -> Player:
    context = browser.new_context(base_url=address, locale="en", **{**USUAL, **more})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(choosing(forced=forced, speed=speed))
    return Player(context.new_page(), "en", Watch(context, address))


@dataclass
class Played:
    """A match that was played with the board alone."""

    turns: int  # of the player's own
    presses: int  # in these turns
    result: list[float] | None

    @property
    def mean(self) -> float:
        return self.presses / max(1, self.turns)

    @property
    def outcome(self) -> str:
        if self.result is None:
            return "not over"
        return "won" if self.result[0] == max(self.result) else "lost"


def play(player: Player, coach: Coach, hands: Hands, most: int = MOST) -> Played:
    """To the end, or so many answers."""
    hands.get_ready()
    turns: Counter[int] = Counter()
    for _ in range(most):
        asked = next_asked({player: coach})
        if asked is None:
            break
        turn, before = coach.own_turn, hands.tally.presses
        option = asked[1]
        hands.answer(option, coach.aim(option), forced=coach.forced(option))
        if turn is not None:
            turns[turn] += hands.tally.presses - before
        player.wait_for_acceptance()
        if len(hands.tally.unreached) > MOST_MISSING:
            break
    return Played(len(turns), turns.total(), coach.result)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--game", choices=tuple(OPTIONS))
    parser.add_argument("--manner", choices=MANNERS)
    args = parser.parse_args()
    say("game     manner  result turns presses a turn forced  missing  most presses for one answer")
    with browsing() as (browser, address):
        for game in [args.game] if args.game else OPTIONS:
            for manner in [args.manner] if args.manner else MANNERS:
                for _ in range(args.games):
                    say(measured(browser, address, game, manner))


def measured(browser: Browser, address: str, game: str, manner: Manner) -> str:
    player = new_player(browser, address, forced=True, has_touch=manner == "touch")
    coach = Coach(player.page)
    sit_down(player, game, OPTIONS[game])
    hands = Hands(player, manner)
    played = play(player, coach, hands)
    tally = hands.tally
    complaints = player.watch.complaints()
    player.page.context.close()
    assert complaints == [], complaints
    missing = f"{len(tally.unreached)} {sorted(set(tally.unreached))[:3] or ''}"
    dearest = " ".join(f"{verb} {count}" for verb, count in sorted(tally.dearest.items()))
    return (
        f"{game:8} {manner:6} {played.outcome:>7} {played.turns:5} {played.presses:7}"
        f" {played.mean:6.1f} {tally.forced:6}  {missing:7}  {dearest}"
    )


if __name__ == "__main__":
    main()
