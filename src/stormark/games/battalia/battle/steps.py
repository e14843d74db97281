"""The steps of a battle, in the order in which it takes them."""

from __future__ import annotations

from typing import Final

ANNOUNCED: Final = 0
DEFENCE: Final = 1
OPENING: Final = 2
OPENED: Final = 3
ON_MOVE: Final = 4
RAISING: Final = 5
RAISED: Final = 6
OVER: Final = 7
STEPS: Final = (
    *("announced", "defence", "opening", "opened"),
    *("on-move", "raising", "raised", "over"),
)
SIDES: Final = ("attacker", "defender")
