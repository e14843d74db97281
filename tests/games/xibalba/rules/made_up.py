"""Cards that a rule needs and the base pack does not have, written in one line each."""

from __future__ import annotations

from typing import Any

from tests.games.xibalba.table import Table

Card = dict[str, Any]
Item = dict[str, Any]

MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}  # in the Ark


def addon(name: str, phase: str, *effect: Item, kind: str = "civilian", **more: Any) -> Card:
    """A civilian (or structure) with an effect."""
    return {"id": name, "type": kind, "phase": phase, "effect": list(effect), **more}


def event(name: str, *effect: Item, **more: Any) -> Card:
    """An event with an effect."""
    return {"id": name, "type": "event", "phase": "ACTION", "effect": list(effect), **more}


def soldier(name: str, values: str, phase: str, *effect: Item, **more: Any) -> Card:
    """A soldier with an effect; its values are written power/resistance/Paragon value."""
    power, resistance, paragon = (int(value) for value in values.split("/"))
    return {
        "id": name,
        "type": "soldier",
        "phase": phase,
        "power": power,
        "resistance": resistance,
        "paragon": paragon,
        "effect": list(effect),
        **more,
    }


def gain(amount: int, **more: Any) -> Item:
    """Gain (below 0: lose) resources."""
    return {"op": "resources", "amount": amount, **more}


def verbs(table: Table) -> list[str]:
    """What happened in the last move, in order."""
    return [event.verb for event in table.events]


def shown(table: Table, verb: str, argument: str) -> list[Any]:
    """One argument of every event of a kind in the last move, in order."""
    return [event.args[argument] for event in table.events if event.verb == verb]
