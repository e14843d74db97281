"""A shell completes commands, options and their values; the manual tells all of them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import click
import pytest
from click.shell_completion import ShellComplete

from stormark.cli.commands.help import found
from stormark.cli.completing import BY_NAME, Completed, Place
from stormark.cli.frame import LocalGroup
from stormark.cli.main import COMMANDS, program
from stormark.i18n import translator
from tests.cli.running import Terminal

ENGLISH = translator("en")


def completed(words: str) -> list[str]:
    """What a shell is offered for the last of some words."""
    *before, incomplete = words.split(" ")
    shell = ShellComplete(program(ENGLISH), {}, "stormark", "_STORMARK_COMPLETE")
    return [item.value or item.type for item in shell.get_completions(before, incomplete)]


CASES = {
    "pl": ["play"],
    "play ": ["xibalba", "battalia"],
    "play xibalba --mode a": ["apocalypse"],
    "play battalia --valley ": ["none", "mountain_pass", "kings_bridge"],
    "play xibalba --hero": ["--hero-mode"],
    "play xibalba --seats Anna,bot:m": ["Anna,bot:master"],
    "arena xibalba --bots greedy,ra": ["greedy,random"],
    "arena battalia --mode st": ["stormgates"],
    "serve --log-level w": ["warning"],
    "serve --share y": ["yes"],
    "--lang ": ["en", "de"],
    "server ba": ["backup", "ban"],
    "completion ": ["bash", "zsh", "fish"],
    "play xibalba --players ": [],
    "play xibalba more words": [],
}


@pytest.mark.parametrize("words", CASES)
def test_words_are_completed(words: str) -> None:
    assert completed(words) == CASES[words]


@pytest.mark.parametrize("words", ["replay ga", "play xibalba --pack pa", "pack check a.toml b"])
def test_files_are_left_to_the_shell(words: str) -> None:
    shell = ShellComplete(program(ENGLISH), {}, "stormark", "_STORMARK_COMPLETE")
    *before, incomplete = words.split(" ")
    offered = shell.get_completions(before, incomplete)
    assert [(item.type, item.value) for item in offered] == [("file", incomplete)]


def commands(context: click.Context) -> Iterator[click.Command]:
    yield context.command
    if isinstance(context.command, LocalGroup):
        for name in context.command.list_commands(context):
            yield from commands(found(ENGLISH, context, (name,)))


def test_what_a_name_is_completed_to_is_asked_for_somewhere() -> None:
    asked = {
        param.name
        for command in commands(click.Context(program(ENGLISH)))
        for param in command.params
        if isinstance(param.type, Completed | Place)
    }
    assert BY_NAME.keys() <= asked


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_asks_us_again(terminal: Terminal, shell: str) -> None:
    told = terminal.run("completion", shell)
    assert told.status == 0
    assert f"_STORMARK_COMPLETE={shell}_complete" in told.out


def test_bash_understands_the_script(terminal: Terminal) -> None:
    told = terminal.run("completion", "bash").out
    subprocess.run(["bash", "-n"], input=told, text=True, check=True, env=os.environ)


def test_an_unknown_shell_is_named_with_those_there_are(terminal: Terminal) -> None:
    assert "bash, zsh, fish" in terminal.run("completion", "tcsh").err
    assert "„tcsh“" in terminal.run("completion", "tcsh", "--lang", "de").err


def test_the_manual_explains_every_command_and_where_things_are(terminal: Terminal) -> None:
    told = terminal.run("help")
    assert told.status == 0
    assert told.out.startswith("NAME\n  stormark – An exact table for board games\n")
    assert [name for name in COMMANDS if f"Usage: stormark {name} " not in told.out] == []
    assert "Usage: stormark server backup " in told.out
    for heading in ("EXIT STATUS", "ENVIRONMENT", "FILES"):
        assert f"\n{heading}\n  " in told.out


def test_one_command_is_explained_in_both_languages(terminal: Terminal) -> None:
    assert terminal.run("help", "pack", "check").out.startswith("NAME\n  stormark pack check – ")
    assert "\nDATEIEN\n" in terminal.run("help", "pack", "--lang", "de").out


@pytest.mark.parametrize("words", [["plya"], ["pack", "chekc"], ["play", "xibalba"]])
def test_the_manual_of_an_unknown_command_is_refused(terminal: Terminal, words: list[str]) -> None:
    told = terminal.run("help", *words)
    assert told.status == 2
    assert f"“{words[-1]}”" in told.err
