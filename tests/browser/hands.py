"""Somebody who plays with the board alone, and counts what that takes.

What to do a coach says; how, is looked up the way people do it: looking at an option in the list
lights up its pieces.  The list itself lies beside the window and is never pressed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Literal

from playwright.sync_api import Error, Locator

from tests.browser.coach import Aim
from tests.browser.gestures import draw_finger, draw_mouse
from tests.browser.player import PATIENCE, Player

Manner = Literal["mouse", "touch", "keys"]

MOST = 12  # presses that one answer may take
NOWHERE = Aim()
KEYS = {"turn": "Space", "mark": "x"}

# One step towards an option: what to press next, as a mark in the page, and what that is.
NEXT = (Path(__file__).parent / "hands.js").read_text(encoding="utf-8")
# A button that only takes something up is no answer yet, nor is a piece that is selected after it.
ANSWERED = """(step) => {
  const selected = step === 'button' ? '' : '[data-selected], [data-target], [role=menu], ';
  return !document.querySelector(selected + '.payment.taken, [data-tries] [aria-pressed=true]');
}"""


@dataclass
class Deed:
    """What the answers with one verb took together."""

    times: int = 0
    presses: int = 0
    most: int = 0
    trails: Counter[str] = field(default_factory=Counter)  # what was pressed for them

    def count(self, presses: int, trail: list[str]) -> None:
        self.times += 1
        self.presses += presses
        self.most = max(self.most, presses)
        self.trails[" ".join(trail)] += 1


@dataclass
class Tally:
    """What was pressed, answer by answer."""

    presses: int = 0
    answers: int = 0
    unreached: list[str] = field(default_factory=list)
    forced: int = 0  # presses where there was nothing to choose
    deeds: dict[str, Deed] = field(default_factory=dict)  # by verb

    def count(self, verb: str, trail: list[str], presses: int, *, forced: bool) -> None:
        self.answers += 1
        self.forced += presses if forced else 0
        self.deeds.setdefault(verb, Deed()).count(presses, trail)


class Hands:
    """The hands of one player: a mouse, a finger, or keys."""

    def __init__(self, player: Player, manner: Manner = "mouse") -> None:
        self._player = player
        self._manner = manner
        self.tally = Tally()

    def get_ready(self) -> None:
        self._player.put_list_aside()

    def answer(self, option: str, aim: Aim = NOWHERE, *, forced: bool = False) -> bool:
        """Bring about an option by the board; False if the question was gone meanwhile."""
        page = self._player.page
        self._player.wait_until_heard()
        before = self.tally.presses
        trail: list[str] = []
        for _ in range(MOST):
            step = self._next(option, aim, trail)
            if step == "nothing":  # a busy server: what was pressed may be on its way
                self._player.wait_for_acceptance()
                self._player.wait_until_heard()
                step = self._next(option, aim, trail)
            trail.append(step)
            if step == "gone":
                return False
            if step == "nothing":
                break
            if step == "drag":
                self._drag(page.locator("[data-next]").first, page.locator("[data-onto]"))
            else:
                key = aim.letter if step == "letter" else KEYS.get(step, "Enter")
                self._press(page.locator("[data-next]").first, key)
            self._player.wait_for_plans()  # perhaps it is done then
            confirmed = self._confirmed()
            trail += ["confirm"] if confirmed else []
            if confirmed or page.evaluate(ANSWERED, step):
                presses = self.tally.presses - before
                self.tally.count(aim.verb, trail, presses, forced=forced)
                return True
        self.tally.unreached.append(f"{option} ({', '.join(trail)})")
        page.keyboard.press("Escape")  # whatever was taken up is put down again
        return False

    def _next(self, option: str, aim: Aim, trail: list[str]) -> str:
        """What to press now; what is taken up is asked about first."""
        self._player.wait_for_plans()
        drags = self._manner != "keys" and "drag" not in trail  # what is dropped stays there
        said = aim if "letter" not in trail else replace(aim, letter="")
        asked = [option, asdict(said), self._manner, drags]
        return str(self._player.page.evaluate(NEXT, asked))

    def _press(self, place: Locator, key: str = "Enter") -> None:
        x, y = (float(part) for part in str(place.get_attribute("data-next")).split(","))
        box = place.bounding_box(timeout=PATIENCE)
        assert box is not None
        self.tally.presses += 1
        page = self._player.page
        at = (box["x"] + box["width"] * x, box["y"] + box["height"] * y)
        if self._manner == "mouse":
            page.mouse.click(*at)
        elif self._manner == "touch":
            page.touchscreen.tap(*at)
        else:
            place.focus()
            page.keyboard.press(key)

    def _drag(self, card: Locator, place: Locator) -> None:
        """As one press: down, across and up."""
        self.tally.presses += 1
        x, y = (float(part) for part in str(card.get_attribute("data-next")).split(","))
        box, onto = card.bounding_box(timeout=PATIENCE), place.bounding_box(timeout=PATIENCE)
        assert box is not None
        assert onto is not None
        start = (box["x"] + box["width"] * x, box["y"] + box["height"] * y)
        end = (onto["x"] + onto["width"] / 2, onto["y"] + onto["height"] / 2)
        draw = draw_finger if self._manner == "touch" else draw_mouse
        draw(self._player.page, start, end)

    def _confirmed(self) -> bool:
        sure = self._player.page.locator("dialog[open] [data-confirm]")
        try:
            if sure.count() == 0:
                return False
            sure.click()
        except Error:
            return False
        self.tally.presses += 1
        return True
