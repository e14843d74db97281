"""The steps of a battle's frame.

It lies in the attacker's thread; `a` is who is on move (0 attacker, 1 defender), `data` the totals
that were last announced.
"""

from __future__ import annotations

from typing import Final

CHOOSE_HEROES: Final = 0
WEAPON: Final = 1
ANNOUNCED: Final = 2
DEFENCE: Final = 3
OPENING: Final = 4
OPENED: Final = 5
MOVE: Final = 6
RAISING: Final = 7
RAISED: Final = 8
OVER: Final = 9
