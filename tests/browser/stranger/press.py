"""Does every control answer when it is pressed?"""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Dialog, Error, Page, Request, Route, WebSocketRoute

from tests.browser.stranger.eyes import PARTS, Eyes, Finding
from tests.browser.stranger.layout import Sitting
from tests.browser.stranger.places import Window

HEAR = (PARTS / "hear.js").read_text(encoding="utf-8")
LIST = (PARTS / "list.js").read_text(encoding="utf-8")
AIM = (PARTS / "aim.js").read_text(encoding="utf-8")
WAIT = 1.5  # seconds for an answer
OPENS = 700  # milliseconds until a page has kept what it keeps
QUIET = 1.2  # seconds until whatever hovering does is over
CLOSES = 350  # milliseconds
ASKS = {"hello", "why", "plan", "coach", "chances", "ping", "pong"}  # they change nothing
READS = (
    "options",
    "playing-time",
    "my-tables",
    "/try",
    "/why",
    "workshop/review",
    "reports/moments",
)
DICE = 6  # at most so many of a row
FULL = """() => stranger.snapshot() + document.body.innerText +
  [...document.querySelectorAll(
    '[aria-pressed],[aria-expanded],[aria-selected],[aria-checked]')].map((one) =>
    ['pressed', 'expanded', 'selected', 'checked'].map((n) => one.getAttribute(`aria-${n}`)).join()
  ).join(';')"""
KEEP = """(kept) => { localStorage.clear();
  for (const [key, value] of kept) localStorage.setItem(key, value); }"""

Control = dict[str, Any]


class Presser:
    """One place, whose controls are pressed one after the other.

    What would change something at the server is caught on its way: that it was sent is an answer.
    """

    def __init__(self, eyes: Eyes, path: str, window: Window, sit: Sitting | None = None) -> None:
        self._eyes, self._path, self._touch = eyes, path, window.touch
        self._sent: list[str] = []
        self.page = eyes.page(window)
        self.page.route_web_socket("**/live", self._socket)
        self.page.route("**/api/**", self._http)
        self.page.on("filechooser", lambda _: self._sent.append("file chooser"))
        self.page.on("download", lambda _: self._sent.append("download"))
        self.page.on("popup", self._popup)
        self.page.on("dialog", self._dialog)
        self.page.on("request", self._asked)
        if sit:
            sit(self.page)
        self._stored: list[list[str]] | None = None
        self._base = ""
        self.restore()

    def restore(self) -> None:
        """As it was when it was opened."""
        if self._stored is not None:
            self.page.evaluate(KEEP, self._stored)
        self._eyes.open(self.page, self._path)
        if self._stored is None:
            self.page.wait_for_timeout(OPENS)
            self._stored = self.page.evaluate("Object.entries(localStorage)")
        self.page.evaluate(HEAR)
        self._base = self.page.evaluate(FULL)

    def clean(self) -> None:
        """As it was before, if possible without loading it again."""
        try:
            self.page.mouse.move(1, 1)
            if self._unchanged():
                return
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(CLOSES)
            if self._unchanged():
                return
        except Error:  # the page was left
            pass
        self.restore()

    def _unchanged(self) -> bool:
        there = self.page.url == self._eyes.address + self._path
        return there and bool(self.page.evaluate(FULL) == self._base)

    def controls(self) -> list[Control]:
        return list(self.page.evaluate(LIST))

    def press(self, one: Control) -> str | None:
        """What happened first; None: nothing at all; "gone", "unreachable": it was not pressed."""
        aimed = self.page.evaluate(AIM, one["path"])
        if not aimed or aimed["under"] or aimed["kind"] != one["kind"]:
            return "gone"
        if not aimed["at"]:
            return "unreachable"
        x, y = aimed["at"]["x"], aimed["at"]["y"]
        if not self._touch:
            self.page.mouse.move(x, y)
        self._quiet()
        self.page.evaluate("strangerHeard.length = 0")
        self._sent.clear()
        url = self.page.url
        if one["type"] == "select":
            self.page.evaluate("(path) => document.querySelector(path).focus()", one["path"])
            self.page.keyboard.press("ArrowDown")
        elif self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.down()
            self.page.mouse.up()
        told = self._answer(url)
        if told is None and one["drags"] and not self._touch:
            self.page.mouse.down()
            self.page.mouse.move(x + 64, y - 64, steps=8)
            told = self._answer(url)
            self.page.mouse.up()
        return told

    def _quiet(self) -> None:
        end, before = time.monotonic() + QUIET, -1
        while time.monotonic() < end:
            now = int(self.page.evaluate("strangerHeard.length"))
            if now == before:
                return
            before = now
            self.page.wait_for_timeout(150)

    def _answer(self, url: str) -> str | None:
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            try:
                heard = self.page.evaluate("window.strangerHeard?.slice(0, 3) ?? ['left']")
            except Error:
                return "left"
            if heard or self.page.url != url:
                return str(heard[0]) if heard else "went"
            if self._sent:
                return self._sent[0]
            self.page.wait_for_timeout(60)
        return None

    def _socket(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            kind = str(json.loads(message).get("type"))
            if kind in ASKS:
                server.send(message)
            else:
                self._sent.append(f"sends {kind}")

        socket.on_message(said)

    def _http(self, route: Route) -> None:
        request = route.request
        if request.method in ("GET", "HEAD", "OPTIONS") or any(one in request.url for one in READS):
            route.continue_()
        else:
            self._sent.append(f"wants {request.method} {request.url}")
            route.abort()

    def _popup(self, page: Page) -> None:
        self._sent.append("popup")
        page.close()

    def _dialog(self, dialog: Dialog) -> None:
        self._sent.append("dialog")
        dialog.dismiss()

    def _asked(self, request: Request) -> None:
        if "/assets/" not in request.url:
            self._sent.append(f"{request.method} {request.url}")


class Presses:
    """Presses one of each kind of control, by mouse or by finger."""

    def __init__(self, eyes: Eyes, most: int = 2) -> None:
        self.found: list[Finding] = []
        self.presses = 0
        self._eyes, self._most = eyes, most
        self._known: set[tuple[bool, Any]] = set()  # what answered on another page

    def place(self, name: str, path: str, window: Window, sit: Sitting | None = None) -> None:
        self._eyes.place, self._eyes.window, self._eyes.pressing = name, str(window), True
        presser = Presser(self._eyes, path, window, sit)
        counted: dict[Any, int] = {}
        for one in presser.controls():
            kind = (one["kind"], one["off"], one["pressed"])
            counted[kind] = counted.get(kind, 0) + 1
            most = DICE if ".die" in one["kind"] else 1 if one["link"] else self._most
            anywhere = one["chrome"] or one["link"]
            if one["already"] or one["typed"] or one["skips"] or not one["control"]:
                continue
            if counted[kind] > most or (anywhere and (window.touch, kind) in self._known):
                continue
            self._press(presser, one, name, window, kind)
        presser.page.context.close()
        self._eyes.pressing = False

    def _press(self, presser: Presser, one: Control, name: str, window: Window, kind: Any) -> None:
        self.presses += 1
        told = presser.press(one)
        if told is None:  # once more, from a page loaded anew
            presser.restore()
            told = presser.press(one)
        says_so = one["off"] and not one["promises"]
        if told in (None, "unreachable") and not (told is None and says_so):
            fault = told or "dead"
            piece, path = one["kind"], one["path"]
            self.found.append(
                Finding(fault, name, str(window), piece, one["name"], one["type"], path)
            )
        if told not in (None, "unreachable", "gone"):
            self._known.add((window.touch, kind))
            presser.clean()
