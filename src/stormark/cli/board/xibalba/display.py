"""Xibalba at a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from stormark.cli.board.display import Display
from stormark.cli.board.xibalba.compact import compact_board, costs_text
from stormark.cli.board.xibalba.labels import GROUPS, Labels
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.json import JsonDict
from stormark.text import Speaker
from stormark.text.board.xibalba.parts import (
    base_heading,
    market_cards,
    own_cards,
    pile_texts,
)
from stormark.text.board.xibalba.words import XibalbaWords
from stormark.text.xibalba.shown import typed

PAGES = {"market": market_cards, "cards": own_cards, "piles": pile_texts}
SILENT = ("phase", "setup")  # the title of the board and the welcome say it
SEEN_ON_BOARD = ("enter", "reveal")  # of the position everything begins with


class XibalbaDisplay(Display):
    """Bases, piles, the market and the dice."""

    groups = GROUPS
    pages = tuple(PAGES)
    verbs = (
        *("split", "keep", "roll", "gather", "exchange", "attack", "enter", "buy", "discard"),
        *("reorganize", "pharmaceuticals", "weapon_technology", "tactical_assault", "harvest"),
        *("upgrade", "activate", "remove", "end", "block", "pass", "destroy", "lift", "done"),
    )
    things = (
        *("ark", "warhost", "field", "soldier", "civilian", "structure", "event", "all", "free"),
        "with",
    )

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        self._words = XibalbaWords(speaker)

    def compact(self, view: JsonDict, width: int) -> list[Text]:
        return compact_board(typed(view), self._words, width)

    def extra(self, view: JsonDict) -> list[str]:
        return [costs_text(typed(view), self._words)]

    def page(self, page: str, view: JsonDict, width: int) -> Sequence[str | Text]:
        return PAGES[page](typed(view), self._words)

    def entry(self, action: Action, decision: Decision, view: JsonDict) -> tuple[str, str]:
        return Labels(decision, view, self._words).entry(action)

    def welcome(self, view: JsonDict) -> list[str]:
        shown = typed(view)
        goal = self.t("welcome", target=shown["target"], mode=shown["mode"])
        return [goal, *(base_heading(player, self._words) for player in shown["players"])]

    def result(self, view: JsonDict, shares: Sequence[float]) -> list[str]:
        return [
            self.t(
                "result",
                name=self.player(player["seat"]),
                paragon=player["paragon"],
                won="yes" if share > 0 else "no",
            )
            for player, share in zip(typed(view)["players"], shares, strict=True)
        ]

    def needless(self, event: Event, together: Sequence[Event], number: int) -> bool:
        if event.verb in SILENT or (number == 0 and event.verb in SEEN_ON_BOARD):
            return True
        if event.verb == "resources" and event.args["cause"] == "payment":
            return any(other.verb in ("buy", "action") for other in together)
        if event.verb == "spend" and event.args["use"] in ("gather", "exchange"):
            return any(other.args.get("cause") == "dice" for other in together)
        return False

    def shared(self, first: JsonDict, others: Sequence[JsonDict]) -> JsonDict:
        known: Any = first
        for view in others:
            other: Any = view
            viewer = other["viewer"]
            known["players"][viewer] = other["players"][viewer]
            for secret in ("looking", "arranging"):
                if other[secret] is not None and other[secret]["seat"] == viewer:
                    known[secret] = other[secret]
        return first
