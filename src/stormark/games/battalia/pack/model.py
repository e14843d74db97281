"""What a content pack says, as plain typed values: the rules compile them, screens print them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from stormark.kernel.languages import Words

FieldOfMap: TypeAlias = tuple[int, int]
"""Row and column, from 1."""


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction; its number is that of its stormgate (B-GATE-02)."""

    id: str
    number: int
    name: Words
    colour: Words
    element: Words
    terrain: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A rank of units: copies in a faction set, and what hiring one costs (B-HIRE-02)."""

    id: str
    name: Words
    rank: int
    per_faction: int
    recruiter_rank: int
    supply: int


@dataclass(frozen=True, slots=True)
class Artefact:
    """A type of artefact: copies in a faction set, and what buying one costs (B-BUY-02)."""

    id: str
    name: Words
    per_faction: int
    buyer_rank: int
    supply: int
    effect: Words
    enlightened: Words


@dataclass(frozen=True, slots=True)
class GreatArtefact:
    """A Great Artefact; attack and defence are 0 unless it is a weapon."""

    id: str
    name: Words
    box: str
    battle: bool  # whether it may be laid into a battle line (B-GA-08)
    weapon: bool
    attack: int
    defence: int
    numbers: Mapping[str, int]  # of its effect, by their names
    effect: Words
    todo: bool  # the players carry the text out themselves (B-RULING-126)


@dataclass(frozen=True, slots=True)
class FateCard:
    """A Fate card: what it offers first, and the Stardust one may take instead."""

    id: str
    name: Words
    first: Words
    stardust_text: Words
    stardust: int


@dataclass(frozen=True, slots=True)
class StormEffect:
    """A storm card; the number is all that is printed on it."""

    id: str
    number: int
    name: Words
    effect: Words
    copyable: bool  # by effect 8 (B-STORM-E08.2)


@dataclass(frozen=True, slots=True)
class Potion:
    """A potion of Bilkarr and how many days it lasts (B-BILK-18)."""

    id: str
    name: Words
    days: int
    numbers: Mapping[str, int]  # of its effect, by their names
    effect: Words


@dataclass(frozen=True, slots=True)
class Building:
    """A valley building and the card it supplies: an artefact type or Supply (B-VALLEY-02)."""

    id: str
    name: Words
    valley: str
    supplies: str


@dataclass(frozen=True, slots=True)
class Valley:
    """A valley: crossings at the sides of its centre, buildings at the corners (B-VALLEY-07)."""

    id: str
    name: Words
    centre: FieldOfMap


@dataclass(frozen=True, slots=True)
class Layout:
    """The board of a mode and number of players (B-CSETUP-08, R-02 to R-07)."""

    id: str
    mode: str
    players: int
    valley: bool
    rows: int
    columns: int
    missing: tuple[FieldOfMap, ...]
    starting: tuple[FieldOfMap, ...]
    neutral: tuple[FieldOfMap, ...]
    gates: tuple[FieldOfMap, ...]
    ruins: tuple[FieldOfMap, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """A complete, checked content pack.

    `hash` is the SHA-256 of its whole content, the marks of origin aside; matches record it.
    `numbers` holds the single numbers by their names in `Tables`.  `names` holds everything that is
    named, by its path, e.g. `terms.cohort`; `sources` the marks of origin by the path of what they
    stand for, e.g. `units.lord.hire`; `data` is all of it as files give it.
    """

    factions: tuple[Faction, ...]
    terrains: Mapping[str, Words]
    units: tuple[Unit, ...]
    artefacts: tuple[Artefact, ...]
    great_artefacts: tuple[GreatArtefact, ...]
    fate_cards: tuple[FateCard, ...]
    storm_effects: tuple[StormEffect, ...]
    potions: tuple[Potion, ...]
    buildings: tuple[Building, ...]
    valleys: tuple[Valley, ...]
    connection: FieldOfMap
    no_city_fields: tuple[FieldOfMap, ...]
    layouts: tuple[Layout, ...]
    cities: Mapping[str, int]  # of a faction set, by shape
    roads: Mapping[str, int]
    unbound: Mapping[str, int]  # by rank
    fanatics: Mapping[str, int]
    start_deck: Mapping[str, int]
    enlightened: tuple[str, ...]  # by day
    matching: tuple[str, ...]
    amulet_die: tuple[str, ...]  # by result
    veteran_bonus: Mapping[str, int]  # by rank
    end_cities: tuple[int, ...]  # by size of the team
    end_cities_short_valley: tuple[int, ...]
    first_direction: FieldOfMap  # of Bilkarr: rows down, columns to the right
    numbers: Mapping[str, int]
    names: Mapping[str, Words]
    sources: Mapping[str, str]
    data: Mapping[str, Any]
    hash: str
