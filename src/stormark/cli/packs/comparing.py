"""What differs between two packs, to read."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from stormark.cli.packs.source import named_packs
from stormark.i18n import Catalogue
from stormark.kernel.packs.differences import Difference, differences
from stormark.kernel.toml_text import toml_value


def compare_packs(catalogue: Catalogue, one: str, other: str, game: str) -> int:
    """Print every difference; 1 if there are any, as `diff` does."""
    old, new = named_packs((one, other), game)
    found = differences(old.tables(), new.tables())
    for (section, entry), changes in groupby(found, key=lambda change: change[:2]):
        for line in _lines(catalogue, section, entry, list(changes)):
            print(line)
    entries = len({change[:2] for change in found})
    print(catalogue.t("cli-pack-differences", count=entries, one=one, other=other))
    return 1 if found else 0


def _lines(catalogue: Catalogue, section: str, entry: str, changes: list[Difference]) -> list[str]:
    first = changes[0]
    name = f"{section}.{entry}"
    if not first.field and first.old is None:
        return [catalogue.t("cli-pack-added", name=name)]
    if not first.field and first.new is None:
        return [catalogue.t("cli-pack-removed", name=name)]
    lines = [f"{name}:"]
    for change in changes:
        field = f"{change.field}: " if change.field else ""
        old, new = _shown(catalogue, change.old), _shown(catalogue, change.new)
        lines += [f"  {field}{old} → {new}"]
    return lines


def _shown(catalogue: Catalogue, value: Any) -> str:
    return catalogue.t("cli-pack-nothing") if value is None else toml_value(value)
