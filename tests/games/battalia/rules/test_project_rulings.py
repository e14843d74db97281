"""B-RULING-88 to -100: rulings of this project about lines, artefacts, battles and decks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import road
from tests.games.battalia.rules.potions import owning, table_of
from tests.games.battalia.table import GAME, Table

FROSTY = owning("frosthand", turned=1)
TITLE_DAY = 7
# A road from the city of player 2 along row 6, over the gate on 6,4, to 6,2.
ROW = {f"6,{column}": road("ew") for column in (2, 3, 5)}


def behind(hand: list[str], p1: dict[str, Any] | None = None, **given: Any) -> Table:
    """Player 1 attacks player 2's city with a Weapon alone and is behind."""
    attacker = {"heroes": ["6,6", ""], "hand": ["weapon.baerfolk", *hand]} | (p1 or {})
    board = {**ROW, "6,6": {"level": 4}} | given.pop("board", {})
    table = Table(p1=attacker, p2={"heroes": ["", ""]}, board=board, extended=False, **given)
    return table.do("attack city 6,6 p2", "finish")


# --- B-RULING-88 to -90: lines and promotions


def great_cities(last: int) -> dict[str, Any]:
    """Player 1 has four cities of level 4 and one of another level."""
    fields = {"2,2": last, "1,5": 4, "4,1": 4, "4,7": 4, "1,7": 4}
    return {field: {"card": "city", "owner": 1, "level": level} for field, level in fields.items()}


def test_no_branch_is_offered_after_one_that_ends_the_game() -> None:
    """B-RULING-88: two virtual Lords raise the fifth city; the third is not asked for."""
    hand = ["lord.baerfolk", "book_of_crea", "3 supply"]
    table = Table(p1={"hand": hand}, board=great_cities(3)).do("upgrade 2,2 lord")
    assert table.over
    assert "supply" in table["p1.hand"]
    before = Table(p1={"hand": hand}, board=great_cities(2)).do("upgrade 2,2 lord")
    assert before.asks == (1, "branch")


def test_a_branch_finds_what_the_earlier_ones_leave() -> None:
    """B-RULING-88: the second upgrade needs a rank above the level the first one reached."""
    hand = ["2 chief.baerfolk", "2 scroll.baerfolk", "supply"]
    table = Table(p1={"hand": hand}).do("upgrade 2,2 chief")
    table.do("double chief.baerfolk hand scroll.baerfolk")
    table.do("double chief.baerfolk hand scroll.baerfolk")
    assert table.asks == (1, "branch")
    assert not [option for option in table.options if option.startswith("upgrade")]


def test_the_unit_with_the_most_copies_gives_the_number_of_branches() -> None:
    """B-RULING-89: a Lord of three copies and one of two, mixed over three branches."""
    hand = ["2 lord.baerfolk", "book_of_crea", "scroll.baerfolk", "4 supply"]
    table = Table(p1={"hand": hand}, board={"2,2": {"level": 2}}).do("upgrade 2,2 lord")
    table.do("double lord.baerfolk hand book_of_crea")
    table.do("double lord.baerfolk hand scroll.baerfolk")
    table.do("hire tribesman", "hire tribesman")
    assert table.asks == (1, "act")  # five copies, four used, three branches
    assert table["board.2,2.level"] == 3
    assert sum("tribesman" in card for card in table["p1.refuge"]) == 2


def test_an_enlightened_title_passes_an_empty_stack() -> None:
    """B-RULING-90: no Chief is left, so the Tribesman becomes a Priest."""
    hand = ["title.baerfolk", "tribesman.baerfolk"]
    given: dict[str, Any] = {"p1": {"hand": hand}, "stock": {"chief": []}}
    table = Table(day=TITLE_DAY, **given).do("promote title.baerfolk", "name tribesman.baerfolk")
    assert table["p1.hand"][0].startswith("priest")
    Table(day=1, **given).refuses("promote title.baerfolk", "B-ART-17")


# --- B-RULING-91: the windows of single cards


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        (["title.baerfolk", "2 chief.baerfolk"], "promote title.baerfolk"),
        (["amulet.baerfolk", "2 supply"], "amulet amulet.baerfolk"),
        (["hand_of_luut"], "great hand_of_luut"),
    ],
)
def test_the_window_of_a_card_comes_before_its_target_is_named(hand: list[str], move: str) -> None:
    """B-RULING-91: nothing is named, looked at or rolled before."""
    table = table_of(p1={"hand": hand}, p2={**FROSTY, "hand": ["chest", "stardust"]})
    table.do(move)
    assert table.asks == (2, "window")
    assert not table.said("searched")
    assert not table.said("rolled")
    assert table.do("pass").asks[0] == 1


def test_a_frozen_horn_draws_nothing() -> None:
    """B-RULING-91: its window comes before the effect."""
    table = table_of(p1={"hand": ["horn_of_baldur"], "nation": ["3 supply"]}, p2=FROSTY)
    table.do("great horn_of_baldur", "freeze")
    assert table["p1.hand"] == []
    assert table["p1.refuge"] == ["horn_of_baldur"]


# --- B-RULING-94, -96 to -98: battles


def test_an_eclipse_joker_does_not_pay_for_a_retreat() -> None:
    """B-RULING-94: a card that an Amulet made a Horse does."""
    assert behind(["chest>horse!"]).options == ["pass"]
    assert "retreat 1 horse" in behind(["supply>horse"]).options


