"""The documentation site: every page is in it, in its language, and examples are shown as code."""

from __future__ import annotations

import doctest
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


def loaded(name: str) -> ModuleType:
    """A program of the folder `site`, which is no package."""
    spec = spec_from_file_location(name, ROOT / "site" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


prepare = loaded("prepare")
CONFIG = {
    language: tomllib.loads((ROOT / "site" / f"{language}.toml").read_text(encoding="utf-8"))
    for language in ("en", "de")
}


def listed(entries: list[dict[str, Any]]) -> Iterator[str]:
    for entry in entries:
        for target in entry.values():
            if isinstance(target, str):
                yield target
            else:
                yield from listed(target)


@pytest.mark.parametrize("language", CONFIG)
def test_every_page_can_be_found_in_the_navigation(language: str) -> None:
    base = prepare.GERMAN if language == "de" else ROOT
    pages = {page.relative_to(base).as_posix() for page in prepare.pages(language == "de")}
    named = list(listed(CONFIG[language]["project"]["nav"]))
    assert len(set(named)) == len(named)
    linked = {page for page in pages if re.match(r"docs/\w+/|tests/", page)}  # from other pages
    assert pages - linked <= set(named) <= pages


@pytest.mark.parametrize("language", CONFIG)
def test_a_site_says_its_language_and_fetches_nothing_from_elsewhere(language: str) -> None:
    project = CONFIG[language]["project"]
    assert project["theme"]["language"] == language
    assert project["theme"]["font"] is False
    assert not {"extra_javascript", "extra_css"} & project.keys()
    assert {one["lang"] for one in project["extra"]["alternate"]} == CONFIG.keys()


def test_links_between_the_languages_lead_to_what_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = tmp_path / "docs" / "de"
    german.mkdir(parents=True)
    monkeypatch.setattr(prepare, "GERMAN", german)
    (german / "README.md").write_text("[a](../a.md#b) [c](c.md) [d](https://d.org/e.md) [f](f.txt)")
    (tmp_path / "docs" / "a.md").write_text("[Deutsch](de/README.md), [b](b.md)")
    told = prepare.site_text(german / "README.md")
    assert told == "[a](../a.html#b) [c](c.md) [d](https://d.org/e.md) [f](f.txt)"
    assert prepare.site_text(tmp_path / "docs" / "a.md") == "[Deutsch](de/index.html), [b](b.md)"


def test_examples_of_docstrings_are_fenced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the generator, which tests do not need."""
    generator = ModuleType("griffe")
    vars(generator).update(Extension=object, Object=object)
    monkeypatch.setitem(sys.modules, "griffe", generator)
    found = doctest.testmod(loaded("doctests"))
    assert (found.attempted, found.failed) == (1, 0)


@pytest.mark.parametrize("page", sorted((ROOT / "site" / "reference").glob("*.md")), ids=str)
def test_the_reference_names_modules_that_exist(page: Path) -> None:
    modules = re.findall(r"^::: ([\w.]+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    for module in modules:
        path = ROOT / "src" / module.replace(".", "/")
        assert path.is_dir() or path.with_suffix(".py").is_file(), module
    assert modules


def test_the_german_rulings_are_as_the_games_say_them() -> None:
    """`python site/german_rulings.py` writes the page anew."""
    rulings = loaded("german_rulings")
    assert rulings.PAGE.read_text(encoding="utf-8") == rulings.page()
    english = re.findall(r"^\| ([XB]-RULING-\d+)", rulings.ENGLISH.read_text("utf-8"), re.M)
    assert re.findall(r"^- \*\*([XB]-RULING-\d+)", rulings.page(), re.M) == english
