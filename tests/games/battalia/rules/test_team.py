"""B-TEAM: teams, their common turn, and what teammates may not do for each other."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.actions import VERBS
from stormark.kernel.refusal import Refusal
from tests.games.battalia.table import GAME, Table

ROAD = {"card": "road", "turned": 1}
SIX = ["6 supply"]


def refused(**options: Any) -> str:
    refusal = GAME.setup(options)
    assert isinstance(refusal, Refusal)
    return refusal.rule


# --- teams and their order


@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_to_six_players_play_in_teams(players: int) -> None:
    """B-TEAM-01."""
    assert Table(players=players)["team_mode"] is True


@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_have_no_teams(players: int) -> None:
    """B-TEAM-01."""
    assert Table(players=players)["now.teams"] == [[seat + 1] for seat in range(players)]
    assert refused(players=players, team_mode=True) == "B-TEAM-01"


@pytest.mark.parametrize(
    ("players", "teams"),
    [(4, [[1, 3], [2, 4]]), (5, [[1, 3, 5], [2, 4]]), (6, [[1, 4], [2, 5], [3, 6]])],
)
def test_teammates_sit_across(players: int, teams: list[list[int]]) -> None:
    """B-TEAM-02, B-TEAM-03, B-TEAM-04."""
    assert Table(players=players, start=1)["now.teams"] == teams


def test_seats_are_places_at_the_table_whoever_starts() -> None:
    """B-RULING-104 (in place of B-RULING-10), B-TEAM-02, B-TEAM-03, B-TEAM-08: his team begins,
    the others go clockwise.
    """
    assert Table(players=5, start=3)["now.teams"] == [[3, 5, 1], [4, 2]]
    assert Table(players=5, start=2)["now.teams"] == [[2, 4], [3, 5, 1]]
    assert Table(players=5, start=4)["now.teams"] == [[4, 2], [5, 1, 3]]
    assert Table(players=6, start=3)["now.teams"] == [[3, 6], [4, 1], [5, 2]]
    assert Table(players=6, start=6)["now.teams"] == [[6, 3], [1, 4], [2, 5]]
    assert Table(players=4, start=4)["now.teams"] == [[4, 2], [1, 3]]
    assert Table(players=6, start=2, two_trios=True)["now.teams"] == [[2, 4, 6], [3, 5, 1]]


def test_with_five_players_the_pair_begins_in_two_games_of_five() -> None:
    """B-RULING-104: the starting player is drawn among all, and factions, cities and draft follow
    from him.
    """
    begins = {start: len(Table(players=5, start=start)["now.teams"][0]) for start in range(1, 6)}
    assert begins == {1: 3, 2: 2, 3: 3, 4: 2, 5: 3}
    for seed in range(12):
        table = Table(new={"players": 5, "seed": seed})
        assert table.deciding == [table["start"]]
        while table["phase"] != "turn":
            table.do(table.options[0])
        assert table["start"] in table.deciding
        assert sorted(table.deciding) in ([1, 3, 5], [2, 4])


def test_the_pair_has_half_as_many_points_again_wherever_it_starts() -> None:
    """B-RULING-104, B-END-10: the pair sits on seats 2 and 4."""
    for start in range(1, 6):
        table = Table(players=5, start=start, board={"3,5": {"card": "city", "owner": 2}})
        assert table["p4.now.team_points"] == 5  # 3 cities of level 1, times 1.5, rounded up
        assert table["p5.now.team_points"] == 3
        assert (table["p2.now.target"], table["p3.now.target"]) == (9, 12)


def test_six_players_may_form_two_teams_of_three() -> None:
    """B-TEAM-25, B-RULING-104: their target is 12 cities, without a multiplier."""
    table = Table(players=6, two_trios=True)
    assert table["now.teams"] == [[1, 3, 5], [2, 4, 6]]
    assert table["p1.now.target"] == 12
    assert table["p1.now.team_points"] == 3
    assert refused(players=5, two_trios=True) == "B-TEAM-25"
    assert refused(players=6, two_trios=True, team_mode=False) == "B-TEAM-25"


@pytest.mark.parametrize("players", [4, 5, 6])
def test_everyone_may_play_against_everyone_with_the_same_setup(players: int) -> None:
    """B-TEAM-24."""
    alone = Table(players=players, team_mode=False)
    assert alone["now.teams"] == [[seat + 1] for seat in range(players)]
    assert alone["board"] == Table(players=players)["board"]
    assert alone.deciding == [1]


def test_the_starting_player_is_drawn_before_factions_are_chosen() -> None:
    """B-TEAM-05."""
    starts = set()
    for seed in range(20):
        table = Table(new={"players": 4, "seed": seed})
        assert table["phase"] == "factions"
        assert table.deciding == [table["start"]]
        starts.add(table["start"])
    assert starts == {1, 2, 3, 4}


def test_factions_are_chosen_clockwise_and_cities_in_reverse_order() -> None:
    """B-TEAM-06, B-TEAM-07: one player at a time; then the draft."""
    table = Table(new={"players": 4, "seed": 5})
    order = table["now.order"]
    assert order == [(order[0] - 1 + step) % 4 + 1 for step in range(4)]
    for player in order:
        assert table.deciding == [player]
        assert table.asks[1] == "choose-faction"
        table.do(table.options[0])
    for player in reversed(order):
        assert table.deciding == [player]
        assert table.asks[1] == "choose-home"
        table.do(table.options[0])
    assert table["phase"] == "draft"


def test_the_starting_players_team_begins_and_teams_follow_clockwise() -> None:
    """B-TEAM-08, B-TEAM-22, B-TEAM-23: then the day ends."""
    players: dict[str, Any] = {f"p{player}": {"nation": SIX} for player in range(1, 7)}
    table = Table(players=6, start=2, **players)
    for team in ([2, 5], [3, 6], [4, 1]):
        assert sorted(table.deciding) == sorted(team)
        assert table["day"] == 1
        for player in team:
            table.do("done", by=player)
    assert table["day"] == 2
    assert sorted(table.deciding) == [2, 5]


# --- a common turn


def test_all_members_of_a_team_act_at_once() -> None:
    """B-TEAM-09, B-TEAM-16, B-RULING-11: in the order they like, without asking."""
    table = Table(
        players=4,
        p1={"hand": ["chief.baerfolk", "supply"]},
        p3={"hand": ["chief.emberians", "supply"]},
    )
    assert table.deciding == [1, 3]
    table.do("hire tribesman", by=3).do("hire tribesman", by=1)
    assert len(table["p1.refuge"]) == len(table["p3.refuge"]) == 2


def test_no_step_is_split_by_another() -> None:
    """B-TEAM-09, B-RULING-11, B-RULING-105 (replaces B-RULING-87): laying holds nobody up, but a
    complete line does until its consequences are over.
    """
    table = Table(
        players=4,
        p1={"heroes": ["2,2", ""], "hand": ["2 supply"]},
        p3={"hand": ["chief.emberians", "supply"]},
        board={"2,3": ROAD},
        extended=False,
    )
    table.do("move 1", "lay supply", "lay supply", by=1)
    assert table.deciding == [1, 3]
    table.do("go", by=1)
    assert table.deciding == [1]
    table.refuses("hire tribesman", "B-LINE-04", by=3)
    table.do("step 2,3", "stop", by=1)
    assert table.deciding == [1, 3]


def test_the_turn_ends_when_all_members_are_done() -> None:
    """B-TEAM-09, B-RULING-11: who is done may take it back until then."""
    table = Table(players=4, p1={"nation": SIX}, p3={"nation": SIX, "hand": ["chest"]})
    table.do("done", by=1)
    assert table.deciding == [3]
    table.do("resume", by=1)
    assert table.deciding == [1, 3]
    table.do("done", by=3).do("done", by=1)
    assert table.deciding == [2, 4]
    assert table["p1.hand"] == table["p3.hand"] == ["supply"] * 6
    assert table["p3.refuge"] == ["chest"]


# --- attacks


def battle_table(**given: Any) -> Table:
    """Team 1+3 can attack both opponents: 2 on (2,6), 4 on (6,6)."""
    return Table(
        players=4,
        p1={"heroes": ["2,6", "6,6"], "hand": ["2 weapon.baerfolk", "lord.baerfolk"]},
        p2={"heroes": ["2,6", "6,6"], "hand": ["lord.emberians", "chest"], "nation": ["9 supply"]},
        p3={"heroes": ["2,6", "6,6"], "hand": ["2 weapon.emberians", "lord.emberians"]},
        p4={"heroes": ["6,6", ""], "hand": ["2 chest"], "nation": ["9 supply"]},
        **given,
    )


def attacks(table: Table, player: int) -> set[str]:
    return {o.split()[-1] for o in table.options_of(player) if o.startswith("attack")}


def test_teammates_do_not_attack_the_same_opponent_at_once() -> None:
    """B-TEAM-10, B-TEAM-11, B-RULING-12, B-EX-39."""
    table = battle_table()
    assert attacks(table, 3) == {"p2", "p4"}
    table.do("attack city 2,6 p2", by=1)
    assert table.deciding == [2, 3]  # the defender, and the teammate who may act meanwhile
    assert attacks(table, 3) == {"p4"}
    table.refuses("attack city 2,6 p2", "B-TEAM-10", by=3)
    table.do("attack city 6,6 p4", by=3)
    assert len(table["now.battles"]) == 2


def test_a_finished_battle_frees_the_opponent() -> None:
    """B-TEAM-12, B-RULING-12: from the announcement until the defender has refilled."""
    table = battle_table()
    table.do("attack heroes 2,6 p2", by=1).do("finish", by=1)
    while table["now.battles"]:
        table.do("pass", by=table.asks[0])
    assert attacks(table, 3) == {"p2", "p4"}


def test_a_defender_in_team_mode_draws_up_to_six_cards_at_once() -> None:
    """B-TEAM-13."""
    table = battle_table()
    table.do("attack city 2,6 p2", by=1).do("heroes 0", by=2).do("finish", by=1)
    while table["now.battles"]:
        table.do("pass", by=table.asks[0])
    assert len(table["p2.hand"]) == 6
    assert len(table["p4.hand"]) == 2  # nobody attacked him


def test_alone_a_defender_draws_at_the_end_of_the_turn() -> None:
    """B-TEAM-13: the immediate draw belongs to team mode."""
    table = battle_table(team_mode=False)
    table.do("attack city 2,6 p2").do("heroes 0", by=2).do("finish")
    while table["now.battles"]:
        table.do("pass", by=table.asks[0])
    assert len(table["p2.hand"]) == 2
    table.do("done", by=1)
    assert len(table["p2.hand"]) == 6


def test_a_neutral_object_is_locked_as_well() -> None:
    """B-RULING-12, B-RULING-87: while an opponent thinks about his Frosthand, a teammate acts, but
    cannot join in.
    """
    table = Table(
        players=4,
        bilkarr=True,
        p1={"heroes": ["1,4", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]},
        p3={"heroes": ["1,4", "4,1"], "hand": ["weapon.emberians"]},
        p4={"potions": {"frosthand": {"turned": 1}}},
    )
    table.do("attack city 1,4 nobody", by=1).do("finish", by=1)
    assert sorted(table.deciding) == [3, 4]
    assert [o for o in table.options_of(3) if o.startswith("attack")] == ["attack city 4,1 nobody"]


def test_the_trio_may_attack_twice_where_the_cap_is_on() -> None:
    """B-TEAM-14, B-RULING-12: every announced attack of any member counts."""
    for cap, before, allowed in ((True, 1, True), (True, 2, False), (False, 2, True)):
        table = Table(
            players=5,
            trio_cap=cap,
            attacks=before,
            p1={"heroes": ["2,6", ""], "hand": ["weapon.baerfolk"]},
            p3={"heroes": ["2,6", ""], "hand": ["weapon.emberians"]},
        )
        assert bool(attacks(table, 1)) is allowed
        assert bool(attacks(table, 3)) is allowed
    pair = Table(
        players=5,
        trio_cap=True,
        attacks=2,
        turn=2,
        p2={"heroes": ["2,2", ""], "hand": ["weapon.baerfolk"]},
    )
    assert attacks(pair, 2) == {"p1"}
    assert refused(players=6, trio_cap=True) == "B-TEAM-14"


def test_the_attacks_of_the_trio_are_counted_anew_every_turn() -> None:
    """B-TEAM-14"""
    p1 = {
        "heroes": ["2,6", ""],
        "hand": ["weapon.baerfolk"],
        "nation": ["3 weapon.emberians", "3 supply"],
    }
    table = Table(players=5, trio_cap=True, attacks=2, p1=p1)
    for player in (1, 3, 5, 2, 4):
        table.do("done", by=player)
    assert table["day"] == 2
    assert attacks(table, 1)


def test_a_rejected_attack_does_not_count() -> None:
    """B-RULING-12."""
    table = battle_table()
    table.do("attack city 2,6 p2", by=1)
    table.refuses("attack city 2,6 p2", "B-TEAM-10", by=3)
    assert table["attacks"] == 1


def test_teammates_cannot_attack_each_other() -> None:
    """B-RULING-13: but they may enter each other's cities."""
    table = Table(
        players=4,
        p1={"heroes": ["6,2", ""], "hand": ["weapon.baerfolk"]},
        p3={"heroes": ["6,2", ""]},
    )
    assert table["board.6,2.owner"] == 3
    assert attacks(table, 1) == set()
    walker = Table(
        players=4,
        p1={"heroes": ["6,3", ""], "hand": ["supply"]},
        board={"6,3": ROAD},
        extended=False,
    )
    walker.do("move 1; lay supply; go; step 6,2", by=1)
    assert walker["p1.heroes"] == ["6,2", ""]


