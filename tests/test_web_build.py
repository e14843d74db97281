"""How the client for browsers is built, and when it is not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hatch_web
from stormark.games.registry import NAMES

ROOT = Path(__file__).parent.parent

PLATFORMS = {"darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"}
# Families of packages that hold programs for one platform each, and what their names begin with.
NATIVE = {
    "rolldown": "@rolldown/binding-",
    "lightningcss": "lightningcss-",
    "biome": "@biomejs/cli-",
}


def locked_packages() -> dict[str, dict[str, Any]]:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages: dict[str, dict[str, Any]] = json.loads(lock)["packages"]
    return {name.rpartition("node_modules/")[2]: package for name, package in packages.items()}


@pytest.mark.parametrize("family", NATIVE)
def test_the_client_can_be_built_on_every_platform(family: str) -> None:
    """npm writes only those packages down that it sees; `npm ci` installs only what is written."""
    found = {
        f"{system}-{cpu}"
        for name, package in locked_packages().items()
        if name.startswith(NATIVE[family])
        for system in package["os"]
        for cpu in package["cpu"]
    }
    assert found >= PLATFORMS


def test_every_package_for_one_platform_belongs_to_a_known_family() -> None:
    known = (*NATIVE.values(), "fsevents")  # the last one is for macOS alone
    bound = {name for name, package in locked_packages().items() if {"os", "cpu"} & package.keys()}
    assert {name for name in bound if not name.startswith(known)} == set()


def test_the_clients_packages_carry_hashes_and_no_addresses() -> None:
    packages = locked_packages()
    del packages[""]  # the client itself
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_an_unchanged_client_is_not_built_again_and_needs_no_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = tmp_path / ".inputs"
    monkeypatch.setattr(hatch_web, "STAMP", stamp)
    assert hatch_web.building_is_wanted()
    stamp.write_text(hatch_web.fingerprint())
    assert not hatch_web.building_is_wanted()
    stamp.write_text("of other sources")
    assert hatch_web.building_is_wanted()


def test_the_client_can_be_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(hatch_web, "STAMP", tmp_path / "none")
    monkeypatch.setenv("STORMARK_SKIP_WEB", "1")
    assert not hatch_web.building_is_wanted()


def test_what_the_client_is_made_of_includes_the_games_texts_and_packs() -> None:
    made_of = {path.relative_to(ROOT).as_posix() for path in hatch_web.inputs()}
    assert made_of >= {
        "web/.npmrc",
        "web/package-lock.json",
        "web/src/main.ts",
        "src/stormark/locale/de/server.ftl",
    }
    for game in NAMES:
        folder = f"src/stormark/games/{game}/"
        assert any(path.startswith(f"{folder}data/base/") for path in made_of)
        assert any(path.startswith(f"{folder}locale/en/") for path in made_of)
    assert not any("node_modules" in path for path in made_of)


INSTALLED = {"a": {"integrity": "1"}, "b": {"integrity": "2", "dev": True}}


@pytest.mark.parametrize(
    ("there", "enough"),
    [
        (None, False),
        ({"a": {"integrity": "1"}}, True),
        ({"a": {"integrity": "1"}, "b": {"integrity": "2"}}, True),
        ({"b": {"integrity": "2"}}, False),
        ({"a": {"integrity": "0"}}, False),
        ({"a": {"integrity": "1"}, "c": {"integrity": "3"}}, False),
    ],
)
def test_packages_are_installed_only_if_they_are_not_those_of_the_lock(
    there: dict[str, object] | None, enough: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tools for tests may be there beside what a build needs."""
    monkeypatch.setattr(hatch_web, "WEB", tmp_path)
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": {"": {}, **INSTALLED}}))
    if there is not None:
        (tmp_path / "node_modules").mkdir()
        hidden = tmp_path / "node_modules" / ".package-lock.json"
        hidden.write_text(json.dumps({"packages": there}))
    assert hatch_web.packages_are_installed() == enough
