"""What is installed: exact versions with hashes, of which those who play need the fewest."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from stormark.games.registry import NAMES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REQUIREMENTS = ("bootstrap", "build", "dev", "dist", "docs", "run")


def pinned(name: str) -> dict[str, str]:
    """The exact versions of one requirements file; every one must carry a hash."""
    entries = re.split(
        r"\n(?=\S)", (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").strip()
    )
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
