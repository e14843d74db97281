"""Tidy tables: a line for each game, and one for each turn and seat."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from stormark.kernel.files import write_atomically
from stormark.kernel.refusal import InputError
from stormark.lab.experiment.results import read_rows, read_turns
from stormark.lab.experiment.row import GameRow

Line = dict[str, str | int | float | bool | None]

PLAIN: Final = (
    *("id", "setting", "version", "game", "rules_version", "pack", "pack_hash", "players"),
    *("seed", "number", "cause", "turns", "decisions", "seconds"),
)


def check_format(format: str, place: str) -> None:  # noqa: A002 (the word of the file)
    """Before anything is played: whether tables of this format can be written."""
    if format == "parquet" and find_spec("pyarrow") is None:
        raise InputError("lab-extra", place, package="pyarrow", extra="lab")


def write_tables(folder: Path, format: str) -> list[Path]:  # noqa: A002
    """Write the tables of a folder anew; which files they are."""
    check_format(format, "format")
    rows = {row.id: row for row in read_rows(folder)}
    tables = {"games": [game_line(row) for row in rows.values()]}
    turns = [line for told in read_turns(folder) for line in turn_lines(told, rows)]
    if turns:
        tables["turns"] = turns
    return [_write(folder / f"{name}.{format}", lines) for name, lines in tables.items()]


def game_line(row: GameRow) -> Line:
    """A game as one line; people count seats from 1."""
    line: Line = {name: getattr(row, name) for name in PLAIN}
    for name, value in sorted(row.options.items()):
        line[f"option_{name}"] = _plain(value)
    side_of = {seat: number for number, side in enumerate(row.sides, 1) for seat in side}
    bought = [0] * row.players
    for purchase in row.bought:
        bought[purchase.seat] += 1
    for seat in range(row.players):
        line |= {
            f"bot_{seat + 1}": row.bots[seat],
            f"faction_{seat + 1}": row.factions[seat],
            f"side_{seat + 1}": side_of[seat],
            f"place_{seat + 1}": row.order.index(seat) + 1,
            f"won_{seat + 1}": row.won[seat],
            f"luck_{seat + 1}": row.luck[seat],
            f"bought_{seat + 1}": bought[seat],
        }
    for name, values in row.numbers.items():
        if len(values) == 1:
            line[name] = values[0]
        else:
            line |= {f"{name}_{at + 1}": value for at, value in enumerate(values)}
    line |= {f"uses_{name}": times for name, times in row.uses.items()}
    return line


def turn_lines(told: Mapping[str, Any], rows: Mapping[str, GameRow]) -> Iterator[Line]:
    """The turns of a game, a line for each seat; none if the game itself is not there."""
    row = rows.get(told["id"])
    if row is None:
        return
    for turn in told["turns"]:
        for seat in range(row.players):
            line: Line = {
                "id": row.id,
                "setting": row.setting,
                "turn": turn["turn"],
                "of_seat": turn["seat"] + 1,
                "seat": seat + 1,
                "bot": row.bots[seat],
                "faction": row.factions[seat],
                "chance": turn["chances"][seat],
                "won": row.won[seat],
            }
            yield line | {name: values[seat] for name, values in turn["values"].items()}


def _plain(value: Any) -> str | int | float | bool | None:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, list | dict) else value


def _write(path: Path, lines: list[Line]) -> Path:
    if path.suffix == ".parquet":
        _write_parquet(path, lines)
    elif path.suffix == ".csv":
        write_atomically(path, _csv(lines))
    else:
        texts = (json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        write_atomically(path, "".join(texts))
    return path


def _columns(lines: Iterable[Line]) -> list[str]:
    """Of all lines: settings may differ in players and options."""
    return list(dict.fromkeys(name for line in lines for name in line))


def _column(values: list[Any]) -> list[Any]:
    """Values of one type: what is a number in one game and a word in another becomes a word.

    >>> _column([1, None, "two"]), _column([1, 2.5])
    (['1', None, 'two'], [1, 2.5])
    """
    kinds = {type(value) for value in values if value is not None}
    if len(kinds) < 2 or kinds == {int, float}:
        return values
    return [None if value is None else str(value) for value in values]


def _csv(lines: list[Line]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, _columns(lines), restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue()


def _write_parquet(path: Path, lines: list[Line]) -> None:
    import pyarrow
    from pyarrow import parquet

    columns = {name: _column([line.get(name) for line in lines]) for name in _columns(lines)}
    half = path.with_name(f".{path.name}")
    parquet.write_table(pyarrow.table(columns), half)
    half.replace(path)
