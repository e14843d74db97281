"""Xibalba keeps the promises of a game: the kit over every option set, and crowded tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.games.xibalba.decisions import KINDS
from stormark.games.xibalba.effects.operations.todo import AgreedChange
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance import Kit, seed_bytes
from stormark.kernel.conformance_checks import PositionChecks
from stormark.kernel.json import Json
from stormark.kernel.state import Io
from tests.conformance.crowded import crowded_table

GAME = Xibalba()
NOMADS = load_game("xibalba", Path(__file__).parents[1] / "games/xibalba/packs/nomads.toml")
TODO = load_game("xibalba", Path(__file__).parents[1] / "games/xibalba/packs/todo.toml")
SETS = GAME.option_sets()


def name(options: Mapping[str, Json]) -> str:
    return " ".join(f"{key}={value}" for key, value in options.items())


@pytest.mark.parametrize("options", SETS, ids=name)
def test_a_random_game_keeps_every_promise(options: Mapping[str, Json]) -> None:
    """`check()` at every decision, everything else at every sixth."""
    report = Kit(GAME, every=6).run_game(options, seed=0)
    assert report.seats == options["players"]
    assert sorted(report.returns) == [0.0] * (report.seats - 1) + [1.0]


@pytest.mark.parametrize("options", SETS, ids=name)
def test_many_quick_games_end_with_a_winner(options: Mapping[str, Json]) -> None:
    """X-WIN-05, X-COMP-21: soundness at every decision, exactly one winner."""
    kit = Kit(GAME, limit=50_000)
    for seed in range(1, 6):
        assert sum(kit.run_game(options, seed, full=False).returns) == 1.0


@pytest.mark.parametrize("options", NOMADS.option_sets()[:6], ids=name)
def test_another_pack_keeps_every_promise(options: Mapping[str, Json]) -> None:
    """Nothing in the rules is about the cards of the base pack."""
    Kit(NOMADS, every=20).run_game(options, seed=0)


@pytest.mark.parametrize("options", TODO.option_sets()[:4], ids=name)
def test_texts_that_players_carry_out_keep_every_promise(options: Mapping[str, Json]) -> None:
    """X-RULING-97."""
    Kit(TODO, every=40, limit=50_000).run_game(options, seed=1)


def test_the_option_sets_cover_players_modes_and_factions() -> None:
    assert {(options["players"], options.get("mode")) for options in SETS} >= {
        (players, mode) for players in (2, 3, 4) for mode in ("normal", "apocalypse")
    }
    chosen: set[Json] = set()
    for options in SETS:
        factions: Any = options.get("factions", [])
        chosen.update(factions)
    assert chosen >= {faction.id for faction in GAME.pack.factions}


# --- crowded tables


def likely(state: XibalbaState, seat: int, rng: Random) -> int:
    """A random option; a turn goes on as long as it can."""
    options = state.options(seat)
    active = [
        option
        for option in options
        if GAME.action(state, seat, option).verb not in ("end", "remove")
    ]
    return rng.choice(active or options)


def test_every_kind_of_decision_keeps_every_promise() -> None:
    """Full checks for the first decisions of each kind; `check()` for all of them."""
    enough, games, moves = 16, 400, 50
    seen: Counter[str] = Counter()
    for seed in range(games):
        rng = Random(seed)
        secret = seed_bytes(seed)
        chance = KeyedChance(secret, GAME.spec.streams)
        checks = PositionChecks(GAME, chance, Random(~seed), secret)
        state = crowded_table(GAME, rng)
        for _ in range(moves):
            assert state.check() == []
            if not state.open_seats():
                break
            kind = state.top.question(state)[0]
            seen[kind] += 1
            if seen[kind] <= enough:
                checks.all(state)
            seat = state.open_seats()[0]
            state.apply(seat, likely(state, seat, rng), Io(chance))
    assert set(seen) == set(KINDS) - set(AgreedChange.asks)  # no card of the base pack asks them
