"""B-SETUP: the options of a match and the common supply."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.options import KEYS
from stormark.kernel.refusal import Refusal
from tests.games.battalia.rules.new_games import first_turn, neutral_cities, new_game, settled
from tests.games.battalia.table import GAME, Table

SETS = {2: 3, 3: 4, 4: 4, 5: 5, 6: 6}
ALL_PLAYERS = [2, 3, 4, 5, 6]


def options(**given: Any) -> dict[str, Any]:
    setup = GAME.setup(given)
    assert not isinstance(setup, Refusal)
    return dict(setup.options)


def refused(**given: Any) -> str:
    refusal = GAME.setup(given)
    assert isinstance(refusal, Refusal)
    return refusal.rule


# --- options


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_the_switches_have_these_defaults(players: int) -> None:
    """B-SETUP-01."""
    assert options(players=players) == {
        "mode": "stormgates",
        "players": players,
        "sets": [],
        "hero_mode": True,
        "team_mode": players >= 4,
        "two_trios": False,
        "draft": True,
        "map_full": players in (4, 6),
        "trio_cap": False,
        "metamorpha": False,
        "bilkarr": False,
        "fanatics": False,
        "unbound": False,
        "valley": "none",
        "kry_cek": False,
        "short_valley": False,
        "extended": True,
        "week_limit": 10,
    }


def test_every_switch_can_be_set_both_ways() -> None:
    """B-SETUP-01."""
    assert set(KEYS) == set(options(players=6))
    for name, default in options(players=6).items():
        if isinstance(default, bool):
            players = 5 if name == "trio_cap" else 6
            valley = "kings_bridge" if name == "short_valley" else "none"
            for value in (True, False):
                given = {"players": players, "valley": valley, name: value}
                assert options(**given)[name] is value


@pytest.mark.parametrize("players", [2, 3, 5])
def test_valleys_need_four_or_six_players(players: int) -> None:
    """B-SETUP-01, B-RULING-07."""
    for valley in ("mountain_pass", "kings_bridge"):
        assert refused(players=players, valley=valley) == "B-VALLEY-04"
        for enough in (4, 6):
            assert options(players=enough, valley=valley)["valley"] == valley


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_visitors_are_legal_with_any_number_of_players(players: int) -> None:
    """B-SETUP-26."""
    chosen = options(players=players, metamorpha=True, bilkarr=True)
    assert chosen["metamorpha"] is chosen["bilkarr"] is True
    assert first_turn(players, metamorpha=True, bilkarr=True)["phase"] == "turn"


# --- common supply


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_three_new_stacks_of_twelve_cards_are_ready(players: int) -> None:
    """B-SETUP-02: Stardust and Chests are open, storm effects are face down."""
    table = new_game(players)
    assert table["stock.stardust"] == table["stock.chests"] == 12
    assert len(table["stock.storm"]) == 12
    assert table["stock.storm_discard"] == []
    stock = GAME.view(table.state, -1)["stock"]
    assert isinstance(stock, dict)
    assert (stock["stardust"], stock["chests"], stock["storm"]) == (12, 12, 12)


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_the_number_of_faction_sets_depends_on_the_players(players: int) -> None:
    """B-SETUP-03, B-SETUP-08: nothing of another set is in the game."""
    table = new_game(players)
    assert len(table["sets"]) == SETS[players]
    for stack in ("tribesman", "chief", "priest", "lord", "tools", "horse", "amulet"):
        factions = {card.split(".")[1] for card in table[f"stock.{stack}"]}
        assert factions == set(table["sets"])
    assert len(table["stock.road.x"]) == SETS[players] * 3


def test_the_players_agree_on_the_factions() -> None:
    """B-SETUP-04, B-COMP-06: any of the six; otherwise they are drawn."""
    chosen = ["islanders", "wolfsclan", "sunblessed"]
    assert sorted(new_game(2, sets=chosen)["sets"]) == sorted(chosen)
    assert refused(players=2, sets=chosen[:2]) == "B-SETUP-03"
    drawn = {faction for seed in range(12) for faction in new_game(2, seed)["sets"]}
    assert len(drawn) == 6


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_as_many_great_artefacts_as_players_lie_face_up(players: int) -> None:
    """B-SETUP-05, B-SETUP-06: the others form the rest stack."""
    tables = [new_game(players, seed) for seed in range(4)]
    for table in tables:
        assert len(table["great_artefacts"]) == players
        assert len(table["stock.rest"]) == 17 - players
        assert len({*table["great_artefacts"], *table["stock.rest"]}) == 17
    assert len({tuple(table["great_artefacts"]) for table in tables}) > 1
    assert len({tuple(table["stock.rest"]) for table in tables}) == 4


def test_the_rest_stack_is_face_down() -> None:
    """B-SETUP-06."""
    greats = ["crown_of_titus", "horn_of_baldur"]
    one = Table(stock={"rest": greats}, great_artefacts=[])
    other = Table(stock={"rest": greats[::-1]}, great_artefacts=[])
    assert GAME.view(one.state, 0) == GAME.view(other.state, 0)


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_the_royal_cards_of_the_players_factions_are_laid_out(players: int) -> None:
    """B-SETUP-07, B-SETUP-08, B-RULING-84."""
    table = settled(players)
    factions = [table[f"p{player}.faction"] for player in range(1, players + 1)]
    royals = [f"{royal}.{faction}" for royal in ("king", "queen") for faction in factions]
    assert table["now.royals"] == sorted(royals)


# --- the order of things


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_a_random_starting_player_is_determined(players: int) -> None:
    """B-SETUP-22."""
    starts = {new_game(players, seed)["start"] for seed in range(30)}
    assert starts == set(range(1, players + 1))


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_factions_go_clockwise_and_cities_the_other_way(players: int) -> None:
    """B-SETUP-23, B-SETUP-24: a starting city gets level 1, and the first hero stands in it."""
    table = new_game(players)
    start = table["start"]
    clockwise = [(start - 1 + step) % players + 1 for step in range(players)]
    asked: list[int] = []
    for _ in range(players):
        assert len(table.options) == SETS[players] - len(asked)
        asked.append(table.asks[0])
        table.do(table.options[0])
    assert asked == clockwise
    asked = []
    for _ in range(players):
        player = table.asks[0]
        asked.append(player)
        city = table.options[0].split()[1]
        table.do(f"home {city}")
        assert table[f"board.{city}.owner"] == player
        assert table[f"board.{city}.level"] == 1
        assert table[f"p{player}.heroes"] == [city, ""]
    assert asked == clockwise[::-1]


def test_then_follows_the_draft_or_the_deal() -> None:
    """B-SETUP-25."""
    assert settled(3)["phase"] == "draft"
    table = settled(3, draft=False)
    assert table["phase"] == "turn"
    for player in (1, 2, 3):
        owns = table[f"p{player}.now.owns"]
        assert (owns["tribesman"], owns["chief"], owns["priest"], owns["supply"]) == (3, 1, 1, 5)


@pytest.mark.parametrize(("hero_mode", "level"), [(True, 6), (False, 4)])
def test_neutral_cities_get_the_marker_of_the_mode(hero_mode: bool, level: int) -> None:
    """B-SETUP-12, B-SETUP-13."""
    for players in ALL_PLAYERS:
        table = new_game(players, hero_mode=hero_mode)
        cities = neutral_cities(table)
        assert len(cities) == players
        assert {table[f"board.{field}.level"] for field in cities} == {level}


def test_the_board_of_five_players_uses_no_supply_cards() -> None:
    """B-SETUP-28: all 20 cards of five sets are there."""
    assert new_game(5)["stock.supply"] == 100
