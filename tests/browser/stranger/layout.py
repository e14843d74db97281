"""Is anything covered, cut off, on top of another thing, without height, or unreadable?"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from playwright.sync_api import Error, Page

from tests.browser.stranger.eyes import PARTS, Eyes, Finding
from tests.browser.stranger.places import FINGERS, Window

LOOK = (PARTS / "look.js").read_text(encoding="utf-8")
COUNTED = ("small", "tiny")  # besides what fingers must be able to meet
MARK = """boxes => { for (const [x, y, w, h] of boxes) {
  const one = document.createElement('div');
  one.className = 'stranger-mark';
  one.style.cssText = `position:fixed;z-index:2147483647;pointer-events:none;outline:3px solid #f0f;
    left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
  document.body.append(one); } }"""
UNMARK = "document.querySelectorAll('.stranger-mark').forEach((one) => one.remove())"

Sitting = Callable[[Page], None]


class Layout:
    """Looks at places in windows, and keeps what it found."""

    def __init__(self, eyes: Eyes, pictures: Path | None = None) -> None:
        self.found: list[Finding] = []
        self.looks = 0
        self._eyes = eyes
        self._pictures = pictures

    def place(
        self,
        name: str,
        path: str,
        windows: Iterable[Window],
        *,
        sit: Sitting | None = None,
        act: Sitting | None = None,
        lang: str = "en",
        dark: bool = False,
    ) -> None:
        """The same page at all these windows; `act` is done first, wherever that is possible."""
        chosen = list(windows)
        for touch in (False, True):
            sizes = [one for one in chosen if one.touch == touch]
            if not sizes:
                continue
            page = self._eyes.page(sizes[0], lang=lang, dark=dark)
            self._eyes.place, self._eyes.window = name, str(sizes[0])
            if sit:
                sit(page)
            self._eyes.open(page, path)
            try:
                if act:
                    act(page)
            except Error:  # what lies behind a button of its own on phones is left out there
                page.context.close()
                continue
            for window in sizes:
                self.look(page, name, window)
            page.context.close()

    def look(self, page: Page, name: str, window: Window) -> None:
        eyes = self._eyes
        page.set_viewport_size({"width": window.width, "height": window.height})
        eyes.place, eyes.window = name, str(window)
        eyes.settle(page)
        told = page.evaluate(LOOK, {"touch": window.touch, "fingers": FINGERS})
        self.looks += 1
        boxes = []
        for one in told:
            counted = one["fault"] in COUNTED and not one["must"]
            self.found.append(
                Finding(
                    one["fault"],
                    name,
                    str(window),
                    one["piece"],
                    one["what"],
                    one["detail"],
                    one["path"],
                    counted,
                )
            )
            if not counted and one["fault"] != "sideways":
                boxes.append(one["box"])
        if self._pictures and boxes:
            page.evaluate(MARK, boxes)
            page.screenshot(path=self._pictures / f"{name}-{window}.png")
            page.evaluate(UNMARK)
