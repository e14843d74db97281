"""A refusal as an exception: in a program, something that is not possible must not go unnoticed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal


class Refused(Exception):
    """What was asked for is against a rule, and nothing has changed.

    `rule` is the id of the rule in the way, `refusal` all that is known about it.

    >>> import stormark
    >>> stormark.new_match("xibalba", players=9)
    Traceback (most recent call last):
    ...
    stormark.library.refused.Refused: X-SETUP-01: A game for 9 players is not possible.
    """

    def __init__(self, game: Game[Any], refusal: Refusal) -> None:
        self.game = game
        self.refusal = refusal
        super().__init__(game, refusal)

    @property
    def rule(self) -> str:
        """The id of the rule, as in the rulebook and in `stormark rules`."""
        return self.refusal.rule

    @property
    def params(self) -> Mapping[str, Json]:
        """What the sentence about it mentions."""
        return self.refusal.params

    def text(self, language: str = "en") -> str:
        """Why it is not possible, in a sentence, and the text of the rule."""
        from stormark.text import Speaker

        return Speaker(self.game, language).refusal(self.refusal)

    def __str__(self) -> str:
        """The rule and what is wrong: in words, or their message where there are none."""
        try:
            *said, rule = self.text().splitlines()
        except ImportError:
            return _shown(self.refusal)
        return f"{self.rule}: {' '.join(said)}" if said else rule


def accepted(game: Game[Any], answer: Any) -> Any:
    """An answer that is no refusal; a refusal is raised."""
    if isinstance(answer, Refusal):
        raise Refused(game, answer)
    return answer


def _shown(refusal: Refusal) -> str:
    named = f"{refusal.rule}: {refusal.reason}" if refusal.reason else refusal.rule
    shown = ", ".join(f"{key}={value!r}" for key, value in refusal.params.items())
    return f"{named} ({shown})" if shown else named
