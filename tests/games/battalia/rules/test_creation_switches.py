"""B-CSETUP-26, B-CSETUP-27: the switches of The Creation, and what the modes have of them."""

from __future__ import annotations

from collections import Counter

import pytest

from stormark.games.battalia.options import SWITCHES, defaults
from stormark.kernel.refusal import InputError, Refusal
from tests.games.battalia.rules.creation import creation, deck, lines, new_game, refused
from tests.games.battalia.table import GAME, Table


def test_the_switches_of_mode_creation_are_off_but_for_the_full_map() -> None:
    """B-CSETUP-26, B-CRULING-43: with ten weeks at most."""
    for players in (2, 3, 4):
        setup = GAME.setup({"mode": "creation", "players": players})
        assert not isinstance(setup, Refusal)
        on = [name for name in SWITCHES if setup.options[name]]
        assert on == ["map_full"]
        assert setup.options["week_limit"] == 10


@pytest.mark.parametrize("switch", ["draft", "hero_mode", "extended", "unbound", "map_full"])
def test_every_switch_of_mode_creation_can_be_turned(switch: str) -> None:
    """B-CSETUP-26."""
    for value in (True, False):
        assert new_game(**{switch: value})[switch] is value


@pytest.mark.parametrize("weeks", [0, 4, 20])
def test_the_week_limit_is_four_to_twenty_weeks_or_none(weeks: int) -> None:
    """B-CSETUP-26."""
    assert new_game(week_limit=weeks)["week_limit"] == weeks
    for wrong in (1, 3, 21):
        with pytest.raises(InputError):
            new_game(week_limit=wrong)


@pytest.mark.parametrize(
    ("option", "value"), [("mode", "chaos"), ("valley", "bridge"), ("sets", ["orcs"] * 3)]
)
def test_an_unknown_word_is_no_option(option: str, value: object) -> None:
    """B-CSETUP-02, B-CSETUP-26."""
    with pytest.raises(InputError, match="argument-unknown"):
        Table(new={"players": 2, option: value})


@pytest.mark.parametrize(
    "switch", ["team_mode", "two_trios", "trio_cap", "metamorpha", "bilkarr", "fanatics", "kry_cek"]
)
def test_the_switches_of_the_expansion_do_not_belong_to_mode_creation(switch: str) -> None:
    """B-CSETUP-26."""
    assert refused(players=4, **{switch: True}) == "B-CSETUP-26"


def test_the_expansion_starts_with_draft_heroes_and_the_extended_game() -> None:
    """B-CSETUP-26, B-CRULING-43, B-CRULING-44: in mode stormgates its own rules come first."""
    table = defaults("stormgates", 2)
    assert (table["draft"], table["hero_mode"], table["extended"]) == (True, True, True)
    assert table["unbound"] is False
    assert Table(players=2)["now.fields"] == 49  # R-04 instead of B-CSETUP-08
    assert len(Table(players=2)["great_artefacts"]) == 2  # B-SETUP-05 instead of B-CSETUP-07
    assert len(creation(players=2)["great_artefacts"]) == 3


def test_the_extended_game_is_free_entry_into_home_terrain_and_nothing_else() -> None:
    """B-CRULING-43: with and without it the same is offered apart from such a step."""
    home = {"2,3": {"card": "road", "shape": "x", "terrain": "verdant_woods"}}
    other = {"2,3": {"card": "road", "shape": "x", "terrain": "red_canyons"}}
    for board, free in ((home, ["move 1"]), (other, [])):
        p1 = {"faction": "baerfolk", "hand": ["2 tribesman.baerfolk", "priest.baerfolk"]}
        with_it, without = (creation(extended=on, board=board, p1=p1) for on in (True, False))
        assert [o for o in with_it.options if o not in without.options] == free
        assert set(without.options) <= set(with_it.options)


def test_with_the_draft_faction_and_city_come_first_and_no_units_are_dealt() -> None:
    """B-CSETUP-27."""
    table = new_game(players=2, draft=True)
    assert not deck(table)
    table.do("faction " + lines(table, "faction")[0], "faction " + lines(table, "faction")[1])
    table.do("home 2,2", "home 6,6")
    assert table["phase"] == "draft"
    assert not deck(table)
    while table["phase"] == "draft":
        table.do(table.options[0])
    for player in (1, 2):
        kinds = Counter(card.partition(".")[0] for card in deck(table, player).elements())
        assert kinds == {"tribesman": 3, "chief": 1, "priest": 1, "supply": 5}
