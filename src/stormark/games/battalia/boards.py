"""The boards of the data file, with their neighbours worked out once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from stormark.games.battalia.tables import Board


@cache
def layouts() -> Mapping[str, Board]:
    """Every layout by its id."""
    source = files("stormark.games.battalia") / "data" / "base" / "layouts.toml"
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    return {entry["id"]: board_of(entry, data) for entry in data["layouts"]}


def board_of(entry: Mapping[str, Any], data: Mapping[str, Any]) -> Board:
    columns = entry["columns"]
    board = Board(entry["rows"], columns)
    for name in ("missing", "starting", "neutral", "gates", "ruins"):
        setattr(board, name, [numbered(field, columns) for field in entry[name]])
    if entry.get("valley"):
        board.no_city = [numbered(field, columns) for field in data["no_city_fields"]]
    board.work_out()
    return board


def numbered(field: list[int], columns: int) -> int:
    row, column = field
    return (row - 1) * columns + column - 1
