"""The workflows of a forge: they call what exists, pin what they use, and may do little."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
FILES = {path.stem: path for path in sorted((ROOT / ".github" / "workflows").iterdir())}
WORKFLOWS: dict[str, Any] = {
    name: yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)  # on is no yes there
    for name, path in FILES.items()
}


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for workflow in WORKFLOWS.values():
        yield from workflow["jobs"].items()


def steps() -> Iterator[dict[str, Any]]:
    for _, job in jobs():
        yield from job["steps"]


def test_there_is_one_for_changes_and_one_for_releases() -> None:
    assert WORKFLOWS.keys() == {"check", "release"}
    assert WORKFLOWS["check"]["on"].keys() == {"push", "pull_request"}
    assert WORKFLOWS["release"]["on"]["push"] == {"tags": ["v*"]}


def test_every_target_that_they_call_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    called = {
        target for step in steps() for target in re.findall(r"\bmake ([a-z]+)", step.get("run", ""))
    }
    assert {"lint", "pure", "compiled", "web", "browser", "dist", "docs"} <= called <= targets


def test_every_program_that_they_call_exists() -> None:
    runs = "\n".join(step.get("run", "") for step in steps())
    named = set(re.findall(r"(?:\.ci|release)/\w\S*", runs))
    assert {".ci/needs", "release/try_wheel.py"} <= named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_what_they_use_is_pinned_to_a_version() -> None:
    used = {step["uses"] for step in steps() if "uses" in step}
    assert [name for name in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", name)] == []
    assert len({name.partition("@")[0] for name in used}) == len(used), "one version of each"


def test_tests_run_on_every_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert WORKFLOWS["check"]["jobs"]["test"]["strategy"]["matrix"]["python"] == known


@pytest.mark.parametrize("name", WORKFLOWS)
def test_they_may_read_and_nothing_else(name: str) -> None:
    assert WORKFLOWS[name]["permissions"] == {"contents": "read"}


def test_only_what_publishes_may_do_more_and_keeps_no_password() -> None:
    allowed = {name: job["permissions"] for name, job in jobs() if "permissions" in job}
    assert allowed == {
        "publish-docs": {"pages": "write", "id-token": "write"},
        "publish": {"id-token": "write"},
    }
    assert all("secrets." not in path.read_text(encoding="utf-8") for path in FILES.values())


def test_nothing_is_published_without_a_tag_and_everything_built_before() -> None:
    publish = WORKFLOWS["release"]["jobs"]["publish"]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert set(publish["needs"]) == {"sources", "wheels"}


def test_every_job_ends() -> None:
    assert [name for name, job in jobs() if "timeout-minutes" not in job] == []


def test_checkouts_keep_no_credentials() -> None:
    checkouts = [step for step in steps() if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    assert all(step["with"]["persist-credentials"] == "false" for step in checkouts)
