"""Somebody who plays with the board alone, and counts what that takes.

What to do a coach says; how, is looked up the way people do it: looking at an option in the list
lights up its pieces.  The list itself lies beside the window and is never pressed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Error, Locator

from tests.browser.player import PATIENCE, Player

Manner = Literal["mouse", "touch", "keys"]

MOST = 8  # presses that one answer may take

# One step towards an option: what to press next, as a mark in the page, and what that is.
NEXT = """async (words) => {
  const list = document.querySelector('#list');
  const option = [...(list?.querySelectorAll('button.option') ?? [])]
    .find((one) => one.querySelector('span')?.innerText.trim() === words);
  for (const one of document.querySelectorAll('[data-next]')) one.removeAttribute('data-next');
  if (!option) return 'gone';
  const key = option.dataset.choice;
  option.dispatchEvent(new PointerEvent('pointerenter'));
  await new Promise((drawn) => setTimeout(drawn));
  const SPOTS = [[.5, .5], [.5, .15], [.5, .85], [.2, .2], [.8, .2], [.2, .8], [.8, .8]];
  const bare = (piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return SPOTS.find(([x, y]) =>
      piece.contains(document.elementFromPoint(left + width * x, top + height * y)));
  };
  const mark = (one, kind) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return null;
    if (!bare(one)) one.scrollIntoView({ block: 'center', inline: 'center' });
    const spot = bare(one);
    if (!spot) return null;
    one.setAttribute('data-next', spot.join());
    return kind;
  };
  const outside = (one) => !list.contains(one);
  const found = (selector) => [...document.querySelectorAll(selector)].filter(outside);
  for (const one of found(`[data-choice="${key}"]`)) if (mark(one, 'button')) return 'button';
  const verb = option.dataset.verb;
  for (const one of found(`[data-verb="${verb}"]`)) if (mark(one, 'verb')) return 'verb';
  for (const one of found(`[data-proposes~="${verb}"]`)) if (mark(one, 'button')) return 'button';
  const pieces = found('.board [data-can][data-lit]');
  const targets = pieces.filter((one) => one.hasAttribute('data-target'));
  const others = pieces.filter((one) => !one.hasAttribute('data-selected'));
  for (const one of [...targets, ...others]) if (mark(one, 'piece')) return 'piece';
  return 'nothing';
}"""


@dataclass
class Tally:
    """What was pressed, answer by answer."""

    presses: int = 0
    answers: int = 0
    unreached: list[str] = field(default_factory=list)


class Hands:
    """The hands of one player: a mouse, a finger, or keys."""

    def __init__(self, player: Player, manner: Manner = "mouse") -> None:
        self._player = player
        self._manner = manner
        self.tally = Tally()

    def get_ready(self) -> None:
        self._player.put_list_aside()

    def answer(self, option: str) -> bool:
        """Bring about an option by the board; False if the question was gone meanwhile."""
        page = self._player.page
        self._player.wait_until_heard()
        for _ in range(MOST):
            step = page.evaluate(NEXT, option)
            if step == "gone":
                return False
            if step == "nothing":
                self.tally.unreached.append(option)
                return False
            self._press(page.locator("[data-next]").first)
            if self._confirmed() or step == "button" or self._answered():
                self.tally.answers += 1
                return True
        self.tally.unreached.append(option)
        return False

    def _answered(self) -> bool:
        """Whether the piece itself was the answer: nothing is selected after it."""
        return bool(
            self._player.page.evaluate(
                "!document.querySelector('[data-selected], [data-target], [role=menu]')"
            )
        )

    def _press(self, place: Locator) -> None:
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
            page.keyboard.press("Enter")

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
