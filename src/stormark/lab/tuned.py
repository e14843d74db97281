"""Bots with changed weights: their name says which, so that a row is enough to play them again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

PREFIX: Final = "tuned("
FACTOR: Final = re.compile(r"([a-z_0-9]+)=([0-9.]+)")


def tuned_name(factors: Mapping[str, float]) -> str:
    """The name of a bot with these factors.

    >>> tuned_name({"power": 1.25, "cost_": 0.5})
    'tuned(power=1.25,cost_=0.5)'
    """
    return PREFIX + ",".join(f"{name}={value:g}" for name, value in factors.items()) + ")"


def is_tuned(name: str) -> bool:
    return name.startswith(PREFIX)


def factors_in(name: str) -> dict[str, float]:
    """The factors that a name tells.

    >>> factors_in("tuned(power=1.25,cost_=0.5)")
    {'power': 1.25, 'cost_': 0.5}
    """
    return {found[1]: float(found[2]) for found in FACTOR.finditer(name)}


def spread(factors: Mapping[str, float], names: tuple[str, ...]) -> dict[str, float]:
    """The factor of every weight: that of the longest beginning of its name.

    >>> spread({"cost_": 2.0, "cost_dice": 3.0}, ("cost_dice", "cost_effect", "power"))
    {'cost_dice': 3.0, 'cost_effect': 2.0}
    """
    found: dict[str, float] = {}
    for name in names:
        fitting = [begun for begun in factors if name.startswith(begun)]
        if fitting:
            found[name] = factors[max(fitting, key=len)]
    return found
