"""What an item is by its place alone: its card, the phase of that card, and its moment."""

from __future__ import annotations

from stormark.games.xibalba.effects.words import ADDON_TYPES


def is_continuous(card_type: str, phase: str, trigger: str) -> bool:
    """Whether it holds for as long as its card lies there."""
    return phase == "PERMANENT" and not trigger and card_type != "event"


def is_activation(card_type: str, phase: str, trigger: str) -> bool:
    """Whether it happens when its card is activated."""
    return phase == "ACTION" and not trigger and card_type in ADDON_TYPES
