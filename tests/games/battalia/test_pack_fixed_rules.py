"""What no pack may change about a match: the base pack says of it what the rules do."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.effects.storm import EFFECTS
from stormark.games.battalia.options import SETS, WEEKS
from tests.games.battalia.pack_data import facts
from tests.games.battalia.rules.new_games import new_game
from tests.games.battalia.table import Table

# --- building, moving, fighting


def test_building_costs_what_the_rules_say() -> None:
    """B-LINE-12, B-LINE-17, B-CITY-01, B-CITY-03, B-UPGRADE-01 to -04, B-PLACE-05, B-PLACE-07."""
    assert facts("branches") == {"max": 2, "max_book_of_crea": 3, "in_battle": False}
    city = {"units": 3, "same_rank": True, "level_equals_rank": True, "supply": 0}
    upgrade = {"units": 2, "same_rank": True, "rank_above_level": True, "step": 1}
    assert facts("build.city") == city
    assert facts("build.upgrade") == upgrade
    assert facts("build.city_adjacent_to_city") == {"allowed": False}
    assert facts("build.exits_must_match_all_sides") == {"value": True}
    levels = facts("build.max_level")
    assert (levels["creation"], levels["stormgates"]) == (4, L.KING_RANK)


def test_heroes_move_jump_and_are_recruited_as_the_rules_say() -> None:
    """B-MOVE-03, B-MOVE-14, B-GATE-12, B-GATE-15, B-RECRUIT-01, B-RECRUIT-02."""
    assert facts("movement") == {
        "points_per_supply": {"value": 1},
        "free_lines": {"reenter_card_in_turn": False},
        "jump_tribute_supply": {"value": 1},
        "jumps_per_hero_and_turn": {"value": 1},
    }
    recruit = facts("recruit_hero")
    assert (recruit["weapon"], recruit["max_heroes"]) == (1, len(Table()["p1.heroes"]))


def test_battles_end_as_the_rules_say() -> None:
    """B-BATTLE-22, B-NEUTRAL-02, B-NEUTRAL-03, B-RETREAT-02, B-HIDE-02, R-49."""
    assert facts("battle.tie_goes_to") == {"value": "defender"}
    neutral = facts("battle.neutral_city")
    assert (neutral["level_when_captured"], neutral["reward_lord"]) == (4, 1)
    assert facts("retreat.or_horse") == 1
    assert facts("hide.limbo_cards_per_hidden_card") == 1
    assert facts("great_artefact_limit") == {"base_scenarios": 1, "valley_scenarios": "unlimited"}


def test_posts_trade_at_the_rates_of_the_rules() -> None:
    """B-TRADE-03, B-TRADE-11, B-TRADE-12, B-TRADE-14, R-39."""
    assert facts("trading.cost") == {"tribesman": 2}
    assert facts("trading.tools_accepted") == {"value": False}
    assert facts("trading.rates") == {
        "artefact_to_chest": {"min_posts": 1, "give": {"artefact": 1}, "get": {"chest": 1}},
        "chest_to_artefact": {"min_posts": 1, "give": {"chest": 1}, "get": {"artefact": 1}},
        "supply_to_stardust": {"min_posts": 2, "give": {"supply": 2}, "get": {"stardust": 1}},
    }


# --- storms and visitors


def test_every_storm_effect_but_the_lord_can_be_copied() -> None:
    """B-STORM-E08.2; the copying card itself never lies in the pile when it is drawn (R-28)."""
    effects = facts("storm_effects")
    assert [effect["number"] for effect in effects.values()] == list(range(1, 13))
    assert [name for name, effect in effects.items() if not effect["copyable"]] == ["lord"]
    assert list(effects) == [word for word, _ in EFFECTS]
    goes = {name: effect["to"] for name, effect in effects.items()}  # B-STORM-08
    to_hand = ("artefact", "lord", "draw", "fate", "promote", "limbo")
    on_board = ("road", "second_hero", "replace", "upgrade")
    assert goes == {
        **dict.fromkeys(to_hand, "hand"),
        **dict.fromkeys(on_board, "board"),
        **dict.fromkeys(("copy", "destroy_tent"), "none"),
    }
    assert [fate["number"] for fate in facts("fate_cards").values()] == [1, 2, 3]


def test_visitors_come_and_help_as_the_rules_say() -> None:
    """B-CHECK-04, B-META-02 to -18, B-BILK-01 to -06."""
    metamorpha, bilkarr = facts("npcs.metamorpha"), facts("npcs.bilkarr")
    assert metamorpha["enters"] == bilkarr["enters"] == {"checkpoint": 1, "place": "rolled_gate"}
    assert metamorpha["tribute_cards"] == 1
    assert metamorpha["moves"] == "to_newly_laid_or_replaced_card"
    assert metamorpha["limit"] == "once_per_turn_hero_and_terrain"
    abilities = metamorpha["abilities"]
    assert {name: ability["terrain"] for name, ability in abilities.items()} == {
        "free_move": "verdant_woods",
        "free_upgrade": "rocky_mountains",
        "ranged_attack": "red_canyons",
        "promote": "emerald_lakes",
        "draw": "protojungle",
        "double_unit": "frost_fields",
    }
    once = ("free_upgrade", "ranged_attack", "promote")
    assert [abilities[name]["amount"] for name in once] == [1, 1, 1]
    assert abilities["double_unit"]["amount"] == 2
    assert bilkarr["moves"] == "two_fields_diagonally"
    assert bilkarr["first_move"] == {"week": 2, "day": 2}


def test_potions_have_a_colour_and_work_once_a_day_or_on_and_on() -> None:
    """B-BILK-22 to -30."""
    potions = facts("potions")
    assert {name: (potion["colour"], potion["kind"]) for name, potion in potions.items()} == {
        "berserker": ("red", "once_a_day"),
        "frosthand": ("white", "once_a_day"),
        "eclipse": ("orange", "once_a_day"),
        "brotherhood": ("green", "continuous"),
        "colossus": ("gold", "continuous"),
        "weakness": ("blue", "continuous"),
    }


# --- setup and end


def test_teams_are_those_the_rules_seat() -> None:
    """B-TEAM-02 to -04, B-TEAM-25, B-RULING-104: places at the table, counted from 1."""
    seated: dict[str, dict[str, list[list[int]]]] = {
        str(players): {"default": Table(players=players)["now.teams"]} for players in (4, 5, 6)
    }
    seated["6"]["two_trios"] = Table(players=6, two_trios=True)["now.teams"]
    assert facts("teams") == seated


def test_a_game_is_set_up_with_the_numbers_of_its_players() -> None:
    """B-CSETUP-01, B-CSETUP-07, B-CSETUP-11, B-CSETUP-19, B-SETUP-03, B-SETUP-05."""
    assert facts("setup.faction_sets") == {str(players): sets for players, sets in SETS.items()}
    for mode, by_players in facts("setup.great_artefacts_face_up").items():
        for players, count in by_players.items():
            table = new_game(int(players), mode=mode, team_mode=False)
            assert len(table["great_artefacts"]) == count
    assert facts("setup.city_shape") == {"value": "x"}
    assert facts("setup.starting_city_level") == {"value": 1}


def test_modes_and_week_limits_are_those_one_may_choose() -> None:
    """B-CSETUP-02, B-CCOMP-01, B-COMP-01, B-CEND-09, B-TEAM-14, R-54."""
    assert facts("modes") == {
        "creation": {"players": [2, 3, 4], "faction_pool": [*W.FACTIONS[:4]]},
        "stormgates": {"players": [2, 3, 4, 5, 6], "faction_pool": [*W.FACTIONS]},
    }
    assert facts("options.week_limit") == {
        "values": {"min": WEEKS[0], "max": WEEKS[1], "none": True},
        "default": {"creation": 10, "stormgates": 10},
    }
    valley = facts("options.valley")
    assert valley["default"] == {"creation": "none", "stormgates": "none"}
    assert valley["available_players"] == {"creation": [], "stormgates": [4, 6]}
    assert facts("options.trio_cap.cap") == 2
    assert facts("options.map_full.default_without_teams") == {"5": True}


def test_the_end_is_counted_as_the_rules_say() -> None:
    """B-CEND-06, B-CEND-08, B-END-10, B-END-12, B-KINGS-04, B-CHECK-06, R-55."""
    assert facts("thresholds.grant_checkpoint") == {"number": 2}
    assert facts("thresholds.first_count_checkpoint") == {"number": 2}
    assert facts("thresholds.pair_multiplier_five_players") == {"value": 1.5, "round": "up"}
    levels = [f"level_{level}_cities" for level in (4, 3, 2, 1)]
    last = ["heroes_on_board", "creation_deck_cards"]
    assert facts("scoring") == {
        "vp_per_city_level": {"value": 1},
        "tie_break": {
            "creation": [*levels, *last],
            "stormgates": ["capitals", "residences", *levels, *last],
            "then": "shared",
        },
    }


def test_the_base_box_holds_these_pieces() -> None:
    """B-CCOMP-10, B-CCOMP-11, B-UNBOUND-01."""
    assert facts("boxes.base") == {
        "unit": 80,
        "supply": 80,
        "artefact": 84,
        "great_artefact": 10,
        "city": 28,
        "road": 48,
        "ruin": 1,
        "hero": 8,
        "d6": 1,
    }
    assert facts("faction_set.heroes") == {"total": 2}
