"""The tables of docs/studies."""

from __future__ import annotations

from bench.studies import FEWEST, tables
from stormark.lab.experiment.row import Purchase
from stormark.lab.experiment.statistics import RowSet
from tests.lab.experiment.rows import row

FACTIONS = ["caravan", "abacus"]


def test_settings_stand_side_by_side_and_what_is_surely_uneven_is_bold() -> None:
    bought = [Purchase(0, "line_fusilier", 0.5)]
    rows = [
        row(id=f"a-1-{number}", number=number, factions=FACTIONS, bought=bought)
        for number in range(FEWEST)
    ]
    other = {"setting": "b", "options": {"players": 2, "mode": "apocalypse"}}
    others = ["caravan", "lazaret"]
    rows += [
        row(
            id=f"b-1-{number}",
            factions=others,
            won=[number % 2, 1 - number % 2],
            **other,
        )
        for number in range(FEWEST)
    ]
    told = list(tables(RowSet(rows)))
    assert told[0] == "|  | 2 players, normal | 2 players, apocalypse |"
    assert "| games | 100 | 100 |" in told
    even = "50.0 (40.4–59.6)"
    assert f"| Saltroad Consortium | **100.0 (96.3–100.0)** | {even} |" in told
    assert "| Order of the Ninth Abacus | **0.0 (0.0–3.7)** |  |" in told
    assert f"| Grey Lily Lazaret |  | {even} |" in told
    assert "| 2 players, normal | 1 | Line Fusilier 100.0 | Line Fusilier 100.0 |" in told
    assert told.count("| Line Fusilier | 100 | +50.0 (+50.0 to +50.0) |") == 1
