"""What may stand where: the values a pack may change, by the patterns of their paths.

A star stands for any one key.  What no pattern names is text (`en`, `de`), a mark of origin, or
fixed by the rules.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from stormark.games.battalia import words as W
from stormark.games.battalia.pack.numbers import NUMBERS

SOURCES = ("confirmed", "inferred", "rulebook", "ruling", "printed")
VALLEYS = ("kings", "queens")
ANY_ARTEFACT = "any_artefact"
ANY_CARD = "any_unit_supply_or_artefact"


class Range(NamedTuple):
    """A whole number."""

    low: int
    high: int


class OneOf(NamedTuple):
    """One word of a list."""

    words: tuple[str, ...]


class Days(NamedTuple):
    """One artefact type for each day of the week, each of them once (B-ORACLE-02)."""


class Fields(NamedTuple):
    """A list of fields; `same_count`: as many as the base pack has."""

    same_count: bool


class OneField(NamedTuple):
    """A single field."""


Kind: TypeAlias = Range | OneOf | Days | Fields | OneField

PATTERNS: tuple[tuple[str, Kind], ...] = (
    *((number.path, Range(number.low, number.high)) for number in NUMBERS),
    # three Tribesmen, a Chief and a Priest for each player (B-CSETUP-17, B-DRAFT)
    ("units.tribesman.per_faction.count", Range(3, 20)),
    ("units.*.per_faction.count", Range(1, 20)),
    ("units.*.hire.min_recruiter_rank", Range(1, 4)),
    ("units.*.hire.supply", Range(0, 10)),
    ("artefacts.*.per_faction", Range(0, 21)),
    ("artefacts.*.buy.min_buyer_rank", Range(1, 4)),
    ("artefacts.*.buy.supply", Range(0, 10)),
    ("artefacts.amulet.die.*", OneOf((*W.RANKS, ANY_ARTEFACT, ANY_CARD))),
    ("universal_units.*.per_rank.*", Range(0, 8)),
    # each terrain has a starting and a neutral city with four exits (B-CSETUP-11, B-CSETUP-12)
    ("faction_set.cities.x", Range(2, 7)),
    *((f"faction_set.cities.{shape}", Range(0, 7)) for shape in W.SHAPES[:-1]),
    *((f"faction_set.roads.{shape}", Range(0, 12)) for shape in W.SHAPES[1:]),
    ("great_artefacts.*.strength.*", Range(0, 20)),
    ("great_artefacts.*.numbers.*", Range(1, 30)),
    ("fate_cards.*.options.stardust.amount", Range(1, 12)),
    ("oracle.*.days", Days()),
    ("battle.veteran_unit_bonus.*", Range(0, 10)),
    ("thresholds.end_cities.*", Range(1, 40)),
    ("thresholds.end_cities_short_valley.*", Range(1, 40)),
    ("npcs.bilkarr.first_direction.*", Range(-1, 1)),
    ("potions.*.days", Range(1, 9)),
    ("potions.weakness.numbers.strength", Range(-20, 0)),
    ("potions.*.numbers.*", Range(0, 20)),
    ("valleys.buildings.*.valley", OneOf(VALLEYS)),
    ("valleys.buildings.*.supplies", OneOf((*W.ARTEFACTS, "supply"))),
    ("valleys.list.*.centre_field", OneField()),
    ("valleys.no_city_fields.fields", Fields(same_count=False)),
    # the impassable fields of the expansion are printed (B-SETUP-20)
    *((f"layouts.creation_{players}.missing", Fields(same_count=False)) for players in (2, 3, 4)),
    *((f"layouts.*.{group}", Fields(same_count=True)) for group in ("starting", "neutral")),
    *((f"layouts.*.{group}", Fields(same_count=True)) for group in ("gates", "ruins")),
)


@cache
def kind_of(path: str) -> Kind | None:
    """What may stand at a path, None if the rules fix it.

    >>> kind_of("units.lord.hire.supply"), kind_of("units.lord.rank")
    (Range(low=0, high=10), None)
    """
    keys = path.split(".")
    for pattern, kind in PATTERNS:
        parts = pattern.split(".")
        if len(parts) == len(keys) and all(
            part in ("*", key) for part, key in zip(parts, keys, strict=True)
        ):
            return kind
    return None
