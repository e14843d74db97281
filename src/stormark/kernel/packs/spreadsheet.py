"""The cards of a pack as a spreadsheet: a row for each card, a column for each field.

Names and texts stand in their cells as they are.  Other cells hold what a pack would say: numbers,
words without quotation marks, and lists and tables as in TOML.  An empty cell is a field left out.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.differences import flat, nested
from stormark.kernel.packs.format import PackFormat, Tables
from stormark.kernel.packs.problem import PackError, Problem
from stormark.kernel.packs.words import shown
from stormark.kernel.toml_text import toml_value

SECTION: Final = "section"
ID: Final = "id"
VALUE: Final = re.compile(r"[\[{\"'+\-0-9]|true$|false$|inf$|nan$")  # how a value of TOML begins
LONGEST: Final = 100_000  # letters of a cell


@dataclass(frozen=True, slots=True)
class Row:
    """A card of a spreadsheet; rows are counted as people see them, the heading is row 1."""

    number: int
    section: str
    id: str
    fields: Mapping[str, Any]  # by path


def to_csv(format: PackFormat, tables: Tables) -> str:  # noqa: A002 -- what it is
    """The cards of a pack."""
    rows = [
        {SECTION: section, ID: entry, **flat(value)}
        for section in format.cards
        for entry, value in tables[section].items()
    ]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    if len(format.cards) == 1:
        columns.remove(SECTION)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([_cell(column, row[column]) if column in row else "" for column in columns])
    return out.getvalue()


def from_csv(format: PackFormat, text: str, name: str) -> list[Row]:  # noqa: A002
    """The cards of a spreadsheet; raises PackError with every cell that cannot be read."""
    problems: list[Problem] = []
    head, *lines = _lines(text, name)
    columns = [column.strip() for column in head]
    needed = (ID,) if len(format.cards) == 1 else (SECTION, ID)
    problems += [_problem("pack-csv-column", name, 1, key) for key in needed if key not in columns]
    twice = {key for key in columns if key and columns.count(key) > 1}
    problems += [_problem("pack-csv-column-twice", name, 1, key) for key in sorted(twice)]
    if problems:
        raise PackError(problems)
    rows: list[Row] = []
    seen: dict[tuple[str, str], int] = {}
    for number, line in enumerate(lines, 2):
        if not any(cell.strip() for cell in line):
            continue
        fields = _fields(columns, line, name, number, problems)
        section = str(fields.pop(SECTION, format.cards[0]))
        entry = str(fields.get(ID, ""))
        if section not in format.cards:
            problems.append(_problem("pack-csv-section", name, number, SECTION, section))
        elif not entry:
            problems.append(_problem("pack-csv-column", name, number, ID))
        elif (section, entry) in seen:
            first = str(seen[section, entry])
            problems.append(_problem("pack-csv-id-twice", name, number, ID, first))
        seen.setdefault((section, entry), number)
        rows.append(Row(number, section, entry, fields))
    if problems:
        raise PackError(problems)
    return rows


def with_rows(format: PackFormat, tables: Tables, rows: list[Row]) -> dict[str, dict[str, Any]]:  # noqa: A002
    """A complete pack with the cards of a spreadsheet instead of its own."""
    whole = {section: dict(entries) for section, entries in tables.items()}
    if format.open:
        whole.update({section: {} for section in format.cards})
    for row in rows:
        fields = dict(row.fields)
        if not format.open:
            fields.pop(ID, None)
            fields = {**flat(whole[row.section].get(row.id, {})), **fields}
        whole[row.section][row.id] = nested(fields)
    return whole


def located(problem: Problem, rows: list[Row], name: str) -> Problem:
    """A problem of the pack at the row and column it comes from."""
    for index, row in enumerate(rows):
        for place in (f'{row.section}[{index}] "{row.id}"', f"{row.section}.{row.id}"):
            if problem.path == place or problem.path.startswith(f"{place}."):
                column = problem.path[len(place) + 1 :]
                return Problem(problem.message, name, column, row.number, problem.params)
    return problem


def _lines(text: str, name: str) -> list[list[str]]:
    """The cells; commas or semicolons may stand between them, whichever the heading has."""
    text = text.removeprefix("\ufeff")
    heading = text.partition("\n")[0]
    between = ";" if heading.count(";") > heading.count(",") else ","
    csv.field_size_limit(LONGEST)
    try:
        lines = list(csv.reader(io.StringIO(text), delimiter=between, strict=True))
    except csv.Error as error:
        raise PackError([Problem("pack-csv", name, params={"why": str(error)})]) from None
    if not lines:
        raise PackError([_problem("pack-csv-column", name, 1, ID)])
    return lines


def _fields(
    columns: list[str], line: list[str], name: str, number: int, problems: list[Problem]
) -> dict[str, Any]:
    if len(line) > len(columns) and any(cell.strip() for cell in line[len(columns) :]):
        problems.append(_problem("pack-csv-too-long", name, number, ""))
    fields: dict[str, Any] = {}
    for column, cell in zip(columns, line, strict=False):
        if not cell.strip() or not column:
            continue
        try:
            fields[column] = _value(column, cell)
        except (tomllib.TOMLDecodeError, ValueError, RecursionError):
            problems.append(_problem("pack-csv-cell", name, number, column, shown(cell)))
    for column in fields:
        if any(other.startswith(f"{column}.") for other in fields):
            problems.append(_problem("pack-csv-both", name, number, column))
    return fields


def _cell(column: str, value: Any) -> str:
    if isinstance(value, str) and (_is_text(column) or not VALUE.match(value)):
        return value
    return toml_value(value)


def _value(column: str, cell: str) -> Any:
    if _is_text(column):
        return cell
    stripped = cell.strip()
    if not VALUE.match(stripped):
        return stripped
    return tomllib.loads(f"value = {stripped}")["value"]


def _is_text(column: str) -> bool:
    """Whether a column holds names or sentences: `name_en`, `effect.de`, `de`."""
    return any(re.search(rf"(^|[._]){language}$", column) for language in LANGUAGES)


def _problem(message: str, name: str, row: int, column: str, found: str = "") -> Problem:
    return Problem(message, name, column, row, {"column": column, "found": found})
