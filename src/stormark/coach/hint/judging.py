"""Win chances of plans: those of the coach, of which as many come true as they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stormark.coach.chance.chances import corrected, moving_side, sizes, softmax, terms
from stormark.coach.chance.table import correction
from stormark.coach.manifest import CoachManifest, Outlook
from stormark.kernel.game import Game
from stormark.kernel.manifest import manifest

DECIDED: Final = 1e-6  # what is left of a doubt when somebody has won


class Judge:
    """Judges how turns end for the side of a seat, from what that seat sees now."""

    def __init__(self, game: Game[Any], seen: Any, seat: int) -> None:
        known = manifest("coach", game.spec.id, CoachManifest)
        self.side = next(n for n, side in enumerate(game.sides(seen)) if seat in side)
        self._moving = moving_side(game, seen)
        self._sizes = sizes(game, seen)
        self._weights = correction(game.spec.id, known.setting(seen))

    def chance(self, looks: Sequence[Outlook]) -> float:
        """The chance of the side after turns that ended like this; 1 and 0 where all is decided."""
        shares = [softmax(look.worths)[self.side] for look in looks]
        if min(shares) > 1.0 - DECIDED:
            return 1.0
        if max(shares) < DECIDED:
            return 0.0
        return corrected(terms(looks, self._moving, self._sizes), self._weights)[self.side]
