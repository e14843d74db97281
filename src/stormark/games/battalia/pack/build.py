"""From complete, checked data to the model."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

from stormark.games.battalia import words as W
from stormark.games.battalia.pack.model import (
    Artefact,
    Building,
    Faction,
    FateCard,
    FieldOfMap,
    GreatArtefact,
    Layout,
    Pack,
    Potion,
    StormEffect,
    Unit,
    Valley,
)
from stormark.games.battalia.pack.numbers import NUMBERS
from stormark.games.battalia.pack.todo import TODO
from stormark.kernel.json import Json, canonical
from stormark.kernel.languages import LANGUAGES, Words

TEAMS = ("single", "team_of_two", "team_of_three")  # by number of members

Table = Mapping[str, Any]  # checked data: the shape is known, mypy need not see it


def build_pack(data: Table) -> Pack:
    """The pack of complete and checked data."""
    valleys = data["valleys"]
    ends = data["thresholds"]["end_cities"]
    short = data["thresholds"]["end_cities_short_valley"]
    direction = data["npcs"]["bilkarr"]["first_direction"]
    return Pack(
        factions=tuple(_faction(name, entry) for name, entry in data["factions"].items()),
        terrains={name: _words(data["terrains"][name]) for name in W.TERRAINS},
        units=tuple(_unit(name, data["units"][name]) for name in W.RANKS),
        artefacts=tuple(_artefact(name, data["artefacts"][name]) for name in W.ARTEFACTS),
        great_artefacts=tuple(_great(name, data["great_artefacts"][name]) for name in W.GREATS),
        fate_cards=tuple(_fate(name, entry) for name, entry in data["fate_cards"].items()),
        storm_effects=tuple(_storm(name, entry) for name, entry in data["storm_effects"].items()),
        potions=tuple(_potion(name, data["potions"][name]) for name in W.POTIONS),
        buildings=tuple(_building(name, valleys["buildings"][name]) for name in W.BUILDINGS),
        valleys=tuple(
            Valley(name, _words(entry), _field(entry["centre_field"]))
            for name, entry in valleys["list"].items()
        ),
        connection=_field(valleys["connections"]["kings_bridge"]["field"]),
        no_city_fields=_fields(valleys["no_city_fields"]["fields"]),
        layouts=tuple(_layout(name, entry) for name, entry in data["layouts"].items()),
        cities=_counts(data["faction_set"]["cities"], W.SHAPES),
        roads=_counts(data["faction_set"]["roads"], W.SHAPES[1:]),
        unbound=_counts(data["universal_units"]["unbound"]["per_rank"], W.RANKS),
        fanatics=_counts(data["universal_units"]["fanatics"]["per_rank"], W.RANKS),
        start_deck=_counts(data["turn"]["start_deck"], (*W.RANKS[:3], "supply")),
        enlightened=tuple(data["oracle"]["enlightened"]["days"]),
        matching=tuple(data["oracle"]["matching"]["days"]),
        amulet_die=tuple(data["artefacts"]["amulet"]["die"][str(n)] for n in range(1, 7)),
        veteran_bonus=_counts(data["battle"]["veteran_unit_bonus"], W.RANKS[:2]),
        end_cities=tuple(ends[team] for team in TEAMS),
        end_cities_short_valley=tuple(short.get(team, ends[team]) for team in TEAMS),
        first_direction=(direction["row"], direction["column"]),
        numbers={number.name: at_path(data, number.path) for number in NUMBERS},
        names=dict(_names(data, "")),
        sources=dict(_sources(data, "")),
        data=data,
        hash=content_hash(data),
    )


def content_hash(data: Table) -> str:
    """SHA-256 of the content: everything but formatting, comments and marks of origin."""
    return hashlib.sha256(canonical(_content(data))).hexdigest()


def at_path(data: Table, path: str) -> Any:
    """The value a path leads to."""
    value: Any = data
    for key in path.split("."):
        value = value[key]
    return value


def is_mark(key: str) -> bool:
    """Whether a key says where a value comes from.

    >>> is_mark("source"), is_mark("source_of_total"), is_mark("de_source"), is_mark("en")
    (True, True, True, False)
    """
    return key == "source" or key.startswith("source_of_") or key.endswith("_source")


def _content(value: Any) -> Json:
    if isinstance(value, Mapping):
        return {key: _content(inner) for key, inner in value.items() if not is_mark(key)}
    if isinstance(value, list):
        return [_content(inner) for inner in value]
    assert value is None or isinstance(value, bool | int | float | str)
    return value


def _names(data: Table, path: str) -> Iterator[tuple[str, Words]]:
    """Everything that has a name in both languages."""
    if "en" in data:
        yield path, _words(data)
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from _names(value, f"{path}.{key}" if path else key)


def _sources(data: Table, path: str) -> Iterator[tuple[str, str]]:
    """The marks of origin by the path of what they stand for."""
    for key, value in data.items():
        if key == "source":
            yield path, value
        elif is_mark(key):
            part = key.removeprefix("source_of_").removesuffix("_source")
            yield f"{path}.{part}", value
        elif isinstance(value, Mapping):
            yield from _sources(value, f"{path}.{key}" if path else key)


def _words(data: Table) -> Words:
    return {language: data[language] for language in LANGUAGES}


def _field(pair: list[int]) -> FieldOfMap:
    return pair[0], pair[1]


def _fields(pairs: list[list[int]]) -> tuple[FieldOfMap, ...]:
    return tuple(_field(pair) for pair in pairs)


def _counts(data: Table, keys: tuple[str, ...]) -> Mapping[str, int]:
    return {key: data[key] for key in keys}


def _faction(name: str, data: Table) -> Faction:
    return Faction(
        id=name,
        number=data["number"],
        name=_words(data),
        colour=_words(data["colour"]),
        element=_words(data["element"]),
        terrain=data["terrain"],
    )


def _unit(name: str, data: Table) -> Unit:
    return Unit(
        id=name,
        name=_words(data),
        rank=data["rank"],
        per_faction=data["per_faction"]["count"],
        recruiter_rank=data["hire"]["min_recruiter_rank"],
        supply=data["hire"]["supply"],
    )


def _artefact(name: str, data: Table) -> Artefact:
    return Artefact(
        id=name,
        name=_words(data),
        per_faction=data["per_faction"],
        buyer_rank=data["buy"]["min_buyer_rank"],
        supply=data["buy"]["supply"],
        effect=_words(data["effect"]),
        enlightened=_words(data["enlightened"]),
    )


def _great(name: str, data: Table) -> GreatArtefact:
    strength = data.get("strength", {"attack": 0, "defence": 0})
    return GreatArtefact(
        id=name,
        name=_words(data),
        box=data["box"],
        battle=data["battle"],
        weapon=data.get("weapon", False),
        attack=strength["attack"],
        defence=strength["defence"],
        numbers=_numbers(data),
        effect=_words(data["effect"]),
        todo=data["effect"].get(TODO, False),
    )


def _numbers(data: Table) -> Mapping[str, int]:
    """The numbers of an effect, by their names."""
    return {key: value for key, value in data.get("numbers", {}).items() if not is_mark(key)}


def _fate(name: str, data: Table) -> FateCard:
    options = data["options"]
    (first,) = (option for key, option in options.items() if key != "stardust")
    return FateCard(
        id=name,
        name=_words(data),
        first=_words(first),
        stardust_text=_words(options["stardust"]),
        stardust=options["stardust"]["amount"],
    )


def _storm(name: str, data: Table) -> StormEffect:
    effect = _words(data["effect"])
    return StormEffect(name, data["number"], _words(data), effect, data["copyable"])


def _potion(name: str, data: Table) -> Potion:
    return Potion(name, _words(data), data["days"], _numbers(data), _words(data["effect"]))


def _building(name: str, data: Table) -> Building:
    return Building(name, _words(data), data["valley"], data["supplies"])


def _layout(name: str, data: Table) -> Layout:
    return Layout(
        id=name,
        mode=data["mode"],
        players=data["players"],
        valley=data.get("valley", False),
        rows=data["rows"],
        columns=data["columns"],
        missing=_fields(data["missing"]),
        starting=_fields(data["starting"]),
        neutral=_fields(data["neutral"]),
        gates=_fields(data["gates"]),
        ruins=_fields(data["ruins"]),
    )
