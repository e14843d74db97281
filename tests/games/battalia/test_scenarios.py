"""Every scenario holds, every worked example has one, and the words of scenarios are documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stormark.games.battalia import given_board, given_players, given_stock, options, position
from stormark.games.battalia import words as W
from stormark.games.battalia.actions import VERBS
from stormark.games.battalia.decisions import kinds_of_decisions
from stormark.games.battalia.describe import describe
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.events import END_WORDS, SPECS, ZONE_WORDS
from stormark.kernel.scenario import load_scenario
from stormark.kernel.scenario_run import run_scenario, starting_position
from tests.games.battalia.table import GAME

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "scenarios" / "battalia").rglob("*.toml"))
LOCALE = Path(position.__file__).parent / "locale" / "en"
DOCUMENT = (ROOT / "docs" / "scenarios-battalia.md").read_text(encoding="utf-8")
GAMES = {"battalia": GAME}
EXAMPLE = re.compile(r"(?P<book>c?ex)-(?P<number>\d\d)-")


def name_of(path: Path) -> str:
    return path.stem


# --- the files


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_scenario_holds(path: Path) -> None:
    """Loading refuses a file, or an alternative, that checks nothing."""
    assert run_scenario(path, GAMES) == []


def test_every_worked_example_has_a_scenario_named_after_it() -> None:
    """B-CEX-01 to -38 and B-EX-01 to -40, each first in `rules` of a file with its number."""
    shown = set()
    for path in FILES:
        found = EXAMPLE.match(path.name)
        if found is not None:
            rule = f"B-{found['book'].upper()}-{found['number']}"
            assert load_scenario(path).rules[0] == rule
            shown.add(rule)
    creation = {f"B-CEX-{number:02}" for number in range(1, 39)}
    assert shown == creation | {f"B-EX-{number:02}" for number in range(1, 41)}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_rules_a_scenario_names_exist(path: Path) -> None:
    texts = "\n".join(file.read_text(encoding="utf-8") for file in LOCALE.glob("*.ftl"))
    written = set(re.findall(r"^(B-[A-Z]+-[A-Z0-9-]+) =", texts, re.MULTILINE))
    rules = {rule.replace(".", "-") for rule in load_scenario(path).rules if "EX-" not in rule}
    assert rules
    assert rules <= written


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_position_written_down_and_read_again_is_the_same(path: Path) -> None:
    """So that a scenario may change the position another one ended with."""
    state = starting_position(path, GAMES)
    assert isinstance(state, BattaliaState)
    assert state.check() == []
    written = describe(state)
    again = GAME.position(written)
    assert describe(again) == written
    for seat in state.open_seats():
        assert sorted(again.options(seat)) == sorted(state.options(seat))


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
    players = {f"p{number}" for number in range(1, 7)}
    top = set(position.TOP_KEYS) - players - set(options.KEYS)
    assert keys("`[given]`: a position") >= top
    assert keys("Options") >= set(options.KEYS)
    assert words("`[given]`: a position") >= {
        *position.NPC_KEYS, *position.DIRECTIONS, *position.DRAFT_KEYS, *position.PHASES,
    }  # fmt: skip
    assert keys("A player") >= set(given_players.PLAYER_KEYS)
    assert words("A player") >= set(given_players.STANDINGS)
    assert keys("The board") >= set(given_board.CARD_KEYS)
    assert words("The board") >= {key for own in given_board.CARD_KEYS.values() for key in own}
    stacks = {*W.RANKS[1:3], *W.ARTEFACTS[1:6]}  # between the first and the last of a row
    assert keys("The stock") >= set(given_stock.STOCK_KEYS) - stacks


def test_every_value_worked_out_is_documented() -> None:
    shown = describe(GAME.position({}))
    table, player = shown["now"], shown["p1"]
    assert isinstance(table, dict)
    assert isinstance(player, dict)
    now = player["now"]
    assert isinstance(now, dict)
    assert keys("`[then]`: what is worked out") >= {*table, *now}


def test_every_verb_is_documented() -> None:
    text = " ".join("|".join(row) for row in rows("Moves"))
    documented = {word for code in re.findall(r"`([^`]+)`", text) for word in code.split()[:1]}
    assert documented >= set(VERBS.by_word)


def test_every_example_of_a_move_can_be_read() -> None:
    state = GAME.position({"players": 4})
    examples = [code for row in rows("Moves") for code in re.findall(r"`([^`]+)`", row[1])]
    assert len(examples) > 50
    for text in examples:
        assert GAME.expand(state, 0, text)


def test_every_decision_and_event_is_documented() -> None:
    assert keys("Decisions") >= kinds_of_decisions()
    events = {row[0].strip(" `"): row[1] for row in rows("Events")}
    for verb, names, _ in SPECS:
        assert re.findall(r"`(\w+)`", events[verb]) == names.replace("*", "").split()
    assert set(re.findall(r"`(\w+)`", DOCUMENT.split("## Events")[1])) >= {*END_WORDS, *ZONE_WORDS}
