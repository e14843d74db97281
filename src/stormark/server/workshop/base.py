"""The cards that a draft begins with: those of the game, with what they do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stormark.games.registry import load_game, pack_format

Entry = dict[str, Any]


def base_of(game: str) -> dict[str, Any]:
    """The game's own pack as clients show it, and the effect of each card as its file says it."""
    form = pack_format(game)
    written = form.data(form.tables(None))
    shown = load_game(game).pack_data()
    return {name: _with_effects(part, written.get(name)) for name, part in shown.items()}


def _with_effects(shown: Any, written: Any) -> Any:
    """A list of entries with ids gets the effects; everything else stays as it is."""
    if not isinstance(shown, list) or not isinstance(written, list):
        return shown
    effects = dict(_effects(written))
    return [
        {**entry, "effect": effects[entry["id"]]} if entry["id"] in effects else entry
        for entry in shown
    ]


def _effects(written: Iterable[Entry]) -> Iterable[tuple[str, Any]]:
    return ((entry["id"], entry["effect"]) for entry in written if "effect" in entry)
