"""Packs for tests: small tables that are laid over the base pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.games.battalia.pack import Pack, Problem, check_pack
from stormark.games.battalia.pack.build import at_path, build_pack, is_mark
from stormark.games.battalia.pack.check import base_data, check_layers
from stormark.kernel.packs.files import PackFile
from stormark.kernel.packs.layers import Layer

Data = dict[str, Any]

TEXTS = ("en", "de", "rules")


def at(path: str, value: object) -> Data:
    """A pack that gives one value.

    >>> at("units.lord.hire.supply", 4)
    {'units': {'lord': {'hire': {'supply': 4}}}}
    """
    for key in reversed(path.split(".")):
        value = {key: value}
    assert isinstance(value, dict)
    return value


def together(*parts: Data) -> Data:
    """One pack of several."""
    whole: Data = {}
    for part in parts:
        for key, value in part.items():
            known = isinstance(value, dict) and key in whole
            whole[key] = together(whole[key], value) if known else value
    return whole


def pack_of(data: Data) -> Pack:
    """The pack of data without problems."""
    source = check_layers([Layer("my.toml", [PackFile("my.toml", data)])], "my.toml")
    assert source.report.problems == []
    return build_pack(source.data)


def problems_of(data: object) -> list[Problem]:
    return check_pack(data, "my.toml")


def facts(path: str) -> Any:
    """What stands at a path of the base pack, less texts and marks of origin."""
    return _facts(at_path(base_data(), path))


def _facts(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    told = {key: inner for key, inner in value.items() if key not in TEXTS and not is_mark(key)}
    left = {key: _facts(inner) for key, inner in told.items()}
    return {key: inner for key, inner in left.items() if inner != {}}
