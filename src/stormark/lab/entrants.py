"""The bots that somebody names for a run of many games."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.bots.own import is_own, own_bot
from stormark.bots.registry import check_bot
from stormark.kernel.refusal import InputError


def check_entrants(names: Sequence[str], game: str, place: str) -> None:
    """Raises InputError for a bot that nobody knows, or one that is named twice."""
    for number, name in enumerate(names, 1):
        if is_own(name):
            own_bot(name, 0, game, f"{place}[{number}]")
        else:
            check_bot(name, f"{place}[{number}]", game)
        if name in names[: number - 1]:
            raise InputError("ladder-twice", f"{place}[{number}]", name=name)
