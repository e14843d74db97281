"""Levels and characters: every name that a table may hold gives a bot that plays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stormark.bots import make_bot
from stormark.bots.bot import BotManifest
from stormark.bots.characters import CHARACTERS, characters_of
from stormark.bots.erring import ErringBot
from stormark.bots.levels import LEVELS, PROPOSED
from stormark.bots.registry import bot_names, character_of, games_of_bot, level_of
from stormark.games.registry import NAMES, load_game
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.manifest import manifest
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io
from stormark.server.storage.schema import seats


def first_choice(game: str, bot: str, seed: int) -> Action:
    """What a bot does first in a new match."""
    rules = load_game(game)
    setup = rules.setup({"players": 2})
    assert isinstance(setup, Setup)
    state = rules.start(setup, Io(FastChance(1)))
    seat = state.open_seats()[0]
    decision = rules.decision(state, seat)
    simulator = Simulator(rules, rules.seen_by(state, seat), seat, FastChance(seed))
    action = make_bot(bot, seed, game).choose(rules.view(state, seat), decision, simulator)
    assert action in decision.actions
    return action


@pytest.mark.parametrize("game", NAMES)
def test_every_level_plays_every_game_the_same_way_with_the_same_seed(game: str) -> None:
    assert bot_names(game) == LEVELS
    assert PROPOSED in LEVELS
    for level in LEVELS:
        assert first_choice(game, level, 3) == first_choice(game, level, 3)


@pytest.mark.parametrize("game", NAMES)
def test_every_faction_has_a_character_with_a_style_that_the_game_knows(game: str) -> None:
    factions: Any = load_game(game).content()["factions"]
    characters = characters_of(game)
    assert sorted(one.faction for one in characters) == sorted(one["id"] for one in factions)
    styles = manifest("bots", game, BotManifest).styles
    assert {one.style for one in characters} <= set(styles)
    for one in characters:
        first_choice(game, f"{one.id}@beginner", 1)


def test_the_names_of_characters_are_their_own() -> None:
    assert max(Counter(one.id for one in CHARACTERS).values()) == 1
    assert all(one.id.isascii() and one.id.isalpha() for one in CHARACTERS)
    assert not {one.id for one in CHARACTERS} & set(LEVELS)
    longest = max(len(f"{one.id}@{level}") for one in CHARACTERS for level in LEVELS)
    column: Any = seats.c.bot.type
    assert longest <= column.length, "it has to fit into its column"


def test_a_name_tells_who_plays_and_how_well() -> None:
    assert (character_of("bersi@expert"), level_of("bersi@expert")) == ("bersi", "expert")
    assert games_of_bot("bersi@expert") == ("battalia",)
    assert games_of_bot("random") == games_of_bot("greedy") == NAMES
    assert games_of_bot("bersi@random") == games_of_bot("bersi") == games_of_bot("") == ()


class FirstBot:
    """Always takes the first option."""

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        return decision.actions[0]


@pytest.mark.parametrize(("mistakes", "low", "high"), [(0, 0, 0), (50, 400, 550), (100, 850, 950)])
def test_a_bot_errs_in_its_share_of_decisions_and_in_the_same_ones_if_made_anew(
    mistakes: int, low: int, high: int
) -> None:
    """At a table any process may answer."""
    options = tuple(Action("take", {"number": number}) for number in range(10))
    decisions = [Decision(f"0.{number}", 0, "choose", {}, options) for number in range(1000)]
    simulator: Any = None

    def chosen(seed: int) -> list[Action]:
        return [
            ErringBot(FirstBot(), seed, mistakes).choose({}, decision, simulator)
            for decision in decisions
        ]

    assert low <= sum(action != options[0] for action in chosen(1)) <= high
    kept = ErringBot(FirstBot(), 1, mistakes)
    assert [kept.choose({}, decision, simulator) for decision in decisions] == chosen(1)
    assert mistakes == 0 or chosen(1) != chosen(2)
