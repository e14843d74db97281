"""B-CEND-02, B-CEND-10: which empty fields keep a map open."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.rules.maps import city, creation, road
from tests.games.battalia.table import Table

FIELDS = [(row, column) for row in range(2, 7) for column in range(2, 7)]


def full_but(*empty: tuple[int, int], around: dict[str, Any], **given: Any) -> Table:
    """A map with roads on all fields but these; one more road fills 2,3."""
    laid = {(2, 2), (6, 6), (4, 4), (2, 3), *empty}
    shapes = ["ew"] * 9 + ["ne"] * 9 + ["nes"] * 9
    free = [field for field in FIELDS if field not in laid]
    board: dict[str, Any] = {
        f"{row},{column}": road(exits) for (row, column), exits in zip(free, shapes, strict=False)
    }
    board |= {"2,4": road("esw"), "3,3": road("nes"), **around}
    table = creation(p1={"hand": ["tools.baerfolk", "supply"]}, board=board, **given)
    return table.do("road t", "site 2,3 1")


ONE_EXIT = {"4,3": road("nesw"), "5,2": road("nw"), "5,4": road("es")}  # into 5,3, from above


def test_a_field_for_a_city_alone_is_open_while_it_may_hold_one() -> None:
    """B-CEND-02, B-PLACE-07: only a dead end fits, and no city may lie beside a city."""
    assert not full_but((5, 3), around={**ONE_EXIT, "6,3": road("es")}).over
    assert full_but((5, 3), around={**ONE_EXIT, "6,3": city("es", owner=1)}).over


def test_a_group_of_empty_fields_is_open_though_its_first_field_could_not_be_filled() -> None:
    """B-CEND-10: the ruin points into the group; 5,3 lies beside a city and is closed in."""
    around = {"4,3": road("nw"), "6,3": road("es"), "5,2": city("ns", owner=1)}
    assert not full_but((5, 3), (5, 4), around=around).over
    assert full_but((5, 3), around={**around, "5,4": road("nesw")}).over
