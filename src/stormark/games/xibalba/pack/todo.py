"""`effect = "todo"`: the players carry the text of a card out themselves (X-RULING-97).

It is short for one item of the operation `todo` at the moment that fits the card: an event when it
is bought, an EFFECT or DICE card in its phase, an ACTION add-on card when it is activated, an
ACTION soldier when it is used.  A PERMANENT text has no moment of its own: once in each own turn,
when the action phase begins, its player may say that it matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

TODO: Final = "todo"


def items_of(card: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """The items of a card as its entry in a pack says them, `todo` spelled out."""
    effect = card["effect"]
    if effect != TODO:
        items: Sequence[Mapping[str, Any]] = effect
        return items
    item: dict[str, Any] = {"op": TODO}
    if card["type"] != "event":
        if card["phase"] == "PERMANENT":
            item |= {"trigger": "pool_complete", "optional": True}
        elif card["phase"] == "ACTION" and card["type"] == "soldier":
            item["trigger"] = "use"
    return [item]


def is_todo(card: Mapping[str, Any]) -> bool:
    """Whether the players carry out some of it themselves."""
    return any(item["op"] == TODO for item in items_of(card))
