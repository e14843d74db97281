"""A browser whose pages write down what goes wrong in them."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, Response

from tests.browser.conftest import choosing
from tests.browser.player import PATIENCE
from tests.browser.stranger.places import Window

BOARDS = ("/table/", "/replay/", "/learn/xibalba/", "/learn/battalia/")
PARTS = Path(__file__).parent / "page"
COMMON = (PARTS / "common.js").read_text(encoding="utf-8")
STILL = 300  # milliseconds between two looks at whether everything stands still
LONGEST = 4.0  # seconds until a page is looked at although something moves
LOADED = 10_000  # milliseconds until everything that was asked for has come
SHOWN = 500  # milliseconds until a page that was loaded has begun to draw


@dataclass
class Finding:
    """One thing that a stranger could not press, see or read."""

    fault: str
    place: str
    window: str
    piece: str  # what kind of element it is
    what: str = ""  # its name
    detail: str = ""
    path: str = ""
    counted: bool = False  # only counted

    def line(self) -> str:
        return (
            f"{self.fault:11} {self.place} {self.window}: {self.piece} “{self.what}” {self.detail}"
        )

    def as_json(self) -> dict[str, object]:
        return asdict(self)


class Eyes:
    """Opens pages as strangers do, and listens to what their consoles say."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.errors: list[Finding] = []
        self.place = ""
        self.window = ""
        self.pressing = False  # requests that the tool itself stops are no errors
        self._browser = browser

    def page(self, window: Window, *, lang: str = "en", dark: bool = False) -> Page:
        context = self._browser.new_context(
            viewport={"width": window.width, "height": window.height},
            has_touch=window.touch,
            is_mobile=window.touch,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(choosing(speed=0, advice=True, forced=False, lang=lang))
        context.add_init_script(COMMON)
        page = context.new_page()
        page.on("console", self._logged)
        page.on("pageerror", lambda error: self._add("exception", str(error)))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def open(self, page: Page, path: str) -> None:
        page.goto(self.address + path, wait_until="load")
        with suppress(Error):  # a review asks again and again
            page.wait_for_load_state("networkidle", timeout=LOADED)
        if path.startswith(BOARDS) and not self.place.startswith("lobby"):
            page.locator("[data-refs]").first.wait_for(timeout=PATIENCE)  # the board is loaded
        page.wait_for_timeout(SHOWN)
        self.settle(page)

    def settle(self, page: Page, longest: float = LONGEST) -> None:
        """Until everything is where it was a moment ago."""
        end, before = time.monotonic() + longest, None
        while time.monotonic() < end:
            try:
                now = page.evaluate("window.stranger.snapshot()")
            except Error:  # the page is being left
                now = None
            if now is not None and now == before:
                return
            before = now
            page.wait_for_timeout(STILL)

    def _add(self, kind: str, text: str) -> None:
        own = self.pressing and "/api/" in text and "net::ERR_FAILED" in text
        if "favicon" not in text and "ERR_ABORTED" not in text and not own:
            self.errors.append(Finding(kind, self.place, self.window, "page", detail=text[:300]))

    def _logged(self, told: ConsoleMessage) -> None:
        if told.type == "error":
            self._add("console", f"{told.text} {told.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        self._add("failed", f"{request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            request = response.request
            self._add("status", f"{response.status} {request.method} {request.url}")
