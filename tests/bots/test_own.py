"""Bots of one's own: found by name, asked like any other, and never let near an illegal move."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stormark
from stormark.bots import make_bot
from stormark.bots.own import own_bot, split_names
from stormark.bots.program import Program
from stormark.bots.registry import check_bot
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError
from stormark.lab.arena import arena_experiment
from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.run import play_all
from stormark.lab.ladder.contest import pairs_of
from stormark.lab.subject import GameByName

BOTS = """
class First:
    def choose(self, view, decision, simulator):
        return decision.actions[0]

class Informed(First):
    def __init__(self, seed, game):
        assert (seed, game) == (7, "xibalba")

class Rude(First):
    def choose(self, view, decision, simulator):
        return "everything"

class Mute:
    pass
"""
LINES = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    decision = message["decisions"][0]
    assert message["position"] and message["view"] and message["table"]["game"] == "xibalba"
    print(json.dumps({"type": "ping"}))
    act = {"type": "act", "request": "a", "decision": decision["id"]}
    act["action"] = decision["actions"][0]
    print(json.dumps(act), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots in it, in which somebody works."""
    (tmp_path / "some_own_bots.py").write_text(BOTS)
    (tmp_path / "line.py").write_text(LINES)
    (tmp_path / "lacking.py").write_text("import no_such_module_at_all\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("some_own_bots", "lacking"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def command(text: str) -> str:
    return f'cmd:"{sys.executable} {text}"'


def test_names_are_split_at_commas_outside_of_commands() -> None:
    assert split_names("a, b ,") == ["a", "b"]
    assert split_names('cmd:"x 1,2",b') == ['cmd:"x 1,2"', "b"]
    assert split_names("") == []


def test_classes_and_programs_play_alike(folder: Path) -> None:
    """Both take the first option; so the same seed gives the same game."""
    ended = []
    for name in ("some_own_bots:First", command("line.py")):
        options: JsonDict = {"players": 2, "target": 3}
        arena = arena_experiment(GameByName("xibalba"), (name, "greedy"), options, 1, 5)
        (game,) = play_all(arena, HereExecutor())
        ended.append((game.won, game.turns, game.decisions, game.bought))
    assert ended[0] == ended[1]


def test_a_class_is_told_what_it_asks_for(folder: Path) -> None:
    assert repr(make_bot("some_own_bots:Informed", 7, "xibalba")) == "some_own_bots:Informed"


def test_the_library_asks_them_too(folder: Path) -> None:
    position = stormark.load("xibalba").start(seed=1)
    for name in ("some_own_bots:First", command("line.py")):
        assert position.game.player(name).choose(position) == position.actions()[0]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("some own:bots!", "own-bot-name"),
        ("no_such_module:Bot", "own-bot-module"),
        ("some_own_bots.inner:Bot", "own-bot-module"),
        ("some_own_bots:Nobody", "own-bot-class"),
        ("some_own_bots:Mute", "own-bot-choose"),
        ("cmd:", "bot-not-started"),
        ('cmd:"no-such-program-anywhere"', "bot-not-started"),
        ("cmd:'unbalanced", "bot-not-started"),
    ],
)
def test_a_bot_that_is_not_there_is_named(folder: Path, name: str, problem: str) -> None:
    with pytest.raises(InputError) as error:
        make_bot(name, 1, "xibalba")
    assert error.value.problem == problem


def test_a_module_that_lacks_something_itself_says_so(folder: Path) -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        make_bot("lacking:Bot", 1, "xibalba")


def test_whatever_is_no_option_ends_the_run(folder: Path) -> None:
    position = stormark.load("xibalba").start(seed=1)
    with pytest.raises(InputError, match="own-bot-chose"):
        position.game.player("some_own_bots:Rude").choose(position)
    (folder / "wrong.py").write_text(LINES.replace('decision["actions"][0]', '{"verb": "win"}'))
    with pytest.raises(InputError, match="own-bot-chose"):
        position.game.player(command("wrong.py")).choose(position)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("import sys; sys.exit(3)", "bot-ended"),
        ("print('hello', flush=True); input(); input()", "own-bot-line"),
        ("print('[]', flush=True); input(); input()", "own-bot-line"),
        ("import time; time.sleep(60)", "bot-slow"),
    ],
)
def test_a_program_that_fails_is_ended_with_a_reason(
    folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, problem: str
) -> None:
    if problem == "bot-slow":
        monkeypatch.setattr("stormark.bots.program.SECONDS", 0.2)
    (folder / "broken.py").write_text(text)
    position = stormark.load("xibalba").start(seed=1)
    with pytest.raises(InputError) as error:
        position.game.player(command("broken.py")).choose(position)
    assert error.value.problem == problem


def test_a_program_ends_with_its_bot(folder: Path) -> None:
    program = Program(f"{sys.executable} line.py", "xibalba")
    process = program._process
    assert process.poll() is None
    del program
    assert process.poll() is not None


def test_nobody_names_them_at_a_table_of_a_server(folder: Path) -> None:
    for name in ("some_own_bots:First", command("line.py")):
        with pytest.raises(InputError, match="bot-unknown"):
            check_bot(name, "seats[0].bot", "xibalba")


def test_they_enter_a_ladder(folder: Path) -> None:
    pairs = pairs_of(["greedy", "some_own_bots:First"], "next", "xibalba")
    assert pairs[0].one == "some_own_bots:First"
    with pytest.raises(InputError, match=r"--levels\[2\]: own-bot-class"):
        pairs_of(["greedy", "some_own_bots:Nobody"], "next", "xibalba")
    assert repr(own_bot("some_own_bots:First", 1, "xibalba")) == "some_own_bots:First"
