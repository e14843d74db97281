"""X-COMP: what belongs to the game, and that the rules use exactly that."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.pack import base_pack
from stormark.games.xibalba.words import FACES
from stormark.kernel.chance import KeyedChance
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io
from stormark.kernel.step import Taken, read_text, take
from tests.games.xibalba.rules.chances import Listed
from tests.games.xibalba.table import GAME, Table

PACK = base_pack()
TYPES = ("soldier", "civilian", "structure", "event")
COUNTS = {"soldier": 64, "civilian": 48, "structure": 32, "event": 32}


def new_table(players: int, seed: int = 1, **options: Any) -> dict[str, Any]:
    """A game just set up, in scenario words."""
    given = {"new": {"players": players, "seed": seed, **options}}
    return dict(GAME.describe(GAME.position(given)))


# --- players and bases


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_can_play(players: int) -> None:
    """X-COMP-01, X-RULING-01."""
    shown = new_table(players)
    assert shown["players"] == players
    assert [f"p{n}" in shown for n in (1, 2, 3, 4)] == [n <= players for n in (1, 2, 3, 4)]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 8])
def test_no_other_number_of_players_can_play(players: int) -> None:
    """X-COMP-01, X-RULING-01."""
    refusal = GAME.setup({"players": players})
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "X-SETUP-01"


def test_four_players_own_the_four_boards() -> None:
    """X-COMP-02, X-COMP-14: one board each, and every board belongs to two of eight factions."""
    assert len(PACK.boards) == 4
    sides = [side for board in PACK.boards for side in board.sides]
    assert sorted(sides) == sorted(faction.id for faction in PACK.factions)
    assert len(set(sides)) == 8
    boards = {faction.id: faction.board for faction in PACK.factions}
    for seed in range(20):
        shown = new_table(4, seed)
        assert len({boards[shown[f"p{n}"]["faction"]] for n in (1, 2, 3, 4)}) == 4


def test_a_warhost_is_one_pile_of_soldiers() -> None:
    """X-COMP-03."""
    table = Table(p1={"resources": 25, "warhost": ["Guard(3/2/1)"]})
    table.do("buy soldier1")
    assert len(table["p1.warhost"]) == 2
    table.refuses("buy civilian1 0", "X-BUY-06")
    with pytest.raises(InputError):
        Table(p1={"warhost": ["smuggler"]})


def test_a_base_has_four_fields_with_one_pile_each() -> None:
    """X-COMP-04."""
    table = Table(p1={"resources": 25, "level": 4, "field4": ["smuggler#1"]})
    fields = {option.split()[2] for option in table.options if option.startswith("buy civilian1")}
    assert fields == {"1", "2", "3", "4"}
    table.refuses("buy civilian1 5", "K-FORM-01")
    table.do("buy civilian1 4")
    assert len(table["p1.field4"]) == 2


def test_the_resource_tracker_ends_at_0_and_25() -> None:
    """X-COMP-05."""
    assert Table(action_pool=["R3"], p1={"resources": 24}).do("gather R3")["p1.resources"] == 25
    poor = Table(action_pool=["R1"], p1={"resources": 1})
    poor.do("discard soldier1")
    assert poor["p1.resources"] == 0
    poor.refuses("discard soldier1", "X-ACTION-07")


def test_the_paragon_tracker_ends_at_40() -> None:
    """X-COMP-06: and Paragon is what wins."""
    table = Table(target=40, action_pool=["G2"], p1={"paragon": 39})
    table.do("exchange G2")
    assert table["p1.paragon"] == 40
    assert table.winner == 1


def test_a_base_has_four_levels_and_is_on_exactly_one() -> None:
    """X-COMP-07."""
    table = Table(p1={"resources": 25, "level": 3})
    assert [option for option in table.options if option.startswith("upgrade")] == ["upgrade 4"]
    table.do("upgrade 4")
    assert table["p1.level"] == 4
    table.refuses("upgrade 5", "K-FORM-01")
    Table(p1={"resources": 25, "level": 4}).refuses("upgrade 4", "X-UPGRADE-04")


def test_the_action_pool_holds_the_dice_of_the_current_turn() -> None:
    """X-COMP-08: a die outside it cannot be used, and the next player begins without any."""
    table = Table(action_pool=["R1"], used_dice=["R2"])
    table.refuses("gather R2", "X-GATHER-01")
    table.do("end")
    assert table["turn"] == 2
    assert table["action_pool"] == table["used_dice"] == []


def test_a_base_has_a_price_list_of_the_six_common_actions() -> None:
    """X-COMP-09."""
    actions = {"discard", "reorganize", "pharmaceuticals"}
    actions |= {"weapon_technology", "tactical_assault", "harvest"}
    for faction in PACK.factions:
        assert set(faction.action_costs) == actions
        shown = Table(p1={"faction": faction.id})["p1"]
        assert shown["costs"] == dict(faction.action_costs)
        assert {action: shown["now"][action] for action in actions} == shown["costs"]


# --- decks, market, Ark


def test_four_decks_on_two_boards_have_a_discard_pile_and_two_slots_each() -> None:
    """X-COMP-10, X-COMP-11, X-RULING-02: soldiers and civilians, structures and events."""
    shown = new_table(2)
    assert tuple(shown["deck"]) == TYPES
    assert tuple(shown["discard"]) == TYPES
    assert {word: len(cards) for word, cards in shown["market"].items()} == dict.fromkeys(TYPES, 2)
    for word in TYPES:
        table = Table(p1={"resources": 25})
        card = table[f"market.{word}.0"]
        table.do(f"discard {word}1")
        assert table[f"discard.{word}"] == [card]
        assert table["now.discard"] == {other: int(other == word) for other in TYPES}


@pytest.mark.parametrize(("players", "most"), [(2, 10), (3, 20), (4, 20)])
def test_the_ark_has_a_field_a_life_tracker_and_an_arrow(players: int, most: int) -> None:
    """X-COMP-12: the tracker for two players is shorter."""
    table = Table(
        players=players,
        action_pool=["A"],
        ark={"soldier": ""},
        p1={"warhost": ["Titan(1/20/1)"]},
    )
    table.do("enter A")
    assert table["ark"] == {"soldier": "Titan(1/20/1)", "owner": 1, "life": most}
    assert table["now.life_max"] == most


def test_there_are_176_cards_of_four_types() -> None:
    """X-COMP-13: in the pack, and on the table after setup."""
    printed: Counter[str] = Counter()
    for card in PACK.cards:
        printed[card.type] += card.copies
    assert printed == COUNTS
    shown = new_table(2)
    dealt = {word: len(shown["deck"][word]) + len(shown["market"][word]) for word in TYPES}
    dealt["soldier"] += 1  # in the Ark
    assert dealt == COUNTS
    assert sum(dealt.values()) == 176


def test_every_player_has_one_token_of_each_kind() -> None:
    """X-COMP-15: resources, Paragon, level and victory target; one life point token in all."""
    shown = new_table(4, factions=["bastion", "saboteur", "reliquary", "lazaret"])
    for number in (1, 2, 3, 4):
        player = shown[f"p{number}"]
        tokens = (player["resources"], player["paragon"], player["level"], player["now"]["target"])
        assert tokens == (4, 0, 1, 15)
    assert isinstance(shown["ark"]["life"], int)


# --- dice


def test_there_are_four_resource_four_attack_and_two_paragon_dice() -> None:
    """X-COMP-16, X-EX-03."""
    assert Table()["now.dice"] == {"resource": 4, "attack": 4, "paragon": 2}


def rolled(table: Table, move: str, stream: int, result: int) -> tuple[str, int]:
    """The face the first die of a stream shows for a result, and how many results it has."""
    actions = read_text(GAME, table.state, 0, move)
    assert not isinstance(actions, Refusal)
    chance = Listed(stream, [result])
    taken = take(GAME, table.state, 0, actions[0], chance)
    assert isinstance(taken, Taken)
    faces = next(event.args["faces"] for event in taken.events if event.verb == "roll")
    assert isinstance(faces, list)
    bound = next(bound for name, bound in chance.drawn if name == L.STREAMS[stream])
    return str(faces[0]), bound


@pytest.mark.parametrize(
    ("stream", "move", "phase", "faces"),
    [
        (0, "split 4 2", "dice", ["R-", "R-", "R1", "R1", "R2", "R3"]),
        (1, "tactical_assault", "action", ["A-", "A-", "A-", "A", "A", "C"]),
        (2, "harvest", "action", ["G-", "G-", "G-", "G1", "G1", "G2"]),
    ],
)
def test_each_of_the_six_faces_of_a_die_comes_up_equally_often(
    stream: int, move: str, phase: str, faces: list[str]
) -> None:
    """X-COMP-17, X-COMP-18, X-COMP-19, X-COMP-20, X-RULING-04."""
    table = Table(phase=phase, p1={"resources": 25})
    results = [rolled(table, move, stream, result) for result in range(6)]
    assert sorted((face for face, _ in results), key=FACES.index) == faces
    assert {bound for _, bound in results} == {6}


def test_an_attack_die_has_exactly_one_critical_hit() -> None:
    """X-COMP-18."""
    assert PACK.dice["attack"].faces.count("critical") == 1
    assert set(PACK.dice["attack"].faces) == {"blank", "attack", "critical"}


def test_dice_results_can_be_chosen_and_rules_do_not_depend_on_the_faces() -> None:
    """X-RULING-04: any listed face counts, however often it is printed."""
    table = Table(phase="dice").do("split 4 2", dice=["R3", "R3", "R3", "R3", "C", "C"])
    assert table["dice_pool"] == ["R3", "R3", "R3", "R3", "C", "C"]


# --- the great invariant


def cards_in(shown: dict[str, Any]) -> Counter[str]:
    """Every card of a described position with the number of places it lies in."""
    found: Counter[str] = Counter()
    for part in ("deck", "discard", "market"):
        for cards in shown[part].values():
            found.update(cards)
    for number in range(1, shown["players"] + 1):
        for place in ("warhost", "field1", "field2", "field3", "field4"):
            found.update(shown[f"p{number}"][place])
    found.update([shown["ark"]["soldier"]])
    del found[""]  # empty slots, an empty Ark
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_card_is_in_exactly_one_place_at_every_moment(seed: int) -> None:
    """X-COMP-21, X-RULING-50: a random game; only an event being resolved may be in none."""
    state = GAME.position({"new": {"players": 2 + seed, "seed": seed, "target": 40}})
    every = set(state.tables.refs)
    assert len(every) == 176
    chance = KeyedChance(bytes([seed]) * 32, L.STREAMS)
    pick = KeyedChance(bytes([9 - seed]) * 32, ("choice",))
    for step in range(400):
        if not state.open_seats():
            break
        seat = state.open_seats()[0]
        options = state.options(seat)
        state = state.copy()
        state.apply(seat, options[pick.draw(0, step, len(options))], Io(chance))
        check_cards(state, every)


def check_cards(state: XibalbaState, every: set[str]) -> None:
    found = cards_in(dict(GAME.describe(state)))
    assert max(found.values()) == 1
    missing = every - set(found)
    assert len(missing) <= 1
    for ref in missing:
        assert state.tables.type[state.tables.ref_index[ref]] == L.EVENT or any(
            procedure.held() for procedure in state.stack
        )
