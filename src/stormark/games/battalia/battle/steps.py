"""The steps of a battle."""

from __future__ import annotations

from typing import Final

ANNOUNCED: Final = 0
DEFENCE: Final = 1
OPENING: Final = 2
ON_MOVE: Final = 3
RAISING: Final = 4
LAID: Final = 5  # an opening or a raise is complete
OVER: Final = 6
STEPS: Final = ("announced", "defence", "opening", "on-move", "raising", "laid", "over")
SIDES: Final = ("attacker", "defender")
