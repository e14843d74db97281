"""B-STORM: drawing storm effects, and what all of them have in common."""

from __future__ import annotations

import pytest

from stormark.games.battalia.game import Battalia
from stormark.kernel.chance import KeyedChance
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io
from tests.games.battalia.rules.storms import JUMP, before_jump, storm
from tests.games.battalia.table import GAME, Table

ROAD_TO_GATE = {"6,5": {"card": "road", "turned": 1}}


def new_game(seed: int) -> Table:
    return Table(new={"players": 2, "seed": seed})


def shown(table: Table, viewer: int) -> JsonDict:
    """The stock as a player (or, with -1, a spectator) sees it."""
    stock = GAME.view(table.state, viewer)["stock"]
    assert isinstance(stock, dict)
    return stock


# --- the stack


def test_the_twelve_effects_are_shuffled_into_a_face_down_stack() -> None:
    """B-STORM-01."""
    stacks = [new_game(seed)["stock.storm"] for seed in range(12)]
    for stack in stacks:
        assert sorted(stack) == list(range(1, 13))
    assert len({tuple(stack) for stack in stacks}) > 8


def test_nobody_sees_the_order_of_the_storm_stack() -> None:
    """B-STORM-01: face down; a view tells how many cards lie there, not which comes next."""
    one = GAME.position({"stock": {"storm": [3, 4]}})
    other = GAME.position({"stock": {"storm": [4, 3]}})
    for viewer in range(-1, 2):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)


def test_a_jump_draws_the_top_card_for_the_player_of_the_hero() -> None:
    """B-STORM-02, B-GATE-17."""
    table = storm(1)
    assert table.said("storm", seat=0, effect=1)
    assert table.asks == (1, "free-artefact")
    assert 1 not in table["stock.storm"]


def test_the_turn_pauses_until_the_effect_is_carried_out() -> None:
    """B-STORM-02, B-STORM-03, B-RULING-25: choices are his, and he may not decline."""
    table = storm(1, "3 supply")
    assert table["stock.storm_discard"] == []
    assert table.deciding == [1]
    for move in ("done", "pass", "step 6,5"):
        table.refuses(move, "B-STORM-E01.1")
    table.do("buy horse")
    assert table["stock.storm_discard"] == [1]
    assert table.asks == (1, "act")


def test_horse_steps_left_over_survive_the_storm() -> None:
    """B-STORM-04, B-EX-02: after the jump there are two steps left."""
    table = Table(
        p1={"heroes": ["2,4", ""], "hand": ["horse.baerfolk", "supply"]},
        stock={"storm": [1]},
        board=ROAD_TO_GATE,
        day=3,  # Horses have three steps
    )
    table.do("move 1; lay horse.baerfolk; lay supply; go; jump 6,4", "buy tent")
    assert table.options == ["step 6,5", "stop"]
    table.do("step 6,5", "step 6,6")
    assert table["p1.heroes"] == ["6,6", ""]
    assert table.asks == (1, "act")


def test_the_way_after_a_jump_is_chosen_after_the_effect_but_paid_before() -> None:
    """B-STORM-04, B-RULING-23: what the storm brings pays for later lines only."""
    table = storm(2, board=ROAD_TO_GATE)  # brings a Lord and a Supply card
    assert "supply" in table["p1.hand"]
    assert table.asks == (1, "act")  # nothing is left of the line: it is over
    assert table["p1.heroes"] == ["6,4", ""]
    table.do("move 1; lay supply; go; step 6,5")
    assert table["p1.heroes"] == ["6,5", ""]


def test_a_resolved_card_lies_face_up_on_the_discard_pile() -> None:
    """B-STORM-05, B-STORM-06: everybody may look through it."""
    table = storm(3, stock={"storm_discard": [5, 10]})
    assert table["stock.storm_discard"] == [5, 10, 3]
    for viewer in range(-1, 2):
        assert shown(table, viewer)["storm_discard"] == [5, 10, 3]


def test_the_pile_is_shuffled_as_soon_as_the_last_card_is_resolved() -> None:
    """B-STORM-07, B-RULING-33: after the twelfth card lies there, not before."""
    eleven = [effect for effect in range(1, 13) if effect != 1]
    table = storm(1, stock={"storm_discard": eleven})
    assert table["stock.storm"] == []
    assert len(table["stock.storm_discard"]) == 11
    table.do("buy tools")
    assert sorted(table["stock.storm"]) == list(range(1, 13))
    assert table["stock.storm"] != [*eleven, 1]
    assert table["stock.storm_discard"] == []


def test_the_new_stack_is_shuffled_by_chance() -> None:
    """B-STORM-07."""
    orders = set()
    for seed in range(6):
        table = before_jump(6, stock={"storm_discard": [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]})
        io = Io(KeyedChance(bytes([seed]) * 32, GAME.spec.streams))
        for move in JUMP.split(";"):
            action = GAME.expand(table.state, 0, move)[0]
            option = GAME.option(table.state, 0, action)
            assert not isinstance(option, Refusal)
            table.state.apply(0, option, io)
        orders.add(tuple(table["stock.storm"]))
    assert len(orders) > 4


@pytest.mark.parametrize(
    ("effect", "choice", "gained"),
    [
        (1, "buy scroll", "scroll.emberians"),
        (2, "", "lord.baerfolk"),
        (3, "", "amulet.emberians"),
        (5, "fate 2", "stardust"),
        (11, "", "chest"),
    ],
)
def test_what_a_storm_brings_comes_to_the_hand(effect: int, choice: str, gained: str) -> None:
    """B-STORM-08."""
    table = storm(
        effect,
        p1={"nation": ["amulet.emberians"]},
        limbo=["chest"],
        stock={"scroll": ["scroll.emberians"], "lord": ["lord.baerfolk"]},
        day=2,
    )
    table.do(*filter(None, [choice]))
    assert gained in table["p1.hand"]
    assert table["p1.refuge"] == []


@pytest.mark.parametrize(("day", "colours"), [(2, 1), (1, 3)])
def test_the_colour_depends_on_the_match_and_not_on_enlightenment(day: int, colours: int) -> None:
    """B-STORM-09: on day 1 Scrolls match, on day 6 they are enlightened."""
    stock = {"scroll": ["scroll.emberians", "scroll.baerfolk", "scroll.cloudborn"]}
    table = storm(1, stock=stock, day=day).do("buy scroll")
    assert len([o for o in table.options if o.startswith("take")]) == (colours if day == 1 else 0)
    enlightened = storm(1, stock=stock, day=6).do("buy scroll")
    assert enlightened["now.enlightened"] == "scroll"
    assert enlightened["p1.hand"] == ["scroll.emberians"]


@pytest.mark.parametrize("effect", [8, 9, 11, 12])
def test_an_effect_that_cannot_be_carried_out_is_discarded(effect: int) -> None:
    """B-STORM-03, B-RULING-25."""
    table = storm(effect)
    assert table.asks == (1, "act")
    assert table["stock.storm_discard"] == [effect]
    assert table["p1.hand"] == []


def test_only_effects_of_this_game_exist_without_stormgates() -> None:
    """B-STORM-01: the base game has no storm."""
    setup = Battalia().setup({"mode": "creation", "players": 2})
    assert not isinstance(setup, Refusal)
    state = GAME.start(setup, Io(KeyedChance(bytes(32), GAME.spec.streams)))
    assert state.storm == ()
