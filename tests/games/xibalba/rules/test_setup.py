"""X-SETUP: how a game begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.pack import base_pack
from stormark.kernel.event import Event, EventList
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io
from tests.games.xibalba.rules.chances import Listed
from tests.games.xibalba.table import GAME, Table

TYPES = ("soldier", "civilian", "structure", "event")
BLANK, G1, G2 = 0, 3, 5  # results of a Paragon die
SOMEBODY = [BLANK, G1, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]  # the first player is highest


def begin(
    chance: Listed, game: Xibalba = GAME, **options: Any
) -> tuple[XibalbaState, dict[str, Any], list[Event]]:
    """A new game: its state, the same in scenario words, and what happened."""
    setup = game.setup(options)
    assert not isinstance(setup, Refusal)
    heard = EventList()
    state = game.start(setup, Io(chance, heard))
    events = [game.event(state, *packed) for packed in heard.packed]
    return state, dict(game.describe(state)), events


def ordered(players: int = 2, **options: Any) -> dict[str, Any]:
    """A game whose decks stayed in the order of the pack: the last card is on top."""
    return begin(Listed(L.ROLL_OFF, SOMEBODY), players=players, **options)[1]


def seeded(seed: int, players: int = 2, **options: Any) -> dict[str, Any]:
    given = {"new": {"players": players, "seed": seed, **options}}
    return dict(GAME.describe(GAME.position(given)))


def refused(**options: Any) -> str:
    refusal = GAME.setup(options)
    assert isinstance(refusal, Refusal)
    return refusal.rule


# --- players, decks, Ark, market


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_game_needs_two_to_four_players(players: int) -> None:
    """X-SETUP-01, X-RULING-01."""
    assert refused(players=players) == "X-SETUP-01"


def test_each_deck_is_shuffled_by_itself_and_completely() -> None:
    """X-SETUP-02: with n cards there are n - 1 draws, from a source of chance of its own."""
    chance = Listed(L.ROLL_OFF, SOMEBODY)
    begin(chance, players=2)
    for word, size in zip(TYPES, (64, 48, 32, 32), strict=True):
        bounds = [bound for stream, bound in chance.drawn if stream == f"deck/{word}"]
        assert sorted(bounds) == list(range(2, size + 1))


def test_shuffling_comes_before_any_card_is_taken() -> None:
    """X-SETUP-02, X-RULING-15: so the neutral soldier and the market depend on it."""
    sorted_way = ordered()
    other_way = begin(Listed(L.ROLL_OFF, SOMEBODY, lowest=True), players=2)[1]
    assert sorted_way["ark"]["soldier"] != other_way["ark"]["soldier"]
    for word in TYPES:
        assert sorted_way["market"][word] != other_way["market"][word]
        assert sorted_way["deck"][word] != other_way["deck"][word]
    neutral = {seeded(seed)["ark"]["soldier"] for seed in range(30)}
    assert len(neutral) > 15


def test_the_top_soldier_goes_into_the_ark_and_the_next_cards_into_the_market() -> None:
    """X-SETUP-03, X-SETUP-05, X-RULING-15: slot 1 is filled first."""
    shown = ordered()
    refs = {word: GAME.tables.by_type[index] for index, word in enumerate(TYPES)}
    names = {word: [GAME.tables.refs[card] for card in cards] for word, cards in refs.items()}
    assert shown["ark"]["soldier"] == names["soldier"][-1]
    assert shown["ark"]["owner"] == 0
    assert shown["market"]["soldier"] == [names["soldier"][-2], names["soldier"][-3]]
    assert shown["deck"]["soldier"] == names["soldier"][-4::-1]
    for word in TYPES[1:]:
        assert shown["market"][word] == [names[word][-1], names[word][-2]]
        assert shown["deck"][word] == names[word][-3::-1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_neutral_soldier_has_its_resistance_plus_the_players_as_life_points(
    players: int,
) -> None:
    """X-SETUP-04."""
    for seed in range(5):
        shown = seeded(seed, players)
        card = GAME.tables.ref_index[shown["ark"]["soldier"]]
        assert shown["ark"]["life"] == GAME.tables.resistance[card] + players


@pytest.mark.parametrize(
    ("players", "mode", "most"),
    [(2, "normal", 10), (3, "normal", 20), (4, "normal", 20), (4, "apocalypse", 10)],
)
def test_the_limit_of_life_points_holds_at_setup(players: int, mode: str, most: int) -> None:
    """X-SETUP-04, X-RULING-17: shown by a pack whose soldiers are all colossal."""
    pack = base_pack()
    cards = tuple(
        replace(card, resistance=20) if card.type == "soldier" else card for card in pack.cards
    )
    game = Xibalba(replace(pack, cards=cards, hash="colossal"))
    chance = Listed(L.ROLL_OFF, SOMEBODY)
    assert begin(chance, game, players=players, mode=mode)[1]["ark"]["life"] == most


def test_the_size_of_the_decks_after_setup() -> None:
    """X-SETUP-06, X-SETUP-07."""
    shown = seeded(1, 4)
    assert shown["now"]["deck"] == {"soldier": 61, "civilian": 46, "structure": 30, "event": 30}
    assert shown["discard"] == {word: [] for word in TYPES}


# --- the neutral soldier (X-RULING-16)


def test_everybody_may_attack_the_neutral_soldier_and_gets_the_reward() -> None:
    """X-SETUP-03, X-RULING-16: it belongs to no player."""
    for player in (1, 2, 3):
        attacker: dict[str, Any] = {f"p{player}": {"warhost": ["Lancer(2/2/2)"]}}
        ark = {"soldier": "Stranger(5/5/5)", "life": 2}
        table = Table(players=3, turn=player, action_pool=["A"], ark=ark, **attacker)
        table.do("attack ark A", dice=["G1", "G2"])
        assert table["ark.owner"] == player
        assert table[f"p{player}.paragon"] == 3


def test_the_neutral_soldier_gives_no_income_and_no_effect_and_keeps_everybody_out() -> None:
    """X-RULING-16: nobody controls the Ark, and nobody can heal its soldier."""
    effect = [{"op": "discount", "who": "all", "cards": "any", "amount": 1}]
    card = {"id": "trader", "type": "soldier", "resistance": 3, "paragon": 3, "effect": effect}
    table = Table(
        cards=[card],
        action_pool=["A"],
        ark={"soldier": "trader", "life": 3},
        p1={"warhost": ["Lancer(2/2/1)"], "resources": 10},
        market={"event": ["gusher", "cave_in"]},
    )
    assert table["p1.now.price.event"] == [6, 2]
    assert table["p1.now.active"] == ["Lancer(2/2/1)"]
    table.refuses("pharmaceuticals", "X-PHARMA-03")
    table.refuses("enter A", "X-ARK-04")
    table.do("end")  # no die is rolled
    assert (table["p1.paragon"], table["p2.paragon"]) == (0, 0)


# --- factions


def test_every_player_draws_one_of_the_factions_of_different_boards() -> None:
    """X-SETUP-08, X-RULING-03: all eight factions and all combinations with a board occur."""
    board = {faction.id: faction.board for faction in GAME.pack.factions}
    seen = set()
    for seed in range(60):
        shown = seeded(seed, 3)
        drawn = [shown[f"p{number}"]["faction"] for number in (1, 2, 3)]
        assert len({board[name] for name in drawn}) == 3
        seen |= set(enumerate(drawn))
    assert len({name for _, name in seen}) == 8
    assert len(seen) == 24  # every faction at every seat


def test_one_faction_of_each_board_is_set_aside_at_random_before_the_draw() -> None:
    """X-SETUP-08, X-RULING-03: two results for each of four boards, then four cards are mixed."""
    chance = Listed(L.ROLL_OFF, SOMEBODY)
    begin(chance, players=2)
    bounds = [bound for stream, bound in chance.drawn if stream == "factions"]
    assert bounds == [2, 2, 2, 2, 4, 3, 2]


def test_factions_can_be_chosen_but_not_two_of_one_board() -> None:
    """X-SETUP-08, X-RULING-03: whoever chooses nothing draws from the other boards."""
    assert refused(players=3, factions=["bastion", None, "outrider"]) == "X-SETUP-08"
    board = {faction.id: faction.board for faction in GAME.pack.factions}
    for seed in range(20):
        shown = seeded(seed, 3, factions=["abacus"])
        names = [shown[f"p{number}"]["faction"] for number in (1, 2, 3)]
        assert names[0] == "abacus"
        assert len({board[name] for name in names}) == 3


def test_every_player_gets_the_board_of_the_faction() -> None:
    """X-SETUP-09: with its numbers, and a token on each tracker."""
    names = ["bastion", "saboteur", "caravan", "borealis"]
    shown = ordered(4, factions=names)
    for number, name in enumerate(names, 1):
        faction = next(faction for faction in GAME.pack.factions if faction.id == name)
        player = shown[f"p{number}"]
        assert player["faction"] == name
        assert player["base"]["resistance"] == [level.resistance for level in faction.levels]
        assert player["costs"] == dict(faction.action_costs)
        assert player["now"]["target"] == 15


# --- starting values


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_as_many_resources_as_there_are_players(players: int) -> None:
    """X-SETUP-10, X-SETUP-11, X-SETUP-12, X-SETUP-13: level 1, no Paragon, no cards."""
    factions = ["bastion", "saboteur", "reliquary", "lazaret"][:players]
    shown = ordered(players, factions=factions)  # none of them has productivity on level 1
    for number in range(1, players + 1):
        player = shown[f"p{number}"]
        assert (player["resources"], player["paragon"], player["level"]) == (players, 0, 1)
        assert player["now"]["fields"] == [1]
        assert player["now"]["active"] == []
        assert [player[f"field{field}"] for field in (1, 2, 3, 4)] == [[], [], [], []]
        assert player["warhost"] == []


# --- the victory target


def test_the_victory_target_is_the_same_for_all_and_stays() -> None:
    """X-SETUP-14."""
    table = Table(players=3, target=7, p2={"paragon": 5})
    table.do("end").do("split 3 3", "keep all", dice=["-"] * 6).do("end")
    assert table["turn"] == 3
    assert [table[f"p{number}.now.target"] for number in (1, 2, 3)] == [7, 7, 7]
    for winner in (1, 2, 3):
        near: dict[str, Any] = {f"p{winner}": {"paragon": 6}}
        last = Table(players=3, target=7, turn=winner, action_pool=["G1"], **near)
        assert last.do("exchange G1").winner == winner


@pytest.mark.parametrize("target", [-1, 0, 41, 100])
def test_a_target_outside_1_to_40_is_rejected(target: int) -> None:
    """X-SETUP-15, X-RULING-18."""
    assert refused(players=2, target=target) == "X-SETUP-15"


@pytest.mark.parametrize(("players", "low", "high"), [(2, 30, 40), (3, 20, 30), (4, 10, 20)])
def test_targets_in_and_outside_the_recommendation_are_accepted(
    players: int, low: int, high: int
) -> None:
    """X-SETUP-15, X-SETUP-16, X-RULING-18."""
    advice = GAME.pack.constants.victory_paragon[players]
    assert (advice.min, advice.max) == (low, high)
    for target in (1, low - 1, low, high, min(high + 1, 40), 40):
        assert ordered(players, target=target)["target"] == target


@pytest.mark.parametrize(("players", "target"), [(2, 35), (3, 25), (4, 15)])
def test_the_target_if_none_is_given(players: int, target: int) -> None:
    """X-SETUP-17, X-RULING-18: the middle of the recommendation."""
    assert ordered(players)["target"] == target


# --- the starting player


def roll_off(players: int, results: list[int]) -> tuple[XibalbaState, Listed, list[Event]]:
    chance = Listed(L.ROLL_OFF, results)
    state, _, events = begin(chance, players=players)
    return state, chance, [event for event in events if event.verb == "roll_off"]


def test_the_most_paragon_symbols_on_two_dice_decide_who_starts() -> None:
    """X-SETUP-18, X-TURN-01: symbols count, not single high dice."""
    state, _, rolls = roll_off(3, [G2, BLANK, G1, G1, G2, G1])
    assert state.turn == 2
    assert [roll.args["faces"] for roll in rolls] == [["G2", "G-"], ["G1", "G1"], ["G2", "G1"]]


def test_only_those_who_tie_for_the_highest_result_roll_again() -> None:
    """X-SETUP-19, X-RULING-19: whoever was lower is out, however good a second roll would be."""
    first = [BLANK, BLANK, G2, G1, G1, G2]
    second = [G1, BLANK, BLANK, G1]  # players 2 and 3 tie again
    third = [BLANK, BLANK, G1, BLANK]
    state, chance, rolls = roll_off(3, first + second + third)
    assert [roll.args["seat"] for roll in rolls] == [0, 1, 2, 1, 2, 1, 2]
    assert chance.results == []
    assert state.turn == 2


def test_a_tie_below_the_highest_result_does_not_matter() -> None:
    """X-SETUP-19."""
    state, _, rolls = roll_off(3, [G1, BLANK, G2, BLANK, BLANK, G1])
    assert state.turn == 1
    assert len(rolls) == 3


def test_the_roll_for_the_start_gives_no_paragon() -> None:
    """X-SETUP-20, X-RULING-19."""
    state, _, _ = roll_off(2, [G2, G2, BLANK, BLANK])
    assert list(state.paragon) == [0, 0]