def test_the_player_chooses_what_pays_the_tribute_of_a_free_jump() -> None:
    """B-RULING-108 (replaces B-RULING-96): the hero stands on the gate of the Verdant Woods."""
    board = {"3,6": {"card": "road", "terrain": "verdant_woods"}}
    given: dict[str, Any] = {
        "players": 6,
        "team_mode": False,
        "metamorpha": True,
        "npcs": {"metamorpha": "3,6"},
        "board": board,
    }
    fields = Table(**given)["board"]
    gates = [field for field, card in fields.items() if card["card"] == "gate"]
    start = next(field for field in gates if fields[field]["terrain"] == "verdant_woods")
    other = next(field for field in gates if field != start)
    p1 = {"heroes": [start, ""], "hand": ["stardust", "supply", "chest"]}
    table = Table(p1=p1, stock={"storm": [3]}, **given)
    table.do("tribute 1", "name chest", f"jump {other}")
    assert table.asks == (1, "jump-tribute")
    assert table.options == ["lay supply", "lay stardust"]
    table.refuses("lay chest", "B-RULING-108")
    table.do("lay stardust")
    assert table["p1.table"] == ["chest", "stardust"]
    assert "supply" in table["p1.hand"]


def test_a_player_on_move_may_open_any_of_his_tents() -> None:
    """B-RULING-97: for a raise or a retreat; what is in it is nobody else's business."""
    tents = {"tents": [["tent.baerfolk", "lord.baerfolk"]]}
    assert "open 1" in behind(["lord.emberians"], p1=tents).options
    fleeing = behind([], p1={"tents": [["tent.baerfolk", "horse.baerfolk"]]}, week=1)
    assert fleeing.options == ["open 1", "pass"]
    assert fleeing.do("open 1").asks == (1, "on-move")  # opening alone is no raise
    assert behind([], p1={"tents": [["tent.baerfolk", "chest"]]}).options == ["open 1", "pass"]
    paid = behind(["horse.emberians"], p1={"tents": [["tent.baerfolk", "3 supply"]]})
    assert paid.options == ["lay horse.emberians", "open 1", "retreat 1 horse", "pass"]


def test_a_raise_may_begin_that_only_a_lucky_amulet_completes() -> None:
    """B-RULING-98, B-BATTLE-25: a 4 makes the Tribesman a Lord."""
    table = behind(["amulet.baerfolk", "tribesman.baerfolk"], board={"6,6": {"level": 3}})
    assert table.asks == (1, "on-move")
    assert "lay amulet.baerfolk" in table.options


# --- B-RULING-99, -100: whose cards, and who sees them


def test_cards_of_an_open_battle_line_count_for_their_owner_when_the_game_ends() -> None:
    """B-RULING-99: the capture ends the game with both lines still on the table."""
    board = great_cities(4) | {"1,7": {"card": "road"}, "6,6": {"level": 4}}
    table = Table(
        extended=False,
        p1={"heroes": ["6,6", ""], "hand": ["weapon.baerfolk", "2 lord.baerfolk"]},
        p2={"heroes": ["", ""], "hand": ["tribesman.emberians", "supply"]},
        board=board,
    )
    table.do("attack city 6,6 p2", "lay lord.baerfolk", "lay lord.baerfolk", "finish")
    while not table.over:
        table.do("pass")
    assert table["p1.now.deck"] == 3
    assert table["p2.now.deck"] == 2


def test_a_card_taken_by_the_hand_of_luut_still_counts_for_its_owner() -> None:
    """B-RULING-99."""
    table = Table(p1={"hand": ["hand_of_luut"]}, p2={"hand": ["chest"]}).do("great hand_of_luut")
    assert table["p1.hand"] == ["chest@2"]
    assert table["p1.now.deck"] == 1
    assert table["p2.now.deck"] == 1


def seen_by(table: Table, viewer: int, owner: int) -> dict[str, Any]:
    players: Any = GAME.view(table.state, viewer - 1)["players"]
    shown: dict[str, Any] = players[owner - 1]
    return shown


def test_a_player_sees_what_lies_in_his_own_piles_but_not_the_order_of_his_nation() -> None:
    """B-RULING-100."""
    piles = [["chest", "supply", "stardust"], ["stardust", "chest", "supply"]]
    tables = [Table(p1={"nation": pile, "refuge": ["supply", "chest"]}) for pile in piles]
    own = [seen_by(table, 1, 1) for table in tables]
    assert own[0] == own[1]
    assert sorted(own[0]["nation_cards"]) == ["chest", "stardust", "supply"]
    assert sorted(own[0]["refuge_cards"]) == ["chest", "supply"]


def test_others_see_how_many_cards_lie_there_and_who_owns_the_famous_ones() -> None:
    """B-RULING-100: Great Artefacts and royal cards, wherever they lie."""
    p1 = {"nation": ["horn_of_baldur", "chest"], "refuge": ["supply", "queen.baerfolk"]}
    shown = seen_by(Table(p1=p1), 2, 1)
    assert (shown["nation"], shown["refuge"]) == (2, 2)
    assert "nation_cards" not in shown
    assert "refuge_cards" not in shown
    assert sorted(shown["famous"]) == ["horn_of_baldur", "queen.baerfolk"]
    assert "chest" not in str(shown)
