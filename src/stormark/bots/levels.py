"""How strong a bot plays: the same five levels for every game."""

from __future__ import annotations

from typing import Final

BEGINNER: Final = "beginner"
CASUAL: Final = "casual"
SKILLED: Final = "skilled"
EXPERT: Final = "expert"
MASTER: Final = "master"
LEVELS: Final = (BEGINNER, CASUAL, SKILLED, EXPERT, MASTER)  # from weak to strong

PROPOSED: Final = SKILLED  # where nobody said how strong a bot should be