# --- own cards, own cities, own heroes


def test_what_teammates_say_is_no_matter_of_the_rules() -> None:
    """B-TEAM-15: there is no action for talking, and nobody sees a teammate's cards."""
    assert not [verb.word for verb in VERBS.by_number.values() if verb.word in ("say", "talk")]
    one = GAME.position({"players": 4, "p1": {"hand": ["chest"]}})
    other = GAME.position({"players": 4, "p1": {"hand": ["stardust"]}, "p2": {}})
    mates = [GAME.view(state, 2)["players"] for state in (one, other)]
    opponents = [GAME.view(state, 1)["players"] for state in (one, other)]
    for shown in (*mates, *opponents):
        assert isinstance(shown, list)
        first = shown[0]
        assert isinstance(first, dict)
        assert "chest" not in str(first["hand"])
        assert "stardust" not in str(first["hand"])


def test_a_line_takes_only_the_players_own_cards() -> None:
    """B-TEAM-17, B-TEAM-18: neither his teammate's hand nor a trade between them helps."""
    table = Table(players=4, p1={"hand": ["chief.baerfolk"]}, p3={"hand": ["3 supply"]})
    assert not [o for o in table.options_of(1) if o.startswith("hire")]
    with_own = Table(players=4, p1={"hand": ["chief.baerfolk", "2 supply"]})
    assert "hire tribesman" in with_own.options_of(1)
    assert not [verb.word for verb in VERBS.by_number.values() if verb.word in ("give", "lend")]


