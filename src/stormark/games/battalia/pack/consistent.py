"""Checking what the values of a whole pack say about each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from stormark.games.battalia import words as W
from stormark.games.battalia.pack.allowed import VALLEYS
from stormark.games.battalia.pack.newcomers import SECTION as FACTIONS
from stormark.games.battalia.pack.newcomers import check_number
from stormark.kernel.packs.report import Place, Report

Table: TypeAlias = Mapping[str, Any]  # checked value by value
Where: TypeAlias = Callable[[str], Place]
Field: TypeAlias = tuple[int, int]

GROUPS = ("missing", "starting", "neutral", "gates", "ruins")
BUILDINGS_OF_A_VALLEY = 4  # B-VALLEY-01
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def check_whole(report: Report, data: Table, where: Where) -> None:
    """Sums, limits that depend on each other, boards."""
    _check_sums(report, data, where)
    _check_limits(report, data, where)
    _check_buildings(report, data, where)
    check_number(report, data[FACTIONS], where(FACTIONS))
    for name, layout in data["layouts"].items():
        _check_layout(report, data, layout, where, f"layouts.{name}")


# --- numbers


def _check_sums(report: Report, data: Table, where: Where) -> None:
    """However the cards are split, their totals are printed (B-CCOMP-04, B-COMP-02)."""
    parts = data["faction_set"]
    units = [unit["per_faction"]["count"] for unit in data["units"].values()]
    artefacts = [artefact["per_faction"] for artefact in data["artefacts"].values()]
    cities = [parts["cities"][shape] for shape in W.SHAPES]
    roads = [parts["roads"][shape] for shape in W.SHAPES[1:]]
    _sum(report, where("units"), units, parts["units"]["total"])
    _sum(report, where("artefacts"), artefacts, parts["artefacts"]["total"])
    _sum(report, where("faction_set.cities"), cities, parts["cities"]["total"])
    _sum(report, where("faction_set.roads"), roads, parts["roads"]["total"])
    for name, universal in data["universal_units"].items():
        ranks = [universal["per_rank"][rank] for rank in W.RANKS]
        _sum(report, where(f"universal_units.{name}.per_rank"), ranks, universal["count"])


def _sum(report: Report, place: Place, counts: list[int], total: int) -> None:
    if sum(counts) != total:
        report.add("pack-sum", place, found=sum(counts), allowed=total)


def _check_limits(report: Report, data: Table, where: Where) -> None:
    cohort = data["cohort"]
    if cohort["min_cards"] + cohort["draw_offset"] < 0:
        low = -cohort["min_cards"]
        report.add("pack-cohort", where("cohort"), found=cohort["draw_offset"], low=low)
    crystal = data["great_artefacts"]["mings_crystal"]["numbers"]
    if crystal["keep"] > crystal["look"]:
        place = where("great_artefacts.mings_crystal.numbers")
        report.add("pack-crystal", place, found=crystal["keep"], high=crystal["look"])
    direction = data["npcs"]["bilkarr"]["first_direction"]
    if not direction["row"] or not direction["column"]:
        report.add("pack-direction", where("npcs.bilkarr.first_direction"))


def _check_buildings(report: Report, data: Table, where: Where) -> None:
    buildings = data["valleys"]["buildings"].values()
    for valley in VALLEYS:
        found = sum(building["valley"] == valley for building in buildings)
        if found != BUILDINGS_OF_A_VALLEY:
            report.add(
                "pack-four-buildings", where("valleys.buildings"), valley=valley, found=found
            )


# --- boards


def _check_layout(report: Report, data: Table, layout: Table, where: Where, path: str) -> None:
    """Every field exists, holds one thing, and can be reached; cities keep their distance."""
    used: dict[Field, str] = {}
    before = len(report.problems)
    for group in GROUPS:
        for index, field in enumerate(layout[group]):
            place = where(f"{path}.{group}").entry(index)
            _claim(report, layout, used, (field[0], field[1]), group, place)
    if layout.get("valley"):
        _claim_valleys(report, data, layout, used, where)
    if len(report.problems) > before:
        return
    _check_distances(report, layout, where, path)
    _check_connected(report, layout, where, path)


def _claim(
    report: Report, layout: Table, used: dict[Field, str], field: Field, group: str, place: Place
) -> None:
    rows, columns = layout["rows"], layout["columns"]
    if not (1 <= field[0] <= rows and 1 <= field[1] <= columns):
        report.add("pack-off-board", place, found=_shown(field), rows=rows, columns=columns)
    elif field in used:
        report.add("pack-field-used", place, found=_shown(field), first=used[field])
    else:
        used[field] = group


def _claim_valleys(
    report: Report, data: Table, layout: Table, used: dict[Field, str], where: Where
) -> None:
    """A valley takes the nine fields around its centre; the connection lies in the middle."""
    row, column = data["valleys"]["connections"]["kings_bridge"]["field"]
    connection = where("valleys.connections.kings_bridge.field")
    _claim(report, layout, used, (row, column), "connection", connection)
    for name, valley in data["valleys"]["list"].items():
        place = where(f"valleys.list.{name}.centre_field")
        row, column = valley["centre_field"]
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                _claim(report, layout, used, (row + down, column + right), name, place)
    listed = "valleys.no_city_fields.fields"
    for index, (row, column) in enumerate(data["valleys"]["no_city_fields"]["fields"]):
        _claim(report, layout, {}, (row, column), "", where(listed).entry(index))


def _check_distances(report: Report, layout: Table, where: Where, path: str) -> None:
    """No city is built beside another one, and none stands there from the start (B-PLACE)."""
    cities = {(row, column) for row, column in layout["starting"] + layout["neutral"]}
    for row, column in sorted(cities):
        for other in ((row, column + 1), (row + 1, column)):
            if other in cities:
                found = f"{_shown((row, column))}, {_shown(other)}"
                report.add("pack-cities-adjacent", where(path), found=found)


def _check_connected(report: Report, layout: Table, where: Where, path: str) -> None:
    """From any field one could get to all others."""
    missing = {(row, column) for row, column in layout["missing"]}
    fields = {
        (row, column)
        for row in range(1, layout["rows"] + 1)
        for column in range(1, layout["columns"] + 1)
    } - missing
    first = layout["starting"][0]
    reached = {(first[0], first[1])}
    waiting = list(reached)
    while waiting:
        row, column = waiting.pop()
        for down, right in SIDES:
            other = row + down, column + right
            if other in fields and other not in reached:
                reached.add(other)
                waiting.append(other)
    if reached != fields:
        cut_off = min(fields - reached)
        report.add("pack-not-connected", where(f"{path}.missing"), found=_shown(cut_off))


def _shown(field: Field) -> str:
    return f"[{field[0]}, {field[1]}]"
