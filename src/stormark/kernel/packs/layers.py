"""Packs on top of each other: a pack says what it is based on, and only what differs from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from stormark.kernel.packs.files import PackFile, pack_name, read_files
from stormark.kernel.packs.header import BASED_ON, HEADER, OWN
from stormark.kernel.packs.problem import Problem
from stormark.kernel.packs.words import shown

MOST_LAYERS: Final = 8


@dataclass(frozen=True, slots=True)
class Layer:
    """One of the packs; `name` is what its problems as a whole are reported under."""

    name: str
    files: list[PackFile]


def read_layers(path: Path, problems: list[Problem]) -> list[Layer]:
    """A pack and those it is based on, the lowest first; the game's own lies below them all."""
    layers: list[Layer] = []
    while not problems:
        layers.append(Layer(pack_name(path), read_files(path, problems)))
        below = _based_on(layers, path, problems)
        if below is None:
            break
        path = below
    return layers[::-1]


def _based_on(layers: list[Layer], path: Path, problems: list[Problem]) -> Path | None:
    """The pack beside this one that it names; a problem if there is none, or no end of them."""
    for file in layers[-1].files:
        header = file.data.get(HEADER)
        name = header.get(BASED_ON, OWN) if isinstance(header, dict) else OWN
        if name == OWN or not isinstance(name, str):
            continue
        place, found = f"{HEADER}.{BASED_ON}", shown(name)
        below = path.parent / name
        if below.name != name or name == ".." or "\\" in name or "\0" in name:
            problem = Problem("pack-based-on-name", file.name, place, params={"found": found})
        elif any(layer.name == name for layer in layers) or len(layers) >= MOST_LAYERS:
            problem = Problem("pack-based-on-circle", file.name, place, params={"found": found})
        elif not below.exists():
            problem = Problem("pack-based-on-missing", file.name, place, params={"found": found})
        else:
            return below
        problems.append(problem)
    return None


def laid_over(below: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are laid over each other key by key; everything else is replaced as a whole.

    >>> laid_over({"a": {"b": 1, "c": [1, 2]}, "d": 3}, {"a": {"c": [4]}})
    {'a': {'b': 1, 'c': [4]}, 'd': 3}
    """
    whole = dict(below)
    for key, value in given.items():
        old = whole.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            whole[key] = laid_over(old, value)
        else:
            whole[key] = value
    return whole