def test_trading_posts_do_not_trade_between_teammates() -> None:
    """B-TEAM-18: the rates are those with the common supply, and the post must be his own."""
    table = Table(
        players=4,
        p1={"heroes": ["2,3", ""], "hand": ["horse.baerfolk"]},
        p3={"posts": ["2,3"], "hand": ["chest"]},
        board={"2,3": ROAD},
    )
    assert not [o for o in table.options_of(1) if o.startswith("trade")]


def test_a_teammates_city_is_not_raised() -> None:
    """B-TEAM-19."""
    table = Table(players=4, p1={"hand": ["2 chief.baerfolk"]})
    raised = [o for o in table.options_of(1) if o.startswith("upgrade")]
    assert raised == ["upgrade 2,2 chief"]


def test_a_teammates_hero_is_neither_moved_nor_recruited() -> None:
    """B-TEAM-20: he recruits into his own cities only."""
    table = Table(
        players=4,
        p1={"heroes": ["", ""], "hand": ["weapon.baerfolk", "3 supply"]},
        p3={"heroes": ["6,2", ""]},
        board={"6,3": ROAD},
    )
    moves = [o for o in table.options_of(1) if o.startswith(("move", "recruit"))]
    assert moves == ["recruit 2,2 1"]
    table.do("recruit 2,2 1", by=1)
    assert table["p1.heroes"] == ["2,2", ""]
    assert table["p3.heroes"] == ["6,2", ""]


def test_a_road_must_lead_to_a_city_of_the_builder_himself() -> None:
    """B-TEAM-21."""
    table = Table(players=4, p1={"hand": ["2 tribesman.baerfolk", "supply"]})
    table.do("road x", by=1)
    fields = {option.split()[1] for option in table.options_of(1) if option != "take_back"}
    assert fields == {"1,2", "2,1", "2,3", "3,2"}  # around 2,2; his teammate lives on 6,2
