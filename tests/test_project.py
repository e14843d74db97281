"""What holds for the project as a whole: its files, its packaging and its promises."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.plugin.interface import BuilderInterface
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import hatch_build
import hatch_web
import stormark
from stormark import build_info

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REQUIREMENTS = ("bootstrap", "build", "dev", "dist", "docs", "run")
EXPECTED_VARIANT = os.environ.get("STORMARK_EXPECT", "pure")


def project_files() -> list[Path]:
    """Every file that is, or is about to be, part of the repository."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def offending_lines(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in project_files()
        if path.suffix not in (".png", ".webp")  # pictures hold no words
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


# --------------------------------------------------------------------------- files


def test_no_file_names_a_package_registry() -> None:
    address = r"\w+://[^\s)>]*(?:pypi|npmjs|pythonhosted|registry|/simple\b)"
    option = r"(?<!\w)--(?:extra-)?(?:index-url|find-links)"
    assert offending_lines(re.compile(f"{address}|{option}")) == []


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    assert offending_lines(re.compile(r"(?<![\w.*])/(?:home|root|work|Users)/\w")) == []


def test_no_compiled_module_lies_among_the_sources() -> None:
    compiled = [path for ending in ("so", "pyd", "c") for path in SOURCE.rglob(f"*.{ending}")]
    assert compiled == []


def test_every_link_between_pages_leads_somewhere() -> None:
    pages = [path for path in project_files() if path.suffix == ".md"]
    links = [
        (page, target)
        for page in pages
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
        if "://" not in target
    ]
    broken = [
        f"{page.name}: {target}" for page, target in links if not (page.parent / target).exists()
    ]
    assert broken == []


# --------------------------------------------------------------------------- promises


def test_the_readme_begins_with_play_and_test() -> None:
    commands = re.findall(r"^(make \w+)", read("README.md"), re.MULTILINE)
    assert commands[:2] == ["make play", "make test"]


def test_every_make_command_the_pages_name_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    for page in ("README.md", "CONTRIBUTING.md"):
        named = re.findall(r"(?:^|`)make ([a-z]+)", read(page), re.MULTILINE)
        assert set(named) <= targets, page


def test_the_continuous_check_is_the_readmes_test_command() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert read(".ci/run").rstrip().endswith("make test")


def test_the_changelog_tells_of_this_version() -> None:
    assert re.search(
        rf"^## \[?{re.escape(stormark.__version__)}\b", read("CHANGELOG.md"), re.MULTILINE
    )


# --------------------------------------------------------------------------- package


def packed(builder: BuilderInterface[Any, Any]) -> set[Path]:
    """What a package would hold, relative to the project's folder."""
    return {Path(file.path).relative_to(ROOT) for file in builder.recurse_included_files()}


def test_the_wheel_holds_every_source_table_and_text() -> None:
    sources = {path.relative_to(ROOT) for path in project_files() if SOURCE in path.parents}
    in_wheel = packed(WheelBuilder(str(ROOT)))
    client = hatch_web.BUILT.relative_to(ROOT)
    assert {path for path in in_wheel if client not in path.parents} == sources
    assert {path.suffix for path in in_wheel} >= {".py", ".toml", ".ftl"}


@pytest.mark.parametrize("left_out", [False, True])
@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
def test_packages_hold_the_built_client_unless_it_is_left_out(
    builder: type[WheelBuilder | SdistBuilder], left_out: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Git ignores it; the file below stands for one that a build has made."""
    monkeypatch.setenv("STORMARK_SKIP_WEB", "1" if left_out else "0")
    made = hatch_web.BUILT / "assets" / f"test-{os.getpid()}.js"
    made.parent.mkdir(parents=True, exist_ok=True)
    made.touch()
    packing = builder(str(ROOT))
    hooked = {"artifacts": hatch_web.artifacts(), "force_include": {}, "force_include_editable": {}}
    try:
        with packing.config.set_build_data(hooked):
            assert (made.relative_to(ROOT) in packed(packing)) != left_out
    finally:
        made.unlink()


def test_a_source_distribution_holds_all_that_the_client_is_made_of() -> None:
    """Else its hash would differ there, and whoever installs from it would need Node."""
    made_of = {path.relative_to(ROOT) for path in hatch_web.inputs()}
    assert made_of <= packed(SdistBuilder(str(ROOT)))


def test_the_version_line_says_what_runs() -> None:
    kind = {"pure": "interpreted", "compiled": "compiled"}[EXPECTED_VARIANT]
    python = ".".join(map(str, sys.version_info[:3]))
    assert build_info.version_line() == f"stormark {stormark.__version__} ({kind}, Python {python})"


def test_the_expected_variant_is_under_test() -> None:
    modules = [hatch_build.module_name(name) for name in hatch_build.compiled_modules()]
    files = [importlib.import_module(name).__file__ or "" for name in modules]
    variants = {"pure" if file.endswith(".py") else "compiled" for file in files}
    assert variants == {EXPECTED_VARIANT}, "`make compile` shows why the package is not compiled"
    assert build_info.compiled() == (EXPECTED_VARIANT == "compiled")


def test_without_a_compiler_the_build_asks_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not hatch_build.compiling_is_wanted()


def test_the_pure_build_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compiler_found", lambda: True)
    assert hatch_build.compiling_is_wanted()
    monkeypatch.setenv("STORMARK_PURE", "1")
    assert not hatch_build.compiling_is_wanted()


# --------------------------------------------------------------------------- layers


def imported_packages(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]


PLAIN = ("kernel", "games", "bots", "library", "lessons", "coach", "text")


@pytest.mark.parametrize("layer", PLAIN)
def test_rules_use_the_standard_library_alone(layer: str) -> None:
    """And the compiler's runtime, which one module gives to all others."""
    allowed = sys.stdlib_module_names | {"stormark", "mypy_extensions"}  # the last for types only
    foreign = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path in (SOURCE / "stormark" / layer).rglob("*.py")
        for name in imported_packages(path)
        if name not in allowed
    }
    assert foreign == ({"stormark/kernel/compiling.py: librt"} if layer == "kernel" else set())
