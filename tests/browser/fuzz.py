"""Somebody who does anything: `python -m tests.browser.fuzz --clicks 10000`.

Half of all actions are clicks, every fourth of them a double click: as many hit whatever lies there
as are aimed at something that looks as if it could be pressed, at a piece, and at what a piece
offers.  The others are movements from a piece to anywhere, long presses, letters on a piece that
has the focus, and keys that go from piece to piece and press them; at the size of a phone with
fingers.  Not one action that cannot be undone may come of that without its confirmation, and no
error may stand in the console.  What asks first is read from the manifests of the games.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from random import Random
from string import ascii_lowercase
from typing import Any

from playwright.sync_api import Error, Page, WebSocketRoute

from tests.browser.clicks import browsing, new_player, say
from tests.browser.gestures import draw_finger, draw_mouse, hold_finger, hold_mouse
from tests.browser.manners import verbs_that
from tests.browser.player import Player
from tests.browser.sitting import EVERYTHING, sit_down

SIZES = ((1280, 800), (390, 844), (1920, 1080))
OPTIONS: dict[str, dict[str, Any]] = {
    "xibalba": {"players": 3, "mode": "apocalypse"},
    "battalia": EVERYTHING,
}
WIDE = 600  # pixels: on what is narrower fingers play
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
DOUBLE = 0.25
# What Playwright says where a page is being left.
AWAY = ("Execution context was destroyed", "navigat", "Cannot find context", "Target closed")
PRESSED = "button, [role=button], [role=menuitem], [data-can]"
OFFERED = "[role=menuitem], [data-go], [data-aim], [data-target]"
PLACES = "[data-zone], [data-field], [data-refs]"
AIMS = (None, PRESSED, ASKED, OFFERED)
# What is done, and how often.
DEEDS = {"click": 50, "drag": 17, "hold": 3, "letter": 15, "key": 15}
KEYS = (
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab", "Shift+Tab", "Shift+ArrowRight"),
    *("Enter", "Enter", "Space", "Escape", "1", "2", "3"),
)
# Where something is done, by numbers between 0 and 1: anywhere, or in something that is aimed at.
PLACE = """([aim, which, across, down]) => {
  const bare = ({ left, top, width, height }, one) =>
    width > 0 && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  const seen = aim === null ? [] : [...document.querySelectorAll(aim)]
    .filter((one) => bare(one.getBoundingClientRect(), one));
  const box = seen[Math.floor(which * seen.length)]?.getBoundingClientRect()
    ?? { left: 0, top: 0, width: innerWidth, height: innerHeight };
  return [box.left + box.width * across, box.top + box.height * down];
}"""
# Whether that says yes to something: at a place, or by a key; and to which cards that go.
SURE = """([confirm, at, key]) => {
  const answer = at ? document.elementFromPoint(...at)
    : /^(Enter|Space)$/.test(key) ? document.activeElement
    : document.querySelector(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
  const sure = answer?.closest(confirm) ?? null;
  const going = sure?.closest('.payment')?.querySelectorAll('[data-pays]') ?? [];
  return [sure !== null, [...going].map((card) => card.dataset.pays)];
}"""
# A piece that arrows or Tab could have led to.
FOCUS = """([aim, which]) => {
  const seen = [...document.querySelectorAll(aim)].filter((one) => one.tabIndex >= 0);
  seen[Math.floor(which * seen.length)]?.focus({ preventScroll: true });
}"""


class Fuzzer:
    """The hands of one player, and a note of which actions came of what they did."""

    def __init__(self, player: Player, game: str, seed: int, *, fingers: bool = False) -> None:
        self._player = player
        self._fingers = fingers
        self._random = Random(seed)
        self._danger = verbs_that(game, "danger")
        self._ends = verbs_that(game, "ends")
        self._sure = False  # what was done last said yes to something
        self._agreed: list[str] = []  # cards that may go for it, one after the other, in this turn
        self.done: Counter[str] = Counter()
        self.asked = False  # something, by the server
        self.acts = 0
        self.over = False  # whoever gives up, after being asked, plays on at another table
        self.unasked: list[str] = []
        player.page.route_web_socket("**/live", self._between)

    def act(self) -> None:
        """Something at random."""
        deed = self._random.choices([*DEEDS], [*DEEDS.values()])[0]
        self.done[deed] += 1
        try:
            getattr(self, f"_{deed}")()
        except Error as error:
            if not any(known in str(error) for known in AWAY):
                raise  # else what was done last has led to another page, which is not there yet

    def _click(self) -> None:
        at = self._place(self._random.choice(AIMS))
        self._ask(at=at)
        if self._fingers:
            self._player.page.touchscreen.tap(*at)
        else:
            double = self._random.random() < DOUBLE
            self._player.page.mouse.click(*at, click_count=2 if double else 1)

    def _drag(self) -> None:
        start, end = self._place(ASKED), self._place(self._random.choice((None, PLACES)))
        self._ask(at=end)  # a movement that is none is a click
        draw = draw_finger if self._fingers else draw_mouse
        draw(self._player.page, start, end)

    def _hold(self) -> None:
        at = self._place(self._random.choice((PRESSED, ASKED)))
        self._ask(at=at)
        hold = hold_finger if self._fingers else hold_mouse
        hold(self._player.page, at)

    def _letter(self) -> None:
        page = self._player.page
        page.evaluate(FOCUS, [ASKED, self._random.random()])
        self._press(self._random.choice(ascii_lowercase))

    def _key(self) -> None:
        self._press(self._random.choice(KEYS))

    def _press(self, key: str) -> None:
        self._ask(key=key)
        self._player.page.keyboard.press(key)

    def _place(self, aim: str | None) -> tuple[float, float]:
        draw = self._random.random
        x, y = self._player.page.evaluate(PLACE, [aim, draw(), draw(), draw()])
        return x, y

    def _ask(self, *, at: tuple[float, float] | None = None, key: str = "") -> None:
        """Before it is done: whether it says yes."""
        self._sure, agreed = self._player.page.evaluate(SURE, [CONFIRM, at, key])
        self._agreed += agreed

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
            verb, card = action["verb"], action["args"].get("card")
            if verb in self._ends:
                self._agreed = []
            if verb not in self._danger:
                continue
            if card in self._agreed:
                self._agreed.remove(card)
            elif not self._sure:
                self.unasked.append(str(action))


def clicked(player: Player, game: str, clicks: int, seed: int, *, fingers: bool = False) -> Fuzzer:
    """So many actions at a table; wherever they lead away from it, the player comes back."""
    fuzzer = Fuzzer(player, game, seed, fingers=fingers)
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
        fuzzer.act()
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
    say(f"{'game':10} {'size':>10} {'done':>7} {'actions':>8}  without confirmation, complaints")
    with browsing() as (browser, address):
        for seed, (game, (width, height)) in enumerate(rounds, args.seed):
            fingers = width < WIDE
            viewport = {"width": width, "height": height}
            player = new_player(browser, address, viewport=viewport, has_touch=fingers)
            player.page.add_init_script(TRACED)
            each = args.clicks // len(rounds) + 1
            fuzzer = clicked(player, game, each, seed, fingers=fingers)
            complaints = player.watch.complaints()
            player.page.context.close()
            failed = failed or bool(fuzzer.unasked or complaints)
            say(
                f"{game:10} {width:>5}×{height:<4} {each:7} {fuzzer.acts:8}"
                f"  {fuzzer.unasked} {complaints} {dict(fuzzer.done)}"
            )
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
