"""How many clicks a turn takes with the board alone: `python -m tests.browser.clicks`.

Plays matches against a bot by mouse, touch and keys, with whatever the coach advises, and prints
the mean number of presses in a turn of one's own, those spent on questions with one answer, and
what every verb took: how often, in the mean, at most, and by pressing what.
`--games 3 --manner mouse --game xibalba`.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from stormark.bots.levels import PROPOSED
from tests.browser.chromium import launched
from tests.browser.coach import Coach
from tests.browser.company import next_asked
from tests.browser.conftest import USUAL, choosing, ensure_built
from tests.browser.hands import Hands, Manner, Tally
from tests.browser.player import PATIENCE, Player
from tests.browser.sitting import sit_down
from tests.browser.watch import Watch
from tests.server.processes.running import served

MANNERS: tuple[Manner, ...] = ("mouse", "touch", "keys")
OPTIONS: dict[str, dict[str, Any]] = {
    "xibalba": {"players": 2, "target": 20},
    "battalia": {"players": 2, "mode": "creation"},
}
ADVISER = "skilled"  # plays well, and what it does has a purpose
MOST = 1_500  # answers of one match
MOST_TRIED = 4  # times that the same is done in one turn
MOST_MISSING = 5  # answers that the board has no way to


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser and a server of their own, for commands.

    The server makes plans itself: where a machine is busy, other processes of it come last.
    """
    ensure_built()
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        served(
            f"sqlite:///{folder}/tables.db",
            Path(folder) / "log",
            HEAVY_WORKERS="0",
            HEAVY_SECONDS="none",
        ) as server,
    ):
        browser = launched(playwright)
        yield browser, server.address
        browser.close()
        server.stop()


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def new_player(
    browser: Browser,
    address: str,
    speed: float = 0,
    lang: str = "en",
    *,
    forced: bool = False,
    **more: Any,
) -> Player:
    context = browser.new_context(base_url=address, locale=lang, **{**USUAL, **more})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(choosing(forced=forced, speed=speed))
    return Player(context.new_page(), lang, Watch(context, address))


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


def play(
    player: Player,
    coach: Coach,
    hands: Hands,
    most: int = MOST,
    tell: Callable[[str], None] = lambda line: None,
) -> Played:
    """To the end, or so many answers; `tell` hears of each."""
    hands.get_ready()
    turns: Counter[int] = Counter()
    tried: Counter[tuple[int | None, str]] = Counter()
    for _ in range(most):
        asked = next_asked({player: coach})
        if asked is None:
            break
        turn, before = coach.own_turn, hands.tally.presses
        option = asked[1]
        tried[turn, option] += 1
        if tried[turn, option] > MOST_TRIED:  # a bot that changes its mind after every step
            option = coach.ending() or option
        hands.answer(option, coach.aim(option), forced=coach.forced(option))
        presses = hands.tally.presses - before
        tell(f"  turn {turn or '-':>3} {presses:3}  {option}")
        if turn is not None:
            turns[turn] += presses
        player.wait_for_acceptance()
        if len(hands.tally.unreached) > MOST_MISSING:
            break
    return Played(len(turns), turns.total(), coach.result)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--game", choices=tuple(OPTIONS))
    parser.add_argument("--manner", choices=MANNERS)
    parser.add_argument("--details", action="store_true", help="print every answer")
    args = parser.parse_args()
    tell = say if args.details else lambda line: None
    say("game     manner  result turns presses a turn forced missing")
    with browsing() as (browser, address):
        for game in [args.game] if args.game else OPTIONS:
            for manner in [args.manner] if args.manner else MANNERS:
                for _ in range(args.games):
                    say(measured(browser, address, game, manner, tell))


def measured(
    browser: Browser, address: str, game: str, manner: Manner, tell: Callable[[str], None]
) -> str:
    player = new_player(browser, address, forced=True, has_touch=manner == "touch")
    coach = Coach(player.page, ADVISER)
    sit_down(player, game, OPTIONS[game], PROPOSED)
    hands = Hands(player, manner)
    played = play(player, coach, hands, tell=tell)
    tally = hands.tally
    complaints = player.watch.complaints()
    player.page.context.close()
    assert complaints == [], complaints
    missing = f"{len(tally.unreached)} {sorted(set(tally.unreached))[:3] or ''}"
    whole = (
        f"{game:8} {manner:6} {played.outcome:>7} {played.turns:5} {played.presses:7}"
        f" {played.mean:6.1f} {tally.forced:6} {missing}"
    )
    return "\n".join([whole, *by_verb(tally)])


def by_verb(tally: Tally) -> Iterator[str]:
    """What took most comes first."""
    for verb, deed in sorted(tally.deeds.items(), key=lambda one: -one[1].presses):
        usual = ", ".join(f"{trail} ×{count}" for trail, count in deed.trails.most_common(3))
        yield (
            f"    {verb:10} {deed.times:4} times {deed.presses:4} presses"
            f" {deed.presses / deed.times:5.1f} a time {deed.most:3} at most  {usual}"
        )


if __name__ == "__main__":
    main()
