"""B-CCOMP: the cards and pieces of The Creation, and that the rules use exactly these."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.options import KEYS
from stormark.kernel.refusal import InputError
from tests.games.battalia.rules.creation import (
    FACTIONS,
    creation,
    lines,
    new_game,
    play,
    refused,
    settled,
)
from tests.games.battalia.table import GAME, Table

PACK = GAME.pack
TABLES = GAME.tables
SETTINGS = ((2, 3), (3, 4), (4, 4))  # players, faction sets
SIDES = (L.NORTH, L.EAST, L.SOUTH, L.WEST)


# --- players and factions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play_the_creation(players: int) -> None:
    """B-CCOMP-01."""
    assert new_game(players=players)["players"] == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_nobody_else_can_play_the_creation(players: int) -> None:
    """B-CCOMP-01."""
    assert refused(players=players) == "B-CCOMP-01"


def test_the_four_base_factions_have_colour_element_and_terrain() -> None:
    """B-CCOMP-02."""
    shown = [
        (f.number, f.name["en"], f.name["de"], f.colour["en"], f.element["en"], f.terrain)
        for f in PACK.factions[:4]
    ]
    assert shown == [
        (1, "Bärfolk", "Bärenvolk", "green", "earth", "verdant_woods"),
        (2, "Cloudborn", "Wolkenkinder", "gold", "air", "rocky_mountains"),
        (3, "Emberians", "Glutjünger", "red", "fire", "red_canyons"),
        (4, "Islanders", "Holmsiedler", "blue", "water", "emerald_lakes"),
    ]
    terrains = [PACK.terrains[f.terrain] for f in PACK.factions[:4]]
    assert [words["en"] for words in terrains] == [
        *("Verdant Woods", "Rocky Mountains", "Red Canyons", "Emerald Lakes"),
    ]
    assert [words["de"] for words in terrains] == [
        *("Grünende Wälder", "Felsige Berge", "Rote Schluchten", "Smaragdseen"),
    ]


@pytest.mark.parametrize("faction", FACTIONS)
def test_all_factions_have_the_same_rules(faction: str) -> None:
    """B-CCOMP-03: the same cards of another colour offer the same."""

    def offers(colour: str) -> list[str]:
        names = ("chief", "title", "amulet", "weapon", "tent")
        hand = [f"2 tribesman.{colour}", "2 supply", *(f"{name}.{colour}" for name in names)]
        table = creation(players=4, p1={"hand": hand})
        return sorted(option.replace(colour, "own") for option in table.options)

    assert offers(faction) == offers("baerfolk")
    assert len(offers(faction)) > 20


# --- a faction set


def test_a_set_has_20_units_21_artefacts_7_cities_12_roads_and_2_heroes() -> None:
    """B-CCOMP-04."""
    assert sum(unit.per_faction for unit in PACK.units) == 20
    assert sum(artefact.per_faction for artefact in PACK.artefacts) == 21
    assert (sum(PACK.cities.values()), sum(PACK.roads.values())) == (7, 12)
    assert len(creation()["p1.heroes"]) == 2


def test_units_cities_and_roads_of_a_set_are_split_as_ruled() -> None:
    """B-CCOMP-05, B-CCOMP-06, B-CCOMP-07, B-CCOMP-08, B-CRULING-01."""
    assert {unit.id: unit.per_faction for unit in PACK.units} == {
        "tribesman": 8,
        "chief": 5,
        "priest": 4,
        "lord": 3,
    }
    assert {artefact.id: artefact.per_faction for artefact in PACK.artefacts} == dict.fromkeys(
        ("tools", "horse", "weapon", "tent", "title", "scroll", "amulet"), 3
    )
    assert PACK.cities == {"x": 3, "t": 1, "straight": 1, "curve": 1, "dead_end": 1}
    assert PACK.roads == {"straight": 3, "curve": 3, "t": 3, "x": 3}


@pytest.mark.parametrize(("players", "sets"), SETTINGS)
def test_the_stock_holds_exactly_the_sets_in_the_game(players: int, sets: int) -> None:
    """B-CCOMP-05 to B-CCOMP-08, B-CRULING-01: before the deal; the setup lays X cities."""
    table = new_game(players=players, draft=True)
    stock = table["stock"]
    assert [len(stock[rank]) for rank in W.RANKS] == [8 * sets, 5 * sets, 4 * sets, 3 * sets]
    assert all(len(stock[artefact]) == 3 * sets for artefact in W.ARTEFACTS)
    assert [len(stock["road"][shape]) for shape in W.SHAPES[1:]] == [3 * sets] * 4
    rest = [len(stock["city"][shape]) for shape in W.SHAPES]
    assert rest == [sets, sets, sets, sets, 3 * sets - 2 * players]
    assert rest[-1] > 0


def test_shapes_have_one_two_three_or_four_exits() -> None:
    """B-CCOMP-09: straight cards have opposite exits, curves neighbouring ones."""
    shapes = [int(L.turned(shape, 0)) for shape in range(L.SHAPES)]
    assert [exits.bit_count() for exits in shapes] == [1, 2, 2, 3, 4]
    straight = {L.turned(L.STRAIGHT, turns) for turns in range(4)}
    curve = {L.turned(L.CURVE, turns) for turns in range(4)}
    assert straight == {L.NORTH | L.SOUTH, L.EAST | L.WEST}
    assert curve == {side | SIDES[(n + 1) % 4] for n, side in enumerate(SIDES)}


def test_a_laid_card_shows_the_exits_of_its_shape() -> None:
    """B-CCOMP-09."""
    for shape, count in zip(W.SHAPES[1:], (2, 2, 3, 4), strict=True):
        table = creation(p1={"hand": ["2 tribesman.baerfolk", "supply"]}).do(f"road {shape}")
        table.do(next(option for option in table.options if option.startswith("site 2,3")))
        assert int(table.state.exits[9]).bit_count() == count  # row 2, column 3


@pytest.mark.parametrize("extra", [{}, {"unbound": True}])
@pytest.mark.parametrize(("players", "sets"), SETTINGS)
def test_there_are_as_many_supply_cards_as_units_of_the_sets(
    players: int, sets: int, extra: dict[str, bool]
) -> None:
    """B-CCOMP-10: the Unbound add none."""
    table = settled(players=players, **extra)
    owned = [table[f"p{player}.now.owns.supply"] for player in range(1, players + 1)]
    assert table["stock.supply"] + sum(owned) == 20 * sets


def test_fanatics_add_no_supply_cards() -> None:
    """B-CCOMP-10."""
    with_them = Table(players=2, fanatics=True)
    assert with_them["stock.supply"] == Table(players=2)["stock.supply"] == 60


# --- Great Artefacts, board, heroes, markers, die


def test_there_are_ten_different_great_artefacts() -> None:
    """B-CCOMP-11."""
    base = [great.id for great in PACK.great_artefacts if great.box == "base"]
    assert len(set(base)) == len(base) == 10
    found: set[str] = set()
    for seed in range(30):
        face_up = new_game(seed, players=4)["great_artefacts"]
        assert len(set(face_up)) == len(face_up)
        found |= set(face_up)
    assert found == set(base)


def test_the_base_board_has_seven_by_seven_fields() -> None:
    """B-CCOMP-12."""
    for players in (2, 3, 4):
        board = TABLES.boards[f"creation_{players}"]
        assert (board.rows, board.columns) == (7, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_ruin_of_neutral_terrain_has_four_exits(players: int) -> None:
    """B-CCOMP-13."""
    state = new_game(players=players).state
    (ruin,) = [field for field, place in enumerate(state.place) if place == L.RUIN]
    assert state.exits[ruin] == L.NORTH | L.EAST | L.SOUTH | L.WEST
    assert state.terrain[ruin] == L.NEUTRAL


def test_both_heroes_of_a_player_can_do_the_same() -> None:
    """B-CCOMP-14."""
    hand = ["weapon.baerfolk", "horse.baerfolk", "3 supply"]
    board = {"4,2": {"card": "road", "shape": "x"}}

    def offers(hero: int) -> list[str]:
        heroes = ["4,1", ""] if hero == 1 else ["", "4,1"]
        table = creation(board=board, p1={"hand": hand, "heroes": heroes})
        return [option.replace(f"move {hero}", "move") for option in table.options
                if not option.startswith("recruit")]  # fmt: skip

    assert "move" in offers(1)
    assert "attack city 4,1 nobody" in offers(1)
    assert offers(1) == offers(2)


def test_city_markers_never_run_out() -> None:
    """B-CCOMP-15, B-CRULING-02: a player may have any number of cities of one level."""
    fields = ("2,4", "2,6", "4,2", "4,6", "6,2", "6,4", "4,1", "4,7")
    shapes = ("t", "t", "t", "x", "x", "x", "x", "x")
    board: dict[str, dict[str, object]] = {"2,2": {"level": 2}}
    for field, shape in zip(fields, shapes, strict=True):
        board[field] = {"card": "city", "shape": shape, "owner": 1, "level": 3}
    table = creation(board=board, p1={"hand": ["2 priest.baerfolk"]})
    table.do("upgrade 2,2 priest")
    assert table["p1.now.levels.3"] == 9


def test_the_die_has_six_sides() -> None:
    """B-CCOMP-16."""
    for roll in ("1", "6"):
        table = creation(p1={"hand": ["amulet.baerfolk", "supply"]})
        table.do("amulet amulet.baerfolk", "name supply", dice=[roll])
    table = creation(p1={"hand": ["amulet.baerfolk", "supply"]}).do("amulet amulet.baerfolk")
    for roll in ("0", "7"):
        with pytest.raises(InputError):
            table.do("name supply", dice=[roll])


@pytest.mark.parametrize("seed", range(4))
def test_in_mode_creation_only_amulets_roll_the_die(seed: int) -> None:
    """B-CCOMP-16: a game without Amulets rolls nothing."""
    options = {"mode": "creation", "players": 2 + seed % 3, "week_limit": 4}
    state, events = play(seed, lambda _: None, avoid="amulet", **options)
    rolled = sum(event.verb == "rolled" for event in events)
    laid = [event for event in events if event.verb == "battle_cards"]
    assert rolled <= sum(str(event.args["cards"]).count("amulet") for event in laid)
    assert state.draws[L.S_DIE] == rolled


# --- classes of cards


def test_terrain_cards_form_the_map_and_never_a_deck() -> None:
    """B-CCOMP-17: units, Supply, artefacts and Great Artefacts form the decks."""
    table = creation(p1={"hand": ["2 tribesman.baerfolk"]})
    laid, size = table["now.cards.road"], table["p1.now.deck"]
    straight = len(table["stock.road.straight"])
    table.do("road straight", "site 2,3 1")
    assert table["now.cards.road"] == laid + 1
    assert len(table["stock.road.straight"]) == straight - 1
    assert table["p1.now.deck"] == size
    for word in ("road", "city", "ruin"):
        with pytest.raises(InputError):
            creation(p1={"hand": [word]})


def test_units_and_artefacts_have_one_faction_and_others_all_or_none() -> None:
    """B-CCOMP-18."""
    factions = dict(zip(W.KINDS, TABLES.faction, strict=True))
    for number, faction in enumerate(W.FACTIONS):
        for name in (*W.RANKS, *W.ARTEFACTS):
            assert factions[f"{name}.{faction}"] == number
    for name in (*W.GREATS, *(f"{rank}.unbound" for rank in W.RANKS)):
        assert factions[name] == L.UNIVERSAL
    assert factions["supply"] == L.NO_FACTION


@pytest.mark.parametrize("universal", ["horn_of_baldur", "priest.unbound"])
def test_a_universal_card_counts_for_the_faction_its_holder_needs(universal: str) -> None:
    """B-CCOMP-19."""
    for faction in FACTIONS[:3]:
        hand = [universal, f"2 tribesman.{faction}", "supply"]
        assert lines(creation(unbound=True, p1={"hand": hand}), "cohort") == [faction]


def test_a_neutral_card_belongs_to_no_faction() -> None:
    """B-CCOMP-20."""
    table = creation(p1={"hand": ["2 tribesman.baerfolk", "4 supply"]})
    assert lines(table, "cohort") == []


def test_ranks_rise_from_tribesman_to_lord() -> None:
    """B-CCOMP-21."""
    shown = [(unit.rank, unit.name["en"], unit.name["de"]) for unit in PACK.units]
    assert shown == [
        (1, "Tribesman", "Stammeskrieger"),
        (2, "Chief", "Häuptling"),
        (3, "Priest", "Priester"),
        (4, "Lord", "Lord"),
    ]


@pytest.mark.parametrize(("rank", "unit"), [*enumerate(W.RANKS, start=1)])
def test_the_strength_of_a_unit_is_its_rank(rank: int, unit: str) -> None:
    """B-CCOMP-22: the Weapon of another faction prevents a morale bonus."""
    hand = ["weapon.cloudborn", f"{unit}.baerfolk"]
    table = creation(p1={"hand": hand, "heroes": ["4,1", ""]})
    table.do("attack city 4,1 nobody")
    with_morale = table.battle["attack"]
    table.do(f"lay {unit}.baerfolk")
    assert table.battle["attack"] == with_morale - 1 + rank


@pytest.mark.parametrize("faction", FACTIONS)
def test_units_of_one_rank_differ_only_in_faction(faction: str) -> None:
    """B-CCOMP-23."""
    table = creation(players=4, p1={"hand": [f"priest.{faction}", "3 supply"]})
    assert lines(table, "hire") == ["tribesman", "chief", "priest", "lord"]
    assert lines(table, "buy") == ["tools", "horse", "weapon", "tent", "scroll", "amulet"]


def test_a_deck_is_everything_a_player_owns() -> None:
    """B-CCOMP-24: the cards in tents and the Tent cards themselves included."""
    places = {
        "nation": ["2 supply"],
        "refuge": ["supply", "lord.baerfolk"],
        "hand": ["tribesman.baerfolk"],
        "ambush": ["chief.baerfolk", "chief.cloudborn"],
        "table": ["priest.baerfolk"],
        "tents": [["tent.baerfolk", "lord.cloudborn"]],
    }
    assert creation(p1=places)["p1.now.deck"] == 2 + 2 + 1 + 2 + 1 + 2


@pytest.mark.parametrize("options", GAME.option_sets()[:6])
def test_every_card_is_always_in_exactly_one_place(options: dict[str, Any]) -> None:
    """B-CCOMP-25: at every moment of a whole game."""
    seen: list[str] = []

    def look(state: BattaliaState) -> None:
        if state.draws[L.S_NATION] % 7 == 0:  # now and then: counting takes a while
            seen.extend(state.check())

    play(5, look, **options)
    assert seen == []


@pytest.mark.parametrize("pile", ["hand", "nation", "refuge", "ambush", "table"])
def test_a_card_too_many_or_too_few_is_noticed(pile: str) -> None:
    """B-CCOMP-25."""
    state = creation(p1={pile: ["lord.baerfolk", "supply"]}).state
    cards = getattr(state, pile)
    whole = cards[0]
    for wrong in (whole[:1], whole[1:], (*whole, L.SUPPLY)):
        cards[0] = wrong
        assert state.check() != []
    cards[0] = whole
    assert state.check() == []


def test_volcanoes_hero_sheets_and_printed_aids_are_not_part_of_the_game() -> None:
    """B-CCOMP-26: no card and no switch for them; a field holds a road, a city or the ruin."""
    words = (*W.KINDS, *W.PLACES, *KEYS)
    assert not [word for word in words if "volcano" in word or "sheet" in word or "aid" in word]
    for players in (2, 3, 4):
        cards = new_game(players=players)["now.cards"]
        assert {card for card, count in cards.items() if count} == {"city", "ruin"}
