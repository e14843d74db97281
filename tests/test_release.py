"""What is published: which packages, and that an installed one can be played with."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import stormark

ROOT = Path(__file__).parent.parent
PURE = os.environ.get("STORMARK_EXPECT", "pure") == "pure"


def project(folder: str = ".") -> dict[str, Any]:
    return tomllib.loads((ROOT / folder / "pyproject.toml").read_text(encoding="utf-8"))


def program(name: str, *args: str) -> subprocess.CompletedProcess[str]:
    """One of the programs of a release; it finds the same package as these tests."""
    return subprocess.run(
        [sys.executable, str(ROOT / "release" / name), *args],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_installed_package_is_tried_by_playing() -> None:
    tried = program("try_wheel.py", *(["--pure"] if PURE else []))
    assert re.findall(r"of (xibalba|battalia): turn \d+", tried.stdout) == ["xibalba", "battalia"]


def test_a_package_of_the_wrong_kind_is_noticed() -> None:
    tried = program("try_wheel.py", *([] if PURE else ["--pure"]))
    assert tried.returncode == 1
    assert "AssertionError: stormark 0" in tried.stderr


def test_an_unknown_kind_of_package_is_named_with_those_there_are(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.touch()
    tried = program("build.py", "--only", "sdist,exe", "--into", str(tmp_path))
    assert tried.returncode == 2
    assert "--only: exe is none of sdist, pure, web, compiled" in tried.stderr
    assert kept.exists()


def test_the_client_is_published_with_the_version_of_the_library() -> None:
    extra = project()["project"]["optional-dependencies"]["web"]
    assert extra == [f"stormark-web=={stormark.__version__}"]
    web = project("release/web")
    version = ROOT / "release" / "web" / web["tool"]["hatch"]["version"]["path"]
    assert version.resolve() == ROOT / "src" / "stormark" / "__init__.py"
    included = web["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert included["../../src/stormark/web"] == "stormark/web"


def test_wheels_are_built_for_every_python_that_is_supported() -> None:
    pattern = r"Python :: 3\.(\d+)"
    known = re.findall(pattern, "\n".join(project()["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)-", project()["tool"]["cibuildwheel"]["build"])
    assert known == built
