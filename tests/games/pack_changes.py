"""One random change somewhere in a pack's data: something goes, is renamed, added or replaced."""

from __future__ import annotations

import random
from typing import Any


def containers(value: Any) -> list[Any]:
    """Every non-empty table and list inside a value."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = [value] if inner else []
    for entry in inner:
        found.extend(containers(entry))
    return found


def mutate(data: dict[str, Any], rng: random.Random, value: object) -> None:
    """Replace, remove or rename something, or put `value`, which nobody else holds, somewhere."""
    holder = rng.choice(containers(data))
    key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    deed = rng.randrange(4)
    if deed == 0:
        del holder[key]
    elif deed == 1 and isinstance(holder, dict):
        holder[str(value)] = holder.pop(key)
    elif deed == 2 and isinstance(holder, list):
        holder.append(value)
    else:
        holder[key] = value
