"""Every scenario holds, every worked example has one, and the words of scenarios are documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stormark.games.xibalba import given_table, options, position
from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.decisions import KINDS
from stormark.games.xibalba.describe import describe
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.events import CAUSE_WORDS, SPECS, USE_WORDS
from stormark.games.xibalba.notation import ALIASES
from stormark.games.xibalba.words import FACES
from stormark.kernel.scenario import load_scenario
from stormark.kernel.scenario_run import run_scenario, starting_position
from tests.games.xibalba.table import GAME, Table

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "scenarios" / "xibalba").rglob("*.toml"))
EXAMPLES = [path for path in FILES if path.name.startswith("ex-")]
LOCALE = Path(position.__file__).parent / "locale" / "en"
DOCUMENT = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8").split("\n# XIBALBA\n")[1]
GAMES = {"xibalba": GAME}


def name_of(path: Path) -> str:
    return path.stem


# --- the files


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_scenario_holds(path: Path) -> None:
    """Loading refuses a file, or an alternative, that checks nothing."""
    assert run_scenario(path, GAMES) == []


def test_every_worked_example_has_a_scenario_named_after_it() -> None:
    """X-EX-01 to X-EX-44, each first in `rules` of a file whose name begins with its number."""
    shown = {path: load_scenario(path).rules[0] for path in EXAMPLES}
    assert all(rule == f"X-EX-{path.name[3:5]}" for path, rule in shown.items())
    assert set(shown.values()) == {f"X-EX-{number:02}" for number in range(1, 45)}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_rules_a_scenario_names_exist(path: Path) -> None:
    texts = "\n".join(file.read_text(encoding="utf-8") for file in LOCALE.glob("rul*.ftl"))
    written = set(re.findall(r"^(X-[A-Z]+-\d\d) =", texts, re.MULTILINE))
    rules = {rule for rule in load_scenario(path).rules if not rule.startswith("X-EX-")}
    assert rules
    assert rules <= written


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_position_written_down_and_read_again_is_the_same(path: Path) -> None:
    """So that a scenario may change the position another one ended with."""
    state = starting_position(path, GAMES)
    assert isinstance(state, XibalbaState)
    assert state.check() == []
    written = describe(state)
    assert describe(GAME.position(written)) == written


# --- the documentation


def rows(heading: str) -> list[list[str]]:
    """The cells of the table rows below a heading."""
    part = re.split(rf"^#+ {re.escape(heading)}\n", DOCUMENT, flags=re.MULTILINE)[1]
    part = re.split(r"^#+ ", part, flags=re.MULTILINE)[0]
    return [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]


def keys(heading: str) -> set[str]:
    """The words in code in the first column of the tables below a heading."""
    return {word for row in rows(heading) for word in re.findall(r"`([\w-]+)`", row[0])}


def words(heading: str) -> set[str]:
    """All words in code below a heading, quotation marks aside."""
    text = " ".join("|".join(row) for row in rows(heading))
    return set(re.findall(r"`\"?([\w-]+)\"?`", text))


def test_every_key_of_a_position_is_documented() -> None:
    players = {f"p{number}" for number in range(1, 5)}
    assert keys("`[given]`: a position") >= set(position.TOP_KEYS) - players
    assert "`p1` to `p4`" in DOCUMENT
    assert keys("A player") >= set(position.PLAYER_KEYS) - {"field2", "field3"}
    assert "`field1` to `field4`" in DOCUMENT
    assert words("A player") >= {*position.BASE_KEYS, *position.COST_KEYS, position.REFERENCE}
    assert words("`[given]`: a position") >= {*given_table.ARK_KEYS, *position.STARTS}
    assert keys("Lasting effects") >= set(given_table.LASTING_KEYS)
    assert words("Lasting effects") >= set(given_table.DURATIONS)
    assert keys("`[given]`: a game just set up") >= {*options.KEYS, "seed"}


def test_every_value_worked_out_is_documented() -> None:
    shown = describe(GAME.position({}))
    table, player = shown["now"], shown["p1"]
    assert isinstance(table, dict)
    assert isinstance(player, dict)
    now = player["now"]
    assert isinstance(now, dict)
    assert keys("`[then]`: what is worked out") >= {*table, *now}


def test_every_verb_and_every_short_form_of_it_is_documented() -> None:
    text = " ".join("|".join(row) for row in rows("Moves"))
    documented = {word for code in re.findall(r"`([^`]+)`", text) for word in code.split()[:1]}
    assert documented >= {verb.word for verb in VERBS.by_word.values()} | set(ALIASES)


def test_every_example_of_a_move_can_be_read() -> None:
    state = GAME.position({"action_pool": ["R1", "G1", "R-"]})
    examples = [code for row in rows("Moves") for code in re.findall(r"`([^`]+)`", row[1])]
    assert len(examples) > 30
    for text in examples:
        assert GAME.expand(state, 0, text)


def test_every_die_decision_and_event_is_documented() -> None:
    assert keys("Dice") | {"R-", "A-", "G-"} >= set(FACES)
    assert all(f"`{face}`" in DOCUMENT for face in FACES)
    assert keys("Decisions") >= set(KINDS)
    events = {row[0].strip(" `"): row[1] for row in rows("Events")}
    for verb, names, _ in SPECS:
        assert re.findall(r"`(\w+)`", events[verb]) == names.replace("*", "").split()
    part = DOCUMENT.split("## Events")[1]
    assert set(re.findall(r"`(\w+)`", part)) >= {*CAUSE_WORDS, *USE_WORDS}


def test_the_same_new_soldier_again_and_again_makes_others() -> None:
    guard = "Guard(3/2/1)"
    table = Table(p1={"warhost": [guard]}, p2={"warhost": [guard]}, ark={"soldier": guard})
    assert table["p1.warhost"] == [guard]
    assert {table["p2.warhost"][0], table["ark.soldier"]} == {f"{guard}#2", f"{guard}#3"}
