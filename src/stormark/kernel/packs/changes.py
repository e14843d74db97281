"""Writing a pack that says only what differs from the pack it is based on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stormark.kernel.files import write_atomically
from stormark.kernel.languages import keys
from stormark.kernel.packs.differences import flat, nested
from stormark.kernel.packs.entries import REMOVE
from stormark.kernel.packs.format import PackFormat, Tables
from stormark.kernel.packs.header import BASED_ON, HEADER, OWN
from stormark.kernel.packs.problem import PackError, Problem
from stormark.kernel.toml_text import toml_file


def pack_text(format: PackFormat, game: str, base: Path | None, old: Tables, new: Tables) -> str:  # noqa: A002
    """The file of a pack that makes `new` of `old`, the pack in `base` (None: the game's own)."""
    header = {"game": game, BASED_ON: OWN if base is None else base.name}
    parts: list[tuple[str, Mapping[str, Any]]] = [(f"[{HEADER}]", header)]
    for section in format.entries:
        before, after = old[section], new[section]
        if format.open and _needs_list(before, after):
            parts += [(f"[[{section}]]", entry) for entry in after.values()]
            continue
        for entry in [*before, *(name for name in after if name not in before)]:
            change = _change(format, before.get(entry), after.get(entry))
            if change:
                parts.append((f"[{section}.{entry}]", change))
    return toml_file(parts)


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet: what somebody typed is never written over."""
    if path.exists():
        raise PackError([Problem("pack-file-exists", path.name)])
    write_atomically(path, text)


def _needs_list(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """Changes by id keep the order of the pack below and cannot take single fields away."""
    kept = [name for name in before if name in after]
    if [*after] != [*kept, *(name for name in after if name not in before)]:
        return True
    return any(set(flat(before[name])) - set(flat(after[name])) for name in kept)


def _change(format: PackFormat, old: Any, new: Any) -> dict[str, Any]:  # noqa: A002
    if new is None:
        return {REMOVE: True}
    if old is None:
        return {key: value for key, value in new.items() if key != "id"}
    before, after = flat(old), flat(new)
    changed = {path for path in after if before.get(path) != after[path]}
    told = keys(format.told) if format.told else ()
    if changed & set(told):
        changed |= set(told) & set(after)
    return nested({path: after[path] for path in after if path in changed})
