"""Packs in the form of their files, for those who show them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stormark.games.battalia.pack.check import base_data as battalia_data
from stormark.games.registry import load_game
from stormark.games.xibalba.pack.read import base_data as xibalba_data
from stormark.kernel.json import Json, canonical

# What the client leaves out when it takes the packs of the games along: see web/plugins/content.ts.
UNSHOWN = {"worth", "effect", "effects", "source", "manual_card", "schema_version"}


def shown(value: Any) -> Any:
    if isinstance(value, list):
        return [shown(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    kept = {key: inner for key, inner in value.items() if not unshown(key)}
    return {key: shown(inner) for key, inner in kept.items()}


def unshown(key: str) -> bool:
    return key in UNSHOWN or key.startswith("source_of_") or key.endswith("_source")


def test_the_client_has_the_same_of_the_cards_of_xibalba() -> None:
    data = load_game("xibalba").pack_data()
    files = shown(dict(xibalba_data()))
    for section in ("cards", "factions"):
        told = data[section]
        assert isinstance(told, list)
        for entry, printed in zip(told, files[section], strict=True):
            assert isinstance(entry, dict)
            printed.pop("levels", None)  # fields of an add-on follow from the level
            assert entry.items() >= printed.items()
    assert data["dice"] == files["dice"]
    assert data["boards"] == files["boards"]


def test_the_client_has_the_same_of_everything_in_battalia() -> None:
    data = load_game("battalia").pack_data()
    assert data == shown(dict(battalia_data()))
    assert b"source" not in canonical(data)


def test_what_a_pack_leaves_out_is_filled_in(tmp_path: Path) -> None:
    factions: list[Json] = [
        {key: value for key, value in faction.items() if key != "levels"}
        for faction in xibalba_data()["factions"]
    ]
    pack = tmp_path / "pack.json"
    pack.write_bytes(canonical({"factions": factions}))
    data = load_game("xibalba", pack).pack_data()
    told = data["factions"]
    assert isinstance(told, list)
    for faction in told:
        assert isinstance(faction, dict)
        levels = faction["levels"]
        assert isinstance(levels, list)
        assert [level["level"] for level in levels if isinstance(level, dict)] == [1, 2, 3, 4]
    assert data["cards"] == load_game("xibalba").pack_data()["cards"]
