"""Copies of the project in which mutants live, and pytest in them."""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Any

RUNNING: set[subprocess.Popen[str]] = set()
ROOT = Path(__file__).parents[2]
PARTS = ("src", "tests", "docs", "scenarios", "examples", "bench", "pyproject.toml", "README.md",
         "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE", "NOTICE")  # fmt: skip
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "node_modules", ".*", "screenshots")
# Nothing but pytest is needed: no plugins of other packages, no cache between runs.
SETTINGS = """[pytest]
addopts = --import-mode=importlib --assert=plain --noconftest -p no:cacheprovider
filterwarnings = error
"""


def first_copy(folder: Path) -> Path:
    """The project, compiled in such a way that a changed source is noticed by its contents."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / part, folder / part)
    (folder / "pytest.ini").write_text(SETTINGS)
    for part in ("src", "tests"):
        compileall.compile_dir(
            folder / part, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH
        )
    return folder


def further_copy(first: Path, folder: Path) -> Path:
    shutil.copytree(first, folder)
    return folder


def pytest_in(
    folder: Path, tests: list[str], seconds: float, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Runs tests until the first fails.  The return code is negative if a signal ended it."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tests.mutants.in_pytest", *tests]
    settings = {
        **os.environ,
        **environment,
        "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=folder, env=settings, **pipes) as process:
        RUNNING.add(process)
        try:
            output, errors = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            output, errors = process.communicate()
        finally:
            RUNNING.discard(process)
    return subprocess.CompletedProcess(command, process.returncode, output, errors)


def kill_all() -> None:
    for process in list(RUNNING):
        process.kill()
