"""B-CSETUP: how a game of The Creation begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stormark.games.battalia import words as W
from stormark.kernel.refusal import InputError
from tests.games.battalia.rules.creation import (
    FACTIONS,
    creation,
    deck,
    lines,
    new_game,
    refused,
    settled,
)
from tests.games.battalia.table import GAME, Table

STACKS = [
    *(*W.RANKS, *W.ARTEFACTS),
    *(f"city.{shape}" for shape in W.SHAPES),
    *(f"road.{shape}" for shape in W.SHAPES[1:]),
]
SQUARE = {f"{row},{column}" for row in range(1, 8) for column in range(1, 8)}
MIDDLE = {f"{row},{column}" for row in range(2, 7) for column in range(2, 7)}
CORNERS = ["1,1", "1,2", "2,1", "1,6", "1,7", "2,7", "6,1", "7,1", "7,2", "6,7", "7,6", "7,7"]
BOARDS = [
    (2, MIDDLE | {"4,1", "4,7"}, "2,2 6,6", "4,1 4,7", 22),
    (3, SQUARE - set(CORNERS), "1,4 5,2 5,6", "2,2 2,6 6,4", 30),
    (4, SQUARE, "2,2 2,6 6,2 6,6", "1,4 4,1 4,7 7,4", 40),
]


def cities(table: Table, fields: str) -> list[dict[str, Any]]:
    return [table["board"][field] for field in fields.split()]


# --- the stock


@pytest.mark.parametrize(("players", "sets"), [(2, 3), (3, 4), (4, 4)])
def test_two_players_use_three_sets_and_more_use_four(players: int, sets: int) -> None:
    """B-CSETUP-01."""
    assert len(set(new_game(players=players)["sets"])) == sets
    assert refused(players=players, sets=list(FACTIONS[: 7 - sets])) == "B-CSETUP-01"


def test_the_sets_may_be_chosen_among_the_factions_of_the_mode() -> None:
    """B-CSETUP-02."""
    chosen = ["islanders", "baerfolk", "emberians"]
    table = new_game(players=2, sets=chosen)
    assert set(table["sets"]) == set(chosen)
    assert {card.partition(".")[2] for card in table["stock.tools"]} == set(chosen)
    new = ["wolfsclan", "baerfolk", "emberians"]
    with pytest.raises(InputError):
        new_game(players=2, sets=new)
    assert set(Table(new={"players": 2, "sets": new})["sets"]) == set(new)


def test_sets_that_nobody_chose_are_drawn_at_random() -> None:
    """B-CSETUP-02."""
    drawn = {tuple(new_game(seed, players=2)["sets"]) for seed in range(40)}
    assert len(drawn) == 4  # each of the four factions may be the missing one
    wide = {tuple(Table(new={"players": 2, "seed": seed})["sets"]) for seed in range(40)}
    assert {faction for sets in wide for faction in sets} == set(W.FACTIONS)


def test_the_cards_lie_in_twenty_stacks_and_one_of_supply() -> None:
    """B-CSETUP-03: by rank, type and shape, the factions mixed."""
    table = new_game(players=4)
    shown: Any = GAME.view(table.state, 0)["stock"]
    assert [*shown["stacks"]] == STACKS
    assert len(STACKS) == 4 + 7 + 5 + 4
    assert shown["supply"] == 80
    for name in (*W.RANKS, *W.ARTEFACTS):
        cards = [card.split(".") for card in table["stock"][name]]
        assert {kind for kind, _ in cards} == {name}
        assert {faction for _, faction in cards} == set(FACTIONS)


def test_every_stack_is_shuffled() -> None:
    """B-CSETUP-04: no stack looks the same in all games."""
    games = [new_game(seed, players=4, draft=True) for seed in range(6)]
    for path in STACKS:
        if path != "city.x":
            assert len({tuple(table["stock." + path]) for table in games}) > 1, path


def test_everybody_sees_the_top_card_of_every_stack_and_nothing_below() -> None:
    """B-CSETUP-04."""
    table = new_game(players=3)
    for viewer in (-1, 0, 1, 2):
        shown: Any = GAME.view(table.state, viewer)["stock"]
        for path in STACKS:
            assert shown["stacks"][path] == {
                "top": table["stock." + path][0],
                "size": len(table["stock." + path]),
            }


def test_whoever_takes_a_card_takes_the_top_one() -> None:
    """B-CSETUP-05."""
    stock = {
        "chief": ["chief.emberians", "chief.baerfolk"],
        "tools": ["tools.cloudborn", "tools.baerfolk"],
        "road": {"straight": ["red_canyons", "verdant_woods"]},
    }
    hand = ["chief.baerfolk", "chief.cloudborn", "2 tribesman.baerfolk", "3 supply"]
    table = creation(stock=stock, p1={"hand": hand})
    table.do("hire chief", "lay chief.baerfolk")
    table.do("buy tools", "lay chief.cloudborn", "road straight", "site 2,3 1")
    assert table["p1.refuge"] == ["chief.emberians", "supply", "tools.cloudborn"]
    assert table["board"]["2,3"]["terrain"] == "red_canyons"
    assert table["stock.chief"][0] == "chief.baerfolk"


def test_a_returned_card_goes_to_the_bottom_of_its_stack() -> None:
    """B-CSETUP-06: here the unit that a Title promotes."""
    hand = ["title.baerfolk", "chief.emberians"]
    table = creation(stock={"priest": ["priest.cloudborn"]}, p1={"hand": hand})
    before = table["stock.chief"]
    table.do("promote title.baerfolk", "name chief.emberians")
    assert table["stock.chief"] == [*before, "chief.emberians"]
    assert table["p1.hand"] == ["priest.cloudborn"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_more_great_artefact_than_players_lies_face_up(players: int) -> None:
    """B-CSETUP-07, B-CEX-01: the others are out of the game."""
    table = new_game(players=players)
    assert len(table["great_artefacts"]) == players + 1
    assert table.state.great_rest == ()
    drawn = {tuple(new_game(seed, players=players)["great_artefacts"]) for seed in range(8)}
    assert len(drawn) > 4


# --- the board


@pytest.mark.parametrize(("players", "fields", "starting", "neutral", "empty"), BOARDS)
def test_the_board_depends_on_the_number_of_players(
    players: int, fields: set[str], starting: str, neutral: str, empty: int
) -> None:
    """B-CSETUP-08, B-CRULING-03, B-CEX-01."""
    table = new_game(players=players)
    board = table["board"]
    assert set(board) == fields
    taken = {"4,4", *starting.split(), *neutral.split()}
    assert {field for field in board if board[field]["card"] != "empty"} == taken
    assert board["4,4"]["card"] == "ruin"
    assert table["now.empty_fields"] == len(fields) - len(taken) == empty


def test_cities_and_ruin_lie_on_the_same_fields_in_both_modes() -> None:
    """B-CRULING-03, B-CSETUP-10: the mode alone decides which other fields exist."""
    for players in (2, 3, 4):
        small, large = (GAME.tables.boards[f"{mode}_{players}"] for mode in
                        ("creation", "stormgates"))  # fmt: skip
        for board in (small, large):
            assert (board.rows, board.columns) == (7, 7)
        assert small.starting == large.starting
        assert small.neutral == large.neutral
        assert small.ruins == large.ruins
        assert small.gates == []
        assert len(large.gates) == players
    assert len(Table(players=2)["board"]) == 49
    assert len(creation(players=2)["board"]) == 27


@pytest.mark.parametrize(("players", "steps"), [(2, 4), (3, 3), (4, 4)])
def test_every_starting_city_is_as_far_from_the_ruin_and_a_neutral_city(
    players: int, steps: int
) -> None:
    """B-CRULING-03."""
    board = GAME.tables.boards[f"creation_{players}"]

    def apart(one: int, other: int) -> int:
        return abs(one // 7 - other // 7) + abs(one % 7 - other % 7)

    for start in board.starting:
        assert min(apart(start, field) for field in board.neutral) == 3
        assert apart(start, board.ruins[0]) == steps


def test_nothing_can_be_built_on_a_field_that_does_not_exist() -> None:
    """B-CSETUP-09, B-CEX-02."""
    table = creation(p1={"hand": ["2 tribesman.baerfolk", "supply"]}).do("road x")
    assert lines(table, "site") == ["2,3", "3,2"]  # not 1,2 and not 2,1
    for field in ("1,2", "3,1"):
        table.refuses(f"site {field}", "B-CSETUP-09")
    with pytest.raises(InputError):
        creation(board={"3,1": {"card": "road"}})
    assert creation()["board"]["4,1"]["card"] == "city"


def test_nobody_can_enter_a_field_that_does_not_exist() -> None:
    """B-CSETUP-09."""
    with pytest.raises(InputError):
        creation(p1={"heroes": ["1,2", ""]})
    board = {"2,3": {"card": "road", "shape": "x"}}
    table = creation(board=board, p1={"hand": ["horse.baerfolk"], "heroes": ["2,3", ""]})
    table.do("move 1", "lay horse.baerfolk", "go")
    assert lines(table, "step") == ["2,2"]


@pytest.mark.parametrize(("players", "fields", "starting", "neutral", "empty"), BOARDS)
def test_cities_of_the_setup_are_crossings_of_different_terrain(
    players: int, fields: set[str], starting: str, neutral: str, empty: int
) -> None:
    """B-CSETUP-11, B-CSETUP-12: as many of each group as players."""
    for seed in range(5):
        table = new_game(seed, players=players)
        homes = {W.TERRAINS[W.FACTIONS.index(name)] for name in table["sets"]}
        for group in (starting, neutral):
            laid = cities(table, group)
            assert len(laid) == players
            assert {city["shape"] for city in laid} == {"x"}
            terrains = {city["terrain"] for city in laid}
            assert len(terrains) == players
            assert terrains <= homes


def test_terrains_of_the_setup_and_their_fields_are_random() -> None:
    """B-CSETUP-12, B-CSETUP-13."""
    for group in ("2,2 6,6", "4,1 4,7"):
        laid = {tuple(city["terrain"] for city in cities(new_game(seed, players=2), group))
                for seed in range(60)}  # fmt: skip
        assert len(laid) == 12  # every ordered pair of four terrains


@pytest.mark.parametrize(("hero_mode", "city", "guards"), [(False, 4, 8), (True, 6, 10)])
def test_neutral_cities_and_ruin_get_their_markers(hero_mode: bool, city: int, guards: int) -> None:
    """B-CSETUP-14, B-CSETUP-15."""
    table = new_game(players=2, hero_mode=hero_mode)
    assert {card["level"] for card in cities(table, "4,1 4,7")} == {city}
    assert {card["owner"] for card in cities(table, "4,1 4,7")} == {0}
    for field, target, defence in (("4,1", "city", city), ("4,4", "ruin", guards)):
        p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": [field, ""]}
        attack = creation(hero_mode=hero_mode, p1=p1).do(f"attack {target} {field} nobody")
        assert attack.battle["defence"] == defence


# --- the players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_clockwise_from_a_random_starting_player(players: int) -> None:
    """B-CSETUP-16."""
    orders = {tuple(new_game(seed, players=players)["now.order"]) for seed in range(30)}
    assert orders == {
        tuple((first + n) % players + 1 for n in range(players)) for first in range(players)
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_ten_cards(players: int) -> None:
    """B-CSETUP-17, B-CSETUP-24, B-CEX-03: six of them in the hand, four in the Nation."""
    table = settled(3, players=players)
    for player in range(1, players + 1):
        kinds = Counter(card.partition(".")[0] for card in deck(table, player).elements())
        assert kinds == {"tribesman": 3, "chief": 1, "priest": 1, "supply": 5}
        assert len(table[f"p{player}.hand"]) == 6
        assert len(table[f"p{player}.nation"]) == 4
        assert table[f"p{player}.refuge"] == []


def test_starting_units_come_from_the_shuffled_stacks() -> None:
    """B-CSETUP-17: so they belong to different factions in different games."""
    chiefs = {next(c for c in new_game(seed)["p1.refuge"] if "chief" in c) for seed in range(40)}
    assert chiefs == {f"chief.{faction}" for faction in FACTIONS}


def test_each_deck_is_shuffled_before_the_first_hand() -> None:
    """B-CSETUP-24."""
    hands = {settled(seed)["p1.hand"].count("supply") for seed in range(30)}
    assert len(hands) > 3


def test_after_the_deal_everybody_chooses_a_faction_in_play_order() -> None:
    """B-CSETUP-18."""
    table = new_game(2, players=3, sets=list(FACTIONS))
    order = table["now.order"]
    assert all(len(deck(table, player)) for player in order)
    free = list(FACTIONS)
    for player in order:
        assert table.asks == (player, "choose-faction")
        assert lines(table, "faction") == free
        table.do(f"faction {free[-1]}")
        assert table[f"p{player}.faction"] == free.pop()
    chosen = new_game(2, players=3).do("faction emberians")
    chosen.refuses("faction emberians", "B-CSETUP-18")
    two = new_game(2, players=2, sets=["baerfolk", "cloudborn", "emberians"])
    two.refuses("faction islanders", "B-CSETUP-18")


def test_starting_cities_are_chosen_in_reverse_order() -> None:
    """B-CSETUP-19, B-CSETUP-21, B-CSETUP-22, B-CRULING-04."""
    table = new_game(2, players=3).do("faction baerfolk", "faction cloudborn", "faction emberians")
    free = ["1,4", "5,2", "5,6"]
    for player in reversed(table["now.order"]):
        assert table.asks == (player, "choose-home")
        assert lines(table, "home") == free
        field = free.pop(0)
        table.do(f"home {field}")
        assert table["board"][field]["owner"] == player
        assert table["board"][field]["level"] == 1
        assert table[f"p{player}.heroes"] == [field, ""]
    assert table["phase"] == "turn"


def test_a_taken_or_neutral_city_is_no_starting_city() -> None:
    """B-CSETUP-19."""
    table = new_game(2, players=3).do("faction baerfolk", "faction cloudborn", "faction emberians")
    table.do("home 5,2")
    table.refuses("home 5,2", "B-CSETUP-19")
    table.refuses("home 2,2", "B-CSETUP-19")


def test_a_starting_city_may_have_any_terrain() -> None:
    """B-CSETUP-20: every free city is offered, whatever the faction."""
    for seed in range(6):
        table = new_game(seed, players=4, sets=list(FACTIONS))
        for faction in FACTIONS:
            table.do(f"faction {faction}")
        assert lines(table, "home") == ["2,2", "2,6", "6,2", "6,6"]


def test_the_unbound_join_the_stacks_after_the_deal() -> None:
    """B-CSETUP-23: nobody starts with one, and they lie anywhere in the stacks."""
    depths: set[int] = set()
    for seed in range(12):
        before = new_game(seed, players=4, unbound=True)
        assert not any("unbound" in card for card in before["stock.chief"])
        table = settled(seed, players=4, unbound=True)
        for player in range(1, 5):
            assert not [card for card in deck(table, player) if "unbound" in card]
        for rank in W.RANKS:
            assert table["stock"][rank].count(f"{rank}.unbound") == 2
        depths.add(table["stock.chief"].index("chief.unbound"))
    assert len(depths) > 4


def test_the_game_starts_on_the_first_day_of_the_first_week() -> None:
    """B-CSETUP-25."""
    table = settled()
    assert (table["week"], table["day"]) == (1, 1)
    assert table["now.enlightened"] == "tools"
