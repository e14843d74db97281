"""What is looked at: windows, pages, and tables in several states."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.browser.sitting import EVERYTHING


@dataclass(frozen=True)
class Window:
    """A window of a person; by finger: a phone or a tablet."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}{'t' * self.touch}"

    @staticmethod
    def read(text: str) -> Window:
        width, _, height = text.rstrip("t").partition("x")
        return Window(int(width), int(height), text.endswith("t"))


def _windows(*told: str) -> tuple[Window, ...]:
    return tuple(Window.read(one) for one in told)


# 1024x640 and 853x533 are 1280x800 at 125 and 150 %.
MOUSE = _windows("1366x657", "1280x720", "1536x730", "1440x789", "1100x800", "1180x820")
MOUSE += _windows("1024x768", "1920x937", "2560x1300", "1024x640", "853x533")
FINGER = _windows("820x1180t", "768x1024t", "600x960t", "412x915t", "390x844t", "360x640t")
FINGER += _windows("844x390t")
WINDOWS = MOUSE + FINGER
FEW = _windows("1366x657", "1100x800", "390x844t")  # in German, in the dark, for tabs
QUICK = _windows("1366x657", "1024x768", "390x844t", "844x390t")
DESK, PHONE = _windows("1280x800", "390x844t")  # where things are pressed


@dataclass(frozen=True)
class State:
    """A match of people up to such a question to the first of them, after so many answers."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    wanted: tuple[str, ...] = ()  # none: as it begins
    after: int = 0
    whole: bool = False  # it is over
    opens: str = ""  # a key that is pressed first


BATTLE = ("attacking-heroes", "weapon", "defending-heroes", "opening", "on-move", "raise")
CREATION = {"players": 2, "mode": "creation"}
ACT, DICE = ("act",), ("sort-dice",)
TABLES = {
    "x2-beginning": State("xibalba"),
    "x2-dice": State("xibalba", {"players": 2}, DICE, 20),
    "x2-middle": State("xibalba", {"players": 2}, ACT, 120),
    "x2-list": State("xibalba", {"players": 2}, ACT, 120, opens="l"),
    "x2-end": State("xibalba", {"players": 2, "target": 20}, whole=True),
    "x4-middle": State("xibalba", {"players": 4}, ACT, 160),
    "x4-dice": State("xibalba", {"players": 4}, DICE, 100),
    "x2-block": State("xibalba", {"players": 2}, ("block",), 20),
    "b2-beginning": State("battalia", {"players": 2}),
    "b2-middle": State("battalia", {"players": 2}, ACT, 120),
    "b2-site": State("battalia", {"players": 2}, ("choose-site",), 40),
    "b2-end": State("battalia", CREATION, whole=True),
    "b4-middle": State("battalia", {"players": 4}, ACT, 200),
    "b4-battle": State("battalia", {"players": 4}, BATTLE, 100),
    "b6-middle": State("battalia", EVERYTHING, ACT, 200),
}
PAGES = {
    "start": "/",
    "new": "/new",
    "new-xibalba": "/new/xibalba",
    "new-battalia": "/new/battalia",
    "rules": "/rules",
    "cards-xibalba": "/cards/xibalba",
    "cards-battalia": "/cards/battalia",
    "glossary-xibalba": "/glossary/xibalba",
    "glossary-battalia": "/glossary/battalia",
    "puzzles": "/puzzles",
    "workshop": "/workshop",
    "settings": "/settings",
    "account": "/account",
    "credits": "/credits",
    "learn-xibalba": "/learn/xibalba",
    "learn-battalia": "/learn/battalia",
    "lesson-xibalba": "/learn/xibalba/gather-and-buy",
    "lesson-battalia": "/learn/battalia/a-road",
}
TINTED = ("x2-dice", "b2-middle", "start")  # also in German, and in the dark
TABBED = {"x2-middle": ("Log", "Coach", "Menu"), "b2-middle": ("Log", "Coach", "Menu")}
PRESSED = frozenset(
    ("x2-beginning", "x2-dice", "x2-middle", "x2-block", "b2-beginning", "b2-middle", "b4-battle")
)
TAPPED = ("x2-dice", "x2-middle", "b2-middle", "start", "new-xibalba", "settings")

# What fingers must be able to meet: 44 pixels.  Every other size is counted only.
FINGERS = (
    ".die, section.question button, .tray button, [role=tab], [role=tablist] button, [data-lit]"
)
