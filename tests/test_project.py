"""What holds for the project as a whole: its files, its packaging and its promises."""

from __future__ import annotations

import ast
import importlib
import json
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
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import hatch_build
import hatch_web
import stormark
from stormark import build_info
from stormark.games.registry import NAMES

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


def test_the_plain_library_brings_nothing_but_the_compilers_runtime() -> None:
    names = {Requirement(entry).name for entry in PROJECT["project"]["dependencies"]}
    assert names == {"librt", "mypy-extensions"}


@pytest.mark.parametrize("extra", ["server", "lab"])
def test_whoever_serves_or_measures_has_commands_too(extra: str) -> None:
    assert "stormark[cli]" in PROJECT["project"]["optional-dependencies"][extra]


@pytest.mark.parametrize("name", ["build", "run"])
def test_all_requirements_agree_on_versions(name: str) -> None:
    assert pinned(name).items() <= pinned("dev").items()


@pytest.mark.parametrize("name", ["dist", "docs"])
def test_other_tools_are_of_the_same_versions(name: str) -> None:
    ours, theirs = pinned("dev"), pinned(name)
    assert {name: ours[name] for name in ours.keys() & theirs} == {
        name: theirs[name] for name in ours.keys() & theirs
    }


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


# --------------------------------------------------------------------------- client

PLATFORMS = {"darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"}
# Families of packages that hold programs for one platform each, and what their names begin with.
NATIVE = {
    "rolldown": "@rolldown/binding-",
    "lightningcss": "lightningcss-",
    "biome": "@biomejs/cli-",
}


def locked_packages() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(read("web/package-lock.json"))["packages"]
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


# Whatever is not in requirements/run.txt, those who only play do not have.
ALONE = """
import sys
from importlib.metadata import packages_distributions

class Missing:
    def find_spec(name, path=None, target=None):
        owners = DISTRIBUTIONS.get(name.partition(".")[0])
        if owners and not any(owner.lower().replace("_", "-") in PLAYED_WITH for owner in owners):
            raise ModuleNotFoundError(f"{name} is not among what is installed to play")

PLAYED_WITH = set(sys.argv[1].split(",")) | {"stormark"}
DISTRIBUTIONS = packages_distributions()
sys.meta_path.insert(0, Missing)
import stormark.cli.main
import stormark.server.app
from stormark.games.registry import NAMES, load_game
print(*(name for name in NAMES if load_game(name)))
"""


def test_what_is_installed_to_play_suffices() -> None:
    played_with = ",".join(pinned("run"))
    found = subprocess.run(
        [sys.executable, "-c", ALONE, played_with],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (found.stdout.split(), found.stderr) == (list(NAMES), "")


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
