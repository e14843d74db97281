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

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import hatch_build
import stormark
from stormark import build_info

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REQUIREMENTS = ("bootstrap", "build", "dev", "run")
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


# --------------------------------------------------------------------------- requirements


def pinned(name: str) -> dict[str, str]:
    """The exact versions of one requirements file; every one must carry a hash."""
    entries = re.split(r"\n(?=\S)", read(f"requirements/{name}.txt").strip())
    versions: dict[str, str] = {}
    for entry in entries:
        requirement = Requirement(entry.split("\\")[0])
        assert "--hash=sha256:" in entry, f"{requirement.name} has no hash"
        versions[canonicalize_name(requirement.name)] = str(requirement.specifier)
    return versions


def wanted(group: str) -> Iterator[Requirement]:
    for entry in PROJECT["dependency-groups"][group]:
        if isinstance(entry, str):
            yield Requirement(entry)


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirements_are_exact_and_carry_hashes(name: str) -> None:
    assert all(version.startswith("==") for version in pinned(name).values())


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirements_satisfy_the_project_file(name: str) -> None:
    if name == "run":
        asked = [Requirement(entry) for entry in PROJECT["project"]["dependencies"]]
    else:
        asked = list(wanted(name))
    versions = pinned(name)
    for requirement in asked:
        version = versions[canonicalize_name(requirement.name)].removeprefix("==")
        assert requirement.specifier.contains(version), requirement


@pytest.mark.parametrize("name", ["build", "run"])
def test_all_requirements_agree_on_versions(name: str) -> None:
    assert pinned(name).items() <= pinned("dev").items()


# --------------------------------------------------------------------------- package


def test_the_wheel_holds_every_source_table_and_text() -> None:
    in_wheel = {
        Path(file.path).relative_to(SOURCE)
        for file in WheelBuilder(str(ROOT)).recurse_included_files()
    }
    in_sources = {path.relative_to(SOURCE) for path in project_files() if SOURCE in path.parents}
    assert in_sources == in_wheel
    assert {path.suffix for path in in_wheel} >= {".py", ".toml", ".ftl"}


def test_the_version_line_says_what_runs() -> None:
    kind = {"pure": "interpreted", "compiled": "compiled"}[EXPECTED_VARIANT]
    python = ".".join(map(str, sys.version_info[:3]))
    assert build_info.version_line() == f"stormark {stormark.__version__} ({kind}, Python {python})"


def test_the_expected_variant_is_under_test() -> None:
    modules = [
        name.removesuffix(".py").replace("/", ".") for name in hatch_build.compiled_modules()
    ]
    files = [
        importlib.import_module(name.removesuffix(".__init__")).__file__ or "" for name in modules
    ]
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


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_rules_use_the_standard_library_alone(layer: str) -> None:
    allowed = sys.stdlib_module_names | {
        "stormark",
        "mypy_extensions",
    }  # the last one for types only
    foreign = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path in (SOURCE / "stormark" / layer).rglob("*.py")
        for name in imported_packages(path)
        if name not in allowed
    }
    assert foreign == set()
