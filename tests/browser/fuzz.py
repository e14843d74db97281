"""Somebody who clicks anywhere: `python -m tests.browser.fuzz --clicks 10000`.

A quarter of the clicks hit whatever lies there; as many are aimed at something that looks as if it
could be pressed, at a piece, and at what a piece offers, where it offers something; every fourth is
a double click.  Not one action that cannot be undone may come of that without its confirmation, and
no error may stand in the console.  What asks first is read from the manifests of the games.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

from playwright.sync_api import Error, Page, WebSocketRoute

from tests.browser.clicks import browsing, new_player, say
from tests.browser.manners import verbs_that
from tests.browser.player import Player
from tests.browser.sitting import EVERYTHING, sit_down

SIZES = ((1280, 800), (390, 844), (1920, 1080))
OPTIONS: dict[str, dict[str, Any]] = {
    "xibalba": {"players": 3, "mode": "apocalypse"},
    "battalia": EVERYTHING,
}
BOARD = ".board"  # whatever it is called: the language may have been changed
FORGET = "localStorage.removeItem('stormark-settings')"  # and so may everything else
CONFIRM = "dialog[open] [data-confirm], .payment [data-confirm]"  # both say what is given up
ONCE_AGAIN = 25  # clicks after which the board must be there, and others may finish their turn
ASKED = ".board [data-can]"
# Whoever warns says where from: what random clicks bring about is hard to bring about again.
TRACED = """
  const { warn } = console;
  console.warn = (...said) => warn(...said, new Error('from').stack);
"""
SOON = 20_000  # milliseconds that others may think
PAUSE = 50
PRESSED = "button, [role=button], [role=menuitem], [data-can]"
OFFERED = "[role=menuitem], [data-go], [data-aim], [data-target]"
AIMS = (None, PRESSED, ASKED, OFFERED)
# Where to click, by numbers between 0 and 1: anywhere, or in something that can be pressed; and
# whether that says yes to something.
PLACE = """([aim, which, across, down, confirm]) => {
  const bare = ({ left, top, width, height }, one) =>
    width > 0 && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  const seen = aim === null ? [] : [...document.querySelectorAll(aim)]
    .filter((one) => bare(one.getBoundingClientRect(), one));
  const box = seen[Math.floor(which * seen.length)]?.getBoundingClientRect()
    ?? { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const [x, y] = [box.left + box.width * across, box.top + box.height * down];
  return [x, y, document.elementFromPoint(x, y)?.closest(confirm) != null];
}"""


class Fuzzer:
    """Clicks with one player, and notes which actions came of which clicks."""

    def __init__(self, player: Player, game: str, seed: int) -> None:
        self._player = player
        self._random = Random(seed)
        self._danger = verbs_that(game, "danger")
        self._sure = False  # the last click said yes to something
        self.asked = False  # something, by the server
        self.acts = 0
        self.over = False  # whoever gives up, after being asked, plays on at another table
        self.unasked: list[str] = []
        player.page.route_web_socket("**/live", self._between)

    def click(self) -> None:
        page, draw = self._player.page, self._random.random
        aim = self._random.choice(AIMS)
        try:
            x, y, self._sure = page.evaluate(PLACE, [aim, draw(), draw(), draw(), CONFIRM])
        except Error:
            return  # the last click has led to another page, which is not there yet
        page.mouse.click(x, y, click_count=2 if draw() < 0.25 else 1)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act":
                self._note([message["action"], *message.get("then", [])])
            if message["type"] in ("leave", "resign"):
                self.over = True
                self.unasked += [] if self._sure else [message["type"]]
            server.send(text)

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in ("welcome", "update"):
                self.asked = any(not one.get("idle") for one in message["decisions"])
            socket.send(text)

        socket.on_message(said)
        server.on_message(told)

    def _note(self, actions: list[dict[str, Any]]) -> None:
        self.acts += 1
        for action in actions:
            if action["verb"] in self._danger and not self._sure:
                self.unasked.append(str(action))


def clicked(player: Player, game: str, clicks: int, seed: int) -> Fuzzer:
    """So many clicks at a table; wherever they lead away from it, the player comes back."""
    fuzzer = Fuzzer(player, game, seed)
    player.watch.expect("WebSocket is closed before the connection")  # by coming back in a hurry
    page = player.page
    table = sit_down(player, game, OPTIONS[game])
    page.locator(BOARD).wait_for()
    for number in range(clicks):
        if fuzzer.over:
            fuzzer.over = False
            table = sit_down(player, game, OPTIONS[game])
        elif not at_table(page, table) or (number % ONCE_AGAIN == 0 and lost(fuzzer, page)):
            page.evaluate(FORGET)
            player.visit(f"/table/{table}")
            page.locator(BOARD).wait_for()
        if number % ONCE_AGAIN == 0:
            wait_until_asked(fuzzer, page)
        fuzzer.click()
    return fuzzer


def lost(fuzzer: Fuzzer, page: Page) -> bool:
    """Where a past moment or the table as text is shown, or a pause: clicks do not play there."""
    away = page.locator(BOARD).count() == 0
    return away or (fuzzer.asked and page.locator(ASKED).count() == 0)


def wait_until_asked(fuzzer: Fuzzer, page: Page) -> None:
    """Where others think, clicks bring about nothing; a table that is paused stays so."""
    for _ in range(SOON // PAUSE):
        if fuzzer.asked:
            return
        page.wait_for_timeout(PAUSE)


def at_table(page: Page, table: str) -> bool:
    return page.url.split("?")[0].endswith(f"/table/{table}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=tuple(OPTIONS))
    args = parser.parse_args()
    games = [args.game] if args.game else [*OPTIONS]
    rounds = [(game, size) for size in SIZES for game in games]
    failed = False
    say(f"{'game':10} {'size':>10} {'clicks':>7} {'actions':>8}  without confirmation")
    with browsing() as (browser, address):
        for seed, (game, (width, height)) in enumerate(rounds, args.seed):
            player = new_player(browser, address, viewport={"width": width, "height": height})
            player.page.add_init_script(TRACED)
            each = args.clicks // len(rounds) + 1
            fuzzer = clicked(player, game, each, seed)
            complaints = player.watch.complaints()
            player.page.context.close()
            failed = failed or bool(fuzzer.unasked or complaints)
            say(
                f"{game:10} {width:>5}×{height:<4} {each:7} {fuzzer.acts:8}"
                f"  {fuzzer.unasked} {complaints}"
            )
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
