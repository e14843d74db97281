"""Bots of one's own from the command line: arena, balance, and at a seat of a table."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stormark.cli.commands.bot import command_of
from stormark.kernel.refusal import InputError
from tests.cli.running import Terminal

BOT = """
class First:
    def choose(self, view, decision, simulator):
        return decision.actions[0]
"""
FEW = ("--games", "1", "--jobs", "1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_bot.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "first_bot", raising=False)


def test_arena_and_balance_take_them(terminal: Terminal) -> None:
    arena = terminal.run("arena", "xibalba", "--bots", "first_bot:First,random", *FEW)
    assert "first_bot:First" in arena.out
    balance = terminal.run("balance", "xibalba", "--target", "2", "--bot", "random", *FEW)
    assert balance.status == 0


@pytest.mark.parametrize("command", [("arena", "--bots"), ("balance", "--bot")])
def test_a_class_that_is_not_there_is_named(terminal: Terminal, command: tuple[str, str]) -> None:
    outcome = terminal.run(command[0], "xibalba", command[1], "first_bot:Nobody", *FEW)
    assert outcome.status != 0
    assert "The module first_bot has no class Nobody." in outcome.err


def test_a_class_takes_a_seat_and_a_program_has_its_own_way_there() -> None:
    assert command_of((), "first_bot:First", None)[-1] == "first_bot:First"
    with pytest.raises(InputError, match="bot-which"):
        command_of((), "cmd:python", None)
