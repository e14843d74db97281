"""Leaving in every way there is: the game is always on disk, and says so if it still can."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

import pytest

from stormark.cli.play.interrupts import Interrupts, Stopped
from tests.cli.running import read_until, start_process

ARGS = ("play", "xibalba", "--plain", "--lang", "en")


def started(tmp_path: Path, apart: bool = False) -> subprocess.Popen[str]:
    file = str(tmp_path / "game.json")
    new = ("--seats", "Anna,bot:greedy", "--seed", "anna begins 2", "--save", file)
    return start_process(tmp_path, *ARGS, *new, apart=apart)


def type_line(process: subprocess.Popen[str], line: str, answer: str) -> str:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()
    return read_until(process, answer)


def entries(tmp_path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((tmp_path / "game.json").read_text())["entries"]
    return found


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        type_line(process, "split 3 3", "Which dice do you keep?")
        type_line(process, "keep all", "What do you do in your action phase?")
        process.kill()
    assert len(entries(tmp_path)) == 2
    again = start_process(tmp_path, *ARGS, "--resume", str(tmp_path / "game.json"))
    read_until(again, "What do you do in your action phase?")
    said, _ = again.communicate("end\nquit\ny\n")
    assert len(entries(tmp_path)) > 2
    assert "To resume it:" in said
    assert again.returncode == 0


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_the_game_and_says_where_it_is(tmp_path: Path, name: str) -> None:
    process = started(tmp_path)
    type_line(process, "split 3 3", "Which dice do you keep?")
    number = signal.Signals[name]
    process.send_signal(number)
    said, _ = process.communicate()
    assert process.returncode == 128 + number
    assert f"--resume {tmp_path / 'game.json'}" in said
    assert "Traceback" not in said
    assert len(entries(tmp_path)) == 1


def test_the_end_of_input_ends_the_game_and_says_where_it_is(tmp_path: Path) -> None:
    process = started(tmp_path)
    said, _ = process.communicate("split 3 3\n")
    assert process.returncode == 0
    assert f"--resume {tmp_path / 'game.json'}" in said
    assert len(entries(tmp_path)) == 1


def test_a_terminal_that_has_gone_leaves_no_traceback(tmp_path: Path) -> None:
    with started(tmp_path, apart=True) as process:
        type_line(process, "split 3 3", "Which dice do you keep?")
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write("keep all\n")
        process.stdin.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1
    assert len(entries(tmp_path)) >= 1


def test_a_signal_waits_until_a_move_is_saved() -> None:
    interrupts = Interrupts()
    steps: list[str] = []

    def move_and_save() -> None:
        with interrupts.held():
            signal.raise_signal(signal.SIGTERM)
            steps.append("saved")
        steps.append("asked for the next move")

    with interrupts.listening(), pytest.raises(Stopped) as stopped:
        move_and_save()
    assert steps == ["saved"]
    assert stopped.value.status == 128 + signal.SIGTERM


def test_signals_mean_what_they_meant_before_once_the_table_is_left() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interrupts().listening():
        assert signal.getsignal(signal.SIGINT) != before
    assert signal.getsignal(signal.SIGINT) == before
