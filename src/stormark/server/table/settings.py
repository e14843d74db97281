"""How a table is run, apart from the rules of its game."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from stormark.bots.levels import PROPOSED
from stormark.server.table.records import Expiry


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Chosen by the person who opens the table; everybody who joins sees them."""

    public: bool = True  # listed, or only known by its link
    spectators: Literal["none", "public", "open"] = "public"  # open: may look over a seat
    spectator_chat: Literal["none", "apart", "all"] = "apart"  # apart: seats do not read it
    chat: bool = True
    auto_start: bool = False  # the match begins when the last seat is taken
    replay: Literal["public", "private"] = "public"  # who may fetch the finished game
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})  # see docs/clocks.md
    practice: bool = False  # who plays alone may take everything back (T-PRACTICE-01)
    coach: Literal["none", "alone", "all"] = "alone"  # who may ask for hints (T-COACH-01)
    expiry: Expiry = "bot"  # what happens when a seat's time is up
    stand_in: str = PROPOSED  # the bot that plays for people who have left
