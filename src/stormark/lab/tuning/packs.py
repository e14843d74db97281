"""Numbers inside a pack, by the way to them: `cards.watchtower.cost`."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from importlib.resources import files as resources
from pathlib import Path
from typing import Any

from stormark.kernel.files import write_atomically
from stormark.kernel.packs.files import PackFile, read_files
from stormark.kernel.refusal import InputError
from stormark.kernel.toml_text import toml_file
from stormark.lab.subject import GameByName


def pack_files(load: GameByName) -> list[PackFile]:
    """The files of a pack that can be played."""
    base = Path(str(resources(f"stormark.games.{load.name}"))) / "data" / "base"
    return read_files(load.pack or base, [])


def number_at(files: Sequence[PackFile], way: str, place: str) -> int | float:
    """The number at the end of a way; raises InputError if there is none."""
    holder, last = _holder(files, way, place)
    value = holder[last]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise InputError("lab-tune-number", place, found=way)
    return value


def changed_pack(files: Sequence[PackFile], values: Mapping[str, float], folder: Path) -> Path:
    """Write a pack with other numbers, as a folder."""
    changed = copy.deepcopy(list(files))
    for way, value in values.items():
        holder, last = _holder(changed, way, way)
        holder[last] = value
    folder.mkdir(parents=True, exist_ok=True)
    for file in changed:
        name = Path(file.name).with_suffix(".toml").name
        write_atomically(folder / name, toml_file([("", file.data)]))
    return folder


def _holder(files: Sequence[PackFile], way: str, place: str) -> tuple[Any, Any]:
    """The table or list in which a way ends, and its last step; in the first file that has it."""
    for file in files:
        found: Any = file.data
        holder, step = None, None
        for word in way.split("."):
            holder, step = found, _step(found, word)
            if step is None:
                break
            found = holder[step]
        else:
            return holder, step
    raise InputError("lab-tune-number", place, found=way)


def _step(found: Any, word: str) -> str | int | None:
    """Into a table by its key, into a list by `id` or by a number from 0 on."""
    if isinstance(found, dict):
        return word if word in found else None
    if isinstance(found, list):
        for number, entry in enumerate(found):
            if str(number) == word or (isinstance(entry, dict) and entry.get("id") == word):
                return number
    return None
