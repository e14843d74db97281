"""Pack data for tests: fresh copies that may be changed, and cards with one effect."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

from stormark.games.xibalba.pack import Problem, check_pack
from stormark.games.xibalba.pack.read import base_data

Data = dict[str, Any]
PACKS = Path(__file__).parent / "packs"
PLACE = 'cards[0] "tested"'
GAIN: Data = {"op": "resources", "amount": 1}


def base_copy() -> Data:
    return deepcopy(dict(base_data()))


def card(kind: str, phase: str, *effect: Data, **changes: Any) -> Data:
    """A card of its own with this effect."""
    values = {"power": 2, "resistance": 3, "paragon": 1} if kind == "soldier" else {}
    return {
        "id": "tested",
        "name_en": "Tested",
        "name_de": "Geprüft",
        "faction": "bastion",
        "type": kind,
        "cost": 3,
        "phase": phase,
        **values,
        "effect": list(effect),
        "text_en": "Does something.",
        "text_de": "Tut etwas.",
        **changes,
    }


def op(name: str, **rest: Any) -> Data:
    """An item; `from_` and `if_` stand for the fields that are keywords of Python."""
    return {"op": name, **{key.rstrip("_"): value for key, value in rest.items()}}


def power(**rest: Any) -> Data:
    """More power of the soldier itself, once in each attack."""
    return op("power", **{"of": "this", "amount": 1, "per": "attack", **rest})


def problems_of_card(tested: Data) -> list[Problem]:
    """What is wrong with a card, put in front of just enough others for a game."""
    one_of_each = {other["type"]: {**other, "copies": 3} for other in base_data()["cards"]}
    return check_pack({"cards": [tested, *one_of_each.values()]}, "my.toml")


def problems_of_effect(tested: Data) -> list[tuple[str, str]]:
    """Message and place inside the effect of every problem of a card."""
    return [(p.message, p.path.removeprefix(PLACE + ".effect")) for p in problems_of_card(tested)]
