"""`make play`: a table soon, and the compiled rules behind it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from release import behind


class Machine:
    """A folder as `make play` has installed it, and a `uv` that only notes what it is told."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.venv = folder / "venv"
        (self.venv / "bin").mkdir(parents=True)
        self.status = 0
        self.begun: list[Path] = []
        monkeypatch.setattr(behind, "FOLDER", folder / "behind")
        monkeypatch.setattr(behind, "DONE", folder / "behind" / "done")
        monkeypatch.setattr(behind, "LOG", folder / "behind" / "log")
        monkeypatch.setattr(behind, "uv", self.uv)
        monkeypatch.setattr(behind, "begin", self.begun.append)
        monkeypatch.setattr(behind, "compiler_found", lambda: True)
        monkeypatch.setattr(os, "nice", lambda _by: None)
        self.calls: list[tuple[str, ...]] = []
        behind.FOLDER.mkdir()
        self.install()

    def uv(self, venv: Path, *arguments: str) -> int:
        assert venv == self.venv
        self.calls.append(arguments)
        if arguments[0] == "build" and self.status == 0:
            (behind.FOLDER / "stormark-0-cp311.whl").touch()
        return self.status

    def install(self) -> None:
        """What `make` does whenever a source has changed."""
        (self.venv / ".package").unlink(missing_ok=True)
        (self.venv / ".table").touch()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def later(file: Path, than: Path) -> None:
    """Files that are made at once may have the same time."""
    at = than.stat().st_mtime_ns + 1_000_000_000
    os.utime(file, ns=(at, at))


def test_the_first_start_begins_to_compile_and_says_so(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    behind.main(machine.venv)
    assert machine.begun == [machine.venv]
    assert machine.calls == []
    assert "interpreted for now" in capsys.readouterr().out


def test_the_next_start_takes_what_was_compiled(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert behind.make(machine.venv) == 0
    later(behind.DONE, machine.venv / ".table")
    behind.main(machine.venv)
    assert machine.calls[-1][:2] == ("pip", "install")
    assert machine.calls[-1][-1] == str(behind.FOLDER / "stormark-0-cp311.whl")
    assert (machine.venv / ".package").is_file()  # from now on nothing is left to be taken
    assert machine.begun == []
    assert "Taking the compiled rules" in capsys.readouterr().out


def test_what_was_compiled_of_older_sources_is_not_taken(machine: Machine) -> None:
    behind.make(machine.venv)
    machine.install()
    later(machine.venv / ".table", behind.DONE)
    behind.main(machine.venv)
    assert machine.begun == [machine.venv]
    assert [call[0] for call in machine.calls] == ["build"]


def test_what_cannot_be_compiled_is_said_and_not_tried_at_every_start(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.status = 2
    assert behind.make(machine.venv) == 2
    later(behind.FOLDER / "failed", machine.venv / ".table")
    behind.main(machine.venv)
    assert machine.begun == []
    assert "could not be compiled" in capsys.readouterr().out


def test_a_machine_without_a_compiler_is_promised_nothing(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(behind, "compiler_found", lambda: False)
    behind.main(machine.venv)
    assert machine.begun == []
    assert capsys.readouterr().out == ""
